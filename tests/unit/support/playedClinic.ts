import { loadGame } from '../../../src/lib/games/index.ts';
import { loadLesson } from '../../../src/lib/help/lessons.ts';
import type { Input } from '../../../src/lib/kernel/game.ts';
import { PracticePlay } from '../../../src/lib/session/analysis/practice.svelte.ts';
import { ClinicModel } from '../../../src/lib/ui/clinic/model/model.svelte.ts';

/** So many inputs of the lesson's first round lead to a question of each kind; the first ten are the draws of the set-up. */
export const ROUND = { choose: 11, hire: 12, build: 17, move: 27, popularity: 30 } as const;

/** The game of the lesson's first round, up to so many of its inputs. */
export async function playedTo(inputs: number): Promise<ClinicModel> {
  const { header, steps } = await loadLesson('clinicRound');
  const all = steps.flatMap(({ step }): Input[] => {
    if (step.kind === 'draw') return [{ kind: 'draw', outcome: step.outcome }];
    return step.kind === 'do'
      ? [{ kind: 'choice', choices: [{ seat: step.seat, action: step.action }] }]
      : [];
  });
  const config = { seats: 1, expansions: [], options: {} };
  const play = new PracticePlay(
    await loadGame('clinic', []),
    config,
    header.seats,
    () => 0,
    all.slice(0, inputs)
  );
  return new ClinicModel(() => play);
}
