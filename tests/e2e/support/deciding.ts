import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect } from 'vitest';
import type { Action } from '../../../src/lib/kernel/game.ts';
import { actionLine, actionList } from './actionLines.ts';
import { passagesFor, type Passage, type Step, type Suite } from './decisions.ts';
import { drawn } from './frames.ts';
import { happens } from './happens.ts';
import { moveIn } from './keptTables.ts';
import { Player } from './players.ts';
import { desktop, phone, serve } from './site.ts';

/** How a person decides on the board of the tile game: with a finger on a phone, or with keys alone at a desk. */

export type Square = readonly [number, number];

const squareAt = (page: Page, at: Square): Locator =>
  page.locator(`g.square[data-square="${at.join()}"] rect`);

const squareOf = (value: unknown): Square => value as Square;

async function tap(page: Page, target: Locator): Promise<void> {
  // A square where the ghost lies already is no longer lit.
  const box = await target.boundingBox({ timeout: 500 }).catch(() => null);
  if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
}

/** Touches until the table shows that it was understood: what moves under a finger is missed by it. */
async function tapUntil(page: Page, target: Locator, done: string): Promise<void> {
  for (let i = 0; i < 8; i++) {
    await tap(page, target);
    if (await happens(page.locator(done).first().waitFor({ state: 'attached', timeout: 800 }))) return;
  }
  throw new Error(`Touching does not bring ${done}.`);
}

/** Which of the actions at one place this is, counted from 0: touching the place again goes to the next. */
function turnsTo(step: Step, action: Action): number {
  const { game, state, seat } = step.moment;
  const place = ({ at, on, side }: Action) => JSON.stringify([at, on, side]);
  const here = game
    .actions(state, seat)
    .filter((other) => other.do === action.do && place(other) === place(action));
  return here.findIndex((other) => JSON.stringify(other) === JSON.stringify(action));
}

/** The choice of a step made with a finger on the board; what is chosen is not decided yet. */
async function touch({ page }: Player, step: Step): Promise<void> {
  const [first, second] = step.actions;
  const wholeTable = async () => {
    await page.getByRole('button', { name: 'Show the whole table' }).tap();
    // A point measured before lies elsewhere, at worst under another button.
    await drawn(page);
  };
  await wholeTable();
  if (first.do === 'place') {
    await tapUntil(page, squareAt(page, squareOf(first.at)), `[data-ghost="${squareOf(first.at).join()}"]`);
    for (let i = turnsTo(step, first); i > 0; i--) await page.locator('[data-hand]').tap();
    if (second && second.do !== 'pass') {
      await wholeTable();
      await touchFigure(page, step, second);
    }
    return;
  }
  // A tile beside the table is touched first; then each bid is a chip.
  if (first.lot !== undefined) {
    const lot = page.locator(`[data-lot="${String(first.lot)}"]`);
    await tapUntil(page, lot, `[data-lot="${String(first.lot)}"][aria-pressed=true]`);
    return touchFigure(page, step, first, chipOf(step, first));
  }
  // What has no place on the table is a chip.
  if (!first.path && !first.to && !first.on && !first.at)
    return touchFigure(page, step, first, chipOf(step, first));
  if (typeof first.to === 'string')
    return tapUntil(page, page.locator(`[data-spot$=" ${first.to}"]`), 'g.spot.on');
  const path = (first.path ?? (first.to ? [first.to] : first.on ? [] : [first.at])) as unknown as Square[];
  for (const at of path) {
    const there = `[data-square="${at.join()}"]`;
    await tapUntil(page, squareAt(page, at), `g.square.chosen${there}, rect.walked${there}`);
  }
  if (first.at && path.length === 1)
    for (let i = turnsTo(step, first); i > 0; i--) await tap(page, squareAt(page, path[0]));
  if (path.length > 0) return;
  // An action without a square means the tornado's square.
  const place = `${String(first.on)} ${String(first.side ?? '')}`;
  const meant = page.locator(
    first.at ? `[data-spot="${squareOf(first.at).join()} ${place}"]` : `[data-spot$=" ${place}"]`
  );
  await tapUntil(page, meant.first(), 'g.spot.on');
  for (let i = turnsTo(step, first); i > 0; i--) await tap(page, meant.first());
}

