import { fromBase64url, toBase64url } from './base64url.ts';
import { cleanText, MAX_NAME } from './text.ts';

/** Summary of the table in a link, shown before the app goes online. Unverified. */
export interface LinkCard {
  readonly game: string;
  /** Ids of the sets, in code-unit order. */
  readonly sets: readonly string[];
  /** Sets that this version of the app does not know. */
  readonly unknownSets: number;
  /** Planned player of each seat, as the inviter set it. */
  readonly seats: readonly CardSeat[];
  /** Who invites; empty when they gave no name. */
  readonly inviter: string;
  /** Played over days, not in one sitting. */
  readonly days: boolean;
}

export type CardSeat = 'me' | 'device' | 'friend' | 'bot';

/** Games and sets a card may name; ids are hashed, so that a link stays short. */
export interface CardGame {
  readonly id: string;
  readonly expansions: readonly { readonly id: string }[];
}

/** Longest card in a link, in characters of base64url. */
export const MAX_CARD = 160;
const MAX_BYTES = (MAX_CARD * 3) / 4;
const VERSION = 1;
const DAYS = 1;
const SEATS: readonly CardSeat[] = ['me', 'device', 'friend', 'bot'];
const CARD_SEATS = 8;
const MAX_SETS = 48;

/**
 * Encodes the card as base64url: version, flags, game, seats (two bits each), sets (16-bit hash each), and the name,
 * cut to fit {@link MAX_CARD}.
 */
export function writeCard(card: Omit<LinkCard, 'unknownSets'>): string {
  const seats = card.seats.slice(0, CARD_SEATS);
  const sets = card.sets.slice(0, MAX_SETS);
  const kinds = seats.reduce((all, seat, i) => all | (SEATS.indexOf(seat) << (2 * i)), 0);
  const head = [
    VERSION,
    card.days ? DAYS : 0,
    ...hash16(card.game),
    seats.length,
    kinds & 255,
    kinds >> 8,
    sets.length,
    ...sets.flatMap(hash16)
  ];
  return toBase64url(Uint8Array.from([...head, ...utf8Within(card.inviter, MAX_BYTES - head.length)]));
}

/** Reads an untrusted card; null when it is malformed, newer, or of an unknown game. */
export function readCard(text: string, games: readonly CardGame[]): LinkCard | null {
  const bytes = text.length <= MAX_CARD ? fromBase64url(text) : null;
  if (!bytes || bytes.length < 8 || bytes[0] !== VERSION) return null;
  const is = (id: string, at: number) => hash16(id).every((byte, i) => byte === bytes[at + i]);
  const game = games.find(({ id }) => is(id, 2));
  const [count, sets] = [bytes[4], bytes[7]];
  const end = 8 + 2 * sets;
  if (!game || count > CARD_SEATS || sets > MAX_SETS || end > bytes.length) return null;
  const kinds = bytes[5] | (bytes[6] << 8);
  const known = game.expansions.filter(({ id }) =>
    Array.from({ length: sets }, (_, i) => 8 + 2 * i).some((at) => is(id, at))
  );
  return {
    game: game.id,
    sets: known.map(({ id }) => id).sort(),
    unknownSets: sets - known.length,
    seats: Array.from({ length: count }, (_, i) => SEATS[(kinds >> (2 * i)) & 3]),
    inviter: cleanText(new TextDecoder().decode(bytes.subarray(end)), MAX_NAME),
    days: (bytes[1] & DAYS) !== 0
  };
}

/** Whether a later version of this program wrote this card, so that only such a version can read it. */
export function isNewerCard(text: string): boolean {
  const bytes = text.length <= MAX_CARD ? fromBase64url(text) : null;
  return bytes !== null && bytes.length > 0 && bytes[0] > VERSION;
}

/** FNV-1a over UTF-16 code units, folded to 16 bits; a test checks that the ids of one game differ in it. */
export function hash16(id: string): [number, number] {
  let hash = 0x811c9dc5;
  for (let i = 0; i < id.length; i++) hash = Math.imul(hash ^ id.charCodeAt(i), 0x01000193);
  const folded = (hash >>> 16) ^ (hash & 0xffff);
  return [folded >> 8, folded & 255];
}

/** The longest prefix of whole characters that fits into `most` bytes. */
function utf8Within(text: string, most: number): Uint8Array {
  const utf8 = new TextEncoder();
  let out = new Uint8Array();
  let kept = '';
  for (const char of cleanText(text, MAX_NAME)) {
    kept += char;
    const bytes = utf8.encode(kept);
    if (bytes.length > most) break;
    out = bytes;
  }
  return out;
}
