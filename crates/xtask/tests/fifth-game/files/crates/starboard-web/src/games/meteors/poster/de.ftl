summary = Fang den letzten Meteor.
feat = Sterngucker
feat-how = Gewinne die Partie.
