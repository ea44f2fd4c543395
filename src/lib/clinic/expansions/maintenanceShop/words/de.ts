import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Werkstatt',
    about: 'Hausmeister senken den Unterhalt eurer Räume.',
    lesson: 'Einen Hausmeister einstellen und was gespart wird.'
  }
} satisfies Translation<typeof en>;
