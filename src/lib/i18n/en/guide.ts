/** The rules pages: every game and expansion in our own words, our rulings, and what is reconstructed. */
export default {
  title: 'Rules',
  description: 'The rules of every game and expansion in plain words, with every decision we had to make.',
  index: 'Rules of the games',
  'index.more': 'Short, in our own words. The log at the table links here.',
  contents: 'On this page',
  pages: 'Rules pages',
  all: 'All rules pages',
  learn: 'Learn it by playing',
  rulings: 'House rulings',
  'rulings.about':
    'Where the rules are silent, or sources disagree, we had to decide. Every such decision is listed here. Those with an option can be changed when a table is opened.',
  'rulings.none': 'Nothing had to be decided here.',
  'rulings.meets': 'with {name}',
  option: 'Option',
  'option.default': 'usual',
  together: 'All together',
  'together.about':
    'All expansions may be mixed. This is the order of one turn with 20th Anniversary, COVID-19, Natural Disasters and Black Dragon, and what happens where two of them meet.',
  'together.order': 'One turn in order',
  'together.order.1': 'A flood that is due spreads. A tile is drawn and laid, or the meteor is aimed.',
  'together.order.2': 'Arrows: two points, or the choice of an arrow.',
  'together.order.3':
    'Infection: new tokens, tests of figures whose area was joined to an infected one, then the spread and its tests.',
  'together.order.4': 'The tornado runs. A figure that it sets down in an infected area is tested.',
  'together.order.5': 'A meeple is placed, by the ordinary rule or by the arrow, or the abbot is taken back.',
  'together.order.6':
    'The dragon flies one step for each completed feature. The figures that are left score.',
  'together.order.7':
    'The dragon lands on the new tile if a player reached or passed a multiple of fifty. Then the extra turn.',
  'together.matrix': 'Pairs of expansions',
  'together.matrix.about': 'The number of tested examples of what happens when both are played.',
  'together.independent': 'independent',
  'together.tested': '{n, plural, one {# test} other {# tests}}',
  'together.ruled': 'own ruling',
  'together.legend': 'A star marks a ruling for that pair, listed below.',
  'together.says': 'How two expansions interact',
  'together.says.about':
    'Each sentence has a test that plays it out; the name of the test stands below. A number in the table leads to its pair.',
  reconstructed: 'Reconstructed pieces',
  'reconstructed.about':
    'No published source shows these pieces or numbers. They are our best guess: they play well, but your box may differ.',
  'reconstructed.fix': 'If you own the real thing',
  'reconstructed.fix.1':
    'Every guess carries the mark “reconstructed” in one data file, named below. Correct the value there and take the mark away; nothing else needs a change.',
  'reconstructed.fix.2':
    'Edges are written clockwise from the north, one feature a line. The tests check that the file still makes sense.',
  'reconstructed.fix.3': 'Please send the correction to us as well, so that all players have it.',
  'reconstructed.tiles': 'Tiles of {name}',
  'reconstructed.numbers': 'Numbers of {name}',
  'reconstructed.file': 'File',
  'reconstructed.what': 'Number',
  'reconstructed.value': 'Our value',

  // Landscape
  'landscape.aim': 'What it is about',
  'landscape.aim.1': 'Together you lay a countryside tile by tile, and claim its parts with your meeples.',
  'landscape.aim.2':
    'There are 72 tiles, one of them on the table at the start. Every player has seven meeples.',
  'landscape.aim.3': 'A turn: lay a tile, perhaps place one meeple on it, score what was completed.',
  'landscape.placing': 'Laying a tile',
  'landscape.placing.1':
    'The tile must share a side with one on the table, and every side it shares must match: road to road, city to city, field to field.',
  'landscape.placing.2': 'Touching by a corner only is not enough.',
  'landscape.unplaceable': 'Tiles that fit nowhere',
  'landscape.unplaceable.1':
    'A tile that fits nowhere goes back to the box, and you draw another. If none is left, the game ends.',
  'landscape.meeple': 'Placing a meeple',
  'landscape.meeple.1': 'Only on the tile you just laid: on a road, in a city, in a monastery or on a field.',
  'landscape.meeple.2':
    'Nobody, you included, may already stand anywhere in that same connected road, city or field.',
  'landscape.meeple.3':
    'A feature your own tile has just completed is allowed too: the meeple scores and comes straight back.',
  'landscape.meeple.4': 'A meeple that comes home while scoring can be used from your next turn on.',
  'landscape.scoring': 'Scoring a feature',
  'landscape.scoring.1': 'A road closed at both ends, or in a ring: 1 point a tile.',
  'landscape.scoring.2': 'A city with its wall closed and no gap inside: 2 points a tile and 2 a shield.',
  'landscape.scoring.3': 'A monastery with all eight squares around it filled: 9 points.',
  'landscape.scoring.4':
    'A tile counts once, even if the feature enters it twice. A completed feature scores for its owners, even if another player completed it.',
  'landscape.majority': 'Who gets the points',
  'landscape.majority.1':
    'The player who has most meeples in a feature gets all its points. In a tie, each player who has most gets all of them.',
  'landscape.majority.2': 'All meeples of the scored feature go home.',
  'landscape.final': 'Final scoring',
  'landscape.final.1':
    'When the tiles are gone, what is unfinished scores too: roads and cities 1 a tile and 1 a shield, a monastery 1 and 1 for each tile around it.',
  'landscape.final.2': 'Then the fields are counted. The player who has most points wins.',
  'landscape.fields': 'Fields',
  'landscape.fields.1':
    'A meeple on a field lies there to the end. Fields are never complete, even when enclosed.',
  'landscape.fields.2': 'Roads, cities, rivers and tile corners separate fields.',
  'landscape.fields.3':
    'At the end, the player who has most meeples on a field gets 3 points for each finished city it touches.',

  // Clinic
  'clinic.setup': 'Before the first round',
  'clinic.setup.1':
    'Every player builds a hospital of their own and begins with $15, one white doctor, a Psychiatry hub, a treatment room, a supply room and an entrance.',
  'clinic.setup.2': 'As many services are open as there are players, and one more.',
  'clinic.setup.3': 'In reverse order every player takes one bonus tile and uses it at once.',
  'clinic.round': 'A round',
  'clinic.round.1':
    'Six rounds. In each: three actions, then all move, patients are treated, bills are paid, and the clinic is put in order.',
  'clinic.choose': 'Choosing actions',
  'clinic.choose.1':
    'Every player secretly picks Build, Hire or Admit; all are shown together. Each at most twice a round.',
  'clinic.choose.2': 'All who build go first, then all who hire, then all who admit, each in turn order.',
  'clinic.build': 'Build',
  'clinic.build.1':
    'Up to two elements; if one of them is a treatment room, one more supply room. Prices rise with the floor.',
  'clinic.build.2':
    'Rooms of one family never touch, not even one above the other. Above the ground every room needs one below.',
  'clinic.build.3':
    'One hub on each floor of a building at most. In a round, nobody builds more than one hub and one special module, and only one tile of each kind is available.',
  'clinic.modules': 'What can be built',
  'clinic.modules.1':
    'Hub: opens a service, which its floor then treats. Treatment room: two beds and two doctors; it must touch a hub and a supply room, and works where its floor has a hub.',
  'clinic.modules.2':
    'Supply room: an orderly there saves upkeep. Garden: treatments in rooms beside it earn more. Conveyors: walking along them costs no time.',
  'clinic.modules.3':
    'Operating room: treats any service you have, and earns more. Outpatient services: patients go there at once, and every treatment earns $6. Lab: doctors there learn. Waiting room: patients start walking from there.',
  'clinic.modules.4': 'People come in by an entrance on the ground floor or a helipad on a roof.',
  'clinic.cars': 'Cars',
  'clinic.cars.1':
    'Every person who comes in brings a car, on a free square of the ground floor or on a parking tile. A person whose car has no place cannot come. The car leaves with its owner.',
  'clinic.hire': 'Hire',
  'clinic.hire.1':
    'At most one doctor from the University, more expensive to the left, and at most one nurse or orderly. They come in by a door.',
  'clinic.admit': 'Admit',
  'clinic.admit.1':
    'You have a few points to spend: admit the patient at the front of a row, move one forward, or move one to the next row, which changes the illness.',
  'clinic.admit.2':
    'To admit you need a hub of the service, a free space before admission and a place for a car. A patient’s colour says how ill they are: white, yellow, orange, red.',
  'clinic.admit.3': 'After each action every row that is not full gets one new patient.',
  'clinic.move': 'Move',
  'clinic.move.1':
    'Every player moves all their people at once. Each step into the next room costs one hour; conveyors and the way from admission to a door cost none.',
  'clinic.move.2':
    'Patients go to a bed of their service, doctors and nurses where they work, orderlies to a supply room. Staying costs nothing.',
  'clinic.treatment': 'Treatment',
  'clinic.treatment.1':
    'A doctor treats one patient a round, in the same room. As many nurses are needed as doctor and patient are levels apart, up or down.',
  'clinic.treatment.2':
    'The patient pays by colour and leaves with the car. In the Lab, doctors gain a level and a point of popularity instead.',
  'clinic.expenses': 'Bills and popularity',
  'clinic.expenses.1':
    'First all salaries, then the upkeep of the rooms. An employee who cannot be paid leaves; missing upkeep costs popularity.',
  'clinic.expenses.2': 'With what is left you may buy popularity at $3 each.',
  'clinic.tire': 'Doctors tire',
  'clinic.tire.1': 'Every doctor who treated a patient drops one level. White stays white.',
  'clinic.worsen': 'Patients worsen',
  'clinic.worsen.1':
    'Every patient not treated, also before admission, gets one level worse. Beyond red they die: 5 popularity lost. Those still in the rows do not worsen.',
  'clinic.tidy': 'Ready for the next round',
  'clinic.tidy.1':
    'Doctors nobody hired gain a level, new ones come, nurses are available again, the next tiles are turned up.',
  'clinic.tidy.2': 'The least popular player goes first in the next round.',
  'clinic.scoring': 'The end',
  'clinic.scoring.1':
    'Popularity, and points for staff, treatment rooms on upper floors and working buildings; minus points for patients still there and for hours spent.',
  'clinic.scoring.2': 'Most points win; then less time; then more money. Alone you play against a goal.',

  // House rulings: Landscape
  'landscape.ruling.fields': 'Some play without fields, as children do.',
  'landscape.ruling.smallCity': 'Older rules gave a finished city of two tiles one point a tile.',

  // House rulings: Clinic
  'clinic.ruling.clinicBoard':
    'The expert side has three columns and no printed layouts, so first clinics are placed freely.',
  'clinic.ruling.clinicFirst':
    'Each player draws one of four printed first clinics. Experts may place theirs freely on the beginners’ side too.',
  'clinic.ruling.clinicGoal': 'The points a single player tries to reach.',
  'clinic.ruling.clinicChoose': 'Actions are chosen one at a time, before each of the three.',
  'clinic.ruling.clinicCars':
    'Cars may be parked anew at any time, so only their number counts: one on each empty square of the ground floor, four on a parking tile.',
  'clinic.ruling.clinicFloors': 'Adding a floor costs nothing; each room needs one below it.',
  'clinic.ruling.clinicConveyors':
    'Conveyors are bought in pairs, and all those of a clinic form one network.',
  'clinic.ruling.clinicBeds': 'A sick employee without a bed goes to a hub, not to a door.',
  'clinic.ruling.clinicLab':
    'Doctors in a Lab learn automatically; red ones have nothing to learn. Research does not tire them.',
  'clinic.ruling.clinicGardens':
    'Gardens pay for patients treated in a treatment room beside them, not for those in special modules.',
  'clinic.ruling.clinicWages':
    'A player who cannot pay chooses whom to dismiss; each missing dollar of upkeep costs one popularity.',
  'clinic.ruling.clinicPieces':
    'The box holds a limited number of pieces of each colour. A person who changes colour takes a piece from the supply, or else from the bag; if there is none, the colour stays.',
  'clinic.ruling.clinicExtension':
    'Five modules of The Extension can be played. Floor 4, Amenities, Ambulance, Urban Design, Underground Utility Work, Pillars, Pharmacy and Virus are left out: no source with their rules was found. So are the zombie and the other small expansions of the base box.',
  'clinic.ruling.clinicUniversity': 'After the last round the University is not refilled.',

  // Values of options
  'option.fields.true': 'with fields',
  'option.fields.false': 'without fields',
  'option.smallCity.4': '4 points',
  'option.smallCity.2': '2 points',
  'option.board.beginner': 'beginners',
  'option.board.expert': 'experts',
  'option.firstClinic.drawn': 'drawn',
  'option.firstClinic.free': 'placed freely',
  'option.goal.60': '60 points',
  'option.goal.80': '80 points',
  'option.goal.100': '100 points'
} as const;
