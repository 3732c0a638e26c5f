//! A new game: options from the game's schema, and who sits where.

use leptos::prelude::*;
use serde_json::Value;
use starboard_bots::LEVELS;
use starboard_kernel::erased::Position;
use starboard_kernel::{Lang, OptionValues, Record};
use starboard_table::{SeatKind, SeatPlan, Settings, Table};

use crate::games::{self, Screens};
use crate::prefs::{Prefs, lang};
use crate::router::{Link, navigator};
use crate::shell::{Toasts, message};
use crate::{art, browser, play, storage, texts};

/// A seat as it is being set up. The key stays with it when seats change places.
#[derive(Clone, PartialEq, Debug)]
struct Draft {
    key: usize,
    /// What was typed; nothing means the usual name.
    name: String,
    /// The bot's level, or nothing for a person.
    bot: Option<u8>,
}

impl Draft {
    fn usual_name(&self, lang: Lang) -> String {
        match self.bot {
            None => texts::player_name(lang, self.key + 1),
            Some(_) => texts::bot_name(lang, self.key + 1),
        }
    }

    fn plan(&self, lang: Lang) -> SeatPlan {
        let name = match self.name.trim() {
            "" => self.usual_name(lang),
            name => name.to_owned(),
        };
        SeatPlan {
            name,
            kind: match self.bot {
                None => SeatKind::Person,
                Some(level) => SeatKind::Bot { level },
            },
        }
    }
}

pub(crate) fn setup(game: &str, from: Option<(String, usize)>) -> AnyView {
    let Some(screens) = games::find(game) else {
        return message(texts::page_unknown).into_any();
    };
    let branch = match from {
        None => None,
        Some((id, step)) => match branch_point(&id, step) {
            Some(position) if position.rules().name() == game => Some((position, step)),
            _ => return message(texts::game_lost).into_any(),
        },
    };
    view! { <SetupForm screens branch /> }.into_any()
}

/// The position of a saved game after some steps.
fn branch_point(id: &str, step: usize) -> Option<Position> {
    let saved = storage::load_game(id)?;
    let history = Record::read(&saved.record)
        .ok()?
        .replay(&starboard_bots::registry())
        .ok()?;
    history.at(step).cloned()
}

#[component]
fn SetupForm(
    screens: &'static Screens,
    /// The position to go on from, and after how many moves it stood.
    branch: Option<(Position, usize)>,
) -> impl IntoView {
    let rules = screens.rules();
    let prefs = Prefs::get();
    let toasts = Toasts::get();
    let go = navigator();
    let branch_step = branch.as_ref().map(|(_, step)| *step);
    let options = RwSignal::new(match &branch {
        Some((position, _)) => position.options(),
        None => rules.schema().defaults(),
    });
    let most = rules.player_counts().into_iter().max().unwrap_or(1) as usize;
    let drafts = RwSignal::new(
        (0..most)
            .map(|key| Draft {
                key,
                name: String::new(),
                bot: (key > 0).then_some(2),
            })
            .collect::<Vec<_>>(),
    );
    let seats = Memo::new(move |_| {
        options
            .with(|options| options.get("players").and_then(Value::as_u64))
            .unwrap_or(1) as usize
    });
    let branch = StoredValue::new(branch.map(|(position, _)| position));
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let lang = prefs.lang.get_untracked();
        let plans: Vec<SeatPlan> = drafts.with_untracked(|drafts| {
            drafts
                .iter()
                .take(seats.get_untracked())
                .map(|draft| draft.plan(lang))
                .collect()
        });
        let settings = Settings::local(browser::fresh_seed());
        let table = match branch.get_value() {
            Some(position) => Table::from_position(position, plans, settings),
            None => Table::new(rules, &options.get_untracked(), plans, settings),
        };
        match table {
            Ok((table, _)) => {
                let id = storage::new_id();
                if play::save(&id, &table) {
                    go(&format!("/play/{id}"));
                } else {
                    toasts.show(texts::not_saved(lang));
                }
            }
            Err(error) => toasts.show(error.to_string()),
        }
    };
    view! {
        <main id="main" class="page">
            <form class="setup" on:submit=begin>
                <div class="setup-main">
                    <div>
                        <p class="arcade">
                            {move || match branch_step {
                                None => texts::new_game(lang()),
                                Some(step) => texts::branch_title(lang(), step),
                            }}
                        </p>
                        <h1>{move || rules.title(lang())}</h1>
                    </div>
                    {branch_step
                        .is_none()
                        .then(|| {
                            view! {
                                <section class="panel">
                                    <h2 class="panel-title">
                                        {move || texts::table_title(lang())}
                                    </h2>
                                    {rules
                                        .schema()
                                        .0
                                        .into_iter()
                                        .map(|spec| {
                                            option_field(screens, spec.name, spec.values, options)
                                        })
                                        .collect_view()}
                                </section>
                            }
                        })}
                    <section class="panel">
                        <h2 class="panel-title">{move || texts::seats_title(lang())}</h2>
                        <ul class="seats">
                            <For
                                each=move || {
                                    drafts
                                        .with(|drafts| {
                                            drafts
                                                .iter()
                                                .take(seats.get())
                                                .map(|draft| draft.key)
                                                .enumerate()
                                                .collect::<Vec<_>>()
                                        })
                                }
                                key=|row| *row
                                let:row
                            >
                                <SeatRow screens drafts index=row.0 />
                            </For>
                        </ul>
                        <label class="check">
                            <input
                                type="checkbox"
                                prop:checked=move || prefs.guide.get()
                                on:change=move |event| {
                                    prefs.guide.set(event_target_checked(&event));
                                }
                            />
                            <span>{move || texts::guide_check(lang())}</span>
                        </label>
                    </section>
                </div>
                <aside class="setup-side">
                    {(screens.cover)()}
                    <p class="soft">{move || rules.tagline(lang())}</p>
                    <p>
                        <Link href=format!("/rules/{}", screens.name)>
                            {move || texts::nav_rules(lang())}
                        </Link>
                    </p>
                </aside>
                <div class="setup-actions">
                    <button type="submit" class="button primary">
                        {art::play()}
                        <span>{move || texts::start(lang())}</span>
                    </button>
                    <Link href="/".to_owned() class="button ghost".to_owned()>
                        {move || texts::cancel(lang())}
                    </Link>
                </div>
            </form>
        </main>
    }
}

