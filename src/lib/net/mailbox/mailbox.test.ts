import { expect, test, vi } from 'vitest';
import { toBase64url } from '../link/base64url.ts';
import { newAuthor, type NostrEvent } from '../nostr/event.ts';
import { mailKeys, SIZES } from './envelope.ts';
import { Mailbox, sealedMail } from './mailbox.ts';
import { RelayError, type Relay } from './relay.ts';

const keys = mailKeys(toBase64url(new Uint8Array(16)), 'room');
const NOW = 1_800_000_000;
const ada = newAuthor();

const relay = (url: string, query: () => Promise<readonly NostrEvent[]>) =>
  ({ url, query, close: () => undefined }) as unknown as Relay;
const holding = (url: string, events: readonly NostrEvent[]) => relay(url, () => Promise.resolve(events));
const mailbox = (...relays: Relay[]) => new Mailbox(relays, keys);

const headOf = (created: number) =>
  sealedMail(keys, ada, keys.place(ada.key, 0), Uint8Array.of(1), SIZES.head[0], created);

test('an event that several relays have is opened once, and the others count as having it', async () => {
  const open = vi.spyOn(keys, 'open');
  const event = headOf(NOW);
  const { mails, at, relays } = await mailbox(
    holding('a', [event]),
    holding('b', [event]),
    relay('c', () => Promise.reject(new RelayError('SILENT')))
  ).readHeads([ada.key]);
  expect([mails.length, open.mock.calls.length]).toEqual([1, 1]);
  expect([...at]).toEqual(['a', 'b'].map((url) => [url, new Set([event.id])]));
  expect(relays.map(({ problem }) => problem?.code)).toEqual([undefined, undefined, 'SILENT']);
});

test('a limited number of events is remembered as read', async () => {
  const event = headOf(NOW);
  let n = 0;
  const box = mailbox(
    relay('a', () => Promise.resolve(Array.from({ length: 512 }, () => ({ ...event, id: `${n++}` }))))
  );
  for (let read = 0; read < 9; read++) await box.readHeads([ada.key]);
  expect(box.hasRead('0')).toBe(true);
  await box.readHeads([ada.key]);
  expect([box.hasRead('0'), box.hasRead(`${n - 1}`)]).toEqual([false, true]);
});
