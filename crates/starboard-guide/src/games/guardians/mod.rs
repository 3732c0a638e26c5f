//! The guide for a first game: at every step it says what is happening and what a beginner
//! should look at, with the squares and points of the position at hand.

mod about;
mod mission;
mod reason;
mod touch;

use guardians::texts::points;
use guardians::{Action, Cell, Event, Fighter, Guardians, Missile, Pilot, Square, Step};
use starboard_kernel::{Ending, Game, Lang, Seat, Turn, Wording};

use crate::{Card, Guide, Mission, Race, Reader, Thing};

starboard_kernel::texts!("src/games/guardians");

impl Guide for Guardians {
    const MISSION: Mission = mission::MISSION;
    const KINDS: &'static [&'static str] = about::KINDS;

    const RACE: Option<Race> = Some(Race {
        title: crate::texts::points_title,
        falls: false,
        lines: &[],
    });

    fn card(&self, reader: Reader<'_>) -> Card {
        if let Some(ending) = self.ending() {
            return over(self, &ending, reader);
        }
        match self.turn() {
            Turn::Player(seat) if reader.seat.is_none_or(|reader| reader == seat) => {
                own_turn(self, reader)
            }
            Turn::Player(seat) => other_turn(self, seat, reader),
            _ => drawing(self, reader.lang),
        }
    }

    fn things(&self) -> Vec<Thing> {
        about::things(self)
    }

    fn about(&self, kind: &str, name: &str, reader: Reader<'_>) -> Option<String> {
        about::about(self, kind, name, reader)
    }

    fn reason(&self, action: Self::Action, reader: Reader<'_>) -> Option<String> {
        reason::fact(self, action).map(|fact| fact.words(reader))
    }

    fn marks(&self, action: Action) -> Vec<Thing> {
        touch::marks(action)
    }

    fn attempt(&self, _touched: &[Thing], thing: &Thing) -> Option<Action> {
        touch::attempt(self, thing)
    }

    fn measure(&self, line: usize) -> i32 {
        self.pilots()[line].points().into()
    }
}

fn drawing(position: &Guardians, lang: Lang) -> Card {
    let Some(column) = position.wave() else {
        let drawn = position.invaders().count_ones();
        return Card::new(
            setup_title(lang),
            &[setup(lang, drawn)],
            &["G2", "G6", "G21"],
        );
    };
    let supply = position
        .supply()
        .iter()
        .map(|&count| u32::from(count))
        .sum();
    let top = guardians::ROWS;
    let mut says = vec![wave(lang, Square::at(column, top), supply)];
    let waiting = position.waiting();
    if waiting.ships > 0 {
        says.push(wave_ship(lang));
    }
    if waiting.left + waiting.right > 0 {
        says.push(wave_half(lang));
    }
    let rammed = (column..guardians::COLUMNS)
        .map(|column| Square::at(column, top))
        .find(|&square| position.fighter_at(square).is_some());
    says.extend(rammed.map(|square| wave_rams(lang, square)));
    Card::new(wave_title(lang), &says, &["G21", "G22"])
}

fn own_turn(position: &Guardians, reader: Reader<'_>) -> Card {
    let lang = reader.lang;
    let pilot = &position.pilots()[position.seat().index()];
    let legal = position.legal_actions();
    match (position.step(), pilot.square()) {
        (Step::Place | Step::Setup, _) => place_card(position, &legal, lang),
        (Step::MineSetup, _) => {
            let squares = list(mine_targets(&legal));
            let says = [mine_setup(lang, &squares)];
            Card::new(mine_setup_title(lang), &says, &["G5", "G7", "G17"])
        }
        (Step::Mine, _) => mine_card(position, &legal, lang),
        (Step::Move, Some(from)) if position.heading().is_none() => {
            move_card(position, pilot, from, &legal, lang)
        }
        (Step::Move, Some(from)) if position.shots() == 0 => {
            let says = [boost_move(lang, from)];
            Card::new(boost_move_title(lang), &says, &["G36", "G33"])
        }
        (Step::Move, Some(from)) => {
            let shots = position.shots();
            let mut says = vec![
                boost_shots(lang, shots),
                target_text(position, from, reader),
            ];
            says.extend(descent_text(position, Action::Fire, lang));
            Card::new(boost_shots_title(lang), &says, &["G36", "G11"])
        }
        (Step::Shoot, Some(from)) => shoot_card(position, pilot, from, &legal, reader),
        _ => return_card(pilot, &legal, lang),
    }
}

