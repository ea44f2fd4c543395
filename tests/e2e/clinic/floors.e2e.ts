import { expect, it } from 'vitest';
import type { ClinicState } from '../../../src/lib/clinic/state.ts';
import { offeredActions } from '../../../src/lib/kernel/game.ts';
import type { Page } from 'playwright-core';
import { answer, fillInTable, highClinics, HURRIED, openTable, question } from '../support/clinicHands.ts';
import { moveIn, playTable } from '../support/keptTables.ts';
import { lost } from '../support/looks.ts';
import { chooser } from '../support/players.ts';
import { hurry, seedChance } from '../support/practice.ts';
import { desktop, phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The clinic on the smallest phone: one floor at a time, large enough for a finger, and nothing over its buttons. */

const on = stage();
const NAMES = ['Ada', 'Bo'] as const;
const small = { ...phone, viewport: { width: 360, height: 640 } };

it('shows the card of quarantine whole, and every tab of a pandemic with its word in one piece', () =>
  on.share(small, async (page) => {
    await hurry(page);
    await seedChance(page.context(), 9);
    await fillInTable(page, on.site.url, NAMES);
    await page.getByRole('checkbox', { name: /Pandemic/ }).check();
    await openTable(page);
    const tabs = () =>
      page.getByRole('tab').evaluateAll((all) =>
        all.map((tab) => {
          const words = document.createRange();
          words.selectNodeContents(tab);
          const { left, right, width } = tab.getBoundingClientRect();
          const lines = new Set([...words.getClientRects()].filter((one) => one.width > 0).map(({ y }) => y));
          return { lines: lines.size, inSight: left >= 0 && right <= innerWidth, wide: width >= 44 };
        })
      );
    expect(await tabs()).toEqual(Array.from({ length: 7 }, () => ({ lines: 1, inSight: true, wide: true })));
    // Where there is no room for all of them the row scrolls.
    await page.setViewportSize({ width: 320, height: 640 });
    expect((await tabs()).map(({ lines }) => lines)).toEqual(Array.from({ length: 7 }, () => 1));
    await page.setViewportSize(small.viewport);

    const card = page.locator('.dock .chip', { hasText: 'quarantine' }).first();
    const choose = chooser(5);
    for (let i = 0; i < 120 && (await card.count()) === 0; i++) await answer(page, choose, HURRIED);
    const { x, y, width, height } = (await card.boundingBox())!;
    const decide = (await page.locator('.decide').boundingBox())!;
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + width).toBeLessThanOrEqual(360);
    expect(y + height, 'above the large button').toBeLessThanOrEqual(decide.y);
    // Around the words of every card there is room on all sides.
    const room = await page.locator('.dock .chip:has(.words)').evaluateAll((all) =>
      all.map((one) => {
        const [outer, words] = [one, one.querySelector('.words')!].map((e) => e.getBoundingClientRect());
        return Math.min(words.top - outer.top, outer.bottom - words.bottom, outer.right - words.right);
      })
    );
    expect(Math.min(...room)).toBeGreaterThanOrEqual(5);
    expect(await lost(page)).toEqual([]);
  }));

it('shows one floor first, and the hint beside the buttons of the floors', () =>
  on.share(small, async (page) => {
    await seedChance(page.context(), 9);
    await fillInTable(page, on.site.url, NAMES);
    await page.getByText('House rules and aids').click();
    await page.getByRole('switch', { name: 'Let a bot give hints' }).click();
    await openTable(page);
    // Both seats are in sight, and the plan has its share of the screen.
    const seats = await page
      .locator('li:has(.facts)')
      .evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect()).map(({ left, right }) => [left, right])
      );
    expect(seats).toHaveLength(2);
    for (const [left, right] of seats) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
    }
    expect((await page.locator('section.dock').boundingBox())!.height).toBeLessThan(0.45 * 640);
    // A player who builds sees the next floor too.
    const floors = page.locator('.floors');
    const choose = chooser(5);
    for (let i = 0; i < 60 && (await floors.count()) === 0; i++) await answer(page, choose);
    const all = floors.getByRole('button', { name: 'All' });
    expect(await all.getAttribute('aria-pressed')).toBe('false');
    expect(await page.locator('text.level').count()).toBe(1);
    const box = (await floors.boundingBox())!;
    const [hint] = await page
      .locator('.hint button')
      .evaluateAll((found) => found.map((one) => one.getBoundingClientRect().right));
    expect(hint).toBeLessThan(box.x);
    await all.click();
    await expect.poll(() => page.locator('text.level').count()).toBeGreaterThan(1);
  }));

it('shows all that can be built on a desk, without scrolling', () =>
  on.share(desktop, async (page) => {
    await hurry(page);
    await seedChance(page.context(), 9);
    await fillInTable(page, on.site.url, NAMES);
    await openTable(page);
    const choose = chooser(5);
    // Reasons why something cannot be built make the cards higher as a game goes on.
    const feet: number[] = [];
    for (let i = 0; i < 60; i++) {
      if ((await question(page)) === 'build')
        feet.push(
          ...(await page
            .locator('.dock .card')
            .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom)))
        );
      await answer(page, choose, HURRIED);
    }
    expect(feet.length).toBeGreaterThan(20);
    expect(Math.max(...feet)).toBeLessThanOrEqual(desktop.viewport!.height);
  }));

