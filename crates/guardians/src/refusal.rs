//! Why an action is not possible, with the rule that forbids it.

use starboard_kernel::{Lang, Refusal, texts};

use crate::{
    Action, Direction, Fighter, Guardians, Missile, Payment, PowerUp, Square, Step, Variant,
    edition,
};

texts! {
    game_over() { en: "the game is over", pl: "gra jest skończona" }
    drawing() { en: "tokens are being drawn", pl: "trwa losowanie żetonów" }
    not_this_step() {
        en: "not at this point of the turn: first move, then shoot, then mine",
        pl: "to nie ten moment: tura to kolejno ruch, strzał, mina"
    }
    only_in_setup() { en: "that is done only before the first turn", pl: "to robi się tylko przed pierwszą turą" }
    not_empty(square: Square) { en: "{square} is not empty", pl: "pole {square} nie jest puste" }
    not_your_square(square: Square) { en: "your fighter does not stand on {square}", pl: "twój myśliwiec nie stoi na {square}" }
    not_straight() { en: "a fighter flies in a straight line", pl: "myśliwiec leci po linii prostej" }
    blocked(square: Square) { en: "the way is blocked on {square}", pl: "drogę blokuje pole {square}" }
    other_heading() { en: "after a boost the fighter goes on in the same direction", pl: "po użyciu dopalacza myśliwiec leci dalej w tym samym kierunku" }
    shots_first() { en: "the additional shots come first", pl: "najpierw dodatkowe strzały" }
    must_shoot_or_mine() { en: "your move is done", pl: "twój ruch już się odbył" }
    no_power() { en: "you have no charged power-up", pl: "nie masz naładowanego dopalacza" }
    no_boost_now() { en: "a power-up is used once, during the move", pl: "dopalacza używa się raz, w trakcie ruchu" }
    no_missile() { en: "you hold no missile", pl: "nie masz rakiety" }
    no_missile_in_boost() { en: "missiles cannot replace the additional shots", pl: "rakieta nie zastępuje dodatkowych strzałów" }
    no_target() { en: "the first object above must be an invader", pl: "pierwszym obiektem powyżej musi być najeźdźca" }
    fighter_in_row() { en: "another fighter stands in that row", pl: "w tym rzędzie stoi inny myśliwiec" }
    advanced_only() { en: "that belongs to the advanced variant", pl: "to część wariantu zaawansowanego" }
    missile_bought() { en: "you have already had your missile", pl: "twoja rakieta została już kupiona" }
    highest_level() { en: "your fighter has the highest level", pl: "twój myśliwiec ma najwyższy poziom" }
    power_used() { en: "the power-up is bought once per game", pl: "dopalacz kupuje się raz w grze" }
    no_purchase_now() { en: "a purchase takes the whole turn, instead of moving and shooting", pl: "zakup to cała tura, zamiast ruchu i strzału" }
    not_enough(price: u16) { en: "that does not add up to {price} points", pl: "to nie daje {price} punktów" }
    not_owned() { en: "you do not have these tokens", pl: "nie masz tych żetonów" }
    too_many() { en: "the payment has one token too many", pl: "w zapłacie jest zbędny żeton" }
    not_destroyed() { en: "your fighter is not destroyed", pl: "twój myśliwiec nie jest zniszczony" }
    return_first() { en: "your fighter is destroyed: come back or retire first", pl: "twój myśliwiec jest zniszczony: najpierw wróć albo się wycofaj" }
    no_mine() { en: "the mine is not in play", pl: "miny nie ma w grze" }
    mine_goes_right() { en: "the mine moves one square to the right", pl: "mina przesuwa się o jedno pole w prawo" }
    mine_squares_only() { en: "the mine enters on one of its squares a1 to a4", pl: "mina wchodzi na jedno ze swoich pól od a1 do a4" }
    fighter_there() { en: "a fighter stands there", pl: "stoi tam myśliwiec" }
    place_mine_first() { en: "the mine must be placed", pl: "trzeba ustawić minę" }
    place_first() { en: "the fighters must be placed first", pl: "najpierw trzeba ustawić myśliwce" }
}

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
        return ("G30", game_over(lang));
    }
    if position.wave().is_some() || position.step() == Step::Setup {
        return ("G21", drawing(lang));
    }
    match (position.step(), action) {
        (Step::Place, Action::Place { column }) => ("G7", not_empty(lang, Square::at(column, 1))),
        (Step::MineSetup, Action::Mine { to }) => mine_square(position, to, "G7", lang),
        (Step::Place, _) => ("G7", place_first(lang)),
        (Step::MineSetup, _) => ("G7", place_mine_first(lang)),
        (_, Action::Place { .. }) => ("G7", only_in_setup(lang)),
        (Step::Return, Action::Return { column, payment }) => {
            let square = Square::at(column, 1);
            if position.blockers() & square.bit() != 0 {
                ("G23", not_empty(lang, square))
            } else {
                payment_reason(position, payment, edition::RETURN_PRICE, lang)
            }
        }
        (Step::Return, _) => ("G23", return_first(lang)),
        (_, Action::Return { .. } | Action::Retire) => ("G23", not_destroyed(lang)),
        (Step::Move, Action::Move { from, to }) => flight(position, from, to, lang),
        (Step::Move, Action::Boost { from, to }) => {
            if position.options.variant == Variant::Basic {
                ("G36", advanced_only(lang))
            } else if position.heading().is_some() {
                ("G36", no_boost_now(lang))
            } else if position.pilot().power != PowerUp::Charged {
                ("G36", no_power(lang))
            } else {
                flight(position, from, to, lang)
            }
        }
        (Step::Move, Action::Stay) => ("G36", shots_first(lang)),
        (_, Action::Boost { .. }) => ("G36", no_boost_now(lang)),
        (_, Action::Move { .. } | Action::Stay) => ("G9", must_shoot_or_mine(lang)),
        (Step::Shoot, Action::Launch) => launch(position, lang),
        (Step::Move, Action::Launch) if position.heading().is_some() => {
            ("G36", no_missile_in_boost(lang))
        }
        (_, Action::BuyMissile(_) | Action::Upgrade(_) | Action::Charge(_)) => {
            purchase(position, action, lang)
        }
        (Step::Mine, Action::Mine { to }) => mine_move(position, to, lang),
        (_, Action::Mine { .. } | Action::MineHold) if position.mine().is_none() => {
            ("G17", no_mine(lang))
        }
        _ => ("G9", not_this_step(lang)),
    }
}

