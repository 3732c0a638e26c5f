//! Plays many games of Cosmic Hegemony with one bot and prints statistics of every captain, alien,
//! planet, weapon, die and encounter card as Markdown tables:
//! `cargo run --release -p starboard-bots --example hegemony_cards -- bot=level:5 games=600 seed=1`
//! (games per difficulty). `difficulty=normal` and `captain=quill` restrict the games, `network=FILE`
//! uses another network, and `exploration=0.5` and other names of [`Tuning`] change the search.
//!
//! [`Tuning`]: starboard_bots::Tuning

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::Write as _;
use std::time::Instant;

use hegemony::{
    Action, Alien, Captain, Difficulty, Encounter, End, Event, Hegemony, Kind, Options, Planet,
    SlotState, Task, Weapon,
};
use rayon::prelude::*;
use starboard_bots::matches::Estimate;
use starboard_bots::network::Network;
use starboard_bots::{BotSpec, HegemonyEvaluation, Settings, bot_for, clock};
use starboard_kernel::erased::Position;
use starboard_kernel::{FastRng, Game, Lang, Turn};

struct Study {
    bot: BotSpec,
    games: u32,
    seed: u64,
    difficulties: Vec<Difficulty>,
    captain: Option<Captain>,
    evaluation: HegemonyEvaluation,
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut study = Study {
        bot: "level:5".parse()?,
        games: 100,
        seed: 1,
        difficulties: vec![Difficulty::Basic, Difficulty::Normal, Difficulty::Advanced],
        captain: None,
        evaluation: HegemonyEvaluation::default(),
    };
    let mut brief = false;
    for argument in std::env::args().skip(1) {
        let (name, value) = argument.split_once('=').ok_or("expected name=value")?;
        match name {
            "bot" => study.bot = value.parse()?,
            "games" => study.games = value.parse()?,
            "seed" => study.seed = value.parse()?,
            "brief" => brief = value == "yes",
            "difficulty" => {
                let difficulty = starboard_kernel::serde_json::from_value(value.into())?;
                study.difficulties = vec![difficulty];
            }
            "captain" => {
                study.captain = Some(Captain::read(value).ok_or("which captain?")?);
            }
            "network" => {
                let network = Network::read(&std::fs::read(value)?);
                let tuning = study.evaluation.tuning;
                study.evaluation = HegemonyEvaluation::with(Box::leak(Box::new(network)));
                study.evaluation.tuning = tuning;
            }
            _ => study.tune(name, value.parse()?)?,
        }
    }
    let start = Instant::now();
    let numbers: Vec<(Difficulty, u32)> = study
        .difficulties
        .iter()
        .flat_map(|&difficulty| (0..study.games).map(move |number| (difficulty, number)))
        .collect();
    let games: Vec<Played> = numbers
        .into_par_iter()
        .map(|(difficulty, number)| study.play(difficulty, number))
        .collect();
    let seconds = start.elapsed().as_secs_f64();
    let mut out = std::io::stdout();
    write!(out, "{}", game_tables(&study, &games))?;
    if !brief {
        write!(out, "{}", card_tables(&games))?;
    }
    let decisions: u32 = games.iter().map(|game| game.decisions).sum();
    writeln!(
        std::io::stderr(),
        "{seconds:.0} s; {:.1} decisions per game, {:.2} s per game and core",
        f64::from(decisions) / games.len() as f64,
        seconds * rayon::current_num_threads() as f64 / games.len() as f64
    )?;
    Ok(())
}

/// Which games a row counts.
type Counts<'a> = dyn Fn(&Played) -> bool + 'a;

/// The statistics of one game.
#[derive(Default)]
struct Played {
    difficulty: Option<Difficulty>,
    captain: Option<Captain>,
    aliens: [Option<Alien>; 3],
    end: Option<End>,
    rounds: u32,
    decisions: u32,
    cards: BTreeMap<usize, CardStats>,
    planets: BTreeMap<usize, [u32; 2]>,
    weapons: BTreeMap<usize, [u32; 2]>,
    dice: BTreeMap<(usize, u8), u32>,
}

