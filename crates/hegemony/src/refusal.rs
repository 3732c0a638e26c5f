//! Why an action is not possible now, with the rule that forbids it and what to do instead.

use starboard_kernel::{Game, Lang, Refusal, Turn, texts};

use crate::action::Payment;
use crate::cards::wording;
use crate::cards::{Lasting, Time};
use crate::dice::{Power, PowerWord, RerollTime, powers};
use crate::{
    Ability, Action, Cube, Die, Encounter, End, Hegemony, Planet, Task, Weapon, texts as words,
};

texts! {
    game_over() { en: "the game is over", pl: "gra skończona" }
    drawing() { en: "chance decides first", pl: "najpierw rozstrzyga los" }
    /// What is wrong, and what is to be done.
    instead(why: &str, prompt: &str) { en: "{why}. {prompt}", pl: "{why}. {prompt}" }

    // Planets and the line.
    planet_chosen(planet: &str) { en: "the planet of this round is already chosen: {planet}", pl: "planeta tej rundy jest już wybrana: {planet}" }
    planet_not_face_up(planet: &str, face_up: &str) { en: "{planet} is not face up; choose {face_up}", pl: "{planet}: ta planeta nie jest odkryta; do wyboru: {face_up}" }
    nothing_to_draw() { en: "there is nothing to draw now", pl: "teraz niczego się nie losuje" }
    no_cubes_left() { en: "no cube is left to draw in this search; finish it", pl: "w tych poszukiwaniach nie ma już znaczników do wylosowania; zakończ je" }
    cubes_left(cubes: &str) { en: "the search goes on: {cubes} left to draw", pl: "poszukiwania trwają, do wylosowania: {cubes}" }
    not_searching() { en: "only a search can be finished", pl: "zakończyć można tylko poszukiwania" }
    no_placing() { en: "the line is not being chosen now", pl: "teraz nie wybiera się kart do rzędu" }
    not_sifted(card: &str) { en: "{card} is not among the cards to choose from", pl: "{card}: tej karty nie ma wśród kart do wyboru" }

    // Engaging and evading.
    nobody_met() { en: "there is no card to engage or evade now", pl: "teraz nie ma karty do starcia ani uniku" }
    strength_zero(card: &str) { en: "the strength of {card} is zero, so it must be evaded", pl: "{card}: siła wynosi zero, więc konieczny jest unik" }
    cannot_be_paid(due: u8, ability: &str, missing: &str) { en: "{due} against {ability} cannot be paid: {missing} missing; evade, or use a die or a card of your hand first", pl: "nie da się zapłacić {due}, {ability}: brakuje: {missing}; zrób unik albo użyj najpierw kości lub karty z ręki" }
    have_only(points: &str) { en: "you have only {points}", pl: "masz tylko {points}" }
    wrong_sum(pays: u8, due: u8, ability: &str) { en: "this pays {pays}, but exactly {due} is due with {ability}", pl: "to daje {pays}, a trzeba zapłacić dokładnie {due}, {ability}" }
    in_pairs(ability: &str) { en: "two points of {ability} stand for one, so only even numbers of them count", pl: "dwa punkty {ability} zastępują jeden, więc liczy się tylko parzysta liczba" }
    no_stand_in(ability: &str) { en: "no ability stands for another here: pay with {ability}", pl: "tu żadna zdolność nie zastępuje innej: płaci się punktami {ability}" }
    engaging_is_free() { en: "nothing is left to pay: engage free", pl: "nie ma już nic do zapłacenia: starcie jest za darmo" }
    committed() { en: "a die or a hand card was used for engaging, and the card can be paid: engage it", pl: "użyto kości lub karty z ręki do starcia, a kartę da się opłacić: stań do starcia" }
    evade_costs(points: &str) { en: "evading costs exactly {points}", pl: "unik kosztuje dokładnie {points}" }
    evade_is_free() { en: "evading is free here", pl: "unik jest tu za darmo" }

    // Dice.
    no_die_now() { en: "no die can be used now", pl: "teraz nie można użyć kości" }
    die_not_owned(die: &str, dice: &str) { en: "{die} is not one of your dice: {dice}", pl: "{die}: nie masz takiej kości, masz: {dice}" }
    die_used() { en: "a die has already been used this round, and only one may be", pl: "w tej rundzie użyto już kości, a wolno tylko jednej" }
    no_such_power(die: &str, face: u8, text: &str) { en: "{die} shows {face}, which cannot do that: {text}", pl: "{die} pokazuje {face}, a to daje co innego: {text}" }
    use_borrowed(die: &str) { en: "the borrowed die is to be used now: {die}", pl: "teraz używa się pożyczonej kości: {die}" }
    only_when(die: &str, face: u8, when: &str) { en: "{die} on face {face} is used {when}", pl: "{die}, ścianka {face}: używa się {when}" }
    when_engaging() { en: "when a card is to be engaged", pl: "przy starciu" }
    when_evading() { en: "in an evade, before cubes are drawn", pl: "przy uniku, przed losowaniem znaczników" }
    when_searching() { en: "in the search", pl: "w poszukiwaniach" }
    when_meeting_or_searching() { en: "when a card is to be engaged or evaded, or in the search", pl: "gdy trzeba wybrać starcie lub unik, albo w poszukiwaniach" }
    when_drawing_line() { en: "before the line is drawn", pl: "przed dobraniem rzędu" }
    when_yellow() { en: "when a yellow cube is drawn in the search", pl: "po wylosowaniu żółtego znacznika w poszukiwaniach" }
    when_agent() { en: "when engaging an Agent that can be paid", pl: "przy starciu z kartą Agenta, którą da się opłacić" }
    when_planet_guard() { en: "when engaging a Guardforce with a Planet Icon that can be paid", pl: "przy starciu z kartą Straży z ikoną planety, którą da się opłacić" }
    nothing_due() { en: "nothing is left to pay for this card", pl: "za tę kartę nie trzeba już nic płacić" }
    other_icon(die: &str, face: u8, ability: &str) { en: "{die} on face {face} does not help against {ability}", pl: "{die}, ścianka {face}: nie pomaga, gdy ikoną jest {ability}" }
    no_system_die() { en: "you have no system die below face 6", pl: "nie masz kości systemów poniżej ścianki 6" }
    no_whites() { en: "no white cube is in the bag", pl: "w worku nie ma białych znaczników" }
    bag_empty() { en: "the bag has no cubes for that", pl: "w worku nie ma na to znaczników" }
    no_weapon_found() { en: "no Super Weapon is found yet", pl: "nie ma jeszcze znalezionej superbroni" }
    all_understood() { en: "no found Super Weapon is left to understand", pl: "nie ma znalezionej superbroni, która nie byłaby poznana" }
    no_evaded_icon() { en: "no evaded card has a Planet Icon", pl: "żadna uniknięta karta nie ma ikony planety" }
    no_turn_now() { en: "no die is to be turned now", pl: "teraz nie obraca się kości" }
    face_not_lower(die: &str, face: u8) { en: "{die} shows {face} and must be turned to a lower face", pl: "{die} pokazuje {face}: tę kość trzeba obrócić na niższą ściankę" }
    no_reroll_now() { en: "no die is to be rolled again now", pl: "teraz nie rzuca się kością ponownie" }
    no_trade_now() { en: "no die is to be swapped now", pl: "teraz nie zamienia się kości" }
    already_owned(die: &str) { en: "{die} is yours already", pl: "{die}: tę kość już masz" }

    // The hand and the texts of cards.
    not_in_hand(card: &str) { en: "{card} is not in your hand", pl: "{card}: tej karty nie masz na ręce" }
    no_card_now() { en: "no card of the hand can be played now", pl: "teraz nie można zagrać karty z ręki" }
    wrong_time(card: &str, text: &str) { en: "{card} cannot be played now. {text}", pl: "{card}: tej karty nie można teraz zagrać. {text}" }
    does_nothing(card: &str, text: &str) { en: "{card} would do nothing now. {text}", pl: "{card}: ta karta nic by teraz nie dała. {text}" }
    no_discard_now() { en: "no card is to be discarded now", pl: "teraz nie odrzuca się karty" }
    no_choice_now() { en: "no card offers a choice now", pl: "żadna karta nie daje teraz wyboru" }
    no_gain_now() { en: "no point is to be gained now", pl: "teraz nie zyskuje się punktu" }
    no_loss_now() { en: "no point is to be lost now", pl: "teraz nie traci się punktu" }
    at_most(ability: &str, most: u8) { en: "{ability} is at its maximum of {most}", pl: "{ability}: osiągnięto maksimum, {most}" }
    at_zero(ability: &str) { en: "{ability} is at zero", pl: "{ability}: nie ma już punktów" }
    no_taking_now() { en: "no cube is to be taken from the bag now", pl: "teraz nie bierze się znacznika z worka" }
    not_in_bag(colour: &str) { en: "no {colour} cube is in the bag", pl: "w worku nie ma takiego znacznika: {colour}" }
    not_yellow() { en: "a yellow cube may not be taken", pl: "żółtego znacznika wziąć nie wolno" }

    // Cubes and Super Weapons.
    no_cube_waits() { en: "no cube waits to be used", pl: "żaden znacznik nie czeka na użycie" }
    no_raising() { en: "cubes raise no ability here; put it onto a Super Weapon", pl: "znaczniki nie podnoszą tu zdolności; połóż go na superbroni" }
    not_found(weapon: &str) { en: "{weapon} is not found yet", pl: "{weapon}: ta superbroń nie jest jeszcze znaleziona" }
    already_found(weapon: &str) { en: "{weapon} is already found", pl: "{weapon}: ta superbroń jest już znaleziona" }
    already_understood(weapon: &str) { en: "{weapon} is already understood", pl: "{weapon}: ta superbroń jest już poznana" }
    not_needed(weapon: &str, colour: &str, needs: &str) { en: "{weapon} needs no {colour} cube, only {needs}", pl: "{weapon}: {colour} znacznik nie jest potrzebny, brakuje: {needs}" }
    not_drawn(colour: &str) { en: "no {colour} cube is among the two that were drawn", pl: "wśród dwóch wylosowanych nie ma takiego znacznika: {colour}" }
    no_pair_now() { en: "no two cubes are drawn to choose from", pl: "nie wylosowano dwóch znaczników do wyboru" }
    no_understanding_now() { en: "no Super Weapon is to be understood now", pl: "teraz nie poznaje się superbroni" }
    no_exchange_now() { en: "no Super Weapon is to be swapped now", pl: "teraz nie zamienia się superbroni" }
    no_claim_now() { en: "no Super Weapon is to be chosen now", pl: "teraz nie wybiera się superbroni" }
}

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
        (Some(End::Victory), _) => return ("H25", game_over(lang)),
        (Some(End::Crippled | End::Exhausted), _) => return ("H26", game_over(lang)),
        (None, Turn::Player(_)) => {}
        (None, _) => return not_now(position, chance_rule(position), &drawing(lang), lang),
    }
    let task = position.task();
    match action {
        Action::Planet(planet) => planet_refused(position, planet, lang),
        Action::Draw => match task {
            Task::Searching => ("H20", no_cubes_left(lang)),
            _ => not_now(position, task_rule(position), &nothing_to_draw(lang), lang),
        },
        Action::Finish => match task {
            Task::Searching => {
                let left = position.cubes().unsigned_abs();
                ("H20", cubes_left(lang, &words::cubes(left, lang)))
            }
            _ => not_now(position, "H20", &not_searching(lang), lang),
        },
        Action::Place(card) => match task {
            Task::PlaceCard => ("H24", not_sifted(lang, card.name(lang))),
            _ => not_now(position, "H24", &no_placing(lang), lang),
        },
        Action::Engage(payment) => match task {
            Task::Decide(place) => engage_refused(position, place.into(), payment, lang),
            _ => not_now(position, "H14", &nobody_met(lang), lang),
        },
        Action::Evade(payment) => match task {
            Task::Decide(place) => evade_refused(position, place.into(), payment, lang),
            _ => not_now(position, "H14", &nobody_met(lang), lang),
        },
        Action::Use { die, power } => use_refused(position, die, power, lang),
        Action::Play(card) => play_refused(position, card, lang),
        // Where there is a choice both are possible.
        Action::Choose(_) => not_now(position, "H14", &no_choice_now(lang), lang),
        Action::Raise => match task {
            Task::Keep(cube) => raise_refused(position, cube, lang),
            _ => not_now(position, "H20", &no_cube_waits(lang), lang),
        },
        Action::Fit(weapon) => match task {
            Task::Keep(cube) => fit_refused(position, cube, weapon, lang),
            _ => not_now(position, "H20", &no_cube_waits(lang), lang),
        },
        Action::Gain(ability) => match task {
            Task::Gain(_) => ("H1", maximum(position, ability, lang)),
            _ => not_now(position, "H14", &no_gain_now(lang), lang),
        },
        Action::Lose(ability) => {
            let rule = if position.is_searching() {
                "H20"
            } else {
                "H14"
            };
            match task {
                Task::Lose(_) => (rule, at_zero(lang, &wording::ability_name(ability, lang))),
                _ => not_now(position, rule, &no_loss_now(lang), lang),
            }
        }
        Action::Take(cube) => match task {
            Task::Take { .. } if position.bag()[cube.index()] == 0 => {
                ("H24", not_in_bag(lang, &wording::cube_name(cube, lang)))
            }
            Task::Take { .. } => ("H24", not_yellow(lang)),
            _ => not_now(position, "H24", &no_taking_now(lang), lang),
        },
        Action::Keep(cube) => match task {
            Task::PairKeep(..) => ("H24", not_drawn(lang, &wording::cube_name(cube, lang))),
            _ => not_now(position, "H24", &no_pair_now(lang), lang),
        },
        Action::Discard(card) => match task {
            Task::Discard => ("H22", not_in_hand(lang, card.name(lang))),
            _ => not_now(position, "H22", &no_discard_now(lang), lang),
        },
        Action::TurnUp(die) => match task {
            // Where there is a choice every die of the captain's can be turned up.
            Task::TurnUp { .. } => ("H23", not_owned(position, die, lang)),
            _ => not_now(position, "H24", &no_turn_now(lang), lang),
        },
        Action::TurnTo(_) => match task {
            Task::TurnDown(die) => {
                let face = position.face(die).unwrap_or(1);
                (
                    "H23",
                    face_not_lower(lang, &wording::die_name(die, lang), face),
                )
            }
            _ => not_now(position, "H23", &no_turn_now(lang), lang),
        },
        Action::Reroll(die) => match task {
            Task::Reroll => ("H23", not_owned(position, die, lang)),
            _ => not_now(position, "H24", &no_reroll_now(lang), lang),
        },
        Action::Trade { out, into } => match task {
            Task::Trade if position.face(out).is_none() => ("H24", not_owned(position, out, lang)),
            Task::Trade => ("H24", already_owned(lang, &wording::die_name(into, lang))),
            _ => not_now(position, "H24", &no_trade_now(lang), lang),
        },
        Action::Understand(weapon) => match task {
            Task::Understand if is_found(position, weapon) => {
                ("H21", already_understood(lang, weapon.name(lang)))
            }
            Task::Understand => ("H24", not_found(lang, weapon.name(lang))),
            _ => not_now(position, "H21", &no_understanding_now(lang), lang),
        },
        Action::Exchange { out, into } => match task {
            Task::Exchange if !is_found(position, out) => ("H24", not_found(lang, out.name(lang))),
            Task::Exchange => ("H24", already_found(lang, into.name(lang))),
            _ => not_now(position, "H24", &no_exchange_now(lang), lang),
        },
        Action::Claim(weapon) => match task {
            Task::Claim => ("H24", already_found(lang, weapon.name(lang))),
            _ => not_now(position, "H24", &no_claim_now(lang), lang),
        },
    }
}

