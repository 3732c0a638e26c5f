//! The drawings of Guardians of Space.
//!
//! Every function gives one SVG `<g>`. Pieces are drawn in a 100 × 100 box with the
//! origin at the top left, so that the board places them with one translation; the
//! planet (600 × 120) and the cover ([`COVER_BOX`]) have boxes of their own.
//!
//! What is always the same is a file in `art/`, and is handed to the browser as markup in one
//! piece: a board shows some sixty drawings at once, and one call per drawing is quicker, and far
//! smaller in the compiled app, than one call per line of it. No drawing needs an `id`
//! (gradients, clips), so the same drawing can stand on a page any number of times.
//!
//! Colours are classes of `style/art.css`: `c-t`, `c-d`, `c-l` fill with the tone of
//! the surrounding group (its middle, dark and light shade), `c-k` with ink, `s-…` are
//! the same for strokes.

use crate::Drawing;
use crate::markup::{Markup, Piece, svg};
use crate::shape::{circle, group, path, placed, rect};

/// The box of [`cover`].
pub const COVER_BOX: &str = "0 0 400 300";

// ---------------------------------------------------------------------------------
// Numerals

/// Numerals are drawn, not set: they look the same with every system font, and their
/// strokes stay thick enough to be read when a square is 36 pixels wide.
/// The box of a numeral is 12 × 18, its centre the origin.
fn digit(value: u8) -> &'static str {
    match value {
        0 => "M0-8.5C7-8.5 7 8.5 0 8.5C-7 8.5-7-8.5 0-8.5Z",
        1 => "M-4-5L1-9V9M-4 9H5.5",
        2 => "M-5-5C-4-10.5 5.5-10 5.2-4.2C5-0 -2 3-5.2 9H6",
        3 => "M-5-9H5L-.8-2C7-2.4 7.4 8.8 0 9C-2.5 9-4.6 7.8-5.6 6",
        4 => "M3 9V-9L-6 4H6.5",
        _ => "M5-9H-4L-4.6-1C-.5-3.5 6-2 5.7 3.5C5.4 9.5-3 10.5-5.6 6",
    }
}

fn numeral(x: f32, y: f32, scale: f32, value: u8) -> Markup {
    let stroke = |value: u8| {
        path("s-w", digit(value))
            .attr("fill", "none")
            .attr("stroke-width", "4.2")
            .attr("stroke-linecap", "round")
            .attr("stroke-linejoin", "round")
    };
    let inner = if value == 10 {
        let [one, zero] = [(1, -7.5), (0, 7.5)]
            .map(|(value, x)| stroke(value).attr("transform", format!("translate({x} 0)")));
        (one, zero).markup()
    } else {
        stroke(value).markup()
    };
    placed((x, y), scale, "numeral", inner)
}

/// The value in the lower right corner of an invader; no silhouette reaches there.
fn badge(value: u8) -> Markup {
    let (plate, x) = if value == 10 {
        let plate = rect("c-plate s-l", (59, 70), (39, 28)).attr("rx", 14);
        (plate, 78.5)
    } else {
        (circle("c-plate s-l", (84, 84), 14), 84.0)
    };
    let plate = plate.attr("stroke-width", 3);
    (plate, numeral(x, 84.0, 0.86, value)).markup()
}

// ---------------------------------------------------------------------------------
// Invaders

/// An eye that looks down at the planet.
fn eye(x: f32, y: f32, r: f32) -> Markup {
    (
        circle("c-w s-k", (x, y), r).attr("stroke-width", 3.5),
        circle("c-k", (x, y + r * 0.22), r * 0.54),
        circle("c-w", (x - r * 0.2, y + r * 0.02), r * 0.2),
    )
        .markup()
}

fn eyes(at: &[(f32, f32)], r: f32) -> Vec<Markup> {
    at.iter().map(|&(x, y)| eye(x, y, r)).collect()
}

/// A hopping ball with an antenna: one eye.
const BALL: Markup = svg!("art/ball.svg");

/// A horned bat-ray: two eyes.
const RAY: Markup = svg!("art/ray.svg");

/// A pointed squid: three eyes.
const SQUID: Markup = svg!("art/squid.svg");

/// A crab with raised claws: four eyes, two of them on stalks.
const CRAB: Markup = svg!("art/crab.svg");

/// A star with a mouth in the middle and an eye on each of its five arms.
const STAR: Markup = svg!("art/star.svg");

fn monster_body(value: u8) -> Markup {
    let (shape, seen) = match value {
        1 => (BALL, eyes(&[(50.0, 50.0)], 20.0)),
        2 => (RAY, eyes(&[(38.0, 51.0), (62.0, 51.0)], 11.5)),
        3 => (
            SQUID,
            eyes(&[(50.0, 31.0), (36.5, 53.0), (63.5, 53.0)], 10.5),
        ),
        4 => (
            CRAB,
            eyes(
                &[(36.0, 25.0), (64.0, 25.0), (35.0, 60.0), (65.0, 60.0)],
                10.0,
            ),
        ),
        _ => (
            STAR,
            eyes(
                &[
                    (29.5, 19.5),
                    (70.5, 19.5),
                    (82.5, 57.5),
                    (50.0, 79.0),
                    (17.5, 57.5),
                ],
                9.2,
            ),
        ),
    };
    (shape, seen).markup()
}

