//! The game in integers, for programs that learn.
//!
//! Cards are numbered as in the card set. Payments are numbered by their points of red, orange and
//! blue, up to what the captain can have: a game with a chosen captain has fewer than one with a
//! captain drawn at random. The game has no symmetry: cards tell the abilities apart.

use starboard_kernel::{Encoding, Field, Group, Legend, Seat};

use crate::agenda::MOST_TASKS;
use crate::cards::{Dice, Lasting, Text};
use crate::dice::{PowerWord, powers};
use crate::names::EncounterSet;
use crate::{
    Ability, Action, Alien, Captain, CardSet, Cube, Die, Encounter, End, Hegemony, Options,
    Outcome, Payment, Planet, Source, Task, Weapon,
};

const ABILITIES: usize = 3;
const CUBES: usize = 6;
const DICE: usize = 6;
const FACES: usize = 6;
const SECTORS: usize = 3;
const LINE: usize = 4;
/// H8: the most Super Weapons there can be.
const FOUND: usize = 6;

/// The numbers of one set of options.
#[derive(Clone, Debug)]
pub struct Space {
    options: Options,
    /// The most points of each ability.
    most: Payment,
    /// H18: the ways to pay for an evade.
    evades: Vec<Payment>,
    /// H24: what the dice can do.
    uses: Vec<(Die, PowerWord)>,
    first: Firsts,
}

#[derive(Clone, Copy, Debug)]
struct Firsts {
    planet: u32,
    draw: u32,
    place: u32,
    engage: u32,
    evade: u32,
    uses: u32,
    play: u32,
    choose: u32,
    raise: u32,
    fit: u32,
    gain: u32,
    lose: u32,
    take: u32,
    keep: u32,
    discard: u32,
    turn_up: u32,
    turn_to: u32,
    reroll: u32,
    trade: u32,
    understand: u32,
    exchange: u32,
    claim: u32,
    finish: u32,
}

/// The most that evading can cost: as if every card that raises the price were in force.
fn most_for_evading(set: CardSet) -> u8 {
    let texts = Alien::all()
        .map(|alien| alien.card(set).text)
        .chain(Planet::all().map(|planet| planet.card(set).text))
        .chain(Weapon::all().map(|weapon| weapon.card(set).text))
        .chain(Encounter::all().map(|card| card.card(set).text))
        .chain(Encounter::all().flat_map(|card| card.card(set).at.iter().copied()));
    let raised = |text: Text| -> u8 {
        let lasting = text.always.iter();
        lasting
            .map(|lasting| match lasting {
                Lasting::EvadePrice { by } => (*by).max(0) as u8,
                _ => 0,
            })
            .sum()
    };
    1 + texts.map(raised).sum::<u8>()
}

impl Space {
    fn new(options: Options) -> Self {
        let set = options.edition;
        let mut most = [0; ABILITIES];
        for captain in Captain::all() {
            if options.captain.is_none_or(|chosen| chosen == captain) {
                for (most, points) in most.iter_mut().zip(captain.card(set).points) {
                    *most = points.max(*most);
                }
            }
        }
        let price = most_for_evading(set);
        let mut evades = Vec::new();
        for red in 0..=most[0].min(price) {
            for orange in 0..=most[1].min(price - red) {
                let blues = 0..=most[2].min(price - red - orange);
                evades.extend(blues.map(|blue| [red, orange, blue]));
            }
        }
        let mut uses: Vec<(Die, PowerWord)> = Vec::new();
        for &die in Die::ALL {
            for face in 1..=FACES as u8 {
                for &power in powers(die, face) {
                    let wanted = (die, power.into());
                    if !uses.contains(&wanted) {
                        uses.push(wanted);
                    }
                }
            }
        }
        let mut next = 0;
        let mut group = |count: usize| {
            let first = next;
            next += count as u32;
            first
        };
        let first = Firsts {
            planet: group(Planet::COUNT),
            draw: group(1),
            place: group(Encounter::COUNT),
            engage: group(most.iter().map(|&points| usize::from(points) + 1).product()),
            evade: group(evades.len()),
            uses: group(uses.len()),
            play: group(Encounter::COUNT),
            choose: group(2),
            raise: group(1),
            fit: group(Weapon::COUNT),
            gain: group(ABILITIES),
            lose: group(ABILITIES),
            take: group(CUBES),
            keep: group(CUBES),
            discard: group(Encounter::COUNT),
            turn_up: group(DICE),
            turn_to: group(FACES - 1),
            reroll: group(DICE),
            trade: group(DICE * (DICE - 1)),
            understand: group(Weapon::COUNT),
            exchange: group(Weapon::COUNT * (Weapon::COUNT - 1)),
            claim: group(Weapon::COUNT),
            finish: group(1),
        };
        Space {
            options,
            most,
            evades,
            uses,
            first,
        }
    }
}

