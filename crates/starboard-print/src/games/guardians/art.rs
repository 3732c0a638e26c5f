//! The drawings of Guardians of Space.
//!
//! Every function gives one SVG `<g>`. Pieces are drawn in a 100 × 100 box with the
//! origin at the top left, so that the board places them with one translation; the
//! planet (600 × 120) and the cover ([`COVER_BOX`]) have boxes of their own.
//!
//! The shapes are kept as markup text and handed to the browser in one piece: a board
//! shows some sixty drawings at once, and one call per drawing is quicker, and far
//! smaller in the compiled app, than one call per line of it. No drawing needs an `id`
//! (gradients, clips), so the same drawing can stand on a page any number of times.
//!
//! Colours are classes of `style/25-art.css`: `c-t`, `c-d`, `c-l` fill with the tone of
//! the surrounding group (its middle, dark and light shade), `c-k` with ink, `s-…` are
//! the same for strokes.

use crate::Drawing;


/// The box of [`cover`].
pub const COVER_BOX: &str = "0 0 400 300";

fn placed(x: f32, y: f32, scale: f32, class: &str, markup: &str) -> String {
    format!(r#"<g class="{class}" transform="translate({x} {y}) scale({scale})">{markup}</g>"#)
}

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

fn numeral(x: f32, y: f32, scale: f32, value: u8) -> String {
    let stroke = r#"class="s-w" fill="none" stroke-width="4.2" stroke-linecap="round" stroke-linejoin="round""#;
    let inner = if value == 10 {
        format!(
            r#"<path {stroke} transform="translate(-7.5 0)" d="{}"/><path {stroke} transform="translate(7.5 0)" d="{}"/>"#,
            digit(1),
            digit(0)
        )
    } else {
        format!(r#"<path {stroke} d="{}"/>"#, digit(value))
    };
    placed(x, y, scale, "numeral", &inner)
}

/// The value in the lower right corner of an invader; no silhouette reaches there.
fn badge(value: u8) -> String {
    let plate = if value == 10 {
        r#"<rect class="c-plate s-l" x="59" y="70" width="39" height="28" rx="14" stroke-width="3"/>"#
    } else {
        r#"<circle class="c-plate s-l" cx="84" cy="84" r="14" stroke-width="3"/>"#
    };
    let x = if value == 10 { 78.5 } else { 84.0 };
    format!("{plate}{}", numeral(x, 84.0, 0.86, value))
}

// ---------------------------------------------------------------------------------
// Invaders

/// An eye that looks down at the planet.
fn eye(x: f32, y: f32, r: f32) -> String {
    let pupil = r * 0.54;
    let (py, glint, gx, gy) = (y + r * 0.22, r * 0.2, x - r * 0.2, y + r * 0.02);
    format!(
        r#"<circle class="c-w s-k" cx="{x}" cy="{y}" r="{r}" stroke-width="3.5"/><circle class="c-k" cx="{x}" cy="{py}" r="{pupil}"/><circle class="c-w" cx="{gx}" cy="{gy}" r="{glint}"/>"#
    )
}

fn eyes(at: &[(f32, f32)], r: f32) -> String {
    at.iter().map(|&(x, y)| eye(x, y, r)).collect()
}

/// A hopping ball with an antenna: one eye.
const BALL: &str = r##"
<path class="s-k" d="M46 22C43 14 37 9 29 9" fill="none" stroke-width="9" stroke-linecap="round"/>
<path class="s-d" d="M46 22C43 14 37 9 29 9" fill="none" stroke-width="4" stroke-linecap="round"/>
<circle class="c-l s-k" cx="27" cy="10" r="6" stroke-width="3.5"/>
<g class="c-d s-k" stroke-width="4" stroke-linejoin="round"><path d="M24 74L17 90C17 95 34 95 36 90L38 80Z"/><path d="M76 74L83 90C83 95 66 95 64 90L62 80Z"/><path d="M15 50C5 48 2 56 5 64C8 68 15 66 18 62Z"/><path d="M85 50C95 48 98 56 95 64C92 68 85 66 82 62Z"/></g>
<path class="c-t s-k" d="M50 18C71 18 86 32 86 53C86 74 71 87 50 87C29 87 14 74 14 53C14 32 29 18 50 18Z" stroke-width="4"/>
<path class="c-d" d="M16 59C20 77 33 85 50 85C67 85 80 77 84 59C77 71 65 76 50 76C35 76 23 71 16 59Z"/>
<path class="c-l" d="M24 39C28 30 35 25 43 23C46 22 47 25 44 27C37 29 32 34 28 41C26 44 23 42 24 39Z"/>
<path class="c-k" d="M38 76C45 80 55 80 62 76C60 84 40 84 38 76Z"/>
"##;

/// A horned bat-ray: two eyes.
const RAY: &str = r##"
<path class="c-d s-k" d="M50 42C42 24 20 16 3 25C9 33 9 44 6 58C14 51 22 53 25 64C31 57 39 59 42 70H58C61 59 69 57 75 64C78 53 86 51 94 58C91 44 91 33 97 25C80 16 58 24 50 42Z" stroke-width="4" stroke-linejoin="round"/>
<path class="s-t" d="M36 40C28 32 20 29 11 28M34 48C26 44 20 43 12 46M64 40C72 32 80 29 89 28M66 48C74 44 80 43 88 46" fill="none" stroke-width="3" stroke-linecap="round"/>
<path class="c-l s-k" d="M33 38C26 28 26 16 31 6C36 14 42 20 47 28ZM67 38C74 28 74 16 69 6C64 14 58 20 53 28Z" stroke-width="4" stroke-linejoin="round"/>
<path class="c-t s-k" d="M50 24C66 24 75 35 75 50C75 70 60 84 50 96C40 84 25 70 25 50C25 35 34 24 50 24Z" stroke-width="4" stroke-linejoin="round"/>
<path class="c-d" d="M28 58C33 73 43 82 50 92C57 82 67 73 72 58C67 66 59 69 50 69C41 69 33 66 28 58Z"/>
<path class="c-l" d="M42 29C47 27 53 27 58 29C55 32 45 32 42 29Z"/>
<path class="c-k" d="M38 70H62C60 78 55 81 50 81C45 81 40 78 38 70Z"/>
<path class="c-w" d="M40.5 70H47L43.8 76ZM53 70H59.5L56.2 76Z"/>
"##;

/// A pointed squid: three eyes.
const SQUID: &str = r##"
<g fill="none" stroke-linecap="round"><path class="s-k" d="M30 64C32 74 18 76 20 91M43 66C45 78 35 82 38 95M57 66C55 78 65 82 62 95M70 64C68 74 82 76 80 91" stroke-width="13"/><path class="s-d" d="M30 64C32 74 18 76 20 91M70 64C68 74 82 76 80 91" stroke-width="6.5"/><path class="s-t" d="M43 66C45 78 35 82 38 95M57 66C55 78 65 82 62 95" stroke-width="6.5"/></g>
<path class="c-d s-k" d="M34 18L8 38C14 46 22 46 28 43ZM66 18L92 38C86 46 78 46 72 43Z" stroke-width="4" stroke-linejoin="round"/>
<path class="c-t s-k" d="M50 3C67 16 80 34 80 54C80 67 72 73 62 73H38C28 73 20 67 20 54C20 34 33 16 50 3Z" stroke-width="4" stroke-linejoin="round"/>
<path class="c-d" d="M22 57C23 67 29 71 38 71H62C71 71 77 67 78 57C74 63 67 65 60 65H40C33 65 26 63 22 57Z"/>
<path class="c-l" d="M47 10C40 16 35 22 31 30C30 33 33 34 35 31C39 25 43 19 48 14C50 11 49 8 47 10Z"/>
"##;

/// A crab with raised claws: four eyes, two of them on stalks.
const CRAB: &str = r##"
<g fill="none" stroke-linecap="round" stroke-linejoin="round"><path class="s-k" d="M24 74L10 80L8 92M36 80L27 87L28 96M76 74L90 80L92 92M64 80L73 87L72 96" stroke-width="11"/><path class="s-d" d="M24 74L10 80L8 92M36 80L27 87L28 96M76 74L90 80L92 92M64 80L73 87L72 96" stroke-width="5"/><path class="s-k" d="M22 58C12 54 10 46 12 38M78 58C88 54 90 46 88 38M41 46L37 28M59 46L63 28" stroke-width="12"/><path class="s-d" d="M22 58C12 54 10 46 12 38M78 58C88 54 90 46 88 38M41 46L37 28M59 46L63 28" stroke-width="5.5"/></g>
<path class="c-t s-k" d="M12 41C3 37-1 24 6 13C8 9 11 7 14 6L14 21L22 11C27 18 25 37 12 41ZM88 41C97 37 101 24 94 13C92 9 89 7 86 6L86 21L78 11C73 18 75 37 88 41Z" stroke-width="4" stroke-linejoin="round"/>
<path class="c-t s-k" d="M50 40C73 40 88 49 88 62C88 77 71 86 50 86C29 86 12 77 12 62C12 49 27 40 50 40Z" stroke-width="4"/>
<path class="c-d" d="M15 66C18 77 32 84 50 84C68 84 82 77 85 66C78 73 65 76 50 76C35 76 22 73 15 66Z"/>
<path class="c-l" d="M21 53C26 48 33 46 40 45C43 45 43 48 40 48.5C34 50 29 51 24 55C21 57 19 55 21 53Z"/>
<path class="s-k" d="M44 74L47 77L50 74L53 77L56 74" fill="none" stroke-width="3.5" stroke-linejoin="round" stroke-linecap="round"/>
"##;

/// A star with a mouth in the middle and an eye on each of its five arms.
const STAR: &str = r##"
<g stroke-linejoin="round"><path class="c-k s-k" d="M50 85L36.5 66.6L14.8 59.4L28.2 40.9L28.3 18L50 25L71.7 18L71.8 40.9L85.2 59.4L63.5 66.6Z" stroke-width="25"/><path class="c-d s-d" d="M50 85L36.5 66.6L14.8 59.4L28.2 40.9L28.3 18L50 25L71.7 18L71.8 40.9L85.2 59.4L63.5 66.6Z" stroke-width="17"/><path class="c-t s-t" d="M50 81L36.5 62.6L15.8 56.4L28.2 38.9L28.8 16.5L50 23L71.2 16.5L71.8 38.9L84.2 56.4L63.5 62.6Z" stroke-width="13"/></g>
<g class="c-l"><circle cx="38" cy="27" r="2"/><circle cx="62" cy="27" r="2"/><circle cx="24" cy="45" r="2"/><circle cx="76" cy="45" r="2"/><circle cx="33" cy="65" r="2"/><circle cx="67" cy="65" r="2"/></g>
<circle class="c-k" cx="50" cy="47.5" r="12"/>
<path class="c-w" d="M42 40L46 48L49 37ZM58 40L54 48L51 37ZM42 55L47 49.5L49 58ZM58 55L53 49.5L51 58Z"/>
"##;

fn monster_body(value: u8) -> String {
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
    format!("{shape}{seen}")
}

/// A monster worth `value` points (1–5): as many eyes, and the number in a corner.
#[must_use]
pub fn monster(value: u8) -> Drawing {
    let value = value.clamp(1, 5);
    Drawing::group(
        format!("art monster monster-{value}"),
        monster_body(value) + &badge(value),
    )
}

/// The left half of a command ship. At the seam, the right edge of the box, there is no
/// outline, every shape goes on a little (lines more than fills), and no fill lies over
/// another: so the edge of the half that is drawn second blends with the same colour
/// below it, and two halves side by side are one ship without a hairline.
const SHIP_HALF: &str = r##"
<path class="c-d s-k" d="M20 52L7 16L43 40Z" stroke-width="4" stroke-linejoin="round"/>
<path class="c-hot" d="M12 23L25 34L22 40Z"/>
<path class="c-d s-k" d="M30 68L38 95L48 74ZM58 76L63 90L72 79Z" stroke-width="4" stroke-linejoin="round"/>
<path class="c-d" d="M102 80H84L88 90H102Z"/><path class="c-glow" d="M102 89.5H88L90 95H102Z"/><path class="s-k" d="M83 80L90 95H104" fill="none" stroke-width="4" stroke-linejoin="round"/>
<path class="c-glass" d="M102 8H100C77 9 62 21 59 38H96V36H102Z"/><path class="c-w" d="M70 30C72 24 77 19 84 17C87 16 87 19 85 20C80 22 77 26 75 31C74 34 69 33 70 30Z" opacity=".75"/><path class="s-k" d="M104 8H100C77 9 62 21 59 40" fill="none" stroke-width="4"/>
<path class="c-t" d="M102 36H100C67 36 31 42.5 5 57C34 63 66 66 92 66V49H102Z"/>
<path class="c-d" d="M102 71H92V64C66 64 34 62 5 57C31 73 67 82 100 82H102Z"/>
<path class="c-l" d="M26 50C46 43.5 66 41.5 88 41C92 41 92 45 88 45C68 45.5 50 47.5 30 53C25 54 22 52 26 50Z"/>
<path class="s-k" d="M104 36H100C67 36 31 42.5 5 57C31 73 67 82 100 82H104" fill="none" stroke-width="4" stroke-linejoin="round"/>
<g class="c-glow s-k" stroke-width="3"><circle cx="29" cy="57.5" r="5"/><circle cx="48" cy="59" r="6"/><circle cx="69" cy="60" r="6.5"/></g>
<path class="c-hot" d="M102 48H100C91.5 48 87 53.5 87 60C87 66.5 91.5 72 100 72H102Z"/><path class="c-w" d="M92 58C92.5 55 95 53.5 97 54C98 56 95 56.5 94.5 58.5C94 60 92 60 92 58Z"/><path class="s-k" d="M104 48H100C91.5 48 87 53.5 87 60C87 66.5 91.5 72 100 72H104" fill="none" stroke-width="4.5"/>
"##;

fn ship_mirrored() -> String {
    format!(r#"<g transform="translate(100 0) scale(-1 1)">{SHIP_HALF}</g>"#)
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
const WRECK: &str = r##"
<g transform="rotate(-6 50 50)"><path class="c-d s-k" d="M20 50L7 11L45 36Z" stroke-width="4" stroke-linejoin="round"/><path class="c-hot" d="M11 19L26 31L23 37Z"/><path class="c-d s-k" d="M28 66L35 95L48 72Z" stroke-width="4" stroke-linejoin="round"/>
<path class="c-k" d="M46 38C49 15 64 3 87 2L81 14L93 20L81 28L88 40Z"/><path class="c-glass" d="M50.5 37C54 20 64 9.5 79.5 7L75.5 15.5L85 20.5L74.5 27.5L80 37Z"/><path class="c-w" d="M59 26C61 20 65 16 71 14.5L69 19C66 21 64 24 63 28C62 31 58 30 59 26Z" opacity=".75"/>
<path class="c-t s-k" d="M90 30C60 31 28 38 2 54C26 72 54 82 86 84L75 73L90 65L78 54L95 44L82 38Z" stroke-width="4" stroke-linejoin="round"/>
<path class="c-d" d="M9 55.5C36 62 60 64 86 64L78 68.5L72 73L80 81.5C53 79 30 70 9 55.5Z"/>
<path class="c-l" d="M28 44.5C46 38.5 62 36 80 35L78.5 38L80.5 40C63 41 48 43 33 48C27 50 23 47 28 44.5Z"/>
<g class="c-k"><circle cx="31" cy="54.5" r="7"/><circle cx="52" cy="56.5" r="8"/></g><g class="c-d"><circle cx="31" cy="54.5" r="4"/><circle cx="52" cy="56.5" r="5"/></g>
<path class="s-k" d="M66 33L69 44L63 49L69 60L66 66L70 80" fill="none" stroke-width="3.5" stroke-linecap="round" stroke-linejoin="round"/></g>
<path class="c-flame s-k" d="M80 34L94 20L92 35L102 36L93 44L101 55L88 53L83 66L77 54L66 57L73 46L64 37L77 42Z" stroke-width="3" stroke-linejoin="round"/>
<path class="c-glow" d="M82.5 39L88.5 32L88 40L93 41L88.5 44.5L92 50L85.5 48.5L83 55L79.5 48L74.5 50L77.5 45L74 42L80.5 43.5Z"/>
<path class="s-glow" d="M94 4L91 11L98 10L94 17M9 74L16 77L13 83L21 88" fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round"/>
"##;

/// A damaged ship: the half whose partner is gone.
#[must_use]
pub fn ship_damaged() -> Drawing {
    Drawing::group("art ship ship-damaged", format!("{WRECK}{}", badge(10)))
}

// ---------------------------------------------------------------------------------
// Pilots

/// Seats count from 0 in the program and from 1 in class names, as on the screen.
fn seat_class(seat: usize) -> String {
    format!("seat-{}", seat % 4 + 1)
}

/// The shape that stands for a seat, round the origin and about 36 across: triangle,
/// diamond, ring, cross.
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
fn wings(seat: usize) -> (&'static str, (f32, f32)) {
    match seat % 4 {
        0 => (
            r##"<path class="c-t s-k" d="M50 10L97 82C97 88 92 89 88 87L50 76L12 87C8 89 3 88 3 82Z"/><path class="c-d" d="M50 62L87 82L50 72L13 82Z"/><path class="c-l" d="M39 36L17 71L21 74L42 44Z"/>"##,
            (81.0, 56.0),
        ),
        1 => (
            r##"<path class="c-t s-k" d="M50 8L96 51C98 53 98 55 96 57L50 95L4 57C2 55 2 53 4 51Z"/><path class="c-d" d="M9 55H91L50 90Z"/><path class="c-l" d="M40 24L15 48L20 51L42 30Z"/>"##,
            (82.0, 38.0),
        ),
        2 => (
            r##"<path class="c-t s-k" fill-rule="evenodd" d="M50 10C75 10 96 30 96 55C96 79 75 97 50 97C25 97 4 79 4 55C4 30 25 10 50 10ZM50 28C34 28 22 40 22 55C22 69 34 79 50 79C66 79 78 69 78 55C78 40 66 28 50 28Z"/><path class="c-d" d="M7 60C9 80 28 95 50 95C72 95 91 80 93 60L80 62C77 77 65 84 50 84C35 84 23 77 20 62Z"/><path class="c-l" d="M12 42C16 31 24 22 34 18L36 22C27 26 20 33 16 43Z"/><path class="c-d s-k" d="M20 50H80V60H20Z"/>"##,
            (87.0, 30.0),
        ),
        _ => (
            r##"<path class="c-d s-k" d="M8 48H92V64H8Z"/><path class="c-t s-k" d="M3 30C3 27 5 25 8 25H14C17 25 19 27 19 30V82C19 85 17 87 14 87H8C5 87 3 85 3 82ZM81 30C81 27 83 25 86 25H92C95 25 97 27 97 30V82C97 85 95 87 92 87H86C83 87 81 85 81 82ZM19 46H81V58H19Z"/><path class="c-l" d="M7 32H10V58H7ZM22 49H39V52H22ZM85 32H88V58H85Z"/><path class="c-t s-k" d="M32 76H68V88H32Z"/>"##,
            (89.0, 26.0),
        ),
    }
}

const HULL: &str = r##"
<path class="c-hull s-k" d="M50 12C58 21 62 36 62 54L64 80C64 84 58 88 50 88C42 88 36 84 36 80L38 54C38 36 42 21 50 12Z" stroke-width="4" stroke-linejoin="round"/>
<path class="c-hull-d" d="M50 15C56.5 23 60 37 60 54L62 80C61 83 56 86 50 86Z"/>
<path class="c-glass s-k" d="M50 26C54.5 31 56 38 55.5 46C52 48.5 48 48.5 44.5 46C44 38 45.5 31 50 26Z" stroke-width="3"/>
<path class="c-w" d="M48.5 31C46.8 34 46.3 37 46.5 41" opacity=".8"/>
"##;

fn cannon(x: f32, y: f32) -> String {
    let (left, top, tip) = (x - 3.5, y - 13.0, y - 14.0);
    format!(
        r#"<rect class="c-hull s-k" x="{left}" y="{top}" width="7" height="28" rx="3" stroke-width="3"/><circle class="c-glow s-k" cx="{x}" cy="{tip}" r="4.5" stroke-width="2.5"/>"#
    )
}

fn fighter_markup(seat: usize, level: u8) -> String {
    let level = level.clamp(1, 3);
    let span = [0.72_f32, 0.86, 1.0][usize::from(level) - 1];
    let (wing, (wing_x, wing_y)) = wings(seat);
    // Strokes are thinned by what the span will thicken them.
    let width = 4.0 / span;
    let mut out = String::from(
        r#"<path class="c-flame" d="M42 84L50 100L58 84Z"/><path class="c-glow" d="M46 84L50 94L54 84Z"/>"#,
    );
    // Barrels: one in the nose, two on the wings, or all three.
    let reach = |x: f32, y: f32| (50.0 + (x - 50.0) * span, 56.0 + (y - 56.0) * span);
    let (right_x, barrel_y) = reach(wing_x, wing_y);
    if level >= 2 {
        out += &cannon(right_x, barrel_y);
        out += &cannon(100.0 - right_x, barrel_y);
    }
    if level != 2 {
        out += &cannon(50.0, 20.5);
    }
    out += &format!(
        r#"<g transform="translate(50 56) scale({span}) translate(-50 -56)" stroke-width="{width}" stroke-linejoin="round">{wing}</g>{HULL}"#
    );
    out += &format!(
        r#"<path class="c-t s-k" fill-rule="evenodd" transform="translate(50 62) scale(.46)" stroke-width="6" stroke-linejoin="round" paint-order="stroke" d="{}"/>"#,
        mark(seat)
    );
    // The level again as lamps on the stern.
    let first = 50.0 - f32::from(level - 1) * 4.5;
    for lamp in 0..level {
        let x = first + f32::from(lamp) * 9.0;
        out +=
            &format!(r#"<circle class="c-glow s-k" cx="{x}" cy="80" r="4" stroke-width="2.5"/>"#);
    }
    out
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
        format!(
            r#"<path class="c-t s-k" fill-rule="evenodd" transform="translate(50 50) scale(2.15)" stroke-width="2" stroke-linejoin="round" d="{}"/>"#,
            mark(seat)
        ),
    )
}

/// The missile of a seat, facing up.
#[must_use]
pub fn missile(seat: usize) -> Drawing {
    let markup = format!(
        r##"<path class="c-flame" d="M40 78L50 100L60 78Z"/><path class="c-glow" d="M45 78L50 91L55 78Z"/>
<path class="c-d s-k" d="M37 54L20 72V84L38 78ZM63 54L80 72V84L62 78Z" stroke-width="4" stroke-linejoin="round"/>
<path class="c-hull s-k" d="M36 34H64V78C64 82 36 82 36 78Z" stroke-width="4" stroke-linejoin="round"/><path class="c-hull-d" d="M50 36H62V78C60 79.5 56 80 50 80Z"/>
<path class="c-t s-k" d="M50 3C60 11 64 22 64 35H36C36 22 40 11 50 3Z" stroke-width="4" stroke-linejoin="round"/><path class="c-l" d="M46 12C42 18 40.5 24 40 31H43.5C44 24 45.5 18 48 13C49 11 47.5 10 46 12Z"/>
<path class="c-t s-k" fill-rule="evenodd" transform="translate(50 54) scale(.48)" stroke-width="6" stroke-linejoin="round" paint-order="stroke" d="{}"/>
<path class="s-k" d="M37 70H63" stroke-width="3"/>"##,
        mark(seat)
    );
    Drawing::group(format!("art missile-art {}", seat_class(seat)), markup)
}

/// The power-up marker; once charged it shines.
#[must_use]
pub fn power_up(charged: bool) -> Drawing {
    let frame = r##"<path class="c-plate s-t" d="M50 9L86 29V71L50 91L14 71V29Z" stroke-width="5" stroke-linejoin="round"/>"##;
    if charged {
        let markup = format!(
            r##"<g class="s-glow" stroke-width="4" stroke-linecap="round"><path d="M50 1V0M93 24L96 22M93 76L96 78M50 99V100M7 24L4 22M7 76L4 78" opacity=".8"/></g>{frame}<path class="c-d" d="M50 17L79 33V67L50 83L21 67V33Z"/><path class="c-glow s-k" d="M57 16L27 55H46L41 84L73 43H53Z" stroke-width="4" stroke-linejoin="round"/><path class="c-w" d="M52 27L35 50H41L50 34Z"/>"##
        );
        Drawing::group("art power-up charged", markup)
    } else {
        let markup = format!(
            r##"{frame}<path class="s-t" d="M57 16L27 55H46L41 84L73 43H53Z" fill="none" stroke-width="4" stroke-linejoin="round" stroke-dasharray="7 6"/>"##
        );
        Drawing::group("art power-up empty", markup)
    }
}

// ---------------------------------------------------------------------------------
// The rest of the board

/// The orbiting mine.
#[must_use]
pub fn mine() -> Drawing {
    let spike = r##"<path class="c-hull s-k" d="M40 26L50 1L60 26Z" stroke-width="4" stroke-linejoin="round"/>"##;
    let mut markup = String::new();
    for turn in (0..360).step_by(45) {
        markup += &format!(r#"<g transform="rotate({turn} 50 50)">{spike}</g>"#);
    }
    markup += r##"<circle class="c-t s-k" cx="50" cy="50" r="30" stroke-width="4"/><path class="c-d" d="M21 54C23 68 35 78 50 78C65 78 77 68 79 54C73 64 63 68 50 68C37 68 27 64 21 54Z"/><path class="c-l" d="M28 40C31 33 36 28 42 26C45 25 46 28 43 29.5C38 32 35 36 32 41C30 44 27 43 28 40Z"/><path class="c-k" d="M50 30L68 62H32Z" stroke="none"/><path class="c-glow" d="M50 36L63 59H37Z"/><path class="s-k" d="M50 44V50" stroke-width="4.5" stroke-linecap="round"/><circle class="c-k" cx="50" cy="55.2" r="2.4"/>"##;
    Drawing::group("art mine-art", markup)
}

/// The planet that is defended: a wide arc to lie under row 1, in a 600 × 120 box.
#[must_use]
pub fn planet() -> Drawing {
    Drawing::group("art planet-art", PLANET)
}

const PLANET: &str = r##"
<path class="p-air" d="M0 86C180-20 420-20 600 86V120H0Z" opacity=".16"/>
<path class="p-air" d="M0 90C180-8 420-8 600 90V120H0Z" opacity=".3"/>
<path class="p-sea" d="M0 94C180 4 420 4 600 94V120H0Z"/>
<path class="p-deep" d="M0 112C180 32 420 32 600 112V120H0Z"/>
<path class="p-land" d="M66 60C92 47 118 40 142 38C158 37 160 45 148 49C162 50 176 54 166 61C150 68 128 64 118 72C106 82 80 82 70 76C60 72 54 66 66 60ZM254 30C280 26 316 27 344 30C362 32 362 40 346 41C356 46 372 50 360 58C340 66 322 56 306 60C292 66 270 62 268 53C266 46 240 46 238 39C238 34 246 31 254 30ZM446 45C470 48 500 57 526 66C540 72 530 80 514 78C520 88 500 92 486 86C474 80 476 72 462 70C444 68 430 58 434 50C436 46 440 44 446 45Z"/>
<path class="p-land-d" d="M70 76C80 82 106 82 118 72C128 64 150 68 166 61C160 70 142 72 132 80C116 92 84 90 70 76ZM268 53C270 62 292 66 306 60C322 56 340 66 360 58C350 70 330 70 314 70C294 76 270 70 268 53ZM462 70C476 72 474 80 486 86C500 92 520 88 514 78C522 92 504 100 484 94C468 88 472 78 462 70ZM190 88C214 80 236 84 240 92C236 100 206 104 192 98C184 94 184 90 190 88ZM384 90C404 84 426 90 428 98C420 106 396 106 386 100C380 96 380 92 384 90Z"/>
<path class="p-rim" d="M0 94C180 4 420 4 600 94" fill="none" stroke-width="3.5"/>
<g class="p-lamp"><circle cx="104" cy="58" r="2"/><circle cx="112" cy="62" r="1.5"/><circle cx="126" cy="53" r="1.5"/><circle cx="290" cy="40" r="2"/><circle cx="300" cy="45" r="1.5"/><circle cx="318" cy="38" r="1.5"/><circle cx="332" cy="48" r="2"/><circle cx="478" cy="62" r="2"/><circle cx="490" cy="69" r="1.5"/><circle cx="500" cy="66" r="1.5"/></g>
"##;

/// A sight that marks a target: brackets, ticks and a ring that is open where the value
/// of an invader stands.
#[must_use]
pub fn target_ring() -> Drawing {
    Drawing::group(
        "art target-art",
        r##"<g fill="none" stroke-linecap="round" stroke-linejoin="round"><g class="s-k" stroke-width="9"><path d="M5 24V5H24M76 5H95V24M24 95H5V76M50 88A38 38 0 1 1 88 50"/></g><g class="s-t" stroke-width="4.5"><path d="M5 24V5H24M76 5H95V24M95 90V95H90M24 95H5V76M50 5V15M50 85V95M5 50H15M85 50H95"/><path d="M50 88A38 38 0 1 1 88 50" stroke-width="3" stroke-dasharray="15.9 8"/></g></g>"##,
    )
}

/// A collected token: a coin in the colour of the invader, its value in the middle and
/// once more as notches on the rim. 1–5 are monsters, everything else a ship half (10).
#[must_use]
pub fn token_chip(value: u8) -> Drawing {
    let (class, value) = match value {
        1..=5 => (format!("art token-chip monster-{value}"), value),
        _ => (String::from("art token-chip ship"), 10),
    };
    let mut markup = String::from(
        r#"<circle class="c-t s-k" cx="50" cy="50" r="46" stroke-width="4"/><circle class="c-plate s-d" cx="50" cy="50" r="33" stroke-width="3"/>"#,
    );
    let notches = if value == 10 {
        10_u16
    } else {
        u16::from(value)
    };
    for notch in 0..notches {
        let turn = 360 * notch / notches;
        markup += &format!(
            r#"<circle class="c-k" cx="50" cy="10.5" r="3.6" transform="rotate({turn} 50 50)"/>"#
        );
    }
    let scale = if value == 10 { 1.6 } else { 2.1 };
    markup += &numeral(50.0, 50.0, scale, value);
    Drawing::group(class, markup)
}

// ---------------------------------------------------------------------------------
// The cover

/// The cover of the game for the home screen, in [`COVER_BOX`]; no words in it.
#[must_use]
pub fn cover() -> Drawing {
    let mut out = String::from(COVER_SKY);
    out += &placed(118.0, 6.0, 0.82, "ship", SHIP_HALF);
    out += &placed(200.0, 6.0, 0.82, "ship", &ship_mirrored());
    for (value, x, y, size) in [
        (3_u8, 22.0, 26.0, 0.5),
        (2, 80.0, 54.0, 0.44),
        (2, 276.0, 54.0, 0.44),
        (1, 328.0, 24.0, 0.5),
        (5, 20.0, 96.0, 0.62),
        (4, 100.0, 108.0, 0.56),
        (3, 244.0, 108.0, 0.56),
        (5, 318.0, 92.0, 0.62),
    ] {
        out += &placed(
            x,
            y,
            size,
            &format!("monster-{value}"),
            &monster_body(value),
        );
    }
    out += COVER_SHOT;
    out += &placed(170.0, 96.0, 0.62, "explosion-art", crate::art::BLAST);
    out += COVER_PLANET;
    out += &placed(30.0, 196.0, 0.58, "seat-2", &fighter_markup(1, 1));
    out += &placed(312.0, 190.0, 0.58, "seat-3", &fighter_markup(2, 2));
    out += &placed(144.0, 178.0, 1.12, "seat-1", &fighter_markup(0, 3));
    Drawing::group("art cover-art", out)
}

const COVER_SKY: &str = r##"
<path class="v-0" d="M0 0H400V300H0Z"/>
<path class="v-1" d="M0 60C60 20 130 40 190 20C260-4 330 20 400 4V150C330 170 300 130 220 150C140 170 80 130 0 160Z"/>
<path class="v-2" d="M0 96C70 60 150 84 210 60C280 36 340 60 400 44V110C340 130 280 100 210 116C140 132 70 108 0 128Z"/>
<g class="v-star"><circle cx="14" cy="14" r="1.2"/><circle cx="52" cy="10" r=".8"/><circle cx="92" cy="22" r="1.4"/><circle cx="120" cy="92" r=".9"/><circle cx="12" cy="76" r="1"/><circle cx="70" cy="104" r=".8"/><circle cx="150" cy="164" r="1"/><circle cx="312" cy="14" r="1"/><circle cx="386" cy="22" r="1.3"/><circle cx="390" cy="82" r=".9"/><circle cx="300" cy="94" r="1"/><circle cx="268" cy="30" r=".8"/><circle cx="88" cy="182" r="1.3"/><circle cx="22" cy="172" r=".8"/><circle cx="364" cy="172" r="1.2"/><circle cx="286" cy="184" r=".9"/><circle cx="236" cy="94" r="1.1"/><circle cx="164" cy="96" r="1"/></g>
<g class="v-spark"><path d="M104 40L106 46L112 48L106 50L104 56L102 50L96 48L102 46ZM378 56L379.5 60.5L384 62L379.5 63.5L378 68L376.5 63.5L372 62L376.5 60.5ZM60 160L61.5 164.5L66 166L61.5 167.5L60 172L58.5 167.5L54 166L58.5 164.5Z"/></g>
"##;

const COVER_SHOT: &str = r##"
<path class="v-beam" d="M191 190L196 130H206L211 190Z" opacity=".25"/>
<path class="v-beam" d="M196 190L198.5 130H203.5L206 190Z" opacity=".6"/><path class="c-w" d="M199.6 190L200.4 130H201.6L202.4 190Z"/>
<path class="v-bolt" d="M165.3 222V204M234.7 222V204M165.3 190V174M234.7 190V174" fill="none" stroke-width="4" stroke-linecap="round"/>
<path class="v-bolt2" d="M59 190V176M59 166V154" fill="none" stroke-width="3.5" stroke-linecap="round"/>
"##;

const COVER_PLANET: &str = r##"
<path class="p-air" d="M0 246C110 204 290 204 400 246V300H0Z" opacity=".16"/>
<path class="p-air" d="M0 254C110 212 290 212 400 254V300H0Z" opacity=".3"/>
<path class="p-sea" d="M0 262C110 220 290 220 400 262V300H0Z"/>
<path class="p-deep" d="M0 284C110 244 290 244 400 284V300H0Z"/>
<path class="p-land" d="M64 246C90 238 116 234 134 238C142 244 128 250 118 252C122 260 96 268 80 262C60 258 50 252 64 246ZM250 238C276 238 310 244 328 252C336 260 318 264 304 260C290 270 262 262 262 252C248 250 236 240 250 238Z"/>
<path class="p-rim" d="M0 262C110 220 290 220 400 262" fill="none" stroke-width="2.5"/>
<g class="p-lamp"><circle cx="92" cy="250" r="1.5"/><circle cx="100" cy="254" r="1.2"/><circle cx="288" cy="250" r="1.5"/><circle cx="300" cy="253" r="1.2"/></g>
"##;