/** What a chip is known by. */
const chipName = ({ at, on, side, figure, beside }: Action): string =>
  [at ? squareOf(at).join() : '', on ?? '', side ?? '', figure ?? '', beside === true ? 'beside' : '']
    .map(String)
    .join(' ');

/** Which of the chips known by the same this is, counted from 0. */
function chipOf({ moment: { game, state, seat } }: Step, action: Action): number {
  const alike = game
    .actions(state, seat)
    .filter((other) => other.do === action.do && other.piece === action.piece && other.lot === action.lot)
    .filter((other) => chipName(other) === chipName(action));
  return alike.findIndex((other) => JSON.stringify(other) === JSON.stringify(action));
}

/** A chip in the thumb's reach names a place, also one far from the tile; of very many, the rest are in the list. */
async function touchFigure(page: Page, { lines }: Step, action: Action, nth = 0): Promise<void> {
  const piece = typeof action.piece === 'string' ? `[data-piece=${action.piece}]` : '';
  const chip = page
    .locator(`button[data-choice="${chipName(action)}"][data-verb="${action.do}"]${piece}`)
    .nth(nth);
  const all = page.locator('.chips [data-all]');
  await chip.or(all).first().waitFor();
  if ((await chip.count()) > 0) return chip.tap();
  await all.tap();
  await (await actionLine(page, lines[lines.length - 1])).tap();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
}

/** The same with keys alone, in the list of everything one can do. */
async function press({ page }: Player, step: Step): Promise<void> {
  const tab = page.getByRole('tab', { name: 'Everything you can do' });
  await tab.focus();
  await page.keyboard.press('Enter');
  await actionList(page).focus();
  for (const line of step.lines) {
    await page.keyboard.press('Home');
    for (let i = 0; i < line; i++) await page.keyboard.press('ArrowDown');
    const chosen = await actionLine(page, line);
    if ((await chosen.getAttribute('aria-selected')) !== 'true') await page.keyboard.press('Enter');
  }
}

export const shows = (page: Page, selector: string, n?: number) =>
  expect
    .poll(() => page.locator(selector).count(), { timeout: 10_000, message: selector })
    .toSatisfy((count: number) => (n === undefined ? count > 0 : count === n));

/** The other player's view of a choice before it is confirmed. */
async function seesIntention({ page }: Player, [action]: readonly Action[]): Promise<void> {
  if (action.do === 'place') return shows(page, 'g.considered');
  // A follower released or none, or a move to a place by its name: there is no square to show.
  if ((!action.path && !action.to && !action.at) || typeof action.to === 'string') return;
  const squares = (action.path ?? [action.to ?? action.at]) as unknown as (Square | undefined)[];
  for (const at of squares) if (at) await shows(page, `[data-watched="${at.join()}"]`);
}

const hashOf = async ({ page }: Player): Promise<string> =>
  (await page.locator('[data-hash]').getAttribute('data-hash')) ?? '';

const standsAt = (player: Player, hash: string): Promise<void> =>
  expect.poll(() => hashOf(player), { timeout: 20_000 }).toBe(hash);

/** Whether the choice was signed: signing takes a moment, and a further question to the same seat comes first. */
const moved = (player: Player, from: string): Promise<boolean> =>
  happens(expect.poll(() => hashOf(player), { timeout: 2_000, interval: 40 }).not.toBe(from));

/** The dock's text, which changes as soon as a choice is made. */
const dock = async (player: Player): Promise<string> =>
  `${await hashOf(player)} ${await player.page.locator('.dock .status').textContent()}`;

/** Presses the large button, or Enter, until the page asks for something else: a second press too soon does nothing. */
async function decide(player: Player, press: () => Promise<void>): Promise<void> {
  const before = await dock(player);
  for (let i = 0; i < 12; i++) {
    await press();
    const gone = await happens(
      expect.poll(() => dock(player), { timeout: 900, interval: 40 }).not.toBe(before)
    );
    if (gone) return;
  }
  throw new Error('Deciding does not bring the table on.');
}

