//! What holds for every view: it is accessible, fits the screen, and nothing covers anything.

use std::fs;

use anyhow::{Context, Result, bail, ensure};
use serde_json::Value;

use super::{Browser, workspace_root};

/// The smallest letters beside a board, in pixels on the screen.
const LEAST_COORDINATES: f64 = 10.0;

impl Browser {
    /// Accessibility: the findings of axe-core, whatever their impact, in readable form.
    pub async fn axe(&self) -> Result<Vec<String>> {
        let path = workspace_root().join("target/browser-tools/axe.min.js");
        let source = fs::read_to_string(&path).with_context(|| {
            format!(
                "{} is missing: run `cargo xtask browser-tools`",
                path.display()
            )
        })?;
        // The page's security policy does not hold for scripts of the driver.
        if self.run("return Boolean(window.axe);").await? != true {
            self.run(&source).await?;
        }
        let answer = self
            .run_async(
                "window.axe.run(document, { resultTypes: ['violations'] })
                    .then(({ violations }) => done({ violations }))
                    .catch((error) => done({ error: String(error) }));",
            )
            .await?;
        if let Some(error) = answer["error"].as_str() {
            bail!("axe-core fails: {error}");
        }
        let violations = answer["violations"].as_array();
        let violations = violations.context("axe-core returns no list")?;
        Ok(violations.iter().map(describe_violation).collect())
    }

