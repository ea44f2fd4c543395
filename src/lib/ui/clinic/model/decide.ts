import type { Action } from '../../../kernel/game.ts';
import { t } from '../../../i18n/index.ts';
import { NUMBERS } from '../../../clinic/numbers.ts';
import { placesOf } from './actions.ts';
import { priceAt } from '../plan/elements.ts';
import type { ClinicModel } from './model.svelte.ts';
import { hirePrice, isQuarantined, passWords, say, serviceWords } from '../words.ts';

/** The label of the large button. */
export function decideWords(model: ClinicModel, action: Action): string {
  switch (action.do) {
    case 'choose':
      return t('clinic.do.choose', { tile: say(`tile.${String(action.tile)}`) });
    case 'build':
      return t('clinic.do.build', { n: priceAt(String(action.what), placesOf(action)) });
    case 'hire':
      return t('clinic.do.hire', { n: hirePrice(model.state, action) });
    case 'reroute':
      return t('clinic.do.reroute', { service: serviceWords(action.to) });
    case 'buy': {
      const n = Number(action.points);
      return t('clinic.do.buy', { n, cost: n * NUMBERS.moneyPerPopularity });
    }
    case 'infect': {
      const person = model.personOf(Number(action.person));
      return person && isQuarantined(person) ? t('clinic.do.quarantine') : t('clinic.do.infect');
    }
    case 'pass':
      return passWords(model.state);
    default:
      return say(`do.${action.do}`, {}, t('clinic.do.do'));
  }
}
