//! Who may do what: every message and every route for every role. What is not in the matrix fails
//! to compile or fails here, so nothing is added without somebody deciding on it.

use anyhow::{Context, Result, ensure};
use serde_json::json;
use server_tests::{Client, fresh, key, people};
use starboard_kernel::FastRng;
use starboard_server::ROUTES;
use starboard_table::online::{Request, Room, SeatFor, Wish};
use starboard_wire::{ClientMessage, PROTOCOL, Secret, ServerMessage, code};

use crate::stage::{A, B, Stage};

/// Everybody who may come to a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    /// Connected without a name.
    Stranger,
    /// With a name, and without a seat.
    Spectator,
    /// The seat whose turn it is not.
    OtherSeat,
    /// The seat whose turn it is.
    Owner,
    /// Whose seat that was before it went to another device.
    ExOwner,
}

const ROLES: [Role; 5] = [
    Role::Stranger,
    Role::Spectator,
    Role::OtherSeat,
    Role::Owner,
    Role::ExOwner,
];

/// What comes back: nothing changes but for `Done`.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Answer {
    Done,
    Refused(String),
    Told,
}

fn refused(code: &str) -> Answer {
    Answer::Refused(code.to_owned())
}

/// One of every kind of message. The match has no wildcard: a new message needs a row.
fn messages(table: &str, version: u64, action: &str) -> Vec<ClientMessage> {
    fn every_kind(message: &ClientMessage) {
        match message {
            ClientMessage::Hello { .. }
            | ClientMessage::Watch { .. }
            | ClientMessage::Unwatch { .. }
            | ClientMessage::Lend { .. }
            | ClientMessage::Claim { .. } => {}
            ClientMessage::Ask { request, .. } => match request {
                Request::Sit { .. }
                | Request::Stand
                | Request::Plan { .. }
                | Request::Free { .. }
                | Request::Close
                | Request::Act { .. }
                | Request::Undo
                | Request::Ask { .. }
                | Request::Answer { .. }
                | Request::Resign
                | Request::HandOver
                | Request::Return
                | Request::Say { .. } => {}
            },
        }
    }
    let table = table.to_owned();
    let ask = |request| ClientMessage::Ask {
        table: table.clone(),
        version,
        key: key(),
        request,
    };
    let all = vec![
        ClientMessage::Hello {
            protocol: PROTOCOL,
            secret: None,
        },
        ClientMessage::Watch {
            table: table.clone(),
            after: version,
        },
        ClientMessage::Unwatch {
            table: table.clone(),
        },
        ClientMessage::Lend {
            table: table.clone(),
            key: key(),
        },
        ClientMessage::Claim {
            table: table.clone(),
            key: key(),
            secret: Secret::from_bytes([7; 32]),
        },
        ask(Request::Sit {
            seat: A,
            entropy: fresh(),
        }),
        ask(Request::Stand),
        ask(Request::Plan {
            seat: B,
            by: SeatFor::Bot(1),
        }),
        ask(Request::Act {
            action: action.to_owned(),
        }),
        ask(Request::Undo),
        ask(Request::Ask {
            wish: Wish::Undo,
            entropy: None,
        }),
        ask(Request::Answer {
            agrees: true,
            entropy: None,
        }),
        ask(Request::Resign),
        ask(Request::HandOver),
        ask(Request::Return),
        ask(Request::Say { text: "hm".into() }),
        ask(Request::Free { seat: B }),
        ask(Request::Close),
    ];
    all.iter().for_each(every_kind);
    all
}

/// What each role gets in the middle of a game, in the order of [`ROLES`].
fn expected(message: &ClientMessage) -> [Answer; 5] {
    let stranger = || refused(code::STRANGER);
    let seatless = |other: Answer, owner: Answer| {
        let no_seat = refused("not-seated");
        [stranger(), no_seat.clone(), other, owner, no_seat]
    };
    match message {
        ClientMessage::Hello { .. } => [(); 5].map(|()| refused(code::HELLO)),
        // Everybody may look.
        ClientMessage::Watch { .. } | ClientMessage::Unwatch { .. } => {
            [(); 5].map(|()| Answer::Told)
        }
        ClientMessage::Lend { .. } => seatless(Answer::Told, Answer::Told),
        ClientMessage::Claim { .. } => {
            let wrong = || refused(code::WRONG_SECRET);
            [stranger(), wrong(), wrong(), wrong(), wrong()]
        }
        ClientMessage::Ask { request, .. } => match request {
            Request::Sit { .. } | Request::Plan { .. } | Request::Free { .. } | Request::Close => {
                let begun = || refused("begun");
                [stranger(), begun(), begun(), begun(), begun()]
            }
            Request::Stand => seatless(refused("begun"), refused("begun")),
            Request::Act { .. } => seatless(refused("not-your-turn"), Answer::Done),
            // Nobody's last action can be taken back by the rule: chance came after the first.
            Request::Undo => seatless(refused("undo"), refused("undo")),
            Request::Ask { .. } => seatless(Answer::Done, Answer::Done),
            Request::Answer { .. } => seatless(refused("nothing-asked"), refused("nothing-asked")),
            Request::Resign | Request::HandOver => seatless(Answer::Done, Answer::Done),
            Request::Return => seatless(refused("already-person"), refused("already-person")),
            Request::Say { .. } => seatless(Answer::Done, Answer::Done),
        },
    }
}

