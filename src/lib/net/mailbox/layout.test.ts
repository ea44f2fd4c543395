import { describe, expect, it } from 'vitest';
import { encodeHeader, tableIdOf, type Header } from '../../table/header.ts';
import { CLAIM_BYTES } from '../../table/gathering/headerClaims.ts';
import { encodeValue } from '../../table/log/codec.ts';
import type { Entry } from '../../table/log/entry.ts';
import { headerFor } from '../../table/testing/bench.ts';
import { OVERHEAD, SIZES } from './envelope.ts';
import { decodePage, layOut, MailError } from './layout.ts';

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
