## Before the app has started, in all languages at once.

failed = No se ha podido iniciar Starboard. Recarga la página; si no basta, actualiza el navegador: tiene que admitir WebAssembly.
no-script = Starboard necesita JavaScript. Actívalo y recarga la página.
