import type { Look } from '../../look.ts';

export const look: Look = {
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
