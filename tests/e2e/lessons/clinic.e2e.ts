import { expect, it } from 'vitest';
import { answer } from '../support/clinicHands.ts';
import { lessonList, lessonsOf, playLesson, playThrough } from '../support/lessons.ts';
import { chooser } from '../support/players.ts';
import { desktop, openContext, phone, watchForFaults, withWorker } from '../support/site.ts';
import { stage } from '../support/stage.ts';

const on = stage();
const list = lessonList(on);

it.each(lessonsOf('clinic'))('%s, to its end', (id) => playLesson(list, id), 120_000);

it('a first round, without a network, ends in a game that goes on and explains its money', async () => {
  const context = await openContext(on.browser, withWorker(desktop));
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(15_000);
    const faults = watchForFaults(page);
    await page.goto(`${on.site.url}learn/`);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    await page.reload();
    await context.setOffline(true);
    await page.goto(`${on.site.url}learn/clinicRound/`);
    await playThrough(page, 'clinicRound');
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.locator('section.lesson').waitFor({ state: 'detached' });
    await page.getByRole('tab', { name: 'Money' }).click();
    const first = page.getByRole('region', { name: 'Round I of VI', exact: true });
    // 15 - 4 - 3 - 3 - 3 + 20 + 12 - 10.
    await first.getByText('$15 → $24').waitFor();
    await first.locator('summary', { hasText: 'Ada pays $10' }).click();
    await first.getByText('Yellow doctors: 2 × 2').waitFor();
    await first.getByText('Rooms: 5 × 1').waitFor();
    const choose = chooser(3);
    const third = page.getByRole('region', { name: 'Round III of VI', exact: true });
    for (let n = 0; n < 80 && !(await third.isVisible()); n++) await answer(page, choose);
    await third.waitFor();
    expect(faults).toEqual([]);
  } finally {
    await context.close();
  }
}, 120_000);

it('an unexpected step is refused with a reason, and the lesson continues', async () => {
  const context = await openContext(on.browser, phone);
  try {
    const page = await context.newPage();
    await page.goto(`${on.site.url}learn/clinic/`);
    const decide = page.locator('[data-decide]');
    await page.getByRole('button', { name: /^Admit/ }).click();
    await decide.click();
    await page.getByText('Not quite. Try again.').waitFor();
    await page.waitForTimeout(400);
    await page.getByRole('button', { name: /^Build/ }).click();
    await decide.click();
    await page.getByText('A second treatment room.').waitFor();
  } finally {
    await context.close();
  }
});
