//! The rules page of a game, put together from its Markdown and from what the game draws.
//!
//! What a page says is Markdown in every language (see [`markdown`](crate::markdown)), next to the
//! code of the game; what its figures show is drawn by the game. The two know each other by the
//! names of figures and insets.

use starboard_kernel::{Lang, localized};

use crate::markdown::{self, Block, Image, Inline, Page, Table};
use crate::markup::{Element, Markup, Piece, tag};
use crate::{Variant, pdf_name, texts, variant_name};

/// Figures in the order of the page, each with its name and its panels.
pub(crate) type Figures<P> = &'static [(&'static str, &'static [P])];

/// The rules of a game whose figures consist of these panels.
pub(crate) struct Book<P: 'static> {
    /// The name of the game.
    pub(crate) game: &'static str,
    /// What the numbers of its rules begin with.
    pub(crate) letter: char,
    pub(crate) markdown: fn(Lang) -> &'static str,
    pub(crate) figures: Figures<P>,
    /// Draws a panel. The title is for those who cannot see it.
    pub(crate) draw: fn(&P, title: String) -> Markup,
    /// Draws an inset by its name, with the words that the page gives it.
    pub(crate) inset: fn(name: &str, words: &str, Lang) -> Option<Markup>,
    /// The kits that the game has besides the usual one.
    pub(crate) variants: &'static [Variant],
    /// What tables are wrapped in.
    pub(crate) table_frame: fn(caption: &str) -> Element,
}

/// What is said at the start of every page.
fn how_to_read(lang: Lang) -> &'static str {
    localized!("src/how-to-read.*.md")[lang as usize]
}

impl<P> Book<P> {
    pub(crate) fn print(&self, lang: Lang) -> Result<String, String> {
        let page = self.read(lang)?;
        let mut contents = Vec::new();
        let mut body = Vec::new();
        for section in &page.sections {
            let title = self.text(&section.title, lang)?;
            let link = tag("a").attr("href", format!("#{}", section.anchor));
            contents.push(tag("li").child(link.inner_html(&title)));
            let heading = tag("h2").attr("id", &section.anchor).inner_html(&title);
            body.push(heading.markup());
            for block in &section.blocks {
                body.push(self.block(block, lang)?);
            }
        }
        let print = texts::on_paper(lang);
        let link = tag("a").attr("href", "#print");
        contents.push(tag("li").child(link.child(print.as_str())));
        body.push(tag("h2").attr("id", "print").child(print).markup());
        body.push(self.for_printing(lang));
        let frame = (
            tag("nav")
                .class("rules-toc")
                .attr("aria-label", texts::contents(lang))
                .child(tag("ol").child(contents)),
            tag("article").class("rules-text").child((
                tag("h1").inner_html(self.text(&page.title, lang)?),
                tag("p")
                    .class("lede")
                    .inner_html(self.text(&page.lede, lang)?),
                self.note(&markdown::read_paragraph(how_to_read(lang))?, lang)?,
                body,
            )),
        );
        Ok(frame.markup().into_text())
    }

    /// Where kits and rulebooks are, which a server makes on request.
    fn for_printing(&self, lang: Lang) -> Markup {
        let file = |name: String, words: String| {
            tag("a")
                .attr("href", format!("/{name}"))
                .attr("download", "")
                .child(words)
        };
        let link = |what: &str, paper: &str, ink: &str, words: String| {
            file(pdf_name(self.game, what, lang, paper, ink), words)
        };
        let papers = [
            ("a4", texts::paper_a4(lang)),
            ("letter", texts::paper_letter(lang)),
        ];
        let items: Vec<Element> = papers
            .into_iter()
            .map(|(paper, name)| {
                let kits = (
                    link("kit", paper, "colour", texts::kit_colour(lang)),
                    ", ",
                    link("kit", paper, "low", texts::kit_low(lang)),
                );
                let rulebook = link("rules", paper, "colour", texts::rulebook(lang));
                let variants: Vec<_> = self
                    .variants
                    .iter()
                    .map(|variant| {
                        let kit = |ink, words| {
                            let name = variant_name(self.game, lang, paper, ink, variant.name);
                            file(name, words)
                        };
                        (
                            lang.semicolon(),
                            " ",
                            lang.labelled(&(variant.words)(lang), ""),
                            kit("colour", texts::kit_colour(lang)),
                            ", ",
                            kit("low", texts::kit_low(lang)),
                        )
                            .markup()
                    })
                    .collect();
                tag("li").child((
                    tag("strong").child(name),
                    lang.labelled("", ""),
                    kits,
                    ", ",
                    rulebook,
                    variants,
                ))
            })
            .collect();
        (
            tag("p").child(texts::about_printing(lang)),
            tag("ul").child(items),
            tag("p").child(texts::about_connection(lang)),
        )
            .markup()
    }

