//! Live analysis beside the board: every player's expected result, the best lines while a bot
//! thinks, and variations of the user's own.

use std::time::Duration;

use leptos::prelude::*;
use starboard_guide::Reader;
use starboard_kernel::erased::Position;
use starboard_kernel::{Actor, FastRng, History, Seat, Turn};
use starboard_worker::{Advice, AdviceLine, Reply, Task};

use super::Show;
use crate::controls::{button, icon_button};
use crate::figures::plain;
use crate::games::Mark;
use crate::games::erased::{Player, Shown};
use crate::play::rings::{LINES, lights, paths, rings};
use crate::prefs::{lang, spoken};
use crate::shell::Toasts;
use crate::{art, browser, names, texts, thinker};

/// How many lines are shown and drawn.
const MOST_LINES: usize = LINES.len();

/// How many steps of a line are drawn and written out.
const MOST_STEPS: usize = 4;
const MOST_DRAWN: usize = 3;

/// How often a bot is asked to search a position deeper.
const MOST_ROUNDS: u32 = 20;

/// Positions that are stepped through quickly are not analysed, and an analysis under way is
/// cancelled.
const SETTLED: Duration = Duration::from_millis(60);

/// A variation, which leaves the game after some steps.
#[derive(Clone)]
pub(super) struct Branch {
    /// After how many steps it leaves the game.
    pub(super) from: usize,
    /// From there on.
    pub(super) history: History,
    /// How many of its steps are shown.
    pub(super) at: usize,
    /// Who decides where it leaves the game, and what a bot expected for them there.
    pub(super) origin: Option<(Seat, f64)>,
}

/// One action of a line: what it does, and what on the screen it is about.
#[derive(Clone, PartialEq)]
struct LineStep {
    words: String,
    marks: Vec<Mark>,
}

impl Branch {
    pub(super) fn shown(&self) -> Shown {
        Shown::of(&self.history, self.at, 0)
    }
}

/// Live analysis of a replay.
#[derive(Clone, Copy)]
pub(super) struct Explorer {
    pub(super) show: Show,
    pub(super) is_open: Memo<bool>,
    /// A bot's analysis so far of the position that is shown.
    answer: RwSignal<Option<Advice>>,
    shown: Memo<Shown>,
    key: StoredValue<String>,
    toasts: Toasts,
    /// The actions of the board, until the panel takes them.
    actions: StoredValue<Option<AnyView>, LocalStorage>,
    has_actions: RwSignal<bool>,
}

impl Explorer {
    pub(super) fn new(show: Show, id: &str, is_open: Memo<bool>, shown: Memo<Shown>) -> Explorer {
        let explorer = Explorer {
            show,
            is_open,
            answer: RwSignal::new(None),
            shown,
            key: StoredValue::new(format!("explore {id}")),
            toasts: Toasts::get(),
            actions: StoredValue::new_local(None),
            has_actions: RwSignal::new(false),
        };
        Effect::new(move |_| {
            let is_open = is_open.get();
            let position = shown.with(|shown| shown.before.clone());
            explorer.answer.set(None);
            if is_open {
                show.pause();
                set_timeout(move || explorer.think(&position, 0), SETTLED);
            } else if show.branch.with_untracked(Option::is_some) {
                show.branch.set(None);
            }
        });
        explorer
    }

    /// Asks for a deeper look at a position, as long as it is the one that is shown.
    fn think(self, position: &Position, round: u32) {
        let is_over = position.turn().player().is_none() || round == MOST_ROUNDS;
        if is_over || !self.is_shown(position) {
            return;
        }
        let task = Task::Explore {
            key: self.key.get_value(),
            position: position.document(),
        };
        let position = position.clone();
        thinker::ask(task, move |reply| {
            let Reply::Choice(Some(advice)) = reply else {
                return;
            };
            if self.is_shown(&position) {
                // Without a search, a deeper one gains nothing.
                let is_done = advice.playouts == 0;
                self.answer.set(Some(advice));
                if !is_done {
                    self.think(&position, round + 1);
                }
            }
        });
    }

