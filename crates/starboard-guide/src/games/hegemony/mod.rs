//! The guide for a first game: at every step it says what is happening, what to look at, and
//! what a sensible choice would be with the cards, points and cubes at hand.
//!
//! Polish names of cards are never declined: they stand behind a colon or in front of one.

use hegemony::cards::wording::{self, Bearer};
use hegemony::cards::{Deed, Deeds, Dice, Lasting, Moment, Occasion, Per, Points, Text, Time};
use hegemony::{
    Ability, Action, CardSet, Cube, Die, Difficulty, Encounter, End, FoundWeapon, Hegemony, Kind,
    Payment, Planet, Source, Task, Weapon,
};
use starboard_kernel::{Game, Lang, Silent};

use crate::{Card, Guide, Mission, Race, Reader, Thing};

mod about;
mod mission;
pub mod odds;
mod reason;
mod touch;

starboard_kernel::texts!("src/games/hegemony");

impl Guide for Hegemony {
    const MISSION: Mission = mission::MISSION;
    const KINDS: &'static [&'static str] = about::KINDS;

    const RACE: Option<Race> = Some(Race {
        title: race,
        falls: false,
        // The abilities, in colours like theirs, and the Super Weapons that were found.
        lines: &[
            (3, |lang| wording::ability_name(Ability::Red, lang)),
            (2, |lang| wording::ability_name(Ability::Orange, lang)),
            (1, |lang| wording::ability_name(Ability::Blue, lang)),
            (4, weapons_found),
        ],
    });

    /// There is one player only, so it does not matter who reads it.
    fn card(&self, reader: Reader<'_>) -> Card {
        let lang = reader.lang;
        let author = Author {
            position: self,
            lang,
        };
        match self.end() {
            Some(end) => author.over(end),
            None => author.task(self.task()),
        }
    }

    fn things(&self) -> Vec<Thing> {
        about::things(self)
    }

    fn about(&self, kind: &str, name: &str, reader: Reader<'_>) -> Option<String> {
        about::about(self, kind, name, reader.lang)
    }

    fn reason(&self, action: Self::Action, reader: Reader<'_>) -> Option<String> {
        let fact = reason::fact(self, action)?;
        fact.words(self, reader.lang)
    }

    fn marks(&self, action: Action) -> Vec<Thing> {
        touch::marks(self, action)
    }

    fn measure(&self, line: usize) -> i32 {
        match Ability::ALL.get(line) {
            Some(&ability) => self.points(ability).into(),
            None => self.found().count() as i32,
        }
    }
}

fn percent(part: f64) -> u32 {
    (part * 100.0).round() as u32
}

fn genitive(ability: Ability, lang: Lang) -> String {
    match ability {
        Ability::Red => of_red(lang),
        Ability::Orange => of_orange(lang),
        Ability::Blue => of_blue(lang),
    }
}

/// "2 points of Weapons, 1 point of Infiltration".
fn payment_words(payment: Payment, lang: Lang) -> String {
    let paid = Ability::ALL
        .iter()
        .filter(|ability| payment[ability.index()] > 0);
    let parts: Vec<String> = paid
        .map(|&ability| {
            let points = wording::points(payment[ability.index()], lang);
            points_of(lang, &points, &genitive(ability, lang))
        })
        .collect();
    if parts.is_empty() {
        nothing(lang)
    } else {
        parts.join(", ")
    }
}

// ---------------------------------------------------------------------------------
// Rough values, in points of an ability

/// The value of something that happens once.
fn worth_of_deed(position: &Hegemony, deed: Deed) -> f64 {
    match deed {
        Deed::Gain { what, n } => {
            let open = Ability::ALL.iter().copied().filter(|&ability| {
                what.ability().is_none_or(|only| only == ability)
                    && position.points(ability) < position.most(ability)
            });
            // What is gained freely goes where it is needed most.
            let best = open.min_by_key(|&ability| position.points(ability));
            best.map_or(0.0, |ability| {
                let room = position.most(ability) - position.points(ability);
                let gained = match what {
                    Points::Any | Points::LowestEach => n,
                    _ => n.min(room),
                };
                f64::from(gained) * worth_of_point(position, ability)
            })
        }
        Deed::Lose { what, n } => {
            let have = Ability::ALL.iter().copied().filter(|&ability| {
                what.ability().is_none_or(|only| only == ability) && position.points(ability) > 0
            });
            let least = have.max_by_key(|&ability| position.points(ability));
            least.map_or(0.0, |ability| {
                let lost = n.min(position.points(ability));
                -f64::from(lost) * worth_of_point(position, ability)
            })
        }
        Deed::AddCubes { cube, n } => -worth_of_removal(position, cube) * f64::from(n),
        Deed::RemoveCubes { cube, n } => {
            let there = n.min(position.bag()[cube.index()]);
            worth_of_removal(position, cube) * f64::from(there)
        }
        Deed::TakeCubes { n } => 0.5 * f64::from(n),
        Deed::RemoveAlerts { n } => 0.4 * f64::from(n.min(position.alerts())),
        Deed::SearchCubes { by } => f64::from(by),
        // There is more choice in later rounds.
        Deed::Reveal { n } => 0.2 * f64::from(n),
        Deed::TurnUp { by, .. } => 0.4 * f64::from(by),
        Deed::Reroll => 0.5,
        Deed::Understand => 2.0,
        Deed::Discard => -1.0,
        Deed::Boost { by, .. } => f64::from(by),
        Deed::SlipAway => 2.0,
    }
}

/// A point is worth more where few are left.
fn worth_of_point(position: &Hegemony, ability: Ability) -> f64 {
    match position.points(ability) {
        0..=1 => 1.8,
        2 => 1.3,
        3..=4 => 1.0,
        _ => 0.9,
    }
}

/// The value of removing a cube of this colour from the bag.
fn worth_of_removal(position: &Hegemony, cube: Cube) -> f64 {
    match cube {
        Cube::Yellow => -6.0,
        Cube::White => 0.4,
        Cube::Black if position.quietus_listens() => 0.5,
        Cube::Black => 0.7,
        // They hurt in an evade and help in a search.
        Cube::Red | Cube::Orange | Cube::Blue => -0.1,
    }
}

