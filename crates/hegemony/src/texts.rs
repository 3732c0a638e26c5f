//! Everything this game says to people, in every language. What cards and faces of dice say, and
//! what things are called, is made in [`wording`].
//!
//! Polish names of cards are never declined: they stand behind a colon or in apposition, and
//! what happened is told in the impersonal past („zapłacono”), which has no gender.

use serde_json::Value;
use starboard_kernel::{Ending, Lang, Refusal, Wording, plural, texts};

use crate::cards::wording::{self, Bearer};
use crate::cards::{Deed, Deeds, Dice, Lasting};
use crate::dice::{Power, powers};
use crate::refusal::why_not;
use crate::render::render;
use crate::{
    Ability, Action, Captain, Cube, Die, Encounter, End, Event, FoundWeapon, Hegemony, Payment,
    Planet, RANDOM_CAPTAIN, Task, Weapon,
};

impl Wording for Hegemony {
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
    title() { en: "Cosmic Hegemony", pl: "Kosmiczna Hegemonia" }
    tagline() {
        en: "Run the gauntlet of three alien sectors and find the lost Super Weapons.",
        pl: "Przemknij przez trzy sektory obcych i odnajdź zaginione superbronie."
    }

    // Options.
    option_difficulty() { en: "Difficulty", pl: "Poziom trudności" }
    option_basic() { en: "basic", pl: "podstawowy" }
    option_normal() { en: "normal", pl: "normalny" }
    option_advanced() { en: "advanced", pl: "zaawansowany" }
    option_captain() { en: "Captain", pl: "Kapitan" }
    option_random() { en: "random", pl: "losowo" }
    note_difficulty(weapons: u8) {
        en: "{weapons} Super Weapons to find, and {weapons} alerts in the bag from the start.",
        pl: "Superbroni do znalezienia: {weapons}, alarmów w worku na początku: {weapons}."
    }
    note_random() { en: "Any captain may take command.", pl: "Dowodzenie może objąć każdy kapitan." }
    note_captain(red: u8, orange: u8, blue: u8, dice: &str) {
        en: "Weapons {red}, Engineering {orange}, Infiltration {blue}. Dice: {dice}.",
        pl: "Uzbrojenie {red}, Inżynieria {orange}, Infiltracja {blue}. Kości: {dice}."
    }

    // Pieces of sentences.
    and() { en: " and ", pl: " i " }
    or() { en: " or ", pl: " lub " }
    nothing() { en: "nothing", pl: "nic" }
    points_of(points: &str, ability: &str) { en: "{points} of {ability}", pl: "{points} {ability}" }
    one_cube(article: &str, colour: &str) { en: "{article} {colour} cube", pl: "{article}{colour} znacznik" }

    // How a strength comes about (H17).
    sum_total(parts: &str, total: u8) { en: "{parts} = {total}", pl: "{parts} = {total}" }
    sum_zero(sum: &str) { en: "{sum}: must be evaded", pl: "{sum}: konieczny unik" }
    sum_boost(sum: &str, boost: u8, due: u8) { en: "{sum}; −{boost} dice and hand: {due} to pay", pl: "{sum}; −{boost} kości i ręka: do zapłaty {due}" }

    // What is to be done now.
    prompt_over() { en: "The game is over.", pl: "Gra skończona." }
    prompt_planet(round: u8) { en: "Round {round}: choose the planet to search.", pl: "Runda {round}: wybierz planetę do przeszukania." }
    prompt_before_line() { en: "Draw the line, or use a die first.", pl: "Dobierz rząd albo najpierw użyj kości." }
    prompt_place(number: usize) { en: "Choose card {number} of the line.", pl: "Wybierz kartę nr {number} do rzędu." }
    prompt_decide(card: &str, strength: u8, ability: &str) { en: "{card}, strength {strength} against {ability}: engage or evade.", pl: "{card}, siła {strength}, {ability}: starcie albo unik." }
    prompt_zero(card: &str) { en: "{card}, strength 0: it must be evaded.", pl: "{card}, siła 0: konieczny unik." }
    prompt_too_strong(card: &str, strength: u8, ability: &str) { en: "{card}, strength {strength} against {ability}: too much to pay, so evade.", pl: "{card}, siła {strength}, {ability}: nie da się zapłacić, więc unik." }
    prompt_needs_help(card: &str, strength: u8, ability: &str) { en: "{card}, strength {strength} against {ability}: too much to pay without help; evade, or get help.", pl: "{card}, siła {strength}, {ability}: bez pomocy nie da się zapłacić; unik albo pomoc." }
    prompt_due(card: &str, due: u8, strength: u8, ability: &str) { en: "{card}, {due} of {strength} left to pay against {ability}: engage.", pl: "{card}, {ability}: do zapłaty {due} z {strength}, stań do starcia." }
    prompt_committed(card: &str, strength: u8, ability: &str) { en: "{card}, strength {strength} against {ability}: engage.", pl: "{card}, siła {strength}, {ability}: stań do starcia." }
    prompt_evading(card: &str, cubes: &str) { en: "Evading {card}: draw {cubes}, or use something first.", pl: "Unik, {card}: wylosuj {cubes} albo najpierw użyj czegoś." }
    prompt_searching(cubes: &str) { en: "Search: draw a cube ({cubes} left), or use something.", pl: "Poszukiwania: losuj (zostało: {cubes}) albo użyj czegoś." }
    prompt_searched() { en: "Search: nothing left to draw; finish, or use something.", pl: "Poszukiwania: nie ma już co losować; zakończ albo użyj czegoś." }
    prompt_keep(cube: &str, ability: &str) { en: "Drawn: {cube}. Raise {ability}, or put it onto a Super Weapon.", pl: "Wylosowano {cube}. Podnieś zdolność ({ability}) albo połóż go na superbroni." }
    prompt_fit(cube: &str) { en: "Drawn: {cube}. Choose the Super Weapon it goes onto.", pl: "Wylosowano {cube}. Wybierz superbroń, na którą trafi." }
    prompt_before_find() { en: "A Super Weapon! Draw it at random, or choose it with a die.", pl: "Superbroń! Wylosuj ją albo wybierz, używając kości." }
    prompt_text(card: &str) { en: "{card}: choose one of the two.", pl: "{card}: wybierz jedno z dwojga." }
    prompt_gain(points: &str) { en: "Choose an ability to gain a point ({points} left).", pl: "Wybierz zdolność, która zyska punkt (zostało: {points})." }
    prompt_lose(points: &str) { en: "Choose an ability to lose a point ({points} left).", pl: "Wybierz zdolność, która straci punkt (zostało: {points})." }
    prompt_take(cubes: &str) { en: "Choose a cube that leaves the bag ({cubes} left).", pl: "Wybierz znacznik, który opuści worek (zostało: {cubes})." }
    prompt_discard() { en: "Choose a card of your hand to discard.", pl: "Wybierz kartę z ręki do odrzucenia." }
    prompt_turn_up(by: u8) { en: "Choose a die to turn up by {by}.", pl: "Wybierz kość do obrócenia w górę o {by}." }
    prompt_turn_down(die: &str, face: u8) { en: "{die}, face {face}: turn it to a lower face.", pl: "{die}, ścianka {face}: obróć na niższą ściankę." }
    prompt_reroll() { en: "Choose a die to roll again.", pl: "Wybierz kość do ponownego rzutu." }
    prompt_trade() { en: "Choose a die to give away and a new one to roll.", pl: "Wybierz kość do oddania i nową, którą rzucisz." }
    prompt_understand() { en: "Choose a Super Weapon that counts as understood.", pl: "Wybierz superbroń, która będzie poznana." }
    prompt_exchange() { en: "Choose a Super Weapon to give away and another to take.", pl: "Wybierz superbroń do oddania i inną, którą weźmiesz." }
    prompt_claim() { en: "Choose the Super Weapon you find.", pl: "Wybierz superbroń, którą znajdujesz." }
    prompt_borrowed(die: &str, face: u8) { en: "{die} came up {face}: choose how to use it.", pl: "{die}, wypadło {face}: wybierz, jak tego użyć." }
    prompt_pair(first: &str, second: &str) { en: "Drawn: {first} and {second}. Choose the one to use.", pl: "Wylosowano {first} i {second}. Wybierz ten, którego użyjesz." }
    prompt_aliens() { en: "The aliens of the sectors are drawn.", pl: "Trwa losowanie obcych w sektorach." }
    prompt_captain() { en: "The captain is drawn.", pl: "Trwa losowanie kapitana." }
    prompt_roll(die: &str) { en: "{die} is rolled.", pl: "{die}: trwa rzut kością." }
    prompt_deal() { en: "Planets are dealt.", pl: "Trwa odkrywanie planet." }
    prompt_draw_line() { en: "The line is drawn.", pl: "Trwa dobieranie rzędu." }
    prompt_sift() { en: "Cards are drawn to choose the line from.", pl: "Trwa dobieranie kart do wyboru." }
    prompt_evade_draw() { en: "Cubes are drawn in the evade.", pl: "Trwa losowanie znaczników przy uniku." }
    prompt_draw_cube() { en: "A cube is drawn.", pl: "Trwa losowanie znacznika." }
    prompt_find() { en: "A Super Weapon is drawn.", pl: "Trwa losowanie superbroni." }

