/**
 * Fails when a page loads more script, or the offline copy holds more, than its bar allows (KiB, gzip), and
 * when a board on one device loads what only others or an expansion need. Counts the files that a browser
 * requests.
 */
import { existsSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import svelteConfig from '../svelte.config.js';
import { boardShown, launchChromium, openHotseat } from './lib/hotseat.mjs';
import { root } from './lib/install.mjs';
import { startServer } from './serve.mjs';

/**
 * First load of the home page; what the form of a new table needs to work; a board for two on this device; and a stored table
 * of the same two, with the code that signs, stores and checks every move. Each set on offer adds about 0.1 KiB: the addresses
 * of its files.
 */
const bars = { home: 110, form: 110, board: 150, table: 184 };
const cacheLimit = 1640;
const base = svelteConfig.kit.paths.base;

const gzip = (path) => gzipSync(readFileSync(`${root}build/${path}`), { level: 9 }).length / 1024;
let over = false;

function judge(name, kib, bar, files) {
  over ||= kib > bar;
  console.log(
    `${kib > bar ? 'OVER' : '  ok'} ${name}: ${kib.toFixed(1)} KiB in ${files} files (bar: ${bar})`
  );
}

/** Scripts that a built page names: those it needs before it responds to input. */
function named(page) {
  const html = readFileSync(`${root}build/${page}`, 'utf8');
  const found = [...html.matchAll(/href="([^"]*)" rel="modulepreload"/g)];
  if (found.length === 0) throw new Error(`${page} names no script.`);
  return found.map(([, url]) => url.slice(base.length + 1));
}

/** Scripts that a page requests from its first load until `use` has ended, except {@link later}. */
async function scripts(page, use) {
  const found = new Set();
  const note = (request) => {
    const path = new URL(request.url()).pathname.slice(base.length + 1);
    if (path.endsWith('.js') && !later.includes(path)) found.add(path);
  };
  page.on('request', note);
  await use();
  await page.waitForLoadState('networkidle');
  page.off('request', note);
  return [...found];
}

const sum = (files) => files.reduce((kib, path) => kib + gzip(path), 0);

const manifest = `${root}.svelte-kit/output/client/.vite/manifest.json`;
if (!existsSync(manifest)) throw new Error('Build the site first: npm run build.');
/** Built files by the source they hold. */
const built = JSON.parse(readFileSync(manifest, 'utf8'));

/**
 * Files that every page requests a second after it is shown: whether a measurement includes them depends on
 * the machine.
 */
const later = ['site', 'siteProposal'].map((name) => {
  const chunk = Object.values(built).find((one) => one.name === name);
  if (!chunk) throw new Error(`No script is named ${name}.`);
  return chunk.file;
});

/** The file of a source that must not be loaded where it is not needed. */
function chunkOf(source) {
  const entry = built[source];
  if (!entry) throw new Error(`${source} is not loaded on demand.`);
  return entry.file;
}

const sets = readFileSync(`${root}src/lib/games/sets.ts`, 'utf8');
const offered = [...sets.matchAll(/landscape\/expansions\/(\w+)\/manifest/g)].map(([, id]) => id);
const lazy = {
  'the network': ['src/lib/session/lobby/gathering.svelte.ts'],
  'an expansion': offered.map((id) => `src/lib/landscape/expansions/${id}/index.ts`),
  'the other game': ['src/lib/clinic/game.ts', 'src/lib/ui/clinic/ClinicTable.svelte']
};

const site = await startServer({ host: '127.0.0.1', port: 0 });
const browser = await launchChromium();
try {
  // Without the service worker, which requests the whole site.
  const context = await browser.newContext({
    serviceWorkers: 'block',
    locale: 'en-GB',
    viewport: { width: 390, height: 844 }
  });
  const page = await context.newPage();
  const loaded = { home: await scripts(page, () => page.goto(site.url)), form: named('new/index.html') };
  const address = await openHotseat(page, site.url);
  for (const [name, use] of [
    [
      'board',
      async (fresh) => {
        await fresh.goto(`${site.url}practice/`);
        await fresh.getByRole('button', { name: 'Start' }).click();
        await boardShown(fresh);
      }
    ],
    [
      'table',
      async (fresh) => {
        await fresh.goto(address);
        await boardShown(fresh);
      }
    ]
  ]) {
    await page.goto('about:blank');
    const fresh = await context.newPage();
    loaded[name] = await scripts(fresh, () => use(fresh));
    await fresh.close();
  }
  for (const [name, files] of Object.entries(loaded)) judge(name, sum(files), bars[name], files.length);
  for (const [what, sources] of Object.entries(lazy)) {
    const early = sources.filter((source) =>
      Object.values(loaded).some((files) => files.includes(chunkOf(source)))
    );
    over ||= early.length > 0;
    console.log(`${early.length ? 'OVER' : '  ok'} ${what}: ${early.join(', ') || 'only when needed'}`);
  }
} finally {
  await browser.close();
  await site.close();
}

const worker = readFileSync(`${root}build/sw.js`, 'utf8');
const kept = [...worker.matchAll(/url:"([^"]*)"/g)].map(([, url]) => url.slice(base.length + 1));
const cache = kept.reduce(
  (kib, url) => kib + gzip(url === '' || url.endsWith('/') ? `${url}index.html` : url),
  0
);
judge('kept offline', cache, cacheLimit, kept.length);
process.exit(over ? 1 : 0);
