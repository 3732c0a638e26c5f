//! All cards of the set, as the rules page and the docs show them.

use hegemony::{Alien, Captain, CardSet, Die, Encounter, Kind, Planet, Weapon};
use starboard_kernel::Lang;

use super::cards::{Face, card};
use crate::markup::{Element, Markup, Piece, tag};
use crate::texts;

/// Every card of a set, as it is drawn.
pub(crate) fn gallery(set: CardSet, lang: Lang) -> Markup {
    let of_kind = |kind: Kind| -> Vec<Face> {
        let cards = Encounter::all().filter(|card| card.kind() == kind);
        cards.map(Face::Card).collect()
    };
    let parts = [
        (
            texts::of_aliens(lang),
            Alien::all().map(Face::Alien).collect(),
        ),
        (
            texts::of_captains(lang),
            Captain::all().map(Face::Captain).collect(),
        ),
        (
            texts::of_dice(lang),
            Die::ALL.iter().copied().map(Face::Die).collect(),
        ),
        (
            texts::of_weapons(lang),
            Weapon::all().map(Face::Weapon).collect(),
        ),
        (
            texts::of_planets(lang),
            Planet::all().map(Face::Planet).collect(),
        ),
        (texts::of_guardforce(lang), of_kind(Kind::Guardforce)),
        (texts::of_locations(lang), of_kind(Kind::Location)),
        (texts::of_agents(lang), of_kind(Kind::Agent)),
        (texts::of_events(lang), of_kind(Kind::Event)),
    ];
    let sections = parts.map(|(title, faces): (String, Vec<Face>)| {
        let cards: Vec<Element> = faces
            .into_iter()
            .map(|face| card(face, set, None, lang))
            .collect();
        tag("section")
            .class("gallery-part")
            .child(tag("h3").child(title))
            .child(tag("div").class("hegemony-gallery").child(cards))
    });
    sections.markup()
}

/// The same, folded below a title until somebody asks for it.
pub(crate) fn folded(set: CardSet, title: &str, lang: Lang) -> Element {
    let cards = gallery(set, lang);
    tag("details")
        .class("gallery-fold")
        .child((tag("summary").child(title), cards))
}

#[cfg(test)]
mod tests {
    use std::fs;
    use std::path::Path;

    use super::*;

    /// The page of the docs that shows every card, drawn as in the app.
    fn page() -> String {
        let app = Path::new(env!("CARGO_MANIFEST_DIR")).join("../starboard-web");
        let of_app = ["base", "parts", "art"].map(|name| format!("style/{name}.css"));
        let of_game = ["poster", "cockpit", "line", "closeup"]
            .map(|name| format!("src/games/hegemony/style/{name}.css"));
        let style: String = of_app
            .iter()
            .chain(&of_game)
            .map(|name| fs::read_to_string(app.join(name)).expect("a style file"))
            .collect();
        let editions = [
            ("Second edition", CardSet::Second),
            ("First edition", CardSet::First),
        ];
        let galleries: String = editions
            .map(|(title, set)| {
                let gallery = gallery(set, Lang::En).into_text().replace('\n', "");
                // A line for each card, so that a change can be reviewed.
                let gallery = gallery.replace("<article", "\n<article");
                format!("<h2>{title}</h2>\n{gallery}\n")
            })
            .concat();
        format!(
            "<!doctype html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\">\n\
             <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n\
             <title>Cosmic Hegemony: all cards</title>\n<style>\n{style}</style>\n</head>\n\
             <body>\n<main class=\"page game-hegemony\">\n<h1>Cosmic Hegemony: all cards</h1>\n{galleries}\
             </main>\n</body>\n</html>\n"
        )
    }

    /// After a change that is meant: `STARBOARD_UPDATE=1 cargo test -p starboard-print docs_show`.
    #[test]
    fn the_docs_show_all_cards_as_they_are() {
        let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/hegemony-cards.html");
        if std::env::var_os("STARBOARD_UPDATE").is_some() {
            fs::write(&file, page()).expect("the docs can be written");
        }
        let kept = fs::read_to_string(&file).expect("the page is there");
        assert!(
            kept == page(),
            "docs/hegemony-cards.html shows other cards than there are"
        );
    }

    #[test]
    fn every_card_is_drawn_once_in_every_language() {
        let all = Alien::COUNT + Captain::COUNT + Planet::COUNT + Weapon::COUNT + Encounter::COUNT;
        for (lang, set) in Lang::ALL
            .into_iter()
            .flat_map(|lang| CardSet::ALL.map(|set| (lang, set)))
        {
            let gallery = gallery(set, lang).into_text();
            assert_eq!(gallery.matches("<article").count(), all + Die::ALL.len());
            for card in Encounter::all() {
                assert!(gallery.contains(&card.name(lang).replace('"', "&quot;")));
            }
        }
    }
}
