/**
 * `npm run growth`: cost of a turn as the table grows to a thousand tiles (14 boxes shuffled together), as a table
 * and as a plot in `docs/growth.svg`. Random play, two seats; a turn is a draw, a placement and a claim. Times are of
 * the processor, so that a busy machine counts less.
 */
import { writeFileSync } from 'node:fs';
import { drawableCount, nthInBag } from '../src/lib/landscape/bag.ts';
import { takeTile } from '../src/lib/landscape/base.ts';
import { listMoves, phaseOf, playMove, settle, CHOICE, DRAW } from '../src/lib/landscape/flow.ts';
import { Random } from '../src/lib/kernel/random.ts';
import type { Position } from '../src/lib/landscape/position.ts';
import { boxes, openingOf } from './boxes.ts';
import { computing, median } from './measure.ts';

const BOXES = 14;
const BUCKET = 72;
const GAMES = 60;
const LISTINGS = 200;

const rules = boxes(BOXES);

/** What was seen while as many tiles lay as one bucket holds. */
interface Bucket {
  readonly turns: number[];
  readonly listings: number[];
  readonly placements: number[];
  readonly open: number[];
}

function drawOne(p: Position, random: Random): void {
  p.movesValid = false;
  takeTile(p, nthInBag(p, random.below(drawableCount(p))), null);
  settle(p, null);
}

/** Plays a game, and notes for each bucket what a turn and a listing cost in nanoseconds, and how much was listed. */
function run(random: Random, buckets: Bucket[]): void {
  const p = openingOf(rules, 2);
  while (!p.over) {
    const bucket = Math.trunc(p.slotCount / BUCKET);
    let turns = 0;
    let placements = 0;
    const spent = computing(() => {
      while (Math.trunc(p.slotCount / BUCKET) === bucket && !p.over) {
        if (phaseOf(p) === DRAW) {
          drawOne(p, random);
          turns++;
          if (p.drawn >= 0) placements += p.moves.count;
        }
        while (phaseOf(p) === CHOICE) {
          listMoves(p);
          playMove(p, p.moves.codes[random.below(p.moves.count)], null);
        }
      }
    });
    const seen = (buckets[bucket] ??= { turns: [], listings: [], placements: [], open: [] });
    seen.turns.push((spent * 1e6) / Math.max(1, turns));
    seen.placements.push(placements / Math.max(1, turns));
    seen.open.push(p.borderCount);
    if (!p.over) seen.listings.push(listingOf(p.clone(), random));
  }
}

/** Nanoseconds it takes to list the placements of a tile. */
function listingOf(p: Position, random: Random): number {
  drawOne(p, random);
  const spent = computing(() => {
    for (let i = 0; i < LISTINGS; i++) {
      p.movesValid = false;
      listMoves(p);
    }
  });
  return (spent * 1e6) / LISTINGS;
}

const buckets: Bucket[] = [];
const random = new Random(4);
for (let i = 0; i < 10; i++) run(random, []);
for (let i = 0; i < GAMES; i++) run(random, buckets);
// The last box ends in the final count, which is no turn.
const rows = buckets.slice(0, BOXES - 1).map((seen, i) => ({
  tiles: (i + 1) * BUCKET,
  ns: Math.round(median(seen.turns)),
  listing: Math.round(median(seen.listings)),
  placements: median(seen.placements),
  open: median(seen.open)
}));
for (const { tiles, ns, listing, placements, open } of rows)
  console.log(
    [
      `${String(tiles).padStart(5)} tiles`,
      `${String(ns).padStart(6)} ns a turn`,
      `${String(open).padStart(5)} open squares`,
      `${placements.toFixed(1).padStart(6)} placements listed`,
      `in ${String(listing).padStart(4)} ns (${(listing / placements).toFixed(1)} ns each)`
    ].join('  ')
  );

const first = rows[0];
const late = rows[rows.length - 1];
const each = (late.ns - first.ns) / (late.placements - first.placements);
console.log(
  `From ${first.tiles} to ${late.tiles} tiles a turn costs ${(late.ns / first.ns).toFixed(2)} times as much, with ` +
    `${(late.placements / first.placements).toFixed(1)} times as many placements: ${each.toFixed(1)} ns for each more.`
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
