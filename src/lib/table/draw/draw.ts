import type { PileContents } from '../../kernel/game.ts';
import { nth, sizeOf } from '../../kernel/pile.ts';
import { digest } from '../log/bytes.ts';

const RANGE = 2 ** 48;

/** The value of draw k: a hash of the links alone, in the order of their parties. */
export function drawValue(table: Uint8Array, k: number, links: readonly Uint8Array[]): Uint8Array {
  return digest('draw', table, k, ...links);
}

/** A uniformly distributed number from 0 to size - 1; `count` numbers the draws made from one value. */
export function pick(value: Uint8Array, count: number, size: number): number {
  const limit = RANGE - (RANGE % size);
  for (let attempt = 0; ; attempt++) {
    const bytes = digest('pick', value, count, attempt);
    let x = 0;
    for (let i = 0; i < 6; i++) x = x * 256 + bytes[i];
    if (x < limit) return x % size;
  }
}

/** The item a value draws from a pile. The pile must not be empty. */
export function outcomeOf(value: Uint8Array, count: number, contents: PileContents): string {
  return nth(contents, pick(value, count, sizeOf(contents)));
}
