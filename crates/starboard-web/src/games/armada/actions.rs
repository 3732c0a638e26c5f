//! How a player acts: by taps on the sheet, and by buttons.

use armada::{Action, Armada, Step};
use leptos::prelude::*;
use starboard_kernel::Game;

use super::intent::{Intent, Reply, Scene, Spot};
use super::model::{Model, Role};
use super::sheet::{Controls, sheet};
use super::texts;
use crate::games::follow::{Following, follow};
use crate::games::selection::Selection;
use crate::games::views::worth_badge;
use crate::games::{PlayViews, Player};
use crate::prefs::{Prefs, lang};

pub(super) fn play(player: Player<Armada>) -> PlayViews {
    let prefs = Prefs::get();
    let model = follow::<Model>(player.shown);
    let intent = Selection::<Intent>::new(player);
    let desk = Desk {
        player,
        model,
        intent,
    };
    let looked = RwSignal::new(None::<Spot>);
    let tap = move |spot: Spot| {
        let lang = prefs.lang.get_untracked();
        let reply = untrack(|| desk.with_scene(|scene| scene.reply(spot, lang)));
        if let Some(reply) = reply {
            desk.carry_out(reply);
        }
    };
    let drop = move |(die, spot): (usize, Spot)| {
        let step = player.shown.with_untracked(|shown| shown.before.step());
        match (step, spot) {
            (_, Spot::Die(_) | Spot::Role(Role::Value)) => intent.set(Intent::Die(die)),
            (Step::Value | Step::Build, Spot::Box(_) | Spot::Role(Role::Build)) => {
                // A pair that is being written twice remains selected that way.
                if !matches!(intent.get_untracked(), Intent::Twice(chosen, _) if chosen == die) {
                    intent.set(Intent::Die(die));
                }
                tap(spot);
            }
            _ => tap(spot),
        }
    };
    let controls = Controls {
        intent,
        tap: Callback::new(tap),
        drop: Callback::new(drop),
        looked,
        preview: Memo::new(move |_| {
            let spot = looked.get();
            desk.with_scene(|scene| scene.preview(spot))
                .unwrap_or_default()
        }),
        may: Callback::new(move |spot| {
            desk.with_scene(|scene| !scene.leads(spot).is_empty())
                .unwrap_or(false)
        }),
        loss: Callback::new(move |spot| desk.loss(|scene| scene.leads(spot))),
    };
    PlayViews {
        board: sheet(player.shown, model, Some(controls)),
        actions: buttons(desk),
    }
}

/// The state that a player's choices depend on.
#[derive(Clone, Copy)]
struct Desk {
    player: Player<Armada>,
    model: Memo<Following<Model>>,
    intent: Selection<Intent>,
}

