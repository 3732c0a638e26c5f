//! What a tap does: the actions that a spot of the sheet stands for, given what the person has
//! selected so far, and a preview of their results.

use armada::{Action, Armada, Circle, Die, Event, Level, LevelSet, Phase, Ship, Skill, Step};
use starboard_kernel::{Game, Lang, Wording, capital};

use super::model::{Role, TrayDie};
use super::texts;

/// An interactive spot of the sheet.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Spot {
    Box(Circle),
    Bar(Ship),
    /// A die in the tray, from 0.
    Die(usize),
    Role(Role),
    Level(Level),
    Counter(Counter),
}

impl Spot {
    /// The attribute by which its element is found.
    pub(super) fn attribute(self) -> (&'static str, String) {
        match self {
            Spot::Box(circle) => ("data-box", circle.to_string()),
            Spot::Bar(ship) => ("data-bar", ship.to_string()),
            Spot::Die(die) => ("data-die", (die + 1).to_string()),
            Spot::Role(role) => ("data-role", role.id().to_owned()),
            Spot::Level(level) => ("data-level", level.to_string()),
            Spot::Counter(counter) => ("data-skill", counter.name().to_owned()),
        }
    }
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Counter {
    Rolls,
    Wilds,
    Skill(Skill),
}

impl Counter {
    pub(super) const ALL: [Counter; 6] = [
        Counter::Rolls,
        Counter::Wilds,
        Counter::Skill(Skill::Reroll),
        Counter::Skill(Skill::Flip),
        Counter::Skill(Skill::Plus),
        Counter::Skill(Skill::Minus),
    ];

    /// As in position documents.
    pub(super) const fn name(self) -> &'static str {
        match self {
            Counter::Rolls => "rolls",
            Counter::Wilds => "wilds",
            Counter::Skill(Skill::Reroll) => "rerolls",
            Counter::Skill(Skill::Flip) => "flips",
            Counter::Skill(Skill::Plus) => "plus",
            Counter::Skill(Skill::Minus) => "minus",
        }
    }

    pub(super) fn words(self, lang: Lang) -> String {
        match self {
            Counter::Rolls => armada::texts::rolls(lang),
            Counter::Wilds => armada::texts::wilds(lang),
            Counter::Skill(Skill::Reroll) => armada::texts::rerolls(lang),
            Counter::Skill(Skill::Flip) => armada::texts::flips(lang),
            Counter::Skill(Skill::Plus) => armada::texts::plus(lang),
            Counter::Skill(Skill::Minus) => armada::texts::minus(lang),
        }
    }
}

/// What a person wants to do, as far as it is known.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) enum Intent {
    #[default]
    Nothing,
    /// Use this die of the tray.
    Die(usize),
    /// A11: write the value of this die twice, first here.
    Twice(usize, Option<Circle>),
    Skill(Skill),
    Wild,
}

impl Intent {
    /// The selected die of the tray.
    pub(super) fn die(self) -> Option<usize> {
        match self {
            Intent::Die(die) | Intent::Twice(die, _) => Some(die),
            _ => None,
        }
    }
}

/// The response to a tap.
#[derive(Clone, PartialEq, Debug)]
pub(super) enum Reply {
    Act(Action),
    Intend(Intent),
    Explain(String),
}

/// The game as the sheet shows it to a player who may act.
pub(super) struct Scene<'a> {
    pub(super) position: &'a Armada,
    pub(super) legal: &'a [Action],
    pub(super) tray: &'a [TrayDie; 3],
    pub(super) intent: Intent,
}

