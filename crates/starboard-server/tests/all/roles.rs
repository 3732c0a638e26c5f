//! Who may do what, and when: every message and every route for every role. A message or a route
//! without a row fails to compile or fails here, so nothing is added without a decision.

use std::collections::BTreeSet;

use anyhow::{Context, Result, bail, ensure};
use serde_json::json;
use server_tests::{Client, fresh, key, open_table, people, plan};
use starboard_kernel::{Actor, FastRng, RequestedLevel, Seat};
use starboard_table::{Request, SeatFor, Table, Wish};
use starboard_wire::{ClientMessage, PROTOCOL, Secret, ServerMessage, code};

use crate::document;
use crate::stage::{A, B, SHORT, Stage, TAKEOVER, Two};

/// The kinds of clients of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Role {
    /// Connected without a name.
    Stranger,
    /// With a name, and without a seat.
    Spectator,
    /// The player of the seat that is not to act.
    OtherSeat,
    /// The host, who is to act.
    Owner,
    /// The identity of the host before the seat moved to another device.
    ExOwner,
}

/// The columns of every row.
const ROLES: [Role; 5] = [
    Role::Stranger,
    Role::Spectator,
    Role::OtherSeat,
    Role::Owner,
    Role::ExOwner,
];

/// States of a table.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Moment {
    /// One of three seats is free.
    Gathering,
    /// Both have acted, and nobody can undo without consent.
    Playing,
    /// The owner can undo the last action without consent.
    Undoable,
    /// The other seat has asked for an undo.
    Asked,
    /// The other player is absent.
    Alone,
    /// A bot plays for the other seat.
    Resting,
    Over,
    /// The other seat has asked for a rematch.
    Invited,
    /// The owner has closed the table.
    Closed,
}

const MOMENTS: [Moment; 9] = [
    Moment::Gathering,
    Moment::Playing,
    Moment::Undoable,
    Moment::Asked,
    Moment::Alone,
    Moment::Resting,
    Moment::Over,
    Moment::Invited,
    Moment::Closed,
];

impl Moment {
    /// The moment from which this one differs in a few rows only: what succeeds at both is tested
    /// there.
    fn like(self) -> Option<Moment> {
        match self {
            Moment::Undoable | Moment::Asked | Moment::Alone | Moment::Resting => {
                Some(Moment::Playing)
            }
            Moment::Invited => Some(Moment::Over),
            Moment::Gathering | Moment::Playing | Moment::Over | Moment::Closed => None,
        }
    }
}

/// It is in the log now.
const DONE: &str = "done";
/// There is a reply, and nothing has changed.
const TOLD: &str = "told";
/// Refused, for whatever reason; nothing has changed.
const REFUSED: &str = "refused";

/// Names the variants of a message and lists the names; the match keeps the list complete.
macro_rules! kinds {
    ($($name:literal => $kind:pat,)*) => {
        const KINDS: &[&str] = &[$($name),*];

        fn kind(message: &ClientMessage) -> &'static str {
            match message {
                $($kind => $name,)*
            }
        }
    };
}

kinds! {
    "hello" => ClientMessage::Hello { .. },
    "watch" => ClientMessage::Watch { .. },
    "unwatch" => ClientMessage::Unwatch { .. },
    "lend" => ClientMessage::Lend { .. },
    "claim" => ClientMessage::Claim { .. },
    "sit" => ClientMessage::Ask { request: Request::Sit { .. }, .. },
    "stand" => ClientMessage::Ask { request: Request::Stand, .. },
    "plan" => ClientMessage::Ask { request: Request::Plan { .. }, .. },
    "free" => ClientMessage::Ask { request: Request::Free { .. }, .. },
    "close" => ClientMessage::Ask { request: Request::Close, .. },
    "act" => ClientMessage::Ask { request: Request::Act { .. }, .. },
    "undo" => ClientMessage::Ask { request: Request::Undo, .. },
    "ask for an undo" => ClientMessage::Ask { request: Request::Ask { wish: Wish::Undo, .. }, .. },
    "ask for a bot" =>
        ClientMessage::Ask { request: Request::Ask { wish: Wish::TakeOver { .. }, .. }, .. },
    "ask for a rematch" =>
        ClientMessage::Ask { request: Request::Ask { wish: Wish::Rematch, .. }, .. },
    "agree" => ClientMessage::Ask { request: Request::Answer { agrees: true, .. }, .. },
    "decline" => ClientMessage::Ask { request: Request::Answer { agrees: false, .. }, .. },
    "resign" => ClientMessage::Ask { request: Request::Resign, .. },
    "remove" => ClientMessage::Ask { request: Request::Remove { .. }, .. },
    "readmit" => ClientMessage::Ask { request: Request::Readmit { .. }, .. },
    "hand over" => ClientMessage::Ask { request: Request::HandOver, .. },
    "return" => ClientMessage::Ask { request: Request::Return, .. },
    "say" => ClientMessage::Ask { request: Request::Say { .. }, .. },
    "set a bot" => ClientMessage::Ask { request: Request::SetBot { .. }, .. },
    "set a person" => ClientMessage::Ask { request: Request::SetPerson { .. }, .. },
}

