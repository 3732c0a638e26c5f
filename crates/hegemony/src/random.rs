//! Uniform-random draws without listing what is possible: a deck has dozens of cards.

use starboard_kernel::{FastRng, random_listed_outcome};

use crate::agenda::Task;
use crate::{Cube, Encounter, Hegemony, Outcome};

impl Hegemony {
    #[inline]
    pub(crate) fn random_draw(
        &self,
        rng: &mut FastRng,
        buffer: &mut Vec<(Outcome, u32)>,
    ) -> Outcome {
        match self.agenda.top() {
            Task::DrawLine(_) | Task::Sift(_) => {
                let known = self.shuffled_back.count_ones();
                let ticket = rng.below(u32::from(self.decks[self.sector()]));
                let card = if ticket < known {
                    Encounter::nth(self.shuffled_back, ticket)
                } else {
                    Encounter::nth(self.unseen, rng.below(self.unseen.count_ones()))
                };
                Outcome::Card(card)
            }
            Task::RollDie(_) | Task::Borrow(_) => Outcome::Face(rng.below(6) as u8 + 1),
            Task::EvadeDraw(_) => self.random_cube(rng, &Cube::ALL[..3]),
            Task::DrawCube | Task::Probe | Task::PairFirst | Task::PairSecond(_) => {
                self.random_cube(rng, Cube::ALL)
            }
            _ => random_listed_outcome(self, rng, buffer),
        }
    }

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
