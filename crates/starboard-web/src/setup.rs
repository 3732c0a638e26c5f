//! A new game: options from the game's schema, and who sits where.

use leptos::prelude::*;
use leptos::task::spawn_local;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use starboard_kernel::erased::{Position, Rules};
use starboard_kernel::{BySeat, Lang, Level, OptionSpec, OptionValues, Schema};
use starboard_table::{LocalTable, Player, SeatKind, usual_name};

use crate::controls::{card_words, check, link, radio_card};
use crate::games::{self, Poster};
use crate::prefs::{Guide, Prefs, lang, spoken};
use crate::router::{forward, navigator};
use crate::shell::{Toasts, message};
use crate::{art, browser, play, storage, texts};

/// A seat as it is being set up. The key stays with it when seats change places.
#[derive(Clone, PartialEq, Debug)]
struct Draft {
    key: usize,
    /// What was typed; an empty name means the default one.
    name: String,
    /// The bot's level, or `None` for a person.
    bot: Option<Level>,
}

impl Draft {
    fn usual_name(&self, lang: Lang) -> String {
        match self.bot {
            None => usual_name(self.key + 1, lang),
            Some(_) => texts::bot_name(lang, self.key + 1),
        }
    }

    fn player(&self, lang: Lang) -> Player {
        let name = match self.name.trim() {
            "" => self.usual_name(lang),
            name => name.to_owned(),
        };
        Player {
            name,
            kind: match self.bot {
                None => SeatKind::Person,
                Some(level) => SeatKind::Bot { level },
            },
        }
    }
}

/// The choices made for a game: the next one starts with the same.
#[derive(Clone, PartialEq, Debug, Serialize, Deserialize)]
struct Wishes {
    options: OptionValues,
    /// What was typed as the name of each seat, and the level of its bot.
    seats: Vec<(String, Option<u8>)>,
}

impl Wishes {
    fn key(poster: &Poster) -> String {
        format!("starboard.setup.{}", poster.name)
    }

    /// The last choice, or a sensible default.
    fn of(poster: &Poster) -> Wishes {
        let schema = poster.about.schema();
        let kept = storage::read(&Wishes::key(poster))
            .and_then(|text| serde_json::from_str::<Wishes>(&text).ok());
        let mut options = poster.options();
        let mut seats = Vec::new();
        if let Some(kept) = kept
            && let Ok(complete) = schema.complete(&kept.options)
        {
            (options, seats) = (complete, kept.seats);
        }
        Wishes { options, seats }
    }

    fn drafts(&self, most: usize) -> Vec<Draft> {
        (0..most)
            .map(|key| match self.seats.get(key) {
                Some((name, bot)) => Draft {
                    key,
                    name: name.clone(),
                    bot: bot.and_then(Level::new),
                },
                None => Draft {
                    key,
                    name: String::new(),
                    bot: (key > 0).then_some(Level::USUAL),
                },
            })
            .collect()
    }

    fn keep(&self, poster: &Poster) {
        if let Ok(text) = serde_json::to_string(self) {
            // Without it, the next game starts with the defaults.
            storage::write(&Wishes::key(poster), &text);
        }
    }
}

fn most_seats(poster: &Poster) -> usize {
    let counts = poster.about.schema().player_counts();
    counts.into_iter().max().unwrap_or(1) as usize
}

/// Starts a game with the settings of the last one, or with the defaults.
pub(crate) fn play_now(game: &str) -> AnyView {
    let Some(poster) = games::find(game) else {
        return message(texts::page_unknown);
    };
    games::when_ready_to_begin(poster, move |screens| {
        let lang = Prefs::get().lang.get_untracked();
        let wishes = Wishes::of(poster);
        let seats = wishes.options.get("players").and_then(Value::as_u64);
        let drafts = wishes.drafts(seats.unwrap_or(1) as usize);
        let players: Vec<Player> = drafts.iter().map(|draft| draft.player(lang)).collect();
        match start(screens.rules(), &wishes.options, &players, None, lang) {
            Ok(path) => forward(path),
            Err(why) => message(move |_| why.clone()),
        }
    })
}

/// Creates and saves the table; returns the path of its page, or why there is none.
fn start(
    rules: &'static dyn Rules,
    options: &OptionValues,
    players: &[Player],
    branch: Option<&Position>,
    lang: Lang,
) -> Result<String, String> {
    let seed = browser::fresh_seed();
    let table = match branch {
        Some(position) => LocalTable::from_position(position, players, seed),
        None => LocalTable::new(rules, options, players, seed),
    };
    table.map(play::begin).map_err(|error| error.text(lang))
}

