//! The tray: the dice, what they are used for, and the counters.

use armada::Phase;
use leptos::prelude::*;
use starboard_kernel::Lang;

use super::Desk;
use crate::games::armada::intent::{Counter, Intent, Preview, Spot};
use crate::games::armada::model::{Role, TrayDie};
use crate::games::armada::{art, ladder, texts};
use crate::games::views::classes;
use crate::prefs::{lang, spoken};

impl Desk {
    pub(super) fn tray(self) -> AnyView {
        let phase = move || match self.model.with(|model| model.phase) {
            Phase::Build => texts::phase_build(lang()),
            Phase::Invade => texts::phase_invade(lang()),
            Phase::Over => texts::phase_over(lang()),
        };
        let sum = move || {
            let faces = self
                .model
                .with(|model| model.tray.map(|die| u32::from(die.face)));
            let whole = faces.iter().all(|&face| face != 0);
            whole.then(|| view! { "Σ " <b>{faces.iter().sum::<u32>()}</b> })
        };
        view! {
            <div class="tray">
                <p class="tray-head">
                    <span class="tray-phase">{phase}</span>
                    <b class="tray-points" data-score="1">
                        {art::sign("points")} {move || self.model.with(|model| model.score)}
                    </b>
                </p>
                <div class="dice" role="group" aria-label=spoken(texts::dice)>
                    {(0..3).map(|die| self.die(die)).collect_view()}
                </div>
                <div class="roles" role="group" aria-label=spoken(texts::roles)>
                    {Role::ALL.map(|role| self.role(role)).collect_view()}
                </div>
                <p class="sums" data-sum="dice">
                    {sum}
                </p>
                <div class="skills" role="group" aria-label=spoken(texts::counters)>
                    {Counter::ALL.map(|counter| self.counter(counter)).collect_view()}
                </div>
            </div>
        }
        .into_any()
    }

    fn tray_die(self, die: usize) -> TrayDie {
        self.model.with(|model| model.tray[die])
    }

    fn die(self, die: usize) -> AnyView {
        let spot = Spot::Die(die);
        let number = die as u8 + 1;
        let chosen = move || self.intent().die() == Some(die);
        let class = move || {
            let shown = self.tray_die(die);
            let dragged = self.dragged.get().is_some_and(|(index, ..)| index == die);
            classes(
                "die",
                &[
                    ("chosen", chosen()),
                    ("used", shown.role.is_some()),
                    ("rolling", shown.rolling),
                    ("rerolled", shown.rerolled),
                    ("changed", shown.changed.is_some()),
                    ("may", self.may(spot) && !chosen()),
                    ("dragging", dragged),
                ],
            )
        };
        let label = move || {
            let lang = lang();
            let shown = self.tray_die(die);
            let mut label = match shown.face {
                0 => texts::die_none(lang, number),
                face => texts::die_label(lang, number, face),
            };
            if let Some(role) = shown.role {
                label = texts::die_used(lang, &label, &role_name(role, lang));
            }
            if shown.rerolled {
                label = texts::die_rerolled(lang, &label);
            }
            if shown.changed.is_some() {
                label = texts::die_changed(lang, &label);
            }
            label
        };
        let mark = move || {
            let shown = self.tray_die(die);
            let sign = match shown.changed {
                Some(skill) => Counter::Skill(skill).name(),
                None if shown.rerolled => Counter::Skill(armada::Skill::Reroll).name(),
                None => return None,
            };
            Some(view! { <span class="die-mark">{art::sign(sign)}</span> })
        };
        let face = Memo::new(move |_| {
            let changed = self.controls.and_then(|controls| {
                let die_of = |preview: &Preview| preview.die;
                controls.preview.with(die_of)
            });
            match changed {
                Some((other, to)) if other.index() == die => to,
                _ => self.tray_die(die).face,
            }
        });
        self.button(spot, class, label, (move || art::die(face.get()), mark))
    }

    fn role(self, role: Role) -> AnyView {
        let spot = Spot::Role(role);
        let id = role.id();
        let filled = Memo::new(move |_| {
            self.model.with(|model| {
                let die = model.tray.iter().find(|die| die.role == Some(role));
                die.map(|die| die.face)
            })
        });
        // The selected die is previewed in the next role.
        let tried = Memo::new(move |_| {
            let controls = self.controls?;
            let die = controls.intent.get().die()?;
            let next = self.shown.with(|shown| shown.before.step());
            (role != Role::Countdown && role.is_of(next)).then(|| self.tray_die(die).face)
        });
        let next = move || {
            let step = self.shown.with(|shown| shown.before.step());
            self.controls.is_some() && role.is_of(step)
        };
        let class = move || {
            let filled = filled.get().is_some();
            classes(
                &format!("role role-{id}"),
                &[
                    ("filled", filled),
                    ("next", !filled && next()),
                    ("tried", !filled && tried.get().is_some()),
                ],
            )
        };
        let label = move || {
            let face = filled.get().or(tried.get());
            let face = face.map_or_else(|| texts::role_free(lang()), |face| face.to_string());
            texts::role_label(lang(), &role_name(role, lang()), &face)
        };
        let content = (
            view! {
                <span class="role-place">
                    {move || match filled.get().or(tried.get()) {
                        Some(face) => art::die(face).into_any(),
                        None => art::sign(id).into_any(),
                    }}
                </span>
            },
            view! { <span class="role-name">{move || role_name(role, lang())}</span> },
        );
        self.button(spot, class, label, content)
    }

    fn counter(self, counter: Counter) -> AnyView {
        let spot = Spot::Counter(counter);
        let left = Memo::new(move |_| self.left(counter));
        let total = move || {
            let gives = self.shown.with(|shown| shown.before.gives());
            ladder::count_of(&gives, counter).max(left.get())
        };
        let chosen = move || match self.intent() {
            Intent::Skill(skill) => counter == Counter::Skill(skill),
            Intent::Wild => counter == Counter::Wilds,
            _ => false,
        };
        let class = move || classes("skill", &[("usable", self.may(spot)), ("chosen", chosen())]);
        let label = move || {
            if self.may(spot) {
                texts::counter_may(lang())
            } else {
                texts::counter_not_now(lang())
            }
        };
        let content = (
            art::sign(counter.name()),
            view! {
                <b class="skill-count">{move || left.get()}</b>
                " "
                <span class="skill-name">{move || counter.words(lang())}</span>
            },
            move || art::ticks(total(), left.get()),
        );
        self.button(spot, class, label, content)
    }
}

fn role_name(role: Role, lang: Lang) -> String {
    match role {
        Role::Value => texts::role_value(lang),
        Role::Build => texts::role_build(lang),
        Role::Countdown => texts::role_countdown(lang),
    }
}
