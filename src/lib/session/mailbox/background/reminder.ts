import type { Store } from '../../../net/storage/store.ts';
import { decodeValue, encodeValue, isMap, type Value } from '../../../table/log/codec.ts';

/** What the service worker needs to look for a table's mail while no page is open. */
export interface Reminder {
  /** The link's key. */
  readonly key: string;
  /** Addresses of the relays. */
  readonly relays: readonly string[];
  /** Those of them whose confirmation alone counts as sent. */
  readonly own: readonly string[];
  /** Author of each party's mail (hex), by party; empty where unknown. */
  readonly authors: readonly string[];
  readonly names: readonly string[];
  /** The party of this device. */
  readonly party: number;
  /** Entries of all parties this device last knew of, or was last reminded of. */
  readonly known: number;
  /** Whether that state waits for this device. */
  readonly asked: boolean;
}

const NAME = 'reminder';
const BOUNDS = { bytes: 16_384, depth: 3 };

/** Stores a table's reminder; it goes with the table. */
export function putReminder(store: Store, room: string, reminder: Reminder): Promise<void> {
  return store.putSecret(room, NAME, encodeValue({ ...reminder } as unknown as Value));
}

/** The reminder of a table; null where there is none, or a damaged one, which must not stop the look at other tables. */
export async function reminderOf(store: Store, room: string): Promise<Reminder | null> {
  const bytes = await store.secret(room, NAME);
  if (!bytes) return null;
  try {
    const value = decodeValue(bytes, BOUNDS);
    return isMap(value) ? (value as unknown as Reminder) : null;
  } catch {
    return null;
  }
}
