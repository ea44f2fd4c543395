import { error } from '@sveltejs/kit';
import { LESSONS } from '$lib/help/lessons.ts';
import { loadTexts } from '$lib/i18n/index.ts';

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
  await (LESSONS[n].game === 'clinic' ? loadTexts('learn', 'clinic', 'table') : loadTexts('learn', 'board'));
  return { id: params.lesson, next: LESSONS[n + 1]?.id ?? null };
}