    // Actions in plain words.
    say_planet(planet: &str, text: &str) { en: "Search {planet}. {text}", pl: "Przeszukaj planetę: {planet}. {text}" }
    say_draw_line() { en: "Draw the line: four cards", pl: "Dobierz rząd: cztery karty" }
    say_draw_weapon() { en: "Draw a Super Weapon at random", pl: "Wylosuj superbroń" }
    say_draw_cube(cubes: &str) { en: "Draw a cube from the bag ({cubes} left)", pl: "Wylosuj znacznik z worka (zostało: {cubes})" }
    say_draw_evade(cubes: &str) { en: "Go on: draw {cubes} from the bag, each costs a point of its colour", pl: "Dalej: wylosuj z worka {cubes}, każdy kosztuje punkt w swoim kolorze" }
    say_draw_evade_one() { en: "Go on: draw 1 ability cube from the bag, it costs a point of its colour", pl: "Dalej: wylosuj z worka 1 znacznik zdolności, kosztuje punkt w swoim kolorze" }
    say_draw_evade_none() { en: "Go on: no cubes are drawn", pl: "Dalej: bez losowania znaczników" }
    say_draw() { en: "Draw", pl: "Losuj" }
    say_finish() { en: "Finish the search", pl: "Zakończ poszukiwania" }
    say_place(card: &str, kind: &str, strength: u8, ability: &str) { en: "Lay out {card} ({kind}, strength {strength}, {ability})", pl: "Wyłóż kartę: {card} ({kind}, siła {strength}, {ability})" }
    say_engage(paid: &str) { en: "Engage: pay {paid}", pl: "Starcie: zapłać {paid}" }
    say_engage_free() { en: "Engage for free", pl: "Starcie za darmo" }
    say_evade(paid: &str) { en: "Evade: pay {paid}", pl: "Unik: zapłać {paid}" }
    say_evade_free() { en: "Evade for free", pl: "Unik za darmo" }
    then_draw(cubes: &str) { en: "then draw {cubes}, each costs a point of its colour", pl: "potem wylosuj {cubes}, każdy kosztuje punkt w swoim kolorze" }
    then_draw_one() { en: "then draw 1 ability cube, it costs a point of its colour", pl: "potem wylosuj 1 znacznik zdolności, kosztuje punkt w swoim kolorze" }
    then_draw_none() { en: "no cubes are drawn", pl: "bez losowania znaczników" }
    shielded(colours: &str) { en: "but not {colours}", pl: "ale nie: {colours}" }
    counts_icons(icons: &str) { en: "{icons} for the search", pl: "{icons} w poszukiwaniach" }
    to_hand() { en: "the card comes to your hand", pl: "karta trafi na rękę" }
    loses_game() { en: "two abilities at zero: this loses the game", pl: "dwie zdolności na zerze: to przegrana" }
    say_use(die: &str, face: u8, effect: &str) { en: "Use {die} (face {face}): {effect}", pl: "Użyj kości: {die} (ścianka {face}): {effect}" }
    say_use_engaging(die: &str, face: u8, effect: &str) { en: "Engage with {die} (face {face}): {effect}", pl: "Starcie z pomocą kości: {die} (ścianka {face}): {effect}" }
    pay_less(points: &str) { en: "pay {points} less", pl: "zapłać o {points} mniej" }
    no_boost() { en: "no help against this icon", pl: "bez pomocy przy tej ikonie" }
    cubes_leave(cubes: &str) { en: "{cubes} leave the bag", pl: "usuń z worka {cubes}" }
    chosen_cubes_leave(cubes: &str) { en: "{cubes} of your choice leave the bag", pl: "wybierz i usuń z worka {cubes}" }
    more_cubes(cubes: &str) { en: "{cubes} more in this search", pl: "o {cubes} więcej w tych poszukiwaniach" }
    say_play(card: &str, text: &str) { en: "Play {card}. {text}", pl: "Zagraj z ręki: {card}. {text}" }
    say_raise(ability: &str, from: u8, to: u8, most: u8) { en: "Raise {ability} from {from} to {to} (maximum {most})", pl: "Podnieś zdolność: {ability}, z {from} na {to} (maksimum {most})" }
    say_fit(weapon: &str, needs: &str) { en: "Put it onto {weapon} (needs {needs})", pl: "Połóż go na superbroni: {weapon} (brakuje: {needs})" }
    say_gain(ability: &str, from: u8, to: u8) { en: "Gain 1 point of {ability} ({from} to {to})", pl: "Zyskaj 1 punkt {ability} (z {from} na {to})" }
    say_lose(ability: &str, from: u8, to: u8) { en: "Lose 1 point of {ability} ({from} to {to})", pl: "Strać 1 punkt {ability} (z {from} na {to})" }
    say_take(cube: &str, cubes: u8) { en: "Take {cube} from the bag ({cubes} there)", pl: "Weź z worka {cube} (jest ich tam: {cubes})" }
    say_keep(cube: &str, other: &str) { en: "Use {cube}; {other} goes to the supply", pl: "Użyj: {cube}; do zasobu trafi {other}" }
    say_discard(card: &str) { en: "Discard {card}", pl: "Odrzuć kartę: {card}" }
    say_turn_up(die: &str, from: u8, to: u8, text: &str) { en: "Turn {die} up from {from} to {to}: {text}", pl: "Obróć kość w górę: {die}, z {from} na {to}: {text}" }
    say_turn_to(die: &str, face: u8, text: &str) { en: "Turn {die} to {face}: {text}", pl: "Obróć kość: {die}, na {face}: {text}" }
    say_reroll(die: &str, face: u8) { en: "Roll {die} again (now {face})", pl: "Rzuć ponownie kością: {die} (teraz {face})" }
    say_trade(out: &str, into: &str) { en: "Give {out} away and roll {into}", pl: "Oddaj kość: {out}, weź i rzuć: {into}" }
    say_understand(weapon: &str, text: &str) { en: "{weapon} counts as understood. {text}", pl: "Uznaj za poznaną: {weapon}. {text}" }
    say_exchange(out: &str, into: &str, needs: &str, text: &str) { en: "Give {out} away for {into} (needs {needs}). {text}", pl: "Oddaj superbroń: {out}, weź: {into} (brakuje: {needs}). {text}" }
    say_claim(weapon: &str, needs: &str, text: &str) { en: "Find {weapon} (needs {needs}). {text}", pl: "Znajdź: {weapon} (brakuje: {needs}). {text}" }

