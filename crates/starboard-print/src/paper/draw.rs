//! Draws laid-out pages into a PDF.

use krilla::Document;
use krilla::color::rgb;
use krilla::destination::XyzDestination;
use krilla::geom::{Path, PathBuilder, Point, Rect, Transform};
use krilla::metadata::{Metadata, PageLayout};
use krilla::num::NormalizedF32;
use krilla::outline::{Outline, OutlineNode};
use krilla::page::PageSettings;
use krilla::paint::{Fill, FillRule, LineCap, LineJoin, Stroke, StrokeDash};
use krilla::surface::Surface;
use kurbo::{BezPath, PathEl};

use super::font::{Fonts, MIDDLE, Run};
use super::layout::{Area, Child, Frame, Item, Node, current, view_box};
use super::style::{Align, Cap, Display, Inherited, Join, Paint, Style, number};

/// A page with everything on it.
#[derive(Debug)]
pub(super) struct Page {
    /// In points.
    pub(super) size: (f32, f32),
    pub(super) items: Vec<Item>,
    /// What the outline of the document calls places of this page, with their heights.
    pub(super) marks: Vec<(String, f32)>,
}

pub(super) fn write(
    fonts: &Fonts,
    pages: &[Page],
    title: &str,
    language: &str,
) -> Result<Vec<u8>, String> {
    let mut document = Document::new();
    let mut outline = Outline::new();
    for (index, page) in pages.iter().enumerate() {
        let (width, height) = page.size;
        let settings = PageSettings::from_wh(width, height).ok_or("a page without a size")?;
        let mut sheet = document.start_page_with(settings);
        let mut surface = sheet.surface();
        let mut pen = Pen {
            surface: &mut surface,
            fonts,
        };
        pen.items(&page.items)?;
        surface.finish();
        sheet.finish();
        for (name, y) in &page.marks {
            let place = XyzDestination::new(index, Point::from_xy(0.0, *y));
            outline.push_child(OutlineNode::new(name.clone(), place));
        }
    }
    document.set_outline(outline);
    document.set_metadata(
        Metadata::new()
            .title(title.to_owned())
            .language(language.to_owned())
            .creator(String::from("Starboard"))
            .page_layout(PageLayout::SinglePage),
    );
    document
        .finish()
        .map_err(|error| format!("the PDF cannot be written: {error:?}"))
}

struct Pen<'a, 'b> {
    surface: &'a mut Surface<'b>,
    fonts: &'a Fonts,
}

impl Pen<'_, '_> {
    fn items(&mut self, items: &[Item]) -> Result<(), String> {
        for item in items {
            match item {
                Item::Box(frame) => self.frame(frame),
                Item::Drawing { place, node } => self.drawing(node, *place)?,
                Item::Words {
                    x,
                    baseline,
                    run,
                    colour,
                } => {
                    self.surface.set_stroke(None);
                    self.surface.set_fill(fill(*colour, 1.0, false));
                    self.run(run, *x, *baseline, false);
                }
                Item::Fade { opacity, items } => {
                    self.surface.push_opacity(normal(*opacity));
                    let done = self.items(items);
                    self.surface.pop();
                    done?;
                }
                Item::Clip { place, items } => {
                    let Some(path) = rounded(*place, [0.0; 4]) else {
                        continue;
                    };
                    self.surface.push_clip_path(&path, &FillRule::NonZero);
                    let done = self.items(items);
                    self.surface.pop();
                    done?;
                }
            }
        }
        Ok(())
    }

    fn run(&mut self, run: &Run, x: f32, baseline: f32, outlined: bool) {
        self.surface.draw_glyphs(
            Point::from_xy(x, baseline),
            &run.glyphs,
            self.fonts.font(run.face),
            &run.text,
            run.size,
            outlined,
        );
    }

