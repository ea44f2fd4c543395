import { sveltekit } from '@sveltejs/kit/vite';
import type { Plugin } from 'vite';
import { defineConfig } from 'vitest/config';
import packageJson from './package.json' with { type: 'json' };

/**
 * Scripts that are always wanted together come in one file: they pack better, and a page asks for them once. In this
 * order, since a group takes with it what it imports and no group before it has. What is only needed at times must be in
 * none: `scripts/sizes.mjs` looks.
 */
const together = {
  // Names and addresses of all sets: the addresses stand twice in a file, and pack only when they stand close together. The
  // form of a new table needs what loads their looks, and not the board, which would take it along.
  sets: ['src/lib/games/(sets|catalogue)[.]', 'expansions/[^/]+/manifest[.]ts$', 'src/lib/ui/art/looks[.]'],
  shell: [
    'node_modules/(svelte|clsx|esm-env|@sveltejs/kit|devalue)/',
    'node_modules/@noble/hashes/(sha2|utils|_md)[.]js$',
    'vite/preload-helper',
    'src/lib/kernel/[a-z]+[.]ts',
    'src/lib/i18n/(i18n[.]svelte|format|locales|en/app|en/errors)[.]',
    'src/lib/ui/(app/(install|pwa)|browser/idle|settings/settings|storage/storedTables)[.]',
    'src/lib/ui/(art/seats|home/known|table/errors/(errorTold|orTell))[.]',
    'src/lib/ui/kit/(Avatar|Button|EmptyState|Icon|icons|Page|Toaster|toasts)[.]',
    'src/lib/session/(storage/(device|storedTables)|lobby/plan|table/tableInfo)[.]'
  ],
  // What lies over a page and its way out. A board opens it only on request.
  sheet: ['src/lib/ui/kit/(Dialog|Sheet|backCloses)[.]'],
  // Every page reads the site file after a second: without the table's code.
  site: ['src/lib/net/(signaling/point|site/(siteFile|loadSite))[.]'],
  store: ['node_modules/idb/', 'src/lib/net/storage/store'],
  landscape: [
    'src/lib/landscape/(?!expansions|prediction|fast|figures/recalls|notation/(?!reference))([a-z]+/)?[a-z]+[.](ts|json)'
  ],
  table: [
    'src/lib/table/(?!log/curve|fold/(evidence|reach)|gathering/|record/)([a-z]+/)?[a-z]+[.]ts',
    'src/lib/net/link/(base64url|link)[.]',
    'src/lib/net/storage/entryKeeper[.]',
    'src/lib/session/(table/(history|seats|unlessSame)|takeback/takeback)[.]'
  ],
  // Of the tables of both games.
  play: [
    'src/lib/ui/table/(keepFocus|log/lastSaid|notices/Notes|seenCounts|tableScreen|talk)[.]',
    'src/lib/ui/(feel/feel|kit/(SeatFace|centre))[.]',
    'src/lib/ui/board/(buttons/(SignButton|signs)|words/captions)[.]',
    'src/lib/session/contracts[.]',
    'src/lib/games/index[.]'
  ],
  // Who is at a table, and how its link is read.
  guests: [
    'src/lib/session/(storage/identity|lobby/card|parties/people|table/rulesHash)[.]',
    'src/lib/ui/table/phrases[.]'
  ],
  // Small files that every picture of a board needs.
  board: [
    'src/lib/ui/board/(camera/camera|model/(pieces|places))[.]',
    'src/lib/ui/art/(Figure|PieceDefs|TileFace|TilePicture|figures|shapes)[.]'
  ]
};

/** A script for each game and language, of the small files of all sets in one of their folders. */
const byLanguage = (folder: string) => {
  const path = new RegExp(`(\\w+)/expansions/\\w+/${folder}/([a-zA-Z-]+)[.]ts$`);
  return {
    test: (id: string) => path.test(id) && !id.endsWith('/index.ts'),
    name: (id: string) => `${folder}-${path.exec(id)?.slice(1).join('-')}`
  };
};

/**
 * Small files of sets in one script each: they pack better, and each file kept offline costs a device some milliseconds,
 * however small it is.
 */
