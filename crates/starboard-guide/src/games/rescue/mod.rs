//! The guide for a first game: at every step it says what is happening and what a beginner
//! should look at, with the ships and squares of the position at hand.

mod about;
mod mission;
mod reason;
mod touch;

use std::cmp::Reverse;

use rescue::texts::{kind_name, power_note, power_title};
use rescue::{Action, By, Kind, Over, Part, Phase, Power, Rescue, Ship, Square};
use starboard_kernel::serde_json::json;
use starboard_kernel::{Ending, Game, Lang, Seat, Silent, Turn, Wording};

use crate::{Card, Guide, Mission, Race, Reader, Thing};

starboard_kernel::texts!("src/games/rescue");

impl Guide for Rescue {
    const MISSION: Mission = mission::MISSION;
    const KINDS: &'static [&'static str] = about::KINDS;

    const RACE: Option<Race> = Some(Race {
        title: squares_to_go,
        falls: true,
        lines: &[],
    });

    fn card(&self, reader: Reader<'_>) -> Card {
        let seat = reader.seat.filter(|seat| seat.index() < self.seats());
        let reader = Reader { seat, ..reader };
        if let Some(ending) = self.ending() {
            return over(self, &ending, reader);
        }
        match (self.turn(), self.phase()) {
            (Turn::Player(seat), Phase::Layout) => layout_card(self, seat, reader),
            (Turn::Player(seat), _) if reader.seat.is_none_or(|reader| reader == seat) => {
                own_turn(self, seat, reader)
            }
            (Turn::Player(seat), _) => other_turn(self, seat, reader),
            _ => powers_card(self, reader),
        }
    }

    fn things(&self) -> Vec<Thing> {
        about::things(self)
    }

    fn about(&self, kind: &str, name: &str, reader: Reader<'_>) -> Option<String> {
        about::about(self, kind, name, reader)
    }

    fn reason(&self, action: Self::Action, reader: Reader<'_>) -> Option<String> {
        reason::fact(self, action).map(|fact| fact.words(reader))
    }

    fn marks(&self, action: Action) -> Vec<Thing> {
        touch::marks(self, action)
    }

    fn attempt(&self, touched: &[Thing], thing: &Thing) -> Option<Action> {
        touch::attempt(self, touched, thing)
    }

    fn measure(&self, line: usize) -> i32 {
        way_to_go(self, Seat::new(line))
    }
}

/// Some rules, and that of a power.
macro_rules! rules_with {
    ($power:expr, $($rule:literal),+) => {{
        let rules: &'static [&'static str] = match $power {
            None => &[$($rule),+],
            Some(Power::Wolf) => &[$($rule),+, "R28"],
            Some(Power::Cheetah) => &[$($rule),+, "R29"],
            Some(Power::Hacker) => &[$($rule),+, "R30"],
            Some(Power::Rooster) => &[$($rule),+, "R31"],
            Some(Power::Robots) => &[$($rule),+, "R32"],
            Some(Power::Astronauts) => &[$($rule),+, "R33"],
        };
        rules
    }};
}

fn powers_card(position: &Rescue, reader: Reader<'_>) -> Card {
    let lang = reader.lang;
    let mut says = vec![powers(lang, &reader.name(position.seat()))];
    let seat = reader.seat.unwrap_or(position.seat());
    says.extend(power_text(position, seat, lang));
    let rules = rules_with!(position.power(seat), "R27");
    Card::new(powers_title(lang), &says, rules)
}

fn layout_card(position: &Rescue, seat: Seat, reader: Reader<'_>) -> Card {
    let lang = reader.lang;
    let own = reader.seat.is_none_or(|reader| reader == seat);
    let mut says = Vec::new();
    if own {
        let squares = position.starting_squares(seat);
        says.push(layout(lang, position.home(seat)));
        says.push(layout_front(lang, &list(&squares[..3])));
        says.push(layout_back(lang, squares[7]));
    } else {
        says.push(other_layout(lang, &reader.name(seat)));
    }
    let own_seat = reader.seat.unwrap_or(seat);
    says.extend(power_text(position, own_seat, lang));
    let rules = rules_with!(position.power(own_seat), "R3", "R5", "R8");
    let title = if own {
        layout_title(lang)
    } else {
        other_title(lang, &reader.name(seat))
    };
    Card::new(title, &says, rules)
}

