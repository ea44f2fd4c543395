/** Types for the parts of the reference tracker that tests use; it ships without types. */
declare module 'bittorrent-tracker/server' {
  import type { EventEmitter } from 'node:events';
  import type { Server as HttpServer } from 'node:http';

  export default class Server extends EventEmitter {
    constructor(options: { http: boolean; udp: boolean; ws: boolean; stats: boolean });
    readonly http: HttpServer;
    listen(port: number, host: string, listening: () => void): void;
    close(closed?: () => void): void;
  }
}