impl Desk {
    fn with_scene<T>(self, look: impl FnOnce(&Scene<'_>) -> T) -> Option<T> {
        let intent = self.intent.get();
        self.player.legal.with(|legal| {
            if legal.is_empty() {
                return None;
            }
            self.model.with(|model| {
                self.player.shown.with(|shown| {
                    Some(look(&Scene {
                        position: &shown.before,
                        legal,
                        tray: &model.tray,
                        intent,
                    }))
                })
            })
        })
    }

    fn carry_out(self, reply: Reply) {
        match reply {
            Reply::Act(action) => {
                self.intent.clear();
                self.player.act.run(action);
            }
            Reply::Intend(intent) => self.intent.set(intent),
            Reply::Explain(why) => self.player.refuse.run(why),
        }
    }

    /// By how many points the best of these actions falls short of the best of all.
    fn loss(self, actions: impl FnOnce(&Scene<'_>) -> Vec<Action>) -> Option<f64> {
        self.player.least_loss(&self.with_scene(actions)?)
    }
}

/// A button of the panel.
struct Choice {
    label: String,
    /// The label on a phone.
    short: String,
    reply: Reply,
    primary: bool,
    pressed: Option<bool>,
    /// The actions it stands for.
    actions: Vec<Action>,
}

fn buttons(desk: Desk) -> AnyView {
    let button = move |choice: Choice| {
        let (notation, reading) = match &choice.reply {
            Reply::Act(action) => (Some(action.to_string()), None),
            Reply::Intend(Intent::Twice(..)) => (None, Some("twice")),
            Reply::Intend(_) => (None, Some("once")),
            Reply::Explain(_) => (None, None),
        };
        view! {
            <button
                type="button"
                class="button"
                class:primary=choice.primary
                data-label=choice.label
                data-action=notation
                data-choice=reading
                aria-pressed=choice.pressed.map(|pressed| pressed.to_string())
                on:click=move |_| desk.carry_out(choice.reply.clone())
            >
                <span class="wide-only">{choice.label.clone()}</span>
                <span class="narrow-only">{choice.short}</span>
                {worth_badge(move || desk.player.least_loss(&choice.actions))}
            </button>
        }
    };
    let view = move || {
        let choices = desk.with_scene(choices).unwrap_or_default();
        choices.into_iter().map(button).collect_view()
    };
    view! { <div class="button-row armada-actions">{view}</div> }.into_any()
}

fn choices(scene: &Scene<'_>) -> Vec<Choice> {
    let lang = lang();
    let mut choices = Vec::new();
    for &action in scene.legal {
        let (label, short, primary) = match action {
            Action::Value { face, circle: None } => {
                let short = texts::spend_short(lang, face);
                (texts::spend(lang, face), short, false)
            }
            Action::Build { face } => {
                let short = texts::build_short(lang, face);
                (build_words(scene.position, face), short, true)
            }
            Action::Attack => (texts::attack(lang), texts::attack(lang), true),
            Action::LetGo => (texts::let_go(lang), texts::let_go_short(lang), false),
            _ => continue,
        };
        choices.push(Choice {
            label,
            short,
            reply: Reply::Act(action),
            primary,
            pressed: None,
            actions: vec![action],
        });
    }
    // A11: a pair may be written once or twice.
    if let (Some(die), Some(face)) = (scene.intent.die(), scene.position.pair())
        && scene.tray[die].free() == Some(face)
    {
        let legal = |fits: &dyn Fn(&Action) -> bool| -> Vec<Action> {
            scene.legal.iter().copied().filter(fits).collect()
        };
        let twice = legal(&|action| matches!(action, Action::Values { .. }));
        let reading = |label, short, intent, pressed, actions| Choice {
            label,
            short,
            reply: Reply::Intend(intent),
            primary: false,
            pressed: Some(pressed),
            actions,
        };
        if !twice.is_empty() {
            let is_twice = matches!(scene.intent, Intent::Twice(..));
            let once =
                legal(&|action| matches!(action, Action::Value { face: f, .. } if *f == face));
            choices.push(reading(
                texts::write_once(lang, face),
                texts::write_once_short(lang),
                Intent::Die(die),
                !is_twice,
                once,
            ));
            choices.push(reading(
                texts::write_twice(lang, face),
                texts::write_twice_short(lang),
                Intent::Twice(die, None),
                is_twice,
                twice,
            ));
        }
    }
    choices
}

/// What a die would build, and which ship's bar would count down.
fn build_words(position: &Armada, face: u8) -> String {
    let lang = lang();
    let boxes = texts::boxes(lang, position.would_build(face).count());
    let words = texts::build_with(lang, face, &boxes);
    let mut next = position.clone();
    let mut events = Vec::new();
    next.play_unchecked(Action::Build { face }, &mut events);
    let falls = events.iter().find_map(|event| match event {
        armada::Event::CountedDown { ship, .. } => Some(ship.number()),
        _ => None,
    });
    match falls {
        Some(ship) => texts::then_counts(lang, &words, ship),
        None => words,
    }
}
