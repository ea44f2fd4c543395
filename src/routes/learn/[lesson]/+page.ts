import { error } from '@sveltejs/kit';
import { LESSONS } from '$lib/help/lessons.ts';
import { loadSetHelp, loadSetWords, loadTexts } from '$lib/i18n/index.ts';

export const entries = () => LESSONS.map(({ id }) => ({ lesson: id }));

export async function load({
  params,
  parent
}: {
  params: { lesson: string };
  parent: () => Promise<unknown>;
}) {
  await parent();
  const n = LESSONS.findIndex(({ id }) => id === params.lesson);
  if (n < 0) error(404);
  // Only the words of its own game.
  const next = LESSONS[n + 1]?.id ?? null;
  await Promise.all([
    LESSONS[n].game === 'clinic'
      ? loadTexts('learn', 'clinic', 'table', 'lobby')
      : loadTexts('learn', 'board'),
    loadSetHelp([params.lesson]),
    // The lesson's own, and the name of the one after it.
    loadSetWords(next === null ? [params.lesson] : [params.lesson, next])
  ]);
  return { id: params.lesson, next };
}
