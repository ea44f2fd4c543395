const { resolve } = require('node:path');

/** What `$lib` means, for tools that read neither Vite's nor SvelteKit's configuration. */
module.exports = { resolve: { alias: { $lib: resolve(__dirname, '../../src/lib') } } };
