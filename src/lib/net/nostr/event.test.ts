import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { describe, expect, it } from 'vitest';
import { authorFrom, newAuthor, readEvent, readSignedEvent, signEvent } from './event.ts';
import { readMessage } from './message.ts';

const draft = { kind: 22_757, created_at: 1_800_000_000, tags: [['x', 'place']], content: 'sealed' };
const MOST = 100;

describe('an event', () => {
  it('is read as it was signed, and refused when any signed field differs', () => {
    const event = signEvent(newAuthor(), draft);
    expect(readSignedEvent(JSON.parse(JSON.stringify(event)), MOST)).toEqual(event);
    const changes = [
      { content: 'other' },
      { kind: 1 },
      { created_at: 1 },
      { tags: [] },
      { pubkey: newAuthor().key },
      { pubkey: 'f'.repeat(64) },
      { sig: '0'.repeat(128) }
    ];
    for (const change of changes) {
      expect(readEvent({ ...event, ...change }, MOST)).not.toBeNull();
      expect(readSignedEvent({ ...event, ...change }, MOST)).toBeNull();
    }
  });

  it('whose key is no point, or whose signature is beyond the order, is refused without a throw', () => {
    const event = signEvent(newAuthor(), draft);
    for (const pubkey of ['f'.repeat(64), '0'.repeat(64)]) {
      const { kind, created_at, tags, content } = event;
      const text = JSON.stringify([0, pubkey, created_at, kind, tags, content]);
      const id = bytesToHex(sha256(utf8ToBytes(text)));
      expect(readSignedEvent({ ...event, pubkey, id }, MOST)).toBeNull();
    }
    expect(readSignedEvent({ ...event, sig: 'f'.repeat(128) }, MOST)).toBeNull();
  });

  it('of another shape, or longer than asked for, is none', () => {
    const event = signEvent(newAuthor(), draft);
    const shapes = [
      null,
      'text',
      [],
      { ...event, id: event.id.toUpperCase() },
      { ...event, sig: event.sig.slice(2) },
      { ...event, created_at: -1 },
      { ...event, created_at: 1.5 },
      { ...event, kind: '1' },
      { ...event, tags: [['x', 1]] },
      { ...event, tags: Array.from({ length: 9 }, () => ['x']) },
      { ...event, tags: [['a', 'b', 'c', 'd', 'e']] },
      { ...event, content: 'x'.repeat(MOST + 1) }
    ];
    for (const shape of shapes) expect(readEvent(shape, MOST)).toBeNull();
  });

  it('has the same author for one secret and purpose, and another for any other', () => {
    const secret = new Uint8Array(32).fill(7);
    expect(authorFrom(secret, 'a').key).toBe(authorFrom(secret, 'a').key);
    expect(authorFrom(secret, 'b').key).not.toBe(authorFrom(secret, 'a').key);
  });
});

describe('a relay’s message', () => {
  it('is read by its first word, with its reason cut short', () => {
    expect(readMessage('["EVENT","s1",{"id":1}]')).toEqual({ type: 'EVENT', name: 's1', event: { id: 1 } });
    expect(readMessage('["EOSE","s1"]')).toEqual({ type: 'EOSE', name: 's1' });
    expect(readMessage('["CLOSED","s1","error: x"]')).toEqual({
      type: 'CLOSED',
      name: 's1',
      reason: 'error: x'
    });
    expect(readMessage('["OK","id",true]')).toEqual({ type: 'OK', id: 'id', accepted: true, reason: '' });
    expect(readMessage('["OK","id","true",7]')).toMatchObject({ accepted: false, reason: '' });
    expect(readMessage(JSON.stringify(['NOTICE', 'x'.repeat(999)]))).toEqual({
      type: 'NOTICE',
      reason: 'x'.repeat(300)
    });
  });

  it('that is none is told apart from one that is not known here', () => {
    for (const text of ['', 'hello', '{}', 'null', '7']) expect(readMessage(text)).toBeNull();
    for (const text of ['[]', '["AUTH","x"]', '["EVENT",7,{}]', '[null]'])
      expect(readMessage(text)).toEqual({ type: 'OTHER' });
  });
});
