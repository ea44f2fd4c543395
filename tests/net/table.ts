/** A signalling server, STUN and TURN, and two peers in the lab. */
import type { ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { buildPage } from '../e2e-net/bundle.ts';
import { newInvite } from '../../src/lib/net/link/link.ts';
import { SERVER, type Host, type Lab } from './lab.ts';
import { ChromiumPeer, NodePeer, PAGE_PORT, type Peer } from './peers.ts';
import type { PeerSetup } from './room.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const PORT = 4444;
const STUN: RTCIceServer = { urls: `stun:${SERVER}:3478` };
const account = { username: 'u', credential: 'p' };
export const ICE = {
  none: [],
  stun: [STUN],
  turnUdp: [STUN, { urls: `turn:${SERVER}:3478?transport=udp`, ...account }],
  turnTcp: [STUN, { urls: `turn:${SERVER}:3478?transport=tcp`, ...account }]
} satisfies Record<string, RTCIceServer[]>;

export interface Guests {
  /** False: the signalling server is not there yet. */
  readonly serving?: boolean;
  /** Browsers instead of peers in Node. */
  readonly browsers?: boolean;
  /** Where the second one is: in another home, or in the same. */
  readonly second?: Host;
}

export class TestTable {
  readonly a: Peer;
  b: Peer;
  private readonly setup: PeerSetup;
  private server: ChildProcess | null = null;
  private words = 0;

  constructor(
    readonly lab: Lab,
    ice: RTCIceServer[],
    private readonly guests: Guests = {}
  ) {
    const { room, key } = newInvite();
    this.setup = { room, key, url: `ws://${SERVER}:${PORT}/`, iceServers: ice };
    if (guests.serving !== false) this.serve();
    this.a = this.guest('pA');
    this.b = this.guest(guests.second ?? 'pB');
  }

  serve(): void {
    this.server = this.lab.start('srv', 'env', [
      `PORT=${PORT}`,
      process.execPath,
      `${root}scripts/signal/server.mjs`
    ]);
  }

  stopServing(): void {
    this.server?.kill('SIGKILL');
    this.server = null;
  }

  /** Another device takes the place of b. */
  replace(): void {
    this.b.kill();
    this.b = this.guest(this.guests.second ?? 'pB');
  }

  /** Says a word at each end and waits for it at the other; ms until both have heard. */
  async heard(limit: number): Promise<number> {
    const [name, other] = [`w${this.words++}`, `w${this.words++}`];
    this.a.say(name, 'x');
    this.b.say(other, 'x');
    const done = (): boolean => name in this.b.state.words && other in this.a.state.words;
    return until(done, limit, () => `${JSON.stringify(this.a.state)} ${JSON.stringify(this.b.state)}`);
  }

  close(): void {
    this.a.kill();
    this.b.kill();
    this.stopServing();
  }

  private guest(host: Host): Peer {
    const Kind = this.guests.browsers ? ChromiumPeer : NodePeer;
    return new Kind(this.lab, host, this.setup);
  }
}

/** Builds the page for browsers and has the server of the lab hand it out; resolves when it is there. */
export async function startPages(lab: Lab, folder: string): Promise<void> {
  await buildPage(fileURLToPath(new URL('page.ts', import.meta.url)), folder);
  const script = `const { startServer } = await import(${JSON.stringify(`${root}scripts/serve.mjs`)});
    await startServer({ folder: ${JSON.stringify(folder)}, host: '${SERVER}', port: ${PAGE_PORT} });
    console.log('up');`;
  const child = lab.start('srv', process.execPath, ['--input-type=module', '-e', script]);
  await new Promise((done, fail) => {
    child.stdout?.once('data', done);
    child.once('exit', () => fail(new Error('no page for browsers')));
  });
}

/** Starts STUN and TURN on the server of the lab. */
export function startTurn(lab: Lab): void {
  const flags = ['--no-cli', '--no-tls', '--no-dtls', '--lt-cred-mech', '--user=u:p', '--realm=lab'];
  const child = lab.start('srv', 'turnserver', [
    '-n',
    ...flags,
    `--listening-ip=${SERVER}`,
    `--relay-ip=${SERVER}`,
    '--log-file=stdout',
    '--pidfile=/dev/null'
  ]);
  child.stdout?.resume();
}

export const sleep = (ms: number): Promise<void> => new Promise((done) => setTimeout(done, ms));

/** Waits until `done`; ms that took. */
export async function until(done: () => boolean, limit: number, what: () => string): Promise<number> {
  const start = performance.now();
  while (!done()) {
    if (performance.now() - start > limit) throw new Error(`not within ${limit} ms: ${what()}`);
    await sleep(10);
  }
  return Math.round(performance.now() - start);
}