/** The floors drawn now, in words. */
const drawn = async (page: Page) =>
  (await page.locator('text.level').allTextContents()).map((words) => words.trim());

/** Letters on the plan that are smaller than so many pixels of the screen. */
const lettersBelow = (page: Page, pixels: number) =>
  page.locator('.paper svg text').evaluateAll(
    (all, least) =>
      all
        .map((one) => ({
          words: one.textContent!.trim(),
          size: parseFloat(getComputedStyle(one).fontSize) * (one as SVGTextElement).getScreenCTM()!.a
        }))
        .filter(({ size }) => size < least - 0.05),
    pixels
  );

/** Buttons of the floors from top to bottom, each with what a finger needs to know of it. */
async function stackOf(page: Page) {
  const plan = (await page.locator('.paper').boundingBox())!;
  const found = await page.locator('.floors button').evaluateAll((all) =>
    all.map((button) => {
      const { x, y, width, height } = button.getBoundingClientRect();
      const corners = [
        [x + 8, y + 8],
        [x + width - 8, y + height - 8]
      ];
      return {
        words: button.ariaLabel ?? button.textContent!.trim(),
        pressed: button.ariaPressed === 'true',
        width,
        height,
        top: y,
        bottom: y + height,
        reached: corners.every(([left, top]) => button.contains(document.elementFromPoint(left, top)))
      };
    })
  );
  for (const { words, width, height, top, bottom, reached } of found) {
    expect(reached, `${words} is whole in sight`).toBe(true);
    expect(width, words).toBeGreaterThanOrEqual(44);
    expect(height, words).toBeGreaterThanOrEqual(24);
    expect(top, words).toBeGreaterThanOrEqual(plan.y - 1);
    expect(bottom, words).toBeLessThanOrEqual(plan.y + plan.height + 1);
  }
  // One below the other.
  for (const [i, { top }] of found.entries())
    if (i > 0) expect(top).toBeGreaterThanOrEqual(found[i - 1].bottom - 1);
  return found;
}

it.each([
  [360, 640],
  [390, 844]
])(
  'shows one of three floors, the others as a stack of buttons, and all of them legibly: %i × %i',
  (width, height) =>
    on.share({ ...phone, viewport: { width, height } }, async (page) => {
      const kept = await highClinics();
      await moveIn(page.context(), on.site.url, [kept], 0);
      await page.goto(`${on.site.url}table/${kept.fragment}`);
      await page.locator('section.dock').waitFor();
      const FLOORS = ['Floor 2', 'Floor 1', 'Ground floor'];

      // Nothing on the plan can be chosen now: the highest floor comes first.
      await expect.poll(() => drawn(page)).toEqual(['Floor 2']);
      const stack = await stackOf(page);
      expect(stack.map(({ words }) => words)).toEqual(['All', ...FLOORS]);
      expect(stack.filter(({ pressed }) => pressed).map(({ words }) => words)).toEqual(['Floor 2']);
      for (const { height: high } of stack) expect(high).toBeGreaterThanOrEqual(42);
      const floors = page.locator('.floors');
      for (const name of [...FLOORS].reverse()) {
        await floors.getByRole('button', { name }).tap();
        await expect.poll(() => drawn(page)).toEqual([name]);
        expect(await lettersBelow(page, 9), name).toEqual([]);
      }

      await floors.getByRole('button', { name: 'All' }).tap();
      // A small floor has the number of its button beside it: the name would lie over the drawing.
      const names = width < 390 ? ['0', '1', '2'] : [...FLOORS].sort();
      await expect.poll(async () => (await drawn(page)).sort()).toEqual(names);
      const reach = await page.locator('text.level').evaluateAll((all) =>
        all.map((level) => {
          const [words, whole] = [level, level.parentElement!].map((one) => one.getBoundingClientRect());
          return (words.right - whole.left) / whole.width;
        })
      );
      expect(Math.max(...reach), 'share of a floor that its name reaches over').toBeLessThan(0.5);
      expect(await lettersBelow(page, 9)).toEqual([]);
      expect(await lost(page)).toEqual([]);

      // No card of the question is wider or higher than its picture and words need.
      const spare = await page.locator('.dock .body button.chip').evaluateAll((all) =>
        all.map((card) => {
          const words = document.createRange();
          words.selectNodeContents(card);
          return card.getBoundingClientRect().height - words.getBoundingClientRect().height;
        })
      );
      expect(spare.length).toBe(3);
      expect(Math.max(...spare)).toBeLessThan(48);

      // Who builds sees the next floor too: five buttons, and still all of them.
      for (let i = 0; i < 2; i++) {
        await page.locator('.dock .body button.chip', { hasText: 'Build' }).tap();
        await page.locator('[data-decide]').tap();
        await expect.poll(() => page.locator('.dock .body [aria-pressed=true]').count()).toBe(0);
        // The table takes no second press right after the first.
        await page.waitForTimeout(400);
      }
      await expect.poll(() => question(page)).toBe('build');
      await page.locator('.dock .body button.chip').first().tap();
      expect((await stackOf(page)).map(({ words }) => words)).toEqual(['All', 'Floor 3', ...FLOORS]);
    })
);

