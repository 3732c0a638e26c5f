//! Why an action is not possible, with the rule that forbids it.

use starboard_kernel::{Lang, WhyNot};

use crate::board::{BODIES, PLANETS, Squares};
use crate::legal::attacks;
use crate::{Action, Kind, Part, Phase, Power, Rescue, Square, edition, texts};

/// The rule and what it has against the action.
type Why = (&'static str, Obstacle);

pub(crate) fn rule_against(position: &Rescue, action: Action) -> &'static str {
    reason(position, action).0
}

pub(crate) fn why_not(position: &Rescue, action: Action, lang: Lang) -> WhyNot {
    let (rule, obstacle) = reason(position, action);
    let text = obstacle.text(lang);
    WhyNot { rule, text }
}

/// What keeps an action from being possible: facts, in no language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Obstacle {
    GameOver,
    Dealing,
    LayFirst,
    OnlyInLayout,
    MustAct,
    NoShip(Square),
    NotYours(Square),
    WolfOnly,
    NoStack(Square),
    BackToStart,
    UfoSquare(Square),
    AttackIsWrittenX(Square),
    Occupied(Square),
    OwnShipThere(Square),
    StackFull,
    HomeWithoutCommander,
    CommanderNotHere(Square),
    CommanderIsAboard,
    SpeedyCannotCarry,
    NothingToAttack(Square),
    SafeOnPlanet,
    Protected,
    HackerOnly,
    HunterTakesOver,
    ThreeHacked,
    RobotsOnly,
    StartTaken(Square),
    NotAStart(Square),
    KindUsedUp(Kind),
    NoWay(Kind, Square),
    CannotAttack(Kind),
    NoneLost(Kind),
}

impl Obstacle {
    fn text(self, lang: Lang) -> String {
        match self {
            Obstacle::GameOver => texts::game_over(lang),
            Obstacle::Dealing => texts::dealing(lang),
            Obstacle::LayFirst => texts::lay_first(lang),
            Obstacle::OnlyInLayout => texts::only_in_layout(lang),
            Obstacle::MustAct => texts::must_act(lang),
            Obstacle::NoShip(square) => texts::no_ship(lang, square),
            Obstacle::NotYours(square) => texts::not_yours(lang, square),
            Obstacle::WolfOnly => texts::wolf_only(lang),
            Obstacle::NoStack(square) => texts::no_stack(lang, square),
            Obstacle::BackToStart => texts::back_to_start(lang),
            Obstacle::UfoSquare(square) => texts::ufo_square(lang, square),
            Obstacle::AttackIsWrittenX(square) => texts::attack_is_written_x(lang, square),
            Obstacle::Occupied(square) => texts::occupied(lang, square),
            Obstacle::OwnShipThere(square) => texts::own_ship_there(lang, square),
            Obstacle::StackFull => texts::stack_full(lang),
            Obstacle::HomeWithoutCommander => texts::home_without_commander(lang),
            Obstacle::CommanderNotHere(square) => texts::commander_not_here(lang, square),
            Obstacle::CommanderIsAboard => texts::commander_is_aboard(lang),
            Obstacle::SpeedyCannotCarry => texts::speedy_cannot_carry(lang),
            Obstacle::NothingToAttack(square) => texts::nothing_to_attack(lang, square),
            Obstacle::SafeOnPlanet => texts::safe_on_planet(lang),
            Obstacle::Protected => texts::protected(lang),
            Obstacle::HackerOnly => texts::hacker_only(lang),
            Obstacle::HunterTakesOver => texts::hunter_takes_over(lang),
            Obstacle::ThreeHacked => texts::three_hacked(lang),
            Obstacle::RobotsOnly => texts::robots_only(lang),
            Obstacle::StartTaken(square) => texts::start_taken(lang, square),
            Obstacle::NotAStart(square) => texts::not_a_start(lang, square),
            Obstacle::KindUsedUp(kind) => texts::kind_used_up(lang, &texts::kind_name(lang, kind)),
            Obstacle::NoWay(kind, to) => texts::no_way(lang, &texts::kind_name(lang, kind), to),
            Obstacle::CannotAttack(kind) => texts::cannot_attack(lang, &texts::a_ship(lang, kind)),
            Obstacle::NoneLost(kind) => texts::none_lost(lang, &texts::kind_name(lang, kind)),
        }
    }
}

fn reason(position: &Rescue, action: Action) -> Why {
    if position.over().is_some() {
        return ("R24", Obstacle::GameOver);
    }
    match (position.phase(), action) {
        (Phase::Powers, _) => ("R27", Obstacle::Dealing),
        (Phase::Layout, Action::Lay(kind)) => ("R5", Obstacle::KindUsedUp(kind)),
        (Phase::Layout, _) => ("R8", Obstacle::LayFirst),
        (Phase::Play, Action::Lay(_)) => ("R8", Obstacle::OnlyInLayout),
        (Phase::Play, Action::Pass) => ("R9", Obstacle::MustAct),
        (Phase::Play, Action::Rebuild { kind, on }) => rebuild(position, kind, on),
        (Phase::Play, Action::Move { from, to, part }) => {
            mover(position, from, part).unwrap_or_else(|| landing(position, from, to, part))
        }
        (Phase::Play, Action::Attack { from, to, part }) => {
            mover(position, from, part).unwrap_or_else(|| attack(position, from, to))
        }
        (Phase::Play, Action::TakeOver { from, to, home }) => mover(position, from, Part::Whole)
            .unwrap_or_else(|| take_over(position, from, to, home)),
    }
}

