meteors-name = Meteore
has-meteors =
    { $count ->
        [one] { $count } Meteor
       *[other] { $count } Meteore
    }