/// The fields of messages.
struct Words<'a> {
    table: &'a str,
    version: u64,
    action: &'a str,
    /// Moves the owner's seat.
    secret: &'a Secret,
}

/// The rows: every kind of message, some in several variants.
fn messages(words: &Words<'_>) -> Vec<(&'static str, ClientMessage)> {
    let table = || words.table.to_owned();
    let claim = |secret| ClientMessage::Claim {
        table: table(),
        key: key(),
        secret,
    };
    let ask = |request| ClientMessage::Ask {
        table: table(),
        version: words.version,
        key: key(),
        request,
    };
    let wish = |wish, entropy| ask(Request::Ask { wish, entropy });
    let answer = |agrees, entropy| ask(Request::Answer { agrees, entropy });
    let sit = |seat| {
        let entropy = fresh();
        ask(Request::Sit { seat, entropy })
    };
    let (protocol, secret) = (PROTOCOL, None);
    let (action, after) = (words.action.to_owned(), words.version);
    let by = SeatFor::Bot(RequestedLevel(1));
    let name = "Eve".to_owned();
    vec![
        ("hello", ClientMessage::Hello { protocol, secret }),
        (
            "watch",
            ClientMessage::Watch {
                table: table(),
                after,
            },
        ),
        ("unwatch", ClientMessage::Unwatch { table: table() }),
        (
            "lend",
            ClientMessage::Lend {
                table: table(),
                key: key(),
            },
        ),
        ("claim", claim(words.secret.clone())),
        (
            "claim with a wrong secret",
            claim(Secret::from_bytes([7; 32])),
        ),
        ("sit", sit(C)),
        ("sit on a taken seat", sit(A)),
        ("stand", ask(Request::Stand)),
        ("plan", ask(Request::Plan { seat: C, by })),
        ("free", ask(Request::Free { seat: B })),
        ("close", ask(Request::Close)),
        ("act", ask(Request::Act { action })),
        ("undo", ask(Request::Undo)),
        ("ask for an undo", wish(Wish::Undo, None)),
        ("ask for a bot", wish(Wish::TakeOver { seat: B }, None)),
        ("ask for a rematch", wish(Wish::Rematch, Some(fresh()))),
        (
            "ask for a rematch without entropy",
            wish(Wish::Rematch, None),
        ),
        ("agree", answer(true, Some(fresh()))),
        ("agree without entropy", answer(true, None)),
        ("decline", answer(false, None)),
        ("resign", ask(Request::Resign)),
        ("hand over", ask(Request::HandOver)),
        ("return", ask(Request::Return)),
        ("remove", ask(Request::Remove { seat: B })),
        ("readmit", ask(Request::Readmit { seat: B })),
        ("say", ask(Request::Say { text: "hm".into() })),
        (
            "set a bot",
            ask(Request::SetBot {
                seat: B,
                level: RequestedLevel(1),
            }),
        ),
        ("set a person", ask(Request::SetPerson { seat: B, name })),
    ]
}

