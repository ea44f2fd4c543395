/** The two kinds of public meeting points: Nostr relays and WebTorrent trackers. */
export type PointKind = 'nostr' | 'tracker';

/** A public meeting point that nobody at the table runs. */
export interface Point {
  /** Name in links; null for one that only this person or this link knows by its address. */
  readonly id: string | null;
  readonly kind: PointKind;
  /** `wss://…`, or `ws://…` where the page may dial that. */
  readonly url: string;
  /** It keeps events for a while, so that a mailbox can lie there. */
  readonly mail: boolean;
}

/** What is wrong with a meeting point; screens have words for each. */
export type PointProblem =
  | 'insecure' // plain ws:// that an https page must not dial
  | 'silent' // connected, and nothing is answered
  | 'limited' // too much was asked of it
  | 'refused' // it does not want to do this for us
  | 'nonsense' // what it says is not the protocol
  | 'flooding'; // it sends more than anybody asked for

/** One meeting point as the panel shows it. */
export interface PointStatus {
  readonly kind: PointKind;
  readonly url: string;
  readonly up: boolean;
  readonly problem: PointProblem | null;
}

const ADDRESS = /^(nostr|tracker):(.+)$/;
/** Short enough for a link, and told from an address by having no colon. */
export const POINT_ID = /^[a-z0-9]{1,8}$/;
const MAX_ADDRESS = 200;

/** `wss:` is left out: `nostr:relay.example/`. */
export function writePoint({ kind, url }: Pick<Point, 'kind' | 'url'>): string {
  return `${kind}:${url.replace(/^wss:\/\//, '')}`;
}

/** A point written as `nostr:relay.example` or `tracker:ws://127.0.0.1:8000/`; null for anything else. */
export function readPoint(text: string): Point | null {
  const [, kind, address] = ADDRESS.exec(text.trim()) ?? [];
  const url = address === undefined ? null : socketUrl(address);
  return url === null ? null : { id: null, kind: kind as PointKind, url, mail: kind === 'nostr' };
}

/** The address of a WebSocket, `wss://` where nothing is said; null when it is none or says too much. */
export function socketUrl(text: string): string | null {
  if (text.length === 0 || text.length > MAX_ADDRESS) return null;
  // An address of another kind would be read as a host of that name.
  if (/^[a-z][a-z\d+.-]*:\/\//i.test(text) && !/^wss?:\/\//.test(text)) return null;
  try {
    const url = new URL(/^wss?:\/\//.test(text) ? text : `wss://${text}`);
    return url.hostname && !url.username && !url.password && !url.hash ? url.href : null;
  } catch {
    return null;
  }
}

/** Whether a page may open this socket: pages from https open no plain ones, except on this very machine. */
export function mayDial(url: string, page: string): boolean {
  if (!page.startsWith('https:') || url.startsWith('wss:')) return true;
  try {
    return ['localhost', '127.0.0.1', '[::1]'].includes(new URL(url).hostname);
  } catch {
    return false;
  }
}
