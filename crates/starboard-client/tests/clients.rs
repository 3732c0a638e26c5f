//! What follows for a client from what it knows of a table, and what it says about it.

use starboard_client::list::{State, is_own_turn, players, result, sort_own};
use starboard_client::{
    News, Refused, Takeover, Told, Undo, View, Waiting, check_words, clock_text, clock_words, mute,
    plan_words, wish_text,
};
use starboard_kernel::erased::rules_of;
use starboard_kernel::serde_json::{Value, json};
use starboard_kernel::toy::Pebbles;
use starboard_kernel::{Lang, OptionValues, Registry, Seat, Seed};
use starboard_table::{
    Absent, Checks, Clock, Entry, Fresh, Keeper, Person, Phase, Plan, Request, SeatFor, SeatKind,
    Table, Terms, UndoReason, Wish,
};
use starboard_wire::{Summary, code, follow};

const A: Seat = Seat::new(0);
const B: Seat = Seat::new(1);
const C: Seat = Seat::new(2);
const SEED: Seed = Seed::new([5; 32]);
const NEXT_SEED: Seed = Seed::new([7; 32]);
const MINUTE: u64 = 60_000;
const EN: Lang = Lang::En;

fn registry() -> Registry {
    Registry::new(vec![rules_of::<Pebbles>()])
}

fn person(name: &str) -> Person {
    Person {
        id: name.to_lowercase(),
        name: name.to_owned(),
    }
}

/// A table of three, its log, and who is there.
struct Hall {
    table: Table,
    log: Vec<Entry>,
    now: u64,
    present: Vec<Seat>,
    absent: Vec<Absent>,
}

impl Hall {
    fn open(clock: Clock) -> Hall {
        let mut options = OptionValues::new();
        options.insert("players".into(), json!(3));
        let plan = Plan {
            public: true,
            chat: true,
            clock,
            terms: Terms::Second,
            ..Plan::new("pebbles", options, vec![SeatFor::Person; 3])
        };
        let first = Table::open(plan, person("Ada"), None, keeper(1000, &[]), &registry());
        let first = first.expect("a plan");
        Hall {
            table: Table::new(&first, &registry()).expect("a table"),
            log: vec![first],
            now: 1000,
            present: vec![A, B, C],
            absent: Vec::new(),
        }
    }

    fn begun(clock: Clock) -> Hall {
        let mut hall = Hall::open(clock);
        for (name, seat) in [("Ada", A), ("Ben", B), ("Cyd", C)] {
            hall.sit(name, seat);
        }
        assert_eq!(hall.table.phase(), Phase::Playing);
        hall
    }

    fn sit(&mut self, name: &str, seat: Seat) {
        let entropy = Fresh::try_from(format!("{:032x}", seat.number())).expect("32 digits");
        self.ask(name, &Request::Sit { seat, entropy });
    }

    fn ask(&mut self, name: &str, request: &Request) {
        let keeper = keeper(self.now, &self.absent);
        let decided = self.table.decide(&person(name), request, None, keeper);
        let decided = decided.unwrap_or_else(|refusal| panic!("{name} is refused: {refusal}"));
        self.table = decided.table;
        self.log.push(decided.entry);
    }

    fn act(&mut self, name: &str) {
        let action = "take 1".to_owned();
        self.ask(name, &Request::Act { action });
    }

    fn wish(&mut self, name: &str, wish: Wish) {
        let entropy = None;
        self.ask(name, &Request::Ask { wish, entropy });
    }

    fn leaves(&mut self, seat: Seat) {
        let since = self.now;
        self.present.retain(|other| *other != seat);
        self.absent.push(Absent { seat, since });
    }

    fn view<'a>(&'a self, me: &'a str) -> View<'a> {
        View {
            table: &self.table,
            me: Some(me),
            is_up: true,
            is_stopped: false,
            present: &self.present,
            absent: &self.absent,
        }
    }

    fn news(&self, me: &str) -> News {
        self.view(me).news(self.now)
    }

    fn summary(&self) -> Summary {
        Summary::of("t1", &self.table)
    }
}

fn keeper(now: u64, absent: &[Absent]) -> Keeper<'_> {
    Keeper {
        seed: &SEED,
        next_seed: Some(&NEXT_SEED),
        now,
        absent,
        next: "another",
    }
}