fn worth_of_lasting(position: &Hegemony, lasting: &Lasting) -> f64 {
    match *lasting {
        Lasting::Strength { by, cards, .. } => {
            let few = cards.place.is_some() || cards.kind.is_some() || cards.planet.is_some();
            -f64::from(by) * if few { 1.0 } else { 2.5 }
        }
        Lasting::Icons { by, cards } => {
            f64::from(by) * if cards.place.is_some() { 0.8 } else { 1.5 }
        }
        Lasting::SearchCubes { by, per } => {
            let times = match per {
                Per::Once => 1.0,
                Per::Passed => position.sector() as f64,
                _ => 0.8,
            };
            f64::from(by) * times
        }
        Lasting::EvadePrice { by } | Lasting::EvadeCubes { by } => -1.5 * f64::from(by),
        // Where cubes raise no ability, none of them raises it twice.
        Lasting::Surge if nothing_rises(position) => 0.0,
        Lasting::Shield { .. } | Lasting::WhitesLeave | Lasting::Surge => 0.8,
        Lasting::StandIn { .. } => 1.5,
        Lasting::Hush { cubes } => 0.4 * f64::from(cubes),
        Lasting::DiceBoost { by } => f64::from(by),
        Lasting::NoStandIn | Lasting::LooksLeft => -0.5,
        Lasting::NoRaising => {
            let missing: u8 = Ability::ALL
                .iter()
                .map(|&ability| position.most(ability) - position.points(ability))
                .sum();
            -0.15 * f64::from(missing)
        }
    }
}

/// Whether the sector keeps cubes from raising abilities.
fn nothing_rises(position: &Hegemony) -> bool {
    position.alien().is_some_and(|alien| {
        let lasting = &alien.card(position.card_set()).text.always;
        lasting.iter().any(|l| matches!(l, Lasting::NoRaising))
    })
}

fn worth_of_deeds(position: &Hegemony, deeds: &Deeds) -> f64 {
    let worth = |&deed: &Deed| worth_of_deed(position, deed);
    match deeds {
        Deeds::All(deeds) => deeds.iter().map(worth).sum(),
        Deeds::OneOf(deeds) => deeds.iter().map(worth).fold(f64::MIN, f64::max),
    }
}

fn worth_of_text(position: &Hegemony, text: &Text) -> f64 {
    let lasting: f64 = text
        .always
        .iter()
        .map(|lasting| worth_of_lasting(position, lasting))
        .sum();
    let once: f64 = text
        .when
        .iter()
        .map(|occasion| worth_of_deeds(position, &occasion.deeds))
        .sum();
    lasting + once
}

/// The best way to pay: it does not end the game, then costs the fewest points, then leaves the weakest
/// ability as high as possible.
fn best_payment(position: &Hegemony, payments: &[Payment], evade: bool) -> Option<Payment> {
    let rank = |payment: Payment| {
        let doom = if evade {
            odds::doom_of_evade(position, payment)
        } else {
            f64::from(u8::from(odds::ends_game(position, payment)))
        };
        let left = odds::after(position, payment);
        let paid: u8 = payment.iter().sum();
        let lowest = left.iter().copied().min().unwrap_or(0);
        (
            doom,
            paid,
            u8::MAX - lowest,
            u8::MAX - left.iter().copied().max().unwrap_or(0),
        )
    };
    payments.iter().copied().min_by(|&a, &b| {
        let (a, b) = (rank(a), rank(b));
        a.0.total_cmp(&b.0)
            .then((a.1, a.2, a.3).cmp(&(b.1, b.2, b.3)))
    })
}

// ---------------------------------------------------------------------------------

type Words = fn(Lang) -> String;

/// What the cards are made from.
#[derive(Clone, Copy)]
struct Author<'a> {
    position: &'a Hegemony,
    lang: Lang,
}

