//! What is touched on the board to take an action.

use rescue::{Action, Event, Part, Rescue, Square};
use starboard_kernel::Game;

use crate::Thing;

fn on(square: Square) -> Thing {
    ("square", square.to_string())
}

/// A flight is a path over every square where it turns.
pub(super) fn marks(position: &Rescue, action: Action) -> Vec<Thing> {
    match action {
        Action::Move { from, .. } | Action::Attack { from, .. } | Action::TakeOver { from, .. } => {
            let mut events = Vec::new();
            position.clone().play_unchecked(action, &mut events);
            let path = events.iter().find_map(|event| match event {
                Event::Moved { path, .. } => Some(path),
                _ => None,
            });
            let hops = path.into_iter().flatten().map(|hop| on(hop.to));
            std::iter::once(on(from)).chain(hops).collect()
        }
        Action::Rebuild { on: square, .. } => vec![on(square)],
        Action::Lay(_) => position.next_to_lay().map(on).into_iter().collect(),
        Action::Pass => vec![("action", action.to_string())],
    }
}

pub(super) fn attempt(
    position: &Rescue,
    touched: &[Thing],
    (kind, name): &Thing,
) -> Option<Action> {
    let to = Square::read(name).filter(|_| *kind == "square")?;
    let top = position.stack(to).top();
    let Some(from) = touched.first().and_then(|(_, name)| Square::read(name)) else {
        // Nothing can be done with other players' ships; what the player's own cannot do takes more
        // words.
        return top
            .filter(|ship| ship.seat() != position.seat())
            .map(|_| fly(position, to, to, Part::Whole));
    };
    let part = match touched.contains(&("choice", "top".to_owned())) {
        true => Part::Top,
        false => Part::Whole,
    };
    Some(fly(position, from, to, part))
}

/// The flight of a ship or stack to a square, which is an attack if another player's ship is there.
fn fly(position: &Rescue, from: Square, to: Square, part: Part) -> Action {
    let top = position.stack(to).top();
    if from != to && top.is_some_and(|ship| ship.seat() != position.seat()) {
        Action::Attack { from, to, part }
    } else {
        Action::Move { from, to, part }
    }
}