// ---------------------------------------------------------------------------------
// Your own turn

fn own_turn(position: &Rescue, seat: Seat, reader: Reader<'_>) -> Card {
    let lang = reader.lang;
    let legal = position.legal_actions();
    if legal == [Action::Pass] {
        return Card::new(pass_title(lang), &[pass(lang)], &["R9"]);
    }
    if let Some(home) = goes_to(&legal, position.home(seat)) {
        let says = [do_this(lang, &position.describe(home, lang)), win_how(lang)];
        return Card::new(win_title(lang), &says, &["R22", "R24"]);
    }
    let enemies: Vec<Enemy> = others(position, seat)
        .filter_map(|enemy| Enemy::of(position, enemy))
        .collect();
    if let Some(enemy) = enemies.iter().find(|enemy| enemy.comes_home.is_some()) {
        return stop_card(position, enemy, &legal, reader);
    }
    let plan = Plan {
        position,
        seat,
        legal: &legal,
        enemies: &enemies,
        reader,
        lang,
    };
    match position.carrier(seat) {
        Some(at) => plan.home_card(at),
        None => plan.fetch_card(),
    }
}

/// An enemy comes home unless something happens.
fn stop_card(position: &Rescue, enemy: &Enemy, legal: &[Action], reader: Reader<'_>) -> Card {
    let lang = reader.lang;
    let (seat, home) = (enemy.seat, position.home(enemy.seat));
    let mut says = Vec::new();
    if let Some(at) = position.carrier(seat) {
        says.push(threat_home(lang, &kind_on(position, at, lang), at, home));
        let attack = legal
            .iter()
            .find(|action| is_attack(**action) && action.target() == Some(at));
        if let Some(attack) = attack {
            says.push(stop_now(lang, &position.describe(*attack, lang)));
        } else {
            let protected = position
                .stack(at)
                .top()
                .is_some_and(|top| is_protected(position, top));
            says.extend(protected.then(|| threat_protected(lang)));
            says.push(match stopper(position, seat, legal) {
                Stop::By(action) => stop_now(lang, &position.describe(action, lang)),
                Stop::Unknown => stop_block(lang),
                Stop::Never => stop_never(lang),
            });
        }
    }
    let title = stop_title(lang, &reader.name(seat));
    Card::new(title, &says, &["R17", "R18", "R22"])
}

/// What keeps an enemy from coming home.
enum Stop {
    By(Action),
    /// Others play before that enemy.
    Unknown,
    Never,
}

/// Looked for only if that enemy plays next, and in no more actions than can be tried at once.
fn stopper(position: &Rescue, enemy: Seat, legal: &[Action]) -> Stop {
    for &action in legal.iter().take(300) {
        let mut trial = position.clone();
        trial.play_unchecked(action, &mut Silent);
        if trial.turn() != Turn::Player(enemy) {
            return Stop::Unknown;
        }
        let answers = trial.legal_actions();
        if goes_to(&answers, trial.home(enemy)).is_none() {
            return Stop::By(action);
        }
    }
    if legal.len() > 300 {
        Stop::Unknown
    } else {
        Stop::Never
    }
}

/// What a player may do if nothing else happens first.
struct Enemy {
    seat: Seat,
    legal: Vec<Action>,
    comes_home: Option<Action>,
    fetches: Option<Action>,
}

impl Enemy {
    fn of(position: &Rescue, seat: Seat) -> Option<Enemy> {
        let view = as_if_to_move(position, seat)?;
        let legal = view.legal_actions();
        let fetches = if position.carrier(seat).is_none() {
            goes_to(&legal, position.prison(seat))
        } else {
            None
        };
        Some(Enemy {
            seat,
            comes_home: goes_to(&legal, position.home(seat)),
            fetches,
            legal,
        })
    }

