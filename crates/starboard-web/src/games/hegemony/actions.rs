//! The buttons of the legal actions: engaging and evading with their costs, and all others.

use hegemony::{Ability, Action, Hegemony, Payment, Task, Weapon, cards::wording};
use leptos::prelude::*;
use starboard_guide::games::hegemony::odds;
use starboard_kernel::{Lang, Wording};
use starboard_print::games::hegemony::art;

use super::cockpit::{Controls, cockpit, met, percent};
use super::texts;
use crate::games::selection::Selection;
use crate::games::views::worth_badge;
use crate::games::{PlayViews, Player};
use crate::prefs::{Prefs, lang};

pub(super) fn play(player: Player<Hegemony>) -> PlayViews {
    let preview = Selection::new(player);
    let act = Callback::new(move |action: Action| {
        preview.clear();
        player.act.run(action);
    });
    let controls = Controls {
        legal: player.legal,
        act,
        preview,
    };
    let panel = Panel {
        player,
        controls,
        engage_with: Selection::new(player),
        evade_with: Selection::new(player),
        swap_out: Selection::new(player),
    };
    PlayViews {
        board: cockpit(player.shown, Some(controls)),
        actions: panel.view(),
    }
}

#[derive(Clone, Copy)]
struct Panel {
    player: Player<Hegemony>,
    controls: Controls,
    /// The payments that the player prefers to the proposed ones.
    engage_with: Selection<Option<Payment>>,
    evade_with: Selection<Option<Payment>>,
    /// Which item is given away in an exchange, by its index.
    swap_out: Selection<usize>,
}

/// Something that can be given away.
struct Swap {
    /// In notation.
    out: &'static str,
    name: String,
    /// What can be had for it.
    into: Vec<(String, Action)>,
}

/// A payment in words: "Weapons 2, Infiltration 1".
fn in_words(payment: Payment, lang: Lang) -> String {
    if payment == [0; 3] {
        return texts::free(lang);
    }
    let parts: Vec<String> = Ability::ALL
        .iter()
        .filter(|ability| payment[ability.index()] > 0)
        .map(|&ability| {
            let points = payment[ability.index()];
            format!("{} {points}", wording::ability_name(ability, lang))
        })
        .collect();
    parts.join(", ")
}

fn signs(payment: Payment) -> AnyView {
    Ability::ALL
        .iter()
        .filter(|ability| payment[ability.index()] > 0)
        .map(|&ability| {
            view! {
                <span class=format!("ability-{ability}")>
                    {art::ability(ability.word())} {payment[ability.index()]}
                    <span class="visually-hidden">
                        {format!(" {} ", wording::ability_name(ability, lang()))}
                    </span>
                </span>
            }
        })
        .collect_view()
        .into_any()
}

/// The proposed payment: the fewest points, and of these the one that keeps the lowest ability
/// highest; one that ends the game only if there is no other.
fn usual(position: &Hegemony, payments: &[Payment]) -> Option<Payment> {
    payments.iter().copied().min_by_key(|&payment| {
        let left = odds::after(position, payment);
        let paid: u8 = payment.iter().sum();
        let zeros = left.iter().filter(|&&points| points == 0).count();
        let lowest = left.iter().copied().min().unwrap_or(0);
        (
            odds::ends_game(position, payment),
            paid,
            zeros,
            u8::MAX - lowest,
        )
    })
}

/// The label of a button: short, because the table tells what it does.
pub(super) fn label(position: &Hegemony, action: Action, lang: Lang) -> String {
    match action {
        Action::Planet(planet) => texts::search_planet(lang, planet.name(lang)),
        Action::Place(card) => card.name(lang).to_owned(),
        Action::Play(card) => texts::play_card(lang, card.name(lang)),
        Action::Discard(card) => texts::discard_card(lang, card.name(lang)),
        Action::Fit(weapon) => texts::fit_onto(lang, weapon.name(lang)),
        Action::Understand(weapon) | Action::Claim(weapon) => weapon.name(lang).to_owned(),
        Action::Take(cube) | Action::Keep(cube) => wording::cube_name(cube, lang),
        Action::TurnUp(die) | Action::Reroll(die) => wording::die_name(die, lang),
        Action::TurnTo(face) => match position.task() {
            Task::TurnDown(die) => {
                lang.labelled(&face.to_string(), &wording::face(die, face, lang))
            }
            _ => face.to_string(),
        },
        Action::Gain(ability) => format!("+1 {}", wording::ability_name(ability, lang)),
        Action::Lose(ability) => format!("−1 {}", wording::ability_name(ability, lang)),
        other => position.describe(other, lang),
    }
}

