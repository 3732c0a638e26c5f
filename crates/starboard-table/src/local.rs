//! A local table: played on one device, in a browser or a terminal, which is also its keeper.

use starboard_kernel::erased::{Position, Rules};
use starboard_kernel::{
    Actor, Day, History, Lang, OptionValues, Record, RecordError, Registry, Resignation, Seat,
    Seed, Violations,
};

use crate::entry::{Entry, Event, Seated, Start};
use crate::name::check_kept_name;
use crate::table::Decision;
use crate::verify::{Finding, replay_and_verify};
use crate::{
    Broken, Keeper, NameError, Person, Plan, Play, Player, Refusal, Request, SeatFor, SeatKind,
    Table, Terms, check_name, texts,
};

/// Why a table cannot be set up.
#[derive(Clone, PartialEq, Debug, thiserror::Error)]
pub enum SetupError {
    #[error("{0}")]
    Options(Violations),
    #[error("the table has {found} seats, the game needs {expected}")]
    Seats { found: usize, expected: usize },
    #[error("seat {seat}: {why}")]
    Name { seat: Seat, why: NameError },
    #[error("only solo games have a game of the day")]
    NoDaily,
    #[error(transparent)]
    Record(#[from] RecordError),
    #[error("the record does not contain its seed, so the game cannot be continued")]
    NoSeed,
    #[error("the game is not sound: {}", listed(.0))]
    Unsound(Vec<Finding>),
    #[error("the game is not sound: the log is not that of a local table")]
    NotLocal,
    #[error(transparent)]
    Broken(#[from] Broken),
}

impl SetupError {
    /// For the person who sets up a table. What is wrong with a record is told by
    /// [`record_error_text`](crate::record_error_text) and [`Finding::text`].
    #[must_use]
    pub fn text(&self, lang: Lang) -> String {
        match self {
            SetupError::Name { seat, why } => {
                texts::seat_problem(lang, seat.number(), &why.text(lang))
            }
            _ => texts::not_set_up(lang),
        }
    }
}

fn listed(findings: &[Finding]) -> String {
    let findings: Vec<String> = findings.iter().map(ToString::to_string).collect();
    findings.join("; ")
}

/// A local table: its log, and the seed that only its keeper knows.
///
/// ```
/// use starboard_kernel::erased::rules_of;
/// use starboard_kernel::{Level, OptionValues, Seat, Seed, toy::Pebbles};
/// use starboard_table::{LocalTable, Player, Request};
///
/// let players = [Player::person("Ada"), Player::bot("Vega", Level::FIRST)];
/// let seed = Seed::from_number(7);
/// let mut table =
///     LocalTable::new(rules_of::<Pebbles>(), &OptionValues::new(), &players, seed).unwrap();
/// let action = table.play().position().legal_actions()[0].clone();
/// let entry = table.handle(Seat::new(0), &Request::Act { action }, 0).unwrap();
/// assert_eq!(entry.sequence, 2);
/// assert_eq!(table.play().bot_to_act(), Some((Seat::new(1), Level::FIRST)));
/// ```
#[derive(Clone, Debug)]
pub struct LocalTable {
    seed: Seed,
    log: Vec<Entry>,
    /// Its game begins with the first entry.
    table: Table,
}

impl LocalTable {
    /// A new game from its standard setup. Chance turns before the first decision are resolved.
    ///
    /// # Errors
    /// If the options or the seats do not fit the game.
    pub fn new(
        rules: &'static dyn Rules,
        options: &OptionValues,
        players: &[Player],
        seed: Seed,
    ) -> Result<LocalTable, SetupError> {
        let start = rules.start(options).map_err(SetupError::Options)?;
        LocalTable::start(&start, players, seed, None)
    }

    /// The game of a day: everybody has the same start and gets the same chance outcomes.
    ///
    /// # Errors
    /// If there is no such game, or the name does not fit.
    pub fn daily(
        rules: &'static dyn Rules,
        day: Day,
        players: &[Player],
    ) -> Result<LocalTable, SetupError> {
        let start = rules.of_day(day).ok_or(SetupError::NoDaily)?;
        let seed = Seed::of_day(rules.name(), day);
        LocalTable::start(&start, players, seed, Some(day))
    }

    /// A new game from any position, for example one of another game.
    ///
    /// # Errors
    /// If the seats do not fit the game.
    pub fn from_position(
        position: &Position,
        players: &[Player],
        seed: Seed,
    ) -> Result<LocalTable, SetupError> {
        LocalTable::start(position, players, seed, None)
    }

    fn start(
        position: &Position,
        players: &[Player],
        seed: Seed,
        daily: Option<Day>,
    ) -> Result<LocalTable, SetupError> {
        for (player, seat) in players.iter().zip(Seat::first(players.len())) {
            check_name(&player.name).map_err(|why| SetupError::Name { seat, why })?;
        }
        LocalTable::start_again(position, players, seed, daily)
    }

    /// The same for players who have played before: their names may be older than the rules for new
    /// ones, or have been removed.
    fn start_again(
        position: &Position,
        players: &[Player],
        seed: Seed,
        daily: Option<Day>,
    ) -> Result<LocalTable, SetupError> {
        let (plan, seated) = plan_of(position, players, daily)?;
        let registry = Registry::new(vec![position.rules()]);
        let keeper = keeper(&seed, 0);
        let first =
            Table::open_on_device(plan, seated, keeper, &registry).map_err(SetupError::Options)?;
        LocalTable::replay(seed, vec![first], &registry)
    }

    /// The table of a log, exactly as it was when its keeper stored the last entry.
    ///
    /// # Errors
    /// If it is not the log of a local table with this seed.
    pub fn replay(
        seed: Seed,
        log: Vec<Entry>,
        registry: &Registry,
    ) -> Result<LocalTable, SetupError> {
        let table = Table::replay(&log, registry)?;
        if !table.plan().shared_device || table.play().is_none() {
            return Err(SetupError::NotLocal);
        }
        if table.commitment() != seed.commitment() {
            return Err(SetupError::Unsound(vec![Finding::Commitment]));
        }
        Ok(LocalTable { seed, log, table })
    }

    /// Resumes a game from its record, after verification.
    ///
    /// # Errors
    /// If the record is not sound or lacks its seed.
    pub fn from_record(record: &Record, registry: &Registry) -> Result<LocalTable, SetupError> {
        let (verdict, play) = replay_and_verify(record, registry)?;
        if !verdict.is_sound() {
            return Err(SetupError::Unsound(verdict.findings));
        }
        let seed = record.seed.ok_or(SetupError::NoSeed)?;
        let mut history = play.history().clone();
        // A record may stop before a chance turn that is due.
        if play.ending().is_none() {
            while history.resolve_by(&seed).is_some() {}
        }
        let players: Vec<Player> = (play.players().iter().zip(Seat::first(play.players().len())))
            .map(|(player, seat)| match play.has_resigned(seat) {
                true => Player::person(&player.name),
                false => player.clone(),
            })
            .collect();
        let (plan, seated) = plan_of(history.start(), &players, record.daily)?;
        let log = log_of(plan, seated, seed, &history, &record.resignations);
        LocalTable::replay(seed, log, registry)
    }

    /// Handles a request of the player on a seat; bots act through it as well.
    ///
    /// # Errors
    /// Why it is refused; then nothing has changed.
    pub fn handle(&mut self, seat: Seat, request: &Request, now: u64) -> Result<&Entry, Refusal> {
        let seats = self.table.seats();
        let holder = seats.get(seat.index()).ok_or(Refusal::NoSuchSeat(seat))?;
        let who = match (&holder.person, request) {
            (Some(person), _) => person.clone(),
            // Bots only act.
            (None, Request::Act { .. } | Request::SetBot { .. } | Request::SetPerson { .. }) => {
                Person::at(seat, self.table.name(seat))
            }
            (None, _) => return Err(Refusal::NotAPerson(seat)),
        };
        let keeper = keeper(&self.seed, now);
        let is_bot = matches!(self.play().kind(seat), Some(SeatKind::Bot { .. }));
        let Decision { entry, table } = match request {
            Request::Act { action } if is_bot => self.table.decide_for_bot(seat, action, keeper)?,
            _ => self.table.decide(&who, request, None, keeper)?,
        };
        self.table = table;
        self.log.push(entry);
        Ok(&self.log[self.log.len() - 1])
    }

    /// A rematch: the same game from the same start with a new seed, once this one is over. Everybody
    /// moves up one seat, so that the second player begins, and players who had resigned are back.
    ///
    /// # Errors
    /// If the game is not over.
    pub fn rematch(&self, seed: Seed) -> Result<LocalTable, Refusal> {
        let play = self.play();
        if play.ending().is_none() {
            return Err(Refusal::NotOver);
        }
        let mut players = play.players().to_vec();
        for resignation in play.resignations() {
            players[resignation.seat.index()].kind = SeatKind::Person;
        }
        players.rotate_left(1);
        LocalTable::start_again(play.history().start(), &players, seed, None).map_err(|error| {
            Refusal::Broken(Broken {
                sequence: 1,
                why: error.to_string(),
            })
        })
    }

    #[must_use]
    pub fn table(&self) -> &Table {
        &self.table
    }

    /// The game at the table.
    ///
    /// # Panics
    /// Never: a local table begins with its game.
    #[must_use]
    pub fn play(&self) -> &Play {
        self.table.play().expect("begun with the first entry")
    }

    #[must_use]
    pub fn log(&self) -> &[Entry] {
        &self.log
    }

    /// What a keeper stores with the log.
    #[must_use]
    pub fn seed(&self) -> Seed {
        self.seed
    }

    /// The hash of the seed.
    #[must_use]
    pub fn commitment(&self) -> String {
        self.seed.commitment()
    }

    /// A random seed for a bot's choice: always the same for the same seat at the same point of the
    /// same game, and independent of the chance turns to come.
    #[must_use]
    pub fn bot_seed(&self) -> u64 {
        self.table.bot_seed(&self.seed)
    }

    /// The game so far with its seed: [`LocalTable::from_record`] resumes it, and anybody can verify
    /// it.
    ///
    /// # Panics
    /// Never: a local table begins with its game.
    #[must_use]
    pub fn record(&self) -> Record {
        let record = self.table.record_with(Some(self.seed));
        record.expect("begun with the first entry")
    }
}

fn keeper(seed: &Seed, now: u64) -> Keeper<'_> {
    Keeper {
        seed,
        next_seed: None,
        now,
        absent: &[],
        next: "",
    }
}

/// The plan of a local table, and its players.
fn plan_of(
    start: &Position,
    players: &[Player],
    daily: Option<Day>,
) -> Result<(Plan, Vec<Seated>), SetupError> {
    let expected = start.seats();
    if players.len() != expected {
        return Err(SetupError::Seats {
            found: players.len(),
            expected,
        });
    }
    for (player, seat) in players.iter().zip(Seat::first(players.len())) {
        check_kept_name(&player.name).map_err(|why| SetupError::Name { seat, why })?;
    }
    let rules = start.rules();
    let usual = rules.start(&start.options());
    let seats = players.iter().map(|player| SeatFor::from(player.kind));
    let plan = Plan {
        terms: Terms::Second,
        shared_device: true,
        names: players.iter().map(|player| player.name.clone()).collect(),
        daily,
        start: (usual.as_ref() != Ok(start)).then(|| start.document()),
        ..Plan::new(rules.name(), start.options(), seats.collect())
    };
    let seated = (players.iter().zip(Seat::first(players.len())))
        .filter(|(player, _)| player.kind == SeatKind::Person)
        .map(|(player, seat)| Seated {
            seat,
            person: Person::at(seat, &player.name),
            entropy: None,
        })
        .collect();
    Ok((plan.complete(start), seated))
}

/// A log that reproduces a known game.
fn log_of(
    plan: Plan,
    seated: Vec<Seated>,
    seed: Seed,
    history: &History,
    resignations: &[Resignation],
) -> Vec<Entry> {
    let entry = |event: Event, start: Option<Start>| Entry {
        sequence: 0,
        at: 0,
        key: None,
        event,
        start,
        reveal: None,
        next_commitment: None,
        next: None,
    };
    let steps = history.steps();
    let is_action = |index: usize| steps[index].actor != Actor::Chance;
    let texts = |from: usize, to: usize| -> Vec<String> {
        steps[from..to]
            .iter()
            .map(|step| step.text.clone())
            .collect()
    };
    let first = (0..steps.len()).find(|&index| is_action(index));
    let first = first.unwrap_or(steps.len());
    let host = seated.first().map(|seated| seated.person.clone());
    let opened = Event::Opened {
        plan: Box::new(plan),
        host: host.unwrap_or_else(Person::of_device),
        commitment: seed.commitment(),
        seated,
        follows: None,
    };
    let start = Start {
        commitment: seed.commitment(),
        moves: texts(0, first),
    };
    let mut log = vec![entry(opened, Some(start))];
    let mut resignations = resignations.iter().peekable();
    let mut at = first;
    loop {
        while let Some(resignation) = resignations.next_if(|next| next.after <= at) {
            let seat = resignation.seat;
            log.push(entry(Event::Resigned { seat }, None));
        }
        let Some(Actor::Player(seat)) = steps.get(at).map(|step| step.actor) else {
            break;
        };
        let next = (at + 1..steps.len()).find(|&index| is_action(index));
        let next = next.unwrap_or(steps.len());
        let moves = texts(at, next);
        log.push(entry(Event::Moved { seat, moves }, None));
        at = next;
    }
    for (entry, sequence) in log.iter_mut().zip(1..) {
        entry.sequence = sequence;
    }
    log
}