/// The number of an ordered pair of different things, by the first and then the second.
fn ordered(out: usize, into: usize, count: usize) -> Option<u32> {
    let place = if into > out { into - 1 } else { into };
    (into != out).then_some((out * (count - 1) + place) as u32)
}

/// The pair of that number.
fn pair(number: usize, count: usize) -> (usize, usize) {
    let (out, place) = (number / (count - 1), number % (count - 1));
    (out, if place >= out { place + 1 } else { place })
}

fn legend(space: &Space) -> Legend {
    let first = &space.first;
    let ids = |kind: &str| format!("{kind} by its place in the card set");
    let card = |kind: &str| ids(&format!("{kind} and an encounter card"));
    let weapon = |kind: &str| ids(&format!("{kind} and a Super Weapon"));
    let count = |from: u32, to: u32| (to - from) as usize;
    let most = space.most;
    let cubes = "red, orange, blue, white, black, yellow";
    let dice = "specialist, engineer, infiltrator, intelligence, translator, scanner";
    let cards = ["unseen", "shuffled back", "sifted", "hand", "discard"];
    let with_none = |ids: Vec<&'static str>| {
        std::iter::once("none")
            .chain(ids)
            .map(String::from)
            .collect::<Vec<_>>()
    };
    let encounters = || with_none(Encounter::all().map(Encounter::id).collect());
    let names = Task::names();
    Legend {
        actions: vec![
            Group::new("planet", Planet::COUNT, ids("planet and a planet")),
            Group::new("draw", 1, "draw"),
            Group::new("place", Encounter::COUNT, card("place")),
            Group::new(
                "engage",
                count(first.engage, first.evade),
                format!("engage for red, orange, blue points, each from 0 to at most {most:?}"),
            ),
            Group::new(
                "evade",
                space.evades.len(),
                "evade for red, orange, blue points, in that order",
            ),
            Group::new("use", space.uses.len(), "use a die, by die and face"),
            Group::new("play", Encounter::COUNT, card("play")),
            Group::new("choose", 2, "choose 1, choose 2"),
            Group::new("raise", 1, "raise"),
            Group::new("fit", Weapon::COUNT, weapon("fit")),
            Group::new("gain", ABILITIES, "gain red, orange, blue"),
            Group::new("lose", ABILITIES, "lose red, orange, blue"),
            Group::new("take", CUBES, format!("take {cubes}")),
            Group::new("keep", CUBES, format!("keep {cubes}")),
            Group::new("discard", Encounter::COUNT, card("discard")),
            Group::new("turn up", DICE, format!("turn up {dice}")),
            Group::new("turn to", FACES - 1, "turn to 1 to turn to 5"),
            Group::new("reroll", DICE, format!("reroll {dice}")),
            Group::new(
                "trade",
                DICE * (DICE - 1),
                "trade a die for another, by the one given, then the one taken",
            ),
            Group::new("understand", Weapon::COUNT, weapon("understand")),
            Group::new(
                "exchange",
                Weapon::COUNT * (Weapon::COUNT - 1),
                "exchange a Super Weapon for another, by the one given, then the one taken",
            ),
            Group::new("claim", Weapon::COUNT, weapon("claim")),
            Group::new("finish", 1, "finish"),
        ],
        outcomes: vec![
            Group::new("alien", Alien::COUNT, ids("alien")),
            Group::new("captain", Captain::COUNT, ids("captain")),
            Group::new("planet", Planet::COUNT, ids("planet")),
            Group::new("card", Encounter::COUNT, ids("encounter card")),
            Group::new("weapon", Weapon::COUNT, ids("Super Weapon")),
            Group::new("cube", CUBES, format!("cube {cubes}")),
            Group::new("die", FACES, "die 1 to die 6"),
        ],
        fields: vec![
            Field::named(
                "aliens",
                [SECTORS],
                with_none(Alien::all().map(Alien::id).collect()),
                "the aliens of the sectors from left to right",
            ),
            Field::named(
                "captain",
                [1],
                with_none(Captain::all().map(Captain::id).collect()),
                "the captain",
            ),
            Field::number(
                "points",
                [ABILITIES],
                most.into_iter().max().unwrap_or(0),
                "points of red, orange, blue",
            ),
            Field::number(
                "dice",
                [DICE],
                FACES as u8,
                format!("the face that each die shows, 0 if it is not owned: {dice}"),
            ),
            Field::number("bag", [CUBES], 14, format!("cubes in the bag: {cubes}")),
            Field::number(
                "supply",
                [CUBES],
                14,
                format!("cubes in the supply: {cubes}"),
            ),
            Field::number("alerts", [1], 12, "black cubes on Quietus"),
            Field::number("decks", [SECTORS], 16, "cards in the sectors' decks"),
            Field::number(
                "cards",
                [cards.len(), Encounter::COUNT],
                1,
                format!(
                    "1 for encounter cards, in the order of the card set, that are: {}",
                    cards.join(", ")
                ),
            ),
            Field::named("line", [LINE], encounters(), "the line from left to right"),
            Field::named(
                "line state",
                [LINE],
                ["none", "waiting", "engaged", "evaded", "passed"],
                "what has become of the cards of the line",
            ),
            Field::named("location", [1], encounters(), "the location"),
            Field::number(
                "planets",
                [2, Planet::COUNT],
                1,
                "1 for planets, in the order of the card set, that are unseen, that are face up",
            ),
            Field::named(
                "planet",
                [1],
                with_none(Planet::all().map(Planet::id).collect()),
                "the planet that is searched",
            ),
            Field::named(
                "weapons",
                [FOUND],
                with_none(Weapon::all().map(Weapon::id).collect()),
                "the Super Weapons found, in that order",
            ),
            Field::number(
                "weapon cubes",
                [FOUND, ABILITIES],
                3,
                "red, orange and blue cubes on each of them",
            ),
            Field::number(
                "deciphered",
                [FOUND],
                1,
                "1 for those that a die made understood",
            ),
            Field::number(
                "weapons left",
                [1],
                space.options.difficulty.weapons(),
                "Super Weapons still to be found",
            ),
            Field::number("round", [1], 12, "the round, 0 while the game is set up"),
            Field::number("sector", [1], 2, "the current sector from 0"),
            Field::number("searching", [1], 1, "1 in the search"),
            Field::number("die used", [1], 1, "1 if a die has been used this round"),
            Field::number(
                "boost",
                [1],
                u8::MAX,
                "what dice and hand cards give against the card that is met",
            ),
            Field::number(
                "committed",
                [1],
                1,
                "1 if something was used that is for engaging only",
            ),
            Field::number(
                "cubes",
                [1],
                u8::MAX,
                "128 and the cubes still to be drawn in the search, or before it in addition",
            ),
            Field::number(
                "hushed",
                [1],
                12,
                "black cubes that cost nothing in this search",
            ),
            Field::number(
                "surged",
                [1],
                1,
                "1 if a cube raised an ability by two in this search",
            ),
            Field::named(
                "end",
                [1],
                std::iter::once("no").chain(End::ALL.map(End::reason)),
                "how it ended",
            ),
            Field::named(
                "agenda",
                [MOST_TASKS],
                names,
                "what is still to be done, what comes next first",
            ),
            Field::number(
                "agenda details",
                [MOST_TASKS, 4],
                Encounter::COUNT as u8,
                "of each of these: a number, die, cube or place of the line; of a text the kind \
                 of card (alien, card, location, planet, weapon, hand), its place in the card \
                 set, which part, and which deed comes next",
            ),
        ],
        symmetries: Vec::new(),
        complete: true,
    }
}

