import type { NostrEvent } from '../nostr/event.ts';

/** A query to a relay: the parts of NIP-01 used here. */
export interface Filter {
  readonly kinds: readonly number[];
  readonly authors: readonly string[];
  readonly '#d'?: readonly string[];
  readonly limit?: number;
}

/** Whether an event matches a filter. */
export function fits({ kind, pubkey, tags }: NostrEvent, filter: Filter): boolean {
  const places = filter['#d'];
  return (
    filter.kinds.includes(kind) &&
    filter.authors.includes(pubkey) &&
    (!places || tags.some(([name, value]) => name === 'd' && places.includes(value)))
  );
}

/** The place (`d` tag) of an addressable event. */
export function placeOf({ tags }: NostrEvent): string {
  return tags.find(([name]) => name === 'd')?.[1] ?? '';
}

/** When relays delete an event (NIP-40), in seconds since 1970; null for one that names no time. */
export function expiryOf({ tags }: NostrEvent): number | null {
  const until = tags.find(([name]) => name === 'expiration')?.[1];
  return until === undefined ? null : Number(until);
}

/** Whether relays refuse or delete an event by `now` (seconds since 1970), since its time is over (NIP-40). */
export function isExpired(event: NostrEvent, now: number): boolean {
  const until = expiryOf(event);
  return until !== null && until <= now;
}
