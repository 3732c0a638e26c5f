//! The drawings of Commander Rescue.
//!
//! Everything is drawn in a 100 × 100 box with the origin at the top left, the centre of a
//! hex at (50, 50), so that the board places hexes, ships and marks alike with one
//! translation to (centre − 50); only the cover ([`COVER_BOX`]) has a box of its own. A hex
//! of [`HEX_RADIUS`] is exactly 100 high. No ship, planet or special square reaches out of
//! its hex.
//!
//! As in the other games, what is always the same is a file in `art/`, without any `id`; colours
//! are the classes of `style/art.css` and, for what only this game has, of
//! `games/rescue/style`. The views are at the end of the file.

use rescue::{Kind, Power};

use crate::Drawing;
use crate::markup::{Element, Markup, Piece, svg, tag};
use crate::shape::{circle, group, path, placed, rect};

/// The box of [`cover`].
pub const COVER_BOX: &str = "0 0 400 300";

/// The radius (centre to corner) of a hex that is 100 units high.
pub const HEX_RADIUS: f64 = 57.735;

// ---------------------------------------------------------------------------------
// Hexes

/// The six corners of a flat-top hexagon around the origin, from the right one clockwise.
fn corners(radius: f64) -> [(f64, f64); 6] {
    let (half, rise) = (radius / 2.0, radius * 0.866_025_4);
    [
        (radius, 0.0),
        (half, rise),
        (-half, rise),
        (-radius, 0.0),
        (-half, -rise),
        (half, -rise),
    ]
}

/// The points of a flat-top regular hexagon around the origin, for a `<polygon>`.
#[must_use]
pub fn hex_points(radius: f64) -> String {
    corners(radius)
        .map(|(x, y)| format!("{x:.2},{y:.2}"))
        .join(" ")
}

fn polygon(class: &str, radius: f64) -> Element {
    tag("polygon")
        .class(class)
        .attr("transform", "translate(50 50)")
        .attr("points", hex_points(radius))
}

/// The keyboard cursor: an angle in each corner of a hex.
fn cursor() -> Element {
    let at = corners(HEX_RADIUS - 5.0);
    let between = |a: (f64, f64), b: (f64, f64)| (a.0 + (b.0 - a.0) * 0.3, a.1 + (b.1 - a.1) * 0.3);
    let data: String = (0..6)
        .map(|i| {
            let (start, end) = (
                between(at[i], at[(i + 5) % 6]),
                between(at[i], at[(i + 1) % 6]),
            );
            format!(
                "M{:.1} {:.1}L{:.1} {:.1}L{:.1} {:.1}",
                start.0, start.1, at[i].0, at[i].1, end.0, end.1
            )
        })
        .collect();
    path("target-cursor", data).attr("transform", "translate(50 50)")
}

/// The way of one hop between two centres, as the `d` of a `<path>`: a line, or for a jump
/// an arc over what lies between.
#[must_use]
pub fn hop_path(from: (f64, f64), to: (f64, f64), jump: bool) -> String {
    let ((x, y), (to_x, to_y)) = (from, to);
    if !jump {
        return format!("M{x:.1} {y:.1}L{to_x:.1} {to_y:.1}");
    }
    // Arcs bend upwards; upright ones to the right.
    let (dx, dy) = (to_x - x, to_y - y);
    let bend = if dx < -1.0 { -0.28 } else { 0.28 };
    let (mid_x, mid_y) = ((x + to_x) / 2.0, (y + to_y) / 2.0);
    let (over_x, over_y) = (mid_x + dy * bend, mid_y - dx * bend);
    format!("M{x:.1} {y:.1}Q{over_x:.1} {over_y:.1} {to_x:.1} {to_y:.1}")
}

// ---------------------------------------------------------------------------------
// Seats

/// Seats count from 0 in the program and from 1 in class names, as on the screen.
fn seat_class(seat: usize) -> String {
    format!("seat-{}", seat % 6 + 1)
}

