import * as Y from 'yjs';
import { broadcastWay } from '../../net/transport/broadcast.ts';
import { Chat } from '../../net/room/chat.ts';
import { deriveRoomKey, type RoomKey } from '../../net/crypto/roomKey.ts';
import type { Authenticator } from '../../net/mesh/hello.ts';
import type { Way } from '../../net/signaling/way.ts';
import { siteTime } from '../../net/site/siteTime.ts';
import type { Invite } from '../../net/link/link.ts';
import { mayDial } from '../../net/signaling/point.ts';
import { Lobby } from '../../net/room/lobby.ts';
import { Mesh } from '../../net/mesh/mesh.ts';
import { Presence } from '../../net/room/presence.ts';
import { YjsProvider } from '../../net/document/provider.ts';
import { ServerWay } from '../../net/signaling/serverWay.ts';
import { watchPage } from '../../net/transport/wake.ts';
import { Talk } from '../parties/messages.ts';
import { Whereabouts } from '../parties/whereabouts.ts';
import type { Reach } from './reach.ts';

export interface ConnectOptions {
  readonly invite: Invite;
  /** Null for a spectator device: it proves no key and connects to few peers. */
  readonly auth: Authenticator | null;
  /** What to connect to; any consent has already been given. */
  readonly reach: Reach;
  /** Address of this page. */
  readonly page: string;
  /** Whether a member of the table is not connected. */
  readonly missing: () => boolean;
}

/** The connection to the other devices of one room, and its unsigned messages. */
export interface Connection {
  readonly mesh: Mesh;
  readonly provider: YjsProvider;
  readonly lobby: Lobby;
  readonly chat: Chat;
  readonly presence: Presence;
  readonly talk: Talk;
  readonly whereabouts: Whereabouts;
  destroy(): void;
}

/** Connects to the peers of a room by every given way. */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const { invite, auth, reach, page } = options;
  const key = await deriveRoomKey(invite.key, invite.room);
  const mesh = new Mesh({ auth, watching: auth === null, iceServers: reach.iceServers });
  mesh.addWay(broadcastWay(invite.room));
  for (const url of reach.servers)
    mesh.addWay(
      mayDial(url, page)
        ? new ServerWay({ url, room: invite.room, selfId: mesh.selfId, key })
        : insecureWay(url)
    );
  if (reach.points.length > 0)
    try {
      mesh.addWay(await overPoints(options, key));
    } catch (error) {
      // No caller would ever close this mesh, and it would go on announcing itself.
      mesh.destroy();
      throw error;
    }
  const provider = new YjsProvider(new Y.Doc(), mesh);
  const lobby = new Lobby(provider);
  const chat = new Chat(provider);
  const presence = new Presence(provider);
  const talk = new Talk(provider);
  const whereabouts = new Whereabouts(mesh);
  const unwatch = watchPage(mesh);
  return {
    mesh,
    provider,
    lobby,
    chat,
    presence,
    talk,
    whereabouts,
    destroy() {
      unwatch();
      whereabouts.destroy();
      talk.destroy();
      presence.destroy();
      chat.destroy();
      lobby.destroy();
      provider.destroy();
      mesh.destroy();
    }
  };
}

async function overPoints({ invite, reach, missing, page }: ConnectOptions, key: RoomKey): Promise<Way> {
  const [{ PointsWay }, { pipesFor }] = await Promise.all([
    import('../../net/signaling/pointsWay.ts'),
    import('../../net/signaling/openPipe.ts')
  ]);
  return new PointsWay({
    points: reach.points,
    key,
    needed: missing,
    openPipe: pipesFor({
      room: invite.room,
      key: invite.key,
      page,
      wallClock: () => siteTime.now()
    })
  });
}

/** A server that this page cannot connect to; shown only. */
function insecureWay(url: string): Way {
  return {
    relays: 'never',
    status: { name: url, kind: 'server', up: false, insecure: true },
    publish: () => undefined,
    start: () => undefined,
    refresh: () => undefined,
    close: () => undefined
  };
}
