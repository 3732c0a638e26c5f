//! The promises of [`Encoding`].

use std::collections::{BTreeMap, BTreeSet};

use super::Effort;
use crate::{Encoding, FastRng, Game, Legend, OptionValues, Seat, Silent, Symmetry, Turn};

/// Plays random games with these options and checks every promise on the way.
pub(super) fn check_encoding<G: Encoding>(options: &OptionValues, salt: u64, effort: Effort) {
    let options = G::read_options(options).expect("options of the schema");
    let mut check = EncodingCheck::<G>::new(&options);
    check_legend(&check.legend);
    check_outcomes::<G>(&check.space, &check.legend);
    let games = effort.games.min(4);
    for game in 0..games {
        let mut rng = FastRng::new(salt * 1_000_033 + game);
        let mut position = G::start(&options);
        for step in 0.. {
            check.look(&position);
            if step % effort.stride == 0 {
                check.look_ahead(&position);
            }
            if !random_step(&mut position, &mut rng) {
                break;
            }
        }
    }
    for (index, symmetry) in check.legend.symmetries.iter().enumerate() {
        if symmetry.from_start {
            for game in 0..games {
                let start = G::start(&options);
                let seed = salt * 1_000_003 + game;
                check_symmetry(start.clone(), start, &check.space, index, seed);
            }
        }
    }
}

/// Checks positions of one set of options, for games whose random play hardly reaches some of them:
/// [`check_game`](super::check_game) checks those of random play.
#[derive(Debug)]
pub struct EncodingCheck<G: Encoding> {
    space: G::Space,
    legend: Legend,
    seen: Seen,
}

/// Each seat's observations, with the legal actions and the position's own bytes.
type Seen = BTreeMap<(usize, Vec<u8>), (Vec<u32>, Vec<u8>)>;

impl<G: Encoding> EncodingCheck<G> {
    #[must_use]
    pub fn new(options: &G::Options) -> Self {
        let space = G::space(options);
        let legend = G::legend(&space);
        EncodingCheck {
            space,
            legend,
            seen: Seen::new(),
        }
    }

    /// The numbers of a position, and how it looks from every seat.
    ///
    /// # Panics
    /// If the game breaks a promise.
    pub fn look(&mut self, position: &G) {
        check_position(position, &self.space, &self.legend, &mut self.seen);
    }

    /// What can come next, and every valid number.
    ///
    /// # Panics
    /// If the game breaks a promise.
    pub fn look_ahead(&self, position: &G) {
        check_next(position, &self.space, &self.legend);
    }
}

fn random_step<G: Game>(position: &mut G, rng: &mut FastRng) -> bool {
    match position.turn() {
        Turn::Player(_) => {
            let action = position.random_action(rng, &mut Vec::new());
            position.play_unchecked(action, &mut Silent);
        }
        Turn::Chance => {
            let outcome = position.random_outcome(rng, &mut Vec::new());
            position.resolve_unchecked(outcome, &mut Silent);
        }
        Turn::Over => return false,
    }
    true
}

fn check_legend(legend: &Legend) {
    let mut names = BTreeSet::new();
    for group in &legend.actions {
        assert!(names.insert(group.name), "{} is there twice", group.name);
        assert!(group.count > 0, "a group without numbers: {}", group.name);
        assert!(!group.meaning.is_empty(), "{}", group.name);
    }
    for group in &legend.outcomes {
        assert!(group.count > 0 && !group.meaning.is_empty());
    }
    let mut names = BTreeSet::new();
    for field in &legend.fields {
        assert!(names.insert(field.name), "{} is there twice", field.name);
        assert!(field.size() > 0, "a field without bytes: {}", field.name);
        assert!(!field.meaning.is_empty(), "{}", field.name);
        if !field.names.is_empty() {
            assert_eq!(field.names.len(), usize::from(field.most) + 1);
            let distinct: BTreeSet<&String> = field.names.iter().collect();
            assert_eq!(distinct.len(), field.names.len(), "{}", field.name);
        }
    }
    let is_permutation = |of: &[u32], count: usize| {
        let distinct: BTreeSet<u32> = of.iter().copied().collect();
        of.len() == count && distinct.into_iter().eq(0..count as u32)
    };
    for symmetry in &legend.symmetries {
        assert!(
            is_permutation(&symmetry.bytes, legend.observation_size()),
            "the bytes of {}",
            symmetry.name
        );
        assert!(
            is_permutation(&symmetry.actions, legend.action_count()),
            "the actions of {}",
            symmetry.name
        );
        assert!(!symmetry.meaning.is_empty());
    }
}

/// Outcomes have no holes: every number means one, and no two the same.
fn check_outcomes<G: Encoding>(space: &G::Space, legend: &Legend) {
    let count = legend.outcome_count() as u32;
    for number in 0..count {
        let outcome = G::outcome(space, number).expect("every number means an outcome");
        assert_eq!(G::outcome_number(space, outcome), Some(number), "{outcome}");
    }
    for number in [count, count + 1, u32::MAX] {
        assert!(G::outcome(space, number).is_none());
    }
}

/// The observation of a seat; every byte is written and within its range.
fn observation<G: Encoding>(
    position: &G,
    space: &G::Space,
    seat: Seat,
    legend: &Legend,
) -> Vec<u8> {
    let size = legend.observation_size();
    let mut bytes = vec![0; size];
    position.observe(space, seat, &mut bytes);
    let mut again = vec![255; size];
    position.observe(space, seat, &mut again);
    assert_eq!(bytes, again, "every byte is written");
    for (place, field) in legend.places() {
        for (offset, &byte) in bytes[place..place + field.size()].iter().enumerate() {
            assert!(
                byte <= field.most,
                "{}[{offset}] is {byte}, at most {}: {}",
                field.name,
                field.most,
                position.document()
            );
        }
    }
    bytes
}

