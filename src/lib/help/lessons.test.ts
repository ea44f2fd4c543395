import { describe, expect, it } from 'vitest';
import { offeredActions } from '../kernel/game.ts';
import { GAMES, loadGame } from '../games/index.ts';
import learn from '../i18n/en/learn.ts';
import { Runner } from '../kernel/script/run.ts';
import { isOffered, LEARNER, LESSONS, loadLesson } from './lessons.ts';

const texts: Record<string, string> = { ...learn };
for (const { id, help } of GAMES.flatMap(({ expansions }) => expansions)) {
  const { learn: words } = (await (await help()).words.en()).default;
  for (const [key, text] of Object.entries(words)) texts[`${id}.${key}`] = text;
}
const isSet = (id: string) => GAMES.some(({ expansions }) => expansions.some((set) => set.id === id));

describe('lessons', () => {
  it.each(GAMES)('teach $id first, and then each of its expansions', ({ id, expansions }) => {
    const ids = LESSONS.filter(({ game }) => game === id).map((lesson) => lesson.id);
    expect(ids[0]).toBe(id);
    expect(ids.filter(isSet).sort()).toEqual(expansions.map((expansion) => expansion.id).sort());
  });

  it.each(LESSONS)(
    '$id plays by the rules, and what it asks for can be done',
    async ({ id, game: taught }) => {
      const { header, steps } = await loadLesson(id);
      expect(header.game).toBe(taught);
      const game = await loadGame(header.game, header.expansions);
      const runner = new Runner(game, { header, steps: steps.map(({ step }) => step) });
      // What the learner is offered before each step, seen from the state before it.
      let next = 0;
      let before = game.clone(runner.state);
      const outcome = runner.run(() => {
        const lesson = steps[next++];
        if (lesson.say !== null && lesson.step.kind === 'do') {
          expect(lesson.step.seat).toBe(LEARNER);
          const wanted = game.canonical(before, LEARNER, lesson.step.action);
          expect(wanted, `line ${lesson.step.line}`).not.toBeNull();
          const offered = offeredActions(game, before, LEARNER).filter((a) => isOffered(lesson, wanted!, a));
          expect(offered).toContainEqual(wanted);
          expect(offered.length > 1).toBe(lesson.offers !== 'step');
        }
        before = game.clone(runner.state);
      });
      expect(outcome.ok ? 'ok' : `line ${outcome.line}: ${outcome.code} ${outcome.message}`).toBe('ok');
    }
  );

  it.each(LESSONS)('$id has every text it names, and no other', async ({ id }) => {
    const { steps } = await loadLesson(id);
    const named = steps.flatMap(({ say, then }) => [say, then]).filter((key) => key !== null);
    // The words of a set describe what its lesson teaches.
    const wanted = [...named, 'end', ...(isSet(id) ? [] : ['about'])].map((key) => `${id}.${key}`);
    if (!isSet(id)) expect(texts[id]).toBeDefined();
    expect(
      Object.keys(texts)
        .filter((key) => key.startsWith(`${id}.`))
        .sort()
    ).toEqual([...new Set(wanted)].sort());
    // A whole turn or round takes its steps; a lesson of an expansion is of a minute or two.
    const longest = isSet(id) ? 8 : 16;
    expect(steps.filter(({ say }) => say !== null).length).toBeLessThanOrEqual(longest);
  });
});
