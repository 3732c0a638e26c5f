//! The verification of records. Pages, the fairness badge, the server, the terminal and the Python
//! package all ask here, so that a forged claim is found everywhere or nowhere.

use std::fmt;

use serde::Serialize;
use starboard_kernel::erased::Position;
use starboard_kernel::{
    ChanceMismatch, Day, History, Lang, PlayError, Record, RecordError, Registry, Resignation,
    Seat, Seed, StateHash, Turn,
};

use crate::{Play, SeatKind, texts};

/// What a check of a record against its seed and its own claims has found.
#[derive(Clone, PartialEq, Eq, Debug, Serialize)]
pub struct Verdict {
    pub moves: usize,
    pub chance_turns: u64,
    /// What does not agree; nothing if the record is sound.
    pub findings: Vec<Finding>,
    /// Whether chance could be checked: the record contains its seed.
    pub fairness_checked: bool,
    /// What could not be checked, because the record lacks the data.
    pub gaps: Vec<Gap>,
}

impl Verdict {
    #[must_use]
    pub fn is_sound(&self) -> bool {
        self.findings.is_empty()
    }
}

/// A claim of a record that does not hold. Its `Display` is English, for programs and logs; people
/// are told by [`Finding::text`].
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Finding {
    /// The moves lead to a position with another hash.
    Hash {
        computed: StateHash,
        recorded: StateHash,
    },
    /// The moves end with another result.
    Result,
    /// There is a result, but the moves do not end the game.
    NotOver,
    /// A game of the day with another seed.
    DailySeed(Day),
    /// A game of the day that does not start like everybody else's.
    DailyStart,
    /// A game of the day with other options or another edition than everybody else's.
    DailyOptions,
    /// There is no game of the day.
    NoDaily,
    /// The seed of the keeper is not the one that was committed to.
    KeeperCommitment,
    /// The seed does not follow from the keeper's seed and the players' entropy.
    Mixture,
    /// The game is over, but the seed is not revealed.
    NoSeed,
    /// The seed is not the one that was committed to.
    Commitment,
    Chance(ChanceMismatch),
    ResignedSeat(Seat),
    ResignedTwice(Seat),
    /// Nobody can resign at that point of the game, or not after those who have resigned before.
    ResignedWhen(Resignation),
    /// There are moves after all but one have resigned.
    ResignedAll,
    /// A seat that has resigned is still a person's.
    ResignedPerson(Seat),
    /// The result does not follow from the moves and the resignations.
    ResignedResult,
    /// An online game that does not say where its seed comes from.
    NoFairness,
    NoEntropy,
    /// The record of the game before a rematch commits to nothing.
    NoPromise,
    /// The record of the game before a rematch commits to another seed.
    OtherPromise,
}

impl Finding {
    /// The finding in words, as a part of a sentence.
    #[must_use]
    pub fn text(&self, lang: Lang) -> String {
        match self {
            Finding::Hash { computed, recorded } => {
                texts::finding_hash(lang, &computed.to_string(), &recorded.to_string())
            }
            Finding::Result => texts::finding_result(lang),
            Finding::NotOver => texts::finding_not_over(lang),
            Finding::DailySeed(day) => texts::finding_daily_seed(lang, &day.to_string()),
            Finding::DailyStart => texts::finding_daily_start(lang),
            Finding::DailyOptions => texts::finding_daily_options(lang),
            Finding::NoDaily => texts::finding_no_daily(lang),
            Finding::KeeperCommitment => texts::finding_keeper_commitment(lang),
            Finding::Mixture => texts::finding_mixture(lang),
            Finding::NoSeed => texts::finding_no_seed(lang),
            Finding::Commitment => texts::finding_commitment(lang),
            Finding::Chance(ChanceMismatch {
                number,
                picked,
                recorded,
            }) => texts::finding_chance(lang, *number, picked, recorded),
            Finding::ResignedSeat(seat) => texts::finding_resigned_seat(lang, seat.number()),
            Finding::ResignedTwice(seat) => texts::finding_resigned_twice(lang, seat.number()),
            Finding::ResignedWhen(Resignation { seat, after }) => {
                texts::finding_resigned_when(lang, seat.number(), *after)
            }
            Finding::ResignedAll => texts::finding_resigned_all(lang),
            Finding::ResignedPerson(seat) => texts::finding_resigned_person(lang, seat.number()),
            Finding::ResignedResult => texts::finding_resigned_result(lang),
            Finding::NoFairness => texts::finding_no_fairness(lang),
            Finding::NoEntropy => texts::finding_no_entropy(lang),
            Finding::NoPromise => texts::finding_no_promise(lang),
            Finding::OtherPromise => texts::finding_other_promise(lang),
        }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.text(Lang::En))
    }
}

