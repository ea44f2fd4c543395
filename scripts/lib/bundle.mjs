import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './install.mjs';

const CACHE = join(root, 'node_modules/.cache/bastide');
/** A process that runs an older bundle may still load parts of it. */
const KEPT_MS = 3_600_000;

/**
 * Folders that a program may import from: the command line runs benchmarks, which use helpers of the browser
 * tests.
 */
const FOLDERS = ['src', 'bench', 'scripts', 'tests'];

/** A hash that changes with any file that a bundle may contain. */
function stateOf() {
  const hash = createHash('sha256');
  for (const folder of FOLDERS)
    for (const entry of readdirSync(join(root, folder), { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(ts|mjs|json)$|^lesson\.jsonl$/.test(entry.name)) continue;
      const path = join(entry.parentPath, entry.name);
      const { mtimeMs, size } = statSync(path);
      hash.update(`${path} ${mtimeMs} ${size}\n`);
    }
  return hash.digest('hex').slice(0, 16);
}

/** Modules that read files beside themselves keep their own address. */
const ownAddresses = {
  name: 'own-addresses',
  setup({ onLoad }) {
    onLoad({ filter: /\/(bench|scripts|tests)\/.*\.(ts|mjs)$/ }, ({ path }) => ({
      loader: 'ts',
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href)
      )
    }));
  }
};

/**
 * Bundles a TypeScript program for Node, unless a bundle of its current sources exists. Resolves to the path
 * of the script. Rejects with esbuild's messages when the program does not compile.
 */
export async function bundled(entry) {
  const name = entry.replace(/\W+/g, '-');
  const folder = join(CACHE, `${name}.${stateOf()}`);
  const script = join(folder, basename(entry).replace(/\.ts$/, '.js'));
  if (existsSync(script)) return script;
  mkdirSync(CACHE, { recursive: true });
  // Loaded only when there is something to bundle.
  const { build } = await import('esbuild');
  // Several processes may bundle at once: each writes its own folder, and the first one is kept.
  const own = `${folder}.${process.pid}`;
  await build({
    entryPoints: [join(root, entry)],
    outdir: own,
    bundle: true,
    splitting: true,
    platform: 'node',
    format: 'esm',
    packages: 'external',
    loader: { '.jsonl': 'text' },
    plugins: [ownAddresses],
    logLevel: 'warning'
  });
  try {
    renameSync(own, folder);
  } catch {
    rmSync(own, { recursive: true, force: true });
  }
  for (const old of readdirSync(CACHE)) {
    const path = join(CACHE, old);
    if (old.startsWith(`${name}.`) && path !== folder && Date.now() - statSync(path).mtimeMs > KEPT_MS)
      rmSync(path, { recursive: true, force: true });
  }
  return script;
}
