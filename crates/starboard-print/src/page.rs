//! The rules page of a game, made from a table: what it says and shows is data of the game, and
//! a rule or a figure more is a line more in it. What the figures show is drawn by the game.
//!
//! A [`Text`] can only be made of all languages at once. Inside a text, the number of a rule
//! (`G11`) becomes a link to it, `*…*` is emphasis and `` `…` `` a square or a term of the
//! notation.

use starboard_kernel::Lang;

use crate::markup::{Markup, Piece, tag};

pub(crate) struct Text {
    en: &'static str,
    pl: &'static str,
}

impl Text {
    pub(crate) const fn get(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.en,
            Lang::Pl => self.pl,
        }
    }
}

pub(crate) const fn text(en: &'static str, pl: &'static str) -> Text {
    Text { en, pl }
}

/// The page of a game whose figures consist of these panels.
pub(crate) struct Page<P: 'static> {
    /// What the numbers of its rules begin with.
    pub(crate) letter: char,
    pub(crate) title: Text,
    pub(crate) lede: Text,
    pub(crate) sections: &'static [Section<P>],
}

pub(crate) struct Section<P: 'static> {
    /// The anchor of its heading.
    pub(crate) id: &'static str,
    pub(crate) title: Text,
    pub(crate) blocks: &'static [Block<P>],
}

pub(crate) enum Block<P: 'static> {
    Rule(Rule),
    Paragraph(Text),
    Callout(Text),
    List(&'static [Text]),
    Figure(&'static Figure<P>),
    /// Something that only this game has.
    Table(fn(Lang) -> Markup),
}

pub(crate) struct Rule {
    /// 11 for G11.
    pub(crate) number: u8,
    pub(crate) text: Text,
    /// If the rule is a reconstruction: what is not known, and why it was decided this way.
    pub(crate) why: Option<Text>,
}

pub(crate) const fn rule<P>(number: u8, en: &'static str, pl: &'static str) -> Block<P> {
    Block::Rule(Rule {
        number,
        text: text(en, pl),
        why: None,
    })
}

pub(crate) const fn rebuilt<P>(number: u8, rule: Text, why: Text) -> Block<P> {
    Block::Rule(Rule {
        number,
        text: rule,
        why: Some(why),
    })
}

/// Drawings side by side.
pub(crate) struct Figure<P: 'static> {
    /// For those who cannot see it.
    pub(crate) title: Text,
    pub(crate) caption: Text,
    pub(crate) panels: &'static [P],
}

/// One drawing of a figure.
pub(crate) trait Panel {
    fn label(&self) -> &Text;
    /// An `<svg>` of the class `cut`, in most cases by [`cut`].
    fn draw(&self, title: String) -> Markup;
}

const HOW_TO_READ: Text = text(
    "Every rule has a number; the app names it when it explains why something is not possible. \
     *Reconstructed* marks a decision of ours, where a picture of the rulebook is lost or its \
     words leave a choice; the sentence behind the mark says why we decided so.",
    "Każda zasada ma numer; aplikacja podaje go, gdy wyjaśnia, dlaczego czegoś nie można zrobić. \
     *Rekonstrukcja* oznacza naszą decyzję tam, gdzie ilustracja z instrukcji zaginęła albo jej \
     słowa pozostawiają wybór; zdanie za tym znakiem mówi, skąd taka decyzja.",
);
const CONTENTS: Text = text("Contents", "Spis treści");
const RECONSTRUCTED: Text = text("reconstructed", "rekonstrukcja");

