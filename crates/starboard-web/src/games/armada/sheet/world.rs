//! The world: its map, and the levels of its regions.

use armada::{Level, Phase, Region, Sum};
use leptos::prelude::*;

use super::Desk;
use crate::games::armada::intent::Spot;
use crate::games::armada::{art, texts};
use crate::prefs::{lang, spoken};

/// From the hardest to the easiest, as the sheet prints them.
const SHOWN_REGIONS: [&str; 6] = [
    "north_america",
    "africa",
    "europe",
    "asia",
    "south_america",
    "oceania",
];

impl Desk {
    pub(super) fn earth(self) -> AnyView {
        view! {
            <div class="earth">
                <svg
                    class="map"
                    viewBox=art::MAP_BOX
                    role="img"
                    aria-label=spoken(texts::map_of_earth)
                >
                    {art::map_ground()}
                    {Region::ALL
                        .map(|region| {
                            view! {
                                <g
                                    class=move || format!("region {}", self.region_class(region))
                                    data-region=region.id()
                                >
                                    {art::region(region.id())}
                                </g>
                            }
                        })
                        .collect_view()}
                    {Region::ALL
                        .map(|region| {
                            let conquered = Memo::new(move |_| self.is_conquered(region));
                            view! {
                                <g
                                    class=move || format!("region {}", self.region_class(region))
                                    data-region=region.id()
                                >
                                    {move || {
                                        let points = region.points().into();
                                        art::region_sign(region.id(), points, conquered.get())
                                    }}
                                </g>
                            }
                        })
                        .collect_view()}
                </svg>
                <div class="realms">
                    {SHOWN_REGIONS
                        .into_iter()
                        .filter_map(|id| Region::ALL.into_iter().find(|region| region.id() == id))
                        .map(|region| self.realm(region))
                        .collect_view()}
                </div>
            </div>
        }
        .into_any()
    }

    fn is_conquered(self, region: Region) -> bool {
        let set = region.level_set();
        self.model.with(|model| model.crossed & set == set)
    }

    fn region_class(self, region: Region) -> &'static str {
        let lit = || region.levels().any(|level| self.may(Spot::Level(level)));
        let (crossed, phase) = self.model.with(|model| (model.crossed, model.phase));
        let focus = armada::focus(crossed);
        if self.is_conquered(region) {
            "conquered"
        } else if phase != Phase::Invade {
            ""
        } else if focus == Some(region) {
            if lit() { "focus lit" } else { "focus" }
        } else if focus.is_some() {
            "barred"
        } else if lit() {
            "lit"
        } else {
            ""
        }
    }

    fn realm(self, region: Region) -> AnyView {
        let name = move || armada::texts::region_name(lang(), region);
        let levels = region.levels().count();
        let label = move || {
            let crossed = self.model.with(|model| model.crossed & region.level_set());
            let count = crossed.count_ones() as usize;
            let label = texts::region_label(lang(), &name(), region.points(), count, levels);
            if self.region_class(region).starts_with("focus") {
                texts::region_focus(lang(), &label)
            } else {
                label
            }
        };
        view! {
            <section
                class=move || format!("realm {}", self.region_class(region))
                aria-label=label
            >
                <header class="realm-head" data-region=region.id()>
                    {art::region_shape(region.id())} <h2 class="realm-name">{name}</h2>
                    {move || self.is_conquered(region).then(art::flag)}
                    <b class="realm-points">{region.points()}</b>
                </header>
                <div class=format!(
                    "levels levels-{levels}",
                )>{region.levels().map(|level| self.level(level)).collect_view()}</div>
            </section>
        }
        .into_any()
    }

    fn level(self, level: Level) -> AnyView {
        let spot = Spot::Level(level);
        let crossed = move || self.model.with(|model| model.crossed & level.bit() != 0);
        let would = move || self.previews(|preview| preview.levels & level.bit() != 0);
        let barred = move || {
            self.model.with(|model| {
                let focus = armada::focus(model.crossed);
                model.phase == Phase::Invade && focus.is_some_and(|region| region != level.region())
            })
        };
        let fresh = move || self.model.with(|model| model.fresh.levels.contains(&level));
        let state = move || {
            if crossed() {
                "crossed"
            } else if self.may(spot) {
                "met"
            } else if would() {
                "would"
            } else if barred() {
                "barred"
            } else {
                ""
            }
        };
        let class = move || format!("level {}{}", state(), if fresh() { " fresh" } else { "" });
        let label = move || {
            let lang = lang();
            let region = armada::texts::region_name(lang, level.region());
            let demand = armada::texts::demand(lang, &level.demand());
            let label = texts::level_label(lang, &region, level.number(), &demand);
            match state() {
                "crossed" => texts::level_crossed(lang, &label),
                "met" => texts::level_met(lang, &label),
                "would" => texts::level_would(lang, &label),
                "barred" => texts::level_barred(lang, &label),
                _ => label,
            }
        };
        let content = (art::level(level), move || {
            crossed().then(|| art::pencil_cross(level.index()))
        });
        self.button(spot, class, label, content)
    }
}

/// The sum that a tile shows, as it is written there.
pub(super) fn level_sign(level: Level) -> Option<String> {
    let demand = level.demand();
    match demand.sum {
        Sum::None => None,
        Sum::Rest(least) if demand.shown().count() == 2 => Some(format!("≥{least}")),
        Sum::Rest(least) | Sum::All(least) | Sum::BestTwo(least) => Some(format!("Σ≥{least}")),
    }
}
