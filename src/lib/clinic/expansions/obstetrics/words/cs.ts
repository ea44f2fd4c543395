import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Porodnictví',
    about: 'Těhotné ženy je nutné léčit v kole příchodu, jinak odejdou.',
    lesson: 'Přijetí těhotné ženy a včasná léčba.'
  },
  clinic: {
    'kind.pregnantWoman': 'těhotná'
  }
} satisfies Translation<typeof en>;
