//! A table on the screen, of this device or of a server: the board, the players, the log, and what one can do.

mod about;
pub(crate) mod advice;
mod gains;
mod hint;
mod host;
pub(crate) mod lights;
pub(crate) mod log;
mod menu;
mod mission;
mod others;
pub(crate) mod players;
mod result;
mod rings;
mod session;

use leptos::ev::KeyboardEvent;
use leptos::prelude::*;
use starboard_guide::Reader;
use starboard_table::{Play, SeatKind};

use crate::controls::{button, drawn_button, home_link, icon_button};
use crate::games;
use crate::games::erased::{Player, Screens};
use crate::modal::Modal;
use crate::prefs::{Prefs, lang, spoken};
use crate::shell::{LanguageButton, message};
use crate::storage::{KeptLog, OpenError, SavedGame};
use crate::{art, browser, names, report, rules, storage, texts};

pub(crate) use mission::{mission, mission_is_new};

pub(crate) use about::{Explained, bubble};
use advice::Hint;
pub(crate) use gains::gains;
pub(crate) use host::{Host, Listener, Local, News, Remote, save, tell};
use lights::Lights;
pub(crate) use session::{Session, Stage, Worth};

pub(crate) fn play(id: &str) -> AnyView {
    show_saved(id, |screens, saved| {
        let table = saved.table()?;
        let play = table.play().clone();
        let host = Host::Local(Local::new(KeptLog::of(saved, &table), table));
        Ok(table_view(Session::new(screens, host, play)).into_any())
    })
}

/// A saved game, as soon as its screens are loaded, or why there is none.
pub(crate) fn show_saved(
    id: &str,
    show: impl Fn(&'static dyn Screens, &SavedGame) -> Result<AnyView, OpenError> + Send + 'static,
) -> AnyView {
    let saved = storage::load_game(id);
    let found = saved.and_then(|saved| Some((games::find(&saved.game)?, saved)));
    let Some((poster, saved)) = found else {
        return message(texts::game_lost);
    };
    games::when_loaded(poster, move |screens| {
        show(screens, &saved)
            .unwrap_or_else(|why| message(move |lang| texts::game_damaged(lang, &why.to_string())))
    })
}

/// What can be opened over the board.
#[derive(Clone, Copy)]
struct Panels {
    menu: RwSignal<bool>,
    hint: RwSignal<bool>,
    log: RwSignal<bool>,
    actions: RwSignal<bool>,
}

pub(crate) fn table_view(session: Session) -> impl IntoView {
    let prefs = Prefs::get();
    let panels = Panels {
        menu: RwSignal::new(false),
        hint: RwSignal::new(false),
        log: RwSignal::new(false),
        actions: RwSignal::new(false),
    };
    let screens = session.screens;
    let shown = Memo::new(move |_| session.shown());
    let legal = Memo::new(move |_| session.legal());
    let names = Signal::derive(move || session.play.with(Play::names));
    names::provide(names);
    let views = screens.play(Player {
        shown,
        may_act: Signal::derive(move || session.person_to_act().is_some()),
        act_all: Callback::new(move |actions| session.act_all(actions)),
        viewer: Signal::derive(move || session.viewer()),
        refuse: Callback::new(move |why| {
            let busy = untrack(move || {
                session
                    .waits_for()
                    .map(|seat| session.play.with(|play| play.names()[seat.index()].clone()))
            });
            let lang = prefs.lang.get_untracked();
            session.refuse(busy.map_or(why, |name| texts::wait_for(lang, &names::in_line(&name))));
        }),
        worth: Signal::derive(move || match session.worth.get() {
            Worth::Known(weighed) if session.shows_worth.get() => Some(weighed),
            _ => None,
        }),
    });
    Effect::new(move |_| {
        if session.shows_worth.get() && session.person_to_act().is_some() {
            session.worth.track();
            session.ask_for_worth();
        }
    });
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        handle_key(session, panels, prefs, &event);
    });
    on_cleanup(move || keys.remove());
    request_animation_frame(|| browser::focus(BOARD_CURSOR));
    let roster = players::Roster {
        screens,
        shown,
        names,
        bots: Signal::derive(move || {
            session.play.with(|table| {
                let is_bot = |player: &starboard_table::Player| player.kind != SeatKind::Person;
                table.players().iter().map(is_bot).collect()
            })
        }),
        winners: Signal::derive(move || {
            session
                .play
                .with(|table| table.ending().map_or(Vec::new(), |ending| ending.winners))
        }),
        table: session.host.table(),
    };
    let over = Memo::new(move |_| {
        session.caught_up() && session.play.with(|table| table.ending().is_some())
    });
    let guided = Memo::new(move |_| {
        prefs.guide.get() && session.reader().is_some() && !session.host.is_mission()
    });
    let remote = session.host.table();
    let lights = Lights::provide(screens, shown, panels.log);
    let lines = Memo::new(move |_| {
        let stage = session.stage.get();
        session
            .play
            .with(|table| log::lines(screens, table.history(), stage, &table.names(), lang()))
    });
    view! {
        <main
            id="main"
            class=screens.class()
            class:over=over
            class:guided=move || guided.get() || session.host.is_mission()
        >
            {bar(session, panels)}
            <section class="play-board" aria-label=spoken(texts::board)>
                {views.board} {move || {
                    (session.show_result.get() && !session.host.is_mission())
                        .then(|| result::result(session))
                }} {mission::ending(session)} {others::trails(session)}
                {move || (session.host.is_elsewhere() && !over.get()).then(elsewhere)}
            </section>
            <div class="play-side">
                {players::players(roster)} {status(session, panels.hint, lights)} {mission::lesson(session)} {guide(session, guided)}
                <section class="play-actions" aria-label=spoken(texts::actions)>
                    {views.actions} {skip_button(session)}
                    <button
                        type="button"
                        class="button ghost all-actions"
                        aria-label=spoken(texts::all_actions)
                        data-about=spoken(texts::all_actions_about)
                        disabled=move || legal.with(Vec::is_empty)
                        on:click=move |_| panels.actions.set(true)
                    >
                        <span class="wide-only">{spoken(texts::all_actions)}</span>
                        <span class="narrow-only" aria-hidden="true">
                            "…"
                        </span>
                    </button>
                </section>
                {log_sheet(panels.log, (log::log_list(screens, lines, None), remote.map(|table| table.with_value(|table| table.messages()))))}
            </div>
            {menu::menu(session, panels.menu)} {hint::hint(session, panels.hint)}
            {all_actions(session, legal, panels.actions)} {remote.map(|table| table.with_value(|table| table.confirm_undo()))}
            {bubble(Explained {
                screens,
                shown,
                names,
                reader: Signal::derive(move || session.reader()),
            })}
            {gains(screens, shown)}
        </main>
    }
}

