import { afterAll, beforeAll, expect, test } from 'vitest';
import { happens } from '../e2e/support/happens.ts';
import { chooser, Player } from '../e2e/support/players.ts';
import { desktop, serve } from '../e2e/support/site.ts';
import { findFirefox, Firefox, NO_FIREFOX } from './firefox.ts';

const program = findFirefox();
if (!program) console.info(`SKIPPED: ${NO_FIREFOX}`);

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site.close());

/** The first element of a kind whose text is this. */
const labelled = (kind: string, text: string): string =>
  `[...document.querySelectorAll('${kind}')].find((e) => e.textContent.trim() === '${text}')`;

/** A player's actions on the page, driven in Firefox. */
class FirefoxPlayer {
  constructor(readonly firefox: Firefox) {}

  /** Opens a table with one bot. */
  async openTable(url: string, name: string): Promise<void> {
    const { firefox } = this;
    await firefox.goto(`${url}new/`);
    await firefox.until(`document.querySelector('form:not([inert])')`);
    await firefox.click(`document.querySelector('[aria-label="Name on seat 1"]')`);
    await firefox.type(name);
    await firefox.read(`(() => {
      const who = document.querySelector('[aria-label="Who plays seat 2"]');
      who.value = 'bot';
      who.dispatchEvent(new Event('change', { bubbles: true }));
    })()`);
    await firefox.click(labelled('button', 'Open the table'));
    await firefox.until(`location.pathname.includes('/table/') && document.querySelector('[data-hash]')`);
  }

  async sitDown(link: string, name: string): Promise<void> {
    const { firefox } = this;
    await firefox.goto(link);
    const field = `document.querySelector('input[placeholder="Your name"]')`;
    await firefox.until(field);
    await firefox.click(field);
    await firefox.type(name);
    // Disabled until the page has taken in the name.
    const sit = labelled('button', 'Sit here');
    await firefox.until(`${sit}?.disabled === false`);
    await firefox.click(sit);
    await firefox.until(`[...document.querySelectorAll('*')].some((e) => e.textContent.trim() === 'you')`);
  }

  table(): Promise<{ hash: string; position: number }> {
    return this.firefox.read(`(({ hash, position }) => ({ hash, position: Number(position) }))
      (document.querySelector('[data-hash]').dataset)`);
  }

  isAsked(): Promise<boolean> {
    return this.firefox.read(`document.querySelector('button[data-hand], .dock button.chip') !== null`);
  }

  async takeTurn(choose: (n: number) => number): Promise<void> {
    const { firefox } = this;
    const squares = `document.querySelectorAll('g.square rect')`;
    const count = await firefox.read<number>(`${squares}.length`);
    if (count > 0) await firefox.click(`${squares}[${choose(count)}]`);
    await firefox.click(`document.querySelector('.decide button')`);
  }
}

test.skipIf(!program)(
  'Firefox and Chromium meet by a link and play: the same game on both, each moving in its turn',
  async () => {
    const firefox = await Firefox.start(program ?? '');
    const ada = await Player.arrive('Ada', desktop);
    try {
      const bo = new FirefoxPlayer(firefox);
      const link = await ada.openTable(site.url, ['friend']);
      await bo.sitDown(link, 'Bo');
      await ada.page.getByText('Bo').first().waitFor();
      await ada.begin();
      await ada.seesBoard();
      await firefox.until(`document.querySelector('[data-hash]')`);
      // Without the server between them.
      const people = ada.page.getByRole('button', { name: 'People and connection' });
      await people.click();
      await ada.page.getByText('connected directly').waitFor();
      await ada.page.keyboard.press('Escape');

      const choose = chooser(11);
      const moves = { ada: 0, bo: 0 };
      for (const end = Date.now() + 120_000; (await ada.table()).position < 24;) {
        if (Date.now() > end) throw new Error(`out of time at ${JSON.stringify([await ada.table(), moves])}`);
        const before = await ada.table();
        if (await ada.isAsked()) {
          await ada.takeTurn(choose);
          if ((await ada.table()).hash !== before.hash) moves.ada++;
        } else if (await bo.isAsked()) {
          const { hash } = await bo.table();
          await bo.takeTurn(choose);
          const signed = expect.poll(async () => (await bo.table()).hash, { timeout: 1_500 }).not.toBe(hash);
          if (await happens(signed)) moves.bo++;
        } else await ada.page.waitForTimeout(50);
      }
      expect(Math.min(moves.ada, moves.bo)).toBeGreaterThan(2);

      let hashes: string[] = [];
      for (let i = 0; i < 100 && (hashes.length === 0 || hashes[0] !== hashes[1]); i++) {
        await ada.page.waitForTimeout(100);
        hashes = [(await ada.table()).hash, (await bo.table()).hash];
      }
      expect(hashes[0]).toBe(hashes[1]);
      expect(ada.faults).toEqual([]);
    } finally {
      await ada.leave();
      await firefox.stop();
    }
  },
  240_000
);

test.skipIf(!program)(
  'Firefox plays against a bot on a small screen, and opens its table again without a network',
  async () => {
    const firefox = await Firefox.start(program ?? '');
    const own = await serve();
    try {
      await firefox.resize(390, 844);
      await firefox.goto(own.url);
      await firefox.until(`navigator.serviceWorker.controller`);
      await own.close();
      const bo = new FirefoxPlayer(firefox);
      await bo.openTable(own.url, 'Bo');
      const choose = chooser(12);
      const playTo = async (position: number): Promise<void> => {
        for (const end = Date.now() + 60_000; (await bo.table()).position < position;) {
          if (Date.now() > end) throw new Error(`out of time at ${JSON.stringify(await bo.table())}`);
          if (await bo.isAsked()) await bo.takeTurn(choose);
        }
      };
      await playTo(12);
      const table = await firefox.read<string>('location.href');
      await firefox.goto(own.url);
      await firefox.until(
        `[...document.querySelectorAll('main a')].some((e) => e.textContent.includes('Landscape'))`
      );
      await firefox.goto(table);
      await firefox.until(`Number(document.querySelector('[data-hash]')?.dataset.position) >= 12`);
      await playTo(24);
      expect(await firefox.read(`document.documentElement.scrollWidth <= innerWidth`)).toBe(true);
      expect(firefox.faults).toEqual([]);
    } finally {
      await firefox.stop();
      await own.close();
    }
  },
  240_000
);
