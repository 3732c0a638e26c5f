//! How it ended, beside the board: the final board stays in view, with its last move.

mod chart;
mod course;
mod finale;
mod headline;
mod next;
mod standings;

use std::time::Duration;

use leptos::prelude::*;
use starboard_kernel::{Ending, Seat};
use starboard_table::Play;

use self::course::Kind;
use self::finale::Mood;
use super::aside::Aside;
use super::session::Session;
use crate::controls::{Words, link};
use crate::daily::ShareButton;
use crate::games::erased::{Notes, ReportScreens, Shown};
use crate::pilot::{self, Record};
use crate::prefs::{lang, spoken};
use crate::{art, browser, calendar, names, texts};

/// Gets the focus if the element that had it disappeared at the end.
const TITLE: &str = "#result-title";
/// By then the browser has noticed that it is gone.
const FOCUS_IS_LOST: Duration = Duration::from_millis(60);

/// The panel with the result, for as long as the game is over.
pub(super) fn result(aside: Aside) -> AnyView {
    let session = aside.table.session;
    let has_result = Memo::new(move |_| session.has_result());
    view! { {move || has_result.get().then(|| untrack(|| panel(aside)))} }.into_any()
}

/// The effects over the board when it has just ended.
pub(super) fn celebration(aside: Aside) -> AnyView {
    let session = aside.table.session;
    let is_new = Memo::new(move |_| session.has_result() && session.ended_here.get_value());
    let sparks = move || {
        untrack(|| {
            let seat = |ending: Ending| ending.winners.first().map_or(1, |seat| seat.number());
            let seat = session.play.with(Play::ending).map_or(1, seat);
            finale::finale(mood(session), &format!("seat-{seat}"))
        })
    };
    view! { {move || is_new.get().then(sparks)} }.into_any()
}

/// The result as announced to screen readers.
pub(super) fn in_words(aside: Aside) -> String {
    let headline = headline(aside);
    let end = if headline.ends_with('!') { "" } else { "." };
    let reason = reason(aside.table.session);
    format!("{headline}{end} {reason}").trim_end().to_owned()
}

fn mood(session: Session) -> Mood {
    let is_drawn = session.play.with(Play::ending).is_some_and(|end| end.drawn);
    let poster = session.screens.poster();
    // In a solo game with points, every result is a success.
    let always_counts = poster.for_one && poster.about.has_points;
    let can_lose = !(is_drawn || always_counts);
    let is_player = session.viewer().is_some();
    match session.has_won() {
        true => Mood::Won,
        false if is_player && can_lose => Mood::Lost,
        false => Mood::Done,
    }
}

fn headline(aside: Aside) -> String {
    let (session, notes) = (aside.table.session, aside.notes);
    let has_points = session.screens.poster().about.has_points;
    session.play.with(|play| {
        let Some(ending) = play.ending() else {
            return String::new();
        };
        let own = session.host.only_player();
        let names = play.names(lang());
        let isolated: Vec<String> = names.iter().map(|name| names::isolated(name)).collect();
        let special = notes.headline(play.position(), &ending, own, &isolated, lang());
        special.unwrap_or_else(|| headline::headline(&ending, own, &names, has_points, lang()))
    })
}

/// Why it ended.
fn reason(session: Session) -> String {
    let reason = session.play.with(|table| table.ending_text(lang()));
    reason.unwrap_or_default()
}

fn panel(aside: Aside) -> AnyView {
    let session = aside.table.session;
    if session.ended_here.get_value() {
        pilot::note(session);
        let catch_focus = || {
            if super::nothing_has_focus() {
                browser::focus(TITLE);
            }
        };
        set_timeout(catch_focus, FOCUS_IS_LOST);
    }
    let open = aside.table.panels.result;
    // Without the result in view, nothing would explain why the board does not show the end.
    Effect::new(move |_| {
        if !open.get() {
            session.skip();
        }
    });
    let class = format!("result play-result {}", mood(session).class());
    view! {
        <section class=class class:folded=move || !open.get() aria-labelledby="result-title">
            <header class="result-head">
                <div>
                    <h2 id="result-title" tabindex="-1">
                        {move || headline(aside)}
                    </h2>
                    <p>{move || reason(session)}</p>
                </div>
                <button
                    type="button"
                    class="icon-button result-fold"
                    aria-label=spoken(texts::result_title)
                    aria-expanded=move || open.get().to_string()
                    on:click=move |_| open.update(|open| *open = !*open)
                >
                    {art::chevron()}
                </button>
            </header>
            {move || open.get().then(|| untrack(|| body(aside)))}
        </section>
    }
    .into_any()
}

fn body(aside: Aside) -> AnyView {
    let (session, notes) = (aside.table.session, aside.notes);
    let id = session.host.id();
    let own_id = id.clone();
    let parts = notes.report();
    let has_points = session.screens.poster().about.has_points;
    // In a solo game there is nobody to beat, but the result has a name.
    let rank = parts.filter(|_| has_points).map(|parts| {
        let rank = move || {
            session
                .play
                .with(|play| parts.rank(play.position(), lang()))
        };
        view! { <p class="result-rank">{rank}</p> }
    });
    let course = move || {
        session.play.with(|play| {
            let chart = course::chart(notes, play, &play.ending()?, lang())?;
            Some(chart::race(&chart, lang()))
        })
    };
    let story = parts.map(|parts| {
        move || {
            session
                .play
                .with(|play| parts.story(play.history(), lang()))
        }
    });
    view! {
        <div class="result-body">
            {rank} {from_a_position(session)} {move || honours(&own_id)} {move || session.play.with(|play| standings(session, notes, play))}
            <h3>{spoken(texts::what_next)}</h3>
            <div class="button-row">{session.host.rematch_offer()} {next::buttons(session)}</div>
            <h3>{spoken(texts::how_it_went)}</h3>
            {course} {decisive(session, notes)} {story} {session.host.verified()}
            <div class="button-row">
                {link(format!("/report/{id}"), "button", texts::review)}
                {parts
                    .map(|parts| {
                        view! {
                            <ShareButton text=Signal::derive(move || share_text(session, parts)) />
                        }
                    })}
                {link(format!("/replay/{id}"), "button", texts::watch_replay)}
                {session.host.way_out()}
            </div>
        </div>
    }
    .into_any()
}