/// An action as its button names it.
pub(super) fn brief(position: &Hegemony, action: Action, lang: Lang) -> String {
    match action {
        Action::Engage(payment) => lang.labelled(&texts::engage(lang), &in_words(payment, lang)),
        Action::Evade(payment) => lang.labelled(&texts::evade(lang), &in_words(payment, lang)),
        other => label(position, other, lang),
    }
}

impl Panel {
    fn legal<T>(self, pick: impl Fn(Action) -> Option<T>) -> Vec<T> {
        self.controls
            .legal
            .with(|legal| legal.iter().copied().filter_map(pick).collect())
    }

    fn with<T>(self, look: impl FnOnce(&Hegemony) -> T) -> T {
        self.player.shown.with(|shown| look(&shown.before))
    }

    fn view(self) -> AnyView {
        let view = move || {
            if self.controls.legal.with(Vec::is_empty) {
                return ().into_any();
            }
            let deciding = self.with(|position| matches!(position.task(), Task::Decide(_)));
            let swaps = self.swaps();
            if deciding {
                (self.engage(), self.evade(), self.others()).into_any()
            } else if !swaps.is_empty() {
                self.swap(&swaps)
            } else {
                self.others()
            }
        };
        view! { <div class="action-column hegemony-actions">{view}</div> }.into_any()
    }

    /// What an action is worth, where that is shown.
    fn badge(self, action: Action) -> AnyView {
        worth_badge(move || self.player.loss(action))
    }

    /// The payment with the smallest loss, while losses are shown.
    fn best_way(self, payments: &[Payment], to: fn(Payment) -> Action) -> Option<Payment> {
        let losses = payments
            .iter()
            .filter_map(|&payment| Some((payment, self.player.loss(to(payment))?)));
        let best = losses.min_by(|(_, a), (_, b)| a.total_cmp(b));
        best.map(|(payment, _)| payment)
    }

    /// The button of an action.
    fn button(self, action: Action, words: String, signs: AnyView, primary: bool) -> AnyView {
        let payment = match action {
            Action::Engage(payment) | Action::Evade(payment) => Some(payment),
            _ => None,
        };
        let think = move |on: bool| self.controls.preview.set(payment.filter(|_| on));
        view! {
            <button
                type="button"
                class="button"
                class:primary=primary
                data-action=action.to_string()
                on:pointerenter=move |_| think(true)
                on:pointerleave=move |_| think(false)
                on:focus=move |_| think(true)
                on:blur=move |_| think(false)
                on:click=move |_| self.controls.act.run(action)
            >
                <span>{words}</span>
                {signs}
                {self.badge(action)}
            </button>
        }
        .into_any()
    }

    /// Chips for every way to pay.
    fn ways(
        self,
        payments: Vec<Payment>,
        chosen: Selection<Option<Payment>>,
        now: Payment,
        to: fn(Payment) -> Action,
    ) -> AnyView {
        if payments.len() < 2 {
            return ().into_any();
        }
        let chips = payments.into_iter().map(|payment| {
            view! {
                <button
                    type="button"
                    class="chip"
                    data-choice=to(payment).to_string()
                    aria-pressed=(payment == now).to_string()
                    on:pointerenter=move |_| self.controls.preview.set(Some(payment))
                    on:pointerleave=move |_| self.controls.preview.set(None)
                    on:click=move |_| chosen.set(Some(payment))
                >
                    {signs(payment)}
                    {self.badge(to(payment))}
                </button>
            }
        });
        view! {
            <div class="hegemony-pay">
                <p>{texts::pay_with(lang())}</p>
                <div class="chips" role="group" aria-label=texts::pay_with(lang())>
                    {chips.collect_view()}
                </div>
            </div>
        }
        .into_any()
    }

    fn engage(self) -> AnyView {
        let lang = lang();
        let payments = self.legal(|action| match action {
            Action::Engage(payment) => Some(payment),
            _ => None,
        });
        let chosen = self.engage_with.get().filter(|p| payments.contains(p));
        let best = self.best_way(&payments, Action::Engage);
        let usual = self.with(|position| usual(position, &payments));
        let Some(now) = chosen.or(best).or(usual) else {
            return self.cannot_engage();
        };
        let ends = self.with(|position| odds::ends_game(position, now));
        let words = lang.labelled(&texts::engage(lang), &in_words(now, lang));
        view! {
            <section class="pay-block to-engage">
                {self.button(Action::Engage(now), words, ().into_any(), true)}
                {ends.then(|| view! { <p class="danger">{texts::ends_game(lang)}</p> })}
                {self.ways(payments, self.engage_with, now, Action::Engage)}
            </section>
        }
        .into_any()
    }

