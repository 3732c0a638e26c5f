//! A new online table: the game's options, who sits where, and the table rules.

use leptos::prelude::*;
use leptos::task::spawn_local;
use starboard_kernel::Level;
use starboard_table::{Clock, Late, Plan, SeatFor};
use starboard_wire::{NewTable, Opened};

use super::Shared;
use super::api::{self, Problem};
use super::identity::Identity;
use super::link::{Link, new_key};
use super::texts;
use crate::controls::{Words, card_words, check, link, radio_card};
use crate::games::{self, Poster};
use crate::home::cover_card;
use crate::prefs::{lang, spoken};
use crate::router::navigator;
use crate::shell::message;
use crate::{art, setup};

pub(crate) fn new_table(game: Option<&str>) -> AnyView {
    match game {
        None => choice_of_game(),
        Some(game) => match games::find(game) {
            Some(poster) => form(poster),
            None => message(texts::page_unknown),
        },
    }
}

fn choice_of_game() -> AnyView {
    let cover =
        |poster: &'static Poster| cover_card(poster, format!("/online/new/{}", poster.name), ());
    view! {
        <main id="main" class="page">
            <section class="home-section">
                <p class="arcade">{spoken(texts::online)}</p>
                <h1>{spoken(texts::new_table)}</h1>
                <h2>{spoken(texts::which_game)}</h2>
                <ul class="covers">{games::all().map(cover).collect_view()}</ul>
            </section>
        </main>
    }
    .into_any()
}

/// One of a few cards: the label, and a note.
type Card = (Words, Words);

fn cards(
    name: &'static str,
    legend: Words,
    cards: &'static [Card],
    value: RwSignal<usize>,
) -> AnyView {
    let card = move |(index, &(title, note)): (usize, &'static Card)| {
        let (is_chosen, choose) = (move || value.get() == index, move || value.set(index));
        radio_card(
            name,
            index.to_string(),
            is_chosen,
            choose,
            card_words(title, note),
        )
    };
    view! {
        <fieldset class="radio-cards tight">
            <legend>{spoken(legend)}</legend>
            {cards.iter().enumerate().map(card).collect_view()}
        </fieldset>
    }
    .into_any()
}

/// A number between two others.
fn number(
    id: &'static str,
    label: Words,
    (least, most): (u16, u16),
    value: RwSignal<u16>,
) -> AnyView {
    view! {
        <div class="field">
            <label for=id>{spoken(label)}</label>
            <input
                id=id
                type="number"
                inputmode="numeric"
                required=true
                min=least.to_string()
                max=most.to_string()
                prop:value=move || value.get().to_string()
                on:change=move |event| {
                    if let Ok(number) = event_target_value(&event).parse::<u16>() {
                        value.set(number.clamp(least, most));
                    }
                }
            />
        </div>
    }
    .into_any()
}

const CLOCKS: &[Card] = &[
    (texts::clock_none, texts::clock_none_note),
    (texts::clock_per_move, texts::clock_per_move_note),
    (texts::clock_for_all, texts::clock_for_all_note),
];
const LATE: &[Card] = &[
    (texts::late_bot, texts::late_bot_note),
    (texts::late_resign, texts::late_resign_note),
];
const WHO: &[Card] = &[
    (texts::by_link, texts::by_link_note),
    (texts::is_public, texts::is_public_note),
];

/// What the form says.
#[derive(Clone, Copy)]
struct Draft {
    bots: RwSignal<Vec<Option<Level>>>,
    clock: RwSignal<usize>,
    days: RwSignal<u16>,
    minutes: RwSignal<u16>,
    increment: RwSignal<u16>,
    late: RwSignal<usize>,
    public: RwSignal<usize>,
    chat: RwSignal<bool>,
}

impl Draft {
    fn clock(self) -> Clock {
        match self.clock.get_untracked() {
            0 => Clock::None,
            1 => Clock::PerMove {
                days: self.days.get_untracked() as u8,
            },
            _ => Clock::Live {
                minutes: self.minutes.get_untracked(),
                increment: self.increment.get_untracked(),
            },
        }
    }
}