    /// From where it can attack this square as it stands.
    fn attacks(&self, square: Square) -> Option<Square> {
        self.legal
            .iter()
            .find(|action| is_attack(**action) && action.target() == Some(square))
            .and_then(|action| Some(action.mover()?.0))
    }

    /// Whether one of its hunters can come to this square.
    fn hunts(&self, position: &Rescue, square: Square) -> bool {
        self.legal.iter().any(|action| {
            action.target() == Some(square)
                && action.mover().is_some_and(|(from, _)| {
                    let top = position.stack(from).top();
                    top.is_some_and(|top| can_attack_with(position, top))
                })
        })
    }
}

/// A person's own turn.
struct Plan<'a> {
    position: &'a Rescue,
    seat: Seat,
    legal: &'a [Action],
    enemies: &'a [Enemy],
    reader: Reader<'a>,
    lang: Lang,
}

impl Plan<'_> {
    fn home_card(&self, at: Square) -> Card {
        let (position, lang) = (self.position, self.lang);
        let home = position.home(self.seat);
        let far = squares(lang, distance(at, home));
        let mut says = vec![aboard(lang, &kind_on(position, at, lang), at, &far, home)];
        let top = position.stack(at).top();
        // R28: under another ship of a stack it is not the one that is hit.
        let hunter = top.filter(|top| top.is_carrier()).and_then(|_| {
            let mut enemies = self.enemies.iter();
            enemies.find_map(|enemy| enemy.attacks(at))
        });
        let protected = top.is_some_and(|top| is_protected(position, top));
        says.push(if let Some(from) = hunter {
            carrier_danger(lang, &kind_on(position, from, lang), from)
        } else if Rescue::planets().contains(&at) && !protected {
            carrier_on_planet(lang)
        } else if protected {
            carrier_protected(lang)
        } else {
            carrier_safe(lang)
        });
        let best = self.best_leap(home, |(from, part), ship| {
            from == at && (part == Part::Whole || ship.is_carrier())
        });
        says.extend(best.map(|leap| self.leap_text(leap)));
        let power = self.power_text(best);
        let shown = position.power(self.seat).filter(|_| power.is_some());
        says.extend(power);
        says.extend(self.enemy_text());
        let rules = if hunter.is_some() {
            rules_with!(shown, "R17", "R19", "R22")
        } else {
            rules_with!(shown, "R18", "R22", "R23")
        };
        Card::new(home_title(lang), &says, rules)
    }

    fn fetch_card(&self) -> Card {
        let (position, lang) = (self.position, self.lang);
        let prison = position.prison(self.seat);
        let fetch = self
            .legal
            .iter()
            .filter(|action| is_move_to(**action, prison))
            .max_by_key(|action| self.top(**action).map(Ship::kind) == Some(Kind::Cargo));
        if let Some(fetch) = fetch {
            let mut says = vec![do_this(lang, &position.describe(*fetch, lang))];
            let rooster = position.power(self.seat) == Some(Power::Rooster);
            says.push(fetch_ends(lang));
            says.push(if rooster {
                rooster_risk(lang)
            } else {
                fetch_cargo(lang)
            });
            return Card::new(fetch_title(lang), &says, &["R21", "R18", "R20"]);
        }
        let nearest = self
            .own_ships()
            .filter(|(_, ship)| ship.kind() != Kind::Speedy)
            .map(|(square, _)| square)
            .min_by_key(|&square| distance(square, prison));
        let mut says = vec![match nearest {
            Some(at) => {
                let far = squares(lang, distance(at, prison));
                held(lang, prison, &kind_on(position, at, lang), at, &far)
            }
            None => held_no_ship(lang, prison),
        }];
        // What an enemy is about to do comes before the player's own plans.
        says.extend(self.enemy_text());
        let best = self.best_leap(prison, |_, ship| ship.kind() != Kind::Speedy);
        says.push(match best {
            Some(leap) => self.leap_text(leap),
            None => no_leap(lang),
        });
        let power = self.power_text(best);
        let rules = rules_with!(
            position.power(self.seat).filter(|_| power.is_some()),
            "R9",
            "R11",
            "R21"
        );
        says.extend(power);
        says.extend(self.danger_text(prison));
        says.extend(self.attack_text());
        let left = position.quiet_limit().saturating_sub(position.quiet());
        if left <= 20 {
            says.insert(1, quiet_soon(lang, left));
        }
        Card::new(move_title(lang), &says, rules)
    }

    fn own_ships(&self) -> impl Iterator<Item = (Square, Ship)> {
        self.position
            .fleet(self.seat)
            .filter_map(|square| Some((square, self.position.stack(square).top()?)))
    }

    fn top(&self, action: Action) -> Option<Ship> {
        self.position.stack(action.mover()?.0).top()
    }

    /// The plain move that brings one of these ships nearest to a square, and where no enemy
    /// hunter can come.
    fn best_leap(
        &self,
        goal: Square,
        which: impl Fn((Square, Part), Ship) -> bool,
    ) -> Option<Leap> {
        let mut leaps: Vec<Leap> = self
            .legal
            .iter()
            .filter_map(|&action| {
                let Action::Move { from, to, part } = action else {
                    return None;
                };
                let (near, far) = (distance(to, goal), distance(from, goal));
                let suits = near < far && which((from, part), self.position.stack(from).top()?);
                suits.then(|| Leap {
                    action,
                    from,
                    to,
                    near,
                    gain: far - near,
                })
            })
            .collect();
        leaps.sort_by_key(|leap| (leap.near, Reverse(leap.gain)));
        leaps.into_iter().find(|leap| {
            let top = self.position.stack(leap.from).top();
            let protected = top.is_some_and(|top| is_protected(self.position, top));
            let mut enemies = self.enemies.iter();
            protected || !enemies.any(|enemy| enemy.hunts(self.position, leap.to))
        })
    }

    fn leap_text(&self, leap: Leap) -> String {
        let kind = kind_on(self.position, leap.from, self.lang);
        let gain = squares(self.lang, leap.gain);
        self::leap(self.lang, &kind, leap.from, leap.to, &gain)
    }

    /// The enemy who is nearest to winning.
    fn enemy_text(&self) -> Option<String> {
        let (position, lang) = (self.position, self.lang);
        let carrying = self
            .enemies
            .iter()
            .filter_map(|enemy| Some((enemy.seat, position.carrier(enemy.seat)?)))
            .min_by_key(|&(seat, at)| distance(at, position.home(seat)));
        if let Some((seat, at)) = carrying {
            let name = self.reader.name(seat);
            let attack = self
                .legal
                .iter()
                .find(|action| is_attack(**action) && action.target() == Some(at));
            return Some(match attack {
                Some(attack) => can_attack_carrier(lang, &position.describe(*attack, lang), &name),
                None => {
                    let far = squares(lang, distance(at, position.home(seat)));
                    enemy_aboard(lang, &name, &kind_on(position, at, lang), at, &far)
                }
            });
        }
        self.enemies.iter().find_map(|enemy| {
            let (from, _) = enemy.fetches?.mover()?;
            Some(will_fetch(lang, &self.reader.name(enemy.seat), from))
        })
    }

    /// The player's ship nearest to its goal that can be attacked.
    fn danger_text(&self, goal: Square) -> Option<String> {
        let (position, lang) = (self.position, self.lang);
        let (at, from) = self
            .own_ships()
            .filter_map(|(at, _)| {
                let mut enemies = self.enemies.iter();
                Some((at, enemies.find_map(|enemy| enemy.attacks(at))?))
            })
            .min_by_key(|&(at, _)| distance(at, goal))?;
        let (hunter, kind) = (kind_on(position, from, lang), kind_on(position, at, lang));
        Some(ship_danger(lang, &hunter, from, &kind, at))
    }

    fn attack_text(&self) -> Option<String> {
        let attack = self.legal.iter().find(|action| is_attack(**action))?;
        let (from, to) = (attack.mover()?.0, attack.target()?);
        let kind = kind_on(self.position, from, self.lang);
        let victim = kind_on(self.position, to, self.lang);
        Some(can_attack(self.lang, &kind, from, &victim, to))
    }

    /// What the player's own power is good for now.
    fn power_text(&self, best: Option<Leap>) -> Option<String> {
        let (position, lang) = (self.position, self.lang);
        let hops = best
            .and_then(|leap| position.route_of(leap.action))
            .map(|route| route.hops)
            .unwrap_or_default();
        let mut legal = self.legal.iter().copied();
        match position.power(self.seat)? {
            Power::Wolf => {
                let stack = self
                    .own_ships()
                    .find(|(square, _)| position.stack(*square).height() > 1);
                if let Some((square, _)) = stack {
                    return Some(wolf_now(lang, square));
                }
                legal.find_map(|action| match action {
                    Action::Move { from, to, .. } if !position.stack(to).is_empty() => {
                        Some(wolf_can(lang, &kind_on(position, from, lang), from, to))
                    }
                    _ => None,
                })
            }
            Power::Cheetah => {
                let steps = hops.iter().any(|hop| hop.by == By::Step);
                let jumps = hops.iter().any(|hop| matches!(hop.by, By::Jump(_)));
                (steps && jumps).then(|| cheetah_now(lang))
            }
            Power::Hacker => legal.find_map(|action| match action {
                Action::TakeOver { to, .. } => {
                    Some(hacker_now(lang, &kind_on(position, to, lang), to))
                }
                _ => None,
            }),
            Power::Rooster => legal.find_map(|action| {
                let cargo = self.top(action)?.kind() == Kind::Cargo;
                let to = action.target().filter(|_| cargo && is_attack(action))?;
                Some(rooster_now(lang, to))
            }),
            Power::Robots => legal.find_map(|action| match action {
                Action::Rebuild { kind, .. } => Some(robots_now(lang, &kind_name(lang, kind))),
                _ => None,
            }),
            Power::Astronauts => {
                let kind = position.stack(best?.from).top()?.kind();
                let ufo = hops.iter().find_map(|hop| match hop.by {
                    By::Jump(over) if Rescue::ufo_squares().contains(over) => Some(over),
                    _ => None,
                })?;
                (kind != Kind::Tie).then(|| astronauts_now(lang, ufo))
            }
        }
    }
}

