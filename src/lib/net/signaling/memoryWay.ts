import type { Clock } from '../transport/clock.ts';
import type { SignalMessage } from './signals.ts';
import type { Way } from './way.ts';

/** Signalling inside one process, for tests and for hosts that run several peers: every member hears every message. */
export class MemoryHub {
  private readonly receivers = new Map<object, (message: SignalMessage) => void>();
  /** The first member to use each id, so that addressed messages go only there. */
  private readonly members = new Map<string, object>();
  /** False while the hub is cut off. */
  up = true;
  /** Number of messages delivered, for tests. */
  passed = 0;

  constructor(
    private readonly clock: Clock,
    private readonly relays: Way['relays'] = 'never'
  ) {}

  way(): Way {
    const member = {};
    const { receivers, relays } = this;
    return {
      relays,
      status: { name: 'memory', kind: 'memory', up: true },
      start: (receive, changed) => {
        receivers.set(member, receive);
        changed();
      },
      publish: (message) => this.publish(member, message),
      refresh: () => undefined,
      close: () => {
        receivers.delete(member);
        for (const [id, owner] of this.members) if (owner === member) this.members.delete(id);
      }
    };
  }

  private publish(sender: object, message: SignalMessage): void {
    if (!this.up) return;
    this.passed++;
    // The first member keeps the id: an impostor cannot receive another's messages.
    if (!this.members.has(message.from)) this.members.set(message.from, sender);
    const addressee = message.type === 'announce' ? undefined : this.members.get(message.to);
    if (addressee) {
      this.clock.after(0, () => this.receivers.get(addressee)?.(message));
      return;
    }
    this.clock.after(0, () => {
      for (const [member, receive] of [...this.receivers]) if (member !== sender) receive(message);
    });
  }
}
