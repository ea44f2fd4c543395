import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    abbey: 'Die Abtei',
    'abbey.1':
      'Alle haben eine. Statt zu ziehen, darfst du sie in eine Lücke legen, die auf allen vier Seiten Plättchen hat; sie passt überall.',
    'abbey.2':
      'Was sie berührt, endet dort: Straßen, Städte und Wiesen sind auf dieser Seite geschlossen. Sie zählt als Kloster.',
    mayor: 'Der Bürgermeister',
    'mayor.1':
      'Er steht nur in Städten. Bei der Mehrheit zählt er so viel, wie die ganze Stadt Wappen hat; das kann null sein.',
    wagon: 'Der Wagen',
    'wagon.1': 'Er steht auf einer Straße, in einer Stadt oder einem Kloster und zählt als eine Figur.',
    'wagon.2':
      'Nach der Wertung seines Gebiets darf er in ein unfertiges Gebiet ohne Figuren auf seinem oder einem benachbarten Feld fahren.',
    barn: 'Die Scheune',
    'barn.1':
      'Setze sie, wo vier Plättchen zusammenstoßen und alle Wiese zeigen. Die Wiese wird sofort gewertet wie am Ende, und ihre Figuren gehen heim.',
    'barn.2':
      'Später darf niemand mehr auf diese Wiese. Kommt eine Wiese mit Figuren dazu, bringt das 1 Punkt je fertige Stadt.',
    'barn.3': 'Am Ende bringt die Scheune 4 Punkte je fertige Stadt an ihrer Wiese.',
    'ruling.wagonMove': 'Wie weit ein Wagen fährt.',
    'ruling.barnBesideBarn': 'Ob auf eine Wiese mit Scheune noch eine darf.',
    'ruling.abbeyAtEnd': 'Ob übrige Abteien nach dem letzten Plättchen in einer letzten Runde gelegt werden.'
  },
  learn: {
    lay: 'Leg diese Straße rechts neben den Start.',
    wagon: 'Setze deinen Wagen auf die Straße.',
    west: 'Ben hat die Straße am anderen Ende geschlossen.',
    close: 'Schließ die Straße hier mit dem Klosterplättchen.',
    pass: 'Hier willst du nichts mehr. Beende den Zug ohne Figur.',
    drive: 'Deine Straße brachte 4. Der Wagen muss nicht heim: Fahr mit ihm in das Kloster daneben.',
    there: 'Dort steht er nun, und es hat dich keinen Zug gekostet.',
    end: 'Entsteht zwischen vier Plättchen eine Lücke, passt deine Abtei hinein, egal, was ringsum liegt.'
  }
} satisfies Translation<typeof en>;
