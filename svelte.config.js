import adapter from '@sveltejs/adapter-static';

// BASE_PATH lets the same source be served from a sub-folder of any static host.
const base = process.env.BASE_PATH ?? '';

/** @type {import('@sveltejs/kit').Config} */
export default {
  kit: {
    adapter: adapter({ pages: 'build', assets: 'build', strict: true }),
    paths: { base, relative: false },
    serviceWorker: { register: false },
    typescript: {
      config: (config) => {
        config.include.push('../src/cli/**/*.ts', '../tests/**/*.ts', '../scripts/**/*.ts', '../bench/**/*.ts');
        return config;
      }
    }
  }
};