pub(crate) fn setup(game: &str, from: Option<(String, usize)>) -> AnyView {
    let Some(poster) = games::find(game) else {
        return message(texts::page_unknown);
    };
    let Some((id, step)) = from else {
        games::preload(poster);
        return view! { <SetupForm poster branch=None /> }.into_any();
    };
    games::when_loaded(poster, move |_| match branch_point(&id, step) {
        Some(position) if position.rules().name() == poster.name => {
            view! { <SetupForm poster branch=Some((position, step)) /> }.into_any()
        }
        _ => message(texts::game_lost),
    })
}

/// The position of a saved game after some steps.
fn branch_point(id: &str, step: usize) -> Option<Position> {
    let (history, _) = storage::load_game(id)?.replay().ok()?;
    history.at(step).cloned()
}

#[component]
fn SetupForm(
    poster: &'static Poster,
    /// The position to continue from, and after how many moves it was reached.
    branch: Option<(Position, usize)>,
) -> impl IntoView {
    let about = &poster.about;
    let prefs = Prefs::get();
    let guide = Guide::of(poster.name);
    let toasts = Toasts::get();
    let go = navigator();
    let branch_step = branch.as_ref().map(|(_, step)| *step);
    let wishes = Wishes::of(poster);
    let drafts = RwSignal::new(wishes.drafts(most_seats(poster)));
    let options = RwSignal::new(match &branch {
        Some((position, _)) => position.options(),
        None => wishes.options,
    });
    let seats = seats_of(options);
    let branch = StoredValue::new(branch.map(|(position, _)| position));
    let begin = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        let lang = prefs.lang.get_untracked();
        let players: Vec<Player> = drafts.with_untracked(|drafts| {
            drafts
                .iter()
                .take(seats.get_untracked())
                .map(|draft| draft.player(lang))
                .collect()
        });
        let (branch, options) = (branch.get_value(), options.get_untracked());
        if branch.is_none() {
            let seat = |draft: &Draft| (draft.name.clone(), draft.bot.map(Level::get));
            let seats = drafts.with_untracked(|drafts| drafts.iter().map(seat).collect());
            let options = options.clone();
            Wishes { options, seats }.keep(poster);
        }
        // The page may be left while the rules are loading.
        spawn_local(async move {
            let Some(screens) = games::load(poster).await else {
                return toasts.show(texts::board_missing(lang));
            };
            match start(screens.rules(), &options, &players, branch.as_ref(), lang) {
                Ok(path) => go(&path),
                Err(why) => toasts.show(why),
            }
        });
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
                        <h1>{move || about.title(lang())}</h1>
                        {branch_step
                            .is_none()
                            .then(|| {
                                let path = format!("/mission/{}", poster.name);
                                view! { <p>{link(path, "", texts::mission)}</p> }
                            })}
                    </div>
                    {branch_step
                        .is_none()
                        .then(|| options_panel(poster, options, seats))}
                    <section class="panel">
                        <h2 class="panel-title">{spoken(texts::seats_title)}</h2>
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
                                <SeatRow poster drafts index=row.0 />
                            </For>
                        </ul>
                        {check(texts::guide_check, guide.0)}
                    </section>
                </div>
                <aside class="setup-side">
                    {(poster.cover)()}
                    <p class="soft">{move || about.tagline(lang())}</p>
                    <p>{link(format!("/rules/{}", poster.name), "", texts::nav_rules)}</p>
                    <p>{link(format!("/rules/{}#print", poster.name), "", texts::print)}</p>
                    {browser::address_of(&format!("puzzles-{}", poster.name))
                        .is_some()
                        .then(|| {
                            let path = format!("/puzzles/{}", poster.name);
                            view! { <p>{link(path, "", texts::puzzles)}</p> }
                        })}
                </aside>
                <div class="setup-actions">
                    <button type="submit" class="button primary">
                        {art::play()}
                        <span>{spoken(texts::start)}</span>
                    </button>
                    {link("/", "button ghost", texts::cancel)}
                </div>
            </form>
        </main>
    }
}

