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

it.each(['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'cs-CZ'])(
  'a hint beside the button for past turns makes the dock no higher: %s',
  (locale) =>
    on.open({ ...narrow, locale }, async (page) => {
      // Ada has had a turn, and the dragon waits for her at a place on the table.
      const flies: Chooser = ({ game, state, seat }, below) => {
        const actions = game.actions(state, seat);
        return actions[below(actions.length)];
      };
      const game = playTable(7, ['Ada', 'Ben'], ['princessDragon'], flies);
      for await (const moment of game) {
        const actions = moment.game.actions(moment.state, moment.seat);
        if (moment.seat !== 0 || actions[0].do !== 'fly') continue;
        const kept = moment.keep('hint');
        await moveIn(page.context(), on.site.url, [kept], 0);
        await page.goto(`${on.site.url}table/${kept.fragment}`);
        break;
      }
      await page.locator('.dock .hint + [data-since]').waitFor();
      expect((await page.locator('.dock .chips').boundingBox())!.height).toBeLessThanOrEqual(48);
    })
);

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

it('on a phone on its side, choices of a table of many sets are in sight beside four players', () =>
  on.open({ ...narrow, viewport: { width: 640, height: 360 } }, async (page) => {
    const sets = ['abbeyMayor', 'bridgesCastlesBazaars', 'innsCathedrals', 'littleBuildings', 'tower'];
    await openNarrow(page, ['Alexandra', 'Ben', 'Cleo', 'Dan'], sets, 12);
    const chip = (await page.locator('.dock button.chip').first().boundingBox())!;
    const row = (await page.locator('.dock .row').boundingBox())!;
    const seats = (await page.getByRole('list', { name: 'Players' }).boundingBox())!;
    expect(chip.y).toBeGreaterThan(seats.y + seats.height);
    expect(chip.y + chip.height).toBeLessThanOrEqual(row.y);
    expect(row.y + row.height).toBeLessThanOrEqual(360);
    const players = page.getByRole('list', { name: 'Players' });
    expect(await players.evaluate((list) => list.scrollWidth - list.clientWidth)).toBe(0);
  }));

it.each([
  ['en-GB', 'Name on seat 1', 'Who plays seat 2', 'House rules and aids', 'Let a bot give hints'],
  [
    'de-DE',
    'Name auf Platz 1',
    'Wer auf Platz 2 spielt',
    'Hausregeln und Hilfen',
    'Einen Bot Tipps geben lassen'
  ],
  [
    'fr-FR',
    'Nom de la place 1',
    'Qui joue la place 2',
    'Règles maison et aides',
    'Laisser un robot donner des conseils'
  ]
])('the buttons of the board stand in one row, 8 px apart: %s', (locale, name, kind, more, hint) =>
  on.open({ ...narrow, locale }, async (page) => {
    await page.goto(`${on.site.url}new/`, { waitUntil: 'networkidle' });
    await page.getByLabel(name).fill('Ada');
    await page.getByLabel(kind).selectOption('bot');
    await page.getByText(more).click();
    await page.getByRole('switch', { name: hint }).check();
    await page.getByLabel(name).press('Enter');
    const boxes = (of: string) =>
      page.locator(of).evaluateAll((all) =>
        all.map((one) => {
          const { x, y, width, height } = one.getBoundingClientRect();
          return { x, y, width, height };
        })
      );
    await expect.poll(async () => (await boxes('.tools .caption')).length).toBe(7);
    for (const of of ['.tools button', '.tools .caption']) {
      const row = await boxes(of);
      expect(new Set(row.map(({ y }) => y)).size).toBe(1);
      for (const [i, { x }] of row.slice(1).entries())
        expect(x - row[i].x - row[i].width).toBeGreaterThanOrEqual(7.99);
      if (of.endsWith('button')) for (const { height } of row) expect(height).toBeGreaterThanOrEqual(44);
    }
    expect(await page.locator('.tools').evaluate((row) => row.scrollWidth - row.clientWidth)).toBe(0);
  })
);

it.each([360, 390])(
  'with letters twice as large the buttons of the board stand in one row, and say their names: %i px wide',
  (width) =>
    on.open({ ...phone, viewport: { width, height: 640 } }, async (page) => {
      const session = await page.context().newCDPSession(page);
      await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
      await openNarrow(page, ['Ada', 'Ben'], ['count'], 3);
      const buttons = page.locator('.tools button');
      const rows = await buttons.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().y));
      expect(rows.length).toBeGreaterThanOrEqual(6);
      expect(new Set(rows).size).toBe(1);
      await page.getByRole('button', { name: 'Tiles left' }).focus();
      await page.keyboard.press('Shift+Tab');
      await page.locator('[data-named=fields]').waitFor();
    })
);
