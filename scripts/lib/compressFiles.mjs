import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes below which a compressed copy saves no packet. */
const LEAST = 1_400;

/** Writes a compressed copy (`.gz`) beside a file that is large enough; an older copy does not stay. */
export function compressFile(file) {
  const bytes = readFileSync(file);
  if (bytes.length >= LEAST) writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  else rmSync(`${file}.gz`, { force: true });
}

/**
 * Compresses each page, script and style sheet of a folder and those in it: our own server and some hosts send the copies, so
 * that no visit costs them memory or time. Who changes a file later must compress it again.
 */
export function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true }))
    if (/\.(html|js|css)$/.test(name)) compressFile(join(folder, name));
}