export interface Checks {
  /** What the player who chooses is told before confirming. */
  readonly told: (player: Player, decision: string) => Promise<void>;
  /** The table after confirming, as these players see it. */
  readonly shown: (players: readonly Player[], step: Step) => Promise<void>;
}

/** The decisions made, by the first player's finger and by the second one's keys. */
interface Made {
  readonly touch: ReadonlySet<string>;
  readonly keys: ReadonlySet<string>;
}

/** Two players go on with tables they have kept, and each sees what the other does while it is done. */
async function playPassages(
  [ada, bo]: readonly [Player, Player],
  url: string,
  passages: readonly Passage[],
  { told, shown }: Checks
): Promise<Made> {
  const tables = passages.map(({ table }) => table);
  await Promise.all([moveIn(ada.context, url, tables, 0), moveIn(bo.context, url, tables, 1)]);
  const made = { touch: new Set<string>(), keys: new Set<string>() };
  for (const { table, steps } of passages) {
    // From one table to the next only the fragment changes, and nothing is loaded again.
    await Promise.all([ada, bo].map(({ page }) => page.goto(`${url}table/${table.fragment}`)));
    // Actions of one seat in a row are signed together: until then the pages keep the old position.
    let stood = '';
    for (const [i, step] of steps.entries()) {
      const [actor, other] = step.seat === 0 ? [ada, bo] : [bo, ada];
      const what = `${table.room} ${JSON.stringify(step.actions)}`;
      try {
        const unsigned = steps[i - 1]?.seat === step.seat && (await hashOf(actor)) === stood;
        if (!unsigned) await Promise.all([ada, bo].map((player) => standsAt(player, step.hash)));
        stood = await hashOf(actor);
        await (actor === ada ? touch(ada, step) : press(bo, step));
        if (step.decisions.length > 0) await seesIntention(other, step.actions);
        for (const decision of step.decisions) await told(actor, decision);
        const button = actor.page.locator('.decide button');
        await decide(actor, () => (actor === ada ? button.tap() : actor.page.keyboard.press('Enter')));
        const signed = await moved(actor, stood);
        await shown(signed ? [ada, bo] : [actor], step);
        if (!signed && step.decisions.length > 0) await seesIntention(other, step.actions);
      } catch (error) {
        await ada.page.screenshot({ path: 'test-results/decision-touch.png' });
        await bo.page.screenshot({ path: 'test-results/decision-keys.png' });
        throw new Error(what, { cause: error });
      }
      for (const decision of step.decisions) made[actor === ada ? 'touch' : 'keys'].add(decision);
    }
  }
  return made;
}

/**
 * Two browser processes that meet over one link, for all tests of a file. Answers with a function that makes every
 * decision of a suite by both of them, from tables of these seeds: they must come to all of the decisions, for both seats.
 */
export function bothDecide(): (suite: Suite, seeds: readonly number[], checks: Checks) => Promise<void> {
  let site: Awaited<ReturnType<typeof serve>> | undefined;
  let players: readonly [Player, Player] | undefined;
  beforeAll(async () => {
    site = await serve();
    players = await Promise.all([Player.arrive('Ada', phone), Player.arrive('Bo', desktop)]);
  });
  afterAll(async () => {
    await Promise.all((players ?? []).map((player) => player.leave()));
    await site?.close();
  });
  return async (suite, seeds, checks) => {
    const { passages, missing } = await passagesFor(['Ada', 'Bo'], seeds, suite);
    expect(missing).toEqual([]);
    const made = await playPassages(players!, site!.url, passages, checks);
    const all = Object.keys(suite.decisions).sort();
    expect([...made.touch].sort()).toEqual(all);
    expect([...made.keys].sort()).toEqual(all);
    for (const { name, faults } of players!) expect(faults, name).toEqual([]);
  };
}
