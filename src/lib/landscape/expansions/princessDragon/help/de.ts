import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    volcano: 'Vulkane',
    'volcano.1': 'Wird ein Plättchen mit Vulkan gelegt, kommt der rote Drache sofort dorthin.',
    'volcano.2':
      'Drachenplättchen vor dem ersten Vulkan kommen beiseite, und es wird ein anderes gezogen. Der erste Vulkan bringt sie in den Beutel zurück.',
    'volcano.3': 'Auf das Feld, auf dem der Drache steht, darf keine Figur gesetzt werden.',
    dragon: 'Der rote Drache',
    'dragon.1':
      'Nach einem Plättchen mit Drachenzeichen und vor der Wertung zieht der Drache sechs einzelne Schritte. Den ersten macht, wer am Zug ist, dann reihum jeder einen.',
    'dragon.2':
      'Ein Schritt führt auf ein Plättchen daneben, nie auf eines, auf dem er in diesem Lauf schon war, und nie auf das der Fee. Wo keiner möglich ist, ist der Lauf zu Ende.',
    'dragon.3': 'Jede Figur auf einem Plättchen, das er erreicht, geht ohne Punkte heim.',
    fairy: 'Die Fee',
    'fairy.1':
      'Statt eine Figur zu setzen, darfst du die Fee neben eine deiner Figuren auf dem Tisch ziehen.',
    'fairy.2':
      'Auf ihr Plättchen kommt der Drache nicht. Beginnt dein Zug mit ihr neben deiner Figur, bekommst du 1 Punkt.',
    'fairy.3':
      'Wird ein Gebiet mit ihrer Figur gewertet, bekommt deren Besitzer 3 Punkte mehr, mit oder ohne Mehrheit. Geht die Figur, bleibt die Fee stehen.',
    portal: 'Zaubergänge',
    'portal.1':
      'Nach einem Plättchen mit Zaubergang darfst du deine Figur auf irgendein Plättchen setzen, in ein unfertiges Gebiet ohne Figur.',
    princess: 'Das Burgfräulein',
    'princess.1':
      'Kommt ein Burgfräulein in eine Stadt mit Rittern, darfst du einen davon heimschicken, statt eine Figur zu setzen, auch einen eigenen.',
    'ruling.princess': 'Ob das Burgfräulein einen Ritter heimschicken darf oder muss.',
    'ruling.fairyStands':
      'Ob die Fee neben einer Figur steht oder auf einem Plättchen für alle Figuren dort.',
    'ruling.dragonMoves': 'Ob der rote Drache vor oder nach der Wertung zieht.',
    'ruling.redDragonTile': 'Ob auf das Feld des roten Drachen Figuren gesetzt werden dürfen.',
    'ruling.fairyTwins':
      'Verlässt eine von zwei gleichen Figuren eines Spielers ihren Platz, bleibt die Fee bei der anderen: Nichts unterscheidet sie.'
  },
  learn: {
    volcano: 'Dieses Plättchen hat einen Vulkan. Leg es unter den Start.',
    came: 'Der rote Drache kommt sofort dorthin. Auf sein Feld darf niemand gesetzt werden.',
    ben: 'Ben hat eine Straße rechts neben den Start gelegt und steht darauf.',
    sign: 'Dieses Plättchen hat ein Drachenzeichen. Leg es links an.',
    decline: 'Setze diesmal keine Figur.',
    first: 'Jetzt läuft der Drache. Du machst den ersten Schritt: auf das Startplättchen.',
    second: 'Ben hat ihn von seiner Figur weg auf dein neues Plättchen geführt.',
    end: 'Er läuft vor der Wertung, und alle führen ihn reihum.'
  }
} satisfies Translation<typeof en>;
