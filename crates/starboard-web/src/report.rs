//! Luck and skill: what the dice and what the choices made of a finished game for one.

use leptos::prelude::*;
use starboard_bots::analysis::{Moment, Report, Share};
use starboard_kernel::{History, Lang};
use starboard_worker::{Reply, Task};

use crate::controls::{Words, home_link, link};
use crate::games::Poster;
use crate::games::erased::ReportScreens;
use crate::play::show_saved;
use crate::prefs::{lang, spoken};
use crate::shell::message;
use crate::{names, pilot, texts, thinker};

/// A choice that costs less than this many points is as good as the best.
pub(crate) const AS_GOOD_AS_THE_BEST: f64 = 0.05;

#[derive(Clone)]
enum Work {
    Thinking(f64),
    Done(Report),
    Failed,
}

pub(crate) fn report(id: &str) -> AnyView {
    let name = id.to_owned();
    show_saved(id, move |screens, notes, saved| {
        let Some(parts) = notes.report() else {
            return Ok(message(texts::report_for_one_only));
        };
        let (history, record) = saved.replay()?;
        if history.now().ending().is_none() {
            return Ok(message(texts::report_not_over));
        }
        let played = (history, saved.names.clone());
        let work = work(record.write());
        Ok(page(&name, screens.poster(), parts, played, work).into_any())
    })
}

/// Has the worker make the report.
fn work(record: String) -> RwSignal<Work> {
    let work = RwSignal::new(Work::Thinking(0.0));
    thinker::ask(Task::Report { record }, move |reply| {
        work.try_set(match reply {
            Reply::Progress(part) => Work::Thinking(part),
            Reply::Report(Some(report)) => {
                pilot::note_report();
                Work::Done(report)
            }
            _ => Work::Failed,
        });
    });
    on_cleanup(thinker::interrupt);
    work
}

fn page(
    id: &str,
    poster: &'static Poster,
    parts: &'static dyn ReportScreens,
    (history, names): (History, Vec<String>),
    work: RwSignal<Work>,
) -> impl IntoView {
    let has_points = poster.about.has_points;
    let now = StoredValue::new(history.now().clone());
    let figure = move || now.with_value(|now| parts.figure(now, lang()));
    let history = StoredValue::new(history);
    let names = StoredValue::new(names);
    let id = id.to_owned();
    view! {
        <main id="main" class=format!("page {}", poster.class())>
            <div class="report panel">
                <header class="report-head">
                    <p class="report-score">
                        <b>{move || figure().0}</b>
                        <span>{move || figure().1}</span>
                    </p>
                    <div>
                        <p class="arcade">
                            {move || poster.about.title(lang())} " · "
                            {spoken(texts::report_title)}
                        </p>
                        <h1>{move || now.with_value(|now| parts.rank(now, lang()))}</h1>
                        <p class="report-words" aria-live="polite">
                            {move || words(&work.get(), has_points)}
                        </p>
                    </div>
                </header>
                {move || match work.get() {
                    Work::Thinking(part) => {
                        view! {
                            <progress
                                class="report-progress"
                                max="1"
                                value=part.to_string()
                                aria-label=texts::report_thinking(lang())
                            ></progress>
                        }
                            .into_any()
                    }
                    Work::Failed => ().into_any(),
                    Work::Done(report) => {
                        history
                            .with_value(|history| {
                                let names = names.with_value(|names| names::by_seat(names, lang()));
                                found(parts, history, &names, &report, lang())
                            })
                            .into_any()
                    }
                }}
                {move || history.with_value(|history| parts.story(history, lang()))}
                <div class="button-row">
                    {link(format!("/replay/{id}"), "button", texts::watch_replay)}
                    {link(format!("/new/{}", poster.name), "button", texts::new_game)}
                    {home_link("button ghost")}
                </div>
            </div>
        </main>
    }
}

fn words(work: &Work, has_points: bool) -> String {
    let of_report = if has_points {
        texts::report_words
    } else {
        texts::report_chances
    };
    match work {
        Work::Thinking(_) => texts::report_thinking(lang()),
        Work::Failed => texts::report_failed(lang()),
        Work::Done(report) => of_report(
            lang(),
            &signed(report.luck() * 100.0, lang()),
            &plain(report.loss() * 100.0, lang()),
        ),
    }
}

/// Points with one digit after the point, and a sign.
fn signed(points: f64, lang: Lang) -> String {
    let sign = if points < -AS_GOOD_AS_THE_BEST {
        "−"
    } else if points > AS_GOOD_AS_THE_BEST {
        "+"
    } else {
        "±"
    };
    format!("{sign}{}", plain(points.abs(), lang))
}

/// Points with one digit after the point.
pub(crate) fn plain(points: f64, lang: Lang) -> String {
    format!("{points:.1}").replace('.', lang.decimal_separator())
}

/// What a report comes to, in tenths of a point: start, luck, choices and what the estimates were
/// off by make the result, as it is shown.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Sum {
    start: i64,
    luck: i64,
    choices: i64,
    off: i64,
    result: i64,
}

impl Sum {
    fn of(report: &Report) -> Sum {
        let tenths = |share: f64| (share * 1000.0).round() as i64;
        let start = tenths(report.start);
        let luck = tenths(report.luck());
        let choices = -tenths(report.loss());
        let result = tenths(report.result);
        Sum {
            start,
            luck,
            choices,
            off: result - start - luck - choices,
            result,
        }
    }
}