    fn frame(&mut self, frame: &Frame) {
        let place = frame.place;
        if let Some(path) = rounded(place, [frame.radius; 4])
            && frame.fill != Paint::None
        {
            self.surface.set_stroke(None);
            self.surface.set_fill(fill(frame.fill, 1.0, false));
            self.surface.draw_path(&path);
        }
        let Some((width, paint, dashed)) = frame.border else {
            return;
        };
        self.surface.set_fill(None);
        let dash = dashed.then(|| StrokeDash {
            array: vec![width * 3.0, width * 2.4],
            offset: 0.0,
        });
        self.surface.set_stroke(colour(paint).map(|paint| Stroke {
            paint: paint.into(),
            width,
            dash,
            ..Stroke::default()
        }));
        if frame.edges == [true; 4] {
            let half = width / 2.0;
            let inside = Area {
                x: place.x + half,
                y: place.y + half,
                width: place.width - width,
                height: place.height - width,
            };
            if let Some(path) = rounded(inside, [(frame.radius - half).max(0.0); 4]) {
                self.surface.draw_path(&path);
            }
            return;
        }
        let (right, below) = (place.x + place.width, place.y + place.height);
        let lines = [
            ((place.x, place.y), (right, place.y)),
            ((right, place.y), (right, below)),
            ((place.x, below), (right, below)),
            ((place.x, place.y), (place.x, below)),
        ];
        for ((from, to), _) in lines.into_iter().zip(frame.edges).filter(|(_, edge)| *edge) {
            let mut path = PathBuilder::new();
            path.move_to(from.0, from.1);
            path.line_to(to.0, to.1);
            if let Some(path) = path.finish() {
                self.surface.draw_path(&path);
            }
        }
    }

    // -----------------------------------------------------------------------------
    // Drawings

    /// A drawing in its place on the page.
    fn drawing(&mut self, node: &Node, place: Area) -> Result<(), String> {
        let [left, top, width, height] =
            view_box(node).unwrap_or([0.0, 0.0, place.width, place.height]);
        let (x, y) = (place.width / width, place.height / height);
        let fit = node.attribute("preserveAspectRatio").unwrap_or_default();
        let (x_scale, y_scale) = match fit {
            "none" => (x, y),
            _ if fit.ends_with("slice") => (x.max(y), x.max(y)),
            _ => (x.min(y), x.min(y)),
        };
        let down = match fit.starts_with("xMidYMax") {
            true => 1.0,
            false => 0.5,
        };
        let dx = place.x + (place.width - width * x_scale) * 0.5 - left * x_scale;
        let dy = place.y + (place.height - height * y_scale) * down - top * y_scale;
        let clip = rounded(place, [node.style.radius; 4])
            .filter(|_| node.style.clip || fit.ends_with("slice"));
        if let Some(clip) = &clip {
            self.surface.push_clip_path(clip, &FillRule::NonZero);
        }
        let faded = node.style.opacity < 1.0;
        if faded {
            self.surface.push_opacity(normal(node.style.opacity));
        }
        let transform = Transform::from_row(x_scale, 0.0, 0.0, y_scale, dx, dy);
        self.surface.push_transform(&transform);
        let done = self.shapes(node);
        self.surface.pop();
        if faded {
            self.surface.pop();
        }
        if clip.is_some() {
            self.surface.pop();
        }
        done
    }

    fn shapes(&mut self, node: &Node) -> Result<(), String> {
        node.elements().try_for_each(|child| self.shape(child))
    }

    fn shape(&mut self, node: &Node) -> Result<(), String> {
        let style = &node.style;
        if style.display == Display::None {
            return Ok(());
        }
        let mut pushed = 0;
        if !style.transform.is_empty() {
            let transform = transform(&style.transform)?;
            self.surface.push_transform(&transform);
            pushed += 1;
        }
        if style.opacity < 1.0 {
            self.surface.push_opacity(normal(style.opacity));
            pushed += 1;
        }
        let done = match node.name.as_str() {
            "g" => self.shapes(node),
            "svg" => {
                let at = |name: &str| node.attribute(name).and_then(|value| number(value).ok());
                let place = Area {
                    x: at("x").unwrap_or(0.0),
                    y: at("y").unwrap_or(0.0),
                    width: at("width").ok_or("a drawing in a drawing without a width")?,
                    height: at("height").ok_or("a drawing in a drawing without a height")?,
                };
                self.drawing(node, place)
            }
            "text" => self.text(node),
            "title" => Ok(()),
            _ => outline(node).map(|path| {
                if let Some(path) = path {
                    self.path(&path, style);
                }
            }),
        };
        for _ in 0..pushed {
            self.surface.pop();
        }
        done
    }

    fn path(&mut self, path: &Path, style: &Style) {
        let style = &style.inherited;
        let filled = fill(
            current(style.fill, style.colour),
            style.fill_opacity,
            style.even_odd,
        );
        let stroked = stroke(style);
        if style.stroke_first {
            for (filled, stroked) in [(None, stroked), (filled, None)] {
                if filled.is_some() || stroked.is_some() {
                    self.surface.set_fill(filled);
                    self.surface.set_stroke(stroked);
                    self.surface.draw_path(path);
                }
            }
        } else if filled.is_some() || stroked.is_some() {
            self.surface.set_fill(filled);
            self.surface.set_stroke(stroked);
            self.surface.draw_path(path);
        }
    }

