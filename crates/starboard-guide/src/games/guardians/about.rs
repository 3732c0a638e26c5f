//! What everything on the board and beside it is and does.

use guardians::texts::points;
use guardians::{
    Action, Cell, Direction, Fighter, Guardians, Missile, Payment, Pilot, PowerUp, Square, Step,
    TOKEN_VALUES, Variant, column_letter,
};
use starboard_kernel::{Game, Lang, Seat, Silent, Wording};

use super::{descent_text, row_worth, worth};
use crate::{Reader, Thing, in_brief, not_now, seat_named};

starboard_kernel::texts!("src/games/guardians/about");

pub(super) const KINDS: &[&str] = &[
    "action", "token", "gear", "square", "score", "player", "supply",
];

pub(super) fn things(position: &Guardians) -> Vec<Thing> {
    let mut things: Vec<Thing> = Square::all().map(|at| ("square", at.to_string())).collect();
    for (seat, pilot) in Seat::first(position.seats()).zip(position.pilots()) {
        let number = seat.number();
        things.push(("player", number.to_string()));
        things.push(("score", number.to_string()));
        let gear = [
            (pilot.power != PowerUp::None, "fighter"),
            (pilot.missile == Missile::Held, "missile"),
            (has_power_up(pilot), "power-up"),
        ];
        let gear = gear.into_iter().filter(|(there, _)| *there);
        things.extend(gear.map(|(_, name)| ("gear", format!("{number} {name}"))));
        let kinds = (0..TOKEN_VALUES.len()).filter(|&kind| pilot.tokens[kind] > 0);
        things.extend(kinds.map(|kind| ("token", format!("{number} {}", TOKEN_VALUES[kind]))));
    }
    things.push(("supply", "all".to_owned()));
    for action in position.legal_actions() {
        let name = purchase_of(action).map_or_else(|| action.to_string(), str::to_owned);
        if !things.contains(&("action", name.clone())) {
            things.push(("action", name));
        }
    }
    things
}

pub(super) fn about(
    position: &Guardians,
    kind: &str,
    name: &str,
    reader: Reader<'_>,
) -> Option<String> {
    let lang = reader.lang;
    let says = match kind {
        "square" => square_says(position, Square::read(name)?, reader),
        "action" => return about_action(position, name, reader),
        "supply" => {
            let [monsters @ .., left, right] = position.supply().map(u32::from);
            let (monsters, halves) = (monsters.iter().sum::<u32>(), left + right);
            vec![match monsters + halves {
                0 => supply_empty(lang),
                _ => supply(lang, monsters, halves),
            }]
        }
        _ => {
            let (number, what) = name.split_once(' ').unwrap_or((name, ""));
            let seat = seat_named(number, position.seats())?;
            let pilot = &position.pilots()[seat.index()];
            match kind {
                "player" => vec![about_player(pilot, seat, reader)],
                "score" => {
                    let sum = points(lang, pilot.points().into());
                    vec![if reader.seat == Some(seat) {
                        your_score(lang, &sum)
                    } else {
                        score(lang, &reader.name(seat), &sum)
                    }]
                }
                "gear" => vec![about_gear(pilot, what, reader)?],
                "token" => {
                    let value: u16 = what.parse().ok()?;
                    let kind = TOKEN_VALUES.iter().position(|&other| other == value)?;
                    let each = points(lang, value.into());
                    vec![tokens(lang, pilot.tokens[kind], &each), tokens_use(lang)]
                }
                _ => return None,
            }
        }
    };
    Some(in_brief(&says))
}

fn is_to_act(position: &Guardians, reader: Reader<'_>) -> bool {
    let player = position.turn().player();
    player.is_some() && player == reader.seat
}

fn square_says(position: &Guardians, square: Square, reader: Reader<'_>) -> Vec<String> {
    let lang = reader.lang;
    if let Some(seat) = position.fighter_at(square) {
        return fighter_says(position, seat, square, reader);
    }
    if position.mine() == Some(square) {
        return vec![the_mine(lang)];
    }
    let cell = position.cell(square);
    let first = match cell {
        Cell::Empty => return empty_says(position, square, reader),
        Cell::Left | Cell::Right => return vec![half(lang)],
        Cell::Damaged => damaged(lang, &points(lang, worth(cell).into())),
        _ => monster(lang, &points(lang, worth(cell).into())),
    };
    let alone = (1..=guardians::ROWS)
        .map(|row| Square::at(square.column(), row))
        .all(|other| other == square || position.cell(other) == Cell::Empty);
    let then = if alone && square.row() > 1 {
        last_in_column(lang, column_letter(square.column()))
    } else {
        descents(lang, square.row())
    };
    vec![first, then]
}

