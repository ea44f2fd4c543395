/** Every number of the rules page, typed from it and not from the engine's data. */

export const LEVELS = ['white', 'yellow', 'orange', 'red'];
export const SERVICES = ['Psychiatry', 'Cardiology', 'Ophthalmology', 'Orthopedics', 'Neurology'];
export const SPECIALS = ['operatingRoom', 'outpatient', 'lab', 'waitingRoom', 'intensiveCare'];
export const BONUS = ['money', 'nurse', 'orderly', 'upgrade', 'parking', 'garden', 'conveyors'];

export const ROUNDS = 6;
export const SLOTS = 3;
export const MONEY = 15;
export const HUBS = [4, 3, 3, 3, 3];
/** By seats, for each type of special module. */
export const SPECIAL_COPIES = [1, 1, 2, 3];
export const STOCK = { treatment: 16, garden: 12, parking: 24, entrance: 16, helipad: 8, conveyors: 20 };
export const SUPPLY_ROOMS = 4;
export const DISHES = 10;

export const FLOOR_COST = [2, 3, 4, 5];
export const GROUND_COST = 2;
export const CONVEYOR_COST = 2;
export const CONVEYORS_EACH = 5;
export const CARS_EACH = 16;
export const CARS_ON_PARKING = 4;

export const DOCTOR_PRICE = [4, 3, 2, 1, 1, 1];
export const HELP_PRICE = 3;
export const QUEUE_POINTS = 4;
export const ROW = 4;
export const SPACES = 3;

export const INCOME = [6, 12, 20, 30];
export const OUTPATIENT_INCOME = 6;
export const GARDEN_BONUS = 2;
export const OPERATING_BONUS = 5;
export const DISH_BONUS = 1;
export const INTENSIVE_LEVELS = 2;
export const ELDER_INCOME = 1;

export const SALARY = [1, 2, 3, 4];
export const SALARY_OTHERS = 1;
export const ORDERLY_SAVES = 2;
export const JANITOR_SAVES = 1;
export const POINT_PRICE = 3;
export const DEATH = 5;
export const LEAVES = 2;

export const SCORE_OTHERS = 1;
export const SCORE_ROOM = [0, 2, 4, 6];
export const SCORE_BUILDING = 4;
export const HOURS_A_POINT = 5;

export const PATIENT_PIECES = [38, 28, 17, 10];
export const DOCTOR_PIECES = [20, 16, 12, 8];
export const DOCTORS_A_SEAT = [3, 3, 2, 1];
/** By seats. */
export const PATIENTS = [
  [15, 11, 7, 4],
  [23, 17, 10, 6],
  [30, 22, 14, 8],
  [38, 28, 17, 10]
];

/** Floor, row and column of hub, treatment room, supply room and entrance. */
export const LAYOUTS: Readonly<Record<string, readonly string[]>> = {
  white: ['0,1,1', '0,1,2', '0,0,2', '0,1,0'],
  yellow: ['0,1,2', '0,1,1', '0,0,1', '0,1,3'],
  orange: ['0,0,1', '0,1,1', '0,1,2', '0,0,0'],
  red: ['0,0,2', '0,1,2', '0,1,1', '0,0,3']
};

export const TILES = 99;
/** Tiles for each player by round (section 11 B). */
export const PROPAGATION: Readonly<Record<string, readonly number[]>> = {
  'low good': [2, 2, 3, 3, 4, 4],
  'low medium': [2, 2, 3, 4, 4, 5],
  'low poor': [2, 3, 3, 4, 5, 5],
  'high good': [2, 2, 3, 4, 5, 5],
  'high medium': [2, 3, 4, 4, 5, 5],
  'high poor': [3, 3, 4, 4, 5, 5]
};
export const TALKS = 4;
export const SOLO_CUBES = 20;

export const WOMEN = 3;
export const ELDERS = 16;
export const ELDERS_EACH = 4;
export const JANITORS_A_SEAT = 2;
