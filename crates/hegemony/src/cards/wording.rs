//! What the cards say, in every language, made from what they do: a text cannot disagree with
//! the engine.
//!
//! Sentences are put together from clauses that begin with a small letter. In Polish a kind of
//! card is always said with the word „karta”, so that everything agrees with one gender.

use starboard_kernel::{Lang, capital};

use crate::texts;

use super::{
    Ability, Cube, Deed, Deeds, Dice, Die, EncounterCard, Hand, Kind, Lasting, Moment, Occasion,
    Per, Place, Points, Text, Time, Which,
};

/// On which card a text is: a card of the line refers to itself.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Bearer {
    Alien,
    Planet,
    Weapon,
    Location,
    Encounter,
}

/// What a card says: one sentence for each effect.
#[must_use]
pub fn text(text: &Text, on: Bearer, lang: Lang) -> Vec<String> {
    let clauses = clauses(text, on, lang);
    clauses.iter().map(|clause| sentence(clause)).collect()
}

/// The same as clauses, which may follow a colon: only words that always have one begin with a
/// capital.
#[must_use]
pub fn clauses(text: &Text, on: Bearer, lang: Lang) -> Vec<String> {
    let mut clauses = Vec::new();
    if on == Bearer::Alien && text.always.iter().any(counts_alerts) {
        // H20: the alien that counts alerts is the one on whom they gather.
        clauses.push(texts::alerts_gather(lang));
    }
    let always = text.always.iter();
    clauses.extend(always.map(|&effect| lasting_clause(effect, on, lang)));
    let occasions = text.when.iter();
    clauses.extend(occasions.map(|what| occasion_clause(what, on, lang)));
    clauses
}

fn counts_alerts(lasting: &Lasting) -> bool {
    matches!(
        lasting,
        Lasting::Strength {
            per: Per::TwoAlerts,
            ..
        } | Lasting::SearchCubes {
            per: Per::TwoAlerts,
            ..
        }
    )
}

/// What a card of the line says.
#[must_use]
pub fn encounter(card: &EncounterCard, lang: Lang) -> Vec<String> {
    let mut sentences = text(&card.text, Bearer::Encounter, lang);
    if card.passes {
        sentences.push(texts::needs_neither(lang));
    }
    sentences
}

/// What a card does when it is played from the hand, as a sentence.
#[must_use]
pub fn hand(hand: &Hand, lang: Lang) -> String {
    let time = match hand.time {
        Time::Engage => texts::time_engage(lang),
        Time::Evade => texts::time_evade(lang),
        Time::Search => texts::time_search(lang),
        Time::Any => texts::time_any(lang),
    };
    let in_search = hand.time == Time::Search;
    sentence(&texts::labelled(
        lang,
        &time,
        &deeds(&hand.deeds, in_search, lang),
    ))
}

/// What happens once, as a sentence.
#[must_use]
pub fn occasion(occasion: &Occasion, on: Bearer, lang: Lang) -> String {
    sentence(&occasion_clause(occasion, on, lang))
}

/// The same as a clause.
#[must_use]
pub fn occasion_clause(occasion: &Occasion, on: Bearer, lang: Lang) -> String {
    let when = moment(occasion.moment, occasion.kind, on, lang);
    let in_search = occasion.moment == Moment::Search;
    texts::labelled(lang, &when, &deeds(&occasion.deeds, in_search, lang))
}

/// What holds as long as the card is in force, as a sentence.
#[must_use]
pub fn lasting(lasting: Lasting, on: Bearer, lang: Lang) -> String {
    sentence(&lasting_clause(lasting, on, lang))
}

