//! Why an action is not possible now, with the rule that forbids it and what to do instead.

use starboard_kernel::{Game, Lang, Turn, WhyNot, Wording};

use crate::action::Payment;
use crate::cards::wording;
use crate::cards::{Lasting, Time};
use crate::dice::{Power, PowerWord, RerollTime, powers};
use crate::{
    Ability, Action, Cube, Die, Encounter, End, FoundWeapon, Hegemony, Planet, Task, Weapon, texts,
};

/// The rule and what it has against the action.
type Why = (&'static str, Obstacle);

pub(crate) fn rule_against(position: &Hegemony, action: Action) -> &'static str {
    reason(position, action).0
}

pub(crate) fn why_not(position: &Hegemony, action: Action, lang: Lang) -> WhyNot {
    let (rule, obstacle) = reason(position, action);
    let text = obstacle.text(position, lang);
    WhyNot { rule, text }
}

/// What keeps an action from being possible: facts, in no language.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Obstacle {
    /// It is the wrong moment; the prompt says what is to be done instead.
    NotNow(Moment),
    GameOver,
    NoCubesLeft,
    NotYellow,
    EngagingIsFree,
    Committed,
    EvadeIsFree,
    DieAlreadyUsed,
    NothingDue,
    NoSystemDie,
    NoWhites,
    BagEmpty,
    NoWeaponFound,
    AllUnderstood,
    NoEvadedIcon,
    RaisesNothing,
    NotSifted(Encounter),
    SearchGoesOn(u8),
    PlanetNotFaceUp(Planet),
    HaveOnly(Ability, u8),
    AtMost(Ability, u8),
    NotLowest(Ability),
    NotHighest(Ability),
    AtZero(Ability),
    NotInBag(Cube),
    NotDrawn(Cube),
    NotInHand(Encounter),
    DoesNothing(Encounter),
    WrongTime(Encounter),
    DieNotOwned(Die),
    AlreadyOwned(Die),
    FaceNotLower(Die, u8),
    UseBorrowed(Die),
    NoSuchPower(Die, u8),
    OnlyWhen(Die, u8, When),
    OtherIcon {
        die: Die,
        face: u8,
        icon: Ability,
    },
    /// The card at this place of the line.
    StrengthZero(usize),
    CannotBePaid {
        icon: Ability,
        due: u8,
        missing: u8,
    },
    WrongSum {
        icon: Ability,
        pays: u8,
        due: u8,
    },
    MustPayWith(Ability),
    InPairs(Ability),
    EvadeCosts(u8),
    AlreadyUnderstood(Weapon),
    NotFound(Weapon),
    AlreadyFound(Weapon),
    NotNeeded(FoundWeapon, Cube),
}

/// What is missing at the moment.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moment {
    Drawing,
    NothingToDraw,
    NotSearching,
    NoPlacing,
    NobodyMet,
    NoChoiceNow,
    NoCubeWaits,
    NoGainNow,
    NoLossNow,
    NoTakingNow,
    NoPairNow,
    NoDiscardNow,
    NoTurnNow,
    NoRerollNow,
    NoTradeNow,
    NoUnderstandingNow,
    NoExchangeNow,
    NoClaimNow,
    PlanetChosen(Planet),
    NoDieNow,
    NoCardNow,
}

/// When a face of a die can be used.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum When {
    Engaging,
    Evading,
    Searching,
    MeetingOrSearching,
    PlanetGuard,
    Agent,
    DrawingLine,
    Yellow,
}

