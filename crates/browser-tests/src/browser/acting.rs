//! What people do with a page: by mouse, by finger and by keys.

use std::path::Path;
use std::time::Duration;

use anyhow::{Context, Result};
use serde_json::{Value, json};
use thirtyfour::{By, Key};

use super::Browser;

/// How long a finger must rest before it counts as still.
const STILL: Duration = Duration::from_millis(150);

/// More stops than any page has before its end.
const MOST_TABS: usize = 60;
const TABS_AT_ONCE: usize = 6;

impl Browser {
    /// Waits for an element and clicks it. It is scrolled into view if need be; what something
    /// else covers cannot be clicked.
    pub async fn click(&self, css: &str) -> Result<()> {
        self.click_at(self.place_of(css).await?).await
    }

    /// Chooses a language from the list in the header.
    pub async fn speak(&self, lang: &str) -> Result<()> {
        self.place_of(".language-button").await?;
        let choose = format!(
            "const list = document.querySelector('.language-button select');
             list.value = {};
             list.dispatchEvent(new Event('change', {{ bubbles: true }}));",
            json!(lang)
        );
        self.run(&choose).await?;
        self.wait_for(&format!("html[lang={lang}]")).await
    }

    /// Clicks the element that says exactly this.
    pub async fn click_text(&self, css: &str, text: &str) -> Result<()> {
        let says_it = format!("text(element) === {}", json!(text));
        self.click_at(self.place_where(css, &says_it).await?).await
    }

    async fn click_at(&self, place: Value) -> Result<()> {
        for (kind, buttons) in [("mouseMoved", 0), ("mousePressed", 1), ("mouseReleased", 0)] {
            let event = json!({
                "type": kind,
                "x": place["x"],
                "y": place["y"],
                "button": if kind == "mouseMoved" { "none" } else { "left" },
                "buttons": buttons,
                "clickCount": 1,
            });
            self.devtools("Input.dispatchMouseEvent", event).await?;
        }
        Ok(())
    }

    /// Touches an element with a finger. It is scrolled into view first, and nothing may cover
    /// it.
    pub async fn tap(&self, css: &str) -> Result<()> {
        self.tap_at(&self.place_of(css).await?).await
    }

    /// Touches a place, which has `x` and `y`.
    pub async fn tap_at(&self, place: &Value) -> Result<()> {
        for (kind, points) in [("touchStart", json!([place])), ("touchEnd", json!([]))] {
            let event = json!({ "type": kind, "touchPoints": points });
            self.devtools("Input.dispatchTouchEvent", event).await?;
        }
        Ok(())
    }

    /// Rests a finger on an element for a while.
    pub async fn hold(&self, css: &str, time: Duration) -> Result<()> {
        let place = self.place_of(css).await?;
        let start = json!({ "type": "touchStart", "touchPoints": [place] });
        self.devtools("Input.dispatchTouchEvent", start).await?;
        tokio::time::sleep(time).await;
        let end = json!({ "type": "touchEnd", "touchPoints": [] });
        self.devtools("Input.dispatchTouchEvent", end).await?;
        Ok(())
    }

    /// Moves the mouse over an element.
    pub async fn hover(&self, css: &str) -> Result<()> {
        let place = self.place_of(css).await?;
        let event = json!({ "type": "mouseMoved", "x": place["x"], "y": place["y"] });
        self.devtools("Input.dispatchMouseEvent", event).await?;
        Ok(())
    }

    /// Drags from one element to another: on a phone with a finger, else with the mouse.
    pub async fn drag(&self, from: &str, to: &str) -> Result<()> {
        let (from, to) = (self.place_of(from).await?, self.place_of(to).await?);
        let middle = |name: &str| {
            (from[name].as_f64().unwrap_or_default() + to[name].as_f64().unwrap_or_default()) / 2.0
        };
        let middle = json!({ "x": middle("x"), "y": middle("y") });
        if self.is_phone {
            for (kind, points) in [
                ("touchStart", json!([from])),
                ("touchMove", json!([middle])),
                ("touchMove", json!([to])),
                ("touchEnd", json!([])),
            ] {
                if kind == "touchEnd" {
                    // A finger that leaves in full motion throws what is under it, and the next
                    // touch would only stop that.
                    tokio::time::sleep(STILL).await;
                }
                let event = json!({ "type": kind, "touchPoints": points });
                self.devtools("Input.dispatchTouchEvent", event).await?;
            }
        } else {
            for (kind, place) in [
                ("mousePressed", &from),
                ("mouseMoved", &middle),
                ("mouseMoved", &to),
                ("mouseReleased", &to),
            ] {
                let event = json!({
                    "type": kind,
                    "x": place["x"],
                    "y": place["y"],
                    "button": "left",
                    "buttons": 1,
                    "clickCount": 1,
                });
                self.devtools("Input.dispatchMouseEvent", event).await?;
            }
        }
        Ok(())
    }