impl Scene<'_> {
    fn face(&self, die: usize) -> u8 {
        self.tray[die].free().unwrap_or(0)
    }

    /// The face that is to be written.
    fn chosen_face(&self) -> Option<u8> {
        self.intent.die().map(|die| self.face(die))
    }

    /// The legal actions that a spot stands for.
    pub(super) fn leads(&self, spot: Spot) -> Vec<Action> {
        let fits = |action: &Action| self.fits(*action, spot);
        self.legal.iter().copied().filter(fits).collect()
    }

    fn fits(&self, action: Action, spot: Spot) -> bool {
        match (spot, action) {
            (Spot::Box(circle), Action::Value { face, circle: to }) => {
                matches!(self.intent, Intent::Die(_))
                    && Some(face) == self.chosen_face()
                    && to == Some(circle)
            }
            (Spot::Box(circle), Action::Values { face, circles }) => {
                let Intent::Twice(die, first) = self.intent else {
                    return false;
                };
                face == self.face(die)
                    && circles.contains(&circle)
                    && first.is_none_or(|first| first != circle && circles.contains(&first))
            }
            (Spot::Box(circle), Action::Build { face }) => {
                Some(face) == self.chosen_face()
                    && self.position.would_build(face).any(|other| other == circle)
            }
            (Spot::Die(die), Action::Value { face, .. } | Action::Build { face }) => {
                face == self.face(die)
            }
            (Spot::Die(die), Action::Values { face, .. }) => face == self.face(die),
            (Spot::Die(die), Action::Skill { skill, die: on }) => {
                on.index() == die && !matches!(self.intent, Intent::Skill(other) if other != skill)
            }
            (Spot::Die(_), Action::Attack) => true,
            (Spot::Role(Role::Build), Action::Build { face }) => Some(face) == self.chosen_face(),
            (Spot::Bar(ship), Action::Count { ship: other }) => ship == other,
            (Spot::Level(level), Action::Cross(other)) => {
                level == other && self.intent != Intent::Wild
            }
            (Spot::Level(level), Action::Wild(other)) => level == other && self.plays_wilds(),
            (Spot::Counter(Counter::Rolls), Action::Attack) => true,
            (Spot::Counter(Counter::Wilds), Action::Wild(_)) => true,
            (Spot::Counter(Counter::Skill(skill)), Action::Skill { skill: other, die }) => {
                skill == other && self.intent.die().is_none_or(|chosen| chosen == die.index())
            }
            _ => false,
        }
    }

    /// Whether a tap on a level plays a wild card: it was chosen, or nothing else is left.
    fn plays_wilds(&self) -> bool {
        let only = |action: &Action| matches!(action, Action::Wild(_));
        self.intent == Intent::Wild || self.legal.iter().all(only)
    }

    /// The response to a tap on a spot.
    pub(super) fn reply(&self, spot: Spot, lang: Lang) -> Reply {
        let leads = self.leads(spot);
        match (self.position.step(), spot) {
            (Step::Value, Spot::Die(die)) if !leads.is_empty() => self.choose_die(die),
            (Step::Build, Spot::Die(die))
                if !leads.is_empty() && self.intent != Intent::Die(die) =>
            {
                Reply::Intend(Intent::Die(die))
            }
            (Step::Value, Spot::Box(circle)) => self.write(circle, &leads, lang),
            (Step::Skills, Spot::Die(die)) if !matches!(self.intent, Intent::Skill(_)) => {
                if leads.is_empty() {
                    self.explain(spot, lang)
                } else {
                    self.toggle(Intent::Die(die))
                }
            }
            (_, Spot::Counter(Counter::Wilds)) if !leads.is_empty() => self.toggle(Intent::Wild),
            (_, Spot::Counter(Counter::Skill(skill)))
                if !leads.is_empty() && self.intent.die().is_none() =>
            {
                self.toggle(Intent::Skill(skill))
            }
            _ => match leads[..] {
                [action] => Reply::Act(action),
                _ => self.explain(spot, lang),
            },
        }
    }

    fn toggle(&self, intent: Intent) -> Reply {
        Reply::Intend(if self.intent == intent {
            Intent::Nothing
        } else {
            intent
        })
    }

    fn choose_die(&self, die: usize) -> Reply {
        Reply::Intend(if self.intent.die() == Some(die) {
            Intent::Nothing
        } else {
            Intent::Die(die)
        })
    }

    fn write(&self, circle: Circle, leads: &[Action], lang: Lang) -> Reply {
        match (self.intent, leads) {
            (Intent::Twice(die, Some(first)), _) if first == circle => {
                Reply::Intend(Intent::Twice(die, None))
            }
            (Intent::Twice(die, None), [_, ..]) => Reply::Intend(Intent::Twice(die, Some(circle))),
            (_, [action]) => Reply::Act(*action),
            _ => self.explain(Spot::Box(circle), lang),
        }
    }

    /// Why a tap on a spot does nothing: what the rules say, or what to do first.
    fn explain(&self, spot: Spot, lang: Lang) -> Reply {
        let position = self.position;
        let die = |index: usize| Die::ALL[index.min(2)];
        let action = match (position.step(), spot) {
            (Step::Value, Spot::Box(circle)) => match self.intent {
                Intent::Twice(die, Some(first)) => Some(Action::Values {
                    face: self.face(die),
                    circles: [first.min(circle), first.max(circle)],
                }),
                _ => self.chosen_face().map(|face| Action::Value {
                    face,
                    circle: Some(circle),
                }),
            },
            (Step::Build, Spot::Die(die)) => {
                self.tray[die].free().map(|face| Action::Build { face })
            }
            (_, Spot::Bar(ship)) => Some(Action::Count { ship }),
            (_, Spot::Level(level)) if self.intent == Intent::Wild => Some(Action::Wild(level)),
            (_, Spot::Level(level)) => Some(Action::Cross(level)),
            (_, Spot::Counter(Counter::Rolls)) => Some(Action::Attack),
            (_, Spot::Counter(Counter::Wilds)) => Level::in_set(position.open_levels())
                .next()
                .map(Action::Wild),
            (_, Spot::Counter(Counter::Skill(skill))) => Some(Action::Skill {
                skill,
                die: die(self.intent.die().unwrap_or(0)),
            }),
            (Step::Skills, Spot::Die(index)) => {
                let skill = match self.intent {
                    Intent::Skill(skill) => skill,
                    _ => Skill::Reroll,
                };
                Some(Action::Skill {
                    skill,
                    die: die(index),
                })
            }
            _ => None,
        };
        Reply::Explain(match action {
            Some(action) if !self.legal.contains(&action) => {
                let refusal = position.why_not(action, lang);
                format!("{} ({})", capital(&refusal.text), refusal.rule)
            }
            _ => self.instruction(lang),
        })
    }

    /// What to do next, in a few words.
    pub(super) fn instruction(&self, lang: Lang) -> String {
        match (self.position.phase(), self.position.step(), self.intent) {
            (Phase::Over, ..) => self.position.prompt(lang),
            (_, Step::Value, Intent::Nothing) => texts::choose_die(lang),
            (_, Step::Value, Intent::Twice(_, Some(_))) => texts::choose_second_box(lang),
            (_, Step::Value, _) => texts::choose_box(lang),
            (_, Step::Count, _) => texts::choose_bar(lang),
            (_, _, Intent::Wild) => texts::choose_level(lang),
            (_, _, Intent::Skill(_)) => texts::choose_skill_die(lang),
            _ => self.position.prompt(lang),
        }
    }

    /// What a tap on a spot, or else the current selection, would do.
    pub(super) fn preview(&self, looked: Option<Spot>) -> Preview {
        let reply = looked.map(|spot| self.reply(spot, Lang::En));
        match (reply, self.intent) {
            (Some(Reply::Act(action)), _) => self.outcome_of(action),
            (Some(Reply::Intend(Intent::Die(die))), _) if self.position.step() == Step::Build => {
                self.outcome_of(Action::Build {
                    face: self.face(die),
                })
            }
            (Some(Reply::Intend(Intent::Skill(skill))), _) | (_, Intent::Skill(skill)) => {
                self.skill_preview(skill)
            }
            (_, Intent::Die(die)) if self.position.step() == Step::Build => {
                self.outcome_of(Action::Build {
                    face: self.face(die),
                })
            }
            (_, Intent::Twice(die, Some(first))) => Preview {
                ghosts: vec![(first, self.face(die))],
                ..Preview::default()
            },
            _ => Preview::default(),
        }
    }

    /// The levels that a skill would meet on any die.
    fn skill_preview(&self, skill: Skill) -> Preview {
        let mut preview = Preview::default();
        for die in Die::ALL {
            let action = Action::Skill { skill, die };
            if self.legal.contains(&action) {
                preview.levels |= self.outcome_of(action).levels;
            }
        }
        preview
    }

    fn outcome_of(&self, action: Action) -> Preview {
        let mut preview = Preview::default();
        if !self.legal.contains(&action) {
            return preview;
        }
        let mut next = self.position.clone();
        let mut events = Vec::new();
        next.play_unchecked(action, &mut events);
        for event in events {
            match event {
                Event::Wrote { face, circle } => preview.ghosts.push((circle, face)),
                Event::Built { circles, .. } => preview.builds.extend(circles),
                Event::CountedDown { ship, .. } => preview.falls.push(ship),
                Event::Changed { die, to, .. } => preview.die = Some((die, to)),
                _ => {}
            }
        }
        if next.step() == Step::Build {
            // What the remaining dice could build.
            for face in next.dice().into_iter().filter(|&face| face != 0) {
                preview.builds.extend(next.would_build(face));
            }
        }
        preview.levels = next.met_levels();
        preview
    }
}

