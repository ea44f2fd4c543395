import { afterAll, beforeAll, expect, it } from 'vitest';
import { apply } from '../../src/lib/kernel/game.ts';
import { BOX_DECISIONS, BOXES } from './boxDecisions.ts';
import { playPassages, shows } from './deciding.ts';
import { passagesFor, type Step } from './decisions.ts';
import { Player } from './players.ts';
import { desktop, phone, serve } from './site.ts';

/** Every decision of the five large boxes, by touch on a phone and by keys at a desk, in sight of the other. */

/** Tables of these seeds come to all of the decisions, for both seats. */
const SEEDS = [1, 2, 3, 4];

let site: Awaited<ReturnType<typeof serve>>;
let ada: Player;
let bo: Player;

beforeAll(async () => {
  [site, ada, bo] = await Promise.all([serve(), Player.arrive('Ada', phone), Player.arrive('Bo', desktop)]);
});
afterAll(async () => {
  await Promise.all([ada?.leave(), bo?.leave()]);
  await site?.close();
});

type BoxDecision = keyof typeof BOX_DECISIONS;

/** Text that the choosing player sees before confirming. */
const TOLD: Partial<Record<BoxDecision, RegExp>> = {
  secondTile: /second tile/i,
  volcano: /red dragon comes/i,
  dragon: /eats nobody|goes home|go home/i,
  capture: /becomes your prisoner|goes home|gets the/i,
  ransom: /−3/
};

async function isTold({ page }: Player, decision: string): Promise<void> {
  const said = TOLD[decision as BoxDecision];
  if (said) await expect.poll(() => page.locator('.dock .meaning').textContent()).toMatch(said);
}

/** Floors and dragon as both players see them after confirming. */
async function isShown(players: readonly Player[], step: Step): Promise<void> {
  const { game, state, seat } = step.moment;
  let next = state;
  for (const action of step.actions)
    next = apply(game, next, { kind: 'choice', choices: [{ seat, action }] }).state;
  const data = game.encode(next) as {
    tower: { towers: [number, number, number][] };
    princessDragon: { dragon: [number, number] | null; fairy: [number, number] | null };
  };
  const floors = data.tower.towers.reduce((sum, [, , height]) => sum + height, 0);
  const one = (at: unknown) => (at === null ? 0 : 1);
  for (const { page } of players) {
    await shows(page, '[data-mark=floor]:not(.coming)', floors);
    await shows(page, '[data-mark=redDragon]:not(.coming)', one(data.princessDragon.dragon));
    await shows(page, '[data-mark=fairy]:not(.coming)', one(data.princessDragon.fairy));
  }
}

it('every decision of the large boxes, by touch and by keys, in sight of the other', async () => {
  const { passages, missing } = await passagesFor(['Ada', 'Bo'], SEEDS, BOXES);
  expect(missing).toEqual([]);
  const made = await playPassages([ada, bo], site.url, passages, { told: isTold, shown: isShown });
  const all = Object.keys(BOX_DECISIONS).sort();
  expect([...made.touch].sort()).toEqual(all);
  expect([...made.keys].sort()).toEqual(all);
  for (const player of [ada, bo]) expect(player.faults, player.name).toEqual([]);
}, 600_000);
