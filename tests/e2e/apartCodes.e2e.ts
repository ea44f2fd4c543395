import { mkdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { Photographer } from './camera.ts';
import { agree, chooser, playOn, type Player } from './players.ts';
import { phone, serve } from './site.ts';

/** `PICTURES=1` keeps what docs/net.md shows. */
const folder = 'docs/pictures';

async function picture({ page }: Player, name: string): Promise<void> {
  if (!process.env.PICTURES) return;
  mkdirSync(folder, { recursive: true });
  await page.waitForTimeout(400);
  await page.screenshot({ path: `${folder}/${name}.png`, scale: 'css' });
}

const press = ({ page }: Player, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

it('two phones form a table by codes in front of cameras alone, with the server stopped', async () => {
  const site = await serve();
  const cameras = await Promise.all(['Dan', 'Eve'].map((name) => Photographer.arrive(name, phone)));
  const [dan, eve] = cameras.map(({ player }) => player);
  for (const { page } of [dan, eve]) {
    await page.goto(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    // This browser has no reader of its own: the one that is loaded has to do.
    expect(await page.evaluate(() => 'BarcodeDetector' in globalThis)).toBe(false);
  }
  await site.close();

  await dan.openTable(site.url, ['friend']);
  await press(dan, 'Connect without internet');
  const offer = dan.page.getByLabel('Code to scan: opens this table and answers').last();
  await offer.waitFor();
  await picture(dan, 'codes-invite');

  cameras[1].show(await offer.inputValue());
  await press(eve, 'Join by code');
  await press(eve, 'Scan');
  const answer = eve.page.getByLabel('Code to scan: the answer to the invitation').last();
  await answer.waitFor();
  await picture(eve, 'codes-answer');

  cameras[0].show(await answer.inputValue());
  await press(dan, 'Scan');
  await dan.page.getByText('Connected.', { exact: true }).waitFor();
  await dan.page.keyboard.press('Escape');

  await eve.page.getByPlaceholder('Your name').first().fill('Eve');
  await press(eve, 'Sit here');
  await eve.page.getByText('you', { exact: true }).waitFor();
  await dan.begin();
  await Promise.all([dan.seesBoard(), eve.seesBoard()]);
  await playOn([dan, eve], chooser(9), { position: 10, milliseconds: 40_000 });
  await agree([dan, eve]);
  await picture(dan, 'codes-table');
  // The signalling server of the link is stopped, and the browser says so.
  for (const player of [dan, eve])
    expect(
      player.faults.filter((fault) => !fault.includes('CONNECTION_REFUSED')),
      player.name
    ).toEqual([]);
  await Promise.all(cameras.map((camera) => camera.leave()));
}, 120_000);
