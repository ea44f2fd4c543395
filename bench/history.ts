import { readFileSync, writeFileSync } from 'node:fs';
import type { Figure } from './measure.ts';

const FILE = new URL('history.json', import.meta.url);

/** The result of one run on one machine: medians by name. */
export interface Kept {
  readonly date: string;
  readonly figures: Readonly<Record<string, number>>;
}

export function history(): Kept[] {
  try {
    return JSON.parse(readFileSync(FILE, 'utf8')) as Kept[];
  } catch {
    return [];
  }
}

export function keep(figures: readonly Figure[]): void {
  const date = new Date().toISOString().slice(0, 10);
  const kept: Kept = { date, figures: Object.fromEntries(figures.map((f) => [f.name, f.median])) };
  writeFileSync(FILE, `${JSON.stringify([...history(), kept], null, 2)}\n`);
}
