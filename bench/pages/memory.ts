import { fileURLToPath } from 'node:url';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import type { RunningServer } from '../../scripts/serve.mjs';
import { countObjectUrls, objectUrls } from '../../tests/e2e/support/objectUrls.ts';
import { desktop, launch, openContext } from '../../tests/e2e/support/site.ts';
import { figure, type Figure } from '../measure.ts';
import { codeSize } from './heapSizes.ts';
import { letFunctionsIn, playToResult } from './rig.ts';

/** How one tab plays its games. */
interface Evening {
  readonly name: string;
  /** With every set on the shelf, or with none. */
  readonly sets: boolean;
  /** Who sits at the seats after the first. */
  readonly others: readonly ('bot' | 'device')[];
}

/**
 * What a tab holds after garbage collection. The heap is that of the page: workers have separate heaps and
 * end with their table.
 */
interface Held {
  /** Megabytes. */
  readonly heap: number;
  /** Megabytes of it that are not code: the browser compiles more of the same code the longer it runs. */
  readonly data: number;
  readonly nodes: number;
  readonly listeners: number;
  readonly workers: number;
  /** Object URLs that were not revoked. */
  readonly urls: number;
  /** Megabytes this site has stored. */
  readonly stored: number;
}

const GAMES = 10;
const AUTOPLAY = fileURLToPath(new URL('autoplay.js', import.meta.url));
const MEGA = 2 ** 20;
const WITHIN = 1_800_000;
/** Nothing for this long (ms) means that the page plays no further. */
const STUCK = 300_000;
const EVENINGS: readonly Evening[] = [
  { name: 'base game, two bots', sets: false, others: ['bot', 'bot'] },
  // A bot computes the whole game again for each of its choices, which takes most of the time here.
  { name: 'all sets', sets: true, others: ['device'] }
];

/** Speeds up the pause of bots and the time in which a second press is ignored. */
const HASTE = `{
  const now = performance.now.bind(performance);
  performance.now = () => now() * 20;
  const wait = globalThis.setTimeout;
  globalThis.setTimeout = (work, ms = 0, ...rest) => wait(work, ms / 20, ...rest);
  const repeat = globalThis.setInterval;
  globalThis.setInterval = (work, ms = 0, ...rest) => repeat(work, ms / 4, ...rest);
}`;

/** One tab that is never loaded again, with Chromium's own tools beside it. */
class Tab {
  private constructor(
    readonly page: Page,
    readonly devtools: CDPSession
  ) {}

  /** Opens the form of a new table. */
  static async open(context: BrowserContext, url: string): Promise<Tab> {
    await letFunctionsIn(context);
    await context.addInitScript({ content: HASTE });
    await countObjectUrls(context);
    await context.addInitScript({ path: AUTOPLAY });
    const page = await context.newPage();
    page.setDefaultTimeout(60_000);
    const devtools = await context.newCDPSession(page);
    await devtools.send('Performance.enable');
    await page.goto(url);
    await page.evaluate(() => Object.assign(globalThis, { sameDocument: true }));
    const tab = new Tab(page, devtools);
    await tab.openForm();
    return tab;
  }

  /** Goes from the form to the board of a new table. */
  async openTable({ sets, others }: Evening): Promise<void> {
    const { page } = this;
    await page.getByLabel('Name on seat 1').fill('Ada');
    for (const [i, kind] of others.entries()) {
      const seat = i + 2;
      const who = page.getByLabel(`Who plays seat ${seat}`);
      if ((await who.count()) === 0) await page.getByRole('button', { name: 'Add a seat' }).click();
      await who.selectOption(kind);
      if (kind === 'bot')
        await page.getByLabel(`How strong the bot on seat ${seat} is`).selectOption('gentle');
      else await page.getByLabel(`Name on seat ${seat}`).fill(`Ada ${seat}`);
    }
    // By script, since most boxes are in a closed part of the form.
    for (const box of await page.locator('.boxes label:has(.box) input').all())
      if ((await box.isChecked()) !== sets) await box.dispatchEvent('click');
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.locator('g.square rect').first().waitFor({ state: 'attached' });
  }

