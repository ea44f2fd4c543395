import { expect, test } from 'vitest';
import { DAYS_QUIET, quietSince } from './quiet.ts';

function memory(text: string | null = null) {
  let kept = text;
  const storage = { getItem: () => kept, setItem: (_: string, value: string) => void (kept = value) };
  return () => storage;
}

test('counts from the first visit, and again from the last time another device was connected', () => {
  const storage = memory();
  expect(quietSince('a', false, 1_000, storage)).toBe(1_000);
  expect(quietSince('a', false, 1_000 + DAYS_QUIET, storage)).toBe(1_000);
  expect(quietSince('b', false, 5_000, storage)).toBe(5_000);
  expect(quietSince('a', true, 9_000, storage)).toBe(9_000);
  expect(quietSince('a', false, 12_000, storage)).toBe(9_000);
});

test('remembers a bounded number of rooms, and nothing of a damaged list', () => {
  const storage = memory('{"a":1}');
  for (let i = 0; i < 100; i++) quietSince(`r${i}`, false, i + 1, storage);
  expect((JSON.parse(storage().getItem()!) as unknown[]).length).toBe(64);
  expect(quietSince('r0', false, 500, storage)).toBe(500);
  expect(quietSince('r99', false, 500, storage)).toBe(100);
  expect(quietSince('x', false, 7, memory('[[1,2],["x","y"],null]'))).toBe(7);
  expect(quietSince('x', false, 7, () => null)).toBe(7);
});

test('counts every visit as the first where the browser blocks the storage', () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError');
  };
  expect(quietSince('x', false, 7, blocked)).toBe(7);
});
