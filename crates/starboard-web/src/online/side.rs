//! What an online table shows beside the game: who is there, clocks, questions,
//! messages, and whether chance was fair.

use leptos::prelude::*;
use starboard_client::{check_words, clock_words};
use starboard_kernel::Seat;
use starboard_table::{Checks, Phase, Play, Request, SeatKind, Table, Wish};

use super::kept;
use super::notices::away_notice;
use super::place::Place;
use super::share::share_panel;
use super::texts;
use crate::controls::{Words, button, link};
use crate::fair::Fairness;
use crate::modal::Modal;
use crate::prefs::{lang, spoken};
use crate::router::Link as PageLink;
use crate::{art, names};

/// Below this, a clock is marked as short of time.
const HURRY: u64 = 30_000;

/// Whether a player is there, and the clock: in the list of players.
pub(crate) fn beside_player(place: Place, seat: Seat) -> AnyView {
    let left = move || {
        let now = place.now.get();
        place.of_view(|view| view.time_left(seat, now))
    };
    let words = move || {
        left().map(|left| {
            let class = if left < HURRY {
                "player-clock hurry-up"
            } else {
                "player-clock"
            };
            view! {
                <span class=class>
                    <span class="visually-hidden">{texts::time_left(lang())} " "</span>
                    {clock_words(left, lang())}
                </span>
            }
        })
    };
    view! { <span class="player-online">{presence(place, seat)} {words}</span> }.into_any()
}

/// A dot for those present, an empty one for those absent, a mark for bots; each with a label.
pub(super) fn presence(place: Place, seat: Seat) -> AnyView {
    let bot = Memo::new(move |_| {
        place.of_table(|table| match table.play() {
            Some(play) => matches!(play.kind(seat), Some(SeatKind::Bot { .. })),
            None => table.seats()[seat.index()].by != SeatKind::Person,
        })
    });
    let here = Memo::new(move |_| place.of_view(|view| view.is_here(seat)));
    let sign = move || {
        if bot.get() {
            return view! {
                {art::bot()}
                <span class="visually-hidden">{texts::bot(lang())}</span>
            }
            .into_any();
        }
        if here.get() {
            dot("presence here", texts::here(lang()))
        } else {
            dot("presence", texts::away(lang()))
        }
    };
    view! { <span class="presence-slot">{sign}</span> }.into_any()
}

fn dot(class: &'static str, words: String) -> AnyView {
    view! {
        <i class=class aria-hidden="true"></i>
        <span class="visually-hidden">{words}</span>
    }
    .into_any()
}

/// What a seat is called at the table.
pub(super) fn called(table: &Table, seat: Seat) -> String {
    table.called(seat, lang())
}

/// Offers to ask the others when the rule does not allow an undo.
pub(crate) fn confirm_undo(place: Place) -> AnyView {
    confirm(
        place.undo_offer,
        texts::undo,
        Signal::derive(move || {
            let why = place.undo_why.get();
            let seat = place.seat.get();
            let repeats =
                place.of_table(|table| seat.is_some_and(|seat| table.undo_repeats_chance(seat)));
            let words = texts::undo_needs_consent(lang(), &why);
            match repeats {
                true => format!("{words} {}", texts::undo_repeats_chance(lang())),
                false => words,
            }
        }),
        texts::ask_the_others,
        Callback::new(move |()| place.wish(Wish::Undo)),
    )
}

/// A confirmation.
pub(super) fn confirm(
    open: RwSignal<bool>,
    title: Words,
    words: Signal<String>,
    yes: Words,
    act: Callback<()>,
) -> AnyView {
    question(open, title, words, ("button primary", yes), act)
}

/// The same before something irreversible, with a button in the colour of danger.
pub(super) fn confirm_final(
    open: RwSignal<bool>,
    what: Words,
    words: Signal<String>,
    act: Callback<()>,
) -> AnyView {
    question(open, what, words, ("button primary danger", what), act)
}