impl Author<'_> {
    fn task(self, task: Task) -> Card {
        match task {
            Task::DrawAlien => self.setup(),
            Task::DrawCaptain => {
                let rules = &["H1", "H6", "H23"];
                self.say(captain_title, &[captain, captain_dice], rules)
            }
            Task::RollDie(die) => self.roll(die),
            Task::DealPlanets(_) => self.deal_planets(),
            Task::ChoosePlanet => self.choose_planet(),
            Task::BeforeLine => self.before_line(),
            Task::Sift(_) => self.say(sift_title, &[sift, sift_think], &["H15", "H24"]),
            Task::PlaceCard => self.place(),
            Task::Decide(place) => self.decide(place.into()),
            Task::Evading(place) => self.evading(place.into()),
            Task::EvadeDraw(_) => self.evade_draw(),
            Task::Searching | Task::DrawCube => self.searching(),
            Task::Keep(cube) => self.keep(cube),
            Task::BeforeFind | Task::Find => self.find(),
            Task::Text(source, occasion, _) => self.text(source, occasion),
            Task::Gain(points) => self.gain(gain_where, points),
            Task::GainLowest(points) => self.gain(gain_lowest, points),
            Task::Lose(points) => self.lose(lose_where, points),
            Task::LoseHighest(points) => self.lose(lose_highest, points),
            Task::Take { cubes, yellow } => self.take(cubes, yellow),
            Task::Discard => self.discard(),
            Task::TurnUp { dice, by } => self.turn_up(dice, by),
            Task::TurnDown(die) => self.turn_down(die),
            Task::Reroll => self.reroll(),
            Task::Trade => self.trade(),
            Task::Understand => self.understand(),
            Task::Exchange => self.exchange(),
            Task::Claim => self.claim(),
            Task::Borrow(die) => self.borrow(die),
            Task::Borrowed(die, face) => self.borrowed(die, face),
            Task::Probe => self.say(probe_title, &[probe, probe_then], &["H18", "H24"]),
            Task::PairFirst | Task::PairSecond(_) => {
                self.say(pair_title, &[pair, self.other_of_pair()], &["H20", "H24"])
            }
            Task::PairKeep(first, second) => self.pair_keep(first, second),
            // The rest is never waited for, or is the line that is drawn.
            _ => self.line(),
        }
    }

    /// A card that says the same in every position.
    fn say(self, title: Words, says: &[Words], rules: &'static [&'static str]) -> Card {
        let says: Vec<String> = says.iter().map(|words| words(self.lang)).collect();
        Card::new(title(self.lang), says, rules)
    }

    /// H9, H10: at the start or when none is left; or by the text of the planet that was chosen.
    fn deal_planets(self) -> Card {
        let Some(planet) = self.position.planet() else {
            return self.say(planets_title, &[planets, planets_later], &["H9", "H10"]);
        };
        let lang = self.lang;
        let says = vec![reveal(lang, planet.name(lang)), reveal_later(lang)];
        Card::new(planets_title(lang), says, &["H10"])
    }

    // What is said in several places.

    fn ability(self, ability: Ability) -> String {
        wording::ability_name(ability, self.lang)
    }

    /// The abilities with their points.
    fn all_points(self) -> String {
        let each: Vec<String> = Ability::ALL
            .iter()
            .map(|&ability| {
                format!(
                    "{} {}",
                    self.ability(ability),
                    self.position.points(ability)
                )
            })
            .collect();
        each.join(", ")
    }

    fn points_after(self, payment: Payment) -> String {
        let left = odds::after(self.position, payment);
        let each: Vec<String> = Ability::ALL
            .iter()
            .map(|&ability| format!("{} {}", self.ability(ability), left[ability.index()]))
            .collect();
        each.join(", ")
    }

    fn lowest(self) -> Ability {
        let abilities = Ability::ALL.iter().copied();
        let lowest = abilities.min_by_key(|&ability| self.position.points(ability));
        lowest.unwrap_or(Ability::Red)
    }

    fn highest(self) -> Ability {
        let abilities = Ability::ALL.iter().copied();
        let highest = abilities
            .rev()
            .max_by_key(|&ability| self.position.points(ability));
        highest.unwrap_or(Ability::Red)
    }

    fn zeros(self) -> usize {
        let abilities = Ability::ALL.iter();
        abilities
            .filter(|&&ability| self.position.points(ability) == 0)
            .count()
    }

    fn is_low(self) -> bool {
        self.position.points(self.lowest()) <= 2
    }

    fn owned(self) -> impl Iterator<Item = (Die, u8)> {
        let dice = Die::ALL.iter().copied();
        dice.filter_map(move |die| Some((die, self.position.face(die)?)))
    }

    /// The dice and hand cards that can be used now.
    fn help(self) -> Option<String> {
        self.help_with(|_| true)
    }

    /// Those that lower the price of the current card.
    fn engage_help(self, place: usize) -> Option<String> {
        self.help_with(|action| match action {
            Action::Use { power, .. } => {
                // A crew die that has yet to be rolled may help; the effect of the others is known.
                power.word() == "borrow"
                    || (power.word() == "boost" && self.suffices(action, place))
            }
            Action::Play(card) => {
                let time = card
                    .card(self.position.card_set())
                    .hand
                    .map(|hand| hand.time);
                time == Some(Time::Engage) && self.suffices(action, place)
            }
            _ => false,
        })
    }

    /// Whether this makes engaging the current card possible, or cheaper than now.
    fn suffices(self, action: Action, place: usize) -> bool {
        let mut after = self.position.clone();
        after.play_unchecked(action, &mut Silent);
        after.boost() > self.position.boost() && after.can_engage(place)
    }

    fn help_with(self, counts: impl Fn(Action) -> bool) -> Option<String> {
        let mut names: Vec<String> = Vec::new();
        for action in self.position.legal_actions() {
            let name = match action {
                Action::Use { die, .. } => {
                    let face = self.position.face(die).unwrap_or(1);
                    let says = wording::face_clause(die, face, self.lang);
                    format!("{} ({says})", wording::die_name(die, self.lang))
                }
                Action::Play(card) => card.name(self.lang).to_owned(),
                _ => continue,
            };
            if counts(action) && !names.contains(&name) {
                names.push(name);
            }
        }
        names.truncate(2);
        (!names.is_empty()).then(|| names.join(", "))
    }

    /// What is drawn in an evade, and what it costs.
    fn evade_cubes(self) -> String {
        match self.position.evade_cubes() {
            0 => cubes_none(self.lang),
            1 => one_cube_costs(self.lang),
            cubes => cubes_cost(self.lang, &cube_count(self.lang, cubes)),
        }
    }

    fn weapon_says(self, weapon: Weapon) -> String {
        self.clauses(&weapon.card(self.position.card_set()).text, Bearer::Weapon)
    }

    /// What a card says, behind a colon.
    fn clauses(self, text: &Text, on: Bearer) -> String {
        let clauses = wording::clauses(text, on, self.lang);
        self.lang.clauses(&clauses)
    }

    fn names(self, weapons: impl Iterator<Item = Weapon>) -> String {
        let names: Vec<&str> = weapons.map(|weapon| weapon.name(self.lang)).collect();
        names.join(", ")
    }

    // Setting up.

    fn setup(self) -> Card {
        let weapons = self.position.options().difficulty.weapons();
        let says = vec![setup_aliens(self.lang), setup_aim(self.lang, weapons)];
        Card::new(setup_title(self.lang), says, &["H5", "H25", "H26"])
    }

    fn roll(self, die: Die) -> Card {
        let first = if self.position.round() == 0 {
            roll_setup(self.lang)
        } else {
            roll_again(self.lang)
        };
        let name = wording::die_name(die, self.lang);
        let says = vec![first, roll_look(self.lang)];
        Card::new(roll_title(self.lang, &name), says, &["H6", "H24"])
    }

    // The encounter phase.

    fn choose_planet(self) -> Card {
        let (position, lang) = (self.position, self.lang);
        let worth =
            |planet: &Planet| worth_of_text(position, &planet.card(self.position.card_set()).text);
        let best = position
            .face_up_planets()
            .max_by(|a, b| worth(a).total_cmp(&worth(b)));
        let mut says = vec![planet_round(
            lang,
            position.round(),
            position.weapons_left(),
        )];
        if let Some(planet) = best {
            let words = self.clauses(&planet.card(self.position.card_set()).text, Bearer::Planet);
            says.push(planet_best(lang, planet.name(lang), &words));
        }
        // The sector is described when it begins.
        let fresh = position.decks()[position.sector()] == 16;
        if let Some(alien) = position.alien().filter(|_| fresh) {
            let words = self.clauses(&alien.card(self.position.card_set()).text, Bearer::Alien);
            says.push(planet_sector(lang, alien.name(lang), &words));
        } else if self.is_low() {
            let lowest = self.lowest();
            let points = position.points(lowest);
            says.push(planet_low(lang, &self.ability(lowest), points));
        }
        Card::new(planet_title(lang), says, &["H10", "H11"])
    }

    fn before_line(self) -> Card {
        let lang = self.lang;
        let legal = self.position.legal_actions();
        let dice = legal.iter().find_map(|action| match action {
            Action::Use { die, .. } => Some(wording::die_name(*die, lang)),
            _ => None,
        });
        let advice = if self.is_low() {
            before_line_now(lang)
        } else {
            before_line_save(lang)
        };
        let says = vec![
            before_line(lang, &dice.unwrap_or_default()),
            advice,
            one_die(lang),
        ];
        Card::new(before_line_title(lang), says, &["H11", "H23", "H24"])
    }

    fn line(self) -> Card {
        let (position, lang) = (self.position, self.lang);
        let mut says = Vec::new();
        if let Some(alien) = position.alien() {
            let left = position.decks()[position.sector()];
            says.push(line_four(lang, alien.name(lang), left));
        }
        says.extend([line_cubes(lang), sift_think(lang)]);
        Card::new(line_title(lang), says, &["H11", "H12", "H13"])
    }

    fn place(self) -> Card {
        let (position, lang) = (self.position, self.lang);
        let worth = |card: &Encounter| {
            let printed = card.card(self.position.card_set());
            let icon = f64::from(position.points(printed.icon)) * 0.2;
            let kept = f64::from(u8::from(printed.hand.is_some()));
            match printed.kind {
                // It takes a place in the line and costs nothing.
                Kind::Location => 0.2,
                _ => {
                    1.4 * f64::from(printed.planet_icons) + kept + icon
                        - f64::from(printed.strength)
                }
            }
        };
        let mut says = Vec::new();
        let best = position
            .sifted()
            .max_by(|a, b| worth(a).total_cmp(&worth(b)));
        if let Some(best) = best {
            let printed = best.card(self.position.card_set());
            says.push(place_best(
                lang,
                best.name(lang),
                printed.strength,
                printed.planet_icons,
            ));
        }
        let number = position.line().count() + 1;
        says.push(match position.line().last() {
            Some(before) => {
                let most = self.highest();
                let ability = genitive(most, lang);
                place_left(
                    lang,
                    before.card.name(lang),
                    &ability,
                    position.points(most),
                )
            }
            None => place_first(lang),
        });
        Card::new(place_title(lang, number), says, &["H15", "H24"])
    }

    fn decide(self, place: usize) -> Card {
        let (position, lang) = (self.position, self.lang);
        let Some(slot) = position.line().nth(place) else {
            return self.line();
        };
        let name = slot.card.name(lang);
        let mut engages = Vec::new();
        let mut evades = Vec::new();
        for action in position.legal_actions() {
            match action {
                Action::Engage(payment) => engages.push(payment),
                Action::Evade(payment) => evades.push(payment),
                _ => {}
            }
        }
        let engage = best_payment(position, &engages, false);
        let evade = best_payment(position, &evades, true);
        let icon = position.icon_at(place);
        let due = wording::points(position.due_at(place), lang);
        let due = points_of(lang, &due, &genitive(icon, lang));
        let help = self.engage_help(place);
        match (engage, evade) {
            (Some(payment), Some(other)) => self.both(place, payment, other),
            (Some(payment), None) => {
                let mut says = vec![committed(lang), self.price(place)];
                if payment != [0; 3] {
                    says.push(best_engage(
                        lang,
                        &payment_words(payment, lang),
                        &self.points_after(payment),
                    ));
                }
                if odds::ends_game(position, payment) {
                    says.push(engage_ends(lang));
                } else {
                    says.extend(help.map(|help| helps(lang, &help)));
                }
                Card::new(must_engage_title(lang, name), says, &["H16", "H17", "H23"])
            }
            (None, evade) => {
                let evade = evade.unwrap_or([0; 3]);
                let doom = odds::doom_of_evade(position, evade);
                let paid = if evade == [0; 3] {
                    pay_evade_free(lang, &self.evade_cubes())
                } else {
                    pay_evade(lang, &payment_words(evade, lang), &self.evade_cubes())
                };
                if position.strength_at(place) == 0 {
                    let mut says = vec![is_zero(lang, name), paid];
                    says.extend(self.doom_words(doom));
                    return Card::new(must_evade_title(lang, name), says, &["H16", "H18"]);
                }
                if let Some(help) = help {
                    let mut says = vec![needs_help(lang, name, &due), helps(lang, &help)];
                    says.push(
                        if slot.card.card(self.position.card_set()).planet_icons > 0 {
                            needs_help_worth(lang)
                        } else {
                            needs_help_save(lang)
                        },
                    );
                    says.extend(self.doom_words(doom));
                    return Card::new(help_title(lang, name), says, &["H16", "H17", "H23"]);
                }
                let mut says = vec![cannot_pay(lang, name, &due, &self.all_points()), paid];
                says.extend(self.doom_words(doom));
                Card::new(must_evade_title(lang, name), says, &["H16", "H18"])
            }
        }
    }

    /// The price of the current card, and why it is in that colour.
    fn price(self, place: usize) -> String {
        let (position, lang) = (self.position, self.lang);
        let name_of = |place: usize| {
            let slot = position.line().nth(place);
            slot.map_or("", |slot| slot.card.name(lang))
        };
        let (name, due) = (name_of(place), position.due_at(place));
        if due == 0 {
            return price_free(lang, name);
        }
        let due = points_of(
            lang,
            &wording::points(due, lang),
            &genitive(position.icon_at(place), lang),
        );
        match position.looks_at(place) {
            other if other == place => price_own(lang, name, &due),
            other => price(lang, name, &due, name_of(other)),
        }
    }

    fn doom_words(self, doom: f64) -> Option<String> {
        if doom >= 1.0 {
            Some(doom_sure(self.lang))
        } else if doom > 0.0 {
            Some(doom_some(self.lang, percent(doom).max(1)))
        } else {
            None
        }
    }

    /// Both ways are open.
    fn both(self, place: usize, engage: Payment, evade: Payment) -> Card {
        let (position, lang) = (self.position, self.lang);
        let Some(slot) = position.line().nth(place) else {
            return self.line();
        };
        let printed = slot.card.card(self.position.card_set());
        let name = slot.card.name(lang);
        let rules = &["H15", "H16", "H18"];
        let icons = position.planet_icons_at(place);
        let kept = printed.hand.is_some();
        let ends = odds::ends_game(position, engage);
        let doom = odds::doom_of_evade(position, evade);
        let mut says = vec![self.price(place)];
        if ends && doom >= 0.5 {
            says.push(engage_ends(lang));
            says.extend(self.doom_words(doom));
            says.push(match self.engage_help(place) {
                Some(help) => helps(lang, &help),
                None => hopeless(lang),
            });
            return Card::new(desperate_title(lang, name), says, &["H16", "H18", "H26"]);
        }
        let paid: u8 = engage.iter().sum();
        let lost: u8 = evade.iter().sum::<u8>() + position.evade_cubes();
        let own = |moment: Moment| -> f64 {
            let when = printed.text.when.iter();
            when.filter(|occasion| occasion.moment == moment)
                .map(|occasion| worth_of_deeds(position, &occasion.deeds))
                .sum()
        };
        let gain = 1.3 * f64::from(icons) + f64::from(u8::from(kept)) + own(Moment::Engaged);
        let loss = f64::from(lost) - own(Moment::Evaded) + 4.0 * doom;
        let engage_is_better = f64::from(paid) - gain <= loss;
        if !ends && engage_is_better {
            says.push(if engage == [0; 3] {
                best_free(lang)
            } else {
                best_engage(
                    lang,
                    &payment_words(engage, lang),
                    &self.points_after(engage),
                )
            });
            // Paying double is where help is worth most.
            let double = paid > position.due_at(place);
            if double {
                says.push(two_for_one(lang));
                says.extend(self.engage_help(place).map(|help| helps(lang, &help)));
            }
            says.push(match icons {
                0 if kept => to_hand(lang),
                0 => evade_dearer(lang, &self.evade_cubes()),
                icons => icons_gain(lang, &cube_count(lang, icons)),
            });
        } else {
            says.push(if evade == [0; 3] {
                best_evade_free(lang, &self.evade_cubes())
            } else {
                best_evade(lang, &payment_words(evade, lang), &self.evade_cubes())
            });
            says.push(if ends {
                engage_ends(lang)
            } else if icons == 0 {
                icons_none(lang)
            } else {
                engage_costs(lang, &payment_words(engage, lang))
            });
            says.extend(self.doom_words(doom));
        }
        Card::new(decide_title(lang, name), says, rules)
    }

    fn evading(self, place: usize) -> Card {
        let (position, lang) = (self.position, self.lang);
        let name = position
            .line()
            .nth(place)
            .map_or("", |slot| slot.card.name(lang));
        let mut says = vec![evading(lang, &self.evade_cubes())];
        says.extend(self.help().map(|help| evading_helps(lang, &help)));
        let doom = odds::doom_of_evade(position, [0; 3]);
        says.push(if doom > 0.0 {
            evading_danger(lang, percent(doom).max(1))
        } else {
            evading_safe(lang)
        });
        Card::new(evading_title(lang, name), says, &["H18", "H22", "H23"])
    }

    fn evade_draw(self) -> Card {
        let (position, lang) = (self.position, self.lang);
        let chances = odds::of_bag(position, true);
        let list: Vec<String> = Ability::ALL
            .iter()
            .filter_map(|&ability| {
                let chance = chances[ability.cube().index()].filter(|&chance| chance > 0.0)?;
                let name = wording::cube_name(ability.cube(), lang);
                Some(format!("{name} {}", lang.percent(percent(chance))))
            })
            .collect();
        let says = vec![evade_odds(lang, &list.join(", ")), evade_back(lang)];
        Card::new(cubes_title(lang), says, &["H18", "H26"])
    }

    // The search.

    fn searching(self) -> Card {
        let (position, lang) = (self.position, self.lang);
        let help = self.help();
        let cubes = position.cubes().max(0) as u8;
        let empty = position.bag() == [0; 6];
        if cubes == 0 || empty {
            let mut says = vec![search_done(lang)];
            says.extend(help.map(|help| search_helps(lang, &help)));
            says.push(search_done_save(lang));
            return Card::new(search_done_title(lang), says, &["H20", "H22", "H23"]);
        }
        let chances = odds::of_bag(position, false);
        let chance = |cube: Cube| percent(chances[cube.index()].unwrap_or(0.0));
        let mut says = vec![search_odds(
            lang,
            chance(Cube::Yellow),
            chance(Cube::White),
            chance(Cube::Black),
        )];
        match help {
            Some(help) => says.extend([search_helps(lang, &help), search_first(lang)]),
            None => says.extend([
                search_left(lang, position.weapons_left()),
                search_draw(lang),
            ]),
        }
        says.push(if position.quietus_listens() {
            black_quietus(lang)
        } else {
            black_costs(lang)
        });
        Card::new(
            search_title(lang, &cube_count(lang, cubes)),
            says,
            &["H20", "H21"],
        )
    }

    fn keep(self, cube: Cube) -> Card {
        let (position, lang) = (self.position, self.lang);
        let title = keep_title(lang, &wording::cube_name(cube, lang));
        let rules = &["H20", "H21"];
        let legal = position.legal_actions();
        let weapons = || {
            legal.iter().filter_map(|action| match action {
                Action::Fit(weapon) => Some(*weapon),
                _ => None,
            })
        };
        let missing = |weapon: &Weapon| {
            let found = position.found().find(|found| found.weapon == *weapon);
            found.map_or(9, |found| missing_cubes(&found))
        };
        let best = weapons().min_by_key(missing);
        let mut says = Vec::new();
        let mut advice = best.map(|best| {
            if missing(&best) == 1 {
                keep_fit_last(lang, best.name(lang), &self.weapon_says(best))
            } else {
                keep_fit(lang, best.name(lang))
            }
        });
        match cube.ability().filter(|_| legal.contains(&Action::Raise)) {
            Some(ability) => {
                let (points, most) = (position.points(ability), position.most(ability));
                let names = self.names(weapons());
                says.push(keep_choice(
                    lang,
                    &self.ability(ability),
                    points,
                    most,
                    &names,
                ));
                if points <= 2 {
                    advice = Some(keep_raise(lang));
                }
            }
            None => says.push(keep_which(lang, &self.names(weapons()))),
        }
        says.extend(advice);
        Card::new(title, says, rules)
    }

    fn find(self) -> Card {
        let (position, lang) = (self.position, self.lang);
        let left = position.weapons_left().saturating_sub(1);
        if left == 0 {
            return Card::new(find_title(lang), vec![find_last(lang)], &["H20", "H25"]);
        }
        let mut says = vec![find_draw(lang, left)];
        says.extend(self.price_of_find());
        let die = position
            .legal_actions()
            .into_iter()
            .find_map(|action| match action {
                Action::Use { die, .. } => Some(wording::die_name(die, lang)),
                _ => None,
            });
        match die {
            Some(die) => says.extend([find_die(lang, &die), find_die_tip(lang)]),
            None => says.push(find_works(lang)),
        }
        Card::new(find_title(lang), says, &["H20", "H21", "H25"])
    }

    /// What the current alien takes when a Super Weapon is found.
    fn price_of_find(self) -> Option<String> {
        let position = self.position;
        let text = &position.alien()?.card(position.card_set()).text;
        let found = text.when.iter().find(|what| what.moment == Moment::Found)?;
        match found.deeds {
            Deeds::All([Deed::Lose { n, .. }]) => {
                Some(find_costs(self.lang, &wording::points(*n, self.lang)))
            }
            _ => None,
        }
    }

    // Choices that texts and dice ask for.

    /// H14, H22: a choice of two.
    fn text(self, source: Source, occasion: u8) -> Card {
        let (position, lang) = (self.position, self.lang);
        let when = |text: &Text| {
            let occasions: &[Occasion] = text.when;
            occasions
                .get(usize::from(occasion))
                .map(|occasion| occasion.deeds)
        };
        let (name, deeds) = match source {
            Source::Alien(alien) => (
                alien.name(lang),
                when(&alien.card(self.position.card_set()).text),
            ),
            Source::Card(card) => (
                card.name(lang),
                when(&card.card(self.position.card_set()).text),
            ),
            Source::Location(card) => {
                let here = position
                    .alien()
                    .and_then(|alien| card.card(self.position.card_set()).at.get(alien.index()));
                (card.name(lang), here.and_then(when))
            }
            Source::Planet(planet) => (
                planet.name(lang),
                when(&planet.card(self.position.card_set()).text),
            ),
            Source::Weapon(weapon) => (
                weapon.name(lang),
                when(&weapon.card(self.position.card_set()).text),
            ),
            Source::Hand(card) => (
                card.name(lang),
                card.card(self.position.card_set())
                    .hand
                    .map(|hand| hand.deeds),
            ),
        };
        let mut says = Vec::new();
        if let Some(Deeds::OneOf([first, second])) = deeds {
            let words = [first, second].map(|deed| wording::deed(deed, lang));
            says.push(text_both(lang, &words[0], &words[1]));
            let worth = [first, second].map(|deed| worth_of_deed(position, deed));
            says.push(if (worth[0] - worth[1]).abs() < 0.15 {
                text_close(lang)
            } else {
                text_best(lang, &words[usize::from(worth[1] > worth[0])])
            });
        }
        Card::new(text_title(lang, name), says, &["H14", "H22"])
    }

    fn gain(self, how: fn(Lang, &str) -> String, points: u8) -> Card {
        let (position, lang) = (self.position, self.lang);
        let open = Ability::ALL
            .iter()
            .copied()
            .filter(|&ability| position.points(ability) < position.most(ability));
        let best = open.min_by_key(|&ability| position.points(ability));
        let mut says = vec![how(lang, &self.all_points())];
        says.extend(best.map(|ability| gain_best(lang, &self.ability(ability))));
        let title = gain_title(lang, &wording::points(points, lang));
        Card::new(title, says, &["H1", "H26"])
    }

    fn lose(self, how: fn(Lang, &str) -> String, points: u8) -> Card {
        let lang = self.lang;
        let mut says = vec![
            how(lang, &self.all_points()),
            lose_best(lang, &self.ability(self.highest())),
        ];
        if self.zeros() > 0 || self.is_low() {
            says.push(lose_zero(lang));
        }
        let title = lose_title(lang, &wording::points(points, lang));
        Card::new(title, says, &["H20", "H26"])
    }

    fn take(self, cubes: u8, yellow: bool) -> Card {
        let (position, lang) = (self.position, self.lang);
        let bag = position.bag();
        let there = || {
            Cube::ALL
                .iter()
                .copied()
                .filter(|cube| bag[cube.index()] > 0)
        };
        let list: Vec<String> = there()
            .map(|cube| wording::cubes_of(cube, bag[cube.index()], lang))
            .collect();
        // In an evade the cubes of the weakest ability are the dangerous ones.
        let evading = position
            .pending()
            .any(|task| matches!(task, Task::Evaded(_)));
        let worth = |cube: &Cube| match cube.ability() {
            Some(ability) if evading && position.points(ability) <= 1 => 2.0,
            _ => worth_of_removal(position, *cube),
        };
        let best = there().max_by(|a, b| worth(a).total_cmp(&worth(b)));
        let mut says = vec![take_bag(lang, &list.join(", "))];
        says.extend(best.map(|cube| take_best(lang, &wording::cube_name(cube, lang))));
        if yellow {
            says.push(take_yellow(lang));
        }
        Card::new(
            take_title(lang, &cube_count(lang, cubes)),
            says,
            &["H18", "H24"],
        )
    }

    fn discard(self) -> Card {
        let (position, lang) = (self.position, self.lang);
        let worth = |card: &Encounter| {
            let hand = card.card(self.position.card_set()).hand.as_ref();
            hand.map_or(0.0, |hand| worth_of_deeds(position, &hand.deeds))
        };
        let least = position.hand().min_by(|a, b| worth(a).total_cmp(&worth(b)));
        let mut says = vec![discard(lang)];
        says.extend(least.map(|card| discard_best(lang, card.name(lang))));
        Card::new(discard_title(lang), says, &["H22"])
    }

    fn dice_list(self, dice: impl Iterator<Item = (Die, u8)>) -> String {
        let list: Vec<String> = dice
            .map(|(die, face)| format!("{} ({face})", wording::die_name(die, self.lang)))
            .collect();
        list.join(", ")
    }

    fn turn_up(self, dice: Dice, by: u8) -> Card {
        let lang = self.lang;
        let turnable = || {
            self.owned().filter(move |(die, face)| {
                let fits = match dice {
                    Dice::Crew => die.is_crew(),
                    Dice::System => !die.is_crew(),
                    Dice::Any => true,
                };
                fits && *face < 6
            })
        };
        let mut says = vec![turn_up(lang, &self.dice_list(turnable()))];
        // Crew dice are the surer help.
        let best = turnable().max_by_key(|(die, face)| (die.is_crew(), 6 - *face));
        says.extend(best.map(|(die, face)| {
            let words = wording::face_clause(die, (face + by).min(6), lang);
            turn_up_best(lang, &wording::die_name(die, lang), &words)
        }));
        Card::new(turn_up_title(lang), says, &["H23", "H24"])
    }

    fn turn_down(self, die: Die) -> Card {
        let lang = self.lang;
        let face = self.position.face(die).unwrap_or(2);
        let lower = face.saturating_sub(1).max(1);
        let words = wording::face_clause(die, lower, lang);
        let says = vec![
            turn_down(lang, face),
            turn_down_next(lang, lower, &words),
            turn_down_skip(lang),
        ];
        let title = turn_down_title(lang, &wording::die_name(die, lang));
        Card::new(title, says, &["H23", "H24"])
    }

    /// The owned die that has gone down furthest.
    fn lowest_die(self) -> String {
        let lowest = self.owned().min_by_key(|(_, face)| *face);
        lowest.map_or_else(String::new, |(die, _)| wording::die_name(die, self.lang))
    }

    fn reroll(self) -> Card {
        let lang = self.lang;
        let says = vec![
            reroll(lang, &self.dice_list(self.owned())),
            reroll_best(lang, &self.lowest_die()),
        ];
        Card::new(reroll_title(lang), says, &["H23", "H24"])
    }

    fn trade(self) -> Card {
        let lang = self.lang;
        let says = vec![
            trade(lang),
            trade_best(lang, &self.lowest_die()),
            trade_keep(lang),
        ];
        Card::new(trade_title(lang), says, &["H24"])
    }

    fn understand(self) -> Card {
        let lang = self.lang;
        let open = self.position.found().filter(|found| !found.is_understood());
        let best = open.max_by_key(missing_cubes);
        let mut says = vec![understand(lang)];
        says.extend(best.map(|found| {
            let weapon = found.weapon;
            understand_best(lang, weapon.name(lang), &self.weapon_says(weapon))
        }));
        Card::new(understand_title(lang), says, &["H21", "H24"])
    }

    /// The Super Weapon not yet found that needs the fewest cubes.
    fn easiest_weapon(self) -> Option<String> {
        let found: Vec<Weapon> = self.position.found().map(|found| found.weapon).collect();
        let free = Weapon::all().filter(|weapon| !found.contains(weapon));
        let best = free.min_by_key(|weapon| {
            weapon
                .card(self.position.card_set())
                .needs
                .iter()
                .sum::<u8>()
        })?;
        let words = self.weapon_says(best);
        Some(exchange_best(self.lang, best.name(self.lang), &words))
    }

    fn exchange(self) -> Card {
        let mut says = vec![exchange(self.lang)];
        says.extend(self.easiest_weapon());
        Card::new(exchange_title(self.lang), says, &["H21", "H24"])
    }

    fn claim(self) -> Card {
        let mut says = vec![claim(self.lang)];
        says.extend(self.easiest_weapon());
        Card::new(claim_title(self.lang), says, &["H20", "H24"])
    }

    fn borrow(self, die: Die) -> Card {
        let title = borrow_title(self.lang, &wording::die_name(die, self.lang));
        let says = vec![borrow(self.lang), borrow_luck(self.lang)];
        Card::new(title, says, &["H24"])
    }

    fn borrowed(self, die: Die, face: u8) -> Card {
        let lang = self.lang;
        let title = borrow_title(lang, &wording::die_name(die, lang));
        let words = wording::face_clause(die, face, lang);
        let says = vec![borrowed(lang, face, &words), borrowed_choose(lang)];
        Card::new(title, says, &["H24"])
    }

    fn pair_keep(self, first: Cube, second: Cube) -> Card {
        let (position, lang) = (self.position, self.lang);
        let worth = |cube: &Cube| match (*cube, cube.ability()) {
            (Cube::Yellow, _) => 20,
            (Cube::Black, _) => 0,
            (_, Some(ability)) => 2 + position.most(ability) - position.points(ability),
            _ => 1,
        };
        let best = if worth(&first) >= worth(&second) {
            first
        } else {
            second
        };
        let name = |cube| wording::cube_name(cube, lang);
        let says = vec![
            pair_seen(lang, &name(first), &name(second)),
            pair_best(lang, &name(best)),
            self.other_of_pair()(lang),
        ];
        Card::new(pair_title(lang), says, &["H20", "H24"])
    }

    /// Where the cube goes that is not used.
    fn other_of_pair(self) -> Words {
        match self.position.card_set() {
            CardSet::First => pair_other,
            CardSet::Second => pair_yellows,
        }
    }

    fn over(self, end: End) -> Card {
        let (position, lang) = (self.position, self.lang);
        match end {
            End::Victory => {
                let next = match position.options().difficulty {
                    Difficulty::Advanced => won_hardest(lang),
                    Difficulty::Basic | Difficulty::Normal => won_next(lang),
                };
                let says = vec![won(lang, position.round()), next];
                Card::new(won_title(lang), says, &["H25"])
            }
            End::Crippled => {
                let next = match position.card_set() {
                    CardSet::First => crippled_next(lang),
                    CardSet::Second => crippled_second(lang),
                };
                let says = vec![crippled(lang, &self.all_points()), next];
                Card::new(crippled_title(lang), says, &["H18", "H26"])
            }
            End::Exhausted => {
                let says = vec![
                    exhausted(lang, position.weapons_left()),
                    exhausted_next(lang),
                ];
                Card::new(exhausted_title(lang), says, &["H20", "H26"])
            }
        }
    }
}