#[derive(Clone, Copy)]
struct Leap {
    action: Action,
    from: Square,
    to: Square,
    /// How far it is from its goal then.
    near: u8,
    /// By how much it has come nearer.
    gain: u8,
}

// ---------------------------------------------------------------------------------
// Another player's turn, and the end

fn other_turn(position: &Rescue, seat: Seat, reader: Reader<'_>) -> Card {
    let (lang, name) = (reader.lang, reader.name(seat));
    let reader = reader.seat;
    let legal = position.legal_actions();
    let mut rules: &[&str] = &["R9", "R11"];
    let mut says = Vec::new();
    if reader.is_some_and(|reader| position.is_out(reader)) {
        says.push(you_are_out(lang));
        rules = &["R25"];
    }
    if let Some(at) = position.carrier(seat) {
        let home = position.home(seat);
        if goes_to(&legal, home).is_some() {
            says.push(other_wins(lang, &name));
        } else {
            let far = squares(lang, distance(at, home));
            let kind = kind_on(position, at, lang);
            says.push(enemy_aboard(lang, &name, &kind, at, &far));
        }
        rules = &["R22", "R24"];
    } else {
        let prison = position.prison(seat);
        let nearest = position
            .fleet(seat)
            .filter(|&at| {
                let top = position.stack(at).top();
                top.is_some_and(|top| top.kind() != Kind::Speedy)
            })
            .map(|at| distance(at, prison))
            .min();
        says.push(match nearest {
            Some(_) if goes_to(&legal, prison).is_some() => {
                rules = &["R21"];
                other_fetches(lang, &name)
            }
            Some(far) => other_fetch(lang, &name, prison, &squares(lang, far)),
            None => other_lost(lang, &name),
        });
    }
    if let Some(reader) = reader {
        let carrier = position.carrier(reader);
        // The carrier first: its loss is the worst.
        let hit = legal
            .iter()
            .filter(|action| is_attack(**action))
            .filter_map(|action| action.target())
            .filter(|&to| {
                let top = position.stack(to).top();
                top.is_some_and(|top| top.seat() == reader)
            })
            .max_by_key(|&to| Some(to) == carrier);
        if let Some(to) = hit {
            rules = &["R17", "R18", "R19"];
            says.push(if Some(to) == carrier {
                your_carrier_risk(lang, to)
            } else {
                your_ship_risk(lang, &kind_on(position, to, lang), to)
            });
        }
    }
    if says.len() < 3 {
        says.push(look_ahead(lang));
    }
    Card::new(other_title(lang, &name), &says, rules)
}

