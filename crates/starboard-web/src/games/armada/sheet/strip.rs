//! The overview strip, for small screens on which the sheet is folded.

use armada::Ship;
use leptos::prelude::*;

use super::Desk;
use super::docks::state_class;
use crate::games::armada::intent::Spot;
use crate::games::armada::{art, keys, texts};
use crate::prefs::{lang, spoken};

impl Desk {
    pub(super) fn strip(self) -> AnyView {
        let on_map = self.on_map;
        let crossed = move || self.model.with(|model| model.crossed.count_ones());
        view! {
            <nav class="strip" aria-label=spoken(texts::overview)>
                <div class="minis" aria-current=move || (!on_map.get()).to_string()>
                    {Ship::ALL.map(|ship| self.mini(ship)).collect_view()}
                </div>
                <button
                    type="button"
                    class="mini mini-world"
                    data-world="earth"
                    aria-current=move || on_map.get().to_string()
                    aria-label=move || texts::world_label(lang(), crossed(), armada::LEVELS)
                    on:click=move |_| on_map.set(true)
                >
                    {art::sign("world")}
                    <span class="mini-built">
                        {move || format!("{}/{}", crossed(), armada::LEVELS)}
                    </span>
                </button>
            </nav>
        }
        .into_any()
    }

    fn mini(self, ship: Ship) -> AnyView {
        let number = ship.number();
        let built = move || self.model.with(|model| model.built_boxes(ship));
        let left = move || self.model.with(|model| model.countdown[ship.index()]);
        let state = move || self.model.with(|model| model.states[ship.index()]);
        let lit = move || {
            self.may(Spot::Bar(ship)) || ship.circles().any(|circle| self.may(Spot::Box(circle)))
        };
        view! {
            <button
                type="button"
                class=move || format!("mini fleet-{number} {}", state_class(state()))
                data-ship=number.to_string()
                class:lit=lit
                aria-label=move || self.ship_words(ship)
                on:click=move |_| {
                    self.on_map.set(false);
                    request_animation_frame(move || keys::show(&format!(".dock.fleet-{number}")));
                }
            >
                {art::die(number)}
                <span class="mini-built">
                    {move || format!("{}/{}", built(), ship.boxes())}
                </span>
                <span class="mini-bar">
                    {(0..ship.bar())
                        .map(|index| view! { <i class:gone=move || index + left() < ship.bar()></i> })
                        .collect_view()}
                </span>
            </button>
        }
        .into_any()
    }

    pub(super) fn ship_words(self, ship: Ship) -> String {
        let lang = lang();
        self.model.with(|model| {
            texts::ship_label(
                lang,
                ship.number(),
                &armada::texts::condition(lang, ship),
                model.built_boxes(ship),
                ship.boxes(),
                model.countdown[ship.index()],
                &armada::texts::state_name(lang, model.states[ship.index()]),
            )
        })
    }
}
