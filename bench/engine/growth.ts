/**
 * `npm run growth`: cost of a turn as the table grows to a thousand tiles (14 boxes shuffled together), as a
 * table and as a plot in `docs/growth.svg`. Random play, two seats; a turn is a draw, a placement and a
 * claim. Measured once like a playout, where a placement is chosen without listing any, and once with every
 * placement listed first. Times are CPU times, so that a busy machine matters less.
 */
import { CHOICE, DRAW } from '../../src/lib/kernel/game.ts';
import { writeFileSync } from 'node:fs';
import { drawableCount, nthInBag } from '../../src/lib/landscape/tiles/bag.ts';
import { takeTile } from '../../src/lib/landscape/base/placing.ts';
import { listMoves, phaseOf, playMove, sampleMove, settle } from '../../src/lib/landscape/flow.ts';
import { Random, type Below } from '../../src/lib/kernel/random.ts';
import type { Position } from '../../src/lib/landscape/position.ts';
import { boxes, openingOf } from './boxes.ts';
import { computing, median } from '../measure.ts';

const BOXES = 14;
const BUCKET = 72;
const WARMING = 20;
const GAMES = 60;

const rules = boxes(BOXES);
const random = new Random(4);
const below: Below = (n) => random.below(n);

/** Measurements within one range of numbers of tiles: nanoseconds per turn, and placements to choose from. */
interface Bucket {
  readonly turns: number[];
  readonly placements: number[];
  readonly open: number[];
}

type Choose = (p: Position, below: Below) => number;

const chooseListed: Choose = (p) => {
  listMoves(p);
  return p.moves.codes[below(p.moves.count)];
};

function drawOne(p: Position): void {
  p.movesValid = false;
  takeTile(p, nthInBag(p, below(drawableCount(p))), null);
  settle(p, null);
}

/** Plays a game and records for each bucket the time of a turn. */
function run(choose: Choose, buckets: Bucket[]): void {
  const p = openingOf(rules, 2);
  while (!p.over) {
    const bucket = Math.trunc(p.slotCount / BUCKET);
    let turns = 0;
    let placements = 0;
    const spent = computing(() => {
      while (Math.trunc(p.slotCount / BUCKET) === bucket && !p.over) {
        if (phaseOf(p) === DRAW) drawOne(p);
        while (phaseOf(p) === CHOICE) {
          const places = p.drawn >= 0;
          const code = choose(p, below);
          if (places) {
            placements += p.moves.count;
            turns++;
          }
          playMove(p, code, null);
        }
      }
    });
    const seen = (buckets[bucket] ??= { turns: [], placements: [], open: [] });
    seen.turns.push((spent * 1e6) / Math.max(1, turns));
    seen.placements.push(placements / Math.max(1, turns));
    seen.open.push(p.borderCount);
  }
}

const playouts: Bucket[] = [];
const listings: Bucket[] = [];
for (let i = 0; i < WARMING + GAMES; i++) {
  run(sampleMove, i < WARMING ? [] : playouts);
  run(chooseListed, i < WARMING ? [] : listings);
}
// The last bucket includes the final count, which is not a turn.
const rows = playouts.slice(0, BOXES - 1).map(({ turns, open }, i) => ({
  tiles: (i + 1) * BUCKET,
  ns: Math.round(median(turns)),
  listed: Math.round(median(listings[i].turns)),
  placements: median(listings[i].placements),
  open: median(open)
}));
for (const { tiles, ns, listed, placements, open } of rows)
  console.log(
    [
      `${String(tiles).padStart(5)} tiles`,
      `${String(ns).padStart(6)} ns a turn`,
      `${String(open).padStart(5)} open squares`,
      `${placements.toFixed(1).padStart(6)} placements`,
      `${String(listed).padStart(6)} ns if they are listed`
    ].join('  ')
  );

const first = rows[0];
const late = rows[rows.length - 1];
console.log(
  `From ${first.tiles} to ${late.tiles} tiles a turn costs ${(late.ns / first.ns).toFixed(2)} times as much, and ` +
    `${(late.listed / first.listed).toFixed(2)} times where all placements are listed, ` +
    `${(late.placements / first.placements).toFixed(1)} times as many.`
);

const width = 640;
const height = 300;
const top = Math.max(...rows.map((r) => r.listed)) * 1.15;
const x = (tiles: number) => 60 + ((width - 80) * tiles) / (BOXES * BUCKET);
const y = (ns: number) => height - 40 - ((height - 60) * ns) / top;
const line = (of: 'ns' | 'listed') =>
  rows.map((r) => `${x(r.tiles).toFixed(1)},${y(r[of]).toFixed(1)}`).join(' ');
const label = (of: 'ns' | 'listed', text: string) =>
  `<text x="${x(late.tiles).toFixed(1)}" y="${(y(late[of]) - 8).toFixed(1)}" text-anchor="end">${text}: ${late[of]} ns</text>`;
const marks = rows
  .filter((_, i) => i % 3 === 0)
  .map((r) => `<text x="${x(r.tiles).toFixed(1)}" y="${height - 20}" text-anchor="middle">${r.tiles}</text>`)
  .join('');
writeFileSync(
  new URL('../../docs/growth.svg', import.meta.url),
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" font-family="sans-serif" font-size="12">
<title>Cost of a turn by tiles on the table</title>
<rect width="${width}" height="${height}" fill="#fffdf7"/>
<polyline points="${line('listed')}" fill="none" stroke="#8a6d3b" stroke-width="1.5" stroke-dasharray="5 4"/>
<polyline points="${line('ns')}" fill="none" stroke="#105b60" stroke-width="2.5"/>
${label('listed', 'all placements listed')}
${label('ns', 'a turn of a playout')}
${marks}
<text x="${width / 2}" y="${height - 4}" text-anchor="middle">tiles on the table</text>
</svg>
`
);
