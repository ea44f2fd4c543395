import { expect, test } from 'vitest';
import type { LogItem } from '../../../session/table/play.ts';
import { lastSaid } from './lastSaid.ts';

const log: LogItem[] = ['a', 'b', 'quiet', 'c', 'd', 'quiet'].map((type, n) => ({ n, event: { type } }));

test('the last sentences, oldest first, past what goes without saying', () => {
  const asked: string[] = [];
  const words = ({ type }: { type: string }) => {
    asked.push(type);
    return type === 'quiet' ? null : type;
  };
  expect(lastSaid(log, words)).toEqual(['b', 'c', 'd']);
  expect(asked).not.toContain('a');
  expect(lastSaid(log.slice(0, 1), words)).toEqual(['a']);
  expect(lastSaid([], words)).toEqual([]);
});