    // What happened.
    told_alien(sector: u8, alien: &str) { en: "Sector {sector} went to {alien}.", pl: "Sektor {sector} przypadł obcym: {alien}." }
    told_captain(captain: &str) { en: "{captain} took command.", pl: "Wybrano kapitana: {captain}." }
    told_rolled(die: &str, face: u8) { en: "{die} was rolled: {face}.", pl: "{die}: wyrzucono {face}." }
    told_planet_dealt(planet: &str) { en: "{planet} was turned face up.", pl: "Odkryto planetę: {planet}." }
    told_round(round: u8, alien: &str) { en: "Round {round} began in the sector of {alien}.", pl: "Zaczęła się runda {round}, sektor: {alien}." }
    told_planet_chosen(planet: &str) { en: "{planet} was chosen for the search.", pl: "Do poszukiwań wybrano planetę: {planet}." }
    told_card_drawn(card: &str) { en: "{card} was drawn.", pl: "Dobrano kartę: {card}." }
    told_card_placed(card: &str) { en: "{card} was laid out in the line.", pl: "Wyłożono do rzędu: {card}." }
    told_shuffled_back(cards: &str) { en: "Shuffled back into the deck: {cards}.", pl: "Wtasowano z powrotem do talii: {cards}." }
    told_cubes_added(card: &str, cubes: &str) { en: "{card} put {cubes} into the bag.", pl: "{card}: do worka dołożono {cubes}." }
    told_location(card: &str) { en: "{card} became the location.", pl: "Dotarto w nowe miejsce: {card}." }
    told_location_left(card: &str) { en: "{card} was left behind.", pl: "Opuszczono miejsce: {card}." }
    told_met(card: &str, strength: u8, ability: &str) { en: "{card} was met, strength {strength} against {ability}.", pl: "Spotkano kartę: {card}, siła {strength}, {ability}." }
    told_met_passing(card: &str) { en: "{card} was met.", pl: "Spotkano kartę: {card}." }
    told_text(card: &str) { en: "The text of {card} took effect.", pl: "Zadziałał tekst karty: {card}." }
    told_engaged(card: &str, paid: &str) { en: "{card} was engaged for {paid}.", pl: "Starcie: {card}, zapłacono {paid}." }
    told_engaged_free(card: &str) { en: "{card} was engaged for free.", pl: "Starcie: {card}, za darmo." }
    told_evade_began(card: &str, paid: &str) { en: "The evade of {card} cost {paid}.", pl: "Unik przed kartą: {card}, zapłacono {paid}." }
    told_evade_free(card: &str) { en: "The evade of {card} cost nothing.", pl: "Unik przed kartą: {card}, za darmo." }
    told_evaded(card: &str) { en: "{card} was evaded.", pl: "Uniknięto karty: {card}." }
    told_passed(card: &str) { en: "{card} was left in peace.", pl: "Minięto kartę: {card}." }
    told_evade_cube(cube: &str) { en: "The evade drew {cube}.", pl: "Przy uniku wylosowano {cube}." }
    told_evade_shielded(cube: &str) { en: "The evade drew {cube}, which cost nothing.", pl: "Przy uniku wylosowano {cube}, który nic nie kosztował." }
    told_lost(points: &str) { en: "Lost {points}.", pl: "Stracono {points}." }
    told_gained(points: &str) { en: "Gained {points}.", pl: "Zyskano {points}." }
    told_search(cubes: &str) { en: "The search began with {cubes} to draw.", pl: "Zaczęły się poszukiwania, do wylosowania: {cubes}." }
    told_search_nothing() { en: "The search began with nothing to draw.", pl: "Zaczęły się poszukiwania, ale nie było czego losować." }
    told_cube(cube: &str, meaning: &str) { en: "Drew {cube}: {meaning}.", pl: "Wylosowano {cube}: {meaning}." }
    told_raised(ability: &str, points: u8) { en: "{ability} rose to {points}.", pl: "Podniesiono zdolność: {ability}, teraz {points}." }
    told_fitted(colour: &str, weapon: &str) { en: "The {colour} cube went onto {weapon}.", pl: "Na kartę {weapon} trafił {colour} znacznik." }
    told_wasted(colour: &str) { en: "The {colour} cube went to the supply.", pl: "Do zasobu trafił {colour} znacznik." }
    told_false_lead() { en: "A false lead: the white cube went back into the bag.", pl: "Fałszywy trop: biały znacznik wrócił do worka." }
    told_false_lead_left() { en: "A false lead: the white cube went to the supply.", pl: "Fałszywy trop: biały znacznik trafił do zasobu." }
    told_alerted(alerts: &str) { en: "The alert reached Quietus, who then had {alerts}.", pl: "Alarm dotarł do Quietusa, na jego karcie: {alerts}." }
    told_hushed() { en: "The alert cost nothing, and the black cube went to the supply.", pl: "Alarm nic nie kosztował, czarny znacznik trafił do zasobu." }
    told_found(weapon: &str, left: u8) { en: "{weapon} was found, {left} left to find.", pl: "Znaleziono superbroń: {weapon}, pozostało do znalezienia: {left}." }
    told_found_last(weapon: &str) { en: "{weapon} was found, the last Super Weapon.", pl: "Znaleziono ostatnią superbroń: {weapon}." }
    told_understood(weapon: &str) { en: "{weapon} was understood.", pl: "Poznano superbroń: {weapon}." }
    told_die_used(die: &str, face: u8) { en: "{die} was used on face {face}.", pl: "Użyto kości: {die}, ścianka {face}." }
    told_die_turned(die: &str, from: u8, to: u8) { en: "{die} was turned from {from} to {to}.", pl: "Obrócono kość: {die}, z {from} na {to}." }
    told_die_traded(out: &str, into: &str) { en: "{out} was given away for {into}.", pl: "Oddano kość: {out}, wzięto: {into}." }
    told_borrowed(die: &str, face: u8) { en: "A borrowed die, {die}, came up {face}.", pl: "Rzucono pożyczoną kością: {die}, wypadło {face}." }
    told_boosted(points: &str) { en: "Engaging became cheaper by {points}.", pl: "Cena starcia spadła o {points}." }
    told_played(card: &str) { en: "{card} was played from the hand.", pl: "Zagrano z ręki: {card}." }
    told_kept(card: &str) { en: "{card} came to the hand.", pl: "Na rękę trafiła karta: {card}." }
    told_discarded(card: &str) { en: "{card} was discarded.", pl: "Odrzucono kartę: {card}." }
    told_into_bag(cubes: &str) { en: "Added to the bag: {cubes}.", pl: "Do worka dołożono {cubes}." }
    told_from_bag(cubes: &str) { en: "Removed from the bag: {cubes}.", pl: "Z worka usunięto {cubes}." }
    told_pair(cube: &str) { en: "One of two: {cube}.", pl: "Jeden z dwóch: {cube}." }
    told_probed(cube: &str) { en: "The bag was probed and gave {cube}.", pl: "Sprawdzono worek i wylosowano {cube}." }
    told_probed_back(cube: &str) { en: "The bag was probed and gave {cube}, which went back.", pl: "Sprawdzono worek i wylosowano {cube}, który wrócił do worka." }
    told_alerts_removed(cubes: &str) { en: "Removed from Quietus: {cubes}.", pl: "Z karty Quietusa usunięto {cubes}." }
    told_search_grew(cubes: &str) { en: "The search of this round grew by {cubes}.", pl: "Poszukiwania tej rundy powiększono o {cubes}." }
    told_search_shrank(cubes: &str) { en: "The search of this round shrank by {cubes}.", pl: "Poszukiwania tej rundy zmniejszono o {cubes}." }
    told_slipped_away() { en: "No cubes had to be drawn in this evade.", pl: "Przy tym uniku nie trzeba było losować znaczników." }
    told_exchanged(out: &str, into: &str) { en: "{out} was given away for {into}.", pl: "Oddano superbroń: {out}, wzięto: {into}." }
    told_round_ended(round: u8) { en: "Round {round} ended.", pl: "Runda {round} dobiegła końca." }

