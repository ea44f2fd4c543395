import type { Messages } from '../messages.ts';

export default {
  title: 'Úloha dne',
  about:
    'Jedna pozice ze hry botů, dnes pro všechny stejná. Najdi nejlepší tah. Vzniká v tomto zařízení, bez sítě.',
  making: 'Úloha vzniká …',
  failed: 'Úlohu nešlo vytvořit: {reason}',
  ask: 'Na tahu: {name}. Najdi nejlepší místo pro tuto kartičku a pro figurku.',
  judging: 'Učitel se dívá na tvůj tah …',
  best: 'To je nejlepší tah, který učitel našel.',
  good: 'Velmi dobře: nejlepší tah by dal navíc méně než bod.',
  fair: 'Není to špatné. Nejlepší tah dá {n, plural, one {asi o # bod} few {asi o # body} other {asi o # bodů}} víc.',
  poor: 'Je tu mnohem lepší tah: dá {n, plural, one {asi o # bod} few {asi o # body} other {asi o # bodů}} víc.',
  again: 'Zkusit znovu',
  show: 'Ukázat nejlepší tah',
  shown: 'Nejlepší tah: {what}.',
  solved: 'Dnes vyřešeno',
  streak:
    '{n, plural, =0 {Zatím žádný den v řadě} one {# den v řadě} few {# dny v řadě} other {# dní v řadě}}',
  tomorrow: 'Zítra přijde nová úloha.',
  leave: 'Opustit úlohu',
  names: 'Ada, Ben',
  judged: 'Posuzuje bot, který zkouší, co se může vylosovat dál. Může se mýlit.'
} satisfies Messages<'puzzle'>;
