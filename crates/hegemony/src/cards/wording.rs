//! What the cards say, in every language, made from what they do: a text cannot disagree with
//! the engine.
//!
//! Sentences are put together from clauses that begin with a small letter. In Polish a kind of
//! card is always said with the word „karta”, so that everything agrees with one gender.

use starboard_kernel::{Lang, plural, texts};

use super::{
    Ability, Cube, Deed, Deeds, Dice, Die, EncounterCard, Hand, Kind, Lasting, Moment, Occasion,
    Per, Place, Points, Text, Time, Which,
};

/// On which card a text stands: a card of the line speaks of itself.
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
    let mut sentences = Vec::new();
    if on == Bearer::Alien && text.always.iter().any(counts_alerts) {
        // H20: the alien that counts alerts is the one on whom they gather.
        sentences.push(alerts_gather(lang));
    }
    sentences.extend(text.always.iter().map(|&effect| lasting(effect, on, lang)));
    let occasions = text.when.iter();
    sentences.extend(occasions.map(|what| occasion(what, on, lang)));
    sentences
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
        sentences.push(needs_neither(lang));
    }
    sentences
}

/// What a card does when it is played from the hand, as a sentence.
#[must_use]
pub fn hand(hand: &Hand, lang: Lang) -> String {
    let time = match hand.time {
        Time::Engage => time_engage(lang),
        Time::Evade => time_evade(lang),
        Time::Search => time_search(lang),
        Time::Any => time_any(lang),
    };
    let in_search = hand.time == Time::Search;
    sentence(&labelled(lang, &time, &deeds(&hand.deeds, in_search, lang)))
}

/// What happens once, as a sentence.
#[must_use]
pub fn occasion(occasion: &Occasion, on: Bearer, lang: Lang) -> String {
    let when = moment(occasion.moment, occasion.kind, on, lang);
    let in_search = occasion.moment == Moment::Search;
    sentence(&labelled(
        lang,
        &when,
        &deeds(&occasion.deeds, in_search, lang),
    ))
}

