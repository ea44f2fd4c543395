import { chooser, settled, type Player } from '../../tests/e2e/players.ts';
import type { RunningServer } from '../../scripts/serve.mjs';
import { figure, type Figure } from '../measure.ts';
import { circle, readProbe } from './circle.ts';

const PEERS = [2, 4, 6];
const MOVES = 16;
/** Of each size; a busy machine gets fewer moves done. */
const TIME = 40_000;

const percentile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[Math.floor(part * (values.length - 1))];

/** A figure pressed with a mouse decides at once, and the touch after it means nothing: only tiles are laid. */
function tilesOnly(choose: (n: number) => number): (n: number) => number {
  return (n) => (n === 3 ? 0 : choose(n));
}

/** Milliseconds on the processor that a page's main thread has spent so far, whatever else the machine does. */
async function busyClock({ context, page }: Player): Promise<() => Promise<number>> {
  const devtools = await context.newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
  };
}

interface Seen {
  /** Until the others saw the tile. */
  readonly tile: number[];
  /** Until they saw the whole move, which passes on setting a figure. */
  readonly move: number[];
  /** What a page computed for a move and the draw after it, on the processor. */
  readonly busy: number[];
}

/** Plays by mouse: ms from the last touch to the paint on every other page, over some moves. */
async function watch(players: readonly Player[]): Promise<Seen> {
  const seen: Seen = { tile: [], move: [], busy: [] };
  const choose = tilesOnly(chooser(3));
  const clocks = await Promise.all(players.map(busyClock));
  const busy = () => Promise.all(clocks.map((clock) => clock()));
  const end = Date.now() + TIME;
  for (let i = 0; i < MOVES && Date.now() < end; i++) {
    const asked = await Promise.all(players.map((player) => player.isAsked()));
    const mover = players[asked.indexOf(true)];
    const { position } = await mover.table();
    const before = await busy();
    await mover.takeTurn(choose);
    await settled(players);
    seen.busy.push(...(await busy()).map((time, page) => time - before[page]));
    const { touched } = await readProbe(mover);
    // What was signed by the touch; the position after it is the draw for the next turn.
    const last = (await mover.table()).position - 1;
    if (last <= position) continue;
    for (const other of players) {
      if (other === mover) continue;
      const { painted } = await readProbe(other);
      // Positions that came within one frame are painted once, as the later one.
      const when = (from: number) =>
        Math.min(...Object.entries(painted).flatMap(([at, time]) => (Number(at) >= from ? [time] : [])));
      seen.tile.push(when(position + 1) - touched);
      seen.move.push(when(last) - touched);
    }
  }
  return seen;
}

/** How soon a move is seen on the other pages, with 2, 4 and 6 peers. */
export async function benchMoves(site: RunningServer): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const count of PEERS) {
    const { players } = await circle(site.url, count);
    const seen = await watch(players);
    await Promise.all(players.map((player) => player.leave()));
    for (const [what, times] of [
      ['tile', seen.tile],
      ['whole move', seen.move]
    ] as const)
      figures.push(
        figure(`${what} seen by the others, ${count} peers`, 'ms', false, times),
        figure(`  its p95 of ${times.length}`, 'ms', false, [percentile(times, 0.95)])
      );
    figures.push(figure(`main thread of a page, a turn, ${count} peers`, 'ms', false, seen.busy));
  }
  return figures;
}
