//! The contract of a game's screens. They are written against the game's own types: positions,
//! events and actions arrive typed. [`super::erased`] adapts them to the app, which works with
//! any game.

use leptos::prelude::*;
use serde_json::Value;
use starboard_bots::analysis::Weighed;
use starboard_guide::{Guide, Race};
use starboard_kernel::{Ending, Game, Lang, Narrate, Seat, Wording};

use super::{Poster, erased};
use crate::sound::Sound;

/// What is needed to play a game. It is loaded when the game is first played.
pub(crate) trait GameScreens: 'static {
    type Game: Guide;
    const POSTER: &'static Poster;
    const FRAME: Frame;

    /// The board, and the controls with which a person acts.
    fn play(player: Player<Self::Game>) -> PlayViews;
    fn player(position: &Self::Game, seat: Seat, lang: Lang) -> PlayerFacts;
    /// What is left in the supply, in a few words.
    fn supply(position: &Self::Game, lang: Lang) -> String;
    /// The step of the turn, in one word.
    fn step(position: &Self::Game, lang: Lang) -> String;
    /// How long an event is shown, in milliseconds.
    fn beat(event: &<Self::Game as Game>::Event) -> u32;
    /// What can be heard of an event.
    fn sound(event: &<Self::Game as Game>::Event) -> Option<Sound>;

    /// A drawing for a value of an option, if there is one.
    fn option_mark(_option: &str, _value: &Value) -> Option<AnyView> {
        None
    }

    /// What is to be decided now, where the screens take decisions in a different order than the
    /// rules.
    fn prompt(_position: &Self::Game, _lang: Lang) -> Option<String> {
        None
    }
}

/// What is said and shown of a game beside its board, and after it. It is not needed to make a
/// move, so it is loaded once the board is on the screen.
pub(crate) trait GameNotes: 'static {
    type Game: Guide;

    /// The board for spectators and replays, initially from the side of `viewer`.
    fn watch(shown: Memo<Shown<Self::Game>>, viewer: Option<Seat>) -> AnyView;

    /// How well a player is doing, more being better: whatever changed it most was decisive.
    fn standing(position: &Self::Game, seat: Seat) -> i32 {
        let measure = position.measure(seat.index());
        match Self::Game::RACE {
            Some(Race { falls: true, .. }) => -measure,
            _ => measure,
        }
    }

    /// The end in one line, where the game has a better one than who has won. `own` is the only
    /// player on this device.
    fn headline(
        _position: &Self::Game,
        _ending: &Ending,
        _own: Option<Seat>,
        _names: &[String],
        _lang: Lang,
    ) -> Option<String> {
        None
    }

    /// Whether a turn begins with an event, in solo games.
    fn begins_turn(_event: &<Self::Game as Game>::Event) -> bool {
        false
    }

    /// The squares that an event passes over, from the first to the last.
    fn trail(_event: &<Self::Game as Game>::Event) -> Vec<Mark> {
        Vec::new()
    }

    /// Points that the newest event of a step gives: to whom, how many, and where they can be seen to
    /// come from.
    fn gain(_shown: &Shown<Self::Game>) -> Option<Gain> {
        None
    }

    /// How much an event matters to a player; 0 is not worth mentioning.
    fn weight(_event: &<Self::Game as Game>::Event, _viewer: Seat) -> u8 {
        0
    }

    /// An event of the others in a few words, to a player: only where it leads, not how.
    fn told(
        event: &<Self::Game as Game>::Event,
        _viewer: Seat,
        lang: Lang,
        names: &[String],
    ) -> String {
        event.narrate(lang, names)
    }

    /// Called once these notes are loaded, before anything else.
    fn loaded() {}

    /// The things on the screen that texts name, under their names.
    fn named(_position: &Self::Game, _lang: Lang) -> Vec<(String, Mark)> {
        Vec::new()
    }

    /// An action in fewer words than the rules have for it, beside a board that shows it.
    fn brief(
        _position: &Self::Game,
        _action: <Self::Game as Game>::Action,
        _lang: Lang,
    ) -> Option<String> {
        None
    }

    /// What a solo game adds to its result and its review: [`erased::report_of`].
    fn report() -> Option<&'static dyn erased::ReportScreens> {
        None
    }
}

/// A thing on the screen: what kind it is (the part of its attribute after `data-`), and which one.
pub(crate) type Mark = starboard_guide::Thing;

