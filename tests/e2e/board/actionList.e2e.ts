import { expect, it } from 'vitest';
import { actionList } from '../support/actionLines.ts';
import { barriers } from '../support/looks.ts';
import { startPractice, takeStep } from '../support/practice.ts';
import { desktop } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The list of everything one can do: squares are shown on a small map, and told in words to those who hear it. */

const on = stage();

it('shows each square on a map, and says it in the name of the line', () =>
  on.open(desktop, async (page) => {
    await startPractice(page, on.site.url);
    for (let step = 0; step < 6; step++)
      await takeStep(
        page,
        () => 0,
        (x, y) => page.mouse.click(x, y)
      );
    await page.getByRole('tab', { name: 'Everything you can do' }).click();
    const options = page.locator('[data-actions] [role=option]');
    await options.filter({ hasText: 'Lay the tile' }).first().waitFor();
    const lines = await options.evaluateAll((all) =>
      all.map((line) => ({
        seen: (line as HTMLElement).innerText,
        name: line.getAttribute('aria-label') ?? '',
        squares: line.querySelectorAll('svg rect').length
      }))
    );
    const laying = lines.filter(({ name }) => name.startsWith('Lay the tile'));
    expect(laying.length).toBeGreaterThan(2);
    for (const { seen, name, squares } of laying) {
      expect(seen).not.toMatch(/north|south|east|west/);
      expect(name).toMatch(/north|south|east|west|start square/);
      expect(squares).toBe(1);
    }
    expect(await barriers(page)).toEqual([]);
    if (process.env.PICTURES) await page.screenshot({ path: 'test-results/actionList.png' });
  }));

it('a line lights its square only as long as it is pointed at', () =>
  on.open(desktop, async (page) => {
    await startPractice(page, on.site.url);
    await page.getByRole('tab', { name: 'Everything you can do' }).click();
    const lines = page.locator('[data-actions] [role=option]');
    const shows = (n: number) => expect.poll(() => page.locator('g.square.hovered').count()).toBe(n);
    await lines.first().hover();
    await shows(1);
    await page.getByRole('tab', { name: 'What happened' }).hover();
    await shows(0);
    // Keys came to a line, and another panel takes the place of the list.
    await actionList(page).focus();
    await page.keyboard.press('ArrowDown');
    await shows(1);
    await page.getByRole('tab', { name: 'What happened' }).press('Enter');
    await shows(0);
  }));