fn form(poster: &'static Poster) -> AnyView {
    let about = &poster.about;
    let identity = Identity::get();
    let connection = Link::get();
    let shared = Shared::get();
    let go = navigator();
    let options = RwSignal::new(poster.options());
    let seats = setup::seats_of(options);
    let most = about
        .schema()
        .player_counts()
        .into_iter()
        .max()
        .unwrap_or(2) as usize;
    let draft = Draft {
        bots: RwSignal::new(vec![None; most]),
        clock: RwSignal::new(0),
        days: RwSignal::new(3),
        minutes: RwSignal::new(20),
        increment: RwSignal::new(10),
        late: RwSignal::new(0),
        public: RwSignal::new(0),
        chat: RwSignal::new(true),
    };
    let problem = RwSignal::new(None::<Problem>);
    let busy = RwSignal::new(false);
    // The same plan is requested with the same key, so that a lost answer opens no second table.
    let asked = StoredValue::new(None::<NewTable>);
    connection.hold();
    let plan = move || {
        let seats = draft.bots.with_untracked(|bots| {
            let bots = bots.iter().take(seats.get_untracked());
            bots.map(|bot| bot.map_or(SeatFor::Person, SeatFor::bot))
                .collect()
        });
        Plan {
            clock: draft.clock(),
            late: if draft.late.get_untracked() == 0 {
                Late::Bot
            } else {
                Late::Resign
            },
            public: draft.public.get_untracked() == 1,
            chat: draft.chat.get_untracked(),
            ..Plan::new(poster.name, options.get_untracked(), seats)
        }
    };
    let open = move || {
        // A name may arrive after the form was left.
        if busy.try_get_untracked().is_none() {
            return;
        }
        let plan = plan();
        let wanted = match asked.get_value() {
            Some(before) if before.plan == plan => before,
            _ => NewTable {
                plan,
                key: new_key(),
            },
        };
        asked.set_value(Some(wanted.clone()));
        busy.set(true);
        problem.set(None);
        spawn_local(async move {
            let body = serde_json::to_string(&wanted).ok();
            let path = "/api/tables".to_owned();
            let answer = identity.request("POST", path, body).await;
            match answer.and_then(|text| api::read(&text)) {
                Ok(Opened { table }) => {
                    shared.opened.set_value(Some(table.clone()));
                    go(&format!("/table/{table}"));
                }
                Err(why) => {
                    problem.try_set(Some(why));
                    busy.try_set(false);
                }
            }
        });
    };
    let submit = move |event: leptos::ev::SubmitEvent| {
        event.prevent_default();
        if !busy.get_untracked() {
            identity.needed(open);
        }
    };
    let seat_row = move |index: usize| {
        let number = index + 1;
        view! {
            <li class=format!("seat-row seat-{number}")>
                {(poster.mark)(index)}
                <span class="seat-name">{move || texts::seat_number(lang(), number)}</span>
                {setup::kind_select(
                    Signal::derive(move || texts::kind_of_seat(lang(), number)),
                    Signal::derive(move || {
                        draft.bots.with(|bots| bots.get(index).copied().flatten())
                    }),
                    false.into(),
                    Callback::new(move |bot| draft.bots.update(|bots| bots[index] = bot)),
                )}
            </li>
        }
    };
    let people = move || {
        let bots = draft.bots.get();
        bots.iter()
            .take(seats.get())
            .filter(|bot| bot.is_none())
            .count()
    };
    let time = move || match draft.clock.get() {
        0 => ().into_any(),
        1 => number("days", texts::days, (1, 7), draft.days),
        _ => view! {
            {number("minutes", texts::minutes, (1, 180), draft.minutes)}
            {number("increment", texts::increment, (0, 180), draft.increment)}
        }
        .into_any(),
    };
    view! {
        <main id="main" class="page">
            <form class="setup" on:submit=submit>
                <div class="setup-main">
                    <div>
                        <p class="arcade">{spoken(texts::new_table)}</p>
                        <h1>{move || about.title(lang())}</h1>
                    </div>
                    {setup::options_panel(poster, options, seats)}
                    <section class="panel">
                        <h2 class="panel-title">{spoken(texts::seats_title)}</h2>
                        <ul class="seats">
                            <For each=move || 0..seats.get() key=|index| *index let:index>
                                {seat_row(index)}
                            </For>
                        </ul>
                        <p class="soft">{spoken(texts::you_sit_first)}</p>
                    </section>
                    <section class="panel">
                        <h2 class="panel-title">{spoken(texts::table_rules)}</h2>
                        {cards("public", texts::who_may_come, WHO, draft.public)}
                        {cards("clock", texts::time_to_think, CLOCKS, draft.clock)}
                        <div class="field-row">{time}</div>
                        <Show when=move || draft.clock.get() != 0>
                            {cards("late", texts::when_late, LATE, draft.late)}
                        </Show>
                        {check(texts::with_messages, draft.chat)}
                        <p class="soft">{spoken(texts::table_terms)}</p>
                    </section>
                </div>
                <aside class="setup-side">
                    {(poster.cover)()}
                    <p class="soft">{move || about.tagline(lang())}</p>
                </aside>
                <div class="setup-actions">
                    <p class="problem" role="alert">
                        {move || {
                            if people() == 0 {
                                Some(texts::people_needed(lang()))
                            } else {
                                problem.get().map(|problem| problem.text(lang()))
                            }
                        }}
                    </p>
                    <button
                        type="submit"
                        class="button primary"
                        disabled=move || busy.get() || people() == 0
                    >
                        {art::play()}
                        <span>{spoken(texts::open_table)}</span>
                    </button>
                    {link("/online", "button ghost", texts::cancel)}
                </div>
            </form>
        </main>
    }
    .into_any()
}
