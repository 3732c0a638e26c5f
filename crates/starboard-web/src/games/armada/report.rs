//! The end of a game: the rank, the line to share.

use armada::{Armada, Rank, Region, Ship, ShipState};
use starboard_kernel::Lang;

use super::texts;
use crate::games::GameReport;

pub(super) struct Report;

impl GameReport for Report {
    type Game = Armada;

    fn rank(position: &Armada, lang: Lang) -> String {
        armada::texts::rank_name(lang, Rank::of(position.score().into()))
    }

    fn figure(position: &Armada, lang: Lang) -> (String, String) {
        let score = position.score();
        (score.to_string(), crate::texts::points_column(lang))
    }

    /// Score and rank, then ships and regions as signs: filled if completed or conquered.
    fn share(position: &Armada, lang: Lang) -> String {
        let rank = Self::rank(position, lang);
        let score = i64::from(position.score());
        let ships: String = Ship::ALL
            .into_iter()
            .map(|ship| match position.ship_state(ship) {
                ShipState::Completed => '■',
                ShipState::Open | ShipState::Collapsed => '□',
            })
            .collect();
        let conquered: Vec<Region> = position.conquered().collect();
        let regions: String = Region::ALL
            .into_iter()
            .map(|region| {
                if conquered.contains(&region) {
                    '●'
                } else {
                    '○'
                }
            })
            .collect();
        texts::share_lines(lang, score, &rank, &ships, &regions)
    }
}
