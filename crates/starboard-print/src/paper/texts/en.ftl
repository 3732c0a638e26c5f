# $game (&str)
kit-title = { $game }: print-and-play kit
# $game (&str)
rules-title = { $game }: rules
kit-subtitle = Print-and-play kit
how-to-print = How to print
in-the-kit = In this kit
also-needed = Also needed
putting-together = Putting it together
print-scale = Print at 100 % (“actual size”), not “fit to page”. The bar below must measure 50 mm.
print-backs = Print on both sides and flip on the long edge. Every back then lies behind its front.
print-by-hand = Without two-sided printing: print the odd pages, turn the stack over on its long edge, and print the even ones.
print-card = Use heavy paper, about 160 to 200 g/m², or glue the sheets onto card.
print-cut = Cut along the marks with a knife and a ruler. The marks are outside the pieces.
bar = This bar is 50 mm long. If it is not, check the scale in the print dialog.
ink-colour = Every colour also has a shape, a number or a letter of its own: nothing depends on colour alone. There is also a low-ink version, in outlines only.
ink-low = This is the low-ink version. Shapes, numbers and letters tell everything apart; colour it in if you like.
empty-side = this side stays empty
# $what (&str)
backs-of = { $what }, backs
# $page (usize), $pages (usize)
page-of = Page { $page } of { $pages }
