//! Everything this game says to people, in every language.

use serde_json::Value;
use starboard_kernel::{Ending, Lang, Narrate, WhyNot, Wording};

use crate::refusal::why_not;
use crate::render::render;
use crate::{
    Action, Actions, Armada, Circle, Demand, Event, Phase, Rank, Region, Ship, ShipState, Skill,
    Step, Sum,
};

impl Wording for Armada {
    fn title(lang: Lang) -> String {
        about::title(lang)
    }

    fn tagline(lang: Lang) -> String {
        about::tagline(lang)
    }

    fn option_label(name: &str, value: Option<&Value>, lang: Lang) -> String {
        match (name, value.and_then(Value::as_str)) {
            ("edition", None) => about::option_edition(lang),
            ("edition", Some("standard")) => about::option_standard(lang),
            ("three_boxes", None) => about::option_three_boxes(lang),
            ("three_boxes", Some("zero")) => about::option_zero(lang),
            ("three_boxes", Some("two")) => about::option_two(lang),
            _ => name.to_owned(),
        }
    }

    fn option_note(name: &str, value: &Value, lang: Lang) -> Option<String> {
        match (name, value.as_str()?) {
            ("three_boxes", "zero") => Some(note_zero(lang)),
            ("three_boxes", "two") => Some(note_two(lang)),
            _ => None,
        }
    }

    fn render(&self, lang: Lang) -> String {
        render(self, lang)
    }

    fn prompt(&self, lang: Lang) -> String {
        if self.phase() == Phase::Over {
            return prompt_over(lang);
        }
        let actions = self.actions();
        match self.step() {
            Step::Roll => prompt_roll(lang),
            Step::Value if self.free_circles().next().is_none() => prompt_value_lost(lang),
            Step::Value if self.pair().is_some() && self.free_circles().count() > 1 => {
                prompt_value_pair(lang)
            }
            Step::Value => prompt_value(lang),
            Step::Build => prompt_build(lang),
            Step::Count => prompt_count(lang, self.dice()[0]),
            Step::Attack if actions.rolls == 0 => prompt_only_wild(lang),
            Step::Attack if actions.wilds == 0 => prompt_only_attack(lang),
            Step::Attack => prompt_attack(lang),
            Step::Skills if self.met_levels() != 0 => prompt_met(lang),
            Step::Skills => prompt_unmet(lang),
        }
    }

    fn describe(&self, action: Action, lang: Lang) -> String {
        match action {
            Action::Value {
                face,
                circle: Some(circle),
            } => say_value(lang, face, circle),
            Action::Value { face, circle: None } => say_value_lost(lang, face),
            Action::Values {
                face,
                circles: [first, second],
            } => say_values(lang, face, first, second),
            Action::Build { face } => say_build(lang, face, &names_of(self.would_build(face))),
            Action::Count { ship } => say_count(lang, ship.number()),
            Action::Attack => say_attack(lang),
            Action::Cross(level) => say_cross(
                lang,
                &region_name(lang, level.region()),
                level.number(),
                &demand(lang, &level.demand()),
            ),
            Action::Wild(level) => say_wild(
                lang,
                &region_name(lang, level.region()),
                level.number(),
                &demand(lang, &level.demand()),
            ),
            Action::Skill { skill, die } => {
                let (number, from) = (die.number(), self.dice()[die.index()]);
                let to = skill.changed(from).unwrap_or(from);
                match skill {
                    Skill::Reroll => say_reroll(lang, number, from),
                    Skill::Flip => say_flip(lang, number, from, to),
                    Skill::Plus => say_plus(lang, number, from, to),
                    Skill::Minus => say_minus(lang, number, from, to),
                }
            }
            Action::LetGo => say_let_go(lang),
        }
    }

    fn why_not(&self, action: Action, lang: Lang) -> WhyNot {
        why_not(self, action, lang)
    }

    fn describe_ending(ending: &Ending, lang: Lang) -> String {
        match ending.reason {
            "victory" => ended_victory(lang),
            _ => ended_spent(lang),
        }
    }
}