impl Task {
    /// One name for each kind of task, in the order of their codes.
    fn names() -> [&'static str; 45] {
        [
            "nothing",
            "draw alien",
            "draw captain",
            "roll die",
            "deal planets",
            "round",
            "choose planet",
            "before line",
            "draw line",
            "sift",
            "place card",
            "lay out",
            "meet",
            "decide",
            "evading",
            "evade draw",
            "evaded",
            "begin search",
            "count cubes",
            "searching",
            "draw cube",
            "keep",
            "before find",
            "find",
            "end round",
            "text",
            "gain",
            "lose",
            "take",
            "discard",
            "turn up",
            "turn down",
            "reroll",
            "trade",
            "understand",
            "exchange",
            "claim",
            "borrow",
            "borrowed",
            "probe",
            "pair first",
            "pair second",
            "pair keep",
            "gain lowest",
            "lose highest",
        ]
    }

    /// The kind of the task and its details.
    fn code(self) -> (u8, [u8; 4]) {
        let one = |code, detail| (code, [detail, 0, 0, 0]);
        let two = |code, first, second| (code, [first, second, 0, 0]);
        match self {
            Task::Nothing => one(0, 0),
            Task::DrawAlien => one(1, 0),
            Task::DrawCaptain => one(2, 0),
            Task::RollDie(die) => one(3, die as u8),
            Task::DealPlanets(left) => one(4, left),
            Task::Round => one(5, 0),
            Task::ChoosePlanet => one(6, 0),
            Task::BeforeLine => one(7, 0),
            Task::DrawLine(left) => one(8, left),
            Task::Sift(left) => one(9, left),
            Task::PlaceCard => one(10, 0),
            Task::LayOut => one(11, 0),
            Task::Meet(place) => one(12, place),
            Task::Decide(place) => one(13, place),
            Task::Evading(place) => one(14, place),
            Task::EvadeDraw(left) => one(15, left),
            Task::Evaded(place) => one(16, place),
            Task::BeginSearch => one(17, 0),
            Task::CountCubes => one(18, 0),
            Task::Searching => one(19, 0),
            Task::DrawCube => one(20, 0),
            Task::Keep(cube) => one(21, cube as u8),
            Task::BeforeFind => one(22, 0),
            Task::Find => one(23, 0),
            Task::EndRound => one(24, 0),
            Task::Text(source, part, deed) => {
                let (kind, card) = match source {
                    Source::Alien(alien) => (0, alien.index()),
                    Source::Card(card) => (1, card.index()),
                    Source::Location(card) => (2, card.index()),
                    Source::Planet(planet) => (3, planet.index()),
                    Source::Weapon(weapon) => (4, weapon.index()),
                    Source::Hand(card) => (5, card.index()),
                };
                (25, [kind, card as u8, part, deed])
            }
            Task::Gain(points) => one(26, points),
            Task::Lose(points) => one(27, points),
            Task::Take { cubes, yellow } => two(28, cubes, yellow.into()),
            Task::Discard => one(29, 0),
            Task::TurnUp { dice, by } => {
                let dice = match dice {
                    Dice::Crew => 0,
                    Dice::System => 1,
                    Dice::Any => 2,
                };
                two(30, dice, by)
            }
            Task::TurnDown(die) => one(31, die as u8),
            Task::Reroll => one(32, 0),
            Task::Trade => one(33, 0),
            Task::Understand => one(34, 0),
            Task::Exchange => one(35, 0),
            Task::Claim => one(36, 0),
            Task::Borrow(die) => one(37, die as u8),
            Task::Borrowed(die, face) => two(38, die as u8, face),
            Task::Probe => one(39, 0),
            Task::PairFirst => one(40, 0),
            Task::PairSecond(cube) => one(41, cube as u8),
            Task::PairKeep(first, second) => two(42, first as u8, second as u8),
            Task::GainLowest(points) => one(43, points),
            Task::LoseHighest(points) => one(44, points),
        }
    }
}

