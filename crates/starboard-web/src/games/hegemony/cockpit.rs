//! The cockpit: sectors, planets, the line, the bag, and the ship with everything on board.

use hegemony::cards::wording;
use hegemony::{
    Ability, Action, Alien, Cube, Die, Encounter, Hegemony, Kind, Payment, Planet, SlotState,
    Source, Task, Weapon,
};
use leptos::attr::custom::custom_attribute;
use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use starboard_guide::games::hegemony::odds;
use starboard_kernel::Game;
use starboard_print::games::hegemony::art;
use starboard_print::games::hegemony::cards::{self, Face};

use super::model::Model;
use super::{pictures, texts};
use crate::browser;
use crate::games::follow::{Following, follow};
use crate::games::selection::Selection;
use crate::games::views::{classes, heartbeat};
use crate::games::{Shown, focus};
use crate::modal::Modal;
use crate::prefs::{lang, spoken};

/// How a person acts at the table. Without controls, the table only shows the game.
#[derive(Clone, Copy)]
pub(super) struct Controls {
    pub(super) legal: Memo<Vec<Action>>,
    pub(super) act: Callback<Action>,
    /// The payment whose button is hovered or focused.
    pub(super) preview: Selection<Option<Payment>>,
}

/// The state that all parts of the table share.
#[derive(Clone, Copy)]
struct Desk {
    position: Memo<Hegemony>,
    model: Memo<Following<Model>>,
    controls: Option<Controls>,
    /// The card that is hovered or focused.
    looked: RwSignal<Option<Face>>,
    /// The card that was opened last, and whether it is still open.
    opened: RwSignal<Option<Face>>,
    is_open: RwSignal<bool>,
    /// The folded table shows the ship, not the line.
    on_ship: RwSignal<bool>,
}

pub(super) fn cockpit(shown: Memo<Shown<Hegemony>>, controls: Option<Controls>) -> AnyView {
    let position = Memo::new(move |_| shown.with(|shown| shown.before.clone()));
    let desk = Desk {
        position,
        model: follow(shown),
        controls,
        looked: RwSignal::new(None),
        opened: RwSignal::new(None),
        is_open: RwSignal::new(false),
        on_ship: RwSignal::new(false),
    };
    desk.follow_the_game();
    let class = move || {
        let phase = position.with(|position| {
            if position.end().is_some() {
                "over"
            } else if position.is_searching() {
                "search"
            } else {
                "encounter"
            }
        });
        let view = if desk.on_ship.get() { "ship" } else { "line" };
        let step = position.with(|position| match position.task() {
            Task::ChoosePlanet => " step-planet",
            _ => "",
        });
        format!("board hegemony phase-{phase} view-{view}{step}")
    };
    view! {
        <div
            class=class
            role="group"
            aria-label=spoken(texts::cockpit_label)
            on:keydown=move |event: KeyboardEvent| focus::move_by_arrows(&event, ".cockpit")
        >
            <div class="cockpit" class:beat=heartbeat()>
                {desk.fold()} {desk.sectors()} {desk.places()} {desk.line()} {desk.tray()}
                {desk.captain()} {desk.weapons()} {desk.cards_in_hand()}
            </div>
            {desk.close_up()} {desk.opened_card()}
        </div>
    }
    .into_any()
}

/// The place of the card that is met, if one is.
pub(super) fn met(position: &Hegemony) -> Option<usize> {
    if position.is_searching() || position.end().is_some() {
        return None;
    }
    let laid_out = position
        .pending()
        .any(|task| matches!(task, Task::Meet(_) | Task::Decide(_) | Task::Evaded(_)));
    if !laid_out {
        return None;
    }
    position
        .line()
        .position(|slot| slot.state == SlotState::Waiting)
}

/// What can be done with something on the table.
pub(super) fn actions_of(face: Face, position: &Hegemony, legal: &[Action]) -> Vec<Action> {
    let belongs = |action: &Action| match (face, *action) {
        (Face::Planet(planet), Action::Planet(other)) => planet == other,
        (Face::Card(card), Action::Place(other)) => card == other,
        (Face::Hand(card), Action::Play(other) | Action::Discard(other)) => card == other,
        (Face::Weapon(weapon), Action::Fit(other) | Action::Understand(other)) => weapon == other,
        (Face::Weapon(weapon), Action::Exchange { out, .. }) => weapon == out,
        (Face::Die(die), Action::Use { die: other, .. }) => die == other,
        (Face::Die(die), Action::TurnUp(other) | Action::Reroll(other)) => die == other,
        (Face::Die(die), Action::Trade { out, .. }) => die == out,
        (Face::Die(die), Action::TurnTo(_)) => position.task() == Task::TurnDown(die),
        _ => false,
    };
    legal.iter().copied().filter(belongs).collect()
}

