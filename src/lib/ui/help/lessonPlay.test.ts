import { describe, expect, it } from 'vitest';
import { offeredActions } from '../../kernel/game.ts';
import { loadGame } from '../../games/index.ts';
import { LEARNER, LESSONS, loadLesson } from '../../help/lessons.ts';
import { PracticePlay } from '../../session/analysis/practice.svelte.ts';
import { LessonPlay } from './lessonPlay.svelte.ts';

async function open(id: string): Promise<LessonPlay> {
  const lesson = await loadLesson(id);
  const game = await loadGame(lesson.header.game, lesson.header.expansions);
  const names = ['Ada', 'Ben'].slice(0, lesson.header.seats.length);
  const play = new LessonPlay(game, lesson, names, () => Promise.resolve());
  await play.start();
  return play;
}

/** Plays a lesson to its end with what it offers. */
async function finish(play: LessonPlay): Promise<void> {
  for (let n = 0; !play.done && n < 50; n++) {
    offeredActions(play.game, play.state, LEARNER).some((action) => play.stage(action) === null);
    if (play.canConfirm) await play.confirm();
  }
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

  it('of a whole round ends in a game that goes on from there', async () => {
    const play = await open('clinicRound');
    expect(play.further).toBeNull();
    await finish(play);
    const { header } = await loadLesson('clinicRound');
    const rules = await loadGame('clinic', []);
    const on = new PracticePlay(rules, play.config, header.seats, () => 0, play.further!);
    expect(rules.encode(on.state)).toEqual(rules.encode(play.state));
    expect(on.log).toEqual(play.log);
    expect(on.asked).toBe(LEARNER);
    expect(on.stage({ do: 'choose', tile: 'build' })).toBeNull();
  });

  it.each(['clinic', 'landscape'])('of %s has nothing to play on with', async (id) => {
    const play = await open(id);
    await finish(play);
    expect(play.done).toBe(true);
    expect(play.further).toBeNull();
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