/// The cubes that a Super Weapon still asks for.
fn missing_cubes(found: &FoundWeapon) -> u8 {
    let needs: u8 = found.needs.iter().sum();
    needs.saturating_sub(found.cubes.iter().sum())
}

#[cfg(test)]
mod tests {
    use hegemony::{Captain, Options};
    use serde_json::json;
    use starboard_kernel::FastRng;
    use starboard_kernel::testing::{random_walk, walk};

    use super::*;
    use crate::testing::{Expected, check_things, says, tells};

    const EXPECTED: Expected = Expected {
        letter: 'H',
        last_rule: 26,
        sentences: 2..=4,
        most_chars: 700,
    };

    /// Everything in random games is explained in every language.
    #[test]
    fn everything_is_explained() {
        let positions = (0..200).flat_map(|seed| {
            let captain = Captain::all().nth(seed as usize % Captain::COUNT);
            let start = Hegemony::start(&Options {
                edition: CardSet::ALL[seed as usize / 2 % 2],
                difficulty: [Difficulty::Basic, Difficulty::Advanced][seed as usize % 2],
                captain: captain.filter(|_| seed % 5 > 0),
            });
            let steps = random_walk(start.clone(), seed).map(|step| step.after);
            std::iter::once(start).chain(steps.step_by(3))
        });
        check_things(positions);
    }