#[derive(Clone, Copy, Default)]
struct CardStats {
    drawn: u32,
    met: u32,
    /// Met when it could be paid for.
    payable: u32,
    engaged: u32,
    evaded: u32,
    passed: u32,
    kept: u32,
    played: u32,
}

impl Study {
    /// Sets a search parameter.
    fn tune(&mut self, name: &str, value: f64) -> Result<(), Box<dyn std::error::Error>> {
        let tuning = &mut self.evaluation.tuning;
        match name {
            "exploration" => tuning.exploration = value,
            "prior_temperature" => tuning.prior_temperature = value,
            "virtual_visits" => tuning.virtual_visits = value,
            "visits_per_outcome" => tuning.visits_per_outcome = value as u32,
            "rollout_depth" => tuning.rollout_depth = value as u32,
            "rollout_candidates" => tuning.rollout_candidates = value as u32,
            "playout_cap" => tuning.playout_cap = Some(value as u32),
            _ => return Err(format!("there is no parameter {name}").into()),
        }
        Ok(())
    }

    fn play(&self, difficulty: Difficulty, number: u32) -> Played {
        let mut seeds = FastRng::new(self.seed << 32 | u64::from(number));
        let mut rng = FastRng::new(seeds.bits());
        let mut bot = bot_for::<Hegemony>(
            self.evaluation,
            Settings {
                spec: self.bot.clone(),
                seed: seeds.bits(),
                threads: 1,
                clock,
            },
        );
        let mut position = Hegemony::start(&Options {
            difficulty,
            captain: self.captain,
        });
        let mut game = Played {
            difficulty: Some(difficulty),
            ..Played::default()
        };
        let mut room = Vec::new();
        let mut events = Vec::new();
        let mut met = None;
        while position.turn() != Turn::Over {
            events.clear();
            if position.turn() == Turn::Chance {
                let outcome = position.random_outcome(&mut rng, &mut room);
                position.resolve_unchecked(outcome, &mut events);
            } else {
                if let Task::Decide(place) = position.task()
                    && met != Some((position.round(), place))
                {
                    met = Some((position.round(), place));
                    game.meet(&position, place);
                }
                let asked = Position::new(position.clone());
                let choice = bot.choose(&asked).expect("a player is to act");
                let action = choice.action.parse::<Action>().expect("an action");
                if let Action::Planet(chosen) = action {
                    for planet in position.face_up_planets() {
                        let [offered, taken] = game.planets.entry(planet.index()).or_default();
                        *offered += 1;
                        *taken += u32::from(planet == chosen);
                    }
                }
                game.decisions += 1;
                position.play_unchecked(action, &mut events);
            }
            for event in &events {
                game.record(event);
            }
        }
        game.captain = position.captain();
        game.aliens = position.aliens();
        game.end = position.end();
        game.rounds = position.round().into();
        game
    }
}

impl Played {
    fn card(&mut self, card: Encounter) -> &mut CardStats {
        self.cards.entry(card.index()).or_default()
    }

    fn meet(&mut self, position: &Hegemony, place: u8) {
        let place = usize::from(place);
        let Some(slot) = position.line().nth(place) else {
            return;
        };
        debug_assert_eq!(slot.state, SlotState::Waiting);
        let card = self.card(slot.card);
        card.met += 1;
        card.payable += u32::from(position.can_engage(place));
    }

    fn record(&mut self, event: &Event) {
        match *event {
            Event::CardDrawn { card } => self.card(card).drawn += 1,
            Event::Engaged { card, .. } => self.card(card).engaged += 1,
            Event::EvadeBegan { card, .. } => self.card(card).evaded += 1,
            Event::Passed { card } => self.card(card).passed += 1,
            Event::CardKept { card } => self.card(card).kept += 1,
            Event::CardPlayed { card } => self.card(card).played += 1,
            Event::WeaponFound { weapon, .. } => {
                self.weapons.entry(weapon.index()).or_default()[0] = 1;
            }
            Event::WeaponExchanged { into, .. } => {
                self.weapons.entry(into.index()).or_default()[0] = 1;
            }
            Event::Understood { weapon } => {
                self.weapons.entry(weapon.index()).or_default()[1] = 1;
            }
            Event::DieUsed { die, face, .. } => {
                *self.dice.entry((die.index(), face)).or_default() += 1;
            }
            _ => {}
        }
    }

