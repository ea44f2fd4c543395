import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { ANSWER, cutOff, OFFER, playByCodes } from '../support/codes.ts';
import { agree, asked, chooser, Player, playOn, seated, settled } from '../support/players.ts';
import { desktop, phone, serve, withWorker } from '../support/site.ts';

let site: Awaited<ReturnType<typeof serve>>;
const folder = mkdtempSync(join(tmpdir(), 'bastide-faults-'));

beforeAll(async () => {
  site = await serve();
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

const lasting = (name: string) => Player.lasting(name, folder);
const press = (player: Player, name: string | RegExp) =>
  player.page
    .getByRole('button', { name, exact: typeof name === 'string' })
    .first()
    .click();

it('three players take a move back when all agree; a bot plays for a killed one, and hands the seat back', async () => {
  const players = await Promise.all(['Ann', 'Ben', 'Cid'].map(lasting));
  const link = await seated(site.url, players);
  const choose = chooser(3);
  await playOn(players, choose, { position: 6, milliseconds: 40_000 });

  // The player who moved last asks; the two others see it and agree; all three go back.
  const before = await settled(players);
  const mover = await asked(players);
  const { position } = await mover.table();
  await mover.takeTurn(() => 0);
  while ((await mover.table()).position === position) await mover.takeTurn(() => 0);
  await settled(players);
  await press(mover, 'Ask the others to take the last move back');
  await press(mover, 'Ask them');
  await mover.page.getByText('You asked to take your last move back.').waitFor();
  for (const player of players.filter((other) => other !== mover)) {
    await player.page.getByText(`${mover.name} would like to take the last move back.`).waitFor();
    await press(player, 'Agree');
  }
  await mover.page.locator('button[data-hand]').waitFor();
  const after = await settled(players);
  expect(after).not.toBe(before);
  expect(await mover.isAsked()).toBe(true);
  await mover.page.locator('[data-news-line]', { hasText: `${mover.name} took a move back.` }).waitFor();

  // One is gone for good, at a moment when the table waits for that one.
  await playOn(players, choose, { position: (await mover.table()).position + 2, milliseconds: 40_000 });
  await settled(players);
  const gone = await asked(players);
  const rest = players.filter((player) => player !== gone);
  await gone.leave();
  await Promise.all(
    rest.map((player) =>
      player.page.getByText(`The table waits for ${gone.name} to decide.`).waitFor({ timeout: 60_000 })
    )
  );
  await press(rest[0], 'What can we do?');
  // Where a thumb can answer, as every sheet of a phone.
  await expect
    .poll(async () => {
      const sheet = await rest[0].page.getByRole('dialog').boundingBox();
      return sheet && sheet.y + sheet.height;
    })
    .toBe(rest[0].page.viewportSize()!.height);
  await press(rest[0], 'Let a bot play');
  await rest[1].page
    .getByText(`A bot on the device of ${rest[0].name} plays for ${gone.name}`)
    .first()
    .waitFor();
  await press(rest[1], 'What can we do?');
  await press(rest[1], 'Agree');
  // Sealed and in force: the bot has played, and a person's turn comes next.
  await rest[0].page.getByRole('button', { name: 'What can we do?' }).waitFor({ state: 'detached' });
  const goal = (await rest[0].table()).position + 8;
  await playOn(rest, choose, { position: goal, milliseconds: 60_000 });
  await agree(rest);

  // The absent player returns to a taken seat, and gets it back when the others agree.
  const back = await lasting(gone.name);
  await back.page.goto(link);
  await back.page
    .getByText(`A bot on the device of ${rest[0].name} plays your seat.`, { exact: false })
    .waitFor();
  await press(rest[0], 'Hand it back');
  await press(rest[1], 'Agree');
  const all = [...rest, back];
  for (let i = 0; i < 12 && !(await back.isAsked()); i++) {
    await settled(all);
    const next = await asked(all);
    if (next !== back) await next.takeTurn(choose);
  }
  expect(await back.isAsked()).toBe(true);
  await playOn(all, choose, { position: (await back.table()).position + 6, milliseconds: 60_000 });
  await agree(all);
  for (const player of all) expect(player.faults, player.name).toEqual([]);
  await Promise.all(all.map((player) => player.leave()));
}, 240_000);

it('a seat moves to another device, plays there, and is never played on two at once', async () => {
  const [fay, gus, tab] = await Promise.all([
    Player.arrive('Fay', desktop),
    Player.arrive('Gus', desktop),
    Player.arrive('Tab', desktop)
  ]);
  const link = await seated(site.url, [fay, gus]);
  const choose = chooser(6);
  await playOn([fay, gus], choose, { position: 8, milliseconds: 40_000 });
  const hash = await settled([fay, gus]);

  await fay.page.goto(`${site.url}settings/`);
  const download = fay.page.waitForEvent('download');
  await press(fay, 'Export keys');
  const file = join(folder, 'keys.json');
  await (await download).saveAs(file);

  await tab.page.goto(`${site.url}settings/`);
  // A page whose code does not run yet ignores the button, and would lose a file.
  let choosing = null;
  for (let i = 0; i < 30 && !choosing; i++) {
    const asked = tab.page.waitForEvent('filechooser', { timeout: 1_000 }).catch(() => null);
    await press(tab, 'Import keys');
    choosing = await asked;
  }
  await choosing!.setFiles(file);
  await tab.page.getByText('1 seat is on this device now.').waitFor();
  await tab.page.goto(link);
  await tab.seesBoard();
  expect(await settled([tab, gus])).toBe(hash);
  await playOn([tab, gus], choose, { position: 14, milliseconds: 40_000 });

  // The old device opens the table as well: now neither signs, and both say why.
  await fay.page.goto(link);
  for (const player of [fay, tab])
    await player.page.getByText('This seat is open on another device right now.', { exact: false }).waitFor();
  await fay.leave();
  await tab.page
    .getByText('This seat is open on another device right now.', { exact: false })
    .waitFor({ state: 'detached' });
  await playOn([tab, gus], choose, { position: 18, milliseconds: 40_000 });
  await agree([tab, gus]);
  await Promise.all([tab.leave(), gus.leave()]);
}, 200_000);

it('two players connect by codes alone, with the server stopped', async () => {
  const [dan, eve] = await Promise.all([
    Player.arrive('Dan', withWorker(phone)),
    Player.arrive('Eve', withWorker(desktop))
  ]);
  const url = await cutOff([dan, eve]);
  await dan.openTable(url, ['friend']);
  await press(dan, 'Connect without internet');
  const offer = dan.page.getByLabel(OFFER).last();
  await offer.waitFor();
  const link = await offer.inputValue();
  expect(link).toContain('&o=');

  await eve.page.getByRole('button', { name: 'Join by code' }).first().click();
  await eve.page.getByLabel('Link or code').fill(link);
  await press(eve, 'Sit down');
  const answer = eve.page.getByLabel(ANSWER).last();
  await answer.waitFor();
  await dan.page.getByLabel('Answer', { exact: true }).fill(await answer.inputValue());
  await press(dan, 'Connect');
  await playByCodes(dan, eve, 8);
  await Promise.all([dan.leave(), eve.leave()]);
}, 120_000);