fn fighter_says(
    position: &Guardians,
    seat: Seat,
    square: Square,
    reader: Reader<'_>,
) -> Vec<String> {
    let lang = reader.lang;
    let pilot = &position.pilots()[seat.index()];
    let name = reader.name(seat);
    let mut says = Vec::new();
    if reader.seat == Some(seat) {
        says.push(own_fighter(lang, pilot.level));
        let above = square.step(Direction::N);
        let above = above.filter(|&above| position.cell(above) != Cell::Empty);
        says.extend(above.map(|above| rammed(lang, above)));
    } else {
        says.push(match position.options().variant {
            Variant::Basic => fighter(lang, &name),
            Variant::Advanced => fighter_level(lang, &name, pilot.level),
        });
        let lowest = (0..TOKEN_VALUES.len()).find(|&kind| pilot.tokens[kind] > 0);
        says.push(match lowest {
            Some(kind) => fighter_rich(lang, &name, &points(lang, TOKEN_VALUES[kind].into())),
            None => fighter_poor(lang, &name),
        });
    }
    says
}

fn empty_says(position: &Guardians, square: Square, reader: Reader<'_>) -> Vec<String> {
    let lang = reader.lang;
    if is_to_act(position, reader) {
        let own = position.pilots()[position.seat().index()].square();
        let legal = position.legal_actions();
        let means = |action: &Action| match *action {
            Action::Place { column } => Square::at(column, 1) == square,
            Action::Return { column, .. } => Square::at(column, 1) == square,
            Action::Move { to, .. } | Action::Mine { to } => to == square,
            _ => false,
        };
        match (legal.iter().find(|action| means(action)), own) {
            (Some(Action::Place { .. }), _) => {
                return vec![can_start(lang), shot_text(position, square, reader)];
            }
            (Some(Action::Return { .. }), _) => {
                return vec![can_return(lang), shot_text(position, square, reader)];
            }
            (Some(Action::Move { .. }), _) => {
                let flight = own.map(|from| Action::Move { from, to: square });
                let descent = flight.and_then(|flight| descent_after(position, flight, lang));
                let shot = shot_text(position, square, reader);
                return std::iter::once(shot).chain(descent).collect();
            }
            (Some(_), _) => return vec![can_mine(lang)],
            (None, Some(from)) if position.step() == Step::Move => {
                let refused = Action::Move { from, to: square };
                return vec![cannot_fly(lang, &position.why_not(refused, lang).text)];
            }
            _ => {}
        }
    }
    vec![if Guardians::mine_squares().contains(&square) {
        mine_square(lang)
    } else {
        match square.row() {
            1 => empty_low(lang),
            guardians::ROWS => empty_top(lang),
            _ => empty(lang),
        }
    }]
}

/// What the fighter to act would hit from a square.
fn shot_text(position: &Guardians, from: Square, reader: Reader<'_>) -> String {
    let lang = reader.lang;
    let Some(target) = position.target_from(from) else {
        return shot_nothing(lang);
    };
    let cell = position.cell(target);
    let value = points(lang, worth(cell).into());
    match (cell, position.fighter_at(target)) {
        (Cell::Left | Cell::Right, _) => shot_half(lang, target),
        (Cell::Empty, Some(seat)) => shot_fighter(lang, target, &reader.name(seat)),
        (Cell::Empty, None) => shot_mine(lang, target),
        (Cell::Damaged, _) => shot_damaged(lang, target, &value),
        _ => shot_monster(lang, target, &value),
    }
}

/// What the fighter to act hits from a square.
fn hit_text(position: &Guardians, from: Square, reader: Reader<'_>) -> String {
    let lang = reader.lang;
    let Some(target) = position.target_from(from) else {
        return hit_nothing(lang, column_letter(from.column()));
    };
    let cell = position.cell(target);
    let value = points(lang, worth(cell).into());
    match (cell, position.fighter_at(target)) {
        (Cell::Left | Cell::Right, _) => hit_half(lang, target),
        (Cell::Empty, Some(seat)) => hit_fighter(lang, target, &reader.name(seat)),
        (Cell::Empty, None) => hit_mine(lang, target),
        (Cell::Damaged, _) => hit_damaged(lang, target, &value),
        _ => hit_monster(lang, target, &value),
    }
}

/// A warning, if the first shot after a move brings the invaders down.
fn descent_after(position: &Guardians, action: Action, lang: Lang) -> Option<String> {
    let mut after = position.clone();
    after.play_unchecked(action, &mut Silent);
    descent_text(&after, Action::Fire, lang)
}