/// It is the wrong moment: what is to be done instead is said by the prompt.
fn not_now(position: &Hegemony, rule: &'static str, why: &str, lang: Lang) -> Why {
    (rule, instead(lang, why, &words::prompt(position, lang)))
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
        Task::Decide(_) | Task::Text(..) | Task::Gain(_) | Task::Lose(_) => "H14",
        _ => "H24",
    }
}

fn planet_refused(position: &Hegemony, planet: Planet, lang: Lang) -> Why {
    if position.task() == Task::ChoosePlanet {
        let face_up: Vec<String> = position
            .face_up_planets()
            .map(|planet| planet.name(lang).to_owned())
            .collect();
        let face_up = words::either(&face_up, lang);
        return ("H10", planet_not_face_up(lang, planet.name(lang), &face_up));
    }
    // A planet is searched from its choice to the end of the round.
    let chosen = position.planet().unwrap_or(planet);
    not_now(
        position,
        "H10",
        &planet_chosen(lang, chosen.name(lang)),
        lang,
    )
}

/// Whether more points of an ability are offered than there are.
fn beyond_means(position: &Hegemony, payment: Payment, lang: Lang) -> Option<String> {
    let over = Ability::ALL
        .iter()
        .find(|ability| payment[ability.index()] > position.points(**ability))?;
    let points = words::points_of_ability(position.points(*over), *over, lang);
    Some(have_only(lang, &points))
}

