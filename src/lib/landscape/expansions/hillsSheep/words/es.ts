import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Colinas y Ovejas',
    about:
      'Los pastores reúnen ovejas mientras se atreven, las colinas deshacen empates y los viñedos enriquecen monasterios.',
    lesson: 'Un pastor y su rebaño.',
    'option.hillTie': 'Una colina deshace el empate',
    'option.hillTie.any': 'con cualquier seguidor en ella',
    'option.hillTie.number': 'por el número de seguidores en colinas',
    'option.vineyardGardens': 'Los viñedos cuentan también para jardines',
    'option.vineyardGardens.false': 'no',
    'option.vineyardGardens.true': 'sí',
    'part.shepherd': 'Pastores',
    'part.hill': 'Colinas',
    'part.vineyard': 'Viñedos',
    'meet.abbeyMayor': 'Una abadía cierra el borde de un campo. Los viñedos cuentan también para abadías.',
    'meet.blackDragon': 'Se come a los pastores; sus ovejas vuelven a la bolsa.',
    'meet.covid19':
      'Un pastor infectado se somete a la prueba como los demás. Si vuelve a casa, pierde el rebaño.',
    'meet.naturalDisasters': 'El tornado no levanta pastores. Un meteorito los devuelve sin puntos.'
  },
  board: {
    'figure.shepherd': 'pastor',
    'score.flock': '{n, plural, one {# oveja} other {# ovejas}}',
    'score.vineyard': 'viñedos',
    'rule.flock': 'Pastores',
    'awaits.flock': '{name}: ¿robar otra vez, o a casa?',
    'do.flock': 'Decidir',
    'action.flock': '{choice, select, grow {Robar otra ficha} other {Llevar el rebaño a casa}}',
    'event.drewToken':
      '{name} roba {token, select, wolf {el lobo: adiós al rebaño} sheep1 {1 oveja} sheep2 {2 ovejas} sheep3 {3 ovejas} other {4 ovejas}}.',
    'awaits.draw.sheep': '{name} roba de la bolsa de ovejas',
    'preview.drawSheep': 'Después una ficha de la bolsa: ovejas o el lobo',
    'because.flock':
      'Tu campo creció: {n, plural, =0 {ninguna oveja} one {# oveja} other {# ovejas}} hasta ahora. Lobos en la bolsa: {wolves} de {tokens}'
  }
} satisfies Translation<typeof en>;