    fn read(&self, lang: Lang) -> Result<Page, String> {
        markdown::read((self.markdown)(lang), self.letter)
    }

    fn block(&self, block: &Block, lang: Lang) -> Result<Markup, String> {
        Ok(match block {
            Block::Rule { number, text, why } => {
                let name = format!("{}{number}", self.letter);
                let why = match why {
                    Some(why) => Some((
                        " ",
                        tag("small").class("rule-why").child((
                            tag("span")
                                .class("reconstructed")
                                .child(texts::reconstructed(lang)),
                            " ",
                            self.markup(why, lang)?,
                        )),
                    )),
                    None => None,
                };
                let link = tag("a")
                    .class("rule-number")
                    .attr("href", format!("#{name}"))
                    .child(name.as_str());
                let text = tag("span").child((self.markup(text, lang)?, why));
                let rule = tag("p").class("rule").attr("id", &name);
                rule.child((link, " ", text)).markup()
            }
            Block::Paragraph(text) => tag("p").child(self.markup(text, lang)?).markup(),
            Block::Note(text) => self.note(text, lang)?,
            Block::List(items) => {
                let items: Result<Vec<Element>, String> = items
                    .iter()
                    .map(|item| Ok(tag("li").child(self.markup(item, lang)?)))
                    .collect();
                tag("ul").child(items?).markup()
            }
            Block::Figure(image, caption) if caption.is_empty() => self.inset(image, lang)?,
            Block::Figure(image, caption) => self.figure(image, caption, lang)?,
            Block::Table(table) => self.table(table, lang)?,
        })
    }

    fn note(&self, text: &[Inline], lang: Lang) -> Result<Markup, String> {
        let note = tag("aside").class("callout");
        Ok(note.child(self.markup(text, lang)?).markup())
    }

    fn figure(&self, image: &Image, caption: &[Inline], lang: Lang) -> Result<Markup, String> {
        let Image { name, words } = image;
        let figure = self.figures.iter().find(|(other, _)| other == name);
        let (_, panels) = figure.ok_or_else(|| format!("there is no figure {name}"))?;
        let (title, labels) = words
            .split_once(": ")
            .ok_or_else(|| format!("figure {name} has no labels"))?;
        let labels: Vec<&str> = labels.split(" | ").collect();
        if labels.len() != panels.len() || labels.iter().any(|label| label.trim().is_empty()) {
            let wants = panels.len();
            return Err(format!(
                "figure {name} has {wants} panels, but not as many labels"
            ));
        }
        let panels: Vec<_> = panels
            .iter()
            .zip(labels)
            .map(|(panel, label)| {
                let drawing = (self.draw)(panel, lang.labelled(title, label));
                // The drawing has a label of its own.
                let label = tag("p")
                    .class("cut-label")
                    .attr("aria-hidden", "true")
                    .child(label);
                tag("div").class("cut-panel").child((drawing, label))
            })
            .collect();
        let cuts = tag("div").class("cuts").child(panels);
        let caption = tag("figcaption").child(self.markup(caption, lang)?);
        Ok(tag("figure")
            .class("figure")
            .child((cuts, caption))
            .markup())
    }

    fn inset(&self, image: &Image, lang: Lang) -> Result<Markup, String> {
        let Image { name, words } = image;
        (self.inset)(name, words, lang).ok_or_else(|| format!("there is no inset {name}"))
    }

    /// The first cell of a row is its head.
    fn table(&self, table: &Table, lang: Lang) -> Result<Markup, String> {
        let cell = |name: &'static str, column: usize, text: &[Inline]| {
            let class = if table.numbers[column] { "number" } else { "" };
            let text = self.markup(text, lang)?;
            let cell = match (name, column) {
                ("th", _) => tag("th").attr("scope", "col"),
                (_, 0) => tag("th").attr("scope", "row"),
                _ => tag("td"),
            };
            Ok(cell.class(class).child(text))
        };
        let cells = |name, texts: &[Vec<Inline>]| -> Result<Element, String> {
            let cells: Result<Vec<Element>, String> = texts
                .iter()
                .enumerate()
                .map(|(column, text)| cell(name, column, text))
                .collect();
            Ok(tag("tr").child(cells?))
        };
        let rows: Result<Vec<Element>, String> =
            table.rows.iter().map(|row| cells("td", row)).collect();
        let caption = self.text(&table.caption, lang)?;
        let content = (
            tag("caption").inner_html(&caption),
            tag("thead").child(cells("th", &table.head)?),
            tag("tbody").child(rows?),
        );
        let frame = (self.table_frame)(&caption);
        Ok(frame
            .child(tag("table").class("table").child(content))
            .markup())
    }

    fn markup(&self, text: &[Inline], lang: Lang) -> Result<Markup, String> {
        Ok(Markup::written(self.text(text, lang)?))
    }

    /// The markup of a text.
    fn text(&self, text: &[Inline], lang: Lang) -> Result<String, String> {
        let mut line = Line {
            letter: self.letter,
            letters: 0,
            out: String::new(),
        };
        for inline in text {
            match inline {
                Inline::Text(text) => line.set(text),
                Inline::Code(text) => {
                    line.out += r#"<span class="mono">"#;
                    line.set(text);
                    line.out += "</span>";
                }
                Inline::Strong(begins) => {
                    line.out += if *begins { "<strong>" } else { "</strong>" };
                }
                Inline::Image(image) => line.out += &self.inset(image, lang)?.into_text(),
            }
        }
        Ok(line.out)
    }
}

