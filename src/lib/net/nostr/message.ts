/**
 * A message of a relay (NIP-01); its event is not parsed. `name` is that of a subscription, `reason` has at
 * most 300 characters.
 */
export type RelayMessage =
  | { readonly type: 'EVENT'; readonly name: string; readonly event: unknown }
  | { readonly type: 'EOSE'; readonly name: string }
  | { readonly type: 'CLOSED'; readonly name: string; readonly reason: string }
  | { readonly type: 'OK'; readonly id: string; readonly accepted: boolean; readonly reason: string }
  | { readonly type: 'NOTICE'; readonly reason: string }
  /** A well-formed message of another type. */
  | { readonly type: 'OTHER' };

const MAX_REASON = 300;

/** Parses a text of a relay; null if it does not follow the protocol. Never throws. */
export function readMessage(text: string): RelayMessage | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!Array.isArray(value)) return null;
  const [type, name, third, fourth] = value as readonly unknown[];
  if (typeof name !== 'string') return { type: 'OTHER' };
  if (type === 'EVENT') return { type, name, event: third };
  if (type === 'EOSE') return { type, name };
  if (type === 'CLOSED') return { type, name, reason: reasonIn(third) };
  if (type === 'OK') return { type, id: name, accepted: third === true, reason: reasonIn(fourth) };
  if (type === 'NOTICE') return { type, reason: reasonIn(name) };
  return { type: 'OTHER' };
}

function reasonIn(value: unknown): string {
  return typeof value === 'string' ? value.slice(0, MAX_REASON) : '';
}
