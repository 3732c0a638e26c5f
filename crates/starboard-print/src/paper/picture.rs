//! A position as an SVG that needs nothing else: every shape says itself what it looks like, so that
//! it looks the same in a notebook, in a document and as a file. Words stay words, set in whatever
//! typeface there is, as wide as they are laid out for.

use std::fmt::Write as _;

use super::css::Stylesheet;
use super::font::{Face, Fonts, MIDDLE, Run};
use super::layout::{Area, Child, Frame, Item, Layouter, Node, current, view_box};
use super::style::{Align, Cap, Display, Inherited, Join, Paint, Style, number};
use crate::escaped;
use crate::markup::{Markup, Piece, tag};

/// The size of letters, in points.
const SIZE: f32 = 9.0;
/// How much larger everything is than on paper.
const SCALE: f32 = 1.4;
/// The most room that there is across, in points.
const WIDEST: f32 = 620.0;
const MARGIN: f32 = 8.0;
/// Pixels of a screen for each point.
const PIXELS: f32 = 4.0 / 3.0;

/// What becomes a picture.
pub(crate) struct Picture {
    pub(crate) table: Markup,
    /// The styles of the game.
    pub(crate) css: &'static str,
    pub(crate) title: String,
}

impl Picture {
    /// An error says what cannot be drawn or does not fit.
    pub(crate) fn svg(self) -> Result<String, String> {
        let mut sheet = Stylesheet::default();
        sheet.add(include_str!("paper.css"))?;
        sheet.add(self.css)?;
        let fonts = Fonts::load()?;
        let layouter = Layouter::new(&fonts, &sheet, 0.0);
        let node = layouter.read(self.table.text(), "paper colour picture", SIZE, SCALE)?;
        let laid = layouter.lay_around(&node, WIDEST);
        if let Some(problem) = layouter.problems().into_iter().next() {
            return Err(problem);
        }
        let mut pen = Pen {
            fonts: &fonts,
            out: String::new(),
        };
        let (width, height) = (laid.width + 2.0 * MARGIN, laid.height + 2.0 * MARGIN);
        pen.frame(&Frame {
            place: Area {
                x: -MARGIN,
                y: -MARGIN,
                width,
                height,
            },
            radius: MARGIN,
            fill: Paint::Rgb(0xff, 0xff, 0xff),
            border: None,
            edges: [true; 4],
        });
        pen.items(&laid.items)?;
        let [left, top] = [Short(-MARGIN); 2];
        let shown = format!("{left} {top} {} {}", Short(width), Short(height));
        let svg = tag("svg")
            .attr("xmlns", "http://www.w3.org/2000/svg")
            .attr("width", Short(width * PIXELS))
            .attr("height", Short(height * PIXELS))
            .attr("viewBox", shown)
            .attr("role", "img")
            .attr("aria-label", &self.title)
            .child(tag("title").child(self.title.as_str()))
            .inner_html(pen.out);
        Ok(svg.markup().into_text())
    }
}

/// A number as short as it can be without being seen to differ.
#[derive(Clone, Copy)]
struct Short(f32);

impl std::fmt::Display for Short {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        let rounded = (f64::from(self.0) * 1000.0).round() / 1000.0;
        // There is no negative zero.
        write!(out, "{}", rounded + 0.0)
    }
}

struct Colour(Paint);

impl std::fmt::Display for Colour {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self.0 {
            Paint::Rgb(red, green, blue) => write!(out, "#{red:02x}{green:02x}{blue:02x}"),
            Paint::None | Paint::Current => out.write_str("none"),
        }
    }
}

/// Attributes that place a shape, which are the same wherever it stands.
const GEOMETRY: &[&str] = &[
    "cx", "cy", "d", "height", "points", "r", "rx", "ry", "width", "x", "x1", "x2", "y", "y1", "y2",
];

struct Pen<'a> {
    fonts: &'a Fonts,
    out: String,
}

