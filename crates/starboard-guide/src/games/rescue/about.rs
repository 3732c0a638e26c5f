//! What everything on the board and beside it is and does.

use rescue::texts::{a_ship, kind_name, power_note, power_title};
use rescue::{Action, Kind, Phase, Power, Rescue, Square};
use starboard_kernel::{Game, Lang, Seat, Turn};

use super::{distance, is_attack, is_protected, kind_on, squares};
use crate::{Reader, Thing, in_brief, not_now, seat_named};

starboard_kernel::texts!("src/games/rescue/about");

pub(super) const KINDS: &[&str] = &[
    "action",
    "choice",
    "kind",
    "power",
    "commander",
    "square",
    "score",
    "player",
    "supply",
];

/// The buttons beside the board, the ships to rebuild apart.
const CHOICES: [&str; 7] = [
    "destroy", "whole", "top", "put down", "standard", "clear", "ready",
];

pub(super) fn things(position: &Rescue) -> Vec<Thing> {
    let mut things: Vec<Thing> = Square::all().map(|at| ("square", at.to_string())).collect();
    for seat in position.all_seats() {
        let number = seat.number().to_string();
        let kinds = ["player", "score", "commander"];
        things.extend(kinds.map(|kind| (kind, number.clone())));
        if position.power(seat).is_some() {
            things.push(("power", number));
        }
    }
    let kinds = Kind::ALL.map(|kind| kind.letter());
    things.extend(kinds.map(|kind| ("kind", kind.to_string())));
    things.extend(kinds.map(|kind| ("choice", format!("rebuild {kind}"))));
    things.extend(CHOICES.map(|choice| ("choice", choice.to_owned())));
    if position.turn().player().is_some() {
        things.push(("action", Action::Pass.to_string()));
    }
    things.push(("supply", "all".to_owned()));
    things
}

pub(super) fn about(
    position: &Rescue,
    kind: &str,
    name: &str,
    reader: Reader<'_>,
) -> Option<String> {
    let lang = reader.lang;
    let says = match kind {
        "square" => square_says(position, Square::read(name)?, reader),
        "kind" => {
            let kind = Kind::from_letter(name.chars().next()?)?;
            let power = reader.seat.and_then(|seat| position.power(seat));
            vec![
                format!("{}.", kind_name(lang, kind)),
                kind_note(kind, power, lang),
            ]
        }
        "choice" => vec![about_choice(name, lang)?],
        "action" => vec![match name.parse().ok()? {
            Action::Pass if position.legal_actions() == [Action::Pass] => act_pass(lang),
            action => {
                let why = starboard_kernel::Wording::why_not(position, action, lang);
                not_now(&why.text, lang)
            }
        }],
        "supply" => vec![quiet(lang, position.quiet(), position.quiet_limit())],
        _ => vec![about_seat(
            position,
            kind,
            seat_named(name, position.seats())?,
            reader,
        )?],
    };
    Some(in_brief(&says))
}

fn is_to_act(position: &Rescue, reader: Reader<'_>) -> bool {
    matches!(position.turn(), Turn::Player(seat) if reader.seat == Some(seat))
}

fn kind_note(kind: Kind, power: Option<Power>, lang: Lang) -> String {
    match kind {
        Kind::Speedy => note_speedy(lang),
        Kind::Hunter => note_hunter(lang),
        Kind::Cargo if power == Some(Power::Rooster) => note_rooster(lang),
        Kind::Cargo => note_cargo(lang),
        Kind::Tie => note_tie(lang),
    }
}

fn square_says(position: &Rescue, square: Square, reader: Reader<'_>) -> Vec<String> {
    if position.stack(square).is_empty() {
        place_says(position, square, reader)
    } else {
        ship_says(position, square, reader)
    }
}

fn ship_says(position: &Rescue, square: Square, reader: Reader<'_>) -> Vec<String> {
    let lang = reader.lang;
    let stack = position.stack(square);
    let Some(top) = stack.top() else {
        return Vec::new();
    };
    let seat = top.seat();
    let (name, own) = (reader.name(seat), reader.seat == Some(seat));
    let (kind, height) = (kind_name(lang, top.kind()), stack.height());
    let mut says = vec![match (height > 1, own) {
        (false, true) => own_ship(lang, &kind),
        (false, false) => ship(lang, &name, &kind),
        (true, true) => own_stack(lang, height, &kind),
        (true, false) => self::stack(lang, &name, height, &kind),
    }];
    let carries = position.carrier(seat) == Some(square);
    if carries {
        let home = position.home(seat);
        let far = squares(lang, distance(square, home));
        says.push(if own {
            own_aboard(lang, &far, home)
        } else {
            aboard(lang, &far, home)
        });
        if is_protected(position, top) {
            says.push(protected(lang));
        }
    } else {
        says.push(kind_note(top.kind(), position.power(seat), lang));
        if top.is_hacked() {
            says.push(note_hacked(lang));
        }
    }
    if is_to_act(position, reader) && position.phase() == Phase::Play {
        let legal = position.legal_actions();
        if own {
            let mut reached: Vec<Square> = legal
                .iter()
                .filter(|action| action.mover().is_some_and(|(from, _)| from == square))
                .filter_map(|action| action.target())
                .collect();
            reached.sort_unstable_by_key(|to| to.index());
            reached.dedup();
            says.push(can_reach(lang, reached.len()));
        } else {
            let attack = legal
                .iter()
                .find(|action| is_attack(**action) && action.target() == Some(square));
            let from = attack.and_then(|attack| Some(attack.mover()?.0));
            says.extend(from.map(|from| can_be_attacked(lang, from)));
        }
    }
    says
}

