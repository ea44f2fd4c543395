import { expect, it } from 'vitest';
import { leavePage, mailSite, playTurn } from '../support/mailSite.ts';
import { Player } from '../support/players.ts';
import { desktop, phone } from '../support/site.ts';

const site = mailSite();

it('a link opened alone shows the table and lets one sit down and leave; the game begins apart', async () => {
  const [ada, ben] = await Promise.all([Player.arrive('Ada', phone), Player.arrive('Ben', desktop)]);
  const link = await ada.openTable(site.url, ['friend']);
  await leavePage(ada);

  const from = Date.now();
  await ben.page.goto(link);
  const seat = ben.page.getByRole('button', { name: 'Sit here' }).first();
  await seat.waitFor();
  const seconds = (Date.now() - from) / 1_000;
  console.log(`the card with no other device online: ${seconds} s`);
  await ben.page.getByLabel(/name/i).first().fill('Ben');
  await seat.click();
  await leavePage(ben);

  await ada.page.goto(link);
  await ada.page.getByText('Ben').first().waitFor();
  await ada.page.getByRole('button', { name: 'Begin' }).click();
  await leavePage(ada);

  // The lot for who begins takes a link of each, so the first openings bring no turn.
  let turns = 0;
  for (let opening = 0; opening < 8 && turns < 3; opening++) {
    const player = opening % 2 === 0 ? ben : ada;
    await player.page.goto(link);
    for (let i = 0; i < 10 && !(await player.isAsked()); i++) await player.page.waitForTimeout(500);
    const isTurn = await player.isAsked();
    await playTurn(player);
    if (isTurn) turns++;
    await leavePage(player);
  }
  expect(turns).toBe(3);
  expect([...ada.faults, ...ben.faults]).toEqual([]);
  await Promise.all([ada.leave(), ben.leave()]);
}, 180_000);
