import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Schwarzer Drache',
    authors: 'šmoula',
    about: 'Alle fünfzig Punkte erwacht er und frisst, was ihm im Weg steht.',
    'option.dragonTile': 'Figuren auf dem Feld des Drachen',
    'option.dragonTile.open': 'erlaubt',
    'option.dragonTile.closed': 'verboten',
    'meet.covid19': 'Erst die Tests; der Drache zieht für das, was danach fertig ist.',
    'meet.naturalDisasters':
      'Krater schließen Gebiete ab, die an ihnen enden: Der Drache macht mehr Schritte. Überflutete Gebiete werden nie fertig.',
    lesson: 'Er kommt alle fünfzig Punkte und frisst, was er trifft.'
  },
  board: {
    'awaits.fly': '{name}: Drachen ziehen',
    'do.fly': 'Hierhin fliegen',
    'action.fly': 'Drache fliegt: {square}',
    'event.landed': 'Der Drache landet: {square}.',
    'event.flew': 'Der Drache fliegt: {to}.',
    'rule.dragon.movement': 'Der Drache fliegt',
    'rule.dragon.placement': 'Der Drache landet',
    'preview.nobody': 'Frisst niemanden',
    'preview.then.fly': 'Dann fliegt der Drache',
    'because.fly':
      '{n, plural, one {Ein Schritt, für ein fertiges Gebiet} other {# Schritte, je einer für ein fertiges Gebiet}}; er frisst alle, die dort stehen'
  }
} satisfies Translation<typeof en>;
