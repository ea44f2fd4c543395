import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { BOXES, CITY, RARE, type BoxDecision } from '../support/boxDecisions.ts';
import { bothDecide, shows } from '../support/deciding.ts';
import { stateAfter, type Step } from '../support/decisions.ts';
import type { Player } from '../support/players.ts';

/** Every decision of the five large boxes and of the Count of Carcassonne, by touch on a phone and by keys at a desk, in sight of the other. */

/** Tables of these seeds come to all of the decisions, for both seats. */
const SEEDS = [1, 2, 3, 4];
const RARE_SEEDS = [36, 31];
const CITY_SEEDS = [2, 1];

const makeAll = bothDecide();

type Square = readonly [number, number];

/** Text that the choosing player sees before confirming. */
const TOLD: Partial<Record<BoxDecision, RegExp>> = {
  secondTile: /second tile/i,
  volcano: /red dragon comes/i,
  dragon: /eats nobody|goes home|go home/i,
  capture: /becomes your prisoner|goes home|gets the/i,
  ransom: /−3/,
  exchange: /exchanges a prisoner and gets the/,
  duty: /goes home/,
  scoreForOther: /put a meeple into Carcassonne/,
  enterCity: /From there it can join|The count is there/,
  moveCount: /Nobody leaves the .* while he is there/,
  leaveCity: /counts for the majority/
};

async function isTold({ page }: Player, decision: string): Promise<void> {
  const said = TOLD[decision as BoxDecision];
  if (said) await expect.poll(() => page.locator('.dock .meaning').textContent()).toMatch(said);
}

const middle = ([x, y]: Square) => `transform^="translate(${x * 100 + 50} ${y * 100 + 50})"`;

const prisonersShown = (page: Page): Promise<number> =>
  page
    .locator('[data-counter=prisoner] b')
    .evaluateAll((all) => all.reduce((sum, { textContent }) => sum + Number(textContent), 0));

/** What both players see after confirming: floors, dragon and fairy, figures on the board, and prisoners. */
async function isShown(players: readonly Player[], step: Step): Promise<void> {
  const data = step.moment.game.encode(stateAfter(step)) as {
    core: { figures: unknown[] };
    tower: { towers: [number, number, number][]; prisoners: unknown[] };
    princessDragon: { dragon: Square | null; fairy: Square | null; companion: unknown };
  };
  const { dragon, fairy, companion } = data.princessDragon;
  const floors = data.tower.towers.reduce((sum, [, , height]) => sum + height, 0);
  const one = (at: unknown) => (at === null ? 0 : 1);
  for (const { page } of players) {
    await shows(page, '[data-mark=floor]:not(.coming)', floors);
    await shows(page, '[data-figure]', data.core.figures.length);
    await shows(page, '[data-mark=redDragon]:not(.coming)', one(dragon));
    await shows(page, '[data-mark=fairy]:not(.coming)', one(fairy));
    if (fairy && !companion) await shows(page, `[data-mark=fairy][${middle(fairy)}]`, 1);
    await expect.poll(() => prisonersShown(page)).toBe(data.tower.prisoners.length);
  }
}

/** What both players see after confirming: figures in the quarters and elsewhere, and where the count stands. */
async function isCityShown(players: readonly Player[], step: Step): Promise<void> {
  const { core } = step.moment.game.encode(stateAfter(step)) as { core: { figures: unknown[] } };
  for (const { page } of players) {
    await shows(page, '[data-figure]', core.figures.length);
    await shows(page, '[data-mark=count]:not(.coming)', 1);
  }
}

it('every decision of the large boxes, by touch and by keys, in sight of the other', async () => {
  await makeAll(BOXES, SEEDS, { told: isTold, shown: isShown });
}, 600_000);

it('an exchange of prisoners, and what house rules ask: the princess’s duty, the fairy on a tile', async () => {
  await makeAll(RARE, RARE_SEEDS, { told: isTold, shown: isShown });
}, 300_000);

it('coming to Carcassonne, moving the count, and leaving the city', async () => {
  await makeAll(CITY, CITY_SEEDS, { told: isTold, shown: isCityShown });
}, 300_000);
