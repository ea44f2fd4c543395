import { expect, it } from 'vitest';
import { CLINIC_FAULTS } from '../../../clinic/explain.ts';
import cs from '../../../i18n/cs/clinic.ts';
import de from '../../../i18n/de/clinic.ts';
import en from '../../../i18n/en/clinic.ts';
import es from '../../../i18n/es/clinic.ts';
import fr from '../../../i18n/fr/clinic.ts';
import zh from '../../../i18n/zh-Hans/clinic.ts';

it.each(Object.entries({ en, de, fr, es, cs, zh }))('every refusal is worded in %s', (_, words) => {
  const missing = CLINIC_FAULTS.filter((fault) => !(`fault.${fault}` in words));
  expect(missing).toEqual([]);
});
