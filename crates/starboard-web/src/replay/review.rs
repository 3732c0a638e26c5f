//! The review of a finished game, beside its board: everybody's chances, luck and choices, accuracy, and
//! where it turned.

use leptos::prelude::*;
use serde::{Deserialize, Serialize};
use starboard_bots::review::{Moment, Review, Share, TurningPoint};
use starboard_guide::{Mistake, Worth};
use starboard_kernel::{History, Lang, Record, Seat, StateHash};
use starboard_print::course::{self, Cause, Change};
use starboard_worker::{Reply, Task};
use wasm_bindgen::JsCast;

use super::Show;
use crate::controls::{Words, button, icon_button};
use crate::figures::{plain, signed};
use crate::games::erased::Shown;
use crate::play::rings::rings;
use crate::prefs::{lang, spoken};
use crate::router::Link;
use crate::{art, names, pilot, storage, texts, thinker};

/// A stored review, and of which game it is: a game of the same name may have changed.
#[derive(Serialize, Deserialize)]
struct Kept {
    hash: StateHash,
    review: Review,
}

#[derive(Clone)]
enum Work {
    Thinking(f64),
    Done(StoredValue<Review>),
    Failed,
}

/// A review on the screen.
#[derive(Clone, Copy)]
struct Reviewed {
    show: Show,
    review: StoredValue<Review>,
    id: StoredValue<String>,
    /// Whose luck and choices are shown.
    seat: RwSignal<Seat>,
}

/// The panel; `close` closes it.
pub(super) fn panel(show: Show, id: &str, record: &Record, close: Callback<()>) -> AnyView {
    let work = work(id, record);
    let viewer = super::only_person(record).unwrap_or(Seat::new(0));
    let id = StoredValue::new(id.to_owned());
    let content = move || match work.get() {
        Work::Thinking(part) => thinking(part),
        Work::Failed => view! { <p role="alert">{spoken(texts::review_failed)}</p> }.into_any(),
        Work::Done(review) => Reviewed {
            show,
            review,
            id,
            seat: RwSignal::new(viewer),
        }
        .view(),
    };
    view! {
        <section class="side-panel review" aria-labelledby="review-title">
            <header class="sheet-head">
                <h2 id="review-title" class="panel-title">
                    {spoken(texts::review)}
                </h2>
                {icon_button(texts::close, art::close(), move || close.run(()))}
            </header>
            {content}
        </section>
    }
    .into_any()
}

fn thinking(part: f64) -> AnyView {
    view! {
        <p role="status">{spoken(texts::review_thinking)}</p>
        <progress
            class="review-progress"
            max="1"
            value=part.to_string()
            aria-label=spoken(texts::review_thinking)
        ></progress>
    }
    .into_any()
}

/// The review that is stored with the game; else the worker makes it.
fn work(id: &str, record: &Record) -> RwSignal<Work> {
    let kept = storage::read_review(id).and_then(|text| serde_json::from_str::<Kept>(&text).ok());
    if let Some(kept) = kept.filter(|kept| kept.hash == record.hash) {
        return RwSignal::new(Work::Done(StoredValue::new(kept.review)));
    }
    let work = RwSignal::new(Work::Thinking(0.0));
    let (id, hash) = (id.to_owned(), record.hash);
    let task = Task::Review {
        record: record.write(),
    };
    thinker::ask(task, move |reply| {
        work.try_set(match reply {
            Reply::Progress(part) => Work::Thinking(part),
            Reply::Review(Some(review)) => {
                let kept = Kept { hash, review };
                if let Ok(text) = serde_json::to_string(&kept) {
                    storage::keep_review(&id, &text);
                }
                pilot::note_report();
                Work::Done(StoredValue::new(kept.review))
            }
            _ => Work::Failed,
        });
    });
    on_cleanup(move || {
        if matches!(work.try_get_untracked(), Some(Work::Thinking(_))) {
            thinker::interrupt();
        }
    });
    work
}

/// What changed a player's chances at a moment, and why.
fn change(moment: &Moment, seat: Seat) -> Change {
    let (by, chosen_by) = moment.effect_on(seat);
    Change {
        step: moment.step,
        by,
        cause: Cause::of(chosen_by, seat),
    }
}

