import { execFile } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect } from 'vitest';
import { moveIn, playTable, storedRows, storeRows, type KeptTable } from '../e2e/support/keptTables.ts';
import { FILE_FIELD } from '../e2e/support/fileField.ts';
import { chooser, Player } from '../e2e/support/players.ts';
import { desktop } from '../e2e/support/site.ts';
import { labelled, WebKitPlayer } from './players.ts';
import { inWebKit, stage } from './stage.ts';
import { DESKTOP, PHONE } from './webkit.ts';

/** What leaves WebKit and comes into it: saved games and turns by letter. */

const on = stage();
const run = promisify(execFile);
const INPUT = 'input[type=file]';

/** A table of two in mid-game, when the first seat is asked. */
async function kept(seed: number): Promise<KeptTable> {
  let count = 0;
  const play = playTable(seed, ['Ada', 'Bo'], [], ({ game, state, seat }) => game.actions(state, seat)[0]);
  for await (const moment of play) if (moment.seat === 0 && count++ >= 8) return moment.keep('webkit');
  throw new Error('The game ended too soon.');
}

/** Plays until another player is asked, and opens the send dialog; resolves to the link in it. */
async function sendFrom(player: WebKitPlayer, choose: (n: number) => number): Promise<string> {
  const { webkit } = player;
  await webkit.until(`document.querySelector('button[data-hand], .dock button.chip')`);
  for (let i = 0; i < 40 && (await player.isAsked()); i++) await player.takeTurn(choose);
  await webkit.click(labelled('button', 'Send this turn'));
  const field = `[...document.querySelectorAll('[aria-label="Link with this turn"]')].at(-1)`;
  await webkit.until(`${field}?.value`);
  return webkit.read(`${field}.value`);
}

const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1';

describe('on an iPhone', () => {
  inWebKit('any file can be chosen, and the seat is kept as a file before the app is installed', async () => {
    const ada = new WebKitPlayer('Ada', await on.browser({ ...PHONE, userAgent: IPHONE }));
    const { webkit } = ada;
    await ada.openTable(on.url, ['device']);
    await ada.seesBoard();
    await webkit.goto(on.url);
    await webkit.until(`document.querySelector('${INPUT}')`);
    expect(await webkit.read(`document.querySelector('${INPUT}').accept`)).toBe('');
    await webkit.click(`document.querySelector('a[href$="/settings/"]')`);
    await webkit.until(labelled('button', 'Export keys'));
    await webkit.click(labelled('button', 'Save my seat'));
    const { downloads } = webkit;
    await expect.poll(() => readdirSync(downloads), { timeout: 60_000 }).toEqual(['bastide-keys.json']);
    expect(JSON.parse(readFileSync(join(downloads, 'bastide-keys.json'), 'utf8'))).toMatchObject({
      bastide: 'keys',
      keys: [{}]
    });
  });
});

describe('files in WebKit', () => {
  inWebKit(
    'a saved game is downloaded, audited, and opened in another WebKit and in Chromium',
    async () => {
      const ada = new WebKitPlayer('Ada', await on.browser(DESKTOP));
      await ada.openTable(on.url, ['device']);
      await ada.seesBoard();
      await ada.playOn(chooser(7), { position: 12, milliseconds: 90_000 });
      // The next draw adds an entry of its own.
      await expect.poll(() => ada.isAsked(), { timeout: 20_000 }).toBe(true);
      const { hash } = await ada.table();
      await ada.webkit.goto(on.url);
      await ada.webkit.click(
        `[...document.querySelectorAll('button')].find((e) => (e.ariaLabel ?? e.textContent).startsWith('Save a file'))`
      );
      const { downloads } = ada.webkit;
      await expect
        .poll(() => readdirSync(downloads), { timeout: 60_000 })
        .toEqual([expect.stringMatching(/\.bastide$/)]);
      const file = join(downloads, readdirSync(downloads)[0]);
      const { stdout } = await run('npm', ['run', '-s', 'cli', '--', 'verify', file]);
      expect(JSON.parse(stdout)).toMatchObject({ ok: true, over: false, hash });

      const cy = new WebKitPlayer('Cy', await on.browser(PHONE));
      await cy.webkit.goto(on.url);
      await cy.webkit.pickFile(FILE_FIELD, file);
      await cy.seesBoard();
      expect(await cy.table()).toMatchObject({ hash });

      const dora = await Player.arrive('Dora', desktop);
      await dora.page.goto(on.url);
      await dora.page.locator(FILE_FIELD).first().setInputFiles(file);
      await dora.seesBoard();
      expect(await dora.table()).toMatchObject({ hash });
      expect(dora.faults).toEqual([]);
      await dora.leave();
    },
    240_000
  );

  inWebKit(
    'a turn goes by letter to Chromium, and its answer comes back by link and by file',
    async () => {
      const table = await kept(41);
      const ada = new WebKitPlayer('Ada', await on.browser(PHONE));
      const bo = await Player.arrive('Bo', desktop);
      await moveIn(bo.context, on.url, [table], 1);
      const { webkit } = ada;
      await webkit.goto(on.url);
      await webkit.read(`(${storeRows.toString()})(${JSON.stringify(storedRows([table], 0))})`);
      await webkit.goto(`${on.url}table/${table.fragment}`);
      await ada.seesBoard();
      const choose = chooser(8);

      const letter = await sendFrom(ada, choose);
      const sent = await ada.table();
      // With both pages open they would be connected, and no letter would be needed.
      await webkit.goto('about:blank');
      await bo.page.goto(letter);
      await bo.seesBoard();
      await bo.page.getByText(/steps? of the game added/).waitFor();
      expect((await bo.table()).position).toBeGreaterThanOrEqual(sent.position);

      await bo.page.locator('button[data-hand], .dock button.chip').first().waitFor();
      for (let i = 0; i < 40 && (await bo.isAsked()); i++) await bo.takeTurn(choose);
      await bo.page.getByRole('button', { name: 'Send this turn' }).first().click();
      const download = bo.page.waitForEvent('download');
      await bo.page.getByRole('button', { name: 'As a file' }).first().click();
      const file = await (await download).path();
      const answer = await bo.page.getByLabel('Link with this turn').last().inputValue();
      const { position } = await bo.table();
      await bo.page.goto('about:blank');

      // The file on the page for opening files; the link later brings nothing new.
      await webkit.goto(`${on.url}open/`);
      await webkit.pickFile(FILE_FIELD, file);
      await ada.seesBoard();
      const says = (words: string) =>
        webkit.until(`document.body.innerText.includes(${JSON.stringify(words)})`);
      await says('of the game added');
      expect((await ada.table()).position).toBeGreaterThanOrEqual(position);
      await webkit.goto('about:blank');
      await webkit.goto(answer);
      await says('You already have everything in this link.');
      const next = await sendFrom(ada, choose);
      expect(new URL(next).hash).toContain('t=');
      expect(bo.faults).toEqual([]);
      await bo.leave();
    },
    240_000
  );
});
