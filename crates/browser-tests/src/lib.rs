//! Drives the app in a real browser: a server of its own for every test, a fresh browser
//! profile, and checks that every page must pass.
//!
//! Needs `chromium`, `chromedriver` and, for [`Browser::axe`], `cargo xtask browser-tools`.

mod app_server;
mod browser;
mod chromedriver;
pub mod loading;
pub mod missions;
pub mod online;
pub mod picture;
pub mod table;

use std::fs;
use std::path::Path;
use std::process::ExitCode;
use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::Value;
use starboard_kernel::Lang;

pub use app_server::{AppServer, KeptTables, app};
pub use browser::{Browser, DESKTOP, LARGE, PHONE};
pub use chromedriver::find_chromium;
pub use starboard_server::Assets;
pub use thirtyfour::{Key, WebDriver, WebElement};

/// The language with the longest words: where they fit, those of the others mostly do as well.
pub const LONGEST: Lang = Lang::De;

/// The codes of the languages to test: of English and the longest one, or of all with
/// `STARBOARD_SLOW=1`, or where the test writes something for each.
#[must_use]
pub fn languages() -> Vec<&'static str> {
    let mut codes = Lang::ALL.map(Lang::code).to_vec();
    if !all_languages() {
        codes.retain(|code| [Lang::En, LONGEST].map(Lang::code).contains(code));
    }
    codes
}

/// Whether tests of one or two languages are to test all of them.
#[must_use]
pub fn all_languages() -> bool {
    let all = ["STARBOARD_SLOW", "STARBOARD_UPDATE"];
    all.into_iter().any(|name| std::env::var_os(name).is_some())
}

/// Ends a program that measures: its figures go where another program reads them.
pub fn print_report(program: &str, report: Result<Value>) -> ExitCode {
    match report {
        Ok(report) => {
            #[expect(clippy::print_stdout, reason = "the report is what it is for")]
            {
                println!("{report}");
            }
            ExitCode::SUCCESS
        }
        Err(error) => {
            #[expect(clippy::print_stderr, reason = "as above")]
            {
                eprintln!("{program}: {error:#}");
            }
            ExitCode::FAILURE
        }
    }
}

/// What a file says that the browser has just begun to save.
pub async fn downloaded(file: &Path) -> Result<String> {
    for _ in 0..50 {
        if file.exists() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    fs::read_to_string(file).with_context(|| format!("{} was not saved", file.display()))
}