fn place_card(position: &Guardians, legal: &[Action], lang: Lang) -> Card {
    let best = legal
        .iter()
        .filter_map(|action| match action {
            Action::Place { column } => {
                let from = Square::at(*column, 1);
                let target = position.first_above(from)?;
                Some((worth(position.cell(target)), from, target))
            }
            _ => None,
        })
        .max_by_key(|&(value, from, _)| (value, std::cmp::Reverse(from)));
    let mut says = vec![place(lang)];
    if let Some((value, from, target)) = best {
        says.push(place_best(lang, from, &points(lang, value.into()), target));
    }
    let last = position.seat().number() == position.pilots().len();
    says.push(if last {
        place_last(lang)
    } else {
        place_free(lang)
    });
    Card::new(place_title(lang), &says, &["G7", "G11"])
}

fn move_card(
    position: &Guardians,
    pilot: &Pilot,
    from: Square,
    legal: &[Action],
    lang: Lang,
) -> Card {
    let trials: Vec<Trial> = legal
        .iter()
        .filter_map(|&action| Trial::of(position, action))
        .collect();
    let ones = in_row(position, 1);
    let twos = in_row(position, 2);
    let mut says = Vec::new();
    if !ones.is_empty() {
        says.push(danger_one(lang, &list(ones.iter().copied())));
        // Where the mine would go at the end of this turn.
        let saved = position
            .mine()
            .and_then(|mine| mine.step(guardians::Direction::E))
            .filter(|to| ones.contains(to));
        says.push(match saved {
            Some(to) => danger_mine(lang, to),
            None => danger_careful(lang),
        });
    } else if twos.is_empty() {
        says.push(move_how(lang, from));
    } else {
        says.push(danger_two(lang, &list(twos.iter().copied())));
        let reach = trials
            .iter()
            .find(|trial| trial.target.is_some_and(|target| twos.contains(&target)));
        says.extend(reach.map(|trial| danger_two_reach(lang, trial.to)));
    }
    // The first among equals: staying comes before all moves.
    let best = trials.iter().rev().max_by_key(|trial| trial.merit());
    says.extend(best.map(|trial| trial.advice(position, pilot, from, lang)));
    if let Some(column) = best.and_then(|trial| trial.emptied) {
        says.push(descends(lang, guardians::column_letter(column)));
    }
    says.extend(last_chance_text(position, lang));
    let have = points(lang, pilot.points().into());
    let can = |kind: fn(&Action) -> bool| legal.iter().any(kind);
    if can(|action| matches!(action, Action::Boost { .. })) {
        says.push(can_boost(lang, pilot.level));
    }
    if can(|action| matches!(action, Action::Upgrade(_))) {
        says.push(can_upgrade(lang, &have));
    } else if can(|action| matches!(action, Action::BuyMissile(_))) {
        says.push(can_buy_missile(lang, &have));
    } else if can(|action| matches!(action, Action::Charge(_))) {
        says.push(can_charge(lang, &have));
    }
    let rules: &[&str] = if ones.is_empty() {
        &["G9", "G10", "G11", "G18"]
    } else {
        &["G17", "G18", "G19", "G30"]
    };
    Card::new(move_title(lang), &says, rules)
}

fn shoot_card(
    position: &Guardians,
    pilot: &Pilot,
    from: Square,
    legal: &[Action],
    reader: Reader<'_>,
) -> Card {
    let lang = reader.lang;
    let mut says = vec![target_text(position, from, reader)];
    says.extend(descent_text(position, Action::Fire, lang));
    if position.shots() > 1 {
        says.push(shots_left(lang, position.shots()));
    } else if position.mine().is_some() {
        says.push(mine_follows(lang));
    } else {
        says.push(turn_ends(lang));
    }
    let mut rules: &[&str] = &["G11", "G18"];
    if pilot.missile == Missile::Held {
        rules = &["G11", "G25", "G26"];
        let target = position.first_above(from);
        says.push(match target {
            Some(target) if legal.contains(&Action::Launch) => {
                let sum = row_worth(position, target.row());
                can_launch(lang, target.row(), &points(lang, sum.into()))
            }
            _ => cannot_launch(lang),
        });
    }
    Card::new(shoot_title(lang), &says, rules)
}

