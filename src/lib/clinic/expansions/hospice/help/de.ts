import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    elders: 'Alte Menschen',
    'elders.1':
      'Für einen Wartepunkt nehmt ihr einen alten Menschen in euer Hospiz auf. Es hat vier Plätze; sechzehn sind in der Schachtel. Jeder braucht einen Parkplatz.',
    'elders.2':
      'Sie bewegen sich nicht, werden nicht kränker und brauchen keine Behandlung. Jeder zahlt 1 $ je Runde, nach der Behandlung.',
    'ruling.hospiceNumbers':
      'Bekannt: sechzehn, in Hospizen untergebracht; COVID-19 tötet sie sofort. Wie sie kommen und was sie zahlen, ist unsere Wahl.'
  },
  learn: {
    admit: 'Nimm einen alten Menschen auf. Das Auto braucht einen Parkplatz.',
    move: 'Alte Menschen bleiben im Hospiz. Bewege wie vorgeschlagen.',
    paid: 'Das Hospiz brachte 1 $.',
    end: 'Sie lohnen sich, wenn sie früh kommen und Parkplätze nicht knapp sind. In einer Pandemie sind sie in Gefahr.'
  }
} satisfies Translation<typeof en>;
