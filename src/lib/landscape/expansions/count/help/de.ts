import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    city: 'Die Stadt',
    'city.1':
      'Das Spiel beginnt mit Carcassonne: zwölf Felder mit drei Straßen, drei Wiesen und zwei Stadtstücken um eine Mauer. Innen liegen vier Viertel: Burg, Markt, Schmiede und Kathedrale.',
    'city.2': 'Carcassonne ist für die Bauern ringsum eine fertige Stadt.',
    enter: 'In die Stadt',
    'enter.1':
      'Bekam in deinem Zug jemand anderes Punkte aus der Landschaft und du keine? Dann darfst du einen Meeple aus deinem Vorrat in ein Viertel setzen. Danach darfst du den Grafen in ein anderes Viertel ziehen.',
    'enter.2':
      'Punkte durch Fee, Zirkusdirektor, Zirkuszelt, Akrobaten, Schafe, Lösegeld, Versteigerung oder Pfeil zählen dabei nicht.',
    leave: 'Aus der Stadt',
    'leave.1':
      'Wird gleich etwas gewertet, dürfen Meeples dazukommen: aus der Burg zu einer Stadt, aus der Schmiede zu einer Straße, aus der Kathedrale zu einem Kloster, vom Markt auf eine Wiese, die eine Scheune wertet. Sie zählen für die Mehrheit und gehen mit den anderen nach Hause.',
    'leave.2':
      'Wer links vom Spieler am Zug sitzt, entscheidet zuerst, dieser selbst zuletzt. Jeder schickt, so viele er will, auch in fremde und in leere Gebiete. Aus dem Viertel des Grafen geht niemand.',
    'leave.3':
      'Vor der Schlusswertung gehen Meeples vom Markt auf Wiesen, einer nach dem anderen reihum, bis alle gepasst haben. Wer noch in der Stadt ist, bringt nichts.',
    'ruling.countAtEnd':
      'Vor der Schlusswertung leert sich nur der Markt oder jedes Viertel: dann auch zu unfertigen Städten, Straßen und Klöstern.',
    'ruling.countMove':
      'Kam ein Meeple in die Stadt, zieht sein Spieler den Grafen, oder der Graf geht im Uhrzeigersinn weiter oder zu diesem Meeple.',
    'ruling.countPlacement': 'In einem Doppelzug darf in jedem Teil ein Meeple in die Stadt oder nur einmal.'
  },
  learn: {
    close: 'Ben hat einen Ritter in der Stadt an der Ostmauer. Schließe sie für ihn.',
    none: 'Setze hier keinen Meeple.',
    enter: 'Ben bekam Punkte und du keine: Setze einen Meeple in die Schmiede.',
    count: 'Der Graf hält die Meeples seines Viertels fest. Lass ihn in der Burg.',
    elsewhere: 'Ben hat im Norden ein Plättchen gelegt.',
    shut: 'Schließe die Straße im Westen.',
    claim: 'Setze keinen Meeple: Einer steht in der Stadt bereit.',
    join: 'Schicke deinen Meeple aus der Schmiede auf die Straße.',
    end: 'Gerade rechtzeitig: 3 Punkte. Aus der Burg geht es zu Städten, aus der Kathedrale zu Klöstern.'
  }
} satisfies Translation<typeof en>;