fn mine_card(position: &Guardians, legal: &[Action], lang: Lang) -> Card {
    let rules: &[&str] = &["G17", "G19"];
    let title = mine_title(lang);
    let Some(from) = position.mine() else {
        return Card::new(title, &[mine_walks(lang)], rules);
    };
    let targets: Vec<Square> = mine_targets(legal).collect();
    let says = match targets[..] {
        [] => vec![mine_blocked(lang, from)],
        [to] if to.row() == from.row() && to.column() > from.column() => {
            let mut says = vec![mine_step(lang, from, to)];
            let above = to.step(guardians::Direction::N);
            if position.cell(to) != Cell::Empty {
                says.push(mine_hits(lang, to));
                says.push(if to.row() == 1 {
                    mine_rescue(lang)
                } else {
                    mine_waste(lang)
                });
                says.extend(descent_text(position, Action::Mine { to }, lang));
            } else if above.is_some_and(|above| position.cell(above) != Cell::Empty) {
                says.push(mine_meets(lang, to));
            } else {
                says.push(mine_walks(lang));
            }
            says
        }
        _ => {
            let mut says = vec![mine_returns(lang, from, &list(targets.iter().copied()))];
            let hit = targets.iter().find(|&&to| position.cell(to) != Cell::Empty);
            says.extend(hit.map(|&to| mine_hits(lang, to)));
            says
        }
    };
    Card::new(title, &says, rules)
}

fn return_card(pilot: &Pilot, legal: &[Action], lang: Lang) -> Card {
    let have = points(lang, pilot.points().into());
    let price = Guardians::RETURN_PRICE;
    let text = if legal.len() > 1 {
        return_can(lang, &have, price)
    } else if pilot.points() < price {
        return_poor(lang, &have, price)
    } else {
        return_full(lang)
    };
    Card::new(return_title(lang), &[text], &["G23", "G27", "G31"])
}

fn other_turn(position: &Guardians, seat: Seat, reader: Reader<'_>) -> Card {
    let (lang, name) = (reader.lang, &reader.name(seat));
    let pilots = position.pilots();
    let shooter = pilots[seat.index()].square();
    let (first, rules): (String, &[&str]) = match (position.step(), shooter) {
        (Step::Setup | Step::Place, _) => (other_place(lang, name), &["G7"]),
        (Step::MineSetup, _) => (
            other_mine_setup(lang, name, &reader.name(Seat::new(0))),
            &["G7", "G8"],
        ),
        (Step::Return, _) => (other_return(lang, name), &["G23"]),
        (Step::Shoot, Some(from)) => (
            other_shoot(lang, name, guardians::column_letter(from.column())),
            &["G11", "G18"],
        ),
        (Step::Mine, _) => (other_mine(lang, name), &["G17"]),
        _ => (other_move(lang, name), &["G9", "G10", "G18"]),
    };
    let mut says = vec![first];
    if !matches!(position.step(), Step::Setup | Step::Place | Step::MineSetup) {
        let ones = in_row(position, 1);
        if !ones.is_empty() {
            says.push(danger_one(lang, &list(ones.into_iter())));
        }
        let own = reader
            .seat
            .and_then(|reader| pilots.get(reader.index())?.square());
        let risk = own.filter(|square| {
            square
                .step(guardians::Direction::N)
                .is_some_and(|above| position.cell(above) != Cell::Empty)
        });
        says.extend(risk.map(|square| your_risk(lang, square)));
        says.extend(columns_text(position, lang));
        says.truncate(3);
    }
    if says.len() < 3 {
        says.push(look_ahead(lang));
    }
    Card::new(other_title(lang, name), &says, rules)
}

