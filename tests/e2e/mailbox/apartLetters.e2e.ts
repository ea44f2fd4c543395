import { readFileSync } from 'node:fs';
import type { Download } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { toBase64url } from '../../../src/lib/net/link/base64url.ts';
import { isLetter, readLetter } from '../../../src/lib/table/record/letter.ts';
import { FILE_FIELD } from '../support/fileField.ts';
import { moveIn, playTable, type KeptTable } from '../support/keptTables.ts';
import { lost } from '../support/looks.ts';
import { chooser, Player } from '../support/players.ts';
import { desktop, phone, serve } from '../support/site.ts';

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.close());

const BYTES = 1_024;

/** Data a page passed to the share sheet, which headless browsers lack. */
interface Shared {
  readonly text?: string;
  readonly files: readonly { readonly name: string; readonly bytes: readonly number[] }[];
}
declare const shared: Shared[];

/** Gives a page a share sheet that accepts everything and only records it. */
async function giveShareSheet({ page }: Player): Promise<void> {
  await page.addInitScript(() => {
    const list: unknown[] = [];
    Object.assign(globalThis, { shared: list });
    const share = async ({ text, files = [] }: ShareData) => {
      const read = async (file: File) => ({
        name: file.name,
        bytes: [...new Uint8Array(await file.arrayBuffer())]
      });
      list.push({ text, files: await Promise.all(files.map(read)) });
    };
    Object.defineProperty(navigator, 'share', { value: share });
    Object.defineProperty(navigator, 'canShare', { value: () => true });
  });
}

const press = ({ page }: Player, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const goAway = ({ page }: Player) => page.goto('about:blank');
const dropped = async (download: Download) => readFileSync((await download.path()) ?? '');

/** Plays until another player is asked, and opens the send dialog; resolves to the link in it. */
async function send(player: Player, choose: (n: number) => number): Promise<string> {
  const { page } = player;
  await page.locator('button[data-hand], .dock button.chip').first().waitFor();
  for (let i = 0; i < 40 && (await player.isAsked()); i++) await player.takeTurn(choose);
  await press(player, 'Send this turn');
  return page.getByLabel('Link with this turn').last().inputValue();
}

/** Opens a file as the system or the page of the app hands it over. */
async function openFile({ page }: Player, where: string, name: string, bytes: Uint8Array): Promise<void> {
  await page.goto(`${site.url}${where}`);
  const file = { name, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) };
  await page.locator(FILE_FIELD).first().setInputFiles(file);
}

const came = ({ page }: Player) => page.getByText(/steps? of the game added/).waitFor();

/** A table of two early and later in the game, when the first seat is asked. */
async function kept(seed: number): Promise<{ early: KeptTable; late: KeptTable; hash: string }> {
  let early: KeptTable | null = null;
  let count = 0;
  const first = playTable(seed, ['Ada', 'Bo'], [], ({ game, state, seat }) => game.actions(state, seat)[0]);
  for await (const moment of first) {
    if (moment.seat !== 0) continue;
    if (count === 3) early = moment.keep('letters');
    if (count++ >= 8 && early) return { early, late: moment.keep('letters'), hash: moment.hash };
  }
  throw new Error('The game ended too soon.');
}

