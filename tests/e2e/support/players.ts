import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { launch, launchIn, openContext, phone, watchForFaults } from './site.ts';

/** What a new table plays, and how. */
interface Agreed {
  readonly game?: 'Landscape' | 'Clinic';
  readonly pace?: 'Together' | 'Over days';
  readonly boxes?: readonly string[];
  /** Chooses more on the page before the table is opened. */
  readonly prepare?: (page: Page) => Promise<void>;
}

/** What a page has only while its player is asked for something. */
const QUESTION = 'button[data-hand], .dock button.chip';

/** A person with a browser process of their own, who does only what a finger can do on the page. */
export class Player {
  /** Called with each player who arrives. */
  static onArrival: ((player: Player) => void) | null = null;
  readonly faults: string[];
  /** Whether the browser belongs to the file, not to the test in which it was opened. */
  stays = false;

  private constructor(
    readonly name: string,
    readonly browser: Browser | null,
    readonly context: BrowserContext,
    readonly page: Page
  ) {
    page.setDefaultTimeout(20_000);
    this.faults = watchForFaults(page);
    Player.onArrival?.(this);
  }

  static async arrive(name: string, options: BrowserContextOptions): Promise<Player> {
    const browser = await launch();
    const context = await openContext(browser, options);
    return new Player(name, browser, context, await context.newPage());
  }

  /** With a phone whose storage stays in a folder, so that it can be killed and come back. */
  static async lasting(
    name: string,
    folder: string,
    options: BrowserContextOptions = phone
  ): Promise<Player> {
    const context = await launchIn(join(folder, name), options);
    return Player.in(name, context);
  }

  /** Uses a context that the caller opened and will close: one whose storage outlives the browser. */
  static async in(name: string, context: BrowserContext): Promise<Player> {
    return new Player(name, null, context, context.pages()[0] ?? (await context.newPage()));
  }

  /** The same person in another tab. */
  static on(name: string, context: BrowserContext, page: Page): Player {
    return new Player(name, null, context, page);
  }

  async leave(): Promise<void> {
    // Requests may still be in a test's route handlers: their errors do not count once the browser closes, if it is not closed already.
    await this.context.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => {});
    await this.context.close();
    await this.browser?.close();
  }

  /** Opens a table with these kinds of seats after the own one; resolves to its link. */
  async openTable(
    url: string,
    seats: readonly ('friend' | 'device' | 'bot')[],
    { game = 'Landscape', pace = 'Together', boxes = [], prepare }: Agreed = {}
  ): Promise<string> {
    const { page } = this;
    await page.goto(`${url}new/`);
    await page.locator('form:not([inert])').waitFor();
    await page.getByRole('radio', { name: game }).check();
    await page.getByLabel('Name on seat 1').fill(this.name);
    for (const [i, kind] of seats.entries()) {
      const select = page.getByLabel(`Who plays seat ${i + 2}`);
      if ((await select.count()) === 0) await page.getByRole('button', { name: 'Add a seat' }).click();
      await select.selectOption(kind);
      if (kind === 'device') await page.getByLabel(`Name on seat ${i + 2}`).fill(`${this.name} ${i + 2}`);
    }
    for (const name of boxes) await page.getByRole('checkbox', { name }).check();
    if (pace === 'Over days') await page.getByRole('radio', { name: pace }).check();
    await prepare?.(page);
    await page.getByRole('button', { name: 'Open the table' }).click();
    await page.waitForURL(/\/table\//);
    return page.url();
  }

  /** Follows a link and takes the first free seat. */
  async sitDown(link: string): Promise<void> {
    await this.page.goto(link);
    await this.page.getByPlaceholder('Your name').first().fill(this.name);
    await this.page.getByRole('button', { name: 'Sit here' }).first().click();
    await this.page.getByText('you', { exact: true }).waitFor();
  }

  async begin(): Promise<void> {
    await this.page.getByRole('button', { name: 'Begin' }).click();
  }

  /** Resolves when the board is shown. */
  async seesBoard(): Promise<void> {
    await this.page.locator('[data-hash]').waitFor({ state: 'attached' });
  }

  /** The table's state on the page: transcript hash, position, and whether it is over. */
  async table(): Promise<{ hash: string; position: number; over: boolean }> {
    const { hash, position, over } = await this.look();
    return { hash, position, over };
  }

  /** The same, and whether this page is asked for something now. */
  async look(): Promise<{ hash: string; position: number; over: boolean; asked: boolean }> {
    return this.page.locator('[data-hash]').evaluate((shown, question) => {
      const { hash = '', position, over } = (shown as HTMLElement).dataset;
      const asked = document.querySelector(question) !== null;
      return { hash, position: Number(position), over: over === 'true', asked };
    }, QUESTION);
  }

  /** Whether this page is asked for something now. */
  async isAsked(): Promise<boolean> {
    return (await this.page.locator(QUESTION).count()) > 0;
  }

  /** Touches a lit square, sometimes a place for a figure, and the large button. `choose(n)` is below n. */
  async takeTurn(choose: (n: number) => number): Promise<void> {
    const { page } = this;
    const { hash: before } = await this.table();
    const squares = await squaresInSight(page);
    if (squares.length > 0) {
      const { x, y } = squares[choose(squares.length)];
      await page.mouse.click(x, y);
    }
    const chips = page.locator('.dock button.chip');
    const options = await chips.count();
    if (options > 0 && choose(3) > 0)
      await chips
        .nth(choose(options))
        .click({ timeout: 2_000 })
        .catch(() => {});
    const decide = page.locator('.decide button');
    // It may be disabled between the look and the touch, or gone with the last tile: another player's entry arrived.
    const awake = await decide.isEnabled({ timeout: 2_000 }).catch(() => false);
    if (awake) await decide.click({ timeout: 2_000 }).catch(() => {});
    // Signed means folded: the page shows another transcript.
    await otherTranscript(page, before, 1_500);
  }
}

