import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startNostrRelay, startTracker, type TestPoint } from '../../src/lib/net/testing/meetingPoints.ts';
import { Player } from '../../tests/e2e/support/players.ts';
import { desktop, phone, serve } from '../../tests/e2e/support/site.ts';
import { only, serveStatic } from '../../tests/e2e/support/staticHost.ts';
import { figure, type Figure } from '../measure.ts';
import { letFunctionsIn } from './rig.ts';

const TIMES = 5;
/** ms after which the inviter has made its first announcements, so that the guest's alone has to be answered. */
const QUIET = 7_000;
const WITHIN = 30_000;
const relay = () => startNostrRelay();
const tracker = () => startTracker();
const WAYS: Readonly<Record<string, readonly (() => Promise<TestPoint>)[]>> = {
  'a relay alone': [relay],
  'a tracker alone': [tracker],
  'two of each': [relay, tracker, relay, tracker]
};

const seconds = (ms: number) => ms / 1_000;

/** What a guest's page records, in ms since its navigation began; 0 until it happens. */
interface Noted {
  readonly card: number;
  /** The first frame with a free seat, which the inviter's page or the mailbox has to state. */
  readonly free: number;
  /** The last tap before the seat. */
  readonly tap: number;
  readonly seat: number;
}

declare const noted: Noted;

/** Runs in a page before its own scripts: notes the first frames with the card, a free seat, and the own seat. */
const note = (): void => {
  const times = { card: 0, free: 0, tap: 0, seat: 0 };
  Object.assign(globalThis, { noted: times });
  const shows = (selector: string, text: string) =>
    [...document.querySelectorAll(selector)].some((one) => one.textContent?.trim() === text);
  const tapped = ({ timeStamp }: Event) => {
    if (times.seat === 0) times.tap = timeStamp;
  };
  addEventListener('click', tapped, { capture: true });
  const frame = () => {
    if (times.card === 0 && shows('h2', 'Ada invites you')) times.card = performance.now();
    if (times.free === 0 && shows('button', 'Sit here')) times.free = performance.now();
    if (times.seat === 0 && shows('span', 'you')) times.seat = performance.now();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

/** Opens a link in a page that records when what it waits for is shown. */
async function openNoted({ page, context }: Player, link: string): Promise<Page> {
  await letFunctionsIn(context);
  await context.addInitScript(note);
  await page.goto(link);
  return page;
}

/** One guest, with nothing kept, at a table of an inviter who waits: ms to the card, and from the tap to a seat. */
async function follow(link: string): Promise<{ readonly card: number; readonly seat: number }> {
  const guest = await Player.arrive('Bo', phone);
  try {
    const page = await openNoted(guest, link);
    await page.getByRole('heading', { name: 'Ada invites you' }).waitFor();
    await page.getByLabel('Your name').fill('Bo');
    await page.getByRole('button', { name: 'Sit down' }).tap();
    await page.getByText('you', { exact: true }).waitFor({ timeout: WITHIN });
    // The text may be in the page before the frame is recorded.
    await page.waitForTimeout(200);
    const { card, tap, seat } = await page.evaluate(() => ({ ...noted }));
    if (!(card > 0 && tap > card && seat > tap))
      throw new Error('The page did not record card, tap and seat.');
    return { card, seat: seat - tap };
  } finally {
    await guest.leave();
  }
}

/**
 * Two browsers on a static host that have nothing but the link and meeting points on loopback: from following the link to
 * the frame with the table's card, and from the tap on "Sit down" to the frame with the guest on a seat, which takes a
 * connection to the inviter.
 */
async function benchPoints(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const [name, starts] of Object.entries(WAYS)) {
    const points = await Promise.all(starts.map((start) => start()));
    const host = await serveStatic({ site: only(...points) });
    const inviter = await Player.arrive('Ada', desktop);
    const times: { card: number; seat: number }[] = [];
    try {
      for (let i = 0; i < TIMES; i++) {
        const before = points.map(({ connections }) => connections);
        const link = await inviter.openTable(host.url, ['friend']);
        const end = Date.now() + WITHIN;
        while (points.some(({ connections }, at) => connections === before[at])) {
          if (Date.now() > end) throw new Error(`The inviter did not reach ${name}.`);
          await inviter.page.waitForTimeout(100);
        }
        await inviter.page.waitForTimeout(QUIET);
        times.push(await follow(link));
        await inviter.page.goto('about:blank');
      }
    } finally {
      await inviter.leave();
      await host.close();
      for (const point of points) await point.close();
    }
    figures.push(
      figure(
        `link to card, ${name}`,
        's',
        false,
        times.map(({ card }) => seconds(card))
      ),
      figure(
        `tap to a connected seat, ${name}`,
        's',
        false,
        times.map(({ seat }) => seconds(seat))
      )
    );
  }
  return figures;
}

/** One guest, with nothing kept, at a table of the site's own server: ms from the link to a free seat. */
async function findSeat(link: string): Promise<number> {
  const guest = await Player.arrive('Bo', phone);
  try {
    const page = await openNoted(guest, link);
    await page.getByRole('button', { name: 'Sit here' }).waitFor({ timeout: WITHIN });
    await page.waitForTimeout(200);
    const { free } = await page.evaluate(() => ({ ...noted }));
    if (!(free > 0)) throw new Error('The page did not record the free seat.');
    return free;
  } finally {
    await guest.leave();
  }
}

/** Waits until a mailbox holds more files than before. */
async function mailed(folder: string, before: number): Promise<void> {
  for (const end = Date.now() + WITHIN; countIn(folder) <= before;) {
    if (Date.now() > end) throw new Error('The card did not reach the mailbox.');
    await new Promise((done) => setTimeout(done, 100));
  }
}

const countIn = (folder: string): number =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).filter((one) => one.isFile()).length;

/**
 * The site's own server on loopback: from following the link to the frame with a free seat, which takes the inviter's
 * page, or without it the mailbox. Without a mailbox in the first row, so that only a connection can tell.
 */
async function benchOwnServer(): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const isAway of [false, true]) {
    const folder = mkdtempSync(join(tmpdir(), 'bench-mail-'));
    const site = await serve(isAway ? folder : undefined);
    const inviter = await Player.arrive('Ada', desktop);
    const times: number[] = [];
    try {
      for (let i = 0; i < TIMES; i++) {
        const before = countIn(folder);
        const link = await inviter.openTable(site.url, ['friend']);
        if (isAway) {
          await mailed(folder, before);
          await inviter.page.goto('about:blank');
        } else await inviter.page.waitForTimeout(QUIET);
        times.push(await findSeat(link));
        await inviter.page.goto('about:blank');
      }
    } finally {
      await inviter.leave();
      await site.close();
      rmSync(folder, { recursive: true, force: true });
    }
    const name = isAway ? 'mailbox, inviter away' : 'own server, inviter there';
    figures.push(figure(`link to a free seat, ${name}`, 's', false, times.map(seconds)));
  }
  return figures;
}

/** All ways to meet, on loopback. */
export async function benchMeeting(): Promise<Figure[]> {
  return [...(await benchPoints()), ...(await benchOwnServer())];
}