it('turns go through the share sheet, as files and copied, between two players who are never online together', async () => {
  const [ada, bo] = await Promise.all([Player.arrive('Ada', phone), Player.arrive('Bo', desktop)]);
  const { late } = await kept(31);
  await moveIn(ada.context, site.url, [late], 0);
  await moveIn(bo.context, site.url, [late], 1);
  const choose = chooser(6);
  await giveShareSheet(ada);

  // On a phone both the link and the file go to the share sheet.
  await ada.page.goto(`${site.url}table/${late.fragment}`);
  await ada.seesBoard();
  const link = await send(ada, choose);
  const session = await ada.context.newCDPSession(ada.page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  expect(await lost(ada.page), 'letters twice as large').toEqual([]);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await press(ada, 'Share');
  await press(ada, 'As a file');
  await expect.poll(() => ada.page.evaluate(() => shared.length)).toBe(2);
  const [text, file] = await ada.page.evaluate(() => shared);
  expect(text).toMatchObject({ text: link, files: [] });
  const [{ name, bytes }] = file.files;
  const letter = Uint8Array.from(bytes);
  expect(name).toMatch(/^landscape-turn-\d+\.bastide$/);
  expect(letter.length).toBeLessThanOrEqual(BYTES);
  expect(new URLSearchParams(new URL(link).hash.slice(1)).get('t')).toBe(toBase64url(letter));
  const afterAda = await ada.table();
  await goAway(ada);

  // The file, opened from the first page; the same once more as the system hands files over.
  await openFile(bo, '', name, letter);
  await bo.seesBoard();
  await came(bo);
  expect(bo.page.url()).not.toContain('&t=');
  expect((await bo.table()).position).toBeGreaterThanOrEqual(afterAda.position);
  await openFile(bo, 'open/', name, letter);
  await bo.page.getByText('You already have everything in this link.').waitFor();
  await press(bo, 'Close');
  await send(bo, choose);
  const download = bo.page.waitForEvent('download');
  await press(bo, 'As a file');
  const answer = await dropped(await download);
  expect(isLetter(answer)).toBe(true);
  expect(readLetter(answer).items.length).toBeGreaterThan(0);
  expect(answer.length).toBeLessThanOrEqual(BYTES);
  const afterBo = await bo.table();
  await goAway(bo);

  // Back by a file on the page for opening files, and on by a copied link.
  await openFile(ada, 'open/', 'turn.bastide', answer);
  await ada.seesBoard();
  await came(ada);
  expect((await ada.table()).position).toBeGreaterThanOrEqual(afterBo.position);
  await ada.context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const next = await send(ada, choose);
  await press(ada, 'Copy');
  await expect.poll(() => ada.page.evaluate(() => navigator.clipboard.readText())).toBe(next);
  const { hash } = await ada.table();
  await goAway(ada);
  await bo.page.goto(next);
  await bo.seesBoard();
  await came(bo);
  // Both devices have all signed entries; only the draw that is Bo's duty may have been added.
  const reply = await send(bo, choose);
  await goAway(bo);
  await ada.page.goto(reply);
  await ada.seesBoard();
  await came(ada);
  expect((await ada.table()).hash).not.toBe(hash);
  for (const player of [ada, bo]) expect(player.faults, player.name).toEqual([]);
  await Promise.all([ada.leave(), bo.leave()]);
}, 240_000);

it('a device that lost the end of its game shows what is missing, and gets it from a saved file', async () => {
  const [ada, bo] = await Promise.all([Player.arrive('Ada', desktop), Player.arrive('Bo', desktop)]);
  const { early, late } = await kept(32);
  await moveIn(ada.context, site.url, [late], 0);
  await moveIn(bo.context, site.url, [early], 1);
  const choose = chooser(7);
  await ada.page.goto(`${site.url}table/${late.fragment}`);
  await ada.seesBoard();
  const link = await send(ada, choose);
  await ada.page.keyboard.press('Escape');
  await press(ada, 'People and connection');
  const download = ada.page.waitForEvent('download');
  await press(ada, 'Save the game');
  const saved = await dropped(await download);
  const { position } = await ada.table();
  await goAway(ada);

  await bo.page.goto(link);
  await bo.seesBoard();
  await bo.page.getByText('Earlier moves are missing', { exact: false }).waitFor();
  await bo.page.getByRole('button', { name: 'Ask for the whole game' }).waitFor();
  expect((await bo.table()).position).toBeLessThan(position);
  await openFile(bo, '', 'game.bastide', saved);
  await bo.seesBoard();
  await expect.poll(async () => (await bo.table()).position).toBeGreaterThanOrEqual(position);
  // The table is the one played here, not a copy to look at: Bo goes on, and Ada takes it.
  const reply = await send(bo, choose);
  const end = await bo.table();
  await goAway(bo);
  await ada.page.goto(reply);
  await ada.seesBoard();
  await expect.poll(async () => (await ada.table()).position).toBeGreaterThanOrEqual(end.position);
  for (const player of [ada, bo]) expect(player.faults, player.name).toEqual([]);
  await Promise.all([ada.leave(), bo.leave()]);
}, 180_000);

it('a turn of six players that is too long for a code can be copied and sent as a file', async () => {
  const names = ['Ada', 'Bo', 'Cy', 'Di', 'Ed', 'Flo'];
  const game = playTable(3, names, [], ({ game, state, seat }) => game.actions(state, seat)[0], {
    witness: 'next'
  });
  let kept: KeptTable | null = null;
  let count = 0;
  for await (const moment of game) {
    if (count++ < 24 || moment.seat !== 0) continue;
    kept = moment.keep('long');
    break;
  }
  const ada = await Player.arrive('Ada', desktop);
  await moveIn(ada.context, site.url, [kept!], 0);
  await ada.page.goto(`${site.url}table/${kept!.fragment}`);
  await ada.seesBoard();
  const link = await send(ada, chooser(5));
  expect(link.length).toBeGreaterThan(2_331);
  await ada.page.getByText('Too long for a code to scan.', { exact: false }).waitFor();
  const download = ada.page.waitForEvent('download');
  await press(ada, 'As a file');
  expect(readLetter(await dropped(await download)).items.length).toBeGreaterThan(5);
  expect(ada.faults).toEqual([]);
  await ada.leave();
}, 60_000);
