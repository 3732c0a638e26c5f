title = Meteor Shower
tagline = Catch the last meteor.
option-players = Players
