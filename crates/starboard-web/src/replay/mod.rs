//! Replaying a saved game: step by step or automatically, from any move on, with its review and a
//! live analysis beside the board.

mod explore;
mod review;

use std::time::Duration;

use leptos::prelude::*;
use starboard_kernel::{Actor, History, Lang, Record, Seat};
use starboard_table::{Play, headline};

use self::explore::{Branch, Explorer};
use crate::controls::{Words, icon_button};
use crate::fair::Fairness;
use crate::games::erased::{Notes, Screens, Shown};
use crate::play::lights::Lights;
use crate::play::log::{Steps, Turn, lines, log_list, turns};
use crate::play::players::{Roster, players};
use crate::play::{Explained, Stage, bubble, gains, log_sheet, show_saved};
use crate::prefs::{Prefs, lang, spoken};
use crate::router::Link;
use crate::shell::LanguageButton;
use crate::{art, browser, names, storage, texts};

/// What is open beside the board.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Panel {
    None,
    Review,
    Analysis,
}

/// The replay of a game that is in this browser.
pub(crate) fn replay(id: &str, panel: Panel) -> AnyView {
    let name = id.to_owned();
    show_saved(id, move |screens, notes, saved| {
        let (history, record) = saved.replay()?;
        Ok(replay_view(screens, notes, name.clone(), history, &record, panel).into_any())
    })
}

/// A replay under way.
#[derive(Clone, Copy)]
struct Show {
    screens: &'static dyn Screens,
    notes: &'static dyn Notes,
    history: StoredValue<History>,
    turns: StoredValue<Vec<Turn>>,
    /// Before the first decision of a player: this many steps have set the game up.
    start: usize,
    stage: RwSignal<Stage>,
    playing: RwSignal<bool>,
    /// How much faster than usual.
    speed: RwSignal<u32>,
    /// Incremented when something else takes control, so that an old timer does nothing.
    round: StoredValue<u32>,
    /// The variation that is shown instead of the game.
    branch: RwSignal<Option<Branch>>,
    prefs: Prefs,
}

impl Show {
    fn length(self) -> usize {
        self.history.with_value(|history| history.length())
    }

    fn shown(self) -> Shown {
        if let Some(branch) = self.branch.get() {
            return branch.shown();
        }
        let Stage { step, events } = self.stage.get();
        self.history
            .with_value(|history| Shown::of(history, step, events))
    }

    fn stop(self) {
        self.playing.set(false);
        self.round.update_value(|round| *round += 1);
    }

    /// Stops between two steps.
    fn pause(self) {
        let Stage { step, events } = self.stage.get_untracked();
        if self.playing.get_untracked() || events > 0 {
            self.jump(step + usize::from(events > 0));
        }
    }

    /// Shows the game after some steps.
    fn jump(self, step: usize) {
        self.stop();
        if self.branch.with_untracked(Option::is_some) {
            self.branch.set(None);
        }
        self.stage.set(Stage {
            step: step.min(self.length()),
            events: 0,
        });
    }

    /// To the beginning of the next turn, or to the end.
    fn next_turn(self) {
        let now = self.stage.get_untracked().step;
        let begins = |turns: &Vec<Turn>| turns.iter().map(|turn| turn.first()).find(|&at| at > now);
        let next = self.turns.with_value(begins);
        self.jump(next.unwrap_or(self.length()));
    }

    /// To the beginning of this turn or, from there, of the last one.
    fn last_turn(self) {
        let Stage { step, events } = self.stage.get_untracked();
        let now = step + usize::from(events > 0);
        let mut begins = self
            .turns
            .with_value(|turns| turns.iter().map(|turn| turn.first()).collect::<Vec<_>>());
        begins.retain(|&at| at < now);
        self.jump(begins.last().copied().unwrap_or(0));
    }

    /// After how many steps something was last shown, and how many of its events: the line of the
    /// log that the board agrees with.
    fn line(self) -> (usize, usize) {
        let Stage { step, events } = self.stage.get();
        if events > 0 {
            return (step + 1, events);
        }
        self.history.with_value(|history| {
            let steps = &history.steps()[..step];
            let told = steps.iter().rposition(|step| !step.events.is_empty());
            told.map_or((0, 0), |told| (told + 1, steps[told].events.len()))
        })
    }

    fn toggle(self) {
        if self.playing.get_untracked() {
            return self.stop();
        }
        if self.branch.with_untracked(Option::is_some) {
            self.branch.set(None);
        }
        if self.stage.get_untracked().step >= self.length() {
            self.stage.set(Stage {
                step: self.start,
                events: 0,
            });
        }
        self.playing.set(true);
        let round = self.round.get_value();
        self.tick(round);
    }

