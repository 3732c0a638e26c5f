//! The board: hexes with mouse, touch and keyboard input, ships that fly hop by hop, and the
//! route of a move before it is played.

use std::time::Duration;

use leptos::ev::{KeyboardEvent, PointerEvent};
use leptos::prelude::*;
use rescue::{By, Direction, Hop, Kind, Rescue, SQUARES, Ship, Square};
use starboard_kernel::{Lang, Seat};

use super::geometry::{self, centre};
use super::model::{HOP, Model, Piece};
use super::{art, texts};
use crate::browser;
use crate::games::Shown;
use crate::games::follow::{Following, follow};
use crate::games::views::heartbeat;
use crate::names;
use crate::prefs::{Prefs, lang, spoken};

/// How a person acts on the board. Without controls, the board only shows the game.
#[derive(Clone, Copy)]
pub(super) struct Controls {
    /// What selecting each square would do, by its index.
    pub(super) aims: Memo<Vec<Option<Aim>>>,
    /// The square that is selected, or waits for a second tap.
    pub(super) chosen: Memo<Option<Square>>,
    /// The route to each square that the selected ship can reach.
    pub(super) routes: Memo<Vec<(Square, Way)>>,
    /// Ships of a layout that is not confirmed yet.
    pub(super) drafts: Memo<Vec<(Square, Kind)>>,
    /// A square is tapped; the flag tells whether on a touch screen.
    pub(super) tap: Callback<(Square, bool)>,
    /// Something is dragged from one square to another.
    pub(super) drag: Callback<(Square, Square)>,
    /// A letter is typed on a square; returns whether it was used.
    pub(super) letter: Callback<(Square, char), bool>,
    pub(super) put_down: Callback<()>,
}

/// What selecting a square would do.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Aim {
    /// The class of its mark.
    pub(super) kind: &'static str,
    /// For screen readers.
    pub(super) words: String,
}

/// The route of a move.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Way {
    pub(super) seat: Seat,
    pub(super) from: Square,
    pub(super) hops: Vec<Hop>,
}

pub(super) fn board(
    shown: Memo<Shown<Rescue>>,
    bottom: Signal<usize>,
    controls: Option<Controls>,
) -> AnyView {
    let model = follow::<Model>(shown);
    let hop = flight_clock(model);
    let cursor = RwSignal::new(first_cursor(shown, bottom));
    let hovered = RwSignal::new(None::<Square>);
    let finger = RwSignal::new(false);
    let drag = RwSignal::new(None::<Square>);
    let tap = move |square: Square| {
        cursor.set(square);
        if let Some(controls) = controls {
            controls.tap.run((square, finger.get_untracked()));
        }
    };
    let key = move |event: KeyboardEvent| {
        handle_key(&event, cursor, bottom, controls, hovered);
    };
    let down = move |event: PointerEvent| {
        finger.set(event.pointer_type() == "touch");
        drag.set(square_under(&event));
    };
    let up = move |event: PointerEvent| {
        let from = drag.get_untracked();
        drag.set(None);
        if let (Some(controls), Some(from), Some(to)) = (controls, from, square_under(&event))
            && from != to
        {
            cursor.set(to);
            controls.drag.run((from, to));
        }
    };
    let squares: Vec<Square> = Square::all().collect();
    let beat = heartbeat();
    view! {
        <svg
            class="board hexboard"
            viewBox=geometry::VIEW_BOX
            role="group"
            aria-label=spoken(texts::board_label)
            on:keydown=key
            on:pointerdown=down
            on:pointerup=up
            on:pointerleave=move |_| hovered.set(None)
        >
            <g class="hexes" aria-hidden="true">
                {squares.iter().map(|&square| hex(square, shown, model, bottom)).collect_view()}
                {coordinates(bottom)}
            </g>
            <g class="ships" class:beat=beat aria-hidden="true">
                {ships(model, hop, bottom)} {controls.map(|controls| drafts(shown, controls, bottom))}
            </g>
            <g class="targets">
                {squares
                    .iter()
                    .map(|&square| target(square, shown, bottom, controls, cursor, hovered, tap))
                    .collect_view()}
            </g>
            {controls.map(|controls| route(controls, cursor, hovered, bottom))}
            <g class="effects" aria-hidden="true">
                <For
                    each=move || model.with(|model| model.effects.clone())
                    key=|effect| effect.id
                    let:effect
                >
                    <g
                        class="placed"
                        style:--x=move || corner(effect.square, bottom.get()).0.to_string()
                        style:--y=move || corner(effect.square, bottom.get()).1.to_string()
                    >
                        <g class="explode">{crate::art::explosion()}</g>
                    </g>
                </For>
            </g>
        </svg>
    }
    .into_any()
}

