import { readPoint, writePoint } from '../../net/signaling/point.ts';
import type { TurnServer } from './settings.svelte.ts';

/** The non-empty lines of a text. */
function lines(text: string): string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);
}

/** The parsed addresses, or the first invalid line. */
export type Parsed<T> = { readonly list: T[] } | { readonly wrong: string };

function each<T>(text: string, parse: (line: string) => T | null): Parsed<T> {
  const list: T[] = [];
  for (const line of lines(text)) {
    const value = parse(line);
    if (value === null) return { wrong: line };
    list.push(value);
  }
  return { list };
}

/** `wss://…` a line; plain `ws://` only on this machine, since a page from https may open no other. */
export function parseSignalling(text: string): Parsed<string> {
  return each(text, (line) => {
    try {
      const { protocol, hostname } = new URL(line);
      const local = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
      return protocol === 'wss:' || (protocol === 'ws:' && local) ? line : null;
    } catch {
      return null;
    }
  });
}

/** `stun:host` or `stun:host:port`, a line each; `stuns` too. */
export function parseStun(text: string): Parsed<string> {
  return each(text, (line) => (/^stuns?:[^\s/?#]+$/.test(line) ? line : null));
}

/** `turn:host:port user password`, a line each; `turns` and `?transport=…` too. */
export function parseTurn(text: string): Parsed<TurnServer> {
  return each(text, (line) => {
    const found = /^(turns?:[^\s/#]+)\s+(\S+)\s+(\S+)$/.exec(line);
    return found && { urls: found[1], username: found[2], credential: found[3] };
  });
}

/** `nostr:…` or `tracker:…`, a line each. */
export function parsePoints(text: string): Parsed<string> {
  return each(text, (line) => {
    const point = readPoint(line);
    return point && writePoint(point);
  });
}
