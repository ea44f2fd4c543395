import { describe, expect, it } from 'vitest';
import { numberLines, spelledOut } from './numbersOf.ts';

describe('the numbers of the rules', () => {
  it('are all there, each with how sure it is', () => {
    const lines = numberLines(true);
    expect(lines.length).toBeGreaterThan(numberLines(false).length);
    for (const { name, sure, value } of lines) {
      expect(['confirmed', 'inferred', 'reconstructed'], name).toContain(sure);
      expect(value, name).not.toMatch(/object|undefined/);
    }
  });

  it('have names in words', () => expect(spelledOut('doctorPoolPerPlayer')).toBe('doctor pool per player'));
});
