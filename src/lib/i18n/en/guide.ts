/** The rules pages: every game and expansion in our own words, our rulings, and what is reconstructed. */
export default {
  title: 'Rules',
  description: 'The rules of every game and expansion in plain words, with every decision of ours.',
  index: 'Rules of the games',
  'index.more': 'Short, in our own words. The log at the table points here.',
  contents: 'On this page',
  pages: 'Rules pages',
  all: 'All rules pages',
  learn: 'Learn it by playing',
  rulings: 'House rulings',
  'rulings.about':
    'Where the rules are silent, or sources disagree, we had to decide. Every such decision stands here. Those with an option can be changed when a table is opened.',
  'rulings.none': 'No decision of ours was needed here.',
  'rulings.meets': 'with {name}',
  option: 'Option',
  'option.default': 'usual',
  together: 'All together',
  'together.about':
    'All expansions may be mixed. This is the order of one turn with everything on, and what happens where two of them meet.',
  'together.order': 'One turn in order',
  'together.order.1': 'A flood that is due spreads. A tile is drawn and laid, or the meteor is aimed.',
  'together.order.2': 'Arrows: two points, or the choice of an arrow.',
  'together.order.3': 'Infection: new tokens, tests of those who were joined, the spread and its tests.',
  'together.order.4': 'The tornado runs. Whoever it lets down in an infected area is tested.',
  'together.order.5': 'A meeple is set, by the ordinary rule or by the arrow, or the abbot is taken back.',
  'together.order.6': 'The dragon flies one step for each completed feature. What is left scores.',
  'together.order.7': 'The dragon lands on the new tile if somebody reached a fifty. Then the extra turn.',
  'together.matrix': 'Pairs of expansions',
  'together.matrix.about': 'How many tested examples say what happens when both are played.',
  'together.independent': 'independent',
  'together.tested': '{n, plural, one {# test} other {# tests}}',
  'together.ruled': 'own ruling',
  'together.legend': 'A star marks a ruling of the pair’s own, listed below.',
  reconstructed: 'Reconstructed pieces',
  'reconstructed.about':
    'No published source shows these pieces or numbers. They are our best guess: they play well, but your box may differ.',
  'reconstructed.fix': 'If you own the real thing',
  'reconstructed.fix.1':
    'Every guess carries the mark “reconstructed” in one data file, named below. Correct the value there and take the mark away; nothing else needs a change.',
  'reconstructed.fix.2':
    'Edges are written clockwise from the north, features one a line. The tests check that the file still makes sense.',
  'reconstructed.fix.3': 'Please send the correction to us as well, so that everybody has it.',
  'reconstructed.tiles': 'Tiles of {name}',
  'reconstructed.numbers': 'Numbers of {name}',
  'reconstructed.file': 'File',
  'reconstructed.what': 'Number',
  'reconstructed.value': 'Our value',

  // Landscape
  'landscape.aim': 'What it is about',
  'landscape.aim.1': 'Together you lay a countryside tile by tile, and claim its parts with your meeples.',
  'landscape.aim.2':
    'There are 72 tiles, one of them on the table at the start. Everybody has seven meeples.',
  'landscape.aim.3': 'A turn: lay a tile, perhaps set one meeple on it, score what was completed.',
  'landscape.placing': 'Laying a tile',
  'landscape.placing.1':
    'The tile must share a side with one on the table, and every side it shares must match: road to road, town to town, field to field.',
  'landscape.placing.2': 'Touching by a corner only is not enough.',
  'landscape.unplaceable': 'Tiles that fit nowhere',
  'landscape.unplaceable.1':
    'A tile that fits nowhere goes back to the box, and you draw another. If none is left, the game ends.',
  'landscape.meeple': 'Setting a meeple',
  'landscape.meeple.1': 'Only on the tile you just laid: on a road, in a town, in a monastery or on a field.',
  'landscape.meeple.2':
    'Nobody, you included, may already stand anywhere in that same connected road, town or field.',
  'landscape.meeple.3':
    'A feature your own tile has just completed is allowed too: the meeple scores and comes straight back.',
  'landscape.meeple.4': 'A meeple that comes home while scoring can be used from your next turn on.',
  'landscape.scoring': 'Scoring a feature',
  'landscape.scoring.1': 'A road closed at both ends, or in a ring: 1 point a tile.',
  'landscape.scoring.2': 'A town with its wall closed and no gap inside: 2 points a tile and 2 a shield.',
  'landscape.scoring.3': 'A monastery with all eight squares around it filled: 9 points.',
  'landscape.scoring.4':
    'A tile counts once, even if the feature enters it twice. What is completed scores for everybody, whoever completed it.',
  'landscape.majority': 'Who gets the points',
  'landscape.majority.1':
    'Whoever has most meeples in a feature takes all its points. In a tie everybody who has most takes them all.',
  'landscape.majority.2': 'All meeples of the scored feature go home.',
  'landscape.final': 'Final scoring',
  'landscape.final.1':
    'When the tiles are gone, what is unfinished scores too: roads and towns 1 a tile and 1 a shield, a monastery 1 and 1 for each tile around it.',
  'landscape.final.2': 'Then the fields are counted. Whoever has most points wins.',
  'landscape.fields': 'Fields',
  'landscape.fields.1':
    'A meeple on a field lies there to the end. Fields are never complete, even when enclosed.',
  'landscape.fields.2': 'Roads, towns, rivers and tile corners separate fields.',
  'landscape.fields.3':
    'At the end, whoever has most meeples on a field has 3 points for each finished town it touches.',

  // The River
  'river1.river': 'Laying the river',
  'river1.river.1':
    'The spring lies on the table instead of the start tile. All river tiles come first, the lake last of them.',
  'river1.river.2':
    'Each river tile goes on where the water ends. The river may not bend the same way twice running.',
  'river1.river.3': 'Otherwise these are ordinary turns, with meeples and scoring.',
  'river1.figures': 'Land and water',
  'river1.figures.1': 'Nobody stands on the river itself.',
  'river1.figures.2':
    'The river divides fields; they meet again around the spring and the lake, but not under a bridge.',

  // The Abbot
  'abbot.abbot': 'Where the abbot stands',
  'abbot.abbot.1':
    'Everybody has one abbot besides the meeples. It stands on a monastery or on a garden, and is set instead of a meeple.',
  'abbot.abbot.2':
    'A garden scores as a monastery does: 9 when surrounded, or 1 and 1 for each tile around it. Only the abbot may stand there.',
  'abbot.recall': 'Taking the abbot back',
  'abbot.recall.1':
    'Instead of setting a meeple you may take your abbot back. It scores at once what its place is worth just then.',
  'abbot.recall.2':
    'This works wherever it stands, but not once its place is complete: then it scores by itself.',

  // 20th Anniversary
  'anniversary20.points': 'Arrows to an empty square',
  'anniversary20.points.1': 'An arrow looks at the one square right beside it.',
  'anniversary20.points.2':
    'If the arrow of the tile you lay looks at an empty square, you have 2 points at once.',
  'anniversary20.activate': 'Arrows in use',
  'anniversary20.activate.1':
    'If your arrow looks at a tile, it is used. So is an arrow already on the table that looks at the tile you lay.',
  'anniversary20.activate.2':
    'Only one arrow is used in a turn. With several, you choose; your own arrow keeps its 2 points unless it is the one chosen.',
  'anniversary20.activate.3': 'Using an arrow is no choice, but you need not set the meeple it allows.',
  'anniversary20.partner': 'One more beside',
  'anniversary20.partner.1':
    'Instead of the usual meeple you may set one right beside a meeple of your own anywhere. Two side by side is the limit.',
  'anniversary20.partner.2': 'Others in the same feature do not matter: this is a way to win a majority.',
  'anniversary20.elsewhere': 'One anywhere',
  'anniversary20.elsewhere.1':
    'Instead of the usual meeple you may set one on any feature of the table that nobody holds and that is not complete.',
  'anniversary20.elsewhere.2': 'An enclosed field counts as open.',
  'anniversary20.extraTurn': 'One more turn',
  'anniversary20.extraTurn.1': 'When this turn is over, scoring included, you have another whole turn.',
  'anniversary20.extraTurn.2': 'In it the other two arrows work, but no third turn can be won.',

  // COVID-19
  'covid19.infection': 'Infection',
  'covid19.infection.1': 'Laying the COVID-19 tile infects the town and the field on it: each gets a token.',
  'covid19.infection.2': 'A token makes the whole connected road, town, field or monastery an infected area.',
  'covid19.spread': 'How it spreads',
  'covid19.spread.1':
    'Whoever makes an infected area larger lays one token on any area that is not infected and touches an infected one.',
  'covid19.spread.2':
    'Areas touch where they share a border on a tile: a road and the fields beside it, a town and the field outside its wall, a road and the town it leads to, a monastery and the field around it.',
  'covid19.spread.3': 'Laying tiles around an infected monastery does not make it larger.',
  'covid19.tokens': 'Tokens',
  'covid19.tokens.1':
    'There are twenty. When all lie on the table, one is moved from where the disease has died down.',
  'covid19.testing': 'Testing',
  'covid19.testing.1':
    'A figure that comes into an infected area is tested: set there, joined to it, reached by a token, or let down by a tornado. Its owner draws a card.',
  'covid19.testing.2':
    'Negative (20 cards): it stays. Positive (9): it goes home. One card is a death: the figure leaves the game.',
  'covid19.testing.3': 'A figure already inside is not tested again when the area grows.',
  'covid19.testing.4':
    'Tests come before scoring: whoever was sent home scores nothing. Otherwise the disease changes no points.',
  'covid19.testing.5': 'When the cards are used up, those drawn are shuffled.',

  // Natural Disasters
  'naturalDisasters.earthquake': 'Earthquake',
  'naturalDisasters.earthquake.1':
    'An ordinary tile while you play. At the end it shakes every town with a part on one of twelve squares: two each way in its row and column, and one diagonally.',
  'naturalDisasters.earthquake.2':
    'There, unfinished towns score nothing, and finished ones give nothing to fields.',
  'naturalDisasters.flood': 'Flood',
  'naturalDisasters.flood.1':
    'Laid beside any tile, whatever the edges; with a river, over one of the river’s tiles. No meeple stands on it.',
  'naturalDisasters.flood.2': 'Before the same player’s next draw it covers the eight squares around it.',
  'naturalDisasters.flood.3':
    'What touches the flood tile, or lies on a covered square, can never be completed and counts as unfinished.',
  'naturalDisasters.meteor': 'Meteor',
  'naturalDisasters.meteor.1':
    'The drawer points at a tile, not at the start tile. Everybody else in turn may shift the aim to a neighbouring tile that has not been aimed at; last of all the drawer once more.',
  'naturalDisasters.meteor.2':
    'The tile found is replaced by a crater. Features end there; what that completes is scored. Followers that stood on it go home without points.',
  'naturalDisasters.meteor.3':
    'A crater fills a square around a monastery but earns no point: 8 instead of 9. Nobody stands on it.',
  'naturalDisasters.tornado': 'Tornado',
  'naturalDisasters.tornado.1':
    'It starts on its tile. Beginning with the player in turn, everybody moves it two squares over tiles, twelve in all, never onto the same tile twice. Where it is stuck it ends.',
  'naturalDisasters.tornado.2':
    'It picks up one follower on its way. Meeting another, it swaps them: the one it carried is put where the other stood, or goes home if it may not stand there.',
  'naturalDisasters.tornado.3':
    'At the end the owner of the one carried sets it on a free, unfinished feature of the last tile. Otherwise it goes home.',
  'naturalDisasters.tornado.4': 'All this comes before you set a meeple and before scoring.',

  // Black Dragon
  'blackDragon.placement': 'The dragon lands',
  'blackDragon.placement.1':
    'It waits beside the table. When, in one turn, anybody’s points reach or pass 50 (or 100, 150, …), it lands on the tile just laid, after scoring. If it is on the table already, it moves there.',
  'blackDragon.placement.2':
    'Whoever stands on that tile is eaten. Points of the final scoring bring it no more.',
  'blackDragon.movement': 'The dragon flies',
  'blackDragon.movement.1':
    'While it is on the table, it must fly one step for every feature your tile has completed, occupied or not, before anything is scored.',
  'blackDragon.movement.2': 'A step goes to a tile right beside, never to one where it has been this turn.',
  'blackDragon.eaten': 'Who is eaten',
  'blackDragon.eaten.1':
    'Every figure on every tile it comes to goes back to its owner, and scores nothing. Whoever survives scores.',

  // Clinic
  'clinic.setup': 'Before the first round',
  'clinic.setup.1':
    'Everybody builds a hospital of their own and begins with $15, one white doctor, a Psychiatry hub, a treatment room, a supply room and an entrance.',
  'clinic.setup.2': 'As many services are open as there are players, and one more.',
  'clinic.setup.3': 'In reverse order everybody takes one bonus tile and uses it at once.',
  'clinic.round': 'A round',
  'clinic.round.1':
    'Six rounds. In each: three actions, then everybody moves, patients are treated, bills are paid, and the clinic is put in order.',
  'clinic.choose': 'Choosing actions',
  'clinic.choose.1':
    'Everybody secretly picks Build, Hire or Admit; all are shown together. Each at most twice a round.',
  'clinic.choose.2': 'All who build go first, then all who hire, then all who admit, each in turn order.',
  'clinic.build': 'Build',
  'clinic.build.1':
    'Up to two elements; with a treatment room among them one supply room more. Prices rise with the floor.',
  'clinic.build.2':
    'Rooms of one family never touch, not even one above the other. Above the ground every room needs one below.',
  'clinic.build.3':
    'One hub on each floor of a building at most. In a round, nobody builds more than one hub and one special room, and of each kind only one is to be had.',
  'clinic.modules': 'What can be built',
  'clinic.modules.1':
    'Hub: opens a service and makes its floor treat it. Treatment room: two beds and two doctors; it must touch a hub and a supply room, and works where its floor has a hub.',
  'clinic.modules.2':
    'Supply room: an orderly there saves upkeep. Garden: treatments in rooms beside it earn more. Conveyors: walking along them costs no time.',
  'clinic.modules.3':
    'Operating room: treats any service you have, and earns more. Outpatient services: patients go there at once, and every treatment earns $6. Lab: doctors there learn. Waiting room: patients start walking from there.',
  'clinic.modules.4': 'Entrance and helipad let people in, on the ground and above.',
  'clinic.cars': 'Cars',
  'clinic.cars.1':
    'Everybody who comes in brings a car, on a free square of the ground floor or on a parking tile. Without a place for it nobody can come; it leaves with its owner.',
  'clinic.hire': 'Hire',
  'clinic.hire.1':
    'At most one doctor from the University, dearer to the left, and at most one nurse or orderly. They come in by a door.',
  'clinic.admit': 'Admit',
  'clinic.admit.1':
    'You have a few points to spend: admit the patient at the front of a row, move one forward, or move one to the next row, which changes the illness.',
  'clinic.admit.2':
    'To admit you need a hub of the service, a free space before admission and a place for a car. A patient’s colour says how ill they are: white, yellow, orange, red.',
  'clinic.admit.3': 'After each action every row that is not full gets one new patient.',
  'clinic.move': 'Move',
  'clinic.move.1':
    'Everybody moves all their people at once. Each step into the next room costs one hour; conveyors and the way from admission to a door cost none.',
  'clinic.move.2':
    'Patients go to a bed of their service, doctors and nurses where they work, orderlies to a supply room. Staying costs nothing.',
  'clinic.treatment': 'Treatment',
  'clinic.treatment.1':
    'A doctor treats one patient a round, in the same room. As many nurses are needed as doctor and patient are levels apart, up or down.',
  'clinic.treatment.2':
    'The patient pays by colour and leaves with the car. In the Lab, doctors gain a level and a point of popularity instead.',
  'clinic.expenses': 'Bills and popularity',
  'clinic.expenses.1':
    'First all salaries, then the upkeep of the rooms. Whoever cannot be paid leaves; missing upkeep costs popularity.',
  'clinic.expenses.2': 'With what is left you may buy popularity at $3 each.',
  'clinic.tire': 'Doctors tire',
  'clinic.tire.1': 'Every doctor who treated somebody drops one level. White stays white.',
  'clinic.worsen': 'Patients worsen',
  'clinic.worsen.1':
    'Everybody not treated, also before admission, gets one level worse. Beyond red they die: 5 popularity lost. Those still in the rows do not worsen.',
  'clinic.tidy': 'Ready for the next round',
  'clinic.tidy.1':
    'Doctors nobody hired gain a level, new ones come, nurses are there again, the next tiles are turned up.',
  'clinic.tidy.2': 'The least popular player goes first in the next round.',
  'clinic.scoring': 'The end',
  'clinic.scoring.1':
    'Popularity, and points for staff, treatment rooms on upper floors and working buildings; less for patients still there and for hours spent.',
  'clinic.scoring.2': 'Most points win; then less time; then more money. Alone you play against a goal.',

  // COVID-19 Pandemic
  'covid19Pandemic.together': 'All together',
  'covid19Pandemic.together.1':
    'One to four clinics win or lose together. Contagion and self-isolation set how hard it is, and how many infections each round brings.',
  'covid19Pandemic.together.2': 'Everybody must take one certain action each round (usually Admit).',
  'covid19Pandemic.newInfections': 'New infections',
  'covid19Pandemic.newInfections.1':
    'After the third action the round’s tiles are shared out as you agree, at least one for each clinic, each on a different person.',
  'covid19Pandemic.newInfections.2': 'A doctor or patient with a tile is infected.',
  'covid19Pandemic.quarantine': 'Quarantine',
  'covid19Pandemic.quarantine.1':
    'A nurse or orderly with a tile stays away for the round: paid, but without work. Before the next round they come back through a door.',
  'covid19Pandemic.care': 'Treating the infected',
  'covid19Pandemic.care.1':
    'An infected person counts as one level worse. One treatment cures both illnesses; the income follows the colour.',
  'covid19Pandemic.care.2':
    'Infected doctors cannot treat. They need a bed, of any service; without one they wait in a hub.',
  'covid19Pandemic.care.3':
    'In Outpatient services any healthy doctor may treat an infected person, but takes over the infection.',
  'covid19Pandemic.care.4':
    'An infected patient cured is a survivor. A cured doctor stays and works again. Infected doctors get worse like patients, and can die.',
  'covid19Pandemic.contagion': 'Contagion',
  'covid19Pandemic.contagion.1':
    'At the end of a round new tiles wait before admission, one or two a clinic: whoever is there, or comes there next, is infected.',
  'covid19Pandemic.end': 'The end',
  'covid19Pandemic.end.1':
    'You win if more patients survived than people, and tiles that found nobody, lie among the dead. Alone, at least twenty patients must have been counted as well.',

  // House rulings: Landscape
  'ruling.fields': 'Some play without fields, as children do.',
  'ruling.smallCity': 'Older rules gave a finished town of two tiles one point a tile.',
  'ruling.riverTurns': 'Whether a straight piece between two bends makes the second one legal.',
  'ruling.arrowBeside':
    'Whether a second meeple may join on a feature that this tile has just completed; it scores with it.',
  'ruling.arrowOwnTile':
    'On the tile just laid the ordinary rule still holds, also for a feature it has completed.',
  'ruling.arrowRepeat': 'An extra-turn arrow that looks at a tile during an extra turn.',
  'ruling.arrowNoTile': 'When no tile is left there is no extra turn.',
  'ruling.arrowGarden': 'Only an abbot stands on a garden, so there is never a second figure.',
  'ruling.arrowRecall': 'Taking the abbot back replaces any placement, also the one an arrow allows.',
  'ruling.covidStart': 'The tile may lie beside the start tile from the beginning, with both tokens.',
  'ruling.covidSpread': 'How many tokens a tile brings that makes several infected areas larger.',
  'ruling.covidOwnTile': 'Laying the COVID-19 tile itself infects, and does not spread besides.',
  'ruling.covidDuty': 'Whether the token must be laid where it can be.',
  'ruling.covidNeighbours':
    'Areas touch where they share a border on some tile, or where one runs into the other.',
  'ruling.covidSpare':
    'The disease has died down in a completed feature nobody stands in, and where an area holds a second token. Is there none, nothing spreads.',
  'ruling.covidMerge': 'When two infected areas join, nobody in them is tested again.',
  'ruling.covidOrder':
    'The player in turn tests first, then clockwise; figures of one owner row by row, from west to east.',
  'ruling.covidDeathCard': 'What becomes of the death card once drawn.',
  'ruling.covidBuildings': 'Living figures are tested; buildings and pieces that belong to nobody are not.',
  'ruling.covidScored': 'A scored feature stays infected, and the disease can still spread from it.',
  'ruling.covidBack': 'A meeple sent home while the tile is laid may be set again in the same turn.',
  'ruling.covidRiver':
    'With a river, the tile of the variant lies on the other side of the spring; otherwise it is drawn after the river.',
  'ruling.quakeLimit': 'The number of tokens in the box is no limit to the towns shaken.',
  'ruling.quakeKnights': 'Meeples in shaken towns score nothing at the end.',
  'ruling.floodLaid': 'Without a river the flood is laid like any tile, and fits beside everything.',
  'ruling.floodPoints':
    'Points scored before the flood stay. A finished town under water gives nothing to fields any more.',
  'ruling.floodSquares':
    'Whether empty squares under the flood may still be built on. What is built there is flooded at once.',
  'ruling.floodFollowers': 'Followers on covered squares stay where they are.',
  'ruling.floodMonastery':
    'A monastery or garden is frozen when it stands under water or the flood tile is one of its eight squares.',
  'ruling.floodNext': '“The next turn” is the next tile that player draws.',
  'ruling.meteorShift': 'Which tiles are neighbours when the aim is shifted.',
  'ruling.meteorTarget': 'A shift, too, must end on a tile that may be hit.',
  'ruling.meteorAlone': 'With nothing to hit the meteor goes back to the box and another tile is drawn.',
  'ruling.meteorCut': 'A feature cut in two becomes two; a part without a follower is simply free.',
  'ruling.meteorEdges': 'Tiles laid beside a crater match it with any edge.',
  'ruling.meteorPhase': 'What the meteor completes is scored at the end of the turn like everything else.',
  'ruling.meteorEffects':
    'Flood, earthquake or arrow on the tile hit are gone; earlier points stay. A crater can be hit again.',
  'ruling.tornadoSquares': 'Where the tornado may not return. The tile it starts on counts as visited.',
  'ruling.tornadoDrop': 'Whether the owner may take the carried follower home although it could be set down.',
  'ruling.floodRiver':
    'The tile under the flood leaves the game; flood, meteor and tornado are drawn after the river. The spring may be flooded but not hit.',
  'ruling.floodExtraTurn': 'An extra turn begins with a draw as well, so the flood spreads before it.',
  'ruling.meteorArrow':
    'A meteor or flood laid where an arrow looks uses that arrow. Nobody can stand on it, but elsewhere the arrow’s meeple may be set.',
  'ruling.tornadoPair': 'Of two meeples side by side the tornado takes one.',
  'ruling.meteorInfection':
    'Tokens on the tile hit go back. Of an area cut in two only the side with a token stays infected.',
  'ruling.tornadoTest':
    'A follower swapped or let down into an infected area is tested before anything else goes on.',
  'ruling.dragonFifty': 'Every multiple of fifty brings the dragon, and reaching it exactly is enough.',
  'ruling.dragonStart': 'The square it starts from counts as visited in this turn.',
  'ruling.dragonDeadEnd': 'Where no step is possible the rest of the flight is lost.',
  'ruling.dragonTile': 'Whether figures may be set on the square where the dragon stands.',
  'ruling.dragonFields': 'Fields are never completed, also not for the dragon.',
  'ruling.dragonGardens': 'Without abbots a surrounded garden is no completed feature; with them it is.',
  'ruling.dragonExtraTurn': 'An extra turn is a new turn, for the fifty and for the squares visited.',
  'ruling.dragonPair': 'Two meeples side by side are eaten both.',
  'ruling.dragonTests':
    'Tests come first; whoever was sent home is not there when the dragon comes. Who is eaten needs no test.',
  'ruling.dragonMeteor': 'A meteor leaves the dragon where it is, and it may fly over craters and flood.',

  // House rulings: Clinic
  'ruling.clinicBoard': 'Beginners draw one of four first clinics, experts place theirs freely.',
  'ruling.clinicGoal': 'The points a single player tries to reach.',
  'ruling.clinicChoose': 'Actions are chosen one at a time, before each of the three.',
  'ruling.clinicCars':
    'Cars may be parked anew at any time, so only their number counts: one on each empty square of the ground floor, four on a parking tile.',
  'ruling.clinicFloors': 'Adding a floor costs nothing; each room needs one below it.',
  'ruling.clinicConveyors': 'Conveyors are bought in pairs, and all of a clinic’s form one network.',
  'ruling.clinicBeds': 'A sick employee without a bed goes to a hub, not to a door.',
  'ruling.clinicLab':
    'Doctors in a Lab learn by themselves; red ones have nothing to learn. Research is no work that tires.',
  'ruling.clinicGardens': 'Gardens add nothing to Outpatient services.',
  'ruling.clinicWages':
    'Who cannot pay chooses whom to dismiss; each missing dollar of upkeep costs one popularity.',
  'ruling.clinicUniversity': 'After the last round the University is not refilled.',
  'ruling.pandemicContagion': 'How strongly each round ends.',
  'ruling.pandemicIsolation': 'How well people keep apart: it sets the tiles of each round.',
  'ruling.k1':
    'The action that must be taken: the heading names one, its example the other. Only Admit makes the example true.',
  'ruling.k2': 'The tiles on the round track and those “of the propagation board” are the same.',
  'ruling.k3':
    'A heading about pay stands in the wrong phase; tiring and worsening belong to Administration.',
  'ruling.k4': 'The dead are all who died, infected or not, and the tiles that found nobody.',
  'ruling.k5':
    'Whether an infected patient cured in Outpatient services is a survivor, although the tile moves to the doctor.',
  'ruling.k6': 'Whether a doctor infected while treating gets worse in that same round. A red one would die.',
  'ruling.k7': 'Getting worse changes the colour for good: a cured doctor who was orange is red.',
  'ruling.k8': 'A doctor treated this round is healthy, has not worked, and neither tires nor worsens.',
  'ruling.k9': 'Quarantine lasts to the end of the round.',
  'ruling.k10': 'New infections are called a phase, but happen within the first one.',
  'ruling.k11':
    'Whether low contagion, too, asks for a hub of the service. Otherwise tiles could be dumped where nobody comes.',
  'ruling.k12': 'The syringe and its tile have no rule, so they are not in the game.',
  'ruling.k13':
    'A doctor healed in Outpatient services stays, healthy; the tile goes to the one who treated.',
  'ruling.k14':
    'The expansion can also be played with the first edition of Clinic. Here it is played with the deluxe one.',
  'ruling.pandemicPreadmissions': 'Whether patients still before admission can get new infections.',
  'ruling.pandemicLeftovers':
    'A clinic with nobody to infect takes no tile. What nobody can take counts among the dead.',
  'ruling.pandemicTalks': 'After four rounds of talk without agreement the tiles are split evenly.',
  'ruling.pandemicExtension':
    'People of The Extension follow the expansion’s own words; a pregnant woman who leaves costs 2 popularity.',

  // Values of options
  'option.fields.true': 'with fields',
  'option.fields.false': 'without fields',
  'option.smallCity.4': '4 points',
  'option.smallCity.2': '2 points',
  'option.riverTurns.immediate': 'only two bends in a row are barred',
  'option.riverTurns.alternate': 'bends always alternate',
  'option.arrowBeside.any': 'anywhere',
  'option.arrowBeside.open': 'unfinished features only',
  'option.arrowRepeat.spent': 'gives nothing',
  'option.arrowRepeat.points': 'gives its 2 points',
  'option.covidStart.false': 'drawn from the bag',
  'option.covidStart.true': 'beside the start',
  'option.covidSpread.tile': 'one a tile',
  'option.covidSpread.area': 'one for each area',
  'option.covidDuty.must': 'it must',
  'option.covidDuty.may': 'it may be kept',
  'option.covidDeathCard.discarded': 'shuffled in again later',
  'option.covidDeathCard.removed': 'leaves the game',
  'option.floodSquares.open': 'may be built on',
  'option.floodSquares.blocked': 'blocked',
  'option.meteorShift.beside': 'side by side',
  'option.meteorShift.around': 'diagonally too',
  'option.tornadoSquares.once': 'not onto any tile twice',
  'option.tornadoSquares.eachMove': 'not twice in one player’s move',
  'option.tornadoDrop.may': 'may take it home',
  'option.tornadoDrop.must': 'must set it down',
  'option.dragonTile.open': 'allowed',
  'option.dragonTile.closed': 'forbidden',
  'option.board.beginner': 'beginners',
  'option.board.expert': 'experts',
  'option.goal.60': '60 points',
  'option.goal.80': '80 points',
  'option.goal.100': '100 points',
  'option.contagion.low': 'low',
  'option.contagion.high': 'high',
  'option.isolation.good': 'good',
  'option.isolation.medium': 'medium',
  'option.isolation.poor': 'poor',
  'option.mandatoryAction.admit': 'Admit',
  'option.mandatoryAction.build': 'Build',
  'option.preadmissionCounts.true': 'they can',
  'option.preadmissionCounts.false': 'they cannot',
  'option.outpatientCounts.true': 'a survivor',
  'option.outpatientCounts.false': 'not counted',
  'option.outpatientExempt.false': 'gets worse',
  'option.outpatientExempt.true': 'is spared',
  'option.lowNeedsHub.true': 'a hub is needed',
  'option.lowNeedsHub.false': 'any service'
} as const;
