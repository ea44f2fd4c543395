import type { Position } from '../../src/lib/landscape/position.ts';
import { Choices, unused } from './choices.ts';
import { isFollower, type Feature, type Figure } from './values.ts';
import type { Action } from '../../src/lib/kernel/game.ts';

/** A second reading of what a message offers and pays, written from the text. */

const SMALLEST: Readonly<Record<string, string>> = {
  smallestRoad: 'road',
  smallestCity: 'city',
  smallestMonastery: 'monastery'
};
const EACH = 2;

export class Message extends Choices {
  private readonly followers: Figure[];

  constructor(
    p: Position,
    private readonly card: string
  ) {
    // Its points are those of the final scoring.
    super(p, unused(), new Set(), true);
    this.followers = this.own().filter((figure) => isFollower(figure) && figure.on.def.kind !== 'place');
  }

  /** The answers, each smallest feature by one word; the extra tile depends on the stack alone. */
  answers(): Set<string> {
    if (this.card === 'extraTile') return new Set(['points', 'action']);
    const kind = SMALLEST[this.card];
    if (kind) return new Set(['points', ...this.smallest(kind).map((feature) => this.name(feature))]);
    if (this.card === 'scoreFigure')
      return new Set(['points', ...this.followers.map(({ kind: k, on }) => `${k} ${this.word(on)}`)]);
    return new Set(this.counted() > 0 ? ['points', 'action'] : ['points']);
  }

  wordOf(action: Action): string {
    if (action.choice === 'points') return 'points';
    if (action.on === undefined) return 'action';
    const figure = this.figureOf(action);
    return SMALLEST[this.card]
      ? this.name(this.feature(figure.on))
      : `${figure.kind} ${this.word(figure.on)}`;
  }

  /** Points of an answer. */
  pays(action: Action): number {
    if (action.choice === 'points') return EACH;
    if (action.on === undefined) return this.card === 'extraTile' ? 0 : this.counted();
    const feature = this.feature(this.figureOf(action).on);
    const isOwner = feature.kind === 'field' && this.ownersOf(feature).includes(this.p.actor);
    return this.value(feature) + (isOwner ? this.pigValue(feature, this.p.actor) : 0);
  }

  private figureOf({ at, on, side, figure }: Action): Figure {
    const place = this.placeOf(at as [number, number], on as string, side as string);
    return this.followers.find(
      (one) => this.word(one.on) === place && (figure === undefined || figure === one.kind)
    )!;
  }

  private name({ parts }: Feature): string {
    return [...parts]
      .map((part) => `${part.def.kind} ${part.tile.slot} ${part.tile.parts.indexOf(part)}`)
      .sort()[0];
  }

  private value(feature: Feature): number {
    return this.valueOf(feature, feature.kind === 'field' && this.hasBarn(feature) ? 1 : 3);
  }

  private on(kind: string): Figure[] {
    return this.followers.filter(({ on }) => on.def.kind === kind);
  }

  private smallest(kind: string): Feature[] {
    const features = this.on(kind).map(({ on }) => this.feature(on));
    const least = Math.min(...features.map((feature) => this.value(feature)));
    return features.filter((feature) => this.value(feature) === least);
  }

  private counted(): number {
    if (this.card === 'farmers') return this.on('field').length * Number(this.option('messageFarmers'));
    const knights = this.on('city');
    if (this.card === 'knights') return knights.length * EACH;
    const cities = new Map(knights.map(({ on }) => [this.name(this.feature(on)), this.feature(on)]));
    const shields = [...cities.values()].flatMap(({ parts }) =>
      [...parts].map(({ def }) => def.shields ?? 0)
    );
    return shields.reduce((a, b) => a + b, 0) * EACH;
  }
}