/// What holds as long as the card is in force, as a sentence.
#[must_use]
pub fn lasting(lasting: Lasting, on: Bearer, lang: Lang) -> String {
    let own = on == Bearer::Encounter;
    // A card of the line is in force in the search only if it was engaged.
    let in_search = |clause: String| {
        if own {
            labelled(lang, &if_engaged(lang), &clause)
        } else {
            clause
        }
    };
    let clause = match lasting {
        Lasting::Strength {
            by,
            cards,
            per,
            least,
        } => {
            let clause = strength(by, cards, per, least, lang);
            if own && cards.place != Some(Place::This) {
                labelled(lang, &until_evaded(lang), &clause)
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
            in_search(search_cubes(lang, &cubes, &how_often(per, lang)))
        }
        Lasting::EvadePrice { by } => {
            let points = points_more(by.into(), lang);
            if own {
                evade_price_own(lang, &points)
            } else {
                evade_price(lang, &points)
            }
        }
        Lasting::EvadeCubes { by } => {
            let cubes = ability_cubes_more(by.into(), lang);
            if own {
                evade_cubes_own(lang, &cubes)
            } else {
                evade_cubes(lang, &cubes)
            }
        }
        Lasting::Shield { ability } => {
            let colour = colour_forms(cube_of(ability), lang)[1];
            if own {
                shield_own(lang, colour)
            } else {
                shield(lang, colour)
            }
        }
        Lasting::StandIn { ability } => {
            for_card(own, stand_in(lang, &ability_genitive(ability, lang)), lang)
        }
        Lasting::NoStandIn => for_card(own, no_stand_in(lang), lang),
        Lasting::LooksLeft if own => looks_left_own(lang),
        Lasting::LooksLeft => looks_left(lang),
        Lasting::WhitesLeave => in_search(whites_leave(lang)),
        Lasting::Hush { cubes } => in_search(hush(cubes, lang)),
        Lasting::NoRaising => in_search(no_raising(lang)),
        Lasting::Surge => in_search(surge(lang)),
        Lasting::DiceBoost { by } => for_card(own, dice_boost(lang, by), lang),
    };
    sentence(&clause)
}

/// What happens once, as a clause that begins with a small letter.
#[must_use]
pub fn deed(deed: Deed, lang: Lang) -> String {
    match deed {
        Deed::Gain { what, n } => gain(lang, &points_of(what, n, lang)),
        Deed::Lose { what, n } => lose(lang, &points_of(what, n, lang)),
        Deed::AddCubes { cube, n } => add_cubes(lang, &cubes_of(cube, n, lang)),
        Deed::RemoveCubes { cube, n } => remove_cubes(lang, &cubes_of(cube, n, lang)),
        Deed::TakeCubes { n } => take_cubes(lang, &chosen_cubes(n, lang)),
        Deed::RemoveAlerts { n } => remove_alerts(lang, &cubes_of(Cube::Black, n, lang)),
        Deed::SearchCubes { by } => this_search(lang, &cubes_more(by.into(), lang)),
        Deed::TurnUp {
            dice: Dice::Crew,
            by,
        } => turn_up_crew(lang, by),
        Deed::TurnUp {
            dice: Dice::System,
            by,
        } => turn_up_system(lang, by),
        Deed::TurnUp {
            dice: Dice::Any,
            by,
        } => turn_up_any(lang, by),
        Deed::Reroll => reroll(lang),
        Deed::Understand => understand(lang),
        Deed::Discard => discard(lang),
        Deed::Boost { by, icon: None } => boost(lang, &points_more(-i64::from(by), lang)),
        Deed::Boost {
            by,
            icon: Some(icon),
        } => boost_against(
            lang,
            &points_more(-i64::from(by), lang),
            &ability_name(icon, lang),
        ),
        Deed::SlipAway => slip_away(lang),
    }
}

/// Deeds one after the other, or a choice of two, as a clause that follows a label.
fn deeds(deeds: &Deeds, in_search: bool, lang: Lang) -> String {
    let clause = |one: Deed| match one {
        // The label has said when.
        Deed::SearchCubes { by } if in_search => draw_cubes(lang, &cubes_more(by.into(), lang)),
        one => deed(one, lang),
    };
    match *deeds {
        Deeds::All(all) => {
            let clauses: Vec<String> = all.iter().copied().map(clause).collect();
            clauses.join(&then(lang))
        }
        Deeds::OneOf([first, second]) => either(lang, &clause(first), &clause(second)),
    }
}

/// H24: what a die can do on a face from 1 to 6.
#[must_use]
pub fn face(die: Die, face: u8, lang: Lang) -> String {
    let plus = |by: u8, ability: Ability| face_plus(lang, by, &ability_genitive(ability, lang));
    let borrow = |crew: Die| face_borrow(lang, &die_genitive(crew, lang));
    let words = match (die, face) {
        (Die::Specialist, 1) => plus(1, Ability::Red),
        (Die::Specialist, 2) => face_plus_any(lang, 1),
        (Die::Specialist, 3) => plus(2, Ability::Red),
        (Die::Specialist, 4) => face_plus_any(lang, 2),
        (Die::Specialist, 5) => face_or(lang, &plus(2, Ability::Red), &face_clear(lang)),
        (Die::Specialist, _) => plus(3, Ability::Red),
        (Die::Engineer, 1) => plus(1, Ability::Orange),
        (Die::Engineer, 2) => {
            let tune = turn_up_system(lang, 1);
            face_or(lang, &plus(1, Ability::Orange), &tune)
        }
        (Die::Engineer, 3 | 5) => plus(2, Ability::Orange),
        (Die::Engineer, 4) => face_plus_any(lang, 2),
        (Die::Engineer, _) => {
            let tune = turn_up_system(lang, 2);
            face_and(lang, &plus(2, Ability::Orange), &tune)
        }
        (Die::Infiltrator, 1) => face_extra(lang),
        (Die::Infiltrator, 2) => plus(1, Ability::Blue),
        (Die::Infiltrator, 3) => face_or(lang, &plus(1, Ability::Blue), &face_extra(lang)),
        (Die::Infiltrator, 4) => face_plus_any(lang, 1),
        (Die::Infiltrator, 5) => plus(2, Ability::Blue),
        (Die::Infiltrator, _) => face_or(lang, &plus(2, Ability::Blue), &face_remove(lang)),
        (Die::Intelligence, 1) => borrow(Die::Specialist),
        (Die::Intelligence, 2) => face_trade(lang),
        (Die::Intelligence, 3) => borrow(Die::Infiltrator),
        (Die::Intelligence, 4) => face_reroll_agent(lang),
        (Die::Intelligence, 5) => borrow(Die::Engineer),
        (Die::Intelligence, _) => face_reroll_guard(lang),
        (Die::Translator, 1) => face_reroll_search(lang),
        (Die::Translator, 2 | 4) => face_exchange(lang),
        (Die::Translator, 3) => face_pair(lang),
        (Die::Translator, 5) | (Die::Scanner, 3) => understand(lang),
        (Die::Translator, _) => face_sift(lang),
        (Die::Scanner, 1) => face_recover_one(lang),
        (Die::Scanner, 2) => face_take(lang),
        (Die::Scanner, 4) => face_probe(lang),
        (Die::Scanner, 5) => face_recover_two(lang),
        (Die::Scanner, _) => face_claim(lang),
    };
    capital(&words)
}

/// "Weapons".
#[must_use]
pub fn ability_name(ability: Ability, lang: Lang) -> String {
    match ability {
        Ability::Red => weapons(lang),
        Ability::Orange => engineering(lang),
        Ability::Blue => infiltration(lang),
    }
}

/// "red".
#[must_use]
pub fn cube_name(cube: Cube, lang: Lang) -> String {
    colour_forms(cube, lang)[0].to_owned()
}

/// What a cube of this colour stands for: "Weapons", "false lead".
#[must_use]
pub fn cube_meaning(cube: Cube, lang: Lang) -> String {
    match cube {
        Cube::Red => weapons(lang),
        Cube::Orange => engineering(lang),
        Cube::Blue => infiltration(lang),
        Cube::White => false_lead(lang),
        Cube::Black => alert(lang),
        Cube::Yellow => super_weapon(lang),
    }
}

/// "Guardforce".
#[must_use]
pub fn kind_name(kind: Kind, lang: Lang) -> String {
    match kind {
        Kind::Guardforce => guardforce(lang),
        Kind::Location => location(lang),
        Kind::Agent => agent(lang),
        Kind::Event => event(lang),
    }
}

/// "Weapons Specialist".
#[must_use]
pub fn die_name(die: Die, lang: Lang) -> String {
    match die {
        Die::Specialist => specialist(lang),
        Die::Engineer => engineer(lang),
        Die::Infiltrator => infiltrator(lang),
        Die::Intelligence => intelligence(lang),
        Die::Translator => translator(lang),
        Die::Scanner => scanner(lang),
    }
}

/// "2 white cubes".
#[must_use]
pub fn cubes_of(cube: Cube, n: u8, lang: Lang) -> String {
    let [one, few, many] = colour_forms(cube, lang);
    let colour = plural(lang, n.into(), one, few, many);
    format!("{n} {colour} {}", cube_word(n.into(), lang))
}

/// "2 points".
#[must_use]
pub fn points(n: u8, lang: Lang) -> String {
    format!("{n} {}", point_word(n.into(), lang))
}

/// A clause as a sentence: with a capital and a full stop.
fn sentence(clause: &str) -> String {
    capital(clause) + "."
}

fn capital(clause: &str) -> String {
    let mut letters = clause.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

fn moment(moment: Moment, kind: Option<Kind>, on: Bearer, lang: Lang) -> String {
    let own = on == Bearer::Encounter;
    match moment {
        Moment::Met => when_met(lang),
        Moment::Engaged if own => after_engaging(lang),
        Moment::Engaged => after_engaging_card(lang, &one_with(kind, lang)),
        Moment::Evaded if own => after_evading(lang),
        Moment::Evaded => after_evading_card(lang, &one_with(kind, lang)),
        Moment::Round if on == Bearer::Planet => when_this_chosen(lang),
        Moment::Round => when_chosen(lang),
        Moment::Search => when_search(lang),
        Moment::Found => when_found(lang),
    }
}

fn for_card(own: bool, clause: String, lang: Lang) -> String {
    if own {
        against_this(lang, &clause)
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
        least => at_least(lang, least),
    };
    match (by < 0, many) {
        (false, true) => stronger_many(lang, &cards, n, &often),
        (false, false) => stronger_one(lang, &cards, n, &often),
        (true, true) => weaker_many(lang, &cards, n, &often, &least),
        (true, false) => weaker_one(lang, &cards, n, &often, &least),
    }
}

fn icons(by: i8, cards: Which, lang: Lang) -> String {
    let (cards, many) = subject(cards, lang);
    let n = i64::from(by.unsigned_abs());
    let word = match lang {
        Lang::En => plural(lang, n, "Planet Icon", "Planet Icons", "Planet Icons"),
        Lang::Pl => plural(lang, n, "ikonę planety", "ikony planety", "ikon planety"),
    };
    let icons = more(by.into(), word, lang);
    if many {
        icons_many(lang, &cards, &icons)
    } else {
        icons_one(lang, &cards, &icons)
    }
}

fn hush(cubes: u8, lang: Lang) -> String {
    match plural(lang, cubes.into(), "one", "few", "many") {
        "one" => hush_one(lang),
        "few" => hush_few(lang, cubes),
        _ => hush_many(lang, cubes),
    }
}

/// Which cards are spoken of, as the subject of a clause, and whether it is in the plural. A
/// subject that ends with a subordinate clause ends with a comma.
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
            subject_if(lang, &card, &kind, &self::features(which, false, lang))
        }
    };
    match which.place {
        None if any => (all_cards(lang), true),
        None => (format!("{many}{features}"), true),
        Some(Place::First) => (with_condition(first_card(lang)), false),
        Some(Place::Last) => (with_condition(last_card(lang)), false),
        Some(Place::This) => (with_condition(this_card(lang)), false),
        Some(Place::AfterEngaged) => (cards_after_engaged(lang, &many, &features), true),
        Some(Place::AfterEvaded) => (cards_after_evaded(lang, &many, &features), true),
        Some(Place::Others) => (other_cards(lang, &many, &features), true),
    }
}

