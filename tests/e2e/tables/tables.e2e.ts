import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_FIELD } from '../support/fileField.ts';
import { agree, chooser, Player, playOn, settled } from '../support/players.ts';
import { sheetEntries } from '../support/sheetEntries.ts';
import { desktop, phone, serve, withWorker } from '../support/site.ts';

const run = promisify(execFile);
let site: Awaited<ReturnType<typeof serve>>;
const folder = mkdtempSync(join(tmpdir(), 'bastide-e2e-'));

beforeAll(async () => {
  site = await serve();
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

const lasting = (name: string, options = phone) => Player.lasting(name, folder, options);

it('the lobby keeps what is typed while words of the game are still on their way', async () => {
  const [ada, bo] = await Promise.all([Player.arrive('Ada', desktop), Player.arrive('Bo', phone)]);
  let arrive = (): void => {};
  const slow = new Promise<void>((done) => (arrive = done));
  await bo.context.route('**/*.js', async (route) => {
    const response = await route.fetch();
    if ((await response.text()).includes('The hospital table')) await slow;
    await route.fulfill({ response });
  });
  const link = await ada.openTable(site.url, ['friend'], { game: 'Clinic' });
  await bo.page.goto(link);
  const name = bo.page.getByPlaceholder('Your name').first();
  await name.fill('Bo');
  arrive();
  await bo.page.waitForLoadState('networkidle');
  expect(await name.inputValue()).toBe('Bo');
  await Promise.all([ada.leave(), bo.leave()]);
});

it('nothing can be chosen for a new table that would be undone when the scripts of the page are there', async () => {
  const ada = await Player.arrive('Ada', phone);
  let arrive = (): void => {};
  const slow = new Promise<void>((done) => (arrive = done));
  await ada.context.route('**/_app/**/*.js', async (route) => {
    await slow;
    await route.continue();
  });
  await ada.page.goto(`${site.url}new/`, { waitUntil: 'commit' });
  const clinic = ada.page.getByRole('radio', { name: 'Clinic', includeHidden: true });
  await clinic.click({ force: true });
  const shown = await clinic.isChecked();
  arrive();
  await ada.page.waitForLoadState('networkidle');
  expect(await clinic.isChecked()).toBe(shown);
  await clinic.check();
  await ada.page.getByRole('checkbox', { name: /Pandemic/ }).check();
  await ada.leave();
});

describe('two phones, one link', () => {
  it('play a whole game through the page, reload in mid-turn, save it, and anyone can audit it', async () => {
    const [ada, bo] = await Promise.all([Player.arrive('Ada', phone), Player.arrive('Bo', desktop)]);
    const players = [ada, bo];
    const choose = chooser(5);
    const link = await ada.openTable(site.url, ['friend']);
    await bo.sitDown(link);
    await ada.begin();
    await Promise.all(players.map((player) => player.seesBoard()));
    await playOn(players, choose, { position: 20, milliseconds: 60_000 });

    // A message is shown to players with a closed chat, and announced; a reaction is shown at its sender's seat.
    await bo.page.getByRole('button', { name: 'People and connection' }).click();
    await bo.page.getByLabel('Message').fill('Nice road');
    await bo.page.getByRole('button', { name: 'Send', exact: true }).click();
    await ada.page.getByRole('status').getByText('Bo: Nice road').waitFor();
    await ada.page.getByRole('button', { name: 'People and connection, 1 new message' }).waitFor();
    await bo.page.keyboard.press('Escape');
    await ada.page.getByRole('button', { name: /^People and connection/ }).click();
    await ada.page.getByRole('button', { name: 'React', exact: true }).click();
    await ada.page.getByRole('menuitem', { name: 'Well played' }).click();
    await bo.page.locator('[data-reaction=clap]').waitFor();

    // A considered, unsigned tile is no move: after a reload the game is at the same position.
    const hash = await settled(players);
    const asked = (await ada.isAsked()) ? ada : bo;
    await asked.page.locator('g.square rect').first().click({ force: true });
    // The address of a running game opens it on this device only: the key of the table is no longer in it.
    expect(new URL(asked.page.url()).hash).toMatch(/^#r=[\w-]+$/);
    await asked.page.reload();
    await asked.seesBoard();
    expect((await asked.table()).hash).toBe(hash);

    await playOn(players, choose, { milliseconds: 240_000 });
    const end = await agree(players);
    expect(await bo.table()).toMatchObject({ hash: end, over: true });

    // When one player opens the next game, the other sees it at the table and needs one tap for the same seat.
    await bo.page.getByRole('button', { name: 'Skip', exact: true }).click();
    await bo.page.getByRole('button', { name: 'Play again' }).click();
    await bo.page.waitForURL((url) => url.hash !== new URL(link).hash);
    await ada.page.getByRole('button', { name: 'Join the next game' }).first().click();
    await bo.begin();
    await Promise.all(players.map((player) => player.seesBoard()));
    await agree(players);
    expect(await ada.page.getByLabel('Players').getByRole('listitem').allInnerTexts()).toEqual([
      expect.stringContaining('Ada'),
      expect.stringContaining('Bo')
    ]);
    await Promise.all(players.map((player) => player.page.goto(link)));
    await Promise.all(players.map((player) => player.seesBoard()));

    const download = ada.page.waitForEvent('download');
    await ada.page.goto(site.url);
    await ada.page
      .getByRole('button', { name: /^Save a file/ })
      .last()
      .click();
    const file = join(folder, 'game.bastide');
    await (await download).saveAs(file);
    const { stdout } = await run('npm', ['run', '-s', 'cli', '--', 'verify', file]);
    expect(JSON.parse(stdout)).toMatchObject({ ok: true, over: true, hash: end });

    const cy = await Player.arrive('Cy', desktop);
    await cy.page.goto(site.url);
    await cy.page.locator(FILE_FIELD).setInputFiles(file);
    await cy.seesBoard();
    expect(await cy.table()).toMatchObject({ hash: end, over: true });
    for (const player of [...players, cy]) {
      expect(player.faults, player.name).toEqual([]);
      await player.leave();
    }
  }, 400_000);

  it('keep no key in the address where a sheet was open as the game began', async () => {
    const [ada, bo] = await Promise.all([Player.arrive('Ada', desktop), Player.arrive('Bo', phone)]);
    await bo.sitDown(await ada.openTable(site.url, ['friend']));
    await bo.page.getByRole('button', { name: 'Show code' }).click();
    await sheetEntries(bo.page, 1);
    await ada.begin();
    await bo.seesBoard();
    await sheetEntries(bo.page, 0);
    expect(new URL(bo.page.url()).hash).toMatch(/^#r=[\w-]+$/);
    for (const player of [ada, bo]) {
      expect(player.faults, player.name).toEqual([]);
      await player.leave();
    }
  }, 90_000);

  it('survive that one is killed, and then that both are closed', async () => {
    let [dora, emil] = await Promise.all([lasting('Dora'), lasting('Emil')]);
    const choose = chooser(11);
    const link = await dora.openTable(site.url, ['friend']);
    await emil.sitDown(link);
    await dora.begin();
    await Promise.all([dora.seesBoard(), emil.seesBoard()]);
    await playOn([dora, emil], choose, { position: 8, milliseconds: 40_000 });

    await emil.leave();
    emil = await lasting('Emil');
    await emil.page.goto(link);
    await emil.seesBoard();
    await agree([dora, emil]);
    await playOn([dora, emil], choose, { position: 14, milliseconds: 60_000 });

    const hash = await settled([dora, emil]);
    await Promise.all([dora.leave(), emil.leave()]);
    [dora, emil] = await Promise.all([lasting('Dora'), lasting('Emil')]);
    await Promise.all([dora.page.goto(link), emil.page.goto(link)]);
    await Promise.all([dora.seesBoard(), emil.seesBoard()]);
    expect(await settled([dora, emil])).toBe(hash);
    await playOn([dora, emil], choose, { position: 20, milliseconds: 60_000 });
    await agree([dora, emil]);
    await Promise.all([dora.leave(), emil.leave()]);
  }, 300_000);

  it('let a person who came too late for a seat watch', async () => {
    const [fay, gus, hal] = await Promise.all(
      ['Fay', 'Gus', 'Hal'].map((name) => Player.arrive(name, desktop))
    );
    const link = await fay.openTable(site.url, ['friend']);
    await gus.sitDown(link);
    await fay.begin();
    await Promise.all([fay.seesBoard(), gus.seesBoard()]);
    await playOn([fay, gus], chooser(2), { position: 6, milliseconds: 40_000 });
    await hal.page.goto(link);
    await hal.seesBoard();
    await agree([fay, gus, hal]);
    expect(await hal.isAsked()).toBe(false);
    await playOn([fay, gus], chooser(3), { position: 10, milliseconds: 40_000 });
    await agree([fay, gus, hal]);
    await Promise.all([fay, gus, hal].map((player) => player.leave()));
  }, 200_000);
});

it('four phones play a whole game', async () => {
  const names = ['Ida', 'Jon', 'Kim', 'Lea'];
  const players = await Promise.all(names.map((name) => Player.arrive(name, phone)));
  const link = await players[0].openTable(site.url, ['friend', 'friend', 'friend']);
  for (const player of players.slice(1)) await player.sitDown(link);
  await players[0].begin();
  await Promise.all(players.map((player) => player.seesBoard()));
  await playOn(players, chooser(7), { milliseconds: 240_000 });
  await agree(players);
  expect((await players[3].table()).over).toBe(true);
  for (const player of players) expect(player.faults, player.name).toEqual([]);
  await Promise.all(players.map((player) => player.leave()));
}, 300_000);

describe('without any network', () => {
  it('a cold start plays hotseat and against a bot, and keeps both', async () => {
    const own = await serve();
    const mia = await lasting('Mia', withWorker(phone));
    await mia.page.goto(own.url);
    await mia.page.evaluate(() => navigator.serviceWorker.ready);
    await mia.page.reload();
    await own.close();
    await mia.leave();

    const back = await lasting('Mia', withWorker(phone));
    const link = await back.openTable(own.url, ['device', 'bot']);
    await back.seesBoard();
    await playOn([back], chooser(4), { position: 14, milliseconds: 60_000 });
    const { hash, position } = await back.table();
    await back.page.goto(own.url);
    await back.page
      .getByRole('link', { name: /Landscape/ })
      .first()
      .waitFor();
    await back.page.goto(link);
    await back.seesBoard();
    const now = await back.table();
    expect(now.position).toBeGreaterThanOrEqual(position);
    if (now.position === position) expect(now.hash).toBe(hash);
    await back.leave();
  }, 120_000);
});
