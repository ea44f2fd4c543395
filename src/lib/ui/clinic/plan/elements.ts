import type { Seat } from '../../../kernel/game.ts';
import { elementCost } from '../../../clinic/actions/build.ts';
import { cellAt, type Place } from '../../../clinic/buildings/board.ts';
import {
  ELEMENTS,
  HUB,
  OPERATING,
  SATELLITE,
  codeOf,
  isHub,
  isSpecial
} from '../../../clinic/buildings/elements.ts';
import { NUMBERS } from '../../../clinic/numbers.ts';
import type { ClinicState, Supply } from '../../../clinic/state.ts';
import { t } from '../../../i18n/index.ts';
import { placesOf, type Offer } from '../model/actions.ts';
import { say, serviceWords } from '../words.ts';

/** One thing that Build could take, whether or not it is available now. */
export interface BuildOffer {
  readonly what: string;
  /** The offer of the game, or null with the reason why there is none, as a key under `offer`. */
  readonly offer: Offer | null;
  readonly why: string | null;
  /** The lowest price, in $. */
  readonly from: number;
}

const COMMON = ['treatment', 'supply'] as const;
const OTHERS = ['garden', 'parking', 'entrance', 'helipad'] as const;

/** Whether this table plays with satellite dishes. */
export const dishesInPlay = (state: ClinicState): boolean =>
  state.supply.satellite > 0 || state.clinics.some(({ tiles }) => tiles.includes(SATELLITE));

/** Everything there is to build at this table, in a steady order. */
export function buildOffers(state: ClinicState, seat: Seat, offers: readonly Offer[]): BuildOffer[] {
  const hubs = state.rows.map((_, i) => ELEMENTS[HUB + i].id);
  const specials = state.specials.flatMap((n, i) =>
    n > 0 || state.specialTaken[i] ? [ELEMENTS[OPERATING + i].id] : []
  );
  const roofs = dishesInPlay(state) ? [ELEMENTS[SATELLITE].id] : [];
  return [...COMMON, ...hubs, ...specials, ...OTHERS, ...roofs, 'conveyors'].map((what) => {
    const offer = offers.find(({ actions }) => actions[0].what === what) ?? null;
    const from = offer
      ? Math.min(...offer.actions.map((action) => priceAt(what, placesOf(action))))
      : priceAt(what, []);
    return { what, offer, why: offer ? null : whyNone(state, seat, what, from), from };
  });
}

function whyNone(state: ClinicState, seat: Seat, what: string, from: number): string {
  const clinic = state.clinics[seat];
  const code = codeOf(what);
  if (isHub(code)) {
    if (state.hubs[code - HUB] === 0) return 'gone';
    if (clinic.hubsBuilt >= NUMBERS.hubsPerRound) return 'limit';
    if (state.hubTaken[code - HUB]) return 'taken';
  } else if (isSpecial(code)) {
    if (state.specials[code - OPERATING] === 0) return 'gone';
    if (clinic.specialsBuilt >= NUMBERS.specialsPerRound) return 'limit';
    if (state.specialTaken[code - OPERATING]) return 'taken';
  } else if (state.supply[what as keyof Supply] === 0) return 'gone';
  return from > clinic.money ? 'dear' : 'no';
}

/** The price of an element at its place. */
export function priceAt(what: string, places: readonly Place[]): number {
  return what === 'conveyors' ? NUMBERS.conveyorCost : elementCost(codeOf(what), places[0]?.[0] ?? 0);
}

/** The use of an element, in a sentence; with a service for treatment rooms that treat one. */
export function aboutElement(element: string, treats: string | null = null): string {
  const [name, service] = element.split('.');
  switch (name) {
    case 'hub':
      return t('clinic.about.hub', { service: serviceWords(service) });
    case 'supply':
      return t('clinic.about.supply', { n: NUMBERS.orderlyUpkeepSaving });
    case 'operatingRoom':
      return t('clinic.about.operatingRoom', { n: NUMBERS.operatingBonus });
    case 'outpatient':
      return t('clinic.about.outpatient', { n: NUMBERS.outpatientIncome });
    case 'lab':
      return t('clinic.about.lab', { n: NUMBERS.labPopularity });
    case 'garden':
      return t('clinic.about.garden', { n: NUMBERS.gardenBonus });
    case 'satellite':
      return t('clinic.about.satellite', { n: NUMBERS.satelliteBonus });
    case 'parking':
      return t('clinic.about.parking', { n: NUMBERS.carsPerParking });
    default:
      return treats === null
        ? say(`about.${name}`)
        : t('clinic.about.treatment.busy', { service: serviceWords(treats) });
  }
}

/** A cell in a sentence; `empty` cells by what is below. */
export function aboutCell(
  state: ClinicState,
  seat: Seat,
  { at, element, treats }: { readonly at: Place; readonly element: string; readonly treats: string | null }
): string {
  if (element === 'treatment' && treats === null) return t('clinic.about.treatment.idle');
  if (element !== 'empty') return aboutElement(element, treats);
  if (at[0] === 0) return t('clinic.about.empty.ground');
  const under = state.clinics[seat].tiles[cellAt(state.config.board, [at[0] - 1, at[1], at[2]])];
  return ELEMENTS[under].module ? t('clinic.about.empty.roof') : t('clinic.about.empty.air');
}
