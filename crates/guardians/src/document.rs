//! Position documents: written exactly, read with every violation listed.

use serde_json::{Map, Value, json};
use starboard_kernel::document::{Reader, number, word};
use starboard_kernel::{Game, Seat, Violations};

use crate::board::{COLUMNS, ROWS, column_letter, read_column, row_squares};
use crate::{
    Cell, Direction, EmptyColumn, Fighter, Guardians, Missile, Options, Over, Pilot, PowerUp,
    Square, Step, TOKEN_VALUES, Variant, Waiting, edition,
};

const STEPS: [(&str, Step); 7] = [
    ("setup", Step::Setup),
    ("place", Step::Place),
    ("mine-setup", Step::MineSetup),
    ("return", Step::Return),
    ("move", Step::Move),
    ("shoot", Step::Shoot),
    ("mine", Step::Mine),
];

const MISSILES: [(&str, Missile); 3] = [
    ("supply", Missile::Supply),
    ("held", Missile::Held),
    ("box", Missile::Box),
];

const POWER_UPS: [(&str, PowerUp); 4] = [
    ("none", PowerUp::None),
    ("empty", PowerUp::Empty),
    ("charged", PowerUp::Charged),
    ("box", PowerUp::Box),
];

const SUPPLY: [&str; 7] = ["1", "2", "3", "4", "5", "left", "right"];

