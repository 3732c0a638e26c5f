//! Everything this game says to people, in every language.

use serde_json::Value;
use starboard_kernel::{Ending, Lang, Refusal, Seat, Wording, plural, texts};

use crate::refusal::why_not;
use crate::render::render;
use crate::route::By;
use crate::{Action, Event, Hop, Kind, Part, Phase, Power, Rescue, Square};

impl Wording for Rescue {
    fn title(lang: Lang) -> String {
        title(lang)
    }

    fn tagline(lang: Lang) -> String {
        tagline(lang)
    }

    fn option_label(name: &str, value: Option<&Value>, lang: Lang) -> String {
        option_label(name, value, lang)
    }

    fn option_note(name: &str, value: &Value, lang: Lang) -> Option<String> {
        option_note(name, value, lang)
    }

    fn render(&self, lang: Lang) -> String {
        render(self, lang)
    }

    fn prompt(&self, lang: Lang) -> String {
        prompt(self, lang)
    }

    fn describe(&self, action: Action, lang: Lang) -> String {
        describe(self, action, lang)
    }

    fn why_not(&self, action: Action, lang: Lang) -> Refusal {
        why_not(self, action, lang)
    }

    fn describe_ending(ending: &Ending, lang: Lang) -> String {
        describe_ending(ending, lang)
    }
}