/// The number of seats according to the options.
pub(crate) fn seats_of(options: RwSignal<OptionValues>) -> Memo<usize> {
    Memo::new(move |_| {
        options
            .with(|options| options.get("players").and_then(Value::as_u64))
            .unwrap_or(1) as usize
    })
}

/// The options of a game.
pub(crate) fn options_panel(
    poster: &'static Poster,
    options: RwSignal<OptionValues>,
    seats: Memo<usize>,
) -> AnyView {
    let is_rare = |spec: &OptionSpec| poster.rare_options.contains(&spec.name);
    let (rare, common): (Vec<_>, Vec<_>) = poster.about.schema().0.into_iter().partition(is_rare);
    let fields = |specs: Vec<OptionSpec>| {
        let specs = specs.into_iter();
        specs
            .map(|spec| option_field(poster, spec, options, seats))
            .collect_view()
    };
    let rare = (!rare.is_empty()).then(|| {
        view! {
            <details class="rare-options">
                <summary>{spoken(texts::rare_options)}</summary>
                {fields(rare)}
            </details>
        }
    });
    view! {
        <section class="panel">
            <h2 class="panel-title">{spoken(texts::table_title)}</h2>
            {fields(common)}
            {rare}
        </section>
    }
    .into_any()
}

/// Who plays a seat: a person, or a bot of a level.
pub(crate) fn kind_select(
    label: Signal<String>,
    bot: Signal<Option<Level>>,
    is_fixed: Signal<bool>,
    change: Callback<Option<Level>>,
) -> AnyView {
    view! {
        <select
            class="seat-kind"
            aria-label=move || label.get()
            disabled=move || is_fixed.get()
            prop:value=move || {
                bot.get().map_or_else(|| "person".to_owned(), |level| level.to_string())
            }
            on:change=move |event| change.run(event_target_value(&event).parse().ok())
        >
            <option value="person" selected=move || bot.get().is_none()>
                {spoken(texts::person)}
            </option>
            {Level::ALL
                .map(|level| {
                    view! {
                        <option
                            value=level.to_string()
                            selected=move || bot.get() == Some(level)
                        >
                            {move || texts::level_name(lang(), level.get())}
                        </option>
                    }
                })
                .collect_view()}
        </select>
    }
    .into_any()
}

/// An option with more values than this needs more than one row.
const MOST_IN_A_ROW: usize = 5;

fn option_field(
    poster: &'static Poster,
    spec: OptionSpec,
    options: RwSignal<OptionValues>,
    seats: Memo<usize>,
) -> impl IntoView {
    let about = &poster.about;
    let name = spec.name;
    let by_seat = StoredValue::new(spec.by_seat);
    let width = match spec.values.len() {
        count if count > MOST_IN_A_ROW => "radio-cards many",
        _ if spec.values.iter().all(Value::is_number) => "radio-cards tight numbers",
        2 => "radio-cards tight pair",
        _ => "radio-cards tight",
    };
    let is_list =
        Memo::new(move |_| options.with(|options| options.get(name).is_some_and(Value::is_array)));
    let set = move |value: Value| {
        options.update(|options| {
            options.insert(name.to_owned(), value);
            fit_lists(&about.schema(), options);
        });
    };
    let card = move |value: Value| {
        let (is, chosen, label, note) =
            (value.clone(), value.clone(), value.clone(), value.clone());
        let mark = games::option_mark(poster, name, &value)
            .map(|mark| view! { <span class="radio-card-mark">{mark}</span> });
        let note = move || about.option_note(name, &note, lang());
        let content = view! {
            {mark}
            <span class="radio-card-title">
                {move || about.option_label(name, Some(&label), lang())}
            </span>
            {move || note().map(|note| view! { <span class="radio-card-text">{note}</span> })}
        };
        let is_chosen = move || options.with(|options| options.get(name) == Some(&is));
        let choose = move || set(chosen.clone());
        radio_card(name, value.to_string(), is_chosen, choose, content)
    };
    let list_card = move |by_seat: &BySeat| {
        let values = by_seat.values.clone();
        let choose = move || {
            // Something for everybody, while supplies last.
            let list = values.iter().cycle().skip(1).take(seats.get_untracked());
            set(list.cloned().collect());
        };
        let content = card_words(texts::by_seat, texts::by_seat_note);
        radio_card(
            name,
            "list".to_owned(),
            move || is_list.get(),
            choose,
            content,
        )
    };
    view! {
        <fieldset class=width>
            <legend>{move || about.option_label(name, None, lang())}</legend>
            {spec.values.into_iter().map(card).collect_view()}
            {by_seat.with_value(|by_seat| by_seat.as_ref().map(list_card))}
        </fieldset>
        <Show when=move || is_list.get()>
            <ul class="by-seat">
                <For each=move || 0..seats.get() key=|index| *index let:index>
                    {seat_choice(poster, name, by_seat, options, index)}
                </For>
            </ul>
        </Show>
    }
}

