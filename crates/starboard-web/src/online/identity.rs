//! The user's identity: a name, and a secret by which the server knows it. There is no account;
//! both stay in this browser.

use leptos::prelude::*;
use leptos::task::spawn_local;
use starboard_client::Me;
use starboard_table::Person;
use starboard_wire::{NewPerson, NewSecret, Secret, Welcomed, code};

use super::Link;
use super::api::{self, Problem};
use super::side::{confirm, confirm_final};
use super::texts;
use crate::browser;
use crate::controls::{Words, button};
use crate::modal::Modal;
use crate::prefs::{lang, spoken};
use crate::storage;

const KEY: &str = "starboard.me";
/// The name that was typed last, in case the server no longer knows its secret.
const NAME: &str = "starboard.name";

/// Whether this browser has ever had an identity.
pub(super) fn is_kept() -> bool {
    storage::read(KEY).is_some()
}

type Then = Box<dyn FnOnce()>;

#[derive(Clone, Copy)]
pub(crate) struct Identity {
    pub(crate) me: RwSignal<Option<Me>>,
    /// The dialog that asks for a name is open.
    asking: RwSignal<bool>,
    typed: RwSignal<String>,
    problem: RwSignal<Option<Problem>>,
    busy: RwSignal<bool>,
    /// What has just been done.
    done: RwSignal<Option<Words>>,
    /// The confirmations for a new secret and for deletion.
    replacing: RwSignal<bool>,
    deleting: RwSignal<bool>,
    /// The server does not know the secret that was stored here.
    pub(super) unknown: RwSignal<bool>,
    /// What waits for a name.
    then: StoredValue<Option<Then>, LocalStorage>,
}

impl Identity {
    pub(super) fn new() -> Identity {
        Identity {
            me: RwSignal::new(kept()),
            asking: RwSignal::new(false),
            typed: RwSignal::new(storage::read(NAME).unwrap_or_default()),
            problem: RwSignal::new(None),
            busy: RwSignal::new(false),
            done: RwSignal::new(None),
            replacing: RwSignal::new(false),
            deleting: RwSignal::new(false),
            unknown: RwSignal::new(false),
            then: StoredValue::new_local(None),
        }
    }

    pub(crate) fn get() -> Identity {
        expect_context()
    }

    /// The public id.
    pub(crate) fn id(self) -> Option<String> {
        self.me
            .with(|me| me.as_ref().map(|me| me.person.id.clone()))
    }

    pub(crate) fn secret(self) -> Option<Secret> {
        self.me
            .with_untracked(|me| me.as_ref().map(|me| me.secret.clone()))
    }

    /// Does something that needs a name, once there is one.
    pub(crate) fn needed(self, then: impl FnOnce() + 'static) {
        if self.me.with_untracked(Option::is_some) {
            return then();
        }
        self.ask();
        self.then.set_value(Some(Box::new(then)));
    }

    /// Opens the dialog: for a new name, or for another one.
    pub(super) fn ask(self) {
        // What an earlier request waited for is cancelled with it.
        self.then.set_value(None);
        if let Some(me) = self.me.get_untracked() {
            self.typed.set(me.person.name);
        }
        self.problem.set(None);
        self.done.set(None);
        self.asking.set(true);
    }

    /// Gets a new secret, because somebody else may know this one. It is drawn here, and stored before the
    /// server is asked: whatever happens to the answer, the server knows the user by one of the two.
    fn replace_secret(self, link: Link) {
        let Some(me) = self.latest() else { return };
        // An earlier request may still be on its way, so its secret stays the next one.
        let next = me.next.clone().or_else(new_secret);
        let asking = Me { next, ..me.clone() };
        if asking.next.is_none() || !self.keep(asking.clone()) {
            self.keep(me);
            self.problem.set(Some(Problem::Unkept));
            return self.asking.set(true);
        }
        let wanted = asking.next.map(|secret| NewSecret { secret });
        let body = serde_json::to_string(&wanted).ok();
        self.ask_server("POST", "/api/me/secret", body, move |text| {
            let Welcomed { person, secret } = api::read(text)?;
            self.keep(Me::new(person, secret));
            self.is_somebody(link);
            self.done.set(Some(texts::secret_replaced));
            Ok(())
        });
    }

    /// Has the server forget everything about this person.
    fn delete(self, link: Link) {
        self.ask_server("DELETE", "/api/me", None, move |_| {
            storage::remove(KEY);
            storage::remove(NAME);
            self.typed.set(String::new());
            self.unknown.set(false);
            self.me.set(None);
            link.renew();
            self.done.set(Some(texts::person_deleted));
            Ok(())
        });
    }