    // How it ended.
    ended_victory() { en: "Victory: the last Super Weapon was found.", pl: "Zwycięstwo: znaleziono ostatnią superbroń." }
    ended_crippled() { en: "Defeat: two abilities fell to zero.", pl: "Porażka: dwie zdolności spadły do zera." }
    ended_exhausted() { en: "Defeat: the last round ended and Super Weapons were still missing.", pl: "Porażka: ostatnia runda minęła, a superbroni wciąż brakowało." }
}

/// "a, b and c".
pub(crate) fn list(items: &[String], lang: Lang) -> String {
    joined(items, &and(lang), lang)
}

/// "a, b or c".
pub(crate) fn either(items: &[String], lang: Lang) -> String {
    joined(items, &or(lang), lang)
}

fn joined(items: &[String], before_last: &str, lang: Lang) -> String {
    match items {
        [] => nothing(lang),
        [only] => only.clone(),
        [most @ .., last] => most.join(", ") + before_last + last,
    }
}

/// "3 cubes".
pub(crate) fn cubes(n: u8, lang: Lang) -> String {
    let word = match lang {
        Lang::En => plural(lang, n.into(), "cube", "cubes", "cubes"),
        Lang::Pl => plural(lang, n.into(), "znacznik", "znaczniki", "znaczników"),
    };
    format!("{n} {word}")
}

/// "2 ability cubes".
fn ability_cubes(n: u8, lang: Lang) -> String {
    match lang {
        Lang::En => {
            let word = plural(lang, n.into(), "cube", "cubes", "cubes");
            format!("{n} ability {word}")
        }
        Lang::Pl => format!("{} zdolności", cubes(n, lang)),
    }
}

/// "2 Planet Icons".
pub(crate) fn planet_icons(n: u8, lang: Lang) -> String {
    let word = match lang {
        Lang::En => plural(lang, n.into(), "Planet Icon", "", "Planet Icons"),
        Lang::Pl => plural(
            lang,
            n.into(),
            "ikona planety",
            "ikony planety",
            "ikon planety",
        ),
    };
    format!("{n} {word}")
}

/// An ability in the Polish genitive: „punkt Uzbrojenia”.
pub(crate) fn of_ability(ability: Ability, lang: Lang) -> String {
    match lang {
        Lang::En => wording::ability_name(ability, lang),
        Lang::Pl => match ability {
            Ability::Red => "Uzbrojenia",
            Ability::Orange => "Inżynierii",
            Ability::Blue => "Infiltracji",
        }
        .to_owned(),
    }
}

/// "2 points of Weapons".
pub(crate) fn points_of_ability(n: u8, ability: Ability, lang: Lang) -> String {
    points_of(lang, &wording::points(n, lang), &of_ability(ability, lang))
}

