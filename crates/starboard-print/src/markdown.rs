//! Reads the Markdown of a rules page.
//!
//! It is CommonMark with tables, cut down to what a rules page needs; anything else is refused.
//!
//! ```text
//! # Title                         once; the paragraph after it is the lede
//! ## Heading {#anchor}            a section
//! G11. Text …                     the rule of this number
//! > Text …                        right after a rule: it is a reconstruction, and this is why
//! > [!NOTE]                       a call-out
//! - Text …                        a list
//! ![Title: label | label](name)   a figure of the game, a label for each of its panels; the lines
//! Caption …                       below are its caption
//! ![words](name)                  in a text, in a cell or alone: an inset, that is a drawing or a
//!                                 number which the game puts there, with these words
//! Table: Caption                  the caption of the table that follows; columns that are aligned
//!                                 to the right are numbers
//! ```
//!
//! Inside a text, `**…**` is emphasis, `` `…` `` a square or a term of the notation, and the number
//! of a rule becomes a link to it by itself.

use std::iter::Peekable;

use pulldown_cmark::{
    Alignment, BlockQuoteKind, Event, HeadingLevel, Options, Parser, Tag, TagEnd, TextMergeStream,
};

/// What stands in a paragraph, a heading or a cell.
pub(crate) type Inlines = Vec<Inline>;

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Inline {
    Text(String),
    /// Emphasis begins or ends.
    Strong(bool),
    Code(String),
    Image(Image),
}

#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Image {
    pub(crate) name: String,
    pub(crate) words: String,
}

#[derive(Debug)]
pub(crate) struct Page {
    pub(crate) title: Inlines,
    pub(crate) lede: Inlines,
    pub(crate) sections: Vec<Section>,
}

#[derive(Debug)]
pub(crate) struct Section {
    pub(crate) anchor: String,
    pub(crate) title: Inlines,
    pub(crate) blocks: Vec<Block>,
}

#[derive(Debug)]
pub(crate) enum Block {
    Rule {
        number: u8,
        text: Inlines,
        why: Option<Inlines>,
    },
    Paragraph(Inlines),
    Note(Inlines),
    List(Vec<Inlines>),
    /// A figure with its caption, or an inset, which has none.
    Figure(Image, Inlines),
    Table(Table),
}

#[derive(Debug)]
pub(crate) struct Table {
    pub(crate) caption: Inlines,
    /// For each column, whether it holds numbers.
    pub(crate) numbers: Vec<bool>,
    pub(crate) head: Vec<Inlines>,
    pub(crate) rows: Vec<Vec<Inlines>>,
}

/// Reads a page whose rules have numbers that begin with this letter.
pub(crate) fn read(markdown: &str, letter: char) -> Result<Page, String> {
    let mut reader = reader(markdown);
    let Some(Event::Start(Tag::Heading { level, .. })) = reader.events.next() else {
        return Err("a page begins with its title".to_owned());
    };
    let title = reader.inlines(TagEnd::Heading(level))?;
    let Some(Event::Start(Tag::Paragraph)) = reader.events.next() else {
        return Err("the lede follows the title".to_owned());
    };
    let lede = reader.inlines(TagEnd::Paragraph)?;
    let mut sections = Vec::new();
    while let Some(event) = reader.events.next() {
        let Event::Start(Tag::Heading {
            level: HeadingLevel::H2,
            id: Some(anchor),
            ..
        }) = event
        else {
            return Err(format!(
                "a section with an anchor is expected, not {event:?}"
            ));
        };
        let title = reader.inlines(TagEnd::Heading(HeadingLevel::H2))?;
        let blocks = reader
            .blocks(letter)
            .map_err(|error| format!("in section {anchor}: {error}"))?;
        sections.push(Section {
            anchor: anchor.to_string(),
            title,
            blocks,
        });
    }
    Ok(Page {
        title,
        lede,
        sections,
    })
}

/// Reads a text that is a single paragraph.
pub(crate) fn read_paragraph(markdown: &str) -> Result<Inlines, String> {
    let mut reader = reader(markdown);
    reader.expect(&Event::Start(Tag::Paragraph))?;
    reader.inlines(TagEnd::Paragraph)
}

struct Reader<'a, E: Iterator<Item = Event<'a>>> {
    events: Peekable<TextMergeStream<'a, E>>,
}

