//! Mines puzzles: plays games of strong bots, and keeps positions in which one action is provably
//! best. What that means is up to the game, see [`starboard_bots::puzzle`].

use std::collections::{BTreeMap, BTreeSet};
use std::num::NonZeroUsize;
use std::sync::Mutex;
use std::sync::atomic::{AtomicU64, Ordering};

use starboard_bots::puzzle::{Book, Prover, Puzzle, Quest};
use starboard_bots::{Bot, BotSpec, Settings, bot, clock, prover};
use starboard_kernel::erased::{Position, Rules};
use starboard_kernel::{FastRng, Level, OptionValues, Seed, Turn};

/// Who plays the games.
const MINERS: Level = Level::new(3).expect("a level");

/// So many times as many puzzles as are wanted are found, and then a varied lot is chosen.
const PLENTY: usize = 2;

/// The games that are played at a time, whatever the number of threads, so that the result does not
/// depend on it.
const BATCH: u64 = 16;

/// Without a single puzzle in so many games, there are none.
const HOPELESS: u64 = 25 * BATCH;

/// The most puzzles of one kind from one game, and how many steps they are apart. Games for one have a
/// single kind.
const MOST_ALIKE: usize = 2;
const MOST_ALONE: usize = 5;
const APART: usize = 6;

/// With so many actions a puzzle is harder.
const MANY_ACTIONS: usize = 15;

/// Who overlooks what makes a puzzle harder.
const HASTY: [&str; 2] = ["greedy", "search:60"];
/// Of puzzles that are equally hard otherwise, those are harder that this one overlooks.
const CAREFUL: &str = "search:600";

/// What is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Mine {
    pub rules: &'static dyn Rules,
    pub count: NonZeroUsize,
    pub seed: u64,
}

#[derive(Debug, thiserror::Error)]
pub enum MineError {
    #[error("nobody knows what puzzles of {0} ask for")]
    NoProver(&'static str),
    #[error("no puzzle in {0} games")]
    Nothing(u64),
}

/// How hard a puzzle is among those of its game.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Difficulty {
    /// Of [`HASTY`], how many overlook it; one more if one has to see far, and one if there are many
    /// actions.
    points: u8,
    /// Whether [`CAREFUL`] overlooks it, too.
    is_deep: bool,
    actions: usize,
}

type Found = (Position, Difficulty, Puzzle);

impl Mine {
    /// Finds puzzles and chooses among them. The result does not depend on the number of threads.
    /// `progress` is told how many have been found, and how many are to be.
    ///
    /// # Errors
    /// If the game has no puzzles.
    pub fn run(
        &self,
        command: &str,
        threads: NonZeroUsize,
        progress: &mut dyn FnMut(usize, usize),
    ) -> Result<Book, MineError> {
        let name = self.rules.name();
        let prover = prover(self.rules).ok_or(MineError::NoProver(name))?;
        let starts = self.starts();
        let enough = self.count.get() * PLENTY;
        let mut known = BTreeSet::new();
        let mut found: Vec<Found> = Vec::new();
        let mut games = 0;
        while found.len() < enough {
            let batch = self.play(games..games + BATCH, &starts, &*prover, threads);
            games += BATCH;
            for (position, difficulty, puzzle) in batch.into_iter().flatten() {
                if known.insert(position.state_hash()) {
                    found.push((position, difficulty, puzzle));
                }
            }
            if found.is_empty() && games >= HOPELESS {
                return Err(MineError::Nothing(games));
            }
            progress(found.len().min(enough), enough);
        }
        let chosen = varied(found, self.count.get());
        Ok(Book::new(name, command, graded(chosen)))
    }

    /// The games begin with all options in turn; puzzles are for one or two.
    fn starts(&self) -> Vec<OptionValues> {
        let combinations = self.rules.schema().combinations().into_iter();
        let starts = combinations.filter(|options| {
            let start = self.rules.start(options);
            start.is_ok_and(|start| start.seats() <= 2 && start.edition() == self.rules.edition())
        });
        starts.collect()
    }

    /// What is found in some games, in their order.
    fn play(
        &self,
        games: std::ops::Range<u64>,
        starts: &[OptionValues],
        prover: &dyn Prover,
        threads: NonZeroUsize,
    ) -> Vec<Vec<Found>> {
        let next = AtomicU64::new(games.start);
        let played = Mutex::new(BTreeMap::new());
        std::thread::scope(|scope| {
            for _ in 0..threads.get() {
                scope.spawn(|| {
                    loop {
                        let number = next.fetch_add(1, Ordering::Relaxed);
                        if number >= games.end {
                            return;
                        }
                        let options = &starts[number as usize % starts.len()];
                        let found = self.search(number, options, prover);
                        if let Ok(mut played) = played.lock() {
                            played.insert(number, found);
                        }
                    }
                });
            }
        });
        let played = played.into_inner().unwrap_or_default();
        played.into_values().collect()
    }