/// "1 point of Weapons and 4 points of Infiltration".
pub(crate) fn paid(payment: Payment, lang: Lang) -> String {
    let parts: Vec<String> = Ability::ALL
        .iter()
        .filter(|ability| payment[ability.index()] > 0)
        .map(|&ability| points_of_ability(payment[ability.index()], ability, lang))
        .collect();
    list(&parts, lang)
}

/// "an orange cube".
pub(crate) fn a_cube(cube: Cube, lang: Lang) -> String {
    let article = match (lang, cube) {
        (Lang::Pl, _) => "",
        (Lang::En, Cube::Orange) => "an",
        (Lang::En, _) => "a",
    };
    one_cube(lang, article, &wording::cube_name(cube, lang))
}

/// "1 red cube and 2 blue cubes", for counts in the order of [`Cube`].
fn cubes_by_colour(counts: &[u8], lang: Lang) -> String {
    let parts: Vec<String> = Cube::ALL
        .iter()
        .zip(counts)
        .filter(|&(_, &count)| count > 0)
        .map(|(&cube, &count)| wording::cubes_of(cube, count, lang))
        .collect();
    list(&parts, lang)
}

/// The cubes that a Super Weapon still asks for.
pub(crate) fn still_needed(found: &FoundWeapon, lang: Lang) -> String {
    if found.is_understood() {
        return nothing(lang);
    }
    let mut needed = found.weapon.card().needs;
    for (needed, has) in needed.iter_mut().zip(found.cubes) {
        *needed = needed.saturating_sub(has);
    }
    cubes_by_colour(&needed, lang)
}

/// What a planet does.
#[must_use]
pub fn planet_text(planet: Planet, lang: Lang) -> String {
    wording::text(&planet.card().text, Bearer::Planet, lang).join(" ")
}

/// What a Super Weapon does once it is understood.
#[must_use]
pub fn weapon_text(weapon: Weapon, lang: Lang) -> String {
    wording::text(&weapon.card().text, Bearer::Weapon, lang).join(" ")
}

/// What a card does when it is played from the hand.
#[must_use]
pub fn hand_text(card: Encounter, lang: Lang) -> String {
    let hand = card.card().hand.as_ref();
    hand.map_or_else(|| nothing(lang), |hand| wording::hand(hand, lang))
}

/// H17, told step by step: "3, +1 The Thrum, −1 Rusted Dock = 3; −2 dice and hand: 1 to pay".
#[must_use]
pub fn strength_in_words(position: &Hegemony, place: usize, lang: Lang) -> String {
    let strength = position.strength_in_full(place);
    let mut parts = vec![strength.printed.to_string()];
    for &(source, by) in strength.changes.iter().filter(|(_, by)| *by != 0) {
        let sign = if by < 0 { '−' } else { '+' };
        parts.push(format!("{sign}{} {}", by.unsigned_abs(), source.name(lang)));
    }
    let sum = match parts.len() {
        1 => parts.remove(0),
        _ => sum_total(lang, &parts.join(", "), strength.total),
    };
    if strength.total == 0 {
        return sum_zero(lang, &sum);
    }
    // What was used for the card before may not be put away yet.
    let is_met = position
        .agenda
        .tasks()
        .iter()
        .any(|task| matches!(task, Task::Decide(at) if usize::from(*at) == place));
    match position.boost() {
        boost if boost > 0 && is_met => sum_boost(lang, &sum, boost, position.due_at(place)),
        _ => sum,
    }
}

pub(crate) fn option_label(name: &str, value: Option<&Value>, lang: Lang) -> String {
    match (name, value.and_then(Value::as_str)) {
        ("difficulty", None) => option_difficulty(lang),
        ("difficulty", Some("basic")) => option_basic(lang),
        ("difficulty", Some("normal")) => option_normal(lang),
        ("difficulty", Some("advanced")) => option_advanced(lang),
        ("captain", None) => option_captain(lang),
        ("captain", Some(RANDOM_CAPTAIN)) => option_random(lang),
        ("captain", Some(id)) => match Captain::read(id) {
            Some(captain) => captain.name(lang).to_owned(),
            None => id.to_owned(),
        },
        _ => name.to_owned(),
    }
}

pub(crate) fn option_note(name: &str, value: &Value, lang: Lang) -> Option<String> {
    match (name, value.as_str()?) {
        ("difficulty", _) => {
            let difficulty: crate::Difficulty = serde_json::from_value(value.clone()).ok()?;
            Some(note_difficulty(lang, difficulty.weapons()))
        }
        ("captain", RANDOM_CAPTAIN) => Some(note_random(lang)),
        ("captain", id) => {
            let card = Captain::read(id)?.card();
            let [red, orange, blue] = card.points;
            let dice = card.dice.map(|die| wording::die_name(die, lang));
            Some(note_captain(lang, red, orange, blue, &list(&dice, lang)))
        }
        _ => None,
    }
}

pub(crate) fn prompt(position: &Hegemony, lang: Lang) -> String {
    if position.end().is_some() {
        return prompt_over(lang);
    }
    let die_name = |die: Die| wording::die_name(die, lang);
    match position.task() {
        Task::ChoosePlanet => prompt_planet(lang, position.round()),
        Task::BeforeLine => prompt_before_line(lang),
        Task::PlaceCard => prompt_place(lang, position.line().count() + 1),
        Task::Decide(place) => prompt_for_card(position, place.into(), lang),
        Task::Evading(place) => {
            let card = name_at(position, place.into(), lang);
            prompt_evading(lang, card, &ability_cubes(evade_draws(position), lang))
        }
        Task::Searching if position.has_cubes_to_draw() => {
            prompt_searching(lang, &cubes(position.cubes().unsigned_abs(), lang))
        }
        Task::Searching => prompt_searched(lang),
        Task::Keep(cube) => {
            let drawn = a_cube(cube, lang);
            match cube.ability() {
                Some(ability) if position.can_raise(cube) => {
                    prompt_keep(lang, &drawn, &wording::ability_name(ability, lang))
                }
                _ => prompt_fit(lang, &drawn),
            }
        }
        Task::BeforeFind => prompt_before_find(lang),
        Task::Text(source, ..) => prompt_text(lang, source.name(lang)),
        Task::Gain(points) => prompt_gain(lang, &wording::points(points, lang)),
        Task::Lose(points) => prompt_lose(lang, &wording::points(points, lang)),
        Task::Take { cubes: n, .. } => prompt_take(lang, &cubes(n, lang)),
        Task::Discard => prompt_discard(lang),
        Task::TurnUp { by, .. } => prompt_turn_up(lang, by),
        Task::TurnDown(die) => {
            prompt_turn_down(lang, &die_name(die), position.face(die).unwrap_or(1))
        }
        Task::Reroll => prompt_reroll(lang),
        Task::Trade => prompt_trade(lang),
        Task::Understand => prompt_understand(lang),
        Task::Exchange => prompt_exchange(lang),
        Task::Claim => prompt_claim(lang),
        Task::Borrowed(die, face) => prompt_borrowed(lang, &die_name(die), face),
        Task::PairKeep(first, second) => {
            prompt_pair(lang, &a_cube(first, lang), &a_cube(second, lang))
        }
        Task::DrawAlien => prompt_aliens(lang),
        Task::DrawCaptain => prompt_captain(lang),
        Task::RollDie(die) | Task::Borrow(die) => prompt_roll(lang, &die_name(die)),
        Task::DealPlanets(_) => prompt_deal(lang),
        Task::DrawLine(_) => prompt_draw_line(lang),
        Task::Sift(_) => prompt_sift(lang),
        Task::EvadeDraw(_) => prompt_evade_draw(lang),
        Task::Find => prompt_find(lang),
        // The rest is done by itself.
        _ => prompt_draw_cube(lang),
    }
}