/// " with a Planet Icon engaged with Weapons"; in Polish of cards in the nominative plural, or of
/// one in the instrumental.
fn features(which: Which, many: bool, lang: Lang) -> String {
    let planet = match which.planet {
        None => String::new(),
        Some(true) => with_planet(lang),
        Some(false) => without_planet(lang),
    };
    let icon = which.icon.map(|icon| {
        let ability = ability_genitive(icon, lang);
        if many {
            paid_many(lang, &ability)
        } else {
            paid_one(lang, &ability)
        }
    });
    planet + &icon.unwrap_or_default()
}

fn kind_many(kind: Option<Kind>, lang: Lang) -> String {
    match kind {
        None => many_cards(lang),
        Some(Kind::Guardforce) => many_guardforce(lang),
        Some(Kind::Location) => many_locations(lang),
        Some(Kind::Agent) => many_agents(lang),
        Some(Kind::Event) => many_events(lang),
    }
}

/// "an Agent"; in Polish in the instrumental, which follows „starcie z”, „unik przed” and
/// „jeśli jest”.
fn one_with(kind: Option<Kind>, lang: Lang) -> String {
    match kind {
        None => one_card(lang),
        Some(Kind::Guardforce) => one_guardforce(lang),
        Some(Kind::Location) => one_location(lang),
        Some(Kind::Agent) => one_agent(lang),
        Some(Kind::Event) => one_event(lang),
    }
}

