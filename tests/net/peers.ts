/** The two kinds of peer a test table can have: this program in Node, and in Chromium. */
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright-core';
import { chromiumFlags, findHeadless } from '../../scripts/lib/chromium.mjs';
import { SERVER, type Host, type Lab } from './lab.ts';
import type { LabPage } from './page.ts';
import type { PeerSetup, PeerState } from './room.ts';

declare const lab: LabPage;

/** Where the server of the lab has the page for browsers. */
export const PAGE_PORT = 8080;

export interface Peer {
  readonly state: PeerState;
  say(name: string, value: string): void;
  kill(): void;
  /** Suspends the process, as a phone does with a page, and resumes it. */
  sleep(): void;
  wake(): void;
}

const NOTHING: PeerState = { peers: [], reason: '', words: {} };

export class NodePeer implements Peer {
  state = NOTHING;
  private readonly child: ChildProcess;

  constructor(lab: Lab, host: Host, setup: PeerSetup) {
    const file = fileURLToPath(new URL('peer.ts', import.meta.url));
    this.child = lab.start(host, process.execPath, ['--import', 'tsx', file, JSON.stringify(setup)]);
    if (!this.child.stdout) throw new Error('a peer without a voice');
    createInterface(this.child.stdout).on('line', (line) => (this.state = JSON.parse(line) as PeerState));
  }

  say(name: string, value: string): void {
    this.child.stdin?.write(`${name} ${value}\n`);
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }

  sleep(): void {
    this.child.kill('SIGSTOP');
  }

  wake(): void {
    this.child.kill('SIGCONT');
  }
}

export class ChromiumPeer implements Peer {
  state = NOTHING;
  private readonly page: Promise<Page>;
  private stop = (): void => undefined;

  constructor(network: Lab, host: Host, setup: PeerSetup) {
    this.page = this.open(network, host, setup);
    // A failed wait reports that the message never came, and why.
    this.page.catch((error: unknown) => (this.state = { ...NOTHING, reason: String(error) }));
  }

  say(name: string, value: string): void {
    const word = async (): Promise<void> => {
      const page = await this.page;
      await page.evaluate(([a, b]) => lab.say(a, b), [name, value] as const);
    };
    void word().catch(() => undefined);
  }

  kill(): void {
    this.stop();
  }

  sleep(): void {
    throw new Error('a browser is many processes: use a peer in Node');
  }

  wake(): void {
    this.sleep();
  }

  private async open(network: Lab, host: Host, setup: PeerSetup): Promise<Page> {
    const executablePath = network.wrapper(host, (await findHeadless()) ?? 'chromium');
    const browser = await chromium.launch({ executablePath, args: chromiumFlags });
    this.stop = () => void browser.close();
    const page = await browser.newPage();
    await page.exposeFunction('told', (state: PeerState) => void (this.state = state));
    await page.goto(`http://${SERVER}:${PAGE_PORT}/`);
    await page.waitForFunction(() => 'lab' in globalThis);
    await page.evaluate((given) => lab.start(given), setup);
    return page;
  }
}
