//! Lays markup out: boxes below and beside each other, and text in lines.
//!
//! Nothing is ever cut off: what does not fit is a problem, and a page with problems is not made.

use std::cell::RefCell;
use std::rc::Rc;

use super::css::{Place, Stylesheet};
use super::font::{ASCENT, DESCENT, Fonts, MIDDLE, Run};
use super::style::{self, Align, Display, Inherited, Length, Paint, Style};

use crate::markup::{Piece as _, tag};

/// An element with its style.
#[derive(Debug)]
pub(super) struct Node {
    pub(super) name: String,
    pub(super) attributes: Vec<(String, String)>,
    pub(super) style: Style,
    pub(super) children: Vec<Child>,
}

#[derive(Clone, Debug)]
pub(super) enum Child {
    Text(String),
    Element(Rc<Node>),
}

impl Node {
    pub(super) fn attribute(&self, name: &str) -> Option<&str> {
        let found = self.attributes.iter().find(|(other, _)| other == name);
        found.map(|(_, value)| value.as_str())
    }

    pub(super) fn class(&self) -> &str {
        self.attribute("class").unwrap_or_default()
    }

    pub(super) fn elements(&self) -> impl Iterator<Item = &Rc<Node>> {
        self.children.iter().filter_map(|child| match child {
            Child::Element(node) if node.style.display != Display::None => Some(node),
            _ => None,
        })
    }

    /// Whether its children are set in lines.
    fn is_text(&self) -> bool {
        self.children.iter().any(|child| match child {
            Child::Text(text) => !text.trim().is_empty(),
            Child::Element(node) => node.style.display == Display::Inline && node.name != "svg",
        })
    }
}

/// Something to be drawn, with its place in points from the upper left.
#[derive(Clone, Debug)]
pub(super) enum Item {
    Box(Frame),
    Drawing {
        place: Area,
        node: Rc<Node>,
    },
    Words {
        x: f32,
        baseline: f32,
        run: Run,
        colour: Paint,
    },
    Fade {
        opacity: f32,
        items: Vec<Item>,
    },
    Clip {
        place: Area,
        items: Vec<Item>,
    },
}

#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Area {
    pub(super) x: f32,
    pub(super) y: f32,
    pub(super) width: f32,
    pub(super) height: f32,
}

#[derive(Clone, Debug)]
pub(super) struct Frame {
    pub(super) place: Area,
    pub(super) radius: f32,
    pub(super) fill: Paint,
    pub(super) border: Option<(f32, Paint, bool)>,
    pub(super) edges: [bool; 4],
}

#[derive(Clone, Default, Debug)]
pub(super) struct Laid {
    pub(super) width: f32,
    pub(super) height: f32,
    pub(super) items: Vec<Item>,
}

impl Laid {
    fn put(&mut self, other: Laid, x: f32, y: f32) {
        self.items.extend(shifted(other.items, x, y));
    }
}

pub(super) fn shifted(items: Vec<Item>, dx: f32, dy: f32) -> Vec<Item> {
    let moved = |place: Area| Area {
        x: place.x + dx,
        y: place.y + dy,
        ..place
    };
    items
        .into_iter()
        .map(|item| match item {
            Item::Box(frame) => Item::Box(Frame {
                place: moved(frame.place),
                ..frame
            }),
            Item::Drawing { place, node } => Item::Drawing {
                place: moved(place),
                node,
            },
            Item::Words {
                x,
                baseline,
                run,
                colour,
            } => Item::Words {
                x: x + dx,
                baseline: baseline + dy,
                run,
                colour,
            },
            Item::Fade { opacity, items } => Item::Fade {
                opacity,
                items: shifted(items, dx, dy),
            },
            Item::Clip { place, items } => Item::Clip {
                place: moved(place),
                items: shifted(items, dx, dy),
            },
        })
        .collect()
}

pub(super) struct Layouter<'a> {
    pub(super) fonts: &'a Fonts,
    pub(super) sheet: &'a Stylesheet,
    /// The smallest letters that are allowed.
    pub(super) least: f32,
    problems: RefCell<Vec<String>>,
}

/// The room that a box has.
#[derive(Clone, Copy)]
struct Room {
    width: f32,
    /// A box takes all of the width, or only what it needs.
    fill: bool,
    height: Option<f32>,
}

