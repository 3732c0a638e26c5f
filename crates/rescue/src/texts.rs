//! Everything this game says to people, in every language.

use serde_json::Value;
use starboard_kernel::{Ending, Lang, Narrate, Seat, WhyNot, Wording};

use crate::refusal::why_not;
use crate::render::render;
use crate::route::By;
use crate::{Action, Event, Hop, Kind, Part, Phase, Power, Rescue, Square};

impl Wording for Rescue {
    fn title(lang: Lang) -> String {
        about::title(lang)
    }

    fn tagline(lang: Lang) -> String {
        about::tagline(lang)
    }

    fn option_label(name: &str, value: Option<&Value>, lang: Lang) -> String {
        match (name, value.and_then(Value::as_str)) {
            ("players", _) => value.map_or_else(|| about::option_players(lang), Value::to_string),
            ("layout", None) => about::option_layout(lang),
            ("layout", Some("choose")) => about::option_choose(lang),
            ("layout", Some("standard")) => about::option_standard(lang),
            ("powers", None) => about::option_powers(lang),
            ("powers", Some("none")) => about::option_none(lang),
            ("powers", Some("random")) => about::option_random(lang),
            ("powers", Some(power)) => power_title(lang, Power::from_name(power)),
            _ => name.to_owned(),
        }
    }

    fn option_note(name: &str, value: &Value, lang: Lang) -> Option<String> {
        match (name, value.as_str()?) {
            ("layout", "choose") => Some(note_choose(lang)),
            ("layout", "standard") => Some(note_standard(lang)),
            ("powers", "random") => Some(note_random(lang)),
            ("powers", power) => Some(power_note(lang, Power::from_name(power))),
            _ => None,
        }
    }

    fn render(&self, lang: Lang) -> String {
        render(self, lang, &[])
    }
    fn render_named(&self, lang: Lang, names: &[String]) -> String {
        render(self, lang, names)
    }

    fn prompt(&self, lang: Lang) -> String {
        if self.over().is_some() {
            return prompt_over(lang);
        }
        match (self.phase(), self.next_to_lay()) {
            (Phase::Layout, Some(square)) => prompt_layout(lang, square),
            (Phase::Powers | Phase::Layout, _) => prompt_powers(lang),
            (Phase::Play, _) if self.carrier(self.seat()).is_some() => prompt_bring_home(lang),
            (Phase::Play, _) => prompt_fetch(lang),
        }
    }

    fn describe(&self, action: Action, lang: Lang) -> String {
        let words = match action {
            Action::Lay(kind) => match self.next_to_lay() {
                Some(square) => say_lay(lang, &a_ship(lang, kind), square),
                None => kind_name(lang, kind),
            },
            Action::Move { from, to, .. } => describe_move(self, action, from, to, lang),
            Action::Attack { from, to, .. } => {
                let (kind, victim) = (ship_on(self, from, lang), ship_on(self, to, lang));
                say_attack(lang, &kind, from, to, &victim)
            }
            Action::TakeOver { from, to, home } => {
                let (kind, victim) = (ship_on(self, from, lang), ship_on(self, to, lang));
                say_take_over(lang, &kind, from, to, &victim, home)
            }
            Action::Rebuild { kind, on } => say_rebuild(lang, &a_ship(lang, kind), on),
            Action::Pass => say_pass(lang),
        };
        match action.mover() {
            Some((from, part)) if self.stack(from).height() > 1 => {
                let part = match part {
                    Part::Whole => whole_stack(lang),
                    Part::Top => top_ship(lang),
                };
                format!("{words} ({part})")
            }
            _ => words,
        }
    }

    fn why_not(&self, action: Action, lang: Lang) -> WhyNot {
        why_not(self, action, lang)
    }

    fn describe_ending(ending: &Ending, lang: Lang) -> String {
        match ending.reason {
            "rescued" => ended_rescued(lang),
            "last" => ended_last(lang),
            "repetition" => ended_repetition(lang),
            _ => ended_quiet(lang),
        }
    }
}

