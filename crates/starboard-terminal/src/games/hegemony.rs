//! Cosmic Hegemony: the ship, the sectors, the line, the planets, and the cubes.

use hegemony::cards::wording::{self, Bearer};
use hegemony::{
    Ability, Action, Alien, Cube, Die, Encounter, FoundWeapon, Hegemony, Planet, SlotState, Source,
    Task, Weapon, texts,
};
use ratatui::buffer::Buffer;
use ratatui::layout::Rect;
use ratatui::style::{Color, Modifier};
use ratatui::text::Span;
use starboard_guide::Thing;
use starboard_kernel::{Game, Lang, Seat};

use crate::canvas::Canvas;
use crate::look::{Colours, Look, ink, palette};
use crate::scene::{GameScene, Size};

pub(crate) struct Scene;

/// From this width on, cards show their texts.
const ROOMY: u16 = 88;
/// From this height on, there is room for texts, and for headings.
const TALL: u16 = 30;
const TALL_ENOUGH: u16 = 28;
/// Longer lines are hard to read.
const WIDEST: u16 = 130;
/// For measuring the board it does not matter whether letters are replaced.
const UNICODE: Look = Look {
    unicode: true,
    colours: Colours::True,
};

impl GameScene for Scene {
    type Game = Hegemony;

    fn size(position: &Hegemony, lang: Lang, (width, height): Size) -> Size {
        let width = match width {
            ROOMY.. => (width / 4 * 3).clamp(ROOMY, WIDEST),
            _ => width,
        };
        let area = Rect::new(0, 0, width, height);
        let (mut buffer, mut spots) = (Buffer::empty(area), Vec::new());
        let mut canvas = Canvas {
            buffer: &mut buffer,
            area,
            spots: &mut spots,
            look: UNICODE,
        };
        // The board is drawn in the same way as it was measured.
        let least = match height {
            TALL.. => TALL,
            TALL_ENOUGH.. => TALL_ENOUGH,
            _ => 0,
        };
        let taken = draw(position, lang, &mut canvas);
        (width, taken.max(least))
    }

    fn draw(position: &Hegemony, lang: Lang, canvas: &mut Canvas<'_>) {
        draw(position, lang, canvas);
    }

    fn details(position: &Hegemony, (kind, name): &Thing, lang: Lang) -> Option<String> {
        let set = position.card_set();
        let words = |text, bearer| wording::text(text, bearer, lang).join(" ");
        Some(match *kind {
            "planet" => texts::planet_text(Planet::read(name)?, set, lang),
            "card" => {
                let card = Encounter::read(name)?.card(set);
                words(&card.text, Bearer::Encounter)
            }
            "location" => {
                let location = Source::Location(Encounter::read(name)?);
                words(position.text_of(location), Bearer::Location)
            }
            "alien" => words(&Alien::read(name)?.card(set).text, Bearer::Alien),
            "weapon" => texts::weapon_text(Weapon::read(name)?, set, lang),
            "hand" => texts::hand_text(Encounter::read(name)?, set, lang),
            "die" => {
                let die = Die::read(name)?;
                wording::face(die, position.face(die)?, lang)
            }
            _ => return None,
        })
        .filter(|details| !details.is_empty())
    }

    fn player(position: &Hegemony, _seat: Seat, _lang: Lang) -> Vec<Span<'static>> {
        let all = position.options().difficulty.weapons();
        let found = position.found().count();
        vec![Span::styled(format!("★ {found}/{all}"), ink(palette::TEXT))]
    }

    /// Cards that an action names are touched.
    fn touches(_: &Hegemony, action: Action) -> Vec<Thing> {
        let on = |kind: &'static str, name: &str| vec![(kind, name.to_owned())];
        match action {
            Action::Planet(planet) => on("planet", planet.id()),
            Action::Place(card) => on("card", card.id()),
            Action::Play(card) | Action::Discard(card) => on("hand", card.id()),
            Action::Fit(weapon) | Action::Understand(weapon) => on("weapon", weapon.id()),
            Action::Gain(ability) | Action::Lose(ability) => on("ability", ability.word()),
            Action::Take(cube) | Action::Keep(cube) => on("cube", cube.word()),
            Action::TurnUp(die) | Action::Reroll(die) => on("die", die.word()),
            _ => on("action", &action.to_string()),
        }
    }
}