/// That the game goes on in another tab. Whoever would rather play here gets it as it is by then.
fn elsewhere() -> impl IntoView {
    let reload = || {
        let _ = window().location().reload();
    };
    view! {
        <div class="board-overlay">
            <div class="result panel elsewhere" role="alert">
                <p>{spoken(texts::open_elsewhere)}</p>
                <div class="button-row">
                    {button("button primary", texts::play_in_this_tab, reload)}
                    {home_link("button ghost")}
                </div>
            </div>
        </div>
    }
}

/// The log; on narrow screens a sheet, which its button or a tap beside it closes.
pub(crate) fn log_sheet(open: RwSignal<bool>, content: impl IntoView) -> impl IntoView {
    view! {
        <section class="play-log" class:open=move || open.get() aria-label=spoken(texts::log)>
            <header class="sheet-head">
                <h2 class="panel-title">{spoken(texts::log)}</h2>
                {icon_button(texts::close, art::close(), move || open.set(false))}
            </header>
            {content}
        </section>
        <Show when=move || open.get()>
            <button
                type="button"
                class="sheet-veil"
                tabindex="-1"
                aria-hidden="true"
                on:click=move |_| open.set(false)
            ></button>
        </Show>
    }
}

/// Only while something moves.
fn skip_button(session: Session) -> impl IntoView {
    let moving = Memo::new(move |_| !session.caught_up());
    view! {
        <Show when=move || moving.get()>
            {drawn_button("button", art::skip(), texts::skip, move || session.skip())}
        </Show>
    }
}

fn bar(session: Session, panels: Panels) -> impl IntoView {
    let screens = session.screens;
    let supply = move || {
        let shown = session.shown();
        screens.supply(&shown.before, lang())
    };
    let prefs = Prefs::get();
    let remote = session.host.table();
    let has_unread =
        move || remote.is_some_and(|table| table.with_value(|table| table.has_unread()));
    let on_mission = session.host.is_mission();
    view! {
        <header class="play-bar">
            {icon_button(texts::menu, art::menu(), move || panels.menu.set(true))}
            <h1 class="play-title">{move || screens.poster().about.title(lang())}</h1>
            {remote.map(|table| table.with_value(|table| table.notices()))}
            <span class="play-step" data-supply="all">
                {supply}
            </span>
            <span class="wide-only">
                <LanguageButton />
            </span>
            {(!on_mission)
                .then(|| {
                    view! {
                        <button
                            type="button"
                            class="icon-button"
                            aria-label=spoken(texts::guide)
                            aria-pressed=move || prefs.guide.get().to_string()
                            on:click=move |_| prefs.guide.update(|on| *on = !*on)
                        >
                            {art::guide()}
                        </button>
                    }
                })}
            {(screens.poster().for_one && !on_mission)
                .then(|| {
                    view! {
                        <button
                            type="button"
                            class="icon-button"
                            aria-label=spoken(texts::what_is_it_worth)
                            aria-pressed=move || session.shows_worth.get().to_string()
                            on:click=move |_| session.switch_worth()
                        >
                            {art::worth()}
                        </button>
                    }
                })}
            {icon_button(texts::undo, art::undo(), move || session.undo())}
            {(remote.is_none() && !on_mission)
                .then(|| {
                    icon_button(texts::hint, art::hint(), move || ask_for_hint(session))
                })}
            <button
                type="button"
                class="icon-button narrow-only"
                class:has-dot=has_unread
                aria-label=move || {
                    if has_unread() {
                        texts::log_with_news(lang())
                    } else {
                        texts::log(lang())
                    }
                }
                aria-expanded=move || panels.log.get().to_string()
                on:click=move |_| {
                    panels.log.update(|open| *open = !*open);
                    if let Some(table) = remote {
                        table.with_value(|table| table.mark_read());
                    }
                }
            >
                {art::log()}
            </button>
        </header>
    }
}

