//! Uniform-random draws without listing what is possible: a deck has dozens of cards.

use starboard_kernel::{FastRng, random_listed_outcome};

use crate::agenda::Task;
use crate::{Cube, Encounter, Hegemony, Outcome};

#[inline]
pub(crate) fn random_outcome(
    position: &Hegemony,
    rng: &mut FastRng,
    buffer: &mut Vec<(Outcome, u32)>,
) -> Outcome {
    match position.agenda.top() {
        Task::DrawLine(_) | Task::Sift(_) => {
            let known = position.shuffled_back.count_ones();
            let ticket = rng.below(u32::from(position.decks[position.sector()]));
            let card = if ticket < known {
                Encounter::nth(position.shuffled_back, ticket)
            } else {
                Encounter::nth(position.unseen, rng.below(position.unseen.count_ones()))
            };
            Outcome::Card(card)
        }
        Task::RollDie(_) | Task::Borrow(_) => Outcome::Face(rng.below(6) as u8 + 1),
        Task::EvadeDraw(_) => position.random_cube(rng, &Cube::ALL[..3]),
        Task::DrawCube | Task::Probe | Task::PairFirst | Task::PairSecond(_) => {
            position.random_cube(rng, Cube::ALL)
        }
        _ => random_listed_outcome(position, rng, buffer),
    }
}

impl Hegemony {
    /// One of these colours from the bag.
    fn random_cube(&self, rng: &mut FastRng, colours: &[Cube]) -> Outcome {
        let bag = &self.bag[..colours.len()];
        let all: u8 = bag.iter().sum();
        let mut ticket = rng.below(all.into()) as u8;
        for (&cube, &cubes) in colours.iter().zip(bag) {
            if ticket < cubes {
                return Outcome::Cube(cube);
            }
            ticket -= cubes;
        }
        unreachable!("the ticket is less than the number of cubes")
    }
}