starboard_kernel::serde_as_text!(Finding, write);

/// What a check of a record leaves open.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Gap {
    /// It names no edition, so it was checked with the game's first.
    Edition,
    /// It leaves out options, so it was checked with their defaults.
    Options,
    /// The game is not over and the seed not revealed, so chance could not be checked.
    Seed,
    /// It does not say where the seed came from: the keeper of the table may have chosen it.
    Fairness,
    /// Whether a rematch had the seed that was committed to: its own record says.
    Rematch,
    /// When a commitment was published, and who added which entropy: only those who took part know.
    Publication,
    /// Names, and whether a person or a bot has played: a record is not signed.
    Players,
    /// Whether players have chosen these actions in this order, and who resigned when, unless that
    /// decided the game.
    Choices,
}

/// Replays a record and checks everything that it claims: its result, its hash, its commitment,
/// that every chance turn follows from the seed, that its resignations fit the game, and that a
/// game of the day is the one that everybody had. A finished record must contain the seed.
///
/// # Errors
/// If it cannot be replayed at all.
pub fn verify(record: &Record, registry: &Registry) -> Result<Verdict, RecordError> {
    let (verdict, _) = replay_and_verify(record, registry)?;
    Ok(verdict)
}

/// The same for the record of an online table, which has to say where its seed comes from. With the
/// record of the table whose rematch it is, its seed must be the one that was committed to there.
///
/// # Errors
/// If it cannot be replayed at all.
pub fn verify_online(
    record: &Record,
    follows: Option<&Record>,
    registry: &Registry,
) -> Result<Verdict, RecordError> {
    let mut verdict = verify(record, registry)?;
    let finding = match &record.fairness {
        None => Some(Finding::NoFairness),
        Some(fairness) if fairness.entropy.is_empty() => Some(Finding::NoEntropy),
        Some(fairness) => {
            let before = follows.map(|record| record.fairness.as_ref());
            let promised = before.map(|fairness| fairness?.next_commitment.as_ref());
            match promised {
                Some(None) => Some(Finding::NoPromise),
                Some(Some(promised)) if *promised != fairness.commitment => {
                    Some(Finding::OtherPromise)
                }
                Some(Some(_)) | None => None,
            }
        }
    };
    verdict.findings.extend(finding);
    Ok(verdict)
}

/// The verdict on a record, and its game.
pub(crate) fn replay_and_verify(
    record: &Record,
    registry: &Registry,
) -> Result<(Verdict, Play), RecordError> {
    let play = Play::recorded(record, record.replay(registry)?);
    let history = play.history();
    let mut findings = Vec::new();
    check_end(record, history, &mut findings);
    check_day(record, history, &mut findings);
    check_seed(record, history, &mut findings);
    check_resignations(record, &play, &mut findings);
    let verdict = Verdict {
        moves: history.length(),
        chance_turns: history.chance_turns(),
        findings,
        fairness_checked: record.seed.is_some(),
        gaps: gaps(record, history),
    };
    Ok((verdict, play))
}

/// The hash after the last move, and what the moves alone say about the result.
fn check_end(record: &Record, history: &History, findings: &mut Vec<Finding>) {
    let computed = history.now().state_hash();
    if computed != record.hash {
        findings.push(Finding::Hash {
            computed,
            recorded: record.hash,
        });
    }
    if let Some(ending) = history.now().ending() {
        if record.result != Some(ending.into()) {
            findings.push(Finding::Result);
        }
    } else if record.result.is_some() && record.resignations.is_empty() {
        findings.push(Finding::NotOver);
    }
}

/// A game of the day is the same for everybody.
fn check_day(record: &Record, history: &History, findings: &mut Vec<Finding>) {
    let Some(day) = record.daily else {
        return;
    };
    if record.seed != Some(Seed::of_day(&record.game, day)) {
        findings.push(Finding::DailySeed(day));
    }
    if record.start.is_some() {
        findings.push(Finding::DailyStart);
    }
    let start = history.start();
    match start.rules().of_day(day) {
        None => findings.push(Finding::NoDaily),
        Some(usual) => {
            let pinned = |start: &Position| (start.options(), start.edition());
            if pinned(&usual) != pinned(start) {
                findings.push(Finding::DailyOptions);
            }
        }
    }
}