/// The same as a clause.
#[must_use]
pub fn lasting_clause(lasting: Lasting, on: Bearer, lang: Lang) -> String {
    let own = on == Bearer::Encounter;
    // A card of the line is in force in the search only if it was engaged.
    let in_search = |clause: String| {
        if own {
            texts::labelled(lang, &texts::if_engaged(lang), &clause)
        } else {
            clause
        }
    };
    match lasting {
        Lasting::Strength {
            by,
            cards,
            per,
            least,
        } => {
            let clause = strength(by, cards, per, least, lang);
            if own && cards.place != Some(Place::This) {
                texts::labelled(lang, &texts::until_evaded(lang), &clause)
            } else {
                clause
            }
        }
        Lasting::Icons { by, cards } => {
            let clause = icons(by, cards, lang);
            if cards.place == Some(Place::This) {
                clause
            } else {
                in_search(clause)
            }
        }
        Lasting::SearchCubes { by, per } => {
            let cubes = cubes_more(by.into(), lang);
            in_search(texts::search_cubes(lang, &cubes, &how_often(per, lang)))
        }
        Lasting::EvadePrice { by } => {
            let points = points_more(by.into(), lang);
            if own {
                texts::evade_price_own(lang, &points)
            } else {
                texts::evade_price(lang, &points)
            }
        }
        Lasting::EvadeCubes { by } => {
            let cubes = ability_cubes_more(by.into(), lang);
            if own {
                texts::evade_cubes_own(lang, &cubes)
            } else {
                texts::evade_cubes(lang, &cubes)
            }
        }
        Lasting::Shield { ability } => {
            let colour = texts::colour_of_cubes(lang, cube_of(ability).word());
            if own {
                texts::shield_own(lang, &colour)
            } else {
                texts::shield(lang, &colour)
            }
        }
        Lasting::StandIn { ability } => for_card(
            own,
            texts::stand_in(lang, &ability_genitive(ability, lang)),
            lang,
        ),
        Lasting::NoStandIn => for_card(own, texts::no_stand_in(lang), lang),
        Lasting::LooksLeft if own => texts::looks_left_own(lang),
        Lasting::LooksLeft => texts::looks_left(lang),
        Lasting::WhitesLeave => in_search(texts::whites_leave(lang)),
        Lasting::Hush { cubes } => in_search(texts::hush(lang, cubes)),
        Lasting::NoRaising => in_search(texts::no_raising(lang)),
        Lasting::Surge => in_search(texts::surge(lang)),
        Lasting::DiceBoost { by } => for_card(own, texts::dice_boost(lang, by), lang),
    }
}

/// What happens once, as a clause that begins with a small letter.
#[must_use]
pub fn deed(deed: Deed, lang: Lang) -> String {
    match deed {
        Deed::Gain { what, n } => texts::gain(lang, &points_of(what, n, lang)),
        Deed::Lose { what, n } => texts::lose(lang, &points_of(what, n, lang)),
        Deed::AddCubes { cube, n } => texts::add_cubes(lang, &cubes_of(cube, n, lang)),
        Deed::RemoveCubes { cube, n } => texts::remove_cubes(lang, &cubes_of(cube, n, lang)),
        Deed::TakeCubes { n } => texts::take_cubes(lang, &texts::chosen_cubes(lang, n)),
        Deed::RemoveAlerts { n } => texts::remove_alerts(lang, &cubes_of(Cube::Black, n, lang)),
        Deed::SearchCubes { by } => texts::this_search(lang, &cubes_more(by.into(), lang)),
        Deed::Reveal { n } => texts::reveal(lang, n),
        Deed::TurnUp {
            dice: Dice::Crew,
            by,
        } => texts::turn_up_crew(lang, by),
        Deed::TurnUp {
            dice: Dice::System,
            by,
        } => texts::turn_up_system(lang, by),
        Deed::TurnUp {
            dice: Dice::Any,
            by,
        } => texts::turn_up_any(lang, by),
        Deed::Reroll => texts::reroll(lang),
        Deed::Understand => texts::understand(lang),
        Deed::Discard => texts::discard(lang),
        Deed::Boost { by, icon: None } => texts::boost(lang, &points_more(-i64::from(by), lang)),
        Deed::Boost {
            by,
            icon: Some(icon),
        } => texts::boost_against(
            lang,
            &points_more(-i64::from(by), lang),
            &ability_name(icon, lang),
        ),
        Deed::SlipAway => texts::slip_away(lang),
    }
}

/// Deeds one after the other, or a choice of two, as a clause that follows a label.
fn deeds(deeds: &Deeds, in_search: bool, lang: Lang) -> String {
    let clause = |one: Deed| match one {
        // The label has said when.
        Deed::SearchCubes { by } if in_search => {
            texts::draw_cubes(lang, &cubes_more(by.into(), lang))
        }
        one => deed(one, lang),
    };
    match *deeds {
        Deeds::All(all) => {
            let clauses: Vec<String> = all.iter().copied().map(clause).collect();
            clauses.join(&texts::then(lang))
        }
        Deeds::OneOf([first, second]) => {
            texts::either_clause(lang, &clause(first), &clause(second))
        }
    }
}

/// H24: what a die can do on a face from 1 to 6.
#[must_use]
pub fn face(die: Die, face: u8, lang: Lang) -> String {
    capital(&face_clause(die, face, lang))
}

