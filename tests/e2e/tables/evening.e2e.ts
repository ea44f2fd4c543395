import type { Locator, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { question, HURRIED } from '../support/clinicHands.ts';
import { happens } from '../support/happens.ts';
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
  readonly people: number;
  /** The first device has the seats that are left when each other has one. */
  readonly devices: number;
}

const NAMES = ['Ada', 'Bo', 'Cy', 'Di', 'Eve', 'Finn'];

/** Who plays the seats after the first: people at the same device, then friends at theirs. */
const seatsOf = ({ people, devices }: Evening): ('device' | 'friend')[] =>
  Array.from({ length: people - 1 }, (_, i) => (i < people - devices ? 'device' : 'friend'));

const FOUR = ['20th Anniversary', 'COVID-19', 'Natural Disasters', 'Black Dragon'];

const EVENINGS: readonly (readonly [string, Evening])[] = [
  ['the base game, two at two devices', { game: 'Landscape', boxes: [], people: 2, devices: 2 }],
  ['the base game, four at four devices', { game: 'Landscape', boxes: [], people: 4, devices: 4 }],
  ['the base game, six at three devices', { game: 'Landscape', boxes: [], people: 6, devices: 3 }],
  ['four expansions, two at one device', { game: 'Landscape', boxes: FOUR, people: 2, devices: 1 }],
  ['four expansions, six at one device', { game: 'Landscape', boxes: FOUR, people: 6, devices: 1 }],
  ['Clinic, two at one device', { game: 'Clinic', boxes: [], people: 2, devices: 1 }],
  ['Clinic, four at one device', { game: 'Clinic', boxes: [], people: 4, devices: 1 }],
  [
    'Clinic with its pandemic, two at one device',
    { game: 'Clinic', boxes: ['Pandemic'], people: 2, devices: 1 }
  ],
  [
    'Clinic with its pandemic, four at two devices',
    { game: 'Clinic', boxes: ['Pandemic'], people: 4, devices: 2 }
  ]
];

/** A seat makes less than this many decisions; a game that asks for more does not end. */
const STEPS = 750;
const MINUTES = 25;

type Choose = (n: number) => number;

