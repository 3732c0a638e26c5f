//! Luck and skill: what the dice and what the choices made of a finished game for one.

use leptos::prelude::*;
use starboard_bots::analysis::{Report, Share};
use starboard_kernel::{History, Lang, Record};
use starboard_worker::{Ask, Reply};

use crate::games::{self, ReportScreens};
use crate::prefs::lang;
use crate::router::Link;
use crate::shell::message;
use crate::{storage, texts, thinker};

/// A choice that costs less than this many points is as good as the best.
const AS_GOOD_AS_THE_BEST: f64 = 0.05;

#[derive(Clone)]
enum Work {
    Thinking(f64),
    Done(Report),
    Failed,
}

pub(crate) fn report(id: &str) -> AnyView {
    let Some(saved) = storage::load_game(id) else {
        return message(texts::game_lost).into_any();
    };
    let record = saved.record;
    let history = Record::read(&record)
        .map_err(|error| error.to_string())
        .and_then(|record| {
            record
                .replay(&starboard_bots::registry())
                .map_err(|error| error.to_string())
        });
    let screens = games::find(&saved.game).and_then(|screens| Some((screens, screens.report?)));
    match (history, screens) {
        (Err(why), _) => message(move |lang| texts::game_damaged(lang, &why)).into_any(),
        (Ok(_), None) => message(texts::report_for_one_only).into_any(),
        (Ok(history), Some(_)) if history.now().ending().is_none() => {
            message(texts::report_not_over).into_any()
        }
        (Ok(history), Some((screens, parts))) => {
            let work = RwSignal::new(Work::Thinking(0.0));
            thinker::ask(Ask::Report { record }, move |reply| {
                work.try_set(match reply {
                    Reply::Progress(part) => Work::Thinking(part),
                    Reply::Report(Some(report)) => Work::Done(report),
                    _ => Work::Failed,
                });
            });
            on_cleanup(thinker::interrupt);
            page(id, screens, parts, history, work).into_any()
        }
    }
}

fn page(
    id: &str,
    screens: &'static games::Screens,
    parts: ReportScreens,
    history: History,
    work: RwSignal<Work>,
) -> impl IntoView {
    let has_points = screens.rules().has_points();
    let now = StoredValue::new(history.now().clone());
    let figure = move || now.with_value(|now| (parts.figure)(now, lang()));
    let history = StoredValue::new(history);
    let id = id.to_owned();
    view! {
        <main id="main" class="page">
            <div class="report panel">
                <header class="report-head">
                    <p class="report-score">
                        <b>{move || figure().0}</b>
                        <span>{move || figure().1}</span>
                    </p>
                    <div>
                        <p class="arcade">
                            {move || screens.rules().title(lang())} " · "
                            {move || texts::report_title(lang())}
                        </p>
                        <h1>{move || now.with_value(|now| (parts.rank)(now, lang()))}</h1>
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
                            .with_value(|history| found(parts, history, &report, lang()))
                            .into_any()
                    }
                }}
                {parts
                    .story
                    .map(|tell| move || history.with_value(|history| tell(history, lang())))}
                <div class="button-row">
                    <Link href=format!("/replay/{id}") class="button".to_owned()>
                        {move || texts::watch_replay(lang())}
                    </Link>
                    <Link
                        href=format!("/new/{}", screens.name)
                        class="button".to_owned()
                    >
                        {move || texts::new_game(lang())}
                    </Link>
                    <Link href="/".to_owned() class="button ghost".to_owned()>
                        {move || texts::back_home(lang())}
                    </Link>
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
    let figure = format!("{points:.1}");
    match lang {
        Lang::En => figure,
        Lang::Pl => figure.replace('.', ","),
    }
}

/// A loss as people read it: `−0.8`, or that it is the best.
pub(crate) fn loss_words(loss: f64, lang: Lang) -> String {
    if loss < AS_GOOD_AS_THE_BEST {
        return texts::worth_best(lang);
    }
    format!("−{}", plain(loss, lang))
}

fn found(
    parts: ReportScreens,
    history: &History,
    report: &Report,
    lang: Lang,
) -> impl IntoView + use<> {
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
    view! {
        {(parts.chart)(history, report, lang)}
        <ul class="report-facts">
            <li>
                <b>{signed(report.luck() * 100.0, lang)}</b>
                <span>{texts::report_luck(lang)}</span>
            </li>
            <li>
                <b>{signed(-report.loss() * 100.0, lang)}</b>
                <span>{texts::report_choices(lang)}</span>
            </li>
            <li>
                <b>{format!("{best}/{}", losses.len())}</b>
                <span>{texts::report_best_choices(lang)}</span>
            </li>
        </ul>
        <details class="report-table">
            <summary>{texts::report_as_table(lang)}</summary>
            <div class="table-wrap">
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
                    <tbody>{rows(history, report, lang)}</tbody>
                </table>
            </div>
        </details>
    }
}

fn rows(history: &History, report: &Report, lang: Lang) -> impl IntoView + use<> {
    report
        .moments
        .iter()
        .map(|moment| {
            let before = history.at(moment.step);
            let step = history.steps().get(moment.step);
            let text = step.map(|step| step.text.clone()).unwrap_or_default();
            let words = before
                .and_then(|before| before.describe(&text, lang).ok())
                .filter(|_| matches!(moment.what, Share::Loss(_)))
                .unwrap_or(text);
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
