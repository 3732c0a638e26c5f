//! The screens of a game for the app, which does not know the game at compile time. This is the
//! only place where erased positions, events and actions are turned into those of a game.

use std::marker::PhantomData;

use leptos::prelude::*;
use starboard_bots::analysis::Weighed;
use starboard_guide::{Card, Guide, Mission, Race, Reader};
use starboard_kernel::erased::{Event, Position, Rules, rules_of};
use starboard_kernel::{Ending, Game, History, Lang, Seat, Wording};

use super::Poster;
use super::screens::{
    self, Course, Frame, Gain, GameNotes, GameReport, GameScreens, Mark, PlayViews, PlayerFacts,
};
use crate::sound::Sound;

/// [`GameScreens`] of some game.
pub(crate) trait Screens: Sync {
    fn poster(&self) -> &'static Poster;
    fn rules(&self) -> &'static dyn Rules;
    /// The classes of a play screen.
    fn class(&self) -> String;
    fn play(&self, player: Player) -> PlayViews;
    fn player(&self, position: &Position, seat: Seat, lang: Lang) -> PlayerFacts;
    fn supply(&self, position: &Position, lang: Lang) -> String;
    fn step(&self, position: &Position, lang: Lang) -> String;
    fn mission(&self) -> &'static Mission;
    fn prompt(&self, position: &Position, lang: Lang) -> String;
    fn beat(&self, event: &Event) -> u32;
    fn sound(&self, event: &Event) -> Option<Sound>;
    /// `action` is in notation.
    fn marks(&self, position: &Position, action: &str) -> Vec<Mark>;
}

/// [`GameNotes`] of some game, and its guide.
pub(crate) trait Notes: Sync {
    fn loaded(&self);
    fn watch(&self, shown: Memo<Shown>, viewer: Option<Seat>) -> AnyView;
    fn race(&self) -> Option<Race>;
    fn measure(&self, position: &Position, line: usize) -> i32;
    fn standing(&self, position: &Position, seat: Seat) -> i32;
    fn headline(
        &self,
        position: &Position,
        ending: &Ending,
        own: Option<Seat>,
        names: &[String],
        lang: Lang,
    ) -> Option<String>;
    fn guide(&self, position: &Position, reader: Reader<'_>) -> Card;
    /// The kinds of things that `about` knows; see [`Guide::KINDS`].
    fn kinds(&self) -> &'static [&'static str];
    fn about(
        &self,
        position: &Position,
        kind: &str,
        name: &str,
        reader: Reader<'_>,
    ) -> Option<String>;
    /// `action` is in notation.
    fn brief(&self, position: &Position, action: &str, lang: Lang) -> Option<String>;
    /// `action` is in notation.
    fn reason(&self, position: &Position, action: &str, reader: Reader<'_>) -> Option<String>;
    fn named(&self, position: &Position, lang: Lang) -> Vec<(String, Mark)>;
    fn begins_turn(&self, event: &Event) -> bool;
    fn trail(&self, event: &Event) -> Vec<Mark>;
    fn gain(&self, shown: &Shown) -> Option<Gain>;
    fn weight(&self, event: &Event, viewer: Seat) -> u8;
    fn told(&self, event: &Event, viewer: Seat, lang: Lang, names: &[String]) -> String;
    fn report(&self) -> Option<&'static dyn ReportScreens>;
}

/// [`GameReport`] of some game.
pub(crate) trait ReportScreens: Sync {
    fn rank(&self, position: &Position, lang: Lang) -> String;
    fn figure(&self, position: &Position, lang: Lang) -> (String, String);
    fn share(&self, position: &Position, lang: Lang) -> String;
    fn story(&self, history: &History, lang: Lang) -> Option<AnyView>;
}

/// [`screens::Shown`] of some game.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Shown {
    pub(crate) before: Position,
    events: Vec<Event>,
    step: usize,
}

