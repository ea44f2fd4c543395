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
  /** Signalling servers: addresses, and `own` or `own:` with a path for the one the page came from; see {@link ownPath}. */
  readonly signalling: readonly string[];
  readonly points: readonly Point[];
  readonly stun: readonly string[];
  readonly turn: readonly SiteTurn[];
}

/** Names the invalid field of a site file; for the site's operator, in English only. */
export class SiteFileError extends Error {
  override readonly name = 'SiteFileError';
}

/** Longest site file, in bytes. */
export const MAX_SITE = 32 * 1024;
/** An entry that names the site's own server, with its path on the host. */
const OWN = /^own(?::(\/(?!\/)[^\s?#]{0,100}))?$/;
/** The path where the file names none. */
const OWN_PATH = '/signal';
const FIELDS = ['signalling', 'points', 'stun', 'turn'] as const;
const MOST: Readonly<Record<(typeof FIELDS)[number], number>> = {
  signalling: 4,
  points: 16,
  stun: 4,
  turn: 4
};

/** Parses a site file, null for one longer than {@link MAX_SITE}; throws a {@link SiteFileError} naming the problem. */
export function readSite(text: string | null): Site {
  if (text === null || text.length > MAX_SITE) throw new SiteFileError('The file is longer than 32 KB.');
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
      typeof item !== 'string' ? null : OWN.test(item) ? item : socketUrl(item)
    ),
    points,
    stun: each('stun', (item) => (typeof item === 'string' && isStun(item) ? item : null)),
    turn: each('turn', readTurn)
  };
}

/** This version's list, for sites whose own file is missing or invalid. */
export const BUILT_IN: Site = readSite(JSON.stringify(builtIn));

/** The path of the site's own signalling server on its host; null for a site without one. */
export function ownPath({ signalling }: Pick<Site, 'signalling'>): string | null {
  const found = signalling.map((entry) => OWN.exec(entry)).find((match) => match !== null);
  return found ? (found[1] ?? OWN_PATH) : null;
}

/** The signalling servers of a site that are not its own, by address. */
export function otherServers({ signalling }: Pick<Site, 'signalling'>): string[] {
  return signalling.filter((entry) => !OWN.test(entry));
}

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