fn engage_refused(position: &Hegemony, place: usize, payment: Payment, lang: Lang) -> Why {
    if position.strength_at(place) == 0 {
        let card = words::name_at(position, place, lang);
        return ("H16", strength_zero(lang, card));
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
        return ("H16", cannot_be_paid(lang, due, &ability, &missing));
    }
    if let Some(why) = beyond_means(position, payment, lang) {
        return ("H16", why);
    }
    if due == 0 {
        return ("H17", engaging_is_free(lang));
    }
    for &other in &icon.others() {
        let points = payment[other.index()];
        match rates[other.index()] {
            0 if points > 0 => {
                return ("H16", no_stand_in(lang, &words::of_ability(icon, lang)));
            }
            2 if points % 2 == 1 => {
                return ("H16", in_pairs(lang, &words::of_ability(other, lang)));
            }
            _ => {}
        }
    }
    let pays = sum(&|ability| payment[ability.index()]);
    ("H16", wrong_sum(lang, pays, due, &ability))
}

fn evade_refused(position: &Hegemony, place: usize, payment: Payment, lang: Lang) -> Why {
    if position.committed && position.can_engage(place) {
        return ("H17", committed(lang));
    }
    if let Some(why) = beyond_means(position, payment, lang) {
        return ("H18", why);
    }
    let all: u8 = Ability::ALL.iter().map(|&a| position.points(a)).sum();
    match position.evade_price().min(all) {
        0 => ("H18", evade_is_free(lang)),
        price => ("H18", evade_costs(lang, &wording::points(price, lang))),
    }
}

