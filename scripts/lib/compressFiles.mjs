import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Size in bytes below which a compressed copy saves no network packet. */
const LEAST = 1_400;

/** Writes a compressed copy (`.gz`) beside a file that is large enough, and removes an older copy. */
export function compressFile(file) {
  const bytes = readFileSync(file);
  if (bytes.length >= LEAST) writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  else rmSync(`${file}.gz`, { force: true });
}

/**
 * Compresses each page, script and style sheet below a folder: our own server and some hosts send these
 * copies, which saves compressing them at each visit. After changing a file, compress it again.
 */
export function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true }))
    if (/\.(html|js|css)$/.test(name)) compressFile(join(folder, name));
}