/// Points that a player gets, where they come from and where they go.
#[derive(Clone, PartialEq)]
pub(crate) struct Gain {
    pub(crate) seat: Seat,
    pub(crate) points: u16,
    pub(crate) from: Mark,
    pub(crate) to: Mark,
}

impl Gain {
    /// Points that are added to a score.
    pub(crate) fn scored(seat: Seat, points: u16, from: Mark) -> Gain {
        let to = ("score", seat.number().to_string());
        Gain {
            seat,
            points,
            from,
            to,
        }
    }
}

/// What can be said about a finished solo game.
pub(crate) trait GameReport: 'static {
    type Game: Wording;

    /// What the ending is called.
    fn rank(position: &Self::Game, lang: Lang) -> String;
    /// The most telling figure, and what it counts.
    fn figure(position: &Self::Game, lang: Lang) -> (String, String);
    /// A line or two for sharing the result.
    fn share(position: &Self::Game, lang: Lang) -> String;

    /// The game in more figures, if there are any.
    fn story(_course: &Course<'_, Self::Game>, _lang: Lang) -> Option<AnyView> {
        None
    }
}

/// How the play screen is laid out around a board; see `style/play.css`.
#[derive(Clone, Copy)]
pub(crate) enum Frame {
    /// The board is much taller than wide: the players stand beside it, not above.
    Tall,
    /// The players above the board show what they have.
    Strip,
    /// The board is a page to read, and there is only one player.
    Roomy,
}

/// A moment of a game as it is shown: a position, and the events of the next step so far.
#[derive(Clone, Debug)]
pub(crate) struct Shown<G: Game> {
    pub(crate) before: G,
    /// The events of the next step that have been shown so far.
    pub(crate) events: Vec<G::Event>,
    /// How many steps led to `before`.
    pub(crate) step: usize,
}

/// The course of a finished game.
pub(crate) struct Course<'a, G: Game> {
    /// All events, in order.
    pub(crate) events: Vec<&'a G::Event>,
}

/// What a board needs to let a person act.
pub(crate) struct Player<G: Game> {
    pub(crate) shown: Memo<Shown<G>>,
    /// The legal actions; empty unless a person may act now and everything has been shown.
    pub(crate) legal: Memo<Vec<G::Action>>,
    pub(crate) act: Callback<G::Action>,
    /// Several actions of the same player in a row.
    pub(crate) act_all: Callback<Vec<G::Action>>,
    /// From whose side the board is seen: the only person at the table, or the one whose turn it
    /// is.
    pub(crate) viewer: Signal<Option<Seat>>,
    /// Tells the player why something is not possible.
    pub(crate) refuse: Callback<String>,
    /// What every action is worth, if the person wants to see it and it is known.
    pub(crate) worth: Signal<Option<Weighed>>,
}

// Derived, these would require that the position itself is `Copy`.
impl<G: Game> Clone for Player<G> {
    fn clone(&self) -> Self {
        *self
    }
}

impl<G: Game> Copy for Player<G> {}

impl<G: Game> Player<G> {
    /// By how many points an action falls short of the best, where that is shown.
    pub(crate) fn loss(self, action: G::Action) -> Option<f64> {
        self.worth.with(|worth| {
            let loss = worth.as_ref()?.loss(&action.to_string())?;
            Some(loss * 100.0)
        })
    }

    /// The same for the best of several actions.
    pub(crate) fn least_loss(self, actions: &[G::Action]) -> Option<f64> {
        let losses = actions.iter().filter_map(|&action| self.loss(action));
        losses.min_by(f64::total_cmp)
    }
}

pub(crate) struct PlayViews {
    pub(crate) board: AnyView,
    pub(crate) actions: AnyView,
}

/// A player as the panel shows them.
pub(crate) struct PlayerFacts {
    pub(crate) gear: AnyView,
    pub(crate) tokens: AnyView,
    /// Points, or another measure of how a player stands, short.
    pub(crate) score: String,
    /// The score in words.
    pub(crate) score_words: String,
    /// Why the player cannot take part fully, if that is so.
    pub(crate) state: Option<String>,
    pub(crate) out: bool,
}

impl PlayerFacts {
    /// A player of whom the panel shows the score alone.
    pub(crate) fn with_score(score: String, score_words: String) -> PlayerFacts {
        PlayerFacts {
            gear: ().into_any(),
            tokens: ().into_any(),
            score,
            score_words,
            state: None,
            out: false,
        }
    }
}
