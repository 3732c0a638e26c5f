//! What a person has selected on a board before they act.

use leptos::prelude::*;
use starboard_kernel::Game;

use super::Player;

/// A selection belongs to the step in which it was made: it is cleared when the game moves on, and
/// when the person may not act.
#[derive(Clone, Copy)]
pub(crate) struct Selection<T: Copy + Send + Sync + 'static> {
    /// The step in which the person may act.
    step: Memo<Option<usize>>,
    /// The last selection, and the step in which it was made.
    made: RwSignal<(Option<usize>, T)>,
}

impl<T: Copy + Default + Send + Sync + 'static> Selection<T> {
    pub(crate) fn new<G: Game>(player: Player<G>) -> Self {
        Selection {
            step: Memo::new(move |_| {
                let may_act = !player.legal.with(Vec::is_empty);
                may_act.then(|| player.shown.with(|shown| shown.step))
            }),
            made: RwSignal::new((None, T::default())),
        }
    }

    pub(crate) fn get(self) -> T {
        let (step, selected) = self.made.get();
        match self.step.get() {
            now @ Some(_) if now == step => selected,
            _ => T::default(),
        }
    }

    pub(crate) fn get_untracked(self) -> T {
        untrack(|| self.get())
    }

    pub(crate) fn set(self, selected: T) {
        // An element that loses the focus because the board is removed may still clear its
        // selection.
        if let Some(step) = self.step.try_get_untracked() {
            self.made.set((step, selected));
        }
    }

    pub(crate) fn clear(self) {
        self.set(T::default());
    }
}