/// Bytes of an observation, one after the other.
struct Writer<'a>(&'a mut [u8]);

impl Writer<'_> {
    fn put(&mut self, bytes: &[u8]) {
        let (now, rest) = std::mem::take(&mut self.0).split_at_mut(bytes.len());
        now.copy_from_slice(bytes);
        self.0 = rest;
    }

    fn byte(&mut self, byte: impl Into<u8>) {
        self.put(&[byte.into()]);
    }

    /// 0 for nothing, otherwise the place from 1.
    fn place(&mut self, index: Option<usize>) {
        self.byte(index.map_or(0, |index| index as u8 + 1));
    }

    fn set(&mut self, set: u64, count: usize) {
        for index in 0..count {
            self.byte((set >> index & 1) as u8);
        }
    }
}

impl Encoding for Hegemony {
    type Space = Space;

    fn space(options: &Options) -> Space {
        Space::new(*options)
    }

    fn legend(space: &Space) -> Legend {
        legend(space)
    }

    fn number(&self, space: &Space, action: Action) -> Option<u32> {
        let first = &space.first;
        let at = |first: u32, index: usize| first + index as u32;
        Some(match action {
            Action::Planet(planet) => at(first.planet, planet.index()),
            Action::Draw => first.draw,
            Action::Place(card) => at(first.place, card.index()),
            Action::Engage(payment) => {
                let mut number = 0;
                for (points, most) in payment.into_iter().zip(space.most) {
                    if points > most {
                        return None;
                    }
                    number = number * (u32::from(most) + 1) + u32::from(points);
                }
                first.engage + number
            }
            Action::Evade(payment) => {
                let place = space.evades.iter().position(|known| *known == payment)?;
                at(first.evade, place)
            }
            Action::Use { die, power } => {
                let place = space.uses.iter().position(|known| *known == (die, power))?;
                at(first.uses, place)
            }
            Action::Play(card) => at(first.play, card.index()),
            Action::Choose(which @ 1..=2) => at(first.choose, usize::from(which) - 1),
            Action::Choose(_) => return None,
            Action::Raise => first.raise,
            Action::Fit(weapon) => at(first.fit, weapon.index()),
            Action::Gain(ability) => at(first.gain, ability.index()),
            Action::Lose(ability) => at(first.lose, ability.index()),
            Action::Take(cube) => at(first.take, cube.index()),
            Action::Keep(cube) => at(first.keep, cube.index()),
            Action::Discard(card) => at(first.discard, card.index()),
            Action::TurnUp(die) => at(first.turn_up, die.index()),
            Action::TurnTo(face @ 1..=5) => at(first.turn_to, usize::from(face) - 1),
            Action::TurnTo(_) => return None,
            Action::Reroll(die) => at(first.reroll, die.index()),
            Action::Trade { out, into } => first.trade + ordered(out.index(), into.index(), DICE)?,
            Action::Understand(weapon) => at(first.understand, weapon.index()),
            Action::Exchange { out, into } => {
                first.exchange + ordered(out.index(), into.index(), Weapon::COUNT)?
            }
            Action::Claim(weapon) => at(first.claim, weapon.index()),
            Action::Finish => first.finish,
        })
    }