texts! {
    title() { en: "Commander Rescue", pl: "Na ratunek Dowódcy" }
    tagline() {
        en: "Fleets jump across a hexagonal galaxy to bring their commander home.",
        pl: "Floty skaczą przez sześciokątną galaktykę, by sprowadzić swojego dowódcę do domu."
    }

    // Names.
    speedy() { en: "Speedy F1", pl: "Speedy F1" }
    hunter() { en: "ICE Hunter", pl: "ICE Hunter" }
    cargo() { en: "Bounty Cargo", pl: "Bounty Cargo" }
    tie() { en: "TIE UFO", pl: "TIE UFO" }
    wolf() { en: "Space Wolf", pl: "Kosmiczny Wilk" }
    cheetah() { en: "Space Cheetah", pl: "Kosmiczny Gepard" }
    hacker() { en: "Space Hacker", pl: "Kosmiczny Haker" }
    rooster() { en: "Space Rooster", pl: "Kosmiczny Kogut" }
    robots() { en: "Space Robots", pl: "Kosmiczne Roboty" }
    astronauts() { en: "Ancient Astronauts", pl: "Starożytni Astronauci" }
    no_power() { en: "no power", pl: "bez mocy" }
    note_wolf() {
        en: "Own ships may stack, up to three on a square, and fly together or one by one.",
        pl: "Własne statki mogą stać jeden na drugim, do trzech na polu, i latać razem albo osobno."
    }
    note_cheetah() {
        en: "One move may combine a step and a chain of jumps, in either order.",
        pl: "Jeden ruch może połączyć krok i serię skoków, w dowolnej kolejności."
    }
    note_hacker() {
        en: "An ICE Hunter may take a ship over instead of removing it; at most three at a time.",
        pl: "ICE Hunter może przejąć statek zamiast go usunąć; najwyżej trzy naraz."
    }
    note_rooster() {
        en: "Bounty Cargos attack like ICE Hunters, but are not safe with their commander.",
        pl: "Bounty Cargo atakują jak ICE Hunter, ale z dowódcą nie są bezpieczne."
    }
    note_robots() {
        en: "Instead of moving, a lost ship may be rebuilt on a free starting square.",
        pl: "Zamiast ruchu można odbudować stracony statek na wolnym polu startowym."
    }
    note_astronauts() {
        en: "ICE Hunters and Speedy F1s jump over UFO squares, as TIE UFOs do.",
        pl: "ICE Hunter i Speedy F1 skaczą nad polami UFO tak jak TIE UFO."
    }
    note_none() { en: "Ships fly by the plain rules.", pl: "Statki latają według zwykłych zasad." }
    note_random() {
        en: "Every fleet is dealt one of the six powers before the ships are laid out.",
        pl: "Każda flota losuje jedną z sześciu mocy przed rozstawieniem statków."
    }
    note_choose() {
        en: "Every player arranges eight ships on their starting squares.",
        pl: "Każdy gracz ustawia osiem statków na swoich polach startowych."
    }
    note_standard() {
        en: "All fleets start in the same proven order; play begins at once.",
        pl: "Wszystkie floty zaczynają w tym samym sprawdzonym szyku; gra rusza od razu."
    }

    // The table.
    fleet_name(number: usize) { en: "Fleet {number}", pl: "Flota {number}" }
    legend() {
        en: "1F ship of seat 1 (F Speedy F1, H ICE Hunter, C Bounty Cargo, T TIE UFO), * commander aboard, ' hacked, 2 or 3 a stack; (1) planet, U UFO, r and o solar squares",
        pl: "1F statek gracza 1 (F Speedy F1, H ICE Hunter, C Bounty Cargo, T TIE UFO), * dowódca na pokładzie, ' przejęty, 2 lub 3 stos; (1) planeta, U UFO, r i o pola słoneczne"
    }
    stack_line(square: Square, ships: &str) { en: "Stack on {square}, from the bottom: {ships}", pl: "Stos na {square}, od dołu: {ships}" }
    commander_held(planet: Square) { en: "commander held on {planet}", pl: "dowódca uwięziony na {planet}" }
    commander_aboard(ship: &str, square: Square) { en: "commander aboard the {ship} on {square}", pl: "dowódca na pokładzie: {ship} na {square}" }
    out() { en: "out of the game", pl: "poza grą" }
    lost_ships(ships: &str) { en: "lost {ships}", pl: "stracone {ships}" }
    quiet_line(quiet: u16, limit: u16) {
        en: "Turns without attack or pick-up: {quiet} of {limit}",
        pl: "Tury bez ataku i bez odbicia dowódcy: {quiet} z {limit}"
    }

    // What is to be done now.
    prompt_powers() { en: "The powers are dealt.", pl: "Trwa losowanie mocy." }
    prompt_layout(square: Square) { en: "Lay out your ships; next is {square}.", pl: "Rozstaw statki; następne pole to {square}." }
    prompt_fetch() { en: "Move a ship: fetch your commander.", pl: "Rusz statkiem: odbij dowódcę." }
    prompt_bring_home() { en: "Move a ship: bring your commander home.", pl: "Rusz statkiem: sprowadź dowódcę." }
    prompt_over() { en: "The game is over.", pl: "Gra skończona." }

    // Actions in plain words.
    say_lay(a_ship: &str, square: Square) { en: "Put {a_ship} on {square}", pl: "Ustaw {a_ship} na {square}" }
    say_step(kind: &str, from: Square, to: Square) { en: "Step with the {kind} from {from} to {to}", pl: "Krok: {kind} z {from} na {to}" }
    say_jump(kind: &str, from: Square, to: Square) { en: "Jump with the {kind} from {from} to {to}", pl: "Skok: {kind} z {from} na {to}" }
    say_attraction(kind: &str, from: Square, to: Square) { en: "Ride the solar attraction with the {kind} from {from} to {to}", pl: "Przyciąganie słoneczne: {kind} z {from} na {to}" }
    say_stack(kind: &str, from: Square, to: Square) { en: "Stack the {kind} from {from} onto {to}", pl: "Na stos: {kind} z {from} na {to}" }
    say_pick_up(kind: &str, from: Square, to: Square) { en: "Fetch your commander with the {kind} from {from} on {to}", pl: "Odbierz dowódcę: {kind} z {from} na {to}" }
    say_home(kind: &str, from: Square, to: Square) { en: "Come home with the {kind} from {from} to {to} and win", pl: "Do domu: {kind} z {from} na {to} i wygrana" }
    say_attack(kind: &str, from: Square, to: Square, victim: &str) { en: "Attack the {victim} on {to} with the {kind} from {from}", pl: "Atak: {kind} z {from} na {victim} na {to}" }
    say_take_over(kind: &str, from: Square, to: Square, victim: &str, home: Square) { en: "Take over the {victim} on {to} with the {kind} from {from}, to {home}", pl: "Przejęcie: {kind} z {from} przejmuje {victim} na {to}, nowe pole {home}" }
    say_rebuild(a_ship: &str, on: Square) { en: "Rebuild {a_ship} on {on}", pl: "Odbuduj {a_ship} na {on}" }
    say_pass() { en: "Pass: nothing can move", pl: "Pas: nic nie może się ruszyć" }
    whole_stack() { en: "whole stack", pl: "cały stos" }
    top_ship() { en: "top ship only", pl: "tylko górny statek" }

    // What happened.
    told_dealt(name: &str, power: &str) { en: "{name}: {power}.", pl: "{name}: {power}." }
    told_laid(name: &str, a_ship: &str, square: Square) { en: "{name} puts {a_ship} on {square}.", pl: "{name}: {a_ship} na {square}." }
    told_moved(name: &str, kind: &str, from: Square, path: &str) { en: "{name}: {kind} from {from} {path}.", pl: "{name}: {kind} z {from} {path}." }
    told_stack_moved(name: &str, ships: u8, a_ship: &str, from: Square, path: &str) {
        en: "{name}: a stack of {ships}, {a_ship} on top, from {from} {path}.",
        pl: "{name}: stos {ships} statków, na górze {a_ship}, z {from} {path}."
    }
    path_step(to: Square) { en: "to {to}", pl: "na {to}" }
    path_jump(over: Square, to: Square) { en: "over {over} to {to}", pl: "nad {over} na {to}" }
    path_attraction(to: Square) { en: "by attraction to {to}", pl: "przyciąganiem na {to}" }
    told_stacked(square: Square, height: u8) { en: "A stack of {height} stands on {square}.", pl: "Na {square} stoi stos {height} statków." }
    told_picked_up(name: &str) { en: "{name} has the commander aboard!", pl: "{name} ma dowódcę na pokładzie!" }
    told_came_home(name: &str) { en: "The commander of {name} is home!", pl: "Dowódca gracza {name} jest w domu!" }
    told_removed(kind: &str, owner: &str, square: Square) { en: "The {kind} of {owner} on {square} is destroyed.", pl: "{kind} gracza {owner} na {square} zostaje zniszczony." }
    told_stays() { en: "The attacker stays where it was.", pl: "Atakujący zostaje na swoim polu." }
    told_taken_over(name: &str, kind: &str, owner: &str, home: Square) { en: "{name} takes over the {kind} of {owner}: it now stands on {home}.", pl: "{name} przejmuje {kind} gracza {owner}: stoi teraz na {home}." }
    told_returned(name: &str, planet: Square) { en: "The commander of {name} is back on {planet}.", pl: "Dowódca gracza {name} wraca na {planet}." }
    told_rebuilt(name: &str, a_ship: &str, square: Square) { en: "{name} rebuilds {a_ship} on {square}.", pl: "{name} odbudowuje {a_ship} na {square}." }
    told_passed(name: &str) { en: "{name} cannot move and passes.", pl: "{name} nie ma ruchu i pasuje." }
    told_out(name: &str) { en: "{name} is out of the game.", pl: "{name} odpada z gry." }
    told_won(name: &str) { en: "{name} wins!", pl: "{name} wygrywa!" }
    told_drawn() { en: "The game is a draw.", pl: "Gra kończy się remisem." }

    // How it ended.
    ended_rescued() { en: "A commander is home.", pl: "Dowódca jest w domu." }
    ended_last() { en: "Only one fleet is left.", pl: "Została tylko jedna flota." }
    ended_repetition() { en: "A draw: the same position for the third time.", pl: "Remis: ta sama pozycja po raz trzeci." }
    ended_quiet() { en: "A draw: forty rounds without an attack or a pick-up.", pl: "Remis: czterdzieści rund bez ataku i bez odbicia dowódcy." }

    // Options.
    option_players() { en: "Players", pl: "Gracze" }
    option_layout() { en: "Ships are laid out", pl: "Rozstawienie statków" }
    option_choose() { en: "by the players", pl: "przez graczy" }
    option_standard() { en: "in the standard order", pl: "w standardowym szyku" }
    option_powers() { en: "Powers", pl: "Moce" }
    option_none() { en: "none", pl: "brak" }
    option_random() { en: "dealt by chance", pl: "losowane" }
}

