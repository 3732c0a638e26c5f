//! Position documents: written exactly, read with every violation listed.

use serde_json::{Map, Value, json};
use starboard_kernel::document::{Reader, number, word};
use starboard_kernel::{Game, Seat, Violations};

use crate::board::PLANETS;
use crate::repetition::{Seen, turn_key};
use crate::{
    FLEET, Kind, Layout, MOST_PLAYERS, Options, Over, Phase, Power, Powers, Rescue, Ship, Square,
    Squares, edition, power_name, read_power,
};

const PHASES: [(&str, Phase); 3] = [
    ("powers", Phase::Powers),
    ("layout", Phase::Layout),
    ("play", Phase::Play),
];

/// More positions than any game has between two that cannot come back: a bound on hostile lists.
const MOST_SEEN: usize = 100_000;

pub(crate) fn document(position: &Rescue) -> Value {
    let ships: Vec<String> = Square::all()
        .flat_map(|square| {
            let ships = position.stack(square).ships();
            ships.map(move |ship| format!("{ship}@{square}"))
        })
        .collect();
    let powers: Vec<Value> = position
        .all_seats()
        .map(|seat| {
            if position.is_dealt(seat) {
                power_name(position.power(seat)).into()
            } else {
                Value::Null
            }
        })
        .collect();
    let mut seen = Map::new();
    for hash in position.seen.sorted() {
        let count = seen.entry(format!("{hash:016x}")).or_insert(0.into());
        *count = (count.as_u64().unwrap_or(0) + 1).into();
    }
    let phase = PHASES.iter().find(|(_, phase)| *phase == position.phase);
    json!({
        "game": Rescue::NAME,
        "options": position.written_options(),
        "powers": powers,
        "phase": phase.map(|(name, _)| name),
        "ships": ships,
        "lost": position.lost_ships(),
        "turn": position.seat(),
        "quiet": position.quiet,
        "seen": seen,
        "over": match position.over {
            None => Value::Null,
            Some(Over::Won(winner)) => json!({ "winner": winner }),
            Some(Over::Draw) => "draw".into(),
        },
    })
}

pub(crate) fn from_document(document: &Value) -> Result<Rescue, Violations> {
    let mut reader = Reader::new(document, "");
    reader.read("game", "\"rescue\"", |v| (v == Rescue::NAME).then_some(()));
    let options = read_options(&mut reader);
    // Without options the rest is still read, so that every violation is listed at once.
    let assumed = options.unwrap_or(Options {
        players: likely_players(document),
        layout: Layout::Choose,
        powers: Powers::None,
    });
    let players = u64::from(assumed.players);
    let mut position = Rescue::bare(assumed);
    let phases = PHASES.map(|(name, _)| format!("{name:?}")).join(", ");
    let phase = reader.read("phase", &format!("one of {phases}"), |v| word(&PHASES, v));
    position.phase = phase.unwrap_or(Phase::Play);
    let expected = format!("a seat from 1 to {players}");
    if let Some(turn) = reader.read("turn", &expected, |v| number(v, 1, players)) {
        position.turn = turn as u8 - 1;
        position.hash = turn_key(position.turn);
    }
    let dealt = read_powers(&mut reader, &mut position, assumed.players);
    read_ships(&mut reader, &mut position);
    read_lost(&mut reader, &mut position);
    if let Some(quiet) = reader.read("quiet", "a number of turns from 0 to 240", |v| {
        number(v, 0, 240)
    }) {
        position.quiet = quiet as u16;
    }
    read_seen(&mut reader, &mut position);
    let expected = "null, \"draw\" or {\"winner\": a seat}";
    if let Some(over) = reader.read("over", expected, |v| read_over(v, players)) {
        position.over = over;
    }
    let mut violations = reader.finish();
    // What the fields say of each other is looked at only once each of them can be read.
    if violations.is_empty() {
        position.check_powers(&dealt, &mut violations);
        position.check_ships(&mut violations);
        position.check_phase(&mut violations);
    }
    violations.into_result(position)
}