/// What each of [`ROLES`] gets.
fn row(moment: Moment, message: &str) -> Result<[&'static str; 5]> {
    use Moment::{Alone, Asked, Closed, Gathering, Invited, Over, Playing, Resting, Undoable};
    let known = |all| [code::STRANGER, all, all, all, all];
    let host = |host| {
        let other = "not-host";
        [code::STRANGER, other, other, host, other]
    };
    let seats = |other, owner| {
        let none = "not-seated";
        [code::STRANGER, none, other, owner, none]
    };
    Ok(match (message, moment) {
        ("hello", _) => [code::HELLO; 5],
        // Everybody may watch.
        ("watch" | "unwatch", _) => [TOLD; 5],
        ("lend", _) => seats(TOLD, TOLD),
        ("claim with a wrong secret", _) => known(code::WRONG_SECRET),
        ("claim", Closed) => known("closed"),
        // The holder of such a secret got it from the owner.
        ("claim", _) => [code::STRANGER, DONE, "seated", "seated", DONE],

        (
            "sit"
            | "sit on a taken seat"
            | "stand"
            | "plan"
            | "free"
            | "close"
            | "act"
            | "undo"
            | "ask for an undo"
            | "ask for a bot"
            | "ask for a rematch"
            | "ask for a rematch without entropy"
            | "agree"
            | "agree without entropy"
            | "decline"
            | "resign"
            | "hand over"
            | "return"
            | "remove"
            | "readmit"
            | "say"
            | "set a bot"
            | "set a person",
            Closed,
        ) => known("closed"),

        ("sit", Gathering) => [code::STRANGER, DONE, "seated", "seated", DONE],
        ("sit on a taken seat", Gathering) => {
            [code::STRANGER, "taken", "seated", "seated", "taken"]
        }
        ("plan" | "free" | "close", Gathering) => host(DONE),
        ("sit" | "sit on a taken seat" | "plan" | "free" | "close", _) => known("begun"),
        ("stand", Gathering) => seats(DONE, DONE),
        ("stand", _) => seats("begun", "begun"),

        (
            "act"
            | "undo"
            | "ask for an undo"
            | "ask for a bot"
            | "ask for a rematch"
            | "ask for a rematch without entropy"
            | "resign"
            | "hand over"
            | "return",
            Gathering,
        ) => seats("not-begun", "not-begun"),

        ("act", Over | Invited) => seats("over", "over"),
        ("act", Resting) => seats(REFUSED, DONE),
        ("act", Playing | Undoable | Asked | Alone) => seats("not-your-turn", DONE),

        ("undo", Undoable) => seats("undo", DONE),
        ("undo", _) => seats("undo", "undo"),

        (
            "ask for an undo"
            | "ask for a bot"
            | "ask for a rematch"
            | "ask for a rematch without entropy",
            Asked | Invited,
        ) => seats("asking", "asking"),
        ("ask for an undo" | "ask for a bot", Over) => seats("over", "over"),
        ("ask for an undo", Resting) => seats("not-a-person", DONE),
        ("ask for an undo", Undoable | Playing | Alone) => seats(DONE, DONE),
        ("ask for a bot", Resting) => seats("not-a-person", "not-a-person"),
        ("ask for a bot", Alone) => seats("own-seat", DONE),
        ("ask for a bot", Undoable | Playing) => seats("own-seat", "present"),
        ("ask for a rematch", Over) => seats(DONE, DONE),
        ("ask for a rematch without entropy", Over) => seats("no-entropy", "no-entropy"),
        ("ask for a rematch" | "ask for a rematch without entropy", _) => {
            seats("not-over", "not-over")
        }
        ("agree" | "agree without entropy", Asked) => seats("answered", DONE),
        ("agree", Invited) => seats("answered", DONE),
        ("agree without entropy", Invited) => seats("answered", "no-entropy"),
        ("decline", Asked | Invited) => seats(DONE, DONE),
        ("agree" | "agree without entropy" | "decline", _) => {
            seats("nothing-asked", "nothing-asked")
        }

        ("resign" | "hand over" | "return", Over | Invited) => seats("over", "over"),
        ("resign" | "hand over", Resting) => seats("not-a-person", DONE),
        ("resign" | "hand over", _) => seats(DONE, DONE),
        ("return", Resting) => seats(DONE, "already-person"),
        ("return", _) => seats("already-person", "already-person"),
        ("remove" | "readmit", Gathering) => host("not-begun"),
        ("remove" | "readmit", Over | Invited) => host("over"),
        ("remove", _) => host(DONE),
        ("readmit", _) => host("not-removed"),
        ("say", _) => seats(DONE, DONE),
        // Only for local tables.
        ("set a bot" | "set a person", _) => known("not-shared"),
        _ => bail!("nobody has decided who may {message}"),
    })
}

/// The free seat before the game.
const C: Seat = Seat::new(2);

/// A table with clients of all [`ROLES`].
struct Scene {
    table: String,
    clients: [Client; 5],
    secrets: [Option<Secret>; 5],
    /// Moves the owner's seat.
    secret: Secret,
}