fn points(tenths: i64) -> f64 {
    tenths as f64 / 10.0
}

/// A loss as people read it: `−0.8`, or that it is the best.
pub(crate) fn loss_words(loss: f64, lang: Lang) -> String {
    if loss < AS_GOOD_AS_THE_BEST {
        return texts::worth_best(lang);
    }
    format!("−{}", plain(loss, lang))
}

fn found(
    parts: &'static dyn ReportScreens,
    history: &History,
    names: &[String],
    report: &Report,
    lang: Lang,
) -> impl IntoView + use<> {
    let sum = Sum::of(report);
    let losses: Vec<f64> = report
        .moments
        .iter()
        .filter_map(|moment| match moment.what {
            Share::Loss(loss) => Some(loss * 100.0),
            Share::Luck(_) => None,
        })
        .collect();
    let best = losses
        .iter()
        .filter(|&&loss| loss < AS_GOOD_AS_THE_BEST)
        .count();
    let facts: [(String, Words); 6] = [
        (plain(points(sum.start), lang), texts::report_start),
        (signed(points(sum.luck), lang), texts::report_luck),
        (signed(points(sum.choices), lang), texts::report_choices),
        (signed(points(sum.off), lang), texts::report_off),
        (plain(points(sum.result), lang), texts::report_result),
        (
            format!("{best}/{}", losses.len()),
            texts::report_best_choices,
        ),
    ];
    let facts = facts.map(|(figure, words)| {
        view! {
            <li>
                <b>{figure}</b>
                <span>{words(lang)}</span>
            </li>
        }
    });
    view! {
        {parts.chart(history, report, lang)}
        <ul class="report-facts">{facts.collect_view()}</ul>
        <p class="report-note">{texts::report_adds_up(lang)}</p>
        <details class="report-table">
            <summary>{texts::report_as_table(lang)}</summary>
            <div class="table-wrap" tabindex="0" role="region" aria-label=texts::report_as_table(lang)>
                <table class="table">
                    <thead>
                        <tr>
                            <th scope="col" class="number">
                                "#"
                            </th>
                            <th scope="col">{texts::report_step(lang)}</th>
                            <th scope="col" class="number">
                                {texts::report_luck(lang)}
                            </th>
                            <th scope="col" class="number">
                                {texts::report_choices(lang)}
                            </th>
                            <th scope="col">{texts::report_how_known(lang)}</th>
                        </tr>
                    </thead>
                    <tbody>{rows(history, names, report, lang)}</tbody>
                </table>
            </div>
        </details>
    }
}

/// A step in plain words: what was chosen, or what chance brought.
fn told(history: &History, names: &[String], moment: &Moment, lang: Lang) -> String {
    let Some(step) = history.steps().get(moment.step) else {
        return String::new();
    };
    let words = match moment.what {
        Share::Loss(_) => {
            let before = history.at(moment.step);
            before.and_then(|before| before.describe(&step.text, lang).ok())
        }
        Share::Luck(_) => step.events.first().map(|event| event.narrate(lang, names)),
    };
    words.unwrap_or_else(|| step.text.clone())
}

fn rows(history: &History, names: &[String], report: &Report, lang: Lang) -> impl IntoView + use<> {
    report
        .moments
        .iter()
        .map(|moment| {
            let words = told(history, names, moment, lang);
            let (luck, loss) = match moment.what {
                Share::Luck(luck) => (signed(luck * 100.0, lang), String::new()),
                Share::Loss(loss) => (String::new(), signed(-loss * 100.0, lang)),
            };
            let known = if moment.exact {
                texts::report_exact(lang)
            } else {
                texts::report_estimated(lang)
            };
            view! {
                <tr>
                    <td class="number">{moment.step + 1}</td>
                    <td>{words}</td>
                    <td class="number">{luck}</td>
                    <td class="number">{loss}</td>
                    <td class="soft">{known}</td>
                </tr>
            }
        })
        .collect_view()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_figures_that_are_shown_add_up() {
        let moment = |step, what| Moment {
            step,
            exact: false,
            worth: 0.5,
            what,
        };
        let report = Report {
            start: 0.757_4,
            moments: vec![
                moment(0, Share::Luck(-0.141_26)),
                moment(1, Share::Loss(0.333_35)),
                moment(2, Share::Luck(0.020_04)),
                moment(3, Share::Loss(0.04)),
            ],
            result: 0.33,
        };
        let sum = Sum::of(&report);
        assert_eq!(sum.start + sum.luck + sum.choices + sum.off, sum.result);
        assert_eq!(sum.off, (report.residual() * 1000.0).round() as i64);
        let shown = [sum.start, sum.luck, sum.choices, sum.result].map(points);
        let shown = shown.map(|points| plain(points, Lang::En));
        assert_eq!(shown, ["75.7", "-12.1", "-37.3", "33.0"]);
    }

    /// A game without points has chances, which are told in percentage points too.
    #[test]
    fn chances_are_percentages() {
        let report = Report {
            start: 0.47,
            moments: Vec::new(),
            result: 1.0,
        };
        let sum = Sum::of(&report);
        let shown = [sum.start, sum.result].map(|tenths| plain(points(tenths), Lang::En));
        assert_eq!(shown, ["47.0", "100.0"]);
    }
}
