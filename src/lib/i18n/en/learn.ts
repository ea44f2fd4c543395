/** Lessons: their subjects, instructions and explanations. */
export default {
  title: 'Learn by playing',
  description:
    'A guided first game of each game, and a short lesson for every expansion, played on the real table.',
  about:
    'Short games with a hint at every step, on the real table. Nothing can go wrong; this device only remembers which lessons you have finished.',
  minutes: 'about {n, plural, one {# minute} other {# minutes}}',
  again: 'Once more',
  nudge: 'Not quite. Try again.',
  lessons: 'All lessons',
  next: 'Next: {name}',
  rules: 'The rules',
  play: 'Open a table',
  playOn: 'Play on from here',
  leave: 'Leave the lesson',
  step: 'Step {n} of {of}',
  names: 'Ada, Ben',
  failed: 'This lesson could not be opened: {reason}',

  landscape: 'Your first landscape',
  'landscape.about': 'Lay tiles, place meeples, score: a whole little game of seven tiles.',
  'landscape.lay':
    'You are Ada, in red. This tile is yours: tap the lit square, and the road goes on. Then “Place tile”.',
  'landscape.claim': 'Now claim the road: tap the spot on it and place your meeple.',
  'landscape.town':
    'Ben closed a little city with his meeple in it: 2 points a tile, 4 in all. His meeple comes home.',
  'landscape.monastery': 'A monastery. Lay it to the left: its road closes yours on that side.',
  'landscape.monk':
    'Place a meeple in the monastery. It scores in full when all eight squares around it are filled.',
  'landscape.other': 'Ben has begun a road of his own.',
  'landscape.turn':
    'A crossing ends your road. Tap the tile to turn it, until its roads lead up and right, not down. Then lay it.',
  'landscape.farmer': 'Your road is closed. Before it scores, lay a meeple on the field below the road.',
  'landscape.road':
    'Your road scored 1 a tile, and that meeple came home. The one on the field lies there to the end of the game.',
  'landscape.last': 'The last tile. Lay it above the monastery: one more neighbour for your monk.',
  'landscape.count': 'You need no meeple there. Finish without one, and the game is counted.',
  'landscape.end':
    'The monastery counts itself and its neighbours, your field 3 for the finished city it touches. You know the game now.',

  done: 'Finished',
  progress: '{n} of {of} finished',
  forget: 'Reset my progress',
  clinic: 'Your first clinic',
  'clinic.about': 'The last round of a small game: build, hire, admit, treat, and the final count.',
  'clinic.choose':
    'This is your clinic: a Psychiatry hub, a treatment room, a supply room, an entrance, and one white doctor. Each round has three actions. Choose “Build”.',
  'clinic.room':
    'A second treatment room. It must touch a hub and a supply room: choose it below, then tap the lit cell behind the hub, beside the supply room.',
  'clinic.garden':
    'One more element. A garden beside the new room: everyone treated there pays a little extra. Tap the corner at the very back.',
  'clinic.built':
    'A supply room could be built along with the treatment room. You have one that is near enough: “Done”.',
  'clinic.other': 'Ben built a garden too.',
  'clinic.hire': 'Now the room needs staff. Choose “Hire”.',
  'clinic.doctor': 'The yellow doctor is the most skilled one available. Hire that one.',
  'clinic.nurse': 'A nurse helps a doctor with a patient who is one colour more or less ill. Hire one.',
  'clinic.admit': 'Now patients. Choose “Admit”.',
  'clinic.first': 'Your hub treats Psychiatry only. Tap the patient at the front of that row and admit them.',
  'clinic.second': 'The row has moved up. Admit the orange one too: the sicker, the more they pay.',
  'clinic.enough': 'Two queue points are left, but two doctors treat two patients. “Done”.',
  'clinic.move':
    'All people walk to where they work, and each step costs time. This proposal treats both patients: the yellow doctor and the nurse the orange one, the white doctor the white one. Take it.',
  'clinic.paid':
    'Both were treated and paid, with something on top for the garden. Salaries and upkeep are paid too.',
  'clinic.buy':
    'Money counts for nothing at the end: turn all of it into popularity, at 3 a point. Move the slider to its end.',
  'clinic.end':
    'Employees and buildings count as well, and hours spent cost points. In a whole game you have six rounds: build upwards, and do not forget the nurses.',

  clinicRound: 'Your first whole game',
  'clinicRound.about':
    'A first round alone, explained step by step, in about ten minutes. Then the game goes on, and it is yours.',
  'clinicRound.take':
    'A whole game has six rounds, and you start with $15, a hub, a treatment room, a supply room, an entrance and one white doctor. First a bonus tile: take “Better doctor”, so that your doctor becomes yellow.',
  'clinicRound.once':
    'Doctors come in four levels: white, yellow, orange, red. Patients do too, and the nearer the two levels are, the fewer nurses a treatment needs.',
  'clinicRound.hire':
    'Each round has three actions: Build, Hire and Admit, each at most twice. A second doctor treats a second patient: choose “Hire”.',
  'clinicRound.doctor':
    'The University offers doctors; the better ones stand at the left and cost more. Hire a yellow one for $4. New employees start at the entrance, and their car needs a parking place.',
  'clinicRound.nurse':
    'With the same Hire you may take a nurse or an orderly. A nurse covers one level between doctor and patient: hire one.',
  'clinicRound.confirm': 'Confirm to make your choices count.',
  'clinicRound.came':
    'After each action new patients come to the rows of the services, as far as there is room.',
  'clinicRound.build':
    'In Cardiology an orange patient is waiting, but you treat Psychiatry only. Choose “Build”.',
  'clinicRound.hub':
    'A hub opens a service for its floor. One floor of a building has only one, so this one goes upstairs: choose the Cardiology hub, then floor 1 beside the plan, and tap the cell above the treatment room.',
  'clinicRound.room':
    'Now a treatment room beside it. It must touch a hub and a supply room: tap the cell above the supply room. Rooms higher up cost more, but count more at the end.',
  'clinicRound.built': 'A Build has two elements. Save the remaining $2: “Done”.',
  'clinicRound.admit': 'Third action: choose “Admit”. You get four queue points.',
  'clinicRound.forward':
    'The sicker a patient, the more the treatment pays. In Psychiatry a yellow patient stands behind a white one: tap the yellow one and move it one place forward, for one point.',
  'clinicRound.first': 'Now the yellow patient is in front. Admit them: another point.',
  'clinicRound.second': 'In Cardiology the orange patient is in front. Admit that one too.',
  'clinicRound.enough':
    'One point is left, but two doctors treat two patients, and people who wait get sicker. “Done”.',
  'clinicRound.move':
    'Everyone walks to work now; each step costs an hour, and hours cost points at the end. In this proposal a nurse helps with the orange patient. Tap the income and the expenses to see how they come about, then “Move like this”.',
  'clinicRound.paid':
    '$12 and $20 came in, $10 for salaries and upkeep went out. Under “Money” you can look up every dollar later.',
  'clinicRound.keep':
    'Popularity wins the game, at $3 a point. But in early rounds money builds rooms, and that pays off: keep it.',
  'clinicRound.tired':
    'Doctors who worked drop one level, so both are white again. The doctor nobody hired has gained one: now orange.',
  'clinicRound.end':
    'That was a whole round. The game goes on from here: five more rounds, and 60 points is the goal. Grow, but keep enough for the salaries; in the last round turn all money into popularity.'
} as const;
