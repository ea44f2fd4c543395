import { mkdirSync } from 'node:fs';
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { Photographer } from '../support/camera.ts';
import { ANSWER, cutOff, OFFER, playByCodes } from '../support/codes.ts';
import { happens } from '../support/happens.ts';
import type { Player } from '../support/players.ts';
import { phone, withWorker } from '../support/site.ts';

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

/** Scans until something is shown. A camera that shows nothing is switched off and on again, as a person would do. */
async function scan(player: Player, shown: Locator): Promise<void> {
  await press(player, 'Scan');
  if (await happens(shown.waitFor({ timeout: 25_000 }))) return;
  console.info(`the camera of ${player.name} is switched off and on again`);
  await press(player, 'Scan');
  await press(player, 'Scan');
  await shown.waitFor();
}

it('two phones form a table by codes in front of cameras alone, with the server stopped', async () => {
  const cameras = await Promise.all(
    ['Dan', 'Eve'].map((name) => Photographer.arrive(name, withWorker(phone)))
  );
  const [dan, eve] = cameras.map(({ player }) => player);
  const url = await cutOff([dan, eve]);
  // This browser has no BarcodeDetector: the loaded reader is used.
  for (const { page } of [dan, eve])
    expect(await page.evaluate(() => 'BarcodeDetector' in globalThis)).toBe(false);

  await dan.openTable(url, ['friend']);
  await press(dan, 'Connect without internet');
  const offer = dan.page.getByLabel(OFFER).last();
  await offer.waitFor();
  await picture(dan, 'codes-invite');

  cameras[1].show(await offer.inputValue());
  await press(eve, 'Join by code');
  const answer = eve.page.getByLabel(ANSWER).last();
  await scan(eve, answer);
  await picture(eve, 'codes-answer');

  cameras[0].show(await answer.inputValue());
  await scan(dan, dan.page.getByText(/^Connect(ing|ed)\b/).last());
  await playByCodes(dan, eve, 10);
  await picture(dan, 'codes-table');
  await Promise.all(cameras.map((camera) => camera.leave()));
}, 180_000);
