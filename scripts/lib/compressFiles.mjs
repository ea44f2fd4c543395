import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';

/** Bytes below which a compressed copy saves no packet. */
const LEAST = 1_400;

/**
 * Writes a compressed copy (`.gz`) beside each script and style sheet of a folder and those in it: our own server and some
 * hosts send it, so that no visit costs them memory or time. Only for files that never change.
 */
export function compressFiles(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css)$/.test(name)) continue;
    const file = join(folder, name);
    const bytes = readFileSync(file);
    if (bytes.length >= LEAST) writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
  }
}