/// Bytes that are equal exactly for equal positions.
pub(crate) fn encode(position: &Rescue, into: &mut Vec<u8>) {
    let power = |power: Option<Power>| power.map_or(255, |power| power as u8);
    into.extend([position.options.players, position.options.layout as u8]);
    match position.options.powers {
        Powers::None => into.push(0),
        Powers::Random => into.push(1),
        Powers::BySeat(powers, _) => {
            into.push(2);
            into.extend(powers.map(power));
        }
    }
    into.extend(position.powers.map(power));
    into.extend([position.phase as u8, position.turn]);
    for square in Square::all().filter(|&square| !position.stack(square).is_empty()) {
        into.push(square.index() as u8);
        into.extend(position.stack(square).bytes());
    }
    into.push(255);
    into.extend(position.lost.iter().flatten().flatten());
    into.extend(position.quiet.to_le_bytes());
    into.push(match position.over {
        None => 255,
        Some(Over::Draw) => 254,
        Some(Over::Won(winner)) => winner.index() as u8,
    });
    for hash in position.seen.sorted() {
        into.extend(hash.to_le_bytes());
    }
}

impl Rescue {
    fn is_dealt(&self, seat: Seat) -> bool {
        self.phase != Phase::Powers || seat < self.seat()
    }

    /// Ships removed, as in documents: sorted.
    fn lost_ships(&self) -> Vec<String> {
        let mut lost = Vec::new();
        for seat in self.all_seats() {
            for kind in Kind::ALL {
                for (hacked, mark) in [(0, ""), (1, "'")] {
                    for _ in 0..self.lost[seat.index()][kind as usize][hacked] {
                        lost.push(format!("{seat}{kind}{mark}"));
                    }
                }
            }
        }
        lost.sort_unstable();
        lost
    }

    /// R27: the powers are those of the options, or dealt so far.
    fn check_powers(&self, dealt: &[Option<Option<Power>>], violations: &mut Violations) {
        for (seat, power) in self.all_seats().zip(dealt) {
            let at = format!("powers[{}]", seat.index());
            let Some(power) = power else {
                let message = "this seat's power is not dealt: null is only for the seats that \
                               still wait for theirs in phase \"powers\"";
                violations.require(!self.is_dealt(seat), at, message);
                continue;
            };
            violations.require(
                self.is_dealt(seat),
                &at,
                "this seat still waits for its power: expected null",
            );
            match self.options.powers {
                Powers::None => violations.require(
                    power.is_none(),
                    at,
                    "the options say that there are no powers",
                ),
                Powers::BySeat(powers, _) => violations.require(
                    *power == powers[seat.index()],
                    at,
                    format!(
                        "the options give this seat {:?}",
                        power_name(powers[seat.index()])
                    ),
                ),
                Powers::Random => {
                    let before = &dealt[..seat.index()];
                    violations.require(
                        power.is_some() && !before.contains(&Some(*power)),
                        at,
                        "chance deals every seat a power of its own (R27)",
                    );
                }
            }
        }
        violations.require(
            self.phase != Phase::Powers || self.options.powers == Powers::Random,
            "phase",
            "powers are dealt only with the option \"random\"",
        );
    }

    /// Whether the ships can stand where they stand.
    fn check_ships(&self, violations: &mut Violations) {
        for square in Square::all() {
            self.check_stack(square, violations);
        }
        let mut kinds = [0; 4];
        for seat in self.all_seats() {
            let ships = self
                .fleet(seat)
                .flat_map(|square| self.stack(square).ships());
            let ships: Vec<Ship> = ships.filter(|ship| ship.seat() == seat).collect();
            let carriers = ships.iter().filter(|ship| ship.is_carrier()).count();
            violations.require(
                carriers <= 1,
                "ships",
                format!("{carriers} ships carry the commander of seat {seat}; there is one (R5)"),
            );
            let hacked = ships.iter().filter(|ship| ship.is_hacked()).count();
            let lost = self.lost[seat.index()];
            let hacker = self.power(seat) == Some(Power::Hacker);
            violations.require(
                hacker || (hacked == 0 && lost.iter().all(|lost| lost[1] == 0)),
                "ships",
                format!("seat {seat} has hacked ships but is no hacker (R30)"),
            );
            violations.require(
                hacked <= edition::HACKED as usize,
                "ships",
                format!(
                    "{hacked} hacked ships of seat {seat}; at most {} may be on the board (R30)",
                    edition::HACKED
                ),
            );
            for kind in Kind::ALL {
                let on_board = ships.iter().filter(|ship| ship.kind() == kind);
                let own = on_board.clone().filter(|ship| !ship.is_hacked()).count();
                let own = own + usize::from(lost[kind as usize][0]);
                let most = usize::from(edition::OF_EACH_KIND);
                violations.require(
                    own <= most,
                    "ships",
                    format!(
                        "{own} ships of kind {kind} on the board and lost for seat {seat}; a \
                         fleet has {most} (R5)"
                    ),
                );
                kinds[kind as usize] +=
                    on_board.count() + lost[kind as usize].map(usize::from).iter().sum::<usize>();
            }
        }
        for kind in Kind::ALL {
            let (count, most) = (kinds[kind as usize], self.seats() * 2);
            violations.require(
                count <= most,
                "ships",
                format!(
                    "{count} ships of kind {kind} on the board and lost; there are {most} (R5)"
                ),
            );
        }
    }

