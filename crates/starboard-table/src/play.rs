//! The game at a table: how it went so far, who plays each seat, and who has resigned.

use starboard_kernel::erased::Position;
use starboard_kernel::{
    Ending, History, Lang, Level, PlayError, Record, RecordedResult, RecordedSeat, Resignation,
    Seat, Seed, Step, Turn, UndoRefusal,
};

use crate::refusal::{Refusal, UndoReason};
use crate::{STAND_IN_LEVEL, texts};

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

/// A game being played. Only entries of the table's log change it.
#[derive(Clone, Debug)]
pub struct Play {
    history: History,
    players: Vec<Player>,
    resignations: Vec<Resignation>,
    /// Everybody plays on one device, so nobody is deceived when one goes back beyond their own
    /// last action.
    undoes_freely: bool,
    /// What chance turns follow from, once it is known here.
    seed: Option<Seed>,
}

/// What entries do to it.
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

    /// The player to act acts, and chance turns that follow are resolved by the seed. Returns
    /// action and outcomes in notation.
    pub(crate) fn act(&mut self, action: &str, seed: &Seed) -> Result<Vec<String>, PlayError> {
        let before = self.history.steps().len();
        self.history.play(action)?;
        while self.history.resolve_by(seed).is_some() {}
        let steps = &self.history.steps()[before..];
        Ok(steps.iter().map(|step| step.text.clone()).collect())
    }

    /// What an entry says has happened: the action of whoever was to act and the outcomes that
    /// followed it; before the first decision outcomes alone.
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
        // A resignation stands, also when the moves before it are taken back.
        for resignation in &mut self.resignations {
            resignation.after = resignation.after.min(to);
        }
    }

    pub(crate) fn set_player(&mut self, seat: Seat, player: Player) {
        self.players[seat.index()] = player;
    }

    pub(crate) fn set_kind(&mut self, seat: Seat, kind: SeatKind) {
        self.players[seat.index()].kind = kind;
    }

    /// A bot plays on for who resigns while at least two others are still in the game; otherwise
    /// the game ends at once.
    pub(crate) fn resign(&mut self, seat: Seat) {
        self.resignations.push(Resignation {
            seat,
            after: self.history.steps().len(),
        });
        if self.ending().is_none() {
            let level = STAND_IN_LEVEL;
            self.set_kind(seat, SeatKind::Bot { level });
        }
    }

    /// Resignations as a record tells them.
    pub(crate) fn restore_resignations(&mut self, resignations: &[Resignation]) {
        self.resignations = resignations.to_vec();
    }

    pub(crate) fn reveal(&mut self, seed: Seed) {
        self.seed = Some(seed);
    }

    /// The seat exists, has not resigned, and the game goes on.
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

/// What can be seen.
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

    /// What to call each seat, as the game's events want it.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        let names = self.players.iter().map(|player| player.name.clone());
        names.collect()
    }

    pub(crate) fn name(&self, seat: Seat) -> &str {
        let player = self.players.get(seat.index());
        player.map_or("?", |player| player.name.as_str())
    }

    #[must_use]
    pub fn resignations(&self) -> &[Resignation] {
        &self.resignations
    }

    fn ended_by_resignation(&self) -> bool {
        !self.resignations.is_empty() && self.resignations.len() + 1 >= self.players.len()
    }

    /// Who is to act; nobody once the game is over. Chance never waits at a table.
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
        match self.players[seat.index()].kind {
            SeatKind::Bot { level } => Some((seat, level)),
            SeatKind::Person => None,
        }
    }

    /// Who plays the seat; nothing if there is no such seat.
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
            // The win went to somebody who had given up: it goes to the best of the others.
            let score = |seat: Seat| ending.scores.get(seat.index()).copied();
            let others = Seat::first(self.players.len()).filter(stayed);
            let best = others.clone().filter_map(score).max();
            ending.winners = others.filter(|&seat| score(seat) == best).collect();
        }
        Some(ending)
    }

    /// How it ended in plain words, once it has.
    #[must_use]
    pub fn ending_text(&self, lang: Lang) -> Option<String> {
        let ending = self.ending()?;
        let resigned = self.resignations.iter();
        let names: Vec<&str> = resigned.map(|resigned| self.name(resigned.seat)).collect();
        let resigned =
            (!names.is_empty()).then(|| texts::ended_by_resignation(lang, &names.join(", ")));
        let by_the_rules = match ending.reason {
            Ending::RESIGNED => None,
            _ => self.position().describe_ending(lang),
        };
        let parts: Vec<String> = by_the_rules.into_iter().chain(resigned).collect();
        Some(parts.join(" "))
    }

    /// To which length the history goes back if `seat` undoes now: before its own last
    /// action or, on a shared device, before the last action of any person, whatever followed.
    /// The same chance turns give the same outcomes again.
    ///
    /// # Errors
    /// Why nothing can be taken back.
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
            // The seed is revealed at the end; whoever knows it must not play on.
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

    /// The game so far as a record, with its seed if that is known here.
    #[must_use]
    pub(crate) fn record(&self, seed: Option<Seed>) -> Record {
        let seats = self
            .players
            .iter()
            .map(|player| RecordedSeat {
                name: player.name.clone(),
                bot: match player.kind {
                    SeatKind::Person => None,
                    SeatKind::Bot { level } => Some(level),
                },
            })
            .collect();
        let mut record = Record::of(&self.history, seats, seed.or(self.seed));
        record.resignations.clone_from(&self.resignations);
        record.result = self.result();
        record
    }

    /// The result as records tell it: what the rules say if they ended the game (the
    /// resignations stand beside it), else what the table decided.
    pub(crate) fn result(&self) -> Option<RecordedResult> {
        let ending = self.history.now().ending().or_else(|| self.ending());
        ending.map(RecordedResult::from)
    }

    /// Why nothing can be taken back, for people.
    #[must_use]
    pub fn undo_text(&self, reason: UndoReason, lang: Lang) -> String {
        match reason {
            UndoReason::Nothing => texts::undo_nothing(lang),
            UndoReason::Chance => texts::undo_chance(lang),
            UndoReason::OtherPlayer(seat) => texts::undo_other(lang, self.name(seat)),
            UndoReason::NotAPerson(seat) => texts::not_a_person(lang, self.name(seat)),
            UndoReason::Over => texts::undo_over(lang),
            UndoReason::Resigned => texts::undo_resigned(lang),
        }
    }
}
