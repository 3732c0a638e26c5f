//! How a game is drawn. Each game implements [`GameScene`] with its own types; the screens know it as a
//! [`Scene`].

use ratatui::text::Span;
use starboard_guide::{Guide, Race, Reader, Thing};
use starboard_kernel::erased::Position;
use starboard_kernel::{Game, Lang, Seat, Wording, capital};

use crate::canvas::Canvas;
use crate::games;

/// Columns and rows.
pub(crate) type Size = (u16, u16);

/// A game on the screen. Its board says what can be pointed at; the screens show what is possible there.
pub(crate) trait GameScene: 'static {
    type Game: Guide;

    /// The size of the board in the given space.
    fn size(position: &Self::Game, lang: Lang, room: Size) -> Size;

    fn draw(position: &Self::Game, lang: Lang, canvas: &mut Canvas<'_>);

    /// How a player stands, in a few words.
    fn player(position: &Self::Game, seat: Seat, lang: Lang) -> Vec<Span<'static>>;

    /// All that is written on a thing, where the board has no room for it.
    fn details(_position: &Self::Game, _thing: &Thing, _lang: Lang) -> Option<String> {
        None
    }

    /// What is touched to take an action.
    fn touches(position: &Self::Game, action: <Self::Game as Game>::Action) -> Vec<Thing> {
        position.marks(action)
    }
}

/// [`GameScene`] of some game, and what its guide knows.
pub(crate) trait Scene: Sync {
    fn size(&self, position: &Position, lang: Lang, room: Size) -> Size;
    fn draw(&self, position: &Position, lang: Lang, canvas: &mut Canvas<'_>);
    fn player(&self, position: &Position, seat: Seat, lang: Lang) -> Vec<Span<'static>>;
    fn details(&self, position: &Position, thing: &Thing, lang: Lang) -> Option<String>;
    /// `action` is in notation, as everywhere here.
    fn touches(&self, position: &Position, action: &str) -> Vec<Thing>;
    fn marks(&self, position: &Position, action: &str) -> Vec<Thing>;
    fn about(&self, position: &Position, thing: &Thing, reader: Reader<'_>) -> Option<String>;
    /// Why nothing happens when a thing is touched after others.
    fn why_not(
        &self,
        position: &Position,
        touched: &[Thing],
        thing: &Thing,
        lang: Lang,
    ) -> Option<String>;
    fn reason(&self, position: &Position, action: &str, reader: Reader<'_>) -> Option<String>;
    fn race(&self) -> Option<Race>;
    fn measure(&self, position: &Position, line: usize) -> i32;
}

struct Erased<S>(S);

fn typed<G: Game>(position: &Position) -> &G {
    position.typed::<G>().expect("a position of this game")
}

fn read<G: Game>(action: &str) -> Option<G::Action> {
    action.parse().ok()
}

impl<S: GameScene + Sync> Scene for Erased<S> {
    fn size(&self, position: &Position, lang: Lang, room: Size) -> Size {
        S::size(typed(position), lang, room)
    }
    fn draw(&self, position: &Position, lang: Lang, canvas: &mut Canvas<'_>) {
        S::draw(typed(position), lang, canvas);
    }
    fn player(&self, position: &Position, seat: Seat, lang: Lang) -> Vec<Span<'static>> {
        S::player(typed(position), seat, lang)
    }
    fn details(&self, position: &Position, thing: &Thing, lang: Lang) -> Option<String> {
        S::details(typed(position), thing, lang)
    }
    fn touches(&self, position: &Position, action: &str) -> Vec<Thing> {
        let action = read::<S::Game>(action);
        action.map_or_else(Vec::new, |action| S::touches(typed(position), action))
    }
    fn marks(&self, position: &Position, action: &str) -> Vec<Thing> {
        let action = read::<S::Game>(action);
        let position = typed::<S::Game>(position);
        action.map_or_else(Vec::new, |action| position.marks(action))
    }
    fn about(&self, position: &Position, thing: &Thing, reader: Reader<'_>) -> Option<String> {
        typed::<S::Game>(position).about(thing.0, &thing.1, reader)
    }
    fn why_not(
        &self,
        position: &Position,
        touched: &[Thing],
        thing: &Thing,
        lang: Lang,
    ) -> Option<String> {
        let position = typed::<S::Game>(position);
        let refusal = position.why_not(position.attempt(touched, thing)?, lang);
        let text = capital(refusal.text.trim_end_matches('.'));
        Some(format!("{text} ({}).", refusal.rule))
    }
    fn reason(&self, position: &Position, action: &str, reader: Reader<'_>) -> Option<String> {
        typed::<S::Game>(position).reason(read::<S::Game>(action)?, reader)
    }
    fn race(&self) -> Option<Race> {
        S::Game::RACE
    }
    fn measure(&self, position: &Position, line: usize) -> i32 {
        typed::<S::Game>(position).measure(line)
    }
}

macro_rules! scenes {
    ($($game:ident: $type:ty,)*) => {
        /// The scene of the game that a position belongs to.
        ///
        /// # Panics
        /// If the game is not in the list of games.
        pub(crate) fn scene_of(position: &Position) -> &'static dyn Scene {
            $(
                if position.typed::<$type>().is_some() {
                    return &Erased(games::$game::Scene);
                }
            )*
            panic!("a game of the list");
        }
    };
}

starboard_games::with_games!(scenes);