fn over(position: &Rescue, ending: &Ending, reader: Reader<'_>) -> Card {
    let lang = reader.lang;
    let reason = Rescue::describe_ending(ending, lang);
    let Some(Over::Won(winner)) = position.over() else {
        let says = [reason, draw_text(lang)];
        return Card::new(draw_title(lang), &says, &["R26"]);
    };
    let rules = &["R24", "R25"];
    let name = reader.name(winner);
    match reader.seat {
        Some(reader) if reader == winner => {
            Card::new(won_title(lang), &[reason, won_text(lang)], rules)
        }
        Some(reader) => {
            let at = match position.carrier(reader) {
                None => still_held(lang, position.prison(reader)),
                Some(at) => {
                    let far = distance(at, position.home(reader));
                    still_aboard(lang, at, &squares(lang, far))
                }
            };
            let says = [reason, lost_text(lang, &at)];
            Card::new(lost_title(lang, &name), &says, rules)
        }
        None => Card::new(
            lost_title(lang, &name),
            &[reason, won_by(lang, &name)],
            rules,
        ),
    }
}

// ---------------------------------------------------------------------------------
// What can be seen

fn power_text(position: &Rescue, seat: Seat, lang: Lang) -> Option<String> {
    let power = position.power(seat)?;
    let title = power_title(lang, Some(power));
    let note = power_note(lang, Some(power));
    Some(your_power(lang, &title, &note))
}

