import { describe, expect, it } from 'vitest';
import { encodeHeader, tableIdOf, type Header } from '../../table/header.ts';
import { CLAIM_BYTES } from '../../table/gathering/headerClaims.ts';
import { decodeValue, encodeValue, type Value } from '../../table/log/codec.ts';
import type { Entry } from '../../table/log/entry.ts';
import { headerFor } from '../../table/testing/bench.ts';
import { OVERHEAD, SIZES } from './envelope.ts';
import {
  decodeHead,
  decodePage,
  encodeHead,
  entriesOf,
  fromEcho,
  isOf,
  layOut,
  MailError,
  type Head
} from './layout.ts';

const ROOM = SIZES.page - OVERHEAD;

/** A log of `length` entries as a page holds them: a `sit`, then choices of common size. */
function logOf(length: number): Entry[] {
  return Array.from({ length }, (_, index) => {
    const body = index === 0 ? { kind: 'sit' } : { kind: 'do', seat: 0, action: { do: 'x'.repeat(40) } };
    const signature = new Uint8Array(64).fill(index);
    return { index, position: index, hash: 'ab'.repeat(32), body, signature } as unknown as Entry;
  });
}

const lay = (header: Header, length: number, claims: Uint8Array[] | null) =>
  layOut({ id: tableIdOf(header), header }, logOf(length), claims);

describe('the first page', () => {
  const header = headerFor({ seats: [0, 1, 2] });
  const claims = [new Uint8Array(CLAIM_BYTES - 2), new Uint8Array(CLAIM_BYTES - 2)];

  it('carries the header and the claims it was composed from', () => {
    const page = decodePage(lay(header, 60, claims).pages[0]);
    expect(page.header).toEqual(encodeHeader(header));
    expect(page.claims).toEqual(claims);
  });

  it('fits its place with the most claims a table has', () => {
    const many = headerFor({ seats: Array.from({ length: 16 }, (_, party) => party) });
    const full = Array.from({ length: 15 }, () => new Uint8Array(CLAIM_BYTES - 2));
    const { pages } = lay(many, 200, full);
    expect(decodePage(pages[0]).claims).toHaveLength(15);
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(ROOM);
  });

  it('is divided from the next one alike with claims and without', () => {
    const firsts = (sent: Uint8Array[] | null) =>
      lay(header, 120, sent).pages.map((p) => decodePage(p).first);
    expect(firsts(claims).length).toBeGreaterThan(2);
    expect(firsts(null)).toEqual(firsts(claims));
  });

  it('leaves the claims out where the header leaves no room for them', () => {
    const large = { ...header, options: { text: 'x'.repeat(ROOM - 700) } };
    const page = decodePage(lay(large, 1, claims).pages[0]);
    expect(page.header).toEqual(encodeHeader(large));
    expect(page.claims).toBeNull();
    expect(page.items).toHaveLength(1);
  });

  it('is read as earlier versions of this program wrote it, without claims', () => {
    const old = encodeValue([1, tableIdOf(header), 0, [], encodeHeader(header)]);
    expect(decodePage(old)).toMatchObject({ header: encodeHeader(header), claims: null });
  });
});

it.each([
  [[3, new Uint8Array(32), 0, [], null, null, 1], 'NEWER'],
  [[2, new Uint8Array(32), 0, [], null], 'MALFORMED'],
  [[1, new Uint8Array(32), 0, [], null, null], 'MALFORMED'],
  [[0, new Uint8Array(32), 0, [], null], 'MALFORMED'],
  [['2', new Uint8Array(32), 0, [], null], 'MALFORMED']
])('the page %j is %s', (list, code) => {
  expect(() => decodePage(encodeValue(list as never))).toThrow(new MailError(code as 'NEWER'));
});

const id = new Uint8Array(32).fill(1);
const head: Head = {
  table: id,
  seq: 7,
  lengths: [3, 2],
  hash: new Uint8Array(32).fill(2),
  awaited: [1],
  first: 4,
  items: [1, 2],
  echo: [3],
  asks: new Uint8Array(16),
  returns: [[1, new Uint8Array(16)]],
  words: 'next'
};
const malformed = new MailError('MALFORMED');

