import { readFileSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FILE_FIELD } from '../support/fileField.ts';
import { agree, asked, chooser, Player, playOn, seated, settled } from '../support/players.ts';
import { regulars } from '../support/regulars.ts';
import { desktop, serve } from '../support/site.ts';

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.close());

const arrive = regulars();
const press = ({ page }: Player, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();
const says = (page: Page, text: string) => page.getByText(text, { exact: false }).first().waitFor();

describe('a device that is not as it should be', () => {
  it('keeps nothing: the refusal of storage is shown in a sentence', async () => {
    const ann = await arrive('Ann');
    await ann.page.addInitScript(() => {
      indexedDB.open = () => {
        throw new DOMException('refused', 'SecurityError');
      };
    });
    await ann.page.goto(`${site.url}table/#r=AAAAAAAAAAAAAAAA&k=AAAAAAAAAAAAAAAAAAAAAA`);
    await says(ann.page, 'This browser does not let the app store anything.');
  }, 60_000);

  it('has no space left: nothing is signed, and the page shows it', async () => {
    const ann = await arrive('Ann');
    const link = await ann.openTable(site.url, ['device']);
    await ann.seesBoard();
    const choose = chooser(4);
    await playOn([ann], choose, { position: 4, milliseconds: 30_000 });
    // The draw that follows is kept as well.
    await settled([ann]);
    await ann.page.evaluate(() => {
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    const before = await ann.table();
    // The table ignores a second press right after the first, and this one comes at once.
    const told = ann.page.getByText('There is no space left on this device.').first();
    for (let i = 0; i < 10 && !(await told.isVisible()); i++) await ann.takeTurn(choose);
    expect(await told.isVisible()).toBe(true);
    expect(await ann.table()).toEqual(before);
    // With space again it goes on where it stood.
    await ann.page.goto('about:blank');
    await ann.page.goto(link);
    await ann.seesBoard();
    expect((await ann.table()).position).toBe(before.position);
    await playOn([ann], choose, { position: before.position + 2, milliseconds: 30_000 });
  }, 90_000);

  it('opens a table twice: one tab plays, the other shows that and may take over, in both directions', async () => {
    const ann = await arrive('Ann');
    const link = await ann.openTable(site.url, ['device']);
    await ann.seesBoard();
    const second = await Player.in('Ann', ann.context);
    const tab = await ann.context.newPage();
    await tab.goto(link);
    await says(tab, 'This table is open in another tab');
    await tab.getByRole('button', { name: 'Play here' }).click();
    await tab.locator('[data-hash]').waitFor({ state: 'attached' });
    await says(second.page, 'This table is open in another tab');
    // And back again, with the game.
    await second.page.getByRole('button', { name: 'Play here' }).click();
    await says(tab, 'This table is open in another tab');
    await second.seesBoard();
    await playOn([second], chooser(5), {
      position: (await second.table()).position + 2,
      milliseconds: 20_000
    });
  }, 60_000);

  it('has another version of the rules: neither a new table nor a kept one is played, and a sentence says why', async () => {
    // Ben is no regular: his browser could keep the changed scripts for the next test.
    const [ann, ben] = await Promise.all([arrive('Ann'), Player.arrive('Ben', desktop)]);
    const sentence = 'This table was opened with another version of the rules.';
    /** The same app, built with rules of another number. */
    let changed = 0;
    const update = ({ context }: Player) =>
      context.route('**/*.js', async (route) => {
        const response = await route.fetch();
        const text = await response.text();
        const other = text.replaceAll(/\brules:2\b/g, 'rules:9');
        if (other !== text) changed++;
        await route.fulfill({ response, body: other });
      });
    await update(ben);
    const link = await ann.openTable(site.url, ['friend']);
    await ben.sitDown(link);
    await ann.begin();
    await says(ben.page, sentence);
    expect(changed).toBeGreaterThan(0);
    expect(await ben.page.locator('[data-hash]').count()).toBe(0);
    // The app of the one who kept a table changes: that table is not silently played by other rules.
    const cid = await Player.arrive('Cid', desktop);
    const alone = await cid.openTable(site.url, ['device']);
    await cid.seesBoard();
    await update(cid);
    await cid.page.goto('about:blank');
    await cid.page.goto(alone);
    await says(cid.page, sentence);
  }, 90_000);

  it('gets files that are damaged, of another kind, or keys of a seat it has', async () => {
    const ann = await arrive('Ann');
    await ann.openTable(site.url, ['friend']);
    await ann.page.getByRole('heading', { name: 'Seats' }).waitFor();
    const file = (name: string, buffer: Buffer) => ({ name, mimeType: 'application/octet-stream', buffer });
    await ann.page.goto(site.url);
    for (const bytes of [Buffer.from('{"not":"ours"}'), Buffer.from([0x85, 1, 2, 3, 4, 5, 6, 7])]) {
      await ann.page.locator(FILE_FIELD).setInputFiles(file('x.bastide', bytes));
      await ann.page
        .getByText(/This file is damaged|This turn is not complete/)
        .first()
        .waitFor();
    }
    await ann.page.goto(`${site.url}settings/`);
    const download = ann.page.waitForEvent('download');
    await press(ann, 'Export keys');
    const keys = JSON.parse(readFileSync((await (await download).path()) ?? '', 'utf8'));
    keys.keys[0].seed = Buffer.alloc(32, 3).toString('base64url');
    const other = file('keys.json', Buffer.from(JSON.stringify(keys)));
    await ann.page.getByLabel('Import keys').last().setInputFiles(other);
    await says(ann.page, 'This device already has another key for one of these tables.');
  }, 60_000);
});

it('a clock that is a day ahead changes nothing, and a crash after signing is not reported as cheating', async () => {
  const [ann, ben] = await Promise.all(['Ann', 'Ben'].map((name) => arrive(name)));
  await ben.page.addInitScript(() => {
    const { now } = Date;
    Date.now = () => now() + 86_400_000;
  });
  const choose = chooser(8);
  const link = await seated(site.url, [ann, ben]);
  await playOn([ann, ben], choose, { position: 10, milliseconds: 60_000 });
  await settled([ann, ben]);
  const mover = await asked([ann, ben]);
  const other = mover === ann ? ben : ann;
  // Signed and stored without a connected peer; then the page is closed.
  await other.page.goto('about:blank');
  const { position } = await mover.table();
  for (let i = 0; i < 9 && (await mover.table()).position === position; i++) await mover.takeTurn(choose);
  const kept = await mover.table();
  await mover.page.goto('about:blank');
  await Promise.all([ann, ben].map(({ page }) => page.goto(link)));
  await Promise.all([ann.seesBoard(), ben.seesBoard()]);
  await agree([ann, ben]);
  expect((await other.table()).position).toBeGreaterThanOrEqual(kept.position);
  await playOn([ann, ben], choose, { position: kept.position + 4, milliseconds: 60_000 });
  await press(other, 'People and connection');
  await other.page.getByText('More about this game').click();
  await press(other, 'Check for cheating');
  await says(other.page, 'No cheating was found.');
}, 200_000);

it('a player who lost everything comes back with a new key when the others agree, and may give the seat up', async () => {
  const players = await Promise.all(['Ann', 'Ben', 'Cid'].map((name) => arrive(name)));
  const choose = chooser(3);
  const link = await seated(site.url, players);
  await playOn(players, choose, { position: 6, milliseconds: 60_000 });
  await settled(players);
  const gone = await asked(players);
  const rest = players.filter((player) => player !== gone);
  await gone.leave();
  await rest[0].page
    .getByText(`The table waits for ${gone.name}`, { exact: false })
    .first()
    .waitFor({ timeout: 90_000 });
  await press(rest[0], 'What can we do?');
  await press(rest[0], 'Let a bot play');
  await press(rest[1], 'What can we do?');
  await press(rest[1], 'Agree');
  await rest[0].page.getByRole('button', { name: 'What can we do?' }).waitFor({ state: 'detached' });

  const back = await arrive(gone.name);
  await back.page.goto(link);
  await back.seesBoard();
  await press(back, 'Ask for my seat');
  await press(rest[0], 'Hand it back');
  await press(rest[1], 'Agree');
  const all = [...rest, back];
  for (let i = 0; i < 20 && !(await back.isAsked()); i++) {
    await settled(all);
    const next = await asked(all);
    if (next !== back) await next.takeTurn(choose);
  }
  expect(await back.isAsked()).toBe(true);
  await back.takeTurn(choose);
  await agree(all);

  // On its next turn the seat is given up, through the page.
  for (let i = 0; i < 40 && !(await back.isAsked()); i++) {
    await settled(all);
    await (await asked(all)).takeTurn(choose);
  }
  await press(back, 'People and connection');
  await press(back, 'Give up my seat');
  await press(back, 'Give it up');
  await press(rest[0], 'People and connection');
  await says(rest[0].page, 'no longer plays');
  await agree(all);
}, 300_000);