/// Text as typeset.
struct Line {
    letter: char,
    /// How many letters and digits the word so far has.
    letters: usize,
    out: String,
}

impl Line {
    fn set(&mut self, text: &str) {
        let letter = self.letter;
        let mut before = ' ';
        let mut rest = text.chars().peekable();
        while let Some(sign) = rest.next() {
            self.letters += usize::from(sign.is_alphanumeric());
            let last = std::mem::replace(&mut before, sign);
            match sign {
                // A short word does not stay behind at the end of a line (in Polish that is a
                // rule), and a number does not leave the word that it belongs to; what has a comma
                // does.
                ' ' => {
                    let short = self.letters == 1 && !matches!(last, ',' | '.' | ';' | ':');
                    let bound = short || rest.peek().is_some_and(char::is_ascii_digit);
                    self.out.push(if bound { '\u{a0}' } else { ' ' });
                    self.letters = 0;
                }
                _ if sign == letter && rest.peek().is_some_and(char::is_ascii_digit) => {
                    let mut name = String::from(letter);
                    while let Some(digit) = rest.next_if(char::is_ascii_digit) {
                        name.push(digit);
                        self.letters += 1;
                    }
                    let link = tag("a").attr("href", format!("#{name}")).child(name);
                    link.write(&mut self.out);
                }
                other => other.to_string().write(&mut self.out),
            }
        }
    }
}

/// How tables are wrapped in most games.
pub(crate) fn table_frame(caption: &str) -> Element {
    scrolling_table("table-wrap", caption)
}

/// On a phone a table scrolls, by keys as well.
pub(crate) fn scrolling_table(classes: &str, caption: &str) -> Element {
    tag("div")
        .class(classes)
        .attr("tabindex", "0")
        .attr("role", "group")
        .attr("aria-label", caption)
}

/// An inset that is a drawing beside its words.
pub(crate) fn token(drawing: impl Piece, words: &str) -> Markup {
    tag("div")
        .class("token-name")
        .child((drawing.markup(), tag("span").child(words)))
        .markup()
}

/// What every page must keep to.
#[cfg(test)]
pub(crate) mod checks {
    use std::collections::BTreeSet;

    use super::*;

    /// Every rule up to the last is there once and in order, reconstructions are marked, all
    /// languages have the same parts in the same order, figures are used once and in their order,
    /// and no link leads nowhere.
    pub(crate) fn check<P>(book: &Book<P>, last: u8, reconstructed: &[u8]) {
        let pages = Lang::ALL.map(|lang| book.read(lang).unwrap());
        for (index, page) in pages.iter().enumerate() {
            assert_eq!(outline(page), outline(&pages[0]));
            // Typographic quotes and apostrophes, as in all texts for people.
            for inline in texts(page).flatten() {
                if let Inline::Text(text) = inline {
                    assert!(!text.contains(['\'', '"']), "{text:?}");
                }
            }
            // What says the same in two languages has not been translated.
            for other in &pages[..index] {
                for (text, same) in texts(page).zip(texts(other)) {
                    assert!(!text.is_empty() && text != same, "{text:?}");
                }
            }
        }
        let blocks = || pages[0].sections.iter().flat_map(|section| &section.blocks);
        let numbers = blocks().filter_map(|block| match block {
            Block::Rule { number, .. } => Some(*number),
            _ => None,
        });
        assert_eq!(
            numbers.collect::<Vec<u8>>(),
            (1..=last).collect::<Vec<u8>>()
        );
        let marked = blocks().filter_map(|block| match block {
            Block::Rule { number, why, .. } => why.is_some().then_some(*number),
            _ => None,
        });
        assert_eq!(marked.collect::<Vec<u8>>(), reconstructed);
        let shown = blocks().filter_map(|block| match block {
            Block::Figure(image, caption) => (!caption.is_empty()).then_some(image.name.as_str()),
            _ => None,
        });
        let drawn: Vec<&str> = book.figures.iter().map(|(name, _)| *name).collect();
        assert_eq!(shown.collect::<Vec<&str>>(), drawn);
        for lang in Lang::ALL {
            check_markup(&book.print(lang).unwrap());
        }
    }

