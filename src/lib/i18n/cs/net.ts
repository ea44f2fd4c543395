import type { Messages } from '../messages.ts';

export default {
  alone: 'Jen na tomto zařízení',
  searching: 'Hledám ostatní …',
  direct: 'Přímé spojení',
  relayed: 'Spojení přes prostředníka',
  lost: 'Spojení ztraceno, zkouším znovu'
} satisfies Messages<'net'>;