    /// Every step of random games has a card in every language, and all kinds of cards come up.
    #[test]
    fn every_position_of_random_games_has_a_card() {
        let positions = (0..1200).flat_map(|seed| {
            let captain = Captain::all().nth(seed as usize / 4 % Captain::COUNT);
            let start = Hegemony::start(&Options {
                edition: CardSet::ALL[seed as usize / 2 % 2],
                difficulty: [Difficulty::Basic, Difficulty::Advanced][seed as usize % 2],
                captain: captain.filter(|_| seed % 5 > 0),
            });
            // Some players keep going as long as they can, some love their dice.
            let choose = move |position: &Hegemony, rng: &mut FastRng| {
                let liked = position
                    .legal_actions()
                    .into_iter()
                    .find(|&action| match action {
                        Action::Engage(payment) => {
                            seed % 4 < 2 && !odds::ends_game(position, payment)
                        }
                        Action::Use { .. } => seed % 4 == 2,
                        _ => false,
                    });
                liked.unwrap_or_else(|| position.random_action(rng, &mut Vec::new()))
            };
            let steps = walk(start.clone(), seed, choose).map(|step| step.after);
            std::iter::once(start).chain(steps)
        });
        let lang = Lang::En;
        let titles = [
            setup_title(lang),
            captain_title(lang),
            planets_title(lang),
            planet_title(lang),
            before_line_title(lang),
            line_title(lang),
            sift_title(lang),
            place_title(lang, 1),
            place_title(lang, 4),
            cubes_title(lang),
            search_done_title(lang),
            keep_title(lang, "red"),
            find_title(lang),
            turn_up_title(lang),
            reroll_title(lang),
            trade_title(lang),
            understand_title(lang),
            exchange_title(lang),
            claim_title(lang),
            probe_title(lang),
            pair_title(lang),
            crippled_title(lang),
            won_title(lang),
        ];
        // Those that name a card, a die or a number.
        let parts = [
            "A roll:",
            "engage or evade?",
            "must be evaded",
            "now engage",
            "only with help",
            "Evading:",
            "The search:",
            "lets you choose",
            "A gift:",
            "A loss:",
            "Out of the bag:",
            "Turn it down:",
            "for one engagement",
        ];
        EXPECTED.check(positions, &titles, &parts);
    }

