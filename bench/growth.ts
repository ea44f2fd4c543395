/**
 * `npm run growth`: cost of a turn as the table grows to a thousand tiles (14 boxes shuffled together), as a table
 * and as a plot in `docs/growth.svg`. Random play, two seats; a turn is a draw, a placement and a claim.
 */
import { writeFileSync } from 'node:fs';
import { drawableCount, nthInBag } from '../src/lib/landscape/bag.ts';
import { takeTile } from '../src/lib/landscape/base.ts';
import { listMoves, phaseOf, playMove, settle, CHOICE, DRAW } from '../src/lib/landscape/flow.ts';
import { Random } from '../src/lib/kernel/random.ts';
import { boxes, openingOf } from './boxes.ts';
import { median } from './measure.ts';

const BOXES = 14;
const BUCKET = 72;
const GAMES = 60;

const rules = boxes(BOXES);

/** Nanoseconds a turn takes, and open squares, per bucket of tiles laid. */
function run(random: Random, costs: number[][], open: number[][]): void {
  const p = openingOf(rules, 2);
  for (;;) {
    const bucket = Math.trunc(p.slotCount / BUCKET);
    const began = process.hrtime.bigint();
    let turns = 0;
    while (Math.trunc(p.slotCount / BUCKET) === bucket && !p.over) {
      if (phaseOf(p) === DRAW) {
        p.movesValid = false;
        takeTile(p, nthInBag(p, random.below(drawableCount(p))), null);
        settle(p, null);
        turns++;
      }
      while (phaseOf(p) === CHOICE) {
        listMoves(p);
        playMove(p, p.moves.codes[random.below(p.moves.count)], null);
      }
    }
    (costs[bucket] ??= []).push(Number(process.hrtime.bigint() - began) / Math.max(1, turns));
    (open[bucket] ??= []).push(p.borderCount);
    if (p.over) return;
  }
}

const costs: number[][] = [];
const open: number[][] = [];
const random = new Random(4);
for (let i = 0; i < 10; i++) run(random, [], []);
for (let i = 0; i < GAMES; i++) run(random, costs, open);
const rows = costs
  .slice(0, BOXES)
  .map((list, i) => ({ tiles: (i + 1) * BUCKET, ns: Math.round(median(list)), open: median(open[i]) }));
for (const { tiles, ns, open: squares } of rows)
  console.log(
    `${String(tiles).padStart(5)} tiles  ${String(ns).padStart(6)} ns a turn  ${squares} open squares`
  );

const width = 640;
const height = 300;
const top = Math.max(...rows.map((r) => r.ns)) * 1.15;
const x = (tiles: number) => 60 + ((width - 80) * tiles) / (BOXES * BUCKET);
const y = (ns: number) => height - 40 - ((height - 60) * ns) / top;
const line = rows.map((r) => `${x(r.tiles).toFixed(1)},${y(r.ns).toFixed(1)}`).join(' ');
const marks = rows
  .filter((_, i) => i % 3 === 0)
  .map((r) => `<text x="${x(r.tiles).toFixed(1)}" y="${height - 20}" text-anchor="middle">${r.tiles}</text>`)
  .join('');
writeFileSync(
  new URL('../docs/growth.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<title>Cost of a turn by tiles on the table</title>
<rect width="${width}" height="${height}" fill="#fffdf7"/>
<polyline points="${line}" fill="none" stroke="#105b60" stroke-width="2.5"/>
${marks}
<text x="${width / 2}" y="${height - 4}" text-anchor="middle">tiles on the table</text>
<text x="8" y="16">${Math.round(top / 1.15)} ns a turn at most</text>
</svg>
`
);
