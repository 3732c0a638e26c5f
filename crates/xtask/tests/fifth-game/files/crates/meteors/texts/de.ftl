prompt = Fang einen bis drei Meteore.
meteors =
    { $meteors ->
        [one] { $meteors } Meteor
       *[other] { $meteors } Meteore
    }
fell =
    { $meteors ->
        [one] { $meteors } Meteor fällt.
       *[other] { $meteors } Meteore fallen.
    }
caught =
    { $meteors ->
        [one] { $name } fängt { $meteors } Meteor.
       *[other] { $name } fängt { $meteors } Meteore.
    }
catch =
    { $meteors ->
        [one] { $meteors } Meteor fangen
       *[other] { $meteors } Meteore fangen
    }
not-so-many = so viele Meteore sind nicht mehr da
ending = Der Himmel ist leer.
