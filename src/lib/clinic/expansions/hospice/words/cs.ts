import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Hospic',
    about: 'Senioři bydlí vedle kliniky: bez léčby, parkovací místo, každé kolo trochu peněz.',
    lesson: 'Přijetí seniora do hospice.'
  },
  clinic: {
    'kind.elder': 'senior',
    hospice: 'Hospic',
    'score.hospice.elders': 'senioři',
    'event.hospiceIncome': '{name}: hospic vynáší ${n}.',
    'rule.hospice.elders': 'Hospic'
  }
} satisfies Translation<typeof en>;
