/** Lessons: what they teach, what to do, and what came of it. */
export default {
  title: 'Learn by playing',
  description:
    'A guided first game of each game, and a short lesson for every expansion, played on the real table.',
  about:
    'Short games with a hint at every step, on the real table. Nothing can go wrong; this device only remembers which ones you have finished.',
  minutes: 'about {n, plural, one {# minute} other {# minutes}}',
  again: 'Once more',
  nudge: 'Not quite like that yet.',
  lessons: 'All lessons',
  next: 'Next: {name}',
  rules: 'The rules',
  play: 'Open a table',
  leave: 'Leave the lesson',
  step: 'Step {n} of {of}',
  names: 'Ada, Ben',
  failed: 'This lesson could not be opened: {reason}',

  landscape: 'Your first landscape',
  'landscape.about': 'Lay tiles, set meeples, score: a whole little game of seven tiles.',
  'landscape.lay':
    'You are Ada, in red. This tile is yours: tap the lit square, and the road goes on. Then “Place tile”.',
  'landscape.claim': 'Now claim the road: tap the spot on it and set your meeple.',
  'landscape.town':
    'Ben closed a little town with his meeple in it: 2 points a tile, 4 in all. His meeple comes home.',
  'landscape.monastery': 'A monastery. Lay it to the left: its road closes yours on that side.',
  'landscape.monk': 'Set a meeple in the monastery. It wants all eight squares around it filled.',
  'landscape.other': 'Ben has begun a road of his own.',
  'landscape.turn':
    'A crossing ends your road. Tap the tile to turn it, until its roads lead up and right, not down. Then lay it.',
  'landscape.farmer': 'Your road is closed. Before it scores, lay a meeple on the field below the road.',
  'landscape.road':
    'Your road scored 1 a tile, and that meeple came home. The one on the field lies there to the end of the game.',
  'landscape.last': 'The last tile. Lay it above the monastery: a neighbour more for your monk.',
  'landscape.count': 'You need no meeple there. Finish without one, and the game is counted.',
  'landscape.end':
    'The monastery counts itself and its neighbours, your field 3 for the finished town it touches. You know the game now.',

  river1: 'The River',
  'river1.about': 'How the game begins along a river.',
  'river1.lay':
    'The game begins at a spring. River tiles come first, and the water must go on: lay this one.',
  'river1.field': 'Nobody stands on the water, but the fields beside it are free. Take the upper one.',
  'river1.bent': 'Ben made the river bend to the south.',
  'river1.bend': 'It may not bend the same way twice running, so only this way is left. Lay the tile.',
  'river1.wraps': 'Both banks are one field, since it wraps round the spring: your meeple holds it all.',
  'river1.end': 'So it goes on to the lake. Then the ordinary tiles are drawn.',

  abbot: 'The Abbot',
  'abbot.about': 'A figure for gardens and monasteries that may come home early.',
  'abbot.lay': 'This tile has a garden. Lay it below the start.',
  'abbot.set': 'Only the abbot may stand in a garden. Set yours there.',
  'abbot.more': 'Another tile beside the garden makes it worth more. Lay it.',
  'abbot.back': 'Instead of setting a meeple you may take the abbot back. Do it now.',
  'abbot.home': 'The garden had itself and three neighbours: 4 points, and the abbot is free again.',
  'abbot.end': 'Waiting would have brought up to 9. When to take it back is yours to decide.',

  anniversary20: '20th Anniversary',
  'anniversary20.about': 'Arrows: two points, a second meeple, one more turn.',
  'anniversary20.points': 'This tile has an arrow. Lay it so that the arrow looks at an empty square.',
  'anniversary20.two': 'An arrow into nothing: 2 points at once.',
  'anniversary20.arrow':
    'This one lets you set a meeple beside your own. Lay it so that the arrow looks at a tile.',
  'anniversary20.partner': 'You have a knight in the town. Set a second one beside it.',
  'anniversary20.extra': 'The round arrow is one more turn. Let it look at the tile with the town.',
  'anniversary20.go': 'Finish this turn without a meeple. The next one is yours as well.',
  'anniversary20.again': 'Your turn again: the arrow gave you another tile.',
  'anniversary20.close': 'Close the town with it.',
  'anniversary20.end': 'Both knights are home, with 4 points. In an extra turn no third one can be won.',

  covid19: 'COVID-19',
  'covid19.about': 'Infected areas, how they spread, and tests.',
  'covid19.infect': 'The COVID-19 tile. Lay it beside the start.',
  'covid19.tokens': 'Its town and its field are infected now: the whole of each, across all tiles.',
  'covid19.grow': 'This tile makes the infected field larger, so the disease will spread. Lay it.',
  'covid19.spread': 'Choose where to: any lit area beside an infected one. Take the road.',
  'covid19.enter': 'Now dare it: set a meeple on the infected road. It is tested at once.',
  'covid19.negative': 'Negative: your meeple stays. Two cards in three are.',
  'covid19.positive':
    'Ben closed the infected town with a knight, but his test was positive. The knight went home, and nobody scored.',
  'covid19.end': 'Tests come before scoring. Stay out of infected areas, or hope.',

  naturalDisasters: 'Natural Disasters',
  'naturalDisasters.about': 'A meteor, a tornado and a flood.',
  'naturalDisasters.aim': 'A meteor! Point at the tile farthest to the right.',
  'naturalDisasters.shifted': 'Everybody may shift the aim by one tile: Ben moved it to the left.',
  'naturalDisasters.strike': 'The last word is yours. Leave the aim where it is.',
  'naturalDisasters.crater': 'The tile is gone. Roads, towns and fields end at the crater.',
  'naturalDisasters.tornado': 'A tornado. Lay its tile below the start.',
  'naturalDisasters.storm':
    'Each player moves it two squares. Tap the start tile, then the one to its right, where Ben stands.',
  'naturalDisasters.caught': 'It picked up Ben’s meeple and carries it along.',
  'naturalDisasters.dropped': 'Ben moved on until it was stuck, and set his meeple down on the last tile.',
  'naturalDisasters.flood': 'A flood fits beside everything. Lay it to the left of the start.',
  'naturalDisasters.spread':
    'Your turn begins, and the flood covers the eight squares around. What lies there is never complete.',
  'naturalDisasters.end': 'The earthquake is left: it shakes towns at the very end. The rules tell how far.',

  blackDragon: 'Black Dragon',
  'blackDragon.about': 'It comes at every fifty points and eats what it meets.',
  'blackDragon.fifty': 'You have 47 points. Close your road with this tile: it is worth 3.',
  'blackDragon.landed': 'Fifty! The dragon lands on the tile just laid.',
  'blackDragon.ben':
    'Ben is on the road beside it. For each feature you complete, you must move the dragon one tile.',
  'blackDragon.town': 'This tile completes the town.',
  'blackDragon.knight': 'Set a knight in it first.',
  'blackDragon.fly': 'One feature is complete, so one step: fly to the tile where Ben stands.',
  'blackDragon.eaten':
    'Ben’s meeple is eaten and goes home without points. Your knight survived and scored 4.',
  'blackDragon.end': 'It flies before anything is scored: mind your own meeples too.',
  done: 'Finished',
  progress: '{n} of {of} finished',
  forget: 'Forget what I finished',
  clinic: 'Your first clinic',
  'clinic.about': 'The last round of a small game: build, hire, admit, treat, and the final count.',
  'clinic.choose':
    'This is your clinic: a Psychiatry hub, a treatment room, a supply room, an entrance, and one white doctor. Each round has three actions. Choose “Build”.',
  'clinic.room':
    'A second treatment room. It must touch a hub and a supply room: choose it below, then tap the lit cell behind the hub, beside the supply room.',
  'clinic.garden':
    'One element more. A garden beside the new room: everyone treated there pays a little extra. Tap the corner at the very back.',
  'clinic.built': 'A supply room could come with a treatment room. You have one that is near enough: “Done”.',
  'clinic.other': 'Ben built a garden too.',
  'clinic.hire': 'Who shall work in there? Choose “Hire”.',
  'clinic.doctor': 'The yellow doctor is the most skilled one to be had. Hire them.',
  'clinic.nurse': 'A nurse helps a doctor with a patient who is one colour more or less ill. Hire one.',
  'clinic.admit': 'Now patients. Choose “Admit”.',
  'clinic.first': 'Your hub treats Psychiatry only. Tap the patient at the front of that row and admit them.',
  'clinic.second': 'The row has moved up. Admit the orange one too: the sicker, the more they pay.',
  'clinic.enough': 'Two queue points are left, but two doctors treat two patients. “Done”.',
  'clinic.move':
    'Everybody walks to where they work, and each step costs time. This proposal treats both patients: the yellow doctor and the nurse the orange one, the white doctor the white one. Take it.',
  'clinic.paid':
    'Both were treated and paid, with something on top for the garden. Salaries and upkeep are paid too.',
  'clinic.buy':
    'Money counts for nothing at the end: turn all of it into popularity, at 3 a point. Move the slider to its end.',
  'clinic.end':
    'Employees and buildings count as well, hours cost. In a whole game you have six rounds: build upwards, and mind the nurses.',
  covid19Pandemic: 'COVID-19 Pandemic',
  'covid19Pandemic.about': 'Sharing out infections, curing them, and winning together.',
  'covid19Pandemic.share':
    'You and Ben play together. Four infections come this round: two for each of you is fair. Agree.',
  'covid19Pandemic.patient':
    'Now you decide who falls ill. Take the yellow patient: your orange doctor is just right for them then.',
  'covid19Pandemic.nurse':
    'The second tile must go to somebody else. A nurse does not lie down: she goes into quarantine for this round.',
  'covid19Pandemic.move':
    'COVID-19 makes a patient one level worse, so yellow counts as orange: no nurse is needed. Move as proposed.',
  'covid19Pandemic.cured':
    'Cured, and a survivor for both of you: you win together with more survivors than deceased.',
  'covid19Pandemic.keep': 'Popularity matters little now. Keep the money for nurses.',
  'covid19Pandemic.contagion':
    'Contagion: one tile waits on your pre-admissions, and the next patient there will be infected. Place it.',
  'covid19Pandemic.end':
    'The nurse is back, and your other patient got one level worse. Talk to each other: who can cure whom decides the game.'
} as const;
