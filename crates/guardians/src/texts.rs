//! Everything this game says to people, in every language.

use serde_json::Value;
use starboard_kernel::{Ending, Game, Lang, Narrate, Seat, WhyNot, Wording};

use crate::event::{Collider, Event, Purchase};
use crate::refusal::why_not;
use crate::render::render;
use crate::{Action, COLUMNS, Cell, Guardians, Payment, Square, Step, column_letter};

impl Wording for Guardians {
    fn title(lang: Lang) -> String {
        about::title(lang)
    }

    fn tagline(lang: Lang) -> String {
        about::tagline(lang)
    }

    fn option_label(name: &str, value: Option<&Value>, lang: Lang) -> String {
        match (name, value.and_then(Value::as_str)) {
            ("players", _) => value.map_or_else(|| about::option_players(lang), Value::to_string),
            ("variant", None) => about::option_variant(lang),
            ("variant", Some("basic")) => about::option_basic(lang),
            ("variant", Some("advanced")) => about::option_advanced(lang),
            ("empty_column", None) => about::option_empty_column(lang),
            ("empty_column", Some("shot")) => about::option_shot(lang),
            ("empty_column", Some("removed")) => about::option_removed(lang),
            _ => name.to_owned(),
        }
    }

    fn option_note(_: &str, _: &Value, _: Lang) -> Option<String> {
        None
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
        if self.wave().is_some() {
            return prompt_wave(lang);
        }
        let legal = self.legal_actions();
        let can = |which: fn(&Action) -> bool| legal.iter().any(which);
        match self.step() {
            Step::Setup => prompt_setup(lang),
            Step::Place => prompt_place(lang),
            Step::MineSetup => prompt_mine_setup(lang),
            Step::Return if can(|action| matches!(action, Action::Return { .. })) => {
                prompt_return(lang)
            }
            Step::Return => prompt_retire(lang),
            Step::Move if self.heading().is_none() => {
                let buys = can(|action| {
                    use Action::{BuyMissile, Charge, Upgrade};
                    matches!(action, BuyMissile(_) | Charge(_) | Upgrade(_))
                });
                match (can(|action| matches!(action, Action::Move { .. })), buys) {
                    (true, true) => prompt_move(lang),
                    (true, false) => prompt_only_move(lang),
                    (false, true) => prompt_stay(lang),
                    (false, false) => prompt_only_stay(lang),
                }
            }
            Step::Move if self.shots() > 0 => prompt_boost_shots(lang, self.shots()),
            Step::Move => prompt_boost_move(lang),
            Step::Shoot => prompt_shoot(lang, self.shots()),
            Step::Mine if !can(|action| matches!(action, Action::Mine { .. })) => {
                prompt_mine_stuck(lang)
            }
            Step::Mine if self.mine().is_some_and(|mine| mine.column() + 1 == COLUMNS) => {
                prompt_mine_again(lang)
            }
            Step::Mine => prompt_mine(lang),
        }
    }

    fn describe(&self, action: Action, lang: Lang) -> String {
        let pilot = self.pilots()[self.seat().index()];
        let here = |lang| {
            pilot
                .square()
                .map_or_else(|| above_nothing(lang), |from| target(self, from, lang))
        };
        match action {
            Action::Place { column } => say_place(lang, Square::at(column, 1)),
            Action::Mine { to } if self.step() == Step::MineSetup => say_mine_place(lang, to),
            Action::Mine { to } => match self.cell(to) {
                Cell::Empty => say_mine_move(lang, to),
                doomed => say_mine_explode(lang, to, &cell(doomed, lang)),
            },
            Action::MineHold => say_mine_hold(lang),
            Action::Move { to, .. } => say_move(lang, to, &target(self, to, lang)),
            Action::Stay => say_stay(lang, &here(lang)),
            Action::Boost { to, .. } => say_boost(lang, to, &target(self, to, lang)),
            Action::Fire => say_fire(lang, &here(lang)),
            Action::Launch => {
                say_launch(lang, self.missile_target().map_or(0, |square| square.row()))
            }
            Action::BuyMissile(payment) => say_buy_missile(lang, payment),
            Action::Upgrade(payment) => say_upgrade(lang, pilot.level + 1, payment),
            Action::Charge(payment) => say_charge(lang, payment),
            Action::Return { column, payment } => say_return(lang, Square::at(column, 1), payment),
            Action::Retire => say_retire(lang),
        }
    }

    fn why_not(&self, action: Action, lang: Lang) -> WhyNot {
        why_not(self, action, lang)
    }