    fn check_stack(&self, square: Square, violations: &mut Violations) {
        let ships: Vec<Ship> = self.stack(square).ships().collect();
        let Some(top) = ships.last().copied() else {
            return;
        };
        violations.require(
            !Rescue::ufo_squares().contains(square),
            "ships",
            format!("{square}: no ship may stand on a UFO square (R14)"),
        );
        for ship in &ships {
            violations.require(
                !(ship.kind() == Kind::Speedy && ship.is_carrier()),
                "ships",
                format!("{square}: a Speedy F1 cannot carry its commander (R21)"),
            );
        }
        let at_home = square == self.home(top.seat());
        violations.require(
            !at_home || self.over == Some(Over::Won(top.seat())),
            "ships",
            format!(
                "{square}: a ship on its own planet has won (R22), but \"over\" does not say so"
            ),
        );
        violations.require(
            !at_home || (ships.iter()).any(|ship| ship.seat() == top.seat() && ship.is_carrier()),
            "ships",
            format!("{square}: no ship lands on its own planet without the commander (R22)"),
        );
        // R22: what is parked there stays below the winner's ships.
        let winner_on_top = at_home && self.over.is_some();
        let (own, parked): (Vec<Ship>, Vec<Ship>) =
            ships.iter().partition(|ship| ship.seat() == top.seat());
        let sorted = parked.iter().chain(&own).eq(&ships);
        let parked_seat = parked.first().map_or(top.seat(), |ship| ship.seat());
        violations.require(
            parked.is_empty()
                || (winner_on_top && sorted && parked.iter().all(|s| s.seat() == parked_seat)),
            "ships",
            format!("{square}: ships of different seats cannot share a square (R14)"),
        );
        for (group, seat) in [(own, top.seat()), (parked, parked_seat)] {
            let most = match self.power(seat) {
                Some(Power::Wolf) => edition::STACK,
                _ => 1,
            };
            violations.require(
                group.len() <= most,
                "ships",
                format!(
                    "{square}: {} ships on a square; {most} may be (R14, R28)",
                    group.len()
                ),
            );
            let foreign = Squares(PLANETS).contains(square)
                && square != self.home(seat)
                && square != self.prison(seat);
            violations.require(
                group.is_empty() || !foreign,
                "ships",
                format!("{square}: the commander of seat {seat} is not held on this planet (R21)"),
            );
        }
    }

    fn check_phase(&self, violations: &mut Violations) {
        let any_lost = self.lost.iter().flatten().flatten().any(|&count| count > 0);
        if self.phase != Phase::Play {
            let none = "nothing before play begins";
            violations.require(!any_lost, "lost", none);
            violations.require(self.quiet == 0, "quiet", none);
            violations.require(self.seen == Seen::default(), "seen", none);
            violations.require(
                self.over.is_none(),
                "over",
                "a game that is over is in phase \"play\"",
            );
            self.check_layout(violations);
            return;
        }
        let alive = self.all_seats().filter(|&seat| !self.is_out(seat)).count();
        if let Some(over) = self.over {
            self.check_over(over, alive, violations);
            return;
        }
        violations.require(
            alive >= 2,
            "over",
            "fewer than two players have ships: the game is over (R25)",
        );
        violations.require(
            !self.is_out(self.seat()),
            "turn",
            format!("seat {} is out (R25)", self.seat()),
        );
        violations.require(
            alive < 2 || self.quiet < self.quiet_limit(),
            "quiet",
            format!("{} quiet turns are a draw (R26)", self.quiet),
        );
        violations.require(
            self.occurrences() < 3,
            "seen",
            "the position is there for the third time: a draw (R26)",
        );
    }

