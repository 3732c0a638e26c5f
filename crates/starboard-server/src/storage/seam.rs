//! The seam between a hub and its database. A simulation substitutes its own database, which fails
//! in ways that are hard to provoke in a real one.

use futures_util::future::BoxFuture;
use starboard_table::Person;
use starboard_wire::Summary;

use super::{
    Appended, Beat, Change, Database, Due, Duty, StorageError, StoredTable, Transfer, Watching,
};

/// Declares the trait, and passes the calls on to the methods of [`Database`] with the same names.
macro_rules! storage {
    ($(fn $name:ident($($argument:ident: $type:ty),*) -> $output:ty;)*) => {
        /// What a hub needs of a database; [`Database`] documents the methods.
        pub trait Storage: std::fmt::Debug + Send + Sync {
            fn is_shared(&self) -> bool;
            $(fn $name<'a>(
                &'a self,
                $($argument: $type),*
            ) -> BoxFuture<'a, Result<$output, StorageError>>;)*
        }

        impl Storage for Database {
            fn is_shared(&self) -> bool {
                Database::is_shared(self)
            }

            $(fn $name<'a>(
                &'a self,
                $($argument: $type),*
            ) -> BoxFuture<'a, Result<$output, StorageError>> {
                Box::pin(Database::$name(self, $($argument),*))
            })*
        }
    };
}

storage! {
    fn append(change: Change) -> Appended;
    fn load(table: &'a str, known: u64) -> Option<StoredTable>;
    fn lengths(tables: &'a [String]) -> Vec<(String, u64)>;
    fn summary(table: &'a str) -> Option<Summary>;
    fn due(what: Duty, now: u64, after: Option<&'a Due>) -> Vec<Due>;
    fn leave_to_bots(table: &'a str, changed_at: u64) -> ();
    fn awaited(people: &'a [String]) -> Vec<(String, String)>;
    fn add_person(person: &'a Person, secret_hash: &'a str, now: i64) -> ();
    fn rename_person(id: &'a str, name: &'a str) -> ();
    fn person_by_secret(hash: &'a str, now: i64) -> Option<Person>;
    fn add_transfer(hash: &'a str, transfer: &'a Transfer, now: i64, expires: i64) -> ();
    fn transfer(hash: &'a str, now: i64) -> Option<Transfer>;
    fn tell_presence(node: &'a str, now: u64, watching: &'a [Watching]) -> ();
    fn presence_elsewhere(node: &'a str, since: u64, tables: &'a [String]) -> Vec<Watching>;
    fn start_service_time(wall_clock: i64) -> u64;
    fn beat(node: &'a str, format: u32, service_time: u64) -> Beat;
}
