import type { Messages } from '../messages.ts';

export default {
  title: 'Spielend lernen',
  description:
    'Ein begleitetes erstes Spiel zu jedem Spiel und eine kurze Lektion zu jeder Erweiterung, am echten Tisch.',
  about:
    'Kurze Spiele mit einem Hinweis bei jedem Schritt, am echten Tisch. Nichts kann schiefgehen; dieses Gerät merkt sich nur, welche du beendet hast.',
  minutes: 'etwa {n, plural, one {# Minute} other {# Minuten}}',
  again: 'Noch einmal',
  nudge: 'Nicht ganz. Versuch es noch einmal.',
  lessons: 'Alle Lektionen',
  next: 'Weiter: {name}',
  rules: 'Die Regeln',
  play: 'Tisch eröffnen',
  playOn: 'Von hier weiterspielen',
  leave: 'Lektion verlassen',
  step: 'Schritt {n} von {of}',
  names: 'Ada, Ben',
  failed: 'Diese Lektion ließ sich nicht öffnen: {reason}',
  landscape: 'Deine erste Landschaft',
  'landscape.about':
    'Plättchen legen, Meeples setzen, werten: ein ganzes kleines Spiel mit sieben Plättchen.',
  'landscape.lay':
    'Du bist Ada, in Rot. Dieses Plättchen ist deins: Tippe auf das leuchtende Feld, und die Straße geht weiter. Dann „Legen“.',
  'landscape.claim': 'Jetzt beanspruche die Straße: Tippe auf die Stelle darauf und setze deinen Meeple.',
  'landscape.town':
    'Ben hat eine kleine Stadt geschlossen, in der sein Meeple steht: 2 Punkte je Plättchen, zusammen 4. Sein Meeple kommt heim.',
  'landscape.monastery': 'Ein Kloster. Leg es nach links: Seine Straße schließt deine auf dieser Seite.',
  'landscape.monk':
    'Setze einen Meeple ins Kloster. Es zählt voll, wenn alle acht Felder ringsum belegt sind.',
  'landscape.other': 'Ben hat eine eigene Straße begonnen.',
  'landscape.turn':
    'Eine Kreuzung beendet deine Straße. Tippe auf das Plättchen, bis seine Straßen nach oben und rechts führen, nicht nach unten. Dann lege es.',
  'landscape.farmer':
    'Deine Straße ist geschlossen. Bevor sie zählt, leg einen Meeple auf die Wiese unter der Straße.',
  'landscape.road':
    'Deine Straße brachte 1 je Plättchen, und der Meeple kam heim. Der auf der Wiese liegt dort bis zum Ende des Spiels.',
  'landscape.last': 'Das letzte Plättchen. Leg es über das Kloster: ein Nachbar mehr für deinen Mönch.',
  'landscape.count': 'Dort brauchst du keinen Meeple. Beende den Zug ohne, dann wird gezählt.',
  'landscape.end':
    'Das Kloster zählt sich und seine Nachbarn, deine Wiese 3 für die fertige Stadt, die sie berührt. Jetzt kennst du das Spiel.',
  done: 'Beendet',
  progress: '{n} von {of} beendet',
  forget: 'Lernfortschritt zurücksetzen',
  clinic: 'Deine erste Klinik',
  'clinic.about':
    'Die letzte Runde eines kleinen Spiels: bauen, einstellen, aufnehmen, behandeln und die Schlusswertung.',
  'clinic.choose':
    'Das ist deine Klinik: Fachzentrum Psychiatrie, Behandlungsraum, Lager, Eingang und ein weißer Arzt. Jede Runde hat drei Aktionen. Wähle „Bauen“.',
  'clinic.room':
    'Ein zweiter Behandlungsraum. Er muss ein Fachzentrum und ein Lager berühren: Wähle ihn unten und tippe dann auf das leuchtende Feld hinter dem Fachzentrum, neben dem Lager.',
  'clinic.garden':
    'Noch ein Element. Ein Garten neben dem neuen Raum: Wer dort behandelt wird, zahlt etwas mehr. Tippe auf die Ecke ganz hinten.',
  'clinic.built': 'Zum Behandlungsraum dürfte noch ein Lager kommen. Deines ist nah genug: „Fertig“.',
  'clinic.other': 'Auch Ben hat einen Garten gebaut.',
  'clinic.hire': 'Jetzt braucht der Raum Personal. Wähle „Einstellen“.',
  'clinic.doctor': 'Der gelbe Arzt ist der fähigste, den es gibt. Stell ihn ein.',
  'clinic.nurse':
    'Eine Pflegekraft hilft bei Patienten, deren Farbe eine Stufe neben der des Arztes liegt. Stell eine ein.',
  'clinic.admit': 'Jetzt Patienten. Wähle „Aufnehmen“.',
  'clinic.first':
    'Dein Fachzentrum behandelt nur Psychiatrie. Tippe auf den vordersten Patienten dieser Reihe und nimm ihn auf.',
  'clinic.second':
    'Die Reihe ist aufgerückt. Nimm auch den orangefarbenen auf: Je kränker, desto mehr zahlen sie.',
  'clinic.enough': 'Zwei Reihenpunkte sind übrig, aber zwei Ärzte behandeln zwei Patienten. „Fertig“.',
  'clinic.move':
    'Alle gehen an ihre Plätze, und jeder Schritt kostet Zeit. Dieser Vorschlag behandelt beide: der gelbe Arzt mit der Pflegekraft den orangefarbenen, der weiße den weißen Patienten. Nimm ihn an.',
  'clinic.paid':
    'Beide wurden behandelt und zahlten, für den Garten etwas mehr. Auch Löhne und Unterhalt sind bezahlt.',
  'clinic.buy':
    'Geld zählt am Ende nichts: Mach alles zu Ansehen, 3 je Punkt. Schieb den Regler ganz nach rechts.',
  'clinic.end':
    'Auch Personal und Gebäude zählen, Stunden kosten. Ein ganzes Spiel hat sechs Runden: Bau in die Höhe und denk an die Pflegekräfte.',

  clinicRound: 'Dein erstes ganzes Spiel',
  'clinicRound.about':
    'Eine erste Runde allein, Schritt für Schritt erklärt, in etwa zehn Minuten. Dann geht das Spiel weiter, und es gehört dir.',
  'clinicRound.take':
    'Ein ganzes Spiel hat sechs Runden. Du beginnst mit $15, einem Fachzentrum, einem Behandlungsraum, einem Lager, einem Eingang und einem weißen Arzt. Zuerst ein Bonusplättchen: Nimm „Besserer Arzt“, dann wird dein Arzt gelb.',
  'clinicRound.once':
    'Ärzte haben vier Stufen: weiß, gelb, orange, rot. Patienten auch, und je näher beide beieinanderliegen, desto weniger Pflegekräfte braucht eine Behandlung.',
  'clinicRound.hire':
    'Jede Runde hat drei Aktionen: Bauen, Einstellen und Aufnehmen, jede höchstens zweimal. Ein zweiter Arzt behandelt einen zweiten Patienten: Wähle „Einstellen“.',
  'clinicRound.doctor':
    'Die Universität bietet Ärzte an; die besseren stehen links und kosten mehr. Stell einen gelben für $4 ein. Wer neu ist, beginnt am Eingang, und sein Auto braucht einen Parkplatz.',
  'clinicRound.nurse':
    'Mit derselben Aktion darfst du eine Pflege- oder Hilfskraft nehmen. Eine Pflegekraft überbrückt eine Stufe zwischen Arzt und Patient: Stell eine ein.',
  'clinicRound.confirm': 'Bestätige, dann gilt, was du getan hast.',
  'clinicRound.came': 'Nach jeder Aktion kommen neue Patienten in die Reihen der Fächer, soweit Platz ist.',
  'clinicRound.build':
    'In der Kardiologie wartet ein orangefarbener Patient, aber du behandelst nur Psychiatrie. Wähle „Bauen“.',
  'clinicRound.hub':
    'Ein Fachzentrum eröffnet ein Fach für sein Stockwerk. Auf einem Stockwerk eines Gebäudes steht nur eines, also kommt dieses nach oben: Wähle das Fachzentrum Kardiologie, dann neben dem Plan den 1. Stock, und tippe auf das Feld über dem Behandlungsraum.',
  'clinicRound.room':
    'Jetzt ein Behandlungsraum daneben. Er muss ein Fachzentrum und ein Lager berühren: Tippe auf das Feld über dem Lager. Weiter oben kosten Räume mehr, zählen aber am Ende mehr.',
  'clinicRound.built': 'Die Aktion „Bauen“ umfasst zwei Elemente. Spare die letzten $2: „Fertig“.',
  'clinicRound.admit': 'Dritte Aktion: Wähle „Aufnehmen“. Du bekommst vier Reihenpunkte.',
  'clinicRound.forward':
    'Je kränker ein Patient, desto mehr bringt die Behandlung. In der Psychiatrie steht ein gelber Patient hinter einem weißen: Tippe auf den gelben und rücke ihn für einen Punkt einen Platz vor.',
  'clinicRound.first': 'Jetzt steht der gelbe Patient vorn. Nimm ihn auf: noch ein Punkt.',
  'clinicRound.second': 'In der Kardiologie steht der orangefarbene Patient vorn. Nimm auch ihn auf.',
  'clinicRound.enough':
    'Ein Punkt bleibt, aber zwei Ärzte behandeln zwei Patienten, und wer wartet, wird kränker. „Fertig“.',
  'clinicRound.move':
    'Jetzt gehen alle an die Arbeit; jeder Schritt kostet eine Stunde, und Stunden kosten am Ende Punkte. In diesem Vorschlag hilft eine Pflegekraft beim orangefarbenen Patienten. Tippe auf Einnahmen und Ausgaben, um zu sehen, wie sie zustande kommen, dann „So bewegen“.',
  'clinicRound.paid':
    '$12 und $20 kamen herein, $10 für Löhne und Unterhalt gingen hinaus. Unter „Geld“ kannst du später jeden Dollar nachsehen.',
  'clinicRound.keep':
    'Ansehen gewinnt das Spiel, $3 je Punkt. Aber in den ersten Runden baust du mit Geld Räume, und das lohnt sich: Behalte es.',
  'clinicRound.tired':
    'Ärzte, die gearbeitet haben, verlieren eine Stufe; beide sind wieder weiß. Der Arzt, den niemand eingestellt hat, ist gestiegen: Er ist jetzt orange.',
  'clinicRound.end':
    'Das war eine ganze Runde. Von hier geht das Spiel weiter: noch fünf Runden, und 60 Punkte sind das Ziel. Wachse, aber behalte genug für die Löhne; in der letzten Runde mach alles Geld zu Ansehen.'
} satisfies Messages<'learn'>;