impl Scene {
    async fn set(stage: &Stage, moment: Moment) -> Result<Scene> {
        let Two {
            table,
            clients: [mut ada, mut ben],
            secrets: [adas, bens],
        } = match moment {
            Moment::Gathering | Moment::Closed => gathered(stage).await?,
            _ => begun(stage, moment).await?,
        };
        // Ada continues on her phone.
        let [(_, phones), (_, cyds)] = people(stage.address, ["Ada", "Cyd"]).await?;
        let mut phone = stage.client(&phones).await?;
        phone.watch(&table).await?;
        let claim = ClientMessage::Claim {
            table: table.clone(),
            key: key(),
            secret: lent(&mut ada, &table).await?,
        };
        ensure!(answer_to(&mut phone, &claim).await? == DONE);
        let secret = lent(&mut phone, &table).await?;
        let stored = stage.log(&table).await?.len() as u64;
        for client in [&mut ben, &mut phone] {
            client
                .see(&table, |table| table.sequence() >= stored)
                .await?;
        }
        let wish = match moment {
            Moment::Asked => Some((Wish::Undo, None)),
            Moment::Invited => Some((Wish::Rematch, Some(fresh()))),
            _ => None,
        };
        if let Some((wish, entropy)) = wish {
            ben.get(&table, Request::Ask { wish, entropy }).await?;
        }
        if moment == Moment::Resting {
            ben.get(&table, Request::HandOver).await?;
        }
        if moment == Moment::Closed {
            phone.get(&table, Request::Close).await?;
        }
        let mut spectator = stage.client(&cyds).await?;
        let mut stranger = Client::connect(stage.address, None).await?;
        spectator.watch(&table).await?;
        stranger.watch(&table).await?;
        let mut clients = [stranger, spectator, ben, phone, ada];
        let stored = stage.log(&table).await?.len() as u64;
        for client in &mut clients {
            client
                .see(&table, |table| table.sequence() >= stored)
                .await?;
        }
        if moment == Moment::Alone {
            let ben = &mut clients[2];
            let of = table.clone();
            ben.send(&ClientMessage::Unwatch { table: of }).await?;
            // What is answered comes after it.
            lent(ben, &table).await?;
            stage.pass_time(TAKEOVER).await?;
        }
        Ok(Scene {
            table,
            clients,
            secrets: [None, Some(cyds), Some(bens), Some(phones), Some(adas)],
            secret,
        })
    }

    /// A message as one of the roles would send it now.
    fn messages(&self, index: usize) -> Vec<(&'static str, ClientMessage)> {
        let table = self.clients[index].table(&self.table);
        let actions = match table.play() {
            Some(play) => play.position().legal_actions(),
            None => Vec::new(),
        };
        messages(&Words {
            table: &self.table,
            version: table.sequence(),
            action: actions.first().map_or("nothing", |action| action),
            secret: &self.secret,
        })
    }
}

/// Two of three people are present.
async fn gathered(stage: &Stage) -> Result<Two> {
    let [(_, ada), (_, ben)] = people(stage.address, ["Ada", "Ben"]).await?;
    let table = open_table(stage.address, &ada, plan(SHORT, &[SeatFor::Person; 3])).await?;
    let mut clients = [stage.client(&ada).await?, stage.client(&ben).await?];
    for (client, seat) in clients.iter_mut().zip([A, B]) {
        client.watch(&table).await?;
        client.sit(&table, seat).await?;
    }
    Ok(Two {
        table,
        clients,
        secrets: [ada, ben],
    })
}

/// Two people have played until the moment has come; it is Ada's turn unless the game is over.
async fn begun(stage: &Stage, moment: Moment) -> Result<Two> {
    for seed in 4..40 {
        let mut two = stage.two_people().await?;
        if matches!(moment, Moment::Over | Moment::Invited) {
            two.play_out(seed).await?;
            return Ok(two);
        }
        let mut rng = FastRng::new(seed);
        while let Some(client) = two.clients.iter_mut().find(|c| c.is_to_act(&two.table)) {
            let action = client.some_action(&two.table, &mut rng);
            let sequence = client.get(&two.table, Request::Act { action }).await?;
            for client in &mut two.clients {
                client
                    .see(&two.table, |table| table.sequence() >= sequence)
                    .await?;
            }
            let [ada, _] = &two.clients;
            if ada.is_to_act(&two.table) && has_come(moment, ada.table(&two.table)) {
                return Ok(two);
            }
        }
    }
    bail!("no game comes to {moment:?}")
}