fn prompt_for_card(position: &Hegemony, place: usize, lang: Lang) -> String {
    let card = name_at(position, place, lang);
    let strength = position.strength_at(place);
    if strength == 0 {
        return prompt_zero(lang, card);
    }
    let ability = wording::ability_name(position.icon_at(place), lang);
    let due = position.due_at(place);
    let payable = position.can_engage(place);
    if !payable {
        if position.is_any_usable() {
            prompt_needs_help(lang, card, strength, &ability)
        } else {
            prompt_too_strong(lang, card, strength, &ability)
        }
    } else if due < strength {
        prompt_due(lang, card, due, strength, &ability)
    } else if position.committed {
        prompt_committed(lang, card, strength, &ability)
    } else {
        prompt_decide(lang, card, strength, &ability)
    }
}

/// The card at a place of the line.
pub(crate) fn name_at(position: &Hegemony, place: usize, lang: Lang) -> &'static str {
    let mut line = position.line();
    line.nth(place).map_or("", |slot| slot.card.name(lang))
}

/// The cubes that an evade under way still draws.
fn evade_draws(position: &Hegemony) -> u8 {
    let drawn = position
        .agenda
        .tasks()
        .iter()
        .rev()
        .find_map(|task| match task {
            Task::EvadeDraw(cubes) => Some(*cubes),
            _ => None,
        });
    drawn.unwrap_or(0)
}

pub(crate) fn describe(position: &Hegemony, action: Action, lang: Lang) -> String {
    let ability_name = |ability: Ability| wording::ability_name(ability, lang);
    let die_name = |die: Die| wording::die_name(die, lang);
    let face_of = |die: Die| position.face(die).unwrap_or(0);
    match action {
        Action::Planet(planet) => say_planet(lang, planet.name(lang), &planet_text(planet, lang)),
        Action::Draw => match position.task() {
            Task::BeforeLine => say_draw_line(lang),
            Task::BeforeFind => say_draw_weapon(lang),
            Task::Searching => say_draw_cube(lang, &cubes(position.cubes().unsigned_abs(), lang)),
            Task::Evading(_) => match evade_draws(position) {
                0 => say_draw_evade_none(lang),
                1 => say_draw_evade_one(lang),
                n => say_draw_evade(lang, &ability_cubes(n, lang)),
            },
            _ => say_draw(lang),
        },
        Action::Finish => say_finish(lang),
        Action::Place(card) => say_place(
            lang,
            card.name(lang),
            &wording::kind_name(card.card().kind, lang),
            card.card().strength,
            &ability_name(card.card().icon),
        ),
        Action::Engage(payment) => describe_engage(position, payment, lang),
        Action::Evade(payment) => describe_evade(position, payment, lang),
        Action::Use { die, power: word } => {
            let face = match position.task() {
                Task::Borrowed(borrowed, face) if borrowed == die => face,
                _ => face_of(die),
            };
            let mut uses = powers(die, face).iter().copied();
            match uses.find(|power| power.word() == word.word()) {
                Some(power) => describe_use(position, die, face, power, lang),
                None => say_use(lang, &die_name(die), face, &wording::face(die, face, lang)),
            }
        }
        Action::Play(card) => say_play(lang, card.name(lang), &hand_text(card, lang)),
        Action::Choose(which) => describe_choice(position, which, lang),
        Action::Raise => match position.task() {
            Task::Keep(cube) => match cube.ability() {
                Some(ability) => {
                    let from = position.points(ability);
                    let most = position.most(ability);
                    let to = (from + raise_by(position)).min(most);
                    say_raise(lang, &ability_name(ability), from, to, most)
                }
                None => say_draw(lang),
            },
            _ => say_draw(lang),
        },
        Action::Fit(weapon) => {
            let found = position.found().find(|found| found.weapon == weapon);
            let needs = found.map_or_else(|| nothing(lang), |found| still_needed(&found, lang));
            say_fit(lang, weapon.name(lang), &needs)
        }
        Action::Gain(ability) => {
            let from = position.points(ability);
            say_gain(lang, &of_ability(ability, lang), from, from + 1)
        }
        Action::Lose(ability) => {
            let from = position.points(ability);
            let to = from.saturating_sub(1);
            let text = say_lose(lang, &of_ability(ability, lang), from, to);
            let mut payment = [0; 3];
            payment[ability.index()] = from.min(1);
            with_notes(text, defeat_by(position, payment, lang))
        }
        Action::Take(cube) => say_take(lang, &a_cube(cube, lang), position.bag()[cube.index()]),
        Action::Keep(cube) => {
            let other = match position.task() {
                Task::PairKeep(first, second) if first == cube => second,
                Task::PairKeep(first, _) => first,
                _ => cube,
            };
            say_keep(lang, &a_cube(cube, lang), &a_cube(other, lang))
        }
        Action::Discard(card) => say_discard(lang, card.name(lang)),
        Action::TurnUp(die) => {
            let by = match position.task() {
                Task::TurnUp { by, .. } => by,
                _ => 0,
            };
            let to = (face_of(die) + by).min(6);
            let text = wording::face(die, to, lang);
            say_turn_up(lang, &die_name(die), face_of(die), to, &text)
        }
        Action::TurnTo(face) => match position.task() {
            Task::TurnDown(die) => {
                say_turn_to(lang, &die_name(die), face, &wording::face(die, face, lang))
            }
            _ => say_draw(lang),
        },
        Action::Reroll(die) => say_reroll(lang, &die_name(die), face_of(die)),
        Action::Trade { out, into } => say_trade(lang, &die_name(out), &die_name(into)),
        Action::Understand(weapon) => {
            say_understand(lang, weapon.name(lang), &weapon_text(weapon, lang))
        }
        Action::Exchange { out, into } => {
            let text = weapon_text(into, lang);
            let before = position.found().find(|found| found.weapon == out);
            let mut kept = before.map_or([0; 3], |found| found.cubes);
            for (cubes, &needed) in kept.iter_mut().zip(&into.card().needs) {
                *cubes = (*cubes).min(needed);
            }
            let needs = still_needed(&as_found(into, kept), lang);
            say_exchange(lang, out.name(lang), into.name(lang), &needs, &text)
        }
        Action::Claim(weapon) => {
            let needs = still_needed(&as_found(weapon, [0; 3]), lang);
            say_claim(lang, weapon.name(lang), &needs, &weapon_text(weapon, lang))
        }
    }
}