    fn text(&mut self, node: &Node) -> Result<(), String> {
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
        let y = at("y")?
            + if style.central {
                MIDDLE * style.size
            } else {
                0.0
            };
        let halo = stroke(style);
        for run in runs {
            if halo.is_some() {
                self.surface.set_fill(None);
                self.surface.set_stroke(halo.clone());
                self.run(&run, x, y, true);
            }
            let paint = current(style.fill, style.colour);
            self.surface.set_stroke(None);
            self.surface
                .set_fill(fill(paint, style.fill_opacity, false));
            self.run(&run, x, y, false);
            x += run.width;
        }
        Ok(())
    }
}

fn normal(value: f32) -> NormalizedF32 {
    NormalizedF32::new(value.clamp(0.0, 1.0)).unwrap_or(NormalizedF32::ONE)
}

fn colour(paint: Paint) -> Option<rgb::Color> {
    match paint {
        Paint::Rgb(red, green, blue) => Some(rgb::Color::new(red, green, blue)),
        Paint::None | Paint::Current => None,
    }
}

fn fill(paint: Paint, opacity: f32, even_odd: bool) -> Option<Fill> {
    Some(Fill {
        paint: colour(paint)?.into(),
        opacity: normal(opacity),
        rule: if even_odd {
            FillRule::EvenOdd
        } else {
            FillRule::NonZero
        },
    })
}

fn stroke(style: &Inherited) -> Option<Stroke> {
    if style.stroke_width <= 0.0 {
        return None;
    }
    Some(Stroke {
        paint: colour(current(style.stroke, style.colour))?.into(),
        width: style.stroke_width,
        miter_limit: 4.0,
        line_cap: match style.cap {
            Cap::Butt => LineCap::Butt,
            Cap::Round => LineCap::Round,
            Cap::Square => LineCap::Square,
        },
        line_join: match style.join {
            Join::Miter => LineJoin::Miter,
            Join::Round => LineJoin::Round,
            Join::Bevel => LineJoin::Bevel,
        },
        opacity: normal(style.stroke_opacity),
        dash: (!style.dashes.is_empty()).then(|| StrokeDash {
            array: style.dashes.clone(),
            offset: style.dash_offset,
        }),
    })
}

/// The outline of a shape.
fn outline(node: &Node) -> Result<Option<Path>, String> {
    let at = |name: &str| node.attribute(name).map_or(Ok(0.0), number);
    Ok(match node.name.as_str() {
        "path" => {
            let data = node.attribute("d").unwrap_or_default();
            if data.is_empty() {
                return Ok(None);
            }
            let path = BezPath::from_svg(data).map_err(|error| format!("{error}: {data}"))?;
            built(&path)
        }
        "circle" => {
            let (x, y, r) = (at("cx")?, at("cy")?, at("r")?);
            ellipse(x, y, r, r)
        }
        "ellipse" => ellipse(at("cx")?, at("cy")?, at("rx")?, at("ry")?),
        "rect" => {
            let place = Area {
                x: at("x")?,
                y: at("y")?,
                width: at("width")?,
                height: at("height")?,
            };
            rounded(place, [at("rx")?; 4])
        }
        "line" => {
            let mut path = PathBuilder::new();
            path.move_to(at("x1")?, at("y1")?);
            path.line_to(at("x2")?, at("y2")?);
            path.finish()
        }
        "polygon" | "polyline" => {
            let numbers: Vec<f32> = node
                .attribute("points")
                .unwrap_or_default()
                .split([' ', ','])
                .filter_map(|word| word.parse().ok())
                .collect();
            let mut path = PathBuilder::new();
            for (index, point) in numbers.chunks_exact(2).enumerate() {
                match index {
                    0 => path.move_to(point[0], point[1]),
                    _ => path.line_to(point[0], point[1]),
                }
            }
            if node.name == "polygon" {
                path.close();
            }
            path.finish()
        }
        other => return Err(format!("{other} cannot be drawn on paper")),
    })
}

