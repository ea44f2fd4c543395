import type * as Y from 'yjs';
import { systemClock, type Clock } from '../transport/clock.ts';
import { Meter } from '../transport/meter.ts';
import type { YjsProvider } from '../document/provider.ts';
import { cleanText, MAX_LINE, MAX_NAME } from '../link/text.ts';
import { Listeners, type Unsubscribe } from '../transport/transport.ts';

/** One line of chat. Unsigned: name and key are the writer's claims. */
export interface ChatLine {
  readonly name: string;
  /** Public key of the writer's device at this table, as base64url; '' when it names none. */
  readonly by: string;
  readonly text: string;
  /** Wall time of the writer in ms, for display only. */
  readonly at: number;
}

/** Lines shown; older ones are not read. */
const SHOWN = 200;
/** A key of 32 bytes as base64url. */
const KEY = /^[\w-]{43}$/;
const SPEECH = { burst: 5, perSecond: 0.5 };

/** Chat at the table, in the shared document. */
export class Chat {
  private readonly listeners = new Listeners<[]>();
  private readonly clock: Clock;
  private readonly meter: Meter;
  private readonly stops: Unsubscribe[];

  constructor(
    private readonly provider: YjsProvider,
    clock: Clock = systemClock
  ) {
    this.clock = clock;
    this.meter = new Meter(SPEECH, clock.now());
    let unwatch = this.watch(provider.doc);
    this.stops = [
      () => unwatch(),
      provider.onDoc((fresh) => {
        unwatch();
        unwatch = this.watch(fresh);
      })
    ];
  }

  /** The last lines, oldest first, cleaned. */
  get lines(): ChatLine[] {
    const list = this.list();
    return list.slice(Math.max(0, list.length - SHOWN)).flatMap((line) => readLine(line));
  }

  /** Appends a line; false when it is empty or over the rate limit. */
  say(name: string, by: string, text: string): boolean {
    const line = {
      name: cleanText(name, MAX_NAME),
      by,
      text: cleanText(text, MAX_LINE),
      at: this.clock.now()
    };
    if (line.text === '' || !this.meter.take(1, this.clock.now())) return false;
    this.list().push([line]);
    return true;
  }

  onChange(listener: () => void): Unsubscribe {
    return this.listeners.add(listener);
  }

  destroy(): void {
    for (const stop of this.stops) stop();
    this.listeners.clear();
  }

  private list(): Y.Array<unknown> {
    return this.provider.doc.getArray<unknown>('chat');
  }

  private watch(doc: Y.Doc): Unsubscribe {
    const list = doc.getArray<unknown>('chat');
    const changed = (): void => this.listeners.emit();
    list.observe(changed);
    return () => list.unobserve(changed);
  }
}

function readLine(value: unknown): ChatLine[] {
  if (typeof value !== 'object' || value === null) return [];
  const { name, by, text, at } = value as Record<string, unknown>;
  const line = cleanText(text, MAX_LINE);
  if (line === '') return [];
  return [
    {
      name: cleanText(name, MAX_NAME),
      by: typeof by === 'string' && KEY.test(by) ? by : '',
      text: line,
      at: typeof at === 'number' && at > 0 ? at : 0
    }
  ];
}