/// What a player's result is made of, in tenths of a point: the displayed parts add up to the
/// displayed result.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sum {
    start: i64,
    luck: i64,
    own: i64,
    others: i64,
    off: i64,
    result: i64,
}

impl Sum {
    fn of(review: &Review, seat: Seat) -> Sum {
        let tenths = |share: f64| (share * 1000.0).round() as i64;
        let account = review.account(seat);
        let (start, luck) = (tenths(account.start), tenths(account.luck));
        let (own, others) = (tenths(account.own_choices), tenths(account.other_choices));
        let result = tenths(account.result);
        Sum {
            start,
            luck,
            own,
            others,
            off: result - start - luck - own - others,
            result,
        }
    }
}

fn points(tenths: i64) -> f64 {
    tenths as f64 / 10.0
}

impl Reviewed {
    fn seats(self) -> usize {
        self.review.with_value(Review::seats)
    }

    /// A solo player may collect points; all others have a chance to win.
    fn in_points(self) -> bool {
        self.seats() == 1 && self.show.screens.poster().about.has_points
    }

    fn view(self) -> AnyView {
        let marks = Memo::new(move |_| {
            let step = self.show.stage.get().step;
            let better = self.review.with_value(|review| {
                let mut points = review.turning_points.iter();
                points
                    .find(|point| point.step == step)
                    .map(|point| point.better.clone())
            });
            let position = self.show.shown().before;
            better.map_or_else(Vec::new, |better| {
                self.show.screens.marks(&position, &better)
            })
        });
        view! {
            {self.score()}
            {self.chances()}
            {self.players()}
            {move || self.account(self.seat.get())}
            <h3>{spoken(texts::review_turning_points)}</h3>
            {self.turning_points()}
            {self.story()}
            {rings(marks)}
        }
        .into_any()
    }

    /// In a solo game the result has a name.
    fn score(self) -> Option<AnyView> {
        let parts = self.show.notes.report()?;
        let of_end = move |tell: &dyn Fn(&starboard_kernel::erased::Position) -> String| {
            self.show.history.with_value(|history| tell(history.now()))
        };
        let score = view! {
            <p class="review-score">
                <b>{move || of_end(&|end| parts.figure(end, lang()).0)}</b>
                <span>{move || of_end(&|end| parts.figure(end, lang()).1)}</span>
                <strong>{move || of_end(&|end| parts.rank(end, lang()))}</strong>
            </p>
        };
        Some(score.into_any())
    }

    fn story(self) -> Option<AnyView> {
        let parts = self.show.notes.report()?;
        let story = move || {
            self.show
                .history
                .with_value(|history| parts.story(history, lang()))
        };
        Some(story.into_any())
    }

    /// A click goes to that place of the game.
    fn jump_to(self, event: &web_sys::MouseEvent) {
        let chart = event
            .current_target()
            .and_then(|chart| chart.dyn_into::<web_sys::Element>().ok());
        if let Some(rect) = chart.map(|chart| chart.get_bounding_client_rect())
            && rect.width() > 0.0
        {
            let part = (f64::from(event.client_x()) - rect.left()) / rect.width();
            let step = part.clamp(0.0, 1.0) * self.show.length() as f64;
            self.show.jump(step.round() as usize);
        }
    }

    /// A chart over the game, with a line where the board is.
    fn chart(self, class: &'static str, label: Signal<String>, drawing: AnyView) -> AnyView {
        let now = move || {
            let part = self.show.stage.get().step as f64 / self.show.length().max(1) as f64;
            format!("{:.2}%", part * 100.0)
        };
        view! {
            <div
                class=class
                role="img"
                aria-label=move || label.get()
                on:click=move |event| self.jump_to(&event)
            >
                {drawing}
                <i class="course-now" style:left=now></i>
            </div>
        }
        .into_any()
    }

