//! Pages that are one file: styles and pictures are part of them.

use starboard_kernel::Lang;

use crate::markup::Piece;

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");

/// Text as markup.
#[must_use]
pub fn escaped(text: &str) -> String {
    Piece::markup(text).into_text()
}

/// A page from its title, the styles that only it needs, and the markup of its content.
#[must_use]
pub fn page(lang: Lang, title: &str, style: &str, content: &str) -> String {
    let style = format!("{STYLE}{style}");
    // The content comes last: it may have such words in braces.
    PAGE.replace("{lang}", lang.code())
        .replace("{title}", &escaped(title))
        .replace("{style}", &style)
        .replace("{content}", content)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_page_has_its_title_escaped_and_its_content_as_it_is() {
        let page = page(Lang::Pl, "1 < 2", "p { margin: 0; }", "<p>{title}</p>");
        assert!(page.contains("<html lang=\"pl\">"), "{page}");
        assert!(page.contains("<title>1 &lt; 2</title>"), "{page}");
        assert!(page.contains("}\np { margin: 0; }</style>"), "{page}");
        assert!(page.contains("<p>{title}</p>"), "{page}");
    }
}
