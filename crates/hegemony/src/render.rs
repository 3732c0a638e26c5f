//! The position as text for a terminal of 80 columns.

use std::fmt::Write;

use starboard_kernel::Lang;

use crate::cards::EncounterCard;
use crate::cards::wording::{self, Bearer};
use crate::{Ability, Cube, Hegemony, Slot, SlotState, Source, Task, texts};

const WIDTH: usize = 80;

pub(crate) fn render(position: &Hegemony, lang: Lang) -> String {
    let mut page = Page::default();
    render_head(position, lang, &mut page);
    render_sectors(position, lang, &mut page);
    if position.captain().is_some() {
        render_captain(position, lang, &mut page);
    }
    render_cubes(position, lang, &mut page);
    render_planets(position, lang, &mut page);
    render_location(position, lang, &mut page);
    render_line(position, lang, &mut page);
    render_weapons(position, lang, &mut page);
    render_hand(position, lang, &mut page);
    page.text
}

#[derive(Default)]
struct Page {
    text: String,
}

impl Page {
    /// A paragraph: wrapped, with what follows the first line further to the right.
    fn say(&mut self, indent: usize, hanging: usize, text: &str) {
        let mut line = " ".repeat(indent);
        let mut is_empty = true;
        for word in text.split(' ').filter(|word| !word.is_empty()) {
            let space = usize::from(!is_empty);
            if !is_empty && width(&line) + space + width(word) > WIDTH {
                self.put(&line);
                line = " ".repeat(hanging);
                is_empty = true;
            }
            if !is_empty {
                line.push(' ');
            }
            line.push_str(word);
            is_empty = false;
        }
        self.put(&line);
    }

    fn put(&mut self, line: &str) {
        let _ = writeln!(self.text, "{}", line.trim_end());
    }
}

fn width(text: &str) -> usize {
    text.chars().count()
}

/// A text filled up with blanks.
fn fill(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(width(text));
    format!("{text}{}", " ".repeat(blanks))
}

/// A text behind blanks.
fn fill_left(text: &str, columns: usize) -> String {
    let blanks = columns.saturating_sub(width(text));
    format!("{}{text}", " ".repeat(blanks))
}

fn render_head(position: &Hegemony, lang: Lang, page: &mut Page) {
    let mut parts = Vec::new();
    if position.round() == 0 {
        parts.push(texts::setting_up(lang));
    } else {
        parts.push(texts::round(lang, position.round()));
        parts.push(if position.is_searching() {
            texts::search_phase(lang)
        } else {
            texts::encounter_phase(lang)
        });
    }
    let all = position.options.difficulty.weapons();
    parts.push(texts::weapons_count(lang, position.found().count(), all));
    let counted = position.is_searching() && position.task() != Task::CountCubes;
    if counted {
        let left = position.cubes().max(0).unsigned_abs();
        parts.push(texts::cubes_left(lang, &texts::cubes(lang, left)));
    } else if position.cubes() != 0 {
        parts.push(texts::cubes_added(lang, &format!("{:+}", position.cubes())));
    }
    page.say(0, 2, &parts.join(" | "));
}

fn render_sectors(position: &Hegemony, lang: Lang, page: &mut Page) {
    let mut parts = Vec::new();
    for (sector, (alien, deck)) in position
        .aliens()
        .into_iter()
        .zip(position.decks())
        .enumerate()
    {
        let here = position.round() > 0 && sector == position.sector();
        let mark = if here { ">" } else { "" };
        let name = alien.map_or_else(|| texts::unknown(lang), |alien| alien.name(lang).to_owned());
        // H11: while its last line is met, the alien is still the current one.
        let state = if deck == 0 && !here {
            texts::passed_sector(lang)
        } else {
            texts::cards(lang, deck)
        };
        parts.push(format!("{mark}{} {name} ({state})", sector + 1));
    }
    if position.alerts() > 0 {
        let alerts = wording::cubes_of(Cube::Black, position.alerts(), lang);
        parts.push(texts::alerts_on(lang, &alerts));
    }
    page.say(
        0,
        2,
        &lang.labelled(&texts::sectors(lang), &parts.join(", ")),
    );
    if let (Some(alien), true) = (position.alien(), position.round() > 0) {
        let text =
            wording::text(&alien.card(position.card_set()).text, Bearer::Alien, lang).join(" ");
        page.say(2, 4, &lang.labelled(alien.name(lang), &text));
    }
}