impl Shown {
    /// The moment after some steps of a history and some events of the next.
    pub(crate) fn of(history: &History, step: usize, events: usize) -> Shown {
        let step = step.min(history.length());
        Shown {
            before: history.at(step).unwrap_or(history.start()).clone(),
            events: history
                .steps()
                .get(step)
                .map(|step| step.events.iter().take(events).cloned().collect())
                .unwrap_or_default(),
            step,
        }
    }

    /// Identifies a moment of a game.
    pub(crate) fn moment(&self) -> (usize, usize) {
        (self.step, self.events.len())
    }

    fn typed<G: Wording>(&self) -> screens::Shown<G> {
        screens::Shown {
            before: position::<G>(&self.before).clone(),
            events: self.events.iter().map(event::<G>).cloned().collect(),
            step: self.step,
        }
    }
}

/// [`screens::Player`] of some game.
#[derive(Clone, Copy)]
pub(crate) struct Player {
    pub(crate) shown: Memo<Shown>,
    /// Whether a person may act now and everything has been shown.
    pub(crate) may_act: Signal<bool>,
    /// Actions of the same player, in notation.
    pub(crate) act_all: Callback<Vec<String>>,
    pub(crate) viewer: Signal<Option<Seat>>,
    pub(crate) refuse: Callback<String>,
    pub(crate) worth: Signal<Option<Weighed>>,
}

impl Player {
    fn typed<G: Wording>(self) -> screens::Player<G> {
        let shown = shown::<G>(self.shown);
        screens::Player {
            shown,
            legal: Memo::new(move |_| match self.may_act.get() {
                true => shown.with(|shown| shown.before.legal_actions()),
                false => Vec::new(),
            }),
            act: Callback::new(move |action: G::Action| self.act_all.run(vec![action.to_string()])),
            act_all: Callback::new(move |actions: Vec<G::Action>| {
                let texts = actions.iter().map(ToString::to_string);
                self.act_all.run(texts.collect());
            }),
            viewer: self.viewer,
            refuse: self.refuse,
            worth: self.worth,
        }
    }
}

/// The screens `S`, for the app.
pub(crate) fn screens_of<S: GameScreens>() -> &'static dyn Screens {
    &Erased::<S>(PhantomData)
}

/// The notes `N`, for the app.
pub(crate) fn notes_of<N: GameNotes>() -> &'static dyn Notes {
    &Erased::<N>(PhantomData)
}

/// The report `R`, for the app.
pub(crate) fn report_of<R: GameReport>() -> &'static dyn ReportScreens {
    &Erased::<R>(PhantomData)
}

struct Erased<S>(PhantomData<fn() -> S>);

impl<S: GameScreens> Screens for Erased<S> {
    fn poster(&self) -> &'static Poster {
        S::POSTER
    }
    fn rules(&self) -> &'static dyn Rules {
        rules_of::<S::Game>()
    }
    fn class(&self) -> String {
        let frame = match S::FRAME {
            Frame::Tall => "tall",
            Frame::Strip => "gear-strip",
            Frame::Roomy => "roomy",
        };
        format!("play {frame} {}", S::POSTER.class())
    }
    fn play(&self, player: Player) -> PlayViews {
        S::play(player.typed())
    }
    fn player(&self, now: &Position, seat: Seat, lang: Lang) -> PlayerFacts {
        S::player(position(now), seat, lang)
    }
    fn supply(&self, now: &Position, lang: Lang) -> String {
        S::supply(position(now), lang)
    }
    fn step(&self, now: &Position, lang: Lang) -> String {
        S::step(position(now), lang)
    }
    fn mission(&self) -> &'static Mission {
        &<S::Game as Guide>::MISSION
    }
    fn prompt(&self, now: &Position, lang: Lang) -> String {
        S::prompt(position(now), lang).unwrap_or_else(|| now.prompt(lang))
    }
    fn beat(&self, next: &Event) -> u32 {
        S::beat(event::<S::Game>(next))
    }
    fn sound(&self, next: &Event) -> Option<Sound> {
        S::sound(event::<S::Game>(next))
    }
    fn marks(&self, now: &Position, action: &str) -> Vec<Mark> {
        let action = action.parse::<<S::Game as Game>::Action>();
        action.map_or_else(
            |_| Vec::new(),
            |action| position::<S::Game>(now).marks(action),
        )
    }
}

