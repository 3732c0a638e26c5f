//! What a person has selected on a board before they act.

use leptos::prelude::*;
use starboard_kernel::Game;

use super::Player;

/// A selection belongs to the step in which it was made: it is cleared when the game goes on, and
/// when the person may not act.
#[derive(Clone, Copy)]
pub(crate) struct Selection<T: Copy + Send + Sync + 'static> {
    step: Memo<usize>,
    /// The last selection, and the step in which it was made.
    made: RwSignal<(usize, T)>,
    current: Memo<T>,
}

impl<T: Copy + Default + PartialEq + Send + Sync + 'static> Selection<T> {
    pub(crate) fn new<G: Game>(player: Player<G>) -> Self {
        let step = Memo::new(move |_| player.shown.with(|shown| shown.step));
        let made = RwSignal::new((0, T::default()));
        let current = Memo::new(move |_| {
            let (at, selected) = made.get();
            if at == step.get() && !player.legal.with(Vec::is_empty) {
                selected
            } else {
                T::default()
            }
        });
        Selection {
            step,
            made,
            current,
        }
    }

    pub(crate) fn get(self) -> T {
        self.current.get()
    }

    pub(crate) fn get_untracked(self) -> T {
        self.current.get_untracked()
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
