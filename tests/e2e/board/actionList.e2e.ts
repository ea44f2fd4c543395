import { expect, it } from 'vitest';
import { offeredActions } from '../../../src/lib/kernel/game.ts';
import { actionList } from '../support/actionLines.ts';
import { moveIn, playTable, type Chooser, type KeptTable } from '../support/keptTables.ts';
import { focused } from '../support/keyboard.ts';
import { barriers } from '../support/looks.ts';
import { startPractice, takeStep } from '../support/practice.ts';
import { desktop } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The list of everything one can do: squares are shown on a small map, and told in words to those who hear it. */

const on = stage();

it('shows each square on a map, and says it in the name of the line', () =>
  on.open(desktop, async (page) => {
    await startPractice(page, on.site.url);
    for (let step = 0; step < 6; step++)
      await takeStep(
        page,
        () => 0,
        (x, y) => page.mouse.click(x, y)
      );
    await page.getByRole('tab', { name: 'Everything you can do' }).click();
    const options = page.locator('[data-actions] [role=option]');
    await options.filter({ hasText: 'Lay the tile' }).first().waitFor();
    const lines = await options.evaluateAll((all) =>
      all.map((line) => ({
        seen: (line as HTMLElement).innerText,
        name: line.getAttribute('aria-label') ?? '',
        squares: line.querySelectorAll('svg rect').length
      }))
    );
    const laying = lines.filter(({ name }) => name.startsWith('Lay the tile'));
    expect(laying.length).toBeGreaterThan(2);
    for (const { seen, name, squares } of laying) {
      expect(seen).not.toMatch(/north|south|east|west/);
      expect(name).toMatch(/north|south|east|west|start square/);
      expect(squares).toBe(1);
    }
    expect(await barriers(page)).toEqual([]);
    if (process.env.PICTURES) await page.screenshot({ path: 'test-results/actionList.png' });
  }));

it('a line lights its square only as long as it is pointed at', () =>
  on.open(desktop, async (page) => {
    await startPractice(page, on.site.url);
    await page.getByRole('tab', { name: 'Everything you can do' }).click();
    const lines = page.locator('[data-actions] [role=option]');
    const shows = (n: number) => expect.poll(() => page.locator('g.square.hovered').count()).toBe(n);
    await lines.first().hover();
    await shows(1);
    await page.getByRole('tab', { name: 'What happened' }).hover();
    await shows(0);
    // Keys came to a line, and another panel takes the place of the list.
    await actionList(page).focus();
    await page.keyboard.press('ArrowDown');
    await shows(1);
    await page.getByRole('tab', { name: 'What happened' }).press('Enter');
    await shows(0);
  }));

/** A game of two people at this device before its last choice. */
async function lastChoice(game: 'landscape' | 'clinic', sets: readonly string[]): Promise<KeptTable> {
  const choose: Chooser = ({ game: rules, state, seat }, below) => {
    const actions = offeredActions(rules, state, seat);
    return actions.find((action) => action.do === 'pass') ?? actions[below(actions.length)];
  };
  let kept: KeptTable | null = null;
  for await (const moment of playTable(3, ['Ada', 'Bo'], sets, choose, { game, owners: [0, 0] }))
    kept = moment.keep('last');
  return kept!;
}

it.each([
  ['landscape', [], 'Final count'],
  ['clinic', ['covid19Pandemic'], 'The virus was stronger']
] as const)(
  'after the last choice of a game in the list, keys continue at its count: %s',
  (game, sets, heading) =>
    on.open(desktop, async (page) => {
      const kept = await lastChoice(game, sets);
      await moveIn(page.context(), on.site.url, [kept], 0);
      await page.goto(`${on.site.url}table/${kept.fragment}`);
      await page.getByRole('tab', { name: /^(Everything you can do|Moves)$/ }).click();
      await actionList(page).getByRole('option').first().waitFor();
      await actionList(page).focus();
      // A tile is laid with or without a figure: the second press decides.
      while ((await page.locator('section.final').count()) === 0) {
        await page.keyboard.press('Enter');
        await page.waitForTimeout(400);
      }
      await expect.poll(() => focused(page)).toBe(heading);
    })
);