#[must_use]
pub fn kind_name(lang: Lang, kind: Kind) -> String {
    match kind {
        Kind::Speedy => speedy(lang),
        Kind::Hunter => hunter(lang),
        Kind::Cargo => cargo(lang),
        Kind::Tie => tie(lang),
    }
}

/// With the article that it needs: "an ICE Hunter".
#[must_use]
pub fn a_ship(lang: Lang, kind: Kind) -> String {
    let name = kind_name(lang, kind);
    match (lang, kind) {
        (Lang::En, Kind::Hunter) => format!("an {name}"),
        (Lang::En, _) => format!("a {name}"),
        (Lang::Pl, _) => name,
    }
}

#[must_use]
pub fn power_title(lang: Lang, power: Option<Power>) -> String {
    match power {
        None => no_power(lang),
        Some(Power::Wolf) => wolf(lang),
        Some(Power::Cheetah) => cheetah(lang),
        Some(Power::Hacker) => hacker(lang),
        Some(Power::Rooster) => rooster(lang),
        Some(Power::Robots) => robots(lang),
        Some(Power::Astronauts) => astronauts(lang),
    }
}

/// What a power does, in one line.
#[must_use]
pub fn power_note(lang: Lang, power: Option<Power>) -> String {
    match power {
        None => note_none(lang),
        Some(Power::Wolf) => note_wolf(lang),
        Some(Power::Cheetah) => note_cheetah(lang),
        Some(Power::Hacker) => note_hacker(lang),
        Some(Power::Rooster) => note_rooster(lang),
        Some(Power::Robots) => note_robots(lang),
        Some(Power::Astronauts) => note_astronauts(lang),
    }
}

