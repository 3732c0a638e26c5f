//! Why an action is not possible, with the rule that forbids it.

use starboard_kernel::{Lang, Refusal, texts};

use crate::board::{BODIES, PLANETS, Squares};
use crate::legal::attacks;
use crate::{Action, Kind, Part, Phase, Power, Rescue, Square, edition, texts as words};

texts! {
    game_over() { en: "the game is over", pl: "gra jest skończona" }
    dealing() { en: "the powers are being dealt", pl: "trwa losowanie mocy" }
    lay_first() { en: "the ships must be laid out first", pl: "najpierw trzeba rozstawić statki" }
    only_in_layout() { en: "ships are laid out only before the first turn", pl: "statki rozstawia się tylko przed pierwszą turą" }
    kind_used_up(kind: &str) { en: "both ships of this kind ({kind}) are on the board", pl: "oba statki tego rodzaju ({kind}) są już na planszy" }
    must_act() { en: "you must move if you can", pl: "trzeba wykonać ruch, jeśli to możliwe" }
    no_ship(square: Square) { en: "there is no ship on {square}", pl: "na {square} nie ma statku" }
    not_yours(square: Square) { en: "the ship on {square} is not yours", pl: "statek na {square} nie jest twój" }
    wolf_only() { en: "only a Space Wolf moves the top ship of a stack", pl: "tylko Kosmiczny Wilk rusza górny statek stosu" }
    no_stack(square: Square) { en: "there is no stack on {square}", pl: "na {square} nie ma stosu" }
    back_to_start() { en: "a move may not come back to where it began", pl: "ruch nie może wrócić na pole startu" }
    ufo_square(square: Square) { en: "no ship may stand on {square}: it is a UFO square", pl: "na {square} nie może stanąć żaden statek: to pole UFO" }
    own_ship_there(square: Square) { en: "your own ship stands on {square}", pl: "na {square} stoi twój statek" }
    stack_full() { en: "at most three ships stand on a square", pl: "na polu stoją najwyżej trzy statki" }
    attack_is_written_x(square: Square) { en: "an enemy ship stands on {square}: only an attack goes there, written with x", pl: "na {square} stoi wrogi statek: można tam tylko zaatakować, zapis z x" }
    occupied(square: Square) { en: "an enemy ship stands on {square}", pl: "na {square} stoi wrogi statek" }
    cannot_attack(a_ship: &str) { en: "{a_ship} cannot attack", pl: "{a_ship} nie atakuje" }
    nothing_to_attack(square: Square) { en: "there is no enemy ship on {square}", pl: "na {square} nie ma wrogiego statku" }
    protected() { en: "a Bounty Cargo that carries its commander cannot be attacked", pl: "Bounty Cargo z dowódcą na pokładzie nie można zaatakować" }
    safe_on_planet() { en: "a ship on a planet cannot be attacked", pl: "statku na planecie nie można zaatakować" }
    speedy_cannot_carry() { en: "a Speedy F1 cannot carry the commander", pl: "Speedy F1 nie może zabrać dowódcy" }
    commander_not_here(square: Square) { en: "your commander is not held on {square}", pl: "twojego dowódcy nie ma na {square}" }
    commander_is_aboard() { en: "your commander is no longer there: he is aboard your ship", pl: "twojego dowódcy już tam nie ma: jest na pokładzie twojego statku" }
    home_without_commander() { en: "a ship lands on its own planet only with the commander aboard", pl: "statek ląduje na własnej planecie tylko z dowódcą na pokładzie" }
    no_way(kind: &str, to: Square) { en: "the {kind} finds no way to {to} by steps or jumps", pl: "{kind} nie ma drogi na {to} ani krokami, ani skokami" }
    hacker_only() { en: "only a Space Hacker takes ships over", pl: "tylko Kosmiczny Haker przejmuje statki" }
    hunter_takes_over() { en: "only an ICE Hunter takes ships over", pl: "tylko ICE Hunter przejmuje statki" }
    three_hacked() { en: "three hacked ships are on the board already", pl: "na planszy są już trzy przejęte statki" }
    not_a_start(square: Square) { en: "{square} is not one of your starting squares", pl: "{square} nie jest twoim polem startowym" }
    start_taken(square: Square) { en: "the starting square {square} is not free", pl: "pole startowe {square} nie jest wolne" }
    robots_only() { en: "only Space Robots rebuild ships", pl: "tylko Kosmiczne Roboty odbudowują statki" }
    none_lost(kind: &str) { en: "no ship of this kind ({kind}) was lost", pl: "żaden statek tego rodzaju ({kind}) nie został stracony" }
}

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
        return ("R24", game_over(lang));
    }
    match (position.phase(), action) {
        (Phase::Powers, _) => ("R27", dealing(lang)),
        (Phase::Layout, Action::Lay(kind)) => {
            ("R5", kind_used_up(lang, &words::kind_name(lang, kind)))
        }
        (Phase::Layout, _) => ("R8", lay_first(lang)),
        (Phase::Play, Action::Lay(_)) => ("R8", only_in_layout(lang)),
        (Phase::Play, Action::Pass) => ("R9", must_act(lang)),
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
        return Some(("R9", no_ship(lang, from)));
    };
    if top.seat() != position.seat() {
        return Some(("R9", not_yours(lang, from)));
    }
    if part == Part::Top && position.power(top.seat()) != Some(Power::Wolf) {
        return Some(("R28", wolf_only(lang)));
    }
    if part == Part::Top && stack.height() < 2 {
        return Some(("R28", no_stack(lang, from)));
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
        return ("R15", back_to_start(lang));
    }
    if Rescue::ufo_squares().contains(to) {
        return ("R14", ufo_square(lang, to));
    }
    if Squares(PLANETS).contains(to) {
        if let Some(why) = planet(position, from, to, part, lang) {
            return why;
        }
    } else if let Some(there) = position.stack(to).top() {
        if there.seat() != seat {
            return if position.reach(from, part).attacks & to.set().0 != 0 {
                ("R17", attack_is_written_x(lang, to))
            } else {
                ("R17", occupied(lang, to))
            };
        }
        if position.power(seat) != Some(Power::Wolf) {
            return ("R14", own_ship_there(lang, to));
        }
        let moving = match part {
            Part::Whole => position.stack(from).height(),
            Part::Top => 1,
        };
        if position.stack(to).height() + moving > edition::STACK {
            return ("R28", stack_full(lang));
        }
    }
    ("R11", no_way(lang, &words::kind_name(lang, kind), to))
}

