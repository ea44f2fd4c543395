import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newInvite } from '../../src/lib/net/link/link.ts';
import { Rig } from './browsers.ts';
import type { PageApi } from './page.ts';

declare const net: PageApi;

let rig: Rig;
beforeAll(async () => {
  rig = await Rig.start();
});
afterAll(() => rig.stop());

const connected = (page: Page, count: number) =>
  page.waitForFunction((wanted) => net.peers() === wanted, count, { timeout: 20_000, polling: 10 });
const holds = (page: Page, name: string) =>
  page.waitForFunction((field) => net.get(field) !== undefined, name, { timeout: 20_000, polling: 10 });

test('browsers meet over the server, one reloads and one is killed and replaced', async () => {
  const { room, key } = newInvite();
  const join = (page: Page) =>
    page.evaluate(([url, name, secret]) => net.join(url, name, secret), [rig.signalUrl, room, key] as const);
  const [a, b] = await Promise.all([rig.page(), rig.page()]);
  await join(a.page);
  await a.page.evaluate(() => net.set('blob', 'x'.repeat(600_000)));
  await join(b.page);
  await holds(b.page, 'blob');
  await Promise.all([connected(a.page, 1), connected(b.page, 1)]);

  await b.page.reload();
  await b.page.waitForFunction(() => 'net' in globalThis);
  await join(b.page);
  await holds(b.page, 'blob');
  await Promise.all([connected(a.page, 1), connected(b.page, 1)]);

  await b.browser.close();
  const c = await rig.page();
  await join(c.page);
  await holds(c.page, 'blob');
  await connected(a.page, 1);
});

test('a page that came by plain http plays with one from this device', async () => {
  const { room, key } = newInvite();
  const [own, phone] = await Promise.all([rig.page(), rig.page({ plain: true })]);
  expect(await phone.page.evaluate(() => [isSecureContext, crypto.subtle === undefined])).toEqual([
    false,
    true
  ]);
  for (const { page } of [own, phone])
    await page.evaluate(([url, name, secret]) => net.join(url, name, secret), [
      rig.signalUrl,
      room,
      key
    ] as const);
  await Promise.all([connected(own.page, 1), connected(phone.page, 1)]);
  await phone.page.evaluate(() => net.set('word', 1));
  await holds(own.page, 'word');
});

test('browsers meet by two codes alone and introduce a third', async () => {
  const pages = (await Promise.all([rig.page(), rig.page(), rig.page()])).map(({ page }) => page);
  const pair = async (host: Page, guest: Page): Promise<number[]> => {
    const offer = await host.evaluate(() => net.invite());
    const answer = await guest.evaluate((code) => net.reply(code), offer);
    await host.evaluate((code) => net.finish(code), answer);
    return [offer.length, answer.length];
  };
  const lengths = [...(await pair(pages[0], pages[1]))];
  await Promise.all([connected(pages[0], 1), connected(pages[1], 1)]);
  lengths.push(...(await pair(pages[1], pages[2])));
  await Promise.all(pages.map((page) => connected(page, 2)));
  expect(Math.max(...lengths)).toBeLessThanOrEqual(130);
  await pages[2].evaluate(() => net.set('word', 1));
  await Promise.all(pages.map((page) => holds(page, 'word')));
});
