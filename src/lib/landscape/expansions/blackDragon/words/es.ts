import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Dragón Negro',
    authors: 'šmoula',
    about: 'Cada cincuenta puntos despierta y devora lo que halla a su paso.',
    'option.dragonTile': 'Figuras en la casilla del dragón',
    'option.dragonTile.open': 'permitidas',
    'option.dragonTile.closed': 'prohibidas',
    'meet.covid19': 'Primero las pruebas; el dragón se mueve por lo que quede completo después.',
    'meet.naturalDisasters':
      'Un cráter completa las zonas que terminan en él: el dragón se mueve más. Una zona inundada nunca se completa.',
    lesson: 'Viene cada cincuenta puntos y se come lo que encuentra.'
  },
  board: {
    'awaits.fly': '{name}: mueve el dragón',
    'do.fly': 'Volar aquí',
    'action.fly': 'El dragón vuela: {square}',
    'event.landed': 'El dragón aterriza: {square}.',
    'event.flew': 'El dragón vuela: {to}.',
    'rule.dragon.movement': 'El dragón vuela',
    'rule.dragon.placement': 'El dragón aterriza',
    'preview.nobody': 'No se come a nadie',
    'preview.then.fly': 'Después vuela el dragón',
    'because.fly':
      '{n, plural, one {Un paso, por una zona completada} other {# pasos, uno por zona completada}}; se come a quien esté ahí'
  }
} satisfies Translation<typeof en>;