    /// The middle of an element that is shown, not switched off and not covered. It is scrolled
    /// into view if need be.
    async fn place_of(&self, css: &str) -> Result<Value> {
        self.place_where(css, "true").await
    }

    /// The same for one that a script agrees with, which knows it as `element`.
    async fn place_where(&self, css: &str, condition: &str) -> Result<Value> {
        let script = format!(
            "// The middle of an element, if nothing covers it.
             const middle = (element) => {{
                const box = element.getClientRects()[0];
                const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
                const top = document.elementFromPoint(x, y);
                return top && element.contains(top) ? {{ x, y }} : null;
             }};
             for (const element of matching({})) {{
                if (!shown(element) || element.disabled || !({condition})) {{ continue; }}
                const box = element.getBoundingClientRect();
                const inside = box.top >= 0 && box.bottom <= innerHeight;
                let place = inside && middle(element);
                if (!place) {{
                    element.scrollIntoView({{ block: 'center', behavior: 'instant' }});
                    place = middle(element);
                }}
                if (place) {{ return place; }}
             }}
             return null;",
            json!(css)
        );
        self.wait_until(&format!("{css} within reach"), &script)
            .await
    }

    /// Chooses an option of a list by its value.
    pub async fn choose(&self, css: &str, value: &str) -> Result<()> {
        let option = format!("{css} option[value=\"{value}\"]");
        self.wait_for(css).await?;
        let option = self.driver.find(By::Css(option)).await?;
        Ok(option.click().await?)
    }

    /// Chooses a file in a file input, which may be hidden behind a button.
    pub async fn choose_file(&self, css: &str, file: &Path) -> Result<()> {
        let input = self.driver.find(By::Css(css)).await?;
        input.send_keys(file.to_string_lossy()).await?;
        Ok(())
    }

    /// Moves the focus with the Tab key until an element that matches has it.
    pub async fn tab_to(&self, css: &str) -> Result<()> {
        let selector = serde_json::to_string(css)?;
        // Many are pressed at once, which is quicker; those after the last that is needed do
        // nothing. Which way is shorter, and about how far it is, can be seen beforehand.
        let way = self
            .run(&format!(
                "window.tabs = new AbortController();
                 const {{ signal }} = window.tabs;
                 let arrived = false;
                 addEventListener('focusin', ({{ target }}) => {{
                    arrived ||= target.matches({selector});
                 }}, {{ signal }});
                 addEventListener('keydown', (event) => {{
                    if (arrived && event.key === 'Tab') {{
                        event.preventDefault();
                        event.stopImmediatePropagation();
                    }}
                 }}, {{ capture: true, signal }});
                 const stops = [...document.querySelectorAll('a, button, input, select, [tabindex]')]
                    .filter((stop) => stop.tabIndex >= 0 && !stop.disabled && stop.checkVisibility());
                 const from = stops.indexOf(document.activeElement);
                 const next = stops.findIndex((stop, at) => at > from && stop.matches({selector}));
                 const last = from < 0 ? -1
                    : stops.findLastIndex((stop, at) => at < from && stop.matches({selector}));
                 const on = next < 0 ? Infinity : next - from;
                 const back = last < 0 ? Infinity : from - last;
                 return back < on ? -back : Number.isFinite(on) ? on : 0;"
            ))
            .await?;
        let way = way.as_i64().context("no way was found")?;
        let mut count = way.unsigned_abs() as usize;
        if count == 0 {
            count = TABS_AT_ONCE;
        }
        let mut pressed = 0;
        while pressed < MOST_TABS {
            let tabs = String::from(char::from(Key::Tab)).repeat(count);
            let keys = self.driver.action_chain();
            let keys = if way < 0 {
                keys.key_down(Key::Shift)
                    .send_keys(&tabs)
                    .key_up(Key::Shift)
            } else {
                keys.send_keys(&tabs)
            };
            keys.perform().await?;
            pressed += count;
            count = TABS_AT_ONCE;
            let script = format!(
                "const there = document.activeElement.matches({selector});
                 if (there) {{ window.tabs.abort(); }}
                 return there;"
            );
            if self.run(&script).await? == true {
                return Ok(());
            }
        }
        Err(self.failure(&format!("Tab does not lead to {css}")).await)
    }

    /// Saves downloads in this folder without asking.
    pub async fn download_to(&self, folder: &Path) -> Result<()> {
        self.devtools(
            "Browser.setDownloadBehavior",
            json!({ "behavior": "allow", "downloadPath": folder.to_string_lossy() }),
        )
        .await?;
        Ok(())
    }

    /// Types into whatever has the focus; [`Key`] names the keys that are not letters:
    /// `type_keys("a" + Key::Enter)`.
    pub async fn type_keys(&self, keys: impl AsRef<str>) -> Result<()> {
        self.driver
            .action_chain()
            .send_keys(keys.as_ref())
            .perform()
            .await
            .context("cannot type")
    }

    /// Presses one key.
    pub async fn press(&self, key: Key) -> Result<()> {
        self.type_keys(String::from(char::from(key))).await
    }
}
