import type { Json } from '../../../kernel/json.ts';
import type { Look } from '../../contract/look.ts';
import type { Fields, Laid, Mark } from '../../contract/marks.ts';

/** Tokens are drawn beside the figure's place, several at one place in a row. */
function infection({ tokens }: Fields, { spot }: Laid): Mark[] {
  if (!Array.isArray(tokens)) return [];
  const seen = new Map<string, number>();
  return (tokens as Json[][]).flatMap(([x, y, on, side]) => {
    const at = spot({ at: [x, y], on, side });
    if (!at) return [];
    const n = seen.get(at.place) ?? 0;
    seen.set(at.place, n + 1);
    const key = `infection-${at.place}-${n}`;
    return [{ key, kind: 'infection', scale: 0.62, x: at.x - 11 + n * 8, y: at.y - 10 }];
  });
}

export const look: Look = {
  cover: 'infection',
  marks: infection,
  verbs: { infect: { token: 'infection', spot: 'infection', announced: true } },
  foretells: ({ type }) => (type === 'infected' ? 'told' : null),
  draws: { cards: 'preview.test' },
  because: ({ verbs }) => (verbs.includes('infect') ? { key: 'because.infect' } : null)
};
