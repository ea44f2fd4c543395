import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  set: {
    name: 'Ovce a kopce',
    about: 'Pastýři shánějí ovce, dokud mají odvahu, kopce rozhodují shody a vinice obohacují kláštery.',
    lesson: 'Pastýř a jeho stádo.',
    'option.hillTie': 'Kopec rozhodne shodu',
    'option.hillTie.any': 's kterýmkoli družiníkem na něm',
    'option.hillTie.number': 'podle počtu družiníků na kopcích',
    'option.vineyardGardens': 'Vinice se počítají i pro zahrady',
    'option.vineyardGardens.false': 'ne',
    'option.vineyardGardens.true': 'ano',
    'part.shepherd': 'Pastýři',
    'part.hill': 'Kopce',
    'part.vineyard': 'Vinice',
    'meet.abbeyMayor': 'Opatství uzavře okraj louky. Vinice se počítají i pro opatství.',
    'meet.blackDragon': 'Žere pastýře; jejich ovce se vrátí do pytlíku.',
    'meet.covid19': 'Nakažený pastýř se testuje jako ostatní. Jde-li domů, přijde o stádo.',
    'meet.naturalDisasters': 'Tornádo pastýře nezvedne. Meteor je pošle domů bez bodů.'
  },
  board: {
    'figure.shepherd': 'pastýř',
    'score.flock': '{n, plural, one {# ovce} few {# ovce} other {# ovcí}}',
    'score.vineyard': 'vinice',
    'rule.flock': 'Pastýři',
    'awaits.flock': '{name}: losovat znovu, nebo domů?',
    'do.flock': 'Rozhodnout',
    'action.flock': '{choice, select, grow {Vylosovat další žeton} other {Zahnat stádo domů}}',
    'event.drewToken':
      '{name} losuje: {token, select, wolf {vlk, stádo je pryč} sheep1 {1 ovce} sheep2 {2 ovce} sheep3 {3 ovce} other {4 ovce}}.',
    'awaits.draw.sheep': '{name} losuje z pytlíku s ovcemi',
    'preview.drawSheep': 'Potom žeton z pytlíku: ovce, nebo vlk',
    'because.flock':
      'Tvá louka se rozrostla, zatím {n, plural, =0 {žádná ovce} one {# ovce} few {# ovce} other {# ovcí}}. Vlci v pytlíku: {wolves} z {tokens}'
  }
} satisfies Translation<typeof en>;
