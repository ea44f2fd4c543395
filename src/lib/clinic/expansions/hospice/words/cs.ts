import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Hospic',
    about: 'Senioři bydlí vedle kliniky: bez ošetření, parkování, každé kolo trochu peněz.',
    lesson: 'Přijetí seniora do hospice.'
  }
} satisfies Translation<typeof en>;
