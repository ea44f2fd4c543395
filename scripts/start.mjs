/** `npm start`: installs and builds what is missing or older than its sources, then serves the site. */
import { spawn, spawnSync } from 'node:child_process';
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ensureInstalled, root } from './lib/install.mjs';

/** Time of the last change below a path, in milliseconds. */
function newest(path) {
  const found = statSync(path);
  if (!found.isDirectory()) return found.mtimeMs;
  return Math.max(found.mtimeMs, ...readdirSync(path).map((name) => newest(join(path, name))));
}

ensureInstalled();
const built = `${root}build/sw.js`;
const sources = [
  'src',
  'static',
  'package-lock.json',
  'svelte.config.js',
  'vite.config.ts',
  'scripts/build-sw.mjs'
];
if (!existsSync(built) || Math.max(...sources.map((path) => newest(root + path))) > statSync(built).mtimeMs) {
  console.log('Building …');
  const { status } = spawnSync(process.execPath, [`${root}scripts/build.mjs`], { stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}
const server = spawn(process.execPath, [`${root}scripts/serve.mjs`, ...process.argv.slice(2)], {
  stdio: 'inherit'
});
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
server.on('close', (code) => process.exit(code ?? 0));
