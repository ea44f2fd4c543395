import type { YjsProvider } from '../../net/document/provider.ts';
import { fromBase64url } from '../../net/link/base64url.ts';
import type { Circle } from '../../table/testing/bench.ts';
import { Talk } from './messages.ts';
import { keyOf } from './people.ts';

/** Tests only. Connects the talk of all parties: messages arrive at once, including ones no client would send. */
export class TalkNetwork {
  private readonly takers: ((from: string, bytes: Uint8Array) => void)[] = [];
  now = 1_000_000;
  readonly clock = { now: () => this.now, after: () => () => undefined, every: () => () => undefined };
  readonly talks: Talk[];

  constructor(circle: Circle) {
    const keys = circle.header.parties.map((_, party) => keyOf(circle.devices[0].table, party));
    const peers = new Map(keys.map((key, party) => [String(party), { identity: fromBase64url(key) }]));
    this.talks = keys.map(
      (_, party) =>
        new Talk(
          {
            transport: { peers, onPeer: () => () => undefined },
            onOwn: (_kind: number, take: (from: string, bytes: Uint8Array) => void) => {
              this.takers[party] = take;
              return () => undefined;
            },
            sendOwn: (_kind: number, bytes: Uint8Array) => this.carry(party, bytes)
          } as unknown as YjsProvider,
          this.clock
        )
    );
  }

  carry(from: number, bytes: Uint8Array): void {
    this.takers.forEach((take, party) => party !== from && take(String(from), bytes));
  }

  say(from: number, value: unknown): void {
    this.carry(from, new TextEncoder().encode(JSON.stringify(value)));
  }
}