fn mine_square(position: &Guardians, to: Square, rule: &'static str, lang: Lang) -> Why {
    if !edition::MINE_SQUARES.contains(&to) {
        ("G5", mine_squares_only(lang))
    } else if position.fighter_at(to).is_some() {
        (rule, fighter_there(lang))
    } else {
        (rule, not_empty(lang, to))
    }
}

fn mine_move(position: &Guardians, to: Square, lang: Lang) -> Why {
    match position.mine().and_then(|mine| mine.step(Direction::E)) {
        Some(next) if next == to => ("G17", fighter_there(lang)),
        Some(_) => ("G17", mine_goes_right(lang)),
        None => mine_square(position, to, "G17", lang),
    }
}

fn flight(position: &Guardians, from: Square, to: Square, lang: Lang) -> Why {
    if position.pilot().fighter != Fighter::At(from) {
        return ("G10", not_your_square(lang, from));
    }
    if position.shots() > 0 {
        return ("G36", shots_first(lang));
    }
    let Some(direction) = from.direction_to(to) else {
        return ("G10", not_straight(lang));
    };
    if position
        .heading()
        .is_some_and(|heading| heading != direction)
    {
        return ("G36", other_heading(lang));
    }
    let blockers = position.blockers();
    let mut at = from;
    while let Some(next) = at.step(direction) {
        if blockers & next.bit() != 0 {
            return ("G10", blocked(lang, next));
        }
        if next == to {
            break;
        }
        at = next;
    }
    ("G10", not_empty(lang, to))
}

fn launch(position: &Guardians, lang: Lang) -> Why {
    let pilot = position.pilot();
    if pilot.missile != Missile::Held {
        return ("G24", no_missile(lang));
    }
    let target = pilot.square().and_then(|from| position.first_above(from));
    match target {
        Some(square) if position.invaders() & square.bit() != 0 => ("G25", fighter_in_row(lang)),
        _ => ("G25", no_target(lang)),
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
                highest_level(lang)
            } else {
                advanced_only(lang)
            },
        ),
        Action::Charge(payment) => (
            "G35",
            payment,
            edition::POWER_UP_PRICE,
            position.may_charge(),
            if advanced {
                power_used(lang)
            } else {
                advanced_only(lang)
            },
        ),
        Action::BuyMissile(payment) => (
            "G24",
            payment,
            edition::MISSILE_PRICE,
            position.may_buy_missile(),
            missile_bought(lang),
        ),
        _ => return ("G9", not_this_step(lang)),
    };
    if !offered {
        (rule, why_not_offered)
    } else if position.step() != Step::Move || position.heading().is_some() {
        ("G9", no_purchase_now(lang))
    } else {
        payment_reason(position, payment, price, lang)
    }
}

/// G27: what is wrong with a payment.
fn payment_reason(position: &Guardians, payment: Payment, price: u16, lang: Lang) -> Why {
    let owned = position.pilot().tokens;
    let counts = payment.counts();
    if counts.iter().zip(owned).any(|(&paid, has)| paid > has) {
        ("G27", not_owned(lang))
    } else if payment.total() < price {
        ("G27", not_enough(lang, price))
    } else {
        ("G27", too_many(lang))
    }
}
