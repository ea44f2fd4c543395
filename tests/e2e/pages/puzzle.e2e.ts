import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { judgePuzzle, puzzleOf, puzzleSets } from '../../../src/lib/bots/puzzle.ts';
import { loadGame } from '../../../src/lib/games/index.ts';
import type { Action } from '../../../src/lib/kernel/game.ts';
import { actionLine } from '../support/actionLines.ts';
import { barriers } from '../support/looks.ts';
import { phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The puzzle of a day: computed by the page without a network, the same as here, judged in words, and remembered. */

const on = stage();
const DATE = '2026-11-25';

async function solution() {
  const game = await loadGame('landscape', puzzleSets(DATE));
  const puzzle = puzzleOf(game, DATE);
  const state = game.setup(puzzle.config);
  for (const input of puzzle.inputs) game.advance(state, input);
  const placed = (place: Action) => {
    const next = game.clone(state);
    game.advance(next, { kind: 'choice', choices: [{ seat: puzzle.seat, action: place }] });
    return game.actions(next, puzzle.seat);
  };
  const indexIn = (actions: readonly Action[], wanted: Action) =>
    actions.findIndex((action) => JSON.stringify(action) === JSON.stringify(wanted));
  const places = game.actions(state, puzzle.seat);
  const pass = placed(places[0]).find(({ do: verb }) => verb === 'pass');
  const { cost, better } = judgePuzzle(game, puzzle, pass ? [places[0], pass] : [places[0]])!;
  const [place, figure] = better;
  return {
    cost,
    place: indexIn(places, place),
    figure: figure && figure.do !== 'pass' ? indexIn(placed(place), figure) : null
  };
}

/** Lays the tile at a place of the list, with a figure of the list after it, both counted from 0. */
async function answer(page: Page, place: number, figure: number | null) {
  await page.getByRole('button', { name: 'Everything you can do' }).click();
  await (await actionLine(page, place)).dispatchEvent('click');
  if (figure !== null) await (await actionLine(page, figure)).dispatchEvent('click');
  const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
  if (await close.isVisible()) await close.click();
  await page.locator('.decide button').click();
}

it('is the same on every device, judges a move in words, and keeps that it was solved', async () => {
  const { cost, place, figure } = await solution();
  expect(cost).toBeGreaterThan(500);
  await on.open(phone, async (page) => {
    await page.clock.setFixedTime(new Date(`${DATE}T10:00:00`));
    await page.goto(`${on.site.url}puzzle/`);
    await page.getByText('Find the best place for this tile').waitFor();
    expect(await barriers(page)).toEqual([]);
    // The first place of the list, without a figure.
    await answer(page, 0, null);
    const judged = page.locator('[data-cost]');
    await judged.waitFor();
    expect(Number(await judged.getAttribute('data-cost'))).toBe(cost);
    await page.getByText(/better move|best move is worth/).waitFor();
    await page.getByRole('button', { name: 'Show the best move' }).click();
    await page.getByText('The best move:').waitFor();
    expect(await barriers(page)).toEqual([]);
    expect(await page.getByText('Solved today').count()).toBe(0);

    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Find the best place for this tile').waitFor();
    await answer(page, place, figure);
    await page.getByText('Solved today').waitFor();
    expect(Number(await judged.getAttribute('data-cost'))).toBeLessThan(500);
    await page.reload();
    await page.getByText('1 day in a row').waitFor();
  });
});