fn option_field(
    screens: &'static Screens,
    name: &'static str,
    values: Vec<Value>,
    options: RwSignal<OptionValues>,
) -> impl IntoView {
    let rules = screens.rules();
    view! {
        <fieldset class="radio-cards tight">
            <legend>{move || rules.option_label(name, None, lang())}</legend>
            {values
                .into_iter()
                .map(|value| {
                    let (is, set, label) = (value.clone(), value.clone(), value.clone());
                    view! {
                        <label class="radio-card">
                            <input
                                type="radio"
                                name=name
                                value=value.to_string()
                                prop:checked=move || {
                                    options.with(|options| options.get(name) == Some(&is))
                                }
                                on:change=move |_| {
                                    options
                                        .update(|options| {
                                            options.insert(name.to_owned(), set.clone());
                                        });
                                }
                            />
                            <span class="radio-card-title">
                                {move || rules.option_label(name, Some(&label), lang())}
                            </span>
                        </label>
                    }
                })
                .collect_view()}
        </fieldset>
    }
}

#[component]
fn SeatRow(screens: &'static Screens, drafts: RwSignal<Vec<Draft>>, index: usize) -> impl IntoView {
    let number = index + 1;
    let draft = move || drafts.with(|drafts| drafts[index].clone());
    view! {
        <li class=format!("seat-row seat-{number}")>
            {(screens.mark)(index)}
            <input
                class="seat-name"
                type="text"
                maxlength=starboard_table::MOST_NAME_CHARS.to_string()
                autocomplete="off"
                aria-label=move || texts::name_of_seat(lang(), number)
                placeholder=move || draft().usual_name(lang())
                prop:value=move || draft().name
                on:input=move |event| {
                    drafts.update(|drafts| drafts[index].name = event_target_value(&event));
                }
            />
            <select
                class="seat-kind"
                aria-label=move || texts::kind_of_seat(lang(), number)
                on:change=move |event| {
                    let level = event_target_value(&event).parse().ok();
                    drafts.update(|drafts| drafts[index].bot = level);
                }
            >
                <option value="person" selected=move || draft().bot.is_none()>
                    {move || texts::person(lang())}
                </option>
                {LEVELS
                    .map(|level| {
                        view! {
                            <option
                                value=level.to_string()
                                selected=move || draft().bot == Some(level)
                            >
                                {move || texts::level_name(lang(), level)}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
            <button
                type="button"
                class="icon-button seat-up"
                disabled=index == 0
                aria-label=move || texts::move_up(lang(), number)
                on:click=move |_| drafts.update(|drafts| drafts.swap(index, index - 1))
            >
                {art::chevron()}
            </button>
        </li>
    }
}
