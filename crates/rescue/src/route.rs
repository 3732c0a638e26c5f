//! On which way a move goes: hop by hop, one of the shortest. For display, and as a plain
//! second opinion on the sets of squares in `legal`.

use serde::Serialize;
use serde::ser::{SerializeMap, Serializer};

use crate::action::{Action, Part};
use crate::board::{BODIES, Direction, SQUARES, Square, Squares};
use crate::legal::uses_ufos;
use crate::{Kind, Power, Rescue, edition};

/// One landing of a move.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Hop {
    pub to: Square,
    pub by: By,
}

/// How a ship comes to its next landing.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum By {
    Step,
    /// Over this pivot.
    Jump(Square),
    Attraction,
}

/// As `{"to":"e5","by":"jump","over":"d4"}`.
impl Serialize for Hop {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut map = serializer.serialize_map(None)?;
        map.serialize_entry("to", &self.to)?;
        match self.by {
            By::Step => map.serialize_entry("by", "step")?,
            By::Jump(over) => {
                map.serialize_entry("by", "jump")?;
                map.serialize_entry("over", &over)?;
            }
            By::Attraction => map.serialize_entry("by", "attraction")?,
        }
        map.end()
    }
}

/// The way of a move.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Route {
    pub hops: Vec<Hop>,
}

/// How far a move has come, which decides how it may continue.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Stage {
    Start,
    /// This many steps, nothing else.
    Stepped(u8),
    Jumped,
    /// R29
    SteppedThenJumped,
    /// R29
    JumpedThenStepped(u8),
    /// Nothing more.
    Ended,
}

impl Stage {
    const COUNT: usize = 8;

    const fn index(self) -> usize {
        match self {
            Stage::Start => 0,
            Stage::Stepped(1) => 1,
            Stage::Stepped(_) => 2,
            Stage::Jumped => 3,
            Stage::SteppedThenJumped => 4,
            Stage::JumpedThenStepped(1) => 5,
            Stage::JumpedThenStepped(_) => 6,
            Stage::Ended => 7,
        }
    }

    /// After one more step, if it may be made. `most` steps in a row, R10.
    fn after_step(self, most: u8, cheetah: bool) -> Option<Stage> {
        match self {
            Stage::Start => Some(Stage::Stepped(1)),
            Stage::Stepped(count) if count < most => Some(Stage::Stepped(count + 1)),
            Stage::Jumped if cheetah => Some(Stage::JumpedThenStepped(1)),
            Stage::JumpedThenStepped(count) if count < most => {
                Some(Stage::JumpedThenStepped(count + 1))
            }
            _ => None,
        }
    }

    /// After one more jump, if it may be made.
    fn after_jump(self, cheetah: bool) -> Option<Stage> {
        match self {
            Stage::Start | Stage::Jumped => Some(Stage::Jumped),
            Stage::Stepped(_) if cheetah => Some(Stage::SteppedThenJumped),
            Stage::SteppedThenJumped => Some(Stage::SteppedThenJumped),
            _ => None,
        }
    }
}

/// A landing on the way, and how it was reached.
struct Landing {
    square: Square,
    stage: Stage,
    /// The hop that led here and the landing before it.
    from: Option<(usize, By)>,
}

impl Rescue {
    /// The way of an action that moves a ship of the seat to act.
    #[must_use]
    pub fn route_of(&self, action: Action) -> Option<Route> {
        let (from, part) = action.mover()?;
        self.route(from, action.target()?, part)
    }

    pub(crate) fn route(&self, from: Square, to: Square, part: Part) -> Option<Route> {
        let reach = self.reach(from, part);
        let ends = Squares(reach.moves | reach.attacks);
        let landings = self.explore(from, part, ends);
        let last = landings
            .iter()
            .position(|landing| landing.square == to && landing.from.is_some())?;
        Some(way(&landings, last))
    }

