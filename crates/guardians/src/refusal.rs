//! Why an action is not possible, with the rule that forbids it.

use starboard_kernel::{Lang, WhyNot};

use crate::{
    Action, Direction, Fighter, Guardians, Missile, Payment, PowerUp, Square, Step, Variant,
    edition, texts,
};

/// The rule and what it has against the action.
type Why = (&'static str, Obstacle);

pub(crate) fn rule_against(position: &Guardians, action: Action) -> &'static str {
    reason(position, action).0
}

pub(crate) fn why_not(position: &Guardians, action: Action, lang: Lang) -> WhyNot {
    let (rule, obstacle) = reason(position, action);
    let text = obstacle.text(lang);
    WhyNot { rule, text }
}

/// What keeps an action from being possible: facts, in no language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Obstacle {
    GameOver,
    Drawing,
    NotEmpty(Square),
    PlaceFirst,
    PlaceMineFirst,
    OnlyInSetup,
    ReturnFirst,
    NotDestroyed,
    AdvancedOnly,
    NoBoostNow,
    NoPower,
    ShotsFirst,
    MustShootOrMine,
    NoMissileInBoost,
    NoMine,
    NotThisStep,
    MineSquaresOnly,
    FighterThere,
    MineGoesRight,
    NotYourSquare(Square),
    NotStraight,
    OtherHeading,
    Blocked(Square),
    NoMissile,
    FighterInRow,
    NoTarget,
    HighestLevel,
    PowerUsed,
    MissileBought,
    NoPurchaseNow,
    NotOwned,
    NotEnough(u16),
    TooMany,
}

impl Obstacle {
    fn text(self, lang: Lang) -> String {
        match self {
            Obstacle::GameOver => texts::game_over(lang),
            Obstacle::Drawing => texts::drawing(lang),
            Obstacle::NotEmpty(square) => texts::not_empty(lang, square),
            Obstacle::PlaceFirst => texts::place_first(lang),
            Obstacle::PlaceMineFirst => texts::place_mine_first(lang),
            Obstacle::OnlyInSetup => texts::only_in_setup(lang),
            Obstacle::ReturnFirst => texts::return_first(lang),
            Obstacle::NotDestroyed => texts::not_destroyed(lang),
            Obstacle::AdvancedOnly => texts::advanced_only(lang),
            Obstacle::NoBoostNow => texts::no_boost_now(lang),
            Obstacle::NoPower => texts::no_power(lang),
            Obstacle::ShotsFirst => texts::shots_first(lang),
            Obstacle::MustShootOrMine => texts::must_shoot_or_mine(lang),
            Obstacle::NoMissileInBoost => texts::no_missile_in_boost(lang),
            Obstacle::NoMine => texts::no_mine(lang),
            Obstacle::NotThisStep => texts::not_this_step(lang),
            Obstacle::MineSquaresOnly => texts::mine_squares_only(lang),
            Obstacle::FighterThere => texts::fighter_there(lang),
            Obstacle::MineGoesRight => texts::mine_goes_right(lang),
            Obstacle::NotYourSquare(square) => texts::not_your_square(lang, square),
            Obstacle::NotStraight => texts::not_straight(lang),
            Obstacle::OtherHeading => texts::other_heading(lang),
            Obstacle::Blocked(square) => texts::blocked(lang, square),
            Obstacle::NoMissile => texts::no_missile(lang),
            Obstacle::FighterInRow => texts::fighter_in_row(lang),
            Obstacle::NoTarget => texts::no_target(lang),
            Obstacle::HighestLevel => texts::highest_level(lang),
            Obstacle::PowerUsed => texts::power_used(lang),
            Obstacle::MissileBought => texts::missile_bought(lang),
            Obstacle::NoPurchaseNow => texts::no_purchase_now(lang),
            Obstacle::NotOwned => texts::not_owned(lang),
            Obstacle::NotEnough(price) => texts::not_enough(lang, price),
            Obstacle::TooMany => texts::too_many(lang),
        }
    }
}

