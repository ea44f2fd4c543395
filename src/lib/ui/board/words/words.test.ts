import { beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { Action, Game, GameEvent } from '../../../kernel/game.ts';
import { nth, sizeOf } from '../../../kernel/pile.ts';
import { Random } from '../../../kernel/random.ts';
import { loadGame } from '../../../games/index.ts';
import { expansionsOf } from '../../../games/catalogue.ts';
import { loadSetWords, loadTexts, setLocale } from '../../../i18n/index.ts';
import {
  actionWords,
  awaitsWords,
  deployChip,
  eventWords,
  reasonWords,
  ruleWords,
  scoreWords,
  seenActionWords,
  squareWords,
  toldApart
} from './words.ts';

const names = (seat: number) => ['Ada', 'Ben', 'Cleo'][seat];
const expansions = expansionsOf('landscape');

beforeAll(() => Promise.all([loadTexts('board'), loadSetWords(expansions)]));

describe('the table in words', () => {
  it('names squares by their way from the start', () => {
    expect(squareWords([0, 0])).toBe('on the start square');
    expect(squareWords([2, -1])).toBe('2 east, 1 north');
    expect(squareWords([0, 3])).toBe('3 south');
  });

  it('leaves out squares and the way between them where the table shows them, and keeps the arrow of a bridge', () => {
    const bridge = (side: string) =>
      seenActionWords({ do: 'build', piece: 'bridge', at: [0, 2], side }, names);
    expect([bridge('E'), bridge('N')]).toEqual(['Bridge →', 'Bridge ↑']);
    const storm = {
      do: 'storm',
      path: [
        [1, 0],
        [2, 0]
      ]
    };
    expect(seenActionWords(storm, names)).toBe('Tornado goes');
  });

  it('spells a score out', () => {
    expect(
      scoreWords({
        op: 'sum',
        label: 'score.city',
        parts: [
          { op: 'times', label: 'score.tiles', count: 3, each: 2 },
          { op: 'times', label: 'score.shields', count: 1, each: 2 }
        ]
      })
    ).toBe('3 tiles × 2 + 1 shield × 2');
  });

  it('asks for a figure only where one may be set', () => {
    const asks = (...verbs: string[]) =>
      awaitsWords({ kind: 'choice', seats: [0], verbs, secret: false }, names);
    expect(asks('build', 'deploy', 'pass')).toBe('Ada: place a figure or build');
    expect(asks('build', 'pass')).toBe('Ada: build, or pass');
  });

  it('speaks of a meeple only where one may be set', () => {
    const asks = (...figures: string[]) =>
      awaitsWords(
        { kind: 'choice', seats: [0], verbs: ['deploy', 'pass'], secret: false },
        names,
        figures.map((figure) => ({ do: 'deploy', figure }))
      );
    expect(asks('abbot', 'meeple')).toBe('Ada: place a meeple, or finish');
    expect(asks('abbot')).toBe('Ada: place a figure, or finish');
    const passing = (figure: string) => actionWords({ do: 'pass' }, names, [{ do: 'deploy', figure }]);
    expect([passing('meeple'), passing('abbot')]).toEqual(['Place no meeple', 'Place no figure']);
  });

  it('tells choices apart that would read the same, by their side or by a number', () => {
    const deploy = (figure: string, on: string, side?: string, at?: [number, number]): Action => ({
      do: 'deploy',
      figure,
      on,
      ...(side && { side }),
      ...(at && { at })
    });
    const all = [
      deploy('meeple', 'field', 'NL'),
      deploy('meeple', 'field', 'ER'),
      deploy('meeple', 'road', 'E'),
      deploy('abbot', 'monastery'),
      deploy('abbot', 'monastery', undefined, [2, -1])
    ];
    expect(toldApart(all.map((action) => deployChip(action, all)))).toEqual([
      'Field ↖',
      'Field ↘',
      'Road',
      'Abbot: Monastery 1',
      'Abbot: Monastery 2'
    ]);
  });

  it('names the figure of a short choice with the colon of the language', async () => {
    const mayor = { do: 'deploy', figure: 'mayor', on: 'city', side: 'N' };
    expect(deployChip(mayor, [mayor])).toBe('Mayor: City');
    vi.stubGlobal('document', { documentElement: {} });
    onTestFinished(async () => {
      await setLocale('en');
      vi.unstubAllGlobals();
    });
    await setLocale('fr');
    expect(deployChip(mayor, [mayor])).toBe('Maire\u00a0: Ville');
  });

  it('names the two sides of a ferry from the left and from the top', () => {
    const ferry = (...sides: string[]) => actionWords({ do: 'ferry', at: [1, 0], sides }, names);
    expect(ferry('E', 'W')).toContain('← →');
    expect(ferry('S', 'N')).toContain('↑ ↓');
    expect(ferry('S', 'W')).toContain('← ↓');
    expect(ferry('E', 'N')).toContain('↑ →');
  });

  it('leaves out what the final count found nothing for, and keeps what it found', () => {
    const counted = (value: number): GameEvent => ({
      type: 'counted',
      seats: [0],
      feature: { at: [0, 0], on: 'field' },
      score: { op: 'points', label: 'score.cities', value }
    });
    expect(eventWords(counted(0), names, () => null)).toBeNull();
    expect(eventWords(counted(3), names, () => null)).toContain('3 points');

    const earned = { ...counted(0), type: 'earned' };
    expect(eventWords(earned, names, () => null)).toBeNull();
    const message = { ...earned, feature: undefined };
    expect(eventWords(message, names, () => null)).toContain('0 points');
  });

  it('tells why points were earned once: in the sentence, or beside it', () => {
    const score = { op: 'times', label: 'score.barn', count: 2, each: 4 } as const;
    const earned: GameEvent = { type: 'earned', seats: [0], score, points: 8, rule: 'rule.barn' };
    expect(eventWords(earned, names, () => null)).toBe('8 points for Ada (barn: 2 cities × 4).');
    expect(reasonWords(earned)).toBe('');
    const scored: GameEvent = { ...earned, type: 'scored', feature: { at: [0, 0], on: 'city' } };
    expect(reasonWords(scored)).toBe('barn: 2 cities × 4');
  });

  it('calls a feature complete, but no field that a barn has scored', () => {
    const scored = (on: string): GameEvent => ({
      type: 'scored',
      seats: [0],
      feature: { at: [0, 1], on },
      score: { op: 'points', label: 'score.feature', value: 6 }
    });
    expect(eventWords(scored('road'), names, () => null)).toBe(
      'The road 1 south is complete: 6 points for Ada.'
    );
    expect(eventWords(scored('field'), names, () => null)).toBe('The field 1 south counts 6 points for Ada.');
  });

  it('counts a loss of points with a minus sign', () => {
    const lost: GameEvent = { type: 'bonus', seats: [0], points: -42 };
    expect(eventWords(lost, names, () => null)).toBe('−42 points for Ada.');
    expect(scoreWords({ op: 'points', label: 'score.road', value: -3 })).toBe('road −3');
  });

  it('says who begins and who took a move back, which the table tells and not the game', () => {
    const event: GameEvent = { type: 'first', seat: 1, reveals: true };
    expect(eventWords(event, names, () => null)).toBe('Ben begins.');
    const back: GameEvent = { type: 'takenBack', seat: 1 };
    expect(eventWords(back, names, () => null)).toBe('Ben took a move back.');
  });

  it('has words for every action, question, event and rule of whole games with everything on', async () => {
    const game = (await loadGame('landscape', expansions)) as Game;
    const events: GameEvent[] = [];
    const spoken = new Set<string>();
    for (const seed of [1, 2, 3]) {
      const random = new Random(seed);
      const state = game.setup({ seats: 3, expansions, options: {} });
      for (;;) {
        const awaits = game.awaits(state);
        const actions: Action[] = awaits.kind === 'choice' ? game.actions(state, awaits.seats[0]) : [];
        spoken.add(awaitsWords(awaits, names, actions));
        if (awaits.kind === 'over') break;
        if (awaits.kind === 'draw') {
          const pile = game.pile(state, awaits.pile);
          const outcome = nth(pile, random.below(sizeOf(pile)));
          game.advance(state, { kind: 'draw', outcome }, events);
          continue;
        }
        const [seat] = awaits.seats;
        for (const action of actions) spoken.add(actionWords(action, names, actions));
        game.advance(state, { kind: 'choice', choices: [{ seat, action: random.pick(actions) }] }, events);
      }
    }
    for (const event of events) {
      const words = eventWords(event, names, () => null);
      // "Ada: flew." is the fallback text of an event without a message.
      expect(words, event.type).not.toBe(`${names(event.seat ?? 0)}: ${event.type}.`);
      if (words !== null) spoken.add(words);
      if (event.rule !== undefined) expect(ruleWords(event.rule), event.rule).not.toBeNull();
      if (event.score) spoken.add(scoreWords(event.score));
    }
    for (const words of spoken) {
      expect(words).not.toBe('');
      expect(words, words).not.toMatch(/[{}]|undefined|score\.|board\./);
    }
  });
});