const SLACK: f32 = 0.6;

impl<'a> Layouter<'a> {
    pub(super) fn new(fonts: &'a Fonts, sheet: &'a Stylesheet, least: f32) -> Layouter<'a> {
        Layouter {
            fonts,
            sheet,
            least,
            problems: RefCell::default(),
        }
    }

    /// What did not fit since this was asked last.
    pub(super) fn problems(&self) -> Vec<String> {
        let mut problems = self.problems.take();
        problems.dedup();
        problems.truncate(8);
        problems
    }

    fn problem(&self, problem: String) {
        self.problems.borrow_mut().push(problem);
    }

    /// Reads markup below an element of this class. Sizes of letters that are given in points are
    /// multiplied by `scale`.
    pub(super) fn read(
        &self,
        markup: &str,
        class: &str,
        size: f32,
        scale: f32,
    ) -> Result<Rc<Node>, String> {
        let markup = tag("div").class(class).inner_html(markup).markup();
        let document =
            roxmltree::Document::parse(markup.text()).map_err(|error| error.to_string())?;
        let root = Inherited::root(size * scale);
        self.node(document.root_element(), None, &root, scale)
    }

    fn node(
        &self,
        element: roxmltree::Node<'_, '_>,
        parent: Option<&Place<'_>>,
        inherited: &Inherited,
        scale: f32,
    ) -> Result<Rc<Node>, String> {
        let name = element.tag_name().name();
        let attributes: Vec<(String, String)> = element
            .attributes()
            .map(|attribute| (attribute.name().to_owned(), attribute.value().to_owned()))
            .collect();
        let place = Place {
            name,
            class: element.attribute("class").unwrap_or_default(),
            parent,
        };
        let style = style::style(self.sheet, &place, inherited, &attributes, scale)?;
        let mut children = Vec::new();
        if style.display != Display::None {
            for child in element.children() {
                if child.is_element() {
                    let child = self.node(child, Some(&place), &style.inherited, scale)?;
                    children.push(Child::Element(child));
                } else if let Some(text) = child.text() {
                    children.push(self.text(text, &style));
                }
            }
            if !style.after.is_empty() {
                let after = style.after.clone();
                children.push(self.text(&after, &style));
            }
        }
        Ok(Rc::new(Node {
            name: name.to_owned(),
            attributes,
            style,
            children,
        }))
    }

    /// Beside boxes a text is a box as well.
    fn text(&self, text: &str, parent: &Style) -> Child {
        let boxes = matches!(
            parent.display,
            Display::Row | Display::Grid(_) | Display::Over
        );
        if !boxes || text.trim().is_empty() {
            return Child::Text(text.to_owned());
        }
        let place = Place {
            name: "text-box",
            class: "",
            parent: None,
        };
        match style::style(self.sheet, &place, &parent.inherited, &[], 1.0) {
            Ok(style) => Child::Element(Rc::new(Node {
                name: String::from("text-box"),
                attributes: Vec::new(),
                style,
                children: vec![Child::Text(text.trim().to_owned())],
            })),
            Err(_) => Child::Text(text.to_owned()),
        }
    }

    /// Lays an element out in this width, as high as it needs.
    pub(super) fn lay(&self, node: &Rc<Node>, width: f32) -> Laid {
        self.boxed(
            node,
            Room {
                width,
                fill: true,
                height: None,
            },
        )
    }

    /// Lays an element out as wide as it needs, but at most this wide.
    pub(super) fn lay_around(&self, node: &Rc<Node>, most: f32) -> Laid {
        self.boxed(
            node,
            Room {
                width: most,
                fill: false,
                height: None,
            },
        )
    }

    /// Lays an element out in a box of this size.
    #[cfg(feature = "paper")]
    pub(super) fn lay_in(&self, node: &Rc<Node>, width: f32, height: f32) -> Laid {
        self.boxed(
            node,
            Room {
                width,
                fill: true,
                height: Some(height),
            },
        )
    }

    fn boxed(&self, node: &Rc<Node>, room: Room) -> Laid {
        let style = &node.style;
        if node.name == "svg" {
            return self.drawing(node, room);
        }
        let outer = style.width.map_or(room.width, |width| width.of(room.width));
        let outer = style.max_width.map_or(outer, |most| outer.min(most));
        let [above, right, below, left] = style.padding;
        let height = match style.height {
            Some(height) => Some(height.of(room.height.unwrap_or_default())),
            None => room.height,
        };
        let inner = Room {
            width: outer - left - right,
            fill: style.width.is_some() || room.fill && style.max_width.is_none(),
            height: height.map(|height| height - above - below),
        };
        let mut content = self.content(node, inner);
        let fixed = inner.height;
        if let Some(most) = fixed
            && content.height > most + SLACK
        {
            self.problem(format!(
                "{} .{} is {:.1} pt too high: {}",
                node.name,
                node.class(),
                content.height - most,
                words_of(node)
            ));
        }
        let inner_height = fixed.unwrap_or_else(|| {
            content
                .height
                .max(style.min_height - above - below)
                .max(0.0)
        });
        let inner_width = if inner.fill {
            inner.width
        } else {
            content.width
        };
        if content.width > inner_width + SLACK {
            self.problem(format!(
                "{} .{} is {:.1} pt too wide: {}",
                node.name,
                node.class(),
                content.width - inner_width,
                words_of(node)
            ));
        }
        let mut laid = Laid {
            width: inner_width + left + right,
            height: inner_height + above + below,
            items: Vec::new(),
        };
        let place = Area {
            x: 0.0,
            y: 0.0,
            width: laid.width,
            height: laid.height,
        };
        if style.border.is_some() || style.background != Paint::None {
            let colour = style.inherited.colour;
            laid.items.push(Item::Box(Frame {
                place,
                radius: style.radius,
                fill: current(style.background, colour),
                border: style
                    .border
                    .map(|(width, paint, dashed)| (width, current(paint, colour), dashed)),
                edges: style.edges,
            }));
        }
        // Along the height that is left.
        let left_over = inner_height - content.height;
        let down = match (style.justify, style.display) {
            (Align::Middle, Display::Block | Display::Inline) => left_over / 2.0,
            (Align::End, Display::Block | Display::Inline) => left_over,
            (_, Display::Row | Display::Grid(_)) => match style.items {
                Some(Align::Start | Align::Stretch) => 0.0,
                Some(Align::End) => left_over,
                _ => left_over / 2.0,
            },
            _ => 0.0,
        };
        let items = std::mem::take(&mut content.items);
        let mut items = shifted(items, left, above + down - style.raise);
        if style.clip {
            items = vec![Item::Clip { place, items }];
        }
        laid.items.extend(items);
        if style.opacity < 1.0 {
            laid.items = vec![Item::Fade {
                opacity: style.opacity,
                items: laid.items,
            }];
        }
        laid
    }

    fn content(&self, node: &Rc<Node>, room: Room) -> Laid {
        match node.style.display {
            Display::None => Laid::default(),
            Display::Row => self.row(node, room),
            Display::Grid(columns) => self.grid(node, columns.max(1), room),
            Display::Table => {
                let parts = self.table(node, room.width);
                stacked(parts)
            }
            Display::Over => self.over(node, room),
            Display::Block | Display::Inline if node.is_text() => self.lines(node, room),
            Display::Block | Display::Inline => self.stack(node, room),
        }
    }

    fn drawing(&self, node: &Rc<Node>, room: Room) -> Laid {
        let style = &node.style;
        let attribute = |name: &str| {
            let value = node.attribute(name)?;
            style::length(value, style.inherited.size).ok()
        };
        let (ratio_width, ratio_height) = match view_box(node) {
            Some([_, _, width, height]) => (width, height),
            None => (1.0, 1.0),
        };
        let ratio = ratio_height / ratio_width.max(0.01);
        let wide = style
            .width
            .map(|width| width.of(room.width))
            .or_else(|| attribute("width"));
        let high = style
            .height
            .map(|height| height.of(room.height.unwrap_or(room.width)))
            .or_else(|| attribute("height"));
        let (mut width, mut height) = match (wide, high) {
            (Some(width), Some(height)) => (width, height),
            (Some(width), None) => (width, width * ratio),
            (None, Some(height)) => (height / ratio, height),
            (None, None) => match room.height {
                Some(height) => {
                    let width = room.width.min(height / ratio);
                    (width, width * ratio)
                }
                None => (room.width, room.width * ratio),
            },
        };
        // What a stylesheet sizes keeps its size.
        if width > room.width && !matches!(style.width, Some(Length::Points(_))) {
            height *= room.width / width;
            width = room.width;
        }
        let item = Item::Drawing {
            place: Area {
                x: 0.0,
                y: 0.0,
                width,
                height,
            },
            node: Rc::clone(node),
        };
        Laid {
            width,
            height,
            items: vec![item],
        }
    }

    /// One over the other, each in the middle.
    fn over(&self, node: &Rc<Node>, room: Room) -> Laid {
        let laid: Vec<Laid> = node
            .elements()
            .map(|child| {
                let fill = child.style.grow;
                self.boxed(child, Room { fill, ..room })
            })
            .collect();
        let width = laid.iter().map(|child| child.width).fold(0.0, f32::max);
        let height = laid.iter().map(|child| child.height).fold(0.0, f32::max);
        let width = if room.fill { room.width } else { width };
        let mut out = Laid {
            width,
            height,
            items: Vec::new(),
        };
        for child in laid {
            let (x, y) = ((width - child.width) / 2.0, (height - child.height) / 2.0);
            out.put(child, x, y);
        }
        out
    }

    /// One below the other.
    fn stack(&self, node: &Rc<Node>, room: Room) -> Laid {
        let style = &node.style;
        let items = style.items.unwrap_or(Align::Stretch);
        let shrunk = |child: &Rc<Node>, width: f32| {
            self.boxed(
                child,
                Room {
                    width,
                    fill: false,
                    height: None,
                },
            )
        };
        let width = if room.fill {
            room.width
        } else {
            let natural = node.elements().map(|child| shrunk(child, room.width).width);
            natural.fold(0.0, f32::max)
        };
        let children: Vec<&Rc<Node>> = node.elements().collect();
        let fills = |child: &Rc<Node>| items == Align::Stretch && child.name != "svg";
        let lay = |child: &Rc<Node>, height: Option<f32>| {
            self.boxed(
                child,
                Room {
                    width,
                    fill: fills(child),
                    height,
                },
            )
        };
        // A part of the height can only be had of a height that is known.
        let own = |child: &Rc<Node>| match child.style.height {
            Some(Length::Part(_)) => room.height,
            _ => None,
        };
        let mut laid: Vec<Option<Laid>> = children
            .iter()
            .map(|child| (!child.style.grow).then(|| lay(child, own(child))))
            .collect();
        let gaps = style.gap * children.len().saturating_sub(1) as f32;
        let margins: f32 = children
            .iter()
            .map(|child| child.style.margin[0] + child.style.margin[1])
            .sum();
        let used: f32 = laid.iter().flatten().map(|child| child.height).sum();
        let growing = laid.iter().filter(|child| child.is_none()).count();
        let rest = room.height.map(|height| {
            let rest = height - used - gaps - margins;
            (rest / growing.max(1) as f32).max(0.0)
        });
        for (child, laid) in children.iter().zip(&mut laid) {
            if laid.is_none() {
                if let Some(rest) = rest
                    && rest < child.style.min_height - SLACK
                {
                    self.problem(format!(
                        ".{} has {rest:.1} pt of height, which is too little, in {}",
                        child.class(),
                        words_of(node)
                    ));
                }
                *laid = Some(lay(child, rest));
            }
        }
        let mut out = Laid {
            width,
            ..Laid::default()
        };
        let mut y = 0.0;
        let count = children.len();
        let spread = match (style.justify, room.height) {
            (Align::Between, Some(height)) if count > 1 && growing == 0 => {
                ((height - used - gaps - margins) / (count - 1) as f32).max(0.0)
            }
            _ => 0.0,
        };
        for (index, (child, laid)) in children.iter().zip(laid.into_iter().flatten()).enumerate() {
            let [above, below] = child.style.margin;
            y += above;
            let free = width - laid.width;
            let x = match (items, child.name.as_str()) {
                (Align::Middle, _) => free / 2.0,
                (Align::End, _) => free,
                (Align::Stretch, "svg") if style.inherited.text_align == Align::Middle => {
                    free / 2.0
                }
                _ => 0.0,
            };
            let height = laid.height;
            out.put(laid, x, y);
            y += height + below;
            if index + 1 < count {
                y += style.gap + spread;
            }
        }
        out.height = y;
        out
    }

    /// Side by side.
    fn row(&self, node: &Rc<Node>, room: Room) -> Laid {
        let style = &node.style;
        let children: Vec<&Rc<Node>> = node.elements().collect();
        let lay = |child: &Rc<Node>, width: f32, fill: bool, height: Option<f32>| {
            self.boxed(
                child,
                Room {
                    width,
                    fill,
                    height,
                },
            )
        };
        let natural: Vec<Laid> = children
            .iter()
            .map(|child| {
                if child.style.grow {
                    Laid::default()
                } else {
                    // What does not fit is tried again with less room.
                    let before = self.problems.borrow().len();
                    let laid = lay(child, room.width, false, None);
                    self.problems.borrow_mut().truncate(before);
                    laid
                }
            })
            .collect();
        let mut lines: Vec<Vec<usize>> = vec![Vec::new()];
        let mut used = 0.0;
        for (index, laid) in natural.iter().enumerate() {
            let alone = lines.last().is_none_or(Vec::is_empty);
            let needed = if alone {
                laid.width
            } else {
                style.gap + laid.width
            };
            if style.wrap && !alone && used + needed > room.width + 0.01 {
                lines.push(vec![index]);
                used = laid.width;
            } else {
                if let Some(line) = lines.last_mut() {
                    line.push(index);
                }
                used += needed;
            }
        }
        let mut out = Laid::default();
        let mut y = 0.0;
        let only = lines.len() == 1;
        for line in lines {
            let gaps = style.gap * line.len().saturating_sub(1) as f32;
            let mut widths: Vec<f32> = line.iter().map(|&index| natural[index].width).collect();
            let total: f32 = widths.iter().sum::<f32>() + gaps;
            let growing = line.iter().filter(|&&index| children[index].style.grow);
            let growing = growing.count();
            if growing > 0 {
                let each = (room.width - total) / growing as f32;
                for (width, &index) in widths.iter_mut().zip(&line) {
                    if children[index].style.grow {
                        *width = each.max(0.0);
                    }
                }
            } else if total > room.width {
                // The widest gives way.
                let most = widths.iter().copied().fold(0.0, f32::max);
                if let Some(width) = widths.iter_mut().find(|width| **width == most) {
                    *width -= total - room.width;
                }
            }
            let fixed = room.height.filter(|_| only);
            // A part of the width is one of all the width.
            let room_for = |child: &Rc<Node>, width: f32| match child.style.width {
                Some(Length::Part(_)) => room.width,
                _ => width + 0.01,
            };
            let laid: Vec<Laid> = line
                .iter()
                .zip(&widths)
                .map(|(&index, &width)| {
                    let child = children[index];
                    let height = child.style.height.is_some().then_some(fixed).flatten();
                    lay(child, room_for(child, width), child.style.grow, height)
                })
                .collect();
            let tallest = laid.iter().map(|child| child.height).fold(0.0, f32::max);
            let high = fixed.unwrap_or(tallest).max(tallest);
            let laid: Vec<Laid> = if style.items == Some(Align::Stretch) {
                let high = fixed.unwrap_or(high);
                line.iter()
                    .zip(&widths)
                    .map(|(&index, &width)| {
                        let child = children[index];
                        let height = child.name != "svg"
                            && !matches!(child.style.height, Some(Length::Points(_)));
                        lay(
                            child,
                            room_for(child, width),
                            child.style.grow,
                            height.then_some(high),
                        )
                    })
                    .collect()
            } else {
                laid
            };
            let total: f32 = laid.iter().map(|child| child.width).sum::<f32>() + gaps;
            let wide = if room.fill { room.width } else { total };
            let free = (wide - total).max(0.0);
            let (mut x, extra) = match style.justify {
                Align::Middle => (free / 2.0, 0.0),
                Align::End => (free, 0.0),
                Align::Between if laid.len() > 1 => (0.0, free / (laid.len() - 1) as f32),
                _ => (0.0, 0.0),
            };
            // A row without a height of its own is as high as its highest child.
            let line_height = tallest;
            for child in laid {
                let down = match style.items {
                    Some(Align::Start | Align::Stretch) => 0.0,
                    Some(Align::End) => line_height - child.height,
                    _ => (line_height - child.height) / 2.0,
                };
                let width = child.width;
                out.put(child, x, y + down);
                x += width + style.gap + extra;
            }
            out.width = out.width.max(total);
            y += line_height + style.gap;
        }
        out.height = (y - style.gap).max(0.0);
        out
    }

    /// In columns that are as wide as what stands in them, or all alike where that is too wide or
    /// `justify: stretch` asks for it.
    fn grid(&self, node: &Rc<Node>, columns: usize, room: Room) -> Laid {
        let style = &node.style;
        let children: Vec<&Rc<Node>> = node.elements().collect();
        let gaps = style.gap * (columns - 1) as f32;
        let alike = (room.width - gaps) / columns as f32;
        let lay = |child: &Rc<Node>, width: f32, fill: bool| {
            self.boxed(
                child,
                Room {
                    width,
                    fill,
                    height: None,
                },
            )
        };
        let mut widths = vec![0.0_f32; columns];
        let mut column = 0;
        let mut cells: Vec<(usize, usize, bool)> = Vec::new();
        let mut row = 0;
        for child in &children {
            if child.style.whole_row {
                if column > 0 {
                    row += 1;
                }
                cells.push((row, 0, true));
                row += 1;
                column = 0;
            } else {
                cells.push((row, column, false));
                if style.justify != Align::Stretch {
                    let before = self.problems.borrow().len();
                    let natural = lay(child, room.width, false).width;
                    self.problems.borrow_mut().truncate(before);
                    widths[column] = widths[column].max(natural);
                }
                column += 1;
                if column == columns {
                    column = 0;
                    row += 1;
                }
            }
        }
        let total = widths.iter().sum::<f32>() + gaps;
        if style.justify == Align::Stretch || total > room.width {
            widths = vec![alike; columns];
        }
        let total = widths.iter().sum::<f32>() + gaps;
        let stretch = style.items == Some(Align::Stretch);
        let mut out = Laid {
            width: total,
            ..Laid::default()
        };
        let rows = cells.iter().map(|cell| cell.0 + 1).max().unwrap_or(0);
        let wide = if room.fill { room.width } else { total };
        let left = match style.justify {
            Align::Middle => ((wide - total) / 2.0).max(0.0),
            _ => 0.0,
        };
        let mut y = 0.0;
        for row in 0..rows {
            let mut line = Vec::new();
            for (child, &(_, column, whole)) in children
                .iter()
                .zip(&cells)
                .filter(|(_, cell)| cell.0 == row)
            {
                let x: f32 = widths[..column].iter().sum::<f32>() + style.gap * column as f32;
                let width = if whole { total } else { widths[column] };
                let fill = (stretch || whole) && child.name != "svg";
                line.push((x, width, lay(child, width + 0.01, fill)));
            }
            let high = line.iter().map(|cell| cell.2.height).fold(0.0, f32::max);
            for (x, width, laid) in line {
                let across = match style.items {
                    Some(Align::Start | Align::Stretch) => 0.0,
                    _ => (width - laid.width) / 2.0,
                };
                let down = match style.items {
                    Some(Align::Start | Align::Stretch) => 0.0,
                    _ => (high - laid.height) / 2.0,
                };
                out.put(laid, left + x + across, y + down);
            }
            y += high + style.gap;
        }
        out.height = (y - style.gap).max(0.0);
        out.width = total + left;
        out
    }

    /// The caption and the rows of a table, from above.
    pub(super) fn table(&self, node: &Rc<Node>, width: f32) -> Vec<Laid> {
        let mut parts = Vec::new();
        let mut rows: Vec<&Rc<Node>> = Vec::new();
        for part in node.elements() {
            match part.name.as_str() {
                "caption" => parts.push(self.lay(part, width)),
                "tr" => rows.push(part),
                _ => rows.extend(part.elements()),
            }
        }
        let columns = rows.iter().map(|row| row.elements().count()).max();
        let columns = columns.unwrap_or(0);
        // What every column would like, and what it cannot do without.
        let mut wanted = vec![0.0_f32; columns];
        let mut needed = vec![0.0_f32; columns];
        for row in &rows {
            for (column, cell) in row.elements().enumerate() {
                let before = self.problems.borrow().len();
                let measure = |width: f32| {
                    let room = Room {
                        width,
                        fill: false,
                        height: None,
                    };
                    self.boxed(cell, room).width
                };
                wanted[column] = wanted[column].max(measure(width));
                needed[column] = needed[column].max(measure(1.0));
                self.problems.borrow_mut().truncate(before);
            }
        }
        let all: f32 = wanted.iter().sum();
        let least: f32 = needed.iter().sum();
        let spread = ((width - least) / (all - least).max(0.01)).clamp(0.0, 1.0);
        let mut widths: Vec<f32> = wanted
            .iter()
            .zip(&needed)
            .map(|(wanted, needed)| needed + (wanted - needed) * spread)
            .collect();
        let free = width - widths.iter().sum::<f32>();
        if free > 0.0 {
            let each = free / columns.max(1) as f32;
            widths.iter_mut().for_each(|width| *width += each);
        }
        for row in rows {
            let lay = |height: Option<f32>| -> Vec<Laid> {
                row.elements()
                    .zip(&widths)
                    .map(|(cell, &width)| {
                        self.boxed(
                            cell,
                            Room {
                                width: width + 0.01,
                                fill: true,
                                height,
                            },
                        )
                    })
                    .collect()
            };
            let before = self.problems.borrow().len();
            let high = lay(None).iter().map(|cell| cell.height).fold(0.0, f32::max);
            self.problems.borrow_mut().truncate(before);
            let mut out = Laid {
                width,
                height: high,
                items: Vec::new(),
            };
            let mut x = 0.0;
            for (cell, width) in lay(Some(high)).into_iter().zip(&widths) {
                out.put(cell, x, 0.0);
                x += width;
            }
            parts.push(out);
        }
        parts
    }
}

