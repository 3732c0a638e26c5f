//! The simulated bus: it loses, delays, repeats and reorders hints.

use std::sync::{Arc, Mutex};

use starboard_server::{Bus, News};
use tokio::sync::mpsc;

use crate::node::Node;
use crate::world::{World, locked};

#[derive(Clone, Debug)]
pub(crate) struct Exchange {
    world: World,
    members: Arc<Mutex<Vec<Member>>>,
}

#[derive(Clone, Debug)]
struct Member {
    node: Arc<Node>,
    incoming: mpsc::Sender<News>,
}

impl Exchange {
    pub(crate) fn new(world: &World) -> Exchange {
        Exchange {
            world: world.clone(),
            members: Arc::default(),
        }
    }

    /// The bus of a node that starts.
    pub(crate) fn join(&self, node: &Arc<Node>) -> Bus {
        let (outgoing, mut hints) = mpsc::channel(1024);
        let (incoming, heard) = mpsc::channel(1024);
        let mut members = locked(&self.members);
        members.retain(|member| member.node.name != node.name);
        members.push(Member {
            node: Arc::clone(node),
            incoming,
        });
        drop(members);
        let (exchange, from) = (self.clone(), Arc::clone(node));
        tokio::spawn(async move {
            while let Some(hint) = hints.recv().await {
                exchange.pass_on(&from, &hint);
            }
        });
        // A server has a new name after every start.
        let name = format!("{}-{}", node.name, hex::encode(self.world.bytes::<4>()));
        Bus::over(name, outgoing, heard)
    }

    fn pass_on(&self, from: &Node, hint: &News) {
        for member in locked(&self.members).iter() {
            let copies = match self.world.below(20) {
                0 => 0,
                1 => 2,
                _ => 1,
            };
            for _ in 0..copies {
                if from.is_alone() || member.node.is_alone() {
                    continue;
                }
                let is_late = self.world.chance(50);
                let delay = self.world.millis(0, if is_late { 5_000 } else { 20 });
                let (incoming, hint) = (member.incoming.clone(), hint.clone());
                tokio::spawn(async move {
                    tokio::time::sleep(delay).await;
                    // A full queue loses hints.
                    let _ = incoming.try_send(hint);
                });
            }
        }
    }
}
