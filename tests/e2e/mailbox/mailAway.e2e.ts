import type { CDPSession } from 'playwright-core';
import { expect, it } from 'vitest';
import { leavePage, mailSite, playTurn, stored } from '../support/mailSite.ts';
import { Player } from '../support/players.ts';
import { desktop, phone, withWorker } from '../support/site.ts';

/** The mailbox for people who are away: refusing a guest, one tab at a time, a look with no page open. */

const site = mailSite();

async function arrive({ page, name }: Player, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel(/name/i).first().fill(name);
}

async function sit({ page }: Player): Promise<void> {
  await page.getByRole('button', { name: 'Sit here' }).first().click();
  await page.getByText('Your seat is kept').waitFor();
}

async function sitAlone(player: Player, link: string): Promise<void> {
  await arrive(player, link);
  await sit(player);
  await leavePage(player);
}

it('with more claims than seats nothing begins until the inviter chose; a removed guest can be let back in', async () => {
  const [ada, ben, eve] = await Promise.all([
    Player.arrive('Ada', phone),
    Player.arrive('Ben', desktop),
    Player.arrive('Eve', desktop)
  ]);
  const link = await ada.openTable(site.url, ['friend']);
  await leavePage(ada);
  // Both see a free seat before either claims it: Eve receives nothing new until she has sat down.
  let isDeaf = false;
  await eve.page.routeWebSocket(/\/signal/, () => undefined);
  await eve.page.routeWebSocket(/\/mail/, (socket) => {
    const server = socket.connectToServer();
    server.onMessage((message) => {
      if (!isDeaf || !message.toString().startsWith('["EVENT"')) socket.send(message);
    });
  });
  await Promise.all([arrive(ben, link), arrive(eve, link)]);
  await eve.page.waitForTimeout(1_000);
  isDeaf = true;
  await Promise.all([sit(ben), sit(eve)]);
  await Promise.all([leavePage(ben), leavePage(eve)]);
  await ada.page.goto(link);
  await ada.page.getByText('Choose who plays').waitFor();
  const begin = ada.page.getByRole('button', { name: /^Begin/ });
  expect(await begin.isDisabled()).toBe(true);
  await ada.page.getByRole('button', { name: /Remove.*Eve/ }).click();
  await ada.page.getByRole('button', { name: 'Begin with Ben' }).waitFor();
  await ada.page.getByText('People you removed').click();
  await ada.page.getByRole('button', { name: /Let back in.*Eve/ }).click();
  const give = ada.page.getByRole('button', { name: 'Give the seats' });
  await give.waitFor();
  expect(await give.isDisabled()).toBe(true);
  await ada.page.getByRole('checkbox', { name: 'Ben' }).check();
  expect(await ada.page.getByRole('checkbox', { name: 'Eve' }).isDisabled()).toBe(true);
  await give.click();
  await ada.page.getByRole('button', { name: 'Begin with Ben' }).click();
  await leavePage(ada);
  // Ben signs, and the lot for who begins takes a link of each.
  const board = ben.page.locator('[data-hash]');
  for (let i = 0; i < 3 && (await board.count()) === 0; i++) {
    if (i > 0) {
      await ada.page.goto(link);
      await leavePage(ada);
    }
    await ben.page.goto(link);
    await stored(ben);
  }
  await ben.seesBoard();
  isDeaf = false;
  await eve.page.goto(link);
  await eve.page.getByText('All seats are taken').first().waitFor();
  expect([...ada.faults, ...ben.faults, ...eve.faults]).toEqual([]);
  await Promise.all([ada.leave(), ben.leave(), eve.leave()]);
}, 180_000);

it('over days: a second tab waits, takes the table over, and the turn it signs arrives by mail', async () => {
  const [ada, ben] = await Promise.all([Player.arrive('Ada', phone), Player.arrive('Ben', desktop)]);
  const link = await ada.openTable(site.url, ['friend'], { pace: 'Over days' });
  await leavePage(ada);
  await ben.page.goto(link);
  await ben.page.getByText('Over days').first().waitFor();
  await sitAlone(ben, link);
  await ada.page.goto(link);
  await ada.page.getByRole('button', { name: 'Begin with Ben' }).click();
  await leavePage(ada);
  // Over days the guest begins, without a lot.
  await ben.page.goto(link);
  await ben.page.locator('button[data-hand]').waitFor();
  const second = await ben.context.newPage();
  await second.goto(link);
  const take = second.getByRole('button', { name: /here/i }).first();
  await take.click();
  await second.locator('button[data-hand]').waitFor();
  await ben.page.getByText(/another tab/i).waitFor();
  await ben.page.close();
  const twin = Player.on('Ben', ben.context, second);
  await playTurn(twin);
  await stored(twin);
  await second.goto('about:blank');
  await ada.page.goto(link);
  await ada.page.locator('button[data-hand]').waitFor();
  expect(await ada.page.getByText(/sent two different moves/).count()).toBe(0);
  expect(ada.faults).toEqual([]);
  await Promise.all([ada.leave(), ben.leave()]);
}, 180_000);

it('with the page closed the worker shows who has played, once', async () => {
  // Private windows have no background sync.
  const [ada, ben] = await Promise.all([
    Player.lasting('Ada', site.folder, withWorker(phone)),
    Player.arrive('Ben', desktop)
  ]);
  const link = await ada.openTable(site.url, ['friend'], { pace: 'Over days' });
  await leavePage(ada);
  await sitAlone(ben, link);
  await ada.page.goto(link);
  await ada.page.getByRole('button', { name: 'Begin with Ben' }).click();
  await stored(ada);
  // Reminders are switched on in the settings, on a tap.
  const cdp = await ada.context.newCDPSession(ada.page);
  const origin = new URL(site.url).origin;
  for (const name of ['notifications', 'periodic-background-sync'])
    await cdp.send('Browser.setPermission', { permission: { name }, setting: 'granted', origin });
  await ada.page.goto(`${site.url}settings/`);
  await ada.page.evaluate(() => navigator.serviceWorker.ready);
  await ada.page.reload();
  await ada.page.getByLabel('Tell me when it is my turn').check();
  expect(await ada.page.getByText('The browser does not allow this').count()).toBe(0);
  await ben.page.goto(link);
  await ben.page.locator('button[data-hand]').waitFor();
  await playTurn(ben);
  await leavePage(ben);
  const shown = () =>
    ada.page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      const all = await registration.getNotifications();
      const told = all.map(({ title, body }) => `${title}: ${body}`);
      for (const notification of all) notification.close();
      return told;
    });
  await fireLook(cdp, origin);
  await expect.poll(shown, { timeout: 20_000 }).toEqual(['Your turn: Ben has played.']);
  await fireLook(cdp, origin);
  await ada.page.waitForTimeout(3_000);
  expect(await shown()).toEqual([]);
  await Promise.all([ada.leave(), ben.leave()]);
}, 180_000);

/** Runs the worker's periodic look now; browsers do it about twice a day. */
async function fireLook(cdp: CDPSession, origin: string): Promise<void> {
  const registrationId = await new Promise<string>((done) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const found = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (found) done(found.registrationId);
    });
    void cdp.send('ServiceWorker.enable');
  });
  await cdp.send('ServiceWorker.dispatchPeriodicSyncEvent', { origin, registrationId, tag: 'mail-look' });
  await cdp.send('ServiceWorker.disable');
}