pub(super) fn stacked(parts: Vec<Laid>) -> Laid {
    let mut out = Laid::default();
    for part in parts {
        let (width, height) = (part.width, part.height);
        let y = out.height;
        out.put(part, 0.0, y);
        out.height += height;
        out.width = out.width.max(width);
    }
    out
}

/// The first words inside an element, to say where a problem is.
fn words_of(node: &Node) -> String {
    fn collect(node: &Node, out: &mut String) {
        for child in &node.children {
            match child {
                Child::Text(text) => {
                    out.push(' ');
                    out.push_str(text.trim());
                }
                Child::Element(node) => collect(node, out),
            }
        }
    }
    let mut out = String::new();
    collect(node, &mut out);
    let words: Vec<&str> = out.split_whitespace().take(12).collect();
    format!("{:?}", words.join(" "))
}

pub(super) fn current(paint: Paint, colour: Paint) -> Paint {
    match paint {
        Paint::Current => colour,
        other => other,
    }
}

pub(super) fn view_box(node: &Node) -> Option<[f32; 4]> {
    let numbers: Vec<f32> = node
        .attribute("viewBox")?
        .split([' ', ','])
        .filter_map(|word| word.parse().ok())
        .collect();
    numbers.try_into().ok()
}

// ---------------------------------------------------------------------------------
// Text

