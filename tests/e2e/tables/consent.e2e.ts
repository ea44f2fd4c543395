import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import type { TestPoint } from '../../../src/lib/net/testing/meetingPoints.ts';
import { BUILT_IN, readSite } from '../../../src/lib/net/site/siteFile.ts';
import { FILE_FIELD } from '../support/fileField.ts';
import { keeper } from '../support/keeper.ts';
import { Player } from '../support/players.ts';
import { regulars } from '../support/regulars.ts';
import { phone, withWorker } from '../support/site.ts';
import { meetingPlaces, only, serveStatic } from '../support/staticHost.ts';

/** What pages dial, and what people are told and asked before and while they wait. */

const keep = keeper();

const { hosted, relay } = meetingPlaces();
const arrive = regulars();

/** Follows a link on a page that may show the same path already, where the browser would only change the fragment. */
async function follow({ page }: Player, link: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(link);
}

/** Gives the name on the page that asks for consent, and consents. */
async function consent({ page, name }: Player): Promise<void> {
  await page.getByLabel('Your name').fill(name);
  await page.getByRole('button', { name: 'Sit down' }).click();
}

const connected = (point: TestPoint, to: number) =>
  expect.poll(() => point.connections, { timeout: 20_000 }).toBe(to);

it('the built site proposes the public points and address finders of the built-in list', () => {
  const file = readSite(readFileSync(new URL('../../../build/bastide.json', import.meta.url), 'utf8'));
  expect(file).toEqual(BUILT_IN);
  expect(new Set(file.points.map(({ kind }) => kind))).toEqual(new Set(['nostr', 'tracker']));
  expect(file.stun).toHaveLength(2);
});

it('a link shows its table and its sender to programs that make previews and run no script', async () => {
  const host = await hosted([], '--url', 'http://localhost:80/');
  for (const path of ['', 'table/']) {
    const html = await (await fetch(`${host.url}${path}`)).text();
    const said = (name: string) =>
      new RegExp(`<meta\\s+(?:property|name)="${name}"\\s+content="([^"]*)"`).exec(html)?.[1] ?? '';
    expect(said('og:title')).toBe('A board game with friends');
    expect(said('og:description')).toContain('Open the link to see the table.');
    expect(said('og:site_name')).toBe('Bastide');
    expect(said('twitter:card')).toBe('summary');
    const picture = said('og:image');
    expect(picture).toBe('http://localhost/icons/icon-512.png');
    const image = await fetch(`${host.url}${new URL(picture).pathname.slice(1)}`);
    expect(image.headers.get('content-type')).toBe('image/png');
  }
});

it('a narrowed content policy lets pages dial the points of the file and no others', async () => {
  const [named, other] = [await relay(), await relay()];
  const [narrow, wide] = [await hosted([named], '--narrow'), await hosted([named])];
  const [ada, bo] = [await arrive('Ada'), await arrive('Bo', phone)];
  const link = await ada.openTable(narrow.url, ['friend']);
  await connected(named, 1);
  expect(ada.faults).toEqual([]);

  const elsewhere = link.replace(/&p=[^&]*/, `&p=${encodeURIComponent(other.address)}`);
  await follow(bo, elsewhere);
  await consent(bo);
  await bo.page.getByText('Tried: 1, answering: 0').waitFor();
  await expect.poll(() => bo.faults.join('\n')).toContain('Content Security Policy');
  expect(other.connections).toBe(0);

  // The same link on the site as built: it is the policy that refused.
  await follow(bo, elsewhere.replace(narrow.url, wide.url));
  await consent(bo);
  // One connection to meet, and one to the mailbox there.
  await connected(other, 2);
});

it('without any network the page shows the card and the fault, and finds the table once there is a network', async () => {
  const point = await relay();
  const host = keep(await serveStatic({ site: only(point) }));
  const [ada, bo] = [await arrive('Ada'), keep(await Player.arrive('Bo', withWorker(phone)))];
  const link = await ada.openTable(host.url, ['friend']);
  const { page, context } = bo;
  await page.goto(host.url);
  // The worker stores the whole site first.
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null, null, { timeout: 60_000 });
  await host.close();
  await context.setOffline(true);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Ada invites you' }).waitFor();
  await page.getByText('Landscape', { exact: true }).waitFor();
  await page.getByText('2 seats · about 25 min').waitFor();
  await consent(bo);
  await page.getByText('This device has no network.').waitFor();
  await page.getByRole('button', { name: 'Connect without internet' }).waitFor();
  await context.setOffline(false);
  await page.getByText('you', { exact: true }).waitFor({ timeout: 40_000 });
}, 120_000);