/// The keyboard cursor starts at the planet at the bottom, usually the player's own.
fn first_cursor(shown: Memo<Shown<Rescue>>, bottom: Signal<usize>) -> Square {
    let planet = Rescue::planets()[bottom.get_untracked()];
    let start = shown.with_untracked(|shown| {
        let position = &shown.before;
        let mut seats = position.all_seats();
        let seat = seats.find(|&seat| position.home(seat) == planet)?;
        position.starting_squares(seat).first().copied()
    });
    start.unwrap_or(planet)
}

/// Which hop of which flight is being shown; it advances by timers.
fn flight_clock(model: Memo<Following<Model>>) -> RwSignal<(u32, usize)> {
    let prefs = Prefs::get();
    let hop = RwSignal::new((0, 0));
    let flight = Memo::new(move |_| {
        model.with(|model| {
            model
                .flight
                .as_ref()
                .map(|flight| (flight.number, flight.hops.len()))
        })
    });
    // An effect, because only time tells when the next hop is due.
    Effect::new(move |_| {
        let Some((number, hops)) = flight.get() else {
            return;
        };
        let pause = prefs.paced(HOP);
        let begin = move || {
            hop.try_set((number, 0));
            for index in 1..hops {
                let wait = Duration::from_millis(u64::from(pause) * index as u64);
                set_timeout(
                    move || {
                        hop.try_update(|(flight, hop)| {
                            if *flight == number {
                                *hop = index;
                            }
                        });
                    },
                    wait,
                );
            }
        };
        // The ships have just been moved above all others in the document. The browser animates
        // them only after it has drawn them there once.
        request_animation_frame(move || request_animation_frame(begin));
    });
    hop
}

fn handle_key(
    event: &KeyboardEvent,
    cursor: RwSignal<Square>,
    bottom: Signal<usize>,
    controls: Option<Controls>,
    hovered: RwSignal<Option<Square>>,
) {
    if browser::has_modifier(event) {
        return;
    }
    let here = cursor.get_untracked();
    let key = event.key();
    let next = match key.as_str() {
        "ArrowUp" => neighbour(here, (0.0, -1.0), bottom.get_untracked()),
        "ArrowDown" => neighbour(here, (0.0, 1.0), bottom.get_untracked()),
        "ArrowLeft" => neighbour(here, (-1.0, 0.0), bottom.get_untracked()),
        "ArrowRight" => neighbour(here, (1.0, 0.0), bottom.get_untracked()),
        "," => possible(controls, here, false),
        "." => possible(controls, here, true),
        "Enter" | " " => {
            event.prevent_default();
            if let Some(controls) = controls {
                controls.tap.run((here, false));
            }
            return;
        }
        "Escape" => {
            if let Some(controls) = controls {
                controls.put_down.run(());
            }
            return;
        }
        key => {
            let mut letters = key.chars();
            if let (Some(controls), Some(letter), None) = (controls, letters.next(), letters.next())
                && controls.letter.run((here, letter.to_ascii_uppercase()))
            {
                event.prevent_default();
                // The letter is a shortcut elsewhere on the page.
                event.stop_propagation();
            }
            return;
        }
    };
    event.prevent_default();
    hovered.set(None);
    if let Some(next) = next {
        cursor.set(next);
        browser::focus(&format!("[data-square=\"{next}\"]"));
    }
}

/// The neighbour in this direction on the screen. Sideways there are two; alternating between the
/// upper and the lower one by column keeps the cursor on a straight line.
fn neighbour(from: Square, (dx, dy): (f64, f64), bottom: usize) -> Option<Square> {
    let (x, y) = centre(from, bottom);
    let lower = (x / (1.5 * art::HEX_RADIUS)).round() as i32 % 2 == 0;
    let lean = if lower { 0.2 } else { -0.2 };
    Direction::ALL
        .into_iter()
        .filter_map(|direction| from.step(direction))
        .map(|square| {
            let (to_x, to_y) = centre(square, bottom);
            let along = (to_x - x) * dx + (to_y - y) * dy;
            let side = (to_y - y) * lean * dx.abs();
            (square, along, along + side)
        })
        .filter(|(_, along, _)| *along > 40.0)
        .max_by(|(_, _, a), (_, _, b)| a.total_cmp(b))
        .map(|(square, ..)| square)
}

