import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Cirkus a akrobaté',
    about: 'Cirkus platí všem, kdo stojí kolem, akrobaté stavějí pyramidy a principál vybírá.',
    lesson: 'Cirkus přijíždí do města.',
    'option.pyramidBy': 'Plnou pyramidu smí bodovat',
    'option.pyramidBy.anyone': 'kdokoli',
    'option.pyramidBy.participants': 'kdo v ní stojí',
    'option.extraMeeples': 'Družiníci navíc pro každého',
    'option.extraMeeples.0': 'žádní',
    'option.extraMeeples.2': 'dva',
    'part.bigTop': 'Šapitó',
    'part.acrobats': 'Akrobaté',
    'part.ringmaster': 'Principál',
    'meet.anniversary20': 'Žádná šipka nepošle družiníka na pyramidu.',
    'meet.blackDragon': 'Žere i akrobaty. Šapitó zůstává.',
    'meet.covid19': 'Akrobaté se nenakazí.',
    'meet.naturalDisasters': 'Zasáhne-li meteor kartičku šapitó, počká na další cirkusovou kartičku.'
  },
  board: {
    'figure.ringmaster': 'principál',
    'feature.acrobats': 'pyramida',
    'short.acrobats': 'Pyramida',
    'score.bigTop': 'šapitó: {n, plural, one {# figurka} few {# figurky} other {# figurek}}',
    'score.acrobats': '{n, plural, one {# akrobat} few {# akrobaté} other {# akrobatů}}',
    'score.ringmaster': 'principál: {n, plural, one {# kartička} few {# kartičky} other {# kartiček}}',
    'rule.bigTop': 'Šapitó',
    'rule.acrobats': 'Akrobaté',
    'rule.ringmaster': 'Principál',
    'do.score': 'Bodovat pyramidu',
    'action.score': 'Bodovat pyramidu: {square}',
    'awaits.score': '{name}: postav figurku, nebo boduj pyramidu',
    'event.revealedToken':
      'Pod šapitó bylo: {token, select, animal1 {1} animal3 {3} animal4 {4} animal5 {5} animal6 {6} other {7}}.',
    'awaits.draw.animals': 'Odkrývá se žeton pod šapitó',
    'preview.drawAnimals': 'Potom se odkryje žeton pod šapitó a šapitó přijede sem',
    'preview.bigTop': 'Přijede sem šapitó'
  }
} satisfies Translation<typeof en>;
