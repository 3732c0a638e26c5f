//! Rings around things on the screen that a lesson or a hint is about, and the path between them;
//! trails where others have been.

use std::time::Duration;

use leptos::prelude::*;
use starboard_kernel::Seat;
use wasm_bindgen::JsCast;

use crate::browser;
use crate::games::Mark;

fn selector((kind, name): &Mark) -> String {
    // What is chosen already need not be touched.
    let open = match *kind {
        "choice" => ":not([aria-pressed=\"true\"])",
        _ => "",
    };
    format!("main [data-{kind}=\"{name}\"]{open}")
}

/// Where something is on the screen: left, top, width and height.
pub(super) type Place = [f64; 4];

pub(super) fn middle([left, top, width, height]: Place) -> (f64, f64) {
    (left + width / 2.0, top + height / 2.0)
}

/// The first place where something is visible. `None` if it is not there, or if its centre is
/// covered.
pub(super) fn place(mark: &Mark) -> Option<Place> {
    let selector = selector(mark);
    let found = document().query_selector_all(&selector).ok()?;
    let mut places = (0..found.length()).filter_map(|index| {
        let element: web_sys::Element = found.get(index)?.unchecked_into();
        let rect = element.get_bounding_client_rect();
        Some([rect.left(), rect.top(), rect.width(), rect.height()])
    });
    places.find(|&place| {
        let (x, y) = middle(place);
        let top = document().element_from_point(x as f32, y as f32);
        let seen = top.and_then(|top| top.closest(&selector).ok().flatten());
        seen.is_some()
    })
}

/// Rings around things, wherever they are, and a line from square to square.
pub(crate) fn rings(marks: Memo<Vec<Mark>>) -> impl IntoView {
    let places = RwSignal::new(Vec::<(bool, Place)>::new());
    Effect::new(move |_| {
        let marks = marks.get();
        request_animation_frame(move || {
            for mark in marks.iter().rev() {
                browser::bring_into_view(&selector(mark));
            }
        });
    });
    follow_closely(
        move || marks.try_with_untracked(|marks| look(marks)),
        places,
    );
    let way = move || {
        let squares = places.get().into_iter().filter(|(is_square, _)| *is_square);
        let corner = |(_, place)| {
            let (x, y) = middle(place);
            format!("{x},{y}")
        };
        let corners: Vec<String> = squares.map(corner).collect();
        (corners.len() > 1).then(|| {
            view! {
                <svg class="way">
                    <polyline points=corners.join(" ") />
                </svg>
            }
        })
    };
    view! {
        <div class="rings" aria-hidden="true">
            {way}
            {move || ends(&places.get()).into_iter().map(ring).collect_view()}
        </div>
    }
}

/// Subtle rings around things that texts name, where they are visible.
pub(crate) fn lights(marks: Memo<Vec<Mark>>) -> impl IntoView {
    let has_marks = Memo::new(move |_| marks.with(|marks| !marks.is_empty()));
    let shown = move || {
        let places = RwSignal::new(Vec::<(bool, Place)>::new());
        follow(
            move || marks.track(),
            move || marks.try_with_untracked(|marks| look(marks)),
            places,
        );
        let all = move || places.get().into_iter().map(|(_, place)| ring(place));
        view! {
            <div class="rings lights" aria-hidden="true">
                {move || all().collect_view()}
            </div>
        }
    };
    move || has_marks.get().then(shown)
}

fn ring([left, top, width, height]: Place) -> impl IntoView {
    let px = |length: f64| format!("{length}px");
    view! {
        <i
            class="ring"
            style:left=px(left)
            style:top=px(top)
            style:width=px(width)
            style:height=px(height)
        ></i>
    }
}

fn look(marks: &[Mark]) -> Vec<(bool, Place)> {
    let found = marks
        .iter()
        .filter_map(|mark| Some((mark.0 == "square", place(mark)?)));
    found.collect()
}

/// How many lines can be told apart on the board: each has a letter, and strokes of its own.
pub(crate) const LINES: [(&str, &str); 3] = [("A", "path-a"), ("B", "path-b"), ("C", "path-c")];

/// Lines of several steps, the best one first: the things that each step is about, from square to square.
pub(crate) type Paths = Vec<Vec<Vec<Mark>>>;

/// A step where it can be seen: which line, which step, its squares, and where it ends.
type PlacedStep = (usize, usize, Vec<Place>, Place);

