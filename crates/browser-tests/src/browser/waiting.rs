//! Waiting for what a page shows. Every look at it is one small script of our own: what drivers
//! bring along for it looks at every ancestor of every element, and costs more than the page.

use std::time::{Duration, Instant};

use anyhow::{Context, Result};
use serde_json::{Value, json};
use thirtyfour::By;

use super::Browser;

/// How long [`Browser::wait_for`] and its like wait.
pub(super) const PATIENCE: Duration = Duration::from_secs(15);
pub(super) const PAUSE: Duration = Duration::from_millis(25);

/// Words for scripts: whether an element can be seen, and what it says, as it is shown.
pub(super) const LOOKING: &str = "
    const shown = (element) => element.getClientRects().length > 0 &&
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
    const text = (element) => (element.innerText ?? element.textContent)
        .replace(/[^\\S\\n]+/g, ' ').replace(/ ?\\n ?/g, '\\n').trim();
    const matching = (css) => [...document.querySelectorAll(css)];";

impl Browser {
    /// Waits for an element that is shown.
    pub async fn wait_for(&self, css: &str) -> Result<()> {
        let script = format!("return matching({}).some(shown);", json!(css));
        self.wait_until(&format!("a {css} that is shown"), &script)
            .await?;
        Ok(())
    }

    /// Waits until nothing that is shown matches.
    pub async fn wait_until_gone(&self, css: &str) -> Result<()> {
        let script = format!("return !matching({}).some(shown);", json!(css));
        self.wait_until(&format!("an end of {css}"), &script)
            .await?;
        Ok(())
    }

    /// Waits until an element that matches `css` contains `text`.
    pub async fn wait_for_text(&self, css: &str, text: &str) -> Result<()> {
        let script = format!(
            "return matching({}).some((element) => shown(element) && text(element).includes({}));",
            json!(css),
            json!(text)
        );
        let Err(error) = self
            .wait_until(&format!("{text:?} in a {css}"), &script)
            .await
        else {
            return Ok(());
        };
        let script = format!("{LOOKING} return matching({}).map(text);", json!(css));
        let found = self.run(&script).await?;
        Err(error.context(format!("they say {found}")))
    }

    /// Waits until a script returns something other than `null` and `false`, and returns that.
    pub async fn wait_until(&self, what: &str, script: &str) -> Result<Value> {
        let script = format!("{LOOKING}\n{script}");
        let start = Instant::now();
        loop {
            let answer = self.run(&script).await?;
            if !answer.is_null() && answer != false {
                return Ok(answer);
            }
            if start.elapsed() > PATIENCE {
                return Err(self.failure(&format!("waited in vain for: {what}")).await);
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// The text of the first element that matches and is shown.
    pub async fn text(&self, css: &str) -> Result<String> {
        let script = format!(
            "const first = matching({}).find(shown); return first ? {{ text: text(first) }} : null;",
            json!(css)
        );
        let found = self
            .wait_until(&format!("the text of {css}"), &script)
            .await?;
        let text = found["text"].as_str().map(str::to_owned);
        text.context("a text is no text")
    }

    /// How many elements match, shown or not.
    pub async fn count(&self, css: &str) -> Result<usize> {
        Ok(self.driver.find_all(By::Css(css)).await?.len())
    }
}