fn ask_for_hint(session: Session) {
    if session.refuses_help() {
        return;
    }
    session.ask_for_hint();
}

fn handle_key(session: Session, panels: Panels, prefs: Prefs, event: &KeyboardEvent) {
    if browser::has_modifier(event) {
        return;
    }
    // Letters typed into a field or a dialog belong there.
    if document()
        .query_selector("dialog[open], input:focus, select:focus")
        .ok()
        .flatten()
        .is_some()
    {
        return;
    }
    match event.key().as_str() {
        // A button that was pressed may be gone with its action: the board takes the keys then.
        "ArrowUp" | "ArrowDown" | "ArrowLeft" | "ArrowRight" if nothing_has_focus() => {
            browser::focus(BOARD_CURSOR);
        }
        "u" | "U" => session.undo(),
        "h" | "H" => ask_for_hint(session),
        "l" | "L" => panels.log.update(|open| *open = !*open),
        "g" | "G" => prefs.guide.update(|on| *on = !*on),
        "k" | "K" => session.skip(),
        "w" | "W" if session.screens.poster().for_one => session.switch_worth(),
        "m" | "M" => panels.menu.set(true),
        "a" | "A" if untrack(move || session.legal()).is_empty() => {}
        "a" | "A" => panels.actions.set(true),
        "Escape" => return panels.log.set(false),
        _ => return,
    }
    event.prevent_default();
}

/// The square of the board that the keyboard is on.
const BOARD_CURSOR: &str = ".board [tabindex=\"0\"]";

fn nothing_has_focus() -> bool {
    document()
        .active_element()
        .is_none_or(|element| element.tag_name().eq_ignore_ascii_case("body"))
}

fn status(session: Session, more_hints: RwSignal<bool>, lights: Lights) -> impl IntoView {
    let screens = session.screens;
    let shown = move || session.shown();
    let seat = move || shown().before.turn().player();
    let name = move || {
        let seat = seat()?;
        session
            .play
            .with(|table| Some(names::in_line(&table.players().get(seat.index())?.name)))
    };
    let ending = Memo::new(move |_| {
        let over = session.caught_up();
        over.then(|| session.play.with(|table| table.ending_text(lang())))
            .flatten()
    });
    let has_hint = Memo::new(move |_| session.hint.with(|hint| *hint != Hint::None));
    let told = others::told(session);
    let is_told = Memo::new(move |_| told.with(Option::is_some));
    let step = move || match ending.get() {
        Some(_) => texts::game_over(lang()),
        None => screens.step(&shown().before, lang()),
    };
    let words = move || {
        if let Some(words) = ending.get().filter(|words| !words.is_empty()) {
            return words;
        }
        if let Some(words) = worth_words(session) {
            return words;
        }
        let shown = shown();
        let prompt = screens.prompt(&shown.before, lang());
        match (session.person_to_act(), name()) {
            (Some(_), Some(name)) if !screens.poster().for_one => match session.host.is_online() {
                true => format!("{}: {prompt}", texts::your_turn(lang())),
                false => format!("{name}: {prompt}"),
            },
            (Some(_), _) => prompt,
            (None, Some(name)) => texts::turn_of(lang(), &name),
            _ => prompt,
        }
    };
    // A hint and a lesson show on the board what they say.
    let said = Signal::derive(move || {
        let says = session.person_to_act().is_some() && !has_hint.get();
        let says = says && !session.host.is_mission();
        let prompt = || screens.prompt(&shown().before, lang());
        says.then(|| told.with(|told| others::words(told).unwrap_or_else(prompt)))
    });
    view! {
        <section
            class=move || {
                format!("play-status seat-{}", seat().map_or(1, |seat| seat.number()))
            }
            aria-live="polite"
        >
            <p class="status-step">{step}</p>
            {move || match session.thinks() {
                _ if session.host.is_slow() => {
                    thinking(texts::sending(lang())).into_any()
                }
                None if has_hint.get() => hint::strip(session, more_hints).into_any(),
                None if is_told.get() => others::strip(session, told).into_any(),
                None => view! { <p class="status-text">{words}</p> }.into_any(),
                Some(_) => {
                    let words = name().map(|name| texts::thinking(lang(), &name));
                    let hurry = move || session.hurry();
                    let hurry = || button("button small ghost hurry", texts::interrupt, hurry);
                    let hurry = (!session.host.is_online()).then(hurry);
                    (thinking(words.unwrap_or_default()), hurry).into_any()
                }
            }}
            {move || {
                session
                    .why
                    .get()
                    .map(|why| view! { <p class="why">{rules::with_links(&why, screens.poster().name)}</p> })
            }}
            {lights.view(said)}
        </section>
    }
}

