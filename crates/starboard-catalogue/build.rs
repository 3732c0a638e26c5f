//! A file for another language must lead to a new list of languages.

fn main() {
    println!("cargo::rerun-if-changed=languages");
}
