//! A rulebook: the rules page of a game, set in two columns.

use std::rc::Rc;

use super::draw::Page;
use super::layout::{Child, Laid, Layouter, Node, shifted};
use super::style::MM;
use super::{Press, texts};
use crate::markup::{Piece as _, tag};

/// Millimetres around and between the columns.
const MARGIN: f32 = 12.5;
const FOOT: f32 = 14.0;
const GUTTER: f32 = 6.0;
const COLUMNS: usize = 2;
/// The smallest letters, in points: those in figures. Texts are set in 9.
const LEAST: f32 = 6.0;

/// Between the items of a list, in millimetres.
const ITEM_GAP: f32 = 1.0;
/// Sections that a rulebook does without: the cards are in the kit, and it is printed already.
const LEFT_OUT: [&str; 2] = ["cards", "print"];

/// A part that is not broken.
struct Block {
    laid: Laid,
    /// How much room is left above it, unless it is the first of a column.
    above: f32,
    /// It must not be the last of a column.
    keeps_next: bool,
    /// It may come a little later than the text around it.
    floats: bool,
    /// What the outline of the document calls this place.
    mark: Option<String>,
}

pub(super) fn print(press: &Press<'_>, markup: &str) -> Result<Vec<Page>, String> {
    let layouter = Layouter::new(&press.fonts, &press.sheet, LEAST);
    let book = layouter.read(markup, &press.class("book"), 9.0, 1.0)?;
    let article = book
        .elements()
        .find(|part| part.name == "article")
        .ok_or("a rules page without its text")?;
    let (page_width, page_height) = press.page_size(false);
    let width = (page_width - (2.0 * MARGIN + GUTTER) * MM) / COLUMNS as f32;
    let mut head = Vec::new();
    let mut blocks = Vec::new();
    let mut left_out = false;
    for part in article.elements() {
        if part.name == "h2" {
            let anchor = part.attribute("id").unwrap_or_default();
            left_out = LEFT_OUT.contains(&anchor);
        }
        if left_out {
            continue;
        }
        match (part.name.as_str(), part.class()) {
            ("h1", _) | (_, "lede") => {
                head.push(layouter.lay(part, page_width - 2.0 * MARGIN * MM));
            }
            _ => add(&layouter, part, width, &mut blocks),
        }
    }
    let problems = layouter.problems();
    if !problems.is_empty() {
        return Err(problems.join("; "));
    }
    let mut pages = flow(press, head, blocks, width, page_height)?;
    let count = pages.len();
    for (index, page) in pages.iter_mut().enumerate() {
        let words = texts::page_of(press.order.lang, index + 1, count);
        let footer = tag("p").class("footer").child(words).markup();
        let node = layouter.read(footer.text(), &press.class("book"), 9.0, 1.0)?;
        let laid = layouter.lay(&node, page.size.0 - 2.0 * MARGIN * MM);
        let y = page.size.1 - 10.0 * MM;
        page.items.extend(shifted(laid.items, MARGIN * MM, y));
    }
    Ok(pages)
}

fn add(layouter: &Layouter<'_>, part: &Rc<Node>, width: f32, blocks: &mut Vec<Block>) {
    let [above, _] = part.style.margin;
    let heading = part.name == "h2" || part.name == "h3";
    let table = part
        .elements()
        .find(|inside| inside.name == "table" && part.class().contains("table-wrap"));
    if let Some(table) = table {
        // The caption and the head of a table stay with its first row, and no row is left alone.
        let rows = layouter.table(table, width);
        let last = rows.len().saturating_sub(2);
        for (index, laid) in rows.into_iter().enumerate() {
            blocks.push(Block {
                laid,
                above: if index == 0 { above } else { 0.0 },
                keeps_next: index < 2 || index == last,
                floats: false,
                mark: None,
            });
        }
        return;
    }
    if part.name == "ul" || part.name == "ol" {
        // A list continues in the next column.
        for (index, item) in part.elements().enumerate() {
            blocks.push(Block {
                laid: layouter.lay(item, width),
                above: if index == 0 { above } else { ITEM_GAP * MM },
                keeps_next: false,
                floats: false,
                mark: None,
            });
        }
        return;
    }
    blocks.push(Block {
        laid: layouter.lay(part, width),
        above,
        keeps_next: heading,
        floats: part.name == "figure",
        mark: heading.then(|| plain(part)),
    });
}