    fn won(&self) -> bool {
        self.end == Some(End::Victory)
    }
}

/// `62.0 % (58.1 to 65.7)`.
fn rate<'a>(games: impl Iterator<Item = &'a Played>) -> String {
    let (mut wins, mut all) = (0.0, 0.0);
    for game in games {
        wins += f64::from(u8::from(game.won()));
        all += 1.0;
    }
    if all == 0.0 {
        return "–".to_owned();
    }
    let Estimate { mean, low, high } = Estimate::of_rate(wins, all);
    let [mean, low, high] = [mean, low, high].map(|rate| 100.0 * rate);
    format!("{mean:.1} % ({low:.1} to {high:.1})")
}

fn percent(part: u32, of: u32) -> String {
    if of == 0 {
        "–".to_owned()
    } else {
        format!("{:.0} %", 100.0 * f64::from(part) / f64::from(of))
    }
}

fn name_of(difficulty: Difficulty) -> &'static str {
    match difficulty {
        Difficulty::Basic => "Basic",
        Difficulty::Normal => "Normal",
        Difficulty::Advanced => "Advanced",
    }
}

fn game_tables(study: &Study, games: &[Played]) -> String {
    let mut text = String::new();
    let difficulties = &study.difficulties;
    let mut line = |cells: Vec<String>| {
        let _ = writeln!(text, "| {} |", cells.join(" | "));
    };
    let at = |difficulty: Difficulty| {
        games
            .iter()
            .filter(move |game| game.difficulty == Some(difficulty))
    };
    line(vec![
        "Difficulty".into(),
        format!("{} wins", study.bot),
        "crippled".into(),
        "exhausted".into(),
        "rounds".into(),
    ]);
    line(vec!["---".into(); 5]);
    for &difficulty in difficulties {
        let ended = |end: End| at(difficulty).filter(|game| game.end == Some(end)).count() as u32;
        let rounds: u32 = at(difficulty).map(|game| game.rounds).sum();
        line(vec![
            name_of(difficulty).into(),
            rate(at(difficulty)),
            percent(ended(End::Crippled), study.games),
            percent(ended(End::Exhausted), study.games),
            format!("{:.1}", f64::from(rounds) / f64::from(study.games)),
        ]);
    }
    let mut by_difficulty = |title: &str, rows: Vec<(String, &Counts<'_>)>| {
        let mut head = vec![title.to_owned()];
        head.extend(difficulties.iter().map(|&d| name_of(d).to_owned()));
        let _ = writeln!(text, "\n| {} |", head.join(" | "));
        let _ = writeln!(text, "| {} |", vec!["---"; head.len()].join(" | "));
        for (name, belongs) in rows {
            let mut cells = vec![name];
            for &difficulty in difficulties {
                cells.push(rate(at(difficulty).filter(|game| belongs(game))));
            }
            let _ = writeln!(text, "| {} |", cells.join(" | "));
        }
    };
    let captains: Vec<Box<Counts<'_>>> = Captain::all()
        .map(|captain| Box::new(move |game: &Played| game.captain == Some(captain)) as Box<_>)
        .collect();
    by_difficulty(
        "Captain",
        Captain::all()
            .zip(&captains)
            .map(|(captain, belongs)| (captain.name(Lang::En).to_owned(), &**belongs))
            .collect(),
    );
    let aliens: Vec<Box<Counts<'_>>> = Alien::all()
        .map(|alien| Box::new(move |game: &Played| game.aliens.contains(&Some(alien))) as Box<_>)
        .collect();
    by_difficulty(
        "With alien",
        Alien::all()
            .zip(&aliens)
            .map(|(alien, belongs)| (alien.name(Lang::En).to_owned(), &**belongs))
            .collect(),
    );
    let firsts: Vec<Box<Counts<'_>>> = Alien::all()
        .map(|alien| Box::new(move |game: &Played| game.aliens[0] == Some(alien)) as Box<_>)
        .collect();
    by_difficulty(
        "First sector",
        Alien::all()
            .zip(&firsts)
            .map(|(alien, belongs)| (alien.name(Lang::En).to_owned(), &**belongs))
            .collect(),
    );
    text
}