    fn tick(self, round: u32) {
        if self.round.try_get_value() != Some(round) {
            return;
        }
        let stage = self.stage.get_untracked();
        let next = self.history.with_value(|history| {
            let step = history.steps().get(stage.step)?;
            let next = step.events.get(stage.events);
            Some(next.map(|event| self.screens.beat(event)))
        });
        let pause = match next {
            None => return self.stop(),
            Some(Some(millis)) => {
                self.stage.set(Stage {
                    events: stage.events + 1,
                    ..stage
                });
                // Without animation a replay still needs time to be followed.
                self.prefs.paced(millis).max(120)
            }
            Some(None) => {
                self.stage.set(Stage {
                    step: stage.step + 1,
                    events: 0,
                });
                60
            }
        };
        let pause = (pause / self.speed.get_untracked()).max(10);
        set_timeout(
            move || self.tick(round),
            Duration::from_millis(pause.into()),
        );
    }
}

fn replay_view(
    screens: &'static dyn Screens,
    notes: &'static dyn Notes,
    id: String,
    history: History,
    record: &Record,
    panel: Panel,
) -> impl IntoView + use<> {
    let start = first_decision(&history);
    let play = Play::recorded(record, history.clone());
    let show = Show {
        screens,
        notes,
        turns: StoredValue::new(turns(notes, &history)),
        history: StoredValue::new(history),
        start,
        stage: RwSignal::new(Stage {
            step: start,
            events: 0,
        }),
        playing: RwSignal::new(false),
        speed: RwSignal::new(1),
        round: StoredValue::new(0),
        branch: RwSignal::new(None),
        prefs: Prefs::get(),
    };
    let shown = Memo::new(move |_| show.shown());
    let names: Vec<String> = record.seats.iter().map(|seat| seat.name.clone()).collect();
    let bots: Vec<bool> = record.seats.iter().map(|seat| seat.bot.is_some()).collect();
    let winners = play.ending().map_or(Vec::new(), |ending| ending.winners);
    let names = StoredValue::new(names);
    let told_names = Memo::new(move |_| names::by_seat(&names.get_value(), lang()));
    let told_names = Signal::from(told_names);
    names::provide(told_names);
    let roster = Roster {
        screens,
        shown,
        names: told_names,
        bots: Signal::derive(move || bots.clone()),
        host: None,
        winners: Signal::derive(move || {
            if show.stage.get().step == show.length() {
                winners.clone()
            } else {
                Vec::new()
            }
        }),
    };
    // The whole log is there to jump in; what the board shows is marked.
    let all_lines = Memo::new(move |_| {
        let all = Stage {
            step: show.length(),
            events: 0,
        };
        show.history
            .with_value(|history| lines(notes, history, all, &told_names.get(), lang()))
    });
    let log_open = RwSignal::new(false);
    let lights = Lights::provide(notes, shown, log_open);
    let end = StoredValue::new(record.clone());
    let play = StoredValue::new(play);
    let at_end = move || show.stage.get().step == show.length();
    let line = Memo::new(move |_| show.line());
    let words = move || {
        if show.branch.with(Option::is_some) {
            return Some(shown.with(|shown| screens.prompt(&shown.before, lang())));
        }
        if at_end()
            && let Some(told) = play.with_value(|play| told_end(play, lang()))
        {
            return Some(told);
        }
        let (step, events) = line.get();
        show.history.with_value(|history| {
            let step = history.steps().get(step.checked_sub(1)?)?;
            let told: Vec<String> = step
                .events
                .iter()
                .take(events)
                .map(|event| told_names.with(|names| event.narrate(lang(), names)))
                .collect();
            Some(told.join(" "))
        })
    };
    // Luck is shown when a game is over, and nobody gets help before.
    let is_over = record.result.is_some();
    let open = RwSignal::new(if is_over { panel } else { Panel::None });
    let is_analysing = Memo::new(move |_| open.get() == Panel::Analysis);
    let keys = window_event_listener(leptos::ev::keydown, move |event| {
        // Lists have keys of their own, as has a board on which variations are played.
        let theirs = if is_analysing.get_untracked() {
            "select, .play-board"
        } else {
            "select"
        };
        let target = event
            .target()
            .and_then(|target| wasm_bindgen::JsCast::dyn_into::<web_sys::Element>(target).ok());
        let is_theirs = target.is_some_and(|it| it.closest(theirs).ok().flatten().is_some());
        if is_theirs || browser::has_modifier(&event) {
            return;
        }
        let step = show.stage.get_untracked().step;
        match (event.key().as_str(), event.shift_key()) {
            ("ArrowLeft", true) | ("PageUp", _) => show.last_turn(),
            ("ArrowRight", true) | ("PageDown", _) => show.next_turn(),
            ("ArrowLeft", _) => show.jump(step.saturating_sub(1)),
            ("ArrowRight", _) => show.jump(step + 1),
            ("Home", _) => show.jump(show.start),
            ("End", _) => show.jump(show.length()),
            _ => return,
        }
        event.prevent_default();
    });
    on_cleanup(move || keys.remove());
    let game = screens.poster().name;
    let apart = id.starts_with(storage::ONLINE);
    let (way_out, way_out_words): (_, Words) = if apart {
        ("/online", texts::back_to_lobby)
    } else {
        ("/", texts::back_home)
    };
    let fair = Memo::new(move |_| {
        let checked = is_over && apart && at_end();
        checked.then(|| end.with_value(Fairness::of))
    });
    let explorer = Explorer::new(show, &id, is_analysing, shown);
    let viewer = only_person(record);
    let close = Callback::new(move |()| open.set(Panel::None));
    let side_panel = {
        let (id, record) = (id.clone(), record.clone());
        move || match open.get() {
            Panel::None => ().into_any(),
            Panel::Review => untrack(|| review::panel(show, &id, &record, close)),
            Panel::Analysis => untrack(|| explorer.panel(close)),
        }
    };
    let board = move || match is_analysing.get() {
        true => untrack(|| explorer.board(viewer)),
        false => untrack(|| notes.watch(shown, viewer)),
    };
    let branch_href = Signal::derive(move || format!("/new/{game}/{id}/{}", show.stage.get().step));
    view! {
        <main
            id="main"
            class=screens.class()
            class:replay=true
            class:has-panel=move || open.get() != Panel::None
        >
            <header class="play-bar">
                <Link href=way_out.to_owned() class="icon-button".to_owned()>
                    <span class="visually-hidden">{spoken(way_out_words)}</span>
                    {art::close()}
                </Link>
                <h1 class="play-title">
                    {move || texts::replay_title(lang(), &screens.poster().about.title(lang()))}
                </h1>
                <span class="play-step" data-supply="all">
                    {move || shown.with(|shown| screens.supply(&shown.before, lang()))}
                </span>
                <span class="wide-only">
                    <LanguageButton />
                </span>
                {icon_button(
                    texts::export,
                    art::export(),
                    move || end.with_value(browser::download_record),
                )}
                <button
                    type="button"
                    class="icon-button narrow-only"
                    aria-label=spoken(texts::log)
                    aria-expanded=move || log_open.get().to_string()
                    on:click=move |_| log_open.update(|open| *open = !*open)
                >
                    {art::log()}
                </button>
            </header>
            <section class="play-board" aria-label=spoken(texts::board)>
                {board}
            </section>
            <div class="play-side">
                {players(roster)}
                <section class="play-status seat-1" aria-live="polite">
                    <p class="status-step">
                        {move || shown.with(|shown| screens.step(&shown.before, lang()))}
                    </p>
                    <p class="status-text">
                        {move || words().unwrap_or_else(|| texts::start_of_game(lang()))}
                    </p>
                    {move || fair.get().map(Fairness::words)}
                    {lights.view(Signal::stored(None))}
                </section>
                {transport(show, branch_href, is_over.then_some(open))}
                {side_panel}
                {log_sheet(
                    log_open,
                    log_list(
                        screens,
                        all_lines,
                        Some(Steps {
                            jump: Callback::new(move |step| show.jump(step)),
                            now: line,
                        }),
                    ),
                )}
            </div>
            {bubble(Explained {
                notes,
                shown,
                names: roster.names,
                reader: Signal::derive(|| None),
            })}
            {gains(notes, shown)}
        </main>
    }
}

