import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { barriers } from '../support/looks.ts';
import { chooser, Player, playOn, settled } from '../support/players.ts';
import { seedChance, startPractice, takeStep } from '../support/practice.ts';
import { desktop, phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The screen answers these questions at any time, and correctly. */

const on = stage();

const picture = async (page: Page, name: string) => {
  if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/${name}.png` });
};
const touch = (page: Page) => (x: number, y: number) => page.mouse.click(x, y);
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const meaning = (page: Page) => page.locator('.dock .meaning');
const numbers = (texts: readonly string[]) => texts.map((text) => Number.parseInt(text, 10));
const scores = (page: Page) =>
  page.locator('.points').evaluateAll((all) => all.map((one) => Number(one.firstChild?.textContent)));
const gains = (page: Page) =>
  page
    .locator('.points')
    .evaluateAll((all) =>
      all.map((one) => Number(one.querySelector('.gain')?.textContent?.replace('−', '-') ?? 0))
    );

/** A practice game of two on this page, with the same draws in every run. */
async function practice(
  seed: number,
  device: BrowserContextOptions,
  use: (page: Page, choose: (n: number) => number) => Promise<void>,
  expansions: readonly string[] = []
) {
  await on.open(device, async (page) => {
    await seedChance(page.context(), seed);
    page.setDefaultTimeout(10_000);
    await startPractice(page, on.site.url, expansions);
    await use(page, chooser(seed));
  });
}

const play = async (page: Page, choose: (n: number) => number, steps: number) => {
  for (let n = 0; n < steps; n++) await takeStep(page, choose, touch(page));
};

/** Has a lit square in mind, and one of the figures offered there. */
async function think(page: Page, choose: (n: number) => number): Promise<void> {
  const decide = page.locator('.decide button');
  await expect
    .poll(
      async () => {
        await button(page, 'Show the whole table').click();
        // The table moves with the next frame.
        await page.waitForTimeout(60);
        const squares = page.locator('g.square rect');
        const box = await squares.nth(choose(await squares.count())).boundingBox();
        if (box) await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await page.waitForTimeout(60);
        return decide.isEnabled();
      },
      { timeout: 5_000 }
    )
    .toBe(true);
  const chips = page.locator('.dock button.chip');
  const count = await chips.count();
  if (count > 0) await chips.nth(choose(count)).click();
}

/** A lit square of the table, counted from the start tile. */
async function litSquare(page: Page): Promise<readonly [number, number]> {
  const start = (await page.locator('[data-tile]').first().boundingBox())!;
  const lit = (await page.locator('g.square rect').first().boundingBox())!;
  const steps = (offset: number) => Math.round(offset / start.width);
  return [
    steps(lit.x + lit.width / 2 - start.x - start.width / 2),
    steps(lit.y + lit.height / 2 - start.y - start.height / 2)
  ];
}

/** Touches the middle of a square of the table, counted from the start tile. */
async function touchSquare(page: Page, [x, y]: readonly [number, number]): Promise<void> {
  const start = (await page.locator('[data-tile]').first().boundingBox())!;
  await page.mouse.click(start.x + (x + 0.5) * start.width, start.y + (y + 0.5) * start.height);
}

describe('on the table', () => {
  it(
    'the preview says what a choice scores, and so it does',
    () =>
      practice(21, phone, async (page, choose) => {
        let told = 0;
        for (let turn = 0; turn < 26; turn++) {
          const before = await scores(page);
          await think(page, choose);
          const expected = await gains(page);
          const sentence = (await meaning(page).textContent()) ?? '';
          for (const [seat, n] of expected.entries())
            if (n > 0) expect(sentence, String(seat)).toContain(`+${n}`);
          if (expected.some((n) => n > 0) && told++ === 0) await picture(page, 'answers-preview');
          const laid = await page.locator('[data-tile]').count();
          await page.locator('.decide button').click();
          await expect.poll(() => page.locator('[data-tile]').count()).toBe(laid + 1);
          expect(await scores(page)).toEqual(before.map((n, seat) => n + expected[seat]));
          await page.waitForTimeout(360);
        }
        expect(told).toBeGreaterThan(2);
      }),
    90_000
  );

  it(
    'every tile is laid, in hand, or counted among those left, and the odds are of those',
    () =>
      practice(22, phone, async (page, choose) => {
        const left = async () => {
          await button(page, 'Tiles left').click();
          const sheet = page.getByRole('dialog');
          const n = numbers([(await sheet.locator('.sum').textContent()) ?? ''])[0];
          const kinds = await sheet.locator('li > span').allTextContents();
          const of = kinds.map((kind) => kind.split('/').map(Number));
          expect(of.reduce((sum, [copies]) => sum + copies, 0)).toBe(n);
          const odds = await sheet.locator('.odd').allTextContents();
          return { n, odds, close: () => page.keyboard.press('Escape') };
        };
        await play(page, choose, 6);
        const first = await left();
        await picture(page, 'answers-bag-phone');
        await first.close();
        const laid = await page.locator('[data-tile]').count();
        let told = 0;
        for (let turn = 1; turn <= 6; turn++) {
          await think(page, choose);
          const now = await left();
          for (const odd of now.odds) {
            const [, copies, of, percent] = /(\d+) of (\d+) tiles? close it \((\d+) %\)/.exec(odd) ?? [];
            if (!copies) continue;
            told++;
            expect(Number(of)).toBe(now.n);
            expect(Number(percent)).toBe(Math.round((100 * Number(copies)) / now.n));
          }
          await now.close();
          await page.locator('.decide button').click();
          await expect.poll(() => page.locator('[data-tile]').count()).toBe(laid + turn);
          await page.waitForTimeout(360);
          const after = await left();
          expect(after.n).toBe(first.n - turn);
          await after.close();
        }
        expect(told).toBeGreaterThan(0);
      }),
    90_000
  );

  it(
    'marks squares where nothing fits any more, and says so',
    () =>
      practice(23, desktop, async (page, choose) => {
        const dead = page.locator('path.dead');
        for (let n = 0; n < 60 && (await dead.count()) === 0; n++) await takeStep(page, choose, touch(page));
        expect(await dead.count()).toBeGreaterThan(0);
        await button(page, 'Show the whole table').click();
        await picture(page, 'answers-dead');
        const box = (await dead.first().boundingBox())!;
        await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
        await expect.poll(() => meaning(page).textContent()).toBe('None of the remaining tiles fits there.');
        await page.getByRole('tab', { name: 'Tiles left' }).click();
        await page
          .getByText(/^\d+ squares? where nothing fits|nothing fits/)
          .first()
          .waitFor();
      }),
    90_000
  );

  it(
    'says who owns which field, and what it is worth',
    () =>
      practice(24, phone, async (page, choose) => {
        for (let n = 0; n < 14; n++) {
          const field = page.locator('.dock button.chip', { hasText: 'Field' });
          await think(page, choose);
          if ((await field.count()) > 0) await field.first().click();
          await page.locator('.decide button').click();
          await page.waitForTimeout(380);
        }
        await button(page, 'Field owners').click();
        const owned = page.getByRole('list', { name: 'Field owners' }).getByRole('listitem');
        await owned.first().waitFor();
        for (const line of await owned.allTextContents())
          expect(line).toMatch(/.+: \d+ fields?, \d+ points? so far/);
        // Which one it is shows on the table, for a finger as well.
        const largest = owned.first().getByRole('button');
        await largest.click();
        expect(await largest.getAttribute('aria-pressed')).toBe('true');
        await page.locator('path.marked').first().waitFor({ state: 'attached' });
        await picture(page, 'answers-fields-phone');
      }),
    60_000
  );

  it(
    'why a square cannot be taken is said where it is touched',
    () =>
      practice(25, desktop, async (page) => {
        await touchSquare(page, [2, 2]);
        await expect.poll(() => meaning(page).textContent()).toBe('Place it next to an existing tile.');
        // A disabled button names the missing choice.
        expect(await page.locator('.decide button').isDisabled()).toBe(true);
        expect(await page.locator('.dock .hint').textContent()).toBe('Tap a lit square');
        const undo = button(page, 'Nothing to undo');
        expect(await undo.getAttribute('aria-disabled')).toBe('true');
        await page.locator('g.square rect').first().click({ force: true });
        await page.locator('.decide button').click();
        // Nothing goes back behind a tile that was drawn, and the button says so.
        await expect
          .poll(() => page.locator('.undo button').getAttribute('aria-label'))
          .toMatch(/^(Nothing|A tile was)/);
      }),
    60_000
  );
});

describe('what happened', () => {
  const lines = (page: Page) => page.locator('ol[reversed] > li');

  it.each([
    ['base game', [] as string[], 31],
    [
      'all sets',
      ['The Abbot', 'The River', '20th Anniversary', 'COVID-19', 'Natural Disasters', 'Black Dragon'],
      8
    ]
  ])(
    'names the rule of every step in the %s, with a way to it',
    (_name, sets, seed) =>
      practice(
        seed,
        desktop,
        async (page, choose) => {
          await play(page, choose, 40);
          const bare = await lines(page).evaluateAll((all) =>
            all
              .filter((line) => !line.classList.contains('head') && !line.querySelector('.rule a'))
              .map((line) => line.textContent)
          );
          expect(bare).toEqual([]);
          const links = [
            ...new Set(
              await lines(page)
                .locator('.rule a')
                .evaluateAll((all) => all.map((a) => (a as HTMLAnchorElement).href))
            )
          ];
          expect(links.length).toBeGreaterThan(1);
          await picture(page, `answers-log-${seed}`);
          const other = await page.context().newPage();
          for (const link of links) {
            await other.goto(link);
            const id = new URL(link).hash.slice(1);
            await other.getByRole('heading', { level: 1 }).waitFor();
            if (id) await other.locator(`[id="${id}"]`).first().waitFor();
          }
        },
        sets
      ),
    120_000
  );

  it(
    'can be narrowed to the points, each with its sum, and together they are the score',
    () =>
      practice(33, phone, async (page, choose) => {
        await play(page, choose, 45);
        const total = await scores(page);
        expect(Math.max(...total)).toBeGreaterThan(0);
        await button(page, 'What happened').click();
        await lines(page).first().waitFor();
        const all = await lines(page).count();
        await page.getByRole('switch', { name: 'Points only' }).check();
        expect(await lines(page).count()).toBeLessThan(all);
        await picture(page, 'answers-points-phone');
        const found = await lines(page).evaluateAll((list) =>
          list.map((line) => ({
            words: line.textContent ?? '',
            sum: line.querySelector('.score')?.textContent ?? ''
          }))
        );
        for (const { words, sum } of found) {
          expect(words).toMatch(/\d+ points?/);
          expect(sum).not.toBe('');
        }
        const names = await page.locator('.who .name').allTextContents();
        const told = names.map((name) =>
          found.reduce(
            (sum, { words }) => sum + (words.includes(name) ? Number(/(\d+) points?/.exec(words)![1]) : 0),
            0
          )
        );
        expect(told).toEqual(total);
      }),
    90_000
  );

  it('is walked through without a barrier, points and all, light and dark', async () => {
    const player = await Player.arrive('Ivo', desktop);
    const { page } = player;
    await player.openTable(on.site.url, ['device']);
    await player.seesBoard();
    await playOn([player], chooser(4), { position: 80, milliseconds: 60_000 });
    await button(page, 'People and connection').click();
    await button(page, 'Look back').click();
    await button(page, 'Points over the game').waitFor();
    const look = async (name: string) => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await barriers(page), colorScheme).toEqual([]);
        await picture(page, `answers-${name}-${colorScheme}`);
      }
    };
    await look('replay');
    await button(page, 'Points over the game').click();
    const sheet = page.getByRole('dialog');
    await sheet.waitFor();
    await look('points-sheet');
    // Every scoring names its sum and its rule, and leads to its place.
    const scored = sheet.getByRole('listitem').filter({ has: page.getByRole('link') });
    await scored.first().waitFor();
    await scored.first().getByRole('button').click();
    await sheet.waitFor({ state: 'detached' });
    await page
      .getByText(/is complete: \d+ points?/)
      .first()
      .waitFor();
    expect(player.faults).toEqual([]);
    await player.leave();
  }, 120_000);
});

describe('aids', () => {
  const ALL = [
    'Show what a move would score',
    'Show what is left in the bag',
    'Mark squares where nothing fits any more',
    'Show who owns which field',
    /what if/
  ];

  it('are what the table agreed on: a guest sees them before sitting down, and the board keeps to them', async () => {
    const [ann, ben] = await Promise.all([Player.arrive('Ann', desktop), Player.arrive('Ben', phone)]);
    await ann.page.goto(`${on.site.url}new/`);
    await ann.page.getByText('House rules and aids').click();
    for (const name of ALL) await ann.page.getByRole('switch', { name }).uncheck();
    await ann.page.getByLabel('Name on seat 1').fill('Ann');
    await button(ann.page, 'Open the table').click();
    await ann.page.waitForURL(/\/table\//);
    await ben.page.goto(ann.page.url());
    for (const name of ALL) {
      const row = ben.page.locator('dl > div, dl').filter({ hasText: name }).first();
      expect(await row.textContent()).toContain('No');
    }
    await ben.sitDown(ann.page.url());
    await ann.begin();
    const players = [ann, ben];
    await Promise.all(players.map((player) => player.seesBoard()));
    await playOn(players, chooser(3), { position: 30, milliseconds: 90_000 });
    await settled(players);
    const [asked, waiting] = (await ann.isAsked()) ? [ann, ben] : [ben, ann];
    const square = await litSquare(asked.page);
    await asked.page.locator('g.square rect').first().click({ force: true });
    for (const { page } of players) {
      expect(await page.getByText(/^Tiles left$/).count()).toBe(0);
      expect(await button(page, 'Tiles left').count()).toBe(0);
      expect(await button(page, 'Field owners').count()).toBe(0);
      expect(await button(page, 'Ask for a hint').count()).toBe(0);
      // Points just scored may still rise from the table: those are facts, not previews.
      expect(await page.locator('span.gain, .bonus, path.dead').count()).toBe(0);
    }
    expect(await meaning(asked.page).textContent()).not.toMatch(/\+\d|Scores nothing/);
    // A waiting player sees who is asked.
    const name = asked.name;
    await expect.poll(() => waiting.page.locator('.decide button').textContent()).toContain(`${name} plays`);
    await touchSquare(waiting.page, square);
    await expect.poll(() => meaning(waiting.page).textContent()).toBe(`Not your turn: waiting for ${name}.`);
    await Promise.all(players.map((player) => player.leave()));
  }, 200_000);
});
