/**
 * `npm run bench [engine] [table] [join] [moves] [frames] [--keep]`: figures as medians with spread, ratios measured
 * in the same run. Without names only the first two, which need neither a browser nor the built site. `--keep` adds
 * them to `bench/history.json`; `--check` compares ratios with the last kept ones and fails when one is worse by more
 * than a quarter. Times are only compared as ratios: machines differ.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import type { Figure } from './measure.ts';
import { PARTS, USUAL } from './parts.ts';

const HISTORY = new URL('history.json', import.meta.url);
const ALLOWED_LOSS = 0.25;

interface Kept {
  readonly date: string;
  readonly figures: Record<string, number>;
}

function history(): Kept[] {
  try {
    return JSON.parse(readFileSync(HISTORY, 'utf8')) as Kept[];
  } catch {
    return [];
  }
}

function print({ name, unit, median, min, max }: Figure): void {
  console.log(`${name.padEnd(52)} ${String(median).padStart(9)} ${unit.padEnd(8)} (${min} – ${max})`);
}

/** Ratios that fell by more than a quarter since they were last kept. */
function losses(figures: readonly Figure[]): string[] {
  const kept = history();
  return figures.flatMap((f) => {
    const before = kept.findLast((k) => f.name in k.figures)?.figures[f.name];
    if (f.unit !== 'ratio' || before === undefined || f.median >= before * (1 - ALLOWED_LOSS)) return [];
    return [`${f.name}: ${f.median}, was ${before}`];
  });
}

const args = process.argv.slice(2);
const chosen = Object.keys(PARTS).filter((part) => args.includes(part));
const figures: Figure[] = [];
for (const part of chosen.length > 0 ? chosen : USUAL) {
  console.log(`${part} (load of this machine: ${loadavg()[0].toFixed(1)})`);
  const found = await PARTS[part]();
  found.forEach(print);
  figures.push(...found);
}
if (args.includes('--keep')) {
  const date = new Date().toISOString().slice(0, 10);
  const kept: Kept = { date, figures: Object.fromEntries(figures.map((f) => [f.name, f.median])) };
  writeFileSync(HISTORY, `${JSON.stringify([...history(), kept], null, 2)}\n`);
}
if (args.includes('--check')) {
  let lost = losses(figures);
  // A busy machine can spoil one run; a real loss is there in the second one too.
  if (lost.length > 0) lost = losses(await PARTS.engine());
  for (const line of lost) console.log(`Slower by more than a quarter: ${line}`);
  process.exitCode = lost.length > 0 ? 1 : 0;
}