  /** Plays the open table to its final count; returns the number of laid tiles. */
  async playOut(): Promise<number> {
    const { page } = this;
    await page.getByRole('tab', { name: 'Everything you can do' }).click();
    await playToResult(page, () => this.seeFinal());
    return page.locator('[data-tile]').count();
  }

  /** Leaves the table by the start page, for the form of the next one. */
  async leave(): Promise<void> {
    await this.page.getByRole('link', { name: 'To the start page' }).last().click();
    await this.openForm();
  }

  async held(): Promise<Held> {
    const { page, devtools } = this;
    for (let i = 0; i < 3; i++) {
      await page.waitForTimeout(500);
      await devtools.send('HeapProfiler.collectGarbage');
    }
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    const { metrics } = await devtools.send('Performance.getMetrics');
    const metric = (name: string) => metrics.find((one) => one.name === name)!.value;
    const urls = await objectUrls(page);
    const { stored, same } = await page.evaluate(async () => ({
      stored: (await navigator.storage.estimate()).usage ?? 0,
      same: 'sameDocument' in globalThis
    }));
    if (!same) throw new Error('The page was reloaded.');
    const code = await codeSize(devtools);
    return {
      heap: usedSize / MEGA,
      data: (usedSize - code) / MEGA,
      nodes: metric('Nodes'),
      listeners: metric('JSEventListeners'),
      workers: page.workers().length,
      urls,
      stored: stored / MEGA
    };
  }

  private async openForm(): Promise<void> {
    await this.page.getByRole('link', { name: 'New table' }).click();
    await this.page.locator('form:not([inert])').waitFor();
  }

  private async seeFinal(): Promise<void> {
    const { page } = this;
    const end = Date.now() + WITHIN;
    const position = () => page.locator('[data-position]').getAttribute('data-position');
    let seen = await position();
    let since = Date.now();
    while ((await page.locator('section.final').count()) === 0) {
      await page.waitForTimeout(500);
      const now = await position();
      if (now !== seen) [seen, since] = [now, Date.now()];
      if (Date.now() > end || Date.now() - since > STUCK)
        throw new Error(`The game went no further than position ${seen}.`);
    }
  }
}

/** What one tab held after each of its games: with the final count on the page, and back at the form. */
async function heldOver(site: RunningServer, evening: Evening): Promise<{ table: Held[]; form: Held[] }> {
  const browser = await launch();
  const table: Held[] = [];
  const form: Held[] = [];
  try {
    const tab = await Tab.open(await openContext(browser, desktop), site.url);
    for (let game = 1; game <= GAMES; game++) {
      await tab.openTable(evening);
      const tiles = await tab.playOut();
      table.push(await tab.held());
      await tab.leave();
      form.push(await tab.held());
      console.log(
        `  ${evening.name}, game ${game}, ${tiles} tiles: ${told(table)}; at the form ${told(form)}`
      );
    }
  } finally {
    await browser.close();
  }
  return { table, form };
}

/** The last measurement in one line. */
function told(all: readonly Held[]): string {
  const { heap, data, nodes, listeners, workers, urls, stored } = all[all.length - 1];
  return (
    `heap ${heap.toFixed(2)} MB (${data.toFixed(2)} without code), ${nodes} nodes, ${listeners} listeners, ` +
    `${workers} workers, ${urls} object URLs, ${stored.toFixed(2)} MB stored`
  );
}

/** Values after the last game as shares of those after the first, and the heap itself. */
function figuresOf(where: string, all: readonly Held[]): Figure[] {
  const [first] = all;
  const last = all[all.length - 1];
  const grown = (['heap', 'data', 'nodes', 'listeners', 'urls'] as const).map((what) =>
    figure(`${what}, game ${all.length} / game 1, ${where}`, 'times', false, [last[what] / first[what]])
  );
  const heaps = all.map(({ heap }) => heap);
  return [figure(`heap, ${where}`, 'MB', false, heaps), ...grown];
}

/**
 * Measures whether one page, never reloaded, holds more after ten games than after the first. Takes an hour
 * or more.
 */
export async function benchPageMemory(site: RunningServer): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const evening of EVENINGS) {
    const { table, form } = await heldOver(site, evening);
    figures.push(...figuresOf(`${evening.name}, at the table`, table));
    figures.push(...figuresOf(`${evening.name}, at the form of the next`, form));
  }
  return figures;
}
