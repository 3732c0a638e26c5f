//! Files are written atomically, those of the lab and those of the program's users: a file appears under
//! its name when all of it is on disk. An interrupted or failed write leaves an earlier file as it was.

use std::fs::{self, File};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

use tempfile::{Builder, NamedTempFile};

/// Creates a folder and the folders above it; others cannot look into them.
///
/// # Errors
/// If that is not possible.
pub fn create_folder(path: &Path) -> io::Result<()> {
    let mut builder = fs::DirBuilder::new();
    builder.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut builder, 0o700);
    builder.create(path)
}

/// Writes a file, replacing an earlier one, and creates the folders above it.
///
/// # Errors
/// If that is not possible.
pub fn write(path: &Path, content: impl AsRef<[u8]>) -> io::Result<()> {
    create_folder(folder_of(path))?;
    let mut builder = Builder::new();
    // As for other new files, the umask decides who may read it.
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    let mut draft = Draft::new(path, &mut builder)?;
    draft.write_all(content.as_ref())?;
    draft.sync(|file, path| file.persist(path))
}

/// The same for secrets, which only the user may read.
///
/// # Errors
/// If that is not possible.
pub fn write_private(path: &Path, text: &str) -> io::Result<()> {
    create_folder(folder_of(path))?;
    let mut draft = Draft::new(path, &mut Builder::new())?;
    draft.write_all(text.as_bytes())?;
    draft.sync(|file, path| file.persist(path))
}

const DRAFT: &str = ".starboard-";
const DRAFT_END: &str = ".tmp";

/// Removes from a folder the drafts that a killed process has left behind.
pub(crate) fn remove_drafts(folder: &Path) -> io::Result<()> {
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        let name = entry.file_name();
        let name = name.to_string_lossy();
        if name.starts_with(DRAFT) && name.ends_with(DRAFT_END) {
            fs::remove_file(entry.path())?;
        }
    }
    Ok(())
}

/// A file in the making, without its name.
#[derive(Debug)]
pub struct Draft {
    file: NamedTempFile,
    path: PathBuf,
}

impl Draft {
    /// A file that only the user may read, for a name that is not taken.
    ///
    /// # Errors
    /// If it is taken, or the file cannot be made.
    pub fn private(path: &Path) -> io::Result<Draft> {
        if path.try_exists()? {
            return Err(io::ErrorKind::AlreadyExists.into());
        }
        Draft::new(path, &mut Builder::new())
    }

    fn new(path: &Path, builder: &mut Builder<'_, '_>) -> io::Result<Draft> {
        builder.prefix(DRAFT).suffix(DRAFT_END);
        Ok(Draft {
            // In the same folder: a rename is atomic within one file system only.
            file: builder.tempfile_in(folder_of(path))?,
            path: path.to_owned(),
        })
    }

    /// Gives the file its name, unless something has that name by now.
    ///
    /// # Errors
    /// If something has, or the file cannot be written.
    pub fn finish(self) -> io::Result<()> {
        self.sync(|file, path| file.persist_noclobber(path))
    }

    fn sync(
        self,
        persist: impl FnOnce(NamedTempFile, &Path) -> Result<File, tempfile::PersistError>,
    ) -> io::Result<()> {
        self.file.as_file().sync_all()?;
        persist(self.file, &self.path)?;
        // The name is an entry of the folder. Windows cannot sync folders.
        if cfg!(unix) {
            File::open(folder_of(&self.path))?.sync_all()?;
        }
        Ok(())
    }
}

impl Write for Draft {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.file.write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.file.flush()
    }
}

fn folder_of(path: &Path) -> &Path {
    match path.parent() {
        Some(folder) if !folder.as_os_str().is_empty() => folder,
        _ => Path::new("."),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn names(folder: &Path) -> Vec<String> {
        let entries = fs::read_dir(folder).expect("a folder");
        let name = |entry: io::Result<fs::DirEntry>| entry.expect("an entry").file_name();
        let mut names: Vec<String> = entries
            .map(|entry| name(entry).display().to_string())
            .collect();
        names.sort();
        names
    }

    #[test]
    fn an_earlier_file_survives_a_write_that_fails() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("game.json");
        write(&path, "first").expect("written");
        write(&path, "second").expect("replaced");
        let mut draft = Draft::new(&path, &mut Builder::new()).expect("a draft");
        draft.write_all(b"thi").expect("a part");
        drop(draft);
        assert_eq!(fs::read_to_string(&path).expect("read"), "second");
        assert!(Draft::private(&path).is_err());
        assert_eq!(names(folder.path()), ["game.json"]);

        let taken = folder.path().join("folder");
        fs::create_dir_all(taken.join("full")).expect("a folder");
        assert!(write(&taken, "text").is_err());
        assert_eq!(names(folder.path()), ["folder", "game.json"]);
        assert_eq!(names(&taken), ["full"]);
    }

    #[test]
    fn a_name_that_was_taken_meanwhile_is_not_overwritten() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("tables.jsonl");
        let draft = Draft::private(&path).expect("a draft");
        fs::write(&path, "other").expect("written");
        assert!(draft.finish().is_err());
        assert_eq!(fs::read_to_string(&path).expect("read"), "other");
        assert_eq!(names(folder.path()), ["tables.jsonl"]);
    }

    #[cfg(unix)]
    #[test]
    fn exports_are_private_and_saves_are_not() {
        use std::os::unix::fs::PermissionsExt;
        let folder = tempfile::tempdir().expect("a folder");
        let mode = |path: &Path| fs::metadata(path).expect("there").permissions().mode();
        let (shared, private) = (folder.path().join("a"), folder.path().join("b"));
        let secret = folder.path().join("new/secret");
        for _ in 0..2 {
            write_private(&secret, "text").expect("written");
            assert_eq!(mode(&secret) & 0o777, 0o600);
        }
        write(&shared, "text").expect("written");
        Draft::private(&private)
            .and_then(Draft::finish)
            .expect("written");
        let plain = folder.path().join("c");
        fs::write(&plain, "text").expect("written");
        assert_eq!(mode(&shared), mode(&plain));
        assert_eq!(mode(&private) & 0o777, 0o600);
    }
}