    /// Whether a position is still shown.
    fn is_shown(self, position: &Position) -> bool {
        self.is_open.try_get_untracked() == Some(true)
            && self.shown.try_with_untracked(|now| now.before == *position) == Some(true)
    }

    /// The board on which lines are played. Its actions go to the panel.
    pub(super) fn board(self, viewer: Option<Seat>) -> AnyView {
        let may_act = Signal::derive(move || {
            self.shown
                .with(|shown| shown.before.turn().player().is_some())
        });
        let views = self.show.screens.play(Player {
            shown: self.shown,
            may_act,
            act_all: Callback::new(move |actions: Vec<String>| self.play(&actions)),
            viewer: Signal::derive(move || viewer),
            refuse: Callback::new(move |why| self.toasts.show(why)),
            worth: Signal::derive(|| None),
        });
        self.actions.set_value(Some(views.actions));
        self.has_actions.set(true);
        views.board
    }

    /// Plays actions in a variation.
    fn play(self, actions: &[String]) {
        self.grow(|history| {
            for action in actions {
                match history.now().turn() {
                    Turn::Player(_) => {
                        history.play(action)?;
                    }
                    Turn::Chance | Turn::Over => break,
                }
            }
            Ok(())
        });
    }

    fn resolve(self, outcome: &str) {
        self.grow(|history| history.resolve(outcome).map(|_| ()));
    }

    /// Extends the variation that is shown, or starts one from the game.
    fn grow(self, add: impl FnOnce(&mut History) -> Result<(), starboard_kernel::PlayError>) {
        let show = self.show;
        let mut branch = show.branch.get_untracked().unwrap_or_else(|| {
            let from = show.stage.get_untracked().step;
            let start = self.shown.with_untracked(|shown| shown.before.clone());
            let seat = start.turn().player();
            let value = self.answer.with_untracked(|answer| {
                let best = answer.as_ref()?.lines.first()?;
                Some((seat?, *best.value.get(seat?.index())?))
            });
            Branch {
                from,
                history: History::new(start),
                at: 0,
                origin: value,
            }
        });
        // Replaces what was tried beyond the position that is shown.
        if branch.at < branch.history.length() {
            let mut shorter = History::new(branch.history.start().clone());
            for step in &branch.history.steps()[..branch.at] {
                let kept = match step.actor {
                    Actor::Player(_) => shorter.play(&step.text).map(|_| ()),
                    Actor::Chance => shorter.resolve(&step.text).map(|_| ()),
                };
                if kept.is_err() {
                    return;
                }
            }
            branch.history = shorter;
        }
        if let Err(why) = add(&mut branch.history) {
            let words = branch.history.now().explain(&why);
            return self.toasts.show(words);
        }
        branch.at = branch.history.length();
        show.stop();
        show.branch.set(Some(branch));
    }

    /// One step forward or back in the variation; from its start, back to the game.
    fn step(self, forward: bool) {
        self.show.branch.update(|branch| {
            let Some(line) = branch else { return };
            match forward {
                true => line.at = (line.at + 1).min(line.history.length()),
                false if line.at == 0 => *branch = None,
                false => line.at -= 1,
            }
        });
    }

    fn marks(self, action: &str) -> Vec<Mark> {
        self.shown
            .with(|shown| self.show.screens.marks(&shown.before, action))
    }

    fn describe(self, action: &str) -> String {
        self.shown
            .with(|shown| self.describe_in(&shown.before, action))
    }

    fn describe_in(self, position: &Position, action: &str) -> String {
        let brief = self.show.notes.brief(position, action, lang());
        brief
            .or_else(|| position.describe(action, lang()).ok())
            .unwrap_or_else(|| action.to_owned())
    }

