## Before the app has started, in all languages at once.

failed = Starboard konnte nicht starten. Bitte lade die Seite neu; hilft das nicht, aktualisiere den Browser: Er muss WebAssembly unterstützen.
no-script = Starboard braucht JavaScript. Bitte schalte es ein und lade die Seite neu.