impl<P: Panel> Page<P> {
    pub(crate) fn print(&self, lang: Lang) -> String {
        let contents: String = self
            .sections
            .iter()
            .map(|section| {
                format!(
                    r##"<li><a href="#{}">{}</a></li>"##,
                    section.id,
                    self.markup(&section.title, lang)
                )
            })
            .collect();
        let mut page = Vec::new();
        for section in self.sections {
            page.push(
                tag("h2")
                    .attr("id", section.id)
                    .child(section.title.get(lang))
                    .markup(),
            );
            page.extend(section.blocks.iter().map(|block| self.block(block, lang)));
        }
        (
            tag("nav")
                .class("rules-toc")
                .attr("aria-label", CONTENTS.get(lang))
                .child(tag("ol").inner_html(contents)),
            tag("article").class("rules-text").child((
                tag("h1").child(self.title.get(lang)),
                tag("p").class("lede").child(self.lede.get(lang)),
                tag("aside")
                    .class("callout")
                    .inner_html(self.markup(&HOW_TO_READ, lang)),
                page,
            )),
        )
            .markup()
            .into_text()
    }

    fn block(&self, block: &Block<P>, lang: Lang) -> Markup {
        match block {
            Block::Rule(rule) => tag("p")
                .class("rule")
                .attr("id", format!("{}{}", self.letter, rule.number))
                .inner_html(self.rule(rule, lang))
                .markup(),
            Block::Paragraph(text) => tag("p").inner_html(self.markup(text, lang)).markup(),
            Block::Callout(text) => tag("aside")
                .class("callout")
                .inner_html(self.markup(text, lang))
                .markup(),
            Block::List(items) => {
                let items: String = items
                    .iter()
                    .map(|item| format!("<li>{}</li>", self.markup(item, lang)))
                    .collect();
                tag("ul").inner_html(items).markup()
            }
            Block::Figure(figure) => self.figure(figure, lang),
            Block::Table(show) => show(lang),
        }
    }

    fn rule(&self, rule: &Rule, lang: Lang) -> String {
        let (letter, number) = (self.letter, rule.number);
        let mut out = format!(
            r##"<a class="rule-number" href="#{letter}{number}">{letter}{number}</a> <span>{}"##,
            self.markup(&rule.text, lang)
        );
        if let Some(why) = &rule.why {
            out += &format!(
                r#" <small class="rule-why"><span class="reconstructed">{}</span> {}</small>"#,
                RECONSTRUCTED.get(lang),
                self.markup(why, lang)
            );
        }
        out + "</span>"
    }

    fn figure(&self, figure: &Figure<P>, lang: Lang) -> Markup {
        let panels: Vec<_> = figure
            .panels
            .iter()
            .map(|panel| {
                let label = panel.label().get(lang);
                let title = format!("{}: {label}", figure.title.get(lang));
                tag("div").class("cut-panel").child((
                    panel.draw(title),
                    tag("p")
                        .class("cut-label")
                        .attr("aria-hidden", "true")
                        .child(label),
                ))
            })
            .collect();
        tag("figure")
            .class("figure")
            .child((
                tag("div").class("cuts").child(panels),
                tag("figcaption").inner_html(self.markup(&figure.caption, lang)),
            ))
            .markup()
    }

    fn markup(&self, text: &Text, lang: Lang) -> String {
        markup(text.get(lang), self.letter)
    }
}

