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

/// The PDF of this name, such as `GAME-kit-en-a4-colour.pdf`; `None` if there is none.
pub(crate) fn named(name: &str) -> Option<Vec<u8>> {
    let name = name.strip_suffix(".pdf")?;
    let [game, what, lang, paper, ink] = *name.split('-').collect::<Vec<&str>>() else {
        return None;
    };
    let order = Order {
        game: game.to_owned(),
        what: what.parse().ok()?,
        lang: Lang::ALL.into_iter().find(|known| known.code() == lang)?,
        paper: paper.parse().ok()?,
        ink: ink.parse().ok()?,
        board: Board::Split,
        edition: None,
    };
    paper::print(&order).ok().map(|printed| printed.pdf)
}

#[cfg(test)]
mod tests {
    use starboard_print::pdf_name;

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
        for name in [
            "chess-kit-en-a4-colour.pdf",
            "GAME.pdf",
            "GAME-kit-en-a4-colour",
            "GAME-kit-en-a5-colour.pdf",
            "GAME-kit-xx-a4-colour.pdf",
            "GAME-kit-en-a4-colour-more.pdf",
        ] {
            let name = name.replace("GAME", game);
            assert!(named(&name).is_none(), "{name}");
        }
    }
}