/// The next square that can be selected, in the order of the board.
fn possible(controls: Option<Controls>, here: Square, forward: bool) -> Option<Square> {
    controls?.aims.with_untracked(|aims| {
        let count = aims.len().max(1);
        let next = |distance: usize| {
            let step = if forward { distance } else { count - distance };
            (here.index() + step) % count
        };
        (1..count)
            .map(next)
            .find(|&index| aims[index].is_some())
            .and_then(|index| Square::all().nth(index))
    })
}

pub(super) fn square_under(event: &PointerEvent) -> Option<Square> {
    Square::read(&browser::attribute_under(event, "data-square")?)
}

/// The upper left corner of the box of a square.
fn corner(square: Square, bottom: usize) -> (f64, f64) {
    let (x, y) = centre(square, bottom);
    ((x - 50.0).round(), (y - 50.0).round())
}

fn at(square: Square, bottom: usize) -> String {
    let (x, y) = corner(square, bottom);
    format!("translate({x} {y})")
}

fn hex(
    square: Square,
    shown: Memo<Shown<Rescue>>,
    model: Memo<Following<Model>>,
    bottom: Signal<usize>,
) -> impl IntoView {
    // Seats do not change during a game.
    let (start, owner, prisoner) = shown.with_untracked(|Shown { before, .. }| {
        let whose = |owns: &dyn Fn(Seat) -> bool| before.all_seats().find(|&seat| owns(seat));
        (
            whose(&|seat| before.starting_squares(seat).contains(&square)),
            whose(&|seat| before.home(seat) == square),
            whose(&|seat| before.prison(seat) == square),
        )
    });
    let planet = Rescue::planets().iter().position(|&p| p == square);
    let last = Memo::new(move |_| model.with(|model| model.touched.contains(&square)));
    let held =
        Memo::new(move |_| prisoner.filter(|&seat| model.with(|model| !model.is_aboard(seat))));
    let place = place_of(square);
    let class = match start {
        Some(seat) => format!("hex start seat-{} {place}", seat.number()),
        None => format!("hex {place}"),
    };
    let drawing = match place {
        "ufo" => art::ufo().into_any(),
        "red" => art::red_solar().into_any(),
        "orange" => art::orange_solar().into_any(),
        _ => planet
            .map(|index| art::planet(index, owner.map(Seat::index)))
            .into_any(),
    };
    view! {
        <g class=class class:last=move || last.get() transform=move || at(square, bottom.get())>
            {art::hex_face()}
            {drawing}
            {move || held.get().map(|seat| art::captive(seat.index()))}
        </g>
    }
}

/// What is printed on a square; it is also its class.
fn place_of(square: Square) -> &'static str {
    if Rescue::planets().contains(&square) {
        "planet"
    } else if Rescue::ufo_squares().contains(square) {
        "ufo"
    } else if Rescue::red_squares().contains(square) {
        "red"
    } else if Rescue::orange_squares().contains(square) {
        "orange"
    } else {
        ""
    }
}

/// Row letters beside the rows and numbers below them, for every orientation of the board.
fn coordinates(bottom: Signal<usize>) -> impl IntoView {
    let label = move |text: String, row: f64, number: f64| {
        let x = move || geometry::point(row, number, bottom.get()).0;
        let y = move || geometry::point(row, number, bottom.get()).1;
        view! {
            <text class="coord" x=x y=y>
                {text}
            </text>
        }
    };
    let letters = (0..13_u8)
        .map(|row| {
            let first = if row < 6 { 1 } else { row - 5 };
            let letter = char::from(b'a' + row).to_string();
            label(letter, row.into(), f64::from(first) - 0.85)
        })
        .collect_view();
    let numbers = (1..14_u8)
        .map(|number| {
            let lowest = number.saturating_sub(7);
            label(number.to_string(), f64::from(lowest) - 0.85, number.into())
        })
        .collect_view();
    view! {
        {letters}
        {numbers}
    }
}

/// Where a piece is now; during a flight, at the current hop.
fn placement(model: &Model, hop: (u32, usize), piece: &Piece) -> (Square, &'static str) {
    let flight = model
        .flight
        .as_ref()
        .filter(|flight| flight.pieces.contains(&piece.id));
    let Some(flight) = flight else {
        return (piece.square, "");
    };
    if hop.0 != flight.number {
        return (flight.from, "");
    }
    let index = hop.1;
    match flight.hops.get(index) {
        None => (piece.square, ""),
        Some(hop) => {
            let class = match hop.by {
                By::Step => "",
                By::Jump(_) if index.is_multiple_of(2) => "hop-a",
                By::Jump(_) => "hop-b",
                By::Attraction => "warp",
            };
            (hop.to, class)
        }
    }
}

