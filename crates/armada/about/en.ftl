title = Dark Side Armada
tagline = Build six starships behind the Moon, then conquer the Earth with what they can do.
option-edition = Edition
option-standard = standard
option-three-boxes = Three boxes of ship 5 or 6 give
option-zero = nothing
option-two = 2 actions
