import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    tunnels: 'Tunnel',
    'tunnels.1':
      'Eine Straße, die in einen Tunnel führt, ist dort offen. Einmal in deinem Zug darfst du einen deiner Tunnelmarker auf einen freien Eingang des Tisches legen, zusätzlich zum Setzen einer Figur.',
    'tunnels.2':
      'Liegen beide Marker eines Paars, mit gleichem Buchstaben und gleicher Farbe, sind ihre Eingänge verbunden: Es ist von da an eine Straße, für alle. Nur sichtbare Plättchen zählen, jedes einmal. Marker bleiben liegen.',
    'ruling.tunnelTokens':
      'Zu zweit hat jeder drei Paare, zu dritt zwei, mit mehr Leuten eines. Man kann weniger wählen.',
    'ruling.tunnelsElsewhere':
      'Ob ein Tunnel auf einem Plättchen einer anderen Erweiterung zwei Eingänge sind, die Marker brauchen, oder eine Straße wie ohne diese Erweiterung.'
  },
  learn: {
    lay: 'Leg dieses Plättchen links neben den Start.',
    build: 'Lege einen Marker auf einen seiner Eingänge.',
    end: 'Der zweite Marker A verbindet diese Straße mit einem anderen Eingang.'
  }
} satisfies Translation<typeof en>;