    fn describe_ending(ending: &Ending, lang: Lang) -> String {
        match ending.reason {
            "cleared" => ended_cleared(lang),
            "quiet" => ended_quiet(lang),
            "cap" => ended_cap(lang),
            "raided" => ended_raided(lang),
            _ => ended_all_out(lang),
        }
    }
}

impl Narrate for Event {
    fn narrate(&self, lang: Lang, names: &[String]) -> String {
        let name = |seat: &Seat| names.get(seat.index()).map_or("?", String::as_str);
        let sum = |values: &[u16]| {
            let values: Vec<String> = values.iter().map(u16::to_string).collect();
            values.join("+")
        };
        match self {
            Event::Placed { seat, square } => told_placed(lang, name(seat), *square),
            Event::MinePlaced { seat, square } => told_mine_placed(lang, name(seat), *square),
            Event::Moved { seat, from, to } => told_moved(lang, name(seat), *from, *to),
            Event::Stayed { seat } => told_stayed(lang, name(seat)),
            Event::Boosted { seat, square } => told_boosted(lang, name(seat), *square),
            Event::Fired { seat, from, .. } => told_fired(lang, name(seat), *from),
            Event::Missed { seat } => told_missed(lang, name(seat)),
            Event::Took {
                seat,
                square,
                value,
            } => told_took(lang, name(seat), *square, &points(lang, (*value).into())),
            Event::ShipDamaged { seat, square } => told_ship_damaged(lang, name(seat), *square),
            Event::HitFighter {
                seat,
                victim,
                value,
                ..
            } => match value {
                Some(value) => told_hit_fighter(
                    lang,
                    name(seat),
                    name(victim),
                    &points(lang, (*value).into()),
                ),
                None => told_hit_poor_fighter(lang, name(seat), name(victim)),
            },
            Event::HitMine { seat, .. } => told_hit_mine(lang, name(seat)),
            Event::Launched { seat, target, .. } => told_launched(lang, name(seat), target.row()),
            Event::Boxed { square } => told_boxed(lang, *square),
            Event::ColumnEmptied { column } => told_column(lang, column_letter(*column)),
            Event::Descended { above: 0 } => told_descended(lang),
            Event::Descended { above } => told_descended_above(lang, *above),
            Event::Passed { square } => told_passed(lang, column_letter(square.column())),
            Event::Collided {
                square,
                with: Collider::Mine,
            } => told_mine_exploded(lang, *square),
            Event::Collided {
                square,
                with: Collider::Fighter(seat),
            } => told_collided(lang, name(seat), *square),
            Event::Arrived { square, cell } => match cell {
                Cell::Left | Cell::Right | Cell::Damaged => told_half_arrived(lang, *square),
                monster => told_monster_arrived(lang, *monster as u8, *square),
            },
            Event::SetAside { left: true } => told_left_aside(lang),
            Event::SetAside { left: false } => told_right_aside(lang),
            Event::ShipWaits => told_ship_waits(lang),
            Event::MineMoved { seat, to, .. } => told_mine_moved(lang, name(seat), *to),
            Event::MineHeld { seat } => told_mine_held(lang, name(seat)),
            Event::Bought {
                seat,
                what,
                payment,
            } => match what {
                Purchase::Missile => told_bought_missile(lang, name(seat), &sum(payment)),
                Purchase::Upgrade => told_upgraded(lang, name(seat), &sum(payment)),
                Purchase::PowerUp => told_charged(lang, name(seat), &sum(payment)),
            },
            Event::Returned {
                seat,
                square,
                payment,
            } => told_returned(lang, name(seat), *square, &sum(payment)),
            Event::Retired { seat } => told_retired(lang, name(seat)),
            Event::Ended { reason } => Guardians::describe_ending(
                &Ending {
                    reason,
                    scores: Vec::new(),
                    winners: Vec::new(),
                    drawn: false,
                },
                lang,
            ),
        }
    }
}

starboard_kernel::texts!("texts");

/// What lists of games say: an app can have it before it has anything else of the game.
mod about {
    starboard_kernel::texts!("about");
}

/// What stands on a square, for descriptions.
pub fn cell(cell: Cell, lang: Lang) -> String {
    match cell {
        Cell::Empty => empty_square(lang),
        Cell::Left | Cell::Right => whole_ship(lang),
        Cell::Damaged => damaged_ship(lang),
        value => monster(lang, value as u8),
    }
}

/// What a shot from `from` would meet if the fighter stood there.
fn target(position: &Guardians, from: Square, lang: Lang) -> String {
    match position.target_from(from) {
        None => above_nothing(lang),
        Some(square) if position.mine() == Some(square) => above_mine(lang),
        Some(square) => match position.fighter_at(square) {
            Some(_) => above_fighter(lang),
            None => above_invader(lang, &cell(position.cell(square), lang), square),
        },
    }
}