    fn chances(self) -> AnyView {
        let length = self.show.length();
        let drawing = self.review.with_value(|review| {
            let lines: Vec<_> = Seat::first(review.seats())
                .map(|seat| (seat.number(), review.course(seat)))
                .collect();
            let points = review.turning_points.iter();
            let turns: Vec<usize> = points.map(|point| point.step).collect();
            course::chances(length, &lines, &turns)
        });
        let title = move || match self.in_points() {
            true => texts::review_expected(lang()),
            false => texts::review_chances(lang()),
        };
        let label = Signal::derive(move || {
            let seats = Seat::first(self.seats());
            let ends: Vec<String> = self.review.with_value(|review| {
                seats
                    .map(|seat| {
                        let of = seat.index();
                        let (from, to) = (review.start[of], review.result[of]);
                        let name = names::isolated(&names::of(seat));
                        let figures = [from, to].map(|value| plain(value * 100.0, lang()));
                        format!("{name} {} → {}", figures[0], figures[1])
                    })
                    .collect()
            });
            texts::review_chart_label(lang(), &title(), &lang().list(&ends))
        });
        view! {
            <figure class="review-chart">
                <figcaption>{title}</figcaption>
                <p class="race-scale" aria-hidden="true">
                    <span>"100"</span>
                    <span>"50"</span>
                    <span>"0"</span>
                </p>
                {self.chart("course-box", label, drawing.into_any())}
            </figure>
        }
        .into_any()
    }

    /// All players with their accuracy; one of them is selected.
    fn players(self) -> AnyView {
        let player = move |seat: Seat| {
            let accuracy = self.review.with_value(|review| review.accuracy(seat));
            let accuracy = accuracy.map_or_else(|| "–".to_owned(), |it| format!("{it:.0}"));
            view! {
                <button
                    type="button"
                    class=format!("review-player seat-{}", seat.number())
                    aria-pressed=move || (self.seat.get() == seat).to_string()
                    on:click=move |_| self.seat.set(seat)
                >
                    <bdi>{move || names::of(seat)}</bdi>
                    <span class="visually-hidden">{spoken(texts::review_accuracy)}</span>
                    <b>{accuracy}</b>
                </button>
            }
        };
        let players = Seat::first(self.seats()).map(player).collect_view();
        view! {
            <h3 data-about=spoken(texts::review_accuracy_about)>
                {spoken(texts::review_accuracy)}
            </h3>
            <div class="review-players">{players}</div>
        }
        .into_any()
    }