fn has_come(moment: Moment, table: &Table) -> bool {
    let Some(play) = table.play() else {
        return false;
    };
    let may_undo = [A, B].map(|seat| play.undo_target(seat).is_ok());
    let steps = play.history().steps();
    let both_acted = [A, B].iter().all(|&seat| {
        let player = Actor::Player(seat);
        steps.iter().any(|step| step.actor == player)
    });
    both_acted && may_undo == [moment == Moment::Undoable, false]
}

/// A secret for the seat of this client.
async fn lent(client: &mut Client, table: &str) -> Result<Secret> {
    let wanted = key();
    let lend = ClientMessage::Lend {
        table: table.to_owned(),
        key: wanted.clone(),
    };
    client.send(&lend).await?;
    client
        .until(|message| match message {
            ServerMessage::Lent { key, secret } if *key == wanted => Some(secret.clone()),
            _ => None,
        })
        .await
}

/// The idempotency key of a message.
fn key_of(message: &ClientMessage) -> &str {
    match message {
        ClientMessage::Ask { key, .. }
        | ClientMessage::Lend { key, .. }
        | ClientMessage::Claim { key, .. } => key,
        ClientMessage::Hello { .. }
        | ClientMessage::Watch { .. }
        | ClientMessage::Unwatch { .. } => "",
    }
}

/// The reply, in the terms of [`row`].
async fn answer_to(client: &mut Client, message: &ClientMessage) -> Result<String> {
    client.send(message).await?;
    let wanted = key_of(message);
    if let ClientMessage::Unwatch { table } = message {
        // It has no reply; the next message has one.
        client.watch(table).await?;
        return Ok(TOLD.to_owned());
    }
    client
        .until(|message| match message {
            ServerMessage::Done { key, .. } if key == wanted => Some(DONE.to_owned()),
            ServerMessage::Lent { key, .. } if key == wanted => Some(TOLD.to_owned()),
            ServerMessage::Log { .. } if wanted.is_empty() => Some(TOLD.to_owned()),
            ServerMessage::Refused { key, code, .. } if key == wanted => Some(code.clone()),
            ServerMessage::Fault { code, .. } | ServerMessage::Gone { code, .. } => {
                Some(code.clone())
            }
            _ => None,
        })
        .await
}

#[test]
fn every_kind_of_message_has_a_row() {
    let words = Words {
        table: "",
        version: 0,
        action: "",
        secret: &Secret::from_bytes([1; 32]),
    };
    let listed: BTreeSet<&str> = messages(&words).iter().map(|(_, m)| kind(m)).collect();
    let kinds: BTreeSet<&str> = KINDS.iter().copied().collect();
    assert_eq!(listed, kinds);
}

#[tokio::test(flavor = "multi_thread")]
async fn every_message_for_every_role_at_every_moment() -> Result<()> {
    let stage = Stage::start().await?;
    futures_util::future::try_join_all(MOMENTS.map(|moment| check(&stage, moment))).await?;
    Ok(())
}

/// All rows of a moment.
async fn check(stage: &Stage, moment: Moment) -> Result<()> {
    let mut scene = Scene::set(stage, moment).await?;
    for number in 0..scene.messages(0).len() {
        for (index, role) in ROLES.into_iter().enumerate() {
            let (name, message) = scene.messages(index).swap_remove(number);
            let wanted = row(moment, name)?[index];
            let case = format!("{moment:?}: {role:?}, {name}");
            if wanted == DONE {
                if let Some(like) = moment.like()
                    && row(like, name)?[index] == DONE
                {
                    continue;
                }
                // It would change the table for the following rows.
                let mut scene = Scene::set(stage, moment).await?;
                let (_, message) = scene.messages(index).swap_remove(number);
                let before = stage.log(&scene.table).await?;
                let answer = answer_to(&mut scene.clients[index], &message).await?;
                ensure!(answer == DONE, "{case}: {answer}");
                let log = stage.log(&scene.table).await?;
                let entry = log.get(before.len()).and_then(|entry| entry.key.as_ref());
                ensure!(
                    entry.is_some_and(|key| key.word == key_of(&message)),
                    "{case} is not in the log"
                );
                continue;
            }
            let before = stage.log(&scene.table).await?;
            let answer = answer_to(&mut scene.clients[index], &message).await?;
            let as_wanted = match wanted {
                REFUSED => answer != DONE && answer != TOLD,
                wanted => answer == wanted,
            };
            ensure!(as_wanted, "{case}: {answer}, not {wanted}");
            ensure!(
                stage.log(&scene.table).await? == before,
                "{case} has changed the table"
            );
        }
    }
    Ok(())
}