fn planet(position: &Rescue, from: Square, to: Square, part: Part, lang: Lang) -> Option<Why> {
    let seat = position.seat();
    let stack = position.stack(from);
    if to == position.home(seat) {
        let carries = match part {
            Part::Whole => stack.has_carrier(),
            Part::Top => stack.top().is_some_and(|top| top.is_carrier()),
        };
        return (!carries).then(|| ("R22", home_without_commander(lang)));
    }
    if to != position.prison(seat) {
        return Some(("R21", commander_not_here(lang, to)));
    }
    if position.carrier(seat).is_some() {
        return Some(("R21", commander_is_aboard(lang)));
    }
    if kind_on(position, from) == Kind::Speedy {
        return Some(("R21", speedy_cannot_carry(lang)));
    }
    let parked = position.stack(to).height();
    if parked > 0 && position.power(seat) != Some(Power::Wolf) {
        return Some(("R14", own_ship_there(lang, to)));
    }
    let moving = match part {
        Part::Whole => stack.height(),
        Part::Top => 1,
    };
    (parked + moving > edition::STACK).then(|| ("R28", stack_full(lang)))
}

fn attack(position: &Rescue, from: Square, to: Square, lang: Lang) -> Why {
    let seat = position.seat();
    let kind = kind_on(position, from);
    let name = words::kind_name(lang, kind);
    let Some(victim) = position.stack(to).top().filter(|ship| ship.seat() != seat) else {
        return ("R17", nothing_to_attack(lang, to));
    };
    if !attacks(kind, position.power(seat)) {
        let rule = if kind == Kind::Cargo { "R31" } else { "R17" };
        return (rule, cannot_attack(lang, &words::a_ship(lang, kind)));
    }
    if Squares(BODIES).contains(to) {
        return ("R20", safe_on_planet(lang));
    }
    if position.is_protected(to) && victim.is_carrier() {
        return ("R18", protected(lang));
    }
    ("R11", no_way(lang, &name, to))
}

fn take_over(position: &Rescue, from: Square, to: Square, home: Square, lang: Lang) -> Why {
    let seat = position.seat();
    if position.power(seat) != Some(Power::Hacker) {
        return ("R30", hacker_only(lang));
    }
    if kind_on(position, from) != Kind::Hunter {
        return ("R30", hunter_takes_over(lang));
    }
    if position.reach(from, Part::Whole).attacks & to.set().0 == 0 {
        return attack(position, from, to, lang);
    }
    if position.hacked(seat) >= edition::HACKED {
        return ("R30", three_hacked(lang));
    }
    starting_square(position, home, "R30", lang)
}

fn rebuild(position: &Rescue, kind: Kind, on: Square, lang: Lang) -> Why {
    let seat = position.seat();
    if position.power(seat) != Some(Power::Robots) {
        return ("R32", robots_only(lang));
    }
    if position.lost(seat, kind) == 0 {
        return ("R32", none_lost(lang, &words::kind_name(lang, kind)));
    }
    starting_square(position, on, "R32", lang)
}

fn starting_square(position: &Rescue, square: Square, rule: &'static str, lang: Lang) -> Why {
    if position.starting_squares(position.seat()).contains(&square) {
        (rule, start_taken(lang, square))
    } else {
        (rule, not_a_start(lang, square))
    }
}