    /// Luck and choices of one player: as figures, as bars and as a table.
    fn account(self, seat: Seat) -> AnyView {
        let length = self.show.length();
        let (sum, changes, best) = self.review.with_value(|review| {
            let changes: Vec<Change> = review
                .moments
                .iter()
                .map(|moment| change(moment, seat))
                .filter(|change| change.by != 0.0)
                .collect();
            (Sum::of(review, seat), changes, review.best_choices(seat))
        });
        let drawing = course::changes(length, &changes);
        let mut facts: Vec<(String, Words)> = vec![
            (plain(points(sum.start), lang()), texts::review_start),
            (signed(points(sum.luck), lang()), texts::review_luck),
            (signed(points(sum.own), lang()), texts::review_choices),
            (signed(points(sum.others), lang()), texts::review_others),
            (signed(points(sum.off), lang()), texts::review_off),
            (plain(points(sum.result), lang()), texts::review_result),
            (format!("{}/{}", best.0, best.1), texts::review_best_choices),
        ];
        if self.seats() == 1 {
            facts.remove(3);
        }
        let facts = facts.into_iter().map(|(figure, words)| {
            view! {
                <li>
                    <b>{figure}</b>
                    <span>{words(lang())}</span>
                </li>
            }
        });
        let label = Signal::derive(move || {
            texts::review_changes_label(
                lang(),
                &names::isolated(&names::of(seat)),
                &signed(points(sum.luck), lang()),
                &signed(points(sum.own), lang()),
            )
        });
        let key = |class: &'static str, words: Words| {
            view! { <span><i class=class></i> {words(lang())}</span> }
        };
        let others = (self.seats() > 1).then(|| key("key others", texts::review_others));
        let is_open = RwSignal::new(false);
        view! {
            <ul class="review-facts">{facts.collect_view()}</ul>
            <figure class="review-chart changes">
                {self.chart("course-box", label, drawing.into_any())}
                <p class="review-keys" aria-hidden="true">
                    {key("key luck", texts::review_luck)} {key("key choice", texts::review_choices)} {others}
                </p>
            </figure>
            <p class="soft">{spoken(texts::review_adds_up)}</p>
            <details
                class="review-table"
                on:toggle=move |_| is_open.set(true)
            >
                <summary>{spoken(texts::review_as_table)}</summary>
                {move || is_open.get().then(|| self.table(seat))}
            </details>
        }
        .into_any()
    }

    fn table(self, seat: Seat) -> AnyView {
        let rows = move || {
            self.show.history.with_value(|history| {
                self.review.with_value(|review| {
                    let moments = review.moments.iter();
                    moments
                        .map(|moment| self.row(history, moment, seat, lang()))
                        .collect_view()
                })
            })
        };
        view! {
            <div
                class="table-wrap"
                tabindex="0"
                role="region"
                aria-label=spoken(texts::review_as_table)
            >
                <table class="table">
                    <thead>
                        <tr>
                            <th scope="col" class="number">
                                "#"
                            </th>
                            <th scope="col">{spoken(texts::review_step)}</th>
                            <th scope="col" class="number">
                                {spoken(texts::review_luck)}
                            </th>
                            <th scope="col" class="number">
                                {spoken(texts::review_choices)}
                            </th>
                            <th scope="col">{spoken(texts::review_how_known)}</th>
                        </tr>
                    </thead>
                    <tbody>{rows}</tbody>
                </table>
            </div>
        }
        .into_any()
    }

    fn row(self, history: &History, moment: &Moment, seat: Seat, lang: Lang) -> AnyView {
        let change = change(moment, seat);
        let by = signed(change.by * 100.0, lang);
        let (luck, choice) = match change.cause {
            Cause::Luck => (by, String::new()),
            Cause::Choice | Cause::Others => (String::new(), by),
        };
        let known = if moment.exact {
            texts::review_exact(lang)
        } else {
            texts::review_estimated(lang)
        };
        let step = moment.step;
        view! {
            <tr>
                <td class="number">
                    <button type="button" class="log-jump" on:click=move |_| self.show.jump(step)>
                        {step + 1}
                    </button>
                </td>
                <td>{told(history, moment, lang)}</td>
                <td class="number">{luck}</td>
                <td class="number">{choice}</td>
                <td class="soft">{known}</td>
            </tr>
        }
        .into_any()
    }

    fn turning_points(self) -> AnyView {
        let points = self
            .review
            .with_value(|review| review.turning_points.clone());
        if points.is_empty() {
            return view! { <p class="soft">{spoken(texts::review_no_turning_points)}</p> }
                .into_any();
        }
        let points = points.into_iter().map(|point| self.turning_point(point));
        view! { <ol class="turning-points">{points.collect_view()}</ol> }.into_any()
    }

    fn turning_point(self, point: TurningPoint) -> AnyView {
        let (step, seat, loss) = (point.step, point.seat, point.loss);
        let game = self.show.screens.poster().name;
        let href = self.id.with_value(|id| format!("/new/{game}/{id}/{step}"));
        let is_shown = move || self.show.stage.get().step == step;
        let point = StoredValue::new(point);
        let words = move || point.with_value(|point| self.words(point, lang()));
        let loss = move || signed(-loss * 100.0, lang());
        view! {
            <li class=format!("turning-point seat-{}", seat.number()) class:now=is_shown>
                {self.picture(step)}
                <div>
                    <p class="turning-head">
                        <strong>
                            {move || texts::review_move_of(
                                lang(),
                                step + 1,
                                &names::isolated(&names::of(seat)),
                            )}
                        </strong>
                        <b>{loss}</b>
                    </p>
                    <p>{move || words().played}</p>
                    <p class="better">{move || words().better}</p>
                    <p class="soft">{move || words().why}</p>
                    <div class="button-row">
                        {button("button small", texts::show_on_board, move || self.show.jump(step))}
                        <Link href class="button small".to_owned()>
                            {spoken(texts::review_try_again)}
                        </Link>
                    </div>
                </div>
            </li>
        }
        .into_any()
    }

    /// A small board, where a board is a picture rather than a page to read.
    fn picture(self, step: usize) -> Option<AnyView> {
        if self.show.screens.poster().for_one {
            return None;
        }
        let shown = Memo::new(move |_| {
            self.show
                .history
                .with_value(|history| Shown::of(history, step, 0))
        });
        let picture = view! {
            <div class="turning-board" inert=true aria-hidden="true">
                {self.show.notes.watch(shown, None)}
            </div>
        };
        Some(picture.into_any())
    }

    fn words(self, point: &TurningPoint, lang: Lang) -> PointWords {
        let notes = self.show.notes;
        self.show.history.with_value(|history| {
            let before = history.at(point.step).unwrap_or(history.start());
            let describe = |action: &str| {
                let brief = notes.brief(before, action, lang);
                brief
                    .or_else(|| before.describe(action, lang).ok())
                    .unwrap_or_else(|| action.to_owned())
            };
            let loss = plain(point.loss * 100.0, lang);
            let answer = point.answer.as_ref();
            let answer = answer.and_then(|(step, action)| Some((history.at(*step)?, &**action)));
            let mistake = Mistake {
                before,
                played: &point.played,
                better: &point.better,
                answer,
                worth: match self.in_points() {
                    true => Worth::Points(&loss),
                    false => Worth::Chance(&loss),
                },
            };
            let names: Vec<String> = Seat::first(self.seats())
                .map(|seat| names::isolated(&names::of(seat)))
                .collect();
            PointWords {
                played: texts::review_played(lang, &describe(&point.played)),
                better: texts::review_better(lang, &describe(&point.better)),
                why: mistake.why(&names, lang, |position, action, reader| {
                    notes.reason(position, action, reader)
                }),
            }
        })
    }
}

