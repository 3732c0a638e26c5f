//! The input features of the network, scaled to about 0 to 1.

use hegemony::{
    Ability, Alien, Captain, Cube, Die, Encounter, Hegemony, Planet, SlotState, Task, Weapon,
};

/// The index of the first feature of each group.
struct Offsets {
    /// Numeric features; all others are one-hot encoded.
    numeric: usize,
    /// By ability and points.
    points: usize,
    /// The lowest points, and the second lowest: with two abilities at zero the game is lost.
    lowest: usize,
    second: usize,
    /// Super Weapons still to be found, by full rounds left.
    race: usize,
    task: usize,
    captain: usize,
    /// The current alien, then the next ones.
    alien: usize,
    ahead: usize,
    /// By alien.
    location: usize,
    face_up: usize,
    planet: usize,
    /// By state, then by card.
    line: usize,
    hand: usize,
    found: usize,
    missing: usize,
    understood: usize,
    /// By die and face.
    dice: usize,
    /// The same while a die may still be used this round.
    ready: usize,
    all: usize,
}

const NUMERIC: usize = 72;
const MAX_POINTS: usize = 9;
const TASKS: usize = 16;
const ROUNDS: usize = 12;
const WEAPONS: usize = 6;

const OFFSETS: Offsets = {
    let mut end = 0;
    Offsets {
        numeric: take(&mut end, NUMERIC),
        points: take(&mut end, 3 * MAX_POINTS),
        lowest: take(&mut end, MAX_POINTS),
        second: take(&mut end, MAX_POINTS),
        race: take(&mut end, WEAPONS * ROUNDS),
        task: take(&mut end, TASKS),
        captain: take(&mut end, Captain::COUNT),
        alien: take(&mut end, Alien::COUNT),
        ahead: take(&mut end, Alien::COUNT),
        location: take(&mut end, Encounter::COUNT * Alien::COUNT),
        face_up: take(&mut end, Planet::COUNT),
        planet: take(&mut end, Planet::COUNT),
        line: take(&mut end, 3 * Encounter::COUNT),
        hand: take(&mut end, Encounter::COUNT),
        found: take(&mut end, Weapon::COUNT),
        missing: take(&mut end, Weapon::COUNT),
        understood: take(&mut end, Weapon::COUNT),
        dice: take(&mut end, 6 * 6),
        ready: take(&mut end, 6 * 6),
        all: end,
    }
};

const fn take(end: &mut usize, count: usize) -> usize {
    let start = *end;
    *end += count;
    start
}

/// The number of features.
pub const COUNT: usize = OFFSETS.all;

/// Calls `add` with every nonzero feature of a position.
#[inline]
pub fn each(position: &Hegemony, add: &mut impl FnMut(usize, f32)) {
    each_numeric(position, add);
    each_one_hot(position, add);
}