fn ships(
    model: Memo<Following<Model>>,
    hop: RwSignal<(u32, usize)>,
    bottom: Signal<usize>,
) -> impl IntoView {
    view! {
        <For
            each=move || model.with(|model| model.pieces.clone())
            key=|piece| (piece.id, piece.carrier, piece.hacked, piece.arriving)
            let:piece
        >
            {ship(piece, model, hop, bottom)}
        </For>
    }
}

fn ship(
    piece: Piece,
    model: Memo<Following<Model>>,
    hop: RwSignal<(u32, usize)>,
    bottom: Signal<usize>,
) -> impl IntoView {
    let placement = Memo::new(move |before: Option<&(Square, &'static str)>| {
        model.with(|model| {
            let now = model.pieces.iter().find(|other| other.id == piece.id);
            match now {
                Some(now) => placement(model, hop.get(), now),
                // It is about to be removed.
                None => before.copied().unwrap_or((piece.square, "")),
            }
        })
    });
    // Only the top ship of a stack is drawn in full, above the visible parts of the others.
    let below = Memo::new(move |_| {
        model.with(|model| {
            let now = model.pieces.iter().find(|other| other.id == piece.id);
            now.map_or_else(|| Some(Vec::new()), |now| model.below(now))
        })
    });
    let stacked = move || below.with(|below| below.as_ref().is_some_and(|below| !below.is_empty()));
    let placed = move || corner(placement.get().0, bottom.get());
    view! {
        <g
            class=format!("placed ship-at seat-{}", piece.seat.number())
            class:hop-a=move || placement.get().1 == "hop-a"
            class:hop-b=move || placement.get().1 == "hop-b"
            class:warp=move || placement.get().1 == "warp"
            class:arrive=piece.arriving
            class:stacked=stacked
            class:covered=move || below.with(Option::is_none)
            style:--x=move || placed().0.to_string()
            style:--y=move || placed().1.to_string()
        >
            <g class="lift">
                {move || stacked().then(|| below.with(|below| below.as_deref().map(art::stack)))}
                <g class="idle">
                    {art::ship(piece.seat.index(), piece.kind, piece.carrier, piece.hacked)}
                </g>
            </g>
        </g>
    }
}

/// Ships of a layout that the player has not confirmed yet.
fn drafts(shown: Memo<Shown<Rescue>>, controls: Controls, bottom: Signal<usize>) -> impl IntoView {
    let seat = move || shown.with(|shown| shown.before.seat().index());
    view! {
        <For
            each=move || controls.drafts.get()
            key=|(square, kind)| (square.index(), kind.letter())
            let:draft
        >
            {
                let (square, kind) = draft;
                let seat = untrack(seat);
                view! {
                    <g
                        class=format!("placed ship-at drafted seat-{}", seat + 1)
                        style:--x=move || corner(square, bottom.get()).0.to_string()
                        style:--y=move || corner(square, bottom.get()).1.to_string()
                    >
                        {art::ship(seat, kind, false, false)}
                    </g>
                }
            }
        </For>
    }
}

fn target(
    square: Square,
    shown: Memo<Shown<Rescue>>,
    bottom: Signal<usize>,
    controls: Option<Controls>,
    cursor: RwSignal<Square>,
    hovered: RwSignal<Option<Square>>,
    tap: impl Fn(Square) + Copy + Send + Sync + 'static,
) -> impl IntoView {
    let aim = Memo::new(move |_| {
        controls.and_then(|controls| {
            controls
                .aims
                .with(|aims| aims.get(square.index()).cloned().flatten())
        })
    });
    let kind = Memo::new(move |_| aim.with(|aim| aim.as_ref().map_or("", |aim| aim.kind)));
    let chosen =
        Memo::new(move |_| controls.is_some_and(|controls| controls.chosen.get() == Some(square)));
    let here = Memo::new(move |_| controls.is_some() && cursor.get() == square);
    let label = move || {
        let mut words = vec![shown.with(|shown| describe(&shown.before, square, lang()))];
        let drafts = controls.map(|controls| controls.drafts.get());
        let draft = drafts.and_then(|drafts| drafts.into_iter().find(|(s, _)| *s == square));
        words.extend(
            draft.map(|(_, kind)| texts::drafted(lang(), &rescue::texts::kind_name(lang(), kind))),
        );
        if chosen.get() {
            words.push(texts::chosen(lang()));
        }
        aim.with(|aim| words.extend(aim.as_ref().map(|aim| aim.words.clone())));
        lang().labelled(&square.to_string(), &words.join(", "))
    };
    view! {
        <g
            class=move || format!("target {}", kind.get())
            class:chosen=move || chosen.get()
            class:cursor=move || here.get()
            transform=move || at(square, bottom.get())
            data-square=square.to_string()
            role=if controls.is_some() { "button" } else { "img" }
            tabindex=move || (controls.is_some()).then(|| if here.get() { "0" } else { "-1" })
            aria-label=label
            on:click=move |_| tap(square)
            on:pointerenter=move |event: PointerEvent| {
                if event.pointer_type() == "mouse" {
                    hovered.set(Some(square));
                }
            }
        >
            {move || art::target(kind.get())}
        </g>
    }
}