/// What one seat gets of a list by seat.
fn seat_choice(
    poster: &'static Poster,
    name: &'static str,
    by_seat: StoredValue<Option<BySeat>>,
    options: RwSignal<OptionValues>,
    index: usize,
) -> impl IntoView {
    let about = &poster.about;
    let number = index + 1;
    let value = Memo::new(move |_| {
        options.with(|options| {
            let list = options.get(name).and_then(Value::as_array);
            list.and_then(|list| list.get(index))
                .cloned()
                .unwrap_or_default()
        })
    });
    let values = by_seat.with_value(|by_seat| {
        by_seat
            .as_ref()
            .map(|by_seat| by_seat.values.clone())
            .unwrap_or_default()
    });
    let shared =
        by_seat.with_value(|by_seat| by_seat.as_ref().map(|by_seat| by_seat.shared.clone()));
    let choices = values.clone();
    let all = values.clone();
    // Once a person has chosen, the options' own marks no longer count.
    let chosen = move || {
        value.with(|value| {
            all.iter()
                .position(|other| other == value)
                .unwrap_or(0)
                .to_string()
        })
    };
    let change = move |event: web_sys::Event| {
        let Some(chosen) = event_target_value(&event)
            .parse()
            .ok()
            .and_then(|choice: usize| values.get(choice).cloned())
        else {
            return;
        };
        options.update(|options| {
            let Some(Value::Array(list)) = options.get_mut(name) else {
                return;
            };
            // Swaps with the seat that has the value, so that none occurs twice.
            let before = list.get(index).cloned().unwrap_or_default();
            if Some(&chosen) != shared.as_ref()
                && let Some(other) = list.iter_mut().find(|other| **other == chosen)
            {
                *other = before;
            }
            if let Some(entry) = list.get_mut(index) {
                *entry = chosen;
            }
        });
    };
    view! {
        <li class=format!("by-seat-row seat-{number}")>
            {(poster.mark)(index)}
            <span class="by-seat-mark">{move || games::option_mark(poster, name, &value.get())}</span>
            <select
                aria-label=move || texts::option_of_seat(lang(), number)
                prop:value=chosen
                on:change=change
            >
                {choices
                    .into_iter()
                    .enumerate()
                    .map(|(choice, option)| {
                        let label = option.clone();
                        view! {
                            <option
                                value=choice.to_string()
                                selected=move || value.with(|value| *value == option)
                            >
                                {move || about.option_label(name, Some(&label), lang())}
                            </option>
                        }
                    })
                    .collect_view()}
            </select>
            <span class="soft">
                {move || value.with(|value| about.option_note(name, value, lang()))}
            </span>
        </li>
    }
}

/// Makes every list by seat as long as there are players.
fn fit_lists(schema: &Schema, options: &mut OptionValues) {
    let seats = options.get("players").and_then(Value::as_u64).unwrap_or(1) as usize;
    for spec in &schema.0 {
        let Some(by_seat) = &spec.by_seat else {
            continue;
        };
        if let Some(Value::Array(list)) = options.get_mut(spec.name) {
            list.truncate(seats);
            while list.len() < seats {
                let unused = by_seat
                    .values
                    .iter()
                    .find(|value| **value != by_seat.shared && !list.contains(value));
                list.push(unused.unwrap_or(&by_seat.shared).clone());
            }
        }
    }
}

#[component]
fn SeatRow(poster: &'static Poster, drafts: RwSignal<Vec<Draft>>, index: usize) -> impl IntoView {
    let number = index + 1;
    let draft = move || drafts.with(|drafts| drafts[index].clone());
    view! {
        <li class=format!("seat-row seat-{number}")>
            {(poster.mark)(index)}
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
            {kind_select(
                Signal::derive(move || texts::kind_of_seat(lang(), number)),
                Signal::derive(move || draft().bot),
                false.into(),
                Callback::new(move |level| drafts.update(|drafts| drafts[index].bot = level)),
            )}
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
