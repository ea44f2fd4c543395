import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Hospice',
    about:
      'Des seniors logent à côté de la clinique : pas de soins, une place de parking, un peu d’argent à chaque manche.',
    lesson: 'Admettre un senior à l’hospice.'
  },
  clinic: {
    'kind.elder': 'senior',
    hospice: 'Hospice',
    'score.hospice.elders': 'seniors',
    'event.hospiceIncome': '{name} : l’hospice rapporte ${n}.',
    'rule.hospice.elders': 'Hospice'
  }
} satisfies Translation<typeof en>;