fn each_one_hot(position: &Hegemony, add: &mut impl FnMut(usize, f32)) {
    let mut points = [0; 3];
    for &ability in Ability::ALL {
        let at = usize::from(position.points(ability)).min(MAX_POINTS - 1);
        points[ability.index()] = at;
        add(OFFSETS.points + ability.index() * MAX_POINTS + at, 1.0);
    }
    points.sort_unstable();
    add(OFFSETS.lowest + points[0], 1.0);
    add(OFFSETS.second + points[1], 1.0);
    let rounds = usize::from(12_u8.saturating_sub(position.round())).min(ROUNDS - 1);
    let left = usize::from(position.weapons_left()).clamp(1, WEAPONS) - 1;
    add(OFFSETS.race + left * ROUNDS + rounds, 1.0);
    add(OFFSETS.task + group_of(position.task()), 1.0);
    if let Some(captain) = position.captain() {
        add(OFFSETS.captain + captain.index(), 1.0);
    }
    let sector = position.sector();
    let current = position.alien();
    if let Some(alien) = current {
        add(OFFSETS.alien + alien.index(), 1.0);
    }
    for alien in position.aliens()[sector + 1..].iter().flatten() {
        add(OFFSETS.ahead + alien.index(), 1.0);
    }
    if let (Some(location), Some(alien)) = (position.location(), current) {
        let at = location.index() * Alien::COUNT + alien.index();
        add(OFFSETS.location + at, 1.0);
    }
    for planet in position.face_up_planets() {
        add(OFFSETS.face_up + planet.index(), 1.0);
    }
    if let Some(planet) = position.planet() {
        add(OFFSETS.planet + planet.index(), 1.0);
    }
    for slot in position.line() {
        let state = match slot.state {
            SlotState::Waiting => 0,
            SlotState::Engaged => 1,
            SlotState::Evaded | SlotState::Passed => 2,
        };
        let at = state * Encounter::COUNT + slot.card.index();
        add(OFFSETS.line + at, 1.0);
    }
    for card in position.hand() {
        add(OFFSETS.hand + card.index(), 1.0);
    }
    for found in position.found() {
        let weapon = found.weapon.index();
        add(OFFSETS.found + weapon, 1.0);
        if found.is_understood() {
            add(OFFSETS.understood + weapon, 1.0);
        } else {
            let needs: u8 = found.needs.iter().sum();
            let has: u8 = found.cubes.iter().sum();
            add(OFFSETS.missing + weapon, f32::from(needs - has) / 3.0);
        }
    }
    for &die in Die::ALL {
        if let Some(face) = position.face(die) {
            let at = die.index() * 6 + usize::from(face) - 1;
            add(OFFSETS.dice + at, 1.0);
            if !position.is_die_used() {
                add(OFFSETS.ready + at, 1.0);
            }
        }
    }
}

fn group_of(task: Task) -> usize {
    match task {
        Task::ChoosePlanet | Task::DealPlanets(_) => 1,
        Task::BeforeLine | Task::Sift(_) => 2,
        Task::DrawLine(_) => 3,
        Task::PlaceCard => 4,
        Task::Decide(_) => 5,
        Task::Evading(_) | Task::EvadeDraw(_) => 6,
        Task::Searching => 7,
        Task::DrawCube => 8,
        Task::Keep(_) => 9,
        Task::BeforeFind | Task::Find | Task::Claim => 10,
        Task::Understand | Task::Exchange => 11,
        Task::TurnUp { .. } | Task::TurnDown(_) | Task::Reroll | Task::Trade | Task::RollDie(_) => {
            12
        }
        Task::Borrow(_) | Task::Borrowed(..) => 13,
        Task::PairFirst | Task::PairSecond(_) | Task::PairKeep(..) => 14,
        Task::Text(..)
        | Task::Gain(_)
        | Task::Lose(_)
        | Task::GainLowest(_)
        | Task::LoseHighest(_)
        | Task::Take { .. } => 15,
        _ => 0,
    }
}

