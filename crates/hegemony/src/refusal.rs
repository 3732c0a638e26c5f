//! Why an action is not possible now, with the rule that forbids it and what to do instead.

use starboard_kernel::{Game, Lang, Refusal, Turn, Wording};

use crate::action::Payment;
use crate::cards::wording;
use crate::cards::{Lasting, Time};
use crate::dice::{Power, PowerWord, RerollTime, powers};
use crate::{Ability, Action, Cube, Die, Encounter, End, Hegemony, Planet, Task, Weapon, texts};

/// The rule and the reason.
type Why = (&'static str, String);

/// Which rule it is does not depend on the language.
pub(crate) fn rule_against(position: &Hegemony, action: Action) -> &'static str {
    reason(position, action, Lang::En).0
}

pub(crate) fn why_not(position: &Hegemony, action: Action, lang: Lang) -> Refusal {
    let (rule, text) = reason(position, action, lang);
    Refusal { rule, text }
}

fn reason(position: &Hegemony, action: Action, lang: Lang) -> Why {
    match (position.end(), position.turn()) {
        (Some(End::Victory), _) => return ("H25", texts::game_over(lang)),
        (Some(End::Crippled | End::Exhausted), _) => return ("H26", texts::game_over(lang)),
        (None, Turn::Player(_)) => {}
        (None, _) => return not_now(position, chance_rule(position), &texts::drawing(lang), lang),
    }
    let task = position.task();
    match action {
        Action::Planet(planet) => planet_refused(position, planet, lang),
        Action::Draw => match task {
            Task::Searching => ("H20", texts::no_cubes_left(lang)),
            _ => not_now(
                position,
                task_rule(position),
                &texts::nothing_to_draw(lang),
                lang,
            ),
        },
        Action::Finish => match task {
            Task::Searching => {
                let left = position.cubes().unsigned_abs();
                (
                    "H20",
                    texts::search_goes_on(lang, &texts::cubes(lang, left)),
                )
            }
            _ => not_now(position, "H20", &texts::not_searching(lang), lang),
        },
        Action::Place(card) => match task {
            Task::PlaceCard => ("H24", texts::not_sifted(lang, card.name(lang))),
            _ => not_now(position, "H24", &texts::no_placing(lang), lang),
        },
        Action::Engage(payment) => match task {
            Task::Decide(place) => engage_refused(position, place.into(), payment, lang),
            _ => not_now(position, "H14", &texts::nobody_met(lang), lang),
        },
        Action::Evade(payment) => match task {
            Task::Decide(place) => evade_refused(position, place.into(), payment, lang),
            _ => not_now(position, "H14", &texts::nobody_met(lang), lang),
        },
        Action::Use { die, power } => use_refused(position, die, power, lang),
        Action::Play(card) => play_refused(position, card, lang),
        // Where there is a choice both are possible.
        Action::Choose(_) => not_now(position, "H14", &texts::no_choice_now(lang), lang),
        Action::Raise => match task {
            Task::Keep(cube) => raise_refused(position, cube, lang),
            _ => not_now(position, "H20", &texts::no_cube_waits(lang), lang),
        },
        Action::Fit(weapon) => match task {
            Task::Keep(cube) => fit_refused(position, cube, weapon, lang),
            _ => not_now(position, "H20", &texts::no_cube_waits(lang), lang),
        },
        Action::Gain(ability) => match task {
            Task::Gain(_) => ("H1", maximum(position, ability, lang)),
            Task::GainLowest(_) if position.points(ability) < position.most(ability) => (
                "H14",
                texts::not_lowest(lang, &wording::ability_name(ability, lang)),
            ),
            Task::GainLowest(_) => ("H1", maximum(position, ability, lang)),
            _ => not_now(position, "H14", &texts::no_gain_now(lang), lang),
        },
        Action::Lose(ability) => {
            let rule = if position.is_searching() {
                "H20"
            } else {
                "H14"
            };
            match task {
                Task::Lose(_) => (
                    rule,
                    texts::at_zero(lang, &wording::ability_name(ability, lang)),
                ),
                Task::LoseHighest(_) => (
                    rule,
                    texts::not_highest(lang, &wording::ability_name(ability, lang)),
                ),
                _ => not_now(position, rule, &texts::no_loss_now(lang), lang),
            }
        }
        Action::Take(cube) => match task {
            Task::Take { .. } if position.bag()[cube.index()] == 0 => (
                "H24",
                texts::not_in_bag(lang, &wording::cube_name(cube, lang)),
            ),
            Task::Take { .. } => ("H24", texts::not_yellow(lang)),
            _ => not_now(position, "H24", &texts::no_taking_now(lang), lang),
        },
        Action::Keep(cube) => match task {
            Task::PairKeep(..) => (
                "H24",
                texts::not_drawn(lang, &wording::cube_name(cube, lang)),
            ),
            _ => not_now(position, "H24", &texts::no_pair_now(lang), lang),
        },
        Action::Discard(card) => match task {
            Task::Discard => ("H22", texts::not_in_hand(lang, card.name(lang))),
            _ => not_now(position, "H22", &texts::no_discard_now(lang), lang),
        },
        Action::TurnUp(die) => match task {
            // Where there is a choice every die of the captain's can be turned up.
            Task::TurnUp { .. } => ("H23", not_owned(position, die, lang)),
            _ => not_now(position, "H24", &texts::no_turn_now(lang), lang),
        },
        Action::TurnTo(_) => match task {
            Task::TurnDown(die) => {
                let face = position.face(die).unwrap_or(1);
                (
                    "H23",
                    texts::face_not_lower(lang, &wording::die_name(die, lang), face),
                )
            }
            _ => not_now(position, "H23", &texts::no_turn_now(lang), lang),
        },
        Action::Reroll(die) => match task {
            Task::Reroll => ("H23", not_owned(position, die, lang)),
            _ => not_now(position, "H24", &texts::no_reroll_now(lang), lang),
        },
        Action::Trade { out, into } => match task {
            Task::Trade if position.face(out).is_none() => ("H24", not_owned(position, out, lang)),
            Task::Trade => (
                "H24",
                texts::already_owned(lang, &wording::die_name(into, lang)),
            ),
            _ => not_now(position, "H24", &texts::no_trade_now(lang), lang),
        },
        Action::Understand(weapon) => match task {
            Task::Understand if is_found(position, weapon) => {
                ("H21", texts::already_understood(lang, weapon.name(lang)))
            }
            Task::Understand => ("H24", texts::not_found(lang, weapon.name(lang))),
            _ => not_now(position, "H21", &texts::no_understanding_now(lang), lang),
        },
        Action::Exchange { out, into } => match task {
            Task::Exchange if !is_found(position, out) => {
                ("H24", texts::not_found(lang, out.name(lang)))
            }
            Task::Exchange => ("H24", texts::already_found(lang, into.name(lang))),
            _ => not_now(position, "H24", &texts::no_exchange_now(lang), lang),
        },
        Action::Claim(weapon) => match task {
            Task::Claim => ("H24", texts::already_found(lang, weapon.name(lang))),
            _ => not_now(position, "H24", &texts::no_claim_now(lang), lang),
        },
    }
}