/// A monster worth `value` points (1–5): as many eyes, and the number in a corner.
#[must_use]
pub fn monster(value: u8) -> Drawing {
    let value = value.clamp(1, 5);
    Drawing::group(
        format!("art monster monster-{value}"),
        (monster_body(value), badge(value)),
    )
}

/// The left half of a command ship. At the seam, the right edge of the box, there is no
/// outline, every shape goes on a little (lines more than fills), and no fill lies over
/// another: so the edge of the half that is drawn second blends with the same colour
/// below it, and two halves side by side are one ship without a hairline.
const SHIP_HALF: Markup = svg!("art/ship-half.svg");

fn ship_mirrored() -> Markup {
    let mirrored = group("", "translate(100 0) scale(-1 1)");
    mirrored.child(SHIP_HALF).markup()
}

/// The left half of a whole command ship.
#[must_use]
pub fn ship_left() -> Drawing {
    Drawing::group("art ship ship-left", SHIP_HALF)
}

/// The right half of a whole command ship.
#[must_use]
pub fn ship_right() -> Drawing {
    Drawing::group("art ship ship-right", ship_mirrored())
}

/// What is left of a command ship: torn open, its lamps out, worth 10.
const WRECK: Markup = svg!("art/wreck.svg");

/// A damaged ship: the half whose partner is gone.
#[must_use]
pub fn ship_damaged() -> Drawing {
    Drawing::group("art ship ship-damaged", (WRECK, badge(10)))
}

// ---------------------------------------------------------------------------------
// Pilots

/// Seats count from 0 in the program and from 1 in class names, as on the screen.
fn seat_class(seat: usize) -> String {
    format!("seat-{}", seat % 4 + 1)
}

/// The shape that stands for a seat, around the origin and about 36 across: triangle, diamond,
/// ring, cross.
fn mark(seat: usize) -> &'static str {
    match seat % 4 {
        0 => "M0-19L20 16H-20Z",
        1 => "M0-21L17 0L0 21L-17 0Z",
        2 => "M0-18A18 18 0 1 0 .01-18ZM0-8A8 8 0 1 1-.01-8Z",
        _ => "M-7-19H7V-7H19V7H7V19H-7V7H-19V-7H-7Z",
    }
}

/// Wings of a fighter at full span, and the place where its wing cannons sit.
/// The outline repeats the mark of the seat.
fn wings(seat: usize) -> (Markup, (f32, f32)) {
    match seat % 4 {
        0 => (svg!("art/wings-1.svg"), (81.0, 56.0)),
        1 => (svg!("art/wings-2.svg"), (82.0, 38.0)),
        2 => (svg!("art/wings-3.svg"), (87.0, 30.0)),
        _ => (svg!("art/wings-4.svg"), (89.0, 26.0)),
    }
}

fn cannon(x: f32, y: f32) -> Markup {
    (
        rect("c-hull s-k", (x - 3.5, y - 13.0), (7.0, 28.0))
            .attr("rx", 3)
            .attr("stroke-width", 3),
        circle("c-glow s-k", (x, y - 14.0), 4.5).attr("stroke-width", 2.5),
    )
        .markup()
}

/// The mark of a seat on a hull.
fn painted(seat: usize, transform: &str) -> Markup {
    path("c-t s-k", mark(seat))
        .attr("fill-rule", "evenodd")
        .attr("transform", transform)
        .attr("stroke-width", 6)
        .attr("stroke-linejoin", "round")
        .attr("paint-order", "stroke")
        .markup()
}

fn fighter_markup(seat: usize, level: u8) -> Markup {
    let level = level.clamp(1, 3);
    let span = [0.72_f32, 0.86, 1.0][usize::from(level) - 1];
    let (wing, (wing_x, wing_y)) = wings(seat);
    // Barrels: one in the nose, two on the wings, or all three.
    let reach = |x: f32, y: f32| (50.0 + (x - 50.0) * span, 56.0 + (y - 56.0) * span);
    let (right_x, barrel_y) = reach(wing_x, wing_y);
    let outer = [right_x, 100.0 - right_x].map(|x| cannon(x, barrel_y));
    let outer = (level >= 2).then_some(outer);
    let middle = (level != 2).then(|| cannon(50.0, 20.5));
    // Strokes are thinned by what the span will thicken them.
    let transform = format!("translate(50 56) scale({span}) translate(-50 -56)");
    let wings = group("", transform)
        .attr("stroke-width", 4.0 / span)
        .attr("stroke-linejoin", "round")
        .child(wing);
    // The level again as lamps on the stern.
    let first = 50.0 - f32::from(level - 1) * 4.5;
    let lamps: Vec<_> = (0..level)
        .map(|lamp| {
            let x = first + f32::from(lamp) * 9.0;
            circle("c-glow s-k", (x, 80.0), 4.0).attr("stroke-width", 2.5)
        })
        .collect();
    let mark = painted(seat, "translate(50 62) scale(.46)");
    let hull = (svg!("art/hull.svg"), mark, lamps);
    (svg!("art/flame.svg"), outer, middle, wings, hull).markup()
}

