wins = Dein Kommandant ist daheim: Du gewinnst.
stops = { $name } kommt im nächsten Zug nicht heim.
recaptures = Der Kommandant von { $name } ist wieder gefangen.
fetches = Nimmt deinen Kommandanten an Bord.
takes = { $name } verliert ein Schiff: { $kind }.
takes-over = Ein Schiff von { $name } wird deines: { $kind }.
rebuilds = Wieder im Spiel: { $a_ship }.
ready-home = Wenn das niemand verhindert, ist dieses Schiff im nächsten Zug daheim.
carrier-closer = Dein Kommandant kommt { $by } näher, noch { $left }.
escapes = Entkommt dem Schiff auf { $from }.
ready-fetch = Stoppt es niemand, befreit es im nächsten Zug deinen Kommandanten.
closer = { $by } näher an deinem Kommandanten.
opens-fetch = Danach kann ein Schiff bis auf { $near } an deinen Kommandanten heran.
opens-home = Danach kann dein Kommandant bis auf { $near } an deinen Planeten heran.
jumps =
    { $count ->
        [one] { $count } Sprung.
       *[other] Eine Kette von { $count } Sprüngen.
    }
blocks = { $name } kommt im nächsten Zug höchstens bis auf { $near } heran.
frees =
    { $count ->
        [one] Deine Schiffe haben im nächsten Zug { $count } Möglichkeit mehr.
       *[other] Deine Schiffe haben im nächsten Zug { $count } Möglichkeiten mehr.
    }
