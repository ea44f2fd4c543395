/** The static site in `build/`: Vite's output, then the service worker that keeps it for offline play. */
import { spawnSync } from 'node:child_process';
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { completePreloads } from './lib/completePreloads.mjs';
import { compressFiles } from './lib/compressFiles.mjs';
import { ensureInstalled, root } from './lib/install.mjs';

ensureInstalled();
const vite = spawnSync(
  process.execPath,
  [`${root}node_modules/vite/bin/vite.js`, 'build', '--logLevel=warn'],
  {
    cwd: root,
    stdio: 'inherit'
  }
);
if (vite.status !== 0) process.exit(vite.status ?? 1);

const manifest = readFileSync(`${root}.svelte-kit/output/client/.vite/manifest.json`, 'utf8');
completePreloads(`${root}build`, JSON.parse(manifest));

// Vite does not minify files in static/, and every page waits for these.
const { build, minify } = await import('vite');
for (const name of readdirSync(`${root}static`).filter((file) => file.endsWith('.js'))) {
  const { code } = await minify(name, readFileSync(`${root}static/${name}`, 'utf8'));
  writeFileSync(`${root}build/${name}`, code);
}

// The part of the service worker that reads mail, in one classic script.
await build({
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: `${root}build`,
    emptyOutDir: false,
    copyPublicDir: false,
    lib: {
      entry: `${root}src/lib/session/mailbox/background/worker.ts`,
      formats: ['iife'],
      name: 'mailWorker',
      fileName: () => 'mail-worker.js'
    }
  }
});

// The servers that the site proposes; `npm run site` changes them.
copyFileSync(`${root}src/lib/net/site/builtIn.json`, `${root}build/bastide.json`);

compressFiles(`${root}build`);

const { buildServiceWorker } = await import('./build-sw.mjs');
const { count, size } = await buildServiceWorker();
console.log(`build/: ${count} files, ${(size / 1024).toFixed(0)} KiB kept offline`);
