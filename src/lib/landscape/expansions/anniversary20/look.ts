import { inked } from '../../../kernel/ink.ts';
import type { Look } from '../../contract/look.ts';

/** The arrow of its tiles that gives another turn. */
const ARROW =
  inked('cast', 'M-6 9Q3 7 12 9.500 11 12.500 0 12.600-6 12-6 9Z') +
  inked(
    'pin-extraTurn',
    'M0-14.200L7.200-7.600Q10.400-4.400 10.200 .2 9.400 9.800 0 10.200-9.400 9.800-10.200 .2-10.400-4.400-7.200-7.600Z'
  ) +
  inked(
    'pin-rim',
    'M0-12L5.900-6.700Q8.700-3.800 8.500 .2 7.800 8.200 0 8.500-7.800 8.200-8.500 .2-8.700-3.800-5.900-6.700Z'
  ) +
  inked('spin', 'M4.600-2.200A5 5 0 1 0 5 1.400') +
  inked('sign', 'M6.600-5.400L6.200 .2 1.600-2.400Z');

export const look: Look = {
  cover: 'arrow',
  tokens: { arrow: ARROW },
  verbs: { activate: { named: true, announced: true } },
  foretells: ({ type, rule, effect }) =>
    type === 'activated'
      ? { key: 'preview.arrow', params: { effect: String(effect) } }
      : rule === 'rule.arrow.points'
        ? { key: 'preview.arrowPoints' }
        : null,
  because: ({ verbs, data: { effect, extra }, choices }) => {
    if (verbs.includes('activate')) return { key: 'because.activate', params: { n: choices } };
    if (verbs.includes('deploy') && typeof effect === 'string' && effect !== 'none')
      return { key: 'preview.arrow', params: { effect } };
    return verbs.includes('place') && extra === true ? { key: 'because.extra' } : null;
  }
};
