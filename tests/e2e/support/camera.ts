import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type BrowserContextOptions } from 'playwright-core';
import { encode } from 'uqr';
import { chromiumFlags, findChromium } from '../../../scripts/lib/chromium.mjs';
import { Player } from './players.ts';
import { openContext } from './site.ts';

const WIDTH = 640;
const HEIGHT = 480;
const GREY = 128;
const PAPER = 235;
const INK = 20;

/** A film of one picture, in which a code lies on a table. */
function film(text: string): Buffer {
  const { data, size } = encode(text, { ecc: 'M', border: 4 });
  const scale = Math.floor(HEIGHT / size);
  const left = Math.floor((WIDTH - size * scale) / 2);
  const light = Buffer.alloc(WIDTH * HEIGHT, PAPER);
  for (let y = 0; y < size * scale; y++)
    for (let x = 0; x < size * scale; x++)
      if (data[Math.floor(y / scale)][Math.floor(x / scale)]) light[y * WIDTH + left + x] = INK;
  const colours = Buffer.alloc((WIDTH * HEIGHT) / 2, GREY);
  const head = Buffer.from(`YUV4MPEG2 W${WIDTH} H${HEIGHT} F10:1 Ip A1:1 C420jpeg\n`);
  return Buffer.concat([head, Buffer.from('FRAME\n'), light, colours]);
}

/** A player with a phone whose camera sees a given picture. */
export class Photographer {
  private constructor(
    readonly player: Player,
    private readonly folder: string,
    private readonly close: () => Promise<void>
  ) {}

  static async arrive(name: string, options: BrowserContextOptions): Promise<Photographer> {
    const folder = mkdtempSync(join(tmpdir(), 'bastide-camera-'));
    writeFileSync(join(folder, 'seen.y4m'), film('nothing yet'));
    const browser = await chromium.launch({
      // The headless shell has no camera.
      executablePath: (await findChromium()) ?? '',
      args: [
        ...chromiumFlags,
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${join(folder, 'seen.y4m')}`
      ]
    });
    const context = await openContext(browser, options);
    return new Photographer(await Player.in(name, context), folder, () => browser.close());
  }

  /** Holds a code in front of the camera; it is seen when the camera is switched on next. */
  show(text: string): void {
    writeFileSync(join(this.folder, 'seen.y4m'), film(text));
  }

  async leave(): Promise<void> {
    await this.player.leave();
    await this.close();
    rmSync(this.folder, { recursive: true, force: true });
  }
}
