import { describe, expect, it } from 'vitest';
import { offeredActions } from '../../kernel/game.ts';
import { loadGame } from '../../games/index.ts';
import { LEARNER, LESSONS, loadLesson } from '../../help/lessons.ts';
import { LessonPlay } from './lessonPlay.svelte.ts';

async function open(id: string): Promise<LessonPlay> {
  const lesson = await loadLesson(id);
  const game = await loadGame(lesson.header.game, lesson.header.expansions);
  const play = new LessonPlay(game, lesson, ['Ada', 'Ben'], () => Promise.resolve());
  await play.start();
  return play;
}

describe('a lesson on the table', () => {
  it.each(LESSONS)('$id can be played to its end with nothing but what it offers', async ({ id }) => {
    const play = await open(id);
    for (let n = 0; !play.done && n < 50; n++) {
      expect(play.asked).toBe(LEARNER);
      const offered = offeredActions(play.game, play.state, LEARNER);
      expect(offered.length).toBeGreaterThan(0);
      const taken = offered.findIndex((action) => play.stage(action) === null);
      expect(taken).toBeGreaterThanOrEqual(0);
      if (play.canConfirm) await play.confirm();
    }
    expect(play.done).toBe(true);
    expect(play.asked).toBeNull();
  });

  it('refuses what is legal but not asked for, and takes a staged step back', async () => {
    const play = await open('landscape');
    expect(play.stage({ do: 'place', at: [-1, 0], turn: 0 })?.code).toBe('NOT_AWAITED');
    expect(play.say).toBe('lay');
    const before = play.state;
    expect(play.stage({ do: 'place', at: [1, 0], turn: 0 })).toBeNull();
    expect(play.say).toBe('claim');
    play.undo();
    expect(play.say).toBe('lay');
    expect(play.state).toBe(before);
  });
});
