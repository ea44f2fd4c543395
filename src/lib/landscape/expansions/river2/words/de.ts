import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Der Fluss II',
    about: 'Ein Fluss mit Gabelung: Ein Arm endet in einer Stadt, der andere in einem Vulkansee.',
    lesson: 'Ein Fluss mit Gabelung.',
    'option.riverLakes': 'Seen, wenn zwei Flüsse zusammenkommen',
    'option.riverLakes.fit': 'so viele wie Arme',
    'option.riverLakes.both': 'beide',
    'option.pigHerd': 'Die Schweineherde zählt',
    'option.pigHerd.true': 'ja',
    'option.pigHerd.false': 'nein',
    'option.volcanoLake': 'Nach dem Vulkansee',
    'option.volcanoLake.again': 'kein Meeple, aber noch ein Zug',
    'option.volcanoLake.plain': 'ein gewöhnlicher Zug',
    'part.pigHerd': 'Schweineherde',
    'meet.river1': 'Aus beiden Flüssen wird einer: eine Quelle, eine Gabelung und zuletzt der Vulkansee.',
    'meet.princessDragon': 'Der rote Drache kommt auch zum Vulkansee.',
    'meet.tradersBuilders': 'Das eigene Schwein und die Herde zählen zusammen.'
  },
  board: {
    'score.pigHerd': 'Schweineherde',
    'rule.volcanoLake': 'Der Vulkansee',
    'preview.volcanoLake': 'Kein Meeple hier, dafür noch ein Zug',
    'because.volcanoLake': 'Noch ein Zug, weil du den Vulkansee gelegt hast'
  }
} satisfies Translation<typeof en>;