/// A turning point in words.
struct PointWords {
    played: String,
    better: String,
    why: String,
}

/// A step in plain words: what was chosen, or what chance brought.
fn told(history: &History, moment: &Moment, lang: Lang) -> String {
    let Some(step) = history.steps().get(moment.step) else {
        return texts::review_resigned(lang);
    };
    let words = match moment.what {
        Share::Choice { .. } | Share::Resignation { .. } => {
            let before = history.at(moment.step);
            before.and_then(|before| before.describe(&step.text, lang).ok())
        }
        Share::Luck(_) => {
            let seats = Seat::first(history.start().seats());
            let names: Vec<String> = seats.map(names::of).collect();
            let event = step.events.first();
            event.map(|event| event.narrate(lang, &names))
        }
    };
    words.unwrap_or_else(|| step.text.clone())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_that_are_shown_add_up() {
        let moment = |step, what| Moment {
            step,
            exact: false,
            before: vec![0.5, 0.5],
            after: vec![0.5, 0.5],
            what,
        };
        let choice = |seat, change: [f64; 2]| Share::Choice {
            seat: Seat::new(seat),
            change: change.to_vec(),
            stake: 0.5,
        };
        let review = Review {
            start: vec![0.757_4, 0.242_6],
            moments: vec![
                moment(0, Share::Luck(vec![-0.141_26, 0.141_26])),
                moment(1, choice(0, [-0.333_35, 0.333_35])),
                moment(2, Share::Luck(vec![0.020_04, -0.020_04])),
                moment(3, choice(1, [0.04, -0.04])),
            ],
            result: vec![0.33, 0.67],
            turning_points: Vec::new(),
        };
        for seat in Seat::first(2) {
            let sum = Sum::of(&review, seat);
            let all = sum.start + sum.luck + sum.own + sum.others + sum.off;
            assert_eq!(all, sum.result);
            let residual = review.account(seat).residual;
            assert!((points(sum.off) - residual * 100.0).abs() < 0.25);
        }
        let sum = Sum::of(&review, Seat::new(0));
        let shown = [sum.start, sum.luck, sum.own, sum.others, sum.result].map(points);
        let shown = shown.map(|points| signed(points, Lang::En));
        assert_eq!(shown, ["+75.7", "−12.1", "−33.3", "+4.0", "+33.0"]);
    }
}
