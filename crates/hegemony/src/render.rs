//! The position as text for a terminal of 80 columns.

use std::fmt::Write;

use starboard_kernel::{Lang, plural, texts};

use crate::cards::wording::{self, Bearer};
use crate::{Ability, Cube, Hegemony, Slot, SlotState, Source, Task, texts as words};

const WIDTH: usize = 80;

texts! {
    round(round: u8) { en: "Round {round} of 12", pl: "Runda {round} z 12" }
    setting_up() { en: "Setting up", pl: "Przygotowanie" }
    encounter_phase() { en: "encounters", pl: "spotkania" }
    search_phase() { en: "search", pl: "poszukiwania" }
    weapons_count(found: usize, all: u8) { en: "Super Weapons found: {found} of {all}", pl: "Znalezione superbronie: {found} z {all}" }
    cubes_left(cubes: &str) { en: "{cubes} left to draw", pl: "do wylosowania: {cubes}" }
    cubes_added(by: i8) { en: "search so far {by:+}", pl: "poszukiwania na razie {by:+}" }
    sectors() { en: "Sectors", pl: "Sektory" }
    unknown() { en: "unknown", pl: "nieznany" }
    passed_sector() { en: "passed", pl: "miniony" }
    alerts_on(alerts: &str) { en: "{alerts} on Quietus", pl: "{alerts} na karcie Quietusa" }
    captain_line(captain: &str) { en: "Captain {captain}", pl: "Kapitan: {captain}" }
    die_free() { en: "Dice (one may be used this round)", pl: "Kości (jednej można użyć w tej rundzie)" }
    die_used() { en: "Dice (one has been used this round)", pl: "Kości (jednej już w tej rundzie użyto)" }
    cubes_title() { en: "Cubes", pl: "Znaczniki" }
    bag() { en: "bag", pl: "worek" }
    chance() { en: "chance", pl: "szansa" }
    supply() { en: "supply", pl: "zasób" }
    all() { en: "all", pl: "razem" }
    planets_title(unseen: usize) { en: "Planets face up ({unseen} unseen)", pl: "Odkryte planety (zakryte: {unseen})" }
    planet_title() { en: "Planet searched this round", pl: "Planeta przeszukiwana w tej rundzie" }
    location_title() { en: "Location", pl: "Miejsce" }
    line_title() { en: "Line", pl: "Rząd" }
    choice_title() { en: "To choose the line from", pl: "Do wyboru" }
    weapons_title() { en: "Super Weapons", pl: "Superbronie" }
    hand_title() { en: "Hand", pl: "Ręka" }
    strength(sum: &str) { en: "strength {sum}", pl: "siła {sum}" }
    strength_against(ability: &str, sum: &str) { en: "Strength against {ability}: {sum}", pl: "Siła ({ability}): {sum}" }
    own_icon(ability: &str) { en: "icon {ability}", pl: "ikona {ability}" }
    waiting() { en: "waiting", pl: "czeka" }
    met() { en: "met now", pl: "spotkana" }
    engaged() { en: "engaged", pl: "po starciu" }
    evaded() { en: "evaded", pl: "uniknięta" }
    passed() { en: "left in peace", pl: "minięta" }
    neither() { en: "needs neither engaging nor evading", pl: "bez starcia i uniku" }
    understood() { en: "understood", pl: "poznana" }
    needs(cubes: &str) { en: "needs {cubes}", pl: "brakuje: {cubes}" }
    nothing_in_force() { en: "no effect here", pl: "tu bez działania" }
}

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
        parts.push(setting_up(lang));
    } else {
        parts.push(round(lang, position.round()));
        parts.push(if position.is_searching() {
            search_phase(lang)
        } else {
            encounter_phase(lang)
        });
    }
    let all = position.options.difficulty.weapons();
    parts.push(weapons_count(lang, position.found().count(), all));
    let counted = position.is_searching() && position.task() != Task::CountCubes;
    if counted {
        let left = position.cubes().max(0).unsigned_abs();
        parts.push(cubes_left(lang, &words::cubes(left, lang)));
    } else if position.cubes() != 0 {
        parts.push(cubes_added(lang, position.cubes()));
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
        let name = alien.map_or_else(|| unknown(lang), |alien| alien.name(lang).to_owned());
        // H11: while its last line is met, the alien is still the current one.
        let state = if deck == 0 && !here {
            passed_sector(lang)
        } else {
            cards(deck, lang)
        };
        parts.push(format!("{mark}{} {name} ({state})", sector + 1));
    }
    if position.alerts() > 0 {
        let alerts = wording::cubes_of(Cube::Black, position.alerts(), lang);
        parts.push(alerts_on(lang, &alerts));
    }
    page.say(0, 2, &format!("{}: {}", sectors(lang), parts.join(", ")));
    if let (Some(alien), true) = (position.alien(), position.round() > 0) {
        let text = wording::text(&alien.card().text, Bearer::Alien, lang).join(" ");
        page.say(2, 4, &format!("{}: {text}", alien.name(lang)));
    }
}

/// "12 cards".
fn cards(n: u8, lang: Lang) -> String {
    let word = match lang {
        Lang::En => plural(lang, n.into(), "card", "cards", "cards"),
        Lang::Pl => plural(lang, n.into(), "karta", "karty", "kart"),
    };
    format!("{n} {word}")
}

