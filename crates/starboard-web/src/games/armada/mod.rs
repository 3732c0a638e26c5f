//! The screens of Dark Side Armada.

mod actions;
mod intent;
mod keys;
mod ladder;
mod model;
mod report;
mod sheet;
mod texts;

use armada::{Action, Armada, Circle, Event, Level, Phase, Ship, ShipState, Step};
use leptos::prelude::*;
use starboard_kernel::{About, Game, Lang, Seat};
use starboard_print::games::armada::art;

use super::follow::follow;
use super::{
    Feat, Frame, Gain, GameScreens, Mark, PlayViews, Player, PlayerFacts, Poster, Shown, erased,
};
use crate::sound::Sound;

pub(super) static POSTER: Poster = Poster {
    name: Armada::NAME,
    about: About::of::<Armada>(),
    for_one: true,
    cover: || crate::art::framed(art::COVER_BOX, "cover", art::cover()).into_any(),
    summary: texts::summary,
    usual_options: &[],
    rare_options: &["edition", "three_boxes"],
    option_mark: |_, _| None,
    mark: |seat| crate::art::framed("0 0 100 100", "piece", art::mark(seat)).into_any(),
    feat: Feat {
        title: texts::feat,
        how: |lang| texts::feat_how(lang, FEAT_POINTS),
        is_done: |flight| flight.score() >= Some(FEAT_POINTS),
    },
};

/// So many points are a good deal more than a beginner gets.
const FEAT_POINTS: i64 = 60;

pub(super) struct Screens;

impl GameScreens for Screens {
    type Game = Armada;
    const POSTER: &'static Poster = &POSTER;
    const FRAME: Frame = Frame::Roomy;

    fn play(player: Player<Armada>) -> PlayViews {
        actions::play(player)
    }

    fn watch(shown: Memo<Shown<Armada>>, _viewer: Option<Seat>) -> AnyView {
        sheet::sheet(shown, follow(shown), None)
    }

    fn player(position: &Armada, _seat: Seat, lang: Lang) -> PlayerFacts {
        let score = position.score();
        let words = armada::texts::points(lang, score.into());
        PlayerFacts::with_score(score.to_string(), words)
    }

    fn supply(position: &Armada, lang: Lang) -> String {
        match position.phase() {
            Phase::Build => {
                let open = |ship: &Ship| position.ship_state(*ship) == ShipState::Open;
                texts::supply_ships(lang, Ship::ALL.iter().filter(|ship| open(ship)).count())
            }
            Phase::Invade | Phase::Over => texts::supply_rolls(lang, position.actions().rolls),
        }
    }

    fn step(position: &Armada, lang: Lang) -> String {
        match (position.phase(), position.step()) {
            (Phase::Over, _) => texts::step_over(lang),
            (_, Step::Roll) => texts::step_roll(lang),
            (_, Step::Value) => texts::step_value(lang),
            (_, Step::Build) => texts::step_build(lang),
            (_, Step::Count) => texts::step_count(lang),
            (_, Step::Attack) => texts::step_attack(lang),
            (_, Step::Skills) => texts::step_skills(lang),
        }
    }

    fn marks(position: &Armada, action: Action) -> Vec<Mark> {
        let die = |face: u8| {
            let mut dice = position.dice().into_iter();
            let place = dice.position(|die| die == face).unwrap_or(0);
            ("die", (place + 1).to_string())
        };
        let field = |circle: Circle| ("box", circle.to_string());
        match action {
            Action::Value {
                face,
                circle: Some(circle),
            } => vec![die(face), field(circle)],
            Action::Values { face, circles } => {
                vec![die(face), field(circles[0]), field(circles[1])]
            }
            Action::Count { ship } => vec![("bar", ship.to_string())],
            Action::Skill { skill, die } => vec![
                ("die", die.to_string()),
                ("skill", intent::Counter::Skill(skill).name().to_owned()),
            ],
            Action::Cross(level) | Action::Wild(level) => vec![("level", level.to_string())],
            _ => vec![("action", action.to_string())],
        }
    }

    fn named(_position: &Armada, lang: Lang) -> Vec<(String, Mark)> {
        let mut named = Vec::new();
        // Several forms of one name are separated by lines.
        let mut name = |forms: String, mark: Mark| {
            named.extend(forms.split('|').map(|form| (form.to_owned(), mark.clone())));
        };
        for circle in Circle::ALL {
            name(circle.to_string(), ("box", circle.to_string()));
        }
        for ship in Ship::ALL {
            let mark = ("bar", ship.to_string());
            name(texts::names_of_ship(lang, ship.number()), mark);
        }
        for die in 1..=3 {
            name(texts::names_of_die(lang, die), ("die", die.to_string()));
        }
        for level in Level::all() {
            let region = armada::texts::region_name(lang, level.region());
            let forms = texts::names_of_level(lang, &region, level.number());
            name(forms, ("level", level.to_string()));
        }
        named
    }

    fn begins_turn(event: &Event) -> bool {
        matches!(event, Event::Rolled { .. } | Event::Attacked { .. })
    }

    fn gain(event: &Event) -> Option<Gain> {
        let (points, mark) = match *event {
            Event::Completed { ship } => (ship.points(), ("ship", ship.number().to_string())),
            Event::Conquered { region } => (region.points(), ("region", region.id().to_owned())),
            _ => return None,
        };
        (points > 0).then(|| (Seat::new(0), points.into(), mark))
    }

    fn beat(event: &Event) -> u32 {
        model::beat(event)
    }

    fn sound(event: &Event) -> Option<Sound> {
        Some(match event {
            Event::Rolled { .. } | Event::Attacked { .. } | Event::Rerolled { .. } => Sound::Dice,
            Event::Wrote { .. } | Event::Changed { .. } => Sound::Step,
            Event::Built { .. } | Event::Crossed { .. } => Sound::Cube,
            Event::CountedDown { .. } | Event::ValueLost { .. } => Sound::Drop,
            Event::Completed { .. } | Event::Conquered { .. } | Event::Armed { .. } => Sound::Gain,
            Event::Collapsed { .. } => Sound::Blast,
            _ => return None,
        })
    }

    fn report() -> Option<&'static dyn erased::ReportScreens> {
        Some(erased::report_of::<report::Report>())
    }
}
