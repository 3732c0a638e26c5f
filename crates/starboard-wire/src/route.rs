//! The addresses of the app's pages, which a server has to know as well: it answers them with the app,
//! and everything else with an error.

use starboard_kernel::Day;

/// A page of the app.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Route {
    Home,
    /// A new game, or one that goes on from a step of a saved game.
    Setup {
        game: String,
        from: Option<(String, usize)>,
    },
    /// A new game with the same settings as the last one.
    PlayNow(String),
    /// The first mission of a game.
    Mission(String),
    Play(String),
    Replay(String),
    /// A replay with its review; the name is that of its address.
    Report(String),
    /// The games of all days.
    Days,
    /// The game of a day: today, unless another is named.
    Daily {
        game: String,
        day: Option<Day>,
    },
    /// Puzzles: that of the day, or all of a game.
    Puzzles(Option<String>),
    /// One of them.
    Puzzle {
        game: String,
        id: String,
    },
    /// What this browser remembers of all finished games.
    Pilot,
    /// The rules of a game, or of which game there are rules.
    Rules(Option<String>),
    /// What many games of bots say of a game.
    Balance(String),
    /// Online tables.
    Lobby,
    /// A new one of these: which game, if that is chosen.
    NewTable(Option<String>),
    Table(String),
    /// Somebody's page.
    People(String),
    Unknown,
}

impl Route {
    /// The page at a path.
    #[must_use]
    pub fn read(path: &str) -> Route {
        let parts: Vec<&str> = path.split('/').filter(|part| !part.is_empty()).collect();
        match parts.as_slice() {
            [] | ["index.html"] => Route::Home,
            ["new", game] => Route::Setup {
                game: (*game).to_owned(),
                from: None,
            },
            ["new", game, id, step] => match step.parse() {
                Ok(step) => Route::Setup {
                    game: (*game).to_owned(),
                    from: Some(((*id).to_owned(), step)),
                },
                Err(_) => Route::Unknown,
            },
            ["now", game] => Route::PlayNow((*game).to_owned()),
            ["mission", game] => Route::Mission((*game).to_owned()),
            ["play", id] => Route::Play((*id).to_owned()),
            ["replay", id] => Route::Replay((*id).to_owned()),
            ["report", id] => Route::Report((*id).to_owned()),
            ["daily"] => Route::Days,
            ["daily", game] => Route::Daily {
                game: (*game).to_owned(),
                day: None,
            },
            ["daily", game, day] => match day.parse() {
                Ok(day) => Route::Daily {
                    game: (*game).to_owned(),
                    day: Some(day),
                },
                Err(_) => Route::Unknown,
            },
            ["puzzles"] => Route::Puzzles(None),
            ["puzzles", game] => Route::Puzzles(Some((*game).to_owned())),
            ["puzzles", game, id] => Route::Puzzle {
                game: (*game).to_owned(),
                id: (*id).to_owned(),
            },
            ["pilot"] => Route::Pilot,
            ["rules"] => Route::Rules(None),
            ["rules", game] => Route::Rules(Some((*game).to_owned())),
            ["balance", game] => Route::Balance((*game).to_owned()),
            ["online"] => Route::Lobby,
            ["online", "new"] => Route::NewTable(None),
            ["online", "new", game] => Route::NewTable(Some((*game).to_owned())),
            ["table", id] => Route::Table((*id).to_owned()),
            ["people", id] => Route::People((*id).to_owned()),
            _ => Route::Unknown,
        }
    }

    /// The game that the address names.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        match self {
            Route::Setup { game, .. }
            | Route::PlayNow(game)
            | Route::Mission(game)
            | Route::Balance(game)
            | Route::Daily { game, .. }
            | Route::Puzzle { game, .. } => Some(game),
            Route::Rules(game) | Route::NewTable(game) | Route::Puzzles(game) => game.as_deref(),
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_name_pages_and_games() {
        assert_eq!(Route::read("/"), Route::Home);
        assert_eq!(Route::read("/rules/").game(), None);
        assert_eq!(Route::read("/rules/rescue").game(), Some("rescue"));
        assert_eq!(Route::read("/mission/armada").game(), Some("armada"));
        assert_eq!(Route::read("/balance/armada").game(), Some("armada"));
        assert_eq!(Route::read("/now/armada").game(), Some("armada"));
        assert_eq!(Route::read("/table/abc"), Route::Table("abc".to_owned()));
        assert_eq!(Route::read("/puzzles").game(), None);
        assert_eq!(Route::read("/puzzles/armada").game(), Some("armada"));
        assert_eq!(Route::read("/puzzles/armada/0f").game(), Some("armada"));
        let branch = Route::read("/new/rescue/abc/12");
        assert_eq!(branch.game(), Some("rescue"));
        for path in [
            "/nothing",
            "/new",
            "/new/rescue/abc/x",
            "/play",
            "/rules/a/b",
            "/daily/armada/2026-02-30",
        ] {
            assert_eq!(Route::read(path), Route::Unknown, "{path}");
        }
    }
}