    /// Whether the game can have ended like this.
    fn check_over(&self, over: Over, alive: usize, violations: &mut Violations) {
        let Over::Won(winner) = over else {
            violations.require(
                alive >= 2,
                "over",
                "fewer than two players have ships: that is no draw (R25)",
            );
            return;
        };
        if self.is_out(winner) {
            let message = format!("seat {winner} has won but has no ships (R25)");
            violations.require(false, "over", message);
            return;
        }
        let mut at_home = self.stack(self.home(winner)).ships();
        let came_home = at_home.any(|ship| ship.seat() == winner && ship.is_carrier());
        violations.require(
            came_home || alive == 1,
            "over",
            format!(
                "seat {winner} has won, but its commander is not at home (R24) and others still \
                 have ships (R25)"
            ),
        );
    }

    /// R8: in seat order, square by square.
    fn check_layout(&self, violations: &mut Violations) {
        violations.require(
            self.phase != Phase::Layout || self.options.layout == Layout::Choose,
            "phase",
            "the standard layout leaves nothing to lay out",
        );
        for seat in self.all_seats() {
            let squares = self.starting_squares(seat);
            let laid = self.fleet(seat).len() as usize;
            let first: Squares = squares.into_iter().take(laid).collect();
            violations.require(
                first == self.fleet(seat),
                "ships",
                format!("seat {seat} lays out its ships square by square: d3 and so on (R8)")
                    .replace("d3", &squares[0].to_string()),
            );
            let (least, most) = match self.phase {
                Phase::Layout if seat < self.seat() => (FLEET, FLEET),
                Phase::Layout if seat == self.seat() => (0, FLEET - 1),
                _ => (0, 0),
            };
            violations.require(
                (least..=most).contains(&laid),
                "ships",
                format!("seat {seat} has laid out {laid} ships; expected {least} to {most} (R8)"),
            );
        }
        let carriers = self.carriers.iter().flatten().count();
        violations.require(
            carriers == 0,
            "ships",
            "nobody has fetched a commander before play begins (R7)",
        );
    }
}

fn read_options(reader: &mut Reader<'_>) -> Option<Options> {
    let values = reader.read("options", "an object with the options", Value::as_object)?;
    match Rescue::read_written_options(values) {
        Ok(options) => Some(options),
        Err(violations) => {
            reader.absorb(violations);
            None
        }
    }
}

/// How many play, if at least that can be read of the options; or the most, so that nothing that
/// could be right is called wrong.
fn likely_players(document: &Value) -> u8 {
    let players = document.pointer("/options/players").cloned();
    players
        .and_then(|players| {
            let only = std::iter::once(("players".to_owned(), players)).collect();
            Rescue::read_options(&only).ok()
        })
        .map_or(MOST_PLAYERS as u8, |options| options.players)
}

/// What each seat has; nothing at all for those that wait for theirs.
fn read_powers(
    reader: &mut Reader<'_>,
    position: &mut Rescue,
    players: u8,
) -> Vec<Option<Option<Power>>> {
    let expected = format!("a list of {players} powers, each {}, \"none\" or null", {
        Power::ALL
            .map(|power| format!("{:?}", power.name()))
            .join(", ")
    });
    let dealt = reader.read("powers", &expected, |v| {
        let entries = v
            .as_array()
            .filter(|list| list.len() == usize::from(players))?;
        let read = |entry: &Value| match entry {
            Value::Null => Some(None),
            entry => read_power(entry.as_str()?).map(Some),
        };
        entries.iter().map(read).collect::<Option<Vec<_>>>()
    });
    let dealt = dealt.unwrap_or_default();
    for (power, dealt) in position.powers.iter_mut().zip(&dealt) {
        *power = dealt.flatten();
    }
    dealt
}

