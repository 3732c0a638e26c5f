//! Why an action is not possible, with the rule that forbids it.

use starboard_kernel::{Lang, Refusal, texts};

use crate::{
    Action, Armada, Circle, Die, Level, Phase, Ship, ShipState, Skill, Step, texts as words,
};

texts! {
    game_over() { en: "the game is over", pl: "gra skończona" }
    roll_first() { en: "the dice must be rolled first", pl: "najpierw trzeba rzucić kośćmi" }
    still_building() { en: "the invasion begins when every ship is closed", pl: "inwazja zaczyna się, gdy każdy statek jest zamknięty" }
    building_is_over() { en: "every ship is closed: nothing is built any more", pl: "każdy statek jest zamknięty: nic się już nie buduje" }
    value_first() { en: "first a die must give its value", pl: "najpierw kość musi dać wartość" }
    value_given() { en: "the value of this roll is already given", pl: "wartość z tego rzutu jest już wpisana" }
    build_next() { en: "a die must build now", pl: "teraz kość musi budować" }
    count_next() { en: "choose the bar that counts down", pl: "wybierz pasek, który odlicza" }
    no_such_die(face: u8) { en: "no die shows {face}", pl: "żadna kość nie pokazuje {face}" }
    circle_full(circle: Circle, value: u8) { en: "{circle} already holds {value}", pl: "w {circle} jest już {value}" }
    ship_closed(ship: u8) { en: "ship {ship} is closed", pl: "statek {ship} jest zamknięty" }
    box_built(circle: Circle) { en: "the box of {circle} is built already", pl: "pole {circle} jest już zbudowane" }
    circles_left() { en: "a circle is still empty: the value must be written", pl: "jest jeszcze puste kółko: wartość trzeba wpisać" }
    no_pair(face: u8) { en: "two values need exactly two dice alike, and {face} is not there twice", pl: "dwie wartości wymagają dokładnie dwóch jednakowych kości, a {face} nie wypadło dwa razy" }
    one_box(first: Circle, second: Circle) { en: "{first} and {second} are one box", pl: "{first} i {second} to jedno pole" }
    builds_nothing(face: u8) { en: "{face} builds nothing, and the other die does", pl: "{face} niczego nie buduje, a druga kość tak" }
    in_an_attack() { en: "an attack is under way: cross a level, or let the roll go", pl: "trwa atak: skreśl poziom albo odpuść rzut" }
    not_in_attack() { en: "attack first: the dice are not rolled", pl: "najpierw atak: kości nie są rzucone" }
    no_rolls() { en: "no roll is left", pl: "nie ma już rzutów" }
    no_wilds() { en: "no wild card is left", pl: "nie ma już dzikich kart" }
    already_crossed(region: &str, level: u8) { en: "{region}, level {level} is already crossed", pl: "{region}: poziom {level} jest już skreślony" }
    finish_first(region: &str) { en: "{region} is begun and must be finished first", pl: "{region} jest w toku i trzeba ją najpierw dokończyć" }
    not_met(demand: &str) { en: "the dice do not meet it: {demand}", pl: "kości tego nie spełniają: {demand}" }
    level_is_met() { en: "the dice meet an open level: no skill may be used", pl: "kości spełniają otwarty poziom: nie wolno użyć umiejętności" }
    none_left(skill: &str) { en: "none left: {skill}", pl: "nie ma już: {skill}" }
    already_changed(die: u8) { en: "die {die} was changed in this attack", pl: "kość {die} była już zmieniona w tym ataku" }
    already_rerolled(die: u8) { en: "die {die} was rolled again in this attack", pl: "kością {die} rzucono już ponownie w tym ataku" }
    six_stays() { en: "a six cannot be raised", pl: "szóstki nie da się podnieść" }
    one_stays() { en: "a one cannot be lowered", pl: "jedynki nie da się obniżyć" }
}

/// The rule and the reason.
type Why = (&'static str, String);

/// Which rule it is does not depend on the language.
pub(crate) fn rule_against(position: &Armada, action: Action) -> &'static str {
    reason(position, action, Lang::En).0
}

pub(crate) fn why_not(position: &Armada, action: Action, lang: Lang) -> Refusal {
    let (rule, text) = reason(position, action, lang);
    Refusal { rule, text }
}

fn reason(position: &Armada, action: Action, lang: Lang) -> Why {
    let builds = matches!(
        action,
        Action::Value { .. } | Action::Values { .. } | Action::Build { .. } | Action::Count { .. }
    );
    match (position.phase(), position.step()) {
        (Phase::Over, _) => ("A23", game_over(lang)),
        (Phase::Build, _) if !builds => ("A16", still_building(lang)),
        (Phase::Invade, _) if builds => ("A16", building_is_over(lang)),
        (Phase::Build, Step::Roll) => ("A9", roll_first(lang)),
        (Phase::Invade, Step::Roll) => ("A20", roll_first(lang)),
        (Phase::Build, step) => building(position, step, action, lang),
        (Phase::Invade, step) => invading(position, step, action, lang),
    }
}

