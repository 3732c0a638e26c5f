//! Drives the app in a real browser: a server of its own for every test, a fresh browser
//! profile, and checks that every page must pass.
//!
//! Needs `chromium`, `chromedriver` and, for [`Browser::axe`], `cargo xtask browser-tools`.

mod app_server;
mod browser;
mod chromedriver;
pub mod online;
pub mod picture;
pub mod table;

pub use app_server::{AppServer, KeptTables, app};
pub use browser::{Browser, DESKTOP, LARGE, PHONE};
pub use chromedriver::find_chromium;
pub use starboard_server::Assets;
pub use thirtyfour::{Key, WebDriver, WebElement};