impl<N: GameNotes> Notes for Erased<N> {
    fn loaded(&self) {
        N::loaded();
    }
    fn watch(&self, moment: Memo<Shown>, viewer: Option<Seat>) -> AnyView {
        N::watch(shown(moment), viewer)
    }
    fn race(&self) -> Option<Race> {
        N::Game::RACE
    }
    fn measure(&self, now: &Position, line: usize) -> i32 {
        position::<N::Game>(now).measure(line)
    }
    fn standing(&self, now: &Position, seat: Seat) -> i32 {
        N::standing(position(now), seat)
    }
    fn headline(
        &self,
        end: &Position,
        ending: &Ending,
        own: Option<Seat>,
        names: &[String],
        lang: Lang,
    ) -> Option<String> {
        N::headline(position(end), ending, own, names, lang)
    }
    fn guide(&self, now: &Position, reader: Reader<'_>) -> Card {
        position::<N::Game>(now).card(reader)
    }
    fn kinds(&self) -> &'static [&'static str] {
        <N::Game as Guide>::KINDS
    }
    fn about(&self, now: &Position, kind: &str, name: &str, reader: Reader<'_>) -> Option<String> {
        position::<N::Game>(now).about(kind, name, reader)
    }
    fn brief(&self, now: &Position, action: &str, lang: Lang) -> Option<String> {
        N::brief(position(now), action.parse().ok()?, lang)
    }
    fn reason(&self, now: &Position, action: &str, reader: Reader<'_>) -> Option<String> {
        position::<N::Game>(now).reason(action.parse().ok()?, reader)
    }
    fn named(&self, now: &Position, lang: Lang) -> Vec<(String, Mark)> {
        N::named(position(now), lang)
    }
    fn begins_turn(&self, past: &Event) -> bool {
        N::begins_turn(event::<N::Game>(past))
    }
    fn trail(&self, past: &Event) -> Vec<Mark> {
        N::trail(event::<N::Game>(past))
    }
    fn gain(&self, shown: &Shown) -> Option<Gain> {
        N::gain(&shown.typed())
    }
    fn weight(&self, past: &Event, viewer: Seat) -> u8 {
        N::weight(event::<N::Game>(past), viewer)
    }
    fn told(&self, past: &Event, viewer: Seat, lang: Lang, names: &[String]) -> String {
        N::told(event::<N::Game>(past), viewer, lang, names)
    }
    fn report(&self) -> Option<&'static dyn ReportScreens> {
        N::report()
    }
}

impl<R: GameReport> ReportScreens for Erased<R> {
    fn rank(&self, end: &Position, lang: Lang) -> String {
        R::rank(position(end), lang)
    }
    fn figure(&self, end: &Position, lang: Lang) -> (String, String) {
        R::figure(position(end), lang)
    }
    fn share(&self, end: &Position, lang: Lang) -> String {
        R::share(position(end), lang)
    }
    fn story(&self, history: &History, lang: Lang) -> Option<AnyView> {
        R::story(&course(history), lang)
    }
}

/// The screens of a game are found by the name that its positions carry, so they never see those
/// of another.
const OWN_GAME: &str = "screens show their own game";

fn position<G: Wording>(position: &Position) -> &G {
    position.typed().expect(OWN_GAME)
}

fn event<G: Wording>(event: &Event) -> &G::Event {
    event.typed().expect(OWN_GAME)
}

/// Whenever this runs, the erased memo has changed. Comparing again would only add the comparison of
/// all events to what a game has to load.
fn shown<G: Wording>(shown: Memo<Shown>) -> Memo<screens::Shown<G>> {
    Memo::new_with_compare(move |_| shown.with(Shown::typed), |_, _| true)
}

fn course<G: Wording>(history: &History) -> Course<'_, G> {
    let events = history.steps().iter().flat_map(|step| &step.events);
    Course {
        events: events.map(event::<G>).collect(),
    }
}
