//! Online play: the player's identity, the connection to the server, the lobby and the
//! tables. `place` is a table as this page knows it; on the screen it is `play`'s like any other.

mod api;
mod identity;
mod kept;
mod leaderboard;
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
mod texts;
mod turn;

use leptos::prelude::*;
use starboard_kernel::Lang;

use crate::games;
use crate::parts::Online;
use crate::prefs::lang;
use crate::router::{self, Route};

pub(crate) use identity::{Identity, name_dialog};
pub(crate) use leaderboard::leaderboard;
pub(crate) use link::Link;
pub(crate) use lobby::lobby;
pub(crate) use new_table::new_table;
pub(crate) use people::people;
pub(crate) use place::Place;
pub(crate) use record::replay;
pub(crate) use table::table;
pub(crate) use turn::notify_setting;

/// What the whole page shares.
#[derive(Clone, Copy)]
struct Shared {
    /// The table that is on the screen.
    place: RwSignal<Option<Place>>,
    /// A table that was opened just now: its host sits down at once.
    opened: StoredValue<Option<String>>,
    muted: kept::Muted,
}

impl Shared {
    fn get() -> Shared {
        expect_context()
    }
}

/// What the pages of tables and people are called.
fn page_title(route: &Route, lang: Lang) -> Option<String> {
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

/// Whether this browser has been online: other players may be waiting for its user.
pub(crate) fn was_used() -> bool {
    identity::is_kept()
}

/// Provides the link and the identity to everything below, and the app with what it should know.
pub(crate) fn provide(news: Online) {
    let identity = Identity::new();
    provide_context(identity);
    provide_context(Link::new(identity));
    provide_context(Shared {
        place: RwSignal::new(None),
        opened: StoredValue::new(None),
        muted: kept::Muted::read(),
    });
    turn::follow();
    let route = router::current_route();
    Effect::new(move |_| news.is_begun.set(table::is_begun()));
    Effect::new(move |_| news.has_turn.set(lobby::has_turn()));
    Effect::new(move |_| news.is_awaited.set(turn::is_awaited()));
    Effect::new(move |_| {
        let title = route.with(|route| page_title(route, lang()));
        news.title.set(title);
    });
}
