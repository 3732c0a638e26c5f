//! The table being played at, no matter who keeps it.

use starboard_bots::{BotSpec, Choice, Settings};
use starboard_client::Place;
use starboard_guide::{Card, Reader};
use starboard_kernel::{Lang, Level, Seat};
use starboard_table::{Play, Request, SeatKind, Table};

/// The smallest window with room for everything, in columns and rows.
pub const WINDOW: (u16, u16) = (80, 24);

/// Why a host did not carry out a request.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum HostError {
    /// It is against the rules of the game or the table, in words for the person.
    Refused(String),
    /// Nothing more can be done here.
    Failed(String),
}

/// What a screen plays at: a table with its game, and its keeper.
pub trait Host {
    fn table(&self) -> &Table;

    /// The game at the table, which has begun.
    ///
    /// # Panics
    /// If there is no game yet.
    fn play(&self) -> &Play {
        self.table().play().expect("a game that has begun")
    }

    /// Asks the keeper for something, for the player on a seat.
    ///
    /// # Errors
    /// Why it did not happen; then nothing has changed.
    fn ask(&mut self, seat: Seat, request: &Request, lang: Lang) -> Result<(), HostError>;

    /// Begins the next game, once this one is over.
    ///
    /// # Errors
    /// If it is not over.
    fn rematch(&mut self, lang: Lang) -> Result<(), HostError>;

    /// The seed for the choice of a bot that thinks here.
    fn bot_seed(&self) -> u64;

    /// What the person should know about the table, such as that it cannot be saved.
    fn warning(&self, lang: Lang) -> Option<String>;

    /// The bot to act, if the bots of this table run here.
    fn bot_to_think(&self) -> Option<(Seat, Level)> {
        self.play().bot_to_act()
    }

    /// Applies what the keeper has sent since the last call; returns whether there was anything.
    fn catch_up(&mut self) -> bool {
        false
    }

    /// The online table behind it.
    fn place(&self) -> Option<&Place> {
        None
    }

    /// The same, for requests that only online tables know.
    fn place_mut(&mut self) -> Option<&mut Place> {
        None
    }

    /// Whether bots may help: not in a ranked game.
    fn may_help(&self) -> bool {
        self.table().plan().daily.is_none()
    }

    /// Whether a person here plays on a seat.
    fn plays(&self, seat: Seat) -> bool {
        self.play().kind(seat) == Some(SeatKind::Person)
    }

    /// The person to act or, if it is nobody's turn, any person at the table.
    fn someone(&self) -> Option<Seat> {
        let turn = self.play().whose_turn();
        turn.filter(|&seat| self.plays(seat)).or_else(|| {
            let mut seats = Seat::first(self.play().players().len());
            seats.find(|&seat| self.plays(seat))
        })
    }

    /// The person here whose turn it is.
    fn person_to_act(&self) -> Option<Seat> {
        self.play().whose_turn().filter(|&seat| self.plays(seat))
    }

    /// Whom the guide speaks to: the person to act or, while others act, the only person at the
    /// table.
    fn reader(&self) -> Option<Seat> {
        self.person_to_act().or_else(|| {
            let seats = Seat::first(self.play().players().len());
            let mut people = seats.filter(|&seat| self.plays(seat));
            people.next().filter(|_| people.next().is_none())
        })
    }

    /// What the guide has to say now.
    fn card(&self, lang: Lang) -> Option<Card> {
        let position = self.play().position();
        let over = position.ending().is_some();
        let reader = self.reader();
        // `None` while several people wait for a bot, and when everybody has resigned.
        if !over && (reader.is_none() || self.play().ending().is_some()) {
            return None;
        }
        let names = self.play().names(lang);
        let reader = Reader::new(reader, lang).with_names(&names);
        let card = starboard_guide::card(position, reader)?;
        Some(if self.may_help() || over {
            card
        } else {
            card.without_advice(lang)
        })
    }

    /// How a bot of a level thinks here.
    fn settings(&self, level: Level) -> Settings {
        Settings {
            spec: BotSpec::Level(level),
            seed: self.bot_seed(),
            // One thread: the same game again gives the same bots, on every machine.
            threads: 1,
            clock: starboard_bots::clock,
        }
    }
}

/// The actions that a bot considered, best first, with the expected result for a seat.
#[must_use]
pub fn considered(choice: &Choice, seat: Seat) -> Vec<(String, Option<f64>)> {
    let value = |values: &[f64]| values.get(seat.index()).copied();
    let mut lines = vec![(choice.action.clone(), value(&choice.value))];
    for line in &choice.lines {
        if line.action == choice.action {
            lines[0].1 = value(&line.value);
        } else {
            lines.push((line.action.clone(), value(&line.value)));
        }
    }
    lines
}