pub(crate) fn option_label(name: &str, value: Option<&Value>, lang: Lang) -> String {
    match (name, value.and_then(Value::as_str)) {
        ("players", _) => value.map_or_else(|| option_players(lang), Value::to_string),
        ("layout", None) => option_layout(lang),
        ("layout", Some("choose")) => option_choose(lang),
        ("layout", Some("standard")) => option_standard(lang),
        ("powers", None) => option_powers(lang),
        ("powers", Some("none")) => option_none(lang),
        ("powers", Some("random")) => option_random(lang),
        ("powers", Some(power)) => power_title(lang, Power::from_name(power)),
        _ => name.to_owned(),
    }
}

pub(crate) fn option_note(name: &str, value: &Value, lang: Lang) -> Option<String> {
    match (name, value.as_str()?) {
        ("layout", "choose") => Some(note_choose(lang)),
        ("layout", "standard") => Some(note_standard(lang)),
        ("powers", "random") => Some(note_random(lang)),
        ("powers", power) => Some(power_note(lang, Power::from_name(power))),
        _ => None,
    }
}

pub(crate) fn prompt(position: &Rescue, lang: Lang) -> String {
    if position.over().is_some() {
        return prompt_over(lang);
    }
    match (position.phase(), position.next_to_lay()) {
        (Phase::Layout, Some(square)) => prompt_layout(lang, square),
        (Phase::Powers | Phase::Layout, _) => prompt_powers(lang),
        (Phase::Play, _) if position.carrier(position.seat()).is_some() => prompt_bring_home(lang),
        (Phase::Play, _) => prompt_fetch(lang),
    }
}

fn ship_on(position: &Rescue, square: Square, lang: Lang) -> String {
    let top = position.stack(square).top();
    top.map_or_else(|| square.to_string(), |ship| kind_name(lang, ship.kind()))
}

pub(crate) fn describe(position: &Rescue, action: Action, lang: Lang) -> String {
    let words = match action {
        Action::Lay(kind) => match position.next_to_lay() {
            Some(square) => say_lay(lang, &a_ship(lang, kind), square),
            None => kind_name(lang, kind),
        },
        Action::Move { from, to, .. } => describe_move(position, action, from, to, lang),
        Action::Attack { from, to, .. } => {
            let (kind, victim) = (ship_on(position, from, lang), ship_on(position, to, lang));
            say_attack(lang, &kind, from, to, &victim)
        }
        Action::TakeOver { from, to, home } => {
            let (kind, victim) = (ship_on(position, from, lang), ship_on(position, to, lang));
            say_take_over(lang, &kind, from, to, &victim, home)
        }
        Action::Rebuild { kind, on } => say_rebuild(lang, &a_ship(lang, kind), on),
        Action::Pass => say_pass(lang),
    };
    match action.mover() {
        Some((from, part)) if position.stack(from).height() > 1 => {
            let part = match part {
                Part::Whole => whole_stack(lang),
                Part::Top => top_ship(lang),
            };
            format!("{words} ({part})")
        }
        _ => words,
    }
}

