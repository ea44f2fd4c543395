import { settled, squaresInSight, type Player } from '../../tests/e2e/support/players.ts';
import { desktop, phone } from '../../tests/e2e/support/site.ts';
import type { RunningServer } from '../../scripts/serve.mjs';
import { extreme, figure, type Figure } from '../measure.ts';
import { circle, readProbe } from './circle.ts';
import { halt } from './halt.ts';

/** The measured tables: mostly phones, which people play on most. */
const TABLES = [
  { peers: 2, screen: phone, on: 'phones' },
  { peers: 4, screen: phone, on: 'phones' },
  { peers: 6, screen: phone, on: 'phones' },
  { peers: 4, screen: desktop, on: 'desks' },
  { peers: 4, screen: phone, on: 'phones, two at a time', twoAtATime: true }
];
const MOVES = 30;
/** Of each table; a busy machine gets fewer moves done. */
const TIME = 90_000;
/**
 * Ms before and after the last touch in which this program does not query the pages, since queries keep them
 * busy.
 */
const REST = 300;
const SILENCE = 600;

const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(part * (values.length - 1))];

/** CPU time in ms that a page's main thread has used so far. */
async function busyClock({ context, page }: Player): Promise<() => Promise<number>> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
}

interface Seen {
  /** Until the others saw the whole move: a tile, and that no figure was placed on it. */
  readonly move: number[];
  /** Until the others' pages had the move, before they painted it. */
  readonly known: number[];
  /** CPU time of a page for a move and the draw after it. */
  readonly busy: number[];
}

/** Lays the tile in hand by mouse, on a lit square in sight. */
async function layTile({ page }: Player, turn: number): Promise<void> {
  const squares = await squaresInSight(page);
  const { x, y } = squares[(turn * 7) % squares.length];
  await page.mouse.click(x, y);
  await page.waitForTimeout(REST);
  const button = await page.locator('.decide button').boundingBox();
  if (!button) throw new Error('The page has no button to confirm a move.');
  await page.mouse.move(button.x + button.width / 2, button.y + button.height / 2);
  await page.mouse.down();
  await page.waitForTimeout(REST);
  await page.mouse.up();
  await page.waitForTimeout(SILENCE);
}

/** The time of a position: positions within one frame are painted once, as the later one. */
const since = (position: number, times: Readonly<Record<string, number>>): number =>
  Math.min(...Object.entries(times).flatMap(([at, time]) => (Number(at) >= position ? [time] : [])));

/**
 * Plays and measures, over some moves, the ms from the last touch to the paint on every other page. With
 * `twoAtATime` only the mover and one other page, in turns, run during a move, as if every device had a
 * processor of its own; all of them receive it.
 */
async function watch(players: readonly Player[], twoAtATime = false): Promise<Seen> {
  const seen: Seen = { move: [], known: [], busy: [] };
  const clocks = await Promise.all(players.map(busyClock));
  const busy = () => Promise.all(clocks.map((clock) => clock()));
  const end = Date.now() + TIME;
  for (let turn = 0; turn < MOVES && Date.now() < end; turn++) {
    const asked = await Promise.all(players.map((player) => player.isAsked()));
    const mover = players[asked.indexOf(true)];
    const { position } = await mover.table();
    const before = await busy();
    const others = players.filter((player) => player !== mover);
    const watched = twoAtATime ? [others[turn % others.length]] : others;
    const goOn = await halt(others.filter((other) => !watched.includes(other)));
    try {
      await layTile(mover, turn);
    } finally {
      goOn();
    }
    await settled(players);
    seen.busy.push(...(await busy()).map((time, page) => time - before[page]));
    const { touched } = await readProbe(mover);
    // What was signed by the touch; the position after it is the draw for the next turn.
    const last = (await mover.table()).position - 1;
    if (last <= position) continue;
    for (const other of watched) {
      const { known, painted } = await readProbe(other);
      seen.known.push(since(last, known) - touched);
      seen.move.push(since(last, painted) - touched);
    }
  }
  return seen;
}

/**
 * Time until a move is seen on the other pages, with 2, 4 and 6 peers, or only at tables of at most `most`.
 */
export async function benchMoves(site: RunningServer, most = Infinity): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const { peers, screen, on, twoAtATime } of TABLES) {
    if (peers > most) continue;
    const { players } = await circle(site.url, peers, screen);
    const { move, known, busy } = await watch(players, twoAtATime);
    await Promise.all(players.map((player) => player.leave()));
    figures.push(
      figure(`move seen by the others, ${peers} ${on}`, 'ms', false, move),
      extreme(`  its p95 of ${move.length}`, 'ms', percentile(move, 0.95)),
      figure(`  in their pages, ${peers} ${on}, not yet painted`, 'ms', false, known),
      extreme(`  its p95`, 'ms', percentile(known, 0.95)),
      figure(`main thread of a page, a turn, ${peers} ${on}`, 'ms', false, busy)
    );
  }
  return figures;
}