    /// The first steps of a line, each as it is when those before it have been played.
    fn line_steps<'a>(self, line: impl IntoIterator<Item = &'a String>) -> Vec<LineStep> {
        let mut position = self.shown.with(|shown| shown.before.clone());
        let mut steps = Vec::new();
        for action in line {
            let mut next = position.clone();
            // Lines may still be those of the position that was shown before.
            if next.play(action).is_err() {
                break;
            }
            steps.push(LineStep {
                words: self.describe_in(&position, action),
                marks: self.show.screens.marks(&position, action),
            });
            position = next;
        }
        steps
    }

    /// Why an action may be good, if something certain speaks for it.
    fn reason(self, action: &str) -> Option<String> {
        self.shown.with(|shown| {
            let seats = Seat::first(shown.before.seats());
            let names: Vec<String> = seats.map(names::of).collect();
            let reader = Reader::new(shown.before.turn().player(), lang()).with_names(&names);
            self.show.notes.reason(&shown.before, action, reader)
        })
    }

    /// A solo player collects points, or has a chance to win.
    fn worth(self, value: f64) -> String {
        let poster = self.show.screens.poster();
        match poster.for_one && poster.about.has_points {
            true => plain(value * 100.0, lang()),
            false => lang().percent((value * 100.0).round()),
        }
    }

    /// The best lines, the best one first.
    fn lines(self) -> Vec<AdviceLine> {
        self.answer.with(|answer| {
            let lines = answer.as_ref().map_or(&[][..], |answer| &answer.lines);
            lines.iter().take(MOST_LINES).cloned().collect()
        })
    }

    /// What was played here in the game, if the board shows the game.
    fn taken(self) -> Option<String> {
        if self.show.branch.with(Option::is_some) {
            return None;
        }
        let step = self.show.stage.get().step;
        self.show.history.with_value(|history| {
            let taken = history.steps().get(step)?;
            matches!(taken.actor, Actor::Player(_)).then(|| taken.text.clone())
        })
    }

    pub(super) fn panel(self, close: Callback<()>) -> AnyView {
        let best = Memo::new(move |_| {
            let lines = self.lines();
            let best = lines.first();
            best.map_or_else(Vec::new, |line| self.marks(&line.action))
        });
        let others = Memo::new(move |_| {
            let lines = self.lines();
            let others = lines.iter().skip(1);
            others
                .flat_map(|line| self.marks(&line.action))
                .collect::<Vec<Mark>>()
        });
        // Only what is drawn: figures change while a bot thinks.
        let drawn = Memo::new(move |_| {
            let lines = self.lines().into_iter();
            let first_steps = lines.map(|line| {
                let actions = std::iter::once(line.action).chain(line.variation);
                actions.take(MOST_DRAWN).collect::<Vec<String>>()
            });
            first_steps.collect::<Vec<Vec<String>>>()
        });
        let drawn = Memo::new(move |_| {
            let lines = drawn.get();
            let steps = lines.iter().map(|line| self.line_steps(line).into_iter());
            let marks = steps.map(|steps| steps.map(|step| step.marks).collect());
            marks.collect::<Vec<Vec<Vec<Mark>>>>()
        });
        let actions = move || {
            self.has_actions.track();
            self.actions.try_update_value(Option::take).flatten()
        };
        view! {
            <section class="side-panel explore" aria-labelledby="explore-title">
                <header class="sheet-head">
                    <h2 id="explore-title" class="panel-title">
                        {spoken(texts::analysis)}
                    </h2>
                    {icon_button(texts::close, art::close(), move || close.run(()))}
                </header>
                {self.own_line()}
                {move || self.bar()}
                {self.best_lines()}
                {move || self.chance()}
                <div class="explore-actions">{actions}</div>
                {rings(best)}
                {lights(others)}
                {paths(drawn)}
            </section>
        }
        .into_any()
    }

    /// Every player's expected result.
    fn bar(self) -> AnyView {
        let position = self.shown.with(|shown| shown.before.clone());
        let lines = self.lines();
        let Some(best) = lines.first() else {
            let words = match position.turn() {
                Turn::Player(_) => texts::hint_thinking(lang()),
                Turn::Chance => texts::explore_chance(lang()),
                Turn::Over => position
                    .describe_ending(lang())
                    .unwrap_or_else(|| texts::hint_none(lang())),
            };
            return view! { <p role="status">{words}</p> }.into_any();
        };
        let all: Vec<String> = Seat::first(best.value.len())
            .zip(&best.value)
            .map(|(seat, &value)| format!("{} {}", names::of(seat), self.worth(value)))
            .collect();
        let parts = Seat::first(best.value.len()).zip(best.value.clone());
        let parts = parts.map(|(seat, value)| {
            // A small part has no room for its figure.
            let words = (value >= 0.15).then(|| self.worth(value));
            view! {
                <i class=format!("seat-{}", seat.number()) style:flex-grow=value.to_string()>
                    {words}
                </i>
            }
        });
        view! {
            <div
                class="evaluation"
                role="img"
                aria-label=lang().list(&all)
            >
                {parts.collect_view()}
            </div>
        }
        .into_any()
    }

    /// A line keeps its button while the bot thinks: a click on one that is replaced is lost.
    fn best_lines(self) -> AnyView {
        let actions = Memo::new(move |_| {
            let lines = self.lines().into_iter();
            lines.map(|line| line.action).collect::<Vec<String>>()
        });
        let playouts = move || {
            self.answer.with(|answer| {
                let lines = answer.as_ref().map_or(&[][..], |answer| &answer.lines);
                lines.iter().map(|line| line.visits).sum::<u32>()
            })
        };
        let depth = move || {
            let playouts = playouts();
            (playouts > 1).then(|| {
                view! { <p class="soft explore-depth">{texts::explore_depth(lang(), playouts)}</p> }
            })
        };
        view! {
            <ol class="explore-lines">
                <For each=move || actions.get() key=String::clone let:action>
                    {self.line(action)}
                </For>
            </ol>
            {depth}
        }
        .into_any()
    }

    /// One of the best lines, by its first action.
    fn line(self, action: String) -> AnyView {
        let first = action.clone();
        let line = Memo::new(move |_| self.lines().into_iter().find(|line| line.action == first));
        let variation =
            move || line.with(|line| line.clone().map_or_else(Vec::new, |line| line.variation));
        let taken = action.clone();
        let is_taken = Memo::new(move |_| self.taken().as_ref() == Some(&taken));
        let value = move || {
            let seat = self.shown.with(|shown| shown.before.turn().player());
            let seat = seat.map_or(0, Seat::index);
            let value = line.with(|line| line.as_ref()?.value.get(seat).copied());
            self.worth(value.unwrap_or(0.0))
        };
        let has_more = Memo::new(move |_| !variation().is_empty());
        let (described, reason) = (action.clone(), action.clone());
        let first = action.clone();
        let following = Memo::new(move |_| {
            let line = std::iter::once(first.clone()).chain(variation());
            line.take(1 + MOST_STEPS).collect::<Vec<String>>()
        });
        // With the numbers that the steps have on the board; the first one has been described.
        let then = move || {
            let steps = self.line_steps(&following.get()).into_iter().zip(1..);
            let then = steps.skip(1);
            let then: Vec<String> = then
                .map(|(step, number)| format!("{number}\u{a0}{}", step.words))
                .collect();
            (!then.is_empty()).then(|| {
                let then = texts::hint_then(lang(), &then.join(", "));
                view! { <small class="soft">" " {then}</small> }
            })
        };
        let ranked = action.clone();
        let rank = Memo::new(move |_| {
            let mut lines = self.lines().into_iter();
            lines.position(|line| line.action == ranked).unwrap_or(0)
        });
        let letter = move || {
            let (letter, class) = LINES[rank.get()];
            view! { <i class=format!("path-letter {class}")>{letter}</i> }
        };
        let played = action.clone();
        let whole = StoredValue::new(action);
        view! {
            <li class:taken=is_taken>
                <button
                    type="button"
                    class="explore-line"
                    on:click=move |_| self.play(std::slice::from_ref(&played))
                >
                    <b>{value}</b>
                    <span>
                        {letter}
                        " "
                        {move || self.describe(&described)}
                        {move || {
                            is_taken
                                .get()
                                .then(|| view! { <small>" · " {texts::was_taken(lang())}</small> })
                        }}
                        {move || {
                            self.reason(&reason).map(|reason| view! { <small>" " {reason}</small> })
                        }}
                        {then}
                    </span>
                </button>
                {move || {
                    has_more
                        .get()
                        .then(|| {
                            icon_button(
                                texts::explore_whole_line,
                                art::skip(),
                                move || {
                                    let mut line = vec![whole.get_value()];
                                    line.extend(variation());
                                    self.walk(&line);
                                },
                            )
                        })
                }}
            </li>
        }
        .into_any()
    }

    /// Puts a whole line on the board, to step through it from its first step on.
    fn walk(self, line: &[String]) {
        let before = self
            .show
            .branch
            .with_untracked(|branch| branch.as_ref().map_or(0, |branch| branch.at));
        self.play(line);
        self.show.branch.update(|branch| {
            if let Some(branch) = branch {
                branch.at = (before + 1).min(branch.history.length());
            }
        });
    }

    /// The progress of the variation, and how it compares with the game.
    fn own_line(self) -> AnyView {
        let is_there = Memo::new(move |_| self.show.branch.with(Option::is_some));
        let stands = move || {
            let branch = self.show.branch.get()?;
            let steps = branch.history.steps().iter().enumerate();
            let steps: Vec<String> = steps
                .take(branch.at)
                .map(
                    |(index, step)| match (step.actor, branch.history.at(index)) {
                        (Actor::Player(_), Some(before)) => self.describe_in(before, &step.text),
                        _ => step.text.clone(),
                    },
                )
                .collect();
            let length = branch.history.length();
            Some(view! {
                <strong>{texts::explore_own_line(lang(), branch.from, branch.at, length)}</strong>
                " "
                <span class="soft">{steps.join(", ")}</span>
            })
        };
        let compared = move || {
            let (seat, then) = self.show.branch.with(|branch| branch.as_ref()?.origin)?;
            let lines = self.lines();
            let now = *lines.first()?.value.get(seat.index())?;
            let name = names::of(seat);
            let (then, now) = (self.worth(then), self.worth(now));
            let words = texts::explore_compared(lang(), &name, &then, &now);
            Some(view! { <p role="status">{words}</p> })
        };
        let own = move || {
            is_there.get().then(|| {
                view! {
                    // The buttons come first, and stay: texts of all lengths come and go below them.
                    <div class="explore-own">
                        <div class="button-row">
                            {icon_button(
                                texts::step_back,
                                art::step_back(),
                                move || self.step(false),
                            )}
                            {icon_button(
                                texts::step_forward,
                                art::step_forward(),
                                move || self.step(true),
                            )}
                            {button(
                                "button small",
                                texts::explore_back,
                                move || self.show.branch.set(None),
                            )}
                        </div>
                        <p>{stands}</p>
                        {compared}
                    </div>
                }
            })
        };
        own.into_any()
    }

    /// Where chance decides, one of its outcomes is chosen.
    fn chance(self) -> Option<AnyView> {
        let position = self.shown.with(|shown| shown.before.clone());
        if position.turn() != Turn::Chance {
            return None;
        }
        let outcomes = StoredValue::new(position.outcomes());
        let draw = move || {
            let seed = browser::fresh_seed().to_string();
            let bits = u64::from_str_radix(&seed[..16], 16).unwrap_or(1);
            let mut rng = FastRng::new(bits);
            let drawn = outcomes.with_value(|outcomes| {
                let total: u32 = outcomes.iter().map(|(_, weight)| weight).sum();
                let mut ticket = rng.below(total.max(1));
                let drawn = outcomes.iter().find(|(_, weight)| {
                    let is_it = ticket < *weight;
                    ticket = ticket.wrapping_sub(*weight);
                    is_it
                });
                drawn.map(|(outcome, _)| outcome.clone())
            });
            if let Some(outcome) = drawn {
                self.resolve(&outcome);
            }
        };
        let options = outcomes.with_value(|outcomes| {
            outcomes
                .iter()
                .map(|(outcome, _)| {
                    view! { <option value=outcome.clone()>{outcome.clone()}</option> }
                })
                .collect_view()
        });
        let chance = view! {
            <div class="button-row">
                {button("button small", texts::explore_draw, draw)}
                <select
                    aria-label=spoken(texts::explore_outcome)
                    on:change=move |event| {
                        let outcome = event_target_value(&event);
                        if !outcome.is_empty() {
                            self.resolve(&outcome);
                        }
                    }
                >
                    <option value="">{spoken(texts::explore_outcome)}</option>
                    {options}
                </select>
            </div>
        };
        Some(chance.into_any())
    }
}
