import { it } from 'vitest';
import { lessonsOf, playLesson } from '../support/lessons.ts';
import { stage } from '../support/stage.ts';

/** The other half is in `landscapeMore.e2e.ts`: two files share the machine. */

const on = stage();
const [first, ...others] = lessonsOf('landscape');

it.each(others.filter((_, i) => i % 2 === 0))('%s, to its end', (id) => playLesson(on, id), 120_000);

it('the first one, to its end; it stays done until the progress is reset', () =>
  playLesson(on, first, async (page) => {
    await page.reload();
    await page.locator(`a[href$="/learn/${first}/"] .done`).waitFor();
    await page.getByRole('button', { name: 'Reset my progress' }).click();
    await page.locator('a .done').first().waitFor({ state: 'detached' });
  }));
