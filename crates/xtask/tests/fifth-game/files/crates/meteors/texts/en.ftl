prompt = Catch one to three meteors.
# $meteors (u8)
meteors =
    { $meteors ->
        [one] { $meteors } meteor
       *[other] { $meteors } meteors
    }
# $meteors (u8)
fell =
    { $meteors ->
        [one] { $meteors } meteor fell.
       *[other] { $meteors } meteors fell.
    }
# $name (&str), $meteors (u8)
caught =
    { $meteors ->
        [one] { $name } caught { $meteors } meteor.
       *[other] { $name } caught { $meteors } meteors.
    }
# $meteors (u8)
catch =
    { $meteors ->
        [one] Catch { $meteors } meteor
       *[other] Catch { $meteors } meteors
    }
not-so-many = there are not that many meteors left
ending = The sky was empty.
