//! The drawings of Commander Rescue.
//!
//! Everything is drawn in a 100 × 100 box with the origin at the top left, the centre of a
//! hex at (50, 50), so that the board places hexes, ships and marks alike with one
//! translation to (centre − 50); only the cover ([`COVER_BOX`]) has a box of its own. A hex
//! of [`HEX_RADIUS`] is exactly 100 high. No ship, planet or special square reaches out of
//! its hex.
//!
//! As in the other games the shapes are markup text, without any `id`; colours are the
//! classes of `style/25-art.css` and, for what only this game has, of `style/35-rescue.css`.
//! The functions that end in `_markup` are plain text; the views are at the end of the file.

use rescue::{Kind, Power};

use crate::Drawing;

/// The box of [`cover`].
pub const COVER_BOX: &str = "0 0 400 300";

/// The radius (centre to corner) of a hex that is 100 units high.
pub const HEX_RADIUS: f64 = 57.735;

fn placed(x: f32, y: f32, scale: f32, class: &str, markup: &str) -> String {
    format!(r#"<g class="{class}" transform="translate({x} {y}) scale({scale})">{markup}</g>"#)
}

// ---------------------------------------------------------------------------------
// Hexes

/// The six corners of a flat-top hexagon round the origin, from the right one clockwise.
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

/// The points of a flat-top regular hexagon round the origin, for a `<polygon>`.
#[must_use]
pub fn hex_points(radius: f64) -> String {
    corners(radius)
        .map(|(x, y)| format!("{x:.2},{y:.2}"))
        .join(" ")
}

fn polygon(class: &str, radius: f64) -> String {
    format!(
        r#"<polygon class="{class}" transform="translate(50 50)" points="{}"/>"#,
        hex_points(radius)
    )
}

fn hex_face_markup() -> String {
    polygon("hex-face", HEX_RADIUS - 1.0)
        + &polygon("hex-tint", HEX_RADIUS - 5.0)
        + &polygon("hex-last", HEX_RADIUS - 6.0)
}

/// The keyboard cursor: an angle in each corner of a hex.
fn cursor_markup() -> String {
    let at = corners(HEX_RADIUS - 5.0);
    let between = |a: (f64, f64), b: (f64, f64)| (a.0 + (b.0 - a.0) * 0.3, a.1 + (b.1 - a.1) * 0.3);
    let path: String = (0..6)
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
    format!(r#"<path class="target-cursor" transform="translate(50 50)" d="{path}"/>"#)
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

/// The shape that stands for a seat, round the origin and about 36 across: triangle,
/// diamond, ring, cross (as in Guardians), then star and bars.
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

fn emblem_markup(seat: usize) -> String {
    format!(
        r#"<path class="c-t s-k" fill-rule="evenodd" transform="translate(50 50) scale(2.15)" stroke-width="2" stroke-linejoin="round" d="{}"/>"#,
        mark(seat)
    )
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
fn hull(kind: Kind) -> (&'static str, (f32, f32)) {
    match kind {
        Kind::Speedy => (SPEEDY, (50.0, 62.0)),
        Kind::Hunter => (HUNTER, (50.0, 58.0)),
        Kind::Cargo => (CARGO, (50.0, 53.0)),
        Kind::Tie => (TIE, (50.0, 50.0)),
    }
}

const SPEEDY: &str = r##"
<path class="c-flame" d="M35 86L41 99L47 86ZM53 86L59 99L65 86Z"/>
<path class="c-t s-k" d="M50 3C56 12 60 22 63 34L92 78C95 83 92 87 87 86L66 81L64 90H36L34 81L13 86C8 87 5 83 8 78L37 34C40 22 44 12 50 3Z" stroke-width="4" stroke-linejoin="round"/>
<path class="c-d" d="M68 68L88 82L66 77ZM32 68L12 82L34 77Z"/>
<path class="c-hot" d="M50 7C53 12 55.5 17 57.5 23H42.5C44.5 17 47 12 50 7Z"/>
<path class="c-l" d="M43 31H57C64 45 67 62 66 82H34C33 62 36 45 43 31Z"/>
"##;

const HUNTER: &str = r##"
<path class="c-flame" d="M30 86L36 98L42 86ZM58 86L64 98L70 86Z"/>
<path class="c-d s-k" d="M42 36V21H58V36Z" stroke-width="4" stroke-linejoin="round"/>
<path class="c-t s-k" d="M5 42H27L31 33H69L73 42H95V72C95 80 88 83 82 80L75 76L72 88H28L25 76L18 80C12 83 5 80 5 72Z" stroke-width="4" stroke-linejoin="round"/>
<path class="c-d" d="M7.5 62H24V72L17 77C12 79 7.5 77 7.5 72ZM92.5 62H76V72L83 77C88 79 92.5 77 92.5 72Z"/>
<path class="c-ice s-k" d="M5 46L13 5L27 46ZM95 46L87 5L73 46Z" stroke-width="4" stroke-linejoin="round"/>
<path class="c-ice-d" d="M14 14L24 43.5H17ZM86 14L76 43.5H83Z"/>
<path class="c-l" d="M33 37H67L70 44V80H30V44Z"/>
"##;

const CARGO: &str = r##"
<path class="c-flame" d="M28 90L34 99L40 90ZM60 90L66 99L72 90Z"/>
<path class="c-d s-k" d="M36 18V9C36 6 38 4 41 4H59C62 4 64 6 64 9V18Z" stroke-width="4" stroke-linejoin="round"/>
<path class="c-glass" d="M41 8H59V14H41Z"/>
<path class="c-t s-k" d="M16 16H84C88 16 90 18 90 22V84C90 88 88 90 84 90H16C12 90 10 88 10 84V22C10 18 12 16 16 16Z" stroke-width="4" stroke-linejoin="round"/>
<path class="s-d" d="M19 24V82M81 24V82" fill="none" stroke-width="6" stroke-dasharray="14 8"/>
<path class="c-l" d="M31 24H69C71 24 73 26 73 28V78C73 80 71 82 69 82H31C29 82 27 80 27 78V28C27 26 29 24 31 24Z"/>
<path class="c-k" d="M8 14H18V19H13V26H8ZM92 14H82V19H87V26H92ZM8 92H18V87H13V80H8ZM92 92H82V87H87V80H92Z"/>
"##;

const TIE: &str = r##"
<path class="s-k" d="M24 24L76 76M76 24L24 76" fill="none" stroke-width="13"/><path class="s-d" d="M24 24L76 76M76 24L24 76" fill="none" stroke-width="6"/>
<path class="c-t s-k" fill-rule="evenodd" d="M50 4A46 46 0 1 1 49.9 4ZM50 17A33 33 0 1 0 50.1 17Z" stroke-width="4"/>
<path class="c-d" d="M8.5 62A43.5 43.5 0 0 0 91.5 62L81 60A33 33 0 0 1 19 60Z"/>
<g class="c-glow s-k" stroke-width="2.5"><circle cx="50" cy="10.5" r="4.2"/><circle cx="16" cy="30" r="4.2"/><circle cx="84" cy="30" r="4.2"/><circle cx="16" cy="70" r="4.2"/><circle cx="84" cy="70" r="4.2"/><circle cx="50" cy="89.5" r="4.2"/></g>
<circle class="c-l s-k" cx="50" cy="50" r="25" stroke-width="4"/>
"##;

/// The lower right corner says whose ship it is by shape as well.
fn seat_badge(seat: usize) -> String {
    format!(
        r#"<g class="seat-badge"><circle class="c-plate s-k" cx="79" cy="81" r="13" stroke-width="3"/><path class="c-l" fill-rule="evenodd" transform="translate(79 81) scale(.46)" d="{}"/></g>"#,
        mark(seat)
    )
}

/// Behind a ship that carries its commander: a coin with a toothed edge.
const HALO: &str = r##"<circle class="s-gold" cx="50" cy="50" r="48.5" fill="none" stroke-width="8" stroke-dasharray="7.6 5.1"/><circle class="c-gold s-k" cx="50" cy="50" r="47" stroke-width="3"/><circle class="c-gold-d" cx="50" cy="50" r="40"/>"##;

/// Slices of the picture that have slipped, over a hacked ship.
const GLITCH: &str = r##"<path class="c-k" d="M3 27H52V38H3ZM46 77H97V88H46Z"/><path class="g-cyan" d="M0 29.5H36V35.5H0ZM60 79.5H100V85.5H60Z"/><path class="g-pink" d="M30 29.5H49V35.5H30ZM49 79.5H66V85.5H49Z"/>"##;

fn ship_markup(seat: usize, kind: Kind, carrier: bool, hacked: bool) -> String {
    let (body, (x, y)) = hull(kind);
    let mut out = format!(
        r#"{body}<path class="s-k" transform="translate({x} {y})" fill="none" stroke-width="7.5" stroke-linejoin="round" stroke-linecap="round" d="{}"/>"#,
        letter(kind)
    );
    // A carrier is drawn smaller, so that the gold shows all round it.
    if carrier {
        out = HALO.to_owned() + &placed(7.0, 8.0, 0.86, "carrier", &out);
    }
    if hacked {
        out += GLITCH;
    }
    out += &seat_badge(seat);
    if carrier {
        out += &placed(52.0, -6.0, 0.5, "aboard", COMMANDER);
    }
    out
}

/// The Supreme Commander: a bust with a peaked cap.
const COMMANDER: &str = r##"
<path class="c-t s-k" d="M7 97C7 76 24 68 50 68C76 68 93 76 93 97Z" stroke-width="6" stroke-linejoin="round"/>
<path class="c-gold s-k" d="M8 86C8 76 16 71 27 70L31 80C22 81 16 84 14 91ZM92 86C92 76 84 71 73 70L69 80C78 81 84 84 86 91Z" stroke-width="3" stroke-linejoin="round"/>
<path class="c-d" d="M39 72H61L50 94Z"/>
<path class="c-skin s-k" d="M28 40H72V54C72 70 62 79 50 79C38 79 28 70 28 54Z" stroke-width="5"/>
<path class="c-w s-k" d="M50 60C58 56 66 58 69 66C62 72 54 71 50 67C46 71 38 72 31 66C34 58 42 56 50 60Z" stroke-width="2.5" stroke-linejoin="round"/>
<path class="c-k" d="M37 49H45V55H37ZM55 49H63V55H55Z"/>
<path class="c-t s-k" d="M50 4C70 4 88 11 88 21C88 28 80 33 76 36H24C20 33 12 28 12 21C12 11 30 4 50 4Z" stroke-width="5.5" stroke-linejoin="round"/>
<path class="c-gold" d="M50 8L53.4 15.6L61.6 16.4L55.4 21.8L57.2 30L50 25.8L42.8 30L44.6 21.8L38.4 16.4L46.6 15.6Z"/>
<path class="c-k" d="M21 35H79C80 42 76 47 72 48C60 44 40 44 28 48C24 47 20 42 21 35Z"/>
"##;

/// A commander in the hands of a planet: in a golden bubble at the lower right.
fn captive_markup() -> String {
    format!(
        r##"<circle class="c-k" cx="72" cy="71" r="29"/><circle class="c-plate s-gold" cx="72" cy="71" r="25.5" stroke-width="4"/>{}"##,
        placed(47.0, 45.0, 0.5, "aboard", COMMANDER)
    )
}

/// What shows of the ships under the top one: an edge of each, and their letters from the
/// upper to the lowest. A ship that carries the commander has its letter on gold and his bust
/// at the head of the row: the halo is for a carrier on top. The top ship of a stack is drawn
/// smaller (`.stacked` in the style), which leaves the room below.
fn stack_markup(below: &[(Kind, bool)]) -> String {
    const CELL: f32 = 26.0;
    const BUST: f32 = 28.0;
    let mut out = String::new();
    for depth in (1..=below.len()).rev() {
        let y = depth as f32 * 6.0;
        out += &format!(
            r#"<path class="c-d s-t" transform="translate(0 {y})" d="M13 32V54C13 64 28 70 50 70C72 70 87 64 87 54V32Z" stroke-width="3.5" stroke-linejoin="round"/>"#
        );
    }
    let carried = below.iter().any(|&(_, carrier)| carrier);
    let wide = below.len() as f32 * CELL;
    let bust = if carried { BUST } else { 0.0 };
    let left = 50.0 - (wide + bust) / 2.0 + bust;
    out += &format!(
        r#"<rect class="c-plate s-t" x="{left}" y="70" width="{wide}" height="29" rx="8" stroke-width="3"/>"#
    );
    for (index, &(kind, carrier)) in below.iter().enumerate() {
        let x = left + index as f32 * CELL;
        let ink = if carrier { "s-k" } else { "s-w" };
        if carrier {
            out += &format!(
                r#"<rect class="c-gold s-k" x="{x}" y="70" width="{CELL}" height="29" rx="8" stroke-width="2.5"/>"#
            );
        }
        out += &format!(
            r#"<path class="lower-ship {ink}" transform="translate({} 84.5) scale(.72)" fill="none" stroke-width="6.5" stroke-linejoin="round" stroke-linecap="round" d="{}"/>"#,
            x + CELL / 2.0,
            letter(kind)
        );
    }
    if carried {
        let x = left - BUST - 8.0;
        out += &placed(x, 61.0, 0.4, "below-deck", COMMANDER);
    }
    out
}

// ---------------------------------------------------------------------------------
// Planets

/// A stripe across a ball of radius `r` round the centre, between two heights.
fn stripe(class: &str, r: f32, top: f32, bottom: f32) -> String {
    let (a, b) = (
        (r * r - top * top).max(0.0).sqrt(),
        (r * r - bottom * bottom).max(0.0).sqrt(),
    );
    format!(
        r#"<path class="{class}" d="M{:.1} {:.1}H{:.1}A{r} {r} 0 0 1 {:.1} {:.1}H{:.1}A{r} {r} 0 0 1 {:.1} {:.1}Z"/>"#,
        50.0 - a,
        50.0 + top,
        50.0 + a,
        50.0 + b,
        50.0 + bottom,
        50.0 - b,
        50.0 - a,
        50.0 + top
    )
}

/// The faces of the six planets: seas and lands, stripes with a great storm, craters, a
/// ring, glowing clefts, ice caps.
fn planet_face(index: usize) -> String {
    match index % 6 {
        0 => String::from(
            r##"<circle class="c-d" cx="50" cy="50" r="38"/><path class="c-t" d="M20 35C26 22 38 15 48 14C54 18 46 24 50 28C56 32 50 38 42 37C36 38 38 46 31 47C24 47 18 42 20 35ZM62 20C74 24 83 34 86 45C80 48 78 42 73 42C66 42 60 34 62 28ZM26 62C34 55 46 58 47 65C52 70 48 80 41 85C32 82 24 74 22 66ZM64 58C72 52 82 54 86 59C83 70 76 78 68 81C62 78 66 72 62 68C59 64 60 60 64 58Z"/>"##,
        ),
        1 => {
            String::from(r##"<circle class="c-t" cx="50" cy="50" r="38"/>"##)
                + &stripe("c-d", 38.0, -24.0, -16.0)
                + &stripe("c-l", 38.0, -8.0, -3.0)
                + &stripe("c-d", 38.0, 6.0, 18.0)
                + &stripe("c-l", 38.0, 25.0, 29.0)
                + r##"<ellipse class="c-l s-d" cx="68" cy="62" rx="11" ry="6.5" stroke-width="3"/>"##
        }
        2 => String::from(
            r##"<circle class="c-t" cx="50" cy="50" r="38"/><g class="c-d s-l" stroke-width="2.5"><circle cx="34" cy="32" r="9.5"/><circle cx="67" cy="29" r="6"/><circle cx="72" cy="56" r="10"/><circle cx="32" cy="66" r="6.5"/><circle cx="53" cy="76" r="7"/><circle cx="51" cy="47" r="4.5"/></g>"##,
        ),
        3 => {
            String::from(
                r##"<path class="s-d" d="M20 62C4 74 10 80 34 72" fill="none" stroke-width="7"/><circle class="c-t" cx="50" cy="50" r="35"/>"##,
            ) + &stripe("c-d", 35.0, -35.0, -19.0)
                + &stripe("c-d", 35.0, 22.0, 35.0)
                + r##"<path class="s-k" d="M17 61C-4 80 24 80 52 66C80 52 108 30 92 24C89 23 86 23 81 24" fill="none" stroke-width="12" stroke-linecap="round"/><path class="s-l" d="M17 61C-4 80 24 80 52 66C80 52 108 30 92 24C89 23 86 23 81 24" fill="none" stroke-width="6" stroke-linecap="round"/>"##
        }
        4 => String::from(
            r##"<circle class="c-d" cx="50" cy="50" r="38"/><path class="s-l" d="M22 28L38 34L44 22L62 30L66 18M38 34L34 50L16 56M34 50L50 62L46 78L36 84M50 62L68 56L76 66M68 56L66 42L84 36M66 42L62 30M76 66L86 62M76 66L70 80" fill="none" stroke-width="4" stroke-linejoin="round"/><path class="s-t" d="M50 62L58 84M16 56L24 68M34 50L28 42" fill="none" stroke-width="4"/>"##,
        ),
        _ => {
            String::from(r##"<circle class="c-t" cx="50" cy="50" r="38"/>"##)
                + r##"<path class="c-l" d="M20.5 26C28 17 38 12 50 12C62 12 72 17 79.5 26L70 31L62 26L54 34L44 27L34 33ZM24 78C31 84 40 88 50 88C60 88 69 84 76 78L66 72L57 77L48 70L38 76Z"/><path class="c-d" d="M13 44C28 38 40 50 54 46C68 42 78 46 87.6 44C88.4 50 88.2 52 87.6 56C76 60 66 52 54 57C40 62 26 54 12.4 57C11.6 52 12 48 13 44Z"/>"##
        }
    }
}

/// Night on the lower right side of a ball.
fn night(r: f32) -> String {
    let d = r * 0.707;
    format!(
        r#"<path class="c-k" d="M{a:.1} {b:.1}A{r} {r} 0 0 1 {b:.1} {a:.1}A{s:.1} {s:.1} 0 0 0 {a:.1} {b:.1}Z" opacity=".38"/>"#,
        a = 50.0 + d,
        b = 50.0 - d,
        s = r * 1.35
    )
}

fn planet_markup(index: usize, owner: Option<usize>) -> String {
    let r = if index % 6 == 3 { 35.0 } else { 38.0 };
    let mut out = String::new();
    if owner.is_some() {
        out += r##"<circle class="s-t" cx="50" cy="50" r="46.5" fill="none" stroke-width="4" stroke-dasharray="19.3 5.05" transform="rotate(-83 50 50)"/>"##;
    }
    out += &format!(r#"<circle class="c-k" cx="50" cy="50" r="{}"/>"#, r + 3.0);
    out += &planet_face(index);
    out += &night(r);
    if let Some(seat) = owner {
        out += &format!(
            r#"<g class="world-mark"><path class="c-w s-k" fill-rule="evenodd" transform="translate(50 50) scale(.92)" stroke-width="9" stroke-linejoin="round" paint-order="stroke" d="{}"/></g>"#,
            mark(seat)
        );
    }
    out
}

// ---------------------------------------------------------------------------------
// Special squares: told by their shape, and calm enough to lie under a ship

const UFO: &str = r##"
<path class="u-beam" d="M38 60L22 94H78L62 60Z"/>
<path class="u-dome s-k" d="M30 44C30 28 38 19 50 19C62 19 70 28 70 44Z" stroke-width="4"/>
<path class="c-w" d="M38 38C38 32 41 27 46 25" fill="none" stroke="#fff" stroke-width="3" stroke-linecap="round" opacity=".6"/>
<path class="u-hull s-k" d="M6 55C6 46 26 41 50 41C74 41 94 46 94 55C94 64 74 71 50 71C26 71 6 64 6 55Z" stroke-width="4"/>
<path class="u-rim" d="M9 57C20 64 34 66 50 66C66 66 80 64 91 57C88 64 70 69 50 69C30 69 12 64 9 57Z"/>
<g class="u-lamp s-k" stroke-width="2.5"><circle cx="22" cy="55" r="5"/><circle cx="50" cy="58" r="5.5"/><circle cx="78" cy="55" r="5"/></g>
"##;

const RED_SOLAR: &str = r##"
<path class="r-ray" d="M50 2L59 30L79 21L70 41L98 50L70 59L79 79L59 70L50 98L41 70L21 79L30 59L2 50L30 41L21 21L41 30Z" stroke-width="3.5" stroke-linejoin="round"/>
<path class="r-core" d="M50 27L73 50L50 73L27 50Z"/><path class="r-heart" d="M50 38L62 50L50 62L38 50Z"/>
"##;

const ORANGE_SOLAR: &str = r##"
<circle class="o-ring" cx="50" cy="50" r="41" fill="none" stroke-width="8"/>
<circle class="o-gap" cx="50" cy="50" r="31" fill="none" stroke-width="4" stroke-dasharray="6 6.17"/>
<circle class="o-core" cx="50" cy="50" r="21"/><circle class="o-heart" cx="50" cy="50" r="11"/>
"##;

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

fn power_markup(power: Power) -> &'static str {
    match power {
        Power::Wolf => {
            r##"<path class="c-t s-k" d="M14 4L38 26H62L86 4C92 22 92 40 84 54L96 62L78 70L62 82L50 97L38 82L22 70L4 62L16 54C8 40 8 22 14 4Z" stroke-width="5" stroke-linejoin="round"/><path class="c-d" d="M18 15L32 29L20 42C16 33 16 24 18 15ZM82 15L68 29L80 42C84 33 84 24 82 15Z"/><path class="c-l" d="M50 34L60 60L74 64L60 78L50 91L40 78L26 64L40 60Z"/><path class="c-k" d="M25 47L42 53L38 60C31 59 27 54 25 47ZM75 47L58 53L62 60C69 59 73 54 75 47ZM41 76H59L50 89Z"/>"##
        }
        Power::Cheetah => {
            r##"<path class="c-t s-k" d="M22 24C14 8 30 4 37 15C45 12 55 12 63 15C70 4 86 8 78 24C88 36 90 52 84 66C78 82 66 94 50 94C34 94 22 82 16 66C10 52 12 36 22 24Z" stroke-width="5" stroke-linejoin="round"/><path class="c-l" d="M50 58C62 56 72 64 72 74C72 84 62 91 50 91C38 91 28 84 28 74C28 64 38 56 50 58Z"/><path class="c-k" d="M40 62H60L50 72Z"/><path class="s-k" d="M32 50C35 58 35 68 30 78M68 50C65 58 65 68 70 78M50 72V79M42 82C46 85 54 85 58 82" fill="none" stroke-width="5" stroke-linecap="round"/><path class="c-k" d="M24 47C30 38 40 40 43 48C38 54 29 54 24 47ZM76 47C70 38 60 40 57 48C62 54 71 54 76 47Z"/><g class="c-d"><circle cx="50" cy="22" r="4.5"/><circle cx="39" cy="27" r="4"/><circle cx="61" cy="27" r="4"/><circle cx="50" cy="36" r="4"/><circle cx="20" cy="60" r="3.5"/><circle cx="80" cy="60" r="3.5"/></g>"##
        }
        Power::Hacker => {
            r##"<path class="c-d s-k" d="M12 12H88C92 12 95 15 95 19V72C95 76 92 79 88 79H12C8 79 5 76 5 72V19C5 15 8 12 12 12Z" stroke-width="5"/><path class="c-plate" d="M14 20H86V71H14Z"/><path class="s-t" d="M24 31L39 44L24 57" fill="none" stroke-width="8" stroke-linecap="round" stroke-linejoin="round"/><path class="c-t" d="M44 54H66V62H44Z"/><path class="g-pink" d="M56 27H78V34H56Z"/><path class="g-cyan" d="M50 38H72V44H50Z"/><path class="c-t s-k" d="M38 79H62L66 93H34Z" stroke-width="5" stroke-linejoin="round"/>"##
        }
        Power::Rooster => {
            r##"<path class="c-hot s-k" d="M32 34C20 28 24 12 35 17C36 4 53 2 55 14C64 6 78 14 72 26C70 34 64 38 56 38Z" stroke-width="5" stroke-linejoin="round"/><path class="c-hot s-k" d="M62 64C74 66 76 84 66 90C56 88 54 74 56 64Z" stroke-width="4.5" stroke-linejoin="round"/><path class="c-flame s-k" d="M70 42L97 54L70 64Z" stroke-width="5" stroke-linejoin="round"/><path class="c-t s-k" d="M50 28C66 28 75 38 75 50C75 62 66 66 62 72C58 82 62 90 64 96H8C6 84 12 78 18 70C26 60 22 50 26 42C30 34 38 28 50 28Z" stroke-width="5" stroke-linejoin="round"/><path class="c-d" d="M11 93C10 85 16 80 22 72L28 80L34 72L40 82L46 74L52 84C54 90 56 93 57 93Z"/><circle class="c-k" cx="56" cy="47" r="7"/><circle class="c-w" cx="58" cy="45" r="2.4"/>"##
        }
        Power::Robots => {
            r##"<path class="s-k" d="M50 24V10" stroke-width="7"/><circle class="c-glow s-k" cx="50" cy="9" r="7" stroke-width="4"/><path class="c-d s-k" d="M4 46H16V68H4ZM84 46H96V68H84Z" stroke-width="5" stroke-linejoin="round"/><path class="c-t s-k" d="M22 24H78C83 24 86 27 86 32V82C86 87 83 90 78 90H22C17 90 14 87 14 82V32C14 27 17 24 22 24Z" stroke-width="5"/><path class="c-plate" d="M26 36H74C77 36 79 38 79 41V55C79 58 77 60 74 60H26C23 60 21 58 21 55V41C21 38 23 36 26 36Z"/><circle class="c-glow" cx="36" cy="48" r="8"/><circle class="c-glow" cx="64" cy="48" r="8"/><path class="c-k" d="M28 68H72V82H28Z"/><path class="c-l" d="M32 71H40V79H32ZM46 71H54V79H46ZM60 71H68V79H60Z"/>"##
        }
        Power::Astronauts => {
            r##"<path class="c-d s-k" d="M18 78H82L90 97H10Z" stroke-width="5" stroke-linejoin="round"/><circle class="c-t s-k" cx="50" cy="46" r="42" stroke-width="5"/><path class="c-l" d="M16 38C20 24 30 14 42 11C44 13 42 15 40 16C30 20 23 28 20 39C19 42 15 41 16 38Z"/><path class="c-plate s-k" d="M34 22H66C78 22 84 32 84 46C84 62 76 70 64 70H36C24 70 16 62 16 46C16 32 22 22 34 22Z" stroke-width="4"/><path class="c-gold" d="M50 29L74 64H26Z"/><path class="c-gold-d" d="M50 29L74 64H58Z"/><path class="c-w" d="M29 30L30.8 35.2L36 37L30.8 38.8L29 44L27.2 38.8L22 37L27.2 35.2Z"/>"##
        }
    }
}

// ---------------------------------------------------------------------------------
// Marks of what can be done on a square: a shape for each

fn mark_markup(kind: &str) -> &'static str {
    match kind {
        "step" => r##"<circle class="m-solid" cx="50" cy="50" r="11"/>"##,
        "jump" => {
            r##"<circle class="m-under" cx="50" cy="50" r="15"/><circle class="m-line" cx="50" cy="50" r="15"/>"##
        }
        "attraction" => {
            r##"<path class="m-solid" d="M50 24L56.5 43.5L76 50L56.5 56.5L50 76L43.5 56.5L24 50L43.5 43.5Z"/>"##
        }
        "attack" => {
            r##"<path class="m-under" d="M29 8.8A46 46 0 0 0 8.8 29M71 8.8A46 46 0 0 1 91.2 29M91.2 71A46 46 0 0 1 71 91.2M8.8 71A46 46 0 0 0 29 91.2M50 1V19M50 81V99M-2 50H19M81 50H102"/><path class="m-line" d="M29 8.8A46 46 0 0 0 8.8 29M71 8.8A46 46 0 0 1 91.2 29M91.2 71A46 46 0 0 1 71 91.2M8.8 71A46 46 0 0 0 29 91.2M50 1V19M50 81V99M-2 50H19M81 50H102"/>"##
        }
        "pickup" => {
            r##"<path class="m-under" d="M26 66V80H74V66"/><path class="m-solid" d="M50 18L72 42H59V64H41V42H28Z"/><path class="m-line" d="M26 66V80H74V66"/>"##
        }
        "home" => r##"<path class="m-solid" d="M50 18L82 47H73V80H57V60H43V80H27V47H18Z"/>"##,
        "stack" => {
            r##"<g transform="translate(4 2)"><circle class="m-plate" cx="22" cy="24" r="20"/><path class="m-thin" d="M22 9L35 16L22 23L9 16ZM9 24L22 31L35 24M9 31.5L22 38.5L35 31.5"/></g>"##
        }
        "rebuild" => r##"<path class="m-solid" d="M43 26H57V43H74V57H57V74H43V57H26V43H43Z"/>"##,
        "own" => r##"<path class="m-solid" d="M-2 38L9 50L-2 62ZM102 38L91 50L102 62Z"/>"##,
        _ => "",
    }
}

fn target_markup(kind: &str) -> String {
    // A square that means nothing now can still be touched and reached by keys.
    if kind.is_empty() {
        return polygon("target-hit", HEX_RADIUS) + &cursor_markup();
    }
    polygon("target-hit", HEX_RADIUS)
        + &polygon("target-frame", HEX_RADIUS - 4.5)
        + &format!(
            r#"<g class="target-mark mark-{kind}">{}</g>"#,
            mark_markup(kind)
        )
        + &cursor_markup()
}

// ---------------------------------------------------------------------------------
// The cover

/// A ship without its letter, with a cockpit instead, turned by some degrees.
fn flying(x: f32, y: f32, turn: f32, scale: f32, seat: usize, kind: Kind) -> String {
    let (body, (at_x, at_y)) = hull(kind);
    format!(
        r#"<g class="{}" transform="translate({x} {y}) rotate({turn}) scale({scale}) translate(-50 -50)">{body}<g transform="translate({at_x} {at_y})">{COCKPIT}</g></g>"#,
        seat_class(seat)
    )
}

const COCKPIT: &str = r##"<path class="c-glass s-k" d="M0-17C8-10 10 0 9 12C4 16-4 16-9 12C-10 0-8-10 0-17Z" stroke-width="4" stroke-linejoin="round"/><path class="c-w" d="M-2-9C-5-4-5.6 1-5 7L-1.5 6C-2 1-1.6-3 1-7C1.6-9-.8-11-2-9Z" opacity=".8"/>"##;

/// The board from near the ground: hexes that grow smaller towards the horizon.
fn floor() -> String {
    let see = |x: f64, z: f64| (200.0 + x * 260.0 / z, 150.0 + 190.0 / z);
    let mut near = String::new();
    let mut far = String::new();
    for row in 0..7 {
        for column in -7_i32..=7 {
            let middle_x = f64::from(column) * 1.5 * 0.36;
            let middle_z =
                1.25 + (f64::from(row) + f64::from(column.rem_euclid(2)) / 2.0) * 0.36 * 1.732;
            let path = corners(0.33)
                .map(|(x, z)| see(middle_x + x, middle_z + z))
                .map(|(x, y)| format!("{x:.1} {y:.1}"))
                .join("L");
            let side = (middle_x * 260.0 / middle_z).abs();
            if side > 260.0 {
                continue;
            }
            let into = if row < 3 { &mut near } else { &mut far };
            *into += &format!("M{path}Z");
        }
    }
    format!(r#"<path class="w-far" d="{far}"/><path class="w-near" d="{near}"/>"#)
}

fn cover_markup() -> String {
    let mut out = String::from(COVER_SKY);
    out += &placed(18.0, 22.0, 0.42, "ufo-art", UFO);
    out += &placed(
        158.0,
        -22.0,
        2.5,
        "seat-3",
        &format!(
            r#"<circle class="w-air" cx="50" cy="50" r="44"/><circle class="c-k" cx="50" cy="50" r="39.5"/>{}{}"#,
            planet_face(1),
            night(38.0)
        ),
    );
    out += &floor();
    out += COVER_HALO;
    out += &placed(
        241.0,
        56.6,
        0.88,
        "seat-1",
        &format!("{COMMANDER}{COVER_COAT}"),
    );
    out += COVER_WAY;
    out += &flying(350.0, 196.0, -118.0, 0.66, 2, Kind::Hunter);
    out += &flying(48.0, 134.0, 40.0, 0.52, 0, Kind::Tie);
    out += &flying(214.0, 250.0, 28.0, 0.74, 0, Kind::Cargo);
    out += &flying(104.0, 200.0, 52.0, 1.16, 0, Kind::Speedy);
    out
}

const COVER_SKY: &str = r##"
<path class="w-0" d="M0 0H400V300H0Z"/>
<path class="w-1" d="M0 30C70 60 110 10 190 34C260 56 320 0 400 40V170C330 140 280 190 200 166C130 146 60 190 0 150Z"/>
<path class="w-2" d="M0 78C80 104 120 60 200 84C270 104 330 60 400 88V140C330 120 280 160 200 138C130 120 70 156 0 124Z"/>
<g class="v-star"><circle cx="16" cy="14" r="1.1"/><circle cx="66" cy="12" r=".9"/><circle cx="92" cy="40" r="1.3"/><circle cx="128" cy="18" r="1"/><circle cx="150" cy="66" r="1.2"/><circle cx="20" cy="86" r="1"/><circle cx="84" cy="92" r=".8"/><circle cx="118" cy="112" r="1.1"/><circle cx="172" cy="24" r=".9"/><circle cx="386" cy="20" r="1.2"/><circle cx="392" cy="120" r="1"/><circle cx="376" cy="62" r=".8"/><circle cx="10" cy="118" r="1.2"/><circle cx="146" cy="142" r=".9"/></g>
<g class="v-spark"><path d="M112 62L114 68L120 70L114 72L112 78L110 72L104 70L110 68ZM388 88L389.5 92.5L394 94L389.5 95.5L388 100L386.5 95.5L382 94L386.5 92.5ZM152 8L153.5 12.5L158 14L153.5 15.5L152 20L150.5 15.5L146 14L150.5 12.5Z"/></g>
"##;

const COVER_HALO: &str = r##"
<circle class="c-gold" cx="285" cy="106" r="66" opacity=".18"/><circle class="c-k" cx="285" cy="106" r="59"/><circle class="w-bubble" cx="285" cy="106" r="55"/>
<circle class="s-gold" cx="285" cy="106" r="65" fill="none" stroke-width="3" stroke-dasharray="3 10.6" stroke-linecap="round"/>
"##;

/// The rest of the commander's coat, down to the edge of the bubble.
const COVER_COAT: &str = r##"<path class="c-t" d="M10 90H35L50 96L65 90H90V101.4A62.5 62.5 0 0 1 10 101.4Z"/><path class="s-k" d="M7 92V103M93 92V103M50 96V118" fill="none" stroke-width="6"/><g class="c-gold"><circle cx="42" cy="104" r="2.6"/><circle cx="58" cy="104" r="2.6"/></g><circle class="s-gold" cx="50" cy="56.1" r="64.8" fill="none" stroke-width="5.2"/>"##;

const COVER_WAY: &str = r##"
<path class="w-way" d="M150 168C176 128 204 112 226 112" fill="none" stroke-width="4.5" stroke-linecap="round" stroke-dasharray=".1 11"/>
<path class="w-shot" d="M309 191L289 201.6M276 208.5L260 217M333 236L313 246.6M300 253.5L284 262" fill="none" stroke-width="4" stroke-linecap="round"/>
<path class="w-trail" d="M72 222L22 262M88 236L44 278M196 282L188 298M214 290L210 300M30 154L10 176" fill="none" stroke-width="4" stroke-linecap="round"/>
"##;

// ---------------------------------------------------------------------------------
// Views

/// The ground of a hex: its face, the tint of a starting square and the sign of the last
/// move, shown by the classes of the surrounding `<g class="hex …">`.
#[must_use]
pub fn hex_face() -> Drawing {
    Drawing::group("hex-parts", hex_face_markup())
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
    Drawing::group("art ufo-art", UFO)
}

/// A red solar square: a diamond with spikes.
#[must_use]
pub fn red_solar() -> Drawing {
    Drawing::group("art solar-art", RED_SOLAR)
}

/// An orange solar square: round, with a ring.
#[must_use]
pub fn orange_solar() -> Drawing {
    Drawing::group("art solar-art", ORANGE_SOLAR)
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
        emblem_markup(seat),
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