/// The seat of the only person among bots.
fn only_person(record: &Record) -> Option<Seat> {
    let mut people = Seat::first(record.seats.len())
        .zip(&record.seats)
        .filter(|(_, seat)| seat.bot.is_none());
    match (people.next(), people.next()) {
        (Some((seat, _)), None) => Some(seat),
        _ => None,
    }
}

/// Who won, and who resigned; nothing while the game is not over.
fn told_end(play: &Play, lang: Lang) -> Option<String> {
    let ending = play.ending()?;
    // In a solo game there is nobody to beat.
    if play.players().len() == 1 {
        return None;
    }
    let names = play.names(lang);
    let names: Vec<String> = names.iter().map(|name| names::isolated(name)).collect();
    let told = headline(&ending, &names, lang);
    let resigned = play.resignations().iter();
    let resigned: Vec<&String> = resigned
        .filter_map(|gone| names.get(gone.seat.index()))
        .collect();
    Some(match resigned.is_empty() {
        true => told,
        false => format!(
            "{told} – {}",
            texts::have_resigned(lang, &lang.list(&resigned))
        ),
    })
}

fn is_decision(history: &History, step: usize) -> bool {
    let step = history.steps().get(step);
    step.is_some_and(|step| matches!(step.actor, Actor::Player(_)))
}

