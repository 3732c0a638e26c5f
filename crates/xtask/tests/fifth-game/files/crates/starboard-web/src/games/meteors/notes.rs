//! What is said and shown of Meteor Shower beside its board.

use leptos::prelude::*;
use meteors::Meteors;
use starboard_kernel::Seat;

use super::super::{GameNotes, Shown};
use super::sky;

pub(in crate::games) struct Notes;

impl GameNotes for Notes {
    type Game = Meteors;

    fn watch(shown: Memo<Shown<Meteors>>, _viewer: Option<Seat>) -> AnyView {
        sky(shown)
    }
}