/// How much the cube that was drawn would raise its ability.
fn raise_by(position: &Hegemony) -> u8 {
    let surges = !position.surged && position.holds(Lasting::Surge);
    if surges { 2 } else { 1 }
}

fn as_found(weapon: Weapon, cubes: [u8; 3]) -> FoundWeapon {
    FoundWeapon {
        weapon,
        cubes,
        deciphered: false,
    }
}

fn with_notes(text: String, notes: impl IntoIterator<Item = String>) -> String {
    notes.into_iter().fold(text, |text, note| {
        let mark = if text.contains(';') { "," } else { ";" };
        format!("{text}{mark} {note}")
    })
}

/// H26: whether spending this much loses the game at once.
fn defeat_by(position: &Hegemony, payment: Payment, lang: Lang) -> Option<String> {
    let at_zero = Ability::ALL
        .iter()
        .filter(|ability| position.points(**ability) <= payment[ability.index()])
        .count();
    (!position.is_searching() && at_zero >= 2).then(|| loses_game(lang))
}

fn describe_engage(position: &Hegemony, payment: Payment, lang: Lang) -> String {
    let text = if payment == [0; 3] {
        say_engage_free(lang)
    } else {
        say_engage(lang, &paid(payment, lang))
    };
    if let Some(defeat) = defeat_by(position, payment, lang) {
        return with_notes(text, [defeat]);
    }
    let mut notes = Vec::new();
    if let Task::Decide(place) = position.task() {
        let icons = position.planet_icons_at(place.into());
        if icons > 0 {
            notes.push(counts_icons(lang, &planet_icons(icons, lang)));
        }
        let kept = position.line().nth(place.into()).is_some_and(|slot| {
            matches!(
                slot.card.card().kind,
                crate::Kind::Agent | crate::Kind::Event
            )
        });
        if kept {
            notes.push(to_hand(lang));
        }
    }
    with_notes(text, notes)
}

fn describe_evade(position: &Hegemony, payment: Payment, lang: Lang) -> String {
    let text = if payment == [0; 3] {
        say_evade_free(lang)
    } else {
        say_evade(lang, &paid(payment, lang))
    };
    if let Some(defeat) = defeat_by(position, payment, lang) {
        return with_notes(text, [defeat]);
    }
    let mut notes = Vec::new();
    // H18: there may be fewer than are to be drawn.
    let in_bag: u8 = position.bag()[..3].iter().sum();
    match position.evade_cubes().min(in_bag) {
        0 => notes.push(then_draw_none(lang)),
        n => {
            notes.push(match n {
                1 => then_draw_one(lang),
                n => then_draw(lang, &ability_cubes(n, lang)),
            });
            let free: Vec<String> = Ability::ALL
                .iter()
                .filter(|ability| position.is_shielded(**ability))
                .map(|ability| wording::cube_name(ability.cube(), lang))
                .collect();
            if !free.is_empty() {
                notes.push(shielded(lang, &list(&free, lang)));
            }
        }
    }
    with_notes(text, notes)
}

fn describe_use(position: &Hegemony, die: Die, face: u8, power: Power, lang: Lang) -> String {
    let met = position
        .agenda
        .tasks()
        .iter()
        .rev()
        .find_map(|task| match task {
            Task::Decide(place) => Some(usize::from(*place)),
            _ => None,
        });
    let boost = |by: u8, icon: Option<Ability>| {
        let counts =
            met.is_some_and(|place| icon.is_none_or(|icon| icon == position.icon_at(place)));
        if counts {
            let by = by.saturating_add_signed(position.dice_boost());
            pay_less(lang, &wording::points(by, lang))
        } else {
            no_boost(lang)
        }
    };
    let turn_up = |by: u8| {
        let dice = Dice::System;
        wording::deed(Deed::TurnUp { dice, by }, lang)
    };
    let mut systems = Die::ALL.iter().filter(|die| !die.is_crew());
    let has_system = systems.any(|&die| position.face(die).is_some());
    let effect = match power {
        Power::Boost { by, icon } => boost(by, icon),
        // Who has no system die has none to turn.
        Power::BoostAndTune { by, icon, .. } if !has_system => boost(by, icon),
        Power::BoostAndTune { by, icon, up } => {
            let parts = [boost(by, icon), turn_up(up)];
            list(&parts, lang)
        }
        Power::Tune { up } => turn_up(up),
        Power::Clear { whites } => {
            let whites = whites.min(position.bag()[Cube::White.index()]);
            cubes_leave(lang, &wording::cubes_of(Cube::White, whites, lang))
        }
        Power::Remove { cubes: n } => chosen_cubes_leave(lang, &cubes(n, lang)),
        Power::Extra { cubes: n } => more_cubes(lang, &cubes(n, lang)),
        Power::Recover { cards } => {
            more_cubes(lang, &cubes(cards.min(position.evaded_with_icon()), lang))
        }
        _ => wording::face(die, face, lang),
    };
    let commits = match power {
        Power::Boost { .. } | Power::BoostAndTune { .. } | Power::Borrow { .. } | Power::Trade => {
            true
        }
        Power::Reroll { .. } => !position.is_searching(),
        _ => false,
    };
    let name = wording::die_name(die, lang);
    if commits {
        say_use_engaging(lang, &name, face, &effect)
    } else {
        say_use(lang, &name, face, &effect)
    }
}

fn describe_choice(position: &Hegemony, which: u8, lang: Lang) -> String {
    let Task::Text(source, occasion, _) = position.task() else {
        return say_draw(lang);
    };
    match position.deeds_of(source, occasion) {
        Deeds::OneOf(deeds) => capital(&wording::deed(deeds[usize::from(which == 2)], lang)),
        Deeds::All(_) => say_draw(lang),
    }
}

/// With a capital.
pub(crate) fn capital(clause: &str) -> String {
    let mut letters = clause.chars();
    let first = letters.next().into_iter().flat_map(char::to_uppercase);
    first.chain(letters).collect()
}

