import { describe, expect, it } from 'vitest';
import { fragmentOf } from './link.ts';

const fragment = '#r=3kP0_x-9aQ&k=0123456789abcdef';

describe('a pasted invitation', () => {
  it.each([
    `https://play.example/table/${fragment}`,
    `https://play.example/sub/folder/table/${fragment}`,
    `play.example/table/${fragment}`,
    `https://play.example/table/?source=qr${fragment}`,
    `  ${fragment}\n`,
    fragment.slice(1)
  ])('%s', (text) => expect(fragmentOf(text)).toBe(fragment));

  it.each([
    '',
    'hello',
    'https://play.example/table/',
    `https://play.example/help/${fragment}`,
    'https://play.example',
    '#<b>'
  ])('not in “%s”', (text) => expect(fragmentOf(text)).toBeNull());
});