it.each([3, 4])('shows the money and popularity of %i clinics', (people) =>
  on.share(small, async (page) => {
    await page.goto(`${on.site.url}new/`, { waitUntil: 'networkidle' });
    await page.getByRole('radio', { name: 'Clinic' }).check();
    await page.getByLabel('Name on seat 1').fill('Bartholomew');
    for (let seat = 2; seat <= people; seat++) {
      if (seat > 2) await page.getByRole('button', { name: 'Add a seat' }).click();
      await page.getByLabel(`Who plays seat ${seat}`).selectOption('device');
      await page.getByLabel(`Name on seat ${seat}`).fill(`Wilhelmina ${seat}`);
    }
    await openTable(page);
    const edges = () =>
      page.locator('.facts b:is(.money, .popularity)').evaluateAll((all) =>
        all
          .filter((one) => one.checkVisibility())
          .map((one) => one.getBoundingClientRect())
          .map(({ left, right }) => ({ left, right }))
      );
    await expect.poll(edges).toHaveLength(2 * people);
    for (const { left, right } of await edges()) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(360);
    }
    // On a larger phone each name has the room of three letters.
    await page.setViewportSize({ width: 390, height: 844 });
    const room = await page.locator('li:has(.facts) .name').evaluateAll((all) =>
      all.map((name) => {
        const pen = document.createElement('canvas').getContext('2d')!;
        pen.font = getComputedStyle(name).font;
        return name.clientWidth - pen.measureText(`${name.textContent.slice(0, 3)}…`).width;
      })
    );
    expect(Math.min(...room)).toBeGreaterThanOrEqual(0);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/seats-${people}.png` });
  })
);

it('each line of the report of a round that opens a bill is large enough for a finger', () =>
  on.share(small, async (page) => {
    const game = playTable(
      7,
      NAMES,
      [],
      ({ game: rules, state, seat }, below) => {
        const actions = offeredActions(rules, state, seat);
        return actions[below(actions.length)];
      },
      { game: 'clinic', owners: [0, 0] }
    );
    for await (const { state, keep } of game) {
      const { round, slot } = state as ClinicState;
      if (round < 2 || slot !== 1) continue;
      const kept = keep('report');
      await moveIn(page.context(), on.site.url, [kept], 0);
      await page.goto(`${on.site.url}table/${kept.fragment}`);
      break;
    }
    await page.locator('summary', { hasText: 'Last round, line by line' }).click();
    const heights = await page
      .locator('details summary')
      .evaluateAll((all) => all.map((line) => line.getBoundingClientRect().height));
    expect(heights.length).toBeGreaterThan(2);
    expect(Math.min(...heights)).toBeGreaterThanOrEqual(44);
  }));

it('the name of an element has each of its words in one piece', () =>
  on.open({ ...small, locale: 'de-DE' }, async (page) => {
    const game = playTable(
      7,
      NAMES,
      ['satelliteTv'],
      ({ game: rules, state, seat }, below) => {
        const actions = offeredActions(rules, state, seat);
        return actions.find(({ tile }) => tile === 'build') ?? actions[below(actions.length)];
      },
      { game: 'clinic', owners: [0, 0] }
    );
    for await (const { game: rules, state, seat, keep } of game) {
      if (!offeredActions(rules, state, seat).some((action) => action.do === 'build')) continue;
      const kept = keep('words');
      await moveIn(page.context(), on.site.url, [kept], 0);
      await page.goto(`${on.site.url}table/${kept.fragment}`);
      break;
    }
    const name = page.locator('[data-offer="build:satellite"] .name');
    expect(await name.textContent()).toBe('Satellitenschüssel');
    expect((await name.boundingBox())!.height).toBeLessThan(20);
  }));

it('shows what can be done for a patient as soon as one is touched', () =>
  on.share(small, async (page) => {
    const any = playTable(
      7,
      NAMES,
      [],
      ({ game, state, seat }, below) => {
        const actions = offeredActions(game, state, seat);
        return actions.find(({ tile }) => tile === 'admit') ?? actions[below(actions.length)];
      },
      { game: 'clinic', owners: [0, 0] }
    );
    for await (const { game, state, seat, keep } of any) {
      if (!offeredActions(game, state, seat).some(({ do: verb }) => verb === 'admit')) continue;
      const kept = keep('admit');
      await moveIn(page.context(), on.site.url, [kept], 0);
      await page.goto(`${on.site.url}table/${kept.fragment}`);
      break;
    }
    await page.locator('.dock ol button').last().tap();
    const option = (await page.locator('.dock .options button').last().boundingBox())!;
    const decide = (await page.locator('.decide').boundingBox())!;
    expect(option.y + option.height).toBeLessThanOrEqual(decide.y);
  }));
