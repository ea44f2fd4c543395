import type { Locator, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { offeredActions } from '../../../src/lib/kernel/game.ts';
import { answer, question } from '../support/clinicHands.ts';
import { moveIn, playTable, type Chooser, type KeptTable, type Moment } from '../support/keptTables.ts';
import { barriers, covered, lost } from '../support/looks.ts';
import { chooser } from '../support/players.ts';
import { hurry, playOut, seedChance, startPractice, takeStep } from '../support/practice.ts';
import { desktop, phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/**
 * Every main screen in the colours of the system, with letters twice as large, on a phone on its side, and on a desk:
 * what can be told of its looks without looking.
 */

const on = stage();

type GameName = 'Landscape' | 'Clinic';
const FEW: Record<GameName, readonly string[]> = { Landscape: ['Ada', 'Ben'], Clinic: ['Ada'] };

/** A table of these people on this device, with its first question asked; answers with its room. */
async function sit(page: Page, game: GameName, names = FEW[game]): Promise<string> {
  await page.goto(`${on.site.url}new/`, { waitUntil: 'networkidle' });
  await page.getByRole('radio', { name: game }).check();
  await page.getByLabel('Name on seat 1').fill(names[0]);
  if (names.length === 1) await page.getByRole('button', { name: 'Remove seat 2' }).click();
  for (let n = 2; n <= names.length; n++) {
    const who = page.getByLabel(`Who plays seat ${n}`);
    if ((await who.count()) === 0) await page.getByRole('button', { name: 'Add a seat' }).click();
    await who.selectOption('device');
    await page.getByLabel(`Name on seat ${n}`).fill(names[n - 1]);
  }
  await page.getByRole('button', { name: 'Open the table' }).click();
  await page.locator('[data-decide], .decide').first().waitFor();
  return new URLSearchParams(new URL(page.url()).hash.slice(1)).get('r') ?? '';
}

/** Controls without an edge to be seen: backgrounds are the system's, so a button is its border. */
const edgeless = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('main button, main a.button')]
      .filter((control) => control.checkVisibility() && !control.closest('.spoken'))
      .filter((control) => {
        const { borderBottomStyle, borderBottomWidth, borderBottomColor, backgroundColor } = getComputedStyle(
          control.querySelector('.round') ?? control
        );
        const ground = getComputedStyle(document.body).backgroundColor;
        // Whether a chosen element is filled with the system's highlight colour.
        const isFilled =
          control.matches('[aria-selected=true], [aria-pressed=true]') && backgroundColor !== ground;
        const hasLine = borderBottomStyle !== 'none' && parseFloat(borderBottomWidth) >= 1;
        return !isFilled && !(hasLine && borderBottomColor !== ground);
      })
      .map((control) => control.outerHTML)
  );

/** Contrast of a drawing's line with the page, as a ratio of luminances. */
const contrast = (page: Page, selector: string): Promise<number> =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const luminance = (colour: string) => {
        const parts = (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map((part) => Number(part) / 255);
        const [r, g, b] = parts.map((c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4));
        return 0.2126 * r + 0.7152 * g + 0.0722 * b;
      };
      const line = luminance(getComputedStyle(element).stroke);
      const ground = luminance(getComputedStyle(document.body).backgroundColor);
      return (Math.max(line, ground) + 0.05) / (Math.min(line, ground) + 0.05);
    });

