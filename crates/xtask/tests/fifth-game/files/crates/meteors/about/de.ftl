title = Meteorschauer
tagline = Fang den letzten Meteor.
option-players = Spieler
