import adapter from '@sveltejs/adapter-static';

// BASE_PATH lets the same source be served from a sub-folder of any static host.
const base = process.env.BASE_PATH ?? '';

/** @type {import('@sveltejs/kit').Config} */
export default {
  compilerOptions: { runes: true },
  kit: {
    adapter: adapter({ pages: 'build', assets: 'build', fallback: '404.html', strict: true }),
    paths: { base, relative: false },
    serviceWorker: { register: false },
    csp: {
      // A static host sends no headers, so the policy travels in each page, with hashes of its own scripts.
      mode: 'hash',
      directives: {
        'default-src': ['none'],
        'script-src': ['self'],
        'style-src': ['self'],
        // Only attributes: where a drawing puts its parts. No style sheet can be smuggled in by them.
        'style-src-attr': ['unsafe-inline'],
        'img-src': ['self', 'data:', 'blob:'],
        'media-src': ['self', 'blob:'],
        'font-src': ['self'],
        'manifest-src': ['self'],
        'worker-src': ['self'],
        // Which signalling server a table uses is the players' choice, so any socket address is allowed.
        'connect-src': ['self', 'ws:', 'wss:'],
        'base-uri': ['none'],
        'form-action': ['none'],
        'object-src': ['none']
      }
    },
    typescript: {
      config: (config) => {
        config.include.push(
          '../src/cli/**/*.ts',
          '../tests/**/*.ts',
          '../scripts/**/*.ts',
          '../bench/**/*.ts',
          '../vitest.e2e.config.ts'
        );
        return config;
      }
    }
  }
};