/// A game of two in which both have acted, everybody of [`ROLES`] is there, and who is to act is
/// the owner.
struct Scene {
    stage: Stage,
    table: String,
    clients: [Client; 5],
}

impl Scene {
    async fn set() -> Result<Scene> {
        let stage = Stage::start().await?;
        let two = stage.two_people().await?;
        let table = two.table;
        let [mut ada, mut ben] = two.clients;
        let mut rng = FastRng::new(4);
        // Until both have acted and it is Ada's turn.
        let both = |room: &Room| {
            let steps = room.table().expect("begun").history().steps();
            [A, B].iter().all(|&seat| {
                let player = starboard_kernel::Actor::Player(seat);
                steps.iter().any(|step| step.actor == player)
            })
        };
        while !(both(ada.room(&table)) && ada.is_to_act(&table) && !undoable(ada.room(&table))) {
            let client = if ada.is_to_act(&table) {
                &mut ada
            } else {
                &mut ben
            };
            let action = client.some_action(&table, &mut rng);
            let sequence = client.get(&table, Request::Act { action }).await?;
            for client in [&mut ada, &mut ben] {
                client
                    .see(&table, |room| room.sequence() >= sequence)
                    .await?;
            }
        }
        // Ada goes on with her phone.
        let [(_, phone), (_, spectator)] = people(stage.address, ["Ada", "Cyd"]).await?;
        let lend = ClientMessage::Lend {
            table: table.clone(),
            key: "to-my-phone".into(),
        };
        ada.send(&lend).await?;
        let secret = ada
            .until(|message| match message {
                ServerMessage::Lent { secret, .. } => Some(secret.clone()),
                _ => None,
            })
            .await?;
        let mut phone = stage.client(&phone).await?;
        phone.watch(&table).await?;
        let claim = ClientMessage::Claim {
            table: table.clone(),
            key: "on-my-phone".into(),
            secret,
        };
        phone.send(&claim).await?;
        let moved = phone.answer("on-my-phone").await?;
        let sequence = moved.map_err(|refused| anyhow::anyhow!("{refused:?}"))?;
        let mut spectator = stage.client(&spectator).await?;
        let mut stranger = Client::connect(stage.address, None).await?;
        spectator.watch(&table).await?;
        stranger.watch(&table).await?;
        let mut clients = [stranger, spectator, ben, phone, ada];
        for client in &mut clients {
            client
                .see(&table, |room| room.sequence() >= sequence)
                .await?;
        }
        Ok(Scene {
            stage,
            table,
            clients,
        })
    }

    async fn stored(&self) -> Result<usize> {
        let stored = self.stage.app.hub().storage().load(&self.table, 0).await?;
        Ok(stored.context("a table")?.entries.len())
    }
}

/// Whether somebody could take something back by the rule.
fn undoable(room: &Room) -> bool {
    let table = room.table().expect("begun");
    [A, B].iter().any(|&seat| table.undo_target(seat).is_ok())
}