/** What a pair of hands can do. */
interface Hands {
  /** Goes on from the start page to an open table. */
  open(page: Page, evening: Evening): Promise<void>;
  /** Takes a free seat at the table on the page. */
  sit(page: Page, name: string): Promise<void>;
  /** Presses what has this name. */
  press(page: Page, name: string | RegExp): Promise<void>;
  /** What is done once, when the first question is there. */
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
  return happens(tap(found.nth(choose(count))));
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
  async open(page, evening) {
    const { game, boxes } = evening;
    await page.goto(on.site.url);
    await tap(page.getByRole('link', { name: 'New table' }));
    await page.locator('form:not([inert])').waitFor();
    await tap(page.locator('label').filter({ has: page.getByRole('radio', { name: game }) }));
    await tap(page.getByLabel('Name on seat 1'));
    await page.keyboard.insertText('Ada');
    for (const [i, kind] of seatsOf(evening).entries()) {
      const select = page.getByLabel(`Who plays seat ${i + 2}`);
      if ((await select.count()) === 0) await tap(page.getByRole('button', { name: 'Add a seat' }));
      // The list of a select is drawn by the system, out of the page's reach.
      await select.selectOption(kind);
      if (kind === 'friend') continue;
      await tap(page.getByLabel(`Name on seat ${i + 2}`));
      await page.keyboard.insertText(NAMES[i + 1]);
    }
    for (const name of boxes)
      await tap(page.locator('label').filter({ has: page.getByRole('checkbox', { name }) }));
    await tap(page.getByRole('button', { name: 'Open the table' }));
    await page.waitForURL(/\/table\//);
  },
  async sit(page, name) {
    await tap(page.getByPlaceholder('Your name').first());
    await page.keyboard.insertText(name);
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
  async open(page, evening) {
    const { game, boxes } = evening;
    const { keyboard } = page;
    await page.goto(on.site.url);
    await tabTo(page, 'New table');
    await keyboard.press('Enter');
    await page.locator('form:not([inert])').waitFor();
    await tabTo(page, /^Landscape/);
    if (game === 'Clinic') await keyboard.press('ArrowDown');
    await tabTo(page, 'Name on seat 1');
    await keyboard.type('Ada');
    for (const [i, wanted] of seatsOf(evening).entries()) {
      const select = page.getByLabel(`Who plays seat ${i + 2}`);
      if ((await select.count()) === 0) {
        await tabTo(page, 'Add a seat');
        await keyboard.press('Enter');
      }
      await tabTo(page, `Who plays seat ${i + 2}`, 'Shift+Tab');
      for (const key of ['ArrowUp', 'ArrowDown'])
        for (let n = 0; n < 4 && (await select.inputValue()) !== wanted; n++) await keyboard.press(key);
      expect(await select.inputValue()).toBe(wanted);
      if (wanted === 'friend') continue;
      await tabTo(page, `Name on seat ${i + 2}`);
      await keyboard.type(NAMES[i + 1]);
    }
    for (const name of boxes) {
      await tabTo(page, new RegExp(name), game === 'Clinic' ? 'Shift+Tab' : 'Tab');
      await keyboard.press('Space');
    }
    await tabTo(page, 'Open the table');
    await keyboard.press('Enter');
    await page.waitForURL(/\/table\//);
  },
  async sit(page, name) {
    await page.getByPlaceholder('Your name').first().waitFor();
    for (let i = 0; i < 80; i++) {
      if (await page.evaluate(() => document.activeElement?.getAttribute('placeholder') === 'Your name'))
        break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type(name);
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

/** Whether this page is asked for something: at a table of the tile game, for its first tile. */
const isOffered = async (page: Page, { game }: Evening) =>
  game === 'Clinic'
    ? (await question(page)) !== 'wait'
    : (await page.locator('button[data-hand]').count()) > 0;

/** Whose result stands on the page once its count is over. */
const RESULT = /wins? with|share|You beat the virus together|The virus was stronger/;

async function playEvening(hands: Hands, evening: Evening, seed: number): Promise<void> {
  const { game, people, devices } = evening;
  const isKeys = hands === keys;
  const options = isKeys ? desktop : phone;
  const guests = NAMES.slice(people - devices + 1, people);
  const players = await Promise.all([NAMES[0], ...guests].map((name) => Player.arrive(name, options)));
  const [ada] = players;
  for (const { page } of players) {
    await forbid(page, isKeys ? 'pointers' : 'mouse and keys');
    if (devices === 1) await hurry(page);
  }
  await hands.open(ada.page, evening);
  for (const guest of players.slice(1)) {
    await guest.page.goto(ada.page.url());
    await hands.sit(guest.page, guest.name);
    await guest.page.getByText('you', { exact: true }).waitFor();
  }
  if (devices > 1) await hands.press(ada.page, /^Begin/);
  await Promise.all(players.map((player) => player.seesBoard()));

  const choose = chooser(seed);
  const prepared = new Set<Page>();
  let stuck = 0;
  let last = '';
  for (let i = 0; i < STEPS * people && !(await ada.table()).over; i++) {
    for (const { page } of players) {
      // A question of Clinic shows; later ones of the tile game may be lit squares alone.
      const mayWait = game === 'Clinic' || !prepared.has(page);
      if (mayWait && !(await isOffered(page, evening))) continue;
      if (!prepared.has(page)) await hands.prepare(page, evening);
      prepared.add(page);
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
  for (const { page } of players.slice(1)) {
    await hands.press(page, 'Join the next game');
    await page.getByText('you', { exact: true }).waitFor();
  }
  if (devices > 1) await hands.press(ada.page, /^Begin/);
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
