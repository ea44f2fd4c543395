import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect } from 'vitest';
import type { RunningServer } from '../../scripts/serve.mjs';
import { Player } from '../e2e/support/players.ts';
import { desktop, serve } from '../e2e/support/site.ts';
import { labelled, WebKitPlayer } from './players.ts';
import { inWebKit, stage } from './stage.ts';
import { PHONE } from './webkit.ts';

/** A table whose people are never there together, one of them in WebKit: all goes through the mailbox. */

const on = stage();
const SOFT_PHONE = { ...PHONE, scale: 1 } as const;
/** ms between two looks at the mailbox's folder; puts of one page come two seconds apart. */
const PUTS_APART = 3_000;
/** ms for the first put of a page: a starved machine takes seconds to open a table. */
const FIRST_PUT = 20_000;

let folder: string;
let site: RunningServer;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'webkit-mail-'));
  site = await serve(folder);
});
afterAll(async () => {
  await site?.close();
  rmSync(folder, { recursive: true, force: true });
});

/** What lies in the mailbox, as a text that changes with each put. */
function mailbox(): string {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return files
    .map((path) => `${path} ${statSync(join(folder, path), { throwIfNoEntry: false })?.mtimeMs}`)
    .join();
}

/** What people of both browsers do here. */
interface Person {
  readonly name: string;
  open(url: string): Promise<void>;
  sit(): Promise<void>;
  begin(guest: string): Promise<void>;
  isAsked(): Promise<boolean>;
  takeTurn(choose: (n: number) => number): Promise<void>;
}

function inChromium(player: Player): Person {
  const { name, page } = player;
  return {
    name,
    open: async (url) => void (await page.goto(url)),
    sit: () => player.sitDown(page.url()),
    begin: async (guest) =>
      page.getByRole('button', { name: `Begin with ${guest}` }).click({ timeout: 60_000 }),
    isAsked: () => player.isAsked(),
    takeTurn: (choose) => player.takeTurn(choose)
  };
}

function inSafari(player: WebKitPlayer): Person {
  const { name, webkit } = player;
  return {
    name,
    open: (url) => webkit.goto(url),
    async sit() {
      await webkit.until(labelled('button', 'Sit here'));
      await webkit.fill('[placeholder="Your name"]', name);
      await webkit.click(labelled('button', 'Sit here'));
      await webkit.until(`document.body.innerText.includes('Stand up')`);
    },
    begin: (guest) => webkit.click(labelled('button', `Begin with ${guest}`)),
    isAsked: () => player.isAsked(),
    takeTurn: (choose) => player.takeTurn(choose)
  };
}

/** Does something that sends mail, and waits until all of it lies at the server. */
async function mailed(work: () => Promise<void>): Promise<void> {
  const before = mailbox();
  await work();
  await expect.poll(mailbox, { timeout: FIRST_PUT }).not.toBe(before);
  for (let last = ''; last !== mailbox();) {
    last = mailbox();
    await new Promise((done) => setTimeout(done, PUTS_APART));
  }
}

/** Opens a page, does something there, waits until its mail lies at the server, and leaves. */
async function visit(person: Person, url: string, work: () => Promise<void>): Promise<void> {
  await mailed(async () => {
    await person.open(url);
    await work();
  });
  await person.open('about:blank');
}

/** The guest sits down alone, the inviter begins alone, and they take turns, one page at a time. */
async function playApart(link: string, inviter: Person, guest: Person): Promise<void> {
  await visit(guest, link, () => guest.sit());
  await visit(inviter, link, () => inviter.begin(guest.name));
  const turns = new Set<string>();
  // The lot for who begins takes a link of each, so the first openings bring no turn.
  for (let opening = 0; opening < 8 && turns.size < 2; opening++) {
    const person = opening % 2 === 0 ? guest : inviter;
    await visit(person, link, async () => {
      for (let i = 0; i < 40 && !(await person.isAsked()); i++)
        await new Promise((done) => setTimeout(done, 100));
      for (let i = 0; i < 20 && (await person.isAsked()); i++) {
        await person.takeTurn((n) => n - 1);
        turns.add(person.name);
      }
    });
  }
  expect(turns).toEqual(new Set([inviter.name, guest.name]));
}

describe('a table by mailbox between WebKit and Chromium', () => {
  inWebKit(
    'is opened in Chromium, joined in WebKit, and both take a turn',
    async () => {
      const ada = await Player.arrive('Ada', desktop);
      const bo = new WebKitPlayer('Bo', await on.browser(SOFT_PHONE));
      let link = '';
      await mailed(async () => {
        link = await ada.openTable(site.url, ['friend']);
      });
      await ada.page.goto('about:blank');
      await playApart(link, inChromium(ada), inSafari(bo));
      expect(ada.faults).toEqual([]);
      await ada.leave();
    },
    300_000
  );

  inWebKit(
    'is opened in WebKit, joined in Chromium, and both take a turn',
    async () => {
      const ada = new WebKitPlayer('Ada', await on.browser(SOFT_PHONE));
      const bo = await Player.arrive('Bo', desktop);
      let link = '';
      await mailed(async () => {
        link = await ada.openTable(site.url, ['friend']);
      });
      await ada.webkit.goto('about:blank');
      await playApart(link, inSafari(ada), inChromium(bo));
      expect(bo.faults).toEqual([]);
      await bo.leave();
    },
    300_000
  );
});