/// The shape that stands for a seat, around the origin and about 36 across: triangle, diamond,
/// ring, cross (as in Guardians), then star and bars.
fn mark(seat: usize) -> &'static str {
    match seat % 6 {
        0 => "M0-19L20 16H-20Z",
        1 => "M0-21L17 0L0 21L-17 0Z",
        2 => "M0-18A18 18 0 1 0 .01-18ZM0-8A8 8 0 1 1-.01-8Z",
        3 => "M-7-19H7V-7H19V7H7V19H-7V7H-19V-7H-7Z",
        4 => "M0-20L5.6-7.2L20-6.2L9 2.9L12.4 17L0 9.4L-12.4 17L-9 2.9L-20-6.2L-5.6-7.2Z",
        _ => "M-18-18H18V-6H-18ZM-18 6H18V18H-18Z",
    }
}

// ---------------------------------------------------------------------------------
// Ships

/// Letters are drawn, not set: they look the same with every system font. The box is
/// 22 × 28, its centre the origin.
fn letter(kind: Kind) -> &'static str {
    match kind {
        Kind::Speedy => "M-7 14V-13H9M-7 1H6",
        Kind::Hunter => "M-9-14V14M9-14V14M-9 0H9",
        Kind::Cargo => "M9.5-8C5-16-10-16-10 0C-10 16 5 16 9.5 8",
        Kind::Tie => "M-11-12H11M0-12V14",
    }
}

/// The hull of a ship, facing up, and where its letter stands. Four outlines that no one
/// can mix up: an arrow, a fork, a box and a wheel.
fn hull(kind: Kind) -> (Markup, (f32, f32)) {
    match kind {
        Kind::Speedy => (svg!("art/speedy.svg"), (50.0, 69.0)),
        Kind::Hunter => (svg!("art/hunter.svg"), (50.0, 68.0)),
        Kind::Cargo => (svg!("art/cargo.svg"), (50.0, 66.0)),
        Kind::Tie => (svg!("art/tie.svg"), (50.0, 50.0)),
    }
}

/// The lower right corner says whose ship it is by shape as well.
fn seat_badge(seat: usize) -> Element {
    let plate = circle("c-plate s-k", (79, 81), 13).attr("stroke-width", 3);
    let mark = path("c-l", mark(seat))
        .attr("fill-rule", "evenodd")
        .attr("transform", "translate(79 81) scale(.46)");
    tag("g").class("seat-badge").child((plate, mark))
}

/// The letter of a ship, drawn this many units wide.
fn lettered(class: &str, kind: Kind, transform: String, width: f32) -> Element {
    path(class, letter(kind))
        .attr("transform", transform)
        .attr("fill", "none")
        .attr("stroke-width", width)
        .attr("stroke-linejoin", "round")
        .attr("stroke-linecap", "round")
}

fn ship_markup(seat: usize, kind: Kind, carrier: bool, hacked: bool) -> Markup {
    let (body, (x, y)) = hull(kind);
    // The outline tells ships apart; the letter helps.
    let letter = lettered("s-k", kind, format!("translate({x} {y}) scale(.75)"), 8.5);
    let mut ship = (body, letter).markup();
    // A carrier is drawn smaller, so that the gold of a coin shows all round it.
    if carrier {
        let smaller = placed((7.0, 8.0), 0.86, "carrier", ship);
        ship = (svg!("art/halo.svg"), smaller).markup();
    }
    // Slices of the picture that have slipped.
    let glitch = hacked.then_some(svg!("art/glitch.svg"));
    let aboard = carrier.then(|| placed((52.0, -6.0), 0.5, "aboard", COMMANDER));
    (ship, glitch, seat_badge(seat), aboard).markup()
}

/// The Supreme Commander: a bust with a peaked cap.
const COMMANDER: Markup = svg!("art/commander.svg");

/// A commander in the hands of a planet: in a golden bubble at the lower right.
fn captive_markup() -> Markup {
    (
        circle("c-k", (72, 71), 29),
        circle("c-plate s-gold", ("72", "71"), "25.5").attr("stroke-width", 4),
        placed((47.0, 45.0), 0.5, "aboard", COMMANDER),
    )
        .markup()
}

