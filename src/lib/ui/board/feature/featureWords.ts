import { listWords, t } from '../../../i18n/index.ts';
import { featureFacts } from '../../../landscape/view/facts.ts';
import type { PartView } from '../../../landscape/view/view.ts';
import type { TableModel } from '../model/model.svelte.ts';
import { figureWords, shortWords } from '../words/words.ts';

export interface FeatureLine {
  /** What it is and who holds it with what. */
  readonly title: string;
  /** Points now and finished, open squares, tiles that fit. */
  readonly detail: string;
}

/** A feature in words, as far as the aids of the table allow. */
export function featureLine(model: TableModel, part: PartView): FeatureLine {
  const facts = featureFacts(model.position, part);
  const { kind, points, finished, open, fitting, parts } = facts;
  const on = new Set(parts.map(({ slot, feature }) => `${slot}/${feature}`));
  const held = new Map<number, Map<string, number>>();
  for (const { seat, kind: figure, slot, feature } of model.view.figures) {
    if (!on.has(`${slot}/${feature}`)) continue;
    const mine = held.get(seat) ?? new Map<string, number>();
    held.set(seat, mine.set(figure, (mine.get(figure) ?? 0) + 1));
  }
  const holders = [...held].map(([seat, figures]) =>
    t('board.look.holds', {
      name: model.name(seat),
      figures: listWords(
        [...figures].map(([figure, n]) => (n > 1 ? `${n} × ${figureWords(figure)}` : figureWords(figure)))
      )
    })
  );
  const said: string[] = [];
  if (kind === 'river') said.push(t('board.look.river'));
  else if (kind !== 'place' && (kind !== 'field' || model.aids.fieldOwners))
    said.push(
      finished === null ? t('board.look.now', { n: points }) : t('board.look.both', { n: points, finished })
    );
  if (facts.complete) said.push(t('board.look.complete'));
  if (open.length > 0) said.push(t('board.look.open', { n: open.length }));
  if (finished !== null && model.aids.remaining) said.push(t('board.look.fit', { n: fitting }));
  const owner = kind === 'river' ? '' : holders.length > 0 ? listWords(holders) : t('board.look.nobody');
  const { position } = model.view.tiles[part.slot].def.features[part.feature];
  const name = shortWords(facts.name, position);
  return { title: owner ? t('board.look.title', { feature: name, owner }) : name, detail: said.join(' · ') };
}

/** Every feature of the table once, those with figures first; for going through them by keyboard. */
export function everyFeature(model: TableModel): PartView[] {
  const key = ({ slot, feature }: PartView) => `${slot}/${feature}`;
  const seen = new Set<string>();
  const all = model.view.tiles.flatMap(({ slot, def }) =>
    def.features.map((_, feature) => ({ slot, feature }))
  );
  return [...model.view.figures, ...all].flatMap((part) => {
    if (seen.has(key(part))) return [];
    for (const one of model.featureOf(part).parts) seen.add(key(one));
    return [{ slot: part.slot, feature: part.feature }];
  });
}
