import type { WebSocket } from 'ws';

export class Client {
  static maxUnread: number;
  constructor(ws: Pick<WebSocket, 'readyState' | 'bufferedAmount' | 'send' | 'terminate'>);
  send(text: string): void;
}
