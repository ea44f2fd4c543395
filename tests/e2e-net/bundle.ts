import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';

/** Builds a module into a folder, as the only script of an empty page. */
export async function buildPage(entry: string, folder: string): Promise<void> {
  await build({
    configFile: false,
    logLevel: 'error',
    build: { outDir: folder, lib: { entry, formats: ['es'], fileName: 'page' }, minify: false }
  });
  writeFileSync(join(folder, 'index.html'), '<!doctype html><script type="module" src="/page.js"></script>');
}
