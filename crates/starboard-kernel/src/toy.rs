//! Pebbles: a tiny game for tests of code that works with any game. Players take 1–3 pebbles from a
//! pile in turn, or gamble once per game: a biased coin decides how many. The player who takes the
//! last pebble wins; in the second edition, they lose. Points are pebbles.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

use crate::document::{Reader, number};
use crate::{
    Day, Edition, Encoding, Ending, Field, Game, Group, Lang, Legend, Narrate, Schema, Seat, Sink,
    Turn, Unreadable, Violations, WhyNot, Wording,
};

mod texts {
    starboard_kernel::texts!("texts");
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pebbles {
    options: PebblesOptions,
    pile: u8,
    taken: Vec<u8>,
    gambled: Vec<bool>,
    turn: u8,
    coin: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
pub struct PebblesOptions {
    pub players: u8,
    pub pile: u8,
    pub edition: PebblesEdition,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum PebblesEdition {
    First,
    Second,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PebblesAction {
    Take(u8),
    Gamble,
}

/// How many pebbles the coin gives.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Coin(pub u8);

#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
#[serde(tag = "event", rename_all = "lowercase")]
pub enum PebblesEvent {
    Took { seat: Seat, pebbles: u8 },
    Gambled { seat: Seat },
}

impl fmt::Display for PebblesAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PebblesAction::Take(n) => write!(f, "take {n}"),
            PebblesAction::Gamble => f.write_str("gamble"),
        }
    }
}

impl fmt::Display for Coin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "coin {}", self.0)
    }
}

impl FromStr for PebblesAction {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text {
            "take 1" => Ok(PebblesAction::Take(1)),
            "take 2" => Ok(PebblesAction::Take(2)),
            "take 3" => Ok(PebblesAction::Take(3)),
            "gamble" => Ok(PebblesAction::Gamble),
            _ => Err(Unreadable::new(text, "expected take 1–3 or gamble")),
        }
    }
}

impl FromStr for Coin {
    type Err = Unreadable;

    fn from_str(text: &str) -> Result<Self, Unreadable> {
        match text {
            "coin 1" => Ok(Coin(1)),
            "coin 4" => Ok(Coin(4)),
            _ => Err(Unreadable::new(text, "expected coin 1 or coin 4")),
        }
    }
}

impl Narrate for PebblesEvent {
    fn narrate(&self, lang: Lang, names: &[String]) -> String {
        match self {
            PebblesEvent::Took { seat, pebbles } => {
                texts::took(lang, &names[seat.index()], *pebbles)
            }
            PebblesEvent::Gambled { seat } => texts::gambled(lang, &names[seat.index()]),
        }
    }
}

impl Pebbles {
    /// How many pebbles are left.
    #[must_use]
    pub fn pile(&self) -> u8 {
        self.pile
    }

    /// By the player who took the last pebble, and stays on turn.
    fn winners(&self) -> Vec<Seat> {
        let last = Seat::new(self.turn.into());
        match self.options.edition {
            PebblesEdition::First => vec![last],
            PebblesEdition::Second => Seat::first(self.seats())
                .filter(|&seat| seat != last)
                .collect(),
        }
    }

    fn take(&mut self, pebbles: u8, sink: &mut impl Sink<PebblesEvent>) {
        let pebbles = pebbles.min(self.pile);
        let seat = Seat::new(self.turn.into());
        self.pile -= pebbles;
        self.taken[seat.index()] += pebbles;
        sink.tell(|| PebblesEvent::Took { seat, pebbles });
        if self.pile > 0 {
            self.turn = (self.turn + 1) % self.options.players;
        }
    }
}

impl Game for Pebbles {
    type Action = PebblesAction;
    type Outcome = Coin;
    type Event = PebblesEvent;
    type Options = PebblesOptions;

    const NAME: &'static str = "pebbles";
    const EDITIONS: &'static [Edition] =
        &[Edition::new("standard", 1), Edition::new("reversed", 1)];
    const HAS_POINTS: bool = true;
    const HAS_DRAWS: bool = false;

    fn schema() -> Schema {
        Schema::empty()
            .with("players", [2, 3])
            .with("pile", [12, 5])
            .with("edition", ["first", "second"])
            .unwritten("first")
    }

