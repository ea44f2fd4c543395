import type { Messages } from '../messages.ts';

export default {
  title: 'Cvičení',
  about: 'Hraj za všechny na tomto zařízení: nic se neposílá ani neukládá.',
  players: 'Hráči',
  with: 'Hrát s',
  start: 'Začít',
  again: 'Znovu',
  leave: 'Odejít od stolu',
  names: 'Adam, Bára, Cyril, Dana, Eva, Filip',
  failed: 'Nepodařilo se připravit: {reason}'
} satisfies Messages<'practice'>;