it('"More about this" names what is asked, what a mailbox sees and what a direct connection shows', async () => {
  const point = await relay();
  const host = await hosted([point], '--stun', 'stun:127.0.0.1:9');
  const [ada, bo] = [await arrive('Ada', phone), await arrive('Bo', phone)];
  const texts = [
    'A mailbox also sees which devices share a table.',
    'With a direct connection players see each other’s internet address.',
    `${new URL(point.url).host}, 127.0.0.1:9`
  ];
  // The setup page asks the inviter, in a narrow bar at its end.
  await ada.page.goto(`${host.url}new/`);
  await ada.page.locator('form:not([inert])').waitFor();
  await ada.page
    .getByText('contacts a public meeting point and an address finder run by strangers')
    .waitFor();
  await ada.page.getByText('More about this').click();
  for (const text of [
    ...texts,
    'They see your internet address and when you connect; never names, moves or the key.'
  ])
    await ada.page.getByText(text).waitFor();
  const link = await ada.openTable(host.url, ['friend']);
  await connected(point, 1);

  await bo.page.goto(link);
  await bo.page
    .getByText(
      'To find Ada, this page contacts a public meeting point and an address finder run by strangers. They see your internet address and when you connect; never names, moves or the key.'
    )
    .waitFor();
  for (const text of texts) expect(await bo.page.getByText(text).isVisible()).toBe(false);
  await bo.page.getByText('More about this').click();
  for (const text of texts) await bo.page.getByText(text).waitFor();
  expect(point.connections).toBe(1);
});

it('"Do not ask again" beside a consent is remembered for other tables, and the settings take it back', async () => {
  const point = await relay();
  const host = await hosted([point]);
  const [ada, bo] = [await arrive('Ada'), await arrive('Bo', phone)];
  const first = await ada.openTable(host.url, ['friend']);
  await bo.page.goto(first);
  await bo.page.getByText('Do not ask again').click();
  await consent(bo);
  await bo.page.getByText('you', { exact: true }).waitFor();
  const second = await ada.openTable(host.url, ['friend']);
  await follow(bo, second);
  // No tap is needed: the table is found, and a seat is offered.
  await bo.page.getByRole('button', { name: 'Sit here' }).waitFor();

  await bo.page.goto(`${host.url}settings/`);
  const always = bo.page.getByRole('group', { name: 'Use them?' }).getByLabel('Always');
  await expect.poll(() => always.isChecked()).toBe(true);
  await bo.page.getByLabel('Ask each time').check();
  const third = await ada.openTable(host.url, ['friend']);
  await ada.page.goto('about:blank');
  await ada.page.waitForTimeout(500);
  const before = point.connections;
  await follow(bo, third);
  await bo.page.getByRole('button', { name: 'Sit down' }).waitFor();
  await bo.page.waitForTimeout(1_000);
  expect(point.connections).toBe(before);
}, 120_000);

it('while no peer answers the page shows since when it searches, and "Search again" searches at once', async () => {
  const point = await relay();
  const host = await hosted([point]);
  const [ada, bo] = [await arrive('Ada'), await arrive('Bo', phone)];
  const link = await ada.openTable(host.url, ['friend']);
  await connected(point, 1);
  await ada.page.goto('about:blank');
  await bo.page.goto(link);
  const from = new Date();
  await consent(bo);
  const since = await bo.page.getByText(/^Searching since /).textContent();
  const told = (at: Date) =>
    `Searching since ${new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' }).format(at)}`;
  expect([told(from), told(new Date())]).toContain(since);
  await connected(point, 2);
  // An open connection stays as it is: without a tap there is no other.
  await bo.page.waitForTimeout(3_000);
  expect(point.connections).toBe(2);
  await bo.page.getByRole('button', { name: 'Search again' }).click();
  await connected(point, 3);
});

it('a guest who comes when all seats are taken is notified, and is offered none', async () => {
  const point = await relay();
  const host = await hosted([point]);
  const [ada, bo, cy] = [await arrive('Ada'), await arrive('Bo', phone), await arrive('Cy', phone)];
  const link = await ada.openTable(host.url, ['friend']);
  await bo.page.goto(link);
  await consent(bo);
  await bo.page.getByText('you', { exact: true }).waitFor();
  await cy.page.goto(link);
  await consent(cy);
  await cy.page.getByText('All seats are taken. You can watch.').waitFor({ timeout: 40_000 });
  expect(await cy.page.getByRole('button', { name: 'Sit here' }).count()).toBe(0);
  expect(await bo.page.getByText('All seats are taken').count()).toBe(0);
}, 120_000);

