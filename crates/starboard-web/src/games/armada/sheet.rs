//! The sheet: docks with their boxes and bars, the world with its levels, and the tray.

use armada::{Armada, Circle, Level, Phase, Region, Ship, ShipState, Sum};
use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use starboard_kernel::Lang;
use wasm_bindgen::JsCast;

use super::model::{Model, Role, TrayDie};
use super::wish::{Counter, Preview, Spot, Wish};
use super::{art, keys, ladder, texts};
use crate::games::Shown;
use crate::prefs::lang;

/// What a person does with the sheet. Without it the sheet is only looked at.
#[derive(Clone, Copy)]
pub(super) struct Hand {
    pub(super) wish: Memo<Wish>,
    pub(super) tap: Callback<Spot>,
    /// A die is dragged onto something.
    pub(super) drop: Callback<(usize, Spot)>,
    /// What the pointer or the keyboard is on.
    pub(super) looked: RwSignal<Option<Spot>>,
    pub(super) preview: Memo<Preview>,
    /// Whether a tap on a spot leads anywhere.
    pub(super) may: Callback<Spot, bool>,
    /// What is known of the worth of a spot: its loss against the best, in points.
    pub(super) loss: Callback<Spot, Option<f64>>,
}

/// Everything that the parts of the sheet look at.
#[derive(Clone, Copy)]
struct Desk {
    shown: Signal<Shown>,
    model: Memo<Model>,
    hand: Option<Hand>,
    /// The folded sheet shows the world, not the docks.
    on_map: RwSignal<bool>,
    /// The die that a pointer holds, and where it took it.
    grabbed: StoredValue<Option<(usize, (f64, f64))>>,
    /// The die that is dragged, and how far.
    dragged: RwSignal<Option<(usize, f64, f64)>>,
}

pub(super) fn position_of(shown: &Shown) -> Option<&Armada> {
    shown.before.typed::<Armada>()
}

pub(super) fn model_of(shown: Signal<Shown>) -> Memo<Model> {
    Memo::new(move |before: Option<&Model>| shown.with(|shown| Model::follow(before, shown)))
}

pub(super) fn sheet(shown: Signal<Shown>, model: Memo<Model>, hand: Option<Hand>) -> AnyView {
    let phase = Memo::new(move |_| model.with(|model| model.phase));
    let desk = Desk {
        shown,
        model,
        hand,
        on_map: RwSignal::new(phase.get_untracked() != Phase::Build),
        grabbed: StoredValue::new(None),
        dragged: RwSignal::new(None),
    };
    // The view follows the phase; a person may look at the other one.
    Effect::new(move |_| desk.on_map.set(phase.get() != Phase::Build));
    let class = move || {
        let phase = match phase.get() {
            Phase::Build => "build",
            Phase::Invade => "invade",
            Phase::Over => "over",
        };
        let view = if desk.on_map.get() { "map" } else { "docks" };
        format!("board armada phase-{phase} view-{view}")
    };
    view! {
        <div
            class=class
            role="group"
            aria-label=move || texts::sheet_label(lang())
            on:keydown=move |event: KeyboardEvent| keys::move_focus(&event)
        >
            <div class="sheet">
                {desk.strip()}
                <div class="docks">{Ship::ALL.map(|ship| desk.dock(ship)).collect_view()}</div>
                {desk.earth()} {desk.tray()}
            </div>
        </div>
    }
    .into_any()
}

/// A loss as people read it: `−0.8`, or that it is the best.
pub(super) fn worth_words(loss: f64, lang: Lang) -> String {
    if loss < 0.05 {
        return texts::worth_best(lang);
    }
    format!("−{}", crate::report::plain(loss, lang))
}

impl Desk {
    fn wish(self) -> Wish {
        self.hand.map_or(Wish::Nothing, |hand| hand.wish.get())
    }

    fn may(self, spot: Spot) -> bool {
        self.hand.is_some_and(|hand| hand.may.run(spot))
    }

    fn previews(self, look: impl Fn(&Preview) -> bool) -> bool {
        self.hand.is_some_and(|hand| hand.preview.with(look))
    }