fn built(path: &BezPath) -> Option<Path> {
    let mut out = PathBuilder::new();
    let mut at = (0.0, 0.0);
    let point = |point: kurbo::Point| (point.x as f32, point.y as f32);
    for element in path.elements() {
        match *element {
            PathEl::MoveTo(to) => {
                at = point(to);
                out.move_to(at.0, at.1);
            }
            PathEl::LineTo(to) => {
                let to = point(to);
                // A line of no length is a dot, if its ends are round.
                let dot = if to == at { 0.01 } else { 0.0 };
                at = to;
                out.line_to(to.0 + dot, to.1);
            }
            PathEl::QuadTo(a, to) => {
                let a = point(a);
                at = point(to);
                out.quad_to(a.0, a.1, at.0, at.1);
            }
            PathEl::CurveTo(a, b, to) => {
                let (a, b) = (point(a), point(b));
                at = point(to);
                out.cubic_to(a.0, a.1, b.0, b.1, at.0, at.1);
            }
            PathEl::ClosePath => out.close(),
        }
    }
    out.finish()
}

/// How far the handles of a quarter of a circle reach.
const QUARTER: f32 = 0.552_285;

fn ellipse(x: f32, y: f32, rx: f32, ry: f32) -> Option<Path> {
    let place = Area {
        x: x - rx,
        y: y - ry,
        width: 2.0 * rx,
        height: 2.0 * ry,
    };
    if (rx - ry).abs() < f32::EPSILON {
        return rounded(place, [rx; 4]);
    }
    let (kx, ky) = (rx * QUARTER, ry * QUARTER);
    let mut path = PathBuilder::new();
    path.move_to(x + rx, y);
    path.cubic_to(x + rx, y + ky, x + kx, y + ry, x, y + ry);
    path.cubic_to(x - kx, y + ry, x - rx, y + ky, x - rx, y);
    path.cubic_to(x - rx, y - ky, x - kx, y - ry, x, y - ry);
    path.cubic_to(x + kx, y - ry, x + rx, y - ky, x + rx, y);
    path.close();
    path.finish()
}

fn rounded(place: Area, radii: [f32; 4]) -> Option<Path> {
    let Area {
        x,
        y,
        width,
        height,
    } = place;
    let mut path = PathBuilder::new();
    let r = radii[0].min(width / 2.0).min(height / 2.0);
    if r <= 0.0 {
        path.push_rect(Rect::from_xywh(x, y, width, height)?);
        return path.finish();
    }
    let (right, below, k) = (x + width, y + height, r * (1.0 - QUARTER));
    path.move_to(x + r, y);
    path.line_to(right - r, y);
    path.cubic_to(right - k, y, right, y + k, right, y + r);
    path.line_to(right, below - r);
    path.cubic_to(right, below - k, right - k, below, right - r, below);
    path.line_to(x + r, below);
    path.cubic_to(x + k, below, x, below - k, x, below - r);
    path.line_to(x, y + r);
    path.cubic_to(x, y + k, x + k, y, x + r, y);
    path.close();
    path.finish()
}

/// `translate`, `scale`, `rotate` and `matrix`, one after the other.
fn transform(text: &str) -> Result<Transform, String> {
    let mut all = kurbo::Affine::IDENTITY;
    for part in text
        .split(')')
        .map(str::trim)
        .filter(|part| !part.is_empty())
    {
        let unknown = || format!("{text:?} is no transformation that is understood here");
        let (name, arguments) = part.split_once('(').ok_or_else(unknown)?;
        let numbers: Result<Vec<f64>, _> = arguments
            .split([' ', ','])
            .filter(|word| !word.is_empty())
            .map(|word| word.trim_end_matches("px").trim_end_matches("deg").parse())
            .collect();
        let numbers: Vec<f64> = numbers.map_err(|_| unknown())?;
        let step = match (name.trim().trim_start_matches(','), numbers.as_slice()) {
            ("translate", &[x]) => kurbo::Affine::translate((x, 0.0)),
            ("translate", &[x, y]) => kurbo::Affine::translate((x, y)),
            ("scale", &[both]) => kurbo::Affine::scale(both),
            ("scale", &[x, y]) => kurbo::Affine::scale_non_uniform(x, y),
            ("rotate", &[degrees]) => kurbo::Affine::rotate(degrees.to_radians()),
            ("rotate", &[degrees, x, y]) => {
                kurbo::Affine::rotate_about(degrees.to_radians(), kurbo::Point::new(x, y))
            }
            ("matrix", &[a, b, c, d, e, f]) => kurbo::Affine::new([a, b, c, d, e, f]),
            _ => return Err(unknown()),
        };
        all *= step;
    }
    let [a, b, c, d, e, f] = all.as_coeffs().map(|number| number as f32);
    Ok(Transform::from_row(a, b, c, d, e, f))
}
