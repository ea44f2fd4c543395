import { describe, expect, it } from 'vitest';
import { toBase64url } from '../../net/link/base64url.ts';
import type { ChatLine } from '../../net/room/chat.ts';
import { headerFor } from '../../table/testing/bench.ts';
import { chatLines } from './lobbyView.ts';

const header = headerFor({ seats: [0, 1] });
const [ada, other] = header.parties.map(({ key }) => toBase64url(key));
const linesOf = (...lines: ChatLine[]) => chatLines({ chat: { lines } }, ada, header);

describe('the lines of a chat', () => {
  it('are told apart by the device that wrote them, not by the name', () => {
    const lines = linesOf(
      { name: 'Ada', by: ada, text: 'Hello', at: 1 },
      { name: 'Ada', by: other, text: 'Hello', at: 2 },
      { name: 'Ada', by: '', text: 'Hello', at: 3 }
    );
    expect(lines.map(({ own }) => own)).toEqual([true, false, false]);
    expect(lines.map(({ seat }) => seat)).toEqual([0, 1, null]);
  });

  it('keep their id when another line merges before them, and no two share one', () => {
    const [first, second] = [
      { name: 'Bo', by: other, text: 'One', at: 1 },
      { name: 'Bo', by: other, text: 'Two', at: 2 }
    ];
    const [, before] = linesOf(first, second);
    const [, , after] = linesOf(first, { name: 'Ada', by: ada, text: 'Meanwhile', at: 2 }, second);
    expect(after.id).toBe(before.id);
    const ids = linesOf(first, first, second, second).map(({ id }) => id);
    expect(new Set(ids).size).toBe(4);
  });
});
