import { fromBase64url } from '../../net/link/base64url.ts';
import { boundedText } from '../../net/site/boundedText.ts';
import { siteTime } from '../../net/site/siteTime.ts';
import { ROOM_LENGTH } from '../../table/gathering/roomName.ts';
import type { Reach } from '../lobby/reach.ts';
import type { MailRelay } from './post.ts';

/** Maximum number of relays: more would only cost every phone more traffic. */
const MAX_RELAYS = 4;
/** Time limit (ms) for the own server to confirm that it has a mailbox. */
const ANSWER = 4_000;
/** Longest self-description read of it, in bytes. */
const MAX_ABOUT = 8 * 1024;

/** Whether a room's name can fix its inviter: those of older links cannot, and have no mailbox. */
export function isMailRoom(room: string): boolean {
  return fromBase64url(room)?.length === ROOM_LENGTH;
}

/**
 * Relays of a room's mail: the page's own server, if it is in use and has a mailbox, and meeting points that store
 * mail. `page` is the address of this page. Never rejects.
 */
export async function mailRelaysOf(reach: Reach, page: string): Promise<MailRelay[]> {
  const server = reach.servers.find((url) => new URL(url).host === new URL(page).host);
  const own = server === undefined ? [] : await ownMailbox(server);
  const others = reach.points.filter(({ kind, mail }) => kind === 'nostr' && mail);
  return [...own, ...others.map(({ url }) => ({ url, own: false }))].slice(0, MAX_RELAYS);
}

/** The mailbox beside the site's own signalling server, whose address is `server`. */
async function ownMailbox(server: string): Promise<MailRelay[]> {
  try {
    const asked = siteTime.ask();
    const response = await fetch(server.replace(/^ws/, 'http'), { signal: AbortSignal.timeout(ANSWER) });
    siteTime.heard(response.headers, asked);
    const text = await boundedText(response, MAX_ABOUT);
    const { mail } = JSON.parse(text ?? '{}') as { readonly mail?: unknown };
    if (typeof mail !== 'string' || !mail.startsWith('/')) return [];
    // Both addresses are below the same path of the host, which the server does not know.
    const url = new URL(`.${mail}`, server);
    return [{ url: url.href, own: true }];
  } catch {
    // No such server, or one without a mailbox.
    return [];
  }
}
