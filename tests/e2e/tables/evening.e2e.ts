import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { question, HURRIED } from '../support/clinicHands.ts';
import { focused, tabTo, tabToList } from '../support/keyboard.ts';
import { agree, chooser, Player, squaresInSight } from '../support/players.ts';
import { hurry } from '../support/practice.ts';
import { desktop, phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** Whole evenings, from the start page to the next game, for hands that have only a finger or only keys. */

const on = stage();

interface Evening {
  readonly game: 'Landscape' | 'Clinic';
  readonly boxes: readonly string[];
  /** Two people at one device, or at one each. */
  readonly devices: 1 | 2;
}

const EVENINGS: readonly (readonly [string, Evening])[] = [
  ['the base game at two devices', { game: 'Landscape', boxes: [], devices: 2 }],
  [
    'four expansions',
    {
      game: 'Landscape',
      boxes: ['20th Anniversary', 'COVID-19', 'Natural Disasters', 'Black Dragon'],
      devices: 1
    }
  ],
  ['Clinic', { game: 'Clinic', boxes: [], devices: 1 }],
  ['Clinic with its pandemic', { game: 'Clinic', boxes: ['Pandemic'], devices: 1 }]
];

/** Two seats make less than this many decisions; a game that asks for more does not end. */
const STEPS = 1_500;
const MINUTES = 15;

type Choose = (n: number) => number;

/** What a pair of hands can do. */
interface Hands {
  /** Goes on from the start page to an open table. */
  open(page: Page, evening: Evening): Promise<void>;
  /** Takes the free seat at the table on the page. */
  sit(page: Page): Promise<void>;
  /** Presses what has this name. */
  press(page: Page, name: string | RegExp): Promise<void>;
  /** What is done once when the table is there. */
  prepare(page: Page, evening: Evening): Promise<void>;
  /** Makes one try at what is asked now. */
  step(page: Page, evening: Evening, choose: Choose): Promise<void>;
}

/** Counts, in the page, pointers and keys of the kind these hands do not have. */
async function forbid(page: Page, kind: 'pointers' | 'mouse and keys'): Promise<void> {
  await page.addInitScript((what) => {
    const seen: string[] = ((globalThis as { forbidden?: string[] }).forbidden = []);
    addEventListener(
      'pointerdown',
      (event) => {
        if (event.isTrusted && (what === 'pointers' || event.pointerType === 'mouse'))
          seen.push(event.pointerType);
      },
      true
    );
    addEventListener(
      'keydown',
      (event) => {
        if (event.isTrusted && what !== 'pointers' && !(event.target as Element).matches('input'))
          seen.push(event.key);
      },
      true
    );
  }, kind);
}

const forbidden = (page: Page) =>
  page.evaluate(() => (globalThis as { forbidden?: string[] }).forbidden ?? []);

/** A tap in the middle of an element, where nothing may lie over it. */
const tap = (found: Locator) => found.tap({ timeout: 5_000 });

async function tapOne(found: Locator, choose: Choose): Promise<boolean> {
  const count = await found.count();
  if (count === 0) return false;
  // It may go while the finger comes down: another entry arrived.
  return tap(found.nth(choose(count))).then(
    () => true,
    () => false
  );
}

/** Places where a finger reaches one of these shapes, one for each that shows. A board takes touches by the glass over it. */
const placesOf = (page: Page, selector: string): Promise<{ x: number; y: number }[]> =>
  page.locator(selector).evaluateAll((all) =>
    all.flatMap((shape) => {
      const { x, y, width, height } = shape.getBoundingClientRect();
      for (const [across, down] of [
        [0.5, 0.5],
        [0.5, 0.7],
        [0.3, 0.5],
        [0.7, 0.5],
        [0.5, 0.3],
        [0.5, 0.85]
      ]) {
        const at = { x: x + across * width, y: y + down * height };
        const there = document.elementFromPoint(at.x, at.y);
        if (there && (shape.contains(there) || there.matches('.glass'))) return [at];
      }
      return [];
    })
  );

async function tapPlace(page: Page, selector: string, choose: Choose): Promise<boolean> {
  const places = await placesOf(page, selector);
  if (places.length === 0) return false;
  const { x, y } = places[choose(places.length)];
  await page.touchscreen.tap(x, y);
  return true;
}

async function tapDecide(page: Page, button: Locator): Promise<void> {
  if (await button.isEnabled({ timeout: 500 }).catch(() => false)) await tap(button).catch(() => {});
}

const finger: Hands = {
  async open(page, { game, boxes, devices }) {
    await page.goto(on.site.url);
    await tap(page.getByRole('link', { name: 'New table' }));
    await page.locator('form:not([inert])').waitFor();
    await tap(page.locator('label').filter({ has: page.getByRole('radio', { name: game }) }));
    await tap(page.getByLabel('Name on seat 1'));
    await page.keyboard.insertText('Ada');
    // The list of a select is drawn by the system, out of the page's reach.
    await page.getByLabel('Who plays seat 2').selectOption(devices === 1 ? 'device' : 'friend');
    if (devices === 1) {
      await tap(page.getByLabel('Name on seat 2'));
      await page.keyboard.insertText('Bo');
    }
    for (const name of boxes)
      await tap(page.locator('label').filter({ has: page.getByRole('checkbox', { name }) }));
    await tap(page.getByRole('button', { name: 'Open the table' }));
    await page.waitForURL(/\/table\//);
  },
  async sit(page) {
    await tap(page.getByPlaceholder('Your name').first());
    await page.keyboard.insertText('Bo');
    await tap(page.getByRole('button', { name: 'Sit here' }).first());
  },
  press: (page, name) => tap(page.getByRole('button', { name, exact: true })),
  prepare: () => Promise.resolve(),
  async step(page, { game }, choose) {
    const chips = page.locator('.dock button.chip');
    if (game === 'Clinic') {
      const asked = await question(page);
      if (asked === 'wait') return;
      if (asked === 'choose') await tapOne(page.locator('.dock .body button.chip'), choose);
      if (asked === 'admit') await tapOne(page.locator('.dock .body ol button'), choose);
      if (asked === 'hire' || asked === 'pick' || (asked === 'build' && choose(2) > 0)) {
        await tapOne(page.locator('.dock .body button.chip'), choose);
        for (let i = 0; i < 2; i++) await tapPlace(page, 'path.hit[data-lit]', choose);
      }
      const decide = page.locator('[data-decide]');
      const isReady = (await decide.count()) > 0 && (await decide.isEnabled().catch(() => false));
      await tapDecide(page, isReady ? decide : page.locator('.decide button').last());
      return;
    }
    // What is lit may lie outside the part of the table in sight.
    if (choose(4) === 0)
      await tap(page.getByRole('button', { name: 'Show the whole table' })).catch(() => {});
    const tapSquare = async () => {
      const squares = await squaresInSight(page);
      if (squares.length === 0) return false;
      const { x, y } = squares[choose(squares.length)];
      await page.touchscreen.tap(x, y);
      return true;
    };
    if (!(await tapSquare()) && !(await tapPlace(page, '[data-spot]', choose))) await tapOne(chips, choose);
    // A path wants one square after the other.
    for (let i = 0; i < 3 && (await page.locator('rect.walked').count()) > 0; i++)
      if (!(await tapSquare())) break;
    if (choose(3) > 0 && !(choose(2) > 0 && (await tapPlace(page, '[data-spot]', choose))))
      await tapOne(chips, choose);
    await tapDecide(page, page.locator('.decide button'));
  }
};

/** The list of all one can do: a tab beside the table. */
const LISTS = { Landscape: 'Everything you can do', Clinic: 'Moves' } as const;

const keys: Hands = {
  async open(page, { game, boxes, devices }) {
    const { keyboard } = page;
    await page.goto(on.site.url);
    await tabTo(page, 'New table');
    await keyboard.press('Enter');
    await page.locator('form:not([inert])').waitFor();
    await tabTo(page, /^Landscape/);
    if (game === 'Clinic') await keyboard.press('ArrowDown');
    await tabTo(page, 'Name on seat 1');
    await keyboard.type('Ada');
    await tabTo(page, 'Who plays seat 2');
    const kind = () => page.getByLabel('Who plays seat 2').inputValue();
    const wanted = devices === 1 ? 'device' : 'friend';
    for (let i = 0; i < 4 && (await kind()) !== wanted; i++) await keyboard.press('ArrowUp');
    for (let i = 0; i < 4 && (await kind()) !== wanted; i++) await keyboard.press('ArrowDown');
    expect(await kind()).toBe(wanted);
    if (devices === 1) {
      await tabTo(page, 'Name on seat 2');
      await keyboard.type('Bo');
    }
    for (const name of boxes) {
      await tabTo(page, new RegExp(name), game === 'Clinic' ? 'Shift+Tab' : 'Tab');
      await keyboard.press('Space');
    }
    await tabTo(page, 'Open the table');
    await keyboard.press('Enter');
    await page.waitForURL(/\/table\//);
  },
  async sit(page) {
    await page.getByPlaceholder('Your name').first().waitFor();
    for (let i = 0; i < 80; i++) {
      if (await page.evaluate(() => document.activeElement?.getAttribute('placeholder') === 'Your name'))
        break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('Bo');
    await tabTo(page, 'Sit here');
    await page.keyboard.press('Enter');
  },
  async press(page, name) {
    await page.getByRole('button', { name, exact: true }).waitFor();
    await tabTo(page, name);
    await page.keyboard.press('Enter');
  },
  async prepare(page, { game }) {
    const list = LISTS[game];
    await page.getByRole('tab', { name: list }).waitFor();
    const first = game === 'Clinic' ? 'Board' : 'What happened';
    await tabTo(page, first);
    for (let i = 0; i < 8 && (await focused(page)) !== list; i++) await page.keyboard.press('ArrowRight');
    await tabToList(page, list);
  },
  async step(page, { game }, choose) {
    const { keyboard } = page;
    if (choose(3) === 0) await keyboard.press('End');
    for (let i = choose(5); i > 0; i--) await keyboard.press('ArrowDown');
    await keyboard.press('Enter');
    if (game === 'Landscape' && choose(2) === 0) {
      await keyboard.press('ArrowUp');
      await keyboard.press('Enter');
    }
    await keyboard.press('Enter');
  }
};

/** Whether this page is asked for something: its large button is there. */
const isAsked = (page: Page) =>
  page
    .locator('.decide button')
    .count()
    .then((n) => n > 0);

/** Whose result stands on the page once its count is over. */
const RESULT = /wins? with|share|You beat the virus together|The virus was stronger/;

async function playEvening(hands: Hands, evening: Evening, seed: number): Promise<void> {
  const { game, devices } = evening;
  const isKeys = hands === keys;
  const options = isKeys ? desktop : phone;
  const ada = await Player.arrive('Ada', options);
  const players = [ada];
  if (devices === 2) players.push(await Player.arrive('Bo', options));
  for (const { page } of players) {
    await forbid(page, isKeys ? 'pointers' : 'mouse and keys');
    if (devices === 1) await hurry(page);
  }
  await hands.open(ada.page, evening);
  for (const bo of players.slice(1)) {
    await bo.page.goto(ada.page.url());
    await hands.sit(bo.page);
    await bo.page.getByText('you', { exact: true }).waitFor();
    await hands.press(ada.page, /^Begin/);
  }
  await Promise.all(players.map((player) => player.seesBoard()));
  for (const { page } of players) await hands.prepare(page, evening);

  const choose = chooser(seed);
  let stuck = 0;
  let last = '';
  for (let i = 0; i < STEPS && !(await ada.table()).over; i++) {
    for (const { page } of players) {
      if (!(await isAsked(page))) continue;
      await hands.step(page, evening, choose);
      await page.waitForTimeout(devices === 1 ? HURRIED : 380);
      if (isKeys)
        expect(
          await focused(page),
          `the focus after ${await page
            .locator('.dock')
            .innerText()
            .catch(() => '')}`
        ).not.toBe('');
    }
    const { hash } = await ada.table();
    stuck = hash === last ? stuck + 1 : 0;
    last = hash;
    if (stuck > 60)
      throw new Error(
        `No way on: ${await Promise.all(
          players.map(({ page }) =>
            page
              .locator('.dock')
              .innerText()
              .catch(() => '-')
          )
        ).then((all) => all.join(' / '))}`
      );
  }
  await agree(players);
  expect((await ada.table()).over).toBe(true);

  // The result, by the button that ends its count.
  for (const { page, name } of players) {
    const skip = page.getByRole('button', { name: game === 'Clinic' ? 'Show all' : 'Skip', exact: true });
    const result = page.locator('.final').getByRole('heading', { name: RESULT });
    await skip.or(result).first().waitFor();
    if ((await skip.count()) > 0) await hands.press(page, (await skip.innerText()).trim());
    await result.waitFor();
    if (isKeys) expect(await focused(page), `${name}: the focus after the count`).not.toBe('');
  }
  // And once more.
  const before = ada.page.url();
  await hands.press(ada.page, 'Play again');
  await ada.page.waitForURL((url) => url.href !== before);
  for (const bo of players.slice(1)) {
    await hands.press(bo.page, 'Join the next game');
    await bo.page.getByText('you', { exact: true }).waitFor();
    await hands.press(ada.page, /^Begin/);
  }
  for (const player of players) {
    await player.page.locator('[data-hash][data-over=false]').waitFor({ state: 'attached' });
    expect(await forbidden(player.page), player.name).toEqual([]);
    expect(player.faults, player.name).toEqual([]);
    await player.leave();
  }
}

describe.each([
  ['touch', finger, 61],
  ['keyboard', keys, 62]
] as const)('by %s alone', (_name, hands, seed) => {
  it.each(EVENINGS)('%s', (_what, evening) => playEvening(hands, evening, seed), MINUTES * 60_000);
});