fn render_captain(position: &Hegemony, lang: Lang, page: &mut Page) {
    let Some(captain) = position.captain() else {
        return;
    };
    page.say(0, 2, &texts::captain_line(lang, captain.name(lang)));
    for &ability in Ability::ALL {
        let (points, most) = (position.points(ability), position.most(ability));
        let bar = format!(
            "[{}{}]",
            "#".repeat(points.into()),
            ".".repeat(most.saturating_sub(points).into())
        );
        let name = wording::ability_name(ability, lang);
        let colour = wording::cube_name(ability.cube(), lang);
        page.put(&format!(
            "  {} {} {points}/{most} {colour}",
            fill(&name, 12),
            fill(&bar, 10)
        ));
    }
    let title = if position.is_die_used() {
        texts::die_used(lang)
    } else {
        texts::die_free(lang)
    };
    page.put(&title);
    let longest = position
        .owned()
        .map(|die| width(&wording::die_name(die, lang)));
    let column = longest.max().unwrap_or(0);
    for die in position.owned() {
        let face = position.face(die).unwrap_or(1);
        let name = fill(&wording::die_name(die, lang), column);
        let text = wording::face(die, face, lang);
        // The name is kept in its column: it has blanks of its own.
        page.say_after(&lang.labelled(&format!("  {name} {face}"), ""), &text);
    }
}

impl Page {
    /// A paragraph behind a heading, wrapped in the column where it begins.
    fn say_after(&mut self, heading: &str, text: &str) {
        let column = width(heading);
        let start = self.text.len();
        self.say(column, column, text);
        let end = start + column;
        self.text.replace_range(start..end, heading);
    }
}

fn render_cubes(position: &Hegemony, lang: Lang, page: &mut Page) {
    let names: Vec<String> = Cube::ALL
        .iter()
        .map(|&cube| wording::cube_name(cube, lang))
        .collect();
    let column = |name: &String| width(name).max(6) + 1;
    let mut lines = [
        fill(&texts::cubes_title(lang), 10),
        fill(&format!("  {}", texts::bag(lang)), 10),
        fill(&format!("  {}", texts::chance(lang)), 10),
        fill(&format!("  {}", texts::supply(lang)), 10),
    ];
    let sum = |cubes: [u8; 6]| cubes.iter().map(|&n| u32::from(n)).sum::<u32>();
    let in_bag = sum(position.bag());
    for (cube, name) in Cube::ALL.iter().zip(&names) {
        let count = position.bag()[cube.index()];
        let percent = match in_bag {
            0 => "-".to_owned(),
            all => format!("{}%", (u32::from(count) * 100 + all / 2) / all),
        };
        let cells = [
            name.clone(),
            count.to_string(),
            percent,
            position.supply()[cube.index()].to_string(),
        ];
        for (line, cell) in lines.iter_mut().zip(cells) {
            line.push_str(&fill_left(&cell, column(name)));
        }
    }
    let totals = [
        texts::all(lang),
        in_bag.to_string(),
        String::new(),
        sum(position.supply()).to_string(),
    ];
    for (line, total) in lines.iter_mut().zip(totals) {
        line.push_str(&fill_left(&total, 7));
        page.put(line);
    }
}

fn render_planets(position: &Hegemony, lang: Lang, page: &mut Page) {
    if let Some(planet) = position.planet() {
        page.put(&texts::planet_title(lang));
        let text = texts::planet_text(planet, position.card_set(), lang);
        page.say(2, 4, &lang.labelled(planet.name(lang), &text));
    }
    if position.face_up_planets().next().is_none() {
        return;
    }
    page.put(&texts::planets_title(
        lang,
        position.unseen_planets().count(),
    ));
    for planet in position.face_up_planets() {
        let text = texts::planet_text(planet, position.card_set(), lang);
        page.say(2, 4, &lang.labelled(planet.name(lang), &text));
    }
}

fn render_location(position: &Hegemony, lang: Lang, page: &mut Page) {
    let Some(card) = position.location() else {
        return;
    };
    page.put(&texts::location_title(lang));
    // H13: what counts is the current alien's.
    let here = position.text_of(Source::Location(card));
    let mut text = wording::text(here, Bearer::Location, lang).join(" ");
    if text.is_empty() {
        text = texts::nothing_in_force(lang);
    }
    page.say(2, 4, &lang.labelled(card.name(lang), &text));
}

