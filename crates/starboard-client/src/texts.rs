//! What all clients say of online tables. The page fetches it together with its own texts of online play.

starboard_kernel::texts!("texts");
