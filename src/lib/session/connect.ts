import * as Y from 'yjs';
import { broadcastWay } from '../net/broadcast.ts';
import { Chat } from '../net/chat.ts';
import { deriveRoomKey } from '../net/crypto.ts';
import type { Authenticator } from '../net/hello.ts';
import type { JoinRelays } from '../net/relaysWay.ts';
import type { Way } from '../net/ways.ts';
import { serverUrl, type Invite } from '../net/link.ts';
import { Lobby } from '../net/lobby.ts';
import { Mesh } from '../net/mesh.ts';
import { Presence } from '../net/presence.ts';
import { YjsProvider } from '../net/provider.ts';
import { ServerWay } from '../net/serverWay.ts';
import { watchPage } from '../net/wake.ts';
import { Talk } from './talk.ts';
import { Whereabouts } from './whereabouts.ts';

/** How this device reaches others; from its settings, never from a link. */
export interface NetSettings {
  readonly iceServers: readonly RTCIceServer[];
  /** Addresses of public relays to meet over; none unless this person chose to. */
  readonly relays: readonly string[];
}

export interface ConnectOptions {
  readonly invite: Invite;
  /** Null for a device that only looks on: it proves nothing, and has the game from few. */
  readonly auth: Authenticator | null;
  readonly settings: NetSettings;
  /** Address of this page. */
  readonly page: string;
  /** Whether somebody who belongs to the table is not connected. */
  readonly missing: () => boolean;
  /** How public relays are reached; tests give their own. */
  readonly joinRelays?: JoinRelays;
}

/** The road to the other devices of one room, and what travels on it unsigned. */
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

/** Looks for the others of a room on every way the link names, and on public relays if the person chose these. */
export async function connect(options: ConnectOptions): Promise<Connection> {
  const { invite, auth, settings, page } = options;
  const key = await deriveRoomKey(invite.key, invite.room);
  const mesh = new Mesh({ auth, watching: auth === null, iceServers: settings.iceServers });
  mesh.addWay(broadcastWay(invite.room));
  for (const server of invite.servers)
    mesh.addWay(new ServerWay({ url: serverUrl(server, page), room: invite.room, selfId: mesh.selfId, key }));
  if (settings.relays.length > 0) mesh.addWay(await overRelays(options));
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

async function overRelays({ invite, settings, missing, joinRelays }: ConnectOptions): Promise<Way> {
  const { relaysWay } = await import('../net/relaysWay.ts');
  return relaysWay(invite.room, invite.key, {
    urls: settings.relays,
    iceServers: settings.iceServers,
    needed: missing,
    ...(joinRelays ? { join: joinRelays } : {})
  });
}