/// Returns how many lines it takes.
fn draw(position: &Hegemony, lang: Lang, canvas: &mut Canvas<'_>) -> u16 {
    let mut page = Page {
        position,
        lang,
        y: 0,
        is_roomy: canvas.width() >= ROOMY && canvas.height() >= TALL,
        has_headings: canvas.height() >= TALL_ENOUGH,
    };
    page.head(canvas);
    page.ship(canvas);
    page.cubes(canvas);
    page.planets(canvas);
    page.line(canvas);
    page.weapons(canvas);
    page.hand(canvas);
    page.y
}

fn cube_colour(cube: Cube) -> Color {
    match cube {
        Cube::Red => palette::RED,
        Cube::Orange => palette::ORANGE,
        Cube::Blue => palette::BLUE,
        Cube::White => palette::WHITE,
        Cube::Black => palette::BLACK,
        Cube::Yellow => palette::YELLOW,
    }
}

/// A word of at most this many characters: the start of a longer one, with a full stop.
fn abbreviated(word: &str, most: usize) -> String {
    if word.chars().count() <= most {
        return word.to_owned();
    }
    let start: String = word.chars().take(most - 1).collect();
    format!("{start}.")
}

fn ability_colour(ability: Ability) -> Color {
    cube_colour(ability.cube())
}

struct Page<'a> {
    position: &'a Hegemony,
    lang: Lang,
    y: u16,
    is_roomy: bool,
    /// In a low window, a line is identified by signs alone.
    has_headings: bool,
}