const ofSets = [
  { test: /expansions\/[^/]+\/words\/index[.]ts$/, name: 'words' },
  { test: /expansions\/[^/]+\/help\/index[.]ts$/, name: 'help' },
  { test: /expansions\/[^/]+\/help\/lesson[.]jsonl/, name: 'lessons' },
  { test: /clinic\/(expansions\/[^/]+\/)?look[.]ts$/, name: 'clinic-looks' },
  byLanguage('words'),
  byLanguage('help')
];

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

/** A worker is one file: whatever a set's manifest could load would be in it. Workers say nothing, and paint what they are given. */
const speechless: Plugin = {
  name: 'speechless-workers',
  enforce: 'pre',
  load: (id) => {
    const part = /expansions\/[^/]+\/(?:(words|help)\/index|(look))[.]ts$/.exec(id)?.slice(1).find(Boolean);
    return part ? `export const ${part} = {};` : null;
  }
};

/** Sets that people are not offered yet stay out of the built site; `npm run dev` has them. */
const offeredOnly: Plugin = {
  name: 'offered-sets-only',
  apply: 'build',
  enforce: 'pre',
  load: (id) => (id.endsWith('/src/lib/games/unlisted.ts') ? 'export {};' : null)
};

const UNIT = ['src/**/*.test.ts', 'tests/{unit,hostile}/**/*.test.ts'];
/**
 * Layers whose modules keep nothing but tables computed from what they are given: their tests share loaded modules. Loading
 * them for each file took a third of the processor time.
 */
const RULES = ['src/lib/{clinic,help,kernel,landscape}/**/*.test.ts'];
const COMPUTING = [
  'src/lib/{bots,games,i18n,ui}/**/*.test.ts',
  'src/lib/table/{draw,fold,log,record}/**/*.test.ts',
  'tests/unit/**/*.test.ts',
  'tests/hostile/{bounds,document,documentFiles,entries,explorer,gathering,histories,storage,words}.test.ts',
  'tests/hostile/mailbox/{disagreeing,full,lies}.test.ts',
  'src/lib/session/mailbox/{apart,wholeGames}.test.ts'
];

const unit = {
  setupFiles: ['tests/unit/support/seed.ts'],
  environment: 'node' as const,
  testTimeout: 30_000,
  // Copying and removing thousands of files takes long beside other programs.
  hookTimeout: 60_000,
  pool: 'forks' as const
};

/** Tests that wait for no clock: they may use every core. */
const computing = {
  ...unit,
  // Twice the usual limit: two files share a machine with two cores.
  testTimeout: 60_000,
  maxWorkers: '100%',
  sequence: { groupOrder: 1 }
};

/** Svelte defines the class of custom elements in every bundle: it has a side effect. No component is one here. */
const noCustomElements: Plugin = {
  name: 'no-custom-elements',
  apply: 'build',
  enforce: 'pre',
  load: (id) =>
    id.endsWith('/svelte/src/internal/client/dom/elements/custom-element.js')
      ? "export const create_custom_element = () => { throw new Error('Custom elements are left out.'); };"
      : null
};

/**
 * A screen needs many modules: a link for each lets them load together. The few that the data of a set needs are loaded
 * already, and a link for each took a fifth of the scripts' time on a new table.
 */
const FEW = 4;

/** The oldest browsers, by the names that Vite gives them. */
const oldest = packageJson.browserslist.map((one) => one.replace('ios_saf', 'ios').replace(' >= ', ''));

export default defineConfig({
  plugins: [curveHashes, offeredOnly, noCustomElements, sveltekit()],
  worker: { plugins: () => [speechless, offeredOnly] },
  build: {
    target: oldest,
    modulePreload: {
      polyfill: false,
      resolveDependencies: (_module, needs) => (needs.length > FEW ? needs : [])
    },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            ...Object.entries(together).map(([name, paths], i, all) => ({
              name,
              test: new RegExp(paths.join('|')),
              priority: all.length - i
            })),
            ...ofSets.map((group) => ({ ...group, priority: 0.5 }))
          ]
        }
      }
    }
  },
  test: {
    projects: [
      { extends: true, test: { ...computing, name: 'computing', include: COMPUTING } },
      { extends: true, test: { ...computing, name: 'rules', include: RULES, isolate: false } },
      {
        extends: true,
        test: {
          ...unit,
          name: 'timing',
          include: UNIT,
          exclude: [...COMPUTING, ...RULES],
          sequence: { groupOrder: 2 }
        }
      }
    ]
  }
});
