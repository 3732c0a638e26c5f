//! What the rules page of Cosmic Hegemony says and shows, in every language.
//!
//! Numbers of particular cards are never named: cards change when the game is balanced.

use hegemony::Cube;

use super::rules::{all_cards, count_table, cube_table, dice_table};
use crate::page::{self, Text, rebuilt, rule, text};

type Block = page::Block<Panel>;
type Figure = page::Figure<Panel>;
type Section = page::Section<Panel>;

pub(super) struct Panel {
    pub(super) cut: Cut,
    pub(super) label: Text,
}

/// What a panel shows; `rules.rs` looks for the cards, plays and draws it.
#[derive(Clone, Copy)]
pub(super) enum Cut {
    /// H3: a card with numbers.
    Anatomy,
    /// H13: four cards with two Locations among them, as they were drawn.
    Drawn,
    /// H13: what is laid out then.
    Location,
    /// H15: a line, `+` engaged, `-` evaded, `?` met, `.` still to be met.
    Looks(&'static str),
    /// H16: strength 3 against red with red 1, orange 3 and blue 4; how it is paid.
    Pay(&'static str),
    /// H17: how a strength comes about, without and with a die.
    Order,
    OrderHelp,
    /// H18: 0 before, 1 paid, 2 drawn.
    Evade(u8),
    /// H20: what a cube of this colour does.
    Search(Cube),
    /// H21: a Super Weapon with so many cubes.
    Understand(usize),
    /// H20: 0 an alert is drawn, 1 they count, 2 Quietus is passed.
    Alerts(u8),
    /// H23: 0 before, 1 used, 2 turned down, 3 used on face 1.
    DieUse(u8),
    /// H11: the decks after so many rounds.
    Decks(u8),
    /// H26.
    Crippled,
    /// H25.
    Victory,
}

const fn panel(cut: Cut, en: &'static str, pl: &'static str) -> Panel {
    Panel {
        cut,
        label: text(en, pl),
    }
}

pub(super) const PAGE: page::Page<Panel> = page::Page {
    letter: 'H',
    title: text(
        "Cosmic Hegemony: the rules",
        "Kosmiczna Hegemonia: zasady gry",
    ),
    lede: text(
        "A game for one. As a captain with a few dice and little strength to spare, slip through \
         three alien sectors, search twelve planets and find the lost Super Weapons before your \
         ship gives out.",
        "Gra dla jednej osoby. Masz kilka kości, niewiele sił i trzy sektory obcych przed sobą. \
         Przeszukaj dwanaście planet i znajdź zaginione superbronie, zanim statek odmówi \
         posłuszeństwa.",
    ),
    sections: SECTIONS,
};

// ---------------------------------------------------------------------------------
// Tables

pub(super) const CUBE: Text = text("Cube", "Znacznik");
pub(super) const IN_ALL: Text = text("In all", "Łącznie");
pub(super) const IN_THE_BAG: Text = text(
    "In the bag at the start (Basic / Normal / Advanced)",
    "W worku na początku (poziom podstawowy / normalny / zaawansowany)",
);
pub(super) const IN_SEARCH: Text = text("In the search", "W poszukiwaniach");
pub(super) const CUBES_CAPTION: Text = text("The cubes", "Znaczniki");
/// In the order of [`Cube`].
pub(super) const SEARCH_USES: [Text; 6] = [
    text(
        "raises Weapons or goes onto a Super Weapon",
        "podnosi Uzbrojenie albo trafia na superbroń",
    ),
    text(
        "raises Engineering or goes onto a Super Weapon",
        "podnosi Inżynierię albo trafia na superbroń",
    ),
    text(
        "raises Infiltration or goes onto a Super Weapon",
        "podnosi Infiltrację albo trafia na superbroń",
    ),
    text("goes back into the bag", "wraca do worka"),
    text(
        "goes onto Quietus, or costs a point",
        "trafia na kartę Quietusa albo kosztuje punkt",
    ),
    text("finds a Super Weapon", "znajduje superbroń"),
];
pub(super) const CARDS: Text = text("Cards", "Karty");
pub(super) const NUMBER: Text = text("Number", "Liczba");
pub(super) const COUNTS_CAPTION: Text = text("The card set", "Zestaw kart");
pub(super) const KINDS: [Text; 8] = [
    text("Aliens", "Obcy"),
    text("Captains", "Kapitanowie"),
    text("Planets", "Planety"),
    text("Super Weapons", "Superbronie"),
    text("Encounters: Guardforce", "Spotkania: Straż"),
    text("Encounters: Locations", "Spotkania: Miejsca"),
    text("Encounters: Agents", "Spotkania: Agenci"),
    text("Encounters: Events", "Spotkania: Wydarzenia"),
];
pub(super) const DIE: Text = text("Die", "Kość");
pub(super) const FACES: Text = text("Faces 1 to 6", "Ścianki od 1 do 6");
pub(super) const DICE_CAPTION: Text = text("The captain's dice", "Kości kapitana");
/// Crew and system.
pub(super) const KIND: [Text; 2] = [
    text("crew die", "kość załogi"),
    text("system die", "kość systemów"),
];

const SECTIONS: &[Section] = &[
    Section {
        id: "round",
        title: text("A round at a glance", "Runda w skrócie"),
        blocks: OVERVIEW,
    },
    Section {
        id: "components",
        title: text("What there is", "Elementy gry"),
        blocks: COMPONENTS,
    },
    Section {
        id: "setup",
        title: text("Setup", "Przygotowanie"),
        blocks: SETUP,
    },
    Section {
        id: "encounter",
        title: text("The encounter phase", "Faza spotkań"),
        blocks: ENCOUNTER,
    },
    Section {
        id: "engage",
        title: text("Engaging a card", "Starcie"),
        blocks: ENGAGE,
    },
    Section {
        id: "evade",
        title: text("Evading a card", "Unik"),
        blocks: EVADE,
    },
    Section {
        id: "search",
        title: text("The planet search", "Poszukiwania na planecie"),
        blocks: SEARCH,
    },
    Section {
        id: "round-end",
        title: text("The end of the round", "Koniec rundy"),
        blocks: ROUND_END,
    },
    Section {
        id: "dice",
        title: text("The captain's dice", "Kości kapitana"),
        blocks: DICE,
    },
    Section {
        id: "end",
        title: text("The end of the game", "Koniec gry"),
        blocks: END,
    },
    Section {
        id: "options",
        title: text("Options", "Opcje"),
        blocks: OPTIONS,
    },
    Section {
        id: "readings",
        title: text("How we read the rest", "Jak rozumiemy resztę"),
        blocks: READINGS,
    },
    Section {
        id: "tips",
        title: text("Tips for captains", "Rady dla kapitanów"),
        blocks: TIPS,
    },
    Section {
        id: "credits",
        title: text("Credits", "Autorzy"),
        blocks: CREDITS,
    },
    Section {
        id: "cards",
        title: text("All cards", "Wszystkie karty"),
        blocks: ALL_CARDS,
    },
];

// ---------------------------------------------------------------------------------
// Overview

const OVERVIEW: &[Block] = &[
    Block::Paragraph(text(
        "You have three abilities, and nearly everything costs points of them. Every round you meet \
         a line of cards and then search a planet. Cards that you engage let you search longer; \
         what you draw there brings points back, or the Super Weapons you came for.",
        "Masz trzy zdolności i prawie wszystko kosztuje ich punkty. W każdej rundzie spotykasz rząd \
         kart, a potem przeszukujesz planetę. Karty, z którymi się zmierzysz, wydłużają \
         poszukiwania; to, co w nich wylosujesz, zwraca punkty albo przynosi superbronie, po które \
         lecisz.",
    )),
    Block::List(&[
        text(
            "*Choose a planet* of those that lie face up (H10).",
            "*Wybierz planetę* spośród odkrytych (H10).",
        ),
        text(
            "*Draw the line*: four cards of the current alien's deck. Their cubes go into the bag, \
             and a Location among them becomes the place where you are (H11 to H13).",
            "*Dobierz rząd*: cztery karty z talii bieżącego obcego. Ich znaczniki trafiają do worka, \
             a jeśli jest wśród nich Miejsce, to tam właśnie jesteś (od H11 do H13).",
        ),
        text(
            "*Meet the cards* from left to right. Engage each one by paying its strength, or evade \
             it for a point and two cubes from the bag (H14 to H19).",
            "*Spotykaj karty* od lewej do prawej. Z każdą się zmierz, płacąc jej siłę, albo zrób \
             unik za punkt i dwa znaczniki z worka (od H14 do H19).",
        ),
        text(
            "*Search the planet*: draw a cube for every Planet Icon of an engaged card (H20, H21).",
            "*Przeszukaj planetę*: losuj znacznik za każdą ikonę planety na karcie, z którą się \
             zmierzono (H20, H21).",
        ),
        text(
            "*End the round*: engaged Agents and Events come to your hand, the rest is discarded \
             (H22).",
            "*Zakończ rundę*: Agenci i Wydarzenia, z którymi się zmierzono, trafiają na rękę, reszta \
             zostaje odrzucona (H22).",
        ),
    ]),
    Block::Paragraph(text(
        "Once a round a captain's die helps (H23). You win when the last Super Weapon is found; you \
         lose when two abilities are at zero, or when there are no cards left to meet (H25, H26).",
        "Raz na rundę pomaga kość kapitana (H23). Wygrywasz, gdy znajdziesz ostatnią superbroń; \
         przegrywasz, gdy dwie zdolności spadną do zera albo gdy zabraknie kart do spotkania (H25, \
         H26).",
    )),
];

// ---------------------------------------------------------------------------------
// Components

const COMPONENTS: &[Block] = &[
    rule(
        1,
        "There are three abilities: *Weapons* (red), *Engineering* (orange) and *Infiltration* \
         (blue). The captain's card says how many points of each you begin with. You never have \
         more than that.",
        "Są trzy zdolności: *Uzbrojenie* (czerwone), *Inżynieria* (pomarańczowa) i *Infiltracja* \
         (niebieska). Karta kapitana mówi, ile punktów każdej masz na początku. Więcej nie będziesz \
         mieć nigdy.",
    ),
    rebuilt(
        2,
        text(
            "There are cubes of six colours. Red, orange and blue belong to the abilities; white is \
             a false lead, black an alert, yellow a Super Weapon. Cubes are in the bag, on cards or \
             in the supply; the table says how many there are.",
            "Są znaczniki w sześciu kolorach. Czerwone, pomarańczowe i niebieskie należą do \
             zdolności; biały to fałszywy trop, czarny to alarm, żółty to superbroń. Znaczniki leżą \
             w worku, na kartach albo w zasobie; ile ich jest, mówi tabela.",
        ),
        text(
            "The rulebook shows the cubes as little pictures, most of which are lost, and does not \
             count them. We told them apart by what they do; how many there are was our choice.",
            "Instrukcja pokazuje znaczniki jako obrazki, z których większość przepadła, i ich nie \
             liczy. Rozróżniliśmy je po tym, co robią; ich liczby to nasz wybór.",
        ),
    ),
    Block::Table(cube_table),
    rule(
        3,
        "48 *encounter cards* make up the decks: *Guardforce*, *Locations*, *Agents* and *Events*. \
         A card has an *Engage Strength*, an *Engage Icon* (one of the abilities), cubes that it \
         adds to the bag, up to two *Planet Icons*, and a text.",
        "Talie składają się z 48 *kart spotkań*: to *Straż*, *Miejsca*, *Agenci* i *Wydarzenia*. \
         Karta ma *siłę*, *ikonę starcia* (jedną ze zdolności), znaczniki, które dokłada do worka, \
         najwyżej dwie *ikony planety* i tekst.",
    ),
    Block::Figure(&ANATOMY),
    rule(
        4,
        "Besides there are aliens (Quietus is one of them), captains, 12 planets, Super Weapons and \
         six kinds of captain's dice: three of the crew and three of the ship's systems.",
        "Oprócz tego są obcy (a wśród nich Quietus), kapitanowie, 12 planet, superbronie i sześć \
         rodzajów kości kapitana: trzy kości załogi i trzy kości systemów statku.",
    ),
    Block::Table(count_table),
];

const ANATOMY: Figure = Figure {
    title: text("An encounter card", "Karta spotkania"),
    caption: text(
        "(1) The strength that has to be paid, (2) the icon that *another* card looks at (H15), (3) \
         the cubes that go into the bag when the card is laid out, (4) the Planet Icons that count \
         in the search if the card is engaged (H3).",
        "(1) Siła, którą trzeba opłacić, (2) ikona, na którą patrzy *inna* karta (H15), (3) \
         znaczniki, które trafiają do worka, gdy karta zostaje wyłożona, (4) ikony planety, które \
         liczą się w poszukiwaniach, jeśli się z kartą zmierzysz (H3).",
    ),
    panels: &[panel(Cut::Anatomy, "A Guardforce card", "Karta Straży")],
};

// ---------------------------------------------------------------------------------
// Setup

const SETUP: &[Block] = &[
    rule(
        5,
        "Put three random aliens in a row. These are the three sectors, to be crossed from left to \
         right.",
        "Ułóż w rzędzie trzech losowych obcych. To trzy sektory; przelatujesz przez nie od lewej do \
         prawej.",
    ),
    rule(
        6,
        "Take a captain, at random or one that you choose. Set the abilities to the values of the \
         card and take the two dice that it names: crew dice start on face 6, system dice are \
         rolled.",
        "Weź kapitana: losowego albo takiego, jakiego wolisz. Ustaw zdolności na wartości z karty \
         i weź dwie kości, które ona wymienia: kości załogi zaczynają na ściance 6, kośćmi systemów \
         rzucasz.",
    ),
    rule(
        7,
        "Shuffle the 48 encounter cards and deal three decks of 16, one below each alien.",
        "Potasuj 48 kart spotkań i rozdaj trzy talie po 16 kart, po jednej pod każdym obcym.",
    ),
    rule(
        8,
        "Fill the bag: 4 cubes each of red, orange, blue and white, and as many yellow and black \
         ones as the difficulty says: 4 of each on Basic, 5 on Normal, 6 on Advanced. The remaining \
         cubes are the supply, except for the yellow ones: they leave the game. There are as many \
         Super Weapons to be found as yellow cubes, drawn at random from all of them.",
        "Napełnij worek: po 4 znaczniki czerwone, pomarańczowe, niebieskie i białe oraz tyle żółtych \
         i czarnych, ile mówi poziom trudności: po 4 na podstawowym, po 5 na normalnym, po 6 na \
         zaawansowanym. Pozostałe znaczniki tworzą zasób, z wyjątkiem żółtych: te wypadają z gry. \
         Superbroni do znalezienia jest tyle, ile żółtych znaczników; losuje się je spośród \
         wszystkich.",
    ),
    rule(
        9,
        "Shuffle the 12 planets and lay three of them face up.",
        "Potasuj 12 planet i odkryj trzy z nich.",
    ),
    Block::Figure(&DECKS),
];

const DECKS: Figure = Figure {
    title: text("Sectors and their decks", "Sektory i ich talie"),
    caption: text(
        "(1) A round takes four cards, so after the first one the first deck has 12 left. (2) After \
         four rounds it is empty: that alien is passed, and the second one is current. (3) After \
         eight rounds the last sector begins. After the twelfth there is nothing left to draw (H7, \
         H11, H26).",
        "(1) Runda zużywa cztery karty, więc po pierwszej w pierwszej talii zostaje 12. (2) Po \
         czterech rundach talia jest pusta: tego obcego już minięto, a bieżący jest drugi. (3) Po \
         ośmiu rundach zaczyna się ostatni sektor. Po dwunastej nie ma już czego dobierać (H7, H11, \
         H26).",
    ),
    panels: &[
        panel(Cut::Decks(1), "1. After round 1", "1. Po 1 rundzie"),
        panel(Cut::Decks(4), "2. After round 4", "2. Po 4 rundach"),
        panel(Cut::Decks(8), "3. After round 8", "3. Po 8 rundach"),
    ],
};

// ---------------------------------------------------------------------------------
// The encounter phase

const ENCOUNTER: &[Block] = &[
    rule(
        10,
        "Choose one of the planets that lie face up: it is the one to be searched this round. If \
         there is none, turn up three first.",
        "Wybierz jedną z odkrytych planet: tę przeszukasz w tej rundzie. Jeśli nie ma żadnej, \
         najpierw odkryj trzy.",
    ),
    rule(
        11,
        "Draw four cards from the leftmost deck that is not empty and lay them in a row from left to \
         right: this is the *line*. The alien above that deck is the current one. An alien whose \
         deck is empty has been *passed*.",
        "Dobierz cztery karty z pierwszej od lewej niepustej talii i ułóż je od lewej do prawej: to \
         *rząd*. Obcy nad tą talią jest bieżący. Obcego, którego talia jest pusta, już *minięto*.",
    ),
    rule(
        12,
        "Add the cubes that the four cards show to the bag. They come from the supply, as far as it \
         has them.",
        "Dołóż do worka znaczniki pokazane na czterech kartach. Pochodzą z zasobu; jeśli jakichś \
         w nim brakuje, dokładasz tyle, ile jest.",
    ),
    rule(
        13,
        "The last Location of the line becomes the place where you are, and the one before it is \
         discarded, as are all other Locations of the line. A Location has a text for each alien; \
         the one for the current alien counts.",
        "Ostatnie Miejsce w rzędzie staje się tym, w którym jesteś; poprzednie odrzuć, tak samo jak \
         inne Miejsca z rzędu. Miejsce ma po jednym tekście na każdego obcego; liczy się tekst \
         bieżącego.",
    ),
    Block::Figure(&LOCATION),
    rule(
        14,
        "Then meet the remaining cards from left to right. Carry out what the card says, then \
         *engage* or *evade* it. A card that says so needs neither.",
        "Potem spotykaj pozostałe karty od lewej do prawej. Wykonaj, co karta mówi, a potem *zmierz \
         się* z nią albo zrób *unik*. Karta, na której tak napisano, nie wymaga ani jednego, ani \
         drugiego.",
    ),
];

const LOCATION: Figure = Figure {
    title: text("Locations in the line", "Miejsca w rzędzie"),
    caption: text(
        "(1) Two of these four cards are Locations. (2) The later one becomes your place, the \
         earlier one is discarded. Only the two other cards stay in the line and are met (H13, H14).",
        "(1) Dwie z tych czterech kart to Miejsca. (2) Zostaje późniejsze, wcześniejsze odrzucasz. \
         W rzędzie leżą już tylko dwie pozostałe karty i to je spotkasz (H13, H14).",
    ),
    panels: &[
        panel(
            Cut::Drawn,
            "1. Four cards are drawn",
            "1. Dobrano cztery karty",
        ),
        panel(
            Cut::Location,
            "2. The place and the line",
            "2. Miejsce i rząd",
        ),
    ],
};

// ---------------------------------------------------------------------------------
// Engaging

const ENGAGE: &[Block] = &[
    rebuilt(
        15,
        text(
            "What you engage a card with is told by its neighbour: it is the Engage Icon of the next \
             card to the right that has not been evaded. The last card looks around to the leftmost \
             one. If there is no other card left, its own icon counts.",
            "Czym mierzysz się z kartą, mówi jej sąsiadka: liczy się ikona starcia następnej karty po \
             prawej, przed którą nie było uniku. Ostatnia karta patrzy na pierwszą z lewej. Jeśli \
             innej karty już nie ma, liczy się jej własna ikona.",
        ),
        text(
            "The rulebook says that the icon of an evaded card is void, but not which one takes its \
             place; we go on to the next card.",
            "Instrukcja mówi, że ikona unikniętej karty przepada, ale nie, która ją zastępuje; \
             przechodzimy do następnej karty.",
        ),
    ),
    Block::Figure(&LOOKS),
    rule(
        16,
        "Pay the strength of the card, after all changes, in points of that ability. Two points of \
         another ability stand for one. A card whose strength is zero must be evaded, and so must \
         one that you cannot pay.",
        "Zapłać siłę karty, po wszystkich zmianach, punktami tej zdolności. Dwa punkty innej \
         zdolności zastępują jeden. Przed kartą o sile zero trzeba zrobić unik, tak samo jak przed \
         taką, której nie możesz opłacić.",
    ),
    Block::Figure(&PAY),
    rebuilt(
        17,
        text(
            "Changes of the strength come in this order: alien, cards of the line, Location, planet, \
             Super Weapons. What comes out is the strength; at zero the card must be evaded (H16). \
             Dice and hand cards come last: “+n” lowers what you have to pay by n. Here nothing may \
             be left to pay, and then engaging is free.",
            "Siłę zmieniają po kolei: obcy, karty w rzędzie, Miejsce, planeta, superbronie. Wynik to \
             siła karty; przy zerze trzeba zrobić unik (H16). Kości i karty z ręki są na końcu: „+n” \
             zmniejsza o n to, co masz zapłacić. Tu może nie zostać nic do zapłaty i wtedy starcie \
             jest darmowe.",
        ),
        text(
            "The rulebook orders the five kinds of cards only, and its dice “add to your strength”. \
             We take that for help with the payment, so that a strong die cannot force you to evade.",
            "Instrukcja ustawia w kolejności tylko pięć rodzajów kart, a kości „dodają do twojej \
             siły”. Uznajemy to za pomoc przy płaceniu, żeby mocna kość nie zmuszała do uniku.",
        ),
    ),
    Block::Figure(&ORDER),
];

const LOOKS: Figure = Figure {
    title: text("Which icon counts", "Która ikona się liczy"),
    caption: text(
        "(1) Each card looks at the next one, the last at the first. (2) The second card was evaded. \
         That changes nothing for the first, which was met before; the third looks at the fourth, \
         the fourth at the first. (3) Here the first was evaded too: the fourth looks around, skips \
         both and comes to the third. (4) If all others were evaded, the last looks at itself (H15).",
        "(1) Każda karta patrzy na następną, ostatnia na pierwszą. (2) Przed drugą kartą zrobiono \
         unik. Pierwszej, spotkanej wcześniej, to nie dotyczy; trzecia patrzy na czwartą, a czwarta \
         na pierwszą. (3) Tu unik był też przed pierwszą: czwarta patrzy dookoła, pomija obie \
         i trafia na trzecią. (4) Jeśli uniknięto wszystkich innych, ostatnia patrzy na siebie \
         (H15).",
    ),
    panels: &[
        panel(Cut::Looks("?..."), "1. A fresh line", "1. Nowy rząd"),
        panel(
            Cut::Looks("+-?."),
            "2. The second evaded",
            "2. Unik przed drugą",
        ),
        panel(
            Cut::Looks("--+?"),
            "3. Around to the third",
            "3. Dookoła do trzeciej",
        ),
        panel(Cut::Looks("---?"), "4. Its own icon", "4. Własna ikona"),
    ],
};

const PAY: Figure = Figure {
    title: text("Two points for one", "Dwa punkty za jeden"),
    caption: text(
        "(1) A card of strength 3 is to be engaged with Weapons, of which 1 point is left; there are \
         3 of Engineering and 4 of Infiltration. (2) The red point pays one, 2 orange and 2 blue \
         points pay one each. 1 red and 4 blue points would do as well, but see H26 (H16).",
        "(1) Z kartą o sile 3 trzeba się zmierzyć Uzbrojeniem, a został 1 jego punkt; Inżynierii są \
         3, Infiltracji 4. (2) Czerwony punkt płaci za jeden, 2 pomarańczowe i 2 niebieskie za \
         kolejne dwa. Wystarczyłyby też 1 czerwony i 4 niebieskie, ale zobacz H26 (H16).",
    ),
    panels: &[
        panel(Cut::Pay(""), "1. Before", "1. Przedtem"),
        panel(
            Cut::Pay("engage red 1 orange 2 blue 2"),
            "2. Paid",
            "2. Zapłacone",
        ),
    ],
};

const ORDER: Figure = Figure {
    title: text(
        "From the printed strength to the price",
        "Od wydrukowanej siły do ceny",
    ),
    caption: text(
        "(1) The first number is printed on the card that is met; then everything that changes it \
         follows in the order of H17, each with its picture, up to the strength. (2) A die comes \
         last and lowers only what is paid (H17).",
        "(1) Pierwsza liczba jest wydrukowana na spotkanej karcie; dalej w kolejności z H17 idzie \
         wszystko, co ją zmienia, każde ze swoim obrazkiem, aż do siły. (2) Kość jest na końcu \
         i zmniejsza tylko zapłatę (H17).",
    ),
    panels: &[
        panel(Cut::Order, "1. The strength", "1. Siła"),
        panel(Cut::OrderHelp, "2. With a die", "2. Z kością"),
    ],
};

// ---------------------------------------------------------------------------------
// Evading

const EVADE: &[Block] = &[
    rebuilt(
        18,
        text(
            "To evade, pay one point of any ability. Then draw two cubes of abilities from the bag: \
             yellow, white and black ones go back and do not count. For each of the two lose a point \
             of its ability, unless it is at zero already; the cube goes to the supply. If the bag \
             has fewer than two, draw what there is.",
            "Za unik zapłać jeden punkt dowolnej zdolności. Potem wylosuj z worka dwa znaczniki \
             zdolności: żółte, białe i czarne wracają i się nie liczą. Za każdy z dwóch strać punkt \
             jego zdolności, chyba że ta jest już na zerze; znacznik trafia do zasobu. Jeśli w worku \
             są mniej niż dwa, losujesz tyle, ile jest.",
        ),
        text(
            "Which cubes do not count stood there in pictures that are lost; these three are the \
             ones that no ability has. What happens at zero, or when the bag runs short, is not \
             said.",
            "Które znaczniki się nie liczą, pokazywały zaginione obrazki; te trzy to jedyne, które \
             nie należą do żadnej zdolności. Instrukcja nie mówi, co się dzieje przy zerze ani gdy \
             w worku brakuje znaczników.",
        ),
    ),
    Block::Figure(&STEPS),
    rule(
        19,
        "The evaded card is turned sideways. For the rest of this line nobody looks at its icon, and \
         its Planet Icons do not count in the search.",
        "Unikniętą kartę obróć na bok. Do końca tego rzędu nikt nie patrzy na jej ikonę, a jej ikony \
         planety nie liczą się w poszukiwaniach.",
    ),
];

const STEPS: Figure = Figure {
    title: text("An evade, step by step", "Unik krok po kroku"),
    caption: text(
        "(1) The first card is met, and the captain does not want to pay its strength. (2) One point \
         is paid, here a red one. Of the cubes in the bag only the first three kinds count. (3) \
         Drawn: orange and blue, so both abilities lose a point, and the card is turned (H18, H19).",
        "(1) Kapitan spotyka pierwszą kartę i nie chce płacić jej siły. (2) Płaci jeden punkt, tu \
         czerwony. Ze znaczników w worku liczą się tylko trzy pierwsze rodzaje. (3) Wylosowano \
         pomarańczowy i niebieski, więc obie zdolności tracą po punkcie, a karta zostaje obrócona \
         (H18, H19).",
    ),
    panels: &[
        panel(Cut::Evade(0), "1. The card is met", "1. Spotkanie"),
        panel(Cut::Evade(1), "2. A point is paid", "2. Zapłata"),
        panel(Cut::Evade(2), "3. Two cubes", "3. Dwa znaczniki"),
    ],
};

// ---------------------------------------------------------------------------------
// Searching

const SEARCH: &[Block] = &[
    rule(
        20,
        "Count the Planet Icons of all cards that you engaged, with the changes by Location, planet, \
         Super Weapons and others. Draw so many cubes from the bag, one at a time. *Yellow*: draw a \
         Super Weapon, lay it face up and put the cube on it. *Red, orange, blue*: raise that ability \
         by one, up to its maximum, and put the cube into the supply; or put it onto a found Super \
         Weapon that still needs this colour. If neither is possible, it just goes to the supply. \
         *Black*: it goes onto Quietus while he is in play and not passed; otherwise lose a point of \
         any ability, and the cube goes to the supply. *White*: it goes back into the bag.",
        "Policz ikony planety na wszystkich kartach, z którymi się zmierzono, razem ze zmianami, jakie \
         dają Miejsce, planeta, superbronie i inne karty. Tyle znaczników losujesz z worka, jeden po \
         drugim. *Żółty*: dobierz superbroń, połóż ją odkrytą, a na niej znacznik. *Czerwony, \
         pomarańczowy, niebieski*: podnieś tę zdolność o jeden, najwyżej do maksimum, a znacznik odłóż \
         do zasobu; albo połóż go na znalezionej superbroni, która jeszcze potrzebuje tego koloru. \
         Jeśli nie da się ani tak, ani tak, po prostu trafia do zasobu. *Czarny*: trafia na kartę \
         Quietusa, jeśli jest on w grze i go nie minięto; jeśli nie, strać punkt dowolnej zdolności, \
         a znacznik trafia do zasobu. *Biały*: wraca do worka.",
    ),
    Block::Figure(&CUBES),
    Block::Figure(&ALERTS),
    rule(
        21,
        "A Super Weapon is *understood* once it has the cubes that its card asks for. From then on \
         what it says works.",
        "Superbroń jest *poznana*, gdy ma wszystkie znaczniki, o które prosi jej karta. Od tej chwili \
         działa to, co na niej napisano.",
    ),
    Block::Figure(&UNDERSTAND),
];

const CUBES: Figure = Figure {
    title: text("What a drawn cube does", "Co robi wylosowany znacznik"),
    caption: text(
        "Red, orange and blue can each go three ways. Here the red one raises Weapons, the orange \
         one goes onto a Super Weapon that needs it, and for the blue one there is no use: \
         Infiltration is full, so it goes to the supply. Yellow finds a Super Weapon, white goes back \
         into the bag. Black costs a point of your choice here, because Quietus is not in play (H20).",
        "Czerwony, pomarańczowy i niebieski mają po trzy drogi. Tu czerwony podnosi Uzbrojenie, \
         pomarańczowy trafia na superbroń, która go potrzebuje, a niebieski nie ma co robić: \
         Infiltracja jest pełna, więc ląduje w zasobie. Żółty znajduje superbroń, biały wraca do \
         worka. Czarny kosztuje tu punkt do wyboru, bo Quietusa nie ma w grze (H20).",
    ),
    panels: &[
        panel(Cut::Search(Cube::Red), "Red", "Czerwony"),
        panel(Cut::Search(Cube::Orange), "Orange", "Pomarańczowy"),
        panel(Cut::Search(Cube::Blue), "Blue", "Niebieski"),
        panel(Cut::Search(Cube::Yellow), "Yellow", "Żółty"),
        panel(Cut::Search(Cube::White), "White", "Biały"),
        panel(Cut::Search(Cube::Black), "Black", "Czarny"),
    ],
};

const ALERTS: Figure = Figure {
    title: text("Quietus gathers alerts", "Quietus zbiera alarmy"),
    caption: text(
        "(1) While Quietus has cards in his deck, a black cube goes onto him and costs nothing yet. \
         (2) In his own sector the cubes count: his card says what they change, here a strength. (3) \
         Once his deck is empty he is passed: what lies on him stays there, and a new black cube \
         costs a point (H11, H20).",
        "(1) Dopóki Quietus ma karty w talii, czarny znacznik trafia na niego i na razie nic nie \
         kosztuje. (2) W jego sektorze znaczniki się liczą: co zmieniają, mówi jego karta, tu zmieniają \
         siłę. (3) Gdy jego talia jest pusta, został minięty: co na nim leży, zostaje, a nowy czarny \
         znacznik kosztuje punkt (H11, H20).",
    ),
    panels: &[
        panel(Cut::Alerts(0), "1. They gather", "1. Zbierają się"),
        panel(Cut::Alerts(1), "2. They count", "2. Liczą się"),
        panel(Cut::Alerts(2), "3. He is passed", "3. Został minięty"),
    ],
};

const UNDERSTAND: Figure = Figure {
    title: text("A Super Weapon is understood", "Poznawanie superbroni"),
    caption: text(
        "(1) Found: the yellow cube lies on it, and the two that it asks for are missing. (2) One of \
         them was drawn and put there. (3) With the second one it is understood (H21).",
        "(1) Znaleziona: leży na niej żółty znacznik, a brakuje dwóch, o które prosi. (2) Jeden z nich \
         wylosowano i położono. (3) Z drugim jest poznana (H21).",
    ),
    panels: &[
        panel(Cut::Understand(0), "1. Found", "1. Znaleziona"),
        panel(Cut::Understand(1), "2. One cube", "2. Jeden znacznik"),
        panel(Cut::Understand(2), "3. Understood", "3. Poznana"),
    ],
};

// ---------------------------------------------------------------------------------
// The end of the round

const ROUND_END: &[Block] = &[rule(
    22,
    "Engaged Agents and Events come to your hand. All other cards of the line are discarded, and so \
     is the planet that you searched. A card of your hand can be played once for its hand effect, \
     at the time that it names.",
    "Agenci i Wydarzenia, z którymi się zmierzono, trafiają na rękę. Wszystkie inne karty z rzędu \
     odrzuć, przeszukaną planetę też. Kartę z ręki możesz raz zagrać dla jej działania z ręki, wtedy, \
     kiedy ona na to pozwala.",
)];

// ---------------------------------------------------------------------------------
// Dice

const DICE: &[Block] = &[
    rule(
        23,
        "Once a round, in either phase, you may use one captain's die for what its face says. Then \
         turn it to a lower face that you choose; faces may be skipped. On face 1 it stays.",
        "Raz na rundę, w dowolnej fazie, możesz użyć jednej kości kapitana zgodnie z jej ścianką. \
         Potem obróć ją na wybraną niższą ściankę; możesz ścianki pomijać. Na ściance 1 kość \
         zostaje.",
    ),
    Block::Figure(&TURNED),
    rebuilt(
        24,
        text(
            "The table says what the faces do. “+n” of an ability counts only when the Engage Icon is \
             that ability (H15, H17).",
            "Co robią ścianki, mówi tabela. „+n” do zdolności liczy się tylko wtedy, gdy to jej jest \
             ikona starcia (H15, H17).",
        ),
        text(
            "The sheet with the system dice has come down with its columns mixed up; which face \
             belongs to which die and number is our best guess.",
            "Arkusz z kośćmi systemów dotarł do nas z pomieszanymi kolumnami; która ścianka należy do \
             której kości i jaki ma numer, to nasz najlepszy domysł.",
        ),
    ),
    Block::Table(dice_table),
];

const TURNED: Figure = Figure {
    title: text("A die is used", "Użycie kości"),
    caption: text(
        "(1) The die stands on 6. (2) It has helped in this engagement; now it must be turned down, \
         to any of the lower faces. (3) The captain chose 4. (4) A die on face 1 helps too, and stays \
         where it is (H23).",
        "(1) Kość leży na 6. (2) Pomogła w tym starciu; teraz trzeba ją obrócić w dół, na dowolną \
         niższą ściankę. (3) Kapitan wybiera 4. (4) Kość na ściance 1 też pomaga i zostaje, jak leży \
         (H23).",
    ),
    panels: &[
        panel(Cut::DieUse(0), "1. Before", "1. Przedtem"),
        panel(Cut::DieUse(1), "2. Used", "2. Użyta"),
        panel(Cut::DieUse(2), "3. Turned down", "3. Obrócona"),
        panel(Cut::DieUse(3), "4. On face 1", "4. Na ściance 1"),
    ],
};

// ---------------------------------------------------------------------------------
// The end

const END: &[Block] = &[
    rule(
        25,
        "You win at the moment the last Super Weapon is found. It need not be understood.",
        "Wygrywasz w chwili, gdy znajdziesz ostatnią superbroń. Nie musi być poznana.",
    ),
    rule(
        26,
        "You lose at the moment two abilities are at zero in the encounter phase. You also lose when \
         a line is to be drawn and no deck has cards, that is after twelve rounds.",
        "Przegrywasz w chwili, gdy w fazie spotkań dwie zdolności są na zerze. Przegrywasz też, gdy \
         trzeba dobrać rząd, a żadna talia nie ma kart, czyli po dwunastu rundach.",
    ),
    Block::Figure(&ENDINGS),
];

const ENDINGS: Figure = Figure {
    title: text("How a game ends", "Jak kończy się gra"),
    caption: text(
        "(1) The payment of the figure in H16, done the other way: 1 red and 4 blue points leave two \
         abilities at zero, and the game is lost at once, whatever else lies in the line. (2) The \
         twelfth round is over, and all decks are empty. (3) The last yellow cube: victory (H25, \
         H26).",
        "(1) Zapłata z rysunku przy H16, ale inaczej: po 1 czerwonym i 4 niebieskich punktach dwie \
         zdolności są na zerze i gra jest od razu przegrana, cokolwiek jeszcze leży w rzędzie. (2) \
         Skończyła się dwunasta runda i wszystkie talie są puste. (3) Ostatni żółty znacznik: \
         zwycięstwo (H25, H26).",
    ),
    panels: &[
        panel(
            Cut::Crippled,
            "1. Two at zero: lost",
            "1. Dwa zera: porażka",
        ),
        panel(
            Cut::Decks(12),
            "2. No cards left: lost",
            "2. Brak kart: porażka",
        ),
        panel(Cut::Victory, "3. All found: won", "3. Wszystkie: wygrana"),
    ],
};

// ---------------------------------------------------------------------------------
// The rest

const OPTIONS: &[Block] = &[
    Block::Paragraph(text(
        "When you set up a game you choose:",
        "Przygotowując grę, wybierasz:",
    )),
    Block::List(&[
        text(
            "*Difficulty*: how many Super Weapons there are to find, and as many alerts are in the \
             bag from the start: Basic 4, Normal 5, Advanced 6 (H8).",
            "*Poziom trudności*: ile superbroni trzeba znaleźć; tyle samo alarmów jest od początku \
             w worku: podstawowy 4, normalny 5, zaawansowany 6 (H8).",
        ),
        text(
            "*Captain*: anybody at random, or one whom you name (H6).",
            "*Kapitan*: losowy albo ten, którego wskażesz (H6).",
        ),
    ]),
    Block::Paragraph(text(
        "*How actions are written.* `planet` with the name of a card chooses a planet, `draw` goes on. \
         `engage red 2 blue 1` and `evade red 1` say what is paid, `engage free` that nothing is. \
         `use` names a die and what it does, `play` a card of the hand. `raise` and `fit` are the two \
         uses of a cube, `turn to 3` turns a die, `finish` ends the search.",
        "*Jak zapisuje się akcje.* `planet` z nazwą karty wybiera planetę, `draw` idzie dalej. `engage \
         red 2 blue 1` i `evade red 1` mówią, czym płacisz, a `engage free`, że niczym. `use` wymienia \
         kość i to, co robi, `play` kartę z ręki. `raise` i `fit` to dwa użycia znacznika, `turn to 3` \
         obraca kość, `finish` kończy poszukiwania.",
    )),
];

const READINGS: &[Block] = &[
    Block::Paragraph(text(
        "Cards and dice meet in more ways than the rulebook speaks of. This is how they are read \
         here:",
        "Karty i kości spotykają się na więcej sposobów, niż opisuje instrukcja. Tu rozumiemy je tak:",
    )),
    Block::List(&[
        text(
            "*How long a card of the line speaks.* If it changes strengths, it does so until it is \
             evaded, whether it has been met or not. That it looks to the left holds all the time, for \
             that card. Everything else that it says holds while it is met, and in the search if it \
             was engaged (H14).",
            "*Jak długo mówi karta w rzędzie.* Jeśli zmienia siłę, robi to, dopóki nie zrobisz przed \
             nią uniku, także zanim ją spotkasz. Jeśli sama patrzy w lewo, to przez cały czas. \
             Wszystko inne obowiązuje, gdy ją spotykasz, a w poszukiwaniach, jeśli się z nią \
             zmierzono (H14).",
        ),
        text(
            "*Help commits you.* Once you use a die or a card that only helps with engaging, you \
             engage that card if you can pay it. If you still cannot, you evade.",
            "*Pomoc zobowiązuje.* Jeśli użyjesz kości albo karty, która pomaga tylko w starciu, musisz \
             się z tą kartą zmierzyć, o ile możesz zapłacić. Jeśli mimo to nie możesz, robisz unik.",
        ),
        text(
            "*When help comes in an evade*: after the point is paid, before cubes are drawn (H18).",
            "*Kiedy pomóc sobie przy uniku*: po zapłaceniu punktu, a przed losowaniem znaczników \
             (H18).",
        ),
        text(
            "*Too poor to evade.* If an evade costs more points than you have, you pay all that you \
             have.",
            "*Brak punktów na unik.* Jeśli unik kosztuje więcej punktów, niż masz, płacisz wszystkie, \
             które masz.",
        ),
        text(
            "*Nothing for nothing.* A die can be used and a hand card played only when that does \
             something at this moment.",
            "*Nic na darmo.* Kości można użyć, a kartę z ręki zagrać tylko wtedy, gdy to w tej chwili \
             coś daje.",
        ),
        text(
            "*Forced choices are made by themselves.* Where only one thing is possible, the app does \
             it; where nothing is, it goes on.",
            "*Wymuszone wybory dzieją się same.* Gdzie możliwe jest tylko jedno, aplikacja to robi; \
             gdzie nic, idzie dalej.",
        ),
        text(
            "*A strength is never lowered below zero*, nor below what the card says as its least.",
            "*Siła nigdy nie spada poniżej zera* ani poniżej minimum, które podaje karta.",
        ),
        text(
            "*Cards that need neither* leave their icon in the line for others to look at. Their own \
             Planet Icons do not count (H15, H20).",
            "*Karty, które nie wymagają ani starcia, ani uniku*, zostawiają w rzędzie swoją ikonę dla \
             innych. Ich ikony planety się nie liczą (H15, H20).",
        ),
        text(
            "*Quietus is passed when his deck is empty*, and so already in the fourth round of his \
             sector. What his card says still counts in that round (H11, H20).",
            "*Quietus jest minięty, gdy jego talia jest pusta*, a więc już w czwartej rundzie jego \
             sektora. To, co mówi jego karta, w tej rundzie jeszcze się liczy (H11, H20).",
        ),
        text(
            "*Zero in the search.* Two abilities at zero do not end the game there, for cubes may \
             still raise them. If both are at zero when the next round begins, it is lost (H26).",
            "*Zero w poszukiwaniach.* Dwie zdolności na zerze nie kończą tam gry, bo znaczniki mogą je \
             jeszcze podnieść. Jeśli na początku następnej rundy obie wciąż są na zerze, gra jest \
             przegrana (H26).",
        ),
        text(
            "*Lowest and highest.* Of several equal abilities the first of red, orange and blue is \
             meant; the lowest is looked for among those that can still rise.",
            "*Najniższa i najwyższa.* Z kilku równych zdolności chodzi o pierwszą w kolejności \
             czerwona, pomarańczowa, niebieska; najniższej szuka się wśród tych, które mogą jeszcze \
             wzrosnąć.",
        ),
        text(
            "*First the effect, then the turn.* A used die does what it does and is turned down after \
             that (H23); only where you choose a line or a Super Weapon with it, it is turned first. A \
             rolled crew die that is no use for this card is lost.",
            "*Najpierw działanie, potem obrót.* Użyta kość robi swoje i dopiero wtedy obraca się w dół \
             (H23); tylko gdy wybierasz nią rząd albo superbroń, obraca się najpierw. Rzut kością \
             załogi, który przy tej karcie nic nie daje, przepada.",
        ),
        text(
            "*Swapped Super Weapons.* The new one may be any that you have not found. It keeps the \
             cubes that it asks for, the others go to the supply.",
            "*Zamiana superbroni.* Nową może być każda, której nie znaleziono. Zatrzymuje znaczniki, \
             o które prosi, a pozostałe trafiają do zasobu.",
        ),
        text(
            "*Treated as understood* means for good; such a weapon takes no more cubes (H21).",
            "*Uznana za poznaną* znaczy: na stałe; takiej superbroni nie trzeba już znaczników (H21).",
        ),
        text(
            "*Yellow in the supply.* With a die that removes any cubes, or that draws two and uses \
             one, even a yellow cube can end up in the supply. It is out of reach there, unless a \
             card puts it back into the bag. You never have to remove a yellow cube: if only yellow \
             ones are left, nothing more is removed.",
            "*Żółty w zasobie.* Przez kość, która usuwa dowolne znaczniki albo losuje dwa i używa \
             jednego, nawet żółty znacznik może trafić do zasobu. Stamtąd wraca tylko wtedy, gdy jakaś \
             karta dołoży go do worka. Usuwać żółtego nigdy nie musisz: jeśli zostały same żółte, nic \
             więcej nie znika.",
        ),
        text(
            "*The bag can run empty.* Then the search is over, however many cubes were left to draw.",
            "*Worek może się opróżnić.* Wtedy poszukiwania się kończą, nawet jeśli zostało coś do \
             losowania.",
        ),
    ]),
];

const TIPS: &[Block] = &[
    Block::Callout(text(
        "Points are time. A card without Planet Icons is rarely worth a high price, and one with two \
         of them often is.",
        "Punkty to czas. Karta bez ikon planety rzadko jest warta wysokiej ceny, a karta z dwiema \
         często.",
    )),
    Block::List(&[
        text(
            "Read the whole line before you meet the first card: you see what each one will cost and \
             in which colour. Evading a card changes what the last one looks at.",
            "Przeczytaj cały rząd, zanim spotkasz pierwszą kartę: widać, ile każda będzie kosztować \
             i w jakim kolorze. Unik zmienia to, na co patrzy ostatnia karta.",
        ),
        text(
            "Never let two abilities go down together. One at zero is bearable, but then every evade \
             may be the last.",
            "Nie pozwól, by dwie zdolności spadały razem. Jedna na zerze jest do zniesienia, ale wtedy \
             każdy unik może być ostatni.",
        ),
        text(
            "An evade costs about three points in all. A card of strength 3 that you can pay in its \
             own colour costs no more, and lets you search.",
            "Unik kosztuje razem mniej więcej trzy punkty. Karta o sile 3, opłacona właściwym kolorem, \
             nie kosztuje więcej, a daje poszukiwania.",
        ),
        text(
            "Look into the bag. Many white cubes make a search long and empty, many cubes of a weak \
             ability make evading dangerous.",
            "Zaglądaj do worka. Dużo białych znaczników to długie i puste poszukiwania, a dużo \
             znaczników słabej zdolności to niebezpieczne uniki.",
        ),
        text(
            "A die is used best where a +n saves double: where you would have to pay two for one. Turn \
             it down by a single step unless you know what you want on a lower face.",
            "Kości używaj tam, gdzie „+n” oszczędza podwójnie: gdzie trzeba by płacić dwa za jeden. \
             Obracaj ją o jeden w dół, chyba że czegoś szukasz na niższej ściance.",
        ),
        text(
            "Put cubes onto a Super Weapon early rather than late: what it says helps in every round \
             to come. When an ability is low, raise it first.",
            "Znaczniki kładź na superbroni raczej wcześnie niż późno: pomaga potem w każdej rundzie. \
             Gdy jakaś zdolność jest nisko, najpierw ją podnieś.",
        ),
        text(
            "There are only twelve rounds. On Normal you need a yellow cube about every second round, \
             so a search with one or two cubes is hardly enough.",
            "Rund jest tylko dwanaście. Na poziomie normalnym żółty znacznik potrzebny jest mniej więcej \
             co drugą rundę, więc poszukiwania z jednym czy dwoma znacznikami to za mało.",
        ),
    ]),
];

const CREDITS: &[Block] = &[
    Block::List(&[
        text(
            "*Cosmic Hegemony* follows the rules of a game for one with cards, cubes and dice.",
            "*Kosmiczna Hegemonia* opiera się na zasadach gry dla jednej osoby z kartami, znacznikami \
             i kośćmi.",
        ),
        text(
            "The rulebook, as it has come down to us, names neither its author nor a publisher. The \
             game is theirs; if you know who they are, please tell us.",
            "Instrukcja, w postaci, która do nas dotarła, nie podaje ani autora, ani wydawcy. To ich \
             gra; jeśli wiesz, kim są, daj nam znać.",
        ),
        text(
            "The cards are lost. The card set is ours: all names, texts and numbers, apart from \
             Quietus, of whom the rulebook speaks. What a card says is made from what the app carries \
             out, so the two cannot disagree.",
            "Karty zaginęły. Zestaw kart jest nasz: wszystkie nazwy, teksty i liczby, z wyjątkiem \
             Quietusa, o którym mówi instrukcja. Tekst karty powstaje z tego, co aplikacja wykonuje, \
             więc jedno nie może przeczyć drugiemu.",
        ),
    ]),
    Block::Paragraph(text(
        "The words of this page and all drawings of this app are our own; nothing is taken from the \
         rulebook but the rules themselves.",
        "Słowa na tej stronie i wszystkie rysunki w aplikacji są nasze własne; z instrukcji pochodzą \
         tylko same zasady.",
    )),
];

const ALL_CARDS: &[Block] = &[
    Block::Paragraph(text(
        "Here is every card of the set, with everything that is printed on it.",
        "Oto wszystkie karty zestawu ze wszystkim, co jest na nich wydrukowane.",
    )),
    Block::Table(all_cards),
];