impl Narrate for Event {
    fn narrate(&self, lang: Lang, _names: &[String]) -> String {
        match self {
            Event::Rolled { dice: [a, b, c] } => told_rolled(lang, *a, *b, *c),
            Event::Wrote { face, circle } => told_wrote(lang, *face, *circle),
            Event::ValueLost { face } => told_value_lost(lang, *face),
            Event::Built { face, circles } => {
                told_built(lang, *face, &names_of(circles.iter().copied()))
            }
            Event::NothingToBuild { dice } => {
                let dice: Vec<String> = dice.iter().map(u8::to_string).collect();
                told_nothing_to_build(lang, &dice.join(", "))
            }
            Event::CountedDown { ship, left, die } => {
                if ship.number() == *die {
                    told_counted_down(lang, *die, *left)
                } else {
                    told_counted_instead(lang, ship.number(), *left, *die)
                }
            }
            Event::Completed { ship } => told_completed(lang, ship.number()),
            Event::Collapsed { ship } => told_collapsed(lang, ship.number()),
            Event::Armed { actions } => told_armed(lang, &actions_list(lang, actions)),
            Event::Attacked { rolls_left } => told_attacked(lang, &rolls_count(lang, *rolls_left)),
            Event::PickedUp { die } => told_picked_up(lang, die.number()),
            Event::Rerolled { die, face } => told_rerolled(lang, die.number(), *face),
            Event::Changed {
                die,
                skill,
                from,
                to,
            } => match skill {
                Skill::Plus => told_raised(lang, die.number(), *from, *to),
                Skill::Minus => told_lowered(lang, die.number(), *from, *to),
                Skill::Flip | Skill::Reroll => told_flipped(lang, die.number(), *from, *to),
            },
            Event::Crossed {
                region,
                level,
                wild,
            } => {
                let region = region_name(lang, *region);
                if *wild {
                    told_crossed_wild(lang, &region, level.number())
                } else {
                    told_crossed(lang, &region, level.number())
                }
            }
            Event::Conquered { region } => {
                told_conquered(lang, &region_name(lang, *region), region.points())
            }
            Event::LetGo => told_let_go(lang),
            Event::Ended { score, .. } => {
                let rank = Rank::of(i64::from(*score));
                told_ended(lang, *score, &rank_name(lang, rank))
            }
        }
    }
}

starboard_kernel::texts!("texts");

/// What lists of games say: an app can have it before it has anything else of the game.
mod about {
    starboard_kernel::texts!("about");
}

#[must_use]
pub fn region_name(lang: Lang, region: Region) -> String {
    match region.id() {
        "oceania" => oceania(lang),
        "south_america" => south_america(lang),
        "asia" => asia(lang),
        "europe" => europe(lang),
        "africa" => africa(lang),
        _ => north_america(lang),
    }
}

#[must_use]
pub fn rank_name(lang: Lang, rank: Rank) -> String {
    match rank {
        Rank::Hero => rank_hero(lang),
        Rank::Command => rank_command(lang),
        Rank::Promise => rank_promise(lang),
        Rank::Officer => rank_officer(lang),
        Rank::Shame => rank_shame(lang),
    }
}

#[must_use]
pub fn condition(lang: Lang, ship: Ship) -> String {
    match ship.number() {
        1 => condition_1(lang),
        2 => condition_2(lang),
        3 => condition_3(lang),
        4 => condition_4(lang),
        5 => condition_5(lang),
        _ => condition_6(lang),
    }
}

#[must_use]
pub fn state_name(lang: Lang, state: ShipState) -> String {
    match state {
        ShipState::Open => open(lang),
        ShipState::Completed => completed(lang),
        ShipState::Collapsed => collapsed(lang),
    }
}

/// What a level asks for, in words.
#[must_use]
pub fn demand(lang: Lang, demand: &Demand) -> String {
    let faces: Vec<String> = demand.shown().map(|face| face.to_string()).collect();
    let faces = faces.join(", ");
    match demand.sum {
        Sum::None => demand_faces(lang, &faces),
        Sum::Rest(least) => demand_rest(lang, &faces, least),
        Sum::All(least) => demand_all(lang, least),
        Sum::BestTwo(least) => demand_best_two(lang, least),
    }
}

/// What can still be done in phase 2; actions that are used up are left out.
#[must_use]
pub fn actions_list(lang: Lang, actions: &Actions) -> String {
    let times = |count: u8, word: &str| format!("{count} × {word}");
    let list: Vec<String> = [
        (actions.rolls, rolls_count(lang, actions.rolls)),
        (actions.wilds, wilds_count(lang, actions.wilds)),
        (actions.rerolls, rerolls_count(lang, actions.rerolls)),
        (actions.flips, flips_count(lang, actions.flips)),
        (actions.plus, times(actions.plus, &plus(lang))),
        (actions.minus, times(actions.minus, &minus(lang))),
    ]
    .into_iter()
    .filter(|(count, _)| *count > 0)
    .map(|(_, words)| words)
    .collect();
    if list.is_empty() {
        nothing(lang)
    } else {
        list.join(", ")
    }
}

fn names_of(circles: impl Iterator<Item = Circle>) -> String {
    let names: Vec<String> = circles.map(|circle| circle.to_string()).collect();
    names.join(", ")
}
