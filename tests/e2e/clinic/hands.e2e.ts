import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focused, tabTo, tabToList } from '../support/keyboard.ts';
import { chooser } from '../support/players.ts';
import { hurry, seedChance } from '../support/practice.ts';
import { desktop, phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** Clinic from the start page to its result, for hands without a mouse and for ears. */

const on = stage();

/** No game asks more questions than this; one that does not end is at fault. */
const QUESTIONS = 500;
const POINTS_DECIDE = /wins with|share first place/;
const TOGETHER = /You beat the virus together|The virus was stronger/;

/** The question and its options as text: it changes after each step of the game. */
const question = (page: Page): Promise<string> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main section[aria-label], [role=option]')]
      .map((element) => element.ariaLabel ?? element.textContent)
      .join('\n')
  );

/** Waits a moment for another question than this one; whether it came. */
async function otherThan(page: Page, old: string, read = question): Promise<boolean> {
  for (let i = 0; i < 8; i++) {
    if ((await read(page)) !== old) return true;
    await page.waitForTimeout(50);
  }
  return false;
}

describe('by keyboard alone', () => {
  async function openTable(page: Page, who: 'two' | 'alone', pandemic = false): Promise<void> {
    const { keyboard } = page;
    await page.goto(on.site.url);
    await tabTo(page, 'New table');
    await keyboard.press('Enter');
    await page.waitForURL(/\/new\//);
    await tabTo(page, /^Landscape/);
    await keyboard.press('ArrowDown');
    if (pandemic) {
      await tabTo(page, /Pandemic/);
      await keyboard.press('Space');
    }
    await tabTo(page, 'Name on seat 1', pandemic ? 'Shift+Tab' : 'Tab');
    await keyboard.type('Ada');
    if (who === 'alone') {
      await tabTo(page, 'Remove seat 2');
      await keyboard.press('Enter');
    } else {
      await tabTo(page, 'Who plays seat 2');
      await keyboard.press('ArrowUp');
      await tabTo(page, 'Name on seat 2');
      await keyboard.type('Bo');
    }
    await tabTo(page, 'Open the table');
    await keyboard.press('Enter');
    await page.getByRole('region', { name: 'The hospital table' }).waitFor({ state: 'attached' });
  }

  /** Plays by the list of all moves until a result is shown: the focus stays in the list, then goes to that heading. */
  async function playByTheList(page: Page, seed: number, result: RegExp): Promise<void> {
    const { keyboard } = page;
    const choose = chooser(seed);
    await tabTo(page, 'Board');
    // The last tab but one: the arrow keys go round.
    for (let i = 0; i < 2; i++) await keyboard.press('ArrowLeft');
    expect(await focused(page)).toBe('Moves');
    await tabTo(page, 'Moves');
    await tabToList(page, 'Moves');
    const ended = page.getByRole('heading', { name: result });
    const counting = page.getByRole('button', { name: 'Show all' });
    const isOver = async () => (await ended.or(counting).count()) > 0;
    for (let i = 0; i < QUESTIONS && !(await isOver()); i++) {
      const asked = await question(page);
      // Passing is at one end of the list, where it is legal.
      if (choose(3) === 0) await keyboard.press('End');
      for (let n = choose(5); n > 0; n--) await keyboard.press('ArrowDown');
      await keyboard.press('Enter');
      // A press too soon after another is meant to do nothing.
      for (let n = 0; n < 5; n++) {
        await keyboard.press('Enter');
        if (await otherThan(page, asked)) break;
      }
      if (!(await isOver())) expect(await focused(page)).toBe('Moves');
    }
    const heading = page.locator('section.final h2');
    await expect.poll(() => focused(page)).toBe(await heading.textContent());
  }

  it(
    'two at one device play the base game to its count',
    () =>
      on.share(desktop, async (page) => {
        await hurry(page);
        await openTable(page, 'two');
        await playByTheList(page, 41, POINTS_DECIDE);
        await tabTo(page, 'Show all');
        await page.keyboard.press('Enter');
        const result = page.getByRole('heading', { name: POINTS_DECIDE });
        await result.waitFor();
        // The button went, and the focus went to what it brought.
        expect(await focused(page)).toBe(await result.textContent());
        await tabTo(page, 'Play again');
      }),
    240_000
  );

  it(
    'one player alone fights the pandemic to its end',
    () =>
      on.share(desktop, async (page) => {
        await hurry(page);
        await openTable(page, 'alone', true);
        await playByTheList(page, 42, TOGETHER);
        await page.getByRole('heading', { name: TOGETHER }).waitFor();
        await tabTo(page, 'Play again');
      }),
    240_000
  );

  it('a round goes by the cards and the plan too, and the focus is never lost', () =>
    on.share(desktop, async (page) => {
      const { keyboard } = page;
      const enter = async (name: string | RegExp, key = 'Tab') => {
        await tabTo(page, name, key);
        await keyboard.press('Enter');
      };
      /** The focus has gone to what is asked now; the table takes no second press right after the first. */
      const asks = async (question: string) => {
        await expect.poll(() => focused(page)).toBe(`Ada: ${question}`);
        await page.waitForTimeout(360);
      };
      // Draws depend on the rules' number too: with this seed and number 5 a white doctor is on offer.
      await seedChance(page.context(), 4);
      await openTable(page, 'alone');
      await tabTo(page, 'Board');
      for (let i = 0; i < 2; i++) await keyboard.press('ArrowLeft');
      await tabToList(page, 'Moves');
      // Steps before the first action, such as a bonus tile.
      const choosing = page.getByRole('region', { name: 'Ada: choose an action' });
      for (let i = 0; i < 20 && (await choosing.count()) === 0; i++) {
        await keyboard.press('Enter');
        await page.waitForTimeout(360);
      }

      await enter(/^Build/);
      await enter('Choose Build');
      await asks('build');
      await enter(/^Supply room/);
      await tabTo(page, /^Plan of the clinic/, 'Shift+Tab');
      await keyboard.press('ArrowDown');
      await expect.poll(() => page.getByText(/can be chosen$/).count()).toBe(1);
      await keyboard.press('Enter');
      await enter(/^Build for/);
      await asks('build');
      await enter('Done');
      await asks('choose an action');

      await enter(/^Hire/);
      await enter('Choose Hire');
      await asks('hire');
      await enter(/^White doctor.*\$/);
      await enter(/^Hire for/);
      await asks('hire');
      await enter('Done');
      await asks('choose an action');

      await enter(/^Admit/);
      await enter('Choose Admit');
      await asks('admit patients');
      await enter('Done');

      await asks('arrange your clinic');
      await enter(/^White doctor/);
      await expect.poll(() => focused(page)).toBe('White doctor');
      await keyboard.press('Escape');
      await expect.poll(() => focused(page)).toMatch(/^White doctor.*floor/);
      await enter('Move like this');
      await asks('buy popularity?');
      await tabTo(page, 'Points of popularity');
      await keyboard.press('ArrowRight');
      await enter(/^Buy 1 for/);
      await asks('choose an action');
    }));
});

describe('through the accessibility tree alone', () => {
  /** Presses the one element of that role and name, as assistive technology does, anywhere on the screen. */
  async function press(page: Page, role: 'button' | 'link' | 'radio' | 'checkbox' | 'tab', name: string) {
    await page
      .getByRole(role, { name, exact: role !== 'radio' && role !== 'checkbox' })
      .dispatchEvent('click');
  }

  async function openTable(page: Page, who: 'two' | 'alone', pandemic = false): Promise<void> {
    await page.goto(on.site.url);
    await press(page, 'link', 'New table');
    await press(page, 'radio', 'Clinic');
    if (pandemic) await press(page, 'checkbox', 'Pandemic');
    await page.getByRole('textbox', { name: 'Name on seat 1' }).fill('Ada');
    if (who === 'alone') await press(page, 'button', 'Remove seat 2');
    else {
      await page.getByRole('combobox', { name: 'Who plays seat 2' }).selectOption('On this device');
      await page.getByRole('textbox', { name: 'Name on seat 2' }).fill('Bo');
    }
    await press(page, 'button', 'Open the table');
    await press(page, 'tab', 'Moves');
  }

  /** The names in the list of all moves, as the browser's tree has them. */
  async function moves(page: Page): Promise<string[]> {
    const tree = await page.getByRole('listbox', { name: 'Moves' }).ariaSnapshot();
    return [...tree.matchAll(/option "((?:[^"\\]|\\.)*)"/g)].map(([, name]) => name);
  }

  /** The names of the regions, of which one is what is asked, and of what there is to choose. */
  const asks = async (page: Page): Promise<string> => {
    const tree = await page.getByRole('main').ariaSnapshot();
    return (tree.match(/(region|option) ".*"/g) ?? []).join('\n');
  };

  async function playByTheTree(page: Page, seed: number, result: RegExp): Promise<void> {
    const choose = chooser(seed);
    const ended = page.getByRole('heading', { name: result });
    const counting = page.getByRole('heading', { name: 'Final count' });
    const ready = page
      .getByRole('status')
      .filter({ hasText: /^(Ready: .+|Move like this\. Income .+, .+)\.$/ });
    for (let i = 0; i < QUESTIONS && (await ended.or(counting).count()) === 0; i++) {
      const list = await moves(page);
      const asked = await asks(page);
      const line = list.length > 1 && choose(3) === 0 ? list.length - 1 : choose(Math.max(1, list.length));
      const option = page.getByRole('option').nth(line);
      if (list.length > 0) {
        await option.dispatchEvent('click');
        await ready.waitFor({ state: 'attached' });
      }
      // A press too soon after another is meant to do nothing.
      for (let n = 0; n < 5; n++) {
        // It may be gone by now: the press before was slow, but it counts.
        await (list.length > 0 ? option : page.getByRole('button', { name: 'Confirm', exact: true }))
          .dispatchEvent('click', undefined, { timeout: 1_000 })
          .catch(() => {});
        if (await otherThan(page, asked, asks)) break;
      }
    }
  }

  it(
    'two at one phone play the base game to its count',
    () =>
      on.share(phone, async (page) => {
        await hurry(page);
        await openTable(page, 'two');
        await playByTheTree(page, 43, POINTS_DECIDE);
        await press(page, 'button', 'Show all');
        await page.getByRole('heading', { name: POINTS_DECIDE }).waitFor();
        for (const name of ['Popularity', 'Employees', 'Hours spent', 'Total'])
          expect(await page.getByRole('rowheader', { name, exact: true }).count(), name).toBe(1);
      }),
    240_000
  );

  it(
    'one player alone fights the pandemic to its end',
    () =>
      on.share(phone, async (page) => {
        await hurry(page);
        await openTable(page, 'alone', true);
        await playByTheTree(page, 44, TOGETHER);
        await page.getByRole('heading', { name: TOGETHER }).waitFor();
      }),
    240_000
  );
});