/// The same as a clause.
#[must_use]
pub fn face_clause(die: Die, face: u8, lang: Lang) -> String {
    let plus =
        |by: u8, ability: Ability| texts::face_plus(lang, by, &ability_genitive(ability, lang));
    let borrow = |crew: Die| texts::face_borrow(lang, &die_genitive(crew, lang));
    match (die, face) {
        (Die::Specialist, 1) => plus(1, Ability::Red),
        (Die::Specialist, 2) => texts::face_plus_any(lang, 1),
        (Die::Specialist, 3) => plus(2, Ability::Red),
        (Die::Specialist, 4) => texts::face_plus_any(lang, 2),
        (Die::Specialist, 5) => {
            texts::face_or(lang, &plus(2, Ability::Red), &texts::face_clear(lang))
        }
        (Die::Specialist, _) => plus(3, Ability::Red),
        (Die::Engineer, 1) => plus(1, Ability::Orange),
        (Die::Engineer, 2) => {
            let tune = texts::turn_up_system(lang, 1);
            texts::face_or(lang, &plus(1, Ability::Orange), &tune)
        }
        (Die::Engineer, 3 | 5) => plus(2, Ability::Orange),
        (Die::Engineer, 4) => texts::face_plus_any(lang, 2),
        (Die::Engineer, _) => {
            let tune = texts::turn_up_system(lang, 2);
            texts::face_and(lang, &plus(2, Ability::Orange), &tune)
        }
        (Die::Infiltrator, 1) => texts::face_extra(lang),
        (Die::Infiltrator, 2) => plus(1, Ability::Blue),
        (Die::Infiltrator, 3) => {
            texts::face_or(lang, &plus(1, Ability::Blue), &texts::face_extra(lang))
        }
        (Die::Infiltrator, 4) => texts::face_plus_any(lang, 1),
        (Die::Infiltrator, 5) => plus(2, Ability::Blue),
        (Die::Infiltrator, _) => {
            texts::face_or(lang, &plus(2, Ability::Blue), &texts::face_remove(lang))
        }
        (Die::Intelligence, 1) => borrow(Die::Specialist),
        (Die::Intelligence, 2) => texts::face_trade(lang),
        (Die::Intelligence, 3) => borrow(Die::Infiltrator),
        (Die::Intelligence, 4) => texts::face_reroll_agent(lang),
        (Die::Intelligence, 5) => borrow(Die::Engineer),
        (Die::Intelligence, _) => texts::face_reroll_guard(lang),
        (Die::Translator, 1) => texts::face_reroll_search(lang),
        (Die::Translator, 2 | 4) => texts::face_exchange(lang),
        (Die::Translator, 3) => texts::face_pair(lang),
        (Die::Translator, 5) | (Die::Scanner, 3) => texts::understand(lang),
        (Die::Translator, _) => texts::face_sift(lang),
        (Die::Scanner, 1) => texts::face_recover_one(lang),
        (Die::Scanner, 2) => texts::face_take(lang),
        (Die::Scanner, 4) => texts::face_probe(lang),
        (Die::Scanner, 5) => texts::face_recover_two(lang),
        (Die::Scanner, _) => texts::face_claim(lang),
    }
}

/// "Weapons".
#[must_use]
pub fn ability_name(ability: Ability, lang: Lang) -> String {
    match ability {
        Ability::Red => texts::weapons(lang),
        Ability::Orange => texts::engineering(lang),
        Ability::Blue => texts::infiltration(lang),
    }
}

/// "red".
#[must_use]
pub fn cube_name(cube: Cube, lang: Lang) -> String {
    texts::cube_name(lang, cube.word())
}

/// What a cube of this colour stands for: "Weapons", "false lead".
#[must_use]
pub fn cube_meaning(cube: Cube, lang: Lang) -> String {
    match cube {
        Cube::Red => texts::weapons(lang),
        Cube::Orange => texts::engineering(lang),
        Cube::Blue => texts::infiltration(lang),
        Cube::White => texts::false_lead(lang),
        Cube::Black => texts::alert(lang),
        Cube::Yellow => texts::super_weapon(lang),
    }
}

/// "Guardforce".
#[must_use]
pub fn kind_name(kind: Kind, lang: Lang) -> String {
    match kind {
        Kind::Guardforce => texts::guardforce(lang),
        Kind::Location => texts::location(lang),
        Kind::Agent => texts::agent(lang),
        Kind::Event => texts::event(lang),
    }
}

