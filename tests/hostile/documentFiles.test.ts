import { readFileSync } from 'node:fs';
import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { encodeValue } from '../../src/lib/table/log/codec.ts';
import { exportRecord, MAX_RECORD, readRecord } from '../../src/lib/table/record/record.ts';
import { openRecord, verifyRecord } from '../../src/lib/table/record/verify.ts';
import { Circle, games, headerFor } from '../../src/lib/table/testing/bench.ts';

/** Untrusted files that are long, or made to block the page that opens them. */

/** Bytes that count read accesses. */
class Watched extends Uint8Array<ArrayBuffer> {
  reads = 0;
  override subarray(from?: number, to?: number): Uint8Array<ArrayBuffer> {
    this.reads++;
    return new Uint8Array(this.buffer, (from ?? 0) + this.byteOffset, (to ?? this.length) - (from ?? 0));
  }
}

/** A list of `count` times the same bytes, as a file or as the entries of a record. */
function list(count: number, item: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(5 + count * item.length);
  bytes.set([0x9a, count >>> 24, (count >>> 16) & 255, (count >>> 8) & 255, count & 255]);
  for (let i = 0; i < count; i++) bytes.set(item, 5 + i * item.length);
  return bytes;
}

const HEAD = Uint8Array.of(0xa1, 0x67, ...new TextEncoder().encode('entries'));

describe('reading ends', () => {
  test.each<[string, readonly number[]]>([
    ['empty maps', [0xa0]],
    ['empty lists', [0x80]],
    ['empty texts', [0x60]],
    ['empty byte strings', [0x40]],
    ['nulls', [0xf6]],
    ['maps in maps', [0xa1, 0x60, 0xa0]]
  ])('long before the end of a file of %s', (_, item) => {
    for (const around of [new Uint8Array(), HEAD]) {
      const inner = list(Math.floor((MAX_RECORD - 100) / item.length), item);
      const bytes = new Watched(new ArrayBuffer(around.length + inner.length));
      bytes.set(around);
      bytes.set(inner, around.length);
      expect(() => readRecord(bytes)).toThrow('no record of a table');
      // A head, an argument and a content of each value that may be read.
      expect(bytes.reads).toBeLessThan(3 * 20_100);
    }
  });

  test('at once in a file that is too long', () => {
    const bytes = new Watched(new ArrayBuffer(MAX_RECORD + 1));
    expect(() => readRecord(bytes)).toThrow('longer than');
    expect(bytes.reads).toBe(0);
  });
});

describe('a record of thousands of entries', () => {
  const circle = new Circle(headerFor({ seats: [0, 1], options: { rounds: 3 } }));
  let record: Uint8Array;
  beforeAll(async () => {
    await circle.sit();
    await circle.play(3);
    record = exportRecord(circle.devices[0].table);
  }, 60_000);
  afterEach(() => vi.restoreAllMocks());

  function stuffed(count: number): Uint8Array {
    const { header, entries, end } = readRecord(record);
    void header;
    const junk = Array.from({ length: count }, (_, n) => {
      const bytes = entries[n % entries.length].slice();
      bytes[0] ^= 1 + (n % 255);
      bytes[1] ^= Math.floor(n / 255);
      return bytes;
    });
    const parts = { format: 'bastide-record', version: 1, entries: [...junk, ...entries] };
    return encodeValue({ ...parts, header: headerBytes(), end: { ...end, scores: [...end.scores] } });
  }

  const headerBytes = (): Uint8Array => {
    const [{ table }] = circle.devices;
    return encodeValue({ version: 1, ...table.header });
  };

  test('is read only up to its first forged entries', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify');
    await expect(openRecord(stuffed(5_000), games)).rejects.toThrow('signature that does not hold');
    expect(verify.mock.calls.length).toBeLessThanOrEqual(128);
  });

  test('is audited to the end where all faults are requested', async () => {
    const { faults } = await verifyRecord(stuffed(300), games);
    expect(faults.filter(({ code }) => code === 'signature').length).toBe(300);
  });

  test('of 20,001 entries is refused before any is read', async () => {
    const verify = vi.spyOn(crypto.subtle, 'verify');
    await expect(openRecord(stuffed(20_001), games)).rejects.toThrow('no record of a table');
    expect(verify).not.toHaveBeenCalled();
  });
});