/// The status that each of [`ROLES`] gets from a route during a game.
fn route(method: &str, path: &str) -> Result<[u16; 5]> {
    let known = |stranger, known| [stranger, known, known, known, known];
    Ok(match (method, path) {
        ("get", "/healthz" | "/readyz" | "/metrics") => [200; 5],
        ("get", "/api/openapi.json" | "/api/version") => [200; 5],
        // Without an upgrade there is no socket.
        ("get", "/api/socket") => [400; 5],
        ("post", "/api/people") => [201; 5],
        ("get", "/api/people/{id}") => [200; 5],
        ("get" | "patch", "/api/me") => known(401, 200),
        ("delete", "/api/me") => known(401, 204),
        ("post", "/api/me/secret") => known(401, 200),
        ("get", "/api/me/tables") => known(401, 200),
        ("get", "/api/tables") => [200; 5],
        ("post", "/api/tables") => known(401, 201),
        ("get", "/api/tables/{id}" | "/api/tables/{id}/record") => [200; 5],
        // What is handed in is no record.
        ("post", "/api/daily") => known(401, 422),
        ("get", "/api/daily/{game}/{day}") => [200; 5],
        // No results have been submitted.
        ("get", "/api/daily/{game}/{day}/{id}" | "/api/daily/{game}/{day}/{id}/record") => [404; 5],
        _ => bail!("nobody has decided who may {method} {path}"),
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn every_route_for_every_role() -> Result<()> {
    let stage = Stage::start().await?;
    let scene = Scene::set(&stage, Moment::Playing).await?;
    let before = stage.log(&scene.table).await?;
    let id = &scene.clients[3].person.as_ref().context("a person")?.id;
    let http = reqwest::Client::new();
    for (path, method) in document::routes() {
        let wanted = route(method, path)?;
        for (index, role) in ROLES.into_iter().enumerate() {
            let mut filled = match path {
                "/api/people/{id}" => path.replace("{id}", id),
                daily if daily.starts_with("/api/daily") => daily
                    .replace("{game}", "armada")
                    .replace("{day}", "2026-11-15")
                    .replace("{id}", id),
                _ => path.replace("{id}", &scene.table),
            };
            let body = match (method, path) {
                ("post", "/api/people") | ("patch", "/api/me") => json!({ "name": "Dan" }),
                ("post", "/api/tables") => {
                    let plan = plan(SHORT, &[SeatFor::Person; 2]);
                    json!({ "plan": plan, "key": key() })
                }
                _ => json!(null),
            };
            if (method, path) == ("get", "/api/tables") {
                filled.push_str("?phase=playing");
            }
            let url = format!("http://{}{filled}", stage.address);
            let mut request = http.request(method.to_uppercase().parse()?, url);
            let mut secret = scene.secrets[index].clone();
            if matches!(
                (method, path),
                ("delete", "/api/me") | ("post", "/api/me/secret")
            ) {
                // Another person, because the scene continues.
                let [(_, other)] = people(stage.address, ["Dan"]).await?;
                secret = secret.map(|_| other);
            }
            if let Some(secret) = secret {
                request = request.bearer_auth(secret.reveal());
            }
            let answer = request.json(&body).send().await?;
            let (status, wanted) = (answer.status().as_u16(), wanted[index]);
            ensure!(
                status == wanted,
                "{role:?} {method} {path}: {status}, not {wanted}"
            );
            let text = answer.text().await?;
            let body = serde_json::from_str(&text).unwrap_or_else(|_| text.clone().into());
            document::check(method, &filled, status, &body)?;
            for secret in scene.secrets.iter().flatten().chain([&scene.secret]) {
                ensure!(
                    !text.contains(secret.reveal()),
                    "{method} {path} reveals a secret"
                );
            }
            ensure!(
                stage.log(&scene.table).await? == before,
                "{role:?} {method} {path} has changed the table"
            );
        }
    }
    Ok(())
}