/// What shows of the ships under the top one: an edge of each, and their letters from the
/// upper to the lowest. A ship that carries the commander has its letter on gold and his bust
/// at the head of the row: the halo is for a carrier on top. The top ship of a stack is drawn
/// smaller (`.stacked` in the style), which leaves the room below.
fn stack_markup(below: &[(Kind, bool)]) -> Markup {
    const CELL: f32 = 26.0;
    const BUST: f32 = 28.0;
    let edges: Vec<_> = (1..=below.len())
        .rev()
        .map(|depth| {
            path(
                "c-d s-t",
                "M13 32V54C13 64 28 70 50 70C72 70 87 64 87 54V32Z",
            )
            .attr("transform", format!("translate(0 {})", depth * 6))
            .attr("stroke-width", 3.5)
            .attr("stroke-linejoin", "round")
        })
        .collect();
    let carried = below.iter().any(|&(_, carrier)| carrier);
    let wide = below.len() as f32 * CELL;
    let bust = if carried { BUST } else { 0.0 };
    let left = 50.0 - (wide + bust) / 2.0 + bust;
    let plate = |class: &str, x: f32, width: f32, stroke: f32| {
        rect(class, (x, 70.0), (width, 29.0))
            .attr("rx", 8)
            .attr("stroke-width", stroke)
    };
    let letters: Vec<_> = below
        .iter()
        .enumerate()
        .map(|(index, &(kind, carrier))| {
            let x = left + index as f32 * CELL;
            let ink = if carrier { "s-k" } else { "s-w" };
            let gold = carrier.then(|| plate("c-gold s-k", x, CELL, 2.5));
            let transform = format!("translate({} 84.5) scale(.72)", x + CELL / 2.0);
            (
                gold,
                lettered(&format!("lower-ship {ink}"), kind, transform, 6.5),
            )
        })
        .collect();
    let bust = carried.then(|| placed((left - BUST - 8.0, 61.0), 0.4, "below-deck", COMMANDER));
    (edges, plate("c-plate s-t", left, wide, 3.0), letters, bust).markup()
}

// ---------------------------------------------------------------------------------
// Planets

/// The faces of the six planets: seas and lands, stripes with a great storm, craters, a
/// ring, glowing clefts, ice caps.
fn planet_face(index: usize) -> Markup {
    match index % 6 {
        0 => svg!("art/planet-1.svg"),
        1 => svg!("art/planet-2.svg"),
        2 => svg!("art/planet-3.svg"),
        3 => svg!("art/planet-4.svg"),
        4 => svg!("art/planet-5.svg"),
        _ => svg!("art/planet-6.svg"),
    }
}

/// Night on the lower right side of a ball.
fn night(r: f32) -> Element {
    let (a, b, s) = (50.0 + r * 0.707, 50.0 - r * 0.707, r * 1.35);
    let data =
        format!("M{a:.1} {b:.1}A{r} {r} 0 0 1 {b:.1} {a:.1}A{s:.1} {s:.1} 0 0 0 {a:.1} {b:.1}Z");
    path("c-k", data).attr("opacity", ".38")
}

fn planet_markup(index: usize, owner: Option<usize>) -> Markup {
    let r = if index % 6 == 3 { 35.0 } else { 38.0 };
    let ring = owner.map(|_| {
        circle("s-t", ("50", "50"), "46.5")
            .attr("fill", "none")
            .attr("stroke-width", 4)
            .attr("stroke-dasharray", "19.3 5.05")
            .attr("transform", "rotate(-83 50 50)")
    });
    let mark = owner.map(|seat| {
        let mark = path("c-w s-k", mark(seat))
            .attr("fill-rule", "evenodd")
            .attr("transform", "translate(50 50) scale(.92)")
            .attr("stroke-width", 9)
            .attr("stroke-linejoin", "round")
            .attr("paint-order", "stroke");
        tag("g").class("world-mark").child(mark)
    });
    let disc = circle("c-k", (50.0, 50.0), r + 3.0);
    (ring, disc, planet_face(index), night(r), mark).markup()
}

