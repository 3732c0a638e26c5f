//! The game at a table: its history, who plays each seat, and who has resigned.

use starboard_kernel::erased::Position;
use starboard_kernel::{
    Actor, Ending, History, Lang, Level, PlayError, Record, RecordedResult, RecordedSeat,
    Resignation, Seat, Seed, Step, Turn, UndoRefusal,
};

use crate::refusal::{Refusal, UndoReason};
use crate::{STAND_IN_LEVEL, called, texts};

/// Who plays a seat, and under which name.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Player {
    pub name: String,
    pub kind: SeatKind,
}

impl Player {
    #[must_use]
    pub fn person(name: impl Into<String>) -> Self {
        Player {
            name: name.into(),
            kind: SeatKind::Person,
        }
    }

    #[must_use]
    pub fn bot(name: impl Into<String>, level: Level) -> Self {
        Player {
            name: name.into(),
            kind: SeatKind::Bot { level },
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    Person,
    Bot { level: Level },
}

impl SeatKind {
    /// The level of a bot.
    #[must_use]
    pub fn level(self) -> Option<Level> {
        match self {
            SeatKind::Person => None,
            SeatKind::Bot { level } => Some(level),
        }
    }
}

/// A game being played. Only entries of the table's log change it.
#[derive(Clone, Debug)]
pub struct Play {
    history: History,
    players: Vec<Player>,
    resignations: Vec<Resignation>,
    /// Everybody plays on one device, so an undo beyond a player's own last action cheats nobody.
    undoes_freely: bool,
    /// The seed of the chance turns, once it is known.
    seed: Option<Seed>,
}

impl Play {
    /// A recorded game with its history: what a record says of the players and of resignations.
    #[must_use]
    pub fn recorded(record: &Record, history: History) -> Play {
        let player = |seat: &RecordedSeat| match seat.bot {
            None => Player::person(&seat.name),
            Some(level) => Player::bot(&seat.name, level),
        };
        let players = record.seats.iter().map(player).collect();
        let mut play = Play::new(history, players, true);
        play.resignations.clone_from(&record.resignations);
        play
    }
}

/// Changes by entries.
impl Play {
    pub(crate) fn new(history: History, players: Vec<Player>, undoes_freely: bool) -> Play {
        Play {
            history,
            players,
            resignations: Vec::new(),
            undoes_freely,
            seed: None,
        }
    }

    /// Plays an action of the player to act and resolves the chance turns after it with the seed.
    /// Returns action and outcomes in notation.
    pub(crate) fn act(&mut self, action: &str, seed: &Seed) -> Result<Vec<String>, PlayError> {
        let before = self.history.length();
        self.history.play(action)?;
        while self.history.resolve_by(seed).is_some() {}
        let steps = self.history.steps_after(before);
        Ok(steps.iter().map(|step| step.text.clone()).collect())
    }

    /// Replays the moves of an entry: an action and the outcomes after it; before the first decision
    /// only outcomes.
    pub(crate) fn follow(&mut self, moves: &[String]) -> Result<(), PlayError> {
        for text in moves {
            match self.history.now().turn() {
                Turn::Chance => self.history.resolve(text)?,
                Turn::Player(_) | Turn::Over => self.history.play(text)?,
            };
        }
        Ok(())
    }

    pub(crate) fn take_back(&mut self, to: usize) {
        self.history.truncate(to);
        // A resignation stands, even if moves before it are undone.
        for resignation in &mut self.resignations {
            resignation.after = resignation.after.min(to);
        }
    }

    pub(crate) fn forget_positions(&mut self) {
        self.history.forget_positions();
    }

    pub(crate) fn set_player(&mut self, seat: Seat, player: Player) {
        self.players[seat.index()] = player;
    }

    pub(crate) fn set_kind(&mut self, seat: Seat, kind: SeatKind) {
        self.players[seat.index()].kind = kind;
    }

    /// A bot plays on for a player who resigns while at least two others are still in the game;
    /// otherwise the game ends immediately.
    pub(crate) fn resign(&mut self, seat: Seat) {
        self.resignations.push(Resignation {
            seat,
            after: self.history.length(),
        });
        if self.ending().is_none() {
            let level = STAND_IN_LEVEL;
            self.set_kind(seat, SeatKind::Bot { level });
        }
    }

    pub(crate) fn reveal(&mut self, seed: Seed) {
        self.seed = Some(seed);
    }

    /// The seat exists, has not resigned, and the game is not over.
    pub(crate) fn ongoing(&self, seat: Seat) -> Result<(), Refusal> {
        if seat.index() >= self.players.len() {
            return Err(Refusal::NoSuchSeat(seat));
        }
        if self.ending().is_some() {
            return Err(Refusal::Over);
        }
        if self.has_resigned(seat) {
            return Err(Refusal::Resigned(seat));
        }
        Ok(())
    }
}

/// Queries.
impl Play {
    #[must_use]
    pub fn history(&self) -> &History {
        &self.history
    }

    #[must_use]
    pub fn position(&self) -> &Position {
        self.history.now()
    }

    #[must_use]
    pub fn step(&self, index: usize) -> Option<&Step> {
        self.history.steps().get(index).map(|step| &**step)
    }

    #[must_use]
    pub fn players(&self) -> &[Player] {
        &self.players
    }

    /// What each player is called, for the game's events.
    #[must_use]
    pub fn names(&self, lang: Lang) -> Vec<String> {
        let seats = Seat::first(self.players.len());
        seats.map(|seat| self.called(seat, lang)).collect()
    }

    /// What the player on a seat is called.
    #[must_use]
    pub fn called(&self, seat: Seat, lang: Lang) -> String {
        let player = self.players.get(seat.index());
        let name = player.map_or("?", |player| &player.name);
        called(name, seat.number(), lang)
    }

    #[must_use]
    pub fn resignations(&self) -> &[Resignation] {
        &self.resignations
    }

    fn ended_by_resignation(&self) -> bool {
        !self.resignations.is_empty() && self.resignations.len() + 1 >= self.players.len()
    }

    /// The seat to act; `None` once the game is over. Chance turns are resolved immediately.
    #[must_use]
    pub fn whose_turn(&self) -> Option<Seat> {
        if self.ended_by_resignation() {
            return None;
        }
        self.history.now().turn().player()
    }

    /// The bot that is to act and its level, if it is a bot's turn.
    #[must_use]
    pub fn bot_to_act(&self) -> Option<(Seat, Level)> {
        let seat = self.whose_turn()?;
        Some((seat, self.players[seat.index()].kind.level()?))
    }

    /// Who plays the seat; `None` if there is no such seat.
    #[must_use]
    pub fn kind(&self, seat: Seat) -> Option<SeatKind> {
        self.players.get(seat.index()).map(|player| player.kind)
    }

    #[must_use]
    pub fn has_resigned(&self, seat: Seat) -> bool {
        self.resignations
            .iter()
            .any(|resignation| resignation.seat == seat)
    }

    /// How it ended, once it has. A seat that has resigned never wins.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let stayed = |&seat: &Seat| !self.has_resigned(seat);
        if self.ended_by_resignation() {
            return Some(Ending {
                reason: Ending::RESIGNED,
                scores: Vec::new(),
                winners: Seat::first(self.players.len()).filter(stayed).collect(),
                drawn: false,
            });
        }
        let mut ending = self.history.now().ending()?;
        let had_winners = !ending.winners.is_empty();
        ending.winners.retain(stayed);
        if had_winners && ending.winners.is_empty() {
            // The winner had resigned: the win goes to the best of the others.
            let score = |seat: Seat| ending.scores.get(seat.index()).copied();
            let others = Seat::first(self.players.len()).filter(stayed);
            let best = others.clone().filter_map(score).max();
            ending.winners = others.filter(|&seat| score(seat) == best).collect();
        }
        Some(ending)
    }

    /// How the game ended in plain words, once it has.
    #[must_use]
    pub fn ending_text(&self, lang: Lang) -> Option<String> {
        let ending = self.ending()?;
        let resigned = self.resignations.iter();
        let names: Vec<String> = resigned
            .map(|resigned| self.called(resigned.seat, lang))
            .collect();
        let resigned =
            (!names.is_empty()).then(|| texts::ended_by_resignation(lang, &lang.list(&names)));
        let by_the_rules = match ending.reason {
            Ending::RESIGNED => None,
            _ => self.position().describe_ending(lang),
        };
        let parts: Vec<String> = by_the_rules.into_iter().chain(resigned).collect();
        Some(parts.join(" "))
    }

    /// The length of the history after an undo by `seat`: before its own last action or, on a shared
    /// device, before the last action of any person, whatever followed. Repeated chance turns have
    /// the same outcomes.
    ///
    /// # Errors
    /// Why undo is not possible.
    pub fn undo_target(&self, seat: Seat) -> Result<usize, UndoReason> {
        if self.ended_by_resignation() {
            return Err(UndoReason::Resigned);
        }
        if self.kind(seat) != Some(SeatKind::Person) {
            return Err(UndoReason::NotAPerson(seat));
        }
        let target = if self.undoes_freely {
            self.history
                .undo_freely(|other| self.kind(other) == Some(SeatKind::Person))
        } else if self.history.now().turn() == Turn::Over {
            // The seed is revealed at the end; nobody who knows it may play on.
            return Err(UndoReason::Over);
        } else {
            self.history.undo_for(seat)
        };
        target.map_err(|refusal| match refusal {
            UndoRefusal::Nothing => UndoReason::Nothing,
            UndoRefusal::Chance => UndoReason::Chance,
            UndoRefusal::OtherPlayer(other) => UndoReason::OtherPlayer(other),
        })
    }

    /// Whether a player may ask for consent to an undo that the rules do not allow: they have acted, and
    /// the game is not over.
    #[must_use]
    pub fn may_ask_for_undo(&self, seat: Seat) -> bool {
        let mut steps = self.history.steps().iter();
        self.ending().is_none()
            && self.kind(seat) == Some(SeatKind::Person)
            && steps.any(|step| step.actor == Actor::Player(seat))
    }

    /// The game so far as a record, with its seed if that is known.
    #[must_use]
    pub(crate) fn record(&self, seed: Option<Seed>) -> Record {
        let seats = self
            .players
            .iter()
            .map(|player| RecordedSeat {
                name: player.name.clone(),
                bot: player.kind.level(),
            })
            .collect();
        let mut record = Record::of(&self.history, seats, seed.or(self.seed));
        record.resignations.clone_from(&self.resignations);
        record.result = self.result();
        record
    }

    /// The result as in records: that of the rules if they ended the game (resignations are listed
    /// separately), or else that of the table.
    pub(crate) fn result(&self) -> Option<RecordedResult> {
        let ending = self.history.now().ending().or_else(|| self.ending());
        ending.map(RecordedResult::from)
    }

    /// Why undo is not possible, in words.
    #[must_use]
    pub fn undo_text(&self, reason: UndoReason, lang: Lang) -> String {
        match reason {
            UndoReason::Nothing => texts::undo_nothing(lang),
            UndoReason::Chance => texts::undo_chance(lang),
            UndoReason::OtherPlayer(seat) => texts::undo_other(lang, &self.called(seat, lang)),
            UndoReason::NotAPerson(seat) => texts::not_a_person(lang, &self.called(seat, lang)),
            UndoReason::Over => texts::undo_over(lang),
            UndoReason::Resigned => texts::undo_resigned(lang),
            UndoReason::Time => texts::undo_time(lang),
        }
    }
}