    fn tap(self, spot: Spot) {
        if let Some(hand) = self.hand {
            hand.tap.run(spot);
        }
    }

    fn look(self, spot: Option<Spot>) {
        if let Some(hand) = self.hand {
            hand.looked.set(spot);
        }
    }

    /// The badge with what a spot is worth.
    fn worth(self, spot: Spot) -> AnyView {
        let badge = move || {
            let loss = self.loss(spot)?;
            Some(view! {
                <span class="worth" class:best=loss < 0.05>
                    {worth_words(loss, lang())}
                </span>
            })
        };
        badge.into_any()
    }

    /// What a spot is called: what it is, then what can be read on it, word by word, so that
    /// people who speak to their computer can say what they see.
    fn named(self, spot: Spot, label: String) -> String {
        let written = match spot {
            Spot::Level(level) => level_sign(level),
            Spot::Counter(counter) => {
                let left = self.left(counter);
                Some(texts::counter_label(lang(), &counter.words(lang()), left))
            }
            _ => None,
        };
        let worth = self.loss(spot).map(|loss| worth_words(loss, lang()));
        let seen: Vec<String> = written.into_iter().chain(worth).collect();
        if seen.is_empty() {
            label
        } else {
            format!("{label}: {}", seen.join(" "))
        }
    }

    /// What is known of the worth of a spot; a role is worth what its die is.
    fn loss(self, spot: Spot) -> Option<f64> {
        match spot {
            Spot::Role(_) => None,
            _ => self.hand?.loss.run(spot),
        }
    }

    /// How much is left of a counter; in phase 1 what the ships would give as they stand.
    fn left(self, counter: Counter) -> u8 {
        let actions = match self.model.with(|model| model.phase) {
            Phase::Build => self
                .shown
                .with(|shown| position_of(shown).map(Armada::gives).unwrap_or_default()),
            Phase::Invade | Phase::Over => self.model.with(|model| model.actions),
        };
        ladder::count_of(&actions, counter)
    }

