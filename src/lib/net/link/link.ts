import { POINT_ID, readPoint, socketUrl, writePoint } from '../signaling/point.ts';
import { fromBase64url, randomBytes, randomId, toBase64url } from './base64url.ts';
import { MAX_CARD } from './card.ts';

/** Contents of a link. All of it comes after the `#`, which browsers never send to a server. */
export interface Invite {
  /** Name of the room: 1 to 64 characters of base64url. */
  readonly room: string;
  /** Room key: 128 bits as 22 characters of base64url. */
  readonly key: string;
  /** Addresses of signalling servers, `wss://` or `ws://`; `SAME_ORIGIN` means the server the page came from. */
  readonly servers: readonly string[];
  /** Public meeting points: ids of the site's list, or `nostr:…` and `tracker:…` with an address. */
  readonly points: readonly string[];
  /** The table's card as base64url: see `readCard`. */
  readonly card: string | null;
  /** Connection code for a first contact without a server. */
  readonly offer: string | null;
  /** Turns carried in the link, as base64url of a letter; the table verifies them. */
  readonly letter: string | null;
  /** A spectator link: it offers no seat and asks nothing of the device. */
  readonly watching: boolean;
}

export const SAME_ORIGIN = 'own';

export type LinkProblem =
  | 'EMPTY' // empty text
  | 'CUT_OFF' // no fragment: the part behind the # is missing
  | 'NO_ROOM' // the fragment names no room
  | 'BAD_KEY' // the key is missing or damaged
  | 'OTHER_KEY' // the key differs from the one stored for this room on this device
  | 'TOO_LONG'; // not a link of this app

/** Says what is wrong with a link; the message is for the player. */
export class LinkError extends Error {
  override readonly name = 'LinkError';
  constructor(
    readonly code: LinkProblem,
    message: string
  ) {
    super(message);
  }
}

/** Longest text read, in UTF-16 units: the longest letter takes 87,382 of them. */
const MAX_LINK = 100_000;
const MAX_SERVERS = 4;
const MAX_POINTS = 8;
const MAX_OFFER = 400;

/** A new room with a random name and key. */
export function newInvite(servers: readonly string[] = [], points: readonly string[] = []): Invite {
  return {
    room: randomId(),
    key: toBase64url(randomBytes(16)),
    servers,
    points,
    card: null,
    offer: null,
    letter: null,
    watching: false
  };
}

/** The address of a page without its query and fragment. */
export const pageAddress = (page: string): string => page.replace(/[?#].*$/s, '');

/** The link to send. `page` is the address of the receiving page; its fragment and query are dropped. */
export function buildLink(invite: Invite, page: string): string {
  const parts = [`r=${invite.room}`, `k=${invite.key}`];
  for (const server of invite.servers) parts.push(`w=${encodeURIComponent(shorten(server))}`);
  const ids = invite.points.filter((point) => POINT_ID.test(point));
  if (ids.length > 0) parts.push(`p=${ids.join('.')}`);
  for (const point of invite.points)
    if (!ids.includes(point)) parts.push(`p=${encodeURIComponent(point).replaceAll('%3A', ':')}`);
  if (invite.card) parts.push(`c=${invite.card}`);
  if (invite.watching) parts.push('s=1');
  if (invite.offer) parts.push(`o=${invite.offer}`);
  if (invite.letter) parts.push(`t=${invite.letter}`);
  return `${pageAddress(page)}#${parts.join('&')}`;
}

/**
 * Finds and reads a link in pasted text: inside a sentence, wrapped in brackets, broken over lines, or from the `#` on.
 * Drops damaged extras (servers, code); throws on a damaged room or key.
 */
export function parseLink(text: string): Invite {
  if (text.length > MAX_LINK) throw new LinkError('TOO_LONG', 'This is too long to be an invitation.');
  const trimmed = text.trim();
  if (trimmed === '') throw new LinkError('EMPTY', 'There is no link here.');
  const hash = trimmed.indexOf('#');
  const bare = /^[rkwpcost]=/.test(trimmed) ? 0 : -1;
  if (hash < 0 && bare < 0) {
    throw new LinkError('CUT_OFF', 'The end of this link is missing. Ask for it again and copy all of it.');
  }
  const fields = readFields(trimmed.slice(hash + 1));
  const room = fields.find(([name]) => name === 'r')?.[1] ?? '';
  if (!/^[\w-]{1,64}$/.test(room)) throw new LinkError('NO_ROOM', 'This link leads to no table.');
  const key = fields.find(([name]) => name === 'k')?.[1] ?? '';
  if (fromBase64url(key)?.length !== 16) {
    throw new LinkError('BAD_KEY', 'This link is damaged: its key is not complete. Ask for it again.');
  }
  const servers = fields.flatMap(([name, value]) => (name === 'w' ? readServer(value) : []));
  const points = fields.flatMap(([name, value]) => (name === 'p' ? readPoints(value) : []));
  const card = fields.find(([name]) => name === 'c')?.[1] ?? '';
  const isCard = card.length > 0 && card.length <= MAX_CARD && fromBase64url(card) !== null;
  const offer = fields.find(([name]) => name === 'o')?.[1] ?? '';
  const usable = offer.length > 0 && offer.length <= MAX_OFFER && fromBase64url(offer) !== null;
  const letter = fields.find(([name]) => name === 't')?.[1] ?? '';
  return {
    room,
    key,
    servers: [...new Set(servers)].slice(0, MAX_SERVERS),
    points: [...new Set(points)].slice(0, MAX_POINTS),
    card: isCard ? card : null,
    offer: usable ? offer : null,
    // A truncated letter is kept, so that the player gets an error and does not wait for it.
    letter: letter || null,
    watching: fields.some(([name, value]) => name === 's' && value === '1')
  };
}

/** The address to connect to: `SAME_ORIGIN` becomes `path` on the server the page came from. */
export function serverUrl(server: string, page: string, path = '/signal'): string {
  if (server !== SAME_ORIGIN) return server;
  const url = new URL(path, page);
  url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:';
  return url.href;
}

/** Mail programs break long links over lines, and sentences add full stops and brackets. */
function readFields(fragment: string): [string, string][] {
  const whole = fragment.replace(/[\r\n]+[ \t]*/g, '');
  const link = /^[^\s<>"'`()[\]{}]*/.exec(whole)?.[0] ?? '';
  let end = link.length;
  // Not by a pattern: its time would grow with the square of a row of full stops.
  while (end > 0 && '.,;:!?…'.includes(link[end - 1])) end--;
  return link
    .slice(0, end)
    .split('&')
    .map((part) => {
      const at = part.indexOf('=');
      return [part.slice(0, Math.max(0, at)), at < 0 ? '' : decode(part.slice(at + 1))];
    });
}

function decode(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return '';
  }
}

function shorten(server: string): string {
  return server.replace(/^wss:\/\//, '');
}

function readServer(value: string): string[] {
  if (value === SAME_ORIGIN) return [SAME_ORIGIN];
  const url = socketUrl(value);
  return url === null ? [] : [url];
}

/** Ids separated by dots, or one address with its kind. */
function readPoints(value: string): string[] {
  const ids = value.split('.');
  if (ids.every((id) => POINT_ID.test(id))) return ids;
  const point = readPoint(value);
  return point ? [writePoint(point)] : [];
}
