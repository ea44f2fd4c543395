import { SAME_ORIGIN, serverUrl, type Invite } from '../../net/link/link.ts';
import { readPoint, writePoint, type Point } from '../../net/signaling/point.ts';
import { otherServers, ownPath, type Site } from '../../net/site/siteFile.ts';

/** Whether third-party servers may be used: ask each time, always, or never. */
export type Strangers = 'ask' | 'always' | 'never';

/** This person's network settings. */
export interface NetChoices {
  /** Signalling servers chosen by this person, by address. */
  readonly signalling: readonly string[];
  readonly iceServers: readonly RTCIceServer[];
  /** Meeting points in addition to the site's, as `nostr:…` and `tracker:…`. */
  readonly points: readonly string[];
  /** Points never used, by id or as written in links. */
  readonly forbidden: readonly string[];
  readonly strangers: Strangers;
}

/** All servers and points a device uses to reach the others of a table. */
export interface Reach {
  /** Addresses of signalling servers. */
  readonly servers: readonly string[];
  readonly points: readonly Point[];
  readonly iceServers: readonly RTCIceServer[];
}

/** The servers and points of a link, split by whether consent is needed first. */
export interface Ways {
  /** Operated by this site, or chosen by this person: used at once. */
  readonly own: Reach;
  /** Operated by third parties: used after consent. */
  readonly strangers: Reach;
  /** Both together: used after consent. */
  readonly all: Reach;
  /** Whether anything needs consent. */
  readonly asks: boolean;
}

/** Decides what to use for this link on this site; `page` is the address of this page. */
export function waysOf(
  invite: Pick<Invite, 'servers' | 'points'>,
  site: Site,
  choices: Pick<NetChoices, 'signalling' | 'iceServers' | 'forbidden'>,
  page: string
): Ways {
  const isOwn = (server: string) => server === SAME_ORIGIN || choices.signalling.includes(server);
  // A static host has no server at its own address, even if an older link names one.
  const path = ownPath(site);
  const servers = invite.servers.filter((server) => server !== SAME_ORIGIN || path !== null);
  const points = invite.points.flatMap((text): Point[] => {
    const point = text.includes(':') ? readPoint(text) : site.points.find(({ id }) => id === text);
    return point && !isForbidden(point, choices.forbidden) ? [point] : [];
  });
  const hasOthers = servers.length + points.length > 0;
  const own: Reach = {
    servers: servers.filter(isOwn).map((server) => serverUrl(server, page, path ?? undefined)),
    points: [],
    iceServers: choices.iceServers
  };
  const strangers: Reach = {
    servers: servers.filter((server) => !isOwn(server)),
    points,
    // Without any signalling, ICE servers are useless.
    iceServers: hasOthers ? [...site.stun.map((urls) => ({ urls })), ...site.turn] : []
  };
  return {
    own,
    strangers,
    all: {
      servers: [...own.servers, ...strangers.servers],
      points,
      iceServers: [...own.iceServers, ...strangers.iceServers]
    },
    asks: strangers.servers.length + points.length + strangers.iceServers.length > 0
  };
}

/** The servers and points for a new table's link, from the inviter's settings. */
export function proposalOf(
  site: Site,
  choices: Pick<NetChoices, 'signalling' | 'points' | 'forbidden'>
): { servers: readonly string[]; points: readonly string[] } {
  const ids = site.points.flatMap((point) =>
    point.id !== null && !isForbidden(point, choices.forbidden) ? [point.id] : []
  );
  const own = ownPath(site) === null ? [] : [SAME_ORIGIN];
  return {
    servers: choices.signalling.length > 0 ? choices.signalling : [...own, ...otherServers(site)],
    points: [...ids, ...choices.points]
  };
}

function isForbidden(point: Point, forbidden: readonly string[]): boolean {
  return (point.id !== null && forbidden.includes(point.id)) || forbidden.includes(writePoint(point));
}