/// What cannot be parted at the end of a line.
#[derive(Default)]
struct Chunk {
    pieces: Vec<Piece>,
    width: f32,
    /// The space after it, where the line continues.
    space: f32,
}

struct Piece {
    x: f32,
    what: What,
    /// How much room it takes above and below the line of the letters.
    above: f32,
    below: f32,
}

enum What {
    Run(Run, Paint, f32),
    Atom(Laid),
}

impl Chunk {
    fn push(&mut self, what: What, width: f32, above: f32, below: f32) {
        self.pieces.push(Piece {
            x: self.width,
            what,
            above,
            below,
        });
        self.width += width;
    }
}

impl Layouter<'_> {
    fn lines(&self, node: &Rc<Node>, room: Room) -> Laid {
        let mut chunks = vec![Chunk::default()];
        self.flow(node, room.width, &mut chunks);
        chunks.retain(|chunk| !chunk.pieces.is_empty());
        let mut lines: Vec<(Vec<Chunk>, f32)> = Vec::new();
        for chunk in chunks {
            if chunk.width > room.width + SLACK {
                self.problem(format!(
                    "a word is {:.1} pt too long: {}",
                    chunk.width - room.width,
                    words_of(node)
                ));
            }
            match lines.last_mut() {
                Some((line, width))
                    if {
                        let space = line.last().map_or(0.0, |last| last.space);
                        *width + space + chunk.width <= room.width + 0.02
                    } =>
                {
                    *width += line.last().map_or(0.0, |last| last.space) + chunk.width;
                    line.push(chunk);
                }
                _ => {
                    let width = chunk.width;
                    lines.push((vec![chunk], width));
                }
            }
        }
        let widest = lines.iter().map(|(_, width)| *width).fold(0.0, f32::max);
        let wide = if room.fill { room.width } else { widest };
        let mut out = Laid {
            width: widest,
            ..Laid::default()
        };
        let style = &node.style.inherited;
        for (line, width) in lines {
            let mut x = match style.text_align {
                Align::Middle => (wide - width) / 2.0,
                Align::End => wide - width,
                _ => 0.0,
            };
            let pieces = || line.iter().flat_map(|chunk| &chunk.pieces);
            let above = pieces().map(|piece| piece.above).fold(0.0, f32::max);
            let below = pieces().map(|piece| piece.below).fold(0.0, f32::max);
            let baseline = out.height + above;
            for chunk in line {
                for piece in chunk.pieces {
                    let at = x + piece.x;
                    match piece.what {
                        What::Run(run, colour, raise) => out.items.push(Item::Words {
                            x: at,
                            baseline: baseline - raise,
                            run,
                            colour,
                        }),
                        What::Atom(laid) => out.put(laid, at, baseline - piece.above),
                    }
                }
                x += chunk.width + chunk.space;
            }
            out.height += above + below;
        }
        out
    }

    fn flow(&self, node: &Rc<Node>, room: f32, chunks: &mut Vec<Chunk>) {
        let style = &node.style.inherited;
        let size = style.size;
        for child in &node.children {
            match child {
                Child::Text(text) => {
                    let mut words = text.split([' ', '\n', '\t']).peekable();
                    while let Some(word) = words.next() {
                        if !word.is_empty() {
                            self.word(word, node, chunks);
                        }
                        if words.peek().is_some() {
                            let space = self.space(style);
                            if let Some(chunk) = chunks.last_mut()
                                && !chunk.pieces.is_empty()
                            {
                                chunk.space = space;
                                chunks.push(Chunk::default());
                            }
                        }
                    }
                }
                Child::Element(child) if child.style.display == Display::None => {}
                Child::Element(child)
                    if child.style.display == Display::Inline && child.name != "svg" =>
                {
                    self.flow(child, room, chunks);
                }
                Child::Element(child) => {
                    let laid = self.boxed(
                        child,
                        Room {
                            width: room,
                            fill: false,
                            height: None,
                        },
                    );
                    let half = laid.height / 2.0;
                    let middle = MIDDLE * size;
                    let width = laid.width;
                    if let Some(chunk) = chunks.last_mut() {
                        chunk.push(What::Atom(laid), width, half + middle, half - middle);
                    }
                }
            }
        }
    }

    fn space(&self, style: &Inherited) -> f32 {
        match self.fonts.set(" ", style) {
            Ok(runs) => runs.iter().map(|run| run.width).sum(),
            Err(_) => style.size * 0.25,
        }
    }

    fn word(&self, word: &str, node: &Rc<Node>, chunks: &mut [Chunk]) {
        let style = &node.style.inherited;
        if style.size < self.least - 0.01 {
            self.problem(format!("{word:?} is set in {:.1} pt", style.size));
        }
        let runs = match self.fonts.set(word, style) {
            Ok(runs) => runs,
            Err(error) => return self.problem(error),
        };
        let Some(chunk) = chunks.last_mut() else {
            return;
        };
        let extra = (style.line_height - ASCENT - DESCENT) / 2.0;
        let (above, below) = (
            (ASCENT + extra) * style.size,
            (DESCENT + extra) * style.size,
        );
        for run in runs {
            let width = run.width;
            let what = What::Run(run, style.colour, node.style.raise);
            chunk.push(what, width, above, below);
        }
    }
}
