import { describe, expect, it } from 'vitest';
import { parsePoints, parseSignalling, parseStun, parseTurn } from './addresses.ts';

describe('addresses typed by hand', () => {
  it('take one a line and skip empty ones', () => {
    expect(parseSignalling('wss://a.example/x\n\n ws://localhost:4444 ')).toEqual({
      list: ['wss://a.example/x', 'ws://localhost:4444']
    });
    expect(parseStun('stun:a.example:3478\nstuns:b.example')).toEqual({
      list: ['stun:a.example:3478', 'stuns:b.example']
    });
    expect(parseTurn('turn:a.example:3478?transport=tcp ana secret')).toEqual({
      list: [{ urls: 'turn:a.example:3478?transport=tcp', username: 'ana', credential: 'secret' }]
    });
    expect(
      parsePoints('nostr:relay.example\n\n tracker:wss://t.example/announce \nnostr:ws://[::1]:7/')
    ).toEqual({
      list: ['nostr:relay.example/', 'tracker:t.example/announce', 'nostr:ws://[::1]:7/']
    });
    expect(parseStun('')).toEqual({ list: [] });
    expect(parsePoints(' \n')).toEqual({ list: [] });
  });

  it('name the line that is wrong', () => {
    expect(parseSignalling('wss://a.example\nws://a.example')).toEqual({ wrong: 'ws://a.example' });
    expect(parseSignalling('https://a.example')).toEqual({ wrong: 'https://a.example' });
    expect(parseStun('a.example')).toEqual({ wrong: 'a.example' });
    expect(parseTurn('turn:a.example:3478')).toEqual({ wrong: 'turn:a.example:3478' });
    for (const wrong of [
      'relay.example',
      'wss://relay.example',
      'irc:relay.example',
      'nostr:https://a.example'
    ])
      expect(parsePoints(`nostr:good.example\n${wrong}`)).toEqual({ wrong });
  });
});