// ---------------------------------------------------------------------------------
// Powers

fn power_class(power: Power) -> &'static str {
    match power {
        Power::Wolf => "power-wolf",
        Power::Cheetah => "power-cheetah",
        Power::Hacker => "power-hacker",
        Power::Rooster => "power-rooster",
        Power::Robots => "power-robots",
        Power::Astronauts => "power-astronauts",
    }
}

fn power_markup(power: Power) -> Markup {
    match power {
        Power::Wolf => svg!("art/power-wolf.svg"),
        Power::Cheetah => svg!("art/power-cheetah.svg"),
        Power::Hacker => svg!("art/power-hacker.svg"),
        Power::Rooster => svg!("art/power-rooster.svg"),
        Power::Robots => svg!("art/power-robots.svg"),
        Power::Astronauts => svg!("art/power-astronauts.svg"),
    }
}

// ---------------------------------------------------------------------------------
// Marks of what can be done on a square: a shape for each

fn mark_markup(kind: &str) -> Markup {
    match kind {
        "step" => svg!("art/mark-step.svg"),
        "jump" => svg!("art/mark-jump.svg"),
        "attraction" => svg!("art/mark-attraction.svg"),
        "attack" => svg!("art/mark-attack.svg"),
        "pickup" => svg!("art/mark-pickup.svg"),
        "home" => svg!("art/mark-home.svg"),
        "stack" => svg!("art/mark-stack.svg"),
        "rebuild" => svg!("art/mark-rebuild.svg"),
        "own" => svg!("art/mark-own.svg"),
        _ => Markup::default(),
    }
}

fn target_markup(kind: &str) -> Markup {
    // A square that means nothing now can still be touched and reached by keys.
    let shown = (!kind.is_empty()).then(|| {
        let mark = tag("g").class(format!("target-mark mark-{kind}"));
        let frame = polygon("target-frame", HEX_RADIUS - 4.5);
        (frame, mark.child(mark_markup(kind)))
    });
    (polygon("target-hit", HEX_RADIUS), shown, cursor()).markup()
}

// ---------------------------------------------------------------------------------
// The cover

/// A ship without its letter, with a cockpit instead, turned by some degrees.
fn flying(x: f32, y: f32, turn: f32, scale: f32, seat: usize, kind: Kind) -> Element {
    let (body, (at_x, at_y)) = hull(kind);
    let transform = format!("translate({x} {y}) rotate({turn}) scale({scale}) translate(-50 -50)");
    let cockpit = group("", format!("translate({at_x} {at_y})")).child(svg!("art/cockpit.svg"));
    group(seat_class(seat), transform).child((body, cockpit))
}

fn cover_markup() -> Markup {
    let ball = (
        circle("w-air", (50, 50), 44),
        circle("c-k", ("50", "50"), "39.5"),
        planet_face(1),
        night(38.0),
    );
    let world = placed((158.0, -22.0), 2.5, "seat-3", ball);
    let ufo = placed((18.0, 22.0), 0.42, "ufo-art", svg!("art/ufo.svg"));
    // The rest of his coat reaches down to the edge of the bubble.
    let commander = (COMMANDER, svg!("art/cover-coat.svg"));
    let commander = placed((241.0, 56.6), 0.88, "seat-1", commander);
    let ships = [
        flying(350.0, 196.0, -118.0, 0.66, 2, Kind::Hunter),
        flying(48.0, 134.0, 40.0, 0.52, 0, Kind::Tie),
        flying(214.0, 250.0, 28.0, 0.74, 0, Kind::Cargo),
        flying(104.0, 200.0, 52.0, 1.16, 0, Kind::Speedy),
    ];
    let sky = (svg!("art/cover-sky.svg"), ufo, world);
    // The board from near the ground: hexes that grow smaller towards the horizon.
    let floor = svg!("art/cover-floor.svg");
    let bubble = (svg!("art/cover-halo.svg"), commander);
    (sky, floor, bubble, svg!("art/cover-way.svg"), ships).markup()
}

// ---------------------------------------------------------------------------------
// Views