impl Narrate for Event {
    fn narrate(&self, lang: Lang, names: &[String]) -> String {
        let name = |seat: &Seat| {
            names
                .get(seat.index())
                .cloned()
                .unwrap_or_else(|| fleet_name(lang, seat.number()))
        };
        let named = |kind: &Kind| kind_name(lang, *kind);
        match self {
            Event::Dealt { seat, power } => {
                told_dealt(lang, &name(seat), &power_title(lang, Some(*power)))
            }
            Event::Laid { seat, kind, square } => {
                told_laid(lang, &name(seat), &a_ship(lang, *kind), *square)
            }
            Event::Moved {
                seat,
                kind,
                from,
                ships,
                path,
            } => {
                let path = path_words(path, lang);
                if *ships > 1 {
                    told_stack_moved(
                        lang,
                        &name(seat),
                        *ships,
                        &a_ship(lang, *kind),
                        *from,
                        &path,
                    )
                } else {
                    told_moved(lang, &name(seat), &named(kind), *from, &path)
                }
            }
            Event::Stacked { square, height, .. } => told_stacked(lang, *square, *height),
            Event::PickedUp { seat, .. } => told_picked_up(lang, &name(seat)),
            Event::CameHome { seat, .. } => told_came_home(lang, &name(seat)),
            Event::Removed {
                owner,
                kind,
                square,
                stays,
                ..
            } => and_stays(
                told_removed(lang, &named(kind), &name(owner), *square),
                *stays,
                lang,
            ),
            Event::TakenOver {
                seat,
                owner,
                kind,
                home,
                stays,
                ..
            } => and_stays(
                told_taken_over(lang, &name(seat), &named(kind), &name(owner), *home),
                *stays,
                lang,
            ),
            Event::CommanderReturned { seat, planet } => told_returned(lang, &name(seat), *planet),
            Event::Rebuilt { seat, kind, square } => {
                told_rebuilt(lang, &name(seat), &a_ship(lang, *kind), *square)
            }
            Event::Passed { seat } => told_passed(lang, &name(seat)),
            Event::Out { seat } => told_out(lang, &name(seat)),
            Event::Won { winner } => told_won(lang, &name(winner)),
            Event::Drawn => told_drawn(lang),
        }
    }
}

starboard_kernel::texts!("texts");

/// What lists of games say: an app can have it before it has anything else of the game.
mod about {
    starboard_kernel::texts!("about");
}

#[must_use]
pub fn kind_name(lang: Lang, kind: Kind) -> String {
    match kind {
        Kind::Speedy => speedy(lang),
        Kind::Hunter => hunter(lang),
        Kind::Cargo => cargo(lang),
        Kind::Tie => tie(lang),
    }
}

/// With the article that it needs: "an ICE Hunter".
#[must_use]
pub fn a_ship(lang: Lang, kind: Kind) -> String {
    match kind {
        Kind::Hunter => a_hunter(lang),
        Kind::Cargo => a_cargo(lang),
        Kind::Tie => a_tie(lang),
        Kind::Speedy => a_speedy(lang),
    }
}

#[must_use]
pub fn power_title(lang: Lang, power: Option<Power>) -> String {
    match power {
        None => about::no_power(lang),
        Some(Power::Wolf) => about::wolf(lang),
        Some(Power::Cheetah) => about::cheetah(lang),
        Some(Power::Hacker) => about::hacker(lang),
        Some(Power::Rooster) => about::rooster(lang),
        Some(Power::Robots) => about::robots(lang),
        Some(Power::Astronauts) => about::astronauts(lang),
    }
}

/// What a power does, in one line.
#[must_use]
pub fn power_note(lang: Lang, power: Option<Power>) -> String {
    match power {
        None => note_none(lang),
        Some(Power::Wolf) => note_wolf(lang),
        Some(Power::Cheetah) => note_cheetah(lang),
        Some(Power::Hacker) => note_hacker(lang),
        Some(Power::Rooster) => note_rooster(lang),
        Some(Power::Robots) => note_robots(lang),
        Some(Power::Astronauts) => note_astronauts(lang),
    }
}

fn ship_on(position: &Rescue, square: Square, lang: Lang) -> String {
    let top = position.stack(square).top();
    top.map_or_else(|| square.to_string(), |ship| kind_name(lang, ship.kind()))
}

fn describe_move(
    position: &Rescue,
    action: Action,
    from: Square,
    to: Square,
    lang: Lang,
) -> String {
    let kind = ship_on(position, from, lang);
    let seat = position.seat();
    if to == position.home(seat) {
        return say_home(lang, &kind, from, to);
    }
    if to == position.prison(seat) {
        return say_pick_up(lang, &kind, from, to);
    }
    if !position.stack(to).is_empty() {
        return say_stack(lang, &kind, from, to);
    }
    let last = position
        .route_of(action)
        .and_then(|route| route.hops.last().copied());
    match last.map(|hop| hop.by) {
        Some(By::Attraction) => say_attraction(lang, &kind, from, to),
        Some(By::Jump(_)) => say_jump(lang, &kind, from, to),
        Some(By::Step) | None => say_step(lang, &kind, from, to),
    }
}

fn path_words(path: &[Hop], lang: Lang) -> String {
    let hops: Vec<String> = path
        .iter()
        .map(|hop| match hop.by {
            By::Step => path_step(lang, hop.to),
            By::Jump(over) => path_jump(lang, over, hop.to),
            By::Attraction => path_attraction(lang, hop.to),
        })
        .collect();
    hops.join(", ")
}

fn and_stays(words: String, stays: bool, lang: Lang) -> String {
    if stays {
        format!("{words} {}", told_stays(lang))
    } else {
        words
    }
}
