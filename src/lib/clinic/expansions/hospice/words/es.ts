import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Residencia de ancianos',
    about:
      'Los ancianos viven junto a la clínica: sin tratamiento, un aparcamiento, algo de dinero cada ronda.',
    lesson: 'Admitir a un anciano en la residencia.'
  },
  clinic: {
    'kind.elder': 'anciano',
    hospice: 'Residencia',
    'score.hospice.elders': 'ancianos',
    'event.hospiceIncome': '{name}: la residencia da ${n}.',
    'rule.hospice.elders': 'Residencia de ancianos'
  }
} satisfies Translation<typeof en>;