    /// Carries out a confirmed request, and reports the result in the dialog.
    fn ask_server(
        self,
        method: &'static str,
        path: &'static str,
        body: Option<String>,
        then: impl FnOnce(&str) -> Result<(), Problem> + 'static,
    ) {
        self.problem.set(None);
        self.done.set(None);
        self.busy.set(true);
        self.asking.set(true);
        spawn_local(async move {
            let answer = self.request(method, path.to_owned(), body).await;
            self.busy.set(false);
            if let Err(problem) = answer.and_then(|text| then(&text)) {
                self.problem.set(Some(problem));
            }
        });
    }

    /// Asks the server for something as this person, and once more if they have a newer secret than the
    /// one that it does not know.
    pub(super) async fn request(
        self,
        method: &str,
        path: String,
        body: Option<String>,
    ) -> Result<String, Problem> {
        loop {
            let me = self.me.get_untracked();
            let secret = me.as_ref().map(|me| &me.secret);
            let answer = api::request(method, path.clone(), secret, body.clone()).await;
            match (answer, me) {
                (Err(problem), Some(me)) if problem.is(code::WRONG_SECRET) => {
                    if !self.has_newer(&me) {
                        return Err(problem);
                    }
                }
                (answer, _) => return answer,
            }
        }
    }

    /// The server does not know the secret of this identity. Returns whether there is a newer one to try:
    /// another page may have replaced it, or the server has, and its answer was lost. Otherwise the
    /// identity is forgotten, and a new name is needed.
    pub(super) fn has_newer(self, unknown: &Me) -> bool {
        let is_newer = |me: &Me| me.person.id == unknown.person.id && me.secret != unknown.secret;
        let (here, kept) = (self.me.get_untracked(), kept());
        if here.as_ref().is_some_and(is_newer) {
            return true;
        }
        let same = [&kept, &here].into_iter().flatten().cloned();
        let mut same = same.filter(|me| me.secret == unknown.secret);
        let newer = match kept.clone().filter(is_newer) {
            Some(kept) => Some(kept),
            None => same.find_map(Me::renewed),
        };
        if let Some(newer) = newer {
            self.keep(newer);
            return true;
        }
        let is_unknown =
            |me: &Option<Me>| me.as_ref().is_some_and(|me| me.secret == unknown.secret);
        if is_unknown(&kept) {
            storage::remove(KEY);
        }
        if is_unknown(&here) {
            self.unknown.set(true);
            self.typed.set(unknown.person.name.clone());
            self.me.set(None);
        }
        false
    }

    /// This page's identity as it is stored: another page may just have asked for a new secret.
    fn latest(self) -> Option<Me> {
        let me = self.me.get_untracked()?;
        let kept = kept().filter(|kept| kept.person.id == me.person.id);
        Some(kept.unwrap_or(me))
    }

    /// What the server calls one now.
    pub(super) fn is_called(self, person: Person) {
        if let Some(me) = self.latest()
            && me.person.id == person.id
            && me.person != person
        {
            self.keep(Me { person, ..me });
        }
    }

    /// Returns whether it is stored in this browser.
    fn keep(self, me: Me) -> bool {
        let text = serde_json::to_string(&me).unwrap_or_default();
        let is_kept = storage::write(KEY, &text);
        storage::write(NAME, &me.person.name);
        self.unknown.set(false);
        self.me.set(Some(me));
        is_kept
    }

    /// Adopts the identity of another page of this browser if that has changed: all of them share
    /// one. Returns whether this page's identity changed.
    pub(super) fn look_again(self, link: Link) -> bool {
        let kept = kept();
        let here = self.me.get_untracked();
        if kept.is_none() || kept == here {
            return false;
        }
        self.unknown.set(false);
        let secret = |me: &Option<Me>| me.as_ref().map(|me| me.secret.clone());
        let has_changed = secret(&kept) != secret(&here);
        self.me.set(kept);
        // While another page is asking for a new secret, the old one is still in use.
        if has_changed {
            self.is_somebody(link);
        }
        has_changed
    }

    /// There is a name now, or another one: continues with what was waiting for it.
    fn is_somebody(self, link: Link) {
        // Connections know the name that the user had when they were opened.
        link.renew();
        let then = self.then.try_update_value(Option::take).flatten();
        if let Some(then) = then {
            self.asking.set(false);
            then();
        }
    }