describe('a head', () => {
  it('is read as it was written', () => {
    expect(decodeHead(encodeHead(head))).toEqual(head);
    expect([isOf(head, { id }), isOf(head, { id: new Uint8Array(32) })]).toEqual([true, false]);
  });

  const list = decodeValue(encodeHead(head), { bytes: 6_144, depth: 14 }) as readonly Value[];
  const numbers = (count: number) => new Array<number>(count).fill(0);
  it.each<[string, number, Value]>([
    ['a table of another length', 1, new Uint8Array(31)],
    ['a number beyond the largest', 2, 2 ** 32],
    ['a number below zero', 2, -1],
    ['more lengths than parties', 3, numbers(257)],
    ['a length beyond any log', 3, [16_385]],
    ['a hash of another length', 4, new Uint8Array(33)],
    ['more awaited parties than there are', 5, numbers(257)],
    ['an awaited party that cannot be', 5, [257]],
    ['a first index beyond any log', 6, 16_384],
    ['too many items', 7, numbers(513)],
    ['too many echoes', 8, numbers(513)],
    ['a question of another length', 9, new Uint8Array(15)],
    ['an answer to a party that cannot be', 10, [[257, new Uint8Array(16)]]],
    ['an answer of another length', 10, [[1, new Uint8Array(17)]]],
    ['too many answers', 10, numbers(257)],
    ['words that are too long', 11, 'ü'.repeat(151)],
    ['words that are none', 11, 5]
  ])('with %s is refused', (_, at, value) => {
    expect(() => decodeHead(encodeValue(list.with(at, value)))).toThrow(malformed);
  });

  it('that is longer than its place, or nested deeper than any of ours, is refused', () => {
    const items = (value: Value) => encodeValue(list.with(7, [value]));
    expect(() => decodeHead(items(new Uint8Array(6_000)))).not.toThrow();
    expect(() => decodeHead(items(new Uint8Array(6_144)))).toThrow(malformed);
    const nested = (depth: number): Value => (depth === 0 ? 0 : [nested(depth - 1)]);
    expect(() => decodeHead(items(nested(12)))).not.toThrow();
    expect(() => decodeHead(items(nested(13)))).toThrow(malformed);
  });

  it('gives up its last echoes where it does not fit, and nothing else', () => {
    const echo = Array.from({ length: 40 }, (_, n) => [n, new Uint8Array(100)]);
    const { echo: kept } = decodeHead(encodeHead({ ...head, echo }));
    expect(kept.length).toBeGreaterThan(10);
    expect(decodeHead(encodeHead({ ...head, echo }))).toEqual({ ...head, echo: echo.slice(0, kept.length) });
    const items = [new Uint8Array(SIZES.head[1])];
    expect(() => encodeHead({ ...head, items })).toThrow(new MailError('FULL'));
  });
});

describe('an item', () => {
  const item: readonly Value[] = [0, new Uint8Array(32), 'sit', {}, new Uint8Array(64)];
  it.each<[string, number, Value]>([
    ['a position that cannot be', 0, -1],
    ['a hash of another length', 1, new Uint8Array(31)],
    ['a kind that is no word', 2, 7],
    ['content that is no map', 3, []],
    ['a signature of another length', 4, new Uint8Array(63)]
  ])('with %s is refused', (_, at, value) => {
    expect(entriesOf(id, 0, 0, [item], id)).toHaveLength(1);
    expect(() => entriesOf(id, 0, 0, [item.with(at, value)], id)).toThrow(malformed);
  });

  it('with more than belongs to it is refused, also echoed', () => {
    expect(() => entriesOf(id, 0, 0, [[...item, 1]], id)).toThrow(malformed);
    expect(fromEcho(id, [0, 1, id, ...item])).toBeInstanceOf(Uint8Array);
    for (const bad of [
      [0, 1, id, ...item, 1],
      [257, 1, id, ...item],
      [0, 16_384, id, ...item],
      [0, 1, id.slice(1), ...item]
    ])
      expect(() => fromEcho(id, bad)).toThrow(malformed);
  });
});

it('a page has a limited number of items, and a log of pages', () => {
  const page = (count: number) => encodeValue([1, id, 0, new Array<number>(count).fill(0), null]);
  expect(decodePage(page(512)).items).toHaveLength(512);
  expect(() => decodePage(page(513))).toThrow(malformed);
  expect(() => decodePage(encodeValue([1, id, 16_384, [], null]))).toThrow(malformed);
  expect(() => decodePage(encodeValue([1, id, 0, [], 'header']))).toThrow(malformed);
  const header = headerFor({ seats: [0, 1] });
  expect(lay(header, 400, null).pages.length).toBeLessThanOrEqual(16);
  expect(() => lay(header, 1_000, null)).toThrow(new MailError('FULL'));
});
