/**
 * `npm run bench [engine] [table] [join] [moves] [frames] [--keep]`: figures as medians with spread, ratios measured
 * in the same run. Without names only the first two, which need neither a browser nor the built site. `--keep` adds
 * them to `bench/history.json`; `--check` compares speeds with the last kept ones, as shares of the bare loop's, and fails
 * when one is worse by more than a quarter. Times are not compared: machines differ.
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

/** What the speeds are held against, by its name among the figures. */
const BARE = 'bare loop, random base games';
/** Runs that may be spoilt by other programs before a loss is believed. */
const TRIES = 3;

/**
 * Games a second beside the bare loop's that fell by more than a quarter since they were last kept. The best of each is
 * taken: what else a machine does makes some runs slower and none faster.
 */
function losses(figures: readonly Figure[]): string[] {
  const kept = history();
  const bare = figures.find(({ name }) => name === BARE);
  if (!bare) return [];
  return figures.flatMap(({ name, unit, max }) => {
    const before = kept.findLast((k) => name in k.figures && BARE in k.figures)?.figures;
    if (unit !== bare.unit || name === BARE || !before) return [];
    const [now, then] = [max / bare.max, before[name] / before[BARE]];
    return now < then * (1 - ALLOWED_LOSS)
      ? [`${name}: ${now.toPrecision(3)} of the bare loop, was ${then.toPrecision(3)}`]
      : [];
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
  for (let tries = 1; tries < TRIES && lost.length > 0; tries++) lost = losses(await PARTS.engine());
  for (const line of lost) console.log(`Slower by more than a quarter: ${line}`);
  process.exitCode = lost.length > 0 ? 1 : 0;
}
