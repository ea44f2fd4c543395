import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { answer, fillInTable, openTable, question } from '../support/clinicHands.ts';
import { chooser } from '../support/players.ts';
import { hurry, seedChance } from '../support/practice.ts';
import { desktop } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The Clinic screen answers these questions at any time, and correctly. */

const on = stage();

/** Two at one device, with the same draws in every run; the first question is asked. */
async function sit(page: Page, seed: number): Promise<void> {
  await hurry(page);
  await seedChance(page.context(), seed);
  await fillInTable(page, on.site.url, ['Ada', 'Ben']);
  await openTable(page);
}

/** The sum of "rooms: 4 × 1 + saved by orderlies −2". */
const sumOf = (words: string): number =>
  words.split(' + ').reduce((sum, part) => {
    const [, count, each, flat] = /(?:(\d+) × (\d+)|(−?\d+))$/.exec(part)!;
    return sum + (each ? Number(count) * Number(each) : Number(flat.replace('−', '-')));
  }, 0);

/** Lines of the log that are shown, the latest first: sentence and reasons. */
const lines = (page: Page) =>
  page.locator('ol[reversed] > li').evaluateAll((all) =>
    all.map((line) => ({
      words: line.firstChild?.textContent?.trim() ?? '',
      score: line.querySelector('.score')?.textContent ?? '',
      rule: line.querySelector<HTMLAnchorElement>('.rule a')?.href ?? null,
      head: line.classList.contains('head')
    }))
  );

/** A random player may be rich, or treat no one, for rounds: a test continues until it has seen its subject, or the game ends. */
const LONG = { steps: 90, milliseconds: 300_000 };

it(
  'why something is not to be had stands on it, and why it cannot stand there is said where it is touched',
  { timeout: LONG.milliseconds },
  () =>
    on.open(desktop, async (page) => {
      await sit(page, 3);
      const choose = chooser(5);
      const why = new Set<string>();
      let refused = 0;
      for (let i = 0; i < LONG.steps && (refused === 0 || !why.has('too expensive')); i++) {
        for (const card of await page.locator('.dock .card[aria-disabled=true]').all()) {
          const note = (await card.locator('small').textContent({ timeout: 2_000 })) ?? '';
          expect(note).not.toBe('');
          why.add(note);
        }
        if ((await question(page)) === 'build' && refused === 0) {
          await page.locator('.dock button.chip').first().click();
          // A cell with an element would describe that element: here it is empty. Elements in front cover a cell, so
          // the touch is sent to the shape itself.
          await page.locator('path.hit[data-place^="1,"]:not([data-lit])').first().dispatchEvent('click');
          const said = page.locator('.toast p');
          await said.first().waitFor();
          expect(await said.first().textContent()).toMatch(/^\w.+\.$/);
          expect(await said.first().textContent()).not.toBe('That is not possible now.');
          refused++;
        }
        await answer(page, choose);
      }
      expect(refused).toBe(1);
      expect([...why]).toContain('too expensive');
    })
);

it(
  'what a Move brings is said before it is made; every step says its rule, and every sum how it comes about',
  { timeout: LONG.milliseconds },
  () =>
    on.open(desktop, async (page) => {
      await sit(page, 3);
      await page.getByRole('tab', { name: 'Log' }).click();
      const choose = chooser(5);
      const told = new Map<string, { income: number; hours: number }>();
      let earned = 0;
      let rounds = 0;
      for (let i = 0; i < LONG.steps && (rounds < 2 || earned === 0); i++) {
        if ((await question(page)) === 'move') {
          const [name] = (await page.locator('.dock .ask').textContent())!.split(':');
          const [income, , hours] = await page.locator('.dock .sums dd').allTextContents();
          told.set(name, { income: Number(income.replace('$', '')), hours: Number(hours) });
        }
        await answer(page, choose);
        if (told.size < 2) continue;
        const all = (await lines(page)).map(({ words }) => words);
        const first = all.findIndex((words) => words.startsWith('Ada spends'));
        if (first < 0) continue;
        // Since both moved: the log begins with the latest.
        const since = all.slice(0, first + 1);
        for (const [name, { income, hours }] of told) {
          expect(since).toContain(`${name} spends ${hours} ${hours === 1 ? 'hour' : 'hours'}.`);
          const paid = since
            .filter((words) => words.startsWith(`${name}:`))
            .map((words) => Number(/treated, \$(\d+)/.exec(words)?.[1] ?? 0));
          expect(
            paid.reduce((sum, n) => sum + n, 0),
            name
          ).toBe(income);
          earned += income;
        }
        told.clear();
        rounds++;
      }
      expect(rounds).toBeGreaterThanOrEqual(2);
      expect(earned).toBeGreaterThan(0);

      const all = await lines(page);
      expect(all.filter(({ rule, head }) => rule === null && !head).map(({ words }) => words)).toEqual([]);
      const sums = all.filter(({ score }) => score !== '');
      for (const { words, score } of sums) {
        const [n, missing = 0] = [...words.matchAll(/\$(\d+)/g)].map(([, digits]) => Number(digits));
        expect(sumOf(score), `${words} ${score}`).toBe(n + missing);
      }
      for (const what of ['pays', 'treated'])
        expect(sums.some(({ words }) => words.includes(what))).toBe(true);
      const other = await page.context().newPage();
      for (const link of new Set(all.flatMap(({ rule }) => rule ?? []))) {
        await other.goto(link);
        await other.getByRole('heading', { level: 1 }).waitFor();
        const id = new URL(link).hash.slice(1);
        if (id) await other.locator(`[id="${id}"]`).first().waitFor();
      }
      await other.close();
    })
);
