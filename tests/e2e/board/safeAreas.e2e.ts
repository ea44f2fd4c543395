import { afterAll, beforeAll, expect, it } from 'vitest';
import { Player } from '../support/players.ts';
import { startPractice } from '../support/practice.ts';
import { phone, serve } from '../support/site.ts';

/** Pixels a phone without a home button takes from the top and the bottom of a page. */
const INSETS = { top: 47, bottom: 34 };
const { height } = phone.viewport!;

let site: Awaited<ReturnType<typeof serve>>;
beforeAll(async () => {
  site = await serve();
});
afterAll(() => site?.close());

it('what can be tapped on a board and in a form stays clear of the notch and the home bar', async () => {
  const ada = await Player.arrive('Ada', phone);
  const { page, context } = ada;
  const session = await context.newCDPSession(page);
  // Newer than the protocol's types.
  await session.send(
    'Emulation.setSafeAreaInsetsOverride' as 'Emulation.clearDeviceMetricsOverride',
    { insets: INSETS } as never
  );
  await startPractice(page, site.url);
  const controls = await page.locator('main :is(button, a):visible').all();
  expect(controls.length).toBeGreaterThan(2);
  for (const control of controls) {
    const box = (await control.boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(INSETS.top);
    expect(box.y + box.height).toBeLessThanOrEqual(height - INSETS.bottom);
  }

  // The button that opens a table sticks to the lower edge.
  await page.goto(`${site.url}new/`);
  const open = (await page.getByRole('button', { name: 'Open the table' }).boundingBox())!;
  expect(open.y + open.height).toBeLessThanOrEqual(height - INSETS.bottom);
  expect(ada.faults).toEqual([]);
  await ada.leave();
});
