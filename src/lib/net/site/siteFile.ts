import { POINT_ID, socketUrl, type Point } from '../signaling/point.ts';
import builtIn from './builtIn.json' with { type: 'json' };

/** A TURN server of the site, with the credential it gives to all visitors. */
export interface SiteTurn {
  readonly urls: string;
  readonly username: string;
  readonly credential: string;
}

/** A site's meeting proposal: its `bastide.json`. */
export interface Site {
  /** Signalling servers: `own` for the one the page came from, and addresses. */
  readonly signalling: readonly string[];
  readonly points: readonly Point[];
  readonly stun: readonly string[];
  readonly turn: readonly SiteTurn[];
}

/** Names the invalid field of a site file; for the site's operator, in English only. */
export class SiteFileError extends Error {
  override readonly name = 'SiteFileError';
}

const MAX_TEXT = 32 * 1024;
const FIELDS = ['signalling', 'points', 'stun', 'turn'] as const;
const MOST: Readonly<Record<(typeof FIELDS)[number], number>> = {
  signalling: 4,
  points: 16,
  stun: 4,
  turn: 4
};

/** Parses a site file; throws a {@link SiteFileError} naming the problem. */
export function readSite(text: string): Site {
  if (text.length > MAX_TEXT) throw new SiteFileError('The file is longer than 32 KB.');
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new SiteFileError('The file is not JSON.');
  }
  if (!isRecord(value)) throw new SiteFileError('The file is not an object.');
  const unknown = Object.keys(value).find((name) => !(FIELDS as readonly string[]).includes(name));
  if (unknown !== undefined) throw new SiteFileError(`"${unknown}" is no field of a site file.`);
  const list = (name: (typeof FIELDS)[number]): unknown[] => {
    const found = (value as Record<string, unknown>)[name] ?? [];
    if (!Array.isArray(found)) throw new SiteFileError(`"${name}" is not a list.`);
    if (found.length > MOST[name]) throw new SiteFileError(`"${name}" has more than ${MOST[name]} entries.`);
    return found;
  };
  const each = <T>(name: (typeof FIELDS)[number], read: (item: unknown) => T | null): T[] =>
    list(name).map((item, i) => {
      const found = read(item);
      if (found === null) throw new SiteFileError(`Entry ${i + 1} of "${name}" is wrong.`);
      return found;
    });
  const points = each('points', readPointEntry);
  const ids = points.map(({ id }) => id);
  if (new Set(ids).size < ids.length) throw new SiteFileError('Two points have the same id.');
  return {
    signalling: each('signalling', (item) =>
      item === 'own' ? item : typeof item === 'string' ? socketUrl(item) : null
    ),
    points,
    stun: each('stun', (item) => (typeof item === 'string' && isStun(item) ? item : null)),
    turn: each('turn', readTurn)
  };
}

/** This version's list, for sites whose own file is missing or invalid. */
export const BUILT_IN: Site = readSite(JSON.stringify(builtIn));

export function isStun(text: string): boolean {
  return /^stuns?:[^\s/?#]+$/.test(text);
}

function readPointEntry(value: unknown): Point | null {
  if (!isRecord(value)) return null;
  const { id, kind, url, mail = false } = value;
  if (typeof id !== 'string' || !POINT_ID.test(id) || (kind !== 'nostr' && kind !== 'tracker')) return null;
  const address = typeof url === 'string' ? socketUrl(url) : null;
  if (address === null || typeof mail !== 'boolean' || (mail && kind === 'tracker')) return null;
  return { id, kind, url: address, mail };
}

function readTurn(value: unknown): SiteTurn | null {
  if (!isRecord(value)) return null;
  const { urls, username, credential } = value;
  const isTurn = typeof urls === 'string' && /^turns?:[^\s#]+$/.test(urls);
  return isTurn && typeof username === 'string' && typeof credential === 'string'
    ? { urls, username, credential }
    : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
