import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { expansionsOf } from '../../../src/lib/games/catalogue.ts';
import type { Action } from '../../../src/lib/kernel/game.ts';
import { actionLine, actionList } from '../support/actionLines.ts';
import { drawn } from '../support/frames.ts';
import { moveIn, playTable, type Chooser, type KeptTable, type Moment } from '../support/keptTables.ts';
import { barriers, lost } from '../support/looks.ts';
import { seedChance, startPractice } from '../support/practice.ts';
import { sheetEntries } from '../support/sheetEntries.ts';
import { phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The view of the board: touches during a glide, and who decides the scale. */

const on = stage();

const scaleOf = (page: Page): Promise<number> =>
  page
    .locator('.world')
    .evaluate((world) => Number((world as HTMLElement).style.transform.match(/scale\((.*)\)/)?.[1]));

/** Until no glide is running. */
const still = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.world')?.getAnimations().length === 0, null, {
    polling: 100
  });

it('a touch during a glide means what is shown, and turns keep the scale', () =>
  on.open({ ...phone, reducedMotion: 'no-preference' }, async (page) => {
    await startPractice(page, on.site.url);
    await page.getByRole('button', { name: 'Show the whole table' }).click();
    await still(page);
    for (const name of ['-', '-', '-']) await page.keyboard.press(name);
    await still(page);
    // In the middle of a long glide: the square is far from where it is going to be.
    const touched = await page.evaluate(async () => {
      const glass = document.querySelector('.glass')!;
      const world = document.querySelector('.world')!;
      const square = document.querySelector('g.square')!;
      for (let i = 0; i < 3; i++)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      await frame();
      const [glide] = world.getAnimations();
      glide.pause();
      glide.currentTime = 20;
      const box = square.querySelector('rect')!.getBoundingClientRect();
      const at = {
        bubbles: true,
        pointerId: 1,
        pointerType: 'touch',
        button: 0,
        clientX: box.x + box.width / 2,
        clientY: box.y + box.height / 2
      };
      glass.dispatchEvent(new PointerEvent('pointerdown', at));
      glass.dispatchEvent(new PointerEvent('pointerup', at));
      glide.play();
      return square.getAttribute('data-square');
    });
    await page.locator(`[data-ghost="${touched}"]`).waitFor();
    await still(page);

    // The person's own zoom stays through a whole turn: tile, figure, and the next question.
    await page.getByRole('button', { name: 'Show the whole table' }).click();
    await still(page);
    for (let i = 0; i < 4; i++) await page.keyboard.press('-');
    await still(page);
    const own = await scaleOf(page);
    await page.locator('[data-spot]').first().waitFor();
    expect(await scaleOf(page)).toBeCloseTo(own, 5);
    await page.locator('.decide button').click();
    await page.locator('g.square').first().waitFor({ state: 'attached' });
    await still(page);
    expect(await scaleOf(page)).toBeCloseTo(own, 5);

    await page.locator('g.square rect').first().click({ force: true });
    await page.locator('[data-ghost]').waitFor({ state: 'attached' });
    await still(page);
    expect(await scaleOf(page)).toBeCloseTo(own, 5);

    // One tap shows everything again.
    await page.getByRole('button', { name: 'Show the whole table' }).click();
    // The glide begins a frame after the tap.
    await expect.poll(() => scaleOf(page)).not.toBeCloseTo(own, 1);
  }));

it('a dot on the button of the whole table says that more can be chosen outside the view', () =>
  on.open(phone, async (page) => {
    await seedChance(page.context(), 7);
    await startPractice(page, on.site.url);
    const all = page.getByRole('button', { name: 'Show the whole table' });
    const dot = all.locator('.dot');
    expect(await dot.count()).toBe(0);
    for (let i = 0; i < 12; i++) await page.keyboard.press('+');
    await dot.waitFor();
    expect(await all.getAttribute('title')).toContain('more can be chosen outside the view');
    await all.click();
    await dot.waitFor({ state: 'detached' });
  }));