/// The label of a button for something that has to be paid.
fn purchase_of(action: Action) -> Option<&'static str> {
    Some(match action {
        Action::BuyMissile(_) => "buy missile",
        Action::Upgrade(_) => "upgrade",
        Action::Charge(_) => "charge",
        Action::Return { .. } => "return",
        _ => return None,
    })
}

fn about_action(position: &Guardians, name: &str, reader: Reader<'_>) -> Option<String> {
    let lang = reader.lang;
    let legal = position.legal_actions();
    let payment = Payment::default();
    let action = match name {
        "buy missile" => Action::BuyMissile(payment),
        "upgrade" => Action::Upgrade(payment),
        "charge" => Action::Charge(payment),
        "return" => Action::Return { column: 0, payment },
        _ => name.parse().ok()?,
    };
    let word = purchase_of(action);
    let is_legal = match word {
        Some(_) => legal.iter().any(|&other| purchase_of(other) == word),
        None => legal.contains(&action),
    };
    if !is_legal {
        return Some(not_now(&position.why_not(action, lang).text, lang));
    }
    let pilot = &position.pilots()[position.seat().index()];
    let own = pilot.square();
    let mut says = Vec::new();
    match action {
        Action::Place { column } => {
            says.push(can_start(lang));
            says.push(shot_text(position, Square::at(column, 1), reader));
        }
        Action::Move { to, .. } => {
            says.extend([act_move(lang, to), hit_text(position, to, reader)]);
            says.extend(descent_after(position, action, lang));
        }
        Action::Stay => {
            let from = own?;
            says.extend([act_stay(lang, from), hit_text(position, from, reader)]);
            says.extend(descent_after(position, action, lang));
        }
        Action::Boost { to, .. } => {
            let first = act_boost(lang, to, pilot.level);
            says.extend([first, hit_text(position, to, reader)]);
        }
        Action::Fire => {
            says.push(hit_text(position, own?, reader));
            says.extend(descent_text(position, action, lang));
        }
        Action::Launch => {
            let row = position.first_above(own?)?.row();
            let sum = points(lang, row_worth(position, row).into());
            says.push(act_launch(lang, row, &sum));
        }
        Action::Mine { to } => {
            says.push(act_mine(lang, to));
            if position.cell(to) != Cell::Empty {
                says.push(mine_hits(lang));
                says.extend(descent_text(position, action, lang));
            }
        }
        Action::MineHold => says.push(act_hold(lang, position.mine()?)),
        Action::BuyMissile(_) => says.push(buy_missile(lang, Guardians::MISSILE_PRICE)),
        Action::Upgrade(_) => {
            says.push(buy_upgrade(lang, pilot.level + 1, Guardians::UPGRADE_PRICE));
        }
        Action::Charge(_) => says.push(buy_power(lang, pilot.level, Guardians::POWER_UP_PRICE)),
        Action::Return { .. } => says.push(buy_return(lang, Guardians::RETURN_PRICE)),
        Action::Retire => says.push(act_retire(lang)),
    }
    Some(in_brief(&says))
}

fn about_player(pilot: &Pilot, seat: Seat, reader: Reader<'_>) -> String {
    let lang = reader.lang;
    let (name, own) = (reader.name(seat), reader.seat == Some(seat));
    let sum = points(lang, pilot.points().into());
    let price = Guardians::RETURN_PRICE;
    match (pilot.fighter, own) {
        (Fighter::At(square), true) => you_at(lang, square, &sum),
        (Fighter::At(square), false) => player_at(lang, &name, square, &sum),
        (Fighter::Unplaced, true) => you_waiting(lang, &sum),
        (Fighter::Unplaced, false) => player_waiting(lang, &name, &sum),
        (Fighter::Destroyed, true) => you_destroyed(lang, price, &sum),
        (Fighter::Destroyed, false) => player_destroyed(lang, &name, price, &sum),
        (Fighter::Out, true) => you_out(lang),
        (Fighter::Out, false) => player_out(lang, &name),
    }
}

fn has_power_up(pilot: &Pilot) -> bool {
    matches!(pilot.power, PowerUp::Charged | PowerUp::Empty)
}

fn about_gear(pilot: &Pilot, what: &str, reader: Reader<'_>) -> Option<String> {
    let lang = reader.lang;
    Some(match (what, pilot.power) {
        ("fighter", _) if pilot.level == 3 => gear_highest(lang, pilot.level),
        ("fighter", _) => gear_fighter(lang, pilot.level),
        ("missile", _) => gear_missile(lang),
        ("power-up", PowerUp::Charged) => gear_charged(lang, pilot.level),
        ("power-up", PowerUp::Empty) => gear_empty(lang, Guardians::POWER_UP_PRICE),
        _ => return None,
    })
}
