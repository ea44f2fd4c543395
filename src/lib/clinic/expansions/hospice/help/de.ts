import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    elders: 'Senioren',
    'elders.1':
      'Für einen Reihenpunkt nimmst du einen Senior in dein Hospiz auf. Es hat vier Plätze; in der Schachtel sind sechzehn Senioren. Jeder braucht einen Parkplatz.',
    'elders.2':
      'Senioren bewegen sich nicht, werden nicht kränker und brauchen keine Behandlung. Jeder zahlt $1 je Runde, nach der Behandlung.',
    'ruling.hospiceNumbers':
      'Bekannt: sechzehn Senioren, in Hospizen untergebracht; COVID-19 tötet sie sofort. Wie sie kommen und was sie zahlen, haben wir festgelegt.'
  },
  learn: {
    admit: 'Nimm einen Senior auf. Das Auto braucht einen Parkplatz.',
    move: 'Senioren bleiben im Hospiz. Nimm den Vorschlag an.',
    paid: 'Das Hospiz brachte $1.',
    end: 'Senioren lohnen sich, wenn sie früh kommen und Parkplätze nicht knapp sind. In einer Pandemie sind sie in Gefahr.'
  }
} satisfies Translation<typeof en>;