it('what is in the middle stays there when the phone is turned', () =>
  on.open(phone, async (page) => {
    await startPractice(page, on.site.url);
    /** How far the first tile is from the middle of the board, in pixels to the right. */
    const aside = async () => {
      const [board, tile] = await Promise.all(
        ['[data-board]', '[data-tile="0,0"]'].map((one) => page.locator(one).boundingBox())
      );
      return tile!.x + tile!.width / 2 - board!.x - board!.width / 2;
    };
    expect(Math.abs(await aside())).toBeLessThan(10);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => Math.abs(await aside())).toBeLessThan(10);
    // On its side the board has more than half of the width, and what is asked fits beside it.
    expect((await page.locator('[data-board]').boundingBox())!.width).toBeGreaterThan(422);
    expect(await lost(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => Math.abs(await aside())).toBeLessThan(10);
  }));

const isFloor = (action: Action) => action.do === 'build';

declare const painting: { bare: number; all: number };

/** Stores, when no tile in sight is bare any more, how many of the others are, and how many others there are. */
const watchPainting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const look = () => {
      const board = document.querySelector('[data-board]')?.getBoundingClientRect();
      if (!board || 'painting' in globalThis) return;
      const count = { bare: 0, all: 0 };
      for (const tile of document.querySelectorAll('[data-board] [data-tile]')) {
        const { left, top, width, height } = tile.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const isBare = tile.querySelector('image') === null;
        if (x > board.left && x < board.right && y > board.top && y < board.bottom) {
          if (isBare) return;
        } else {
          count.all++;
          count.bare += Number(isBare);
        }
      }
      if (count.all > 0) Object.assign(globalThis, { painting: count });
    };
    new MutationObserver(look).observe(document, { subtree: true, childList: true });
  });

it('tiles in sight are painted before the others of a large table', () =>
  on.open(phone, async (page) => {
    await watchPainting(page);
    const sets = ['abbeyMayor', 'innsCathedrals', 'princessDragon', 'tower', 'tradersBuilders'];
    await openLarge(page, sets, (actions) => actions.some((action) => action.do === 'deploy'), 300);
    await page.waitForFunction(() => 'painting' in globalThis, undefined, { timeout: 30_000 });
    const { bare, all } = await page.evaluate(() => painting);
    expect(all).toBeGreaterThan(40);
    expect(bare / all).toBeGreaterThan(0.6);
  }));

it('a barn is considered, and stands, where its four tiles meet', () =>
  on.open(phone, async (page) => {
    const isBarn = (action: Action) => action.figure === 'barn';
    await openLarge(page, ['abbeyMayor'], (actions) => actions.some(isBarn), 10);
    const barn = page.getByRole('button', { name: /Barn/ }).first();
    await barn.click();
    const corner = (figure: string) =>
      page
        .locator(figure)
        .last()
        .evaluate((one) =>
          one
            .getAttribute('transform')
            ?.match(/-?[\d.]+/g)
            ?.slice(0, 2)
        );
    const whole = expect.stringMatching(/^-?\d+00$|^0$/);
    const considered = await corner('.spot.on .piece');
    expect(considered).toEqual([whole, whole]);
    await page.locator('.decide button').click();
    await page.locator('[data-figure=barn]').first().waitFor();
    expect(await corner('[data-figure=barn]')).toEqual(considered);
  }));

/** Opens a large table of two at one device at the first such moment after so many choices. */
async function openLarge(
  page: Page,
  expansions: readonly string[],
  isMoment: (actions: readonly Action[]) => boolean,
  after = 90
): Promise<void> {
  let choices = 0;
  const game = playTable(
    5,
    ['Ada', 'Bo'],
    expansions,
    ({ game: rules, state, seat }, below) => {
      const actions = rules.actions(state, seat);
      const floors = actions.filter(isFloor);
      const wanted = floors.length > 0 && below(3) === 0 ? floors : actions;
      return wanted[below(wanted.length)];
    },
    { owners: [0, 0] }
  );
  let kept: KeptTable | undefined;
  for await (const moment of game) {
    if (++choices <= after || !isMoment(moment.game.actions(moment.state, moment.seat))) continue;
    kept = moment.keep(`large-${choices}`);
    break;
  }
  await moveIn(page.context(), on.site.url, [kept!], 0);
  await page.goto(`${on.site.url}table/${kept!.fragment}`);
  await page.locator('[data-spot]').first().waitFor();
}