    fn start(options: &PebblesOptions) -> Self {
        Pebbles {
            options: *options,
            pile: options.pile,
            taken: vec![0; options.players.into()],
            gambled: vec![false; options.players.into()],
            turn: 0,
            coin: false,
        }
    }

    fn options(&self) -> PebblesOptions {
        self.options
    }

    fn edition(&self) -> Edition {
        Self::EDITIONS[self.options.edition as usize]
    }

    fn of_day(day: Day) -> Option<Self> {
        // Other games still begin with the first edition.
        let edition = match Some(day) < Day::new(2026, 12, 1) {
            true => PebblesEdition::First,
            false => PebblesEdition::Second,
        };
        let (players, pile) = (2, 12);
        Some(Pebbles::start(&PebblesOptions {
            players,
            pile,
            edition,
        }))
    }

    fn seats(&self) -> usize {
        self.taken.len()
    }

    fn turn(&self) -> Turn {
        match (self.pile, self.coin) {
            (0, _) => Turn::Over,
            (_, true) => Turn::Chance,
            (_, false) => Turn::Player(Seat::new(self.turn.into())),
        }
    }

    fn legal_actions_into(&self, into: &mut Vec<PebblesAction>) {
        if let Turn::Player(seat) = self.turn() {
            into.extend((1..=self.pile.min(3)).map(PebblesAction::Take));
            if !self.gambled[seat.index()] {
                into.push(PebblesAction::Gamble);
            }
        }
    }

    fn outcomes_into(&self, into: &mut Vec<(Coin, u32)>) {
        if self.turn() == Turn::Chance {
            into.extend([(Coin(1), 2), (Coin(4), 1)]);
        }
    }

    fn play_unchecked(&mut self, action: PebblesAction, sink: &mut impl Sink<PebblesEvent>) {
        match action {
            PebblesAction::Take(pebbles) => self.take(pebbles, sink),
            PebblesAction::Gamble => {
                let seat = Seat::new(self.turn.into());
                self.gambled[seat.index()] = true;
                self.coin = true;
                sink.tell(|| PebblesEvent::Gambled { seat });
            }
        }
    }

    fn resolve_unchecked(&mut self, coin: Coin, sink: &mut impl Sink<PebblesEvent>) {
        self.coin = false;
        self.take(coin.0, sink);
    }

    fn rule_against(&self, _: PebblesAction) -> &'static str {
        "T1"
    }

    fn ending(&self) -> Option<Ending> {
        (self.pile == 0).then(|| Ending {
            reason: "empty",
            scores: self.taken.iter().map(|&n| n.into()).collect(),
            winners: self.winners(),
            drawn: false,
        })
    }

    fn document(&self) -> Value {
        json!({
            "game": Self::NAME,
            "options": self.written_options(),
            "pile": self.pile,
            "taken": self.taken,
            "gambled": self.gambled,
            "turn": self.turn + 1,
            "coin": self.coin,
        })
    }

    fn from_document(document: &Value) -> Result<Self, Violations> {
        let mut reader = Reader::new(document, "");
        reader.read("game", "\"pebbles\"", |v| (v == Self::NAME).then_some(()));
        let options = reader.read("options", "the options", Value::as_object);
        let pile = reader.read("pile", "0 to 12", |v| number(v, 0, 12));
        let taken = reader.read("taken", "a list of numbers", |v| {
            serde_json::from_value::<Vec<u8>>(v.clone()).ok()
        });
        let gambled = reader.read("gambled", "a list of true and false", |v| {
            serde_json::from_value::<Vec<bool>>(v.clone()).ok()
        });
        let turn = reader.read("turn", "a seat", |v| number(v, 1, 3));
        let coin = reader.read("coin", "true or false", Value::as_bool);
        let options = options.and_then(|values| match Self::read_written_options(values) {
            Ok(options) => Some(options),
            Err(violations) => {
                reader.absorb(violations);
                None
            }
        });
        if let Some(options) = options {
            let seats = usize::from(options.players);
            if taken.as_ref().is_some_and(|t| t.len() != seats) {
                reader.violation("taken", "one number per player is needed");
            }
            if gambled.as_ref().is_some_and(|g| g.len() != seats) {
                reader.violation("gambled", "one entry per player is needed");
            }
            if turn.is_some_and(|turn| turn > options.players.into()) {
                reader.violation("turn", "there is no such seat");
            }
        }
        let position = (|| {
            Some(Pebbles {
                options: options?,
                pile: pile? as u8,
                taken: taken?,
                gambled: gambled?,
                turn: turn? as u8 - 1,
                coin: coin?,
            })
        })();
        let violations = reader.finish();
        match position {
            Some(position) => violations.into_result(position),
            None => Err(violations),
        }
    }

    fn encode(&self, into: &mut Vec<u8>) {
        into.extend([
            self.options.players,
            self.options.pile,
            self.options.edition as u8,
            self.pile,
            self.turn,
            u8::from(self.coin),
        ]);
        into.extend(&self.taken);
        into.extend(self.gambled.iter().map(|&g| u8::from(g)));
    }
}

