import { expect, it } from 'vitest';
import { bothDecide, shows } from '../support/deciding.ts';
import { stateAfter, type Step } from '../support/decisions.ts';
import type { Player } from '../support/players.ts';
import { SMALL_LAND, SMALL_PLACED, SMALL_RIVER } from '../support/smallDecisions.ts';

/** Every decision of the small expansions, by touch on a phone and by keys at a desk, in sight of the other. */

/** Tables of these seeds come to all of the decisions, for both seats. */
const LAND_SEEDS = [3, 4, 5];
const RIVER_SEEDS = [7, 8];
const PLACED_SEEDS = [5];

const makeAll = bothDecide();

/** Text that the choosing player sees before confirming. */
const TOLD: Readonly<Record<string, RegExp>> = {
  advance: /score figure|messenger/i,
  message: /\+\d|point|tile/i,
  escape: /goes home/,
  rose: /3/,
  watchtower: /\d/,
  fish: /Scores nothing yet|\d/,
  letter: /courier comes/i,
  ferry: /one road/,
  ferryTurned: /one road/,
  monk: /Scores nothing yet|\d/,
  abbot: /to the end/,
  tower: /every feature/,
  house: /every feature/,
  shed: /every feature/
};

const isTold = ({ page }: Player, decision: string): Promise<void> =>
  expect.poll(() => page.locator('.dock .meaning').textContent()).toMatch(TOLD[decision]);

/** The figures on the board, and where the courier stands, as both players see them after confirming. */
async function isShown(players: readonly Player[], step: Step): Promise<void> {
  const data = step.moment.game.encode(stateAfter(step)) as {
    core: { figures: unknown[] };
    courier?: { at: readonly [number, number] };
    ferries?: { ferries: readonly (readonly (string | number)[])[] };
    littleBuildings?: { on: Readonly<Record<string, readonly unknown[]>> };
  };
  for (const { page } of players) {
    await shows(page, '[data-figure]', data.core.figures.length);
    for (const [x, y, a, b] of data.ferries?.ferries ?? [])
      await shows(page, `[data-key="ferry-${x},${y}-${a}${b}"]`, 1);
    for (const [kind, squares] of Object.entries(data.littleBuildings?.on ?? {}))
      await shows(page, `[data-mark=${kind}]`, squares.length);
    if (!data.courier) continue;
    const [x, y] = data.courier.at;
    await shows(page, `[data-mark=courier][transform^="translate(${x * 100 + 80} ${y * 100 + 22})"]`, 1);
  }
}

it('messages, the escape from a siege, wind roses and watchtowers', async () => {
  await makeAll(SMALL_LAND, LAND_SEEDS, { told: isTold, shown: isShown });
}, 600_000);

it('the fishermen and the courier', async () => {
  await makeAll(SMALL_RIVER, RIVER_SEEDS, { told: isTold, shown: isShown });
}, 600_000);

it('ferries, monks and abbots, and little buildings', async () => {
  await makeAll(SMALL_PLACED, PLACED_SEEDS, { told: isTold, shown: isShown });
}, 600_000);
