import { afterAll, beforeAll, expect, test } from 'vitest';
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
          await ada.page.waitForTimeout(150);
          if ((await bo.table()).hash !== hash) moves.bo++;
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
