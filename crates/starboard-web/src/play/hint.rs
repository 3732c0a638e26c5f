//! A hint at a table: what a bot would do, to be played at once.

use leptos::prelude::*;

use super::advice::{Question, advice};
use super::session::Session;
use crate::modal::Modal;
use crate::prefs::spoken;
use crate::texts;

pub(crate) fn hint(session: Session, open: RwSignal<bool>) -> impl IntoView {
    let question = Question {
        screens: session.screens,
        position: Signal::derive(move || session.play.with(|table| table.position().clone())),
        hint: session.hint,
        play: Some(Callback::new(move |action| {
            open.set(false);
            session.act(action);
        })),
        taken: Signal::derive(|| None),
    };
    view! {
        <Modal open wide=true title=spoken(texts::hint)>
            {advice(question)}
        </Modal>
    }
}
