import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Cirkus přijel',
    about: 'Cirkus platí všem, kdo stojí kolem, akrobaté stavějí pyramidy a ředitel vybírá.',
    lesson: 'Cirkus přijíždí do města.',
    'option.pyramidBy': 'Plnou pyramidu smí bodovat',
    'option.pyramidBy.anyone': 'kdokoli',
    'option.pyramidBy.participants': 'kdo v ní stojí',
    'option.extraMeeples': 'Figurky navíc pro každého',
    'option.extraMeeples.0': 'žádné',
    'option.extraMeeples.2': 'dvě',
    'part.bigTop': 'Šapitó',
    'part.acrobats': 'Akrobaté',
    'part.ringmaster': 'Ředitel cirkusu',
    'meet.anniversary20': 'Žádná šipka nepošle figurku na pyramidu.',
    'meet.blackDragon': 'Žere i akrobaty. Šapitó zůstává.',
    'meet.covid19': 'Akrobaté se nenakazí.',
    'meet.naturalDisasters': 'Zasáhne-li meteor kartičku šapitó, počká na další cirkusovou kartičku.'
  },
  board: {
    'figure.ringmaster': 'ředitel cirkusu',
    'feature.acrobats': 'pyramida',
    'short.acrobats': 'Pyramida',
    'score.bigTop': 'šapitó: {n, plural, one {# figurka} few {# figurky} other {# figurek}}',
    'score.acrobats': '{n, plural, one {# akrobat} few {# akrobaté} other {# akrobatů}}',
    'score.ringmaster': 'ředitel: {n, plural, one {# kartička} few {# kartičky} other {# kartiček}}',
    'rule.bigTop': 'Šapitó',
    'rule.acrobats': 'Akrobaté',
    'rule.ringmaster': 'Ředitel cirkusu',
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
