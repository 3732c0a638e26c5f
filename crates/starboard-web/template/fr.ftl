## Before the app has started, in all languages at once.

failed = Starboard n’a pas pu démarrer. Rechargez la page ; si cela n’aide pas, mettez le navigateur à jour : il doit accepter WebAssembly.
no-script = Starboard a besoin de JavaScript. Activez-le et rechargez la page.