fn building(position: &Armada, step: Step, action: Action, lang: Lang) -> Why {
    match (action, step) {
        (Action::Value { face, .. } | Action::Values { face, .. }, Step::Value) => {
            if !position.dice().contains(&face) {
                return ("A9", no_such_die(lang, face));
            }
            match action {
                Action::Values { circles, .. } => two_values(position, face, circles, lang),
                Action::Value {
                    circle: Some(circle),
                    ..
                } => full(position, circle, lang).unwrap_or_else(|| ("A9", value_first(lang))),
                _ => ("A15", circles_left(lang)),
            }
        }
        (Action::Value { .. } | Action::Values { .. }, Step::Build) => ("A9", value_given(lang)),
        (_, Step::Value) => ("A9", value_first(lang)),
        (Action::Build { face }, Step::Build) => {
            if position.dice().contains(&face) {
                ("A10", builds_nothing(lang, face))
            } else {
                ("A9", no_such_die(lang, face))
            }
        }
        (_, Step::Build) => ("A9", build_next(lang)),
        (Action::Count { ship }, Step::Count) => ("A13", ship_closed(lang, ship.number())),
        _ => ("A13", count_next(lang)),
    }
}

/// Why a circle takes no value, if it does not.
fn full(position: &Armada, circle: Circle, lang: Lang) -> Option<Why> {
    let ship: Ship = circle.ship();
    if position.ship_state(ship) != ShipState::Open {
        return Some(("A14", ship_closed(lang, ship.number())));
    }
    if let Some(value) = position.value_at(circle) {
        return Some(("A9", circle_full(lang, circle, value)));
    }
    let partner = circle.partner()?;
    position
        .is_built(partner)
        .then(|| ("A4", box_built(lang, circle)))
}

fn two_values(position: &Armada, face: u8, circles: [Circle; 2], lang: Lang) -> Why {
    if position.pair() != Some(face) {
        return ("A11", no_pair(lang, face));
    }
    let [first, second] = circles;
    full(position, first, lang)
        .or_else(|| full(position, second, lang))
        .unwrap_or_else(|| ("A11", one_box(lang, first, second)))
}

fn invading(position: &Armada, step: Step, action: Action, lang: Lang) -> Why {
    match (action, step) {
        (Action::Attack, Step::Attack) => ("A20", no_rolls(lang)),
        (Action::Attack, _) => ("A20", in_an_attack(lang)),
        (Action::Wild(level), _) => {
            if position.actions().wilds == 0 {
                ("A22", no_wilds(lang))
            } else {
                barred(position, level, lang)
            }
        }
        (Action::Cross(_) | Action::Skill { .. } | Action::LetGo, Step::Attack) => {
            ("A20", not_in_attack(lang))
        }
        (Action::Cross(level), _) => {
            if position.open_levels() & level.bit() == 0 {
                barred(position, level, lang)
            } else {
                ("A19", not_met(lang, &words::demand(lang, &level.demand())))
            }
        }
        (Action::Skill { skill, die }, _) => skill_refused(position, skill, die, lang),
        _ => ("A20", in_an_attack(lang)),
    }
}

/// Why a level is not open.
fn barred(position: &Armada, level: Level, lang: Lang) -> Why {
    if position.crossed() & level.bit() != 0 {
        let region = words::region_name(lang, level.region());
        return ("A18", already_crossed(lang, &region, level.number()));
    }
    let region = position.focus().unwrap_or_else(|| level.region());
    ("A18", finish_first(lang, &words::region_name(lang, region)))
}

fn skill_refused(position: &Armada, skill: Skill, die: Die, lang: Lang) -> Why {
    let name = match skill {
        Skill::Reroll => words::rerolls(lang),
        Skill::Flip => words::flips(lang),
        Skill::Plus => words::plus(lang),
        Skill::Minus => words::minus(lang),
    };
    if position.met_levels() != 0 {
        ("A20", level_is_met(lang))
    } else if position.actions().left(skill) == 0 {
        ("A21", none_left(lang, &name))
    } else if position.is_changed(die) {
        ("A21", already_changed(lang, die.number()))
    } else if skill == Skill::Reroll {
        ("A21", already_rerolled(lang, die.number()))
    } else if skill == Skill::Plus {
        ("A21", six_stays(lang))
    } else {
        ("A21", one_stays(lang))
    }
}
