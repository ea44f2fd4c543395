import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Porodnictví',
    about: 'Těhotné ženy je nutné ošetřit v kole příchodu, jinak odejdou.',
    lesson: 'Přijetí těhotné ženy a včasné ošetření.'
  }
} satisfies Translation<typeof en>;
