//! Meteor Shower: the meteors that are left.

use meteors::Meteors;
use ratatui::text::Span;
use starboard_kernel::{Lang, Seat};

use crate::canvas::Canvas;
use crate::look::{ink, palette};
use crate::scene::{GameScene, Size};

pub(crate) struct Scene;

impl GameScene for Scene {
    type Game = Meteors;

    fn size(_position: &Meteors, _lang: Lang, room: Size) -> Size {
        (40.min(room.0), 3.min(room.1))
    }

    fn draw(position: &Meteors, _lang: Lang, canvas: &mut Canvas<'_>) {
        let meteors = "● ".repeat(position.left().into());
        canvas.put(0, 1, &meteors, ink(palette::ORANGE));
        canvas.spot(0, 1, 30, 1, ("supply", "all"));
    }

    fn player(position: &Meteors, seat: Seat, _lang: Lang) -> Vec<Span<'static>> {
        let caught = position.caught()[seat.index()].to_string();
        vec![Span::styled(caught, ink(palette::TEXT))]
    }
}