#[test]
fn a_view_knows_whose_turn_it_is_and_who_is_there() {
    let mut hall = Hall::begun(Clock::None);
    let (ada, ben, guest) = (hall.view("ada"), hall.view("ben"), hall.view("guest"));
    assert_eq!(
        (ada.own(), ben.own(), guest.own()),
        (Some(A), Some(B), None)
    );
    assert!(ada.is_own_turn() && !ben.is_own_turn() && !guest.is_own_turn());
    assert!(ada.is_host() && !ben.is_host() && !guest.is_host());
    assert_eq!(ada.own_kind(), Some(SeatKind::Person));
    assert_eq!(ada.time_left(A, hall.now), None);
    let stopped = View {
        is_stopped: true,
        ..ada
    };
    assert!(!stopped.is_own_turn() && stopped.own_kind().is_none());

    hall.leaves(B);
    let lost = View {
        is_up: false,
        ..hall.view("ada")
    };
    // Nothing is known of the others without a connection, but everybody is where they are.
    assert!(lost.is_here(A) && !lost.is_here(C) && lost.away(hall.now).is_empty());
    assert!(hall.view("ben").is_here(B) && !hall.view("ada").is_here(B));
    assert!(hall.view("guest").away(hall.now).is_empty());
}

#[test]
fn a_bot_may_take_over_after_a_while_or_at_the_deadline() {
    let live = Clock::Live {
        minutes: 10,
        increment: 0,
    };
    for (clock, waits) in [(Clock::None, true), (live, true), (days(3), false)] {
        let mut hall = Hall::begun(clock);
        hall.leaves(A);
        assert_eq!(
            hall.view("ben").time_left(A, hall.now).is_some(),
            clock != Clock::None
        );
        let at = hall.now + 2 * MINUTE;
        let takeover = if waits {
            Takeover::Later(at)
        } else {
            Takeover::Late
        };
        assert_eq!(hall.view("ben").away(hall.now), [(A, takeover)]);
        assert_eq!(hall.news("ben"), News::Away(A, takeover));
        // It is the absent player's own turn, and they know.
        assert_eq!(hall.news("ada"), News::Nothing);
        hall.now = at;
        let takeover = if waits { Takeover::Now } else { Takeover::Late };
        assert_eq!(hall.news("ben"), News::Away(A, takeover));
    }
}

fn days(days: u8) -> Clock {
    Clock::PerMove { days }
}

#[test]
fn an_undo_is_allowed_offered_or_refused() {
    let mut hall = Hall::begun(Clock::None);
    assert_eq!(hall.view("guest").undo(), Undo::Watching);
    assert_eq!(hall.view("ada").undo(), Undo::Refused(UndoReason::Nothing));
    hall.act("Ada");
    assert_eq!(hall.view("ada").undo(), Undo::Allowed);
    hall.act("Ben");
    let offer = Undo::Offer {
        reason: UndoReason::OtherPlayer(B),
        repeats_chance: false,
    };
    assert_eq!(hall.view("ada").undo(), offer);
    let gathering = Hall::open(Clock::None);
    let sitting = gathering.view("ada").undo();
    assert_eq!(sitting, Undo::Watching);
}

#[test]
fn the_most_important_news_comes_first() {
    let mut hall = Hall::begun(Clock::None);
    assert_eq!(hall.news("ada"), News::Nothing);
    assert_eq!(hall.news("guest"), News::Watching);
    hall.act("Ada");
    hall.act("Ben");
    hall.wish("Ada", Wish::Undo);
    assert_eq!(hall.news("ben"), News::Asked);
    let open = |agreed| News::Open {
        missing: vec![B, C],
        agreed,
    };
    assert_eq!(hall.news("ada"), open(true));
    assert_eq!(hall.news("guest"), open(false));
    let name = |seat: Seat| format!("<{}>", hall.table.called(seat, EN));
    let words = wish_text(&hall.table, name, EN).expect("a request");
    assert_eq!(words, "<Ada> wants to undo their last action.");
    let (agrees, entropy) = (false, None);
    hall.ask("Ben", &Request::Answer { agrees, entropy });

    assert!(hall.view("ada").can_remove(C) && !hall.view("ada").can_remove(A));
    assert!(!hall.view("ben").can_remove(C));
    hall.ask("Ada", &Request::Remove { seat: C });
    assert_eq!(hall.news("cyd"), News::Removed);
    hall.ask("Ben", &Request::HandOver);
    assert_eq!(hall.news("ben"), News::BotPlays);
    hall.ask("Ben", &Request::Return);
    hall.ask("Ben", &Request::Resign);
    assert_eq!(hall.news("ben"), News::Resigned);
    assert!(!hall.view("ada").can_remove(B));
    assert_eq!(hall.view("ben").own_kind(), None);
}

