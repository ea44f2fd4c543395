import { Refusal } from '../../../kernel/refusal.ts';
import { goHome, sendStranded } from '../../base/returning.ts';
import { figureKind, seatOf, takeUp } from '../../figures/figures.ts';
import type { PileSource, Step } from '../../contract/module.ts';
import { OUT_OF_GAME, type Position } from '../../position.ts';
import { featureRef } from '../../notation/reference.ts';
import { nextToTest, refillIfEmpty } from './area.ts';
import { CARDS, DEATH, INSIDE, NEGATIVE, OUTSIDE, POSITIVE, sliceOf, TEST_STEP } from './slice.ts';

/** A figure that entered an infected area is tested at once, by its owner, in any step. */
export const TESTING: Step = {
  id: TEST_STEP,
  after: 'infection',
  interrupts: true,
  draws(p) {
    const figure = nextToTest(p);
    return figure < 0 ? null : { pile: 'cards', seat: seatOf(p, figure) };
  }
};

/** The testing cards: negative stays, positive goes home, death removes the figure from the game. */
export const TEST_CARDS: PileSource = {
  contents(p) {
    const { cards } = sliceOf(p);
    return CARDS.map((id, i) => [id, cards[i]] as const).filter(([, n]) => n > 0);
  },
  take(p, id, log) {
    const slice = sliceOf(p);
    const card = CARDS.findIndex((c) => c === id);
    if (card < 0 || slice.cards[card] === 0)
      throw new Refusal('NOT_IN_PILE', `The pile holds no card ${id} now.`);
    const figure = nextToTest(p);
    slice.cards[card]--;
    slice.toTest--;
    log?.push({
      type: 'tested',
      seat: seatOf(p, figure),
      figure: p.rules.figures[figureKind(p, figure)].id,
      feature: featureRef(p, p.figureAt[figure]),
      result: id,
      reveals: true,
      rule: 'rule.covid19.testing'
    });
    slice.marks[figure] = card === NEGATIVE ? INSIDE : OUTSIDE;
    if (card === POSITIVE) goHome(p, figure, log, 'rule.covid19.testing');
    if (card === DEATH) {
      die(p, figure);
      sendStranded(p, log, 'rule.covid19.testing');
    }
    refillIfEmpty(p);
  }
};

function die(p: Position, figure: number): void {
  takeUp(p, figure, OUT_OF_GAME);
  if (p.rules.options.covidDeathCard === 'removed') sliceOf(p).deathGone = 1;
}