/// Lines on the board, every step with the letter of its line and its number.
pub(crate) fn paths(lines: Memo<Paths>) -> impl IntoView {
    let has_steps = Memo::new(move |_| lines.with(|lines| !lines.is_empty()));
    let shown = move || {
        let places = RwSignal::new(Vec::<PlacedStep>::new());
        follow(
            move || lines.track(),
            move || lines.try_with_untracked(placed_steps),
            places,
        );
        // The best line is drawn last, above the others.
        let ways = move || {
            let steps = places.get().into_iter().rev();
            steps
                .filter(|(.., squares, _)| squares.len() > 1)
                .map(|(line, _, squares, _)| {
                    let corners = squares.into_iter().map(middle);
                    let corners: Vec<String> = corners.map(|(x, y)| format!("{x},{y}")).collect();
                    view! {
                        <g class=LINES[line].1>
                            <polyline points=corners.join(" ") />
                        </g>
                    }
                })
                .collect_view()
        };
        let labels = move || {
            let steps = places.get();
            let ends: Vec<Place> = steps.iter().map(|(.., end)| *end).collect();
            let label = |(index, (line, step, ..)): (usize, PlacedStep)| {
                // Several steps may end in one place: their labels stand side by side.
                let [left, top, ..] = ends[index];
                let before = ends[..index].iter().filter(|end| **end == ends[index]);
                let aside = before.count();
                view! {
                    <i
                        class=format!("path-step {}", LINES[line].1)
                        data-path=format!("{}{}", LINES[line].0, step + 1)
                        style:left=format!("{left}px")
                        style:top=format!("{top}px")
                        style:--aside=aside.to_string()
                    ></i>
                }
            };
            steps.into_iter().enumerate().map(label).collect_view()
        };
        view! {
            <div class="rings paths" aria-hidden="true">
                <svg class="way">{ways}</svg>
                {labels}
            </div>
        }
    };
    move || has_steps.get().then(shown)
}

/// The steps that can be seen.
fn placed_steps(lines: &Paths) -> Vec<PlacedStep> {
    let mut found = Vec::new();
    for (line, steps) in lines.iter().take(LINES.len()).enumerate() {
        for (step, marks) in steps.iter().enumerate() {
            let places = look(marks);
            let squares = places.iter().filter(|(is_square, _)| *is_square);
            let squares: Vec<Place> = squares.map(|(_, place)| *place).collect();
            let last = squares.last().or(places.last().map(|(_, place)| place));
            if let Some(&end) = last {
                found.push((line, step, squares, end));
            }
        }
    }
    found
}

/// A path that has been taken over the board, more subtle than a ring.
#[derive(Clone, PartialEq, Debug)]
pub(super) struct Trail {
    pub(super) seat: Seat,
    pub(super) squares: Vec<Mark>,
}

/// Trails, wherever their squares are.
pub(super) fn trails(trails: Memo<Vec<Trail>>) -> impl IntoView {
    let has_trails = Memo::new(move |_| trails.with(|trails| !trails.is_empty()));
    let shown = move || {
        let places = RwSignal::new(Vec::<(usize, Vec<Place>)>::new());
        let find = |trail: &Trail| {
            let places = look(&trail.squares).into_iter().map(|(_, place)| place);
            (trail.seat.number(), places.collect())
        };
        let look = move || trails.try_with_untracked(|trails| trails.iter().map(find).collect());
        follow(move || trails.track(), look, places);
        let all = move || places.get().into_iter().map(trail).collect_view();
        view! {
            <div class="rings trails" aria-hidden="true">
                <svg class="way">{all}</svg>
            </div>
        }
    };
    move || has_trails.get().then(shown)
}

/// A dotted line, with a mark where it ends.
fn trail((seat, places): (usize, Vec<Place>)) -> Option<impl IntoView> {
    let end = *places.last()?;
    let (x, y) = middle(end);
    let radius = end[2].min(end[3]) * 0.4;
    let corners = places.into_iter().map(middle);
    let corners: Vec<String> = corners.map(|(x, y)| format!("{x},{y}")).collect();
    Some(view! {
        <g class=format!("trail seat-{seat}")>
            <polyline points=corners.join(" ") />
            <circle cx=x cy=y r=radius />
        </g>
    })
}

/// All places but the squares on the way from one to another.
fn ends(places: &[(bool, Place)]) -> Vec<Place> {
    let squares = places.iter().filter(|(is_square, _)| *is_square).count();
    let mut number = 0;
    let is_end = |(is_square, _): &&(bool, Place)| {
        number += usize::from(*is_square);
        !is_square || number == 1 || number == squares
    };
    let ends = places.iter().filter(is_end);
    ends.map(|(_, place)| *place).collect()
}

/// What the player is to touch now may move, scroll and change its size: its ring is updated in
/// every frame.
fn follow_closely<T: PartialEq + Send + Sync + 'static>(
    look: impl Fn() -> Option<T> + Copy + 'static,
    places: RwSignal<T>,
) {
    let Some(now) = look() else { return };
    match places.try_with_untracked(|before| *before != now) {
        Some(true) => places.set(now),
        Some(false) => {}
        None => return,
    }
    request_animation_frame(move || follow_closely(look, places));
}

/// How often the places of lights and trails are updated.
const LOOK_EVERY: Duration = Duration::from_millis(120);

/// What is shown for most of a game is updated now and then, and in the next frame when something
/// scrolls: doing it in every frame would keep a slow phone busy.
fn follow<T: PartialEq + Send + Sync + 'static>(
    track: impl Fn() + 'static,
    look: impl Fn() -> Option<T> + Copy + 'static,
    places: RwSignal<T>,
) {
    let look = move || {
        if let Some(now) = look()
            && places.try_with_untracked(|before| *before != now) == Some(true)
        {
            places.set(now);
        }
    };
    let look_soon = move || request_animation_frame(look);
    Effect::new(move |_| {
        track();
        look_soon();
    });
    let timer = set_interval_with_handle(look, LOOK_EVERY);
    let resized = window_event_listener(leptos::ev::resize, move |_| look_soon());
    on_cleanup(move || {
        if let Ok(timer) = timer {
            timer.clear();
        }
        resized.remove();
    });
    browser::capture("scroll", move |_| look_soon());
}
