import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'El Río',
    about: 'La partida empieza junto a un río en lugar de una sola loseta.',
    'option.riverTurns': 'Curvas del río',
    'option.riverTurns.immediate': 'sin dos curvas seguidas al mismo lado',
    'option.riverTurns.alternate': 'las curvas siempre alternan',
    lesson: 'Cómo empieza la partida junto a un río.'
  }
} satisfies Translation<typeof en>;
