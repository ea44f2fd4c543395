import { expect, test } from 'vitest';
import { decodeAddress, encodeAddress, type Candidate } from './candidate.ts';

const host = (address: string, port = 5_000): Candidate => ({ kind: 'host', address, port });
const decoded = (bytes: readonly number[], start = 0) => decodeAddress(Uint8Array.from(bytes), start);

const LOCAL = '0f0c0d9e-51c5-4a3f-9b0c-6f2d3e4a5b6c.local';

test.each<[Candidate, string]>([
  [host('192.0.2.255'), '192.0.2.255'],
  [host(LOCAL.toUpperCase().replace('LOCAL', 'local')), LOCAL],
  [host('::'), '0:0:0:0:0:0:0:0'],
  [host('::1'), '0:0:0:0:0:0:0:1'],
  [host('2001:DB8::a'), '2001:db8:0:0:0:0:0:a'],
  [host('1:2:3:4:5:6:7::'), '1:2:3:4:5:6:7:0'],
  [{ ...host('1:2:3:4:5:6:7:89ab'), kind: 'srflx' }, '1:2:3:4:5:6:7:89ab'],
  [{ ...host('192.0.2.1'), kind: 'srflx' }, '192.0.2.1'],
  [{ ...host('192.0.2.1'), kind: 'relay' }, '192.0.2.1'],
  [{ ...host('fe80::1'), kind: 'relay' }, 'fe80:0:0:0:0:0:0:1'],
  [host('192.0.2.1', 1), '192.0.2.1'],
  [host('192.0.2.1', 65_535), '192.0.2.1']
])('%j decodes to itself, with the address in full', (candidate, address) => {
  const bytes = encodeAddress(candidate);
  expect(decoded([9, 9, ...bytes, 9], 2)).toEqual({
    candidate: { ...candidate, address },
    end: 2 + bytes.length
  });
});

test.each([
  host('192.0.2.1', 0),
  host('192.0.2.1', 65_536),
  host('192.0.2.1', NaN),
  host('192.0.2'),
  host('192.0.2.1.1'),
  host('192.0.2.256'),
  host('192.0.2.-1'),
  host('192.0.2.x'),
  host('play.example.test.org'),
  host(''),
  host('::1::'),
  host('1:2:3:4:5:6:7'),
  host('1:2:3:4:5:6:7:8:9'),
  host('1:2:3:4:5:6:7:8::9'),
  host('::12345'),
  host('::fffg'),
  host('::ff%1'),
  host('printer.local'),
  { ...host(LOCAL), kind: 'srflx' } as Candidate
])('%j has no short form', (candidate) => {
  expect(encodeAddress(candidate)).toEqual([]);
});

test('what is cut short or of an unknown kind is no candidate', () => {
  for (const candidate of [host('192.0.2.1'), host(LOCAL), host('::1')]) {
    const bytes = encodeAddress(candidate);
    for (let length = 0; length < bytes.length; length++) expect(decoded(bytes.slice(0, length))).toBeNull();
    for (const tag of [7, 255]) expect(decoded([tag, ...bytes.slice(1)])).toBeNull();
  }
});
