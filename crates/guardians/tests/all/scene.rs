//! Positions for tests, written down in a few lines, and what is asked of them.

use guardians::Guardians;
use serde_json::{Value, json};
use starboard_kernel::Game;
use starboard_kernel::testing::{self, Scene as _, set_field};

/// A position under test.
#[derive(Clone)]
pub(crate) struct Scene {
    document: Value,
}

/// Two players, seat 1 to move on c1 with an otherwise empty board and no mine; the supply holds
/// monsters of value 1 only where a test does not say otherwise.
pub(crate) fn scene() -> Scene {
    Scene {
        document: json!({
            "game": "guardians",
            "options": {"players": 2, "variant": "basic", "empty_column": "shot"},
            "board": vec!["......"; 10],
            "mine": null,
            "players": [pilot("c1"), pilot("e1")],
            "supply": {"1": 0, "2": 0, "3": 0, "4": 0, "5": 0, "left": 0, "right": 0},
            "waiting": {"left": 0, "right": 0, "ships": 0},
            "turn": 1,
            "step": "move",
            "shots": 0,
            "quiet": [],
        }),
    }
}

fn pilot(fighter: &str) -> Value {
    json!({"fighter": fighter, "tokens": [], "missile": "supply", "level": 1, "power": "none"})
}

impl Scene {
    /// Sets a field by JSON pointer, such as `/players/0/tokens`.
    pub(crate) fn with(mut self, pointer: &str, value: impl Into<Value>) -> Self {
        set_field(&mut self.document, pointer, value);
        self
    }

    /// Puts tokens on the board: `"c10 3"` or `"a5 <"`.
    pub(crate) fn tokens(mut self, tokens: &[&str]) -> Self {
        for token in tokens {
            let (square, sign) = token.split_once(' ').expect("square and sign");
            let column = (square.as_bytes()[0] - b'a') as usize;
            let row: usize = square[1..].parse().expect("a row");
            let line = &mut self.document["board"][10 - row];
            let mut signs: Vec<char> = line.as_str().expect("a row").chars().collect();
            signs[column] = sign.chars().next().expect("a sign");
            *line = signs.into_iter().collect::<String>().into();
        }
        self
    }

    pub(crate) fn advanced(mut self) -> Self {
        self.document["options"]["variant"] = "advanced".into();
        for pilot in self.document["players"].as_array_mut().expect("players") {
            pilot["power"] = "empty".into();
        }
        self
    }

    /// Three or four players, further fighters on the given squares.
    pub(crate) fn and_players(mut self, fighters: &[&str]) -> Self {
        let power = self.document["players"][0]["power"].clone();
        let players = self.document["players"].as_array_mut().expect("players");
        for fighter in fighters {
            let mut more = pilot(fighter);
            more["power"] = power.clone();
            players.push(more);
        }
        self.document["options"]["players"] = (2 + fighters.len()).into();
        self
    }

    pub(crate) fn document(&self) -> &Value {
        &self.document
    }

    #[track_caller]
    pub(crate) fn start(&self) -> Board {
        match Guardians::from_document(&self.document) {
            Ok(position) => Board(position),
            Err(violations) => panic!("{violations}"),
        }
    }
}

/// A position that is played.
#[derive(Clone)]
pub(crate) struct Board(pub(crate) Guardians);

impl testing::Scene for Board {
    type Game = Guardians;

    fn position(&self) -> &Guardians {
        &self.0
    }

    fn position_mut(&mut self) -> &mut Guardians {
        &mut self.0
    }
}

impl Board {
    /// Plays actions and outcomes one after the other.
    #[track_caller]
    pub(crate) fn play(mut self, moves: &[&str]) -> Board {
        for text in moves {
            self.step(text);
        }
        self
    }

    /// Checks a field of the document by JSON pointer.
    #[track_caller]
    pub(crate) fn check(self, pointer: &str, expected: impl Into<Value>) -> Board {
        self.shows(pointer, expected);
        self
    }

    /// Checks what stands on squares: `"c9 3"`, `"c9 ."`.
    #[track_caller]
    pub(crate) fn tokens(self, tokens: &[&str]) -> Board {
        let document = self.0.document();
        for token in tokens {
            let (square, sign) = token.split_once(' ').expect("square and sign");
            let column = (square.as_bytes()[0] - b'a') as usize;
            let row: usize = square[1..].parse().expect("a row");
            let line = document["board"][10 - row].as_str().expect("a row");
            assert_eq!(&line[column..=column], sign, "{square} in {document}");
        }
        self
    }

    /// The row as a string, such as `"..34.."`.
    #[track_caller]
    pub(crate) fn row(self, row: usize, expected: &str) -> Board {
        self.check(&format!("/board/{}", 10 - row), expected)
    }

    #[track_caller]
    pub(crate) fn actions(self, expected: &[&str]) -> Board {
        assert_eq!(testing::Scene::legal_actions(&self), expected);
        self
    }

    #[track_caller]
    pub(crate) fn allows(self, action: &str) -> Board {
        testing::Scene::check(&self, action, "");
        self
    }

    /// The action is refused for a reason that cites this rule.
    #[track_caller]
    pub(crate) fn forbids(self, action: &str, rule: &str) -> Board {
        assert_eq!(self.refused(action), rule, "{action}");
        self
    }

    #[track_caller]
    pub(crate) fn turn(self, seat: u64, step: &str) -> Board {
        self.check("/turn", seat).check("/step", step)
    }

    pub(crate) fn scores(&self) -> Vec<i64> {
        self.0.ending().expect("the game is over").scores
    }

    pub(crate) fn winners(&self) -> Vec<usize> {
        let ending = self.0.ending().expect("the game is over");
        ending.winners.iter().map(|seat| seat.number()).collect()
    }
}