/** Whether the element focused by the next Tab shows its focus. */
async function showsFocus(page: Page): Promise<boolean> {
  await page.keyboard.press('Tab');
  return page.evaluate(() => {
    const focused = document.activeElement!;
    // A field laid over its picture leaves the picture to show it.
    const shown = focused.matches('label > input') ? focused.nextElementSibling! : focused;
    const { outlineStyle, outlineWidth } = getComputedStyle(shown);
    return focused !== document.body && outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
}

it.each([
  ['light', phone],
  ['dark', desktop]
] as const)(
  'forced colours, %s: focus, edges, lit squares and what is chosen can be seen',
  (scheme, options) =>
    on.open({ ...options, forcedColors: 'active', colorScheme: scheme }, async (page) => {
      await hurry(page);
      await seedChance(page.context(), 5);
      const look = async (what: string) => {
        expect(await edgeless(page), what).toEqual([]);
        expect(await showsFocus(page), what).toBe(true);
      };
      for (const path of ['', 'new/', 'help/', 'statistics/']) {
        await page.goto(on.site.url + path, { waitUntil: 'networkidle' });
        await look(path);
      }
      const room = await sit(page, 'Landscape');
      await page.locator('g.square rect').first().waitFor({ state: 'attached' });
      expect(await contrast(page, 'g.square rect')).toBeGreaterThan(3);
      const turn = page.locator('li.turn');
      const edge = (one: typeof turn) =>
        one.first().evaluate((element) => getComputedStyle(element).borderBottomWidth);
      expect(await edge(turn)).not.toBe(await edge(page.locator('ul[aria-label] > li:not(.turn)')));
      for (const tab of await page.getByRole('tab').all()) expect(await edge(tab)).toBe('1px');
      await takeStep(
        page,
        () => 0,
        (x, y) => page.mouse.click(x, y)
      );
      await look('board');
      expect(await barriers(page)).toEqual([]);
      const button = page.getByRole('button', { name: 'Everything you can do' });
      await page.getByRole('tab', { name: 'Everything you can do' }).or(button).click();
      await page.getByRole('option').first().click();
      const ground = (selected: boolean) =>
        page
          .getByRole('option', { selected })
          .first()
          .evaluate((element) => getComputedStyle(element).backgroundColor);
      expect(await ground(true)).not.toBe(await ground(false));

      await page.goto(`${on.site.url}replay/#r=${room}`);
      await page.getByRole('button', { name: 'What if …' }).waitFor();
      await look('replay');
      await sit(page, 'Clinic');
      await look('clinic');
    })
);

it('forced colours: signs made of a background keep it, as the face of a bot', () =>
  on.open({ ...phone, forcedColors: 'active', colorScheme: 'dark' }, async (page) => {
    const ground = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((element) => getComputedStyle(element).backgroundColor);
    await page.goto(`${on.site.url}new/`, { waitUntil: 'networkidle' });
    const weight = '[data-weight="2"] .weight i';
    expect(await ground(`${weight}.full`)).not.toBe(await ground(`${weight}:not(.full)`));
    await page.getByLabel('Name on seat 1').fill('Ada');
    await page.getByLabel('Who plays seat 2').selectOption('bot');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('.dot.bot').first().waitFor();
    expect(await ground('.dot.bot')).not.toBe(await ground('body'));
  }));

it('forced colours: the spaces of a pandemic that were taken keep their colour, and the rival is marked', () =>
  on.open({ ...phone, forcedColors: 'active' }, async (page) => {
    let last: Moment | null = null;
    const any: Chooser = ({ game, state, seat }, below) => {
      const actions = offeredActions(game, state, seat);
      return actions[below(actions.length)];
    };
    const agreed = { game: 'clinic', owners: [0, 0] } as const;
    for await (const moment of playTable(3, ['Ada', 'Bo'], ['covid19Pandemic'], any, agreed)) last = moment;
    const kept = last!.keep('pandemic');
    await moveIn(page.context(), on.site.url, [kept], 0);
    await page.goto(`${on.site.url}table/${kept.fragment}`);
    const lane = page.locator('.deceased ol');
    await lane.waitFor();
    const ground = (space: Locator) => space.evaluate((element) => getComputedStyle(element).backgroundImage);
    expect(await ground(lane.locator('.taken').first())).toContain('gradient');
    expect(await lane.locator('li').last().getAttribute('class')).not.toContain('taken');
    const edge = page
      .locator('ol .rival')
      .first()
      .evaluate((space) => getComputedStyle(space).borderRightWidth);
    expect(await edge).toBe('3px');
  }));

const boxOf = async (target: Locator) => (await target.boundingBox())!;

/** From now on letters are twice as large; answers with a look at what that leaves. */
async function largeLetters(page: Page): Promise<(what: string) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  return async (what) => {
    expect(await lost(page), what).toEqual([]);
    // Buttons that come late move those beside them.
    await expect.poll(() => covered(page), { message: what, timeout: 5_000 }).toEqual([]);
  };
}

it('letters twice as large: the lobby, the players, what happened and what is left can be read', () =>
  on.open(phone, async (page) => {
    await hurry(page);
    // A tile that can be turned where it lies.
    await seedChance(page.context(), 5);
    const look = await largeLetters(page);
    await page.goto(`${on.site.url}new/`, { waitUntil: 'networkidle' });
    await page.getByLabel('Name on seat 1').fill('Ada');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.getByRole('heading', { name: 'Invite friends' }).waitFor();
    await look('lobby');

    await sit(page, 'Landscape');
    // The asked player is fully visible, although the row is too short for all.
    const row = await boxOf(page.getByRole('list', { name: 'Players' }));
    const asked = await boxOf(page.locator('li.turn'));
    expect(asked.x).toBeGreaterThanOrEqual(row.x - 1);
    expect(asked.x + asked.width).toBeLessThanOrEqual(row.x + row.width + 1);
    await page.locator('g.square rect').first().click({ force: true });
    const hand = await boxOf(page.locator('button[data-hand]'));
    const sign = await boxOf(page.locator('button[data-hand] svg.turn'));
    expect(sign.width * sign.height).toBeLessThan((hand.width * hand.height) / 5);
    for (const panel of ['What happened', 'Tiles left', 'People and connection']) {
      await page.getByRole('button', { name: panel }).click();
      await page.getByRole('dialog').waitFor();
      expect(await lost(page), panel).toEqual([]);
      await page.keyboard.press('Escape');
    }
  }));

it('letters twice as large: the points of six players lie in their cards', () =>
  on.open(phone, async (page) => {
    await largeLetters(page);
    await sit(page, 'Landscape', [
      'Alexandra',
      'Bartholomew',
      'Constantin',
      'Dorothea',
      'Eleonora',
      'Frederick'
    ]);
    const cards = page.getByRole('list', { name: 'Players' }).getByRole('listitem');
    const over = () =>
      cards.evaluateAll((all) =>
        all.map((card) => {
          const [whole, points] = [card, card.querySelector('.points')!].map((e) =>
            e.getBoundingClientRect()
          );
          return Math.max(points.right - whole.right, whole.left - points.left);
        })
      );
    expect(await over()).toHaveLength(6);
    expect(Math.max(...(await over()))).toBeLessThanOrEqual(0);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/large-six.png` });
  }));

it('keys bring every player into sight, and do not stop where all are', () =>
  on.share(phone, async (page) => {
    const players = page.getByRole('list', { name: 'Players' });
    const stops = () => players.evaluate((row) => row.tabIndex >= 0);
    await sit(page, 'Landscape', ['Ada', 'Ben', 'Cleo']);
    await page.setViewportSize({ width: 280, height: 844 });
    await expect.poll(stops).toBe(true);
    expect(await barriers(page)).toEqual([]);
    await players.focus();
    const row = await boxOf(players);
    await expect
      .poll(async () => {
        await page.keyboard.press('ArrowRight');
        const last = await boxOf(players.getByRole('listitem').last());
        return last.x + last.width <= row.x + row.width + 1;
      })
      .toBe(true);
    await page.setViewportSize({ width: 1000, height: 900 });
    await expect.poll(stops).toBe(false);
  }));

it.each([
  ['phone', phone],
  ['desk', desktop]
] as const)('on a %s the plan of a clinic stays where it is, whatever is asked', (_, options) =>
  on.share(options, async (page) => {
    await hurry(page);
    await seedChance(page.context(), 5);
    await sit(page, 'Clinic', ['Ada', 'Ben']);
    const choose = chooser(5);
    const places = new Map<string, string>();
    for (let i = 0; i < 60 && !places.has('move'); i++) {
      const { y, height } = await boxOf(page.locator('.clinic'));
      const asked = await question(page);
      places.set(asked, `${y} ${height}`);
      // The room kept for longer questions is no hole under short ones.
      if (['choose', 'build', 'hire'].includes(asked)) {
        const blank = await page.locator('.dock .body').evaluate((body) => {
          const { bottom } = body.lastElementChild!.getBoundingClientRect();
          return body.getBoundingClientRect().bottom - bottom;
        });
        expect(blank, asked).toBeLessThan(56);
      }
      await answer(page, choose);
    }
    expect([...places.keys()]).toEqual(expect.arrayContaining(['choose', 'move']));
    expect(new Set(places.values()).size, JSON.stringify([...places])).toBe(1);
  })
);

it('the whole table is in sight beside the result', () =>
  on.share(phone, async (page) => {
    await seedChance(page.context(), 5);
    await playOut(page, () => startPractice(page, on.site.url));
    const again = page.getByRole('button', { name: 'Play again' });
    const skip = page.getByRole('button', { name: 'Skip' });
    await skip.or(again).first().waitFor();
    if (await skip.isVisible()) await skip.click();
    await again.waitFor();
    // Nothing is left to be chosen from.
    expect(await page.getByRole('button', { name: 'Everything you can do' }).count()).toBe(0);
    const hidden = async () => {
      const board = await boxOf(page.locator('[data-board]'));
      const tiles = await page
        .locator('[data-tile]')
        .evaluateAll((all) => all.map((tile) => tile.getBoundingClientRect().toJSON() as DOMRect));
      return tiles.filter(
        ({ top, right, bottom, left }) =>
          top < board.y || left < board.x || bottom > board.y + board.height || right > board.x + board.width
      ).length;
    };
    await expect.poll(hidden).toBe(0);
  }));

it('a phone on its side shows the tiles beside what is asked, clear of the notch', () =>
  on.open({ ...phone, viewport: { width: 844, height: 390 } }, async (page) => {
    const NOTCH = 47;
    await hurry(page);
    await seedChance(page.context(), 5);
    const session = await page.context().newCDPSession(page);
    // Newer than the protocol's types.
    await session.send(
      'Emulation.setSafeAreaInsetsOverride' as 'Emulation.clearDeviceMetricsOverride',
      { insets: { left: NOTCH, right: NOTCH, bottom: 21 } } as never
    );
    await sit(page, 'Landscape');
    const look = async (what: string) => {
      expect(await covered(page), what).toEqual([]);
      const board = await boxOf(page.locator('[data-board]'));
      expect(board.width, what).toBeGreaterThan(300);
      expect(board.height, what).toBeGreaterThan(300);
      const dock = await boxOf(page.locator('.bottom'));
      expect(dock.x, what).toBeGreaterThanOrEqual(board.x + board.width);
      for (const control of await page.locator('main :is(button, a):visible').all()) {
        const { x, width } = await boxOf(control);
        expect(x, what).toBeGreaterThanOrEqual(NOTCH);
        expect(x + Math.min(width, 44), what).toBeLessThanOrEqual(844 - NOTCH);
      }
    };
    await look('a tile in hand');
    await page.locator('g.square rect').first().click({ force: true });
    await page.locator('.dock button.chip').first().waitFor();
    await look('a figure to choose');
    expect(await barriers(page)).toEqual([]);
  }));

it('a desktop screen gives its height to the tiles, and to nothing invisible', () =>
  on.share(desktop, async (page) => {
    await hurry(page);
    await sit(page, 'Landscape');
    await page.getByRole('tablist').waitFor();
    const board = await boxOf(page.locator('[data-board]'));
    const dock = await boxOf(page.locator('.dock'));
    expect(board.y).toBe(0);
    expect(board.y + board.height).toBeGreaterThanOrEqual(dock.y - 1);
    // Names of panels stand in one line.
    for (const tab of await page.getByRole('tab').all())
      expect((await boxOf(tab)).height).toBeLessThanOrEqual(46);
    // Words for screen readers alone must not make a table longer than the window.
    const longer = () =>
      page.evaluate(() => {
        const table = document.querySelector('[data-decide]')?.closest('main > section');
        return [document.documentElement, table ?? document.body].map(
          ({ scrollHeight, clientHeight }) => scrollHeight - clientHeight
        );
      });
    expect(await longer()).toEqual([0, 0]);
    await sit(page, 'Clinic');
    expect(await longer()).toEqual([0, 0]);
  }));

it('the home page of a device with tables begins with them, and nothing jumps', () =>
  on.share(phone, async (page) => {
    await sit(page, 'Landscape');
    await page.goto(on.site.url, { waitUntil: 'networkidle' });
    const shifts = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 500);
        })
    );
    const card = await boxOf(page.getByRole('article').first());
    expect(card.y + card.height).toBeLessThan(844);
    expect(await shifts).toBeLessThan(0.01);
  }));

it('letters twice as large: nothing covers what can be pressed on the board and in the clinic', () =>
  on.open(phone, async (page) => {
    await hurry(page);
    await seedChance(page.context(), 5);
    const look = await largeLetters(page);
    await startPractice(page, on.site.url);
    await look('a tile in hand');
    const { x, y, width, height } = (await page.locator('g.square rect').first().boundingBox())!;
    await page.mouse.click(x + width / 2, y + height / 2);
    await page.locator('.dock button.chip').first().waitFor();
    await look('a figure to choose');

    await sit(page, 'Clinic');
    const choose = chooser(5);
    const seen = new Set<string>();
    for (let i = 0; i < 30 && !seen.has('move'); i++) {
      const asked = await question(page);
      if (!seen.has(asked)) await look(asked);
      seen.add(asked);
      await answer(page, choose);
    }
    expect([...seen]).toEqual(expect.arrayContaining(['choose', 'move']));
  }));

it('letters twice as large on a phone on its side: the question is read, and all that can be pressed is in reach', () =>
  on.open({ ...phone, viewport: { width: 740, height: 360 } }, async (page) => {
    await hurry(page);
    await largeLetters(page);
    for (const [game, asked] of [
      ['Landscape', '.dock .status strong'],
      ['Clinic', '.dock .ask']
    ] as const) {
      await sit(page, game);
      const question = await boxOf(page.locator(asked));
      expect(question.y, game).toBeGreaterThanOrEqual(0);
      const decide = await boxOf(page.locator('[data-decide], .decide button').first());
      expect(question.y + question.height, game).toBeLessThanOrEqual(decide.y);
      expect(decide.y + decide.height, game).toBeLessThanOrEqual(360);
      await expect.poll(() => covered(page), { message: game, timeout: 5_000 }).toEqual([]);
    }
  }));

/** Opens a table of three at this device with many sets, where a seat is first asked for this. */
async function openAt(page: Page, verb: string): Promise<void> {
  const sets = ['bridgesCastlesBazaars', 'hillsSheep', 'messages', 'tower', 'tradersBuilders', 'tunnel'];
  const any: Chooser = ({ game, state, seat }, below) => {
    const actions = game.actions(state, seat);
    return actions[below(actions.length)];
  };
  const game = playTable(7, ['Ada', 'Ben', 'Cleo'], sets, any, { owners: [0, 0, 0] });
  let kept: KeptTable | undefined;
  for await (const { game: rules, state, seat, keep } of game) {
    if (!rules.actions(state, seat).some((action) => action.do === verb)) continue;
    kept = keep('large');
    break;
  }
  await moveIn(page.context(), on.site.url, [kept!], 0);
  await page.goto(`${on.site.url}table/${kept!.fragment}`);
}

it('letters twice as large: tiles at auction do not take the place of the board', () =>
  on.open({ ...phone, viewport: { width: 360, height: 640 } }, async (page) => {
    await largeLetters(page);
    await openAt(page, 'auction');
    const lot = await boxOf(page.locator('[data-lot]').first());
    const board = await boxOf(page.locator('[data-board]'));
    const tools = await boxOf(page.locator('.tools'));
    expect(board.height).toBeGreaterThan(200);
    expect(board.y).toBeGreaterThanOrEqual(lot.y + lot.height);
    expect(tools.y).toBeGreaterThanOrEqual(board.y + board.height);
    expect(await covered(page)).toEqual([]);
  }));

it('letters twice as large: at a table of many sets the board keeps its place above the question', () =>
  on.open({ ...phone, viewport: { width: 360, height: 640 } }, async (page) => {
    await largeLetters(page);
    await openAt(page, 'advance');
    const question = await boxOf(page.locator('.dock .status'));
    const middle = await boxOf(page.locator('.middle'));
    const tools = await boxOf(page.getByRole('button', { name: 'Everything you can do' }));
    expect(tools.y + tools.height).toBeLessThanOrEqual(middle.y + middle.height);
    const cards = await page.getByRole('list', { name: 'Players' }).getByRole('listitem').all();
    const [first, second] = await Promise.all(cards.map(boxOf));
    expect(second.x).toBeGreaterThanOrEqual(first.x + first.width);
    expect(question.y).toBeGreaterThanOrEqual(middle.y + middle.height);
    expect((await boxOf(page.locator('.board'))).height).toBeGreaterThan(60);
    expect(await lost(page)).toEqual([]);
    // The large button is in reach wherever the screen is scrolled to, and the board can be seen above it.
    const decide = page.locator('.decide button');
    const { y, height } = await boxOf(decide);
    expect(y + height).toBeLessThanOrEqual(640);
    await page.locator('.board').evaluate((board) => board.scrollIntoView({ block: 'end' }));
    const board = await boxOf(page.locator('.board'));
    expect(board.y).toBeGreaterThanOrEqual(0);
    expect(board.y + board.height).toBeLessThanOrEqual((await boxOf(decide)).y);
    expect(await covered(page)).toEqual([]);
  }));

/** How far a row of so many buttons, 100 pixels wide each, fades at its start and at its end, in pixels; none there is left out. */
const fades = (page: Page, count: number, scrolled: boolean): Promise<number[]> =>
  page.evaluate(
    async ([n, toEnd]) => {
      const row = document.querySelector<HTMLElement>('#row') ?? document.createElement('div');
      row.id = 'row';
      row.className = 'strip';
      row.style.cssText = 'display: flex; overflow-x: auto; width: 300px';
      row.innerHTML = '<button style="flex: none; width: 100px"></button>'.repeat(n);
      document.body.append(row);
      if (toEnd) row.lastElementChild!.scrollIntoView({ inline: 'nearest' });
      // How far a row is scrolled is known with the next frame, and the animation follows with the one after.
      for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
      const lengths = getComputedStyle(row).maskImage.match(/[\d.]+(?=px)/g) ?? [];
      return lengths.map((length) => Math.round(Number(length)));
    },
    [count, scrolled] as const
  );

it('fades a row where there is more of it, and not where there is none', () =>
  on.open(phone, async (page) => {
    await page.goto(on.site.url);
    expect(await fades(page, 6, false)).toEqual([0, 40]);
    expect(await fades(page, 6, true)).toEqual([40, 0]);
    // Fewer choices than before: all are in sight.
    expect(await fades(page, 2, false)).toEqual([0]);
  }));

it('new choices are read from the first one, wherever the row was scrolled to', () =>
  on.open(phone, async (page) => {
    await seedChance(page.context(), 4);
    await startPractice(page, on.site.url, ['Inns & Cathedrals', 'Abbey & Mayor']);
    const { x, y, width, height } = await boxOf(page.locator('g.square rect').first());
    await page.touchscreen.tap(x + width / 2, y + height / 2);
    const row = page.locator('.dock .chips');
    await row.locator('.chip').first().waitFor();
    const scrolled = () => row.evaluate((element) => element.scrollLeft);
    await row.evaluate((element) => element.scrollTo({ left: element.scrollWidth, behavior: 'instant' }));
    expect(await scrolled()).toBeGreaterThan(20);
    await page.locator('[data-hand]').tap();
    await expect.poll(scrolled).toBe(0);
  }));
