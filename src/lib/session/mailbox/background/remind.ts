import { mailKeys } from '../../../net/mailbox/envelope.ts';
import { decodeHead, type Head } from '../../../net/mailbox/layout.ts';
import { Mailbox } from '../../../net/mailbox/mailbox.ts';
import { Outbox, type Sent } from '../../../net/mailbox/outbox.ts';
import { Relay } from '../../../net/mailbox/relay.ts';
import type { Store } from '../../../net/storage/store.ts';
import { putReminder, reminderOf, type Reminder } from './reminder.ts';

/** A table that waits for this device, according to the heads of other parties. */
export interface Asked {
  readonly room: string;
  /** The table's address fragment. */
  readonly fragment: string;
  /** Who played last. */
  readonly name: string;
}

/** Result of checking all tables once. */
export interface Reminders {
  /** Tables that wait for this device and were not reported before. */
  readonly fresh: readonly Asked[];
  /** Number of tables that wait for this device. */
  readonly waiting: number;
}

/**
 * Reads the heads of all tables with a reminder and finds the tables that wait for this device. It relies on
 * the heads and runs no fold, so the result is only a hint. Reports each state once. A relay that fails
 * counts as one without news.
 */
export async function lookForTurns(store: Store): Promise<Reminders> {
  const fresh: Asked[] = [];
  let waiting = 0;
  for (const { id, info } of await store.tables()) {
    const reminder = await reminderOf(store, id);
    if (!reminder) continue;
    const newest = await newestHead(id, reminder);
    // A head may be older than what the page knew when it was closed.
    const isNews = newest !== null && entriesIn(newest.head) > reminder.known;
    const isAsked = isNews ? newest.head.awaited.includes(reminder.party) : reminder.asked;
    if (isAsked) waiting++;
    if (!isNews) continue;
    await putReminder(store, id, { ...reminder, known: entriesIn(newest.head), asked: isAsked });
    const { fragment } = info as { readonly fragment?: string };
    if (isAsked && fragment) fresh.push({ room: id, fragment, name: reminder.names[newest.party] ?? '' });
  }
  return { fresh, waiting };
}

/** Sends the mail that a closed page left on this device; `now` in seconds since 1970, corrected: expired mail is not sent. */
export async function sendLeft(store: Store, now: () => number): Promise<Sent> {
  let sent: Sent = 'sent';
  for (const { id } of await store.tables()) {
    const reminder = await reminderOf(store, id);
    if (!reminder) continue;
    const relays = reminder.relays.map((url) => new Relay({ url }));
    const outbox = await Outbox.open({
      relays,
      store: { all: () => store.mail(id), put: (posted) => store.putMail(id, posted) },
      isOwn: (url) => reminder.own.includes(url),
      changed: () => undefined,
      now
    });
    if (outbox.state !== 'sent' && (await outbox.settled()) !== 'sent') sent = 'unsent';
    outbox.close();
    for (const relay of relays) relay.close();
  }
  return sent;
}

/** The head of another party that has seen most of the game. */
async function newestHead(room: string, reminder: Reminder): Promise<{ party: number; head: Head } | null> {
  const { key, relays, authors, party: own } = reminder;
  const keys = mailKeys(key, room);
  const others = authors.filter((author, party) => author !== '' && party !== own);
  if (others.length === 0) return null;
  const mailbox = new Mailbox(
    relays.map((url) => new Relay({ url })),
    keys
  );
  try {
    let newest: { party: number; head: Head } | null = null;
    for (const { author, plain } of (await mailbox.readHeads(others)).mails) {
      const head = headIn(plain);
      if (head && (!newest || entriesIn(head) > entriesIn(newest.head)))
        newest = { party: authors.indexOf(author), head };
    }
    return newest;
  } finally {
    mailbox.close();
  }
}

/** Entries of all parties that the writer of a head had. */
function entriesIn({ lengths }: Head): number {
  return lengths.reduce((sum, length) => sum + length, 0);
}

/** A head that this version reads; null for any other mail. */
function headIn(plain: Uint8Array): Head | null {
  try {
    return decodeHead(plain);
  } catch {
    return null;
  }
}
