falling-title = Look up
falling = Nobody knows how many meteors will fall.
own-title = Your catch
own = Catch one, two or three. Leave four, and you win against one opponent.
other-title = Their catch
other = Count what is left.
over-title = An empty sky
over = Whoever caught the last meteor has won.
# $left (u8)
leaves = Meteors left in the sky: { $left }.
# $name (&str), $caught (u8)
has = Meteors caught by { $name }: { $caught }.