    /// A disabled button that explains itself when it is pressed.
    fn cannot_engage(self) -> AnyView {
        let lang = Prefs::get().lang;
        let explain = move |_| {
            let why = self.player.shown.with_untracked(|shown| {
                let position = &shown.before;
                let place = met(position)?;
                let due = position.due_at(place);
                let mut payment = [0; 3];
                payment[position.icon_at(place).index()] = due;
                let action = Action::Engage(payment);
                Some(position.why_not(action, lang.get_untracked()).text)
            });
            if let Some(why) = why {
                self.player.refuse.run(why);
            }
        };
        view! {
            <button
                type="button"
                class="button"
                aria-disabled="true"
                data-action="engage"
                on:click=explain
            >
                {texts::cannot_engage(lang.get())}
            </button>
        }
        .into_any()
    }

    fn evade(self) -> AnyView {
        let lang = lang();
        let payments = self.legal(|action| match action {
            Action::Evade(payment) => Some(payment),
            _ => None,
        });
        // For an evade, the cubes that are drawn afterwards matter as much as the price.
        let safest = self.with(|position| {
            payments.iter().copied().min_by(|&a, &b| {
                let doom = |payment| odds::doom_of_evade(position, payment);
                let lowest = |payment| odds::after(position, payment).into_iter().min();
                doom(a).total_cmp(&doom(b)).then(lowest(b).cmp(&lowest(a)))
            })
        });
        let chosen = self.evade_with.get().filter(|p| payments.contains(p));
        let best = self.best_way(&payments, Action::Evade);
        let Some(now) = chosen.or(best).or(safest) else {
            return ().into_any();
        };
        let (cubes, doom) =
            self.with(|position| (position.evade_cubes(), odds::doom_of_evade(position, now)));
        let words = lang.labelled(&texts::evade(lang), &in_words(now, lang));
        let danger = (doom > 0.0).then(|| {
            let words = if doom >= 1.0 {
                texts::ends_game(lang)
            } else {
                texts::may_end_game(lang, percent(doom).max(1))
            };
            view! { <p class="danger">{words}</p> }
        });
        view! {
            <section class="pay-block to-evade">
                {self.button(Action::Evade(now), words, ().into_any(), false)}
                {danger}
                {(cubes > 0).then(|| view! { <p class="soft">{texts::then_cubes(lang, cubes)}</p> })}
                {self.ways(payments, self.evade_with, now, Action::Evade)}
            </section>
        }
        .into_any()
    }

    /// Everything that is not engaging, evading or swapping.
    fn others(self) -> AnyView {
        let actions = self.legal(|action| match action {
            Action::Engage(_)
            | Action::Evade(_)
            | Action::Exchange { .. }
            | Action::Trade { .. } => None,
            other => Some(other),
        });
        let one_way = actions.len() == 1;
        let buttons = actions.into_iter().map(|action| {
            let words = self.with(|position| label(position, action, lang()));
            let primary = one_way || matches!(action, Action::Draw | Action::Finish);
            self.button(action, words, ().into_any(), primary)
        });
        view! { <div class="button-column">{buttons.collect_view()}</div> }.into_any()
    }

    /// What can be given away, and what can be had for it.
    fn swaps(self) -> Vec<Swap> {
        let lang = lang();
        let mut swaps: Vec<Swap> = Vec::new();
        let pairs = self.legal(|action| match action {
            Action::Exchange { out, into } => {
                let name = |weapon: Weapon| weapon.name(lang).to_owned();
                Some((out.id(), name(out), name(into), action))
            }
            Action::Trade { out, into } => Some((
                out.word(),
                wording::die_name(out, lang),
                wording::die_name(into, lang),
                action,
            )),
            _ => None,
        });
        for (out, name, into, action) in pairs {
            match swaps.last_mut() {
                Some(last) if last.out == out => last.into.push((into, action)),
                _ => swaps.push(Swap {
                    out,
                    name,
                    into: vec![(into, action)],
                }),
            }
        }
        swaps
    }

    fn swap(self, swaps: &[Swap]) -> AnyView {
        let lang = lang();
        let chosen = self.swap_out.get().min(swaps.len() - 1);
        let out = swaps.iter().enumerate().map(|(index, swap)| {
            view! {
                <button
                    type="button"
                    class="chip"
                    data-choice=swap.out
                    aria-pressed=(index == chosen).to_string()
                    on:click=move |_| self.swap_out.set(index)
                >
                    {swap.name.clone()}
                </button>
            }
        });
        let into = swaps[chosen]
            .into
            .iter()
            .map(|(name, action)| self.button(*action, name.clone(), ().into_any(), false));
        view! {
            <section class="pay-block">
                <div class="hegemony-pay">
                    <p>{texts::swap_out(lang)}</p>
                    <div class="chips" role="group" aria-label=texts::swap_out(lang)>
                        {out.collect_view()}
                    </div>
                </div>
                <p class="soft">{texts::swap_in(lang)}</p>
                <div class="button-column">{into.collect_view()}</div>
            </section>
        }
        .into_any()
    }
}