impl Obstacle {
    fn text(self, position: &Hegemony, lang: Lang) -> String {
        match self {
            Obstacle::NotNow(moment) => {
                texts::instead(lang, &moment.text(lang), &position.prompt(lang))
            }
            Obstacle::GameOver => texts::game_over(lang),
            Obstacle::NoCubesLeft => texts::no_cubes_left(lang),
            Obstacle::NotYellow => texts::not_yellow(lang),
            Obstacle::EngagingIsFree => texts::engaging_is_free(lang),
            Obstacle::Committed => texts::committed(lang),
            Obstacle::EvadeIsFree => texts::evade_is_free(lang),
            Obstacle::DieAlreadyUsed => texts::die_already_used(lang),
            Obstacle::NothingDue => texts::nothing_due(lang),
            Obstacle::NoSystemDie => texts::no_system_die(lang),
            Obstacle::NoWhites => texts::no_whites(lang),
            Obstacle::BagEmpty => texts::bag_empty(lang),
            Obstacle::NoWeaponFound => texts::no_weapon_found(lang),
            Obstacle::AllUnderstood => texts::all_understood(lang),
            Obstacle::NoEvadedIcon => texts::no_evaded_icon(lang),
            Obstacle::RaisesNothing => texts::raises_nothing(lang),
            Obstacle::NotSifted(card) => texts::not_sifted(lang, card.name(lang)),
            Obstacle::SearchGoesOn(cubes) => {
                texts::search_goes_on(lang, &texts::cubes(lang, cubes))
            }
            Obstacle::PlanetNotFaceUp(planet) => {
                let face_up: Vec<String> = position
                    .face_up_planets()
                    .map(|planet| planet.name(lang).to_owned())
                    .collect();
                texts::planet_not_face_up(lang, planet.name(lang), &texts::either(&face_up, lang))
            }
            Obstacle::HaveOnly(ability, points) => {
                texts::have_only(lang, &texts::points_of_ability(points, ability, lang))
            }
            Obstacle::AtMost(ability, most) => {
                texts::at_most(lang, &wording::ability_name(ability, lang), most)
            }
            Obstacle::NotLowest(ability) => {
                texts::not_lowest(lang, &wording::ability_name(ability, lang))
            }
            Obstacle::NotHighest(ability) => {
                texts::not_highest(lang, &wording::ability_name(ability, lang))
            }
            Obstacle::AtZero(ability) => {
                texts::at_zero(lang, &wording::ability_name(ability, lang))
            }
            Obstacle::NotInBag(cube) => texts::not_in_bag(lang, &wording::cube_name(cube, lang)),
            Obstacle::NotDrawn(cube) => texts::not_drawn(lang, &wording::cube_name(cube, lang)),
            Obstacle::NotInHand(card) => texts::not_in_hand(lang, card.name(lang)),
            Obstacle::DoesNothing(card) => {
                let text = texts::hand_text(card, position.card_set(), lang);
                texts::does_nothing(lang, card.name(lang), &text)
            }
            Obstacle::WrongTime(card) => {
                let text = texts::hand_text(card, position.card_set(), lang);
                texts::wrong_time(lang, card.name(lang), &text)
            }
            Obstacle::DieNotOwned(die) => {
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
            Obstacle::AlreadyOwned(die) => {
                texts::already_owned(lang, &wording::die_name(die, lang))
            }
            Obstacle::FaceNotLower(die, face) => {
                texts::face_not_lower(lang, &wording::die_name(die, lang), face)
            }
            Obstacle::UseBorrowed(die) => texts::use_borrowed(lang, &wording::die_name(die, lang)),
            Obstacle::NoSuchPower(die, face) => {
                let text = wording::face(die, face, lang);
                texts::no_such_power(lang, &wording::die_name(die, lang), face, &text)
            }
            Obstacle::OnlyWhen(die, face, when) => {
                texts::only_when(lang, &wording::die_name(die, lang), face, &when.text(lang))
            }
            Obstacle::OtherIcon { die, face, icon } => texts::other_icon(
                lang,
                &wording::die_name(die, lang),
                face,
                &wording::ability_name(icon, lang),
            ),
            Obstacle::StrengthZero(place) => {
                texts::strength_zero(lang, texts::name_at(position, place, lang))
            }
            Obstacle::CannotBePaid { icon, due, missing } => texts::cannot_be_paid(
                lang,
                due,
                &wording::ability_name(icon, lang),
                &wording::points(missing, lang),
            ),
            Obstacle::WrongSum { icon, pays, due } => {
                texts::wrong_sum(lang, pays, due, &wording::ability_name(icon, lang))
            }
            Obstacle::MustPayWith(icon) => {
                texts::must_pay_with(lang, &wording::ability_genitive(icon, lang))
            }
            Obstacle::InPairs(ability) => {
                texts::in_pairs(lang, &wording::ability_genitive(ability, lang))
            }
            Obstacle::EvadeCosts(points) => {
                texts::evade_costs(lang, &wording::points(points, lang))
            }
            Obstacle::AlreadyUnderstood(weapon) => {
                texts::already_understood(lang, weapon.name(lang))
            }
            Obstacle::NotFound(weapon) => texts::not_found(lang, weapon.name(lang)),
            Obstacle::AlreadyFound(weapon) => texts::already_found(lang, weapon.name(lang)),
            Obstacle::NotNeeded(found, cube) => texts::not_needed(
                lang,
                found.weapon.name(lang),
                &wording::cube_name(cube, lang),
                &texts::still_needed(&found, lang),
            ),
        }
    }
}

impl Moment {
    fn text(self, lang: Lang) -> String {
        match self {
            Moment::Drawing => texts::drawing(lang),
            Moment::NothingToDraw => texts::nothing_to_draw(lang),
            Moment::NotSearching => texts::not_searching(lang),
            Moment::NoPlacing => texts::no_placing(lang),
            Moment::NobodyMet => texts::nobody_met(lang),
            Moment::NoChoiceNow => texts::no_choice_now(lang),
            Moment::NoCubeWaits => texts::no_cube_waits(lang),
            Moment::NoGainNow => texts::no_gain_now(lang),
            Moment::NoLossNow => texts::no_loss_now(lang),
            Moment::NoTakingNow => texts::no_taking_now(lang),
            Moment::NoPairNow => texts::no_pair_now(lang),
            Moment::NoDiscardNow => texts::no_discard_now(lang),
            Moment::NoTurnNow => texts::no_turn_now(lang),
            Moment::NoRerollNow => texts::no_reroll_now(lang),
            Moment::NoTradeNow => texts::no_trade_now(lang),
            Moment::NoUnderstandingNow => texts::no_understanding_now(lang),
            Moment::NoExchangeNow => texts::no_exchange_now(lang),
            Moment::NoClaimNow => texts::no_claim_now(lang),
            Moment::PlanetChosen(planet) => texts::planet_chosen(lang, planet.name(lang)),
            Moment::NoDieNow => texts::no_die_now(lang),
            Moment::NoCardNow => texts::no_card_now(lang),
        }
    }
}

impl When {
    fn text(self, lang: Lang) -> String {
        match self {
            When::Engaging => texts::when_engaging(lang),
            When::Evading => texts::when_evading(lang),
            When::Searching => texts::when_searching(lang),
            When::MeetingOrSearching => texts::when_meeting_or_searching(lang),
            When::PlanetGuard => texts::when_planet_guard(lang),
            When::Agent => texts::when_agent(lang),
            When::DrawingLine => texts::when_drawing_line(lang),
            When::Yellow => texts::when_yellow(lang),
        }
    }
}

fn reason(position: &Hegemony, action: Action) -> Why {
    match (position.end(), position.turn()) {
        (Some(End::Victory), _) => return ("H25", Obstacle::GameOver),
        (Some(End::Crippled | End::Exhausted), _) => return ("H26", Obstacle::GameOver),
        (None, Turn::Player(_)) => {}
        (None, _) => return not_now(chance_rule(position), Moment::Drawing),
    }
    let task = position.task();
    match action {
        Action::Planet(planet) => planet_refused(position, planet),
        Action::Draw => match task {
            Task::Searching => ("H20", Obstacle::NoCubesLeft),
            _ => not_now(task_rule(position), Moment::NothingToDraw),
        },
        Action::Finish => match task {
            Task::Searching => (
                "H20",
                Obstacle::SearchGoesOn(position.cubes().unsigned_abs()),
            ),
            _ => not_now("H20", Moment::NotSearching),
        },
        Action::Place(card) => match task {
            Task::PlaceCard => ("H24", Obstacle::NotSifted(card)),
            _ => not_now("H24", Moment::NoPlacing),
        },
        Action::Engage(payment) => match task {
            Task::Decide(place) => engage_refused(position, place.into(), payment),
            _ => not_now("H14", Moment::NobodyMet),
        },
        Action::Evade(payment) => match task {
            Task::Decide(place) => evade_refused(position, place.into(), payment),
            _ => not_now("H14", Moment::NobodyMet),
        },
        Action::Use { die, power } => use_refused(position, die, power),
        Action::Play(card) => play_refused(position, card),
        // Where there is a choice both are possible.
        Action::Choose(_) => not_now("H14", Moment::NoChoiceNow),
        Action::Raise => match task {
            Task::Keep(cube) => raise_refused(position, cube),
            _ => not_now("H20", Moment::NoCubeWaits),
        },
        Action::Fit(weapon) => match task {
            Task::Keep(cube) => fit_refused(position, cube, weapon),
            _ => not_now("H20", Moment::NoCubeWaits),
        },
        Action::Gain(ability) => match task {
            Task::Gain(_) => ("H1", maximum(position, ability)),
            Task::GainLowest(_) if position.points(ability) < position.most(ability) => {
                ("H14", Obstacle::NotLowest(ability))
            }
            Task::GainLowest(_) => ("H1", maximum(position, ability)),
            _ => not_now("H14", Moment::NoGainNow),
        },
        Action::Lose(ability) => {
            let rule = if position.is_searching() {
                "H20"
            } else {
                "H14"
            };
            match task {
                Task::Lose(_) => (rule, Obstacle::AtZero(ability)),
                Task::LoseHighest(_) => (rule, Obstacle::NotHighest(ability)),
                _ => not_now(rule, Moment::NoLossNow),
            }
        }
        Action::Take(cube) => match task {
            Task::Take { .. } if position.bag()[cube.index()] == 0 => {
                ("H24", Obstacle::NotInBag(cube))
            }
            Task::Take { .. } => ("H24", Obstacle::NotYellow),
            _ => not_now("H24", Moment::NoTakingNow),
        },
        Action::Keep(cube) => match task {
            Task::PairKeep(..) => ("H24", Obstacle::NotDrawn(cube)),
            _ => not_now("H24", Moment::NoPairNow),
        },
        Action::Discard(card) => match task {
            Task::Discard => ("H22", Obstacle::NotInHand(card)),
            _ => not_now("H22", Moment::NoDiscardNow),
        },
        Action::TurnUp(die) => match task {
            // Where there is a choice every die of the captain's can be turned up.
            Task::TurnUp { .. } => ("H23", Obstacle::DieNotOwned(die)),
            _ => not_now("H24", Moment::NoTurnNow),
        },
        Action::TurnTo(_) => match task {
            Task::TurnDown(die) => {
                let face = position.face(die).unwrap_or(1);
                ("H23", Obstacle::FaceNotLower(die, face))
            }
            _ => not_now("H23", Moment::NoTurnNow),
        },
        Action::Reroll(die) => match task {
            Task::Reroll => ("H23", Obstacle::DieNotOwned(die)),
            _ => not_now("H24", Moment::NoRerollNow),
        },
        Action::Trade { out, into } => match task {
            Task::Trade if position.face(out).is_none() => ("H24", Obstacle::DieNotOwned(out)),
            Task::Trade => ("H24", Obstacle::AlreadyOwned(into)),
            _ => not_now("H24", Moment::NoTradeNow),
        },
        Action::Understand(weapon) => match task {
            Task::Understand if is_found(position, weapon) => {
                ("H21", Obstacle::AlreadyUnderstood(weapon))
            }
            Task::Understand => ("H24", Obstacle::NotFound(weapon)),
            _ => not_now("H21", Moment::NoUnderstandingNow),
        },
        Action::Exchange { out, into } => match task {
            Task::Exchange if !is_found(position, out) => ("H24", Obstacle::NotFound(out)),
            Task::Exchange => ("H24", Obstacle::AlreadyFound(into)),
            _ => not_now("H24", Moment::NoExchangeNow),
        },
        Action::Claim(weapon) => match task {
            Task::Claim => ("H24", Obstacle::AlreadyFound(weapon)),
            _ => not_now("H24", Moment::NoClaimNow),
        },
    }
}

/// It is the wrong moment: what is to be done instead is said by the prompt.
fn not_now(rule: &'static str, moment: Moment) -> Why {
    (rule, Obstacle::NotNow(moment))
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

fn planet_refused(position: &Hegemony, planet: Planet) -> Why {
    if position.task() == Task::ChoosePlanet {
        return ("H10", Obstacle::PlanetNotFaceUp(planet));
    }
    // A planet is searched from its choice to the end of the round.
    let chosen = position.planet().unwrap_or(planet);
    not_now("H10", Moment::PlanetChosen(chosen))
}

/// The ability of which more points are offered than there are, if any.
fn beyond_means(position: &Hegemony, payment: Payment) -> Option<Obstacle> {
    let over = Ability::ALL
        .iter()
        .find(|ability| payment[ability.index()] > position.points(**ability))?;
    Some(Obstacle::HaveOnly(*over, position.points(*over)))
}

fn engage_refused(position: &Hegemony, place: usize, payment: Payment) -> Why {
    if position.strength_at(place) == 0 {
        return ("H16", Obstacle::StrengthZero(place));
    }
    let (icon, due) = (position.icon_at(place), position.due_at(place));
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
        let missing = due - have;
        return ("H16", Obstacle::CannotBePaid { icon, due, missing });
    }
    if let Some(why) = beyond_means(position, payment) {
        return ("H16", why);
    }
    if due == 0 {
        return ("H17", Obstacle::EngagingIsFree);
    }
    for &other in &icon.others() {
        let points = payment[other.index()];
        match rates[other.index()] {
            0 if points > 0 => {
                return ("H16", Obstacle::MustPayWith(icon));
            }
            2 if points % 2 == 1 => {
                return ("H16", Obstacle::InPairs(other));
            }
            _ => {}
        }
    }
    let pays = sum(&|ability| payment[ability.index()]);
    ("H16", Obstacle::WrongSum { icon, pays, due })
}

fn evade_refused(position: &Hegemony, place: usize, payment: Payment) -> Why {
    if position.committed && position.can_engage(place) {
        return ("H17", Obstacle::Committed);
    }
    if let Some(why) = beyond_means(position, payment) {
        return ("H18", why);
    }
    let all: u8 = Ability::ALL.iter().map(|&a| position.points(a)).sum();
    match position.evade_price().min(all) {
        0 => ("H18", Obstacle::EvadeIsFree),
        price => ("H18", Obstacle::EvadeCosts(price)),
    }
}

fn use_refused(position: &Hegemony, die: Die, word: PowerWord) -> Why {
    let find = |face: u8| {
        let mut uses = powers(die, face).iter().copied();
        uses.find(|power| power.word() == word.word())
    };
    let face = match position.task() {
        Task::Borrowed(borrowed, face) if borrowed == die => face,
        Task::Borrowed(borrowed, _) => {
            return ("H24", Obstacle::UseBorrowed(borrowed));
        }
        Task::BeforeLine
        | Task::Decide(_)
        | Task::Evading(_)
        | Task::Searching
        | Task::BeforeFind => {
            let Some(face) = position.face(die) else {
                return ("H23", Obstacle::DieNotOwned(die));
            };
            if position.is_die_used() {
                return ("H23", Obstacle::DieAlreadyUsed);
            }
            face
        }
        _ => return not_now("H23", Moment::NoDieNow),
    };
    let Some(power) = find(face) else {
        return ("H24", Obstacle::NoSuchPower(die, face));
    };
    power_refused(position, die, face, power)
}

/// Why a face cannot do what it says.
fn power_refused(position: &Hegemony, die: Die, face: u8, power: Power) -> Why {
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
    let only = |when: When| ("H24", Obstacle::OnlyWhen(die, face, when));
    match power {
        Power::Boost { .. } | Power::BoostAndTune { .. } | Power::Borrow { .. } => match met {
            None => only(When::Engaging),
            Some(place) if position.strength_at(place) == 0 => {
                ("H16", Obstacle::StrengthZero(place))
            }
            Some(place) if position.due_at(place) == 0 => ("H17", Obstacle::NothingDue),
            Some(place) => {
                let icon = position.icon_at(place);
                ("H24", Obstacle::OtherIcon { die, face, icon })
            }
        },
        Power::Tune { .. } if met.is_some() || searching => ("H24", Obstacle::NoSystemDie),
        Power::Clear { .. } if evading => ("H24", Obstacle::NoWhites),
        Power::Remove { .. } | Power::Take | Power::Probe if evading => ("H24", Obstacle::BagEmpty),
        Power::Extra { .. } | Power::Pair if searching => ("H24", Obstacle::BagEmpty),
        Power::Exchange if met.is_some() || searching => ("H24", Obstacle::NoWeaponFound),
        Power::Understand if met.is_some() || searching => ("H24", Obstacle::AllUnderstood),
        Power::Recover { .. } if searching => ("H24", Obstacle::NoEvadedIcon),
        Power::Clear { .. } | Power::Remove { .. } | Power::Take | Power::Probe => {
            only(When::Evading)
        }
        Power::Extra { .. } | Power::Pair | Power::Recover { .. } => only(When::Searching),
        Power::Tune { .. } | Power::Exchange | Power::Understand => only(When::MeetingOrSearching),
        Power::Trade => only(When::PlanetGuard),
        Power::Reroll { when } => only(match when {
            RerollTime::Search => When::Searching,
            RerollTime::EngagingAgent => When::Agent,
            RerollTime::EngagingPlanetGuard => When::PlanetGuard,
        }),
        Power::Sift => only(When::DrawingLine),
        Power::Claim => only(When::Yellow),
    }
}

fn play_refused(position: &Hegemony, card: Encounter) -> Why {
    if !position.hand().any(|held| held == card) {
        return ("H22", Obstacle::NotInHand(card));
    }
    let task = position.task();
    if !matches!(task, Task::Decide(_) | Task::Evading(_) | Task::Searching) {
        return not_now("H22", Moment::NoCardNow);
    }
    let time = card.card(position.card_set()).hand.map(|hand| hand.time);
    let in_time = match task {
        Task::Decide(place) if time == Some(Time::Engage) => {
            if position.strength_at(place.into()) == 0 {
                return ("H16", Obstacle::StrengthZero(place.into()));
            }
            if position.due_at(place.into()) == 0 {
                return ("H17", Obstacle::NothingDue);
            }
            true
        }
        Task::Decide(_) => time == Some(Time::Any),
        Task::Evading(_) if time == Some(Time::Any) => position.card_set().has_rulings(),
        Task::Evading(_) => time == Some(Time::Evade),
        _ => matches!(time, Some(Time::Search | Time::Any)),
    };
    if in_time {
        ("H22", Obstacle::DoesNothing(card))
    } else {
        ("H22", Obstacle::WrongTime(card))
    }
}

fn maximum(position: &Hegemony, ability: Ability) -> Obstacle {
    Obstacle::AtMost(ability, position.most(ability))
}

fn raise_refused(position: &Hegemony, cube: Cube) -> Why {
    let barred = position.holds(Lasting::NoRaising);
    match cube.ability() {
        Some(ability) if !barred => ("H20", maximum(position, ability)),
        _ => ("H20", Obstacle::RaisesNothing),
    }
}

fn is_found(position: &Hegemony, weapon: Weapon) -> bool {
    position.found().any(|found| found.weapon == weapon)
}

fn fit_refused(position: &Hegemony, cube: Cube, weapon: Weapon) -> Why {
    let Some(found) = position.found().find(|found| found.weapon == weapon) else {
        return ("H20", Obstacle::NotFound(weapon));
    };
    if found.is_understood() {
        return ("H21", Obstacle::AlreadyUnderstood(weapon));
    }
    ("H20", Obstacle::NotNeeded(found, cube))
}
