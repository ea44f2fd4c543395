import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Satelitní televize',
    about: 'Antény na střechách: každé ošetření vynese víc.',
    lesson: 'Postavení antény a co přinese.'
  }
} satisfies Translation<typeof en>;