fn check_position<G: Encoding>(position: &G, space: &G::Space, legend: &Legend, seen: &mut Seen) {
    let actions = position.legal_actions();
    let mut numbers = Vec::new();
    position.legal_numbers(space, &mut numbers);
    let one_by_one: Vec<u32> = actions
        .iter()
        .map(|&action| {
            let number = position.number(space, action);
            let number = number.unwrap_or_else(|| panic!("{action} has no number"));
            assert_eq!(position.action(space, number), Some(action), "{number}");
            number
        })
        .collect();
    assert_eq!(numbers, one_by_one, "{}", position.document());
    let distinct: BTreeSet<u32> = numbers.iter().copied().collect();
    assert_eq!(distinct.len(), numbers.len(), "no number means two actions");
    assert!(
        distinct
            .last()
            .is_none_or(|&last| (last as usize) < legend.action_count()),
        "numbers are below their count"
    );
    let mut mask = vec![7; legend.action_count()];
    position.mask(space, &mut mask);
    let marked = (0..mask.len() as u32).filter(|&number| mask[number as usize] == 1);
    assert!(marked.eq(distinct) && mask.iter().all(|&flag| flag <= 1));
    for (outcome, _) in position.outcomes() {
        let number = G::outcome_number(space, outcome).expect("an outcome has a number");
        assert_eq!(G::outcome(space, number), Some(outcome), "{outcome}");
    }
    let mut bytes = Vec::new();
    position.encode(&mut bytes);
    for seat in Seat::first(position.seats()) {
        let observation = observation(position, space, seat, legend);
        let known = seen
            .entry((seat.index(), observation))
            .or_insert_with(|| (numbers.clone(), bytes.clone()));
        assert_eq!(
            known.0,
            numbers,
            "what looks the same has the same actions: {}",
            position.document()
        );
        if legend.complete {
            assert!(
                known.1 == bytes,
                "what looks the same is the same: {}",
                position.document()
            );
        }
    }
}

/// The next positions differ from each other and from the current one, and invalid numbers do no
/// harm.
fn check_next<G: Encoding>(position: &G, space: &G::Space, legend: &Legend) {
    let mut looks: BTreeMap<Vec<u8>, G> = BTreeMap::new();
    let mut look = |next: G| {
        let bytes = observation(&next, space, Seat::new(0), legend);
        if let Some(other) = looks.get(&bytes) {
            assert!(
                !legend.complete || *other == next,
                "what looks the same is the same: {} and {}",
                other.document(),
                next.document()
            );
        } else {
            looks.insert(bytes, next);
        }
    };
    look(position.clone());
    for action in position.legal_actions() {
        let mut next = position.clone();
        next.play_unchecked(action, &mut Silent);
        look(next);
    }
    for (outcome, _) in position.outcomes() {
        let mut next = position.clone();
        next.resolve_unchecked(outcome, &mut Silent);
        look(next);
    }
    if position.turn().player().is_some() {
        let count = legend.action_count() as u32;
        for number in (0..count).chain([count, count + 1, u32::MAX]) {
            if let Some(action) = position.action(space, number) {
                let again = position.number(space, action);
                assert_eq!(again, Some(number), "{action}");
            }
            assert!(number < count || position.action(space, number).is_none());
        }
    }
}

/// Plays a random game from a position, and its image from the image of that position: in every
/// step observation and mask of the one are the images of those of the other.
///
/// # Panics
/// If they are not.
pub fn check_symmetry<G: Encoding>(
    mut position: G,
    mut image: G,
    space: &G::Space,
    symmetry: usize,
    seed: u64,
) {
    let legend = G::legend(space);
    let symmetry: &Symmetry = &legend.symmetries[symmetry];
    let mut rng = FastRng::new(seed);
    let (mut mask, mut image_mask) = (
        vec![0; legend.action_count()],
        vec![0; legend.action_count()],
    );
    loop {
        let context = || format!("{}: {}", symmetry.name, position.document());
        assert_eq!(position.turn(), image.turn(), "{}", context());
        for seat in Seat::first(position.seats()) {
            let seen = observation(&position, space, seat, &legend);
            let other = observation(&image, space, seat, &legend);
            assert_eq!(symmetry.observation(&seen), other, "{}", context());
        }
        position.mask(space, &mut mask);
        image.mask(space, &mut image_mask);
        assert_eq!(symmetry.mask(&mask), image_mask, "{}", context());
        match position.turn() {
            Turn::Player(_) => {
                let action = position.random_action(&mut rng, &mut Vec::new());
                let number = position.number(space, action).expect("a legal action");
                let number = symmetry.actions[number as usize];
                let mirrored = image.action(space, number).expect("its image");
                position.play_unchecked(action, &mut Silent);
                image.play_unchecked(mirrored, &mut Silent);
            }
            Turn::Chance => {
                let outcome = position.random_outcome(&mut rng, &mut Vec::new());
                position.resolve_unchecked(outcome, &mut Silent);
                image.resolve_unchecked(outcome, &mut Silent);
            }
            Turn::Over => break,
        }
    }
    let ending = position.ending().expect("it is over");
    assert_eq!(image.ending(), Some(ending), "{}", symmetry.name);
}
