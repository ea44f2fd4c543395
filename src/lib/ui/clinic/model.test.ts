import { beforeAll, describe, expect, it, vi } from 'vitest';
import { loadGame } from '../../games/index.ts';
import { loadLesson } from '../../help/lessons.ts';
import { loadTexts } from '../../i18n/index.ts';
import type { Input } from '../../kernel/game.ts';
import { PracticePlay } from '../../session/analysis/practice.svelte.ts';
import { ClinicModel } from './model.svelte.ts';

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: {} });
  await loadTexts('clinic');
});

/** The game of the lesson's first round, up to so many of its inputs. */
async function playedTo(inputs: number): Promise<ClinicModel> {
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

describe('what is staged', () => {
  it('is worded by the position it was chosen in, until it is taken back', async () => {
    // Ten draws of the set-up and the bonus tile.
    const model = await playedTo(11);
    await model.decide({ do: 'choose', tile: 'hire' }, false);
    await model.decide({ do: 'hire', who: 'doctor', slot: 0, at: [0, 1, 0] }, false);
    expect(model.stagedWords[1]).toMatch(/^Hire yellow doctor for \$4/);
    model.play.undo();
    await model.decide({ do: 'hire', who: 'doctor', slot: 2, at: [0, 1, 0] }, false);
    expect(model.stagedWords).toHaveLength(2);
    expect(model.stagedWords[1]).toMatch(/^Hire white doctor for \$2/);
  });
});