fn question(
    open: RwSignal<bool>,
    title: Words,
    words: Signal<String>,
    (class, yes): (&'static str, Words),
    act: Callback<()>,
) -> AnyView {
    view! {
        <Modal open title=spoken(title)>
            <div class="dialog-body">
                <p>{move || words.get()}</p>
            </div>
            <footer class="dialog-foot">
                {button("button ghost", texts::cancel, move || open.set(false))}
                {button(
                    class,
                    yes,
                    move || {
                        open.set(false);
                        act.run(());
                    },
                )}
            </footer>
        </Modal>
    }
    .into_any()
}

/// How many are present.
pub(super) fn who_is_there(place: Place) -> String {
    let (seats, others) = place.present.get();
    texts::who_is_there(lang(), seats.len(), others)
}

/// Links to the players' pages.
fn people_links(place: Place) -> Vec<AnyView> {
    place.of_table(|table| {
        let seats = Seat::first(table.seats().len()).zip(table.seats());
        let held = seats.filter_map(|(seat, found)| Some((seat, found.person.as_ref()?)));
        held.map(|(seat, person)| {
            let href = format!("/people/{}", person.id);
            let name = called(table, seat);
            view! {
                <PageLink href class="button small ghost".to_owned()>
                    <bdi>{name}</bdi>
                </PageLink>
            }
            .into_any()
        })
        .collect()
    })
}

/// What players can do with their own seat: in the menu of the table.
pub(crate) fn seat_actions(place: Place, menu: RwSignal<bool>) -> AnyView {
    let resigning = RwSignal::new(false);
    let moving = RwSignal::new(false);
    let then = move |act: fn(Place)| {
        move || {
            menu.set(false);
            act(place);
        }
    };
    let kind = Memo::new(move |_| place.of_view(|view| view.own_kind()));
    let buttons = move || {
        let mut buttons: Vec<AnyView> = Vec::new();
        place.seat.get().filter(|_| !place.is_stopped())?;
        match kind.get() {
            Some(SeatKind::Person) => {
                buttons.push(button(
                    "button",
                    texts::let_bot_play_for_me,
                    then(|place| place.ask(Request::HandOver)),
                ));
                buttons.push(button("button danger", texts::resign, move || {
                    resigning.set(true);
                }));
            }
            Some(SeatKind::Bot { .. }) => buttons.push(button(
                "button",
                texts::i_am_back,
                then(|place| place.ask(Request::Return)),
            )),
            None => {}
        }
        buttons.push(button("button", texts::move_seat, move || {
            moving.set(true);
            place.lend();
        }));
        Some(buttons)
    };
    let away = Memo::new(move |_| {
        let now = place.now.get();
        place.of_view(|view| {
            let away = view.away(now).into_iter();
            let away = away.map(|(seat, takeover)| (seat, called(view.table, seat), takeover));
            away.collect::<Vec<_>>()
        })
    });
    let absent = move || {
        let rows = away.get().into_iter().map(|(seat, name, takeover)| {
            let name = names::isolated(&name);
            away_notice(place, seat, &name, takeover, move || menu.set(false))
        });
        rows.collect_view()
    };
    let seat_link = Signal::derive(move || {
        place.lent.with(|secret| {
            let secret = secret.as_ref()?;
            Some(super::share::address(&format!(
                "/table/{}#seat={}",
                place.id(),
                secret.reveal()
            )))
        })
    });
    view! {
        <p class="soft">{move || who_is_there(place)}</p>
        <p class="chips">{move || people_links(place)}</p>
        <div class="button-row">{buttons}</div>
        {absent}
        {others(place, menu)}
        <p class="soft">{spoken(texts::table_terms)}</p>
        {confirm_final(
            resigning,
            texts::resign,
            spoken(texts::really_resign),
            Callback::new(move |()| {
                menu.set(false);
                place.ask(Request::Resign);
            }),
        )}
        <Modal open=moving title=spoken(texts::move_seat)>
            <div class="dialog-body">
                <p>{spoken(texts::move_seat_how)}</p>
                {move || {
                    seat_link
                        .get()
                        .map(|link| share_panel(Signal::derive(move || link.clone()), false))
                }}
            </div>
        </Modal>
        <Show when=move || !place.is_stopped()>
            <h3>{spoken(texts::invite)}</h3>
            {share_panel(
                Signal::derive(move || super::share::address(&format!("/table/{}", place.id()))),
                true,
            )}
        </Show>
    }
    .into_any()
}

/// Hides a person's messages in this browser, or shows them again.
fn mute_button(person: String, name: &str) -> AnyView {
    let muted = super::Shared::get().muted;
    let of = person.clone();
    let is_muted = Memo::new(move |_| muted.has(&of));
    let shown = names::isolated(name);
    let words = move || match is_muted.get() {
        true => texts::unmute(lang(), &shown),
        false => texts::mute(lang(), &shown),
    };
    view! {
        <button
            type="button"
            class="button small mute"
            aria-pressed=move || is_muted.get().to_string()
            on:click=move |_| muted.toggle(&person)
        >
            {words}
        </button>
    }
    .into_any()
}

/// Before the game: the other people who have a seat or have written something, so that they can be
/// muted.
pub(super) fn mutes(place: Place) -> AnyView {
    // An announcement does not replace a button that has the focus.
    let others = Memo::new(move |_| {
        place.of_view(|view| match view.table.plan().chat {
            true => view.others(),
            false => Vec::new(),
        })
    });
    let buttons = move || {
        let buttons = others.get().into_iter();
        let buttons: Vec<AnyView> = buttons
            .map(|other| mute_button(other.id.clone(), &other.called(lang())))
            .collect();
        (!buttons.is_empty()).then(|| view! { <div class="button-row">{buttons}</div> })
    };
    view! { {buttons} }.into_any()
}

/// The other people at the table: every player can hide their messages, and the host can hand their
/// seats to bots.
fn others(place: Place, menu: RwSignal<bool>) -> AnyView {
    let removing = RwSignal::new(false);
    let chosen = RwSignal::new(None::<(Seat, String)>);
    let hand = move |seat: Seat, name: String, removed: bool| {
        let shown = names::isolated(&name);
        let words = move || match removed {
            true => texts::readmit(lang(), &shown),
            false => texts::remove(lang(), &shown),
        };
        let act = move |_| {
            if removed {
                menu.set(false);
                place.ask(Request::Readmit { seat });
            } else {
                chosen.set(Some((seat, name.clone())));
                removing.set(true);
            }
        };
        view! {
            <button type="button" class="button small remove" on:click=act>
                {words}
            </button>
        }
    };
    // The buttons stay while people come and go.
    let removable = Memo::new(move |_| {
        place.of_view(|view| {
            let seats = Seat::first(view.table.seats().len());
            let seats = seats.filter(|&seat| view.can_remove(seat));
            seats.collect::<Vec<_>>()
        })
    });
    let rows = move || {
        let own = place.seat.get();
        let removable = removable.get();
        place.of_table(|table| {
            let chat = table.plan().chat;
            Seat::first(table.seats().len())
                .filter(|&seat| own != Some(seat))
                .filter_map(|seat| {
                    let found = &table.seats()[seat.index()];
                    let id = found.person.as_ref()?.id.clone();
                    let name = called(table, seat);
                    let mute = chat.then(|| mute_button(id, &name));
                    let hand = removable
                        .contains(&seat)
                        .then(|| hand(seat, name, found.removed));
                    Some(view! { <p class="button-row">{mute} {hand}</p> })
                })
                .collect_view()
        })
    };
    let words = Signal::derive(move || {
        let name = chosen.get().map(|(_, name)| names::isolated(&name));
        texts::really_remove(lang(), &name.unwrap_or_default())
    });
    view! {
        {rows}
        {confirm_final(
            removing,
            texts::remove_title,
            words,
            Callback::new(move |()| {
                menu.set(false);
                if let Some((seat, _)) = chosen.get_untracked() {
                    place.ask(Request::Remove { seat });
                }
            }),
        )}
    }
    .into_any()
}

/// Where the chance outcomes come from, for players who want to check it.
pub(crate) fn fairness(place: Place) -> AnyView {
    let rows = move || {
        let record = place.of_table(Table::record)?;
        let fairness = record.fairness?;
        let mut rows = vec![(texts::keepers_commitment(lang()), fairness.commitment)];
        rows.extend(
            record
                .commitment
                .map(|commitment| (texts::mixed_commitment(lang()), commitment)),
        );
        for entropy in fairness.entropy {
            rows.push((texts::entropy(lang()), entropy));
        }
        match fairness.seed {
            Some(seed) => rows.push((texts::keepers_seed(lang()), seed.to_string())),
            None => rows.push((texts::keepers_seed(lang()), texts::told_at_the_end(lang()))),
        }
        let next = fairness.next_commitment;
        rows.extend(next.map(|next| (texts::next_commitment(lang()), next)));
        let rows = rows.into_iter().map(|(what, value)| {
            view! {
                <dt>{what}</dt>
                <dd>
                    <code class="seed">{value}</code>
                </dd>
            }
        });
        Some(rows.collect_view())
    };
    view! {
        <h3>{spoken(texts::fair_chance)}</h3>
        <p class="soft">{spoken(texts::fair_how)}</p>
        <dl class="fairness">{rows}</dl>
        {move || own_checks(kept::checks(place))}
        {verified(place)}
    }
    .into_any()
}

/// What this browser has checked by itself.
fn own_checks(checks: Checks) -> AnyView {
    let lines = check_words(checks, lang()).map(|(holds, words)| {
        let (class, mark) = match holds {
            true => ("verified", "✓"),
            false => ("verified problem", "✗"),
        };
        view! { <p class=class>{format!("{mark} {words}")}</p> }
    });
    lines.collect_view().into_any()
}

/// After the end: whether everything follows from the seeds.
pub(crate) fn verified(place: Place) -> AnyView {
    let is_over = Memo::new(move |_| place.phase.get() == Some(Phase::Over));
    let verdict = Memo::new(move |_| {
        let record = is_over.get().then(|| place.peek(Table::record)).flatten();
        record.map(|record| match kept::checks(place).fail() {
            true => Fairness::Broken,
            false => Fairness::of(&record),
        })
    });
    view! { {move || verdict.get().map(Fairness::words)} }.into_any()
}

/// The rematch: a request to all, or the table that all have agreed to.
pub(crate) fn rematch(place: Place) -> AnyView {
    let next =
        move || place.of_table(|table| table.neighbours().0.map(|next| format!("/table/{next}")));
    let is_asked = move || place.of_table(|table| table.wish().is_some());
    let ask = move || {
        view! {
            <button
                type="button"
                class="button primary rematch"
                disabled=is_asked
                on:click=move |_| place.wish(Wish::Rematch)
            >
                {spoken(texts::rematch)}
            </button>
        }
    };
    let view = move || match next() {
        Some(href) => link(href, "button primary rematch", texts::to_rematch),
        None if place.seat.get().is_some() && !place.is_stopped() => ask().into_any(),
        None => ().into_any(),
    };
    view! { {view} }.into_any()
}

/// What a table at which the game has begun is called.
pub(super) fn play_of(place: Place) -> Option<Play> {
    place.peek(|table| table.play().cloned())
}
