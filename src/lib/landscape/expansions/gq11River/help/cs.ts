import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    spring: 'Pramen s cestou',
    'spring.1':
      'S řekou tento pramen nahradí druhý a druhá kartička se přimíchá k řece. Cesta dělí louku za pramenem a končí u domu, který není hostinec. Bez řeky zůstanou obě v krabici.'
  },
  learn: {
    lay: 'Řeka začíná pramenem s cestou. Polož tuto kartičku vpravo.',
    claim: 'Zaber město na severu.',
    end: 'Ve hře je vždy jen jeden pramen.'
  }
} satisfies Translation<typeof en>;