/// That a game which began in the middle of another does not count.
fn from_a_position(session: Session) -> Option<AnyView> {
    let is_usual = session
        .play
        .with_untracked(|play| play.history().has_usual_start());
    (!is_usual).then(|| view! { <p class="soft">{spoken(texts::from_a_position)}</p> }.into_any())
}

/// Records that were broken, and what was achieved for the first time.
fn honours(id: &str) -> Option<AnyView> {
    let words = |record| match record {
        Record::Points { now, before } => texts::record_points(lang(), now, before),
        Record::Level(5) => texts::record_last_level(lang()),
        Record::Level(level) => texts::record_level(lang(), level, level + 1),
        Record::FirstWin(Some(level)) => texts::record_first_win(lang(), level),
        Record::FirstWin(None) => texts::record_first_win_alone(lang()),
        Record::Margin { now, before } => texts::record_margin(lang(), now, before),
        Record::Fastest { now, before } => texts::record_fastest(lang(), now, before),
    };
    let records = pilot::records_of(id).into_iter().map(words);
    let titles = pilot::achieved(id).into_iter();
    let titles = titles.map(|title| texts::achieved(lang(), &title));
    let honours: Vec<String> = records.chain(titles).collect();
    let item = |words| view! { <li>{art::star()} <span>{words}</span></li> };
    (!honours.is_empty()).then(|| {
        let honours = honours.into_iter().map(item).collect_view();
        view! { <ul class="honours">{honours}</ul> }.into_any()
    })
}

/// All players, the best first; a solo game has no order.
fn standings(session: Session, notes: &dyn Notes, play: &Play) -> Option<AnyView> {
    let poster = session.screens.poster();
    let ending = play.ending().filter(|_| play.players().len() > 1)?;
    let race = notes.race()?;
    // A resignation ends a game before anything is counted.
    let has_scores = poster.about.has_points && !ending.scores.is_empty();
    let measure = |seat: Seat| i64::from(notes.measure(play.position(), seat.index()));
    let values = match has_scores {
        true => ending.scores.clone(),
        false => Seat::first(play.players().len()).map(measure).collect(),
    };
    let rows = standings::rows(&play.names(lang()), &values, race.falls, &ending);
    Some(standings::standings(poster, race, &rows))
}

/// The moment that mattered most. Unless it is the last one, which the board shows, it can be put
/// on the board; where a board is a picture rather than a page to read, there is a thumbnail, too.
fn decisive(session: Session, notes: &'static dyn Notes) -> Option<AnyView> {
    let viewer = session.viewer();
    let has_points = session.screens.poster().about.has_points;
    let moment = session
        .play
        .with(|play| course::moment(notes, play, &play.ending()?))?;
    let is_last = session.play.with(|play| moment.is_last(play.history()));
    let title: Words = match moment.kind {
        Kind::Decisive => texts::decisive_moment,
        Kind::Best => texts::best_moment,
        Kind::Worst => texts::worst_moment,
    };
    let step = moment.steps.end;
    let words = move || {
        let told = session
            .play
            .with(|play| course::told(notes, play, &moment, lang()));
        match has_points {
            true => texts::decisive_words(lang(), &told, moment.gain),
            false => told,
        }
    };
    let has_picture = !is_last && !session.screens.poster().for_one;
    let picture = has_picture.then(|| {
        let shown =
            Memo::new(move |_| session.play.with(|play| Shown::of(play.history(), step, 0)));
        view! {
            <div class="decisive-board" inert=true aria-hidden="true">
                {notes.watch(shown, viewer)}
            </div>
        }
    });
    let figure = view! {
        <figure class="decisive">
            {picture}
            <figcaption>
                <strong>{spoken(title)}</strong>
                <span>{words}</span>
                {(!is_last).then(|| look_back(session, step))}
            </figcaption>
        </figure>
    };
    Some(figure.into_any())
}

/// A button that puts a moment of the game on the board, and the end back.
fn look_back(session: Session, step: usize) -> AnyView {
    let looks = Memo::new(move |_| session.stage.get().step == step);
    let look = move |_| match looks.get_untracked() {
        true => session.skip(),
        false => session.look_back(step),
    };
    view! {
        <button
            type="button"
            class="button small"
            aria-pressed=move || looks.get().to_string()
            on:click=look
        >
            {spoken(texts::show_on_board)}
        </button>
    }
    .into_any()
}

/// The result as text to share, with the day if it is a game of the day.
fn share_text(session: Session, parts: &'static dyn ReportScreens) -> String {
    session.play.with(|table| {
        let title = session.screens.poster().about.title(lang());
        let result = parts.share(table.position(), lang());
        match session.host.daily() {
            Some(day) => {
                let day = calendar::day_words(day, lang());
                texts::share_text(lang(), &title, &day, &result)
            }
            None => texts::share_text_any_day(lang(), &title, &result),
        }
    })
}