fn render_captain(position: &Hegemony, lang: Lang, page: &mut Page) {
    let Some(captain) = position.captain() else {
        return;
    };
    page.say(0, 2, &captain_line(lang, captain.name(lang)));
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
        die_used(lang)
    } else {
        die_free(lang)
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
        page.say_after(&format!("  {name} {face}: "), &text);
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
        fill(&cubes_title(lang), 10),
        fill(&format!("  {}", bag(lang)), 10),
        fill(&format!("  {}", chance(lang)), 10),
        fill(&format!("  {}", supply(lang)), 10),
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
        all(lang),
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
        page.put(&planet_title(lang));
        let text = words::planet_text(planet, lang);
        page.say(2, 4, &format!("{}: {text}", planet.name(lang)));
    }
    if position.face_up_planets().next().is_none() {
        return;
    }
    page.put(&planets_title(lang, position.unseen_planets().count()));
    for planet in position.face_up_planets() {
        let text = words::planet_text(planet, lang);
        page.say(2, 4, &format!("{}: {text}", planet.name(lang)));
    }
}

fn render_location(position: &Hegemony, lang: Lang, page: &mut Page) {
    let Some(card) = position.location() else {
        return;
    };
    page.put(&location_title(lang));
    // H13: what counts is the current alien's.
    let here = position.text_of(Source::Location(card));
    let mut text = wording::text(here, Bearer::Location, lang).join(" ");
    if text.is_empty() {
        text = nothing_in_force(lang);
    }
    page.say(2, 4, &format!("{}: {text}", card.name(lang)));
}

fn render_line(position: &Hegemony, lang: Lang, page: &mut Page) {
    if position.line().next().is_some() {
        page.put(&line_title(lang));
    }
    let laid_out = !position
        .line()
        .any(|slot| slot.card.card().kind == crate::Kind::Location);
    for (place, slot) in position.line().enumerate() {
        render_slot(position, place, slot, laid_out, lang, page);
    }
    if position.sifted().next().is_some() {
        page.put(&choice_title(lang));
    }
    for card in position.sifted() {
        let slot = Slot {
            card,
            state: SlotState::Waiting,
        };
        let parts = printed(slot, lang);
        page.say(2, 4, &format!("{}: {}", card.name(lang), parts.join(", ")));
        render_card_text(slot, 4, lang, page);
    }
}

/// What is printed on a card of the line.
fn printed(slot: Slot, lang: Lang) -> Vec<String> {
    let card = slot.card.card();
    let mut parts = vec![wording::kind_name(card.kind, lang)];
    if card.passes {
        parts.push(neither(lang));
    } else if card.kind != crate::Kind::Location {
        parts.push(strength(lang, &card.strength.to_string()));
    }
    parts.push(own_icon(lang, &wording::ability_name(card.icon, lang)));
    if card.planet_icons > 0 {
        parts.push(words::planet_icons(card.planet_icons, lang));
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
    let card = slot.card.card();
    let is_met = laid_out
        && !position.is_searching()
        && matches!(
            position.agenda.tasks().first(),
            Some(Task::Decide(at) | Task::Evaded(at)) if usize::from(*at) == place
        );
    let mut parts = vec![wording::kind_name(card.kind, lang)];
    parts.push(match slot.state {
        SlotState::Waiting if is_met => met(lang),
        SlotState::Waiting => waiting(lang),
        SlotState::Engaged => engaged(lang),
        SlotState::Evaded => evaded(lang),
        SlotState::Passed => passed(lang),
    });
    let counts = laid_out && slot.state == SlotState::Waiting;
    if card.passes {
        parts.push(neither(lang));
    } else if !counts {
        parts.push(strength(lang, &card.strength.to_string()));
    }
    parts.push(own_icon(lang, &wording::ability_name(card.icon, lang)));
    let icons = if laid_out {
        position.planet_icons_at(place)
    } else {
        card.planet_icons
    };
    if icons > 0 {
        parts.push(words::planet_icons(icons, lang));
    }
    let mark = if is_met { ">" } else { " " };
    let heading = format!("{mark}{} ", place + 1);
    page.say_after(
        &heading,
        &format!("{}: {}", slot.card.name(lang), parts.join(", ")),
    );
    if counts && !card.passes {
        let icon = wording::ability_name(position.icon_at(place), lang);
        let sum = words::strength_in_words(position, place, lang);
        page.say(5, 7, &strength_against(lang, &icon, &sum));
    }
    render_card_text(slot, 5, lang, page);
}

fn render_card_text(slot: Slot, indent: usize, lang: Lang, page: &mut Page) {
    for sentence in wording::text(&slot.card.card().text, Bearer::Encounter, lang) {
        page.say(indent, indent, &sentence);
    }
}

fn render_weapons(position: &Hegemony, lang: Lang, page: &mut Page) {
    if position.found().next().is_some() {
        page.put(&weapons_title(lang));
    }
    for found in position.found() {
        let state = if found.is_understood() {
            understood(lang)
        } else {
            needs(lang, &words::still_needed(&found, lang))
        };
        let name = found.weapon.name(lang);
        let text = words::weapon_text(found.weapon, lang);
        page.say(2, 4, &format!("{name} ({state}): {text}"));
    }
}

fn render_hand(position: &Hegemony, lang: Lang, page: &mut Page) {
    if position.hand().next().is_some() {
        page.put(&hand_title(lang));
    }
    for card in position.hand() {
        let text = words::hand_text(card, lang);
        page.say(2, 4, &format!("{}: {text}", card.name(lang)));
    }
}
