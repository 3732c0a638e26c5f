//! The table.

use starboard_kernel::erased::{Position, Rules};
use starboard_kernel::{
    Day, History, Lang, OptionValues, PlayError, Record, RecordedResult, RecordedSeat, Refusal,
    Registry, Resignation, Seat, Seed, Step, Turn, UndoRefusal,
};

use crate::error::{NameError, SetupError, TableError, UndoReason};
use crate::{MOST_NAME_CHARS, STAND_IN_LEVEL, texts};

/// What somebody wants to happen.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Command {
    /// The player whose turn it is acts, in notation; also how a host plays a bot's action.
    Act { seat: Seat, action: String },
    /// Takes back what [`Table::undo_target`] says.
    Undo { seat: Seat },
    /// A bot takes the seat over, or the bot there changes its level.
    TakeOver { seat: Seat, level: u8 },
    /// A person takes the seat back from a bot.
    GiveBack { seat: Seat, name: String },
    /// The person gives up: they cannot win any more. A bot plays on for them while at least two
    /// others are still in the game; otherwise the game ends at once.
    Resign { seat: Seat },
    /// Once the game is over: the same game from the same start with a new seed. With
    /// `rotate_seats` everybody moves up one seat, so that the second player begins.
    Rematch { seed: Seed, rotate_seats: bool },
}

/// What has happened, in order.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum TableEvent {
    /// The step of [`Table::history`] with this index: a player's action, or a chance outcome,
    /// which follows by itself.
    Stepped {
        step: usize,
    },
    /// The history has only `to` steps left.
    TookBack {
        to: usize,
    },
    SeatChanged {
        seat: Seat,
    },
    Resigned {
        seat: Seat,
    },
    Ended {
        outcome: Outcome,
    },
    /// A new game has begun: history, seats and seed are new.
    Restarted,
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub struct SeatPlan {
    pub name: String,
    pub kind: SeatKind,
}

impl SeatPlan {
    #[must_use]
    pub fn person(name: impl Into<String>) -> Self {
        SeatPlan {
            name: name.into(),
            kind: SeatKind::Person,
        }
    }