/// The fighter of a seat (from 0) at level 1–3, facing up: wider wings and as many
/// cannons and stern lamps as its level.
#[must_use]
pub fn fighter(seat: usize, level: u8) -> Drawing {
    Drawing::group(
        format!(
            "art fighter-art {} level-{}",
            seat_class(seat),
            level.clamp(1, 3)
        ),
        fighter_markup(seat, level),
    )
}

/// The mark of a seat, for score panels and lists.
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

/// The missile of a seat, facing up.
#[must_use]
pub fn missile(seat: usize) -> Drawing {
    let mark = painted(seat, "translate(50 54) scale(.48)");
    let strap = path("s-k", "M37 70H63").attr("stroke-width", 3);
    Drawing::group(
        format!("art missile-art {}", seat_class(seat)),
        (svg!("art/missile.svg"), mark, strap),
    )
}

/// The power-up marker; once charged it shines.
#[must_use]
pub fn power_up(charged: bool) -> Drawing {
    if charged {
        Drawing::group("art power-up charged", svg!("art/power-up-charged.svg"))
    } else {
        Drawing::group("art power-up empty", svg!("art/power-up-empty.svg"))
    }
}

// ---------------------------------------------------------------------------------
// The rest of the board

/// The orbiting mine.
#[must_use]
pub fn mine() -> Drawing {
    let spikes: Vec<_> = (0..360)
        .step_by(45)
        .map(|turn| group("", format!("rotate({turn} 50 50)")).child(svg!("art/spike.svg")))
        .collect();
    Drawing::group("art mine-art", (spikes, svg!("art/mine.svg")))
}

/// The planet that is defended: a wide arc to lie under row 1, in a 600 × 120 box.
#[must_use]
pub fn planet() -> Drawing {
    Drawing::group("art planet-art", svg!("art/planet.svg"))
}

/// A sight that marks a target: brackets, ticks and a ring that is open where the value
/// of an invader stands.
#[must_use]
pub fn target_ring() -> Drawing {
    Drawing::group("art target-art", svg!("art/target.svg"))
}

/// A collected token: a coin in the colour of the invader, its value in the middle and
/// once more as notches on the rim. 1–5 are monsters, everything else a ship half (10).
#[must_use]
pub fn token_chip(value: u8) -> Drawing {
    let (class, value) = match value {
        1..=5 => (format!("art token-chip monster-{value}"), value),
        _ => (String::from("art token-chip ship"), 10),
    };
    let notches: Vec<_> = (0..u16::from(value))
        .map(|notch| {
            let turn = 360 * notch / u16::from(value);
            circle("c-k", ("50", "10.5"), "3.6").attr("transform", format!("rotate({turn} 50 50)"))
        })
        .collect();
    let scale = if value == 10 { 1.6 } else { 2.1 };
    let coin = (
        circle("c-t s-k", (50, 50), 46).attr("stroke-width", 4),
        circle("c-plate s-d", (50, 50), 33).attr("stroke-width", 3),
        notches,
        numeral(50.0, 50.0, scale, value),
    );
    Drawing::group(class, coin)
}

// ---------------------------------------------------------------------------------
// The cover

/// The cover of the game for the home screen, in [`COVER_BOX`]; no words in it.
#[must_use]
pub fn cover() -> Drawing {
    let invaders = [
        (3_u8, (22.0, 26.0), 0.5),
        (2, (80.0, 54.0), 0.44),
        (2, (276.0, 54.0), 0.44),
        (1, (328.0, 24.0), 0.5),
        (5, (20.0, 96.0), 0.62),
        (4, (100.0, 108.0), 0.56),
        (3, (244.0, 108.0), 0.56),
        (5, (318.0, 92.0), 0.62),
    ]
    .map(|(value, at, size)| placed(at, size, format!("monster-{value}"), monster_body(value)));
    let ship = [(118.0, SHIP_HALF), (200.0, ship_mirrored())]
        .map(|(x, half)| placed((x, 6.0), 0.82, "ship", half));
    let blast = placed((170.0, 96.0), 0.62, "explosion-art", crate::art::BLAST);
    let fighters = [
        ((30.0, 196.0), 0.58, 1, 1),
        ((312.0, 190.0), 0.58, 2, 2),
        ((144.0, 178.0), 1.12, 0, 3),
    ]
    .map(|(at, size, seat, level)| placed(at, size, seat_class(seat), fighter_markup(seat, level)));
    let above = (svg!("art/cover-sky.svg"), ship, invaders);
    let below = (svg!("art/cover-planet.svg"), fighters);
    let shot = (svg!("art/cover-shot.svg"), blast);
    Drawing::group("art cover-art", (above, shot, below))
}
