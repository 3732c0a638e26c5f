//! The buttons of the legal actions, and the dialog in which purchases are paid.

use guardians::{Action, Guardians, Payment, Square, TOKEN_VALUES};
use leptos::prelude::*;
use starboard_guide::Guide;
use starboard_kernel::{Lang, Wording};

use super::board::{Controls, board, targets};
use super::{art, texts};
use crate::controls::button;
use crate::games::selection::Selection;
use crate::games::{PlayViews, Player, Shown};
use crate::modal::Modal;
use crate::prefs::{Prefs, lang};

/// What is being paid for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Wanted {
    Missile,
    Upgrade,
    PowerUp,
    Return(u8),
}

impl Wanted {
    fn action(self, payment: Payment) -> Action {
        match self {
            Wanted::Missile => Action::BuyMissile(payment),
            Wanted::Upgrade => Action::Upgrade(payment),
            Wanted::PowerUp => Action::Charge(payment),
            Wanted::Return(column) => Action::Return { column, payment },
        }
    }

    /// The payment of an action that buys this.
    fn payment(self, action: Action) -> Option<Payment> {
        match (self, action) {
            (Wanted::Missile, Action::BuyMissile(payment))
            | (Wanted::Upgrade, Action::Upgrade(payment))
            | (Wanted::PowerUp, Action::Charge(payment)) => Some(payment),
            (Wanted::Return(wanted), Action::Return { column, payment }) if column == wanted => {
                Some(payment)
            }
            _ => None,
        }
    }

    /// The beginning of its actions.
    const fn word(self) -> &'static str {
        match self {
            Wanted::Missile => "buy missile",
            Wanted::Upgrade => "upgrade",
            Wanted::PowerUp => "charge",
            Wanted::Return(_) => "return",
        }
    }

    /// A drawing and the price, where there is no room for words.
    fn brief(self) -> Option<AnyView> {
        let drawing = match self {
            Wanted::Missile => art::missile(0),
            Wanted::Upgrade => art::fighter(0, 2),
            Wanted::PowerUp => art::power_up(true),
            Wanted::Return(_) => return None,
        };
        let view = view! {
            <span class="narrow-only buy" aria-hidden="true">
                {crate::art::framed("0 0 100 100", "piece small", drawing)} {price_of(Some(self))}
            </span>
        };
        Some(view.into_any())
    }

    fn name(self, lang: Lang) -> String {
        match self {
            Wanted::Missile => texts::buy_missile(lang),
            Wanted::Upgrade => texts::upgrade(lang),
            Wanted::PowerUp => texts::charge(lang),
            Wanted::Return(column) => texts::return_on(lang, Square::at(column, 1)),
        }
    }
}

pub(super) fn play(player: Player<Guardians>) -> PlayViews {
    let prefs = Prefs::get();
    let legal = player.legal;
    let square_targets = Memo::new(move |_| {
        if legal.with(Vec::is_empty) {
            Vec::new()
        } else {
            player.shown.with(|shown| targets(&shown.before))
        }
    });
    let selected = Selection::<Option<Square>>::new(player);
    let wanted = RwSignal::new(None::<Wanted>);
    let paying = RwSignal::new(false);
    let act = move |action: Action| {
        selected.clear();
        player.act.run(action);
    };
    let buy = move |what: Wanted| {
        wanted.set(Some(what));
        paying.set(true);
    };
    let confirm = Callback::new(move |square: Square| {
        let action = square_targets
            .with_untracked(|t| t.iter().find(|(s, _)| *s == square).map(|(_, a)| *a));
        match action {
            Some(Action::Return { column, .. }) => buy(Wanted::Return(column)),
            Some(action) => act(action),
            None => {}
        }
    });
    let explain = Callback::new(move |square: Square| {
        let lang = prefs.lang.get_untracked();
        let why = player
            .shown
            .with_untracked(|shown| why_not(&shown.before, square, lang));
        player
            .refuse
            .run(why.unwrap_or_else(|| texts::choose_square(lang)));
    });
    let controls = Controls {
        targets: square_targets,
        selected,
        confirm,
        explain,
    };
    let view = move |choice: Choice| {
        let (label, primary) = match &choice {
            Choice::Act(label, _, primary) => (label.clone(), *primary),
            Choice::Buy(what) => (what.name(lang()), false),
        };
        // A phone shows what is bought, and its price.
        let brief = match &choice {
            Choice::Act(..) => None,
            Choice::Buy(what) => what.brief(),
        };
        let is_brief = brief.is_some();
        let notation = match &choice {
            Choice::Act(_, action, _) => action.to_string(),
            Choice::Buy(what) => what.word().to_owned(),
        };
        let press = move |_| match choice {
            Choice::Act(_, action, _) => act(action),
            Choice::Buy(what) => buy(what),
        };
        view! {
            <button
                type="button"
                class="button"
                class:primary=primary
                data-action=notation
                aria-label=label
                on:click=press
            >
                <span class:wide-only=is_brief>{label.clone()}</span>
                {brief}
            </button>
        }
    };
    let buttons = move || {
        let choices = legal_buttons(&legal.get(), selected.get(), square_targets.with(Vec::len));
        choices.into_iter().map(view).collect_view()
    };
    PlayViews {
        board: board(player.shown, Some(controls)),
        actions: view! {
            {buttons}
            {payment_dialog(player, wanted, paying)}
        }
        .into_any(),
    }
}

