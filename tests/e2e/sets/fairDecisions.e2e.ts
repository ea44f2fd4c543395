import { expect, it } from 'vitest';
import { bothDecide, shows } from '../support/deciding.ts';
import { stateAfter, type Step } from '../support/decisions.ts';
import { FAIR, MARKET } from '../support/fairDecisions.ts';
import type { Player } from '../support/players.ts';

/** Every decision of three large boxes, by touch on a phone and by keys at a desk, in sight of the other. */

/** Tables of these seeds come to all of the decisions, for both seats. */
const MARKET_SEEDS = [2, 1];
const FAIR_SEEDS = [1];

const makeAll = bothDecide();

/** Text that the choosing player sees before confirming. */
const TOLD: Readonly<Record<string, RegExp>> = {
  bridge: /bridge/i,
  castle: /castle/i,
  offer: /\d/,
  bid: /\d/,
  settle: /\d/
};

async function isTold({ page }: Player, decision: string): Promise<void> {
  const said = TOLD[decision];
  if (said) await expect.poll(() => page.locator('.dock .meaning').textContent()).toMatch(said);
}

/** The figures, bridges, castles and flocks on the board, as both players see them after confirming. */
async function isShown(players: readonly Player[], step: Step): Promise<void> {
  const { core, bridgesCastlesBazaars: market } = step.moment.game.encode(stateAfter(step)) as {
    core: { figures: unknown[] };
    bridgesCastlesBazaars?: { bridges: unknown[]; castles: unknown[] };
  };
  for (const { page } of players) {
    await shows(page, '[data-figure]', core.figures.length);
    if (!market) continue;
    await shows(page, '[data-key^=bridge-]:not(.coming)', market.bridges.length);
    await shows(page, '[data-mark=castle]:not(.coming)', market.castles.length);
  }
}

it('bridges, castles, and an auction with its bids and its sale', async () => {
  await makeAll(MARKET, MARKET_SEEDS, { told: isTold, shown: isShown });
}, 600_000);

it('shepherd and flock, ringmaster, acrobats and their pyramid', async () => {
  await makeAll(FAIR, FAIR_SEEDS, { told: isTold, shown: isShown });
}, 600_000);