    /// The texts of a page that are sentences.
    fn texts(page: &Page) -> impl Iterator<Item = &Vec<Inline>> {
        let blocks = page.sections.iter().flat_map(|section| &section.blocks);
        let texts = blocks.flat_map(|block| match block {
            Block::Rule { text, why, .. } => std::iter::once(text).chain(why).collect(),
            Block::Paragraph(text) | Block::Note(text) => vec![text],
            Block::List(items) => items.iter().collect(),
            Block::Figure(_, caption) if caption.is_empty() => Vec::new(),
            Block::Figure(_, caption) => vec![caption],
            Block::Table(table) => vec![&table.caption],
        });
        [&page.title, &page.lede].into_iter().chain(texts)
    }

    /// What a page consists of, apart from its words: a line for each part.
    fn outline(page: &Page) -> Vec<String> {
        let mut outline = Vec::new();
        for section in &page.sections {
            outline.push(format!("section {}", section.anchor));
            outline.extend(section.blocks.iter().map(|block| match block {
                Block::Rule { number, why, .. } => format!("rule {number} {}", why.is_some()),
                Block::Paragraph(_) => String::from("paragraph"),
                Block::Note(_) => String::from("note"),
                Block::List(items) => format!("list {}", items.len()),
                Block::Figure(image, caption) => {
                    let labels = image.words.split(" | ").count();
                    format!("figure {} {labels} {}", image.name, caption.is_empty())
                }
                Block::Table(table) => {
                    let insets = table.rows.iter().flatten().flatten();
                    let insets: Vec<&str> = insets
                        .filter_map(|inline| match inline {
                            Inline::Image(image) => Some(image.name.as_str()),
                            _ => None,
                        })
                        .collect();
                    format!("table {:?} {} {insets:?}", table.numbers, table.rows.len())
                }
            }));
        }
        outline
    }

    fn check_markup(page: &str) {
        let values = |attribute: &str| -> Vec<String> {
            let start = format!(" {attribute}=\"");
            let parts = page.split(&start).skip(1);
            let values = parts.filter_map(|rest| rest.split('"').next());
            values.map(str::to_owned).collect()
        };
        let ids = values("id");
        let once: BTreeSet<&String> = ids.iter().collect();
        assert_eq!(ids.len(), once.len(), "an id is there twice");
        for link in values("href") {
            if link.starts_with("/print/") {
                continue;
            }
            let target = link.strip_prefix('#').unwrap_or_else(|| panic!("{link}"));
            assert!(ids.iter().any(|id| id == target), "{link} leads nowhere");
        }
        for text in page.split('<').filter_map(|part| part.split('>').nth(1)) {
            for piece in text.split(' ') {
                assert!(piece.chars().count() < 40, "cannot be broken: {piece}");
            }
        }
    }

    /// The panels of all figures, each with the name of its figure and its number from 1.
    pub(crate) fn panels<P>(book: &Book<P>) -> impl Iterator<Item = (String, &'static P)> {
        book.figures.iter().flat_map(|(name, panels)| {
            let numbered = panels.iter().enumerate();
            numbered.map(move |(index, panel)| (format!("{name} {}", index + 1), panel))
        })
    }

    /// The panels of a figure.
    pub(crate) fn figure<P>(book: &Book<P>, name: &str) -> &'static [P] {
        let figure = book.figures.iter().find(|(other, _)| *other == name);
        figure.unwrap_or_else(|| panic!("no figure {name}")).1
    }

    #[test]
    fn text_is_escaped_linked_and_bound() {
        let book = Book::<()> {
            game: "toy",
            letter: 'G',
            markdown: |_| "",
            figures: &[],
            draw: |(), _| ().markup(),
            inset: |_, _, _| None,
            variants: &[],
            table_frame,
        };
        let text = markdown::read_paragraph("**to** \\< `b2` & G11, w 1.").unwrap();
        assert_eq!(
            book.text(&text, Lang::En).unwrap(),
            concat!(
                "<strong>to</strong> &lt; <span class=\"mono\">b2</span> &amp; ",
                "<a href=\"#G11\">G11</a>, w\u{a0}1."
            )
        );
    }
}