impl Page<'_> {
    fn heading(&mut self, canvas: &mut Canvas<'_>, text: &str) {
        if self.has_headings {
            canvas.heading(self.y, text);
            self.y += 1;
        }
    }

    fn head(&mut self, canvas: &mut Canvas<'_>) {
        let (position, lang) = (self.position, self.lang);
        let mut parts = Vec::new();
        if position.round() == 0 {
            parts.push(texts::setting_up(lang));
        } else {
            parts.push(texts::round(lang, position.round()));
            parts.push(match position.is_searching() {
                true => texts::search_phase(lang),
                false => texts::encounter_phase(lang),
            });
        }
        if position.is_searching() && position.task() != Task::CountCubes {
            let left = position.cubes().max(0).unsigned_abs();
            parts.push(texts::cubes_left(lang, &texts::cubes(lang, left)));
        } else if position.cubes() != 0 {
            parts.push(texts::cubes_added(lang, &format!("{:+}", position.cubes())));
        }
        let width = canvas.width();
        let bold = ink(palette::TEXT).add_modifier(Modifier::BOLD);
        let taken = canvas.put_within(0, 0, width, &parts.join(" · "), bold);
        canvas.spot(0, 0, taken, 1, ("sign", "round"));
        let (mut x, mut y) = (0, 1);
        let sectors = position.aliens().into_iter().zip(position.decks());
        for (sector, (alien, deck)) in sectors.enumerate() {
            let here = position.round() > 0 && sector == position.sector();
            let mark = if here { "▶" } else { "" };
            let name = alien.map_or_else(|| texts::unknown(lang), |one| one.name(lang).to_owned());
            let text = format!("{mark}{} {name} {deck}", sector + 1);
            let colour = match (here, deck) {
                (true, _) => palette::ACCENT,
                (false, 0) => palette::LINE,
                (false, _) => palette::SOFT,
            };
            if x > 0 && x + text.chars().count() as u16 > width {
                (x, y) = (0, y + 1);
            }
            let taken = canvas.put(x, y, &text, ink(colour));
            if let Some(alien) = alien {
                canvas.spot(x, y, taken, 1, ("alien", alien.id()));
            }
            x += taken + 2;
        }
        if position.alerts() > 0 {
            let text = format!("■{}", position.alerts());
            if x + 3 > width {
                (x, y) = (0, y + 1);
            }
            let taken = canvas.put(x, y, &text, ink(palette::BLACK));
            canvas.spot(x, y, taken, 1, ("alerts", "quietus"));
        }
        self.y = y + 1;
        if self.is_roomy
            && let Some(alien) = position.alien().filter(|_| position.round() > 0)
        {
            let text = wording::text(&alien.card(position.card_set()).text, Bearer::Alien, lang);
            self.y += canvas.paragraph(0, self.y, 4, &text.join(" "), ink(palette::SOFT));
            self.y += 1;
        }
    }

    /// The abilities, and the dice beside them.
    fn ship(&mut self, canvas: &mut Canvas<'_>) {
        let (position, lang) = (self.position, self.lang);
        let Some(captain) = position.captain() else {
            return;
        };
        let name = texts::captain_line(lang, captain.name(lang));
        canvas.heading(self.y, &name);
        let taken = name.chars().count() as u16;
        canvas.spot(0, self.y, taken, 1, ("captain", captain.id()));
        self.y += 1;
        // Of the dice.
        let column = 25;
        for (row, &ability) in Ability::ALL.iter().enumerate() {
            let y = self.y + row as u16;
            let (points, most) = (position.points(ability), position.most(ability));
            let style = ink(ability_colour(ability));
            canvas.put_within(0, y, 12, &wording::ability_name(ability, lang), style);
            let full = "■".repeat(points.into());
            let empty = "□".repeat(most.saturating_sub(points).into());
            canvas.put(13, y, &format!("{full}{empty}"), style);
            let count = format!("{points}/{most}");
            canvas.put(column - 4, y, &format!("{count:>4}"), ink(palette::TEXT));
            canvas.spot(0, y, column, 1, ("ability", ability.word()));
        }
        let width = canvas.width().saturating_sub(column);
        let owned = Die::ALL.iter().copied();
        let owned = owned.filter_map(|die| Some((die, position.face(die)?)));
        let mut rows = 0;
        for (row, (die, face)) in owned.enumerate() {
            let y = self.y + row as u16;
            let style = match position.is_die_used() {
                true => ink(palette::SOFT),
                false => ink(palette::TEXT),
            };
            let x = column;
            let white = ink(palette::GROUND).bg(palette::WHITE);
            let end = canvas.put(x, y, &format!(" {face} "), white);
            let name = wording::die_name(die, lang);
            let text = match self.is_roomy {
                true => format!(" {}", lang.labelled(&name, &wording::face(die, face, lang))),
                false => format!(" {name}"),
            };
            canvas.put_within(x + end, y, width - end, &text, style);
            canvas.spot(x, y, width, 1, ("die", die.word()));
            rows = row as u16 + 1;
        }
        self.y += rows.max(3);
    }

    fn cubes(&mut self, canvas: &mut Canvas<'_>) {
        let (position, lang) = (self.position, self.lang);
        self.heading(canvas, &texts::cubes_title(lang));
        let words = [texts::bag(lang), texts::supply(lang)];
        let first = words.iter().map(|word| word.chars().count()).max();
        let first = first.unwrap_or(0) as u16 + 1;
        for (row, (word, counts)) in
            (0..).zip(words.iter().zip([position.bag(), position.supply()]))
        {
            canvas.put(0, self.y + row, word, ink(palette::SOFT));
            for (index, &cube) in Cube::ALL.iter().enumerate() {
                let x = first + index as u16 * 6;
                let count = counts[cube.index()];
                let letter = wording::cube_name(cube, lang);
                let letter: String = letter.chars().take(3).collect();
                let text = format!("{count:>2}{letter}");
                canvas.put(x, self.y + row, &text, ink(cube_colour(cube)));
                if row == 0 {
                    canvas.spot(x, self.y + row, 5, 1, ("cube", cube.word()));
                }
            }
        }
        self.y += 2;
    }

    fn planets(&mut self, canvas: &mut Canvas<'_>) {
        let (position, lang) = (self.position, self.lang);
        let set = position.card_set();
        let unseen = position.unseen_planets().count();
        self.heading(canvas, &texts::planets_title(lang, unseen));
        let searched = position.planet();
        let planets: Vec<_> = searched
            .into_iter()
            .map(|planet| (planet, true))
            .chain(position.face_up_planets().map(|planet| (planet, false)))
            .collect();
        let width = canvas.width();
        if self.is_roomy {
            for (planet, is_searched) in planets {
                let mark = if is_searched { "◉ " } else { "○ " };
                let text = lang.labelled(
                    &format!("{mark}{}", planet.name(lang)),
                    &texts::planet_text(planet, set, lang),
                );
                let colour = if is_searched {
                    palette::ACCENT
                } else {
                    palette::TEXT
                };
                let lines = canvas.paragraph(0, self.y, 2, &text, ink(colour));
                canvas.spot(0, self.y, width, lines, ("planet", planet.id()));
                self.y += lines;
            }
            return;
        }
        let mut x = 0;
        for (planet, is_searched) in planets {
            let mark = if is_searched { "◉ " } else { "○ " };
            let text = format!("{mark}{}", planet.name(lang));
            let length = text.chars().count() as u16;
            if x > 0 && x + length > width {
                self.y += 1;
                x = 0;
            }
            let colour = if is_searched {
                palette::ACCENT
            } else {
                palette::TEXT
            };
            let taken = canvas.put(x, self.y, &text, ink(colour));
            canvas.spot(x, self.y, taken, 1, ("planet", planet.id()));
            x += taken + 2;
        }
        self.y += 1;
    }

    /// The Location, the line, and the cards that it is chosen from.
    fn line(&mut self, canvas: &mut Canvas<'_>) {
        let (position, lang) = (self.position, self.lang);
        let set = position.card_set();
        let has_line = position.line().next().is_some() || position.sifted().next().is_some();
        if !has_line && position.location().is_none() {
            return;
        }
        canvas.heading(self.y, &texts::line_title(lang));
        self.y += 1;
        let width = canvas.width();
        if let Some(card) = position.location() {
            let text = format!("⌂ {}", card.name(lang));
            let taken = canvas.put(0, self.y, &text, ink(palette::GREEN));
            canvas.spot(0, self.y, taken, 1, ("location", card.id()));
            self.y += 1;
            if self.is_roomy {
                let here = position.text_of(Source::Location(card));
                let words = wording::text(here, Bearer::Location, lang).join(" ");
                self.y += canvas.part(2, self.y, width - 2, 2).paragraph(
                    0,
                    0,
                    2,
                    &words,
                    ink(palette::SOFT),
                );
            }
        }
        let met = match position.task() {
            Task::Decide(at) | Task::Evaded(at) => Some(usize::from(at)),
            _ => None,
        };
        for (place, slot) in position.line().enumerate() {
            let card = slot.card.card(set);
            let is_met = met == Some(place) && !position.is_searching();
            let (mark, colour) = match slot.state {
                SlotState::Waiting if is_met => ("▶", palette::ACCENT),
                SlotState::Waiting => (" ", palette::TEXT),
                SlotState::Engaged => ("✓", palette::GOOD),
                SlotState::Evaded => ("»", palette::SOFT),
                SlotState::Passed => ("·", palette::SOFT),
            };
            let icon = position.icon_at(place);
            let strength = match slot.state {
                SlotState::Waiting if !card.passes => position.strength_at(place).to_string(),
                _ if card.passes => "–".to_owned(),
                _ => card.strength.to_string(),
            };
            let signs = "◉".repeat(position.planet_icons_at(place).into());
            let kind = wording::kind_name(card.kind, lang);
            let text = format!("{mark} {}", slot.card.name(lang));
            let style = ink(colour).add_modifier(if is_met {
                Modifier::BOLD
            } else {
                Modifier::empty()
            });
            let name_room = width.saturating_sub(25).min(30);
            canvas.put_within(0, self.y, name_room, &text, style);
            let power = format!("{strength:>2}");
            canvas.put(name_room + 1, self.y, &power, ink(ability_colour(icon)));
            let ability = abbreviated(&wording::ability_name(icon, lang), 7);
            let style = ink(ability_colour(icon));
            canvas.put(name_room + 4, self.y, &ability, style);
            canvas.put_within(name_room + 12, self.y, 10, &kind, ink(palette::SOFT));
            canvas.put(name_room + 23, self.y, &signs, ink(palette::YELLOW));
            let mut lines = 1;
            if self.is_roomy {
                let text = wording::text(&card.text, Bearer::Encounter, lang).join(" ");
                let mut part = canvas.part(2, self.y + 1, width - 2, 2);
                lines += part.paragraph(0, 0, 2, &text, ink(palette::SOFT));
            }
            canvas.spot(0, self.y, width, lines, ("card", slot.card.id()));
            self.y += lines;
        }
        let sifted: Vec<Encounter> = position.sifted().collect();
        let half = width / 2;
        for (index, card) in sifted.into_iter().enumerate() {
            let (x, y) = (index as u16 % 2 * half, self.y + index as u16 / 2);
            let printed = card.card(set);
            let text = format!("{} {}", printed.strength, card.name(lang));
            let colour = ability_colour(printed.icon);
            canvas.put_within(x, y, half - 1, &text, ink(colour));
            canvas.spot(x, y, half - 1, 1, ("card", card.id()));
        }
        self.y += position.sifted().count().div_ceil(2) as u16;
    }

    fn weapons(&mut self, canvas: &mut Canvas<'_>) {
        let lang = self.lang;
        let found: Vec<FoundWeapon> = self.position.found().collect();
        if found.is_empty() {
            return;
        }
        self.heading(canvas, &texts::weapons_title(lang));
        let columns = if self.is_roomy { 1 } else { 2 };
        let wide = canvas.width() / columns;
        for (index, one) in found.iter().enumerate() {
            let index = index as u16;
            let (x, y) = (index % columns * wide, self.y + index / columns);
            let is_known = one.is_understood();
            let mark = if is_known { "★" } else { "☆" };
            let colour = if is_known {
                palette::YELLOW
            } else {
                palette::TEXT
            };
            let text = format!("{mark} {}", one.weapon.name(lang));
            let needs = Ability::ALL.iter().map(|&ability| {
                let at = ability.index();
                one.cubes[at].max(one.needs[at])
            });
            let room = wide.saturating_sub(u16::from(needs.sum::<u8>()) + 2);
            let mut end = x + canvas.put_within(x, y, room, &text, ink(colour)) + 1;
            for &ability in Ability::ALL {
                let (has, needs) = (one.cubes[ability.index()], one.needs[ability.index()]);
                let full = "■".repeat(has.into());
                let empty = "□".repeat(needs.saturating_sub(has).into());
                end += canvas.put(
                    end,
                    y,
                    &format!("{full}{empty}"),
                    ink(ability_colour(ability)),
                );
            }
            if self.is_roomy {
                let set = self.position.card_set();
                let text = texts::weapon_text(one.weapon, set, lang);
                let room = canvas.width().saturating_sub(end + 1);
                canvas.put_within(end + 1, y, room, &text, ink(palette::SOFT));
            }
            canvas.spot(x, y, wide - 1, 1, ("weapon", one.weapon.id()));
        }
        self.y += (found.len() as u16).div_ceil(columns);
    }

    fn hand(&mut self, canvas: &mut Canvas<'_>) {
        let (position, lang) = (self.position, self.lang);
        if position.hand().next().is_none() {
            return;
        }
        let title = texts::hand_title(lang);
        self.heading(canvas, &title);
        let mut x = 0;
        if !self.has_headings {
            x = canvas.put(0, self.y, &lang.labelled(&title, ""), ink(palette::SOFT));
        }
        let width = canvas.width();
        for card in position.hand() {
            let text = match self.is_roomy {
                true => {
                    let does = texts::hand_text(card, position.card_set(), lang);
                    lang.labelled(card.name(lang), &does)
                }
                false => card.name(lang).to_owned(),
            };
            let length = text.chars().count() as u16;
            if x > 0 && (self.is_roomy || x + length > width) {
                self.y += 1;
                x = 0;
            }
            let taken = canvas.put_within(x, self.y, width - x, &text, ink(palette::TEXT));
            canvas.spot(x, self.y, taken, 1, ("hand", card.id()));
            x += taken + 2;
        }
        self.y += 1;
    }
}
