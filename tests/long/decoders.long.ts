import { expect, test } from 'vitest';
import { CodeError, decodeCode } from '../../src/lib/net/code.ts';
import { Assembler } from '../../src/lib/net/frames.ts';
import { decodePeers, encodePeers } from '../../src/lib/net/gossip.ts';
import { createHello, decodeHello, encodeHello } from '../../src/lib/net/hello.ts';
import { buildLink, LinkError, newInvite, parseLink } from '../../src/lib/net/link.ts';
import { decodeSignal, encodeSignal } from '../../src/lib/net/signals.ts';
import { cleanText } from '../../src/lib/net/text.ts';
import { decodeEntry } from '../../src/lib/table/entry.ts';
import { TableError } from '../../src/lib/table/errors.ts';
import { decodeHeader, encodeHeader } from '../../src/lib/table/header.ts';
import { exportRecord, readRecord } from '../../src/lib/table/record.ts';
import { Circle as Bench, dice, headerFor } from '../../src/lib/table/testing/bench.ts';

/** Seconds for each decoder. */
const SECONDS = Number(process.env.SECONDS ?? 60);
/** No input may keep a decoder longer than this, in ms. */
const SLOW = 500;

const utf8 = new TextEncoder();
const latin = new TextDecoder('latin1');

interface Target {
  readonly samples: readonly Uint8Array[];
  read(bytes: Uint8Array): unknown;
  /** What it may throw. */
  readonly errors: readonly (abstract new (...args: never[]) => Error)[];
}

async function targets(): Promise<Record<string, Target>> {
  const bench = new Bench(headerFor({ seats: [0, 1, 2], first: 0 }));
  await bench.sit();
  await bench.play(1, 12);
  const [{ table }] = bench.devices;
  const link = buildLink(newInvite(['wss://s.example/']), 'https://play.example/');
  return {
    entry: { samples: bench.entries, read: decodeEntry, errors: [TableError] },
    header: { samples: [encodeHeader(table.header)], read: decodeHeader, errors: [TableError] },
    record: { samples: [exportRecord(table)], read: readRecord, errors: [TableError] },
    link: {
      samples: [utf8.encode(link)],
      read: (bytes) => parseLink(latin.decode(bytes)),
      errors: [LinkError]
    },
    code: {
      samples: [utf8.encode('AQkR' + 'a'.repeat(120)), utf8.encode('A'.repeat(100))],
      read: (bytes) => decodeCode(latin.decode(bytes), 'offer'),
      errors: [CodeError]
    },
    signal: {
      samples: [
        encodeSignal({ type: 'announce', from: 'me', v: 1, epoch: 3, have: ['a', 'b'] }),
        encodeSignal({
          type: 'signal',
          from: 'a',
          to: 'b',
          v: 1,
          attempt: 'x',
          signal: { type: 'offer', sdp: 'v=0' }
        }),
        encodeSignal({ type: 'relay', from: 'a', to: 'b', v: 1, link: 'l', n: 0, data: Uint8Array.of(1, 2) })
      ],
      read: decodeSignal,
      errors: []
    },
    hello: { samples: [encodeHello(createHello('me', 2, null))], read: decodeHello, errors: [] },
    peers: { samples: [encodePeers(['a', 'b', 'c'])], read: decodePeers, errors: [] },
    text: {
      samples: [utf8.encode('Ann \u202e 🧨 Z͑ͫ')],
      read: (bytes) => cleanText(latin.decode(bytes), 24),
      errors: []
    },
    frames: {
      samples: [Uint8Array.of(0xf1, 1, 2, 3), Uint8Array.of(0xf0)],
      read: (bytes) => new Assembler().take(bytes.subarray(1), bytes[0] === 0xf0),
      errors: [RangeError]
    }
  };
}

/** Bends a sample the way damage and malice do: bits, lengths, pieces cut out, doubled, swapped in from another. */
function bend(samples: readonly Uint8Array[], roll: (below: number) => number): Uint8Array {
  let bytes = [...samples[roll(samples.length)]];
  for (let times = 1 + roll(4); times > 0; times--) {
    const at = roll(bytes.length + 1);
    const length = roll(12);
    const other = samples[roll(samples.length)];
    const kind = roll(7);
    if (kind === 0) bytes[at] = (bytes[at] ?? 0) ^ (1 << roll(8));
    else if (kind === 1) bytes[at] = [0, 1, 127, 128, 255][roll(5)];
    else if (kind === 2) bytes.splice(at, length);
    else if (kind === 3) bytes.splice(at, 0, ...bytes.slice(at, at + length));
    else if (kind === 4) bytes.splice(at, 0, ...other.subarray(roll(other.length), roll(other.length)));
    else if (kind === 5) bytes = bytes.slice(0, at);
    else bytes.splice(at, 0, ...Array.from({ length: roll(300) }, () => [0x75, 0x81, 0xa1, 0x5b][at % 4]));
  }
  return Uint8Array.from(bytes.slice(0, 20_000));
}

test('no bytes make a decoder throw anything unexpected, or keep it busy', async () => {
  const roll = dice(Number(process.env.FROM ?? 81));
  for (const [name, { samples, read, errors }] of Object.entries(await targets())) {
    let tries = 0;
    let slowest = 0;
    for (const end = performance.now() + SECONDS * 1_000; performance.now() < end; tries++) {
      const bytes = bend(samples, roll);
      const start = performance.now();
      try {
        read(bytes);
      } catch (error) {
        if (!errors.some((kind) => error instanceof kind))
          throw new Error(`${name}: ${String(error)} on ${Buffer.from(bytes).toString('hex')}`, {
            cause: error
          });
      }
      slowest = Math.max(slowest, performance.now() - start);
    }
    console.info(`${name}: ${tries} inputs, slowest ${slowest.toFixed(1)} ms`);
    expect(slowest, name).toBeLessThan(SLOW);
  }
});