fn card_tables(games: &[Played]) -> String {
    let mut text = String::new();
    let mut table = |head: &[&str], rows: Vec<Vec<String>>| {
        let _ = writeln!(text, "\n| {} |", head.join(" | "));
        let _ = writeln!(text, "| {} |", vec!["---"; head.len()].join(" | "));
        for row in rows {
            let _ = writeln!(text, "| {} |", row.join(" | "));
        }
    };
    let rows = Encounter::all().filter(|card| card.card().kind != Kind::Location);
    let rows = rows.map(|card| {
        let mut sum = CardStats::default();
        for one in games
            .iter()
            .filter_map(|game| game.cards.get(&card.index()))
        {
            sum.drawn += one.drawn;
            sum.met += one.met;
            sum.payable += one.payable;
            sum.engaged += one.engaged;
            sum.evaded += one.evaded;
            sum.passed += one.passed;
            sum.kept += one.kept;
            sum.played += one.played;
        }
        let printed = card.card();
        vec![
            card.name(Lang::En).to_owned(),
            printed.kind.to_string(),
            printed.strength.to_string(),
            printed.planet_icons.to_string(),
            sum.drawn.to_string(),
            percent(sum.engaged, sum.met),
            percent(sum.engaged, sum.payable),
            percent(sum.evaded, sum.met),
            percent(sum.passed, sum.drawn),
            if printed.hand.is_some() {
                percent(sum.played, sum.kept)
            } else {
                String::new()
            },
        ]
    });
    table(
        &[
            "Encounter card",
            "kind",
            "strength",
            "icons",
            "drawn",
            "engaged of met",
            "engaged of payable",
            "evaded of met",
            "passed",
            "played of kept",
        ],
        rows.collect(),
    );
    let rows = Planet::all().map(|planet| {
        let mut sum = [0, 0];
        for of in games
            .iter()
            .filter_map(|game| game.planets.get(&planet.index()))
        {
            sum[0] += of[0];
            sum[1] += of[1];
        }
        vec![
            planet.name(Lang::En).to_owned(),
            sum[0].to_string(),
            percent(sum[1], sum[0]),
        ]
    });
    table(&["Planet", "offered", "chosen of offered"], rows.collect());
    let rows = Weapon::all().map(|weapon| {
        let of = |which: usize| {
            games.iter().filter(move |game| {
                let of = game.weapons.get(&weapon.index());
                of.is_some_and(|of| of[which] > 0)
            })
        };
        let (found, understood) = (of(0).count() as u32, of(1).count() as u32);
        vec![
            weapon.name(Lang::En).to_owned(),
            found.to_string(),
            percent(understood, found),
            rate(of(0)),
            rate(of(1)),
        ]
    });
    table(
        &[
            "Super Weapon",
            "found",
            "understood of found",
            "won when found",
            "won when understood",
        ],
        rows.collect(),
    );
    let rows = hegemony::Die::ALL.iter().map(|&die| {
        let owning = |game: &&Played| {
            let captain = game.captain;
            captain.is_some_and(|captain| captain.card().dice.contains(&die))
        };
        let rounds: u32 = games.iter().filter(owning).map(|game| game.rounds).sum();
        let used = |face: u8| -> u32 {
            let games = games.iter();
            games
                .filter_map(|game| game.dice.get(&(die.index(), face)))
                .sum()
        };
        let all: u32 = (1..=6).map(used).sum();
        let mut row = vec![die.to_string(), percent(all, rounds)];
        row.extend((1..=6).map(|face| percent(used(face), all)));
        row
    });
    table(
        &[
            "Die",
            "used of rounds owned",
            "on 1",
            "on 2",
            "on 3",
            "on 4",
            "on 5",
            "on 6",
        ],
        rows.collect(),
    );
    text
}
