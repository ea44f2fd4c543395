import { expect, it } from 'vitest';
import { cardIn, cardOf } from '../lobby/card.ts';
import { ALL_AIDS, type Pace } from '../contracts.ts';
import { tablePlan } from '../testing/tablePlan.ts';
import { dealOf, planOfDeal } from './dealPlan.ts';

const plan = (pace: Pace) => tablePlan({ pace, aids: { ...ALL_AIDS, hint: false } });

it('the seat that begins the next game of the same people is in its deal and its plan', () => {
  const deal = dealOf({ ...plan('days'), first: 0 }, 'Ada')!;
  expect(deal.first).toBe(0);
  expect(planOfDeal(deal)?.first).toBe(0);
  expect(dealOf(plan('days'), 'Ada')).not.toHaveProperty('first');
});

it.each(['live', 'days'] as const)(
  'a table played %s has that pace in its deal, its plan and its link',
  (pace) => {
    const deal = dealOf(plan(pace), 'Ada')!;
    expect(deal.pace).toBe(pace);
    expect(planOfDeal(deal)?.pace).toBe(pace);
    expect(cardIn(cardOf(plan(pace)))?.days).toBe(pace === 'days');
  }
);
