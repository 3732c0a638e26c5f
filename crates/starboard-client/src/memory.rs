//! What a device remembers of a server, and how its user stays the same person there.

use starboard_table::{Person, Witness};
use starboard_wire::Secret;

use crate::server::is_forgotten;
use crate::{Me, Problem};

/// What is stored about a server on this device.
pub trait Memory {
    /// The user's identity there.
    fn me(&self) -> Option<Me>;
    fn keep_me(&mut self, me: Option<&Me>);
    /// What its tables have announced, to check that the server keeps to it.
    fn witness(&self) -> Witness;
    fn keep_witness(&mut self, witness: &Witness);
    /// The ids of people whose messages are hidden on this device.
    fn muted(&self) -> Vec<String>;
    fn keep_muted(&mut self, muted: &[String]);
    /// Why the last change is not stored, and will be forgotten when the program ends.
    fn problem(&self) -> Option<String>;
}

/// Stores an identity that the server has confirmed. Of a person who is known already only the name
/// changes, because another program may have replaced the secret.
pub fn keep(memory: &mut dyn Memory, me: Me) -> Me {
    let Person { id, .. } = &me.person;
    let me = match memory.me().filter(|known| known.person.id == *id) {
        Some(known) => Me {
            person: me.person,
            ..known
        },
        None => me,
    };
    memory.keep_me(Some(&me));
    me
}

/// The user's identity with the secret that [`Server::replace_secret`](crate::Server::replace_secret) asks
/// for. It is stored before the server is asked: whatever happens to the answer, the server knows the user
/// by one of the two.
///
/// # Errors
/// If it cannot be drawn or stored; then the server must not be asked.
pub fn draw_secret(memory: &mut dyn Memory, me: Me) -> Result<Me, String> {
    // An earlier request may still be on its way, so its secret stays the next one.
    if me.next.is_some() {
        return Ok(me);
    }
    let mut bytes = [0; 32];
    getrandom::fill(&mut bytes).map_err(|error| error.to_string())?;
    let next = Some(Secret::from_bytes(bytes));
    let asking = Me { next, ..me.clone() };
    memory.keep_me(Some(&asking));
    match memory.problem() {
        None => Ok(asking),
        Some(problem) => {
            memory.keep_me(Some(&me));
            Err(problem)
        }
    }
}

/// Forgets an identity whose secret the server does not know. Returns the one to try instead: the server
/// may have replaced the secret although its answer was lost, or another program may have changed it.
pub fn forget(memory: &mut dyn Memory, secret: Option<&Secret>) -> Option<Me> {
    let known = memory.me()?;
    if Some(&known.secret) != secret {
        return Some(known);
    }
    let renewed = known.renewed();
    memory.keep_me(renewed.as_ref());
    renewed
}

/// Forgets an identity that was deleted.
pub fn erase(memory: &mut dyn Memory, secret: Option<&Secret>) {
    if memory.me().is_some_and(|me| Some(&me.secret) == secret) {
        memory.keep_me(None);
    }
}

/// Asks the server for something as the user, and once more if the user has a newer secret than the one
/// that it does not know.
///
/// # Errors
/// Why it was refused in the end; if the server does not know the user, the identity is forgotten.
pub fn ask_as<T>(
    memory: &mut dyn Memory,
    me: Me,
    ask: impl Fn(&Me) -> Result<T, Problem>,
) -> Result<T, Problem> {
    let mut me = me;
    loop {
        match ask(&me) {
            Err(problem) if is_forgotten(&problem) => match forget(memory, Some(&me.secret)) {
                Some(newer) if newer.person.id == me.person.id => me = newer,
                _ => return Err(problem),
            },
            answer => return answer,
        }
    }
}
