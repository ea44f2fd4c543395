import '../../../src/app.css';
import { mount, tick, unmount } from 'svelte';
import { loadTexts, setLocale } from '../../../src/lib/i18n/index.ts';
import { CHOICE, DRAW, type Game } from '../../../src/lib/kernel/game.ts';
import { Random } from '../../../src/lib/kernel/random.ts';
import { drawableCount, nthInBag } from '../../../src/lib/landscape/tiles/bag.ts';
import { takeTile } from '../../../src/lib/landscape/base/placing.ts';
import { listMoves, phaseOf, playMove, settle } from '../../../src/lib/landscape/flow.ts';
import { landscapeGame } from '../../../src/lib/landscape/game.ts';
import type { Position } from '../../../src/lib/landscape/position.ts';
import { PracticePlay } from '../../../src/lib/session/analysis/practice.svelte.ts';
import PlayTable from '../../../src/lib/ui/board/PlayTable.svelte';
import { boxes, openingOf } from '../../engine/boxes.ts';

/**
 * The table of the app with a board of any size: no box holds 250 tiles, so several are shuffled together and
 * laid by random play. From there on everything is the app's own code: a tile can be laid, undone, counted.
 */

const BOX = 72;
const SEATS = 4;

/** A position with at least `tiles` laid, where the next draw is due. */
function grown(tiles: number): Position {
  const random = new Random(250);
  const p = openingOf(boxes(Math.ceil((tiles + BOX) / BOX)), SEATS);
  while (p.slotCount < tiles || phaseOf(p) !== DRAW) {
    if (phaseOf(p) === DRAW) {
      p.movesValid = false;
      takeTile(p, nthInBag(p, random.below(drawableCount(p))), null);
      settle(p, null);
    }
    while (phaseOf(p) === CHOICE) {
      listMoves(p);
      playMove(p, p.moves.codes[random.below(p.moves.count)], null);
    }
  }
  return p;
}

let shown: Record<string, unknown> | null = null;

/** Puts such a board on the page, in place of the previous one; returns the number of laid tiles. */
async function show(tiles: number): Promise<number> {
  if (shown) await unmount(shown);
  const random = new Random(7);
  const game = { ...landscapeGame([]), setup: () => grown(tiles) } as Game<unknown>;
  const names = Array.from({ length: SEATS }, (_, seat) => `Player ${seat + 1}`);
  const play = new PracticePlay(game, { seats: SEATS, expansions: [], options: {} }, names, (n) =>
    random.below(n)
  );
  shown = mount(PlayTable, { target: document.body, props: { play } });
  await tick();
  return (play.state as Position).slotCount;
}

await setLocale('en');
await loadTexts('board', 'table');
Object.assign(globalThis, { showBoard: show });