fn others(position: &Rescue, seat: Seat) -> impl Iterator<Item = Seat> {
    // Who plays next comes first.
    let seats = position.seats();
    (1..seats)
        .map(move |after| Seat::new((seat.index() + after) % seats))
        .filter(|&other| !position.is_out(other))
}

/// The position with another seat to move.
fn as_if_to_move(position: &Rescue, seat: Seat) -> Option<Rescue> {
    let mut document = position.document();
    document["turn"] = json!(seat);
    document["seen"] = json!({});
    Rescue::from_document(&document).ok()
}

fn is_attack(action: Action) -> bool {
    matches!(action, Action::Attack { .. } | Action::TakeOver { .. })
}

fn is_move_to(action: Action, square: Square) -> bool {
    matches!(action, Action::Move { to, .. } if to == square)
}

/// A plain move that ends on this planet.
fn goes_to(legal: &[Action], planet: Square) -> Option<Action> {
    let mut actions = legal.iter().copied();
    actions.find(|action| is_move_to(*action, planet))
}

/// R18, R31
fn is_protected(position: &Rescue, top: Ship) -> bool {
    top.kind() == Kind::Cargo
        && top.is_carrier()
        && position.power(top.seat()) != Some(Power::Rooster)
}

/// R17, R31
fn can_attack_with(position: &Rescue, ship: Ship) -> bool {
    match ship.kind() {
        Kind::Hunter => true,
        Kind::Cargo => position.power(ship.seat()) == Some(Power::Rooster),
        Kind::Speedy | Kind::Tie => false,
    }
}

fn kind_on(position: &Rescue, square: Square, lang: Lang) -> String {
    let top = position.stack(square).top();
    top.map_or_else(|| square.to_string(), |ship| kind_name(lang, ship.kind()))
}

/// How many squares a commander still has to go: to where he is held and back or, once he is
/// fetched, home. A player who is out has the whole way to go.
fn way_to_go(position: &Rescue, seat: Seat) -> i32 {
    let (home, prison) = (position.home(seat), position.prison(seat));
    if let Some(carrier) = position.carrier(seat) {
        return distance(carrier, home).into();
    }
    let fetch = |square: Square| distance(square, prison);
    let nearest = match position.phase() {
        Phase::Play => position.fleet(seat).map(fetch).min(),
        // While fleets are laid out, nobody is ahead.
        _ => position.starting_squares(seat).into_iter().map(fetch).min(),
    };
    i32::from(nearest.unwrap_or_else(|| fetch(home))) + i32::from(distance(prison, home))
}