fn reader(markdown: &str) -> Reader<'_, impl Iterator<Item = Event<'_>>> {
    let options = Options::ENABLE_TABLES | Options::ENABLE_HEADING_ATTRIBUTES | Options::ENABLE_GFM;
    // Lines are broken anywhere: a line break is a space, and part of the text around it.
    let events = Parser::new_ext(markdown, options).map(|event| match event {
        Event::SoftBreak => Event::Text(" ".into()),
        other => other,
    });
    Reader {
        events: TextMergeStream::new(events).peekable(),
    }
}

impl<'a, E: Iterator<Item = Event<'a>>> Reader<'a, E> {
    /// Everything up to the next heading.
    fn blocks(&mut self, letter: char) -> Result<Vec<Block>, String> {
        let mut blocks = Vec::new();
        let mut caption = None;
        while let Some(event) = self
            .events
            .next_if(|event| !matches!(event, Event::Start(Tag::Heading { .. })))
        {
            let block = match event {
                Event::Start(Tag::Paragraph) => {
                    let text = self.inlines(TagEnd::Paragraph)?;
                    if let Some(text) = without_start(&text, "Table: ") {
                        caption = Some(text);
                        continue;
                    }
                    paragraph(text, letter)
                }
                Event::Start(Tag::BlockQuote(None)) => {
                    let text = self.quoted(None)?;
                    match blocks.last_mut() {
                        Some(Block::Rule { why, .. }) if why.is_none() => *why = Some(text),
                        _ => return Err(format!("a reason without a rule: {text:?}")),
                    }
                    continue;
                }
                Event::Start(Tag::BlockQuote(kind @ Some(BlockQuoteKind::Note))) => {
                    Block::Note(self.quoted(kind)?)
                }
                Event::Start(Tag::List(None)) => Block::List(self.items()?),
                Event::Start(Tag::Table(columns)) => {
                    let caption = caption.take().ok_or("a table has no caption")?;
                    Block::Table(self.table(caption, &columns)?)
                }
                other => return Err(format!("{other:?} has no place on a rules page")),
            };
            blocks.push(block);
        }
        match caption {
            Some(caption) => Err(format!("a caption has no table: {caption:?}")),
            None => Ok(blocks),
        }
    }

    fn expect(&mut self, wanted: &Event<'_>) -> Result<(), String> {
        match self.events.next() {
            Some(event) if event == *wanted => Ok(()),
            other => Err(format!("{wanted:?} is expected, not {other:?}")),
        }
    }

    fn quoted(&mut self, kind: Option<BlockQuoteKind>) -> Result<Inlines, String> {
        self.expect(&Event::Start(Tag::Paragraph))?;
        let text = self.inlines(TagEnd::Paragraph)?;
        self.expect(&Event::End(TagEnd::BlockQuote(kind)))?;
        Ok(text)
    }

    fn items(&mut self) -> Result<Vec<Inlines>, String> {
        let mut items = Vec::new();
        while self.events.next_if_eq(&Event::Start(Tag::Item)).is_some() {
            items.push(self.inlines(TagEnd::Item)?);
        }
        self.expect(&Event::End(TagEnd::List(false)))?;
        Ok(items)
    }

    fn table(&mut self, caption: Inlines, columns: &[Alignment]) -> Result<Table, String> {
        self.expect(&Event::Start(Tag::TableHead))?;
        let head = self.cells(TagEnd::TableHead)?;
        let mut rows = Vec::new();
        while self
            .events
            .next_if_eq(&Event::Start(Tag::TableRow))
            .is_some()
        {
            rows.push(self.cells(TagEnd::TableRow)?);
        }
        self.expect(&Event::End(TagEnd::Table))?;
        let numbers = columns
            .iter()
            .map(|column| *column == Alignment::Right)
            .collect();
        Ok(Table {
            caption,
            numbers,
            head,
            rows,
        })
    }

    fn cells(&mut self, end: TagEnd) -> Result<Vec<Inlines>, String> {
        let mut cells = Vec::new();
        while self
            .events
            .next_if_eq(&Event::Start(Tag::TableCell))
            .is_some()
        {
            cells.push(self.inlines(TagEnd::TableCell)?);
        }
        self.expect(&Event::End(end))?;
        Ok(cells)
    }

    fn inlines(&mut self, end: TagEnd) -> Result<Inlines, String> {
        let mut inlines = Vec::new();
        loop {
            inlines.push(match self.events.next() {
                Some(Event::End(tag)) if tag == end => return Ok(inlines),
                Some(Event::Text(text)) => Inline::Text(text.to_string()),
                Some(Event::Code(text)) => Inline::Code(text.to_string()),
                Some(Event::Start(Tag::Strong)) => Inline::Strong(true),
                Some(Event::End(TagEnd::Strong)) => Inline::Strong(false),
                Some(Event::Start(Tag::Image { dest_url, .. })) => Inline::Image(Image {
                    name: dest_url.to_string(),
                    words: self.words_of_image()?,
                }),
                other => return Err(format!("{other:?} has no place in a text")),
            });
        }
    }

    fn words_of_image(&mut self) -> Result<String, String> {
        match self.inlines(TagEnd::Image)?.as_slice() {
            [] => Ok(String::new()),
            [Inline::Text(words)] => Ok(words.clone()),
            other => Err(format!("words of an image are plain, not {other:?}")),
        }
    }
}