impl Desk {
    /// The folded table shows what the decision is about.
    fn follow_the_game(self) {
        let ship = self.memo(|position| {
            matches!(
                position.task(),
                Task::ChoosePlanet
                    | Task::TurnDown(_)
                    | Task::TurnUp { .. }
                    | Task::Reroll
                    | Task::Trade
                    | Task::Understand
                    | Task::Exchange
                    | Task::Discard
            )
        });
        Effect::new(move |_| self.on_ship.set(ship.get()));
        // A folded line is wider than the screen: scroll to the card that is met.
        let place = self.memo(met);
        Effect::new(move |_| {
            if place.get().is_some() && !self.on_ship.get() {
                request_animation_frame(|| browser::bring_into_view(".cards > .encounter.met"));
            }
        });
    }

    fn with<T>(self, look: impl FnOnce(&Hegemony) -> T) -> T {
        self.position.with(look)
    }

    fn may(self, face: Face) -> bool {
        let Some(controls) = self.controls else {
            return false;
        };
        self.with(|position| {
            controls
                .legal
                .with(|legal| !actions_of(face, position, legal).is_empty())
        })
    }

    /// Something to remember of the position.
    fn memo<T: PartialEq + Send + Sync + 'static>(
        self,
        look: impl Fn(&Hegemony) -> T + Send + Sync + 'static,
    ) -> Memo<T> {
        Memo::new(move |_| self.with(&look))
    }

    /// An item on the table: a button that opens its card. `kind` is what it is called in the
    /// guide.
    fn thing(
        self,
        kind: &'static str,
        face: impl Fn() -> Option<Face> + Send + Sync + 'static,
        class: impl Fn() -> String + Send + Sync + 'static,
        content: impl IntoView + 'static,
    ) -> AnyView {
        let (face, class) = (Signal::derive(face), Signal::derive(class));
        self.thing_of(kind, face, class, content.into_any())
    }

    /// All of them share one instance of the code.
    fn thing_of(
        self,
        kind: &'static str,
        face: Signal<Option<Face>>,
        class: Signal<String>,
        content: AnyView,
    ) -> AnyView {
        let look = move |on: bool| {
            let face = face.get_untracked().filter(|_| on);
            self.looked.set(face);
        };
        let tabindex = move || {
            // Scrollable lists must be reachable by Tab; other items only if they can be used.
            let stops = face.get().is_some_and(|face| {
                matches!(face, Face::Card(_) | Face::Weapon(_) | Face::Hand(_)) || self.may(face)
            });
            if stops || self.controls.is_none() {
                "0"
            } else {
                "-1"
            }
        };
        view! {
            <button
                type="button"
                class=move || class.get()
                tabindex=tabindex
                data-face=move || face.get().map(|face| face.name(lang()))
                on:pointerenter=move |event: leptos::ev::PointerEvent| {
                    // A tap opens the card; only a mouse can hover.
                    if event.pointer_type() == "mouse" {
                        look(true);
                    }
                }
                on:pointerleave=move |_| look(false)
                on:keyup=move |event: KeyboardEvent| {
                    // The focus that a tap or the page has put here covers nothing.
                    let key = event.key();
                    if key == "Tab" || key.starts_with("Arrow") {
                        look(true);
                    }
                }
                on:blur=move |_| look(false)
                on:click=move |_| {
                    self.looked.set(None);
                    self.opened.set(face.get_untracked());
                    self.is_open.set(face.get_untracked().is_some());
                }
            >
                {content}
            </button>
        }
        .add_any_attr(custom_attribute(kind, move || {
            face.get().map_or("none", id_of)
        }))
        .into_any()
    }

    fn fold(self) -> AnyView {
        let tab = move |ship: bool, content: AnyView| {
            view! {
                <button
                    type="button"
                    class="fold-tab"
                    data-view=if ship { "ship" } else { "line" }
                    aria-current=move || (self.on_ship.get() == ship).to_string()
                    on:click=move |_| self.on_ship.set(ship)
                >
                    {content}
                </button>
            }
        };
        let line = view! {
            {art::sign("line")}
            <span class="visually-hidden">{spoken(texts::line_tab)}</span>
            <span class="mini-step">
                {move || {
                    self.with(|position| {
                        let done = position.line().filter(|s| s.state != SlotState::Waiting);
                        format!(" {}/{}", done.count(), position.line().count())
                    })
                }}
            </span>
        };
        let ship = view! {
            {art::sign("ship")}
            <span class="visually-hidden">{spoken(texts::ship_tab)}</span>
            {Ability::ALL
                .iter()
                .map(|&ability| {
                    view! {
                        <span
                            class=format!("mini-points ability-{ability}")
                            data-ability=ability.word()
                        >
                            {art::ability(ability.word())}
                            {move || self.with(|position| position.points(ability))}
                        </span>
                    }
                })
                .collect_view()}
            <span class="mini-found" data-score="1">
                {art::sign("found")} {move || self.found_of_all()}
            </span>
        };
        view! { <nav class="fold">{tab(false, line.into_any())} {tab(true, ship.into_any())}</nav> }
            .into_any()
    }

    /// How many Super Weapons are found, of how many.
    fn found_of_all(self) -> String {
        self.with(|position| {
            let found = position.found().count();
            let all = position.options().difficulty.weapons();
            format!("{found}/{all}")
        })
    }

    fn sectors(self) -> AnyView {
        let sectors = (0..3).map(|sector| self.sector(sector)).collect_view();
        view! {
            <section class="sectors" aria-label=spoken(texts::sectors)>
                {sectors}
                <p class="round" data-sign="round">
                    {spoken(texts::round)} " " <b>{move || self.with(Hegemony::round)}</b>
                    "/12"
                </p>
            </section>
        }
        .into_any()
    }

    fn sector(self, sector: usize) -> AnyView {
        let alien = self.memo(move |position| position.aliens()[sector]);
        let deck = self.memo(move |position| position.decks()[sector]);
        let is_current =
            self.memo(move |position| position.round() > 0 && position.sector() == sector);
        let class = move || {
            let current = is_current.get();
            let passed = !current && deck.get() == 0;
            classes("sector", &[("current", current), ("passed", passed)])
        };
        let content = move || {
            let lang = lang();
            let Some(alien) = alien.get() else {
                return view! {
                    <span class="sector-name">{texts::unknown_alien(lang, sector + 1)}</span>
                }
                .into_any();
            };
            let rule = self.with(|position| cards::words(Source::Alien(alien), position, lang));
            view! {
                {art::alien(alien.id())}
                <span class="sector-name">{alien.name(lang)}</span>
                " "
                <span class="sector-rule">{rule}</span>
                {self.alerts_of(alien)}
            }
            .into_any()
        };
        let deck_sign = view! {
            <span class="sector-deck">
                {art::deck()} <b>{move || deck.get()}</b>
                <span class="visually-hidden">
                    {move || format!(" {}", texts::cards_left(lang(), deck.get()))}
                </span>
            </span>
        };
        self.thing(
            "data-alien",
            move || alien.get().map(Face::Alien),
            class,
            (content, " ", deck_sign),
        )
    }

    fn alerts_of(self, alien: Alien) -> AnyView {
        if !alien.is_quietus() {
            return ().into_any();
        }
        let alerts = self.memo(Hegemony::alerts);
        view! {
            <span class="alerts" data-alerts="quietus">
                {art::cube("black", "")} <b>{move || alerts.get()}</b>
                <span class="visually-hidden">
                    {move || format!(" {}", texts::alerts(lang(), alerts.get()))}
                </span>
            </span>
        }
        .into_any()
    }

    fn places(self) -> AnyView {
        let planets = self.memo(|position| match position.planet() {
            Some(planet) => vec![planet],
            None => position.face_up_planets().collect(),
        });
        view! {
            <section class="places" aria-label=spoken(texts::planets)>
                <div class="planets">
                    <For
                        each=move || planets.get()
                        key=|planet| *planet
                        children=move |planet| self.planet(planet)
                    />
                </div>
                {self.location()}
            </section>
        }
        .into_any()
    }

    fn planet(self, planet: Planet) -> AnyView {
        let searched = self.memo(move |p| p.planet() == Some(planet));
        let class = move || {
            let may = self.may(Face::Planet(planet));
            classes("planet-card", &[("may", may), ("searched", searched.get())])
        };
        let content = (art::planet(planet.id()), move || {
            let lang = lang();
            let text = self.with(|p| cards::words(Source::Planet(planet), p, lang));
            named(planet.name(lang), text)
        });
        let face = move || Some(Face::Planet(planet));
        self.thing("data-planet", face, class, content)
    }

    fn location(self) -> AnyView {
        let location = self.memo(Hegemony::location);
        let content = move || {
            let lang = lang();
            location.get().map(|card| {
                let text = self.with(|p| cards::words(Source::Location(card), p, lang));
                (
                    pictures::scene_on(card, Kind::Location),
                    named(card.name(lang), text),
                )
            })
        };
        let is_there = Memo::new(move |_| location.with(Option::is_some));
        let view = move || {
            if !is_there.get() {
                let words = move || texts::no_location(lang());
                return view! {
                    <p class="location-card empty" data-sign="no location">
                        <span class="card-text">{words}</span>
                    </p>
                }
                .into_any();
            }
            let face = move || location.get().map(Face::Card);
            let class = || "location-card".to_owned();
            self.thing("data-location", face, class, content)
        };
        view.into_any()
    }

    fn line(self) -> AnyView {
        // While a line is being chosen, all cards drawn for it are on the table.
        let cards = self.memo(|position| {
            let placed = position.line().map(|slot| slot.card);
            placed.chain(position.sifted()).collect::<Vec<Encounter>>()
        });
        let missing = Memo::new(move |_| {
            let drawing = self.with(|position| {
                matches!(
                    position.task(),
                    Task::DrawLine(_) | Task::Sift(_) | Task::BeforeLine
                )
            });
            if drawing {
                4_usize.saturating_sub(cards.with(Vec::len))
            } else {
                0
            }
        });
        let arrows = move || {
            self.with(|position| {
                let len = position.line().count();
                let laid_out = met(position);
                let arrows = position.line().enumerate().filter_map(|(place, slot)| {
                    let met_now = laid_out? == place;
                    if slot.state != SlotState::Waiting {
                        return None;
                    }
                    let to = position.looks_at(place);
                    let icon = position.icon_at(place);
                    let now = if met_now { " now" } else { "" };
                    let class = format!("ability-{icon}{now}");
                    Some(art::look_arrow(place, to, len, &class).into_any())
                });
                arrows.collect_view()
            })
        };
        view! {
            <section class="line" aria-label=spoken(texts::line)>
                <div class="looks">
                    <svg
                        class="looks-art"
                        viewBox=art::LOOKS_BOX
                        preserveAspectRatio="none"
                        aria-hidden="true"
                        focusable="false"
                    >
                        {arrows}
                    </svg>
                </div>
                <div class="cards">
                    <For
                        each=move || cards.get()
                        key=|card| *card
                        children=move |card| self.encounter(card)
                    />
                    {move || {
                        (0..missing.get())
                            .map(|_| {
                                view! {
                                    <span class="slot-empty" data-sign="back">
                                        {art::card_back()}
                                    </span>
                                }
                            })
                            .collect_view()
                    }}
                </div>
            </section>
        }
        .into_any()
    }

    fn encounter(self, card: Encounter) -> AnyView {
        let printed = self.with(|position| card.card(position.card_set()));
        let place = self.memo(move |p| p.line().position(|slot| slot.card == card));
        let state = self.memo(move |position| {
            let slot = position.line().find(|slot| slot.card == card);
            slot.map(|slot| slot.state)
        });
        let is_met = self.memo(move |p| met(p).is_some() && met(p) == place.get());
        let laid_out = self.memo(|p| met(p).is_some() || p.is_searching());
        let strength = Memo::new(move |_| {
            let now = place
                .get()
                .filter(|_| laid_out.get() && state.get() == Some(SlotState::Waiting))
                .map(|place| self.with(|position| position.strength_at(place)));
            now.unwrap_or(printed.strength)
        });
        let class = move || {
            let state = match state.get() {
                Some(SlotState::Engaged) => " engaged",
                Some(SlotState::Evaded) => " evaded",
                Some(SlotState::Passed) => " passed",
                Some(SlotState::Waiting) => "",
                None => " sifted",
            };
            let (kind, icon) = (printed.kind, printed.icon);
            classes(
                &format!("encounter kind-{kind} icon-{icon} fresh{state}"),
                &[("met", is_met.get()), ("may", self.may(Face::Card(card)))],
            )
        };
        let strength_class = move || match strength.get().cmp(&printed.strength) {
            std::cmp::Ordering::Less => "enc-strength lowered",
            std::cmp::Ordering::Equal => "enc-strength",
            std::cmp::Ordering::Greater => "enc-strength raised",
        };
        let drawing = pictures::scene_on(card, printed.kind);
        let words = move || {
            let lang = lang();
            let source = if printed.kind == Kind::Location {
                Source::Location(card)
            } else {
                Source::Card(card)
            };
            let text = self.with(|position| cards::words(source, position, lang));
            let icon = wording::ability_name(printed.icon, lang);
            let cubes = cards::cubes_in_words(printed.cubes, lang);
            let facts = format!(
                " {}, {}, {} ",
                texts::own_icon(lang, &icon),
                texts::adds(lang, &cubes),
                texts::planet_icons(lang, printed.planet_icons),
            );
            let facts = view! { <span class="visually-hidden">{facts}</span> };
            (named(card.name(lang), text), facts)
        };
        let stamp = move || {
            let lang = lang();
            let word = match state.get()? {
                SlotState::Engaged => texts::engaged(lang),
                SlotState::Evaded => texts::evaded(lang),
                SlotState::Passed => texts::passes(lang),
                SlotState::Waiting => return None,
            };
            Some(view! { <span class="stamp">{word}</span> })
        };
        let planets = (0..printed.planet_icons).map(|_| art::planet_sign());
        let content = view! {
            <span class=strength_class>
                <span class="visually-hidden">
                    {move || format!("{} ", texts::strength(lang()))}
                </span>
                <b>{move || strength.get()}</b>
            </span>
            <span class="enc-icon">{art::ability(printed.icon.word())}</span>
            <span class="enc-art">{drawing}</span>
            {words}
            <span class="enc-foot">
                <span class="enc-cubes">{cube_signs(printed.cubes)}</span>
                <span class="enc-planets">{planets.collect_view()}</span>
            </span>
            {stamp}
        };
        self.thing("data-card", move || Some(Face::Card(card)), class, content)
    }

    fn tray(self) -> AnyView {
        // In an evade only the colours of abilities count.
        let evading = self.memo(is_evading);
        let chances =
            self.memo(move |position| (odds::of_bag(position, evading.get()), position.bag()));
        let label = move || {
            let (odds, bag) = chances.get();
            let parts: Vec<String> = Cube::ALL
                .iter()
                .filter_map(|&cube| {
                    let part = odds[cube.index()]?;
                    let name = wording::cube_name(cube, lang());
                    Some(texts::chance_of(
                        lang(),
                        &name,
                        percent(part),
                        bag[cube.index()],
                    ))
                })
                .collect();
            lang().labelled(&texts::chances_now(lang()), &parts.join(", "))
        };
        let odds = move || {
            let (odds, bag) = chances.get();
            Cube::ALL
                .iter()
                .map(|cube| {
                    let part = odds[cube.index()];
                    let words = part.map_or("–".to_owned(), |part| lang().percent(percent(part)));
                    view! {
                        <span
                            class=format!("odd cube-{cube}")
                            data-cube=cube.word()
                            class:none=part.is_none()
                            style:--part=format!("{:.3}", part.unwrap_or(0.0))
                        >
                            {art::cube(cube.word(), "")}
                            <b>{words}</b>
                            <i>{format!("×{}", bag[cube.index()])}</i>
                        </span>
                    }
                })
                .collect_view()
        };
        let drawn = move || {
            let cubes = self.model.with(|model| model.drawn.clone());
            let last = cubes.len().wrapping_sub(1);
            let signs = cubes.into_iter().enumerate().map(move |(index, cube)| {
                let class = if index == last { "fresh" } else { "" };
                art::cube(cube.word(), class).into_any()
            });
            signs.collect_view()
        };
        let left = move || {
            let (searching, cubes) = self.with(|p| (p.is_searching(), p.cubes()));
            (searching && cubes > 0).then(|| {
                view! {
                    <b class="left" data-sign="left">
                        {texts::cubes_to_draw(lang(), cubes)}
                    </b>
                }
            })
        };
        view! {
            <section class="tray" aria-label=spoken(texts::bag)>
                <div class="odds" role="img" aria-label=label>
                    {odds}
                </div>
                <div class="drawn" data-sign="drawn">
                    {drawn} {left}
                </div>
                {self.price()}
            </section>
        }
        .into_any()
    }

    /// H17: how the price of the card that is met is made up.
    fn price(self) -> AnyView {
        let parts =
            move || {
                self.with(|position| {
                    // H18: the price of an evade is different, and already paid.
                    let place = met(position).filter(|_| !is_evading(position))?;
                    let strength = position.strength_in_full(place);
                    let lang = lang();
                    let mut parts = vec![strength.printed.to_string()];
                    parts.extend(strength.changes.iter().map(|(source, change)| {
                        format!("{} {}", signed(*change), source.name(lang))
                    }));
                    if position.boost() > 0 {
                        let by = -(position.boost() as i8);
                        parts.push(format!("{} {}", signed(by), texts::help(lang)));
                    }
                    Some((parts, position.due_at(place), position.icon_at(place)))
                })
            };
        let view = move || {
            let (parts, due, icon) = parts()?;
            let parts = parts
                .into_iter()
                .map(|part| view! { <span class="price-part">{part}</span> " " });
            Some(view! {
                <p class=format!("price icon-{icon}") data-price="met">
                    {parts.collect_view()}
                    <b class="price-total">
                        {due}
                        <span class="visually-hidden">
                            {format!(" {}", wording::ability_name(icon, lang()))}
                        </span>
                    </b>
                </p>
            })
        };
        view.into_any()
    }

    fn captain(self) -> AnyView {
        let captain = self.memo(Hegemony::captain);
        let name = move || captain.get().map_or("", |captain| captain.name(lang()));
        let face = move || {
            let drawing = captain.get().map(|captain| art::captain(captain.id()));
            view! {
                {drawing}
                <span class="visually-hidden">
                    {move || match captain.get() {
                        Some(_) => name().to_owned(),
                        None => texts::captain(lang()),
                    }}
                </span>
            }
        };
        let dice = self.memo(|position| {
            let owned = Die::ALL.iter().copied();
            let owned = owned.filter(|&die| position.face(die).is_some());
            owned.collect::<Vec<_>>()
        });
        view! {
            <section class="captain" aria-label=spoken(texts::captain)>
                {self.thing(
                    "data-captain",
                    move || captain.get().map(Face::Captain),
                    || "captain-face".to_owned(),
                    face,
                )}
                <span class="captain-name" aria-hidden="true">
                    {name}
                </span>
                <div class="dials">
                    {Ability::ALL.iter().map(|&ability| self.dial(ability)).collect_view()}
                </div>
                <div class="crew" role="group" aria-label=spoken(texts::crew)>
                    <For
                        each=move || dice.get()
                        key=|die| *die as u8
                        children=move |die| self.die(die)
                    />
                </div>
            </section>
        }
        .into_any()
    }

    fn dial(self, ability: Ability) -> AnyView {
        let points = self.memo(move |position| position.points(ability));
        let most = self.memo(move |position| position.most(ability));
        let after = Memo::new(move |_| {
            let payment = self.controls?.preview.get()?;
            let paid = payment[ability.index()];
            (paid > 0).then(|| points.get().saturating_sub(paid))
        });
        let class = move || {
            let low = points.get() <= 1 && most.get() > 0;
            classes(
                &format!("dial ability-{ability}"),
                &[("low", low), ("would", after.get().is_some())],
            )
        };
        view! {
            <div class=class data-ability=ability.word()>
                {move || art::dial(points.get(), most.get(), after.get())}
                <b>{move || points.get()}</b>
                <i>{move || format!("/{}", most.get())}</i>
                " "
                <span class="dial-name">{move || wording::ability_name(ability, lang())}</span>
            </div>
        }
        .into_any()
    }

    fn die(self, die: Die) -> AnyView {
        let face = self.memo(move |position| position.face(die).unwrap_or(1));
        let used = self.memo(Hegemony::is_die_used);
        let class = move || {
            let rolling = self.model.with(|model| model.rolled == Some(die));
            classes(
                &format!("crew-die die-{die}"),
                &[
                    ("usable", self.may(Face::Die(die))),
                    ("spent", used.get()),
                    ("rolling", rolling),
                ],
            )
        };
        let content = move || {
            let lang = lang();
            view! {
                {art::die(die.word(), face.get())}
                <span class="die-name">{wording::die_name(die, lang)}</span>
                <span class="visually-hidden">{format!(" {} ", texts::shows(lang, face.get()))}</span>
                <span class="die-text">{wording::face(die, face.get(), lang)}</span>
                {used.get().then(|| view! {
                    <span class="visually-hidden">{format!(" {}", texts::used(lang))}</span>
                })}
            }
        };
        self.thing("data-die", move || Some(Face::Die(die)), class, content)
    }

    fn weapons(self) -> AnyView {
        let found = self.memo(|p| p.found().map(|found| found.weapon).collect::<Vec<_>>());
        let left = self.memo(Hegemony::weapons_left);
        view! {
            <section class="weapons" aria-label=spoken(texts::weapons)>
                <h2 data-score="1">
                    {move || format!("{} {}", texts::weapons(lang()), self.found_of_all())}
                </h2>
                <For
                    each=move || found.get()
                    key=|weapon| *weapon
                    children=move |weapon| self.weapon(weapon)
                />
                {move || {
                    (0..left.get())
                        .map(|_| {
                            view! {
                                <span class="weapon-hidden" data-sign="hidden">
                                    {art::weapon_back()}
                                </span>
                            }
                        })
                        .collect_view()
                }}
                <span class="visually-hidden">
                    {move || texts::hidden_weapons(lang(), left.get())}
                </span>
            </section>
        }
        .into_any()
    }

    fn weapon(self, weapon: Weapon) -> AnyView {
        let state = self.memo(move |position| {
            let found = position.found().find(|found| found.weapon == weapon);
            found.map_or(([0; 3], false), |f| (f.cubes, f.is_understood()))
        });
        let class = move || {
            let may = self.may(Face::Weapon(weapon));
            classes("weapon", &[("understood", state.get().1), ("may", may)])
        };
        let content = move || {
            let lang = lang();
            let (cubes, understood) = state.get();
            let needs = self.with(|position| weapon.card(position.card_set()).needs);
            let missing = |index: usize| needs[index] - cubes[index];
            let missing = [missing(0), missing(1), missing(2), 0, 0, 0];
            let words = if understood {
                texts::understood(lang)
            } else {
                texts::needs(lang, &cards::cubes_in_words(missing, lang))
            };
            let text = self.with(|p| cards::words(Source::Weapon(weapon), p, lang));
            view! {
                {art::weapon(weapon.id())}
                <span class="card-name">{weapon.name(lang)}</span>
                <span class="visually-hidden">{format!(" {words} ")}</span>
                <span class="weapon-needs">{needs_signs(needs, cubes)}</span>
                <span class="card-text">{text}</span>
            }
        };
        let face = move || Some(Face::Weapon(weapon));
        self.thing("data-weapon", face, class, content)
    }

    fn cards_in_hand(self) -> AnyView {
        let hand = self.memo(|position| position.hand().collect::<Vec<_>>());
        view! {
            <section class="hand" aria-label=spoken(texts::hand)>
                <h2>{spoken(texts::hand)}</h2>
                <For
                    each=move || hand.get()
                    key=|card| *card
                    children=move |card| self.hand_card(card)
                />
                <Show when=move || hand.with(Vec::is_empty)>
                    <p class="none">{spoken(texts::hand_empty)}</p>
                </Show>
            </section>
        }
        .into_any()
    }

    fn hand_card(self, card: Encounter) -> AnyView {
        let kind = card.kind();
        let class = move || {
            let playable = self.may(Face::Hand(card));
            classes(&format!("hand-card kind-{kind}"), &[("playable", playable)])
        };
        let content = (pictures::scene_on(card, kind), move || {
            let lang = lang();
            let text = self.with(|p| cards::words(Source::Hand(card), p, lang));
            named(card.name(lang), text)
        });
        self.thing("data-hand", move || Some(Face::Hand(card)), class, content)
    }

    /// The hovered or focused card, enlarged, on the side where it covers least.
    fn close_up(self) -> AnyView {
        // Planets to choose from stand where the line will be.
        let chooses = self.memo(|position| matches!(position.task(), Task::ChoosePlanet));
        let at = move |face: Face| match face {
            Face::Alien(_) | Face::Captain(_) | Face::Die(_) => "at-right",
            Face::Planet(_) | Face::Card(_) if chooses.get() => "at-right",
            Face::Card(card) => {
                let place = self.with(|p| p.line().position(|slot| slot.card == card));
                if place.is_some_and(|place| place < 2) {
                    "at-right"
                } else {
                    "at-left"
                }
            }
            Face::Planet(_) | Face::Weapon(_) | Face::Hand(_) => "at-left",
        };
        let view = move || {
            let face = self.looked.get()?;
            let (set, here) = self.with(|position| (position.card_set(), position.alien()));
            Some(view! {
                <aside class=format!("closeup {}", at(face)) aria-hidden="true" data-clear="">
                    <div inner_html=pictures::big_card(face, set, here, lang())></div>
                </aside>
            })
        };
        view.into_any()
    }

    /// The card that was opened, and its actions.
    fn opened_card(self) -> AnyView {
        let open = self.is_open;
        let title = Signal::derive(move || {
            let face = self.opened.get();
            face.map_or_else(String::new, |face| face.name(lang()))
        });
        let body = move || {
            let face = self.opened.get()?;
            let (set, here) = self.with(|position| (position.card_set(), position.alien()));
            Some(view! { <div inner_html=pictures::big_card(face, set, here, lang())></div> })
        };
        let buttons = move || {
            let face = self.opened.get()?;
            let controls = self.controls?;
            let actions = self.with(|position| {
                controls
                    .legal
                    .with(|legal| actions_of(face, position, legal))
            });
            let buttons = actions.into_iter().map(|action| {
                let words = self.with(|position| super::actions::label(position, action, lang()));
                view! {
                    <button
                        type="button"
                        class="button primary"
                        on:click=move |_| {
                            open.set(false);
                            controls.act.run(action);
                        }
                    >
                        {words}
                    </button>
                }
            });
            let buttons: Vec<_> = buttons.collect();
            (!buttons.is_empty()).then(|| view! { <footer class="dialog-foot">{buttons}</footer> })
        };
        view! {
            <Modal open title>
                <div class="dialog-body card-dialog">{body}</div>
                {buttons}
            </Modal>
        }
        .into_any()
    }
}

