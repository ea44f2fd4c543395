import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { moveIn, playTable, type Chooser } from '../support/keptTables.ts';
import { phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The narrowest phones: long names, and seats that own more than fits. */

const on = stage();

const narrow = { ...phone, viewport: { width: 360, height: 640 } };

/** Opens a table at one device at the first choice of a figure after so many choices. */
async function openNarrow(
  page: Page,
  names: readonly string[],
  sets: readonly string[],
  after: number
): Promise<void> {
  const any: Chooser = ({ game, state, seat }, below) => {
    const actions = game.actions(state, seat);
    return actions[below(actions.length)];
  };
  let choices = 0;
  for await (const moment of playTable(7, names, sets, any, { owners: names.map(() => 0) })) {
    const actions = moment.game.actions(moment.state, moment.seat);
    if (++choices <= after || !actions.some((action) => action.do === 'deploy')) continue;
    const kept = moment.keep('narrow');
    await moveIn(page.context(), on.site.url, [kept], 0);
    await page.goto(`${on.site.url}table/${kept.fragment}`);
    await page.locator('[data-spot]').first().waitFor();
    return;
  }
}

it('a question with a long name is there to its end, and moves nothing', () =>
  on.open(narrow, async (page) => {
    await openNarrow(page, ['Alexandra Konstantinopel', 'Bartholomew Featherstone'], [], 5);
    const question = page.locator('.dock .status strong');
    expect(await question.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);
    const { y, height } = (await question.boundingBox())!;
    const dock = (await page.locator('.dock').boundingBox())!;
    const chips = (await page.locator('.chips').boundingBox())!;
    expect(height).toBeGreaterThan(30);
    expect(y + height).toBeLessThan(chips.y);
    expect(dock.y + dock.height).toBe(640);

    // A short one leaves it as high, so that the board does not move from turn to turn.
    await question.evaluate((line) => (line.textContent = 'Ada: lay the tile'));
    expect((await question.boundingBox())!.height).toBeLessThan(30);
    expect((await page.locator('.dock').boundingBox())!.height).toBe(dock.height);
  }));

it('possessions that do not fit in the card of a player fade out where there are more', () =>
  on.open(narrow, async (page) => {
    const sets = [
      'abbeyMayor',
      'bridgesCastlesBazaars',
      'ferries',
      'innsCathedrals',
      'littleBuildings',
      'tower'
    ];
    await openNarrow(page, ['Ada', 'Ben', 'Cleo', 'Dan', 'Eva', 'Finn'], sets, 12);
    const supply = page.getByRole('list', { name: 'Players' }).locator('.supply').first();
    const fade = () =>
      supply.evaluate((box) => {
        const style = getComputedStyle(box);
        return ['--fade-start', '--fade-end'].map((name) => parseFloat(style.getPropertyValue(name)));
      });
    expect(await supply.evaluate((box) => box.scrollHeight - box.clientHeight)).toBeGreaterThan(4);
    await expect.poll(fade).toEqual([0, 16]);
    expect(await supply.evaluate((box) => getComputedStyle(box).maskImage)).not.toContain('to right');
    await supply.evaluate((box) => box.scrollTo(0, box.scrollHeight));
    await expect.poll(fade).toEqual([16, 0]);
  }));

it('the buttons of the board stand in one row in the language of the longest words', () =>
  on.open({ ...narrow, locale: 'de-DE' }, async (page) => {
    await page.goto(`${on.site.url}new/`, { waitUntil: 'networkidle' });
    await page.getByLabel('Name auf Platz 1').fill('Ada');
    await page.getByLabel('Wer auf Platz 2 spielt').selectOption('bot');
    await page.getByText('Hausregeln und Hilfen').click();
    await page.getByRole('switch', { name: 'Einen Bot Tipps geben lassen' }).check();
    await page.getByRole('button', { name: 'Eröffnen' }).click();
    const tops = () =>
      page.locator('.tools .caption').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
    await expect.poll(async () => (await tops()).length).toBe(7);
    expect(new Set(await tops()).size).toBe(1);
  }));
