//! The end of a run: how it ended, the run in figures, the line to share.

use hegemony::{Cube, End, Event, Hegemony, Payment};
use leptos::prelude::*;
use starboard_kernel::{Game, Lang};
use starboard_print::games::hegemony::art;

use super::texts;
use crate::games::{Course, GameReport};

pub(super) struct Report;

impl GameReport for Report {
    type Game = Hegemony;

    fn rank(position: &Hegemony, lang: Lang) -> String {
        match position.end() {
            Some(End::Victory) => texts::rank_won(lang),
            Some(End::Crippled) => texts::rank_crippled(lang),
            Some(End::Exhausted) => texts::rank_exhausted(lang),
            None => texts::rank_open(lang),
        }
    }

    /// The Super Weapons found, of all.
    fn figure(position: &Hegemony, lang: Lang) -> (String, String) {
        let all = position.options().difficulty.weapons();
        let figure = format!("{}/{all}", position.found().count());
        (figure, texts::weapons_found(lang))
    }

    /// How it went, then a sign for every Super Weapon: filled if it was found.
    fn share(position: &Hegemony, lang: Lang) -> String {
        let all = position.options().difficulty.weapons();
        let found = position.found().count();
        let signs: String = (0..usize::from(all))
            .map(|index| match position.found().nth(index) {
                Some(weapon) if weapon.is_understood() => '★',
                Some(_) => '◆',
                None => '◇',
            })
            .collect();
        let lines = if position.end() == Some(End::Victory) {
            texts::share_won
        } else {
            texts::share_lost
        };
        lines(lang, found, all, position.round(), &signs)
    }

    fn story(course: &Course<'_, Hegemony>, lang: Lang) -> Option<AnyView> {
        Some(story(course, lang))
    }
}

/// The statistics of a run.
#[derive(Clone, Default)]
struct Story {
    rounds: Vec<Round>,
    drawn: u32,
    false_leads: u32,
    paid: u32,
    lost: u32,
    dice: u32,
    understood: u32,
}

#[derive(Clone, Copy, Default)]
struct Round {
    engaged: u32,
    evaded: u32,
    found: u32,
}

impl Story {
    fn of(course: &Course<'_, Hegemony>) -> Story {
        let mut story = Story::default();
        for event in &course.events {
            story.tell(event);
        }
        story
    }

    fn tell(&mut self, event: &Event) {
        let sum = |paid: &Payment| paid.iter().map(|&points| u32::from(points)).sum::<u32>();
        match event {
            Event::RoundBegan { .. } => self.rounds.push(Round::default()),
            Event::CubeDrawn { cube } => {
                self.drawn += 1;
                self.false_leads += u32::from(*cube == Cube::White);
            }
            Event::Lost { points, .. } => self.lost += u32::from(*points),
            Event::DieUsed { .. } => self.dice += 1,
            Event::Understood { .. } => self.understood += 1,
            Event::Engaged { paid, .. } | Event::EvadeBegan { paid, .. } => self.paid += sum(paid),
            _ => {}
        }
        let Some(round) = self.rounds.last_mut() else {
            return;
        };
        match event {
            Event::Engaged { .. } => round.engaged += 1,
            Event::EvadeBegan { .. } => round.evaded += 1,
            Event::WeaponFound { .. } => round.found += 1,
            _ => {}
        }
    }
}

fn story(course: &Course<'_, Hegemony>, lang: Lang) -> AnyView {
    let story = Story::of(course);
    let engaged: u32 = story.rounds.iter().map(|round| round.engaged).sum();
    let evaded: u32 = story.rounds.iter().map(|round| round.evaded).sum();
    let found: u32 = story.rounds.iter().map(|round| round.found).sum();
    let tiles = [
        (art::sign("found"), found, texts::weapons_found(lang)),
        (
            art::cube("yellow", ""),
            story.understood,
            texts::weapons_understood(lang),
        ),
        (art::sign("engaged"), engaged, texts::cards_engaged(lang)),
        (art::sign("evaded"), evaded, texts::cards_evaded(lang)),
        (art::sign("cubes"), story.drawn, texts::cubes_drawn(lang)),
        (
            art::cube("white", ""),
            story.false_leads,
            texts::false_leads(lang),
        ),
        (art::ability("red"), story.paid, texts::points_paid(lang)),
        (art::sign("danger"), story.lost, texts::points_lost(lang)),
        (art::die("engineer", 6), story.dice, texts::dice_used(lang)),
    ];
    let tiles = tiles.map(|(sign, figure, caption)| {
        view! {
            <li>{sign} <b>{figure}</b> " " <span>{caption}</span></li>
        }
    });
    let rounds = (1..).zip(story.rounds).map(|(number, round)| {
        let label = texts::round_line(lang, number, round.engaged, round.evaded, round.found);
        let count = |class: &'static str, sign: &str, count: u32| {
            (count > 0).then(|| view! { <span class=class>{art::sign(sign)} {count}</span> })
        };
        let class = if round.found > 0 { "found" } else { "" };
        view! {
            <li class=class>
                <b aria-hidden="true">{number}</b>
                <span class="visually-hidden">{label}</span>
                {count("story-engaged", "engaged", round.engaged)}
                {count("story-evaded", "evaded", round.evaded)}
                {count("story-found", "found", round.found)}
            </li>
        }
    });
    view! {
        <section class="story" aria-label=texts::story(lang)>
            <ul class="story-tiles">{tiles.collect_view()}</ul>
            <ol class="story-rounds">{rounds.collect_view()}</ol>
        </section>
    }
    .into_any()
}