describe('a form of any site, sent to the page that opens files', () => {
  const scope = 'https://play.example/app/';
  const code = readFileSync(new URL('../../static/share-target.js', import.meta.url), 'utf8');

  /** The service worker's answer to a form, and what it stores; the call of the cache with this number fails. */
  async function post(
    form: BodyInit,
    headers: HeadersInit = {},
    { kept = [] as Response[], failsAt = Infinity, change = (request: Request) => request } = {}
  ) {
    let answer: Promise<Response> | null = null;
    const listen = (_: string, hear: (event: object) => void) => {
      const request = new Request(`${scope}open/`, {
        method: 'POST',
        body: form,
        headers,
        duplex: 'half'
      } as RequestInit);
      hear({ request: change(request), respondWith: (promise: Promise<Response>) => (answer = promise) });
    };
    let calls = 0;
    const asked = <T>(work: () => T) =>
      calls++ === failsAt
        ? Promise.reject(new DOMException('full', 'QuotaExceededError'))
        : Promise.resolve(work());
    const cache = {
      delete: () => asked(() => kept.splice(0).length > 0),
      put: (_: URL, response: Response) => asked(() => void kept.push(response))
    };
    new Function('self', 'caches', code)(
      { addEventListener: listen, registration: { scope } },
      { open: () => asked(() => cache) }
    );
    const response = await (answer as unknown as Promise<Response>);
    expect(response.headers.get('location')).toBe(`${scope}open/?shared`);
    return kept;
  }

  test('a saved game waits for the page', async () => {
    const form = new FormData();
    form.set('game', new File(['saved'], 'a b.bastide'));
    const [response] = await post(form);
    expect(await response.text()).toBe('saved');
    expect(response.headers.get('X-Name')).toBe('a%20b.bastide');
  });

  test('one without a file, a damaged one and one of another kind leave nothing', async () => {
    const form = new FormData();
    form.set('game', 'no file');
    expect(await post(form)).toEqual([]);
    expect(await post('{"game":1}', { 'Content-Type': 'application/json' })).toEqual([]);
    expect(await post('--x', { 'Content-Type': 'multipart/form-data; boundary=x' })).toEqual([]);
  });

  test('an earlier one that no page has opened does not pass for one that could not be read or stored', async () => {
    const form = () => {
      const data = new FormData();
      data.set('game', new File(['saved'], 'a.bastide'));
      return data;
    };
    const earlier = () => [new Response('earlier')];
    expect(
      await post('--x', { 'Content-Type': 'multipart/form-data; boundary=x' }, { kept: earlier() })
    ).toEqual([]);
    for (const [failsAt, left] of [
      [2, []],
      [3, ['saved']]
    ] as const) {
      const kept = await post(form(), {}, { kept: earlier(), failsAt });
      expect(await Promise.all(kept.map((response) => response.text()))).toEqual(left);
    }
  });

  test('one without end is read no further than the longest saved game', async () => {
    let given = 0;
    const endless = new ReadableStream({
      pull(controller) {
        given += 65_536;
        controller.enqueue(new Uint8Array(65_536));
      }
    });
    expect(await post(endless, { 'Content-Type': 'multipart/form-data; boundary=x' })).toEqual([]);
    expect(given).toBeLessThan(MAX_RECORD + 1_000_000);
  });

  test('nothing is read in a browser that could only read all of it', async () => {
    const form = new FormData();
    form.set('game', new File(['saved'], 'a.bastide'));
    const whole = vi.fn(() => Promise.resolve(form));
    const change = (request: Request) =>
      Object.defineProperties(request, { body: { value: undefined }, formData: { value: whole } });
    expect(await post(form, {}, { change })).toEqual([]);
    expect(whole).not.toHaveBeenCalled();
  });
});