/// Seat, kind, and whether it is hacked, from the front of a text; and the rest of it.
fn read_ship(text: &str, players: u8) -> Option<(Seat, Kind, bool, &str)> {
    let mut letters = text.chars();
    let seat = Seat::from_number(letters.next()?.to_digit(10)?.into())?;
    let kind = Kind::from_letter(letters.next()?)?;
    let rest = letters.as_str();
    let (hacked, rest) = match rest.strip_prefix('\'') {
        Some(rest) => (true, rest),
        None => (false, rest),
    };
    (seat.index() < usize::from(players)).then_some((seat, kind, hacked, rest))
}

fn read_ships(reader: &mut Reader<'_>, position: &mut Rescue) {
    let players = position.options.players;
    let Some(ships) = reader.read("ships", "a list of ships", Value::as_array) else {
        return;
    };
    for (index, value) in ships.iter().enumerate() {
        let read = || {
            let (seat, kind, hacked, rest) = read_ship(value.as_str()?, players)?;
            let mut ship = Ship::new(seat, kind);
            if hacked {
                ship = ship.hacked();
            }
            let rest = match rest.strip_prefix('*') {
                Some(rest) => {
                    ship = ship.with_commander();
                    rest
                }
                None => rest,
            };
            Some((ship, Square::read(rest.strip_prefix('@')?)?))
        };
        let at = format!("ships[{index}]");
        match read() {
            None => reader.violation(
                &at,
                format!(
                    "expected a ship such as \"1F@a1\", \"2C*@k11\" or \"1H'@b1\" of seat 1 to \
                     {players}, found {value}"
                ),
            ),
            // R28 and R22 allow four at the very most; what is too much for the rest is checked
            // later.
            Some((_, square)) if position.stack(square).height() >= 4 => {
                reader.violation(&at, format!("{square}: five ships on a square (R14, R28)"));
            }
            Some((ship, square)) => position.put(ship, square),
        }
    }
}

fn read_lost(reader: &mut Reader<'_>, position: &mut Rescue) {
    let players = position.options.players;
    let Some(lost) = reader.read("lost", "a list of ships", Value::as_array) else {
        return;
    };
    for (index, value) in lost.iter().enumerate() {
        let ship = value.as_str().and_then(|text| read_ship(text, players));
        match ship {
            Some((seat, kind, hacked, "")) => {
                let count = &mut position.lost[seat.index()][kind as usize][usize::from(hacked)];
                *count = count.saturating_add(1);
            }
            _ => reader.violation(
                &format!("lost[{index}]"),
                format!(
                    "expected a ship such as \"2H\" or \"1T'\" of seat 1 to {players}, found {value}"
                ),
            ),
        }
    }
}

/// May be missing. Hashes that are not of this program's kind name nothing here and are left
/// out.
fn read_seen(reader: &mut Reader<'_>, position: &mut Rescue) {
    let expected = "an object of state hashes with how often each occurred, 1 or 2";
    let seen = reader.read_or("seen", Vec::new(), expected, |v| {
        let entries = v.as_object().filter(|entries| entries.len() <= MOST_SEEN)?;
        let mut seen = Vec::new();
        for (name, count) in entries {
            if name.is_empty() || !name.bytes().all(|byte| byte.is_ascii_hexdigit()) {
                return None;
            }
            let count = number(count, 1, 2)?;
            let own = name.len() == 16 && !name.bytes().any(|byte| byte.is_ascii_uppercase());
            if let Ok(hash) = u64::from_str_radix(name, 16)
                && own
            {
                seen.extend(std::iter::repeat_n(hash, count as usize));
            }
        }
        Some(seen)
    });
    for hash in seen.unwrap_or_default() {
        position.seen.add(hash);
    }
}

fn read_over(value: &Value, players: u64) -> Option<Option<Over>> {
    match value {
        Value::Null => Some(None),
        Value::String(text) if text == "draw" => Some(Some(Over::Draw)),
        Value::Object(fields) if fields.len() == 1 => {
            let winner = number(fields.get("winner")?, 1, players)?;
            Some(Some(Over::Won(Seat::from_number(winner)?)))
        }
        _ => None,
    }
}