    fn action(&self, space: &Space, number: u32) -> Option<Action> {
        let first = &space.first;
        // The group that the number is in, and its place there.
        let groups: [(u32, Read); 23] = [
            (first.planet, |_, n| {
                Planet::all().nth(n).map(Action::Planet)
            }),
            (first.draw, |_, _| Some(Action::Draw)),
            (first.place, |_, n| {
                Encounter::all().nth(n).map(Action::Place)
            }),
            (first.engage, |space, n| {
                let [_, orange, blue] = space.most.map(|points| usize::from(points) + 1);
                let payment = [n / (orange * blue), n / blue % orange, n % blue];
                Some(Action::Engage(payment.map(|points| points as u8)))
            }),
            (first.evade, |space, n| {
                space.evades.get(n).copied().map(Action::Evade)
            }),
            (first.uses, |space, n| {
                let &(die, power) = space.uses.get(n)?;
                Some(Action::Use { die, power })
            }),
            (first.play, |_, n| Encounter::all().nth(n).map(Action::Play)),
            (first.choose, |_, n| Some(Action::Choose(n as u8 + 1))),
            (first.raise, |_, _| Some(Action::Raise)),
            (first.fit, |_, n| Weapon::all().nth(n).map(Action::Fit)),
            (first.gain, |_, n| {
                Ability::ALL.get(n).copied().map(Action::Gain)
            }),
            (first.lose, |_, n| {
                Ability::ALL.get(n).copied().map(Action::Lose)
            }),
            (first.take, |_, n| {
                Cube::ALL.get(n).copied().map(Action::Take)
            }),
            (first.keep, |_, n| {
                Cube::ALL.get(n).copied().map(Action::Keep)
            }),
            (first.discard, |_, n| {
                Encounter::all().nth(n).map(Action::Discard)
            }),
            (first.turn_up, |_, n| {
                Die::ALL.get(n).copied().map(Action::TurnUp)
            }),
            (first.turn_to, |_, n| Some(Action::TurnTo(n as u8 + 1))),
            (first.reroll, |_, n| {
                Die::ALL.get(n).copied().map(Action::Reroll)
            }),
            (first.trade, |_, n| {
                let (out, into) = pair(n, DICE);
                let (out, into) = (*Die::ALL.get(out)?, *Die::ALL.get(into)?);
                Some(Action::Trade { out, into })
            }),
            (first.understand, |_, n| {
                Weapon::all().nth(n).map(Action::Understand)
            }),
            (first.exchange, |_, n| {
                let (out, into) = pair(n, Weapon::COUNT);
                let (out, into) = (Weapon::all().nth(out)?, Weapon::all().nth(into)?);
                Some(Action::Exchange { out, into })
            }),
            (first.claim, |_, n| Weapon::all().nth(n).map(Action::Claim)),
            (first.finish, |_, n| (n == 0).then_some(Action::Finish)),
        ];
        let (first, read) = groups.into_iter().rfind(|(first, _)| *first <= number)?;
        read(space, (number - first) as usize)
    }

