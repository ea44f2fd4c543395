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

/** Runs in a page: ms since its navigation began, in the first frame that shows this text in such an element. */
const shown = ([selector, text]: [string, string]): number | false =>
  [...document.querySelectorAll(selector)].some((one) => one.textContent?.trim() === text) &&
  performance.now();

/** Runs in a page: notes when the next tap is, in ms since its navigation began. */
const noteTap = (): void =>
  document.addEventListener(
    'click',
    ({ timeStamp }) => (document.documentElement.dataset.tapped = String(timeStamp)),
    { capture: true, once: true }
  );

/** One guest, with nothing kept, at a table of an inviter who waits: ms to the card, and from the tap to a seat. */
async function follow(link: string): Promise<{ readonly card: number; readonly seat: number }> {
  const guest = await Player.arrive('Bo', phone);
  try {
    const { page } = guest;
    await letFunctionsIn(page.context());
    const first = async (selector: string, text: string) => {
      const found = await page.waitForFunction(shown, [selector, text] as [string, string], {
        polling: 'raf',
        timeout: WITHIN
      });
      return (await found.jsonValue()) as number;
    };
    await page.goto(link, { waitUntil: 'commit' });
    const card = await first('h2', 'Ada invites you');
    await page.getByLabel('Your name').fill('Bo');
    await page.evaluate(noteTap);
    await page.getByRole('button', { name: 'Sit down' }).tap();
    const seated = await first('span', 'you');
    return { card, seat: seated - Number(await page.locator('html').getAttribute('data-tapped')) };
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