impl Wording for Pebbles {
    fn title(lang: Lang) -> String {
        texts::title(lang)
    }

    fn tagline(lang: Lang) -> String {
        Self::title(lang)
    }

    fn option_label(name: &str, value: Option<&Value>, _: Lang) -> String {
        value.map_or_else(|| name.to_owned(), Value::to_string)
    }

    fn option_note(_: &str, _: &Value, _: Lang) -> Option<String> {
        None
    }

    fn render(&self, _: Lang) -> String {
        format!("pile {} taken {:?}\n", self.pile, self.taken)
    }

    fn prompt(&self, lang: Lang) -> String {
        texts::prompt(lang)
    }

    fn describe(&self, action: PebblesAction, _: Lang) -> String {
        action.to_string()
    }

    fn why_not(&self, action: PebblesAction, lang: Lang) -> WhyNot {
        let text = match action {
            PebblesAction::Take(_) => texts::not_so_many(lang),
            PebblesAction::Gamble => texts::gambled_already(lang),
        };
        WhyNot {
            rule: self.rule_against(action),
            text,
        }
    }

    fn describe_ending(_: &Ending, lang: Lang) -> String {
        texts::ending(lang)
    }
}

/// Takes 1 to 3, and to gamble.
impl Encoding for Pebbles {
    type Space = PebblesOptions;

    fn space(options: &PebblesOptions) -> PebblesOptions {
        *options
    }

    fn legend(space: &PebblesOptions) -> Legend {
        let seats = usize::from(space.players);
        Legend {
            actions: vec![
                Group::new("take", 3, "this many pebbles, from 1"),
                Group::new("gamble", 1, "once per game"),
            ],
            outcomes: vec![Group::new("coin", 2, "1 or 4 pebbles")],
            fields: vec![
                Field::number("pile", [1], space.pile, "the pebbles that are left"),
                Field::number(
                    "taken",
                    [seats],
                    space.pile,
                    "pebbles by seat, observer first",
                ),
                Field::number("gambled", [seats], 1, "who has gambled, by seat"),
                Field::number("turn", [1], space.players - 1, "seats after the observer"),
                Field::number("coin", [1], 1, "whether the coin is to be tossed"),
            ],
            symmetries: Vec::new(),
            complete: true,
        }
    }

    fn number(&self, _: &PebblesOptions, action: PebblesAction) -> Option<u32> {
        match action {
            PebblesAction::Take(n) => u32::from(n).checked_sub(1),
            PebblesAction::Gamble => Some(3),
        }
    }

    fn action(&self, _: &PebblesOptions, number: u32) -> Option<PebblesAction> {
        match number {
            0..=2 => Some(PebblesAction::Take(number as u8 + 1)),
            3 => Some(PebblesAction::Gamble),
            _ => None,
        }
    }

    fn outcome_number(_: &PebblesOptions, Coin(pebbles): Coin) -> Option<u32> {
        match pebbles {
            1 => Some(0),
            4 => Some(1),
            _ => None,
        }
    }

    fn outcome(_: &PebblesOptions, number: u32) -> Option<Coin> {
        [Coin(1), Coin(4)].get(number as usize).copied()
    }

    fn observe(&self, _: &PebblesOptions, seat: Seat, into: &mut [u8]) {
        let seats = self.seats();
        into[0] = self.pile;
        for place in 0..seats {
            let other = (seat.index() + place) % seats;
            into[1 + place] = self.taken[other];
            into[1 + seats + place] = self.gambled[other].into();
        }
        let turn = (usize::from(self.turn) + seats - seat.index()) % seats;
        into[1 + 2 * seats] = turn as u8;
        into[2 + 2 * seats] = self.coin.into();
    }
}
