/** Inputs that once reached new code of a decoder, one in base64 a line and a file for each decoder. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const fileOf = (name: string): string => fileURLToPath(new URL(`../corpus/${name}.txt`, import.meta.url));

export function readCorpus(name: string): Uint8Array[] {
  if (!existsSync(fileOf(name))) return [];
  const lines = readFileSync(fileOf(name), 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => new Uint8Array(Buffer.from(line, 'base64')));
}

export function writeCorpus(name: string, inputs: readonly Uint8Array[]): void {
  const lines = inputs.map((bytes) => Buffer.from(bytes).toString('base64'));
  writeFileSync(fileOf(name), `${lines.join('\n')}\n`);
}