/// Distinguishes rules and figures from plain paragraphs.
fn paragraph(text: Inlines, letter: char) -> Block {
    match text.as_slice() {
        [Inline::Image(image)] => Block::Figure(image.clone(), Vec::new()),
        [Inline::Image(image), caption @ ..] => {
            let caption = without_start(caption, " ").unwrap_or_else(|| caption.to_vec());
            Block::Figure(image.clone(), caption)
        }
        _ => match number_at_start(&text, letter) {
            Some((number, text)) => Block::Rule {
                number,
                text,
                why: None,
            },
            None => Block::Paragraph(text),
        },
    }
}

fn number_at_start(text: &[Inline], letter: char) -> Option<(u8, Inlines)> {
    let Inline::Text(first) = text.first()? else {
        return None;
    };
    let (number, _) = first.strip_prefix(letter)?.split_once(". ")?;
    let text = without_start(text, &format!("{letter}{number}. "))?;
    Some((number.parse().ok()?, text))
}

fn without_start(text: &[Inline], start: &str) -> Option<Inlines> {
    let (Inline::Text(first), rest) = text.split_first()? else {
        return None;
    };
    let first = first.strip_prefix(start)?;
    let first = (!first.is_empty()).then(|| Inline::Text(first.to_owned()));
    Some(first.into_iter().chain(rest.iter().cloned()).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read_blocks(markdown: &str) -> Result<Vec<Block>, String> {
        let page = read(
            &format!("# Title\n\nLede.\n\n## One {{#one}}\n\n{markdown}"),
            'G',
        )?;
        let [section] = <[Section; 1]>::try_from(page.sections).expect("one section");
        Ok(section.blocks)
    }

    #[test]
    fn every_kind_of_block_is_read() {
        let blocks = read_blocks(
            "G1. **Move.** If you\nlike.\n\n> Nobody knows.\n\n![A move: Before | After](move)\nFrom \
             `a1`.\n\nTable: Points\n\n| Token | Points |\n|---|--:|\n| ![One eye](eye) | 1 |\n\n\
             > [!NOTE]\n> Look.\n\n- One\n- Two\n\nG is no rule.\n",
        )
        .unwrap();
        let text = |text: &str| Inline::Text(text.to_owned());
        let [
            Block::Rule {
                number: 1,
                text: rule,
                why: Some(why),
            },
            Block::Figure(figure, caption),
            Block::Table(table),
            Block::Note(note),
            Block::List(items),
            Block::Paragraph(_),
        ] = blocks.as_slice()
        else {
            panic!("{blocks:?}");
        };
        assert_eq!(
            *rule,
            [
                Inline::Strong(true),
                text("Move."),
                Inline::Strong(false),
                text(" If you like.")
            ]
        );
        assert_eq!(*why, [text("Nobody knows.")]);
        assert_eq!(
            (figure.name.as_str(), figure.words.as_str()),
            ("move", "A move: Before | After")
        );
        assert_eq!(
            *caption,
            [text("From "), Inline::Code("a1".to_owned()), text(".")]
        );
        assert_eq!(table.caption, [text("Points")]);
        assert_eq!(table.numbers, [false, true]);
        assert_eq!(table.rows[0][1], [text("1")]);
        assert_eq!(*note, [text("Look.")]);
        assert_eq!(*items, [[text("One")], [text("Two")]]);
    }

    #[test]
    fn what_a_page_does_not_know_is_refused() {
        for markdown in [
            "> A reason without a rule.",
            "Table: A caption without a table",
            "| a |\n|---|\n| without a caption |",
            "Some <b>HTML</b>",
            "*Slanted*",
            "1. A numbered list",
            "### A smaller heading",
            "[A link](#one)",
        ] {
            assert!(read_blocks(markdown).is_err(), "{markdown}");
        }
    }
}
