import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Télévision par satellite',
    about: 'Des antennes sur les toits : chaque traitement rapporte plus.',
    lesson: 'Poser une antenne et voir ce qu’elle rapporte.'
  }
} satisfies Translation<typeof en>;