/// What the player on a seat is told of the entries after the first ones.
fn told(hall: &Hall, before: usize, own: Option<Seat>) -> Vec<String> {
    let mut table = None;
    let (old, new) = hall.log.split_at(before);
    follow(&mut table, old, &registry()).expect("a log");
    let followed = follow(&mut table, new, &registry()).expect("it goes on");
    let told = Told::by(new, before as u64, own, followed);
    told.map(|told| told.text(&hall.table, EN)).collect()
}

#[test]
fn players_are_told_what_others_did() {
    let mut hall = Hall::begun(Clock::None);
    hall.act("Ada");
    hall.act("Ben");
    let before = hall.log.len();
    hall.wish("Ada", Wish::Undo);
    let (agrees, entropy) = (false, None);
    hall.ask("Ben", &Request::Answer { agrees, entropy });
    hall.ask("Ada", &Request::Remove { seat: C });
    hall.ask("Ada", &Request::Readmit { seat: C });
    hall.ask("Ben", &Request::HandOver);
    hall.ask("Ben", &Request::Return);
    hall.ask("Ben", &Request::Undo);
    hall.ask("Ben", &Request::Resign);
    let removed = "The host gave Cyd’s seat to a bot.";
    assert_eq!(
        told(&hall, before, Some(A)),
        [
            "Ben declined.",
            removed,
            "The host let Cyd return.",
            "A bot took over for Ben.",
            "Ben came back.",
            "Ben undid an action.",
            "Ben resigned.",
        ]
    );
    assert_eq!(
        told(&hall, before, Some(B)),
        [removed, "The host let Cyd return."]
    );
    let to_cyd = told(&hall, before, Some(C));
    assert_eq!(to_cyd[1], "The host let you return to your seat.");
    assert!(!to_cyd.iter().any(|words| words == removed));
    // Whoever comes later is not told what they have missed.
    let fresh = follow(&mut None, &hall.log, &registry()).expect("a log");
    assert_eq!(Told::by(&hall.log, 0, None, fresh).count(), 0);
}

#[test]
fn a_takeover_by_consent_is_told() {
    let mut hall = Hall::begun(Clock::None);
    hall.leaves(A);
    hall.now += 2 * MINUTE;
    let before = hall.log.len();
    hall.wish("Ben", Wish::TakeOver { seat: A });
    let (agrees, entropy) = (true, None);
    hall.ask("Cyd", &Request::Answer { agrees, entropy });
    assert_eq!(told(&hall, before, Some(B)), ["A bot took over for Ada."]);
}

/// It has no entry of its own. Whoever asked for it is not told.
#[test]
fn an_undo_by_consent_is_told() {
    let mut hall = Hall::begun(Clock::None);
    hall.act("Ada");
    hall.act("Ben");
    let before = hall.log.len();
    hall.wish("Ada", Wish::Undo);
    for name in ["Ben", "Cyd"] {
        let (agrees, entropy) = (true, None);
        hall.ask(name, &Request::Answer { agrees, entropy });
    }
    for reader in [Some(B), Some(C), None] {
        assert_eq!(told(&hall, before, reader), ["Ada undid an action."]);
    }
    assert!(told(&hall, before, Some(A)).is_empty());
}

#[test]
fn waiting_ends_with_the_entry() {
    assert_eq!(Waiting::Entry(7).after(6), Waiting::Entry(7));
    assert_eq!(Waiting::Entry(7).after(7), Waiting::No);
    assert_eq!(Waiting::Answer.after(7), Waiting::Answer);
}

#[test]
fn a_refusal_is_said_in_words() {
    let text = |code: &str, wait: Option<u64>, lang: Lang| {
        let refused = Refused::new(code, "for programs".to_owned());
        Refused { wait, ..refused }.text(lang)
    };
    assert_eq!(text(code::TOO_FAST, None, EN), "Too fast: wait a moment.");
    assert_eq!(
        text(code::TOO_FAST, None, Lang::Pl),
        "Za szybko: poczekaj chwilę."
    );
    assert!(text("too-soon", Some(59_001), EN).contains("60"));
    assert_eq!(text("unheard-of", None, Lang::Pl), "for programs");
}