/// What is on a square.
fn describe(position: &Rescue, square: Square, lang: Lang) -> String {
    let mut words = Vec::new();
    let stack = position.stack(square);
    let mut ships: Vec<Ship> = stack.ships().collect();
    ships.reverse();
    for (depth, ship) in ships.iter().enumerate() {
        let mut name = rescue::texts::kind_name(lang, ship.kind());
        // A stack belongs to one seat, but a ship that comes home may stand above an enemy.
        if depth == 0 || ship.seat() != ships[0].seat() {
            name = texts::ship_of(lang, &name, &names::of(ship.seat()));
        }
        if ship.is_carrier() {
            name = texts::with_commander(lang, &name);
        }
        words.push(if depth == 0 {
            name
        } else {
            texts::above(lang, &name)
        });
        if ship.is_hacked() {
            words.push(texts::hacked(lang));
        }
    }
    let mut seats = position.all_seats();
    match place_of(square) {
        "planet" => {
            let owner = seats.find(|&seat| position.home(seat) == square);
            words.push(match owner {
                Some(seat) => texts::planet_of(lang, &names::of(seat)),
                None => texts::planet_free(lang),
            });
            let is_held =
                |seat: &Seat| position.prison(*seat) == square && position.carrier(*seat).is_none();
            let held = position.all_seats().filter(is_held);
            words.extend(held.map(|seat| texts::holds(lang, &names::of(seat))));
        }
        "ufo" => words.push(texts::ufo(lang)),
        "red" => words.push(texts::red(lang)),
        "orange" => words.push(texts::orange(lang)),
        _ if stack.is_empty() => {
            let start = seats.find(|&seat| position.starting_squares(seat).contains(&square));
            words.push(match start {
                Some(seat) => texts::starting_square(lang, &names::of(seat)),
                None => texts::empty(lang),
            });
        }
        _ => {}
    }
    words.join(", ")
}

/// The route to the square under the mouse or the keyboard cursor, or that waits for a second
/// tap.
fn route(
    controls: Controls,
    cursor: RwSignal<Square>,
    hovered: RwSignal<Option<Square>>,
    bottom: Signal<usize>,
) -> impl IntoView {
    let way = Memo::new(move |_| {
        let pointed = hovered.get().or_else(|| controls.chosen.get());
        controls.routes.with(|routes| {
            let way = |at: Square| routes.iter().find(|(square, _)| *square == at);
            let way = pointed.and_then(way).or_else(|| way(cursor.get()));
            way.map(|(_, way)| way.clone())
        })
    });
    view! {
        <g class="routes" aria-hidden="true">
            {move || way.get().map(|way| route_view(&way, bottom.get()))}
        </g>
    }
}

fn route_view(way: &Way, bottom: usize) -> impl IntoView + use<> {
    let mut from = centre(way.from, bottom);
    let mut drawing = Vec::new();
    for (index, hop) in way.hops.iter().enumerate() {
        let to = centre(hop.to, bottom);
        let (class, jump) = match hop.by {
            By::Step => ("route-hop", false),
            By::Jump(_) => ("route-hop jump", true),
            By::Attraction => ("route-hop attraction", false),
        };
        if let By::Jump(over) = hop.by {
            let (x, y) = centre(over, bottom);
            drawing.push(
                view! {
                    <polygon
                        class="pivot"
                        transform=format!("translate({x:.1} {y:.1})")
                        points=art::hex_points(50.0)
                    ></polygon>
                }
                .into_any(),
            );
        }
        drawing
            .push(view! { <path class=class d=art::hop_path(from, to, jump)></path> }.into_any());
        let last = index + 1 == way.hops.len();
        let (class, radius) = if last {
            ("route-end", "13")
        } else {
            ("route-stop", "7")
        };
        drawing.push(view! { <circle class=class cx=to.0 cy=to.1 r=radius></circle> }.into_any());
        from = to;
    }
    view! { <g class=format!("route seat-{}", way.seat.number())>{drawing}</g> }
}

/// No square can be selected.
pub(super) fn no_aims() -> Vec<Option<Aim>> {
    vec![None; SQUARES]
}