/// What a choice would do.
#[derive(Clone, PartialEq, Debug, Default)]
pub(super) struct Preview {
    /// Values that would be written.
    pub(super) ghosts: Vec<(Circle, u8)>,
    pub(super) builds: Vec<Circle>,
    pub(super) falls: Vec<Ship>,
    /// The levels that the dice would meet.
    pub(super) levels: LevelSet,
    /// A die that would be changed.
    pub(super) die: Option<(Die, u8)>,
}

#[cfg(test)]
mod tests {
    use starboard_kernel::OptionValues;
    use starboard_kernel::testing::{Move, random_walk};

    use super::*;

    fn tray_of(position: &Armada) -> [TrayDie; 3] {
        position.dice().map(|face| TrayDie {
            face,
            ..TrayDie::default()
        })
    }

    fn spots() -> Vec<Spot> {
        let mut spots: Vec<Spot> = Circle::ALL.map(Spot::Box).to_vec();
        spots.extend(Ship::ALL.map(Spot::Bar));
        spots.extend((0..3).map(Spot::Die));
        spots.extend(Level::all().map(Spot::Level));
        spots.extend(Counter::ALL.map(Spot::Counter));
        spots.push(Spot::Role(Role::Build));
        spots
    }

    /// Every legal action can be reached by taps, except those that have a button; no tap plays an
    /// illegal action; and every tap without effect is explained.
    #[test]
    fn taps_reach_every_legal_action() {
        let mut reached_kinds = std::collections::BTreeSet::new();
        let options = Armada::read_options(&OptionValues::new()).expect("defaults");
        for seed in 0..60 {
            for step in random_walk(Armada::start(&options), seed) {
                let Move::Action(_) = step.by else {
                    continue;
                };
                let position = step.before;
                let legal = position.legal_actions();
                let tray = tray_of(&position);
                let mut intents = vec![Intent::Nothing];
                let mut reached = Vec::new();
                let mut next = 0;
                while next < intents.len() {
                    let scene = Scene {
                        position: &position,
                        legal: &legal,
                        tray: &tray,
                        intent: intents[next],
                    };
                    next += 1;
                    for spot in spots() {
                        scene.preview(Some(spot));
                        match scene.reply(spot, Lang::En) {
                            Reply::Act(action) => {
                                assert!(legal.contains(&action), "{action}");
                                reached.push(action);
                            }
                            Reply::Intend(intent) => {
                                if !intents.contains(&intent) {
                                    intents.push(intent);
                                }
                                // A button of the panel switches to writing a pair twice.
                                if let Intent::Die(die) = intent
                                    && position.pair() == Some(tray[die].face)
                                    && !intents.contains(&Intent::Twice(die, None))
                                {
                                    intents.push(Intent::Twice(die, None));
                                }
                            }
                            Reply::Explain(why) => assert!(!why.is_empty()),
                        }
                    }
                }
                for action in &legal {
                    let by_panel =
                        matches!(action, Action::LetGo | Action::Value { circle: None, .. });
                    assert!(
                        by_panel || reached.contains(action),
                        "{action} {}",
                        position.document()
                    );
                    let kind = action.to_string();
                    reached_kinds.insert(kind.split(' ').next().unwrap_or("").to_owned());
                }
            }
        }
        for kind in [
            "value", "values", "build", "count", "attack", "cross", "reroll", "wild",
        ] {
            assert!(reached_kinds.contains(kind), "{reached_kinds:?}");
        }
    }
}
