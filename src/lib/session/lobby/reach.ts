import { SAME_ORIGIN, serverUrl, type Invite } from '../../net/link/link.ts';
import { readPoint, writePoint, type Point } from '../../net/signaling/point.ts';
import type { Site } from '../../net/site/siteFile.ts';

/** Whether servers that nobody at the table runs may be asked: each time anew, always, or never. */
export type Strangers = 'ask' | 'always' | 'never';

/** What this person chose for meeting others, from the settings of this device. */
export interface NetChoices {
  /** Signalling servers of one's own choice, by address. */
  readonly signalling: readonly string[];
  readonly iceServers: readonly RTCIceServer[];
  /** Meeting points beside the site's, as `nostr:…` and `tracker:…`. */
  readonly points: readonly string[];
  /** Points never to be asked, by id or as they are written in links. */
  readonly forbidden: readonly string[];
  readonly strangers: Strangers;
}

/** Everything one device dials to meet the others of a table. */
export interface Reach {
  /** Addresses of signalling servers. */
  readonly servers: readonly string[];
  readonly points: readonly Point[];
  readonly iceServers: readonly RTCIceServer[];
}

/** What a link asks to be dialled, parted by whether somebody has to consent first. */
export interface Ways {
  /** Run by whoever serves this page, or chosen by this person: dialled at once. */
  readonly own: Reach;
  /** Run by strangers: dialled after a tap. */
  readonly strangers: Reach;
}

/** Whether there is anything of strangers to consent to. */
export function asksStrangers({ strangers }: Ways): boolean {
  return strangers.servers.length + strangers.points.length + strangers.iceServers.length > 0;
}

/** Everything, where strangers may be asked. */
export function allOf({ own, strangers }: Ways): Reach {
  return {
    servers: [...own.servers, ...strangers.servers],
    points: [...own.points, ...strangers.points],
    iceServers: [...own.iceServers, ...strangers.iceServers]
  };
}

/** What to dial for this link on this site; `page` is the address of this page. */
export function waysOf(
  invite: Pick<Invite, 'servers' | 'points'>,
  site: Site,
  choices: Pick<NetChoices, 'signalling' | 'iceServers' | 'forbidden'>,
  page: string
): Ways {
  const isOwn = (server: string) => server === SAME_ORIGIN || choices.signalling.includes(server);
  // A static host has nothing at its own address, whatever an older link says.
  const servers = invite.servers.filter(
    (server) => server !== SAME_ORIGIN || site.signalling.includes('own')
  );
  const points = invite.points.flatMap((text): Point[] => {
    const point = text.includes(':') ? readPoint(text) : site.points.find(({ id }) => id === text);
    return point && !isForbidden(point, choices.forbidden) ? [point] : [];
  });
  const hasOthers = servers.length + points.length > 0;
  return {
    own: {
      servers: servers.filter(isOwn).map((server) => serverUrl(server, page)),
      points: [],
      iceServers: choices.iceServers
    },
    strangers: {
      servers: servers.filter((server) => !isOwn(server)),
      points,
      // Without any way to be heard an address of one's own helps nobody.
      iceServers: hasOthers ? [...site.stun.map((urls) => ({ urls })), ...site.turn] : []
    }
  };
}

/** What a new table's link names: servers and points as its inviter has them. */
export function proposalOf(
  site: Site,
  choices: Pick<NetChoices, 'signalling' | 'points' | 'forbidden'>
): { servers: readonly string[]; points: readonly string[] } {
  const ids = site.points.flatMap((point) =>
    point.id !== null && !isForbidden(point, choices.forbidden) ? [point.id] : []
  );
  return {
    servers: choices.signalling.length > 0 ? choices.signalling : site.signalling,
    points: [...ids, ...choices.points]
  };
}

function isForbidden(point: Point, forbidden: readonly string[]): boolean {
  return (point.id !== null && forbidden.includes(point.id)) || forbidden.includes(writePoint(point));
}
