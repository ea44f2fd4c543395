import { sveltekit } from '@sveltejs/kit/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';

/**
 * Scripts that are always wanted together come in one file: they pack better, and a page asks for them once. In this
 * order, since a group takes with it what it imports and no group before it has. What is only needed at times must be in
 * none: `scripts/sizes.mjs` looks.
 */
const together = {
  shell: [
    'node_modules/(svelte|clsx|esm-env|@sveltejs/kit|devalue)/',
    'node_modules/@noble/hashes/(sha2|utils|_md)[.]js$',
    'vite/preload-helper',
    'src/lib/kernel/[a-z]+[.]ts',
    'src/lib/i18n/(i18n[.]svelte|format|locales|en/app|en/errors)[.]',
    'src/lib/ui/(settings|install|pwa|shelf|table/errorTold|table/orTell)[.]',
    'src/lib/ui/kit/(Button|Dialog|EmptyState|Icon|icons|Page|Sheet|Toaster|toasts)[.]',
    'src/lib/session/(device|plan|shelf|tableInfo)[.]'
  ],
  store: ['node_modules/idb/', 'src/lib/net/store'],
  landscape: [
    'src/lib/landscape/(?!aside|estimate|expect|given)[a-z]+[.]ts',
    'src/lib/landscape/tiles/base[.]'
  ],
  table: [
    'src/lib/table/(?!curve|index|letter|reach|record|verify)[a-z]+[.]ts',
    'src/lib/net/(bytes|link)[.]',
    'src/lib/session/(inputs|seats)[.]'
  ],
  // Of the tables of both games.
  play: [
    'src/lib/ui/(seats|talk|table/tableScreen|feel/feel|kit/Avatar|kit/SeatFace)[.]',
    'src/lib/ui/board/(SignButton|signs)[.]',
    'src/lib/session/contracts[.]',
    'src/lib/games/index[.]'
  ]
};

/**
 * SHA-512 stands in one file with SHA-256. Only the curve uses it, and is loaded on demand: it gets a copy of that file,
 * and what is left of the other is SHA-256.
 */
const curveHashes: Plugin = {
  name: 'curve-hashes',
  apply: 'build',
  enforce: 'pre',
  async resolveId(source, importer) {
    if (source !== '@noble/hashes/sha2.js' || !/curve/.test(importer ?? '')) return null;
    const found = await this.resolve(source, importer, { skipSelf: true });
    return found && !found.external ? `${found.id}?curve` : found;
  }
};

export default defineConfig({
  plugins: [curveHashes, sveltekit()],
  build: {
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: Object.entries(together).map(([name, paths], i, all) => ({
            name,
            test: new RegExp(paths.join('|')),
            priority: all.length - i
          }))
        }
      }
    }
  },
  test: {
    include: ['src/**/*.test.ts', 'tests/{unit,hostile}/**/*.test.ts'],
    environment: 'node',
    testTimeout: 30_000,
    pool: 'forks'
  }
});
