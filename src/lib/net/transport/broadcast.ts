import { decodeSignal, encodeSignal, type SignalMessage } from '../signaling/signals.ts';
import type { Way } from '../signaling/way.ts';

/** Tabs of one browser, by BroadcastChannel; carries connection frames, so it needs neither network nor WebRTC. */
export function broadcastWay(room: string): Way {
  let channel: BroadcastChannel | null = null;
  return {
    get status() {
      return { name: 'this browser', kind: 'local' as const, up: channel !== null };
    },
    relays: 'once',
    start(receive, changed) {
      channel = new BroadcastChannel(`bastide ${room}`);
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        const message = data instanceof Uint8Array ? decodeSignal(data) : null;
        if (message) receive(message);
      };
      changed();
    },
    publish(message: SignalMessage) {
      channel?.postMessage(encodeSignal(message));
    },
    refresh() {},
    close() {
      channel?.close();
      channel = null;
    }
  };
}