impl Pen<'_> {
    fn attribute(&mut self, name: &str, value: impl std::fmt::Display) {
        let _ = write!(self.out, " {name}=\"{value}\"");
    }

    fn items(&mut self, items: &[Item]) -> Result<(), String> {
        for item in items {
            match item {
                Item::Box(frame) => self.frame(frame),
                Item::Drawing { place, node } => {
                    self.drawing(node, Some(*place), &Inherited::root(SIZE))?;
                }
                Item::Words {
                    x,
                    baseline,
                    run,
                    colour,
                } => {
                    self.out.push_str("<text");
                    self.attribute("fill", Colour(*colour));
                    self.run(run, *x, *baseline);
                }
                Item::Fade { opacity, items } => {
                    self.out.push_str("<g");
                    self.attribute("opacity", Short(*opacity));
                    self.out.push('>');
                    self.items(items)?;
                    self.out.push_str("</g>");
                }
                // What is in an `<svg>` ends at its edges.
                Item::Clip { place, items } => {
                    self.out.push_str("<svg");
                    self.area(*place);
                    let edges = [place.x, place.y, place.width, place.height];
                    let [x, y, width, height] = edges.map(Short);
                    self.attribute("viewBox", format_args!("{x} {y} {width} {height}"));
                    self.out.push('>');
                    self.items(items)?;
                    self.out.push_str("</svg>");
                }
            }
        }
        Ok(())
    }

    fn area(&mut self, place: Area) {
        self.attribute("x", Short(place.x));
        self.attribute("y", Short(place.y));
        self.attribute("width", Short(place.width));
        self.attribute("height", Short(place.height));
    }

    /// Ends a `<text>` that has been begun.
    fn run(&mut self, run: &Run, x: f32, baseline: f32) {
        self.attribute("x", Short(x));
        self.attribute("y", Short(baseline));
        self.attribute("font-size", Short(run.size));
        let (family, weight, slant) = match run.face {
            Face::Regular => ("'IBM Plex Sans',system-ui,sans-serif", "normal", "normal"),
            Face::Bold => ("'IBM Plex Sans',system-ui,sans-serif", "bold", "normal"),
            Face::Italic => ("'IBM Plex Sans',system-ui,sans-serif", "normal", "italic"),
            Face::Display => ("'Chakra Petch',system-ui,sans-serif", "bold", "normal"),
        };
        self.attribute("font-family", family);
        for (name, value) in [("font-weight", weight), ("font-style", slant)] {
            if value != "normal" {
                self.attribute(name, value);
            }
        }
        self.attribute("textLength", Short(run.width));
        self.attribute("lengthAdjust", "spacingAndGlyphs");
        self.out.push('>');
        self.out.push_str(&escaped(&run.text));
        self.out.push_str("</text>");
    }

    fn frame(&mut self, frame: &Frame) {
        let Frame {
            place,
            radius,
            fill,
            border,
            edges,
        } = *frame;
        let Some((width, paint, dashed)) = border else {
            if fill != Paint::None {
                self.rect(place, radius);
                self.attribute("fill", Colour(fill));
                self.out.push_str("/>");
            }
            return;
        };
        let stroke = |pen: &mut Self| {
            pen.attribute("stroke", Colour(paint));
            pen.attribute("stroke-width", Short(width));
            if dashed {
                let dashes = (Short(width * 3.0), Short(width * 2.4));
                pen.attribute(
                    "stroke-dasharray",
                    format_args!("{} {}", dashes.0, dashes.1),
                );
            }
            pen.out.push_str("/>");
        };
        if edges == [true; 4] {
            let half = width / 2.0;
            let inside = Area {
                x: place.x + half,
                y: place.y + half,
                width: place.width - width,
                height: place.height - width,
            };
            self.rect(inside, (radius - half).max(0.0));
            self.attribute("fill", Colour(fill));
            stroke(self);
            return;
        }
        if fill != Paint::None {
            self.rect(place, radius);
            self.attribute("fill", Colour(fill));
            self.out.push_str("/>");
        }
        let (right, below) = (place.x + place.width, place.y + place.height);
        let lines = [
            (place.x, place.y, right, place.y),
            (right, place.y, right, below),
            (place.x, below, right, below),
            (place.x, place.y, place.x, below),
        ];
        for ((x1, y1, x2, y2), _) in lines.into_iter().zip(edges).filter(|(_, edge)| *edge) {
            self.out.push_str("<line");
            for (name, value) in [("x1", x1), ("y1", y1), ("x2", x2), ("y2", y2)] {
                self.attribute(name, Short(value));
            }
            stroke(self);
        }
    }

    /// Begins a `<rect>`.
    fn rect(&mut self, place: Area, radius: f32) {
        self.out.push_str("<rect");
        self.area(place);
        if radius > 0.0 {
            let most = place.width.min(place.height) / 2.0;
            self.attribute("rx", Short(radius.min(most)));
        }
    }

    /// A drawing in its place; one within another says itself where that is.
    fn drawing(
        &mut self,
        node: &Node,
        place: Option<Area>,
        around: &Inherited,
    ) -> Result<(), String> {
        let style = &node.style;
        if style.display == Display::None {
            return Ok(());
        }
        self.out.push_str("<svg");
        let fit = node.attribute("preserveAspectRatio").unwrap_or_default();
        match place {
            Some(place) => self.area(place),
            None => self.geometry(node),
        }
        if let Some([left, top, width, height]) = view_box(node) {
            let [left, top, width, height] = [left, top, width, height].map(Short);
            self.attribute("viewBox", format_args!("{left} {top} {width} {height}"));
        }
        if !fit.is_empty() {
            self.attribute("preserveAspectRatio", fit);
        }
        if !style.clip && !fit.ends_with("slice") {
            self.attribute("overflow", "visible");
        }
        self.look(style, around);
        self.out.push('>');
        self.shapes(node)?;
        self.out.push_str("</svg>");
        Ok(())
    }

    fn geometry(&mut self, node: &Node) {
        for (name, value) in &node.attributes {
            if GEOMETRY.contains(&name.as_str()) {
                self.attribute(name, escaped(value));
            }
        }
    }

    fn shapes(&mut self, node: &Node) -> Result<(), String> {
        let around = &node.style.inherited;
        node.elements()
            .try_for_each(|child| self.shape(child, around))
    }

    fn shape(&mut self, node: &Node, around: &Inherited) -> Result<(), String> {
        let style = &node.style;
        let name = node.name.as_str();
        match name {
            "title" => return Ok(()),
            "svg" => return self.drawing(node, None, around),
            "text" => return self.text(node, around),
            "g" | "path" | "circle" | "ellipse" | "rect" | "line" | "polygon" | "polyline" => {}
            other => return Err(format!("{other} cannot be drawn in a picture")),
        }
        self.out.push('<');
        self.out.push_str(name);
        self.geometry(node);
        self.look(style, around);
        if name == "g" {
            self.out.push('>');
            self.shapes(node)?;
            self.out.push_str("</g>");
        } else {
            self.out.push_str("/>");
        }
        Ok(())
    }

    fn text(&mut self, node: &Node, around: &Inherited) -> Result<(), String> {
        let style = &node.style.inherited;
        let at = |name: &str| node.attribute(name).map_or(Ok(0.0), number);
        let words: String = node
            .children
            .iter()
            .filter_map(|child| match child {
                Child::Text(text) => Some(text.as_str()),
                Child::Element(_) => None,
            })
            .collect();
        let runs = self.fonts.set(words.trim(), style)?;
        let width: f32 = runs.iter().map(|run| run.width).sum();
        let mut x = at("x")?
            - match style.anchor {
                Align::Middle => width / 2.0,
                Align::End => width,
                _ => 0.0,
            };
        let central = if style.central {
            MIDDLE * style.size
        } else {
            0.0
        };
        let y = at("y")? + central;
        for run in runs {
            self.out.push_str("<text");
            self.look(&node.style, around);
            // A line around letters is behind them.
            if !style.stroke_first && style.stroke_width > 0.0 && style.stroke != Paint::None {
                self.attribute("paint-order", "stroke");
            }
            self.run(&run, x, y);
            x += run.width;
        }
        Ok(())
    }

    /// What an element looks like, as far as it is not what is around it.
    fn look(&mut self, style: &Style, around: &Inherited) {
        if !style.transform.is_empty() {
            let plain = style.transform.replace("px", "").replace("deg", "");
            self.attribute("transform", plain);
        }
        if style.opacity < 1.0 {
            self.attribute("opacity", Short(style.opacity));
        }
        for ((name, own), (_, other)) in said(&style.inherited).into_iter().zip(said(around)) {
            if own != other {
                self.attribute(name, own);
            }
        }
    }
}

