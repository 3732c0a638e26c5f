//! Why an action is not possible, with the rule that forbids it.

use starboard_kernel::{Lang, Refusal};

use crate::{
    Action, Direction, Fighter, Guardians, Missile, Payment, PowerUp, Square, Step, Variant,
    edition, texts,
};

/// The rule and the reason.
type Why = (&'static str, String);

/// Which rule it is does not depend on the language.
pub(crate) fn rule_against(position: &Guardians, action: Action) -> &'static str {
    reason(position, action, Lang::En).0
}

pub(crate) fn why_not(position: &Guardians, action: Action, lang: Lang) -> Refusal {
    let (rule, text) = reason(position, action, lang);
    Refusal { rule, text }
}

fn reason(position: &Guardians, action: Action, lang: Lang) -> Why {
    if position.over().is_some() {
        return ("G30", texts::game_over(lang));
    }
    if position.wave().is_some() || position.step() == Step::Setup {
        return ("G21", texts::drawing(lang));
    }
    match (position.step(), action) {
        (Step::Place, Action::Place { column }) => {
            ("G7", texts::not_empty(lang, Square::at(column, 1)))
        }
        (Step::MineSetup, Action::Mine { to }) => mine_square(position, to, "G7", lang),
        (Step::Place, _) => ("G7", texts::place_first(lang)),
        (Step::MineSetup, _) => ("G7", texts::place_mine_first(lang)),
        (_, Action::Place { .. }) => ("G7", texts::only_in_setup(lang)),
        (Step::Return, Action::Return { column, payment }) => {
            let square = Square::at(column, 1);
            if position.blockers() & square.bit() != 0 {
                ("G23", texts::not_empty(lang, square))
            } else {
                payment_reason(position, payment, edition::RETURN_PRICE, lang)
            }
        }
        (Step::Return, _) => ("G23", texts::return_first(lang)),
        (_, Action::Return { .. } | Action::Retire) => ("G23", texts::not_destroyed(lang)),
        (Step::Move, Action::Move { from, to }) => flight(position, from, to, lang),
        (Step::Move, Action::Boost { from, to }) => {
            if position.options.variant == Variant::Basic {
                ("G36", texts::advanced_only(lang))
            } else if position.heading().is_some() {
                ("G36", texts::no_boost_now(lang))
            } else if position.pilot().power != PowerUp::Charged {
                ("G36", texts::no_power(lang))
            } else {
                flight(position, from, to, lang)
            }
        }
        (Step::Move, Action::Stay) => ("G36", texts::shots_first(lang)),
        (_, Action::Boost { .. }) => ("G36", texts::no_boost_now(lang)),
        (_, Action::Move { .. } | Action::Stay) => ("G9", texts::must_shoot_or_mine(lang)),
        (Step::Shoot, Action::Launch) => launch(position, lang),
        (Step::Move, Action::Launch) if position.heading().is_some() => {
            ("G36", texts::no_missile_in_boost(lang))
        }
        (_, Action::BuyMissile(_) | Action::Upgrade(_) | Action::Charge(_)) => {
            purchase(position, action, lang)
        }
        (Step::Mine, Action::Mine { to }) => mine_move(position, to, lang),
        (_, Action::Mine { .. } | Action::MineHold) if position.mine().is_none() => {
            ("G17", texts::no_mine(lang))
        }
        _ => ("G9", texts::not_this_step(lang)),
    }
}

fn mine_square(position: &Guardians, to: Square, rule: &'static str, lang: Lang) -> Why {
    if !edition::MINE_SQUARES.contains(&to) {
        ("G5", texts::mine_squares_only(lang))
    } else if position.fighter_at(to).is_some() {
        (rule, texts::fighter_there(lang))
    } else {
        (rule, texts::not_empty(lang, to))
    }
}

fn mine_move(position: &Guardians, to: Square, lang: Lang) -> Why {
    match position.mine().and_then(|mine| mine.step(Direction::E)) {
        Some(next) if next == to => ("G17", texts::fighter_there(lang)),
        Some(_) => ("G17", texts::mine_goes_right(lang)),
        None => mine_square(position, to, "G17", lang),
    }
}

fn flight(position: &Guardians, from: Square, to: Square, lang: Lang) -> Why {
    if position.pilot().fighter != Fighter::At(from) {
        return ("G10", texts::not_your_square(lang, from));
    }
    if position.shots() > 0 {
        return ("G36", texts::shots_first(lang));
    }
    let Some(direction) = from.direction_to(to) else {
        return ("G10", texts::not_straight(lang));
    };
    if position
        .heading()
        .is_some_and(|heading| heading != direction)
    {
        return ("G36", texts::other_heading(lang));
    }
    let blockers = position.blockers();
    let mut at = from;
    while let Some(next) = at.step(direction) {
        if blockers & next.bit() != 0 {
            return ("G10", texts::blocked(lang, next));
        }
        if next == to {
            break;
        }
        at = next;
    }
    ("G10", texts::not_empty(lang, to))
}

fn launch(position: &Guardians, lang: Lang) -> Why {
    let pilot = position.pilot();
    if pilot.missile != Missile::Held {
        return ("G24", texts::no_missile(lang));
    }
    let target = pilot.square().and_then(|from| position.first_above(from));
    match target {
        Some(square) if position.invaders() & square.bit() != 0 => {
            ("G25", texts::fighter_in_row(lang))
        }
        _ => ("G25", texts::no_target(lang)),
    }
}

fn purchase(position: &Guardians, action: Action, lang: Lang) -> Why {
    let advanced = position.options.variant == Variant::Advanced;
    let (rule, payment, price, offered, why_not_offered) = match action {
        Action::Upgrade(payment) => (
            "G32",
            payment,
            edition::UPGRADE_PRICE,
            position.may_upgrade(),
            if advanced {
                texts::highest_level(lang)
            } else {
                texts::advanced_only(lang)
            },
        ),
        Action::Charge(payment) => (
            "G35",
            payment,
            edition::POWER_UP_PRICE,
            position.may_charge(),
            if advanced {
                texts::power_used(lang)
            } else {
                texts::advanced_only(lang)
            },
        ),
        Action::BuyMissile(payment) => (
            "G24",
            payment,
            edition::MISSILE_PRICE,
            position.may_buy_missile(),
            texts::missile_bought(lang),
        ),
        _ => return ("G9", texts::not_this_step(lang)),
    };
    if !offered {
        (rule, why_not_offered)
    } else if position.step() != Step::Move || position.heading().is_some() {
        ("G9", texts::no_purchase_now(lang))
    } else {
        payment_reason(position, payment, price, lang)
    }
}

/// G27: what is wrong with a payment.
fn payment_reason(position: &Guardians, payment: Payment, price: u16, lang: Lang) -> Why {
    let owned = position.pilot().tokens;
    let counts = payment.counts();
    if counts.iter().zip(owned).any(|(&paid, has)| paid > has) {
        ("G27", texts::not_owned(lang))
    } else if payment.total() < price {
        ("G27", texts::not_enough(lang, price))
    } else {
        ("G27", texts::too_many(lang))
    }
}
