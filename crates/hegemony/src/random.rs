//! Uniform-random draws without listing what is possible: a deck has dozens of cards.

use starboard_kernel::{FastRng, random_listed_outcome};

use crate::agenda::Task;
use crate::{Encounter, Hegemony, Outcome};

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
            _ => random_listed_outcome(self, rng, buffer),
        }
    }
}