pub(crate) fn narrate(event: &Event, lang: Lang) -> String {
    let die_name = |die: &Die| wording::die_name(*die, lang);
    let ability_name = |ability: &Ability| wording::ability_name(*ability, lang);
    let cube_name = |cube: &Cube| wording::cube_name(*cube, lang);
    match event {
        Event::AlienArrived { sector, alien } => told_alien(lang, *sector, alien.name(lang)),
        Event::CaptainTook { captain } => told_captain(lang, captain.name(lang)),
        Event::DieRolled { die, face } => told_rolled(lang, &die_name(die), *face),
        Event::PlanetDealt { planet } => told_planet_dealt(lang, planet.name(lang)),
        Event::RoundBegan { round, alien } => told_round(lang, *round, alien.name(lang)),
        Event::PlanetChosen { planet } => told_planet_chosen(lang, planet.name(lang)),
        Event::CardDrawn { card } => told_card_drawn(lang, card.name(lang)),
        Event::CardPlaced { card } => told_card_placed(lang, card.name(lang)),
        Event::ShuffledBack { cards } => {
            let names: Vec<String> = cards.iter().map(|c| c.name(lang).to_owned()).collect();
            told_shuffled_back(lang, &list(&names, lang))
        }
        Event::CubesAdded { card, cubes } => {
            told_cubes_added(lang, card.name(lang), &cubes_by_colour(cubes, lang))
        }
        Event::LocationReached { card } => told_location(lang, card.name(lang)),
        Event::LocationLeft { card } => told_location_left(lang, card.name(lang)),
        Event::Met { card, .. } if card.card().passes => told_met_passing(lang, card.name(lang)),
        Event::Met {
            card,
            strength,
            icon,
        } => told_met(lang, card.name(lang), *strength, &ability_name(icon)),
        Event::TextApplied { card } => told_text(lang, card.name(lang)),
        Event::Engaged {
            card,
            paid: [0, 0, 0],
        } => told_engaged_free(lang, card.name(lang)),
        Event::Engaged { card, paid: with } => {
            told_engaged(lang, card.name(lang), &paid(*with, lang))
        }
        Event::EvadeBegan {
            card,
            paid: [0, 0, 0],
        } => told_evade_free(lang, card.name(lang)),
        Event::EvadeBegan { card, paid: with } => {
            told_evade_began(lang, card.name(lang), &paid(*with, lang))
        }
        Event::Evaded { card } => told_evaded(lang, card.name(lang)),
        Event::Passed { card } => told_passed(lang, card.name(lang)),
        Event::EvadeCube { cube, shielded } => {
            if *shielded {
                told_evade_shielded(lang, &a_cube(*cube, lang))
            } else {
                told_evade_cube(lang, &a_cube(*cube, lang))
            }
        }
        Event::Lost { ability, points } => {
            told_lost(lang, &points_of_ability(*points, *ability, lang))
        }
        Event::Gained { ability, points } => {
            told_gained(lang, &points_of_ability(*points, *ability, lang))
        }
        Event::SearchBegan { cubes: 0 } => told_search_nothing(lang),
        Event::SearchBegan { cubes: n } => told_search(lang, &cubes(*n, lang)),
        Event::CubeDrawn { cube } => {
            let meaning = wording::cube_meaning(*cube, lang);
            told_cube(lang, &a_cube(*cube, lang), &meaning)
        }
        Event::Raised { ability, points } => told_raised(lang, &ability_name(ability), *points),
        Event::Fitted { weapon, cube } => told_fitted(lang, &cube_name(cube), weapon.name(lang)),
        Event::Wasted { cube } => told_wasted(lang, &cube_name(cube)),
        Event::FalseLead { stays: true } => told_false_lead(lang),
        Event::FalseLead { stays: false } => told_false_lead_left(lang),
        Event::Alerted { alerts } => {
            told_alerted(lang, &wording::cubes_of(Cube::Black, *alerts, lang))
        }
        Event::Hushed => told_hushed(lang),
        Event::WeaponFound { weapon, left: 0 } => told_found_last(lang, weapon.name(lang)),
        Event::WeaponFound { weapon, left } => told_found(lang, weapon.name(lang), *left),
        Event::Understood { weapon } => told_understood(lang, weapon.name(lang)),
        Event::DieUsed { die, face, .. } => told_die_used(lang, &die_name(die), *face),
        Event::DieTurned { die, from, to } => told_die_turned(lang, &die_name(die), *from, *to),
        Event::DieTraded { out, into } => told_die_traded(lang, &die_name(out), &die_name(into)),
        Event::Borrowed { die, face } => told_borrowed(lang, &die_name(die), *face),
        Event::Boosted { by } => told_boosted(lang, &wording::points(*by, lang)),
        Event::CardPlayed { card } => told_played(lang, card.name(lang)),
        Event::CardKept { card } => told_kept(lang, card.name(lang)),
        Event::CardDiscarded { card } => told_discarded(lang, card.name(lang)),
        Event::CubesMoved {
            cube,
            cubes,
            into_bag,
        } => {
            let cubes = wording::cubes_of(*cube, *cubes, lang);
            if *into_bag {
                told_into_bag(lang, &cubes)
            } else {
                told_from_bag(lang, &cubes)
            }
        }
        Event::PairDrawn { cube } => told_pair(lang, &a_cube(*cube, lang)),
        Event::Probed { cube: Cube::Yellow } => told_probed_back(lang, &a_cube(Cube::Yellow, lang)),
        Event::Probed { cube } => told_probed(lang, &a_cube(*cube, lang)),
        Event::AlertsRemoved { alerts } => {
            told_alerts_removed(lang, &wording::cubes_of(Cube::Black, *alerts, lang))
        }
        Event::SearchChanged { by } => {
            let cubes = cubes(by.unsigned_abs(), lang);
            if *by < 0 {
                told_search_shrank(lang, &cubes)
            } else {
                told_search_grew(lang, &cubes)
            }
        }
        Event::SlippedAway => told_slipped_away(lang),
        Event::WeaponExchanged { out, into } => {
            told_exchanged(lang, out.name(lang), into.name(lang))
        }
        Event::RoundEnded { round } => told_round_ended(lang, *round),
        Event::Ended { end } => end_in_words(*end, lang),
    }
}

fn end_in_words(end: End, lang: Lang) -> String {
    match end {
        End::Victory => ended_victory(lang),
        End::Crippled => ended_crippled(lang),
        End::Exhausted => ended_exhausted(lang),
    }
}

pub(crate) fn describe_ending(ending: &Ending, lang: Lang) -> String {
    let end = End::ALL
        .into_iter()
        .find(|end| end.reason() == ending.reason);
    end_in_words(end.unwrap_or(End::Exhausted), lang)
}