    fn outcome_number(_: &Space, outcome: Outcome) -> Option<u32> {
        let counts = OUTCOMES;
        let (group, index) = match outcome {
            Outcome::Alien(alien) => (0, alien.index()),
            Outcome::Captain(captain) => (1, captain.index()),
            Outcome::Planet(planet) => (2, planet.index()),
            Outcome::Card(card) => (3, card.index()),
            Outcome::Weapon(weapon) => (4, weapon.index()),
            Outcome::Cube(cube) => (5, cube.index()),
            Outcome::Face(face) => (6, usize::from(face).checked_sub(1)?),
        };
        let before: usize = counts[..group].iter().sum();
        (index < counts[group]).then_some((before + index) as u32)
    }

    fn outcome(_: &Space, number: u32) -> Option<Outcome> {
        let mut index = number as usize;
        let mut group = 0;
        while index >= *OUTCOMES.get(group)? {
            index -= OUTCOMES[group];
            group += 1;
        }
        match group {
            0 => Alien::all().nth(index).map(Outcome::Alien),
            1 => Captain::all().nth(index).map(Outcome::Captain),
            2 => Planet::all().nth(index).map(Outcome::Planet),
            3 => Encounter::all().nth(index).map(Outcome::Card),
            4 => Weapon::all().nth(index).map(Outcome::Weapon),
            5 => Cube::ALL.get(index).copied().map(Outcome::Cube),
            _ => Some(Outcome::Face(index as u8 + 1)),
        }
    }

    fn observe(&self, _: &Space, _: Seat, into: &mut [u8]) {
        let mut to = Writer(into);
        for alien in self.aliens {
            to.place(alien.map(Alien::index));
        }
        to.place(self.captain.map(Captain::index));
        to.put(&self.points);
        to.put(&self.dice);
        to.put(&self.bag);
        to.put(&self.supply);
        to.byte(self.alerts);
        to.put(&self.decks);
        let sets: [EncounterSet; 5] = [
            self.unseen,
            self.shuffled_back,
            self.sifted,
            self.hand,
            self.discard,
        ];
        for set in sets {
            to.set(set, Encounter::COUNT);
        }
        for slot in self.line.cards {
            to.place(slot.map(|slot| slot.card.index()));
        }
        for slot in self.line.cards {
            to.place(slot.map(|slot| slot.state as usize));
        }
        to.place(self.location.map(Encounter::index));
        to.set(self.planet_deck.into(), Planet::COUNT);
        to.set(self.face_up.into(), Planet::COUNT);
        to.place(self.planet.map(Planet::index));
        for found in self.found.weapons {
            to.place(found.map(|found| found.weapon.index()));
        }
        for found in self.found.weapons {
            to.put(&found.map_or([0; ABILITIES], |found| found.cubes));
        }
        for found in self.found.weapons {
            to.byte(found.is_some_and(|found| found.deciphered));
        }
        to.put(&[self.weapons_left, self.round, self.sector]);
        to.byte(self.searching);
        to.byte(self.die_used);
        to.byte(self.boost);
        to.byte(self.committed);
        to.byte((i16::from(self.cubes) + 128) as u8);
        to.byte(self.hushed);
        to.byte(self.surged);
        to.place(self.end.map(|end| end as usize));
        let tasks = self.agenda.tasks();
        let codes = |place: usize| match tasks.len().checked_sub(place + 1) {
            Some(index) => tasks[index].code(),
            None => (0, [0; 4]),
        };
        for place in 0..MOST_TASKS {
            to.byte(codes(place).0);
        }
        for place in 0..MOST_TASKS {
            to.put(&codes(place).1);
        }
    }
}

/// The action at a place of its group.
type Read = fn(&Space, usize) -> Option<Action>;

/// How many outcomes of each group there are.
const OUTCOMES: [usize; 7] = [
    Alien::COUNT,
    Captain::COUNT,
    Planet::COUNT,
    Encounter::COUNT,
    Weapon::COUNT,
    CUBES,
    FACES,
];
