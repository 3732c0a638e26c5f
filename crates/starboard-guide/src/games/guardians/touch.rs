//! What is touched on the board to take an action.

use guardians::{Action, Guardians, Square, Step};

use crate::Thing;

fn on(square: Square) -> Thing {
    ("square", square.to_string())
}

pub(super) fn marks(action: Action) -> Vec<Thing> {
    match action {
        Action::Move { from, to } | Action::Boost { from, to } => vec![on(from), on(to)],
        Action::Place { column } | Action::Return { column, .. } => vec![on(Square::at(column, 1))],
        Action::Mine { to } => vec![on(to)],
        Action::BuyMissile(_) => vec![("action", "buy missile".to_owned())],
        Action::Upgrade(_) => vec![("action", "upgrade".to_owned())],
        Action::Charge(_) => vec![("action", "charge".to_owned())],
        _ => vec![("action", action.to_string())],
    }
}

pub(super) fn attempt(position: &Guardians, (kind, name): &Thing) -> Option<Action> {
    let square = Square::read(name).filter(|_| *kind == "square")?;
    match position.step() {
        // A placement names only its column: for other rows, the instruction explains it best.
        Step::Place if square.row() == 1 => Some(Action::Place {
            column: square.column(),
        }),
        Step::MineSetup | Step::Mine => Some(Action::Mine { to: square }),
        Step::Move => Some(Action::Move {
            from: position.pilots()[position.seat().index()].square()?,
            to: square,
        }),
        _ => None,
    }
}