/// In steps.
fn distance(from: Square, to: Square) -> u8 {
    let rows = to.row() as i8 - from.row() as i8;
    let numbers = to.number() as i8 - from.number() as i8;
    let steps = if (rows < 0) == (numbers < 0) {
        rows.abs().max(numbers.abs())
    } else {
        rows.abs() + numbers.abs()
    };
    steps.unsigned_abs()
}

fn list(squares: &[Square]) -> String {
    let names: Vec<String> = squares.iter().map(Square::to_string).collect();
    names.join(", ")
}

#[cfg(test)]
mod tests {
    use rescue::{Layout, Options, Powers};
    use starboard_kernel::serde_json::Value;
    use starboard_kernel::testing::random_walk;

    use super::*;
    use crate::testing::{self, Expected};

    /// Everything in random games is explained to every seat in every language.
    #[test]
    fn everything_is_explained() {
        let games = (0..).zip([2, 3, 4, 6, 2, 2]);
        let positions = games.flat_map(|(seed, players)| {
            let options = Options {
                players,
                layout: [Layout::Choose, Layout::Standard][seed as usize % 2],
                powers: [Powers::Random, Powers::None][seed as usize / 4],
            };
            let walk = random_walk(Rescue::start(&options), seed).map(|step| step.after);
            walk.step_by(if players == 2 { 13 } else { 97 })
        });
        testing::check_things(positions);
    }

    /// Every step of random games has a card for every seat in every language.
    #[test]
    fn every_position_of_random_games_has_a_card() {
        let layouts = [Layout::Choose, Layout::Standard];
        let powers = [Powers::Random, Powers::None];
        let games = (0..).zip([2, 3, 4, 6, 2, 2]);
        let positions = games.flat_map(|(seed, players)| {
            let options = Options {
                players,
                layout: layouts[seed as usize % 2],
                powers: powers[seed as usize / 4],
            };
            // Random games are long: not every position is looked at.
            let often = if players == 2 { 7 } else { 41 };
            let steps = random_walk(Rescue::start(&options), seed).enumerate();
            steps.flat_map(move |(number, step)| {
                let looks = number < 12 || number % often == 0;
                let is_over = step.after.over().is_some();
                let before = looks.then_some(step.before);
                before.into_iter().chain(is_over.then_some(step.after))
            })
        });
        let lang = Lang::En;
        let titles = [
            powers_title(lang),
            layout_title(lang),
            move_title(lang),
            fetch_title(lang),
            home_title(lang),
            other_title(lang, "Player 2"),
        ];
        let expected = Expected {
            letter: 'R',
            last_rule: 33,
            sentences: 1..=5,
            most_chars: 600,
        };
        expected.check(positions, &titles, &[]);
    }

    fn position(powers: [&str; 2], ships: &str, lost: &[&str]) -> Rescue {
        let ships: Vec<&str> = ships.split(' ').collect();
        Rescue::from_document(&json!({
            "game": "rescue",
            "options": { "players": 2, "layout": "choose", "powers": powers },
            "powers": powers, "phase": "play", "ships": ships, "lost": lost,
            "turn": 1, "quiet": 0, "over": Value::Null,
        }))
        .unwrap()
    }

    const PLAIN: [&str; 2] = ["none", "none"];

    #[track_caller]
    fn says(powers: [&str; 2], ships: &str, lost: &[&str], expected: &[&str]) {
        testing::says(&position(powers, ships, lost), expected);
    }

    #[test]
    fn what_can_be_done_now_comes_first() {
        says(
            PLAIN,
            "1C*@d2 1H@c2 2F@m9",
            &[],
            &["You can win now", "from d2 to b2"],
        );
        says(
            PLAIN,
            "1T@k11 1C@k12 2F@m9",
            &[],
            &["Fetch your commander", "Bounty Cargo on k12"],
        );
    }