/// The markup of a text; rules begin with this letter.
fn markup(text: &str, letter: char) -> String {
    let mut out = String::with_capacity(text.len() + 64);
    let mut strong = false;
    let mut square = false;
    // How many letters and digits the word so far has.
    let mut letters = 0;
    let mut before = ' ';
    let mut rest = text.chars().peekable();
    while let Some(sign) = rest.next() {
        letters += usize::from(sign.is_alphanumeric());
        let last = std::mem::replace(&mut before, sign);
        match sign {
            // A short word does not stay behind at the end of a line (in Polish that is a rule),
            // and a number does not leave the word that it belongs to; what has a comma does.
            ' ' => {
                let short = letters == 1 && !matches!(last, ',' | '.' | ';' | ':');
                let bound = short || rest.peek().is_some_and(char::is_ascii_digit);
                out.push(if bound { '\u{a0}' } else { ' ' });
                letters = 0;
            }
            '*' => {
                out += if strong { "</strong>" } else { "<strong>" };
                strong = !strong;
            }
            '`' => {
                out += if square {
                    "</span>"
                } else {
                    r#"<span class="mono">"#
                };
                square = !square;
            }
            _ if sign == letter && rest.peek().is_some_and(char::is_ascii_digit) => {
                let mut number = String::new();
                while let Some(digit) = rest.next_if(char::is_ascii_digit) {
                    number.push(digit);
                    letters += 1;
                }
                out += &format!(r##"<a href="#{letter}{number}">{letter}{number}</a>"##);
            }
            '<' => out += "&lt;",
            '>' => out += "&gt;",
            '&' => out += "&amp;",
            other => out.push(other),
        }
    }
    out
}

/// What every page must keep to.
#[cfg(test)]
pub(crate) mod checks {
    use super::*;

    pub(crate) fn blocks<P>(page: &Page<P>) -> impl Iterator<Item = &'static Block<P>> {
        page.sections.iter().flat_map(|section| section.blocks)
    }

    pub(crate) fn figures<P>(page: &Page<P>) -> impl Iterator<Item = &'static Figure<P>> {
        blocks(page).filter_map(|block| match block {
            Block::Figure(figure) => Some(*figure),
            _ => None,
        })
    }

    /// Every rule up to the last is there once and in order, reconstructions are marked, texts
    /// are well formed and link to rules that exist.
    pub(crate) fn check<P: Panel>(page: &Page<P>, last: u8, reconstructed: &[u8]) {
        let rules = || {
            blocks(page).filter_map(|block| match block {
                Block::Rule(rule) => Some(rule),
                _ => None,
            })
        };
        let numbers: Vec<u8> = rules().map(|rule| rule.number).collect();
        assert_eq!(numbers, (1..=last).collect::<Vec<u8>>());
        let marked: Vec<u8> = rules()
            .filter(|rule| rule.why.is_some())
            .map(|rule| rule.number)
            .collect();
        assert_eq!(marked, reconstructed);
        for lang in Lang::ALL {
            for text in texts(page, lang) {
                assert!(!text.is_empty());
                assert!(!text.contains("  "), "{text}");
                assert_eq!(text.matches('*').count() % 2, 0, "{text}");
                assert_eq!(text.matches('`').count() % 2, 0, "{text}");
                let markup = markup(text, page.letter);
                for piece in markup.split([' ', '<', '>']) {
                    assert!(piece.chars().count() < 40, "cannot be broken: {piece}");
                }
                let link = format!(r##"href="#{}"##, page.letter);
                for link in markup.split(&link).skip(1) {
                    let number: String = link.chars().take_while(char::is_ascii_digit).collect();
                    assert!(
                        (1..=last).contains(&number.parse::<u8>().unwrap()),
                        "{text}"
                    );
                }
            }
        }
    }

    fn texts<P: Panel>(page: &Page<P>, lang: Lang) -> Vec<&'static str> {
        let mut texts = vec![page.title.get(lang), page.lede.get(lang)];
        texts.extend(page.sections.iter().map(|section| section.title.get(lang)));
        for block in blocks(page) {
            match block {
                Block::Rule(rule) => {
                    texts.push(rule.text.get(lang));
                    texts.extend(rule.why.as_ref().map(|why| why.get(lang)));
                }
                Block::Paragraph(text) | Block::Callout(text) => texts.push(text.get(lang)),
                Block::List(items) => texts.extend(items.iter().map(|item| item.get(lang))),
                Block::Figure(figure) => {
                    texts.extend([figure.title.get(lang), figure.caption.get(lang)]);
                    texts.extend(figure.panels.iter().map(|panel| panel.label().get(lang)));
                }
                Block::Table(_) => {}
            }
        }
        texts
    }

    #[test]
    fn markup_is_escaped_and_linked() {
        assert_eq!(
            markup("*to* < `b2` & G11, w 1.", 'G'),
            concat!(
                "<strong>to</strong> &lt; <span class=\"mono\">b2</span> &amp; ",
                "<a href=\"#G11\">G11</a>, w\u{a0}1."
            )
        );
    }
}
