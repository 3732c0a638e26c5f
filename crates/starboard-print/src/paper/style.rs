//! What an element looks like: its properties, read and inherited.

use super::css::{self, Place, Stylesheet, Variables};

/// Points per millimetre.
pub(super) const MM: f32 = 72.0 / 25.4;

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Paint {
    None,
    Current,
    Rgb(u8, u8, u8),
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Cap {
    Butt,
    Round,
    Square,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Join {
    Miter,
    Round,
    Bevel,
}

/// Where something stands along a line.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Align {
    Start,
    Middle,
    End,
    /// The first at the start, the last at the end.
    Between,
    /// As wide as there is room.
    Stretch,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Display {
    None,
    Inline,
    /// One below the other.
    Block,
    /// Side by side; with `wrap: wrap` in several rows.
    Row,
    /// In this many columns, as wide as their contents.
    Grid(usize),
    Table,
    /// All in one place, one over the other.
    Over,
}

/// What an element has from those around it, if it says nothing itself.
#[derive(Clone, Debug)]
pub(super) struct Inherited {
    pub(super) variables: Variables,
    pub(super) fill: Paint,
    pub(super) stroke: Paint,
    pub(super) fill_opacity: f32,
    pub(super) stroke_opacity: f32,
    pub(super) stroke_width: f32,
    pub(super) cap: Cap,
    pub(super) join: Join,
    pub(super) dashes: Vec<f32>,
    pub(super) dash_offset: f32,
    pub(super) even_odd: bool,
    pub(super) stroke_first: bool,
    pub(super) colour: Paint,
    pub(super) display_face: bool,
    pub(super) bold: bool,
    pub(super) italic: bool,
    pub(super) size: f32,
    pub(super) line_height: f32,
    pub(super) anchor: Align,
    pub(super) central: bool,
    pub(super) text_align: Align,
    pub(super) capitals: bool,
}

#[derive(Clone, Debug)]
pub(super) struct Style {
    pub(super) inherited: Inherited,
    pub(super) display: Display,
    pub(super) opacity: f32,
    pub(super) transform: String,
    pub(super) width: Option<Length>,
    pub(super) height: Option<Length>,
    pub(super) max_width: Option<f32>,
    pub(super) min_height: f32,
    /// Above, right, below, left.
    pub(super) padding: [f32; 4],
    /// Above and below.
    pub(super) margin: [f32; 2],
    pub(super) gap: f32,
    pub(super) border: Option<(f32, Paint, bool)>,
    /// The edges that the border has: above, right, below, left.
    pub(super) edges: [bool; 4],
    pub(super) radius: f32,
    pub(super) background: Paint,
    /// How children stand across the line, and along it.
    pub(super) items: Option<Align>,
    pub(super) justify: Align,
    pub(super) wrap: bool,
    pub(super) grow: bool,
    /// In a grid, over all columns.
    pub(super) whole_row: bool,
    pub(super) clip: bool,
    /// How far what stands here is moved up.
    pub(super) raise: f32,
    pub(super) after: String,
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) enum Length {
    Points(f32),
    /// A part of the room that there is.
    Part(f32),
}

impl Length {
    pub(super) fn of(self, room: f32) -> f32 {
        match self {
            Length::Points(points) => points,
            Length::Part(part) => room * part,
        }
    }
}

impl Inherited {
    pub(super) fn root(size: f32) -> Inherited {
        Inherited {
            variables: Variables::default(),
            fill: Paint::Rgb(0, 0, 0),
            stroke: Paint::None,
            fill_opacity: 1.0,
            stroke_opacity: 1.0,
            stroke_width: 1.0,
            cap: Cap::Butt,
            join: Join::Miter,
            dashes: Vec::new(),
            dash_offset: 0.0,
            even_odd: false,
            stroke_first: false,
            colour: Paint::Rgb(0x1b, 0x20, 0x30),
            display_face: false,
            bold: false,
            italic: false,
            size,
            line_height: 1.3,
            anchor: Align::Start,
            central: false,
            text_align: Align::Start,
            capitals: false,
        }
    }
}

fn usual_display(name: &str) -> Display {
    match name {
        "a" | "b" | "code" | "em" | "i" | "small" | "span" | "strong" => Display::Inline,
        "table" => Display::Table,
        _ => Display::Block,
    }
}

/// The style of an element below one with these inherited properties. `attributes` are those of
/// the element; presentation attributes count less than the stylesheet.
pub(super) fn style(
    sheet: &Stylesheet,
    place: &Place<'_>,
    parent: &Inherited,
    attributes: &[(String, String)],
    scale: f32,
) -> Result<Style, String> {
    let said = sheet.declarations(place);
    let mut inherited = parent.clone();
    if said.iter().any(|(name, _)| name.starts_with("--")) {
        let mut variables = (*inherited.variables).clone();
        for (name, value) in said.iter().filter(|(name, _)| name.starts_with("--")) {
            let value = css::resolve(value, &inherited.variables)?;
            variables.insert(name.clone(), value);
        }
        inherited.variables = variables.into();
    }
    let mut style = Style {
        inherited,
        display: usual_display(place.name),
        opacity: 1.0,
        transform: String::new(),
        width: None,
        height: None,
        max_width: None,
        min_height: 0.0,
        padding: [0.0; 4],
        margin: [0.0; 2],
        gap: 0.0,
        border: None,
        edges: [true; 4],
        radius: 0.0,
        background: Paint::None,
        items: None,
        justify: Align::Start,
        wrap: false,
        grow: false,
        whole_row: false,
        clip: false,
        raise: 0.0,
        after: String::new(),
    };
    let in_sheet = |(name, value): &(String, String)| -> Result<(String, String), String> {
        Ok((
            name.clone(),
            css::resolve(value, &style.inherited.variables)?,
        ))
    };
    let said: Vec<(String, String)> = said
        .into_iter()
        .filter(|(name, _)| !name.starts_with("--"))
        .map(in_sheet)
        .collect::<Result<_, _>>()
        .map_err(|error| format!(".{}: {error}", place.class))?;
    // Lengths in em depend on the size of letters, so that comes first.
    for (name, value) in attributes.iter().chain(&said) {
        if name == "font-size" {
            style.inherited.size = match value.strip_suffix("em") {
                Some(times) => parent.size * number(times)?,
                None => scale * length(value, parent.size)?,
            };
        }
    }
    for (name, value) in attributes {
        if name == "transform" || PRESENTATION.contains(&name.as_str()) {
            style.set(name, value)?;
        }
    }
    for (name, value) in &said {
        style
            .set(name, value)
            .map_err(|error| format!("{name} of {} .{}: {error}", place.name, place.class))?;
    }
    Ok(style)
}

/// The attributes of drawings that say what properties say.
const PRESENTATION: &[&str] = &[
    "fill",
    "stroke",
    "fill-opacity",
    "stroke-opacity",
    "stroke-width",
    "stroke-linecap",
    "stroke-linejoin",
    "stroke-dasharray",
    "stroke-dashoffset",
    "fill-rule",
    "paint-order",
    "opacity",
    "text-anchor",
];

impl Style {
    fn set(&mut self, name: &str, value: &str) -> Result<(), String> {
        let size = self.inherited.size;
        let own = &mut self.inherited;
        match name {
            "font-size" => {}
            "fill" => own.fill = paint(value)?,
            "stroke" => own.stroke = paint(value)?,
            "fill-opacity" => own.fill_opacity = number(value)?,
            "stroke-opacity" => own.stroke_opacity = number(value)?,
            "stroke-width" => own.stroke_width = length(value, size)?,
            "stroke-linecap" => {
                own.cap = match value {
                    "round" => Cap::Round,
                    "square" => Cap::Square,
                    _ => Cap::Butt,
                }
            }
            "stroke-linejoin" => {
                own.join = match value {
                    "round" => Join::Round,
                    "bevel" => Join::Bevel,
                    _ => Join::Miter,
                }
            }
            "stroke-dasharray" => {
                own.dashes = match value {
                    "none" => Vec::new(),
                    _ => lengths(value, size)?,
                }
            }
            "stroke-dashoffset" => own.dash_offset = length(value, size)?,
            "fill-rule" => own.even_odd = value == "evenodd",
            "paint-order" => own.stroke_first = value == "stroke",
            "color" => own.colour = paint(value)?,
            "font-family" => own.display_face = value == "display",
            "font-weight" => own.bold = value == "bold",
            "font-style" => own.italic = value == "italic",
            "line-height" => own.line_height = number(value)?,
            "text-anchor" => own.anchor = align(value)?,
            "dominant-baseline" => own.central = value == "central",
            "text-align" => own.text_align = align(value)?,
            "text-transform" => own.capitals = value == "uppercase",
            "opacity" => self.opacity = number(value)?,
            "transform" => self.transform = value.to_owned(),
            "display" => {
                self.display = match value {
                    "none" => Display::None,
                    "inline" => Display::Inline,
                    "block" => Display::Block,
                    "row" => Display::Row,
                    "table" => Display::Table,
                    "over" => Display::Over,
                    _ => {
                        let columns = value.strip_prefix("grid ").and_then(|n| n.parse().ok());
                        Display::Grid(columns.ok_or_else(|| unknown(value))?)
                    }
                }
            }
            "width" => self.width = Some(part_or_length(value, size)?),
            "height" => self.height = Some(part_or_length(value, size)?),
            "max-width" => self.max_width = Some(length(value, size)?),
            "min-height" => self.min_height = length(value, size)?,
            "padding" => self.padding = sides(&lengths(value, size)?)?,
            "margin" => {
                let [above, _, below, _] = sides(&lengths(value, size)?)?;
                self.margin = [above, below];
            }
            "gap" => self.gap = length(value, size)?,
            "border" => {
                self.border = if value == "none" {
                    None
                } else {
                    let words: Vec<&str> = value.split_ascii_whitespace().collect();
                    let [width, line, colour] = words[..] else {
                        return Err(unknown(value));
                    };
                    Some((length(width, size)?, paint(colour)?, line == "dashed"))
                }
            }
            "edges" => {
                let edge = |name| value.split_ascii_whitespace().any(|word| word == name);
                self.edges = ["top", "right", "bottom", "left"].map(edge);
            }
            "radius" => self.radius = length(value, size)?,
            "background" => self.background = paint(value)?,
            "items" => self.items = Some(align(value)?),
            "justify" => self.justify = align(value)?,
            "wrap" => self.wrap = value == "wrap",
            "grow" => self.grow = value == "1",
            "span" => self.whole_row = value == "all",
            "overflow" => self.clip = value == "hidden",
            "raise" => self.raise = length(value, size)?,
            "after" => self.after = value.trim_matches('"').to_owned(),
            _ => return Err(String::from("no such property on paper")),
        }
        Ok(())
    }
}

fn unknown(value: &str) -> String {
    format!("{value:?} is not understood")
}

pub(super) fn number(text: &str) -> Result<f32, String> {
    text.trim().parse().map_err(|_| unknown(text))
}

/// In points, or in the units of a drawing.
pub(super) fn length(text: &str, size: f32) -> Result<f32, String> {
    let text = text.trim();
    for (unit, times) in [("mm", MM), ("pt", 1.0), ("px", 1.0), ("em", size)] {
        if let Some(count) = text.strip_suffix(unit) {
            return Ok(number(count)? * times);
        }
    }
    number(text)
}

fn part_or_length(text: &str, size: f32) -> Result<Length, String> {
    Ok(match text.strip_suffix('%') {
        Some(hundredths) => Length::Part(number(hundredths)? / 100.0),
        None => Length::Points(length(text, size)?),
    })
}

fn lengths(text: &str, size: f32) -> Result<Vec<f32>, String> {
    text.split([' ', ','])
        .filter(|word| !word.is_empty())
        .map(|word| length(word, size))
        .collect()
}

fn sides(lengths: &[f32]) -> Result<[f32; 4], String> {
    match *lengths {
        [all] => Ok([all; 4]),
        [upright, across] => Ok([upright, across, upright, across]),
        [above, across, below] => Ok([above, across, below, across]),
        [above, right, below, left] => Ok([above, right, below, left]),
        _ => Err(format!("{lengths:?} are not one to four lengths")),
    }
}

fn align(text: &str) -> Result<Align, String> {
    Ok(match text {
        "start" | "left" => Align::Start,
        "middle" | "center" => Align::Middle,
        "end" | "right" => Align::End,
        "between" => Align::Between,
        "stretch" => Align::Stretch,
        _ => return Err(unknown(text)),
    })
}

fn paint(text: &str) -> Result<Paint, String> {
    match text {
        "none" | "transparent" => return Ok(Paint::None),
        "currentColor" => return Ok(Paint::Current),
        _ => {}
    }
    let digits = text.strip_prefix('#').ok_or_else(|| unknown(text))?;
    let value = u32::from_str_radix(digits, 16).map_err(|_| unknown(text))?;
    let byte = |shift: u32| (value >> shift & 0xff) as u8;
    let half = |shift: u32| (value >> shift & 0xf) as u8 * 0x11;
    match digits.len() {
        6 => Ok(Paint::Rgb(byte(16), byte(8), byte(0))),
        3 => Ok(Paint::Rgb(half(8), half(4), half(0))),
        _ => Err(unknown(text)),
    }
}