fn over(position: &Guardians, ending: &Ending, reader: Reader<'_>) -> Card {
    let lang = reader.lang;
    let reason = Guardians::describe_ending(ending, lang);
    let Some(first) = ending.winners.first() else {
        let says = [reason, over_nobody(lang)];
        return Card::new(lost_title(lang), &says, &["G30", "G19"]);
    };
    let score = |seat: Seat| points(lang, position.pilots()[seat.index()].points().into());
    let best = score(*first);
    let winners: Vec<String> = ending
        .winners
        .iter()
        .map(|seat| reader.name(*seat))
        .collect();
    let winners = lang.list(&winners);
    let result = match reader
        .seat
        .filter(|seat| seat.index() < position.pilots().len())
    {
        Some(reader) if ending.winners == [reader] => over_won(lang, &best),
        Some(reader) if ending.winners.contains(&reader) => over_shared(lang, &best),
        Some(reader) => over_behind(lang, &winners, &best, &score(reader)),
        None => over_winners(lang, &winners, &best),
    };
    Card::new(saved_title(lang), &[reason, result], &["G28", "G29", "G31"])
}

// ---------------------------------------------------------------------------------
// What can be seen

/// What a shot at this token brings.
fn worth(cell: Cell) -> u16 {
    match cell {
        Cell::Empty | Cell::Left | Cell::Right => 0,
        token => guardians::TOKEN_VALUES[token.kind()],
    }
}

/// G25: what a missile brings; of a whole ship one half counts.
fn row_worth(position: &Guardians, row: u8) -> u16 {
    (0..guardians::COLUMNS)
        .map(|column| match position.cell(Square::at(column, row)) {
            Cell::Left => guardians::TOKEN_VALUES[Cell::Left.kind()],
            cell => worth(cell),
        })
        .sum()
}

fn in_row(position: &Guardians, row: u8) -> Vec<Square> {
    (0..guardians::COLUMNS)
        .map(|column| Square::at(column, row))
        .filter(|&square| position.cell(square) != Cell::Empty)
        .collect()
}

fn mine_targets(legal: &[Action]) -> impl Iterator<Item = Square> {
    legal.iter().filter_map(|action| match action {
        Action::Mine { to } => Some(*to),
        _ => None,
    })
}

fn list<T: ToString>(items: impl Iterator<Item = T>) -> String {
    let items: Vec<String> = items.map(|item| item.to_string()).collect();
    items.join(", ")
}

/// What the next shot from `from` meets, and what it brings.
fn target_text(position: &Guardians, from: Square, reader: Reader<'_>) -> String {
    let lang = reader.lang;
    let Some(target) = position.first_above(from) else {
        return shoot_nothing(lang, from);
    };
    let cell = position.cell(target);
    match (cell, position.fighter_at(target)) {
        (Cell::Left | Cell::Right, _) => shoot_half(lang, target),
        (Cell::Empty, Some(seat)) => shoot_fighter(lang, &reader.name(seat), target),
        (Cell::Empty, None) => shoot_mine(lang, target),
        (Cell::Damaged, _) => shoot_damaged(lang, target, &points(lang, worth(cell).into())),
        _ => shoot_monster(lang, target, &points(lang, worth(cell).into())),
    }
}

/// A warning, if this action brings the invaders down.
fn descent_text(position: &Guardians, action: Action, lang: Lang) -> Option<String> {
    let mut events = Vec::new();
    position.clone().play_unchecked(action, &mut events);
    emptied(&events).map(|column| descends(lang, guardians::column_letter(column)))
}

fn emptied(events: &[Event]) -> Option<u8> {
    events.iter().find_map(|event| match event {
        Event::ColumnEmptied { column } => Some(*column),
        _ => None,
    })
}

fn columns_text(position: &Guardians, lang: Lang) -> Option<String> {
    let count = |column| {
        (1..=guardians::ROWS)
            .filter(|&row| position.cell(Square::at(column, row)) != Cell::Empty)
            .count()
    };
    let thin: Vec<char> = (0..guardians::COLUMNS)
        .filter(|&column| count(column) == 1)
        .map(guardians::column_letter)
        .collect();
    if !thin.is_empty() {
        Some(thin_columns(lang, &list(thin.into_iter())))
    } else {
        let safe = (0..guardians::COLUMNS).all(|column| count(column) > 1);
        safe.then(|| all_columns_safe(lang))
    }
}

