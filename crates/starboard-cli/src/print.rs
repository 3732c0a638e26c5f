//! `starboard print`, and the same PDFs among the files of a server.

use std::io::Write;

use starboard_kernel::Lang;
use starboard_print::paper::{self, Board, Order, Refusal};

use crate::args::PrintArgs;
use crate::failure::Failure;
use crate::{files, texts};

/// Where PDFs are among the files of a server; see [`starboard_print::pdf_name`].
pub(crate) const PLACE: &str = "print/";

pub(crate) fn run(args: &PrintArgs, lang: Lang, out: &mut impl Write) -> Result<(), Failure> {
    let order = Order {
        game: args.game.clone(),
        what: args.what,
        lang,
        paper: args.paper,
        ink: args.ink,
        board: args.board,
        edition: args.edition.clone(),
    };
    let printed = paper::print(&order).map_err(|refusal| match refusal {
        Refusal::Game { .. } => Failure::usage("GAME", refusal),
        Refusal::Edition { .. } => Failure::usage("--edition", refusal),
        Refusal::Pages(why) => Failure::Failed(why),
    })?;
    files::write(&args.out, &printed.pdf)
        .map_err(|error| Failure::file("--out", &args.out, &error))?;
    let file = args.out.display().to_string();
    writeln!(out, "{}", texts::printed(lang, &file, printed.pages))?;
    Ok(())
}

/// The PDF of this name, such as `GAME-kit-en-a4-colour.pdf` or, of a variant,
/// `GAME-kit-en-a4-colour-one.pdf`; `None` if there is none.
pub(crate) fn named(name: &str) -> Option<Vec<u8>> {
    let name = name.strip_suffix(".pdf")?;
    let parts: Vec<&str> = name.split('-').collect();
    let (&[game, what, lang, paper, ink], rest) = parts.split_first_chunk()?;
    let order = Order {
        game: game.to_owned(),
        what: what.parse().ok()?,
        lang: Lang::ALL.into_iter().find(|known| known.code() == lang)?,
        paper: paper.parse().ok()?,
        ink: ink.parse().ok()?,
        board: Board::Split,
        edition: None,
    };
    let order = match *rest {
        [] => order,
        [variant] => order.of_variant(variant)?,
        _ => return None,
    };
    paper::print(&order).ok().map(|printed| printed.pdf)
}

#[cfg(test)]
mod tests {
    use starboard_print::{pdf_name, rules_pages};

    use super::*;

    #[test]
    fn a_server_has_the_files_that_rules_pages_name() {
        let registry = starboard_games::registry();
        let game = registry.iter().next().expect("a game").name();
        for lang in Lang::ALL {
            let name = pdf_name(game, "kit", lang, "letter", "low");
            let name = name.strip_prefix(PLACE).expect("below the place of PDFs");
            assert!(named(name).is_some_and(|pdf| pdf.starts_with(b"%PDF")));
        }
        // Kits that are not the usual ones, as the English pages name them.
        let pages = rules_pages().expect("rules pages");
        let links = pages.iter().flat_map(|page| page.markup.split('"'));
        let mut variants: Vec<&str> = links
            .filter(|link| link.starts_with("/print/") && link.contains("-en-a4-low-"))
            .collect();
        variants.sort_unstable();
        assert_eq!(
            variants.len(),
            2,
            "another board, another edition: {variants:?}"
        );
        for link in variants {
            let name = link
                .strip_prefix("/print/")
                .expect("below the place of PDFs");
            let usual = name.replace("-first", "").replace("-one", "");
            let (variant, usual) = (named(name), named(&usual));
            assert!(variant.as_ref().is_some_and(|pdf| pdf.starts_with(b"%PDF")));
            assert_ne!(variant, usual, "{name}");
        }
        for name in [
            "chess-kit-en-a4-colour.pdf",
            "GAME.pdf",
            "GAME-kit-en-a4-colour",
            "GAME-kit-en-a5-colour.pdf",
            "GAME-kit-xx-a4-colour.pdf",
            "GAME-kit-en-a4-colour-more.pdf",
            "GAME-kit-en-a4-colour-split.pdf",
            "GAME-rules-en-a4-colour-one.pdf",
        ] {
            let name = name.replace("GAME", game);
            assert!(named(&name).is_none(), "{name}");
        }
    }
}