    /// Every square that the ship or stack on a square can reach, each with one of the shortest
    /// ways. `ends` are the squares that are not free and may yet be landed on.
    fn explore(&self, from: Square, part: Part, ends: Squares) -> Vec<Landing> {
        let stack = self.stack(from);
        let Some(top) = stack.top() else {
            return Vec::new();
        };
        let power = self.power(top.seat());
        let cheetah = power == Some(Power::Cheetah);
        let most_steps = if top.kind() == Kind::Speedy { 2 } else { 1 };
        let vacates = part == Part::Whole || stack.height() == 1;
        let ground = Ground {
            position: self,
            vacated: vacates.then_some(from),
            over_ufos: uses_ufos(top.kind(), power),
        };
        let mut known = [[false; Stage::COUNT]; SQUARES];
        let mut landings = vec![Landing {
            square: from,
            stage: Stage::Start,
            from: None,
        }];
        let mut next = 0;
        while next < landings.len() {
            let Landing { square, stage, .. } = landings[next];
            let mut land = |to: Square, by: By, after: Stage| {
                // R15: never where it began.
                if to == from {
                    return;
                }
                let free = ground.is_free(to);
                if !free && !ends.contains(to) {
                    return;
                }
                let stage = if free { after } else { Stage::Ended };
                let known = &mut known[to.index()][stage.index()];
                if !*known {
                    *known = true;
                    let from = Some((next, by));
                    landings.push(Landing {
                        square: to,
                        stage,
                        from,
                    });
                }
            };
            if let Some(after) = stage.after_step(most_steps, cheetah) {
                for direction in Direction::ALL {
                    if let Some(to) = square.step(direction) {
                        land(to, By::Step, after);
                    }
                }
            }
            if let Some(after) = stage.after_jump(cheetah) {
                for direction in Direction::ALL {
                    if let Some((over, to)) = ground.jump(square, direction) {
                        land(to, By::Jump(over), after);
                    }
                }
            }
            // R16: from a solar square to all of its colour; then the move is over.
            if !matches!(stage, Stage::Start | Stage::Ended) {
                for solar in [edition::RED, edition::ORANGE].map(Squares) {
                    if solar.contains(square) {
                        for to in solar.filter(|&to| to != square) {
                            land(to, By::Attraction, Stage::Ended);
                        }
                    }
                }
            }
            next += 1;
        }
        landings
    }

    /// Every square that the ship or stack on a square could come to if it may land on these
    /// squares besides the free ones: found landing by landing, without sets of squares.
    #[doc(hidden)]
    #[must_use]
    pub fn reach_by_hops(&self, from: Square, part: Part, ends: Squares) -> Squares {
        let landings = self.explore(from, part, ends);
        landings
            .iter()
            .skip(1)
            .map(|landing| landing.square)
            .collect()
    }
}

fn way(landings: &[Landing], last: usize) -> Route {
    let mut hops = Vec::new();
    let mut index = last;
    while let Some((before, by)) = landings[index].from {
        hops.push(Hop {
            to: landings[index].square,
            by,
        });
        index = before;
    }
    hops.reverse();
    Route { hops }
}

/// The board as the moving ship meets it.
struct Ground<'a> {
    position: &'a Rescue,
    vacated: Option<Square>,
    over_ufos: bool,
}

impl Ground<'_> {
    fn has_ship(&self, square: Square) -> bool {
        self.vacated != Some(square) && !self.position.stack(square).is_empty()
    }

    /// No ship, no planet, no UFO square: free to land on, empty to fly over (R13).
    fn is_free(&self, square: Square) -> bool {
        !self.has_ship(square) && !Squares(BODIES).contains(square)
    }

    /// R12
    fn is_pivot(&self, square: Square) -> bool {
        if Squares(edition::UFOS).contains(square) {
            self.over_ufos
        } else {
            !self.is_free(square)
        }
    }

    /// R11: the pivot and the landing of a jump in this direction, if nothing else is in the
    /// way. What is on the landing is another question.
    fn jump(&self, from: Square, direction: Direction) -> Option<(Square, Square)> {
        let mut gap = 0;
        let mut pivot = from.step(direction)?;
        while self.is_free(pivot) {
            gap += 1;
            pivot = pivot.step(direction)?;
        }
        if !self.is_pivot(pivot) {
            return None;
        }
        let mut landing = pivot.step(direction)?;
        for _ in 0..gap {
            if !self.is_free(landing) {
                return None;
            }
            landing = landing.step(direction)?;
        }
        Some((pivot, landing))
    }
}
