import { describe, expect, it } from 'vitest';
import { SEAT_BOT_LEVELS } from '../../bots/bot.ts';
import { readPlan, writePlan } from '../../session/lobby/plan.ts';
import { botLevel } from '../../session/table/tableInfo.ts';
import { gameInfos } from './catalogue.ts';
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

describe('the level of a bot', () => {
  const botOf = (draft: Draft) => planOf(draft).seats[1].bot;

  it('is the one proposed by the last games of this game until another is chosen', () => {
    const draft = new Draft('Ada');
    draft.seats[1].kind = 'bot';
    expect(botOf(draft)).toBe('steady');
    draft.botGames = [1, 1].map((ahead) => ({ game: 'landscape', level: 'clever', ahead }));
    expect(botOf(draft)).toBe('strong');
    draft.choose('clinic');
    expect(botOf(draft)).toBe('steady');
    draft.choose('landscape');
    draft.seats[1].bot = 'gentle';
    expect(botOf(draft)).toBe('gentle');
  });

  it.each(SEAT_BOT_LEVELS)('%s reaches the other devices', (level) => {
    const draft = new Draft('Ada');
    Object.assign(draft.seats[1], { kind: 'bot', bot: level });
    expect(readPlan(writePlan(planOf(draft)))?.seats[1].bot).toBe(level);
  });

  it('is fierce where an older version chose sharp', () => {
    const draft = new Draft('Ada');
    Object.assign(draft.seats[1], { kind: 'bot', bot: 'sharp' });
    expect(readPlan(writePlan(planOf(draft)))?.seats[1].bot).toBe('fierce');
  });

  it('that this version does not know is left out, and the table can be played', () => {
    const draft = new Draft('Ada');
    Object.assign(draft.seats[1], { kind: 'bot', bot: 'fiercest' });
    const plan = readPlan(writePlan(planOf(draft)))!;
    expect(plan.seats[1]).toEqual({ kind: 'bot', name: 'Bot 1' });
    expect(botLevel(plan, 1)).toBe('steady');
  });
});

describe('mixes', () => {
  it.each(gameInfos.flatMap((info) => info.mixes.map((mix) => [mix.name, info, mix] as const)))(
    '%s names expansions that are offered',
    (_name, info, { expansions }) => {
      const known = info.expansions.map(({ id }) => id);
      expect(expansions.length).toBeGreaterThan(0);
      for (const id of expansions) expect(known).toContain(id);
    }
  );
});
