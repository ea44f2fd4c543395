import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'El Río II',
    about: 'Un río que se bifurca: un brazo acaba en una ciudad, el otro en un lago con volcán.',
    lesson: 'Un río que se bifurca.',
    'option.riverLakes': 'Lagos cuando se unen dos ríos',
    'option.riverLakes.fit': 'tantos como brazos',
    'option.riverLakes.both': 'los dos',
    'option.pigHerd': 'La piara cuenta',
    'option.pigHerd.true': 'sí',
    'option.pigHerd.false': 'no',
    'option.volcanoLake': 'Tras el lago del volcán',
    'option.volcanoLake.again': 'sin seguidor, pero otro turno',
    'option.volcanoLake.plain': 'un turno normal',
    'part.pigHerd': 'Piara',
    'meet.river1': 'Los dos ríos son uno: un manantial, una bifurcación y, al final, el lago del volcán.',
    'meet.princessDragon': 'El dragón rojo también acude al lago del volcán.',
    'meet.tradersBuilders': 'Tu cerdo y la piara se suman.'
  },
  board: {
    'score.pigHerd': 'piara',
    'rule.volcanoLake': 'El lago del volcán',
    'preview.volcanoLake': 'Aquí sin seguidor, pero con otro turno',
    'because.volcanoLake': 'Otro turno: colocaste el lago del volcán'
  }
} satisfies Translation<typeof en>;
