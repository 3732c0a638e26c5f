//! Reviewing a game: the chart of luck and loss, the rank, the line to share.

use armada::{Armada, Phase, Rank, Region, Ship, ShipState};
use leptos::prelude::*;
use starboard_bots::analysis::{self, Share};
use starboard_kernel::Lang;

use super::{art, texts};
use crate::games::views::chart_figure;
use crate::games::{Course, GameReport};

pub(super) struct Report;

impl GameReport for Report {
    type Game = Armada;

    fn chart(course: &Course<'_, Armada>, report: &analysis::Report, lang: Lang) -> AnyView {
        let moments = moments(course, report);
        chart_figure(
            art::CHART_BOX,
            texts::chart_label(lang, moments.len()),
            art::chart(
                &moments,
                &texts::chart_build(lang),
                &texts::chart_invade(lang),
            ),
            view! {
                <span>{art::chart_key("lucky")} {texts::key_lucky(lang)}</span>
                <span>{art::chart_key("unlucky")} {texts::key_unlucky(lang)}</span>
                <span>{art::chart_key("loss")} {texts::key_loss(lang)}</span>
            },
        )
    }

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

/// One moment of the chart for each decision, with the luck of the rolls before it.
fn moments(course: &Course<'_, Armada>, report: &analysis::Report) -> Vec<art::Moment> {
    let mut moments = Vec::new();
    let mut luck = 0.0;
    for moment in &report.moments {
        match moment.what {
            Share::Luck(share) => luck += share * 100.0,
            Share::Loss(loss) => {
                let before = course.positions.get(moment.step);
                moments.push(art::Moment {
                    luck,
                    loss: loss * 100.0,
                    invasion: before.is_some_and(|before| before.phase() != Phase::Build),
                });
                luck = 0.0;
            }
        }
    }
    moments
}
