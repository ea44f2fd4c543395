import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const LINK = /<link href="([^"]*?)(_app\/immutable\/[^"]+\.js)" rel="modulepreload">/g;

/**
 * Adds preload links to each page of a built site, for scripts and style sheets that its scripts import
 * statically and that SvelteKit omits because it has already found them behind a dynamic import. Without a
 * link a browser requests such a file only after it has loaded the importing script. `manifest` is Vite's
 * manifest of the browser's files.
 */
export function completePreloads(folder, manifest) {
  const keyOf = new Map(Object.entries(manifest).map(([key, { file }]) => [file, key]));
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!name.endsWith('.html')) continue;
    const file = join(folder, name);
    const page = readFileSync(file, 'utf8');
    const links = [...page.matchAll(LINK)];
    if (links.length === 0) continue;
    const keys = new Set(links.map(([, , script]) => keyOf.get(script)));
    // The set grows while it is walked.
    for (const key of keys) for (const other of manifest[key].imports ?? []) keys.add(other);
    const chunks = [...keys].map((key) => manifest[key]);
    const [last, base] = links.at(-1);
    const missing = (path) => !page.includes(`"${base}${path}"`);
    const scripts = chunks
      .map(({ file: path }) => path)
      .filter(missing)
      .map((path) => `<link href="${base}${path}" rel="modulepreload">`);
    const sheets = [...new Set(chunks.flatMap(({ css = [] }) => css))]
      .filter(missing)
      .map((path) => `<link href="${base}${path}" rel="stylesheet">`);
    if (scripts.length + sheets.length > 0)
      writeFileSync(file, page.replace(last, [last, ...scripts, ...sheets].join('\n\t\t')));
  }
}
