/**
 * Two homes, each behind a router of its own, and a server, in network namespaces created and removed here:
 *
 *     pA 10.1.0.2 ─┬─ rA ── net ── rB ── 10.2.0.2 pB
 *     pC 10.1.0.3 ─┘         └── srv 203.0.113.10
 */
import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export type Host = 'pA' | 'pB' | 'pC' | 'srv';
type Space = Host | 'rA' | 'rB' | 'net';
/** The NAT of a router; Linux keeps ports where it can, so that `restricted` maps alike to all. */
export type Nat = 'cone' | 'restricted' | 'symmetric';

/** Everything, all between the two homes, what A sends to B, two packets of five of all that A sends, or all UDP. */
export type Cut = 'all' | 'direct' | 'oneWay' | 'lossy' | 'udp';

export const SERVER = '203.0.113.10';
const SPACES: readonly Space[] = ['pA', 'pC', 'rA', 'net', 'rB', 'pB', 'srv'];
/** Home A has two devices: its router is a switch as well. */
const SWITCH = 'home';
/** Ends of each cable: space, device, address; or the switch it is plugged into. */
const CABLES: readonly (readonly [Space, string, string, Space, string, string])[] = [
  ['pA', 'a0', '10.1.0.2/24', 'rA', 'a1', SWITCH],
  ['pC', 'c0', '10.1.0.3/24', 'rA', 'c1', SWITCH],
  ['pB', 'b0', '10.2.0.2/24', 'rB', 'b1', '10.2.0.1/24'],
  ['rA', 'wa0', '203.0.113.2/30', 'net', 'wa1', '203.0.113.1/30'],
  ['rB', 'wb0', '203.0.113.6/30', 'net', 'wb1', '203.0.113.5/30'],
  ['srv', 's0', `${SERVER}/30`, 'net', 's1', '203.0.113.9/30']
];
const ROUTES: readonly (readonly [Space, string])[] = [
  ['pA', '10.1.0.1'],
  ['pC', '10.1.0.1'],
  ['pB', '10.2.0.1'],
  ['rA', '203.0.113.1'],
  ['rB', '203.0.113.5'],
  ['srv', '203.0.113.9']
];

export class Lab {
  /** Other runs on the same machine have names of their own. */
  private readonly prefix = `bastide${process.pid}`;
  private readonly children = new Set<ChildProcess>();
  private wrappers = 0;
  private readonly folder = mkdtempSync(join(tmpdir(), 'bastide-lab-'));

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

  /** The path of a program that runs another one on a host, for callers that accept only a program name. */
  wrapper(host: Host, program: string): string {
    const file = join(this.folder, `${host}-${this.wrappers++}`);
    writeFileSync(file, `#!/bin/sh\nexec ip netns exec ${this.name(host)} '${program}' "$@"\n`, {
      mode: 0o755
    });
    return file;
  }

  /** Whether the devices of home A hear what is sent to many at once: names like `….local` are asked for that way. */
  multicast(isOpen: boolean): void {
    const rule = isOpen ? '' : 'ip daddr 224.0.0.0/4 drop';
    for (const host of ['pA', 'pC'] as const)
      this.rules(
        host,
        `table ip many {
          chain in { type filter hook input priority 0; ${rule}; }
          chain out { type filter hook output priority 0; ${rule}; }
        }`
      );
  }

  /** Configures both routers, alike or separately. */
  nat(first: Nat, second: Nat = first): void {
    for (const [router, outside, home, kind] of [
      ['rA', 'wa0', '10.1.0.2', first],
      ['rB', 'wb0', '10.2.0.2', second]
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

  /** Sets what the network between the routers drops; an empty list heals it. */
  drop(...what: readonly Cut[]): void {
    const rules = {
      all: 'drop',
      direct: 'iifname wa1 oifname wb1 drop; iifname wb1 oifname wa1 drop',
      oneWay: 'iifname wa1 oifname wb1 drop',
      lossy: 'iifname wa1 numgen random mod 5 < 2 drop',
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
    rmSync(this.folder, { recursive: true, force: true });
  }

  private build(): void {
    for (const space of SPACES) {
      execFileSync('ip', ['netns', 'add', this.name(space)]);
      this.inside(space, 'ip', 'link', 'set', 'lo', 'up');
      // One family is enough, and the other would be a way round every rule below.
      this.inside(space, 'sysctl', '-qw', 'net.ipv6.conf.all.disable_ipv6=1');
    }
    this.inside('rA', 'ip', 'link', 'add', SWITCH, 'type', 'bridge');
    this.address('rA', SWITCH, '10.1.0.1/24');
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
    if (address === SWITCH) this.inside(space, 'ip', 'link', 'set', device, 'master', SWITCH);
    else this.inside(space, 'ip', 'addr', 'add', address, 'dev', device);
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