/// The ground of a hex: its face, the tint of a starting square and the sign of the last
/// move, shown by the classes of the surrounding `<g class="hex …">`.
#[must_use]
pub fn hex_face() -> Drawing {
    let parts = [("hex-face", 1.0), ("hex-tint", 5.0), ("hex-last", 6.0)];
    let parts = parts.map(|(class, inset)| polygon(class, HEX_RADIUS - inset));
    Drawing::group("hex-parts", parts)
}

/// A ship of a seat (from 0), facing up, with its letter; with its commander aboard it has
/// a golden halo and his bust, and slipped slices of the picture if it was hacked.
#[must_use]
pub fn ship(seat: usize, kind: Kind, carrier: bool, hacked: bool) -> Drawing {
    Drawing::group(
        format!("art vessel {}", seat_class(seat)),
        ship_markup(seat, kind, carrier, hacked),
    )
}

/// The Supreme Commander of a seat.
#[must_use]
pub fn commander(seat: usize) -> Drawing {
    Drawing::group(format!("art commander-art {}", seat_class(seat)), COMMANDER)
}

/// The commander of a seat, held on the planet over which this is drawn.
#[must_use]
pub fn captive(seat: usize) -> Drawing {
    Drawing::group(
        format!("art captive {}", seat_class(seat)),
        captive_markup(),
    )
}

/// The ships under the top one of a stack, from the upper to the lowest, with whether each
/// carries the commander; to be drawn before the top ship. It takes the tone of the
/// surrounding `.seat-N`.
#[must_use]
pub fn stack(below: &[(Kind, bool)]) -> Drawing {
    Drawing::group("art stack-art", stack_markup(below))
}

/// One of the six planets (from 0), in the colour and with the mark of its owner.
#[must_use]
pub fn planet(index: usize, owner: Option<usize>) -> Drawing {
    Drawing::group(
        match owner {
            Some(seat) => format!("art world {}", seat_class(seat)),
            None => String::from("art world wild"),
        },
        planet_markup(index, owner),
    )
}

/// A UFO square.
#[must_use]
pub fn ufo() -> Drawing {
    Drawing::group("art ufo-art", svg!("art/ufo.svg"))
}

/// A red solar square: a diamond with spikes.
#[must_use]
pub fn red_solar() -> Drawing {
    Drawing::group("art solar-art", svg!("art/red-solar.svg"))
}

/// An orange solar square: round, with a ring.
#[must_use]
pub fn orange_solar() -> Drawing {
    Drawing::group("art solar-art", svg!("art/orange-solar.svg"))
}

/// The sign of a special rule.
#[must_use]
pub fn power(power: Power) -> Drawing {
    Drawing::group(
        format!("art power-art {}", power_class(power)),
        power_markup(power),
    )
}

/// The mark of a seat, for panels and lists.
#[must_use]
pub fn emblem(seat: usize) -> Drawing {
    Drawing::group(
        format!("art emblem {}", seat_class(seat)),
        path("c-t s-k", mark(seat))
            .attr("fill-rule", "evenodd")
            .attr("transform", "translate(50 50) scale(2.15)")
            .attr("stroke-width", 2)
            .attr("stroke-linejoin", "round"),
    )
}

/// The mark of what can be done on a square, alone, for a legend: `step`, `jump`,
/// `attraction`, `attack`, `pickup`, `home`, `stack`, `rebuild` or `own`. Stands in an
/// element with the classes `target` and the kind, which give its colour.
#[must_use]
pub fn target_mark(kind: &str) -> Drawing {
    Drawing::group(format!("target-mark mark-{kind}"), mark_markup(kind))
}

/// The inside of a `<g class="target KIND">`: the area to hit, frame, mark and cursor.
#[must_use]
pub fn target(kind: &str) -> Drawing {
    Drawing::group("target-parts", target_markup(kind))
}

/// The cover of the game for the home screen, in [`COVER_BOX`]; no words in it.
#[must_use]
pub fn cover() -> Drawing {
    Drawing::group("art cover-art", cover_markup())
}