/// It is the wrong moment: what is to be done instead is said by the prompt.
fn not_now(position: &Hegemony, rule: &'static str, why: &str, lang: Lang) -> Why {
    (rule, texts::instead(lang, why, &position.prompt(lang)))
}

/// The rule of what is drawn or rolled now.
fn chance_rule(position: &Hegemony) -> &'static str {
    match position.task() {
        Task::DrawAlien => "H5",
        Task::DrawCaptain => "H6",
        Task::RollDie(_) if position.round() == 0 => "H6",
        Task::DealPlanets(_) if position.round() == 0 => "H9",
        Task::DealPlanets(_) => "H10",
        Task::DrawLine(_) => "H11",
        Task::EvadeDraw(_) => "H18",
        Task::DrawCube | Task::Find => "H20",
        _ => "H24",
    }
}

/// The rule of what is to be decided now.
fn task_rule(position: &Hegemony) -> &'static str {
    match position.task() {
        Task::ChoosePlanet => "H10",
        Task::Keep(_) => "H20",
        Task::Lose(_) if position.is_searching() => "H20",
        Task::TurnDown(_) => "H23",
        Task::Discard => "H22",
        Task::Decide(_)
        | Task::Text(..)
        | Task::Gain(_)
        | Task::Lose(_)
        | Task::GainLowest(_)
        | Task::LoseHighest(_) => "H14",
        _ => "H24",
    }
}

fn planet_refused(position: &Hegemony, planet: Planet, lang: Lang) -> Why {
    if position.task() == Task::ChoosePlanet {
        let face_up: Vec<String> = position
            .face_up_planets()
            .map(|planet| planet.name(lang).to_owned())
            .collect();
        let face_up = texts::either(&face_up, lang);
        return (
            "H10",
            texts::planet_not_face_up(lang, planet.name(lang), &face_up),
        );
    }
    // A planet is searched from its choice to the end of the round.
    let chosen = position.planet().unwrap_or(planet);
    not_now(
        position,
        "H10",
        &texts::planet_chosen(lang, chosen.name(lang)),
        lang,
    )
}

/// Whether more points of an ability are offered than there are.
fn beyond_means(position: &Hegemony, payment: Payment, lang: Lang) -> Option<String> {
    let over = Ability::ALL
        .iter()
        .find(|ability| payment[ability.index()] > position.points(**ability))?;
    let points = texts::points_of_ability(position.points(*over), *over, lang);
    Some(texts::have_only(lang, &points))
}

