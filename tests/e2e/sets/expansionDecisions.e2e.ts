import { expect, it } from 'vitest';
import { bothDecide, shows, type Square } from '../support/deciding.ts';
import { FOUR, stateAfter, type Decision, type Step } from '../support/decisions.ts';
import type { Player } from '../support/players.ts';

/**
 * Every decision of the four expansions, made by touch on a phone and by keys at a desk: two browser processes that
 * meet over one link go on with tables they have kept, and each sees what the other does while it is done.
 */

/** Tables of these seeds come to all of the decisions, for both seats. */
const SEEDS = [12, 22, 9];

const makeAll = bothDecide();

const middle = ([x, y]: Square) => `transform^="translate(${x * 100 + 50} ${y * 100 + 50})"`;

/** Text and marks that the choosing player sees before confirming. */
async function isToldOf({ page }: Player, decision: Decision): Promise<void> {
  const words: Partial<Record<Decision, RegExp>> = {
    arrowIntoNothing: /\+2.*points to an empty square/,
    extraTurn: /one more turn/i,
    activate: /Arrow/,
    flood: /never complete/,
    earthquake: /within reach/,
    aim: /If the aim stays/,
    infect: /The infection reaches/,
    swap: /lands on/
  };
  const said = words[decision];
  if (said) await expect.poll(() => page.locator('.dock .meaning').textContent()).toMatch(said);
  if (decision === 'earthquake') await shows(page, '[data-mark=reach]', 12);
  if (decision === 'flood') await shows(page, '[data-mark=reach]', 8);
  if (decision === 'fly') await shows(page, '.coming[data-mark=dragon]', 1);
  if (decision === 'infect') await shows(page, '.coming[data-mark=infection]', 1);
}

/** The table as both players see it after confirming. */
async function isShown(players: readonly Player[], step: Step): Promise<void> {
  const [action] = step.actions;
  const data = step.moment.game.encode(stateAfter(step)) as {
    naturalDisasters: {
      meteor: { at: Square } | null;
      tornado: { at: Square; carried: unknown } | null;
    };
    blackDragon: { at: Square | null };
    covid19: { tokens: unknown[] };
  };
  const { meteor, tornado } = data.naturalDisasters;
  for (const { page } of players) {
    if (action.do === 'aim' && meteor) await shows(page, `[data-mark=reticle][${middle(meteor.at)}]`, 1);
    if (action.do === 'storm' && tornado) {
      await shows(page, `[data-mark=tornado][${middle(tornado.at)}]`, 1);
      await shows(page, '[data-carried]', tornado.carried ? 1 : 0);
    }
    if (action.do === 'fly') await shows(page, `[data-mark=dragon][${middle(data.blackDragon.at!)}]`, 1);
    if (action.do === 'infect') await shows(page, '[data-mark=infection]', data.covid19.tokens.length);
  }
}

it('every decision of the expansions, by touch and by keys, in sight of the other', async () => {
  await makeAll(FOUR, SEEDS, {
    told: (player, decision) => isToldOf(player, decision as Decision),
    shown: isShown
  });
}, 600_000);
