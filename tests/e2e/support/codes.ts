/** What all tests of first contact by codes do before and after the codes go from one to the other. */
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { agree, chooser, playOn, type Player } from './players.ts';
import { serve } from './site.ts';

/** The label of the code one shows to invite, and of the one that answers it. */
export const OFFER = 'Code to scan: opens this table and answers';
export const ANSWER = 'Code to scan: the answer to the invitation';

/** Everybody gets the app from a site that is then gone, with its signalling; resolves to its address. */
export async function cutOff(players: readonly Player[]): Promise<string> {
  const site = await serve();
  for (const { page } of players) {
    await page.goto(site.url);
    await page.evaluate(() => navigator.serviceWorker.ready);
    await page.reload();
    await page.waitForFunction(() => localStorage.getItem('bastide.site') !== null);
  }
  await site.close();
  return site.url;
}

/** The codes are entered: the guest sits down, the host begins, and both play a few steps with each other. */
export async function playByCodes(host: Player, guest: Player, position: number): Promise<void> {
  await told([host, guest], host.page.getByText('Connected.', { exact: true }), 45_000);
  await host.page.keyboard.press('Escape');
  const name = guest.page.getByPlaceholder('Your name').first();
  await told([host, guest], name, 20_000);
  await name.fill(guest.name);
  await guest.page.getByRole('button', { name: 'Sit here', exact: true }).first().click();
  await guest.page.getByText('you', { exact: true }).waitFor();
  await host.begin();
  const both = [host, guest];
  await Promise.all(both.map((player) => player.seesBoard()));
  await playOn(both, chooser(9), { position, milliseconds: 40_000 });
  await agree(both);
  // The signalling server of the link is gone, and the browser says so.
  for (const { name, faults } of both)
    expect(
      faults.filter((fault) => !/CONNECTION_REFUSED/.test(fault)),
      name
    ).toEqual([]);
}

/** Waits for something, and else tells what both ends see: a failure of either shows at the other only as silence. */
async function told(both: readonly Player[], there: Locator, within: number): Promise<void> {
  try {
    await there.waitFor({ timeout: within });
  } catch (cause) {
    const seen = await Promise.all(
      both.map(async ({ name, page, faults }) => {
        const shown = await page.locator('body').innerText();
        return `${name} sees at ${page.url()}:\n${shown}\n${faults.join('\n')}`;
      })
    );
    throw new Error(seen.join('\n\n'), { cause });
  }
}