    #[must_use]
    pub fn bot(name: impl Into<String>, level: u8) -> Self {
        SeatPlan {
            name: name.into(),
            kind: SeatKind::Bot { level },
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum SeatKind {
    Person,
    Bot { level: u8 },
}

/// What a table needs besides game and seats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Settings {
    /// What every chance turn is derived from. Nothing where the table is kept elsewhere: then
    /// outcomes are told, and the seed once the game is over.
    pub seed: Option<Seed>,
    /// Every person sits at this device, so nobody is deceived when one goes back further than
    /// the own last action.
    pub shared_device: bool,
    /// The day whose game this is. Everybody gets the same dice, so nobody may look at them and
    /// go back.
    pub daily: Option<Day>,
}

impl Settings {
    /// A table on one device.
    #[must_use]
    pub fn local(seed: Seed) -> Self {
        Settings {
            seed: Some(seed),
            shared_device: true,
            daily: None,
        }
    }

    /// A table whose people sit apart.
    #[must_use]
    pub fn apart(seed: Seed) -> Self {
        Settings {
            seed: Some(seed),
            shared_device: false,
            daily: None,
        }
    }

    /// A table that is kept elsewhere.
    #[must_use]
    pub fn followed() -> Self {
        Settings {
            seed: None,
            shared_device: false,
            daily: None,
        }
    }

    /// The game of a day, on one device.
    #[must_use]
    pub fn daily(rules: &dyn Rules, day: Day) -> Self {
        Settings {
            seed: Some(Seed::of_day(rules.name(), day)),
            shared_device: true,
            daily: Some(day),
        }
    }
}

/// How it ended, resignations included.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Outcome {
    pub reason: EndReason,
    /// Points by seat; nothing if the table ended the game before the rules counted any.
    pub scores: Vec<i64>,
    /// Nobody, one, or several who share the win. Never a seat that has resigned.
    pub winners: Vec<Seat>,
    /// Nobody won and nobody lost.
    pub drawn: bool,
    /// In the order in which they gave up.
    pub resigned: Vec<Seat>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum EndReason {
    /// A word of the game's rules.
    Rules(&'static str),
    /// At most one player has not resigned.
    Resigned,
}

impl EndReason {
    /// A stable word for programs.
    #[must_use]
    pub fn word(self) -> &'static str {
        match self {
            EndReason::Rules(word) => word,
            EndReason::Resigned => "resigned",
        }
    }
}

#[derive(Clone, Debug)]
pub struct Table {
    history: History,
    seats: Vec<SeatPlan>,
    resignations: Vec<Resignation>,
    settings: Settings,
    version: u64,
}

impl Table {
    /// A new game from its usual start. Chance turns before the first decision have happened.
    ///
    /// # Errors
    /// If the options or the seats do not fit the game.
    pub fn new(
        rules: &'static dyn Rules,
        options: &OptionValues,
        seats: Vec<SeatPlan>,
        settings: Settings,
    ) -> Result<(Table, Vec<TableEvent>), SetupError> {
        let start = rules.start(options).map_err(SetupError::Options)?;
        Table::from_position(start, seats, settings)
    }

    /// A new game from any position: to branch off from another game or to try one out.
    ///
    /// # Errors
    /// If the seats do not fit the game.
    pub fn from_position(
        position: Position,
        seats: Vec<SeatPlan>,
        settings: Settings,
    ) -> Result<(Table, Vec<TableEvent>), SetupError> {
        let mut table = Table::seated(History::new(position), seats, settings)?;
        let events = table.settled();
        Ok((table, events))
    }

    /// Goes on with a game from its record, after everything in it has been checked. The version
    /// counts from 0 again.
    ///
    /// # Errors
    /// If the record is not sound or does not tell its seed.
    pub fn resume(
        record: &Record,
        registry: &Registry,
        shared_device: bool,
    ) -> Result<(Table, Vec<TableEvent>), SetupError> {
        let verdict = record.verify(registry)?;
        if !verdict.is_sound() {
            return Err(SetupError::Unsound(verdict.findings));
        }
        let seed = record.seed.ok_or(SetupError::NoSeed)?;
        let seats = record
            .seats
            .iter()
            .map(|seat| SeatPlan {
                name: seat.name.clone(),
                kind: seat
                    .bot
                    .map_or(SeatKind::Person, |level| SeatKind::Bot { level }),
            })
            .collect();
        let settings = Settings {
            seed: Some(seed),
            shared_device,
            daily: record.daily,
        };
        let mut table = Table::seated(record.replay(registry)?, seats, settings)?;
        table.resignations.clone_from(&record.resignations);
        let findings = table.resignation_findings(record);
        if !findings.is_empty() {
            return Err(SetupError::Unsound(findings));
        }
        // A record may stop before a chance turn that is due.
        let events = table.settled();
        Ok((table, events))
    }

    fn seated(
        history: History,
        seats: Vec<SeatPlan>,
        settings: Settings,
    ) -> Result<Table, SetupError> {
        let expected = history.now().seats();
        if seats.len() != expected {
            return Err(SetupError::Seats {
                found: seats.len(),
                expected,
            });
        }
        for (index, plan) in seats.iter().enumerate() {
            check_name(&plan.name).map_err(|why| SetupError::Name {
                seat: Seat::new(index),
                why,
            })?;
        }
        Ok(Table {
            history,
            seats,
            resignations: Vec::new(),
            settings,
            version: 0,
        })
    }

    /// What a record claims about resignations that the table would never have written.
    fn resignation_findings(&self, record: &Record) -> Vec<String> {
        let mut findings = Vec::new();
        let length = self.history.steps().len();
        let mut earlier: Option<Resignation> = None;
        for (index, resignation) in self.resignations.iter().enumerate() {
            let seat = resignation.seat;
            if seat.index() >= self.seats.len() {
                findings.push(format!("resignations: there is no seat {seat}"));
            }
            if self.resignations[..index]
                .iter()
                .any(|other| other.seat == seat)
            {
                findings.push(format!("resignations: seat {seat} resigns twice"));
            }
            if resignation.after > length
                || earlier.is_some_and(|earlier| earlier.after > resignation.after)
            {
                findings.push(format!(
                    "resignations: seat {seat} resigns after {} moves, which does not fit",
                    resignation.after
                ));
            }
            earlier = Some(*resignation);
        }
        if !findings.is_empty() {
            return findings;
        }
        if self.ended_by_resignation() {
            let last = self.resignations.last().map(|last| last.after);
            if last != Some(length) || self.history.now().ending().is_some() {
                findings.push("the game goes on after all but one have resigned".to_owned());
            }
        } else {
            for resignation in &self.resignations {
                if self.kind(resignation.seat) == Some(SeatKind::Person) {
                    let seat = resignation.seat;
                    findings.push(format!("seat {seat} has resigned, but no bot plays for it"));
                }
            }
        }
        if self.result() != record.result {
            findings.push("the result in the record does not follow from it".to_owned());
        }
        findings
    }

    /// Carries a command out.
    ///
    /// # Errors
    /// Why it is refused; then nothing has changed.
    pub fn handle(&mut self, command: Command) -> Result<Vec<TableEvent>, TableError> {
        // Every command checks everything before it changes anything.
        let events = match command {
            Command::Act { seat, action } => self.act(seat, &action),
            Command::Undo { seat } => self.undo(seat),
            Command::TakeOver { seat, level } => self.take_over(seat, level),
            Command::GiveBack { seat, name } => self.give_back(seat, name),
            Command::Resign { seat } => self.resign(seat),
            Command::Rematch { seed, rotate_seats } => self.rematch(seed, rotate_seats),
        }?;
        self.version += 1;
        Ok(events)
    }

    fn act(&mut self, seat: Seat, action: &str) -> Result<Vec<TableEvent>, TableError> {
        self.plan_of(seat)?;
        let to_act = self.whose_turn().ok_or(TableError::Over)?;
        if to_act != seat {
            return Err(TableError::NotYourTurn { to_act });
        }
        self.history.play(action)?;
        let mut events = vec![TableEvent::Stepped {
            step: self.history.steps().len() - 1,
        }];
        events.extend(self.settled());
        Ok(events)
    }

    fn undo(&mut self, seat: Seat) -> Result<Vec<TableEvent>, TableError> {
        self.plan_of(seat)?;
        let to = self.undo_target(seat)?;
        self.shorten(to);
        Ok(vec![TableEvent::TookBack { to }])
    }

    fn take_over(&mut self, seat: Seat, level: u8) -> Result<Vec<TableEvent>, TableError> {
        self.ongoing_seat(seat)?;
        if self.settings.daily.is_some() {
            return Err(TableError::Daily);
        }
        let kind = SeatKind::Bot { level };
        if self.seats[seat.index()].kind == kind {
            return Err(TableError::AlreadyBot { seat, level });
        }
        self.seats[seat.index()].kind = kind;
        Ok(vec![TableEvent::SeatChanged { seat }])
    }

    fn give_back(&mut self, seat: Seat, name: String) -> Result<Vec<TableEvent>, TableError> {
        self.ongoing_seat(seat)?;
        if self.seats[seat.index()].kind == SeatKind::Person {
            return Err(TableError::AlreadyPerson(seat));
        }
        check_name(&name)?;
        self.seats[seat.index()] = SeatPlan::person(name);
        Ok(vec![TableEvent::SeatChanged { seat }])
    }

    fn resign(&mut self, seat: Seat) -> Result<Vec<TableEvent>, TableError> {
        self.ongoing_seat(seat)?;
        if self.seats[seat.index()].kind != SeatKind::Person {
            return Err(TableError::NotAPerson(seat));
        }
        self.resignations.push(Resignation {
            seat,
            after: self.history.steps().len(),
        });
        let mut events = vec![TableEvent::Resigned { seat }];
        if let Some(outcome) = self.outcome() {
            events.push(TableEvent::Ended { outcome });
        } else {
            self.seats[seat.index()].kind = SeatKind::Bot {
                level: STAND_IN_LEVEL,
            };
            events.push(TableEvent::SeatChanged { seat });
        }
        Ok(events)
    }

    fn rematch(&mut self, seed: Seed, rotate: bool) -> Result<Vec<TableEvent>, TableError> {
        if self.outcome().is_none() {
            return Err(TableError::NotOver);
        }
        // Only persons resign: whoever did is back for the next game.
        for resignation in std::mem::take(&mut self.resignations) {
            self.seats[resignation.seat.index()].kind = SeatKind::Person;
        }
        if rotate {
            self.seats.rotate_left(1);
        }
        self.settings.seed = Some(seed);
        self.settings.daily = None;
        self.history = History::new(self.history.start().clone());
        let mut events = vec![TableEvent::Restarted];
        events.extend(self.settled());
        Ok(events)
    }

    /// Resolves the chance turns that are due and tells the end if it is reached.
    fn settled(&mut self) -> Vec<TableEvent> {
        let mut events = Vec::new();
        if let Some(seed) = self.settings.seed
            && !self.ended_by_resignation()
        {
            while self.history.resolve_by(&seed).is_some() {
                let step = self.history.steps().len() - 1;
                events.push(TableEvent::Stepped { step });
            }
        }
        if let Some(outcome) = self.outcome() {
            events.push(TableEvent::Ended { outcome });
        }
        events
    }

    /// At a table that is kept elsewhere: the action of whoever is to act, and the outcomes of
    /// chance that followed it; before the first decision outcomes alone.
    ///
    /// # Errors
    /// The first that is not possible; those before it have happened.
    pub fn follow(&mut self, moves: &[String]) -> Result<(), TableError> {
        for text in moves {
            match self.history.now().turn() {
                Turn::Chance => self.history.resolve(text)?,
                Turn::Player(_) | Turn::Over => self.history.play(text)?,
            };
        }
        self.version += 1;
        Ok(())
    }

    /// At a table that is kept elsewhere: only so many steps are left.
    pub fn take_back(&mut self, to: usize) {
        self.shorten(to);
        self.version += 1;
    }

    /// At a table that is kept elsewhere: the seed is told.
    pub fn reveal(&mut self, seed: Seed) {
        self.settings.seed = Some(seed);
    }

    fn shorten(&mut self, to: usize) {
        self.history.truncate(to);
        // A resignation stands, also when the moves before it are taken back.
        for resignation in &mut self.resignations {
            resignation.after = resignation.after.min(to);
        }
    }

    fn plan_of(&self, seat: Seat) -> Result<&SeatPlan, TableError> {
        self.seats
            .get(seat.index())
            .ok_or(TableError::NoSuchSeat(seat))
    }

    /// The seat exists, has not resigned, and the game goes on.
    fn ongoing_seat(&self, seat: Seat) -> Result<(), TableError> {
        self.plan_of(seat)?;
        if self.outcome().is_some() {
            return Err(TableError::Over);
        }
        if self.has_resigned(seat) {
            return Err(TableError::Resigned(seat));
        }
        Ok(())
    }

    fn ended_by_resignation(&self) -> bool {
        !self.resignations.is_empty() && self.resignations.len() + 1 >= self.seats.len()
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
    pub fn bot_to_act(&self) -> Option<(Seat, u8)> {
        let seat = self.whose_turn()?;
        match self.seats[seat.index()].kind {
            SeatKind::Bot { level } => Some((seat, level)),
            SeatKind::Person => None,
        }
    }

    /// A number for a bot's choice here: the same seat at the same point of the same game gets
    /// the same one again, and it tells nothing about the chance turns to come.
    #[must_use]
    pub fn bot_seed(&self) -> u64 {
        let step = self.history.steps().len();
        let seed = self.settings.seed;
        seed.map_or(0, |seed| seed.derived(&format!("bot {step}")).number())
    }

    #[must_use]
    pub fn history(&self) -> &History {
        &self.history
    }

    #[must_use]
    pub fn position(&self) -> &Position {
        self.history.now()
    }

    /// The step that an event speaks of.
    #[must_use]
    pub fn step(&self, index: usize) -> Option<&Step> {
        self.history.steps().get(index)
    }

    #[must_use]
    pub fn seats(&self) -> &[SeatPlan] {
        &self.seats
    }

    /// What to call each seat, as the game's events want it.
    #[must_use]
    pub fn names(&self) -> Vec<String> {
        self.seats.iter().map(|plan| plan.name.clone()).collect()
    }

    /// Who plays the seat; nothing if there is no such seat.
    #[must_use]
    pub fn kind(&self, seat: Seat) -> Option<SeatKind> {
        self.seats.get(seat.index()).map(|plan| plan.kind)
    }

    #[must_use]
    pub fn has_resigned(&self, seat: Seat) -> bool {
        self.resignations
            .iter()
            .any(|resignation| resignation.seat == seat)
    }

    #[must_use]
    pub fn settings(&self) -> &Settings {
        &self.settings
    }

    /// What may be published before play: it fixes the seed without telling it.
    #[must_use]
    pub fn commitment(&self) -> Option<String> {
        self.settings.seed.map(|seed| seed.commitment())
    }

    /// How many commands have been accepted.
    #[must_use]
    pub fn version(&self) -> u64 {
        self.version
    }

    /// How it ended, once it has.
    #[must_use]
    pub fn outcome(&self) -> Option<Outcome> {
        let resigned: Vec<Seat> = self.resignations.iter().map(|r| r.seat).collect();
        let stayed = |seat: &Seat| !resigned.contains(seat);
        if self.ended_by_resignation() {
            return Some(Outcome {
                reason: EndReason::Resigned,
                scores: Vec::new(),
                winners: Seat::first(self.seats.len()).filter(stayed).collect(),
                drawn: false,
                resigned,
            });
        }
        let ending = self.history.now().ending()?;
        let mut winners: Vec<Seat> = ending.winners.iter().copied().filter(stayed).collect();
        if winners.is_empty() && !ending.winners.is_empty() {
            // The win went to somebody who had given up: it goes to the best of the others.
            let score = |seat: Seat| ending.scores.get(seat.index()).copied();
            let others = Seat::first(self.seats.len()).filter(stayed);
            let best = others.clone().filter_map(score).max();
            winners = others.filter(|&seat| score(seat) == best).collect();
        }
        Some(Outcome {
            reason: EndReason::Rules(ending.reason),
            scores: ending.scores,
            winners,
            drawn: ending.drawn,
            resigned,
        })
    }

    /// How it ended in plain words, once it has.
    #[must_use]
    pub fn outcome_text(&self, lang: Lang) -> Option<String> {
        let outcome = self.outcome()?;
        let names: Vec<&str> = outcome.resigned.iter().map(|&s| self.name(s)).collect();
        let resigned =
            (!names.is_empty()).then(|| texts::ended_by_resignation(lang, &names.join(", ")));
        let ending = match outcome.reason {
            EndReason::Rules(_) => self.position().describe_ending(lang),
            EndReason::Resigned => None,
        };
        let parts: Vec<String> = ending.into_iter().chain(resigned).collect();
        Some(parts.join(" "))
    }

    /// To which length the history goes back if `seat` takes back now: before the own last
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
        let target = if self.settings.shared_device && self.settings.daily.is_none() {
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

    /// The game so far, with seed and commitment: [`Table::resume`] goes on from it and anybody
    /// can verify it. A record tells the seed, so while people who sit apart are playing it is
    /// for the keeper of the table only.
    #[must_use]
    pub fn record(&self) -> Record {
        let seats = self
            .seats
            .iter()
            .map(|plan| RecordedSeat {
                name: plan.name.clone(),
                bot: match plan.kind {
                    SeatKind::Person => None,
                    SeatKind::Bot { level } => Some(level),
                },
            })
            .collect();
        let mut record = Record::of(&self.history, seats, self.settings.seed);
        record.daily = self.settings.daily;
        record.resignations.clone_from(&self.resignations);
        record.result = self.result();
        record
    }

    /// The result as records tell it: what the rules say if they ended the game (the
    /// resignations stand beside it), else what the table decided.
    fn result(&self) -> Option<RecordedResult> {
        if let Some(ending) = self.history.now().ending() {
            return Some(RecordedResult {
                reason: ending.reason.to_owned(),
                scores: ending.scores,
                winners: ending.winners,
            });
        }
        self.outcome().map(|outcome| RecordedResult {
            reason: outcome.reason.word().to_owned(),
            scores: outcome.scores,
            winners: outcome.winners,
        })
    }

    /// Why a command was refused, for people. To be asked while the table is as it was then.
    #[must_use]
    pub fn reason_text(&self, error: &TableError, lang: Lang) -> String {
        match error {
            TableError::NoSuchSeat(seat) => texts::no_such_seat(lang, seat.number()),
            TableError::NotYourTurn { to_act } => texts::not_your_turn(lang, self.name(*to_act)),
            TableError::Over | TableError::Play(PlayError::Over) => texts::over(lang),
            TableError::NotOver => texts::not_over(lang),
            TableError::NotAPerson(seat) => texts::not_a_person(lang, self.name(*seat)),
            TableError::AlreadyPerson(seat) => texts::already_person(lang, self.name(*seat)),
            TableError::AlreadyBot { seat, level } => {
                texts::already_bot(lang, self.name(*seat), *level)
            }
            TableError::Daily => texts::daily_has_no_bots(lang),
            TableError::Resigned(seat) => texts::resigned(lang, self.name(*seat)),
            TableError::Name(error) => name_text(*error, lang),
            TableError::Undo(reason) => self.undo_text(*reason, lang),
            TableError::Play(error @ PlayError::Illegal { action, .. }) => {
                match self.position().why_not(action, lang) {
                    // Games end some of their reasons with a full stop; the rule comes before it.
                    Ok(Some(Refusal { rule, text })) => {
                        texts::illegal(lang, text.trim_end_matches('.'), rule)
                    }
                    // The table has moved on, and the action is possible by now.
                    _ => error.to_string(),
                }
            }
            TableError::Play(PlayError::Unreadable(unreadable)) => {
                texts::unreadable(lang, &unreadable.text)
            }
            // Chance never waits at a table, so these do not come from here.
            TableError::Play(
                error @ (PlayError::ChancePending
                | PlayError::NoChance { .. }
                | PlayError::Impossible { .. }),
            ) => error.to_string(),
        }
    }

    /// The same in English, for programs and logs.
    #[must_use]
    pub fn explain(&self, error: &TableError) -> String {
        match error {
            TableError::Play(error) => self.position().explain(error),
            _ => error.to_string(),
        }
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

    fn name(&self, seat: Seat) -> &str {
        self.seats
            .get(seat.index())
            .map_or("?", |plan| plan.name.as_str())
    }
}

/// Why a name is not acceptable, for people.
fn name_text(error: NameError, lang: Lang) -> String {
    match error {
        NameError::Empty => texts::name_empty(lang),
        NameError::TooLong => texts::name_too_long(lang, MOST_NAME_CHARS),
        NameError::Control => texts::name_control(lang),
    }
}

/// Looks at the name of a player.
///
/// # Errors
/// Why it is not acceptable.
pub fn check_name(name: &str) -> Result<(), NameError> {
    if name.trim().is_empty() {
        return Err(NameError::Empty);
    }
    if name.chars().count() > MOST_NAME_CHARS {
        return Err(NameError::TooLong);
    }
    if name.chars().any(char::is_control) {
        return Err(NameError::Control);
    }
    Ok(())
}
