import { t } from '../../../i18n/index.ts';
import type { Action } from '../../../kernel/game.ts';
import { sameSquare } from '../../../landscape/contract/marks.ts';
import type { Square } from '../../../landscape/view/view.ts';
import { feelChoice } from '../../feel/feel.svelte.ts';
import { asksFirst, pressGuard } from '../../table/tableScreen.ts';
import type { Point } from '../camera/camera.ts';
import { dragHand } from '../camera/handDrag.ts';
import type { Spot, TableModel } from '../model/model.svelte.ts';
import { sameAction } from '../model/targets.ts';
import type { Notice } from './notice.svelte.ts';

/** How a person makes a move: considers, drags, decides, takes back. */
export class Choosing {
  /** Where on the page the tile in hand is dragged. */
  dragged = $state.raw<Point | null>(null);
  /** Whether the dialog is open that confirms asking the others for a takeback. */
  confirming = $state(false);
  readonly #isNewPress = pressGuard();

  constructor(
    private readonly model: TableModel,
    private readonly notice: Notice,
    private readonly squareUnder: (clientX: number, clientY: number) => Square | null
  ) {}

  decide = (): void => {
    if (this.#isNewPress()) void this.#send();
  };

  async #send(): Promise<void> {
    const refusal = await this.model.decide();
    this.notice.text = refusal ? t(`errors.${refusal.code}`) : '';
    feelChoice(refusal !== null);
  }

  /** Touching a spot confirms the move at once where the person has turned confirmation off. */
  touch = ({ target }: Spot): void => {
    const { model } = this;
    this.notice.text = '';
    const before = model.plan.second;
    model.touch(target);
    if (!asksFirst() && model.plan.second && !sameAction(before, model.plan.second)) this.decide();
  };

  pick = (action: Action): void => {
    if (this.model.follow.length === 0) this.model.choose(action);
    else {
      this.model.chooseFigure(action);
      if (!asksFirst()) this.decide();
    }
  };

  /** Stages the bot's proposal as if this person had chosen it. */
  take = ([first, second]: readonly Action[]): void => {
    const { model } = this;
    model.choose(first);
    if (second && model.follow.some(({ actions }) => actions.some((action) => sameAction(action, second))))
      model.chooseFigure(second);
  };

  /** While the tile in hand is dragged, its ghost is shown on every legal square it passes. */
  drag = (press: PointerEvent): void => {
    const { model } = this;
    const { plan } = model;
    const { state } = model.play;
    dragHand(press, {
      over: (x, y) => {
        this.dragged = { x, y };
        const square = this.squareUnder(x, y);
        const target = model.targets.find((other) => other.kind === 'square' && sameSquare(other.at, square));
        if (target && !target.actions.some((action) => sameAction(action, model.plan.first)))
          model.choose(target.actions[0]);
      },
      end: (isDropped) => {
        this.dragged = null;
        if (!isDropped && model.play.state === state) model.resume(plan);
      }
    });
  };

  /** Takes a signed move back; the others are asked only after the person has confirmed that. */
  takeBack = (): void => {
    if (this.model.takeback === 'ask') this.confirming = true;
    else this.model.play.undo();
  };
}
