/** Texts of the set's rules page, rulings and lesson. */
export default {
  guide: {
    together: 'All together',
    'together.1':
      'One to four clinics win or lose together. Contagion and self-isolation set how hard it is, and how many infections each round brings.',
    'together.2': 'Every player must take one particular action each round (usually Admit).',
    newInfections: 'New infections',
    'newInfections.1':
      'After the third action the round’s tiles are shared out as you agree, at least one for each clinic, each on a different person.',
    'newInfections.2': 'A doctor or patient with a tile is infected.',
    quarantine: 'Quarantine',
    'quarantine.1':
      'A nurse or orderly with a tile stays away for the round: paid, but without work. Before the next round they come back through a door.',
    care: 'Treating the infected',
    'care.1':
      'An infected person counts as one level worse. One treatment cures both illnesses; the income follows the colour.',
    'care.2':
      'Infected doctors cannot treat. They need a bed, of any service; without one they wait in a hub.',
    'care.3':
      'In Outpatient services any healthy doctor may treat an infected person, but takes over the infection.',
    'care.4':
      'An infected patient cured is a survivor. A cured doctor stays and works again. Infected doctors get worse like patients, and can die.',
    contagion: 'Contagion',
    'contagion.1':
      'At the end of a round new tiles wait before admission, one or two a clinic: a patient who is there, or comes there next, is infected.',
    end: 'The end',
    'end.1':
      'You win if there are more survivors than dead; tiles that found nobody count among the dead. Alone, at least twenty patients must also have been counted.',
    'ruling.pandemicContagion': 'How many tiles wait before admission at the end of each round.',
    'ruling.pandemicIsolation': 'How well people keep apart: it sets the tiles of each round.',
    'ruling.pandemicPropagation':
      'The numbers of five of the six columns are not known. Type in those of your own box: they apply to this table.',
    'ruling.k1':
      'The action that must be taken: the heading names one, its example the other. Only Admit makes the example true.',
    'ruling.k2': 'The tiles on the round track and those “of the propagation board” are the same.',
    'ruling.k3':
      'A heading about pay stands in the wrong phase; tiring and worsening belong to Administration.',
    'ruling.k4': 'The dead are all who died, infected or not, and the tiles that found nobody.',
    'ruling.k5':
      'Whether an infected patient cured in Outpatient services is a survivor, although the tile moves to the doctor.',
    'ruling.k6':
      'Whether a doctor infected while treating gets worse in that same round. A red one would die.',
    'ruling.k7': 'Getting worse changes the colour for good: a cured doctor who was orange is red.',
    'ruling.k8': 'A doctor treated this round is healthy, has not worked, and neither tires nor worsens.',
    'ruling.k9': 'Quarantine lasts to the end of the round.',
    'ruling.k10': 'New infections are called a phase, but happen within the first one.',
    'ruling.k11':
      'Whether low contagion also requires a hub of the service. Otherwise tiles could be placed where no patient ever comes.',
    'ruling.k12': 'The syringe and its tile have no rule, so they are not in the game.',
    'ruling.k13':
      'A doctor healed in Outpatient services stays, healthy; the tile goes to the one who treated.',
    'ruling.k14':
      'The expansion can also be played with the first edition of Clinic. Here it is played with the deluxe one.',
    'ruling.pandemicPreadmissions': 'Whether patients still before admission can get new infections.',
    'ruling.pandemicLeftovers':
      'A clinic with nobody to infect takes no tile. What nobody can take counts among the dead.',
    'ruling.pandemicTalks': 'After four rounds of answers without agreement the tiles are split evenly.',
    'ruling.pandemicExtension':
      'People of The Extension follow the expansion’s own words; a pregnant woman who leaves costs 2 popularity.'
  },
  learn: {
    share: 'You and Ben play together. Four infections come this round: two for each of you is fair. Agree.',
    patient:
      'Now you decide who falls ill. Take the yellow patient: your orange doctor is just right for them then.',
    nurse:
      'The second tile must go to another person. A nurse needs no bed: she goes into quarantine for this round.',
    move: 'COVID-19 makes a patient one level worse, so yellow counts as orange: no nurse is needed. Move as proposed.',
    cured: 'Cured, and a survivor for both of you: you win together with more survivors than deceased.',
    keep: 'Popularity matters little now. Keep the money for nurses.',
    contagion:
      'Contagion: one tile waits on your pre-admissions, and the next patient there will be infected. Place it.',
    end: 'The nurse is back, and your other patient got one level worse. Talk to each other: who can cure whom decides the game.'
  }
} as const;