/**
 * Resolves when the page shows another transcript than this one, or after so many milliseconds. The page looks when
 * something changes: asked for every frame, it would draw frames for nothing, which takes more of the processor than
 * the move.
 */
const otherTranscript = (page: Page, old: string, within: number): Promise<unknown> =>
  page
    .evaluate(
      ([hash, ms]) =>
        new Promise<void>((resolve) => {
          const isOther = () => document.querySelector<HTMLElement>('[data-hash]')?.dataset.hash !== hash;
          const end = () => {
            clearTimeout(timer);
            observer.disconnect();
            resolve();
          };
          const observer = new MutationObserver(() => isOther() && end());
          const timer = setTimeout(end, ms);
          observer.observe(document, { subtree: true, childList: true, attributeFilter: ['data-hash'] });
          if (isOther()) end();
        }),
      [old, within] as const
    )
    // The page went elsewhere.
    .catch(() => {});

/** Middles of the lit squares a finger can reach: the rest of the table lies under what is around it. */
export const squaresInSight = (page: Page): Promise<{ x: number; y: number }[]> =>
  page.locator('g.square rect').evaluateAll((all) => {
    const table = document.querySelector('[data-board]')?.getBoundingClientRect();
    return all
      .map((one) => one.getBoundingClientRect())
      .map(({ x, y, width, height }) => ({ x: x + width / 2, y: y + height / 2 }))
      .filter(({ x, y }) => table && x > table.left && x < table.right && y > table.top && y < table.bottom);
  });

/** Numbers below n that are the same in every run. */
export function chooser(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return Math.trunc((state / 0x80000000) * n);
  };
}

/** A table of these people at the site, begun and with the board in sight; answers with its link. */
export async function seated(
  url: string,
  players: readonly Player[],
  boxes: readonly string[] = []
): Promise<string> {
  const [first, ...others] = players;
  const friends = others.map(() => 'friend' as const);
  const link = await first.openTable(url, friends, { boxes });
  for (const player of others) await player.sitDown(link);
  await first.begin();
  await Promise.all(players.map((player) => player.seesBoard()));
  return link;
}

/** The first of these players who is asked for something; throws when none is for a long time. */
export async function asked(players: readonly Player[]): Promise<Player> {
  // A turn begins only once all links of its draw have come.
  for (let i = 0; i < 200; i++) {
    for (const player of players) if (await player.isAsked()) return player;
    await players[0].page.waitForTimeout(100);
  }
  throw new Error('No player is asked for anything.');
}

/** Lets all players take their turns until the game is over, a position is reached, or the time is up. */
export async function playOn(
  players: readonly Player[],
  choose: (n: number) => number,
  until: { position?: number; milliseconds: number }
): Promise<void> {
  const end = Date.now() + until.milliseconds;
  while (Date.now() < end) {
    const seen = await Promise.all(players.map((player) => player.look()));
    const [{ over, position }] = seen;
    if (over || (until.position !== undefined && position >= until.position)) return;
    const next = players.find((_, i) => seen[i].asked);
    if (next) await next.takeTurn(choose);
    else await players[0].page.waitForTimeout(50);
  }
  const seen = await Promise.all(
    players.map(async (player) => ({
      name: player.name,
      faults: player.faults,
      ...(await player.look()),
      dock: await player.page
        .locator('.dock')
        .first()
        .innerText({ timeout: 1_000 })
        .catch(() => '')
    }))
  );
  throw new Error(`Out of time before position ${until.position}: ${JSON.stringify(seen)}`);
}

/** Resolves when all pages show the same transcript and one of them is asked: no link is on its way any more. */
export async function settled(players: readonly Player[]): Promise<string> {
  for (let i = 0; i < 200; i++) {
    const hash = await agree(players);
    if ((await Promise.all(players.map((player) => player.isAsked()))).some(Boolean)) return hash;
    await players[0].page.waitForTimeout(50);
  }
  throw new Error('No player is asked for anything.');
}

/** Whether every page shows the end. The page of the player who chooses shows it before the choice is signed. */
export async function areOver(players: readonly Player[]): Promise<boolean> {
  const tables = await Promise.all(players.map((player) => player.table()));
  return tables.every(({ over }) => over);
}

/** Resolves when all pages show the same transcript. */
export async function agree(players: readonly Player[]): Promise<string> {
  for (let i = 0; i < 200; i++) {
    const hashes = await Promise.all(players.map(async (player) => (await player.table()).hash));
    if (new Set(hashes).size === 1) return hashes[0];
    await players[0].page.waitForTimeout(100);
  }
  throw new Error('The pages do not show the same game.');
}
