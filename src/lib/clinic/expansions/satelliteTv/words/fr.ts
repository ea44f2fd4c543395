import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Télévision par satellite',
    about: 'Des paraboles sur les toits : chaque soin rapporte plus.',
    lesson: 'Poser une parabole et voir ce qu’elle rapporte.'
  },
  clinic: {
    'element.satellite': 'Parabole',
    'about.satellite': '${n} de plus par soin.',
    'score.income.satellite': 'paraboles'
  }
} satisfies Translation<typeof en>;