/// G29: if everybody else has shot and hit nothing since the last hit.
fn last_chance_text(position: &Guardians, lang: Lang) -> Option<String> {
    let others = Seat::first(position.pilots().len()).filter(|&seat| {
        seat != position.seat() && position.pilots()[seat.index()].fighter != Fighter::Out
    });
    let quiet: Vec<bool> = others.map(|seat| position.is_quiet(seat)).collect();
    (!quiet.is_empty() && quiet.into_iter().all(|quiet| quiet)).then(|| last_chance(lang))
}

/// A move and its shots, played out as far as no token has to be drawn.
struct Trial {
    to: Square,
    /// What the first shot meets.
    target: Option<Square>,
    gain: u16,
    /// The column whose last token it takes.
    emptied: Option<u8>,
    lost: bool,
}

impl Trial {
    fn of(position: &Guardians, action: Action) -> Option<Trial> {
        let seat = position.seat();
        let before = position.pilots()[seat.index()];
        let to = match action {
            Action::Stay => before.square()?,
            Action::Move { to, .. } => to,
            _ => return None,
        };
        let mut trial = position.clone();
        let mut events = Vec::new();
        trial.play_unchecked(action, &mut events);
        while trial.turn() == Turn::Player(seat) && trial.step() == Step::Shoot {
            trial.play_unchecked(Action::Fire, &mut events);
        }
        Some(Trial {
            to,
            target: position.target_from(to),
            gain: trial.pilots()[seat.index()].points() - before.points(),
            emptied: emptied(&events),
            lost: trial.over().is_some_and(guardians::Over::is_lost),
        })
    }

    /// Beginners do well to take the most points that do not bring the invaders down.
    fn merit(&self) -> (bool, u16, bool) {
        (!self.lost, self.gain, self.emptied.is_none())
    }

    fn advice(&self, position: &Guardians, pilot: &Pilot, from: Square, lang: Lang) -> String {
        let sum = points(lang, self.gain.into());
        match self.target {
            Some(_) if self.gain > 0 && pilot.level > 1 => {
                best_many(lang, self.to, pilot.level, &sum)
            }
            Some(target) if self.gain > 0 => {
                if position.cell(target) == Cell::Empty {
                    best_fighter(lang, self.to, target, &sum)
                } else if self.to == from {
                    best_stay(lang, target, &sum)
                } else {
                    best_fly(lang, self.to, target, &sum)
                }
            }
            _ => best_none(lang),
        }
    }
}

#[cfg(test)]
mod tests {
    use guardians::{EmptyColumn, Options, Variant};
    use starboard_kernel::Silent;
    use starboard_kernel::serde_json::{Value, json};
    use starboard_kernel::testing::random_walk;

    use super::*;
    use crate::testing::{Expected, check_things, says, tells};

    /// Everything in random games is explained to every seat in every language.
    #[test]
    fn everything_is_explained() {
        let positions = (0..12).flat_map(|seed| {
            let start = Guardians::start(&Options {
                players: 2 + (seed % 3) as u8,
                variant: [Variant::Basic, Variant::Advanced][seed as usize % 2],
                empty_column: EmptyColumn::Shot,
            });
            let walk = random_walk(start, seed).map(|step| step.after);
            walk.skip(seed as usize).step_by(5)
        });
        check_things(positions);
    }

