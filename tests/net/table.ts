/** A signalling server, STUN and TURN, and two peers in the lab. */
import type { ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { newInvite } from '../../src/lib/net/link.ts';
import { SERVER, type Host, type Lab } from './lab.ts';
import type { PeerSetup, PeerState } from './peer.ts';

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

export class RemotePeer {
  state: PeerState = { peers: [], reason: '', words: {} };
  private readonly child: ChildProcess;

  constructor(lab: Lab, host: Host, setup: PeerSetup) {
    const args = ['--import', 'tsx', `${root}tests/net/peer.ts`, JSON.stringify(setup)];
    this.child = lab.start(host, process.execPath, args);
    if (!this.child.stdout) throw new Error('a peer without a voice');
    createInterface(this.child.stdout).on('line', (line) => (this.state = JSON.parse(line) as PeerState));
  }

  say(name: string, value: string): void {
    this.child.stdin?.write(`${name} ${value}\n`);
  }

  kill(): void {
    this.child.kill('SIGKILL');
  }
}

export class TestTable {
  readonly a: RemotePeer;
  b: RemotePeer;
  private readonly setup: PeerSetup;
  private server: ChildProcess | null = null;
  private words = 0;

  constructor(
    readonly lab: Lab,
    ice: RTCIceServer[],
    { serving = true } = {}
  ) {
    const { room, key } = newInvite();
    this.setup = { room, key, url: `ws://${SERVER}:${PORT}/`, iceServers: ice };
    if (serving) this.serve();
    this.a = new RemotePeer(lab, 'pA', this.setup);
    this.b = new RemotePeer(lab, 'pB', this.setup);
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
    this.b = new RemotePeer(this.lab, 'pB', this.setup);
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