/// The properties that shapes have from what is around them.
fn said(style: &Inherited) -> [(&'static str, String); 11] {
    let paint = |paint| Colour(current(paint, style.colour)).to_string();
    let dashes: Vec<String> = style
        .dashes
        .iter()
        .map(|&dash| Short(dash).to_string())
        .collect();
    [
        ("fill", paint(style.fill)),
        ("fill-opacity", Short(style.fill_opacity).to_string()),
        (
            "fill-rule",
            if style.even_odd { "evenodd" } else { "nonzero" }.to_owned(),
        ),
        ("stroke", paint(style.stroke)),
        ("stroke-opacity", Short(style.stroke_opacity).to_string()),
        ("stroke-width", Short(style.stroke_width).to_string()),
        (
            "stroke-linecap",
            match style.cap {
                Cap::Butt => "butt",
                Cap::Round => "round",
                Cap::Square => "square",
            }
            .to_owned(),
        ),
        (
            "stroke-linejoin",
            match style.join {
                Join::Miter => "miter",
                Join::Round => "round",
                Join::Bevel => "bevel",
            }
            .to_owned(),
        ),
        (
            "stroke-dasharray",
            if dashes.is_empty() {
                String::from("none")
            } else {
                dashes.join(" ")
            },
        ),
        ("stroke-dashoffset", Short(style.dash_offset).to_string()),
        (
            "paint-order",
            if style.stroke_first {
                "stroke"
            } else {
                "normal"
            }
            .to_owned(),
        ),
    ]
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use starboard_kernel::{FastRng, Lang, OptionValues, Turn};

    use crate::games::picture;

    /// Positions of random games with the first and the last value of each option, at regular intervals
    /// and at the end.
    fn positions() -> Vec<starboard_kernel::erased::Position> {
        let mut found = Vec::new();
        for rules in starboard_games::registry().iter() {
            let mut rng = FastRng::new(7);
            for last in [false, true] {
                let options: OptionValues = rules
                    .schema()
                    .0
                    .into_iter()
                    .filter_map(|spec| Some((spec.name.to_owned(), spec.values.last()?.clone())))
                    .filter(|_| last)
                    .collect();
                let mut position = rules.start(&options).expect("options of the schema");
                for step in 0.. {
                    let over = position.turn() == Turn::Over;
                    if step % 17 == 0 && step < 300 || over {
                        found.push(position.clone());
                    }
                    match position.turn() {
                        Turn::Over => break,
                        Turn::Chance => {
                            let outcomes = position.outcomes();
                            let at = rng.below(outcomes.len() as u32) as usize;
                            position.resolve(&outcomes[at].0).expect("listed");
                        }
                        Turn::Player(_) => {
                            let actions = position.legal_actions();
                            let at = rng.below(actions.len() as u32) as usize;
                            position.play(&actions[at]).expect("legal");
                        }
                    }
                }
            }
        }
        found
    }

    /// Nothing in it refers to anything else, and a change on the table shows.
    #[test]
    fn every_position_has_a_picture_that_stands_for_itself() {
        let mut games = BTreeSet::new();
        for position in positions() {
            let name = position.rules().name();
            games.insert(name);
            let svg = picture(&position, Lang::En).expect("all games are drawn");
            let svg =
                svg.unwrap_or_else(|error| panic!("{name}: {error}\n{}", position.document()));
            let document = roxmltree::Document::parse(&svg)
                .unwrap_or_else(|error| panic!("{name}: {error}\n{svg}"));
            for node in document.descendants().filter(|node| node.is_element()) {
                for attribute in node.attributes() {
                    let value = attribute.value();
                    let foreign = ["class", "style", "id", "href"].contains(&attribute.name());
                    assert!(!foreign && !value.contains("var("), "{name}: {value}");
                    assert!(
                        !value.contains("url(") && !value.contains("NaN"),
                        "{name}: {value}"
                    );
                }
            }
            assert!(svg.len() < 400_000, "{name}: {} bytes", svg.len());
            assert!(
                document
                    .descendants()
                    .filter(|node| node.is_element())
                    .count()
                    > 40
            );
        }
        assert_eq!(games.len(), starboard_games::registry().iter().count());
    }

    #[test]
    fn a_picture_is_called_by_the_game_in_every_language() {
        for rules in starboard_games::registry().iter() {
            let position = rules.start(&OptionValues::new()).expect("the defaults");
            for lang in Lang::ALL {
                let svg = picture(&position, lang).expect("a picture");
                let svg = svg.expect("it fits");
                let title = crate::escaped(&rules.title(lang));
                assert!(svg.contains(&format!("<title>{title}</title>")), "{svg}");
            }
        }
    }
}