/// Words beside dots that move.
fn thinking(words: impl IntoView) -> impl IntoView {
    view! {
        <p class="thinking">
            <span class="thinking-dots">
                <i></i>
                <i></i>
                <i></i>
            </span>
            {words}
        </p>
    }
}

/// What the marks on the actions mean, or how far the thoughts about them are.
fn worth_words(session: Session) -> Option<String> {
    if !session.shows_worth.get() {
        return None;
    }
    match session.worth.get() {
        Worth::Unknown => None,
        Worth::Thinking(part) => {
            let percent = (part * 100.0).round() as u32;
            Some(texts::worth_thinking(lang(), percent))
        }
        Worth::Known(weighed) => {
            let figure = report::plain(weighed.best * 100.0, lang());
            let words = match (session.screens.poster().about.has_points, weighed.exact) {
                (true, true) => texts::worth_exact,
                (true, false) => texts::worth_estimated,
                (false, true) => texts::chance_exact,
                (false, false) => texts::chance_estimated,
            };
            Some(words(lang(), &figure))
        }
    }
}

/// A few sentences on the present step, for those who want them.
fn guide(session: Session, guided: Memo<bool>) -> impl IntoView {
    let prefs = Prefs::get();
    let card = Memo::new(move |_| {
        let shown = session.shown();
        let names = session.play.with(Play::names);
        let reader = Reader::new(session.reader(), lang()).with_names(&names);
        let mut card = session.screens.guide(&shown.before, reader);
        if session.is_contest() {
            card = card.without_advice(lang());
            let prompt = session.screens.prompt(&shown.before, lang());
            card.text = format!("{prompt} {}", card.text);
        }
        card
    });
    let name = session.screens.poster().name;
    let folded = move || prefs.guide_folded.get();
    let lights = Lights::get();
    let point = move |on: bool| {
        lights.point(on.then(|| card.with_untracked(|card| card.text.clone())));
    };
    view! {
        <Show when=move || guided.get()>
            <section
                class="play-guide"
                class:folded=folded
                tabindex="0"
                aria-live="polite"
                aria-label=spoken(texts::guide)
                on:mouseenter=move |_| point(true)
                on:mouseleave=move |_| point(false)
                on:focusin=move |_| point(true)
                on:focusout=move |_| point(false)
                on:click=move |_| lights.tap(card.with_untracked(|card| card.text.clone()))
            >
                <h2 class="panel-title">
                    <button
                        type="button"
                        class="guide-fold"
                        aria-expanded=move || (!folded()).to_string()
                        on:click=move |_| prefs.guide_folded.update(|on| *on = !*on)
                    >
                        {move || card.with(|card| card.title.clone())}
                    </button>
                </h2>
                <Show when=move || !folded()>
                    <p>{move || card.with(|card| card.text.clone())}</p>
                    <p class="chips">
                        {move || {
                            card.with(|card| card.rules)
                                .iter()
                                .map(|rule| rules::rule_link(name, rule, "chip"))
                                .collect_view()
                        }}
                    </p>
                </Show>
            </section>
        </Show>
    }
}

/// Every legal action in plain words: for those who would rather read a list than a board.
fn all_actions(session: Session, legal: Memo<Vec<String>>, open: RwSignal<bool>) -> impl IntoView {
    let button = move |action: String| {
        let words = session.play.with(|table| {
            table
                .position()
                .describe(&action, lang())
                .unwrap_or_else(|_| action.clone())
        });
        view! {
            <li>
                <button
                    type="button"
                    class="button wide"
                    on:click=move |_| {
                        open.set(false);
                        session.act(action.clone());
                    }
                >
                    {words}
                </button>
            </li>
        }
    };
    view! {
        <Modal open title=spoken(texts::all_actions)>
            <div class="dialog-body">
                <ul class="action-list">
                    {move || legal.get().into_iter().map(button).collect_view()}
                </ul>
            </div>
        </Modal>
    }
}