    /// Plays a game and looks for puzzles in it.
    fn search(&self, number: u64, options: &OptionValues, prover: &dyn Prover) -> Vec<Found> {
        let chance = Seed::from_number(self.seed).derived(&format!("puzzles {number}"));
        let mut rng = FastRng::new(chance.number());
        let mut position = self.rules.start(options).expect("options of the schema");
        let mut miners: Vec<Box<dyn Bot>> = (0..position.seats())
            .map(|_| bot(self.rules, settings(BotSpec::Level(MINERS), rng.bits())))
            .collect();
        let mut found: Vec<Found> = Vec::new();
        let mut kinds: BTreeMap<Quest, usize> = BTreeMap::new();
        let most = match position.seats() {
            1 => MOST_ALONE,
            _ => MOST_ALIKE,
        };
        let mut since = APART;
        let mut draws = 0;
        loop {
            since += 1;
            match position.turn() {
                Turn::Over => return found,
                Turn::Chance => {
                    let outcomes = position.outcomes();
                    let picked = chance.pick(draws, outcomes.iter().map(|&(_, weight)| weight));
                    draws += 1;
                    let outcome = &outcomes[picked].0;
                    position.resolve(outcome).expect("a listed outcome");
                }
                Turn::Player(seat) => {
                    if since > APART
                        && let Some((start, puzzle)) = prover.find(&position)
                    {
                        let alike = kinds.entry(puzzle.quest).or_default();
                        if *alike < most {
                            *alike += 1;
                            since = 0;
                            let difficulty = self.difficulty(&start, &puzzle);
                            found.push((start, difficulty, puzzle));
                        }
                    }
                    let choice = miners[seat.index()].choose(&position);
                    let action = choice.expect("a bot acts when it is its turn").action;
                    position.play(&action).expect("a bot plays what is legal");
                }
            }
        }
    }

    /// Who overlooks it, how far one has to see, and among how many actions.
    fn difficulty(&self, position: &Position, puzzle: &Puzzle) -> Difficulty {
        let overlooks = |spec: &str| {
            let spec = spec.parse().expect("a bot");
            let choice = bot(self.rules, settings(spec, self.seed)).choose(position);
            let action = choice.map(|choice| choice.action);
            let is_right = action.is_some_and(|action| {
                action == puzzle.line[0] || puzzle.asked == 1 && puzzle.also.contains(&action)
            });
            !is_right
        };
        let overlooked = HASTY.into_iter().filter(|spec| overlooks(spec)).count();
        let actions = position.legal_actions().len();
        let is_long = puzzle.asked > 1 || puzzle.quest.turns > 1;
        Difficulty {
            points: overlooked as u8 + u8::from(is_long) + u8::from(actions >= MANY_ACTIONS),
            is_deep: overlooks(CAREFUL),
            actions,
        }
    }
}

/// Grades by comparison, so that every game has easy and hard ones: a fifth of all has each grade.
fn graded(mut found: Vec<Found>) -> Vec<(Position, u8, Puzzle)> {
    found.sort_by_key(|(_, difficulty, _)| *difficulty);
    let count = found.len().max(1);
    let grades = usize::from(Book::GRADES);
    let each = found.into_iter().enumerate();
    let each = each.map(|(index, (position, _, puzzle))| {
        (position, 1 + (index * grades / count) as u8, puzzle)
    });
    each.collect()
}

fn settings(spec: BotSpec, seed: u64) -> Settings {
    Settings {
        spec,
        seed,
        threads: 1,
        clock,
    }
}

/// Some of each kind and difficulty in turn, so that the lot is varied.
fn varied(found: Vec<Found>, count: usize) -> Vec<Found> {
    let mut kinds: BTreeMap<(Quest, u8), Vec<Found>> = BTreeMap::new();
    for (position, difficulty, puzzle) in found.into_iter().rev() {
        let kind = kinds.entry((puzzle.quest, difficulty.points)).or_default();
        kind.push((position, difficulty, puzzle));
    }
    let mut chosen = Vec::new();
    while kinds.values().any(|kind| !kind.is_empty()) {
        for kind in kinds.values_mut() {
            if chosen.len() < count {
                chosen.extend(kind.pop());
            } else {
                return chosen;
            }
        }
    }
    chosen
}