/// A square without a ship.
fn place_says(position: &Rescue, square: Square, reader: Reader<'_>) -> Vec<String> {
    let lang = reader.lang;
    let mut seats = position.all_seats();
    if Rescue::planets().contains(&square) {
        return planet_says(position, square, reader);
    }
    if Rescue::ufo_squares().contains(square) {
        return vec![ufo(lang)];
    }
    let free = |of: rescue::Squares| {
        let others = of.filter(|&other| other != square);
        others
            .filter(|&other| position.stack(other).is_empty())
            .count()
    };
    if Rescue::red_squares().contains(square) {
        return vec![red(lang, free(Rescue::red_squares()))];
    }
    if Rescue::orange_squares().contains(square) {
        return vec![orange(lang, free(Rescue::orange_squares()))];
    }
    let start = seats.find(|&seat| position.starting_squares(seat).contains(&square));
    let acts = is_to_act(position, reader);
    let laying = acts && position.phase() == Phase::Layout;
    let mut says = vec![match start {
        Some(seat) if reader.seat == Some(seat) && laying => own_lay(lang),
        Some(seat) if reader.seat == Some(seat) => own_start(lang),
        Some(seat) => self::start(lang, &reader.name(seat)),
        None => empty(lang),
    }];
    if acts && !laying {
        let legal = position.legal_actions();
        let mut from: Vec<Square> = legal
            .iter()
            .filter(|action| action.target() == Some(square))
            .filter_map(|action| Some(action.mover()?.0))
            .collect();
        from.sort_unstable_by_key(|from| from.index());
        from.dedup();
        says.push(reached_by(lang, from.len()));
    }
    says
}

fn planet_says(position: &Rescue, square: Square, reader: Reader<'_>) -> Vec<String> {
    let lang = reader.lang;
    let mut seats = position.all_seats();
    let Some(owner) = seats.find(|&seat| position.home(seat) == square) else {
        return vec![planet_free(lang)];
    };
    let name = reader.name(owner);
    let held = |seat: &Seat| position.prison(*seat) == square && position.carrier(*seat).is_none();
    let captive = position.all_seats().find(held);
    let own_captive = captive.is_some() && captive == reader.seat;
    let mut says = vec![if reader.seat == Some(owner) {
        own_planet(lang)
    } else if own_captive {
        prison(lang, &name)
    } else {
        planet(lang, &name)
    }];
    if !own_captive {
        says.extend(captive.map(|seat| holds(lang, &reader.name(seat))));
    }
    says
}

fn about_choice(name: &str, lang: Lang) -> Option<String> {
    if let Some(kind) = name.strip_prefix("rebuild ") {
        let kind = Kind::from_letter(kind.chars().next()?)?;
        return Some(choose_rebuild(lang, &a_ship(lang, kind)));
    }
    Some(match name {
        "destroy" => choose_destroy(lang),
        "whole" => choose_whole(lang),
        "top" => choose_top(lang),
        "put down" => choose_put_down(lang),
        "standard" => choose_standard(lang),
        "clear" => choose_clear(lang),
        "ready" => choose_ready(lang),
        _ => return None,
    })
}

fn about_seat(position: &Rescue, kind: &str, seat: Seat, reader: Reader<'_>) -> Option<String> {
    let lang = reader.lang;
    let (name, own) = (reader.name(seat), reader.seat == Some(seat));
    let (home, prison) = (position.home(seat), position.prison(seat));
    Some(match kind {
        "player" if own => you(lang, home, prison),
        "player" => player(lang, &name, home, prison),
        "score" => {
            let stacks = position.fleet(seat).map(|square| position.stack(square));
            let ships = stacks.flat_map(|stack| stack.ships().collect::<Vec<_>>());
            let count = ships.filter(|ship| ship.seat() == seat).count() as u32;
            let ships = rescue::texts::ships(lang, count);
            if own {
                you_have(lang, &ships)
            } else {
                player_has(lang, &name, &ships)
            }
        }
        "power" => {
            let power = Some(position.power(seat)?);
            self::power(lang, &power_title(lang, power), &power_note(lang, power))
        }
        "commander" => match position.carrier(seat) {
            None if own => your_held(lang, prison),
            None => held(lang, &name, prison),
            Some(at) if at == home && own => your_home(lang),
            Some(at) if at == home => self::home(lang, &name),
            Some(at) => {
                let kind = kind_on(position, at, lang);
                let far = squares(lang, distance(at, home));
                if own {
                    your_aboard(lang, &kind, at, &far)
                } else {
                    other_aboard(lang, &name, &kind, at, &far)
                }
            }
        },
        _ => return None,
    })
}
