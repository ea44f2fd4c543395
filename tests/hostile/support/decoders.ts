/** All decoders of untrusted bytes or text, and mutations of valid inputs. */
import * as Y from 'yjs';
import { parseScript, ScriptError } from '../../../src/lib/kernel/script/parse.ts';
import {
  CodeError,
  decodeCode,
  encodeCode,
  type Essentials
} from '../../../src/lib/net/codes/connectionCode.ts';
import { Assembler } from '../../../src/lib/net/transport/frames.ts';
import { decodePeers, encodePeers } from '../../../src/lib/net/mesh/gossip.ts';
import { createHello, decodeHello, encodeHello } from '../../../src/lib/net/mesh/hello.ts';
import { buildLink, LinkError, newInvite, parseLink } from '../../../src/lib/net/link/link.ts';
import { readSparse } from '../../../src/lib/net/document/sparse.ts';
import { decodeSignal, encodeSignal } from '../../../src/lib/net/signaling/signals.ts';
import { cleanText } from '../../../src/lib/net/link/text.ts';
import { readTalk } from '../../../src/lib/session/parties/messages.ts';
import { concat, digest } from '../../../src/lib/table/log/bytes.ts';
import { decodeEntry } from '../../../src/lib/table/log/entry.ts';
import { TableError } from '../../../src/lib/table/errors.ts';
import { decodeHeader, encodeHeader } from '../../../src/lib/table/header.ts';
import { LetterError, readLetter, writeLetter } from '../../../src/lib/table/record/letter.ts';
import { exportRecord, readRecord } from '../../../src/lib/table/record/record.ts';
import { foldDecoder } from './foldDecoder.ts';
import { serverParts } from './servers.ts';
import { Circle as Bench, headerFor } from '../../../src/lib/table/testing/bench.ts';

const utf8 = new TextEncoder();
const latin = new TextDecoder('latin1');

const LETTER_CHECK = 4;

const ESSENTIALS: Essentials = {
  type: 'offer',
  ufrag: 'Ab1+',
  password: 'AbCdEfGhIjKlMnOpQrStUv12',
  fingerprint: new Uint8Array(32).fill(7),
  candidates: [
    { kind: 'host', address: '192.168.1.7', port: 40_000 },
    { kind: 'srflx', address: '2001:db8:0:0:0:0:0:1', port: 9 }
  ]
};

const SCRIPT = [
  { script: 1, game: 'landscape', seats: ['Red', 'Blue'], expansions: [], options: {} },
  { draw: 'base.S' },
  { seat: 0, do: 'place', at: [0, 1], turn: 0 },
  { expect: { count: { place: 5 }, awaits: { seat: 0, verbs: ['place'] } } }
];

function document(): Uint8Array {
  const doc = new Y.Doc();
  doc.getMap<unknown>('entries').set('id', Uint8Array.of(1, 2, 3));
  doc.getMap<unknown>('seats').set('0', { party: 'p', name: 'Ann' });
  doc.getArray<unknown>('chat').push([{ name: 'Ann', text: 'hello', at: 5 }]);
  return Y.encodeStateAsUpdate(doc);
}

function deletions(): Uint8Array {
  const doc = new Y.Doc();
  const list = doc.getArray<unknown>('chat');
  list.push([1, 2, 3, 4]);
  list.delete(1, 2);
  return Y.encodeStateAsUpdate(doc);
}

/** A decoder of untrusted input. */
export interface Decoder {
  /** Valid inputs. */
  readonly samples: readonly Uint8Array[];
  read(bytes: Uint8Array): unknown;
  /** Errors it may throw. */
  readonly errors: readonly (abstract new (...args: never[]) => Error)[];
}

/** All decoders of untrusted input, by name. */
export async function decoders(): Promise<Record<string, Decoder>> {
  const bench = new Bench(headerFor({ seats: [0, 1, 2], first: 0 }));
  await bench.sit();
  await bench.play(1, 12);
  const [{ table }] = bench.devices;
  const small = new Bench(headerFor({ seats: [0, 1], first: 0 }));
  await small.sit();
  const link = buildLink(newInvite(['wss://s.example/']), 'https://play.example/');
  return {
    ...(await serverParts()),
    fold: await foldDecoder(),
    entry: { samples: bench.entries, read: decodeEntry, errors: [TableError] },
    header: { samples: [encodeHeader(table.header)], read: decodeHeader, errors: [TableError] },
    record: {
      samples: [exportRecord(table), exportRecord(small.devices[0].table)],
      read: readRecord,
      errors: [TableError]
    },
    link: {
      samples: [utf8.encode(link)],
      read: (bytes) => parseLink(latin.decode(bytes)),
      errors: [LinkError]
    },
    code: {
      samples: [ESSENTIALS, { ...ESSENTIALS, ufrag: '0a1b2c3d', password: '0123456789abcdef'.repeat(2) }].map(
        (from) => utf8.encode(encodeCode(from))
      ),
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
    letter: {
      samples: [0, 4, table.entries().length - 2].map((from) =>
        writeLetter(table, table.entries().slice(from), from === 0).subarray(0, -LETTER_CHECK)
      ),
      // With a valid checksum: otherwise the code after the check would never be reached.
      read: (bytes) => readLetter(concat(bytes, digest('letter', bytes).subarray(0, LETTER_CHECK))),
      errors: [LetterError, TableError]
    },
    talk: {
      samples: [
        { say: 'heads', heads: [1, 2, 3], ask: true },
        { say: 'wish', hash: 'a'.repeat(64), to: 4 },
        { say: 'agree', hash: 'b'.repeat(64), to: 4, signature: 'c'.repeat(86) }
      ].map((said) => utf8.encode(JSON.stringify(said))),
      read: (bytes) => readTalk(latin.decode(bytes)),
      errors: []
    },
    script: {
      samples: [utf8.encode(SCRIPT.map((line) => JSON.stringify(line)).join('\n'))],
      read: (bytes) => parseScript(latin.decode(bytes)),
      errors: [ScriptError]
    },
    update: {
      samples: [document(), deletions()],
      read: (bytes) => {
        readSparse(bytes, 10_000);
        const doc = new Y.Doc();
        Y.applyUpdate(doc, bytes);
        doc.destroy();
      },
      // The library may throw any error; the provider counts it as a strike.
      errors: [Error]
    },
    frames: {
      samples: [Uint8Array.of(0xf1, 1, 2, 3), Uint8Array.of(0xf0)],
      read: (bytes) => new Assembler().take(bytes.subarray(1), bytes[0] === 0xf0),
      errors: [RangeError]
    }
  };
}

/** Mutates a sample: flips bits, changes lengths, removes, doubles or swaps pieces. */
export function bend(samples: readonly Uint8Array[], roll: (below: number) => number): Uint8Array {
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

/**
 * Runs a decoder on an input and returns its ms of computing; throws when it threw an unexpected error. Its documented
 * errors count as a result.
 */
export function feed(name: string, { read, errors }: Decoder, bytes: Uint8Array): number {
  const start = process.cpuUsage();
  try {
    read(bytes);
  } catch (error) {
    if (!errors.some((kind) => error instanceof kind))
      throw new Error(`${name}: ${String(error)} on ${Buffer.from(bytes).toString('hex')}`, { cause: error });
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1_000;
}
