//! The scenes on encounter cards, and cards enlarged. They are a tenth of what the first board would
//! need to download, and the first decision needs none of them: they come with the notes on the game.

use hegemony::{Alien, CardSet, Encounter, Kind};
use leptos::prelude::*;
use starboard_kernel::Lang;
use starboard_print::Drawing;
use starboard_print::games::hegemony::art;
use starboard_print::games::hegemony::cards::{self, Face};

#[derive(Clone, Copy)]
pub(super) struct Pictures {
    scene: fn(Encounter, Kind) -> Drawing,
    big_card: fn(Face, CardSet, Option<Alien>, Lang) -> String,
}

thread_local! {
    static PICTURES: ArcRwSignal<Option<Pictures>> = ArcRwSignal::new(None);
}

/// Called by what is loaded later, so that only that refers to the drawings.
pub(super) fn provide() {
    PICTURES.with(|pictures| {
        pictures.set(Some(Pictures {
            scene,
            big_card: cards::big_card,
        }));
    });
}

fn scene(card: Encounter, kind: Kind) -> Drawing {
    match kind {
        Kind::Location => art::place(card.id()),
        _ => art::encounter(card.id(), kind.word()),
    }
}

/// The scene on a card, as soon as it is loaded.
pub(super) fn scene_on(card: Encounter, kind: Kind) -> AnyView {
    (move || loaded().map(|pictures| (pictures.scene)(card, kind))).into_any()
}

/// A card with everything that is printed on it, as soon as it is loaded. Tracked.
pub(super) fn big_card(face: Face, set: CardSet, here: Option<Alien>, lang: Lang) -> String {
    loaded().map_or_else(String::new, |pictures| {
        (pictures.big_card)(face, set, here, lang)
    })
}

fn loaded() -> Option<Pictures> {
    PICTURES.with(|pictures| pictures.get())
}
