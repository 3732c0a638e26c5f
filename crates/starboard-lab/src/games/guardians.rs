//! Purchases, missiles and what fighters hit.

use std::cmp::Ordering;

use guardians::{Action, Collider, Event, Guardians, Purchase};

use super::{Group, Origin, Study, Tally};

#[derive(Default)]
pub(crate) struct GameStudy;

const COLUMNS: [&str; 6] = ["a", "b", "c", "d", "e", "f"];

impl Study<Guardians> for GameStudy {
    const GROUPS: &'static [Group] = &[
        Group {
            kind: "column",
            what: "began",
            title: "First columns of fighters",
            origin: Origin::Choice,
            of: None,
        },
        Group {
            kind: "purchase",
            what: "bought",
            title: "Purchases",
            origin: Origin::Choice,
            of: None,
        },
        Group {
            kind: "deed",
            what: "done",
            title: "What pilots do and suffer",
            origin: Origin::Choice,
            of: None,
        },
    ];

    fn kind(action: &Action) -> &'static str {
        match action {
            Action::Place { .. } => "place the fighter",
            Action::Mine { .. } => "move the mine",
            Action::MineHold => "hold the mine",
            Action::Move { from, to } => match to.row().cmp(&from.row()) {
                Ordering::Greater => "move up",
                Ordering::Equal => "move sideways",
                Ordering::Less => "move down",
            },
            Action::Stay => "stay",
            Action::Boost { .. } => "boost",
            Action::Fire => "fire",
            Action::Launch => "launch a missile",
            Action::BuyMissile(_) => "buy a missile",
            Action::Upgrade(_) => "upgrade",
            Action::Charge(_) => "charge a power-up",
            Action::Return { .. } => "return",
            Action::Retire => "retire",
        }
    }

    fn event(&mut self, event: &Event, _: &Guardians, notes: &mut Tally) {
        let (seat, deed) = match event {
            Event::Placed { seat, square } => {
                let column = usize::from(square.column());
                if let Some(column) = COLUMNS.get(column) {
                    notes.add(*seat, "column", column, "began");
                }
                return;
            }
            Event::Bought { seat, what, .. } => {
                let thing = match what {
                    Purchase::Missile => "missile",
                    Purchase::Upgrade => "upgrade",
                    Purchase::PowerUp => "power-up",
                };
                notes.add(*seat, "purchase", thing, "bought");
                return;
            }
            Event::Launched { seat, .. } => (seat, "launch"),
            Event::Boosted { seat, .. } => (seat, "boost"),
            Event::Missed { seat } => (seat, "miss"),
            Event::HitFighter { seat, .. } => (seat, "hit on a fighter"),
            Event::ShipDamaged { seat, .. } => (seat, "damaged ship"),
            Event::Returned { seat, .. } => (seat, "return"),
            Event::Retired { seat } => (seat, "retirement"),
            Event::Collided {
                with: Collider::Fighter(seat),
                ..
            } => (seat, "fighter lost"),
            _ => return,
        };
        notes.add(*seat, "deed", deed, "done");
    }
}