async fn answer_to(client: &mut Client, message: &ClientMessage) -> Result<Answer> {
    client.send(message).await?;
    let wanted = match message {
        ClientMessage::Ask { key, .. }
        | ClientMessage::Lend { key, .. }
        | ClientMessage::Claim { key, .. } => key.clone(),
        // There is no answer to it; what is said next is answered.
        ClientMessage::Unwatch { .. } => return Ok(Answer::Told),
        ClientMessage::Hello { .. } | ClientMessage::Watch { .. } => String::new(),
    };
    client
        .until(|message| match message {
            ServerMessage::Done { key, .. } if *key == wanted => Some(Answer::Done),
            ServerMessage::Refused { key, code, .. } if *key == wanted => {
                Some(Answer::Refused(code.clone()))
            }
            ServerMessage::Lent { key, .. } if *key == wanted => Some(Answer::Told),
            ServerMessage::Fault { code, .. } => Some(Answer::Refused(code.clone())),
            ServerMessage::Gone { code, .. } => Some(Answer::Refused(code.clone())),
            ServerMessage::Log { .. } if wanted.is_empty() => Some(Answer::Told),
            _ => None,
        })
        .await
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_for_every_role() -> Result<()> {
    let mut scene = Scene::set().await?;
    let kinds = messages("", 0, "").len();
    for kind in 0..kinds {
        for (index, role) in ROLES.into_iter().enumerate() {
            let client = &scene.clients[index];
            let version = client.room(&scene.table).sequence();
            let action = client.some_action(&scene.table, &mut FastRng::new(1));
            let message = messages(&scene.table, version, &action).swap_remove(kind);
            // What is done would change the table for the rows to come: those are asked for on
            // a scene of their own.
            let wanted = expected(&message)[index].clone();
            if wanted == Answer::Done {
                continue;
            }
            let before = scene.stored().await?;
            let answer = answer_to(&mut scene.clients[index], &message).await?;
            ensure!(
                answer == wanted,
                "{role:?} {message:?}: {answer:?}, not {wanted:?}"
            );
            ensure!(
                scene.stored().await? == before,
                "{role:?} {message:?} changed the table"
            );
            if matches!(message, ClientMessage::Unwatch { .. }) {
                scene.clients[index].watch(&scene.table).await?;
            }
        }
    }
    Ok(())
}

/// Whether a message asks for this, as the protocol calls it.
fn asks_to(message: &ClientMessage, word: &str) -> bool {
    let ClientMessage::Ask { request, .. } = message else {
        return false;
    };
    match json!(request) {
        serde_json::Value::Object(fields) => fields.contains_key(word),
        name => name == word,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_role_may_do_is_done() -> Result<()> {
    // The order is such that each leaves the next possible.
    for (role, words) in [
        (Role::OtherSeat, vec!["say", "ask"]),
        (Role::OtherSeat, vec!["hand-over"]),
        (Role::OtherSeat, vec!["resign"]),
        (Role::Owner, vec!["say", "act"]),
        (Role::Owner, vec!["ask"]),
        (Role::Owner, vec!["hand-over"]),
        (Role::Owner, vec!["resign"]),
    ] {
        let mut scene = Scene::set().await?;
        let index = ROLES
            .iter()
            .position(|known| *known == role)
            .context("a role")?;
        for word in words {
            let client = &mut scene.clients[index];
            let version = client.room(&scene.table).sequence();
            let action = client.some_action(&scene.table, &mut FastRng::new(1));
            let message = messages(&scene.table, version, &action)
                .into_iter()
                .find(|message| asks_to(message, word))
                .with_context(|| format!("nobody asks to {word}"))?;
            ensure!(expected(&message)[index] == Answer::Done, "{message:?}");
            let answer = answer_to(client, &message).await?;
            ensure!(answer == Answer::Done, "{role:?} {message:?}: {answer:?}");
            client
                .see(&scene.table, |room| room.sequence() > version)
                .await?;
        }
    }
    Ok(())
}

/// What each role gets from a route: strangers have no secret, everybody else has one, and no
/// route asks for a seat.
fn expected_status(method: &str, path: &str, is_stranger: bool) -> u16 {
    match (method, path) {
        ("get", "/api/me" | "/api/me/tables") if is_stranger => 401,
        ("patch", "/api/me") | ("post", "/api/tables") if is_stranger => 401,
        ("post", "/api/people" | "/api/tables") => 201,
        // Without an upgrade there is no socket.
        ("get", "/api/socket") => 400,
        _ => 200,
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_for_every_role() -> Result<()> {
    let stage = Stage::start().await?;
    let two = stage.two_people().await?;
    let id = &two.clients[0].person.as_ref().context("a person")?.id;
    let [(_, spectator)] = people(stage.address, ["Cyd"]).await?;
    let http = reqwest::Client::new();
    for (method, path) in ROUTES {
        for (role, secret) in [
            ("stranger", None),
            ("spectator", Some(&spectator)),
            ("owner", Some(&two.secrets[0])),
            ("other seat", Some(&two.secrets[1])),
        ] {
            let mut filled = match *path {
                "/api/people/{id}" => path.replace("{id}", id),
                _ => path.replace("{id}", &two.table),
            };
            let body = match (*method, *path) {
                ("post", "/api/people") | ("patch", "/api/me") => json!({ "name": "Dan" }),
                ("post", "/api/tables") => {
                    let plan = server_tests::plan("guardians", &[SeatFor::Person; 2]);
                    json!({ "plan": plan, "key": key() })
                }
                _ => json!(null),
            };
            if (*method, *path) == ("get", "/api/tables") {
                filled.push_str("?phase=playing");
            }
            let url = format!("http://{}{filled}", stage.address);
            let mut request = http.request(method.to_uppercase().parse()?, url);
            if let Some(secret) = secret {
                request = request.bearer_auth(secret.reveal());
            }
            let answer = request.json(&body).send().await?;
            let wanted = expected_status(method, path, secret.is_none());
            let status = answer.status().as_u16();
            ensure!(
                status == wanted,
                "{role} {method} {path}: {status}, not {wanted}"
            );
            let text = answer.text().await?;
            for secret in [&two.secrets[0], &two.secrets[1], &spectator] {
                ensure!(
                    !text.contains(secret.reveal()),
                    "{method} {path} tells a secret"
                );
            }
        }
    }
    Ok(())
}