    #[test]
    fn an_enemy_near_home_is_to_be_stopped() {
        says(
            PLAIN,
            "1H@j12 2T*@k12 2F@m9",
            &[],
            &["almost home", "Attack the TIE UFO on k12"],
        );
        // It jumps over the ship on k12: to take that away stops it.
        says(
            PLAIN,
            "1T@k12 1F@a4 2C*@j12 2F@m9",
            &[],
            &["cannot be attacked", "You can stop that"],
        );
        says(
            PLAIN,
            "1H@a4 2C*@k11 2F@m9",
            &[],
            &["cannot be attacked", "no longer stop"],
        );
    }

    #[test]
    fn the_way_home_and_its_dangers_are_named() {
        says(
            PLAIN,
            "1T*@e6 2H@e7 2F@m9",
            &[],
            &["TIE UFO on e6", "4 squares to b2", "ICE Hunter on e7"],
        );
        says(PLAIN, "1C*@e6 2H@e7 2F@m9", &[], &["Nobody can attack"]);
        says(PLAIN, "1H*@l12 2H@k12", &[], &["On the planet"]);
    }

    #[test]
    fn things_have_the_numbers_of_the_position() {
        let now = position(PLAIN, "1T@d3 1H@e4 2C@e5 2H*@l11", &[]);
        let tells = |square, expected: &[&str]| testing::tells(&now, ("square", square), expected);
        tells("d3", &["Your TIE UFO", "UFO squares", "It can reach"]);
        tells(
            "e5",
            &["Player 2’s Bounty Cargo", "Your ship on e4 can attack"],
        );
        tells("l11", &["The commander is aboard: 1 square to l12"]);
        tells("l12", &["holds your commander", "not with a Speedy F1"]);
        tells("b2", &["Your planet"]);
        tells("d4", &["UFO square"]);
        tells("h9", &["Red solar square", "5 are free"]);
        tells("m9", &["Empty square", "None of your ships"]);
        testing::tells(&now, ("score", "1"), &["2 ships"]);
        testing::tells(&now, ("commander", "2"), &["aboard the ICE Hunter on l11"]);
        testing::tells(&now, ("action", "pass"), &["Not now", "must move"]);
    }

    #[test]
    fn powers_are_named_when_they_matter() {
        says(
            ["hacker", "none"],
            "1H@d5 2T@e6 2F@m9",
            &[],
            &["take over the TIE UFO on e6"],
        );
        says(
            ["robots", "none"],
            "1T@d5 2F@m9",
            &["1H"],
            &["rebuild a lost ICE Hunter"],
        );
        says(["wolf", "none"], "1T@d5 1H@e5 2F@m9", &[], &["stack the"]);
        says(["rooster", "none"], "1C@d5 2F@e5", &[], &["attack e5"]);
        says(
            ["cheetah", "none"],
            "1C@b5 1F@c5 2F@e6",
            &[],
            &["the Bounty Cargo from b5", "a step and jumps"],
        );
        says(
            ["astronauts", "none"],
            "1H@c3 2F@m9",
            &[],
            &["UFO square d4"],
        );
    }

    #[test]
    fn distances_are_steps() {
        for (from, to, steps) in [("b2", "l12", 10), ("b2", "g2", 5), ("g2", "b7", 10)] {
            let [from, to] = [from, to].map(|name| Square::read(name).unwrap());
            assert_eq!(distance(from, to), steps);
        }
    }

    #[test]
    fn the_way_home_is_counted_in_squares() {
        let start = |layout: &str| {
            let options = json!({ "players": 2, "layout": layout, "powers": "none" });
            let options = options.as_object().expect("options");
            Rescue::start(&Rescue::read_options(options).expect("options"))
        };
        let (laid, empty) = (start("standard"), start("choose"));
        let all = laid.measure(0);
        assert_eq!((empty.measure(0), laid.measure(1)), (all, all));
        let seat = Seat::new(0);
        let back = i32::from(distance(laid.prison(seat), laid.home(seat)));
        assert!(all > back && all < 2 * back, "{all}, {back}");
    }
}
