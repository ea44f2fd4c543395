import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    builder: 'Der Baumeister',
    'builder.1':
      'Setze ihn statt eines Meeples auf eine Straße oder in eine Stadt, wo du schon eine Figur hast, solange sie unfertig ist.',
    'builder.2':
      'Erweitert ein späteres Plättchen von dir dieses Gebiet, hat dein Zug einen zweiten Teil: sofort noch ein Plättchen.',
    'builder.3':
      'Der zweite Teil bringt nie einen dritten. Der Baumeister geht mit deiner letzten Figur des Gebiets heim.',
    pig: 'Das Schwein',
    'pig.1': 'Setze es statt eines Meeples auf eine Wiese, auf der du schon einen Bauern hast.',
    'pig.2': 'Gewinnst du diese Wiese, bringt dir jede fertige Stadt 1 Punkt mehr.',
    goods: 'Waren',
    'goods.1':
      'Wer eine Stadt fertig macht, nimmt für jeden Wein, jedes Korn und jedes Tuch darin eine Ware, wem die Stadt auch gehört.',
    most: 'Meiste Waren',
    'most.1': 'Am Ende bringen die meisten Waren einer Art 10 Punkte. Wer keine hat, bekommt dafür nichts.',
    'ruling.goodsTie': 'Was bei Gleichstand an Waren einer Art jeder bekommt.'
  },
  learn: {
    lay: 'Führe die Straße weiter: Leg dieses Plättchen rechts neben den Start.',
    claim: 'Besetze die Straße mit einem Meeple.',
    more: 'Noch ein Stück deiner Straße. Leg es.',
    builder: 'Setze nun deinen Baumeister darauf, neben deinen Meeple weiter hinten.',
    grow: 'Deine Straße wächst, und der Baumeister steht darauf: Das bringt ein zweites Plättchen.',
    go: 'Beende diesen Teil ohne Figur.',
    second: 'Du bist noch dran: Der Baumeister hat dir dieses Plättchen gebracht.',
    close: 'Schließ damit die Straße.',
    done: 'Beende den Zug.',
    scored: 'Sechs Punkte, und beide Figuren sind daheim.',
    end: 'Waren brauchen keine Figur: Wer eine Stadt fertig macht, nimmt, womit darin gehandelt wird.'
  }
} satisfies Translation<typeof en>;