/// The words of an element.
fn plain(node: &Node) -> String {
    node.children
        .iter()
        .map(|child| match child {
            Child::Text(text) => text.clone(),
            Child::Element(node) => plain(node),
        })
        .collect()
}

/// Where the next block goes.
struct Cursor {
    column: usize,
    top: f32,
    bottom: f32,
    y: f32,
    /// Something was higher than a column.
    over: bool,
}

impl Cursor {
    fn fits(&self, blocks: &[Block]) -> bool {
        let height: f32 = blocks
            .iter()
            .map(|block| block.above + block.laid.height)
            .sum();
        self.y + height <= self.bottom || self.y <= self.top
    }
}

fn flow(
    press: &Press<'_>,
    head: Vec<Laid>,
    blocks: Vec<Block>,
    width: f32,
    page_height: f32,
) -> Result<Vec<Page>, String> {
    let mut pages = vec![press.page(false)];
    let mut top = MARGIN * MM;
    for laid in head {
        let height = laid.height;
        if let Some(page) = pages.last_mut() {
            page.items.extend(shifted(laid.items, MARGIN * MM, top));
        }
        top += height;
    }
    let mut at = Cursor {
        column: 0,
        top,
        bottom: page_height - FOOT * MM,
        y: top,
        over: false,
    };
    let mut rest = blocks.into_iter().peekable();
    let mut group: Vec<Block> = Vec::new();
    // Figures that did not fit: they come first in the next column, and the text continues.
    let mut waiting: Vec<Block> = Vec::new();
    while let Some(block) = rest.next() {
        // Headings go with what they are above.
        let keeps = block.keeps_next && rest.peek().is_some();
        let floats = block.floats && group.is_empty();
        group.push(block);
        if keeps {
            continue;
        }
        // They stay in their order.
        if floats && !(waiting.is_empty() && at.fits(&group)) {
            waiting.append(&mut group);
            continue;
        }
        if !at.fits(&group) {
            next_column(press, &mut pages, &mut at);
            for figure in waiting.drain(..) {
                put(press, &mut pages, &mut at, width, vec![figure]);
            }
        }
        put(
            press,
            &mut pages,
            &mut at,
            width,
            std::mem::take(&mut group),
        );
    }
    for figure in waiting {
        put(press, &mut pages, &mut at, width, vec![figure]);
    }
    if at.over {
        return Err(String::from("something is higher than a column"));
    }
    Ok(pages)
}

fn next_column(press: &Press<'_>, pages: &mut Vec<Page>, at: &mut Cursor) {
    at.column += 1;
    if at.column == COLUMNS {
        at.column = 0;
        pages.push(press.page(false));
        at.top = MARGIN * MM;
    }
    at.y = at.top;
}

/// Puts blocks that stay together into this column or the next.
fn put(press: &Press<'_>, pages: &mut Vec<Page>, at: &mut Cursor, width: f32, blocks: Vec<Block>) {
    if !at.fits(&blocks) {
        next_column(press, pages, at);
    }
    for block in blocks {
        let height = block.laid.height;
        // Together they may be higher than a column, and columns below the title are short.
        while at.y + height > at.bottom + 1.0 && (at.y > at.top || at.top > MARGIN * MM) {
            next_column(press, pages, at);
        }
        if at.y > at.top {
            at.y += block.above;
        }
        let x = MARGIN * MM + at.column as f32 * (width + GUTTER * MM);
        if let Some(page) = pages.last_mut() {
            if let Some(mark) = block.mark {
                page.marks.push((mark, at.y));
            }
            page.items.extend(shifted(block.laid.items, x, at.y));
        }
        at.y += height;
    }
    at.over |= at.y > at.bottom + 1.0;
}