fn engage_refused(position: &Hegemony, place: usize, payment: Payment, lang: Lang) -> Why {
    if position.strength_at(place) == 0 {
        let card = texts::name_at(position, place, lang);
        return ("H16", texts::strength_zero(lang, card));
    }
    let (icon, due) = (position.icon_at(place), position.due_at(place));
    let ability = wording::ability_name(icon, lang);
    let rates = position.stand_in_rates();
    let worth = |ability: Ability, points: u8| match rates[ability.index()] {
        _ if ability == icon => points,
        0 => 0,
        rate => points / rate,
    };
    let sum = |points: &dyn Fn(Ability) -> u8| -> u8 {
        let each = Ability::ALL.iter().map(|&one| worth(one, points(one)));
        each.fold(0, u8::saturating_add)
    };
    let have = sum(&|ability| position.points(ability));
    if have < due {
        let missing = wording::points(due - have, lang);
        return ("H16", texts::cannot_be_paid(lang, due, &ability, &missing));
    }
    if let Some(why) = beyond_means(position, payment, lang) {
        return ("H16", why);
    }
    if due == 0 {
        return ("H17", texts::engaging_is_free(lang));
    }
    for &other in &icon.others() {
        let points = payment[other.index()];
        match rates[other.index()] {
            0 if points > 0 => {
                return (
                    "H16",
                    texts::must_pay_with(lang, &wording::ability_genitive(icon, lang)),
                );
            }
            2 if points % 2 == 1 => {
                return (
                    "H16",
                    texts::in_pairs(lang, &wording::ability_genitive(other, lang)),
                );
            }
            _ => {}
        }
    }
    let pays = sum(&|ability| payment[ability.index()]);
    ("H16", texts::wrong_sum(lang, pays, due, &ability))
}

fn evade_refused(position: &Hegemony, place: usize, payment: Payment, lang: Lang) -> Why {
    if position.committed && position.can_engage(place) {
        return ("H17", texts::committed(lang));
    }
    if let Some(why) = beyond_means(position, payment, lang) {
        return ("H18", why);
    }
    let all: u8 = Ability::ALL.iter().map(|&a| position.points(a)).sum();
    match position.evade_price().min(all) {
        0 => ("H18", texts::evade_is_free(lang)),
        price => (
            "H18",
            texts::evade_costs(lang, &wording::points(price, lang)),
        ),
    }
}

fn not_owned(position: &Hegemony, die: Die, lang: Lang) -> String {
    let dice: Vec<String> = position
        .owned()
        .map(|die| wording::die_name(die, lang))
        .collect();
    texts::die_not_owned(
        lang,
        &wording::die_name(die, lang),
        &texts::list(&dice, lang),
    )
}

fn use_refused(position: &Hegemony, die: Die, word: PowerWord, lang: Lang) -> Why {
    let name = wording::die_name(die, lang);
    let find = |face: u8| {
        let mut uses = powers(die, face).iter().copied();
        uses.find(|power| power.word() == word.word())
    };
    let face = match position.task() {
        Task::Borrowed(borrowed, face) if borrowed == die => face,
        Task::Borrowed(borrowed, _) => {
            return (
                "H24",
                texts::use_borrowed(lang, &wording::die_name(borrowed, lang)),
            );
        }
        Task::BeforeLine
        | Task::Decide(_)
        | Task::Evading(_)
        | Task::Searching
        | Task::BeforeFind => {
            let Some(face) = position.face(die) else {
                return ("H23", not_owned(position, die, lang));
            };
            if position.is_die_used() {
                return ("H23", texts::die_already_used(lang));
            }
            face
        }
        _ => return not_now(position, "H23", &texts::no_die_now(lang), lang),
    };
    let Some(power) = find(face) else {
        let text = wording::face(die, face, lang);
        return ("H24", texts::no_such_power(lang, &name, face, &text));
    };
    power_refused(position, &name, face, power, lang)
}

