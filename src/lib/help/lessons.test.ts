import { describe, expect, it } from 'vitest';
import { GAMES, loadGame } from '../games/index.ts';
import learn from '../i18n/en/learn.ts';
import { Runner } from '../kernel/script/run.ts';
import { isOffered, LEARNER, LESSONS, loadLesson } from './lessons.ts';

const texts: Readonly<Record<string, string>> = learn;

describe('lessons', () => {
  it('teach the tile game and each of its expansions', () => {
    const { id, expansions } = GAMES[0];
    const taught = LESSONS.map((lesson) => lesson.id);
    expect([...taught].sort()).toEqual([id, ...expansions.map((expansion) => expansion.id)].sort());
  });

  it.each(LESSONS)('$id plays by the rules, and what it asks for can be done', async ({ id }) => {
    const { header, steps } = await loadLesson(id);
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
        const offered = game.actions(before, LEARNER).filter((a) => isOffered(lesson, wanted!, a));
        expect(offered).toContainEqual(wanted);
        expect(offered.length > 1).toBe(lesson.freeTurns);
      }
      before = game.clone(runner.state);
    });
    expect(outcome.ok ? 'ok' : `line ${outcome.line}: ${outcome.code} ${outcome.message}`).toBe('ok');
  });

  it.each(LESSONS)('$id has every text it names, and no other', async ({ id }) => {
    const { steps } = await loadLesson(id);
    const named = steps.flatMap(({ say, then }) => [say, then]).filter((key) => key !== null);
    const wanted = [...named, 'about', 'end'].map((key) => `${id}.${key}`);
    expect(texts[id]).toBeDefined();
    expect(
      Object.keys(texts)
        .filter((key) => key.startsWith(`${id}.`))
        .sort()
    ).toEqual([...new Set(wanted)].sort());
    expect(steps.filter(({ say }) => say !== null).length).toBeLessThanOrEqual(8);
  });
});
