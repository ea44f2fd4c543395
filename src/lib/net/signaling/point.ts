/** The two kinds of public meeting points: Nostr relays and WebTorrent trackers. */
export type PointKind = 'nostr' | 'tracker';

/** A public meeting point that none of the players operates. */
export interface Point {
  /** Id in links; null for a point known only by its address. */
  readonly id: string | null;
  readonly kind: PointKind;
  /** `wss://…`, or `ws://…` where the page may open that. */
  readonly url: string;
  /** It stores events for a while, so that a mailbox can use it. */
  readonly mail: boolean;
}

/** The problem of a meeting point; the UI has a text for each. */
export type PointProblem =
  | 'insecure' // plain ws:// that an https page cannot open
  | 'silent' // connected, but no answers
  | 'limited' // rate limited
  | 'refused' // it refuses this use
  | 'nonsense' // its messages are not the protocol
  | 'flooding'; // it sends more than was requested

/** One meeting point as the panel shows it. */
export interface PointStatus {
  readonly kind: PointKind;
  readonly url: string;
  readonly up: boolean;
  readonly problem: PointProblem | null;
}

const ADDRESS = /^(nostr|tracker):(.+)$/;
/** Short enough for a link; distinguished from an address by having no colon. */
export const POINT_ID = /^[a-z0-9]{1,8}$/;
const MAX_ADDRESS = 200;

/** Omits `wss:`: `nostr:relay.example/`. */
export function writePoint({ kind, url }: Pick<Point, 'kind' | 'url'>): string {
  return `${kind}:${url.replace(/^wss:\/\//, '')}`;
}

/** Parses `nostr:relay.example` or `tracker:ws://127.0.0.1:8000/`; null for anything else. */
export function readPoint(text: string): Point | null {
  const [, kind, address] = ADDRESS.exec(text.trim()) ?? [];
  const url = address === undefined ? null : socketUrl(address);
  return url === null ? null : { id: null, kind: kind as PointKind, url, mail: kind === 'nostr' };
}

/** The address of a WebSocket, `wss://` by default; null when it is malformed or has extra parts. */
export function socketUrl(text: string): string | null {
  if (text.length === 0 || text.length > MAX_ADDRESS) return null;
  // An address with another scheme would be parsed as a host of that name.
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text) && !/^wss?:\/\//.test(text)) return null;
  try {
    const url = new URL(/^wss?:\/\//.test(text) ? text : `wss://${text}`);
    return url.hostname && !url.username && !url.password && !url.hash ? url.href : null;
  } catch {
    return null;
  }
}

/** Whether a page may open this socket: https pages open no `ws://`, except on localhost. */
export function mayDial(url: string, page: string): boolean {
  if (!page.startsWith('https:') || url.startsWith('wss:')) return true;
  try {
    return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
  } catch {
    return false;
  }
}
