import { decodeQR } from 'qr/decode.js';
import { encode } from 'uqr';
import { expect, it } from 'vitest';
import { codeReader } from './codeReader.ts';

/** A code as a camera sees it: `scale` pixels a module, a light frame around it. */
function picture(text: string, scale: number) {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const width = size * scale;
  const pixels = new Uint8ClampedArray(width * width * 4).fill(255);
  for (let y = 0; y < width; y++)
    for (let x = 0; x < width; x++)
      if (data[Math.floor(y / scale)][Math.floor(x / scale)])
        pixels.fill(20, (y * width + x) * 4, (y * width + x) * 4 + 3);
  return { data: pixels, width, height: width };
}

it('the reader that is loaded reads what the app shows, up to the longest turn', () => {
  for (const length of [40, 250, 480, 750]) {
    const text = `https://bastide.example.org/table/#${'aZ0-_'.repeat(length / 5)}`;
    expect(decodeQR(picture(text, 4))).toBe(text);
  }
});

it('takes the browser’s own reader only where that knows these codes', async () => {
  const made: string[] = [];
  const own = (formats: string[]) =>
    class {
      static getSupportedFormats = () => Promise.resolve(formats);
      constructor() {
        made.push('own');
      }
      detect = () => Promise.resolve([{ rawValue: 'read' }]);
    };
  const reader = await codeReader(own(['qr_code', 'ean_13']));
  expect(await reader.read({} as HTMLVideoElement)).toBe('read');
  expect(made).toEqual(['own']);
  await codeReader(own(['ean_13']));
  expect(made).toEqual(['own']);
});