fn render_line(position: &Hegemony, lang: Lang, page: &mut Page) {
    if position.line().next().is_some() {
        page.put(&texts::line_title(lang));
    }
    let laid_out = !position
        .line()
        .any(|slot| slot.card.kind() == crate::Kind::Location);
    for (place, slot) in position.line().enumerate() {
        render_slot(position, place, slot, laid_out, lang, page);
    }
    if position.sifted().next().is_some() {
        page.put(&texts::choice_title(lang));
    }
    for card in position.sifted() {
        let slot = Slot {
            card,
            state: SlotState::Waiting,
        };
        let parts = printed(slot.card.card(position.card_set()), lang);
        page.say(2, 4, &lang.labelled(card.name(lang), &parts.join(", ")));
        render_card_text(slot.card.card(position.card_set()), 4, lang, page);
    }
}

/// What is printed on a card of the line.
fn printed(card: &EncounterCard, lang: Lang) -> Vec<String> {
    let mut parts = vec![wording::kind_name(card.kind, lang)];
    if card.passes {
        parts.push(texts::neither(lang));
    } else if card.kind != crate::Kind::Location {
        parts.push(texts::strength(lang, &card.strength.to_string()));
    }
    parts.push(texts::own_icon(
        lang,
        &wording::ability_name(card.icon, lang),
    ));
    if card.planet_icons > 0 {
        parts.push(texts::planet_icons(lang, card.planet_icons));
    }
    parts
}

fn render_slot(
    position: &Hegemony,
    place: usize,
    slot: Slot,
    laid_out: bool,
    lang: Lang,
    page: &mut Page,
) {
    let card = slot.card.card(position.card_set());
    let is_met = laid_out
        && !position.is_searching()
        && matches!(
            position.agenda.tasks().first(),
            Some(Task::Decide(at) | Task::Evaded(at)) if usize::from(*at) == place
        );
    let mut parts = vec![wording::kind_name(card.kind, lang)];
    parts.push(match slot.state {
        SlotState::Waiting if is_met => texts::met(lang),
        SlotState::Waiting => texts::waiting(lang),
        SlotState::Engaged => texts::engaged(lang),
        SlotState::Evaded => texts::evaded(lang),
        SlotState::Passed => texts::passed(lang),
    });
    let counts = laid_out && slot.state == SlotState::Waiting;
    if card.passes {
        parts.push(texts::neither(lang));
    } else if !counts {
        parts.push(texts::strength(lang, &card.strength.to_string()));
    }
    parts.push(texts::own_icon(
        lang,
        &wording::ability_name(card.icon, lang),
    ));
    let icons = if laid_out {
        position.planet_icons_at(place)
    } else {
        card.planet_icons
    };
    if icons > 0 {
        parts.push(texts::planet_icons(lang, icons));
    }
    let mark = if is_met { ">" } else { " " };
    let heading = format!("{mark}{} ", place + 1);
    page.say_after(
        &heading,
        &lang.labelled(slot.card.name(lang), &parts.join(", ")),
    );
    if counts && !card.passes {
        let icon = wording::ability_name(position.icon_at(place), lang);
        let sum = texts::strength_in_words(position, place, lang);
        page.say(5, 7, &texts::strength_against(lang, &icon, &sum));
    }
    render_card_text(card, 5, lang, page);
}

fn render_card_text(card: &EncounterCard, indent: usize, lang: Lang, page: &mut Page) {
    for sentence in wording::text(&card.text, Bearer::Encounter, lang) {
        page.say(indent, indent, &sentence);
    }
}

fn render_weapons(position: &Hegemony, lang: Lang, page: &mut Page) {
    if position.found().next().is_some() {
        page.put(&texts::weapons_title(lang));
    }
    for found in position.found() {
        let state = if found.is_understood() {
            texts::understood(lang)
        } else {
            texts::needs(lang, &texts::still_needed(&found, lang))
        };
        let name = found.weapon.name(lang);
        let text = texts::weapon_text(found.weapon, position.card_set(), lang);
        page.say(2, 4, &lang.labelled(&format!("{name} ({state})"), &text));
    }
}

fn render_hand(position: &Hegemony, lang: Lang, page: &mut Page) {
    if position.hand().next().is_some() {
        page.put(&texts::hand_title(lang));
    }
    for card in position.hand() {
        let text = texts::hand_text(card, position.card_set(), lang);
        page.say(2, 4, &lang.labelled(card.name(lang), &text));
    }
}