    /// The first position of a random game in which this task is next.
    fn waiting(for_this: impl Fn(&Hegemony) -> bool) -> Hegemony {
        for seed in 0..2000 {
            let options = Options {
                edition: CardSet::ALL[seed as usize / 2 % 2],
                difficulty: Difficulty::Normal,
                captain: None,
            };
            let walk = random_walk(Hegemony::start(&options), seed);
            if let Some(step) = walk.into_iter().find(|step| for_this(&step.after)) {
                return step.after;
            }
        }
        panic!("no random game comes to this");
    }

    fn met(position: &Hegemony) -> Option<usize> {
        match position.task() {
            Task::Decide(place) => Some(place.into()),
            _ => None,
        }
    }

    #[test]
    fn prices_are_named_with_the_card_that_sets_their_colour() {
        let position = waiting(|position| {
            met(position).is_some_and(|place| {
                position.can_engage(place) && position.looks_at(place) != place
            })
        });
        let place = met(&position).unwrap();
        let line: Vec<Encounter> = position.line().map(|slot| slot.card).collect();
        let due = position.due_at(place).to_string();
        let other = line[position.looks_at(place)].name(Lang::En);
        says(&position, &[line[place].name(Lang::En), &due, other]);
    }

    #[test]
    fn a_card_without_strength_must_be_evaded() {
        let position =
            waiting(|position| met(position).is_some_and(|place| position.strength_at(place) == 0));
        says(&position, &["must be evaded", "strength", "is 0"]);
    }