#[test]
fn lists_say_how_it_stands() {
    let mut hall = Hall::open(days(3));
    let gathering = hall.summary();
    assert_eq!(
        State::of(&gathering, Some("ada"), EN),
        State::Gathering(days(3))
    );
    let shown = |name: String| format!("<{name}>");
    let free = "free seat, free seat, free seat";
    assert_eq!(players(&gathering, shown, EN), free);
    hall = Hall::begun(days(3));
    let playing = hall.summary();
    assert_eq!(players(&playing, shown, EN), "<Ada>, <Ben>, <Cyd>");
    assert!(is_own_turn(&playing, Some("ada")) && !is_own_turn(&playing, None));
    assert_eq!(State::of(&playing, Some("ada"), EN), State::OwnTurn);
    let turn = State::Turn("Ada".to_owned());
    assert_eq!(State::of(&playing, Some("ben"), EN), turn);
    hall.ask("Ada", &Request::HandOver);
    assert_eq!(State::of(&hall.summary(), None, EN), State::BotsTurn);
    for name in ["Ben", "Cyd"] {
        hall.ask(name, &Request::Resign);
    }
    let over = hall.summary();
    assert_eq!(over.phase, Phase::Over);
    assert_eq!(State::of(&over, None, EN), State::Over);
    assert_eq!(result(&over, true, shown, EN), "<Ada> wins");
    let mut unwon = over.clone();
    unwon.about.winners.clear();
    assert_eq!(result(&unwon, true, shown, EN), "Draw");
    assert_eq!(result(&unwon, false, shown, EN), "Nobody wins");
    let closed = Summary {
        phase: Phase::Closed,
        ..gathering.clone()
    };
    assert_eq!(State::of(&closed, None, EN), State::Closed);

    let mut own = vec![over, gathering, closed, playing];
    sort_own(&mut own, Some("ada"));
    let phases: Vec<Phase> = own.iter().map(|table| table.phase).collect();
    assert_eq!(phases, [Phase::Playing, Phase::Gathering, Phase::Over]);
}

#[test]
fn times_and_terms_have_words() {
    let clock = |seconds: u64| clock_words(seconds * 1000, EN);
    let clocks = [0, 59, 61, 3600, 3665, 90_000].map(clock);
    assert_eq!(
        clocks,
        ["0:00", "0:59", "1:01", "1:00 h", "1:01 h", "1 d 1 h"]
    );
    assert_eq!(clock_words(59_001, EN), "1:00");
    assert_eq!(clock_text(days(1), EN), "1 day per action");

    let hall = Hall::open(days(3));
    let rules = rules_of::<Pebbles>();
    let label = |name: &str, value: Option<&Value>| match value {
        Some(value) => value.to_string(),
        None => name.to_owned(),
    };
    let words = plan_words(hall.table.plan(), &rules.schema(), label, EN);
    assert_eq!(words[..3], ["public", "3 days per action", "players: 3"]);
}

#[test]
fn only_what_was_checked_is_said() {
    let checks = Checks {
        commitment: Some(true),
        entropy: Some(false),
        ..Checks::default()
    };
    let words: Vec<(bool, String)> = check_words(checks, EN).collect();
    assert!(words[0].0 && words[0].1.starts_with("The server has not changed"));
    assert!(!words[1].0 && words[1].1.starts_with("The server did not use"));
    assert_eq!(words.len(), 2);
}

#[test]
fn others_are_those_who_sit_or_have_spoken() {
    let mut hall = Hall::open(Clock::None);
    for (name, seat) in [("Ben", A), ("Cyd", B)] {
        hall.sit(name, seat);
        let text = "hello".to_owned();
        hall.ask(name, &Request::Say { text });
    }
    hall.ask("Ben", &Request::Stand);
    hall.sit("Ada", A);
    let others = |me: &str| -> Vec<String> {
        let others = hall.view(me).others().into_iter();
        others.map(|other| other.called(EN)).collect()
    };
    assert_eq!(others("ada"), ["Cyd", "Ben"]);
    assert_eq!(others("ben"), ["Ada", "Cyd"]);

    let mut muted = Vec::new();
    for number in 0..300 {
        mute(&mut muted, &number.to_string(), true);
    }
    assert_eq!((muted.len(), muted[0].as_str()), (200, "100"));
    mute(&mut muted, "299", true);
    mute(&mut muted, "100", false);
    assert_eq!((muted.len(), muted[0].as_str()), (199, "101"));
}