/// What is wrong with the ship that is to move, if anything.
fn mover(position: &Rescue, from: Square, part: Part) -> Option<Why> {
    let stack = position.stack(from);
    let Some(top) = stack.top() else {
        return Some(("R9", Obstacle::NoShip(from)));
    };
    if top.seat() != position.seat() {
        return Some(("R9", Obstacle::NotYours(from)));
    }
    if part == Part::Top && position.power(top.seat()) != Some(Power::Wolf) {
        return Some(("R28", Obstacle::WolfOnly));
    }
    if part == Part::Top && stack.height() < 2 {
        return Some(("R28", Obstacle::NoStack(from)));
    }
    None
}

/// The kind of the ship on a square.
fn kind_on(position: &Rescue, square: Square) -> Kind {
    position
        .stack(square)
        .top()
        .map_or(Kind::Speedy, |top| top.kind())
}

fn landing(position: &Rescue, from: Square, to: Square, part: Part) -> Why {
    let seat = position.seat();
    let kind = kind_on(position, from);
    if from == to {
        return ("R15", Obstacle::BackToStart);
    }
    if Rescue::ufo_squares().contains(to) {
        return ("R14", Obstacle::UfoSquare(to));
    }
    if Squares(PLANETS).contains(to) {
        if let Some(why) = planet(position, from, to, part) {
            return why;
        }
    } else if let Some(there) = position.stack(to).top() {
        if there.seat() != seat {
            return if position.reach(from, part).attacks & to.set().0 != 0 {
                ("R17", Obstacle::AttackIsWrittenX(to))
            } else {
                ("R17", Obstacle::Occupied(to))
            };
        }
        if position.power(seat) != Some(Power::Wolf) {
            return ("R14", Obstacle::OwnShipThere(to));
        }
        let moving = match part {
            Part::Whole => position.stack(from).height(),
            Part::Top => 1,
        };
        if position.stack(to).height() + moving > edition::STACK {
            return ("R28", Obstacle::StackFull);
        }
    }
    ("R11", Obstacle::NoWay(kind, to))
}

fn planet(position: &Rescue, from: Square, to: Square, part: Part) -> Option<Why> {
    let seat = position.seat();
    let stack = position.stack(from);
    if to == position.home(seat) {
        let carries = match part {
            Part::Whole => stack.has_carrier(),
            Part::Top => stack.top().is_some_and(|top| top.is_carrier()),
        };
        return (!carries).then_some(("R22", Obstacle::HomeWithoutCommander));
    }
    if to != position.prison(seat) {
        return Some(("R21", Obstacle::CommanderNotHere(to)));
    }
    if position.carrier(seat).is_some() {
        return Some(("R21", Obstacle::CommanderIsAboard));
    }
    if kind_on(position, from) == Kind::Speedy {
        return Some(("R21", Obstacle::SpeedyCannotCarry));
    }
    let parked = position.stack(to).height();
    if parked > 0 && position.power(seat) != Some(Power::Wolf) {
        return Some(("R14", Obstacle::OwnShipThere(to)));
    }
    let moving = match part {
        Part::Whole => stack.height(),
        Part::Top => 1,
    };
    (parked + moving > edition::STACK).then_some(("R28", Obstacle::StackFull))
}

fn attack(position: &Rescue, from: Square, to: Square) -> Why {
    let seat = position.seat();
    let kind = kind_on(position, from);
    let Some(victim) = position.stack(to).top().filter(|ship| ship.seat() != seat) else {
        return ("R17", Obstacle::NothingToAttack(to));
    };
    if !attacks(kind, position.power(seat)) {
        let rule = if kind == Kind::Cargo { "R31" } else { "R17" };
        return (rule, Obstacle::CannotAttack(kind));
    }
    if Squares(BODIES).contains(to) {
        return ("R20", Obstacle::SafeOnPlanet);
    }
    if position.is_protected(to) && victim.is_carrier() {
        return ("R18", Obstacle::Protected);
    }
    ("R11", Obstacle::NoWay(kind, to))
}

fn take_over(position: &Rescue, from: Square, to: Square, home: Square) -> Why {
    let seat = position.seat();
    if position.power(seat) != Some(Power::Hacker) {
        return ("R30", Obstacle::HackerOnly);
    }
    if kind_on(position, from) != Kind::Hunter {
        return ("R30", Obstacle::HunterTakesOver);
    }
    if position.reach(from, Part::Whole).attacks & to.set().0 == 0 {
        return attack(position, from, to);
    }
    if position.hacked(seat) >= edition::HACKED {
        return ("R30", Obstacle::ThreeHacked);
    }
    starting_square(position, home, "R30")
}

fn rebuild(position: &Rescue, kind: Kind, on: Square) -> Why {
    let seat = position.seat();
    if position.power(seat) != Some(Power::Robots) {
        return ("R32", Obstacle::RobotsOnly);
    }
    if position.lost(seat, kind) == 0 {
        return ("R32", Obstacle::NoneLost(kind));
    }
    starting_square(position, on, "R32")
}

fn starting_square(position: &Rescue, square: Square, rule: &'static str) -> Why {
    if position.starting_squares(position.seat()).contains(&square) {
        (rule, Obstacle::StartTaken(square))
    } else {
        (rule, Obstacle::NotAStart(square))
    }
}