/// Where the seed comes from, and that all chance comes from it.
fn check_seed(record: &Record, history: &History, findings: &mut Vec<Finding>) {
    let Some(seed) = &record.seed else {
        if record.result.is_some() {
            findings.push(Finding::NoSeed);
        }
        return;
    };
    if let Some(fairness) = &record.fairness {
        let committed = fairness.seed.map(|seed| seed.commitment());
        if committed.as_ref() != Some(&fairness.commitment) {
            findings.push(Finding::KeeperCommitment);
        }
        if fairness.mixed().as_ref() != Some(seed) {
            findings.push(Finding::Mixture);
        }
    }
    if record.commitment.as_ref() != Some(&seed.commitment()) {
        findings.push(Finding::Commitment);
    }
    let mismatches = history.chance_mismatches(seed);
    findings.extend(mismatches.into_iter().map(Finding::Chance));
}

/// Claims about resignations that no table would have written.
fn check_resignations(record: &Record, play: &Play, findings: &mut Vec<Finding>) {
    let before = findings.len();
    let history = play.history();
    let resignations = play.resignations();
    let mut earlier: Option<&Resignation> = None;
    for (index, resignation) in resignations.iter().enumerate() {
        let Resignation { seat, after } = *resignation;
        if seat.index() >= play.players().len() {
            findings.push(Finding::ResignedSeat(seat));
        }
        if resignations[..index].iter().any(|other| other.seat == seat) {
            findings.push(Finding::ResignedTwice(seat));
        }
        // Nobody can resign while a chance turn is pending.
        let fits = history
            .at(after)
            .is_some_and(|position| position.turn() != Turn::Chance)
            && earlier.is_none_or(|earlier| earlier.after <= after);
        if !fits {
            findings.push(Finding::ResignedWhen(*resignation));
        }
        earlier = Some(resignation);
    }
    if findings.len() > before {
        return;
    }
    if !resignations.is_empty() && resignations.len() + 1 >= play.players().len() {
        let last = resignations.last().map(|last| last.after);
        if last != Some(history.length()) || play.position().ending().is_some() {
            findings.push(Finding::ResignedAll);
        }
    } else {
        let person = |seat: &Seat| play.kind(*seat) == Some(SeatKind::Person);
        let seats = resignations.iter().map(|resignation| resignation.seat);
        findings.extend(seats.filter(person).map(Finding::ResignedPerson));
    }
    if play.result() != record.result {
        findings.push(Finding::ResignedResult);
    }
}

/// What a check of a record leaves open.
fn gaps(record: &Record, history: &History) -> Vec<Gap> {
    let start = history.start();
    let options = start.rules().schema().written(start.options());
    [
        (Gap::Edition, record.edition.is_none()),
        (Gap::Options, record.options != options),
        (Gap::Seed, record.seed.is_none()),
        // The seed of a game of the day follows from the day.
        (
            Gap::Fairness,
            record.fairness.is_none() && record.daily.is_none(),
        ),
        (Gap::Rematch, record.fairness.is_some()),
        (Gap::Publication, record.daily.is_none()),
        (Gap::Players, true),
        (Gap::Choices, true),
    ]
    .into_iter()
    .filter_map(|(gap, is_open)| is_open.then_some(gap))
    .collect()
}

/// Why a record cannot be replayed, for people. A parser's message about a file helps no player, so
/// only programs and logs get that.
#[must_use]
pub fn record_error_text(error: &RecordError, lang: Lang) -> String {
    match error {
        RecordError::NotARecord(_) => texts::record_unreadable(lang),
        RecordError::NewerFormat(version) => texts::record_newer(lang, *version),
        RecordError::OtherRules(unknown) => {
            texts::record_rules(lang, &unknown.edition, unknown.rules_version)
        }
        RecordError::Invalid(_) => texts::record_invalid(lang),
        RecordError::Seats { found, expected } => texts::record_seats(lang, *found, *expected),
        RecordError::TooLong => texts::record_too_long(lang),
        RecordError::Move {
            number,
            text,
            why,
            before,
        } => {
            let refusal = match why {
                PlayError::Illegal { action, .. } => before.why_not(action, lang).ok().flatten(),
                _ => None,
            };
            match refusal {
                Some(why) => {
                    let reason = why.text.trim_end_matches('.');
                    texts::record_move_rule(lang, *number, text, reason, why.rule)
                }
                None => texts::record_move(lang, *number, text),
            }
        }
    }
}
