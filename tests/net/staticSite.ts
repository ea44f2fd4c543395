/** The built site on a static host of the lab: no server of ours, only public meeting points and STUN. */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Browser, type Page } from 'playwright-core';
import { chromiumFlags, findHeadless } from '../../scripts/lib/chromium.mjs';
import { changeSite } from '../../scripts/site.ts';
import { agree, chooser, Player, playOn } from '../e2e/support/players.ts';
import { SERVER, type Host, type Lab, type Nat } from './lab.ts';

const built = fileURLToPath(new URL('../../build', import.meta.url));
const SITE = 8090;
const RELAY = 8091;
const TRACKER = 8092;
const address = `http://${SERVER}:${SITE}/`;
/** Time (ms) for a browser to come and for an attempt that has to fail. */
const LIMIT = 45_000;
/** Time (ms) for a whole game. */
const GAME = 240_000;

/** What the guest's page says at the end: that they are connected directly, or that the networks let nothing through. */
export type Outcome = 'direct' | 'noPath';

export interface StaticSite {
  close(): void;
}

export interface SiteOptions {
  /** Whether the relay also keeps mail. */
  readonly mail: boolean;
}

/** Copies `build/` with a site file that names the lab's points, and has the stock servers started. */
export async function startStaticSite(lab: Lab, { mail }: SiteOptions): Promise<StaticSite> {
  if (!existsSync(join(built, 'index.html'))) throw new Error('Build the site first: npm run build.');
  const folder = mkdtempSync(join(tmpdir(), 'bastide-static-'));
  cpSync(built, folder, { recursive: true });
  const points = [
    `r=nostr:ws://${SERVER}:${RELAY}/${mail ? ',mail' : ''}`,
    `t=tracker:ws://${SERVER}:${TRACKER}/`
  ];
  const log = console.log;
  console.log = () => undefined;
  await changeSite([
    folder,
    '--no-points',
    '--stun',
    `stun:${SERVER}:3478`,
    ...points.flatMap((point) => ['--point', point])
  ]).finally(() => (console.log = log));
  const script = fileURLToPath(new URL('publicServices.ts', import.meta.url));
  const ports = [SITE, RELAY, TRACKER].map(String);
  const child = lab.start('srv', process.execPath, ['--import', 'tsx', script, SERVER, folder, ...ports]);
  await new Promise((done, fail) => {
    child.stdout?.once('data', done);
    child.once('exit', () => fail(new Error('the public services did not start')));
  });
  return {
    close() {
      child.kill('SIGKILL');
      rmSync(folder, { recursive: true, force: true });
    }
  };
}

/** Two people behind these routers, given nothing but the site and the link; says how they met. */
export async function meetOverStaticSite(
  lab: Lab,
  nats: readonly [Nat, Nat],
  expected: Outcome
): Promise<string> {
  return withTwo(lab, nats, { mail: false }, async (ada, bo) => {
    const from = performance.now();
    const seconds = () => secondsFrom(from);
    await bo.getByRole('button', { name: 'Sit down' }).click();
    if (expected === 'noPath') {
      // Signals passed: the guest knows that the inviter is there, and names what is between them.
      await bo.getByText('Ada is online, but your two networks block the connection').waitFor();
      if (await bo.getByText('you', { exact: true }).isVisible()) throw new Error('they met all the same');
      return `signals pass, no direct way; said after ${seconds()}`;
    }
    await bo.getByText('you', { exact: true }).waitFor();
    const sat = seconds();
    await bo.getByText('direct', { exact: false }).first().waitFor();
    await begin(ada, bo);
    return `direct, seated after ${sat}, the game began`;
  });
}

/** A whole base game between networks that let nothing through, by the mailbox of the public relay. */
export async function playOverStaticSite(lab: Lab, nats: readonly [Nat, Nat]): Promise<string> {
  return withTwo(lab, nats, { mail: true }, async (ada, bo) => {
    await bo.getByRole('button', { name: 'Sit down' }).click();
    await bo.getByText('you', { exact: true }).waitFor();
    await begin(ada, bo);
    await bo.getByRole('button', { name: 'People and connection' }).click();
    await bo.getByText('Slow connection to Ada').waitFor();
    await bo.getByRole('button', { name: 'Close' }).first().click();
    const from = performance.now();
    const players = [Player.on('Ada', ada.context(), ada), Player.on('Bo', bo.context(), bo)];
    await playOn(players, chooser(5), { milliseconds: GAME });
    await agree(players);
    const tables = await Promise.all(players.map((player) => player.table()));
    if (!tables.every(({ over }) => over)) throw new Error(`not over for all: ${JSON.stringify(tables)}`);
    return `${tables[0].position} steps by mail in ${secondsFrom(from)}`;
  });
}

async function begin(ada: Page, bo: Page): Promise<void> {
  await ada.getByRole('button', { name: /^Begin/ }).click();
  await Promise.all([ada, bo].map((page) => page.locator('[data-hash]').waitFor({ state: 'attached' })));
}

const secondsFrom = (from: number) => `${((performance.now() - from) / 1_000).toFixed(1)} s`;

/** Ada has opened a table, and Bo the link: both have a name, and Bo has no seat yet. */
async function withTwo(
  lab: Lab,
  nats: readonly [Nat, Nat],
  options: SiteOptions,
  run: (ada: Page, bo: Page) => Promise<string>
): Promise<string> {
  lab.drop();
  lab.nat(...nats);
  const site = await startStaticSite(lab, options);
  const browsers: Browser[] = [];
  try {
    const ada = await visitor(lab, 'pA', browsers);
    await ada.goto(`${address}new/`);
    await ada.locator('form:not([inert])').waitFor();
    await ada.getByLabel('Name on seat 1').fill('Ada');
    await ada.getByText('run by strangers').waitFor();
    await ada.getByRole('button', { name: 'Open the table' }).click();
    await ada.waitForURL(/\/table\//);

    const bo = await visitor(lab, 'pB', browsers);
    await bo.goto(ada.url());
    await bo.getByRole('heading', { name: 'Ada invites you' }).waitFor();
    await bo.getByLabel('Your name').fill('Bo');
    return await run(ada, bo);
  } finally {
    await Promise.all(browsers.map((browser) => browser.close()));
    site.close();
  }
}

async function visitor(lab: Lab, host: Host, browsers: Browser[]): Promise<Page> {
  const executablePath = lab.wrapper(host, (await findHeadless()) ?? 'chromium');
  const browser = await chromium.launch({ executablePath, args: chromiumFlags });
  browsers.push(browser);
  const page = await browser.newPage({ locale: 'en-GB', reducedMotion: 'reduce' });
  page.setDefaultTimeout(LIMIT);
  return page;
}
