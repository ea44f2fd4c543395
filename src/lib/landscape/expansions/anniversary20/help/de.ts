import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    points: 'Pfeil auf ein leeres Feld',
    'points.1': 'Ein Pfeil zeigt auf das Feld direkt neben sich.',
    'points.2':
      'Zeigt der Pfeil deines gelegten Plättchens auf ein leeres Feld, bekommst du sofort 2 Punkte.',
    activate: 'Pfeile im Einsatz',
    'activate.1':
      'Zeigt dein Pfeil auf ein Plättchen, wird er genutzt. Ebenso ein Pfeil, der schon liegt und auf dein Plättchen zeigt.',
    'activate.2':
      'Nur ein Pfeil je Zug wird genutzt. Bei mehreren wählst du; dein eigener behält seine 2 Punkte, es sei denn, du wählst ihn.',
    'activate.3': 'Einen Pfeil musst du nutzen, aber den Meeple, den er erlaubt, musst du nicht setzen.',
    partner: 'Noch einer daneben',
    'partner.1':
      'Statt des gewöhnlichen Meeples darfst du einen direkt neben einen eigenen setzen, wo immer der steht. Mehr als zwei nebeneinander geht nicht.',
    'partner.2': 'Andere im selben Gebiet stören nicht: So gewinnt man Mehrheiten.',
    elsewhere: 'Einer irgendwo',
    'elsewhere.1':
      'Statt des gewöhnlichen Meeples darfst du einen auf ein beliebiges Gebiet des Tisches setzen, das niemandem gehört und nicht fertig ist.',
    'elsewhere.2': 'Eine umschlossene Wiese gilt als offen.',
    extraTurn: 'Noch ein Zug',
    'extraTurn.1': 'Ist dieser Zug samt Wertung vorbei, hast du noch einen ganzen Zug.',
    'extraTurn.2': 'Darin wirken die beiden anderen Pfeile, aber ein dritter Zug ist nicht zu gewinnen.',
    'ruling.arrowBeside':
      'Ob ein zweiter Meeple auf ein Gebiet darf, das dieses Plättchen eben fertig gemacht hat; er zählt bei der Wertung mit.',
    'ruling.arrowOwnTile':
      'Auf dem eben gelegten Plättchen gilt weiter die gewöhnliche Regel, auch für ein Gebiet, das es fertig gemacht hat.',
    'ruling.arrowRepeat':
      'Ob ein Extrazug-Pfeil, der während eines Extrazugs auf ein Plättchen zeigt, trotzdem seine 2 Punkte bringt.',
    'ruling.arrowNoTile': 'Ist kein Plättchen mehr da, gibt es keinen Extrazug.',
    'ruling.arrowGarden': 'Im Garten steht nur ein Abt, also nie eine zweite Figur.',
    'ruling.arrowRecall': 'Den Abt zurückzunehmen ersetzt jedes Setzen, auch das durch einen Pfeil.',
    'ruling.arrowBeforeTest': 'Erst wird der Pfeil gewählt, danach werden angesteckte Figuren getestet.'
  },
  learn: {
    points: 'Dieses Plättchen hat einen Pfeil. Leg es so, dass er auf ein leeres Feld zeigt.',
    two: 'Ein Pfeil auf ein leeres Feld: sofort 2 Punkte.',
    arrow:
      'Dieses lässt dich einen Meeple neben einen eigenen setzen. Leg es so, dass der Pfeil auf ein Plättchen zeigt.',
    partner: 'Du hast einen Ritter in der Stadt. Setze einen zweiten daneben.',
    extra: 'Der runde Pfeil bringt noch einen Zug. Lass ihn auf das Plättchen mit der Stadt zeigen.',
    go: 'Beende diesen Zug ohne Meeple. Der nächste gehört auch dir.',
    again: 'Du bist noch einmal dran: Der Pfeil gab dir ein weiteres Plättchen.',
    close: 'Schließ damit die Stadt.',
    end: 'Beide Ritter sind daheim, mit 4 Punkten. Ein Extrazug kann keinen weiteren bringen.'
  }
} satisfies Translation<typeof en>;
