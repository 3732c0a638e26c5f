//! The docks: one ship each, with its boxes and its countdown bar.

use armada::{Circle, Ship, ShipState};
use leptos::prelude::*;

use super::Desk;
use crate::games::armada::intent::{Intent, Spot};
use crate::games::armada::{art, ladder, texts};
use crate::games::views::classes;
use crate::prefs::lang;

impl Desk {
    pub(super) fn dock(self, ship: Ship) -> AnyView {
        let number = ship.number();
        let state = Memo::new(move |_| self.model.with(|model| model.states[ship.index()]));
        let stamp = move || {
            let words = match state.get() {
                ShipState::Open => return None,
                ShipState::Completed => texts::stamp_completed(lang()),
                ShipState::Collapsed => texts::stamp_collapsed(lang()),
            };
            Some(view! { <span class="stamp">{words}</span> })
        };
        view! {
            <section
                class=move || format!("dock fleet-{number} {}", state_class(state.get()))
                aria-label=move || self.ship_words(ship)
            >
                <header class="dock-head" data-ship=number.to_string()>
                    <span class="dock-face">{art::die(number)}</span>
                    <span class="dock-ship">{art::vessel(number)}</span>
                    <span class="dock-points">{art::sign("points")} {ship.points()}</span>
                    <span class="bar-place">{self.bar(ship)} {stamp}</span>
                </header>
                <div class=format!("scheme scheme-{number}")>{self.scheme(ship)}</div>
                <footer class="dock-foot" data-ladder=number.to_string()>
                    {move || self.shown.with(|shown| ladder::ladder(&shown.before, ship))}
                </footer>
            </section>
        }
        .into_any()
    }

    fn bar(self, ship: Ship) -> AnyView {
        let spot = Spot::Bar(ship);
        let left = move || self.model.with(|model| model.countdown[ship.index()]);
        let falls = move || self.previews(|preview| preview.falls.contains(&ship));
        let fresh = move || self.model.with(|model| model.fresh.bars.contains(&ship));
        let notch = move |index: u8| {
            let gone = move || index + left() < ship.bar();
            let next = move || index + left() == ship.bar() && falls();
            let newest = move || index + left() + 1 == ship.bar() && fresh();
            view! {
                <i class="notch" class:gone=gone class:falls=next class:fresh=newest>
                    {move || {
                        (gone() || next())
                            .then(|| art::pencil_cross(usize::from(index + ship.number())))
                    }}
                </i>
            }
        };
        let class = move || if self.may(spot) { "bar may" } else { "bar" }.to_owned();
        let label = move || {
            let label = texts::bar_label(lang(), ship.number(), left());
            if falls() {
                texts::bar_falls(lang(), &label)
            } else if self.may(spot) {
                texts::may(lang(), &label)
            } else {
                label
            }
        };
        self.button(
            spot,
            class,
            label,
            (0..ship.bar()).map(notch).collect_view(),
        )
    }

    fn circle(self, circle: Circle) -> AnyView {
        let spot = Spot::Box(circle);
        let index = circle.index();
        let value = Memo::new(move |_| {
            let written = self.model.with(|model| model.values[index]);
            let ghost = self.controls.and_then(|controls| {
                controls.preview.with(|preview| {
                    let ghost = preview.ghosts.iter().find(|(other, _)| *other == circle);
                    ghost.map(|&(_, face)| face)
                })
            });
            match written {
                0 => ghost.map(|face| (face, true)),
                face => Some((face, false)),
            }
        });
        let built = move || self.model.with(|model| model.built[index]);
        let would = move || self.previews(|preview| preview.builds.contains(&circle));
        let void = move || {
            self.model.with(|model| {
                let partner = circle.partner();
                !model.built[index] && partner.is_some_and(|partner| model.built[partner.index()])
            })
        };
        let chosen =
            move || matches!(self.intent(), Intent::Twice(_, Some(first)) if first == circle);
        let class = move || {
            let (written, just_built) = self.model.with(|model| {
                let fresh = &model.fresh;
                (
                    fresh.written.contains(&circle),
                    fresh.built.contains(&circle),
                )
            });
            classes(
                "box",
                &[
                    ("printed", circle.printed().is_some()),
                    ("built", built()),
                    ("would", would() && !built()),
                    ("void", void()),
                    ("chosen", chosen()),
                    ("may", self.may(spot)),
                    ("ghost", value.get().is_some_and(|(_, ghost)| ghost)),
                    ("fresh", written),
                    ("fresh-built", just_built),
                ],
            )
        };
        let label = move || {
            let lang = lang();
            let name = circle.to_string();
            let label = match value.get() {
                Some((face, false)) if built() => texts::box_built(lang, &name, face),
                Some((face, _)) => texts::box_value(lang, &name, face),
                None if void() => texts::box_void(lang, &name),
                None => texts::box_empty(lang, &name),
            };
            if would() && !built() {
                texts::would_build(lang, &label)
            } else if self.may(spot) {
                texts::may(lang, &label)
            } else {
                label
            }
        };
        let variant = index * 5 + usize::from(circle.ship().number());
        let printed = circle.printed().is_some();
        let slot = move || art::slot(value.get().map(|(face, _)| face), printed, variant);
        self.button(spot, class, label, slot)
    }

    fn scheme(self, ship: Ship) -> AnyView {
        let at = |place: &str| Circle::in_ship(ship, place).map(|circle| self.circle(circle));
        let sums = move |part: usize| {
            move || {
                self.shown
                    .with(|shown| ladder::sum_sign(&shown.before, ship, part))
            }
        };
        match ship.number() {
            1 | 2 => ["a", "b", "c"]
                .into_iter()
                .enumerate()
                .map(|(column, letter)| {
                    let verdict = move || {
                        self.shown
                            .with(|shown| ladder::column_verdict(&shown.before, ship, column))
                    };
                    view! {
                        <div class=move || format!("pair {}", verdict())>
                            {at(&format!("{letter}1"))}
                            <span class="rel">{if ship.number() == 1 { "=" } else { "Σ 6" }}</span>
                            {at(&format!("{letter}2"))}
                        </div>
                    }
                })
                .collect_view()
                .into_any(),
            3 => {
                let row = |row: u8| {
                    let double = |letter: char| {
                        view! {
                            <div class="double">
                                {at(&format!("{letter}{row}"))} {at(&format!("{letter}{row}'"))}
                            </div>
                        }
                    };
                    (
                        at(&format!("a{row}")),
                        double('b'),
                        double('c'),
                        at(&format!("d{row}")),
                    )
                };
                (row(1), row(2), sums(0)).into_any()
            }
            4 => (sums(1), at("a1"), at("b1"), at("c1"), sums(0)).into_any(),
            _ => (at("a1"), at("b1"), at("c1"), at("d1"), sums(0)).into_any(),
        }
    }
}

pub(super) fn state_class(state: ShipState) -> &'static str {
    match state {
        ShipState::Open => "",
        ShipState::Completed => "completed",
        ShipState::Collapsed => "collapsed",
    }
}
