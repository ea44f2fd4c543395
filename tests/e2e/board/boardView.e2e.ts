import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { lost } from '../support/looks.ts';
import { startPractice } from '../support/practice.ts';
import { phone } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The view of the board: touches during a glide, and who decides the scale. */

const on = stage();

const scaleOf = (page: Page): Promise<number> =>
  page
    .locator('.world')
    .evaluate((world) => Number((world as HTMLElement).style.transform.match(/scale\((.*)\)/)?.[1]));

/** Until no glide is running. */
const still = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => document.querySelector('.world')?.getAnimations().length === 0, null, {
    polling: 100
  });

it('a touch during a glide means what is shown, and turns keep the scale', () =>
  on.open({ ...phone, reducedMotion: 'no-preference' }, async (page) => {
    await startPractice(page, on.site.url);
    await page.getByRole('button', { name: 'Show the whole table' }).click();
    await still(page);
    for (const name of ['-', '-', '-']) await page.keyboard.press(name);
    await still(page);
    // In the middle of a long glide: the square is far from where it is going to be.
    const touched = await page.evaluate(async () => {
      const glass = document.querySelector('.glass')!;
      const world = document.querySelector('.world')!;
      const square = document.querySelector('g.square')!;
      for (let i = 0; i < 3; i++)
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft', bubbles: true }));
      const frame = () => new Promise(requestAnimationFrame);
      await frame();
      await frame();
      const [glide] = world.getAnimations();
      glide.pause();
      glide.currentTime = 20;
      const box = square.querySelector('rect')!.getBoundingClientRect();
      const at = {
        bubbles: true,
        pointerId: 1,
        pointerType: 'touch',
        button: 0,
        clientX: box.x + box.width / 2,
        clientY: box.y + box.height / 2
      };
      glass.dispatchEvent(new PointerEvent('pointerdown', at));
      glass.dispatchEvent(new PointerEvent('pointerup', at));
      glide.play();
      return square.getAttribute('data-square');
    });
    await page.locator(`[data-ghost="${touched}"]`).waitFor();
    await still(page);

    // The person's own zoom stays through a whole turn: tile, figure, and the next question.
    await page.getByRole('button', { name: 'Show the whole table' }).click();
    await still(page);
    for (let i = 0; i < 4; i++) await page.keyboard.press('-');
    await still(page);
    const own = await scaleOf(page);
    await page.locator('[data-spot]').first().waitFor();
    expect(await scaleOf(page)).toBeCloseTo(own, 5);
    await page.locator('.decide button').click();
    await page.locator('g.square').first().waitFor({ state: 'attached' });
    await still(page);
    expect(await scaleOf(page)).toBeCloseTo(own, 5);

    await page.locator('g.square rect').first().click({ force: true });
    await page.locator('[data-ghost]').waitFor({ state: 'attached' });
    await still(page);
    expect(await scaleOf(page)).toBeCloseTo(own, 5);

    // One tap shows everything again.
    await page.getByRole('button', { name: 'Show the whole table' }).click();
    // The glide begins a frame after the tap.
    await expect.poll(() => scaleOf(page)).not.toBeCloseTo(own, 1);
  }));

it('what is in the middle stays there when the phone is turned', () =>
  on.open(phone, async (page) => {
    await startPractice(page, on.site.url);
    /** How far the first tile is from the middle of the board, in pixels to the right. */
    const aside = async () => {
      const [board, tile] = await Promise.all(
        ['[data-board]', '[data-tile="0,0"]'].map((one) => page.locator(one).boundingBox())
      );
      return tile!.x + tile!.width / 2 - board!.x - board!.width / 2;
    };
    expect(Math.abs(await aside())).toBeLessThan(10);
    await page.setViewportSize({ width: 844, height: 390 });
    await expect.poll(async () => Math.abs(await aside())).toBeLessThan(10);
    // On its side the board has more than half of the width, and what is asked fits beside it.
    expect((await page.locator('[data-board]').boundingBox())!.width).toBeGreaterThan(422);
    expect(await lost(page)).toEqual([]);
    await page.setViewportSize({ width: 390, height: 844 });
    await expect.poll(async () => Math.abs(await aside())).toBeLessThan(10);
  }));
