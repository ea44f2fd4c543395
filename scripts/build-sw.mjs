import { readFileSync, writeFileSync } from 'node:fs';
import { generateSW } from 'workbox-build';
import svelteConfig from '../svelte.config.js';
import { root } from './lib/install.mjs';

/**
 * Pages that the browser renders from the site's fallback page. Their scripts and texts are cached anyway,
 * and their HTML would be a seventh of the offline copy.
 */
const SHELL_PAGES = ['help/*/index.html', 'learn/*/index.html'];

/**
 * Writes `build/sw.js`, which keeps the whole site on the device.
 *
 * Pages are precached under the addresses people open (`/play/`, not `/play/index.html`), since a static
 * host answers only those without a redirect. Query strings never select a page here, so any of them still
 * hits the cache. The worker waits until the page tells it to take over: an update must not interrupt a game.
 */
export async function buildServiceWorker(folder = `${root}build`, base = svelteConfig.kit.paths.base) {
  const { count, size, warnings } = await generateSW({
    globDirectory: folder,
    globPatterns: ['**/*.{html,js,css,svg,webmanifest,json,woff2}', 'icons/icon-192.png'],
    globIgnores: [
      'sw.js',
      'workbox-*.js',
      'installation.js',
      'kept-files.js',
      'share-target.js',
      'mail-worker.js',
      'outdated.js',
      'bastide.json',
      ...SHELL_PAGES
    ],
    swDest: `${folder}/sw.js`,
    // Loaded first, so that they handle installation and shared files before the cache does.
    importScripts: ['installation.js', 'kept-files.js', 'share-target.js', 'mail-worker.js'],
    cacheId: 'bastide',
    modifyURLPrefix: { '': `${base}/` },
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: entry.url.replace(/(^|\/)index\.html$/, '$1') })),
        warnings: []
      })
    ],
    // Vite names these by their content already.
    dontCacheBustURLsMatching: /\/_app\/immutable\//,
    ignoreURLParametersMatching: [/./],
    navigateFallback: `${base}/404.html`,
    navigateFallbackAllowlist: [new RegExp(`^${base}/(help|learn)/[^/]+/(\\?|$)`)],
    // The start page's picture is cached when it is first shown: in both themes it would be a quarter of the
    // offline copy.
    runtimeCaching: [
      {
        urlPattern: /\/hero-\w+\.(avif|webp)$/,
        handler: 'StaleWhileRevalidate',
        options: { cacheName: 'bastide-pictures' }
      }
    ],
    // Its search for outdated caches would also remove those of other applications in folders below this one.
    cleanupOutdatedCaches: false,
    clientsClaim: true,
    skipWaiting: false,
    sourcemap: false,
    inlineWorkboxRuntime: true,
    mode: 'production'
  });
  if (warnings.length) throw new Error(warnings.join('\n'));
  nameVersion(folder);
  return { count, size };
}

/** Tells static/installation.js the script that every page of this version names, and no page of another one. */
function nameVersion(folder) {
  const script = /\/entry\/app\.[\w-]+\.js/.exec(readFileSync(`${folder}/index.html`, 'utf8'))?.[0];
  if (!script) throw new Error('index.html names no script of the application.');
  const worker = `${folder}/sw.js`;
  writeFileSync(worker, `self.versionScript=${JSON.stringify(script)};${readFileSync(worker, 'utf8')}`);
}