    /// Every step of random games has a card for every seat in every language.
    #[test]
    fn every_position_of_random_games_has_a_card() {
        let positions = (0..60).flat_map(|seed| {
            let start = Guardians::start(&Options {
                players: 2 + (seed % 3) as u8,
                variant: [Variant::Basic, Variant::Advanced][seed as usize % 2],
                empty_column: [EmptyColumn::Shot, EmptyColumn::Removed][seed as usize / 2 % 2],
            });
            let walk = random_walk(start.clone(), seed).map(|step| step.after);
            std::iter::once(start).chain(walk)
        });
        let lang = Lang::En;
        let titles = [
            setup_title(lang),
            place_title(lang),
            mine_setup_title(lang),
            move_title(lang),
            boost_shots_title(lang),
            boost_move_title(lang),
            shoot_title(lang),
            mine_title(lang),
            wave_title(lang),
            return_title(lang),
            other_title(lang, "Player 2"),
            saved_title(lang),
            lost_title(lang),
        ];
        let expected = Expected {
            letter: 'G',
            last_rule: 36,
            sentences: 1..=6,
            most_chars: 600,
        };
        expected.check(positions, &titles, &[]);
    }

    fn position(board: [&str; 10], change: &[(&str, Value)]) -> Guardians {
        let player = |fighter: &str| {
            json!({"fighter": fighter, "tokens": [],
                "missile": "supply", "level": 1, "power": "none"})
        };
        let mut document = json!({
            "game": "guardians",
            "options": {"players": 2, "variant": "basic", "empty_column": "shot"},
            "board": board, "mine": null, "players": [player("c4"), player("f6")],
            "supply": {"1": 3, "2": 3, "3": 3, "4": 3, "5": 3, "left": 2, "right": 2},
            "waiting": {"left": 0, "right": 0, "ships": 0}, "turn": 1,
            "step": "move", "shots": 0, "quiet": []
        });
        for (place, value) in change {
            *document.pointer_mut(place).unwrap() = value.clone();
        }
        Guardians::from_document(&document).unwrap()
    }

    const EMPTY: &str = "......";

    #[test]
    fn a_good_shot_and_its_price_are_named() {
        let board = [
            "11.111", "22.222", "..5...", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY,
        ];
        says(
            &position(board, &[]),
            &["right above you: c8, 5 points", "empties column c"],
        );
    }

    #[test]
    fn things_have_the_numbers_of_the_position() {
        let board = [
            "11.111", "22.222", "..5...", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "....2.",
        ];
        let now = position(board, &[("/players/0/tokens", vec![5, 5].into())]);
        tells(&now, ("square", "a9"), &["2 points", "9 descents"]);
        tells(
            &now,
            ("square", "c8"),
            &["5 points", "last invader in column c"],
        );
        tells(&now, ("square", "e1"), &["only the mine"]);
        tells(&now, ("square", "a2"), &["you would hit", "a9: 2 points"]);
        tells(
            &now,
            ("square", "a1"),
            &["cannot fly here", "straight line"],
        );
        tells(&now, ("square", "c4"), &["Your fighter"]);
        tells(&now, ("square", "f6"), &["Player 2’s fighter", "no tokens"]);
        let price = "10 of your victory points";
        tells(&now, ("action", "buy missile"), &["a whole row", price]);
        tells(
            &now,
            ("action", "upgrade"),
            &["Not now", "advanced variant"],
        );
        tells(&now, ("token", "1 5"), &["2 tokens worth 5 points each"]);
    }

    #[test]
    fn low_invaders_come_first() {
        let row_one = [
            "11.111", "22.222", "..5...", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "..1...",
        ];
        says(
            &position(row_one, &[("/mine", "b1".into())]),
            &["row 1 (c1)", "move the mine to c1"],
        );
        let row_two = [
            "11.111", "22.222", "..5...", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, "..4...", EMPTY,
        ];
        says(
            &position(row_two, &[("/players/0/fighter", "e1".into())]),
            &["row 2 (c2)", "shoot it from c1"],
        );
    }

    #[test]
    fn purchases_and_the_missile_are_explained() {
        let board = [
            "11.111", "1<>111", "..5...", EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY,
        ];
        let rich = position(board, &[("/players/0/tokens", vec![5, 5].into())]);
        says(&rich, &["10 points: instead of this turn"]);
        let mut armed = position(
            board,
            &[
                ("/players/0/missile", "held".into()),
                ("/players/0/fighter", "b4".into()),
            ],
        );
        armed.play_unchecked(Action::Stay, &mut Silent);
        says(
            &armed,
            &["half of a command ship on b9", "row 9 for 14 points"],
        );
    }
}