/// The name of a card or die in notation.
fn id_of(face: Face) -> &'static str {
    match face {
        Face::Alien(alien) => alien.id(),
        Face::Captain(captain) => captain.id(),
        Face::Planet(planet) => planet.id(),
        Face::Weapon(weapon) => weapon.id(),
        Face::Card(card) | Face::Hand(card) => card.id(),
        Face::Die(die) => die.word(),
    }
}

/// A word with more letters is wider than a card of a long line.
const LONG_WORD: usize = 16;

/// A card's name and its text.
fn named(name: &'static str, text: String) -> impl IntoView {
    let mut words = name.split_whitespace();
    let has_long_word = words.any(|word| word.chars().count() > LONG_WORD);
    view! {
        <span class="card-name" class:long=has_long_word>{name}</span>
        " "
        <span class="card-text">{text}</span>
    }
}

/// One drawing for each cube.
fn cube_signs(cubes: [u8; 6]) -> AnyView {
    Cube::ALL
        .iter()
        .flat_map(|cube| {
            let count = usize::from(cubes[cube.index()]);
            std::iter::repeat_n(cube.word(), count)
        })
        .map(|word| art::cube(word, "").into_any())
        .collect_view()
        .into_any()
}

/// The cubes that a Super Weapon needs; those that are not fitted yet look missing.
fn needs_signs(needs: [u8; 3], have: [u8; 3]) -> AnyView {
    Ability::ALL
        .iter()
        .flat_map(|&ability| {
            let at = ability.index();
            (0..needs[at]).map(move |index| (ability, index < have[at]))
        })
        .map(|(ability, there)| {
            let class = if there { "" } else { "missing" };
            art::cube(ability.word(), class).into_any()
        })
        .collect_view()
        .into_any()
}

fn is_evading(position: &Hegemony) -> bool {
    matches!(position.task(), Task::Evading(_) | Task::EvadeDraw(_))
}

pub(super) fn percent(part: f64) -> u32 {
    (part * 100.0).round() as u32
}

fn signed(number: i8) -> String {
    if number < 0 {
        format!("−{}", number.unsigned_abs())
    } else {
        format!("+{number}")
    }
}