fn reason(position: &Guardians, action: Action) -> Why {
    if position.over().is_some() {
        return ("G30", Obstacle::GameOver);
    }
    if position.wave().is_some() || position.step() == Step::Setup {
        return ("G21", Obstacle::Drawing);
    }
    match (position.step(), action) {
        (Step::Place, Action::Place { column }) => {
            ("G7", Obstacle::NotEmpty(Square::at(column, 1)))
        }
        (Step::MineSetup, Action::Mine { to }) => mine_square(position, to, "G7"),
        (Step::Place, _) => ("G7", Obstacle::PlaceFirst),
        (Step::MineSetup, _) => ("G7", Obstacle::PlaceMineFirst),
        (_, Action::Place { .. }) => ("G7", Obstacle::OnlyInSetup),
        (Step::Return, Action::Return { column, payment }) => {
            let square = Square::at(column, 1);
            if position.blockers() & square.bit() != 0 {
                ("G23", Obstacle::NotEmpty(square))
            } else {
                payment_reason(position, payment, edition::RETURN_PRICE)
            }
        }
        (Step::Return, _) => ("G23", Obstacle::ReturnFirst),
        (_, Action::Return { .. } | Action::Retire) => ("G23", Obstacle::NotDestroyed),
        (Step::Move, Action::Move { from, to }) => flight(position, from, to),
        (Step::Move, Action::Boost { from, to }) => {
            if position.options.variant == Variant::Basic {
                ("G36", Obstacle::AdvancedOnly)
            } else if position.heading().is_some() {
                ("G36", Obstacle::NoBoostNow)
            } else if position.pilot().power != PowerUp::Charged {
                ("G36", Obstacle::NoPower)
            } else {
                flight(position, from, to)
            }
        }
        (Step::Move, Action::Stay) => ("G36", Obstacle::ShotsFirst),
        (_, Action::Boost { .. }) => ("G36", Obstacle::NoBoostNow),
        (_, Action::Move { .. } | Action::Stay) => ("G9", Obstacle::MustShootOrMine),
        (Step::Shoot, Action::Launch) => launch(position),
        (Step::Move, Action::Launch) if position.heading().is_some() => {
            ("G36", Obstacle::NoMissileInBoost)
        }
        (_, Action::BuyMissile(_) | Action::Upgrade(_) | Action::Charge(_)) => {
            purchase(position, action)
        }
        (Step::Mine, Action::Mine { to }) => mine_move(position, to),
        (_, Action::Mine { .. } | Action::MineHold) if position.mine().is_none() => {
            ("G17", Obstacle::NoMine)
        }
        _ => ("G9", Obstacle::NotThisStep),
    }
}

fn mine_square(position: &Guardians, to: Square, rule: &'static str) -> Why {
    if !edition::MINE_SQUARES.contains(&to) {
        ("G5", Obstacle::MineSquaresOnly)
    } else if position.fighter_at(to).is_some() {
        (rule, Obstacle::FighterThere)
    } else {
        (rule, Obstacle::NotEmpty(to))
    }
}

fn mine_move(position: &Guardians, to: Square) -> Why {
    match position.mine().and_then(|mine| mine.step(Direction::E)) {
        Some(next) if next == to => ("G17", Obstacle::FighterThere),
        Some(_) => ("G17", Obstacle::MineGoesRight),
        None => mine_square(position, to, "G17"),
    }
}

fn flight(position: &Guardians, from: Square, to: Square) -> Why {
    if position.pilot().fighter != Fighter::At(from) {
        return ("G10", Obstacle::NotYourSquare(from));
    }
    if position.shots() > 0 {
        return ("G36", Obstacle::ShotsFirst);
    }
    let Some(direction) = from.direction_to(to) else {
        return ("G10", Obstacle::NotStraight);
    };
    if position
        .heading()
        .is_some_and(|heading| heading != direction)
    {
        return ("G36", Obstacle::OtherHeading);
    }
    let blockers = position.blockers();
    let mut at = from;
    while let Some(next) = at.step(direction) {
        if blockers & next.bit() != 0 {
            return ("G10", Obstacle::Blocked(next));
        }
        if next == to {
            break;
        }
        at = next;
    }
    ("G10", Obstacle::NotEmpty(to))
}

fn launch(position: &Guardians) -> Why {
    let pilot = position.pilot();
    if pilot.missile != Missile::Held {
        return ("G24", Obstacle::NoMissile);
    }
    let target = pilot.square().and_then(|from| position.first_above(from));
    match target {
        Some(square) if position.invaders() & square.bit() != 0 => ("G25", Obstacle::FighterInRow),
        _ => ("G25", Obstacle::NoTarget),
    }
}

fn purchase(position: &Guardians, action: Action) -> Why {
    let advanced = position.options.variant == Variant::Advanced;
    let (rule, payment, price, offered, why_not_offered) = match action {
        Action::Upgrade(payment) => (
            "G32",
            payment,
            edition::UPGRADE_PRICE,
            position.may_upgrade(),
            if advanced {
                Obstacle::HighestLevel
            } else {
                Obstacle::AdvancedOnly
            },
        ),
        Action::Charge(payment) => (
            "G35",
            payment,
            edition::POWER_UP_PRICE,
            position.may_charge(),
            if advanced {
                Obstacle::PowerUsed
            } else {
                Obstacle::AdvancedOnly
            },
        ),
        Action::BuyMissile(payment) => (
            "G24",
            payment,
            edition::MISSILE_PRICE,
            position.may_buy_missile(),
            Obstacle::MissileBought,
        ),
        _ => return ("G9", Obstacle::NotThisStep),
    };
    if !offered {
        (rule, why_not_offered)
    } else if position.step() != Step::Move || position.heading().is_some() {
        ("G9", Obstacle::NoPurchaseNow)
    } else {
        payment_reason(position, payment, price)
    }
}

/// G27: what is wrong with a payment.
fn payment_reason(position: &Guardians, payment: Payment, price: u16) -> Why {
    let owned = position.pilot().tokens;
    let counts = payment.counts();
    if counts.iter().zip(owned).any(|(&paid, has)| paid > has) {
        ("G27", Obstacle::NotOwned)
    } else if payment.total() < price {
        ("G27", Obstacle::NotEnough(price))
    } else {
        ("G27", Obstacle::TooMany)
    }
}
