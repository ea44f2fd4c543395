import { afterEach, beforeEach, vi } from 'vitest';
import { WebSocket } from 'ws';
import { RelayServer } from './relayServer.ts';

/** Tests only. Starts `count` relays for each test of the calling file, reached through Node's sockets. */
export function relaysInTests(count: number): RelayServer[] {
  const servers: RelayServer[] = [];
  beforeEach(async () => {
    vi.stubGlobal('WebSocket', WebSocket);
    while (servers.length < count) servers.push(await RelayServer.open());
  });
  afterEach(async () => {
    await Promise.all(servers.splice(0).map((server) => server.close()));
    vi.unstubAllGlobals();
  });
  return servers;
}