/// How many steps come before the first decision of a player: chance has set the game up by then.
fn first_decision(history: &History) -> usize {
    let decision = (0..history.length()).find(|&step| is_decision(history, step));
    decision.unwrap_or(0)
}

fn transport(
    show: Show,
    branch_href: Signal<String>,
    panel: Option<RwSignal<Panel>>,
) -> impl IntoView {
    let step = move || show.stage.get().step;
    let now = move || show.stage.get_untracked().step;
    view! {
        <section class="replay-bar">
            <input
                type="range"
                class="slider"
                min="0"
                max=show.length().to_string()
                aria-label=spoken(texts::position_slider)
                prop:value=move || step().to_string()
                on:input=move |event| {
                    if let Ok(step) = event_target_value(&event).parse() {
                        show.jump(step);
                    }
                }
            />
            <output class="replay-count">{move || format!("{} / {}", step(), show.length())}</output>
            <div class="replay-buttons">
                <div class="replay-steps">
                {icon_button(texts::first_step, art::rewind(), move || show.jump(show.start))}
                {icon_button(texts::turn_back, art::turn_back(), move || show.last_turn())}
                {icon_button(
                    texts::step_back,
                    art::step_back(),
                    move || show.jump(now().saturating_sub(1)),
                )}
                <button
                    type="button"
                    class="icon-button"
                    aria-label=move || {
                        if show.playing.get() {
                            texts::pause(lang())
                        } else {
                            texts::play(lang())
                        }
                    }
                    on:click=move |_| show.toggle()
                >
                    {move || {
                        if show.playing.get() {
                            art::pause().into_any()
                        } else {
                            art::play().into_any()
                        }
                    }}
                </button>
                {icon_button(
                    texts::step_forward,
                    art::step_forward(),
                    move || show.jump(now() + 1),
                )}
                {icon_button(texts::turn_forward, art::turn_forward(), move || show.next_turn())}
                {icon_button(texts::last_step, art::skip(), move || show.jump(show.length()))}
                </div>
                <select
                    class="replay-speed"
                    aria-label=spoken(texts::replay_speed)
                    on:change=move |event| {
                        if let Ok(speed) = event_target_value(&event).parse() {
                            show.speed.set(speed);
                        }
                    }
                >
                    {[1_u32, 2, 4, 8]
                        .map(|speed| {
                            view! { <option value=speed.to_string()>{format!("{speed}×")}</option> }
                        })
                        .collect_view()}
                </select>
                {panel
                    .map(|open| {
                        view! {
                            {panel_button(open, Panel::Review, texts::review, art::worth().into_any())}
                            {panel_button(open, Panel::Analysis, texts::analysis, art::hint().into_any())}
                        }
                    })}
                <Link href=branch_href class="button small".to_owned()>
                    {art::branch()}
                    <span>{spoken(texts::branch)}</span>
                </Link>
            </div>
        </section>
    }
}

/// Opens something beside the board, and closes it again.
fn panel_button(
    open: RwSignal<Panel>,
    panel: Panel,
    words: Words,
    drawing: AnyView,
) -> impl IntoView {
    view! {
        <button
            type="button"
            class="button small"
            aria-pressed=move || (open.get() == panel).to_string()
            on:click=move |_| {
                open.update(|open| *open = if *open == panel { Panel::None } else { panel });
            }
        >
            {drawing}
            <span>{spoken(words)}</span>
        </button>
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_end_of_a_recorded_game_is_told() {
        let check = |name: &str, told: &str| {
            let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../archive");
            let text = std::fs::read_to_string(format!("{folder}/{name}.json")).expect("a file");
            let record = Record::read(&text).expect("a record");
            let history = record.replay(&starboard_games::registry()).expect("moves");
            let play = Play::recorded(&record, history);
            assert_eq!(told_end(&play, Lang::En).as_deref(), Some(told), "{name}");
        };
        check("rescue-1-2-players", "Draw");
        let all = "Ada wins – Ben, Cleo, Dan, Eve and Finn resigned";
        check("rescue-1-resigned", all);
    }
}
