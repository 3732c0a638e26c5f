//! Online play: the player's identity, the connection to the server, the lobby and the
//! tables. `place` is a table as this page knows it; on the screen it is `play`'s like any other.

mod api;
mod identity;
mod kept;
mod link;
mod lobby;
mod messages;
mod new_table;
mod notices;
mod people;
pub(crate) mod place;
mod record;
mod rows;
mod share;
mod side;
mod table;
mod turn;

use crate::texts;
use leptos::prelude::*;
use starboard_kernel::Lang;

use crate::games;
use crate::router::Route;

pub(crate) use identity::{Identity, name_dialog};
pub(crate) use link::Link;
pub(crate) use lobby::{has_turn, lobby, nav_words};
pub(crate) use messages::{has_unread, mark_read, messages};
pub(crate) use new_table::new_table;
pub(crate) use notices::notices;
pub(crate) use people::people;
pub(crate) use place::Place;
pub(crate) use record::replay;
pub(crate) use side::{
    beside_player, confirm_undo, fairness, fairness_words, is_fair, rematch, seat_actions, verified,
};
pub(crate) use table::{is_begun, lobby_link, table};
pub(crate) use turn::{notify_setting, title};

pub(crate) use crate::texts::{
    back_to_lobby, log_with_news, no_help_online as no_help, sending, your_turn,
};

/// What the whole page shares.
#[derive(Clone, Copy)]
struct Shared {
    /// The table that is on the screen.
    place: RwSignal<Option<Place>>,
    /// A table that was opened just now: who opened it sits down at once.
    opened: StoredValue<Option<String>>,
    muted: kept::Muted,
}

impl Shared {
    fn get() -> Shared {
        expect_context()
    }
}

/// What the pages of tables and people are called.
pub(crate) fn page_title(route: &Route, lang: Lang) -> Option<String> {
    match route {
        Route::Table(_) => {
            let place = Shared::get().place.get()?;
            // The table may be leaving the screen.
            let game = place
                .table
                .try_with(|table| games::find(&table.as_ref()?.plan().game))
                .flatten()?;
            Some(game.about.title(lang))
        }
        Route::NewTable(_) => Some(texts::new_table(lang)),
        Route::People(_) => Some(texts::results(lang)),
        _ => None,
    }
}

/// Makes the link and the identity known to everything below.
pub(crate) fn provide() {
    let identity = Identity::new();
    provide_context(identity);
    provide_context(Link::new(identity));
    provide_context(Shared {
        place: RwSignal::new(None),
        opened: StoredValue::new(None),
        muted: kept::Muted::read(),
    });
    turn::follow();
}