    #[test]
    fn things_have_the_numbers_of_the_position() {
        let met_and = |pays: bool| {
            waiting(|position| {
                met(position).is_some_and(|place| {
                    position.strength_at(place) > 0 && position.can_engage(place) == pays
                })
            })
        };
        let now = met_and(true);
        let place = met(&now).unwrap();
        let card = now.line().nth(place).unwrap().card.id();
        let due = format!("engaging costs {} point", now.due_at(place));
        tells(&now, ("card", card), &[&due]);
        let have = format!(
            "Weapons: {} of {}",
            now.points(Ability::Red),
            now.most(Ability::Red)
        );
        tells(&now, ("ability", "red"), &[&have]);
        tells(&now, ("action", "engage"), &["You pay", "That leaves"]);
        tells(&met_and(false), ("action", "engage"), &["Not now"]);
    }

    /// What the second edition has and the first has not.
    #[test]
    fn cards_of_the_second_edition_are_explained() {
        let second = |position: &Hegemony| position.card_set() == CardSet::Second;
        let reveals = waiting(|position| {
            matches!(position.task(), Task::DealPlanets(_)) && position.planet().is_some()
        });
        says(&reveals, &["turns up another planet"]);
        let finds = waiting(|position| {
            second(position) && position.task() == Task::Find && position.weapons_left() > 1
        });
        says(&finds, &["takes", "points for it", "highest at the time"]);
        let loses = waiting(|position| matches!(position.task(), Task::LoseHighest(_)));
        says(&loses, &["if two are equal, you choose"]);
        let gains = waiting(|position| matches!(position.task(), Task::GainLowest(_)));
        says(&gains, &["The lowest ability rises"]);
        let crippled = |set| {
            waiting(move |position| {
                position.card_set() == set && position.end() == Some(End::Crippled)
            })
        };
        says(&crippled(CardSet::Second), &["price of a Super Weapon"]);
        says(&crippled(CardSet::First), &["evade less"]);
    }