    /// A button of the sheet: tapped, looked at by pointer and by keyboard, and a die dragged.
    fn button(
        self,
        spot: Spot,
        class: Signal<String>,
        label: Signal<String>,
        data: (&'static str, String),
        content: AnyView,
    ) -> AnyView {
        let mouse = |event: &PointerEvent| event.pointer_type() == "mouse";
        let (name, value) = data;
        let pressed = matches!(spot, Spot::Die(_) | Spot::Counter(_)).then(|| {
            Signal::derive(move || match (spot, self.wish()) {
                (Spot::Die(die), wish) => wish.die() == Some(die),
                (Spot::Counter(Counter::Wilds), Wish::Wild) => true,
                (Spot::Counter(Counter::Skill(one)), Wish::Skill(other)) => one == other,
                _ => false,
            })
        });
        leptos::html::button()
            .r#type("button")
            .class(move || class.get())
            .attr(name, value)
            .attr("aria-label", move || self.named(spot, label.get()))
            .attr("aria-pressed", move || {
                pressed.map(|on| on.get().to_string())
            })
            .attr("aria-disabled", move || (!self.may(spot)).to_string())
            // Tab goes through what is possible; arrow keys lead everywhere.
            .attr("tabindex", move || if self.may(spot) { "0" } else { "-1" })
            .style(("--drag-x", move || {
                self.pulled(spot).map(|(x, _)| format!("{x}px"))
            }))
            .style(("--drag-y", move || {
                self.pulled(spot).map(|(_, y)| format!("{y}px"))
            }))
            .on(leptos::ev::click, move |_| self.tap(spot))
            .on(leptos::ev::pointerenter, move |event| {
                if mouse(&event) {
                    self.look(Some(spot));
                }
            })
            .on(leptos::ev::pointerleave, move |event| {
                if mouse(&event) {
                    self.look(None);
                }
            })
            .on(leptos::ev::focus, move |_| self.look(Some(spot)))
            .on(leptos::ev::blur, move |_| self.look(None))
            .on(leptos::ev::pointerdown, move |event| {
                self.grab(spot, &event);
            })
            .on(leptos::ev::pointermove, move |event| self.pull(&event))
            .on(leptos::ev::pointerup, move |event| self.let_go(&event))
            .on(leptos::ev::pointercancel, move |_| self.put_back())
            .child((content, " ", self.worth(spot)))
            .into_any()
    }

    fn grab(self, spot: Spot, event: &PointerEvent) {
        let Spot::Die(die) = spot else {
            return;
        };
        if untrack(move || self.may(spot)) {
            self.grabbed.set_value(Some((die, place(event))));
            let target = event.current_target();
            if let Some(element) = target.and_then(|t| t.dyn_into::<web_sys::Element>().ok()) {
                let _ = element.set_pointer_capture(event.pointer_id());
            }
        }
    }

    fn pull(self, event: &PointerEvent) {
        if let Some((die, (x, y))) = self.grabbed.get_value() {
            let (dx, dy) = (place(event).0 - x, place(event).1 - y);
            if self.dragged.get_untracked().is_some() || dx.abs() + dy.abs() > 10.0 {
                self.dragged.set(Some((die, dx, dy)));
            }
        }
    }

    fn let_go(self, event: &PointerEvent) {
        let dragged = self.dragged.get_untracked();
        self.put_back();
        let (Some((die, ..)), Some(hand)) = (dragged, self.hand) else {
            return;
        };
        keys::swallow_click();
        let (x, y) = place(event);
        if let Some(spot) = keys::spot_at(x, y) {
            hand.drop.run((die, spot));
        }
    }

    /// How far a spot is dragged.
    fn pulled(self, spot: Spot) -> Option<(f64, f64)> {
        let Spot::Die(die) = spot else {
            return None;
        };
        let dragged = self.dragged.get().filter(|(index, ..)| *index == die);
        dragged.map(|(_, x, y)| (x, y))
    }

    fn put_back(self) {
        self.grabbed.set_value(None);
        if self.dragged.get_untracked().is_some() {
            self.dragged.set(None);
        }
    }

    // The strip that stays when the sheet is folded.

    fn strip(self) -> AnyView {
        let on_map = self.on_map;
        let crossed = move || self.model.with(|model| model.crossed.count_ones());
        view! {
            <nav class="strip" aria-label=move || texts::overview(lang())>
                <div class="minis" aria-current=move || (!on_map.get()).to_string()>
                    {Ship::ALL.map(|ship| self.mini(ship)).collect_view()}
                </div>
                <button
                    type="button"
                    class="mini mini-world"
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

    fn ship_words(self, ship: Ship) -> String {
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

    // Docks.

    fn dock(self, ship: Ship) -> AnyView {
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
                <header class="dock-head">
                    <span class="dock-face">{art::die(number)}</span>
                    <span class="dock-ship">{art::vessel(number)}</span>
                    <span
                        class="dock-points"
                        title=move || armada::texts::points(lang(), ship.points().into())
                    >
                        {art::sign("points")}
                        {ship.points()}
                    </span>
                    <span class="bar-place">{self.bar(ship)} {stamp}</span>
                </header>
                <div class=format!("scheme scheme-{number}")>{self.scheme(ship)}</div>
                <footer class="dock-foot">
                    {move || {
                        self.shown.with(|shown| position_of(shown).map(|p| ladder::ladder(p, ship)))
                    }}
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
        self.button(
            spot,
            Signal::derive(move || if self.may(spot) { "bar may" } else { "bar" }.to_owned()),
            Signal::derive(move || {
                let label = texts::bar_label(lang(), ship.number(), left());
                if falls() {
                    texts::bar_falls(lang(), &label)
                } else if self.may(spot) {
                    texts::may(lang(), &label)
                } else {
                    label
                }
            }),
            ("data-bar", ship.to_string()),
            (0..ship.bar()).map(notch).collect_view().into_any(),
        )
    }

    fn circle(self, circle: Circle) -> AnyView {
        let spot = Spot::Box(circle);
        let index = circle.index();
        let value = Memo::new(move |_| {
            let written = self.model.with(|model| model.values[index]);
            let ghost = self.hand.and_then(|hand| {
                hand.preview.with(|preview| {
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
        let chosen = move || matches!(self.wish(), Wish::Twice(_, Some(first)) if first == circle);
        let class = move || {
            let mut class = String::from("box");
            let mut add = |holds: bool, name: &str| {
                if holds {
                    class.push(' ');
                    class.push_str(name);
                }
            };
            add(circle.printed().is_some(), "printed");
            add(built(), "built");
            add(would() && !built(), "would");
            add(void(), "void");
            add(chosen(), "chosen");
            add(self.may(spot), "may");
            add(value.get().is_some_and(|(_, ghost)| ghost), "ghost");
            self.model.with(|model| {
                add(model.fresh.written.contains(&circle), "fresh");
                add(model.fresh.built.contains(&circle), "fresh-built");
            });
            class
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
        self.button(
            spot,
            Signal::derive(class),
            Signal::derive(label),
            ("data-box", circle.to_string()),
            slot.into_any(),
        )
    }

    fn scheme(self, ship: Ship) -> AnyView {
        let at = |place: &str| Circle::in_ship(ship, place).map(|circle| self.circle(circle));
        let sums = move |part: usize| {
            move || {
                self.shown
                    .with(|shown| position_of(shown).map(|p| ladder::sum_sign(p, ship, part)))
            }
        };
        match ship.number() {
            1 | 2 => ["a", "b", "c"]
                .into_iter()
                .enumerate()
                .map(|(column, letter)| {
                    let verdict = move || {
                        self.shown.with(|shown| {
                            position_of(shown)
                                .map_or("", |p| ladder::column_verdict(p, ship, column))
                        })
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

    // The world.

    fn earth(self) -> AnyView {
        view! {
            <div class="earth">
                <svg
                    class="map"
                    viewBox=art::MAP_BOX
                    role="img"
                    aria-label=move || texts::map_of_earth(lang())
                >
                    {art::map_ground()}
                    {Region::ALL
                        .map(|region| {
                            view! {
                                <g class=move || {
                                    format!("region {}", self.region_class(region))
                                }>{art::region(region.id())}</g>
                            }
                        })
                        .collect_view()}
                    {Region::ALL
                        .map(|region| {
                            let conquered = Memo::new(move |_| self.is_conquered(region));
                            view! {
                                <g class=move || format!("region {}", self.region_class(region))>
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
                <header class="realm-head">
                    {art::region_shape(region.id())} <h3 class="realm-name">{name}</h3>
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
        let class = move || {
            let state = if crossed() {
                "crossed"
            } else if self.may(spot) {
                "met"
            } else if would() {
                "would"
            } else if barred() {
                "barred"
            } else {
                ""
            };
            format!("level {state}{}", if fresh() { " fresh" } else { "" })
        };
        let label = move || {
            let lang = lang();
            let region = armada::texts::region_name(lang, level.region());
            let demand = armada::texts::demand(lang, &level.demand());
            let label = texts::level_label(lang, &region, level.number(), &demand);
            if crossed() {
                texts::level_crossed(lang, &label)
            } else if self.may(spot) {
                texts::level_met(lang, &label)
            } else if would() {
                texts::level_would(lang, &label)
            } else if barred() {
                texts::level_barred(lang, &label)
            } else {
                label
            }
        };
        let content = (art::level(level), move || {
            crossed().then(|| art::pencil_cross(level.index()))
        });
        self.button(
            spot,
            Signal::derive(class),
            Signal::derive(label),
            ("data-level", level.to_string()),
            content.into_any(),
        )
    }

    // The tray.

    fn tray(self) -> AnyView {
        let phase = move || match self.model.with(|model| model.phase) {
            Phase::Build => texts::phase_build(lang()),
            Phase::Invade => texts::phase_invade(lang()),
            Phase::Over => texts::phase_over(lang()),
        };
        let sum = move || {
            let faces = self
                .model
                .with(|model| model.tray.map(|die| u32::from(die.face)));
            let whole = faces.iter().all(|&face| face != 0);
            whole.then(|| view! { "Σ " <b>{faces.iter().sum::<u32>()}</b> })
        };
        view! {
            <div class="tray">
                <p class="tray-head">
                    <span class="tray-phase">{phase}</span>
                    <b class="tray-points">
                        {art::sign("points")} {move || self.model.with(|model| model.score)}
                    </b>
                </p>
                <div class="dice" role="group" aria-label=move || texts::dice(lang())>
                    {(0..3).map(|die| self.die(die)).collect_view()}
                </div>
                <div class="roles" role="group" aria-label=move || texts::roles(lang())>
                    {[Role::Value, Role::Build, Role::Countdown]
                        .map(|role| self.role(role))
                        .collect_view()}
                </div>
                <p class="sums">{sum}</p>
                <div class="skills" role="group" aria-label=move || texts::counters(lang())>
                    {Counter::ALL.map(|counter| self.counter(counter)).collect_view()}
                </div>
            </div>
        }
        .into_any()
    }

    fn tray_die(self, die: usize) -> TrayDie {
        self.model.with(|model| model.tray[die])
    }

    fn die(self, die: usize) -> AnyView {
        let spot = Spot::Die(die);
        let number = die as u8 + 1;
        let chosen = move || self.wish().die() == Some(die);
        let class = move || {
            let shown = self.tray_die(die);
            let mut class = String::from("die");
            let mut add = |holds: bool, name: &str| {
                if holds {
                    class.push(' ');
                    class.push_str(name);
                }
            };
            add(chosen(), "chosen");
            add(shown.role.is_some(), "used");
            add(shown.rolling, "rolling");
            add(shown.rerolled, "rerolled");
            add(shown.changed.is_some(), "changed");
            add(self.may(spot) && !chosen(), "may");
            add(
                self.dragged.get().is_some_and(|(index, ..)| index == die),
                "dragging",
            );
            class
        };
        let label = move || {
            let lang = lang();
            let shown = self.tray_die(die);
            let mut label = match shown.face {
                0 => texts::die_none(lang, number),
                face => texts::die_label(lang, number, face),
            };
            if let Some(role) = shown.role {
                label = texts::die_used(lang, &label, &role_name(role, lang));
            }
            if shown.rerolled {
                label = texts::die_rerolled(lang, &label);
            }
            if shown.changed.is_some() {
                label = texts::die_changed(lang, &label);
            }
            label
        };
        let mark = move || {
            let shown = self.tray_die(die);
            let sign = match shown.changed {
                Some(skill) => Counter::Skill(skill).name(),
                None if shown.rerolled => Counter::Skill(armada::Skill::Reroll).name(),
                None => return None,
            };
            Some(view! { <span class="die-mark">{art::sign(sign)}</span> })
        };
        let face = Memo::new(move |_| {
            let changed = self.hand.and_then(|hand| {
                let die_of = |preview: &Preview| preview.die;
                hand.preview.with(die_of)
            });
            match changed {
                Some((other, to)) if other.index() == die => to,
                _ => self.tray_die(die).face,
            }
        });
        let content = (move || art::die(face.get()), mark);
        let data = ("data-die", number.to_string());
        self.button(
            spot,
            Signal::derive(class),
            Signal::derive(label),
            data,
            content.into_any(),
        )
    }

    fn role(self, role: Role) -> AnyView {
        let spot = Spot::Role(role);
        let id = match role {
            Role::Value => "value",
            Role::Build => "build",
            Role::Countdown => "countdown",
        };
        let filled = Memo::new(move |_| {
            self.model.with(|model| {
                let die = model.tray.iter().find(|die| die.role == Some(role));
                die.map(|die| die.face)
            })
        });
        // The die that is chosen is tried in the role that is next.
        let tried = Memo::new(move |_| {
            let hand = self.hand?;
            let die = hand.wish.get().die()?;
            let next = self
                .shown
                .with(|shown| position_of(shown).map(Armada::step))?;
            let fits = matches!(
                (next, role),
                (armada::Step::Value, Role::Value) | (armada::Step::Build, Role::Build)
            );
            fits.then(|| self.tray_die(die).face)
        });
        let next = move || {
            self.hand.is_some()
                && self.shown.with(|shown| {
                    position_of(shown).is_some_and(|position| {
                        matches!(
                            (position.step(), role),
                            (armada::Step::Value, Role::Value)
                                | (armada::Step::Build, Role::Build)
                                | (armada::Step::Count, Role::Countdown)
                        )
                    })
                })
        };
        let class = move || {
            let mut class = format!("role role-{id}");
            if filled.get().is_some() {
                class.push_str(" filled");
            } else {
                if next() {
                    class.push_str(" next");
                }
                if tried.get().is_some() {
                    class.push_str(" tried");
                }
            }
            class
        };
        let label = move || {
            let face = filled.get().or(tried.get());
            let face = face.map_or_else(|| texts::role_free(lang()), |face| face.to_string());
            texts::role_label(lang(), &role_name(role, lang()), &face)
        };
        let content = (
            view! {
                <span class="role-place">
                    {move || match filled.get().or(tried.get()) {
                        Some(face) => art::die(face).into_any(),
                        None => art::sign(id).into_any(),
                    }}
                </span>
            },
            view! { <span class="role-name">{move || role_name(role, lang())}</span> },
        );
        self.button(
            spot,
            Signal::derive(class),
            Signal::derive(label),
            ("data-role", id.to_owned()),
            content.into_any(),
        )
    }

    fn counter(self, counter: Counter) -> AnyView {
        let spot = Spot::Counter(counter);
        let left = Memo::new(move |_| self.left(counter));
        let total = move || {
            let gives = self
                .shown
                .with(|shown| position_of(shown).map(Armada::gives).unwrap_or_default());
            ladder::count_of(&gives, counter).max(left.get())
        };
        let chosen = move || match self.wish() {
            Wish::Skill(skill) => counter == Counter::Skill(skill),
            Wish::Wild => counter == Counter::Wilds,
            _ => false,
        };
        let class = move || {
            let mut class = String::from("skill");
            if self.may(spot) {
                class.push_str(" usable");
            }
            if chosen() {
                class.push_str(" chosen");
            }
            class
        };
        let label = move || {
            if self.may(spot) {
                texts::counter_may(lang())
            } else {
                texts::counter_not_now(lang())
            }
        };
        let content = (
            art::sign(counter.name()),
            view! {
                <b class="skill-count">{move || left.get()}</b>
                " "
                <span class="skill-name">{move || counter.words(lang())}</span>
            },
            move || art::ticks(total(), left.get()),
        );
        self.button(
            spot,
            Signal::derive(class),
            Signal::derive(label),
            ("data-skill", counter.name().to_owned()),
            content.into_any(),
        )
    }
}

/// Where a pointer is.
fn place(event: &PointerEvent) -> (f64, f64) {
    (f64::from(event.client_x()), f64::from(event.client_y()))
}

/// From the hardest to the easiest, as the sheet prints them.
const SHOWN_REGIONS: [&str; 6] = [
    "north_america",
    "africa",
    "europe",
    "asia",
    "south_america",
    "oceania",
];

fn role_name(role: Role, lang: Lang) -> String {
    match role {
        Role::Value => texts::role_value(lang),
        Role::Build => texts::role_build(lang),
        Role::Countdown => texts::role_countdown(lang),
    }
}

fn state_class(state: ShipState) -> &'static str {
    match state {
        ShipState::Open => "",
        ShipState::Completed => "completed",
        ShipState::Collapsed => "collapsed",
    }
}

/// The sum that a tile shows, as it is written there.
fn level_sign(level: Level) -> Option<String> {
    let demand = level.demand();
    match demand.sum {
        Sum::None => None,
        Sum::Rest(least) if demand.shown().count() == 2 => Some(format!("≥{least}")),
        Sum::Rest(least) | Sum::All(least) | Sum::BestTwo(least) => Some(format!("Σ≥{least}")),
    }
}
