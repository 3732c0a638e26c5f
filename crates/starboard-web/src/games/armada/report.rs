//! Looking back at a game: the chart of luck and loss, the rank, the line to share.

use armada::{Armada, Phase, Rank, Region, Ship, ShipState};
use leptos::prelude::*;
use starboard_bots::analysis::{Report, Share};
use starboard_kernel::erased::Position;
use starboard_kernel::{History, Lang};

use super::{art, texts};
use crate::games::ReportScreens;

pub(super) const REPORT: ReportScreens = ReportScreens {
    chart,
    rank,
    figure,
    story: None,
    share,
};

fn rank(position: &Position, lang: Lang) -> String {
    let score = position.typed::<Armada>().map_or(0, Armada::score);
    armada::texts::rank_name(lang, Rank::of(score.into()))
}

fn figure(position: &Position, lang: Lang) -> (String, String) {
    let score = position.typed::<Armada>().map_or(0, Armada::score);
    (score.to_string(), crate::texts::points_column(lang))
}

/// One moment of the chart for each decision, with the luck of the rolls before it.
fn moments(history: &History, report: &Report) -> Vec<art::Moment> {
    let mut moments = Vec::new();
    let mut luck = 0.0;
    for moment in &report.moments {
        match moment.what {
            Share::Luck(share) => luck += share * 100.0,
            Share::Loss(loss) => {
                let before = history.at(moment.step).and_then(|p| p.typed::<Armada>());
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

fn chart(history: &History, report: &Report, lang: Lang) -> AnyView {
    let moments = moments(history, report);
    view! {
        <figure class="report-figure">
            <svg
                class="chart"
                viewBox=art::CHART_BOX
                role="img"
                aria-label=texts::chart_label(lang, moments.len())
            >
                {art::chart(&moments, &texts::chart_build(lang), &texts::chart_invade(lang))}
            </svg>
            <figcaption class="chart-legend">
                <span>{art::chart_key("lucky")} {texts::key_lucky(lang)}</span>
                <span>{art::chart_key("unlucky")} {texts::key_unlucky(lang)}</span>
                <span>{art::chart_key("loss")} {texts::key_loss(lang)}</span>
            </figcaption>
        </figure>
    }
    .into_any()
}

/// Score and rank, then ships and regions as signs: full what is done.
fn share(position: &Position, lang: Lang) -> String {
    let rank = rank(position, lang);
    let Some(position) = position.typed::<Armada>() else {
        return String::new();
    };
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
