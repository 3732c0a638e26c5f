## Before the app has started, in all languages at once.

failed = Nie udało się uruchomić Starboard. Odśwież stronę; jeśli to nie pomoże, zaktualizuj przeglądarkę: musi obsługiwać WebAssembly.
no-script = Starboard wymaga JavaScriptu. Włącz go i odśwież stronę.
