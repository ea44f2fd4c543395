import { expect, it } from 'vitest';
import { LESSONS } from '../../../src/lib/help/lessons.ts';
import { lessonList, lessonsOf, playLesson, playThrough } from '../support/lessons.ts';
import { barriers } from '../support/looks.ts';
import { desktop } from '../support/site.ts';
import { stage } from '../support/stage.ts';

/** The other half is in `landscapeMore.e2e.ts`: two files share the machine. */

const on = stage();
const list = lessonList(on);
const [first, ...others] = lessonsOf('landscape');

it.each(others.filter((_, i) => i % 2 === 0))('%s, to its end', (id) => playLesson(list, id), 120_000);

it('the first one, opened by its address, to its end; it stays done until the progress is reset', () =>
  on.open(desktop, async (page) => {
    await page.goto(`${on.site.url}learn/${first}/`);
    const end = await playThrough(page, first);
    expect(await barriers(page)).toEqual([]);
    await end.click();
    await page.locator(`a[href$="/learn/${first}/"] .done`).waitFor();
    await page.getByText(`1 of ${LESSONS.length} finished`).waitFor();
    await page.reload();
    await page.locator(`a[href$="/learn/${first}/"] .done`).waitFor();
    await page.getByRole('button', { name: 'Reset my progress' }).click();
    await page.locator('a .done').first().waitFor({ state: 'detached' });
  }));