/// Why nothing can be done on a square.
fn why_not(position: &Guardians, square: Square, lang: Lang) -> Option<String> {
    let action = position.attempt(&[], &("square", square.to_string()))?;
    Some(not_possible(position, action, lang))
}

fn not_possible(position: &Guardians, action: Action, lang: Lang) -> String {
    let refusal = position.why_not(action, lang);
    crate::texts::not_possible(lang, &refusal.text, refusal.rule)
}

/// A button: for an action, which may be the usual one, or for a purchase.
enum Choice {
    Act(String, Action, bool),
    Buy(Wanted),
}

fn legal_buttons(legal: &[Action], chosen: Option<Square>, squares: usize) -> Vec<Choice> {
    let lang = lang();
    let mut buttons = Vec::new();
    let mut offer = |label: String, action: Action, primary: bool| {
        buttons.push(Choice::Act(label, action, primary));
    };
    let mut offers = Vec::new();
    for &action in legal {
        match action {
            Action::Place { column } if chosen == Some(Square::at(column, 1)) => {
                offer(texts::place_on(lang, Square::at(column, 1)), action, true);
            }
            Action::Move { to, .. } if chosen == Some(to) => {
                offer(texts::move_to(lang, to), action, true);
            }
            Action::Boost { to, .. } if chosen == Some(to) => {
                offer(texts::boost_to(lang, to), action, false);
            }
            // The mine can move in one direction only, or return on one of a few squares.
            Action::Mine { to } if chosen == Some(to) || squares <= 2 => {
                offer(texts::mine_to(lang, to), action, chosen == Some(to));
            }
            Action::Stay => offer(texts::stay(lang), action, false),
            Action::Fire => offer(texts::fire(lang), action, true),
            Action::Launch => offer(texts::launch(lang), action, false),
            Action::MineHold => offer(texts::hold_mine(lang), action, false),
            Action::Retire => offer(texts::retire(lang), action, false),
            Action::BuyMissile(_) => offers.push(Wanted::Missile),
            Action::Upgrade(_) => offers.push(Wanted::Upgrade),
            Action::Charge(_) => offers.push(Wanted::PowerUp),
            Action::Return { column, .. } => offers.push(Wanted::Return(column)),
            _ => {}
        }
    }
    offers.dedup();
    buttons.extend(offers.into_iter().map(Choice::Buy));
    buttons
}

