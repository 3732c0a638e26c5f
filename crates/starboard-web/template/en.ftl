## Before the app has started, in all languages at once.

failed = Starboard could not start. Please reload the page; if that does not help, update the browser: it must support WebAssembly.
no-script = Starboard needs JavaScript. Please switch it on and reload the page.