fn not_owned(position: &Hegemony, die: Die, lang: Lang) -> String {
    let dice: Vec<String> = position
        .owned()
        .map(|die| wording::die_name(die, lang))
        .collect();
    die_not_owned(
        lang,
        &wording::die_name(die, lang),
        &words::list(&dice, lang),
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
                use_borrowed(lang, &wording::die_name(borrowed, lang)),
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
                return ("H23", die_used(lang));
            }
            face
        }
        _ => return not_now(position, "H23", &no_die_now(lang), lang),
    };
    let Some(power) = find(face) else {
        let text = wording::face(die, face, lang);
        return ("H24", no_such_power(lang, &name, face, &text));
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
    let only = |when: String| ("H24", only_when(lang, die, face, &when));
    match power {
        Power::Boost { .. } | Power::BoostAndTune { .. } | Power::Borrow { .. } => match met {
            None => only(when_engaging(lang)),
            Some(place) if position.strength_at(place) == 0 => (
                "H16",
                strength_zero(lang, words::name_at(position, place, lang)),
            ),
            Some(place) if position.due_at(place) == 0 => ("H17", nothing_due(lang)),
            Some(place) => {
                let ability = wording::ability_name(position.icon_at(place), lang);
                ("H24", other_icon(lang, die, face, &ability))
            }
        },
        Power::Tune { .. } if met.is_some() || searching => ("H24", no_system_die(lang)),
        Power::Clear { .. } if evading => ("H24", no_whites(lang)),
        Power::Remove { .. } | Power::Take | Power::Probe if evading => ("H24", bag_empty(lang)),
        Power::Extra { .. } | Power::Pair if searching => ("H24", bag_empty(lang)),
        Power::Exchange if met.is_some() || searching => ("H24", no_weapon_found(lang)),
        Power::Understand if met.is_some() || searching => ("H24", all_understood(lang)),
        Power::Recover { .. } if searching => ("H24", no_evaded_icon(lang)),
        Power::Clear { .. } | Power::Remove { .. } | Power::Take | Power::Probe => {
            only(when_evading(lang))
        }
        Power::Extra { .. } | Power::Pair | Power::Recover { .. } => only(when_searching(lang)),
        Power::Tune { .. } | Power::Exchange | Power::Understand => {
            only(when_meeting_or_searching(lang))
        }
        Power::Trade => only(when_planet_guard(lang)),
        Power::Reroll { when } => only(match when {
            RerollTime::Search => when_searching(lang),
            RerollTime::EngagingAgent => when_agent(lang),
            RerollTime::EngagingPlanetGuard => when_planet_guard(lang),
        }),
        Power::Sift => only(when_drawing_line(lang)),
        Power::Claim => only(when_yellow(lang)),
    }
}