/// "Weapons Specialist".
#[must_use]
pub fn die_name(die: Die, lang: Lang) -> String {
    match die {
        Die::Specialist => texts::specialist(lang),
        Die::Engineer => texts::engineer(lang),
        Die::Infiltrator => texts::infiltrator(lang),
        Die::Intelligence => texts::intelligence(lang),
        Die::Translator => texts::translator(lang),
        Die::Scanner => texts::scanner(lang),
    }
}

/// "2 white cubes".
#[must_use]
pub fn cubes_of(cube: Cube, n: u8, lang: Lang) -> String {
    texts::cubes_of(lang, cube.word(), n)
}

/// "2 points".
#[must_use]
pub fn points(n: u8, lang: Lang) -> String {
    texts::points(lang, n)
}

/// A clause as a sentence: with a capital and a full stop.
fn sentence(clause: &str) -> String {
    capital(clause) + "."
}

fn moment(moment: Moment, kind: Option<Kind>, on: Bearer, lang: Lang) -> String {
    let own = on == Bearer::Encounter;
    match moment {
        Moment::Met => texts::when_met(lang),
        Moment::Engaged if own => texts::after_engaging(lang),
        Moment::Engaged => texts::after_engaging_card(lang, &one_with(kind, lang)),
        Moment::Evaded if own => texts::after_evading(lang),
        Moment::Evaded => texts::after_evading_card(lang, &one_with(kind, lang)),
        Moment::Round if on == Bearer::Planet => texts::when_this_chosen(lang),
        Moment::Round => texts::when_chosen(lang),
        Moment::Search => texts::when_search(lang),
        Moment::Found => texts::when_found(lang),
    }
}

fn for_card(own: bool, clause: String, lang: Lang) -> String {
    if own {
        texts::against_this(lang, &clause)
    } else {
        clause
    }
}

fn strength(by: i8, cards: Which, per: Per, least: u8, lang: Lang) -> String {
    let (cards, many) = subject(cards, lang);
    let n = by.unsigned_abs();
    let often = how_often(per, lang);
    let least = match least {
        0 => String::new(),
        least => texts::at_least(lang, least),
    };
    match (by < 0, many) {
        (false, true) => texts::stronger_many(lang, &cards, n, &often),
        (false, false) => texts::stronger_one(lang, &cards, n, &often),
        (true, true) => texts::weaker_many(lang, &cards, n, &often, &least),
        (true, false) => texts::weaker_one(lang, &cards, n, &often, &least),
    }
}

fn icons(by: i8, cards: Which, lang: Lang) -> String {
    let (cards, many) = subject(cards, lang);
    let n = by.unsigned_abs().into();
    let icons = if by < 0 {
        texts::icons_fewer(lang, n)
    } else {
        texts::icons_more(lang, n)
    };
    if many {
        texts::icons_many(lang, &cards, &icons)
    } else {
        texts::icons_one(lang, &cards, &icons)
    }
}

/// Which cards are meant, as the subject of a clause, and whether it is in the plural. A subject
/// that ends with a subordinate clause ends with a comma.
fn subject(which: Which, lang: Lang) -> (String, bool) {
    let any = Which {
        place: None,
        ..which
    } == Which::default();
    let many = kind_many(which.kind, lang);
    let features = features(which, true, lang);
    let with_condition = |card: String| {
        if any {
            card
        } else {
            let kind = one_with(which.kind, lang);
            texts::subject_if(lang, &card, &kind, &self::features(which, false, lang))
        }
    };
    match which.place {
        None if any => (texts::all_cards(lang), true),
        None => (format!("{many}{features}"), true),
        Some(Place::First) => (with_condition(texts::first_card(lang)), false),
        Some(Place::Last) => (with_condition(texts::last_card(lang)), false),
        Some(Place::This) => (with_condition(texts::this_card(lang)), false),
        Some(Place::AfterEngaged) => (texts::cards_after_engaged(lang, &many, &features), true),
        Some(Place::AfterEvaded) => (texts::cards_after_evaded(lang, &many, &features), true),
        Some(Place::Others) => (texts::other_cards(lang, &many, &features), true),
    }
}

