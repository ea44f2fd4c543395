import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { chooser, Player } from '../support/players.ts';
import { openContext, phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** Browsers that lack or refuse something the app would like to have: it says so, and goes on where it can. */

const on = stage();

const UNLOADED = 'The bots could not be loaded. Check the network.';

/** Opens a table with a bot, and plays for the person, who may begin, until the page says that the bots were not loaded. */
async function playUntilTold(page: Page): Promise<void> {
  const ann = Player.on('Ann', page.context(), page);
  await ann.openTable(on.site.url, ['bot']);
  await ann.seesBoard();
  const choose = chooser(3);
  const words = page.getByText(UNLOADED);
  for (let turns = 0; turns < 6 && !(await words.isVisible()); turns++) {
    if (await ann.isAsked()) await ann.takeTurn(choose);
  }
  await words.waitFor();
}

it('without workers the page draws its own board, and says that its bots do not play', () =>
  on.open(phone, async (page) => {
    await page.addInitScript(() => {
      window.Worker = class {
        constructor() {
          throw new DOMException('refused', 'SecurityError');
        }
      } as unknown as typeof Worker;
    });
    await playUntilTold(page);
    expect(await page.locator('[data-hash]').getAttribute('data-over')).toBe('false');
  }));

it('a bot whose script does not load is tried again and plays', () =>
  on.open(phone, async (page) => {
    const script = '**/workers/*.js';
    let refused = 0;
    await page.route(script, (route) => {
      refused++;
      return route.abort();
    });
    await playUntilTold(page);
    const words = page.getByText(UNLOADED);
    expect(refused).toBeGreaterThan(0);
    await page.unroute(script);
    await words.waitFor({ state: 'detached' });
    await page.locator('[data-hash][data-over=false]').waitFor({ state: 'attached' });
  }));

it('a part of a running game that does not load is reported, and is there once the page was reloaded', async () => {
  // The browser reports each file that it could not load as a fault of the page.
  const context = await openContext(on.browser, phone);
  const page = await context.newPage();
  const ann = Player.on('Ann', context, page);
  await ann.openTable(on.site.url, ['device']);
  await ann.seesBoard();
  const files = '**/_app/immutable/**';
  await page.route(files, (route) => route.abort());
  const people = page.getByRole('button', { name: 'People and connection', exact: true }).first();
  await people.click();
  await page.getByText('Part of the page could not be loaded. Check the network.').waitFor();
  await page.unroute(files);
  await page.getByRole('button', { name: 'Reload' }).click();
  await ann.seesBoard();
  await people.click();
  await page.getByRole('dialog').waitFor();
  await context.close();
});

it('where nothing can be stored, the first page and the form say so', () =>
  on.open(phone, async (page) => {
    await page.addInitScript(() =>
      Object.defineProperty(window, 'indexedDB', {
        get: () => {
          throw new DOMException('refused', 'SecurityError');
        }
      })
    );
    const words = page.getByText('This browser does not let the app store anything.');
    await page.goto(on.site.url);
    await words.waitFor();
    await page.goto(`${on.site.url}new/`);
    await page.locator('form:not([inert])').waitFor();
    await page.getByLabel('Name on seat 1').fill('Ann');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await words.waitFor();
  }));

it('a browser that is too old gets a notice on each page, and no other does', () =>
  on.open(phone, async (page) => {
    const notice = page.getByText('This browser is too old for Bastide.');
    await page.goto(`${on.site.url}new/`);
    await page.locator('form:not([inert])').waitFor();
    expect(await notice.count()).toBe(0);
    await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'toSorted'));
    for (const path of ['', 'new/', 'table/']) {
      await page.goto(on.site.url + path);
      await notice.waitFor();
    }
  }));