    #[test]
    fn danger_is_told() {
        let position = waiting(|position| {
            met(position).is_some_and(|place| {
                !position.can_engage(place)
                    && position.strength_at(place) > 0
                    && position.legal_actions().iter().all(|action| match *action {
                        Action::Evade(payment) => odds::doom_of_evade(position, payment) > 0.0,
                        _ => false,
                    })
            })
        });
        says(&position, &["must be evaded", "Careful"]);
    }

    #[test]
    fn the_advice_on_payments_is_possible() {
        let position = waiting(|position| {
            met(position).is_some_and(|place| {
                position.due_at(place) > position.points(position.icon_at(place))
                    && position.can_engage(place)
            })
        });
        let payments: Vec<Payment> = position
            .legal_actions()
            .into_iter()
            .filter_map(|action| match action {
                Action::Engage(payment) => Some(payment),
                _ => None,
            })
            .collect();
        let best = best_payment(&position, &payments, false).unwrap();
        assert!(payments.contains(&best));
        let ends = |payment: &Payment| odds::ends_game(&position, *payment);
        assert!(!ends(&best) || payments.iter().all(ends));
    }

    #[test]
    fn yellow_is_kept_and_never_thrown_away() {
        let position = waiting(
            |position| matches!(position.task(), Task::PairKeep(a, b) if (a == Cube::Yellow) != (b == Cube::Yellow)),
        );
        says(&position, &["Keep the yellow one"]);
        let position = waiting(|position| {
            matches!(position.task(), Task::Take { yellow: true, .. })
                && position.bag()[Cube::Yellow.index()] > 0
        });
        says(&position, &["Never take a yellow one"]);
    }

    #[test]
    fn the_end_says_what_to_do_better() {
        let crippled = waiting(|position| position.end() == Some(End::Crippled));
        says(
            &crippled,
            &["crippled", "Two abilities fell to zero", "Next time"],
        );
        // The same after twelve rounds.
        let mut document = crippled.document();
        document["end"] = End::Exhausted.reason().into();
        document["round"] = 12.into();
        document["sector"] = 3.into();
        for alien in document["aliens"].as_array_mut().unwrap() {
            alien["deck"] = 0.into();
        }
        for from in ["unseen", "shuffled_back"] {
            let cards = std::mem::replace(&mut document[from], json!([]));
            let discard = document["discard"].as_array_mut().unwrap();
            discard.extend(cards.as_array().unwrap().iter().cloned());
        }
        document["planets"] = json!({ "unseen": [], "face_up": [], "searched": null });
        let exhausted = Hegemony::from_document(&document).unwrap();
        let left = exhausted.weapons_left().to_string();
        says(&exhausted, &["trail", "Twelve rounds", &left, "Next time"]);
        EXPECTED.check([exhausted], &[], &[]);
    }

    #[test]
    fn clauses_keep_the_capitals_of_their_language() {
        let position = Hegemony::start(&Options {
            edition: CardSet::Second,
            difficulty: Difficulty::Basic,
            captain: None,
        });
        let says = |lang| {
            let author = Author {
                position: &position,
                lang,
            };
            let set = position.card_set();
            let weapons = Weapon::all().map(|weapon| author.weapon_says(weapon));
            let planets =
                Planet::all().map(|planet| author.clauses(&planet.card(set).text, Bearer::Planet));
            weapons.chain(planets).collect::<Vec<_>>().join("; ")
        };
        let english = says(Lang::En);
        assert!(english.contains("; the first card"), "{english}");
        assert!(english.contains("Guardforce ha"), "{english}");
        assert!(!english.contains(".;") && !english.contains("; When"));
        let german = says(Lang::De);
        for noun in ["Wachkarten", "Karten", "Planetensymbole"] {
            assert!(german.contains(noun), "{noun}: {german}");
            let small = noun.to_lowercase();
            let words = german.split(|sign: char| !sign.is_alphanumeric());
            assert!(!words.into_iter().any(|word| word == small), "{german}");
        }
        assert!(says(Lang::Fr).contains("\u{202f}; "));
    }
}
