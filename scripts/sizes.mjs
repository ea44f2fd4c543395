/** Fails when a page loads more script at first, or the offline copy holds more, than its bar allows (KiB, gzip). */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import svelteConfig from '../svelte.config.js';
import { root } from './lib/install.mjs';

const bars = [{ page: 'index.html', name: 'home', limit: 110 }];
const cacheLimit = 1.2 * 1024;

/** Every script the page's own HTML names: preloaded modules, the start-up import, and what they import. */
function scripts(html) {
  const seen = new Set();
  const queue = [...html.matchAll(/["'(]([^"'(\s]*\/_app\/immutable\/[^"'\s)]+\.js)["')]/g)].map((m) => m[1]);
  while (queue.length) {
    const url = queue.pop();
    const path = url.slice(url.indexOf('_app/'));
    if (seen.has(path)) continue;
    seen.add(path);
    const code = readFileSync(`${root}build/${path}`, 'utf8');
    // Static imports only: what is loaded on demand is the point of loading it on demand.
    for (const [, relative] of code.matchAll(
      /(?:^|[;}\s])(?:import|export)\s*(?:[^"'();]*?from\s*)?["'](\.[^"']+)["']/g
    )) {
      queue.push('/' + new URL(relative, `http://x/${path}`).pathname.slice(1));
    }
  }
  return [...seen];
}

const gzip = (path) => gzipSync(readFileSync(`${root}build/${path}`), { level: 9 }).length / 1024;
let over = false;
for (const { page, name, limit } of bars) {
  const files = scripts(readFileSync(`${root}build/${page}`, 'utf8'));
  const kib = files.reduce((sum, path) => sum + gzip(path), 0);
  over ||= kib > limit;
  console.log(`${name}: ${kib.toFixed(1)} KiB of script in ${files.length} files (bar: ${limit})`);
}

const worker = readFileSync(`${root}build/sw.js`, 'utf8');
const base = svelteConfig.kit.paths.base;
const kept = [...worker.matchAll(/url:"([^"]*)"/g)].map(([, url]) => url.slice(base.length + 1));
const cache = kept.reduce(
  (sum, url) => sum + gzip(url === '' || url.endsWith('/') ? `${url}index.html` : url),
  0
);
over ||= cache > cacheLimit;
console.log(`kept offline: ${cache.toFixed(0)} KiB in ${kept.length} files (bar: ${cacheLimit.toFixed(0)})`);
process.exit(over ? 1 : 0);
