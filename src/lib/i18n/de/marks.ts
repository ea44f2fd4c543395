import type { Messages } from '../messages.ts';

export default {
  lit: 'Hier kannst du legen, ziehen oder wählen',
  last: 'Das zuletzt gelegte Plättchen',
  since: 'Seit deinem letzten Zug gelegt, in der Farbe des Spielers',
  pointed: 'Was du angetippt hast oder worauf sich ein Satz bezieht',
  mind: 'Dein Plättchen oder deine Wahl, noch nicht entschieden',
  others: 'Was ein anderer Spieler gerade überlegt',
  dead: 'Kein übriges Plättchen passt hierher',
  leaving: 'Diese Figur würde den Tisch verlassen',
  field: 'Eine Wiese: Muster und Form ihres Besitzers, mit ihren Punkten bisher',
  gain: 'Punkte dieses Spielers durch die Wahl, die du überlegst',
  dots: 'Neben einem Spieler: verbunden, weg, nicht verbunden, ein Bot',

  'why.fit': 'Das Plättchen passt dort in keiner Drehung.',
  'why.dead': 'Keines der übrigen Plättchen passt dort.',
  'why.beside': 'Leg es neben ein liegendes Plättchen.',
  'why.taken': 'Dort liegt schon ein Plättchen.',
  'why.notYou': 'Du bist nicht dran: Warten auf {names}.',
  'why.spectator': 'Du schaust zu. Am Zug: {names}.',
  'why.choose': 'Dort gibt es gerade nichts zu wählen.'
} satisfies Messages<'marks'>;