/// " for every card in hand"; empty if it counts once.
fn how_often(per: Per, lang: Lang) -> String {
    match per {
        Per::Once => String::new(),
        Per::TwoAlerts => per_two_alerts(lang),
        Per::Found => per_found(lang),
        Per::Understood => per_understood(lang),
        Per::Hand => per_hand(lang),
        Per::Engaged => per_engaged(lang),
        Per::Evaded => per_evaded(lang),
    }
}

/// "2 points of Weapons"; in Polish in the accusative.
fn points_of(what: Points, n: u8, lang: Lang) -> String {
    let points = points(n, lang);
    let of = |ability| of_ability(lang, &points, &ability_genitive(ability, lang));
    match what {
        Points::Red => of(Ability::Red),
        Points::Orange => of(Ability::Orange),
        Points::Blue => of(Ability::Blue),
        Points::Any if n == 1 => of_any(lang, &points),
        Points::Any => of_any_each(lang, &points),
        Points::Lowest => of_lowest(lang, &points),
        Points::Highest => of_highest(lang, &points),
    }
}

/// "2 cubes of your choice".
fn chosen_cubes(n: u8, lang: Lang) -> String {
    let word = cube_word(n.into(), lang);
    match lang {
        Lang::En => format!("{n} {word} of your choice"),
        Lang::Pl => {
            let chosen = plural(lang, n.into(), "wybrany", "wybrane", "wybranych");
            format!("{n} {chosen} {word}")
        }
    }
}

/// "2 more cubes", „o 2 znaczniki więcej”.
fn cubes_more(by: i64, lang: Lang) -> String {
    more(by, cube_word(by, lang), lang)
}

fn ability_cubes_more(by: i64, lang: Lang) -> String {
    let word = match lang {
        Lang::En => plural(lang, by, "ability cube", "ability cubes", "ability cubes"),
        Lang::Pl => plural(
            lang,
            by,
            "znacznik zdolności",
            "znaczniki zdolności",
            "znaczników zdolności",
        ),
    };
    more(by, word, lang)
}

/// "2 points more", „o 2 punkty więcej”.
fn points_more(by: i64, lang: Lang) -> String {
    let (n, word) = (by.unsigned_abs(), point_word(by, lang));
    if by < 0 {
        so_much_less(lang, n, word)
    } else {
        so_much_more(lang, n, word)
    }
}

fn more(by: i64, word: &str, lang: Lang) -> String {
    let n = by.unsigned_abs();
    if by < 0 {
        so_many_fewer(lang, n, word)
    } else {
        so_many_more(lang, n, word)
    }
}

fn cube_word(n: i64, lang: Lang) -> &'static str {
    match lang {
        Lang::En => plural(lang, n, "cube", "cubes", "cubes"),
        Lang::Pl => plural(lang, n, "znacznik", "znaczniki", "znaczników"),
    }
}

fn point_word(n: i64, lang: Lang) -> &'static str {
    match lang {
        Lang::En => plural(lang, n, "point", "points", "points"),
        Lang::Pl => plural(lang, n, "punkt", "punkty", "punktów"),
    }
}

