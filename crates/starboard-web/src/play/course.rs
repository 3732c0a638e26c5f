//! A game that goes on by itself apart from what somebody is asked for, as a puzzle does. Puzzles are a
//! separate part of the app, so the page of a table knows their course only by this trait.

use leptos::prelude::AnyView;
use starboard_kernel::History;

use super::session::Session;

pub(crate) trait Course: Send + Sync {
    /// What happens next without being asked for, in notation. Tracked.
    fn script(&self, history: &History) -> Option<String>;
    /// Whether a person is asked what to do. Tracked.
    fn asks(&self, history: &History) -> bool;
    /// Everything has been shown, and nothing happens by itself.
    fn at_rest(&self, session: Session);
    /// How many actions stay when a wrong answer is taken back; nothing if there is none.
    fn take_back(&self, history: &History) -> Option<usize>;
    /// What is asked, and what is said about answers, in place of the guide.
    fn panel(&self, session: Session) -> AnyView;
}