const tileWidth = async (page: Page) => (await page.locator('[data-tile]').first().boundingBox())!.width;

const placeOf = (page: Page): Promise<string> =>
  page.locator('.world').evaluate((world) => (world as HTMLElement).style.transform);

/** Of the spots: the middles of those that show on the board, and how many there are. */
const spotsOn = (page: Page, selector = '[data-spot]') =>
  page.evaluate((spots) => {
    const board = document.querySelector('[data-board]')!.getBoundingClientRect();
    const all = [...document.querySelectorAll(spots)].map((spot) => spot.getBoundingClientRect());
    const inSight = all
      .map((box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
      .filter(({ x, y }) => x > 0 && x < board.right && y > board.top && y < board.bottom);
    return { inSight, all: all.length };
  }, selector);

it('a table opened in the middle of a turn shows what is asked large enough for a finger', () =>
  on.open(phone, async (page) => {
    await openLarge(page, ['tower'], (actions) => actions.some(isFloor));
    expect(await tileWidth(page)).toBeGreaterThanOrEqual(59);
    expect((await spotsOn(page)).inSight.length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Show the whole table' }).click();
    await expect.poll(() => tileWidth(page)).toBeLessThan(50);
  }));

const isFigure = (action: Action) => action.do === 'deploy';

it('of the choices of a magic portal the row holds some, the table and the list hold all', () =>
  on.open(phone, async (page) => {
    await openLarge(page, ['princessDragon'], (actions) => actions.filter(isFigure).length > 60, 60);
    const all = page.locator('.chips [data-all]');
    const options = page.locator('[data-actions] [role=option]');
    expect(await page.locator('.chips [data-choice]').count()).toBe(40);
    await expect.poll(() => page.locator('[data-spot]').count()).toBeGreaterThan(60);
    // A piece at each would cost time in every frame.
    expect(await page.locator('[data-spot] .dot').count()).toBeGreaterThan(60);
    expect(await page.locator('[data-spot] .piece').count()).toBe(0);
    await all.tap();
    await expect.poll(() => options.count()).toBe(60);
    const size = Number(await options.first().getAttribute('aria-setsize'));
    expect(size).toBeGreaterThan(60);
    await (await actionLine(page, size - 1)).waitFor();
    await actionLine(page, 0);
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).tap();
    await options.first().waitFor({ state: 'detached' });
    await page.setViewportSize({ width: 1440, height: 900 });
    await all.click();
    await expect.poll(() => options.count()).toBe(60);
    await actionList(page).focus();
    await page.keyboard.press('End');
    const last = page.locator(`[aria-posinset="${size}"]`);
    await last.waitFor();
    for (let n = 0; n < 20; n++) await page.keyboard.press('ArrowUp');
    await page.locator(`[aria-posinset="${size - 20}"].at`).waitFor();
    await expect.poll(() => page.locator('[data-spot] .piece').count()).toBe(1);
    await page.keyboard.press('Home');
    await page.locator('[aria-posinset="1"].at').waitFor();
    await expect.poll(() => last.count()).toBe(0);
    // Scrolled away by a pointer, the line looked at is not on the page: the list must not name it.
    const named = () =>
      actionList(page).evaluate((list) => {
        const id = list.getAttribute('aria-activedescendant');
        return id === null ? 'none' : document.getElementById(id)?.ariaPosInSet;
      });
    expect(await named()).toBe('1');
    await actionLine(page, size - 1);
    await expect.poll(named).toBe('none');
    await page.keyboard.press('ArrowDown');
    await expect.poll(named).toBe('2');
    expect(await page.getByRole('tab', { selected: true }).textContent()).toBe('Everything you can do');
  }));

it('the spots of one tile are far apart when the table is opened', () =>
  on.open(phone, async (page) => {
    const asksFigure = (actions: readonly Action[]) => actions.some((action) => action.do === 'deploy');
    await openLarge(page, [], asksFigure, 30);
    expect(await tileWidth(page)).toBeGreaterThanOrEqual(99);
    const { inSight, all } = await spotsOn(page);
    expect(inSight).toHaveLength(all);

    // The person looks elsewhere: what takes room from the table does not move it back.
    for (let i = 0; i < 6; i++) await page.keyboard.press('ArrowRight');
    await drawn(page);
    await expect.poll(async () => (await spotsOn(page)).inSight).toEqual([]);
    const put = await placeOf(page);
    await page.setViewportSize({ width: 390, height: 804 });
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    expect(await placeOf(page)).toBe(put);
  }));

it('a choice taken in words comes into view, and one that is touched does not move the table', () =>
  on.open(phone, async (page) => {
    await openLarge(page, ['tower'], (actions) => actions.filter(isFloor).length > 3);
    for (const key of ['+', '+', '+']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Everything you can do' }).click();
    const lines = page.locator('[data-actions] [role=option]').filter({ hasText: 'Build a floor' });
    await lines.first().waitFor();
    const count = await lines.count();
    expect((await spotsOn(page)).inSight.length).toBeLessThan(count);
    for (let i = 0; i < count; i++) {
      await lines.nth(i).click();
      await expect.poll(async () => (await spotsOn(page, '.spot.on')).inSight.length).toBe(1);
    }
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await sheetEntries(page, 0);

    await page.reload();
    await page.locator('[data-spot]').first().waitFor();
    await page.keyboard.press('ArrowLeft');
    await drawn(page);
    await expect.poll(async () => (await spotsOn(page)).inSight.length).toBeGreaterThan(0);
    const put = await placeOf(page);
    const [{ x, y }] = (await spotsOn(page)).inSight;
    await page.touchscreen.tap(x, y);
    await page.locator('.spot.on').waitFor();
    expect(await placeOf(page)).toBe(put);
  }));

it('at a table of six with all sets a small phone shows the board, every score, and possessions that scroll', () =>
  on.open({ ...phone, viewport: { width: 360, height: 640 } }, async (page) => {
    let choices = 0;
    const game = playTable(
      5,
      ['Ada', 'Bo', 'Cy', 'Dora', 'Emil', 'Fay'],
      // Two sets with the same tiles exclude each other.
      expansionsOf('landscape').filter((id) => id !== 'gq11River'),
      ({ game: rules, state, seat }, below) => {
        const actions = rules.actions(state, seat);
        return actions[below(actions.length)];
      },
      { owners: [0, 0, 0, 0, 0, 0] }
    );
    let kept: KeptTable | undefined;
    for await (const moment of game) {
      if (choices++ < 40) continue;
      kept = moment.keep('six');
      break;
    }
    await moveIn(page.context(), on.site.url, [kept!], 0);
    await page.goto(`${on.site.url}table/${kept!.fragment}`);
    await page.locator('[data-tile]').first().waitFor();
    const board = await page.locator('[data-board]').boundingBox();
    expect(board!.height).toBeGreaterThan(150);
    const points = await page.locator('[data-points]').all();
    expect(points).toHaveLength(6);
    for (const score of points) {
      const box = (await score.boundingBox())!;
      expect(box.y + box.height).toBeLessThan(board!.y);
    }
    const own = page.getByRole('list', { name: 'Players' }).locator('[tabindex="0"]').first();
    await own.focus();
    await page.keyboard.press('End');
    await expect.poll(() => own.evaluate((box) => box.scrollTop)).toBeGreaterThan(0);
    expect(await barriers(page)).toEqual([]);
  }));

/** A table of two seats on one device that has come to such a moment of an auction. */
async function auction(names: readonly string[], isThere: (moment: Moment) => boolean): Promise<KeptTable> {
  const any: Chooser = ({ game, state, seat }, below) => {
    const actions = game.actions(state, seat);
    return actions[below(actions.length)];
  };
  const game = playTable(3, names, ['bridgesCastlesBazaars'], any, { owners: [0, 0] });
  for await (const moment of game) if (isThere(moment)) return moment.keep('bazaar');
  throw new Error('The game has no such auction.');
}

it('tiles of an auction take room above the table and move nothing on it, nor the buttons under it', () =>
  on.open(phone, async (page) => {
    const kept = await auction(['Ada', 'Bo'], ({ game, state, seat }) => {
      const { due } = game.encode(state).bridgesCastlesBazaars as { due: unknown[] };
      return due[0] === 1 && game.actions(state, seat).some((action) => action.do === 'pass');
    });
    await moveIn(page.context(), on.site.url, [kept], 0);
    await page.goto(`${on.site.url}table/${kept.fragment}`);
    await page.locator('.decide button:enabled').waitFor();
    const where = async () => {
      const overview = page.getByRole('button', { name: 'Show the whole table' });
      const boxes = [page.locator('.world'), overview].map((one) => one.boundingBox());
      return (await Promise.all(boxes)).map((box) => [box!.x, box!.y]);
    };
    const before = await where();
    await page.locator('.decide button').click();
    await page.locator('[data-lot]').first().waitFor();
    await page.evaluate(() => new Promise((done) => setTimeout(done, 200)));
    expect(await where()).toEqual(before);
  }));

it('the bid on a tile is in sight after the longest name', () =>
  on.open(phone, async (page) => {
    const names = ['Alexandra of Carcassonne', 'Bartholomew of Toulouse'];
    const kept = await auction(names, ({ game, state, seat }) =>
      game.actions(state, seat).some((action) => action.do === 'bid')
    );
    await moveIn(page.context(), on.site.url, [kept], 0);
    await page.goto(`${on.site.url}table/${kept.fragment}`);
    const lot = page.locator('[data-lot]').filter({ hasText: / of .*: \d/ });
    await lot.waitFor();
    const over = await lot.evaluate((button) => {
      const texts = document.createTreeWalker(button.querySelector('.caption')!, NodeFilter.SHOW_TEXT);
      const all = document.createRange();
      while (texts.nextNode()) if (texts.currentNode.textContent?.trim()) all.selectNode(texts.currentNode);
      return all.getBoundingClientRect().right - button.getBoundingClientRect().right;
    });
    expect(over).toBeLessThan(0);
  }));

it('says what the players have left, and how hard a set is, to who hears the page', () =>
  on.open(phone, async (page) => {
    await page.goto(`${on.site.url}new/`, { waitUntil: 'networkidle' });
    await page.getByRole('img', { name: 'Complexity: heavy' }).first().waitFor();
    await startPractice(page, on.site.url, ['The Ferries']);
    const players = page.getByRole('list', { name: 'Players' });
    expect(await players.getByRole('img', { name: /^7 meeples left/ }).count()).toBe(2);
    // Points are read once, not as seen and as said.
    expect(await players.ariaSnapshot()).not.toContain('0 0 points');
  }));

it('only who is asked reads why: those who wait read what happened', () =>
  on.open(phone, async (page) => {
    let ask: KeptTable | null = null;
    const any: Chooser = ({ game, state, seat }, below) => {
      const actions = game.actions(state, seat);
      return actions.find(({ do: verb }) => verb === 'deploy') ?? actions[below(actions.length)];
    };
    for await (const { game, state, seat, keep } of playTable(7, ['Ada', 'Bo'], ['princessDragon'], any))
      if (seat === 0 && game.actions(state, seat).some(({ do: verb }) => verb === 'fly')) {
        ask = keep('why');
        break;
      }
    await moveIn(page.context(), on.site.url, [ask!], 0);
    const meaning = page.locator('.dock .status .meaning');
    const read = async () => {
      await page.getByText('Ada: move the dragon').waitFor();
      return meaning.textContent();
    };
    const why = /^Step 1 of 6/;
    await page.goto(`${on.site.url}table/${ask!.fragment}`);
    expect(await read()).toMatch(why);
    await moveIn(page.context(), on.site.url, [ask!], 1);
    await page.reload();
    expect(await read()).not.toMatch(why);
    expect(await meaning.textContent()).toMatch(/\.$/);
  }));