    /// Coordinates beside a board are large enough to be read.
    pub async fn legible_coordinates(&self) -> Result<()> {
        let sizes = self
            .run(
                "return [...document.querySelectorAll('.board .coord')].map((word) => {
                    const { a, b } = word.getScreenCTM();
                    return parseFloat(getComputedStyle(word).fontSize) * Math.hypot(a, b);
                 });",
            )
            .await?;
        let sizes = sizes.as_array().context("a list")?;
        ensure!(!sizes.is_empty(), "a board without coordinates");
        let smallest = sizes
            .iter()
            .filter_map(Value::as_f64)
            .fold(f64::MAX, f64::min);
        ensure!(
            smallest >= LEAST_COORDINATES,
            "coordinates of {smallest:.1} px"
        );
        Ok(())
    }

    /// Nothing that scrolls shows half a line at its lower edge before it is scrolled.
    pub async fn whole_lines(&self, css: &str) -> Result<()> {
        let cut = self
            .run(&format!(
                "const cut = [];
                 for (const part of document.querySelectorAll({})) {{
                    const edge = part.getBoundingClientRect().bottom;
                    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
                    while (part.scrollTop === 0 && texts.nextNode()) {{
                        const range = document.createRange();
                        range.selectNodeContents(texts.currentNode);
                        const lines = [...range.getClientRects()];
                        if (lines.some(({{ top, bottom }}) => top < edge - 2 && bottom > edge + 2)) {{
                            cut.push(texts.currentNode.data);
                        }}
                    }}
                 }}
                 return cut;",
                Value::from(css)
            ))
            .await?;
        ensure!(cut == Value::Array(Vec::new()), "lines are cut: {cut}");
        Ok(())
    }

    /// No word is broken across lines.
    pub async fn no_broken_words(&self, css: &str) -> Result<()> {
        let broken = self
            .run(&format!(
                "const broken = [];
                 for (const part of document.querySelectorAll({})) {{
                    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
                    while (texts.nextNode()) {{
                        const text = texts.currentNode;
                        for (const {{ 0: word, index }} of text.data.matchAll(/\\p{{L}}+/gu)) {{
                            const range = document.createRange();
                            range.setStart(text, index);
                            range.setEnd(text, index + word.length);
                            const lines = new Set([...range.getClientRects()].map(({{ top }}) => top));
                            if (lines.size > 1) {{ broken.push(word); }}
                        }}
                    }}
                 }}
                 return broken;",
                Value::from(css)
            ))
            .await?;
        ensure!(broken == Value::Array(Vec::new()), "broken words: {broken}");
        Ok(())
    }

    /// The page must not be wider than the screen.
    pub async fn no_horizontal_overflow(&self) -> Result<()> {
        let answer = self
            .run(
                "const width = document.scrollingElement.scrollWidth;
                 if (width <= window.innerWidth) { return null; }
                 const wide = [...document.body.querySelectorAll('*')]
                    .filter((element) => element.getBoundingClientRect().right > window.innerWidth + 0.5)
                    .slice(0, 5)
                    .map((element) => element.cloneNode(false).outerHTML);
                 return `${width} px on a screen of ${window.innerWidth} px: ${wide.join(' ')}`;",
            )
            .await?;
        match answer.as_str() {
            None => Ok(()),
            Some(what) => Err(self.failure(&format!("the page is too wide: {what}")).await),
        }
    }

    /// No two of the elements that match, none of which contains another, may cover each other.
    /// A dialog covers what is behind it.
    pub async fn no_overlap(&self, css: &str) -> Result<()> {
        let selector = serde_json::to_string(css)?;
        let answer = self
            .run(&format!(
                "const shown = [...document.querySelectorAll({selector})]
                    .map((element) => ({{ element, box: element.getBoundingClientRect() }}))
                    .filter(({{ element, box }}) => box.width > 0 && box.height > 0 &&
                        element.checkVisibility({{ visibilityProperty: true }}));
                 const name = ({{ element, box }}) => `${{element.cloneNode(false).outerHTML}} at ` +
                    `${{Math.round(box.left)}},${{Math.round(box.top)}} ` +
                    `${{Math.round(box.width)}}x${{Math.round(box.height)}}`;
                 const found = [];
                 const dialog = ({{ element }}) => element.closest('dialog');
                 for (const [index, one] of shown.entries()) {{
                    for (const other of shown.slice(index + 1)) {{
                        if (dialog(one) !== dialog(other)) {{ continue; }}
                        const nested = one.element.contains(other.element) ||
                            other.element.contains(one.element);
                        const across = Math.min(one.box.right, other.box.right) -
                            Math.max(one.box.left, other.box.left);
                        const down = Math.min(one.box.bottom, other.box.bottom) -
                            Math.max(one.box.top, other.box.top);
                        if (!nested && across > 1 && down > 1) {{
                            found.push(`${{name(one)}} and ${{name(other)}}`);
                        }}
                    }}
                 }}
                 return found.slice(0, 5);"
            ))
            .await?;
        self.nothing_found("elements cover each other", &answer)
            .await
    }

    /// Everything that is written within the elements that match must be seen in full: it lies on
    /// the screen, and nothing cuts it off that cannot be scrolled.
    pub async fn no_clipped_text(&self, css: &str) -> Result<()> {
        let selector = serde_json::to_string(css)?;
        let answer = self
            .run(&format!(
                "const within = (box, frame) => box.left >= frame.left - 1 &&
                    box.right <= frame.right + 1 &&
                    // Letters have room above and below that nothing is drawn in.
                    box.top >= frame.top - 3 && box.bottom <= frame.bottom + 3;
                 const screen = {{ left: 0, top: 0, right: innerWidth, bottom: innerHeight }};
                 // Why a text is not seen in full, if so.
                 const cut = (text) => {{
                    const range = document.createRange();
                    range.selectNodeContents(text);
                    const box = range.getBoundingClientRect();
                    for (let at = text.parentElement; at; at = at.parentElement) {{
                        if (at.matches('.visually-hidden')) {{ return null; }}
                        const {{ overflowX, overflowY }} = getComputedStyle(at);
                        if ([overflowX, overflowY].some((how) => ['auto', 'scroll'].includes(how))) {{
                            return null;
                        }}
                        if ([overflowX, overflowY].some((how) => ['hidden', 'clip'].includes(how)) &&
                            !within(box, at.getBoundingClientRect())) {{
                            return at.className || at.tagName;
                        }}
                    }}
                    return within(box, screen) ? null : 'the screen';
                 }};
                 const found = [];
                 for (const part of document.querySelectorAll({selector})) {{
                    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
                    while (walker.nextNode()) {{
                        const text = walker.currentNode;
                        const shown = text.textContent.trim() &&
                            text.parentElement.checkVisibility({{ visibilityProperty: true }});
                        const by = shown ? cut(text) : null;
                        if (by) {{ found.push(`\"${{text.textContent}}\" by ${{by}}`); }}
                    }}
                 }}
                 return found.slice(0, 5);"
            ))
            .await?;
        self.nothing_found("texts are cut off", &answer).await
    }

    /// What a script has found is an error.
    async fn nothing_found(&self, what: &str, answer: &Value) -> Result<()> {
        let found = answer.as_array().context("the script returns no list")?;
        if found.is_empty() {
            return Ok(());
        }
        let list: Vec<&str> = found.iter().filter_map(Value::as_str).collect();
        let what = format!("{what}:\n{}", list.join("\n"));
        Err(self.failure(&what).await)
    }

    /// Checks what holds for every view: nothing in the console, nothing too wide, accessible.
    pub async fn check_view(&self) -> Result<()> {
        let errors = self.console_errors().await?;
        ensure!(
            errors.is_empty(),
            "errors in the console:\n{}",
            errors.join("\n")
        );
        self.no_horizontal_overflow().await?;
        let violations = self.axe().await?;
        if !violations.is_empty() {
            let what = format!("not accessible:\n{}", violations.join("\n"));
            return Err(self.failure(&what).await);
        }
        Ok(())
    }
}

fn describe_violation(violation: &Value) -> String {
    let text = |name: &str| violation[name].as_str().unwrap_or_default();
    let places: Vec<&str> = violation["nodes"]
        .as_array()
        .into_iter()
        .flatten()
        .filter_map(|node| node["html"].as_str())
        .take(5)
        .collect();
    format!(
        "{} ({}): {}\n  {}",
        text("id"),
        text("impact"),
        text("help"),
        places.join("\n  ")
    )
}
