//! A first mission on the screen: the lesson, rings round what it is about, and how it ends.

use leptos::prelude::*;
use starboard_guide::{Next, Point};
use starboard_kernel::{Level, Seat};
use starboard_table::{LocalTable, Player};

use super::host::{Host, Local};
use super::session::Session;
use super::table_view;
use crate::controls::{button, home_link, link};
use crate::games::{self, Poster};
use crate::prefs::{Prefs, lang, spoken};
use crate::router::navigator;
use crate::shell::message;
use crate::{browser, setup, storage, texts};

/// Whether the first mission is the best way into a game: nobody has played it here.
pub(crate) fn mission_is_new(poster: &Poster) -> bool {
    let has_played = |saved: &storage::SavedGame| saved.game == poster.name;
    !storage::has_flown(poster.name) && !storage::saved_games().iter().any(has_played)
}

pub(crate) fn mission(game: &str) -> AnyView {
    let Some(poster) = games::find(game) else {
        return message(texts::page_unknown);
    };
    games::when_loaded(poster, move |screens| {
        let lang = Prefs::get().lang.get_untracked();
        let mission = screens.mission();
        let start = mission.start(screens.rules());
        let player = |seat: Seat| match seat.index() {
            0 => Player::person(texts::daily_player(lang)),
            _ => Player::bot(texts::mission_rival(lang), Level::FIRST),
        };
        let players: Vec<Player> = Seat::first(start.seats()).map(player).collect();
        match LocalTable::from_position(&start, &players, mission.seed()) {
            Ok(table) => {
                let play = table.play().clone();
                let host = Host::Local(Local::on_mission(mission, table));
                table_view(Session::new(screens, host, play)).into_any()
            }
            Err(why) => message(move |lang| texts::game_damaged(lang, &why.to_string())),
        }
    })
}

/// What is next, as soon as everything has been shown.
fn next(session: Session) -> Option<Next> {
    session.play.track();
    session.host.mission().map(|(_, next)| next)
}

/// The lesson, in place of the guide.
pub(super) fn lesson(session: Session) -> Option<impl IntoView> {
    let (mission, _) = session.host.mission()?;
    let poster = session.screens.poster();
    // What was told last stays until there is something else to do.
    let told = Memo::new(
        move |before: Option<&(usize, String)>| match next(session) {
            Some(Next::Lesson(lesson, number)) if session.caught_up() => {
                (number, lesson.text(lang()))
            }
            _ => before.cloned().unwrap_or_default(),
        },
    );
    let points = Memo::new(move |_| match next(session) {
        Some(Next::Lesson(lesson, _)) if session.person_to_act().is_some() => lesson.points,
        _ => &[],
    });
    Effect::new(move |_| {
        let points = points.get();
        request_animation_frame(move || {
            for &point in points.iter().rev() {
                browser::bring_into_view(&selector(point));
            }
        });
    });
    let title = move || texts::mission_lesson(lang(), told.get().0.max(1), mission.lessons());
    let go = navigator();
    let skip = move || {
        storage::note_flown(poster.name);
        go("/");
    };
    Some(view! {
        <section
            class="play-guide lesson"
            tabindex="0"
            aria-live="polite"
            aria-label=spoken(texts::mission)
        >
            <header class="lesson-head">
                <h2 class="panel-title">{title}</h2>
                {button("button small ghost", texts::mission_skip, skip)}
            </header>
            <p>{move || told.get().1}</p>
        </section>
        {rings(points)}
    })
}

/// That it is done, over the board.
pub(super) fn ending(session: Session) -> Option<impl IntoView> {
    let (mission, _) = session.host.mission()?;
    let poster = session.screens.poster();
    let prefs = Prefs::get();
    let is_open = RwSignal::new(true);
    let is_done = Memo::new(move |_| {
        session.caught_up() && matches!(next(session), Some(Next::Done)) && is_open.get()
    });
    Effect::new(move |_| {
        if is_done.get() {
            storage::note_flown(poster.name);
            // The first real game is explained, too.
            prefs.guide.set(true);
        }
    });
    let play = setup::play_now(poster);
    Some(move || {
        is_done.get().then(|| {
            view! {
                <div class="board-overlay">
                    <div class="result panel" role="dialog" aria-label=spoken(texts::mission_done)>
                        <h2>{spoken(texts::mission_done)}</h2>
                        <p>{move || mission.done(lang())}</p>
                        <div class="button-row">
                            {button("button primary", texts::play_now, play)}
                            {link(
                                format!("/mission/{}", poster.name),
                                "button",
                                texts::mission_again,
                            )}
                            {button(
                                "button ghost",
                                texts::look_at_board,
                                move || is_open.set(false),
                            )} {home_link("button ghost")}
                        </div>
                    </div>
                </div>
            }
        })
    })
}

fn selector((kind, name): Point) -> String {
    format!("main [data-{kind}=\"{name}\"]")
}

/// Where something is on the screen: left, top, width and height.
type Place = [f64; 4];

/// Nothing if it is not there, or something else is in front of its middle.
fn place(point: Point) -> Option<Place> {
    let selector = selector(point);
    let element = document().query_selector(&selector).ok()??;
    let rect = element.get_bounding_client_rect();
    let (x, y) = (
        rect.left() + rect.width() / 2.0,
        rect.top() + rect.height() / 2.0,
    );
    let top = document().element_from_point(x as f32, y as f32)?;
    let is_seen = top.closest(&selector).ok()?.is_some();
    is_seen.then(|| [rect.left(), rect.top(), rect.width(), rect.height()])
}

/// A ring round each of some things, wherever they are.
fn rings(points: Memo<&'static [Point]>) -> impl IntoView {
    let places = RwSignal::new(Vec::<Place>::new());
    follow(points, places);
    let px = |length: f64| format!("{length}px");
    let ring = move |[left, top, width, height]: Place| {
        view! {
            <i
                class="ring"
                style:left=px(left)
                style:top=px(top)
                style:width=px(width)
                style:height=px(height)
            ></i>
        }
    };
    view! {
        <div class="rings" aria-hidden="true">
            {move || places.get().into_iter().map(ring).collect_view()}
        </div>
    }
}

/// Boards move, scroll and change their size: the rings look where things are in every frame.
fn follow(points: Memo<&'static [Point]>, places: RwSignal<Vec<Place>>) {
    let Some(points_now) = points.try_get_untracked() else {
        return;
    };
    let now: Vec<Place> = points_now
        .iter()
        .filter_map(|&point| place(point))
        .collect();
    match places.try_with_untracked(|before| *before != now) {
        Some(true) => places.set(now),
        Some(false) => {}
        None => return,
    }
    request_animation_frame(move || follow(points, places));
}