it('a player who chose "Do not contact them" is offered each other way as a button', async () => {
  const point = await relay();
  const host = await hosted([point]);
  const [ada, bo] = [await arrive('Ada'), await arrive('Bo', phone)];
  const link = await ada.openTable(host.url, ['friend']);
  const { page } = bo;
  await page.goto(link);
  await page.getByRole('button', { name: 'Do not contact them' }).click();
  await page.getByRole('button', { name: 'Connect without internet' }).waitFor();
  const href = (name: string) => page.getByRole('link', { name }).getAttribute('href');
  expect(await href('Use a server of your own')).toBe('/settings/#servers');
  expect(await href('Open a turn from a file')).toBe('/open/');
  await page.getByRole('button', { name: 'On the same network' }).click();
  const sheet = page.getByRole('dialog', { name: 'On the same network' });
  await sheet.getByText('Join the same Wi-Fi').waitFor();
  await sheet.getByRole('button', { name: 'Connect without internet' }).click();
  await page.getByRole('heading', { name: 'Connect without any server' }).waitFor();

  await page.goto(`${host.url}settings/#servers`);
  await expect
    .poll(() => page.getByRole('heading', { name: 'Connection' }).boundingBox())
    .toMatchObject({
      y: expect.closeTo(0, -3) as number
    });
});

it('a turn that came as a link is pasted where the table is waited for', async () => {
  const host = await hosted([await relay()]);
  const [ada, bo] = [await arrive('Ada'), await arrive('Bo', phone)];
  const link = await ada.openTable(host.url, ['friend']);
  const { page } = bo;
  await page.goto(link);
  await page.getByRole('button', { name: 'Do not contact them' }).click();
  await page.getByRole('button', { name: 'Open a turn from a link' }).click();
  const paste = page.getByRole('dialog', { name: 'Open a turn from a link' });
  await paste.getByLabel('Link or code').fill('no link at all');
  await paste.getByRole('button', { name: 'Open this turn' }).click();
  await paste.getByText('This is not a table link').waitFor();
  // A letter of nothing: it is read on this table, and found damaged there.
  await paste.getByLabel('Link or code').fill(`My move: ${link}&t=AAAA`);
  await paste.getByRole('button', { name: 'Open this turn' }).click();
  // No wait for the address with the turn: it is there only until the turn is read.
  await page.getByRole('button', { name: 'Do not contact them' }).click();
  await page.getByText('This turn is not complete').waitFor();
});

it('the installed app asks for the seat taken in the browser before it sits down', async () => {
  const point = await relay();
  const host = await hosted([point]);
  const [ada, bo] = [await arrive('Ada'), await arrive('Bo', phone)];
  const app = keep(await Player.arrive('Bo', phone));
  // As Safari marks a page that was opened from the home screen.
  await app.context.addInitScript(`Object.defineProperty(navigator, 'standalone', { value: true })`);
  const link = await ada.openTable(host.url, ['friend']);
  await bo.page.goto(link);
  await consent(bo);
  await bo.page.getByText('you', { exact: true }).waitFor();
  await bo.page.goto(`${host.url}settings/`);
  // Only scripts show the points of the site: clicks before them are lost.
  await bo.page.getByRole('heading', { name: 'From this site' }).waitFor();
  const download = bo.page.waitForEvent('download');
  await bo.page.getByRole('button', { name: 'Export keys' }).click();
  const file = await (await download).path();
  await bo.page.goto('about:blank');

  const { page } = app;
  await page.goto(host.url);
  await page.getByText('Did you take a seat in the browser?').waitFor();
  await follow(app, link);
  await page.getByRole('heading', { name: 'Ada invites you' }).waitFor();
  await page.getByText('Did you take a seat in the browser?').waitFor();
  await page.locator(`.seat-file ${FILE_FIELD}`).setInputFiles(file);
  await page.getByText('you', { exact: true }).waitFor({ timeout: 40_000 });
  expect(await page.getByRole('button', { name: 'Sit here' }).count()).toBe(0);
}, 120_000);