/// A colour beside one cube, a few and many; the English forms are all the same.
fn colour_forms(cube: Cube, lang: Lang) -> [&'static str; 3] {
    match (lang, cube) {
        (Lang::En, Cube::Red) => ["red"; 3],
        (Lang::En, Cube::Orange) => ["orange"; 3],
        (Lang::En, Cube::Blue) => ["blue"; 3],
        (Lang::En, Cube::White) => ["white"; 3],
        (Lang::En, Cube::Black) => ["black"; 3],
        (Lang::En, Cube::Yellow) => ["yellow"; 3],
        (Lang::Pl, Cube::Red) => ["czerwony", "czerwone", "czerwonych"],
        (Lang::Pl, Cube::Orange) => ["pomarańczowy", "pomarańczowe", "pomarańczowych"],
        (Lang::Pl, Cube::Blue) => ["niebieski", "niebieskie", "niebieskich"],
        (Lang::Pl, Cube::White) => ["biały", "białe", "białych"],
        (Lang::Pl, Cube::Black) => ["czarny", "czarne", "czarnych"],
        (Lang::Pl, Cube::Yellow) => ["żółty", "żółte", "żółtych"],
    }
}

fn cube_of(ability: Ability) -> Cube {
    match ability {
        Ability::Red => Cube::Red,
        Ability::Orange => Cube::Orange,
        Ability::Blue => Cube::Blue,
    }
}

fn ability_genitive(ability: Ability, lang: Lang) -> String {
    match ability {
        Ability::Red => of_weapons(lang),
        Ability::Orange => of_engineering(lang),
        Ability::Blue => of_infiltration(lang),
    }
}

fn die_genitive(die: Die, lang: Lang) -> String {
    match die {
        Die::Specialist => of_specialist(lang),
        Die::Engineer => of_engineer(lang),
        Die::Infiltrator => of_infiltrator(lang),
        Die::Intelligence => of_intelligence(lang),
        Die::Translator => of_translator(lang),
        Die::Scanner => of_scanner(lang),
    }
}

