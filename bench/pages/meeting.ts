import { startNostrRelay, startTracker, type TestPoint } from '../../src/lib/net/testing/meetingPoints.ts';
import { Player } from '../../tests/e2e/players.ts';
import { desktop, phone } from '../../tests/e2e/site.ts';
import { only, serveStatic } from '../../tests/e2e/staticHost.ts';
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

/** What a guest's page notes, in ms since its navigation began; 0 while it was not yet. */
interface Noted {
  readonly card: number;
  /** The last tap before the seat. */
  readonly tap: number;
  readonly seat: number;
}

declare const noted: Noted;

/** Runs in a page before its own scripts: notes the first frame with the card, and the first with the own seat. */
const note = (): void => {
  const times = { card: 0, tap: 0, seat: 0 };
  Object.assign(globalThis, { noted: times });
  const shows = (selector: string, text: string) =>
    [...document.querySelectorAll(selector)].some((one) => one.textContent?.trim() === text);
  const tapped = ({ timeStamp }: Event) => {
    if (times.seat === 0) times.tap = timeStamp;
  };
  addEventListener('click', tapped, { capture: true });
  const frame = () => {
    if (times.card === 0 && shows('h2', 'Ada invites you')) times.card = performance.now();
    if (times.seat === 0 && shows('span', 'you')) times.seat = performance.now();
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

/** One guest, with nothing kept, at a table of an inviter who waits: ms to the card, and from the tap to a seat. */
async function follow(link: string): Promise<{ readonly card: number; readonly seat: number }> {
  const guest = await Player.arrive('Bo', phone);
  try {
    const { page, context } = guest;
    await letFunctionsIn(context);
    await context.addInitScript(note);
    await page.goto(link);
    await page.getByRole('heading', { name: 'Ada invites you' }).waitFor();
    await page.getByLabel('Your name').fill('Bo');
    await page.getByRole('button', { name: 'Sit down' }).tap();
    await page.getByText('you', { exact: true }).waitFor({ timeout: WITHIN });
    // The text can be there before the frame that is noted.
    await page.waitForTimeout(200);
    const { card, tap, seat } = await page.evaluate(() => ({ ...noted }));
    if (!(card > 0 && tap > card && seat > tap)) throw new Error('The page did not note card, tap and seat.');
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
export async function benchMeeting(): Promise<Figure[]> {
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
    const seconds = (ms: number) => ms / 1_000;
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
