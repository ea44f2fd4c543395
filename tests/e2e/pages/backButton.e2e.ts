import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { moveIn, playTable } from '../support/keptTables.ts';
import { sheetEntries } from '../support/sheetEntries.ts';
import { desktop, phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The back button closes what lies over a page before it leaves the page. */

const on = stage();

/** A table against a bot, reached from the home page. */
async function openTable(page: Page): Promise<void> {
  await page.goto(on.site.url, { waitUntil: 'networkidle' });
  await page.getByRole('link', { name: 'New table' }).click();
  await page.locator('form:not([inert])').waitFor();
  await page.getByLabel('Name on seat 1').fill('Ada');
  await page.getByLabel('Who plays seat 2').selectOption('bot');
  await page.getByRole('button', { name: 'Open the table' }).click();
  await atTable(page);
}

const atTable = (page: Page) => page.locator('g.square rect').first().waitFor({ state: 'attached' });
const atHome = (page: Page) => page.getByRole('link', { name: 'New table' }).waitFor();
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const sheet = (page: Page, name: string) => page.getByRole('dialog', { name });
const gone = (page: Page, name: string) => sheet(page, name).waitFor({ state: 'detached' });
const closeByButton = (page: Page, name: string) =>
  sheet(page, name).getByRole('button', { name: 'Close' }).click();
const [LOG, PEOPLE, LIST] = ['What happened', 'People and connection', 'Everything you can do'];

/** What the button does; no page is loaded by it that one could wait for. */
const back = (page: Page) => page.evaluate(() => history.back());
const forward = (page: Page) => page.evaluate(() => history.forward());

it('closes a sheet; with nothing open it leads to where the player came from, and the game is kept', () =>
  on.open(phone, async (page) => {
    await openTable(page);
    await press(page, LOG);
    await sheetEntries(page, 1);
    await back(page);
    await gone(page, LOG);
    expect(page.url()).toContain('/table/');

    await back(page);
    await atHome(page);
    await page.getByRole('link', { name: /^Play/ }).click();
    await atTable(page);
  }));

it('needs no second press after sheets that were closed by their own buttons', () =>
  on.open(phone, async (page) => {
    await openTable(page);
    for (const name of [LOG, PEOPLE, LIST]) {
      await press(page, name);
      await closeByButton(page, name);
    }
    await sheetEntries(page, 0);
    await back(page);
    await atHome(page);
  }));

it('closes sheets over each other one by one', () =>
  on.open(phone, async (page) => {
    await openTable(page);
    await press(page, PEOPLE);
    await sheet(page, PEOPLE).getByRole('button', { name: 'Give up my seat' }).click();
    await sheetEntries(page, 2);
    await back(page);
    await expect.poll(() => page.getByRole('dialog').count()).toBe(1);
    await sheet(page, PEOPLE).waitFor();
    await back(page);
    await gone(page, PEOPLE);
    await atTable(page);
    await sheetEntries(page, 0);
  }));

it('a reload with a sheet open, and the forward button, leave no entry behind at which nothing happens', () =>
  on.open(phone, async (page) => {
    await openTable(page);
    await press(page, LOG);
    await sheetEntries(page, 1);
    await page.reload();
    await atTable(page);
    await sheetEntries(page, 0);

    await forward(page);
    await sheetEntries(page, 0);
    expect(await page.getByRole('dialog').count()).toBe(0);
    await back(page);
    await atHome(page);
  }));

it('a sheet from which one went to look at the past does not come between', () =>
  on.open(phone, async (page) => {
    await openTable(page);
    await press(page, PEOPLE);
    await sheetEntries(page, 1);
    await sheet(page, PEOPLE).getByRole('button', { name: 'Look back' }).click();
    await page.getByRole('slider').first().waitFor();
    await back(page);
    await atTable(page);
    await sheetEntries(page, 0);
    await back(page);
    await atHome(page);
  }));

it('closes the panel of people on a desk, and the dialog of the home page', () =>
  on.open(desktop, async (page) => {
    await openTable(page);
    await press(page, PEOPLE);
    await page.getByRole('region', { name: PEOPLE }).waitFor();
    await sheetEntries(page, 1);
    await back(page);
    await page.getByRole('region', { name: PEOPLE }).waitFor({ state: 'detached' });
    await back(page);
    await atHome(page);

    await press(page, 'Join by code');
    await page.getByRole('dialog').waitFor();
    await sheetEntries(page, 1);
    await back(page);
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    await atHome(page);
  }));

it.each([
  ['goes back late', 'setTimeout(() => go.call(history, by), 150)'],
  ['does not go back', '']
])('a link that is pressed right after a sheet was closed leads on where the history %s', (_, instead) =>
  on.open(phone, async (page) => {
    await page.goto(on.site.url, { waitUntil: 'networkidle' });
    await press(page, 'Join by code');
    await sheetEntries(page, 1);
    await page.evaluate(`{ const go = history.go; history.go = (by) => { ${instead} }; }`);
    await closeByButton(page, 'Join a table');
    await page.getByRole('link', { name: 'New table' }).click();
    await page.locator('form:not([inert])').waitFor();
    await sheetEntries(page, 0);
    expect(page.url()).toBe(`${on.site.url}new/`);
  })
);

it('so does one that is pressed while the reactions are open on a desk, which the press closes', () =>
  on.open(desktop, async (page) => {
    // Only a table of several devices has reactions.
    const moment = await playTable(
      1,
      ['Ada', 'Bo'],
      [],
      ({ game, state, seat }) => game.actions(state, seat)[0]
    ).next();
    await moveIn(page.context(), on.site.url, [moment.value!.keep('reactions')], 0);
    await page.goto(on.site.url, { waitUntil: 'networkidle' });
    await page.getByRole('link', { name: /^Play/ }).click();
    await press(page, 'React');
    await page.getByRole('menu').waitFor();
    await sheetEntries(page, 1);
    await page.evaluate(
      '{ const go = history.go; history.go = (by) => setTimeout(() => go.call(history, by), 150); }'
    );
    await page.getByRole('link', { name: 'To the start page' }).click({ delay: 50 });
    await page.waitForTimeout(1_000);
    await atHome(page);
    expect(page.url()).toBe(on.site.url);
    await sheetEntries(page, 0);
  }));

it.each(['Escape', 'the back button'])('the focus returns to what opened the panel on a desk: %s', (how) =>
  on.open(desktop, async (page) => {
    await openTable(page);
    await page.getByRole('button', { name: PEOPLE, exact: true }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('region', { name: PEOPLE }).waitFor();
    await sheetEntries(page, 1);
    if (how === 'Escape') await page.keyboard.press('Escape');
    else await back(page);
    await page.getByRole('region', { name: PEOPLE }).waitFor({ state: 'detached' });
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await expect.poll(focused).toBe(PEOPLE);
  })
);