texts! {
    needs_neither() { en: "Needs neither engaging nor evading.", pl: "Nie wymaga ani starcia, ani uniku." }

    // Names; "of" is the Polish genitive.
    weapons() { en: "Weapons", pl: "Uzbrojenie" }
    engineering() { en: "Engineering", pl: "Inżynieria" }
    infiltration() { en: "Infiltration", pl: "Infiltracja" }
    of_weapons() { en: "Weapons", pl: "Uzbrojenia" }
    of_engineering() { en: "Engineering", pl: "Inżynierii" }
    of_infiltration() { en: "Infiltration", pl: "Infiltracji" }
    false_lead() { en: "false lead", pl: "fałszywy trop" }
    alert() { en: "alert", pl: "alarm" }
    super_weapon() { en: "Super Weapon", pl: "superbroń" }
    guardforce() { en: "Guardforce", pl: "Straż" }
    location() { en: "Location", pl: "Miejsce" }
    agent() { en: "Agent", pl: "Agent" }
    event() { en: "Event", pl: "Wydarzenie" }
    specialist() { en: "Weapons Specialist", pl: "Specjalista od Uzbrojenia" }
    engineer() { en: "Engineer", pl: "Inżynier" }
    infiltrator() { en: "Infiltration Agent", pl: "Agent Infiltracji" }
    intelligence() { en: "Artificial Intelligence", pl: "Sztuczna Inteligencja" }
    translator() { en: "Universal Translator", pl: "Tłumacz Uniwersalny" }
    scanner() { en: "Scanning Technology", pl: "Aparatura Skanująca" }
    of_specialist() { en: "Weapons Specialist", pl: "Specjalisty od Uzbrojenia" }
    of_engineer() { en: "Engineer", pl: "Inżyniera" }
    of_infiltrator() { en: "Infiltration Agent", pl: "Agenta Infiltracji" }
    of_intelligence() { en: "Artificial Intelligence", pl: "Sztucznej Inteligencji" }
    of_translator() { en: "Universal Translator", pl: "Tłumacza Uniwersalnego" }
    of_scanner() { en: "Scanning Technology", pl: "Aparatury Skanującej" }

    // Which cards; the Polish features of cards agree with „karty” and „kartą”.
    all_cards() { en: "all cards", pl: "wszystkie karty" }
    many_cards() { en: "cards", pl: "karty" }
    many_guardforce() { en: "Guardforce", pl: "karty Straży" }
    many_locations() { en: "Locations", pl: "karty Miejsc" }
    many_agents() { en: "Agents", pl: "karty Agentów" }
    many_events() { en: "Events", pl: "karty Wydarzeń" }
    one_card() { en: "a card", pl: "kartą" }
    one_guardforce() { en: "a Guardforce card", pl: "kartą Straży" }
    one_location() { en: "a Location", pl: "kartą Miejsca" }
    one_agent() { en: "an Agent", pl: "kartą Agenta" }
    one_event() { en: "an Event", pl: "kartą Wydarzenia" }
    with_planet() { en: " with a Planet Icon", pl: " z ikoną planety" }
    without_planet() { en: " without a Planet Icon", pl: " bez ikony planety" }
    paid_many(ability: &str) { en: " engaged with {ability}", pl: " opłacane z {ability}" }
    paid_one(ability: &str) { en: " engaged with {ability}", pl: " opłacaną z {ability}" }
    first_card() { en: "the first card of the line", pl: "pierwsza karta w rzędzie" }
    last_card() { en: "the last card of the line", pl: "ostatnia karta w rzędzie" }
    this_card() { en: "this card", pl: "ta karta" }
    subject_if(card: &str, kind: &str, features: &str) { en: "{card}, if it is {kind}{features},", pl: "{card}, jeśli jest {kind}{features}," }
    cards_after_engaged(cards: &str, features: &str) { en: "{cards}{features} right after an engaged card", pl: "{cards}{features} leżące tuż za kartą, z którą się zmierzono," }
    cards_after_evaded(cards: &str, features: &str) { en: "{cards}{features} right after an evaded card", pl: "{cards}{features} leżące tuż za kartą, której uniknięto," }
    other_cards(cards: &str, features: &str) { en: "the other {cards} of the line{features}", pl: "pozostałe {cards}{features} w tym rzędzie" }

    // How often a number counts.
    per_two_alerts() { en: " for every two black cubes on Quietus", pl: " za każde dwa czarne znaczniki na karcie Quietusa" }
    per_found() { en: " for every Super Weapon found", pl: " za każdą znalezioną superbroń" }
    per_understood() { en: " for every Super Weapon understood", pl: " za każdą poznaną superbroń" }
    per_hand() { en: " for every card in your hand", pl: " za każdą kartę na ręce" }
    per_engaged() { en: " for every card of this line engaged so far", pl: " za każdą kartę w tym rzędzie, z którą się już zmierzono" }
    per_evaded() { en: " for every card of this line evaded so far", pl: " za każdą kartę w tym rzędzie, której już uniknięto" }

    // What holds.
    alerts_gather() { en: "Until this sector is passed, black cubes drawn in a search gather on this card.", pl: "Dopóki nie miniesz tego sektora, czarne znaczniki wylosowane w poszukiwaniach gromadzą się na tej karcie." }
    labelled(label: &str, clause: &str) { en: "{label}: {clause}", pl: "{label}: {clause}" }
    until_evaded() { en: "until this card is evaded", pl: "dopóki nie unikniesz tej karty" }
    if_engaged() { en: "if engaged", pl: "jeśli się z nią zmierzysz" }
    against_this(clause: &str) { en: "against this card, {clause}", pl: "w starciu z tą kartą {clause}" }
    stronger_many(cards: &str, n: u8, often: &str) { en: "{cards} have +{n} strength{often}", pl: "{cards} mają siłę większą o {n}{often}" }
    stronger_one(card: &str, n: u8, often: &str) { en: "{card} has +{n} strength{often}", pl: "{card} ma siłę większą o {n}{often}" }
    weaker_many(cards: &str, n: u8, often: &str, least: &str) { en: "{cards} have −{n} strength{often}{least}", pl: "{cards} mają siłę mniejszą o {n}{often}{least}" }
    weaker_one(card: &str, n: u8, often: &str, least: &str) { en: "{card} has −{n} strength{often}{least}", pl: "{card} ma siłę mniejszą o {n}{often}{least}" }
    at_least(least: u8) { en: " (at least {least})", pl: " (ale co najmniej {least})" }
    icons_many(cards: &str, icons: &str) { en: "{cards} count {icons}", pl: "{cards} mają {icons}" }
    icons_one(card: &str, icons: &str) { en: "{card} counts {icons}", pl: "{card} ma {icons}" }
    so_many_more(n: u64, word: &str) { en: "{n} more {word}", pl: "o {n} {word} więcej" }
    so_many_fewer(n: u64, word: &str) { en: "{n} fewer {word}", pl: "o {n} {word} mniej" }
    so_much_more(n: u64, word: &str) { en: "{n} {word} more", pl: "o {n} {word} więcej" }
    so_much_less(n: u64, word: &str) { en: "{n} {word} less", pl: "o {n} {word} mniej" }
    search_cubes(cubes: &str, often: &str) { en: "draw {cubes} in the search{often}", pl: "w poszukiwaniach losujesz {cubes}{often}" }
    evade_price(points: &str) { en: "evading costs {points}", pl: "unik kosztuje {points}" }
    evade_price_own(points: &str) { en: "evading this card costs {points}", pl: "unik przed tą kartą kosztuje {points}" }
    evade_cubes(cubes: &str) { en: "draw {cubes} in an evade", pl: "przy uniku losujesz {cubes}" }
    evade_cubes_own(cubes: &str) { en: "draw {cubes} when evading this card", pl: "przy uniku przed tą kartą losujesz {cubes}" }
    shield(colour: &str) { en: "{colour} cubes drawn in an evade cost nothing", pl: "{colour} znaczniki wylosowane przy uniku nic nie kosztują" }
    shield_own(colour: &str) { en: "{colour} cubes drawn when evading this card cost nothing", pl: "{colour} znaczniki wylosowane przy uniku przed tą kartą nic nie kosztują" }
    stand_in(ability: &str) { en: "1 point of {ability} stands for 1 point of any other ability", pl: "1 punkt {ability} zastępuje 1 punkt dowolnej innej zdolności" }
    no_stand_in() { en: "no ability stands for another", pl: "żadna zdolność nie zastępuje innej" }
    looks_left() { en: "the Engage Icon is that of the next card to the left", pl: "ikona starcia to ikona następnej karty po lewej" }
    looks_left_own() { en: "this card's Engage Icon is that of the next card to the left", pl: "ikona starcia tej karty to ikona następnej karty po lewej" }
    whites_leave() { en: "white cubes drawn in the search go to the supply", pl: "białe znaczniki wylosowane w poszukiwaniach trafiają do zasobu" }
    hush_one() { en: "the first black cube of the search costs nothing and goes to the supply", pl: "pierwszy czarny znacznik w poszukiwaniach nic nie kosztuje i trafia do zasobu" }
    hush_few(cubes: u8) { en: "the first {cubes} black cubes of the search cost nothing and go to the supply", pl: "pierwsze {cubes} czarne znaczniki w poszukiwaniach nic nie kosztują i trafiają do zasobu" }
    hush_many(cubes: u8) { en: "the first {cubes} black cubes of the search cost nothing and go to the supply", pl: "pierwszych {cubes} czarnych znaczników w poszukiwaniach nic nie kosztuje i trafia do zasobu" }
    no_raising() { en: "cubes drawn in the search raise no ability", pl: "znaczniki wylosowane w poszukiwaniach nie podnoszą zdolności" }
    surge() { en: "the first cube of the search that raises an ability raises it by 2", pl: "pierwszy znacznik w poszukiwaniach, który podnosi zdolność, podnosi ją o 2" }
    dice_boost(by: i8) { en: "captain's dice that give “+n” give {by} more", pl: "kości kapitana, które dają „+n”, dają o {by} więcej" }

    // When something happens once.
    when_met() { en: "when met", pl: "przy spotkaniu" }
    after_engaging() { en: "after engaging", pl: "po starciu" }
    after_evading() { en: "after evading", pl: "po uniku" }
    after_engaging_card(card: &str) { en: "after engaging {card}", pl: "po starciu z {card}" }
    after_evading_card(card: &str) { en: "after evading {card}", pl: "po uniku przed {card}" }
    when_chosen() { en: "when a planet is chosen", pl: "przy wyborze planety" }
    when_this_chosen() { en: "when this planet is chosen", pl: "przy wyborze tej planety" }
    when_search() { en: "when the search begins", pl: "na początku poszukiwań" }
    when_found() { en: "when a Super Weapon is found", pl: "po znalezieniu superbroni" }
    time_engage() { en: "when engaging", pl: "przy starciu" }
    time_evade() { en: "when evading", pl: "przy uniku" }
    time_search() { en: "in the search", pl: "w poszukiwaniach" }
    time_any() { en: "when engaging, evading or searching", pl: "przy starciu, uniku lub w poszukiwaniach" }

    // What happens once.
    then() { en: ", then ", pl: ", potem " }
    either(first: &str, second: &str) { en: "either {first} or {second}", pl: "albo {first}, albo {second}" }
    gain(points: &str) { en: "gain {points}", pl: "zyskaj {points}" }
    lose(points: &str) { en: "lose {points}", pl: "strać {points}" }
    of_ability(points: &str, ability: &str) { en: "{points} of {ability}", pl: "{points} {ability}" }
    of_any(points: &str) { en: "{points} of any ability", pl: "{points} dowolnej zdolności" }
    of_any_each(points: &str) { en: "{points} of any abilities", pl: "{points} dowolnych zdolności" }
    of_lowest(points: &str) { en: "{points} of your lowest ability", pl: "{points} najniższej zdolności" }
    of_highest(points: &str) { en: "{points} of your highest ability", pl: "{points} najwyższej zdolności" }
    add_cubes(cubes: &str) { en: "add {cubes} to the bag", pl: "dołóż do worka {cubes}" }
    remove_cubes(cubes: &str) { en: "remove {cubes} from the bag", pl: "usuń z worka {cubes}" }
    take_cubes(cubes: &str) { en: "remove {cubes} (not yellow) from the bag", pl: "usuń z worka {cubes} (oprócz żółtych)" }
    remove_alerts(cubes: &str) { en: "remove {cubes} from Quietus", pl: "usuń z karty Quietusa {cubes}" }
    draw_cubes(cubes: &str) { en: "draw {cubes}", pl: "wylosuj {cubes}" }
    this_search(cubes: &str) { en: "draw {cubes} in this round's search", pl: "w poszukiwaniach tej rundy wylosuj {cubes}" }
    turn_up_crew(by: u8) { en: "turn a crew die up by {by}", pl: "obróć kość załogi o {by} w górę" }
    turn_up_system(by: u8) { en: "turn a system die up by {by}", pl: "obróć kość systemów o {by} w górę" }
    turn_up_any(by: u8) { en: "turn one of your dice up by {by}", pl: "obróć jedną ze swoich kości o {by} w górę" }
    reroll() { en: "roll one of your dice again", pl: "rzuć ponownie jedną ze swoich kości" }
    understand() { en: "treat one found Super Weapon as understood", pl: "uznaj jedną znalezioną superbroń za poznaną" }
    discard() { en: "discard a card from your hand", pl: "odrzuć kartę z ręki" }
    boost(points: &str) { en: "pay {points} for this card", pl: "zapłać za kartę {points}" }
    boost_against(points: &str, ability: &str) { en: "if the Engage Icon is {ability}, pay {points}", pl: "jeśli ikona starcia to {ability}, zapłać {points}" }
    slip_away() { en: "draw no cubes", pl: "nie losuj znaczników" }

    // H24: the faces of the dice.
    face_plus(by: u8, ability: &str) { en: "+{by} {ability}", pl: "+{by} do {ability}" }
    face_plus_any(by: u8) { en: "+{by} any ability", pl: "+{by} do dowolnej zdolności" }
    face_or(first: &str, second: &str) { en: "{first}, or {second}", pl: "{first} albo {second}" }
    face_and(first: &str, second: &str) { en: "{first}, and {second}", pl: "{first} i {second}" }
    face_clear() { en: "in an evade remove 2 white cubes from the bag", pl: "przy uniku usuń z worka 2 białe znaczniki" }
    face_remove() { en: "in an evade remove 2 cubes of your choice from the bag", pl: "przy uniku usuń z worka 2 wybrane znaczniki" }
    face_extra() { en: "draw 1 more cube in this round's search", pl: "w poszukiwaniach tej rundy wylosuj o 1 znacznik więcej" }
    face_borrow(die: &str) { en: "when engaging: roll the {die} die and use its face at once", pl: "przy starciu: rzuć kością {die} i od razu użyj tej ścianki" }
    face_trade() { en: "when engaging Guardforce with a Planet Icon: swap one of your dice for one you do not own and roll it", pl: "przy starciu z kartą Straży z ikoną planety: zamień jedną ze swoich kości na taką, której nie masz, i rzuć nią" }
    face_reroll_agent() { en: "when engaging an Agent: roll one of your dice again", pl: "przy starciu z kartą Agenta: rzuć ponownie jedną ze swoich kości" }
    face_reroll_guard() { en: "when engaging Guardforce with a Planet Icon: roll one of your dice again", pl: "przy starciu z kartą Straży z ikoną planety: rzuć ponownie jedną ze swoich kości" }
    face_reroll_search() { en: "in the search: roll one of your dice again", pl: "w poszukiwaniach: rzuć ponownie jedną ze swoich kości" }
    face_exchange() { en: "swap a found Super Weapon for one of your choice", pl: "zamień znalezioną superbroń na dowolną inną" }
    face_pair() { en: "once in the search: draw two cubes instead of one and use one; the other goes to the supply", pl: "raz w poszukiwaniach: wylosuj dwa znaczniki zamiast jednego i użyj jednego; drugi trafia do zasobu" }
    face_sift() { en: "when drawing the line: draw 8 cards, lay out 4 of them in any order and shuffle the others back", pl: "przy dobieraniu rzędu: dobierz 8 kart, wyłóż 4 z nich w dowolnej kolejności, a resztę wtasuj z powrotem" }
    face_recover_one() { en: "in the search: use 1 Planet Icon of one evaded card", pl: "w poszukiwaniach: użyj 1 ikony planety jednej unikniętej karty" }
    face_recover_two() { en: "in the search: use 1 Planet Icon of each of two evaded cards", pl: "w poszukiwaniach: użyj po 1 ikonie planety dwóch unikniętych kart" }
    face_take() { en: "in an evade: remove 1 cube of your choice (not yellow) from the bag", pl: "przy uniku: usuń z worka 1 wybrany znacznik (oprócz żółtych)" }
    face_probe() { en: "in an evade: draw a random cube from the bag; a yellow one goes back, any other to the supply", pl: "przy uniku: wylosuj z worka znacznik; żółty wraca, inny trafia do zasobu" }
    face_claim() { en: "when you draw a yellow cube in the search: choose which Super Weapon you find", pl: "gdy w poszukiwaniach wylosujesz żółty znacznik: wybierz, którą superbroń znajdujesz" }
}