    fn submit(self, link: Link) {
        if self.busy.get_untracked() {
            return;
        }
        // A second identity would replace the first one in this browser for good.
        if self.me.with_untracked(Option::is_none) && self.look_again(link) {
            return self.asking.set(false);
        }
        self.busy.set(true);
        self.problem.set(None);
        self.done.set(None);
        let name = self.typed.get_untracked();
        let wanted = NewPerson {
            name: name.trim().to_owned(),
        };
        let is_known = self.me.with_untracked(Option::is_some);
        spawn_local(async move {
            let body = serde_json::to_string(&wanted).ok();
            let answer = if is_known {
                let answer = self.request("PATCH", "/api/me".to_owned(), body).await;
                answer.and_then(|text| api::read(&text).map(|person| self.is_called(person)))
            } else {
                let answer = api::request("POST", "/api/people".to_owned(), None, body).await;
                answer.and_then(|text| {
                    let Welcomed { person, secret } = api::read(&text)?;
                    self.keep(Me::new(person, secret));
                    Ok(())
                })
            };
            self.busy.set(false);
            match answer {
                Ok(()) => {
                    self.asking.set(false);
                    self.is_somebody(link);
                }
                Err(problem) => self.problem.set(Some(problem)),
            }
        });
    }
}

/// `None` without randomness, of which a secret must not be short.
fn new_secret() -> Option<Secret> {
    let seed = browser::fresh_seed().to_string();
    Secret::try_from(seed)
        .ok()
        .filter(|secret| secret.reveal().bytes().any(|digit| digit != b'0'))
}

/// What is stored in this browser; another page may have changed it.
fn kept() -> Option<Me> {
    serde_json::from_str(&storage::read(KEY)?).ok()
}

/// The dialog that asks for a name; the app has one.
pub(crate) fn name_dialog() -> impl IntoView {
    let identity = Identity::get();
    let link = Link::get();
    let renames = move || identity.me.with(Option::is_some);
    let title = Signal::derive(move || {
        if renames() {
            texts::rename_title(lang())
        } else {
            texts::name_title(lang())
        }
    });
    view! {
        <Modal open=identity.asking title>
            <form
                class="dialog-body"
                on:submit=move |event| {
                    event.prevent_default();
                    identity.submit(link);
                }
            >
                {move || {
                    identity.unknown.get().then(|| view! { <p>{texts::wrong_secret(lang())}</p> })
                }}
                <div class="field">
                    <label for="own-name">{spoken(texts::your_name)}</label>
                    <input
                        id="own-name"
                        type="text"
                        autofocus=true
                        autocomplete="nickname"
                        required=true
                        maxlength=starboard_table::MOST_NAME_CHARS.to_string()
                        aria-describedby="own-name-hint"
                        prop:value=move || identity.typed.get()
                        on:input=move |event| identity.typed.set(event_target_value(&event))
                    />
                    <p class="field-hint" id="own-name-hint">
                        {spoken(texts::name_hint)}
                    </p>
                </div>
                <p class="problem" role="status">
                    {move || identity.problem.get().map(|problem| problem.text(lang()))}
                </p>
                <p class="done" role="status">{move || identity.done.get().map(|done| done(lang()))}</p>
                <div class="button-row">
                    <button type="submit" class="button primary" disabled=move || identity.busy.get()>
                        {move || {
                            if renames() { texts::rename(lang()) } else { texts::go_on(lang()) }
                        }}
                    </button>
                    {button("button ghost", texts::cancel, move || identity.asking.set(false))}
                </div>
                {move || renames().then(|| safety(identity))}
            </form>
        </Modal>
        {confirm(
            identity.replacing,
            texts::replace_secret,
            Signal::derive(move || texts::replace_secret_asked(lang())),
            texts::replace_secret,
            Callback::new(move |()| identity.replace_secret(link)),
        )}
        {confirm_final(
            identity.deleting,
            texts::delete_me,
            Signal::derive(move || texts::delete_me_asked(lang())),
            Callback::new(move |()| identity.delete(link)),
        )}
    }
}

/// What a person can do if somebody else knows their secret, or if they want to be forgotten.
fn safety(identity: Identity) -> AnyView {
    let asks = move |question: RwSignal<bool>| {
        move || {
            identity.asking.set(false);
            question.set(true);
        }
    };
    view! {
        <details class="safety">
            <summary>{texts::safety(lang())}</summary>
            <p class="field-hint">{texts::safety_hint(lang())}</p>
            <div class="button-row">
                {button("button ghost", texts::replace_secret, asks(identity.replacing))}
                {button("button danger", texts::delete_me, asks(identity.deleting))}
            </div>
        </details>
    }
    .into_any()
}