/// " with a Planet Icon engaged with Weapons"; in Polish of cards in the nominative plural, or of
/// one in the instrumental.
fn features(which: Which, many: bool, lang: Lang) -> String {
    let planet = match which.planet {
        None => String::new(),
        Some(true) => texts::with_planet(lang),
        Some(false) => texts::without_planet(lang),
    };
    let icon = which.icon.map(|icon| {
        let ability = ability_genitive(icon, lang);
        if many {
            texts::paid_many(lang, &ability)
        } else {
            texts::paid_one(lang, &ability)
        }
    });
    planet + &icon.unwrap_or_default()
}

fn kind_many(kind: Option<Kind>, lang: Lang) -> String {
    match kind {
        None => texts::many_cards(lang),
        Some(Kind::Guardforce) => texts::many_guardforce(lang),
        Some(Kind::Location) => texts::many_locations(lang),
        Some(Kind::Agent) => texts::many_agents(lang),
        Some(Kind::Event) => texts::many_events(lang),
    }
}

/// "an Agent"; in Polish in the instrumental, which follows „starcie z”, „unik przed” and
/// „jeśli jest”.
fn one_with(kind: Option<Kind>, lang: Lang) -> String {
    match kind {
        None => texts::one_card(lang),
        Some(Kind::Guardforce) => texts::one_guardforce(lang),
        Some(Kind::Location) => texts::one_location(lang),
        Some(Kind::Agent) => texts::one_agent(lang),
        Some(Kind::Event) => texts::one_event(lang),
    }
}

/// " for every card in hand"; empty if it counts once.
fn how_often(per: Per, lang: Lang) -> String {
    match per {
        Per::Once => String::new(),
        Per::TwoAlerts => texts::per_two_alerts(lang),
        Per::Found => texts::per_found(lang),
        Per::Understood => texts::per_understood(lang),
        Per::Hand => texts::per_hand(lang),
        Per::Passed => texts::per_passed(lang),
        Per::Engaged => texts::per_engaged(lang),
        Per::Evaded => texts::per_evaded(lang),
    }
}

/// "2 points of Weapons"; in Polish in the accusative.
fn points_of(what: Points, n: u8, lang: Lang) -> String {
    let points = points(n, lang);
    let of = |ability| texts::of_ability(lang, &points, &ability_genitive(ability, lang));
    match what {
        Points::Red => of(Ability::Red),
        Points::Orange => of(Ability::Orange),
        Points::Blue => of(Ability::Blue),
        Points::Any if n == 1 => texts::of_any(lang, &points),
        Points::Any => texts::of_any_each(lang, &points),
        Points::LowestEach if n > 1 => texts::of_lowest_each(lang, &points),
        Points::Lowest | Points::LowestEach => texts::of_lowest(lang, &points),
        Points::HighestEach if n > 1 => texts::of_highest_each(lang, &points),
        Points::Highest | Points::HighestEach => texts::of_highest(lang, &points),
    }
}

/// "2 more cubes", „o 2 znaczniki więcej”.
fn cubes_more(by: i64, lang: Lang) -> String {
    let n = by.unsigned_abs();
    if by < 0 {
        texts::cubes_fewer(lang, n)
    } else {
        texts::cubes_more(lang, n)
    }
}

fn ability_cubes_more(by: i64, lang: Lang) -> String {
    let n = by.unsigned_abs();
    if by < 0 {
        texts::ability_cubes_fewer(lang, n)
    } else {
        texts::ability_cubes_more(lang, n)
    }
}

/// "2 points more", „o 2 punkty więcej”.
fn points_more(by: i64, lang: Lang) -> String {
    let n = by.unsigned_abs();
    if by < 0 {
        texts::points_less(lang, n)
    } else {
        texts::points_more(lang, n)
    }
}

fn cube_of(ability: Ability) -> Cube {
    match ability {
        Ability::Red => Cube::Red,
        Ability::Orange => Cube::Orange,
        Ability::Blue => Cube::Blue,
    }
}

pub(crate) fn ability_genitive(ability: Ability, lang: Lang) -> String {
    match ability {
        Ability::Red => texts::of_weapons(lang),
        Ability::Orange => texts::of_engineering(lang),
        Ability::Blue => texts::of_infiltration(lang),
    }
}

fn die_genitive(die: Die, lang: Lang) -> String {
    match die {
        Die::Specialist => texts::of_specialist(lang),
        Die::Engineer => texts::of_engineer(lang),
        Die::Infiltrator => texts::of_infiltrator(lang),
        Die::Intelligence => texts::of_intelligence(lang),
        Die::Translator => texts::of_translator(lang),
        Die::Scanner => texts::of_scanner(lang),
    }
}
