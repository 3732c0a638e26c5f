//! What happened, in order: for animation, logs and screen readers.

use std::fmt::Debug;

use serde::Serialize;

use crate::Lang;

/// Where a game reports its events. The event is created only if there is a listener, so search
/// pays nothing for it.
pub trait Sink<E> {
    fn tell(&mut self, make: impl FnOnce() -> E);
}

/// Nobody listens.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn tell(&mut self, _make: impl FnOnce() -> E) {}
}

impl<E> Sink<E> for Vec<E> {
    fn tell(&mut self, make: impl FnOnce() -> E) {
        self.push(make());
    }
}

/// An event that can be described in plain words.
pub trait Narrate: Clone + PartialEq + Debug + Serialize + Send + Sync + 'static {
    /// One sentence. `names` holds what to call each seat.
    fn narrate(&self, lang: Lang, names: &[String]) -> String;
}
