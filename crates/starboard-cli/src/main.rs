//! The `starboard` binary, with the browser app embedded. Only this file waits for the app when both
//! are built at a time.

use std::borrow::Cow;
use std::process::ExitCode;

use rust_embed::RustEmbed;
use starboard_server::Assets;

#[derive(RustEmbed)]
#[folder = "../../dist"]
struct Dist;

/// A server allocates small pieces on all threads all the time: this takes half of the time of the
/// system's allocator, and bots gain as well.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    starboard_cli::main(|| {
        Assets::from_files(Dist::iter().filter_map(|name| {
            let body = match Dist::get(&name)?.data {
                Cow::Borrowed(bytes) => bytes.into(),
                Cow::Owned(bytes) => bytes.into(),
            };
            Some((name.into_owned(), body))
        }))
    })
}
