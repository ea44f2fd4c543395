import { describe, expect, it } from 'vitest';
import { fragmentOf } from './link.ts';

const fragment = '#r=3kP0_x-9aQ&k=0123456789abcdef';

describe('a pasted invitation', () => {
  it.each([
    `https://play.example/table/${fragment}`,
    `https://play.example/sub/folder/table/${fragment}`,
    `play.example/table/${fragment}`,
    `https://play.example/table/?source=qr${fragment}`,
    `Come and play: Landscape https://play.example/table/${fragment}`,
    `Table #2 is open (https://play.example/table/${fragment}). See you!`,
    `<https://play.example/table/${fragment}>`,
    `Come and play\nhttps://play.example/table/${fragment}\nSee you`,
    `  ${fragment}\n`,
    fragment.slice(1)
  ])('%s', (text) => expect(fragmentOf(text)).toBe(fragment));

  it.each([
    '',
    'hello',
    'https://play.example/table/',
    `https://play.example/help/${fragment}`,
    'https://play.example',
    `Read https://play.example/help/${fragment} first`,
    '#<b>'
  ])('not in “%s”', (text) => expect(fragmentOf(text)).toBeNull());

  it('is cut before the full stops of a sentence, however many', () => {
    expect(fragmentOf(`${fragment}...`)).toBe(fragment);
    const start = performance.now();
    fragmentOf(`#${'.'.repeat(200_000)}=`);
    expect(performance.now() - start).toBeLessThan(1_000);
  });
});