fn play_refused(position: &Hegemony, card: Encounter, lang: Lang) -> Why {
    let name = card.name(lang);
    if !position.hand().any(|held| held == card) {
        return ("H22", not_in_hand(lang, name));
    }
    let task = position.task();
    if !matches!(task, Task::Decide(_) | Task::Evading(_) | Task::Searching) {
        return not_now(position, "H22", &no_card_now(lang), lang);
    }
    let text = words::hand_text(card, lang);
    let time = card.card().hand.map(|hand| hand.time);
    let in_time = match task {
        Task::Decide(place) if time == Some(Time::Engage) => {
            if position.strength_at(place.into()) == 0 {
                let met = words::name_at(position, place.into(), lang);
                return ("H16", strength_zero(lang, met));
            }
            if position.due_at(place.into()) == 0 {
                return ("H17", nothing_due(lang));
            }
            true
        }
        Task::Decide(_) => time == Some(Time::Any),
        Task::Evading(_) => time == Some(Time::Evade),
        _ => matches!(time, Some(Time::Search | Time::Any)),
    };
    if in_time {
        ("H22", does_nothing(lang, name, &text))
    } else {
        ("H22", wrong_time(lang, name, &text))
    }
}

fn maximum(position: &Hegemony, ability: Ability, lang: Lang) -> String {
    let name = wording::ability_name(ability, lang);
    at_most(lang, &name, position.most(ability))
}

fn raise_refused(position: &Hegemony, cube: Cube, lang: Lang) -> Why {
    let barred = position.holds(Lasting::NoRaising);
    match cube.ability() {
        Some(ability) if !barred => ("H20", maximum(position, ability, lang)),
        _ => ("H20", no_raising(lang)),
    }
}

fn is_found(position: &Hegemony, weapon: Weapon) -> bool {
    position.found().any(|found| found.weapon == weapon)
}

fn fit_refused(position: &Hegemony, cube: Cube, weapon: Weapon, lang: Lang) -> Why {
    let name = weapon.name(lang);
    let Some(found) = position.found().find(|found| found.weapon == weapon) else {
        return ("H20", not_found(lang, name));
    };
    if found.is_understood() {
        return ("H21", already_understood(lang, name));
    }
    let colour = wording::cube_name(cube, lang);
    let needs = words::still_needed(&found, lang);
    ("H20", not_needed(lang, name, &colour, &needs))
}
