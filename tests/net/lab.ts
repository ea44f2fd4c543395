/**
 * Two homes, each behind a router of its own, and a server, in network namespaces made here and taken away again:
 *
 *     pA 10.1.0.2 ── rA ── net ── rB ── 10.2.0.2 pB
 *                           └── srv 203.0.113.10
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';

export type Host = 'pA' | 'pB' | 'srv';
type Space = Host | 'rA' | 'rB' | 'net';
/** What a router does to its home; Linux keeps ports where it can, so that `restricted` maps alike to all. */
export type Nat = 'cone' | 'restricted' | 'symmetric';

/** Everything, all between the two homes, or all UDP. */
export type Cut = 'all' | 'direct' | 'udp';

export const SERVER = '203.0.113.10';
const SPACES: readonly Space[] = ['pA', 'rA', 'net', 'rB', 'pB', 'srv'];
/** Ends of each cable: space, device, address. */
const CABLES: readonly (readonly [Space, string, string, Space, string, string])[] = [
  ['pA', 'a0', '10.1.0.2/24', 'rA', 'a1', '10.1.0.1/24'],
  ['pB', 'b0', '10.2.0.2/24', 'rB', 'b1', '10.2.0.1/24'],
  ['rA', 'wa0', '203.0.113.2/30', 'net', 'wa1', '203.0.113.1/30'],
  ['rB', 'wb0', '203.0.113.6/30', 'net', 'wb1', '203.0.113.5/30'],
  ['srv', 's0', `${SERVER}/30`, 'net', 's1', '203.0.113.9/30']
];
const ROUTES: readonly (readonly [Space, string])[] = [
  ['pA', '10.1.0.1'],
  ['pB', '10.2.0.1'],
  ['rA', '203.0.113.1'],
  ['rB', '203.0.113.5'],
  ['srv', '203.0.113.9']
];

export class Lab {
  /** Other runs on the same machine have names of their own. */
  private readonly prefix = `bastide${process.pid}`;
  private readonly children = new Set<ChildProcess>();

  constructor() {
    try {
      this.build();
    } catch (error) {
      this.close();
      throw error;
    }
  }

  /** Runs a program on a host; it is stopped with the lab at the latest. */
  start(host: Space, program: string, args: readonly string[]): ChildProcess {
    const child = spawn('ip', ['netns', 'exec', this.name(host), program, ...args], {
      stdio: ['pipe', 'pipe', 'inherit']
    });
    this.children.add(child);
    child.on('exit', () => this.children.delete(child));
    return child;
  }

  /** Sets both routers up anew. */
  nat(kind: Nat): void {
    for (const [router, outside, home] of [
      ['rA', 'wa0', '10.1.0.2'],
      ['rB', 'wb0', '10.2.0.2']
    ] as const) {
      const random = kind === 'symmetric' ? 'fully-random' : '';
      const open = kind === 'cone' ? `iifname ${outside} udp dport 1024-65535 dnat to ${home}` : '';
      const closed = kind === 'cone' ? '' : `iifname ${outside} ct state new drop`;
      this.rules(
        router,
        `table ip home {
          chain out { type nat hook postrouting priority 100; oifname ${outside} masquerade ${random}; }
          chain in { type nat hook prerouting priority -100; ${open}; }
          chain pass { type filter hook forward priority 0; ${closed}; }
          chain self { type filter hook input priority 0; ${closed}; }
        }`
      );
    }
  }

  /** What the network between the routers drops; an empty list heals it. */
  drop(...what: readonly Cut[]): void {
    const rules = {
      all: 'drop',
      direct: 'iifname wa1 oifname wb1 drop; iifname wb1 oifname wa1 drop',
      udp: 'meta l4proto udp drop'
    };
    const text = what.map((one) => rules[one]).join('; ');
    this.rules('net', `table ip cut { chain pass { type filter hook forward priority 0; ${text}; } }`);
  }

  close(): void {
    for (const child of this.children) child.kill('SIGKILL');
    for (const space of SPACES)
      try {
        execFileSync('ip', ['netns', 'del', this.name(space)], { stdio: 'ignore' });
      } catch {
        // It was never made.
      }
  }

  private build(): void {
    for (const space of SPACES) {
      execFileSync('ip', ['netns', 'add', this.name(space)]);
      this.inside(space, 'ip', 'link', 'set', 'lo', 'up');
    }
    for (const [left, leftDevice, leftAddress, right, rightDevice, rightAddress] of CABLES) {
      // Made with both ends where they belong: the names never appear on the machine itself.
      this.inside(
        left,
        'ip',
        'link',
        'add',
        leftDevice,
        'type',
        'veth',
        'peer',
        'name',
        rightDevice,
        'netns',
        this.name(right)
      );
      this.address(left, leftDevice, leftAddress);
      this.address(right, rightDevice, rightAddress);
    }
    for (const [space, gateway] of ROUTES)
      this.inside(space, 'ip', 'route', 'add', 'default', 'via', gateway);
    for (const router of ['rA', 'rB', 'net'] as const)
      this.inside(router, 'sysctl', '-qw', 'net.ipv4.ip_forward=1');
  }

  private address(space: Space, device: string, address: string): void {
    this.inside(space, 'ip', 'addr', 'add', address, 'dev', device);
    this.inside(space, 'ip', 'link', 'set', device, 'up');
  }

  private rules(space: Space, text: string): void {
    // nft wants no empty statements and a line's end before every closing brace.
    const lines = text.replace(/;(\s*;)+/g, ';').replace(/}/g, '\n}\n');
    const script = `flush ruleset\n${lines}`;
    execFileSync('ip', ['netns', 'exec', this.name(space), 'nft', '-f', '-'], { input: script });
  }

  private inside(space: Space, ...command: string[]): void {
    execFileSync('ip', ['netns', 'exec', this.name(space), ...command]);
  }

  private name(space: Space): string {
    return `${this.prefix}-${space}`;
  }
}
