//! Pictures of the screen, for what only pixels can show.

use anyhow::{Context, Result, ensure};
use serde_json::Value;

use crate::Browser;

/// What the browser has painted.
#[derive(Debug)]
pub struct Picture {
    width: usize,
    pixels: Vec<[u8; 3]>,
}

/// A part of the screen.
#[derive(Clone, Copy, Debug)]
pub struct Region {
    left: usize,
    top: usize,
    right: usize,
    bottom: usize,
}

impl Picture {
    /// What is on the screen now.
    pub async fn take(browser: &Browser) -> Result<Picture> {
        let png = browser.driver().screenshot_as_png().await?;
        let mut reader = png::Decoder::new(std::io::Cursor::new(png)).read_info()?;
        let size = reader.output_buffer_size().context("a picture too large")?;
        let mut bytes = vec![0; size];
        let info = reader.next_frame(&mut bytes)?;
        let channels = info.color_type.samples();
        ensure!(channels >= 3, "a picture without colours");
        let pixels = bytes[..info.buffer_size()].chunks_exact(channels);
        Ok(Picture {
            width: info.width as usize,
            pixels: pixels.map(|pixel| [pixel[0], pixel[1], pixel[2]]).collect(),
        })
    }

    /// How many pixels of a region another picture shows in clearly different colours.
    #[must_use]
    pub fn changed(&self, other: &Picture, region: Region) -> usize {
        let rows = region.top..region.bottom;
        let row = |row: usize| row * self.width + region.left..row * self.width + region.right;
        rows.flat_map(row)
            .filter(
                |&index| match (self.pixels.get(index), other.pixels.get(index)) {
                    (Some(one), Some(two)) => {
                        let differs = |(one, two): (&u8, &u8)| one.abs_diff(*two) > 24;
                        one.iter().zip(two).any(differs)
                    }
                    _ => false,
                },
            )
            .count()
    }
}

impl Picture {
    /// Which part of the right edge of a region is seen: where the colours on both sides of it differ,
    /// if only a little.
    #[must_use]
    pub fn seam(&self, region: Region) -> f64 {
        let differs = |row: &usize| {
            let at = |column: usize| self.pixels.get(row * self.width + column);
            let sides = at(region.right - 2).zip(at(region.right + 1));
            sides.is_some_and(|(one, two)| {
                one.iter().zip(two).any(|(one, two)| one.abs_diff(*two) > 3)
            })
        };
        let rows = region.top..region.bottom;
        let length = rows.len().max(1) as f64;
        rows.filter(differs).count() as f64 / length
    }
}

impl Browser {
    /// Where something is on the screen.
    pub async fn region(&self, css: &str) -> Result<Region> {
        let script = format!(
            "const box = document.querySelector({}).getBoundingClientRect();
             return [box.left, box.top, box.right, box.bottom].map(Math.round);",
            Value::from(css)
        );
        let found = self.run(&script).await?;
        let side = |index: usize| found[index].as_u64().map(|side| side as usize);
        let region = (|| {
            Some(Region {
                left: side(0)?,
                top: side(1)?,
                right: side(2)?,
                bottom: side(3)?,
            })
        })();
        region.with_context(|| format!("{css} is not on the screen: {found}"))
    }
}