/// The dialog that proposes the cheapest payment and lets the player choose other tokens.
fn payment_dialog(
    player: Player<Guardians>,
    wanted: RwSignal<Option<Wanted>>,
    open: RwSignal<bool>,
) -> impl IntoView {
    let Player { shown, legal, .. } = player;
    // Counts by kind of token; the cheapest payment until the player changes it.
    let changed = RwSignal::new(None::<[u8; 6]>);
    Effect::new(move |_| {
        // The dialog starts over whenever it is opened.
        wanted.track();
        open.track();
        changed.set(None);
    });
    let cheapest = move || {
        let what = wanted.get()?;
        legal.with(|legal| {
            legal
                .iter()
                .filter_map(|&action| what.payment(action))
                .min_by_key(|payment| (payment.total(), payment.values().count()))
        })
    };
    let counts = move || {
        changed
            .get()
            .or_else(|| cheapest().map(Payment::counts))
            .unwrap_or_default()
    };
    let payment = move || {
        let counts = counts();
        (0..6).fold(Payment::default(), |sum, kind| sum.with(kind, counts[kind]))
    };
    let owned =
        move || shown.with(|Shown { before, .. }| before.pilots()[before.seat().index()].tokens);
    let price = move || price_of(wanted.get());
    let action = move || wanted.get().map(|what| what.action(payment()));
    let possible =
        move || action().is_some_and(|action| legal.with(|legal| legal.contains(&action)));
    let why = move || {
        let action = action().filter(|_| !possible())?;
        Some(shown.with(|shown| not_possible(&shown.before, action, lang())))
    };
    let change = move |kind: usize, more: bool| {
        let mut next = untrack(counts);
        if more {
            next[kind] += 1;
        } else {
            next[kind] -= 1;
        }
        changed.set(Some(next));
    };
    let step = move |kind: usize, more: bool| {
        let (sign, words): (_, fn(Lang, u16) -> String) = match more {
            false => ("−", texts::pay_less),
            true => ("+", texts::pay_more),
        };
        let is_last = move || match more {
            false => counts()[kind] == 0,
            true => counts()[kind] >= owned()[kind],
        };
        view! {
            <button
                type="button"
                class="icon-button"
                aria-label=move || words(lang(), TOKEN_VALUES[kind])
                disabled=is_last
                on:click=move |_| change(kind, more)
            >
                {sign}
            </button>
        }
    };
    let row = move |kind: usize| {
        let chip = art::token_chip(TOKEN_VALUES[kind] as u8);
        view! {
            <li class="pay-row">
                {crate::art::framed("0 0 100 100", "piece", chip)} {step(kind, false)}
                <output>{move || texts::pay_of(lang(), counts()[kind], owned()[kind])}</output>
                {step(kind, true)}
            </li>
        }
    };
    let title = Signal::derive(move || {
        let name = wanted.get().map_or(String::new(), |what| what.name(lang()));
        texts::pay_title(lang(), &name)
    });
    view! {
        <Modal open title>
            <div class="dialog-body">
                <p class="soft">{move || texts::pay_intro(lang(), price())}</p>
                <ul class="pay-rows">
                    {move || {
                        (0..6).rev().filter(|&kind| owned()[kind] > 0).map(row).collect_view()
                    }}
                </ul>
                <p class="why-slot" role="status">
                    {move || match why() {
                        Some(why) => view! { <span class="why">{why}</span> }.into_any(),
                        None => {
                            view! {
                                <span>{texts::pay_sum(lang(), payment().total(), price())}</span>
                            }
                                .into_any()
                        }
                    }}
                </p>
            </div>
            <footer class="dialog-foot">
                {button("button ghost", crate::texts::cancel, move || open.set(false))}
                <button
                    type="button"
                    class="button primary"
                    disabled=move || !possible()
                    on:click=move |_| {
                        if let Some(action) = untrack(action) {
                            open.set(false);
                            player.act.run(action);
                        }
                    }
                >
                    {move || texts::pay_now(lang(), payment().total())}
                </button>
            </footer>
        </Modal>
    }
}

fn price_of(wanted: Option<Wanted>) -> u16 {
    match wanted {
        Some(Wanted::PowerUp) => Guardians::POWER_UP_PRICE,
        Some(Wanted::Upgrade) => Guardians::UPGRADE_PRICE,
        Some(Wanted::Return(_)) => Guardians::RETURN_PRICE,
        Some(Wanted::Missile) | None => Guardians::MISSILE_PRICE,
    }
}
