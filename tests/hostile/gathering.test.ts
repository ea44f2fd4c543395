import { beforeAll, expect, test } from 'vitest';
import { loadCurve } from '../../src/lib/table/log/keys.ts';
import { GatheringExplorer, type Question } from './support/gatheringExplorer.ts';

beforeAll(() => loadCurve());

test.each<Omit<Question, 'seed'>>([
  { seats: 1, guests: 1, walks: 6 },
  { seats: 2, guests: 2, walks: 6 },
  { seats: 2, guests: 4, walks: 8 },
  { seats: 1, guests: 2, walks: 8, liar: 'guest' },
  { seats: 2, guests: 3, walks: 10, liar: 'guest' },
  { seats: 2, guests: 3, walks: 10, liar: 'inviter' }
])(
  'no order of claiming, leaving, composing and receiving seats people at two tables: %o',
  async (question) => {
    const answer = await new GatheringExplorer({ ...question, seed: 17 }).run();
    expect(answer.faults).toEqual([]);
    expect(answer.begun).toBeGreaterThan(question.walks / 4);
    if (question.guests > question.seats && question.liar !== 'inviter')
      expect(answer.crowded).toBeGreaterThan(0);
    expect(answer.left).toBeGreaterThan(0);
    if (question.liar !== 'inviter') expect(answer.changed).toBeGreaterThan(0);
  },
  120_000
);
