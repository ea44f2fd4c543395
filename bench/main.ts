/**
 * `npm run bench [engine] [table] [sets] [join] [pair] [moves] [frames] [meeting] [memory] [--keep]`: prints figures as
 * medians with their spread; ratios are measured in the same run. Without names it runs only the first two. The first
 * three need neither a browser nor the built site. `--keep` adds the figures to `bench/history.json`. `--check` compares
 * them with the last stored ones, and fails when one is worse by more than a tenth, three times in a row.
 */
import { loadavg } from 'node:os';
import { bareSpeed } from './engine/bare.ts';
import { history, keep } from './history.ts';
import { BARE, losses } from './losses.ts';
import { figure, repeat, type Figure } from './measure.ts';
import { PARTS, USUAL } from './parts.ts';

/** A loss must appear in this many runs, since other programs can spoil some. */
const TRIES = 3;

function print({ name, unit, median, min, max }: Figure): void {
  console.log(`${name.padEnd(52)} ${String(median).padStart(9)} ${unit.padEnd(8)} (${min} – ${max})`);
}

async function measure(part: string): Promise<Figure[]> {
  console.log(`${part} (load of this machine: ${loadavg()[0].toFixed(1)})`);
  const found = await PARTS[part]();
  found.forEach(print);
  return found;
}

/** The losses of a part that appear in every repeated measurement. */
async function lossesOf(part: string, found: readonly Figure[]): Promise<string[]> {
  let figures = found;
  let lost = new Map<string, string>();
  for (let tries = 0; tries < TRIES; tries++) {
    if (tries > 0) figures = await measure(part);
    const own = figures.find(({ name }) => name === BARE);
    const bare =
      own ??
      figure(
        BARE,
        'games/s',
        true,
        repeat(5, () => bareSpeed(3000))
      );
    const now = losses(figures, bare, history());
    lost = tries === 0 ? now : new Map([...now].filter(([name]) => lost.has(name)));
    if (lost.size === 0) return [];
  }
  return [...lost.values()];
}

const args = process.argv.slice(2);
const chosen = Object.keys(PARTS).filter((part) => args.includes(part));
const measured = new Map<string, Figure[]>();
for (const part of chosen.length > 0 ? chosen : USUAL) measured.set(part, await measure(part));
if (args.includes('--keep')) keep([...measured.values()].flat());
if (args.includes('--check')) {
  for (const [part, found] of measured)
    for (const line of await lossesOf(part, found)) {
      console.log(`Worse than stored: ${line}`);
      process.exitCode = 1;
    }
}