/// Why a face cannot do what it says.
fn power_refused(position: &Hegemony, die: &str, face: u8, power: Power, lang: Lang) -> Why {
    let task = match position.task() {
        // It is used for the card that is met.
        Task::Borrowed(..) => position
            .agenda
            .tasks()
            .iter()
            .rev()
            .copied()
            .find(|task| matches!(task, Task::Decide(_)))
            .unwrap_or(Task::Nothing),
        task => task,
    };
    let met = match task {
        Task::Decide(place) => Some(usize::from(place)),
        _ => None,
    };
    let searching = task == Task::Searching;
    let evading = matches!(task, Task::Evading(_));
    let only = |when: String| ("H24", texts::only_when(lang, die, face, &when));
    match power {
        Power::Boost { .. } | Power::BoostAndTune { .. } | Power::Borrow { .. } => match met {
            None => only(texts::when_engaging(lang)),
            Some(place) if position.strength_at(place) == 0 => (
                "H16",
                texts::strength_zero(lang, texts::name_at(position, place, lang)),
            ),
            Some(place) if position.due_at(place) == 0 => ("H17", texts::nothing_due(lang)),
            Some(place) => {
                let ability = wording::ability_name(position.icon_at(place), lang);
                ("H24", texts::other_icon(lang, die, face, &ability))
            }
        },
        Power::Tune { .. } if met.is_some() || searching => ("H24", texts::no_system_die(lang)),
        Power::Clear { .. } if evading => ("H24", texts::no_whites(lang)),
        Power::Remove { .. } | Power::Take | Power::Probe if evading => {
            ("H24", texts::bag_empty(lang))
        }
        Power::Extra { .. } | Power::Pair if searching => ("H24", texts::bag_empty(lang)),
        Power::Exchange if met.is_some() || searching => ("H24", texts::no_weapon_found(lang)),
        Power::Understand if met.is_some() || searching => ("H24", texts::all_understood(lang)),
        Power::Recover { .. } if searching => ("H24", texts::no_evaded_icon(lang)),
        Power::Clear { .. } | Power::Remove { .. } | Power::Take | Power::Probe => {
            only(texts::when_evading(lang))
        }
        Power::Extra { .. } | Power::Pair | Power::Recover { .. } => {
            only(texts::when_searching(lang))
        }
        Power::Tune { .. } | Power::Exchange | Power::Understand => {
            only(texts::when_meeting_or_searching(lang))
        }
        Power::Trade => only(texts::when_planet_guard(lang)),
        Power::Reroll { when } => only(match when {
            RerollTime::Search => texts::when_searching(lang),
            RerollTime::EngagingAgent => texts::when_agent(lang),
            RerollTime::EngagingPlanetGuard => texts::when_planet_guard(lang),
        }),
        Power::Sift => only(texts::when_drawing_line(lang)),
        Power::Claim => only(texts::when_yellow(lang)),
    }
}

fn play_refused(position: &Hegemony, card: Encounter, lang: Lang) -> Why {
    let name = card.name(lang);
    if !position.hand().any(|held| held == card) {
        return ("H22", texts::not_in_hand(lang, name));
    }
    let task = position.task();
    if !matches!(task, Task::Decide(_) | Task::Evading(_) | Task::Searching) {
        return not_now(position, "H22", &texts::no_card_now(lang), lang);
    }
    let text = texts::hand_text(card, position.card_set(), lang);
    let time = card.card(position.card_set()).hand.map(|hand| hand.time);
    let in_time = match task {
        Task::Decide(place) if time == Some(Time::Engage) => {
            if position.strength_at(place.into()) == 0 {
                let met = texts::name_at(position, place.into(), lang);
                return ("H16", texts::strength_zero(lang, met));
            }
            if position.due_at(place.into()) == 0 {
                return ("H17", texts::nothing_due(lang));
            }
            true
        }
        Task::Decide(_) => time == Some(Time::Any),
        Task::Evading(_) if time == Some(Time::Any) => position.card_set().has_rulings(),
        Task::Evading(_) => time == Some(Time::Evade),
        _ => matches!(time, Some(Time::Search | Time::Any)),
    };
    if in_time {
        ("H22", texts::does_nothing(lang, name, &text))
    } else {
        ("H22", texts::wrong_time(lang, name, &text))
    }
}

fn maximum(position: &Hegemony, ability: Ability, lang: Lang) -> String {
    let name = wording::ability_name(ability, lang);
    texts::at_most(lang, &name, position.most(ability))
}

fn raise_refused(position: &Hegemony, cube: Cube, lang: Lang) -> Why {
    let barred = position.holds(Lasting::NoRaising);
    match cube.ability() {
        Some(ability) if !barred => ("H20", maximum(position, ability, lang)),
        _ => ("H20", texts::raises_nothing(lang)),
    }
}

fn is_found(position: &Hegemony, weapon: Weapon) -> bool {
    position.found().any(|found| found.weapon == weapon)
}

fn fit_refused(position: &Hegemony, cube: Cube, weapon: Weapon, lang: Lang) -> Why {
    let name = weapon.name(lang);
    let Some(found) = position.found().find(|found| found.weapon == weapon) else {
        return ("H20", texts::not_found(lang, name));
    };
    if found.is_understood() {
        return ("H21", texts::already_understood(lang, name));
    }
    let colour = wording::cube_name(cube, lang);
    let needs = texts::still_needed(&found, lang);
    ("H20", texts::not_needed(lang, name, &colour, &needs))
}
