/**
 * A decision of ours where the rules are silent or sources disagree. Its text is `guide.ruling.<id>`; with an
 * option, tables may decide otherwise, and its values read `guide.option.<option>.<value>`.
 */
export interface Ruling {
  readonly id: string;
  /** The game or expansion it belongs to. */
  readonly of: string;
  readonly option?: string;
  /** The other expansion, for a ruling on what happens where two meet. */
  readonly meets?: string;
}

const ruling = (of: string, id: string, option?: string): Ruling => ({
  id,
  of,
  ...(option === undefined ? {} : { option })
});
const meeting = (of: string, meets: string, id: string): Ruling => ({ id, of, meets });

export const RULINGS: readonly Ruling[] = [
  ruling('landscape', 'fields', 'fields'),
  ruling('landscape', 'smallCity', 'smallCity'),

  ruling('river1', 'riverTurns', 'riverTurns'),

  ruling('anniversary20', 'arrowBeside', 'arrowBeside'),
  ruling('anniversary20', 'arrowOwnTile'),
  ruling('anniversary20', 'arrowRepeat', 'arrowRepeat'),
  ruling('anniversary20', 'arrowNoTile'),
  meeting('anniversary20', 'abbot', 'arrowGarden'),
  meeting('anniversary20', 'abbot', 'arrowRecall'),

  ruling('covid19', 'covidStart', 'covidStart'),
  ruling('covid19', 'covidSpread', 'covidSpread'),
  ruling('covid19', 'covidOwnTile'),
  ruling('covid19', 'covidDuty', 'covidDuty'),
  ruling('covid19', 'covidNeighbours'),
  ruling('covid19', 'covidSpare'),
  ruling('covid19', 'covidMerge'),
  ruling('covid19', 'covidOrder'),
  ruling('covid19', 'covidDeathCard', 'covidDeathCard'),
  ruling('covid19', 'covidBuildings'),
  ruling('covid19', 'covidScored'),
  ruling('covid19', 'covidBack'),
  meeting('covid19', 'river1', 'covidRiver'),

  ruling('naturalDisasters', 'quakeLimit'),
  ruling('naturalDisasters', 'quakeKnights'),
  ruling('naturalDisasters', 'floodLaid'),
  ruling('naturalDisasters', 'floodPoints'),
  ruling('naturalDisasters', 'floodSquares', 'floodSquares'),
  ruling('naturalDisasters', 'floodFollowers'),
  ruling('naturalDisasters', 'floodMonastery'),
  ruling('naturalDisasters', 'floodNext'),
  ruling('naturalDisasters', 'meteorShift', 'meteorShift'),
  ruling('naturalDisasters', 'meteorTarget'),
  ruling('naturalDisasters', 'meteorAlone'),
  ruling('naturalDisasters', 'meteorCut'),
  ruling('naturalDisasters', 'meteorEdges'),
  ruling('naturalDisasters', 'meteorPhase'),
  ruling('naturalDisasters', 'meteorEffects'),
  ruling('naturalDisasters', 'tornadoSquares', 'tornadoSquares'),
  ruling('naturalDisasters', 'tornadoDrop', 'tornadoDrop'),
  meeting('naturalDisasters', 'river1', 'floodRiver'),
  meeting('naturalDisasters', 'anniversary20', 'floodExtraTurn'),
  meeting('naturalDisasters', 'anniversary20', 'meteorArrow'),
  meeting('naturalDisasters', 'anniversary20', 'tornadoPair'),
  meeting('naturalDisasters', 'covid19', 'meteorInfection'),
  meeting('naturalDisasters', 'covid19', 'tornadoTest'),

  ruling('blackDragon', 'dragonFifty'),
  ruling('blackDragon', 'dragonStart'),
  ruling('blackDragon', 'dragonDeadEnd'),
  ruling('blackDragon', 'dragonTile', 'dragonTile'),
  ruling('blackDragon', 'dragonFields'),
  meeting('blackDragon', 'abbot', 'dragonGardens'),
  meeting('blackDragon', 'anniversary20', 'dragonExtraTurn'),
  meeting('blackDragon', 'anniversary20', 'dragonPair'),
  meeting('blackDragon', 'covid19', 'dragonTests'),
  meeting('blackDragon', 'naturalDisasters', 'dragonMeteor'),

  ruling('clinic', 'clinicBoard', 'board'),
  ruling('clinic', 'clinicGoal', 'goal'),
  ruling('clinic', 'clinicChoose'),
  ruling('clinic', 'clinicCars'),
  ruling('clinic', 'clinicFloors'),
  ruling('clinic', 'clinicConveyors'),
  ruling('clinic', 'clinicBeds'),
  ruling('clinic', 'clinicLab'),
  ruling('clinic', 'clinicGardens'),
  ruling('clinic', 'clinicWages'),
  ruling('clinic', 'clinicUniversity'),

  ruling('covid19Pandemic', 'pandemicContagion', 'contagion'),
  ruling('covid19Pandemic', 'pandemicIsolation', 'isolation'),
  ruling('covid19Pandemic', 'k1', 'mandatoryAction'),
  ruling('covid19Pandemic', 'k2'),
  ruling('covid19Pandemic', 'k3'),
  ruling('covid19Pandemic', 'k4'),
  ruling('covid19Pandemic', 'k5', 'outpatientCounts'),
  ruling('covid19Pandemic', 'k6', 'outpatientExempt'),
  ruling('covid19Pandemic', 'k7'),
  ruling('covid19Pandemic', 'k8'),
  ruling('covid19Pandemic', 'k9'),
  ruling('covid19Pandemic', 'k10'),
  ruling('covid19Pandemic', 'k11', 'lowNeedsHub'),
  ruling('covid19Pandemic', 'k12'),
  ruling('covid19Pandemic', 'k13'),
  ruling('covid19Pandemic', 'k14'),
  ruling('covid19Pandemic', 'pandemicPreadmissions', 'preadmissionCounts'),
  ruling('covid19Pandemic', 'pandemicLeftovers'),
  ruling('covid19Pandemic', 'pandemicTalks'),
  ruling('covid19Pandemic', 'pandemicExtension')
];

/** The rulings a game's or expansion's page lists, those on meetings included. */
export function rulingsOf(id: string): readonly Ruling[] {
  return RULINGS.filter(({ of, meets }) => of === id || meets === id);
}