fn name_of<T: PartialEq>(names: &[(&'static str, T)], value: &T) -> &'static str {
    names
        .iter()
        .find(|(_, other)| other == value)
        .map_or("", |(name, _)| name)
}

pub(crate) fn document(position: &Guardians) -> Value {
    let board: Vec<String> = (1..=ROWS)
        .rev()
        .map(|row| {
            (0..COLUMNS)
                .map(|column| position.cell(Square::at(column, row)).symbol())
                .collect()
        })
        .collect();
    let players: Vec<Value> = position.pilots().iter().map(write_pilot).collect();
    let supply: Map<String, Value> = SUPPLY
        .iter()
        .zip(position.supply)
        .map(|(name, count)| ((*name).to_owned(), count.into()))
        .collect();
    let quiet: Vec<Seat> = Seat::first(position.seats())
        .filter(|&seat| position.is_quiet(seat))
        .collect();
    json!({
        "game": Guardians::NAME,
        "options": position.written_options(),
        "board": board,
        "mine": position.mine,
        "players": players,
        "supply": supply,
        "waiting": {
            "left": position.waiting.left,
            "right": position.waiting.right,
            "ships": position.waiting.ships,
        },
        "turn": position.seat(),
        "step": name_of(&STEPS, &position.step),
        "shots": position.shots,
        "quiet": quiet,
        "heading": position.heading.map(Direction::name),
        "wave": position.wave.map(column_letter),
        "hit": position.hit,
        "left": position.left,
        "idle": position.idle,
        "over": position.over.map(Over::name),
    })
}

pub(crate) fn from_document(document: &Value) -> Result<Guardians, Violations> {
    let mut reader = Reader::new(document, "");
    reader.read("game", "\"guardians\"", |v| {
        (v == Guardians::NAME).then_some(())
    });
    let options = read_options(&mut reader);
    // Without options the rest is still read, so that every violation is listed at once.
    let assumed = options.unwrap_or(Options {
        players: 4,
        variant: Variant::Advanced,
        empty_column: EmptyColumn::Shot,
    });
    let mut position = crate::play::start(assumed);
    read_board(&mut reader, &mut position);
    position.mine = read_nullable(
        &mut reader,
        "mine",
        "a square such as \"a3\" or null",
        |v| Square::read(v.as_str()?),
    );
    read_players(&mut reader, &mut position, options);
    read_supply(&mut reader, &mut position);
    read_waiting(&mut reader, &mut position);
    let players = u64::from(assumed.players);
    if let Some(turn) = reader.read("turn", &format!("a seat from 1 to {players}"), |v| {
        number(v, 1, players)
    }) {
        position.turn = turn as u8 - 1;
    }
    if let Some(step) = reader.read("step", &one_of(&STEPS), |v| word(&STEPS, v)) {
        position.step = step;
    }
    if let Some(shots) = reader.read("shots", "a number from 0 to 3", |v| number(v, 0, 3)) {
        position.shots = shots as u8;
    }
    if let Some(quiet) = reader.read("quiet", "a list of seats, ascending", |v| {
        read_seats(v, players)
    }) {
        position.quiet = quiet;
    }
    position.heading = read_optional(
        &mut reader,
        "heading",
        "n, ne, e, se, s, sw, w, nw or null",
        |v| {
            let text = v.as_str()?;
            Direction::ALL.into_iter().find(|d| d.name() == text)
        },
    );
    position.wave = read_optional(
        &mut reader,
        "wave",
        "a column from \"a\" to \"f\" or null",
        |v| {
            let mut letters = v.as_str()?.chars();
            let column = read_column(letters.next()?)?;
            letters.next().is_none().then_some(column)
        },
    );
    let flag = "true or false";
    position.hit = reader.read_or("hit", false, flag, Value::as_bool) == Some(true);
    position.left = reader.read_or("left", false, flag, Value::as_bool) == Some(true);
    if let Some(idle) = reader.read_or("idle", 0, "a number from 0 to 255", |v| number(v, 0, 255)) {
        position.idle = idle as u8;
    }
    position.over = read_optional(
        &mut reader,
        "over",
        "\"cleared\", \"quiet\", \"cap\", \"raided\", \"all out\" or null",
        |v| {
            let text = v.as_str()?;
            Over::ALL.into_iter().find(|over| over.name() == text)
        },
    );
    let mut violations = reader.finish();
    // What the fields say of each other is looked at only once each of them can be read.
    if violations.is_empty() {
        position.check(&mut violations);
    }
    violations.into_result(position)
}

/// Equal exactly for equal positions, on every platform.
pub(crate) fn encode(position: &Guardians, into: &mut Vec<u8>) {
    let square = |square: Option<Square>| square.map_or(255, |s| s.index() as u8);
    into.extend([
        position.options.players,
        position.options.variant as u8,
        position.options.empty_column as u8,
    ]);
    into.extend(position.cells.iter().map(|&cell| cell as u8));
    into.push(square(position.mine));
    for pilot in position.pilots() {
        into.push(match pilot.fighter {
            Fighter::At(at) => square(Some(at)),
            Fighter::Unplaced => 252,
            Fighter::Destroyed => 253,
            Fighter::Out => 254,
        });
        into.extend(pilot.tokens);
        into.extend([pilot.missile as u8, pilot.level, pilot.power as u8]);
    }
    into.extend(position.supply);
    into.extend([
        position.waiting.left,
        position.waiting.right,
        position.waiting.ships,
    ]);
    into.extend([
        position.turn,
        position.step as u8,
        position.shots,
        position.quiet,
        position.heading.map_or(255, |heading| heading as u8),
        position.wave.unwrap_or(255),
        u8::from(position.hit),
        u8::from(position.left),
        position.idle,
        position.over.map_or(255, |over| over as u8),
    ]);
}

impl Guardians {
    /// Whether the fields agree with each other and with the rules.
    fn check(&self, violations: &mut Violations) {
        self.check_ships(violations);
        self.check_tokens(violations);
        self.check_pilots(violations);
        self.check_step(violations);
        self.check_counts_of_turns(violations);
    }

    /// G3: the halves of a whole ship stand side by side, left half on the left.
    fn check_ships(&self, violations: &mut Violations) {
        for square in Square::all() {
            let neighbour = |direction| square.step(direction).map(|other| self.cell(other));
            let broken = match self.cell(square) {
                Cell::Left => neighbour(Direction::E) != Some(Cell::Right),
                Cell::Right => neighbour(Direction::W) != Some(Cell::Left),
                _ => false,
            };
            violations.require(
                !broken,
                "board",
                format!(
                    "{square}: {} has no other half beside it; a half without a partner is x (G3)",
                    self.cell(square).symbol()
                ),
            );
        }
        if let Some(mine) = self.mine {
            violations.require(
                self.cell(mine) == Cell::Empty,
                "mine",
                format!("{mine} holds an invader"),
            );
            violations.require(
                mine.row() < ROWS,
                "mine",
                format!("{mine}: the mine comes in low and never leaves its row (G5, G17)"),
            );
        }
    }

    /// G2: no more tokens than are in the box.
    fn check_tokens(&self, violations: &mut Violations) {
        let mut kinds = [0_u32; 6];
        let (mut left, mut right) = (0_u32, 0_u32);
        for square in Square::all() {
            match self.cell(square) {
                Cell::Empty => {}
                cell => kinds[cell.kind()] += 1,
            }
            left += u32::from(self.cell(square) == Cell::Left);
            right += u32::from(self.cell(square) == Cell::Right);
        }
        for pilot in self.pilots() {
            for (kind, count) in kinds.iter_mut().enumerate() {
                *count += u32::from(pilot.tokens[kind]);
            }
        }
        for (kind, count) in kinds.iter_mut().enumerate().take(5) {
            *count += u32::from(self.supply[kind]);
        }
        let aside = self.waiting;
        left += u32::from(self.supply[5] + aside.left + aside.ships);
        right += u32::from(self.supply[6] + aside.right + aside.ships);
        kinds[5] +=
            u32::from(self.supply[5] + self.supply[6] + aside.left + aside.right + 2 * aside.ships);
        for (kind, &most) in edition::MONSTERS.iter().enumerate() {
            violations.require(
                kinds[kind] <= most.into(),
                "supply",
                format!(
                    "{} monsters of value {} on the board, with players and in the supply; there are {most} (G2)",
                    kinds[kind],
                    kind + 1
                ),
            );
        }
        let ships = u32::from(edition::SHIPS);
        for (count, side) in [(left, "left"), (right, "right")] {
            violations.require(
                count <= ships,
                "supply",
                format!("{count} {side} ship halves; there are {ships} (G2)"),
            );
        }
        violations.require(
            kinds[5] <= 2 * ships,
            "supply",
            format!(
                "{} ship halves in all; there are {} (G2)",
                kinds[5],
                2 * ships
            ),
        );
        violations.require(
            aside.left == 0 || aside.right == 0,
            "waiting",
            "a left and a right half beside the board form a ship (G21)",
        );
    }

    fn check_pilots(&self, violations: &mut Violations) {
        let mut taken = self.mine.map_or(0, Square::bit);
        for (index, pilot) in self.pilots().iter().enumerate() {
            let at = format!("players[{index}].fighter");
            if let Fighter::At(square) = pilot.fighter {
                violations.require(
                    self.cell(square) == Cell::Empty,
                    &at,
                    format!("{square} holds an invader"),
                );
                violations.require(
                    taken & square.bit() == 0,
                    &at,
                    format!("{square} holds the mine or another fighter"),
                );
                taken |= square.bit();
            }
            let placed = match self.step {
                Step::Setup => false,
                Step::Place => index < self.turn.into(),
                _ => true,
            };
            violations.require(
                placed == (pilot.fighter != Fighter::Unplaced),
                &at,
                if placed {
                    "this fighter must have been placed by now (null means it has not)"
                } else {
                    "this fighter has not been placed yet, so it must be null"
                },
            );
            let basic = self.options.variant == Variant::Basic;
            violations.require(
                basic == (pilot.power == PowerUp::None),
                format!("players[{index}].power"),
                "power is \"none\" in the basic variant and only there (G4)",
            );
            violations.require(
                !basic || pilot.level == 1,
                format!("players[{index}].level"),
                "fighters have level 1 in the basic variant (G4)",
            );
        }
    }

    fn check_step(&self, violations: &mut Violations) {
        if self.over.is_some() {
            return;
        }
        let drawing = self.wave.is_some();
        let fighter = self.pilot().fighter;
        let flying = matches!(fighter, Fighter::At(_));
        let boosting = self.step == Step::Move && self.heading.is_some();
        match self.step {
            Step::Setup => {
                violations.require(self.turn == 0, "turn", "the setup begins with seat 1");
                self.check_opening(violations);
            }
            Step::Place => {}
            Step::MineSetup => violations.require(
                self.turn + 1 == self.options.players,
                "turn",
                "the player who placed last places the mine (G7)",
            ),
            Step::Return => violations.require(
                fighter == Fighter::Destroyed,
                "step",
                "only a player whose fighter is destroyed can return (G23)",
            ),
            Step::Move | Step::Shoot => {
                violations.require(flying, "step", "this step needs a fighter on the board");
            }
            Step::Mine => violations.require(
                self.mine.is_some(),
                "step",
                "there is no mine step when the mine is not in play (G17)",
            ),
        }
        let mine_before_play = matches!(self.step, Step::Setup | Step::Place | Step::MineSetup);
        violations.require(
            !mine_before_play || self.mine.is_none(),
            "mine",
            "the mine is placed after the fighters (G7)",
        );
        violations.require(
            fighter != Fighter::Out,
            "turn",
            "this player is out of the game (G23)",
        );
        violations.require(
            self.heading.is_none() || self.step == Step::Move,
            "heading",
            "a boost is under way only in the move step (G36)",
        );
        violations.require(
            self.heading.is_none() || self.options.variant == Variant::Advanced,
            "heading",
            "there are no boosts in the basic variant (G36)",
        );
        violations.require(
            !drawing || !mine_before_play,
            "wave",
            "no reinforcements are drawn before the first turn",
        );
        if let Some(column) = self.wave {
            let reached = row_squares(ROWS) & !((Square::at(column, ROWS).bit()) - 1);
            violations.require(
                self.invaders & reached == 0,
                "wave",
                "the squares of row 10 that the wave has not reached hold invaders (G21, G22)",
            );
        }
        if matches!(self.step, Step::Place | Step::MineSetup) {
            let lowest = Square::at(0, ROWS - edition::OPENING_ROWS + 1);
            violations.require(
                self.invaders & (lowest.bit() - 1) == 0,
                "board",
                "before the first turn the invaders stand in rows 7 to 10 (G6)",
            );
            for (index, pilot) in self.pilots().iter().enumerate() {
                let waiting = match pilot.fighter {
                    Fighter::Unplaced => true,
                    Fighter::At(square) => square.row() == 1,
                    Fighter::Destroyed | Fighter::Out => false,
                };
                violations.require(
                    waiting,
                    format!("players[{index}].fighter"),
                    "before the first turn a fighter stands in row 1 or is not placed (G7)",
                );
            }
        }
        violations.require(
            self.heading.is_none()
                || self.options.variant == Variant::Basic
                || self.pilot().power == PowerUp::Box,
            "heading",
            "a boost has used the power-up up: power must be \"box\" (G36)",
        );
        let level = self.pilot().level;
        match self.step {
            Step::Shoot => violations.require(
                self.shots <= level && (self.shots > 0 || drawing),
                "shots",
                format!("a level-{level} fighter has 1 to {level} shots in this step (G33)"),
            ),
            Step::Move if boosting => violations.require(
                self.shots <= level,
                "shots",
                format!("a level-{level} fighter has at most {level} additional shots (G36)"),
            ),
            _ => violations.require(
                self.shots == 0,
                "shots",
                "shots are fired in the shoot step or a running boost only",
            ),
        }
        violations.require(
            !drawing || self.supply.iter().any(|&count| count > 0),
            "wave",
            "the supply is empty, so nothing is drawn (G21)",
        );
    }

    /// G28, G29: what is counted from turn to turn.
    fn check_counts_of_turns(&self, violations: &mut Violations) {
        if self.over == Some(Over::Cleared) {
            violations.require(
                self.invaders == 0,
                "over",
                "invaders are left on the board, so it is not cleared (G28)",
            );
        }
        if self.over.is_some() {
            return;
        }
        let before_play = matches!(self.step, Step::Setup | Step::Place | Step::MineSetup);
        let limit = edition::ROUNDS_WITHOUT_A_LOSS * self.players_in_game();
        violations.require(
            if before_play {
                self.idle == 0
            } else {
                self.idle < limit
            },
            "idle",
            format!(
                "the game has ended after {limit} turns without a loss, and none before play (G29)"
            ),
        );
        let everybody = Seat::first(self.seats())
            .all(|seat| self.pilots[seat.index()].fighter == Fighter::Out || self.is_quiet(seat));
        violations.require(
            if before_play { self.quiet == 0 } else { !everybody || self.wave.is_some() },
            "quiet",
            "when everybody has shot and hit nothing the game is over; nobody has before play (G29)",
        );
        let in_a_turn = matches!(self.step, Step::Shoot | Step::Mine) || self.heading.is_some();
        for (flag, name) in [(self.hit, "hit"), (self.left, "left")] {
            violations.require(
                !flag || in_a_turn,
                name,
                "nothing has happened in this turn yet, so this must be false",
            );
        }
    }

    /// G6: the opening fills the top rows from row 10, each from `a` to `f`.
    fn check_opening(&self, violations: &mut Violations) {
        let drawn = self.invaders.count_ones() as u8;
        let in_order = drawn < edition::OPENING_ROWS * COLUMNS
            && (0..drawn).all(|n| {
                let cell = self.cell(Square::at(n % COLUMNS, ROWS - n / COLUMNS));
                !matches!(cell, Cell::Empty | Cell::Left | Cell::Right | Cell::Damaged)
            });
        violations.require(
            in_order,
            "board",
            "during the setup monsters fill row 10, then 9, 8 and 7, each from a to f (G6)",
        );
        let monsters: u8 = self.supply[..5].iter().sum();
        violations.require(
            monsters > 0,
            "supply",
            "there is no monster left for the opening (G6)",
        );
    }
}

fn write_pilot(pilot: &Pilot) -> Value {
    let fighter = match pilot.fighter {
        Fighter::Unplaced => Value::Null,
        Fighter::At(square) => square.to_string().into(),
        Fighter::Destroyed => "destroyed".into(),
        Fighter::Out => "out".into(),
    };
    let tokens: Vec<u16> = (0..6)
        .rev()
        .flat_map(|kind| (0..pilot.tokens[kind]).map(move |_| TOKEN_VALUES[kind]))
        .collect();
    json!({
        "fighter": fighter,
        "tokens": tokens,
        "missile": name_of(&MISSILES, &pilot.missile),
        "level": pilot.level,
        "power": name_of(&POWER_UPS, &pilot.power),
    })
}

fn one_of<T>(names: &[(&str, T)]) -> String {
    let names: Vec<String> = names.iter().map(|(name, _)| format!("{name:?}")).collect();
    format!("one of {}", names.join(", "))
}

fn read_options(reader: &mut Reader<'_>) -> Option<Options> {
    let values = reader.read("options", "an object with the options", Value::as_object)?;
    match Guardians::read_written_options(values) {
        Ok(options) => Some(options),
        Err(violations) => {
            reader.absorb(violations);
            None
        }
    }
}

/// A field that must be there but may be null.
fn read_nullable<T>(
    reader: &mut Reader<'_>,
    name: &'static str,
    expected: &str,
    convert: impl FnOnce(&Value) -> Option<T>,
) -> Option<T> {
    reader
        .read(name, expected, |v| match v {
            Value::Null => Some(None),
            v => convert(v).map(Some),
        })
        .flatten()
}

/// A field that may be missing or null.
fn read_optional<T>(
    reader: &mut Reader<'_>,
    name: &'static str,
    expected: &str,
    convert: impl FnOnce(&Value) -> Option<T>,
) -> Option<T> {
    reader
        .read_or(name, None, expected, |v| match v {
            Value::Null => Some(None),
            v => convert(v).map(Some),
        })
        .flatten()
}

fn read_board(reader: &mut Reader<'_>, position: &mut Guardians) {
    let Some(rows) = reader.read("board", "a list of 10 texts, row 10 first", |v| {
        v.as_array().filter(|rows| rows.len() == usize::from(ROWS))
    }) else {
        return;
    };
    for (index, text) in rows.iter().enumerate() {
        let row = ROWS - index as u8;
        let cells: Option<Vec<Cell>> = text
            .as_str()
            .and_then(|text| text.chars().map(Cell::from_symbol).collect())
            .filter(|cells: &Vec<Cell>| cells.len() == usize::from(COLUMNS));
        let Some(cells) = cells else {
            reader.violation(
                &format!("board[{index}]"),
                format!("row {row} must be a text of six of the signs . 1 2 3 4 5 < > x"),
            );
            continue;
        };
        for (column, cell) in cells.into_iter().enumerate() {
            let square = Square::at(column as u8, row);
            position.cells[square.index()] = cell;
            if cell != Cell::Empty {
                position.invaders |= square.bit();
            }
        }
    }
}

fn read_players(reader: &mut Reader<'_>, position: &mut Guardians, options: Option<Options>) {
    let Some(list) = reader.read(
        "players",
        "a list with one entry per player",
        Value::as_array,
    ) else {
        return;
    };
    if let Some(options) = options
        && list.len() != usize::from(options.players)
    {
        reader.violation(
            "players",
            format!(
                "{} entries for {} players; one each is needed",
                list.len(),
                options.players
            ),
        );
    }
    for (index, value) in list.iter().enumerate().take(position.pilots.len()) {
        let mut fields = Reader::new(value, &format!("players[{index}]."));
        let pilot = &mut position.pilots[index];
        if let Some(fighter) = fields.read(
            "fighter",
            "a square such as \"c1\", \"destroyed\", \"out\" or null",
            read_fighter,
        ) {
            pilot.fighter = fighter;
        }
        if let Some(tokens) = fields.read(
            "tokens",
            "a list of token values (1 to 5 or 10), highest first",
            read_tokens,
        ) {
            pilot.tokens = tokens;
        }
        if let Some(missile) = fields.read("missile", &one_of(&MISSILES), |v| word(&MISSILES, v)) {
            pilot.missile = missile;
        }
        if let Some(level) = fields.read("level", "1, 2 or 3", |v| number(v, 1, 3)) {
            pilot.level = level as u8;
        }
        if let Some(power) = fields.read("power", &one_of(&POWER_UPS), |v| word(&POWER_UPS, v)) {
            pilot.power = power;
        }
        reader.absorb(fields.finish());
    }
}

fn read_fighter(value: &Value) -> Option<Fighter> {
    if value.is_null() {
        return Some(Fighter::Unplaced);
    }
    match value.as_str()? {
        "destroyed" => Some(Fighter::Destroyed),
        "out" => Some(Fighter::Out),
        square => Square::read(square).map(Fighter::At),
    }
}

fn read_tokens(value: &Value) -> Option<[u8; 6]> {
    let mut tokens = [0_u8; 6];
    let mut last = u64::MAX;
    for token in value.as_array()? {
        let token = token.as_u64()?;
        let kind = TOKEN_VALUES.iter().position(|&v| u64::from(v) == token)?;
        if token > last {
            return None;
        }
        last = token;
        tokens[kind] = tokens[kind].checked_add(1)?;
    }
    Some(tokens)
}

fn read_supply(reader: &mut Reader<'_>, position: &mut Guardians) {
    let Some(value) = reader.field("supply") else {
        return;
    };
    let mut fields = Reader::new(value, "supply.");
    for (kind, name) in SUPPLY.iter().enumerate() {
        let most = if kind < 5 {
            edition::MONSTERS[kind]
        } else {
            edition::SHIPS
        };
        if let Some(count) = fields.read(name, &format!("a number from 0 to {most}"), |v| {
            number(v, 0, most.into())
        }) {
            position.supply[kind] = count as u8;
        }
    }
    reader.absorb(fields.finish());
}

fn read_waiting(reader: &mut Reader<'_>, position: &mut Guardians) {
    let Some(value) = reader.field("waiting") else {
        return;
    };
    let mut fields = Reader::new(value, "waiting.");
    let most = u64::from(edition::SHIPS);
    let mut read = |name| {
        fields
            .read(name, &format!("a number from 0 to {most}"), |v| {
                number(v, 0, most)
            })
            .map_or(0, |count| count as u8)
    };
    position.waiting = Waiting {
        left: read("left"),
        right: read("right"),
        ships: read("ships"),
    };
    reader.absorb(fields.finish());
}

/// Ascending seats without repetition, as bits.
fn read_seats(value: &Value, players: u64) -> Option<u8> {
    let mut bits = 0_u8;
    for seat in value.as_array()? {
        let seat = number(seat, 1, players)?;
        let bit = 1 << (seat - 1);
        if bits >= bit {
            return None;
        }
        bits |= bit;
    }
    Some(bits)
}
