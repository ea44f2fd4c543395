import { describe, expect, it } from 'vitest';
import { readPlan, writePlan } from '../../session/lobby/plan.ts';
import { gameCards } from '../catalogue.ts';
import { Draft } from './draft.svelte.ts';

const planOf = (draft: Draft) => draft.plan((n) => `Bot ${n}`);

describe('a draft of a table', () => {
  it('takes a mix in place of what was chosen', () => {
    const draft = new Draft('Ada');
    draft.toggle('covid19', true);
    draft.mix(['tower', 'river1', 'nothing']);
    expect(planOf(draft).expansions).toEqual(['river1', 'tower']);
  });

  it('leaves out elements of the chosen expansions only', () => {
    const draft = new Draft('Ada');
    draft.mix(['princessDragon', 'tradersBuilders']);
    draft.setPart('princess', false);
    draft.setPart('pig', false);
    draft.setPart('barn', false);
    expect(planOf(draft).options).toEqual({ without: ['pig', 'princess'] });
    draft.toggle('tradersBuilders', false);
    draft.setPart('princess', true);
    expect(planOf(draft).options).toEqual({});
  });

  it('keeps what is left out on its way to the other devices', () => {
    const draft = new Draft('Ada');
    draft.mix(['innsCathedrals']);
    draft.setPart('inn', false);
    expect(readPlan(writePlan(planOf(draft)))?.options).toEqual({ without: ['inn'] });
    expect(readPlan(writePlan({ ...planOf(draft), options: { without: [1] as never } }))?.options).toEqual(
      {}
    );
  });
});

describe('mixes', () => {
  it.each(gameCards.flatMap((card) => card.mixes.map((mix) => [mix.name, card, mix] as const)))(
    '%s names expansions that are offered',
    (_name, card, { expansions }) => {
      const known = card.expansions.map(({ id }) => id);
      expect(expansions.length).toBeGreaterThan(0);
      for (const id of expansions) expect(known).toContain(id);
    }
  );
});