fn describe_move(
    position: &Rescue,
    action: Action,
    from: Square,
    to: Square,
    lang: Lang,
) -> String {
    let kind = ship_on(position, from, lang);
    let seat = position.seat();
    if to == position.home(seat) {
        return say_home(lang, &kind, from, to);
    }
    if to == position.prison(seat) {
        return say_pick_up(lang, &kind, from, to);
    }
    if !position.stack(to).is_empty() {
        return say_stack(lang, &kind, from, to);
    }
    let last = position
        .route_of(action)
        .and_then(|route| route.hops.last().copied());
    match last.map(|hop| hop.by) {
        Some(By::Attraction) => say_attraction(lang, &kind, from, to),
        Some(By::Jump(_)) => say_jump(lang, &kind, from, to),
        Some(By::Step) | None => say_step(lang, &kind, from, to),
    }
}

fn path_words(path: &[Hop], lang: Lang) -> String {
    let hops: Vec<String> = path
        .iter()
        .map(|hop| match hop.by {
            By::Step => path_step(lang, hop.to),
            By::Jump(over) => path_jump(lang, over, hop.to),
            By::Attraction => path_attraction(lang, hop.to),
        })
        .collect();
    hops.join(", ")
}

pub(crate) fn narrate(event: &Event, lang: Lang, names: &[String]) -> String {
    let name = |seat: &Seat| {
        names
            .get(seat.index())
            .cloned()
            .unwrap_or_else(|| fleet_name(lang, seat.number()))
    };
    let named = |kind: &Kind| kind_name(lang, *kind);
    match event {
        Event::Dealt { seat, power } => {
            told_dealt(lang, &name(seat), &power_title(lang, Some(*power)))
        }
        Event::Laid { seat, kind, square } => {
            told_laid(lang, &name(seat), &a_ship(lang, *kind), *square)
        }
        Event::Moved {
            seat,
            kind,
            from,
            ships,
            path,
        } => {
            let path = path_words(path, lang);
            if *ships > 1 {
                told_stack_moved(
                    lang,
                    &name(seat),
                    *ships,
                    &a_ship(lang, *kind),
                    *from,
                    &path,
                )
            } else {
                told_moved(lang, &name(seat), &named(kind), *from, &path)
            }
        }
        Event::Stacked { square, height, .. } => told_stacked(lang, *square, *height),
        Event::PickedUp { seat, .. } => told_picked_up(lang, &name(seat)),
        Event::CameHome { seat, .. } => told_came_home(lang, &name(seat)),
        Event::Removed {
            owner,
            kind,
            square,
            stays,
            ..
        } => and_stays(
            told_removed(lang, &named(kind), &name(owner), *square),
            *stays,
            lang,
        ),
        Event::TakenOver {
            seat,
            owner,
            kind,
            home,
            stays,
            ..
        } => and_stays(
            told_taken_over(lang, &name(seat), &named(kind), &name(owner), *home),
            *stays,
            lang,
        ),
        Event::CommanderReturned { seat, planet } => told_returned(lang, &name(seat), *planet),
        Event::Rebuilt { seat, kind, square } => {
            told_rebuilt(lang, &name(seat), &a_ship(lang, *kind), *square)
        }
        Event::Passed { seat } => told_passed(lang, &name(seat)),
        Event::Out { seat } => told_out(lang, &name(seat)),
        Event::Won { winner } => told_won(lang, &name(winner)),
        Event::Drawn => told_drawn(lang),
    }
}

fn and_stays(words: String, stays: bool, lang: Lang) -> String {
    if stays {
        format!("{words} {}", told_stays(lang))
    } else {
        words
    }
}

pub(crate) fn describe_ending(ending: &Ending, lang: Lang) -> String {
    match ending.reason {
        "rescued" => ended_rescued(lang),
        "last" => ended_last(lang),
        "repetition" => ended_repetition(lang),
        _ => ended_quiet(lang),
    }
}

/// "3 ships".
#[must_use]
pub fn ships(lang: Lang, count: u32) -> String {
    let count = i64::from(count);
    let word = match lang {
        Lang::En => plural(lang, count, "ship", "ships", "ships"),
        Lang::Pl => plural(lang, count, "statek", "statki", "statków"),
    };
    format!("{count} {word}")
}