fn each_numeric(position: &Hegemony, add: &mut impl FnMut(usize, f32)) {
    let mut next = OFFSETS.numeric;
    let mut number = |value: f32| {
        if value != 0.0 {
            add(next, value);
        }
        next += 1;
    };
    number(1.0);
    let bag = position.bag().map(f32::from);
    let all: f32 = bag.iter().sum();
    let share = |cubes: f32| cubes / (all + 0.1);
    let yellow = bag[Cube::Yellow.index()];
    let black = bag[Cube::Black.index()];
    let white = bag[Cube::White.index()];
    for cubes in bag {
        number(cubes / 10.0);
    }
    number(all / 40.0);
    number(3.0 * share(yellow));
    number(2.0 * share(black));
    number(2.0 * share(white));
    let left = f32::from(position.weapons_left());
    number(left / 6.0);
    number((left - yellow).max(0.0));
    let rounds = f32::from(12_u8.saturating_sub(position.round()));
    number(rounds / 12.0);
    number(f32::from(position.decks()[position.sector()]) / 16.0);

    // The cubes drawn by this round's search, and by later ones.
    let to_come = f32::from(position.cubes_to_come());
    let cubes = to_come.max(0.0);
    number(to_come / 6.0);
    number(cubes * share(yellow) / 2.0);
    number(cubes * share(yellow) / left.max(1.0));
    number(cubes * share(black) / 2.0);
    number((cubes + 4.0 * rounds) * share(yellow) / left.max(1.0) / 4.0);
    number((cubes + 4.0 * rounds) / (all + 5.0 * rounds + 0.1));
    number(left / (rounds + 1.0) / 3.0);
    if position.is_searching() {
        number(1.0);
        number(cubes / 6.0);
    } else {
        number(0.0);
        number(0.0);
    }

    let points: [f32; 3] = [Ability::Red, Ability::Orange, Ability::Blue]
        .map(|ability| f32::from(position.points(ability)));
    let sum: f32 = points.iter().sum();
    number(sum / 20.0);
    number((sum / (rounds + 1.0) / 5.0).min(2.0));
    for (&ability, points) in Ability::ALL.iter().zip(points) {
        number((f32::from(position.most(ability)) - points) / 8.0);
    }
    number(f32::from(position.alerts()) / 6.0);
    let listens = position.quietus_listens();
    number(if listens { 1.0 } else { 0.0 });
    number(if listens {
        f32::from(position.alerts()) / 6.0
    } else {
        0.0
    });
    number(position.hand().count() as f32 / 6.0);
    let understood = position.found().filter(|found| found.is_understood());
    number(understood.count() as f32 / 4.0);

    // Pending effects.
    let (mut evade_cubes, mut losses, mut gains, mut taken, mut finds, mut drawn) =
        (0, 0, 0, 0, 0_u8, 0);
    for task in position.pending() {
        match task {
            Task::EvadeDraw(cubes) => evade_cubes += cubes,
            Task::Lose(points) | Task::LoseHighest(points) => losses += points,
            Task::Gain(points) | Task::GainLowest(points) => gains += points,
            Task::Take { cubes, .. } => taken += cubes,
            Task::BeforeFind | Task::Find | Task::Claim => finds += 1,
            Task::DrawLine(cards) | Task::Sift(cards) => drawn += cards,
            _ => {}
        }
    }
    number(f32::from(evade_cubes) / 3.0);
    number(f32::from(losses) / 2.0);
    number(f32::from(gains) / 2.0);
    number(f32::from(taken) / 3.0);
    number(f32::from(finds));
    number(f32::from(drawn) / 8.0);
    let abilities = bag[0] + bag[1] + bag[2] + 0.1;
    for (cubes, points) in bag.into_iter().zip(points) {
        // The risk that an evade takes one of few remaining points.
        let hit = f32::from(evade_cubes) * cubes / abilities;
        number(hit / (points + 1.0));
    }

    // The line.
    let mut waiting = 0.0;
    let mut strengths = 0.0;
    let mut icons = 0.0;
    let mut demand = [0.0; 3];
    let mut first = true;
    if !position.is_searching() {
        for (place, slot) in position.line().enumerate() {
            if slot.state != SlotState::Waiting {
                continue;
            }
            let icon = position.icon_at(place).index();
            let mut strength = f32::from(position.strength_at(place));
            let planets = f32::from(position.planet_icons_at(place));
            if first {
                first = false;
                let free = strength == 0.0;
                strength = (strength - f32::from(position.boost())).max(0.0);
                let short = (strength - points[icon]).max(0.0);
                number(strength / 6.0);
                number(planets / 2.0);
                number(short / 4.0);
                number(if free { 1.0 } else { 0.0 });
                number(strength * planets / 6.0);
            }
            waiting += 1.0;
            strengths += strength;
            icons += planets;
            demand[icon] += strength;
        }
    }
    if first {
        for _ in 0..5 {
            number(0.0);
        }
    }
    number(waiting / 4.0);
    number(strengths / 10.0);
    number(icons / 6.0);
    number((cubes + icons) * share(yellow) / left.max(1.0));
    let mut short = 0.0;
    for (demand, points) in demand.into_iter().zip(points) {
        number(demand / 6.0);
        let miss = (demand - points).max(0.0);
        number(miss / 6.0);
        short += miss;
    }
    number(short / 6.0);
    number((sum - strengths - short) / 20.0);
    debug_assert!(next <= OFFSETS.numeric + NUMERIC, "{next}");
}
