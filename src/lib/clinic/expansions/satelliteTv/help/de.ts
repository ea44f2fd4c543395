import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    dishes: 'Satellitenschüsseln',
    'dishes.1':
      'Eine Schüssel wird wie ein Landeplatz gebaut: auf dem Dach eines Raums. Darüber kann nichts gebaut werden.',
    'dishes.2':
      'Jede Schüssel bringt $1 mehr für jede Behandlung in Behandlungsräumen, Operationssälen und der Intensivstation, nicht in der Ambulanz.',
    'ruling.satelliteNumbers':
      'Bekannt: Zehn Schüsseln bringen mehr Einnahmen aus Behandlungen. Wie viel sie bringen, ihren Preis und ihren Platz haben wir festgelegt.'
  },
  learn: {
    build: 'Baue eine Satellitenschüssel auf das Dach deines Fachzentrums.',
    move: 'Behandle deinen weißen Patienten: Nimm den Vorschlag an.',
    paid: 'Die Behandlung brachte $6, und $1 für die Schüssel.',
    end: 'Eine Schüssel lohnt sich umso mehr, je mehr Patienten du je Runde behandelst.'
  }
} satisfies Translation<typeof en>;
