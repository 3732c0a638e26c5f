//! Why an action is not possible, with the rule that forbids it.

use starboard_kernel::{Lang, Refusal};

use crate::board::{BODIES, PLANETS, Squares};
use crate::legal::attacks;
use crate::{Action, Kind, Part, Phase, Power, Rescue, Square, edition, texts};

/// The rule and the reason.
type Why = (&'static str, String);

/// Which rule it is does not depend on the language.
pub(crate) fn rule_against(position: &Rescue, action: Action) -> &'static str {
    reason(position, action, Lang::En).0
}

pub(crate) fn why_not(position: &Rescue, action: Action, lang: Lang) -> Refusal {
    let (rule, text) = reason(position, action, lang);
    Refusal { rule, text }
}

fn reason(position: &Rescue, action: Action, lang: Lang) -> Why {
    if position.over().is_some() {
        return ("R24", texts::game_over(lang));
    }
    match (position.phase(), action) {
        (Phase::Powers, _) => ("R27", texts::dealing(lang)),
        (Phase::Layout, Action::Lay(kind)) => (
            "R5",
            texts::kind_used_up(lang, &texts::kind_name(lang, kind)),
        ),
        (Phase::Layout, _) => ("R8", texts::lay_first(lang)),
        (Phase::Play, Action::Lay(_)) => ("R8", texts::only_in_layout(lang)),
        (Phase::Play, Action::Pass) => ("R9", texts::must_act(lang)),
        (Phase::Play, Action::Rebuild { kind, on }) => rebuild(position, kind, on, lang),
        (Phase::Play, Action::Move { from, to, part }) => mover(position, from, part, lang)
            .unwrap_or_else(|| landing(position, from, to, part, lang)),
        (Phase::Play, Action::Attack { from, to, part }) => {
            mover(position, from, part, lang).unwrap_or_else(|| attack(position, from, to, lang))
        }
        (Phase::Play, Action::TakeOver { from, to, home }) => {
            mover(position, from, Part::Whole, lang)
                .unwrap_or_else(|| take_over(position, from, to, home, lang))
        }
    }
}

/// What is wrong with the ship that is to move, if anything.
fn mover(position: &Rescue, from: Square, part: Part, lang: Lang) -> Option<Why> {
    let stack = position.stack(from);
    let Some(top) = stack.top() else {
        return Some(("R9", texts::no_ship(lang, from)));
    };
    if top.seat() != position.seat() {
        return Some(("R9", texts::not_yours(lang, from)));
    }
    if part == Part::Top && position.power(top.seat()) != Some(Power::Wolf) {
        return Some(("R28", texts::wolf_only(lang)));
    }
    if part == Part::Top && stack.height() < 2 {
        return Some(("R28", texts::no_stack(lang, from)));
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

fn landing(position: &Rescue, from: Square, to: Square, part: Part, lang: Lang) -> Why {
    let seat = position.seat();
    let kind = kind_on(position, from);
    if from == to {
        return ("R15", texts::back_to_start(lang));
    }
    if Rescue::ufo_squares().contains(to) {
        return ("R14", texts::ufo_square(lang, to));
    }
    if Squares(PLANETS).contains(to) {
        if let Some(why) = planet(position, from, to, part, lang) {
            return why;
        }
    } else if let Some(there) = position.stack(to).top() {
        if there.seat() != seat {
            return if position.reach(from, part).attacks & to.set().0 != 0 {
                ("R17", texts::attack_is_written_x(lang, to))
            } else {
                ("R17", texts::occupied(lang, to))
            };
        }
        if position.power(seat) != Some(Power::Wolf) {
            return ("R14", texts::own_ship_there(lang, to));
        }
        let moving = match part {
            Part::Whole => position.stack(from).height(),
            Part::Top => 1,
        };
        if position.stack(to).height() + moving > edition::STACK {
            return ("R28", texts::stack_full(lang));
        }
    }
    (
        "R11",
        texts::no_way(lang, &texts::kind_name(lang, kind), to),
    )
}

fn planet(position: &Rescue, from: Square, to: Square, part: Part, lang: Lang) -> Option<Why> {
    let seat = position.seat();
    let stack = position.stack(from);
    if to == position.home(seat) {
        let carries = match part {
            Part::Whole => stack.has_carrier(),
            Part::Top => stack.top().is_some_and(|top| top.is_carrier()),
        };
        return (!carries).then(|| ("R22", texts::home_without_commander(lang)));
    }
    if to != position.prison(seat) {
        return Some(("R21", texts::commander_not_here(lang, to)));
    }
    if position.carrier(seat).is_some() {
        return Some(("R21", texts::commander_is_aboard(lang)));
    }
    if kind_on(position, from) == Kind::Speedy {
        return Some(("R21", texts::speedy_cannot_carry(lang)));
    }
    let parked = position.stack(to).height();
    if parked > 0 && position.power(seat) != Some(Power::Wolf) {
        return Some(("R14", texts::own_ship_there(lang, to)));
    }
    let moving = match part {
        Part::Whole => stack.height(),
        Part::Top => 1,
    };
    (parked + moving > edition::STACK).then(|| ("R28", texts::stack_full(lang)))
}

fn attack(position: &Rescue, from: Square, to: Square, lang: Lang) -> Why {
    let seat = position.seat();
    let kind = kind_on(position, from);
    let name = texts::kind_name(lang, kind);
    let Some(victim) = position.stack(to).top().filter(|ship| ship.seat() != seat) else {
        return ("R17", texts::nothing_to_attack(lang, to));
    };
    if !attacks(kind, position.power(seat)) {
        let rule = if kind == Kind::Cargo { "R31" } else { "R17" };
        return (rule, texts::cannot_attack(lang, &texts::a_ship(lang, kind)));
    }
    if Squares(BODIES).contains(to) {
        return ("R20", texts::safe_on_planet(lang));
    }
    if position.is_protected(to) && victim.is_carrier() {
        return ("R18", texts::protected(lang));
    }
    ("R11", texts::no_way(lang, &name, to))
}

fn take_over(position: &Rescue, from: Square, to: Square, home: Square, lang: Lang) -> Why {
    let seat = position.seat();
    if position.power(seat) != Some(Power::Hacker) {
        return ("R30", texts::hacker_only(lang));
    }
    if kind_on(position, from) != Kind::Hunter {
        return ("R30", texts::hunter_takes_over(lang));
    }
    if position.reach(from, Part::Whole).attacks & to.set().0 == 0 {
        return attack(position, from, to, lang);
    }
    if position.hacked(seat) >= edition::HACKED {
        return ("R30", texts::three_hacked(lang));
    }
    starting_square(position, home, "R30", lang)
}

fn rebuild(position: &Rescue, kind: Kind, on: Square, lang: Lang) -> Why {
    let seat = position.seat();
    if position.power(seat) != Some(Power::Robots) {
        return ("R32", texts::robots_only(lang));
    }
    if position.lost(seat, kind) == 0 {
        return ("R32", texts::none_lost(lang, &texts::kind_name(lang, kind)));
    }
    starting_square(position, on, "R32", lang)
}

fn starting_square(position: &Rescue, square: Square, rule: &'static str, lang: Lang) -> Why {
    if position.starting_squares(position.seat()).contains(&square) {
        (rule, texts::start_taken(lang, square))
    } else {
        (rule, texts::not_a_start(lang, square))
    }
}
