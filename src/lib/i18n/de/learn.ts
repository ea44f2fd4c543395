import type { Messages } from '../messages.ts';

export default {
  title: 'Spielend lernen',
  description:
    'Ein begleitetes erstes Spiel zu jedem Spiel und eine kurze Lektion zu jeder Erweiterung, am echten Tisch.',
  about:
    'Kurze Spiele mit einem Hinweis bei jedem Schritt, am echten Tisch. Nichts kann schiefgehen; dieses Gerät merkt sich nur, welche du beendet hast.',
  minutes: 'etwa {n, plural, one {# Minute} other {# Minuten}}',
  again: 'Noch einmal',
  nudge: 'So ist es noch nicht ganz richtig.',
  lessons: 'Alle Lektionen',
  next: 'Weiter: {name}',
  rules: 'Die Regeln',
  play: 'Tisch eröffnen',
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
    'Ben hat eine kleine Stadt mit seinem Meeple geschlossen: 2 Punkte je Plättchen, zusammen 4. Sein Meeple kommt heim.',
  'landscape.monastery': 'Ein Kloster. Leg es nach links: Seine Straße schließt deine auf dieser Seite.',
  'landscape.monk': 'Setze einen Meeple ins Kloster. Er möchte alle acht Felder ringsum belegt haben.',
  'landscape.other': 'Ben hat eine eigene Straße begonnen.',
  'landscape.turn':
    'Eine Kreuzung beendet deine Straße. Tippe auf das Plättchen, bis seine Straßen nach oben und rechts führen, nicht nach unten. Dann lege es.',
  'landscape.farmer':
    'Deine Straße ist geschlossen. Bevor sie zählt, leg einen Meeple auf die Wiese unter der Straße.',
  'landscape.road':
    'Deine Straße brachte 1 je Plättchen, und der Meeple kam heim. Der auf der Wiese liegt dort bis zum Ende des Spiels.',
  'landscape.last': 'Das letzte Plättchen. Leg es über das Kloster: ein Nachbar mehr für deinen Mönch.',
  'landscape.count': 'Dort brauchst du keinen Meeple. Beende ohne, dann wird gezählt.',
  'landscape.end':
    'Das Kloster zählt sich und seine Nachbarn, deine Wiese 3 für die fertige Stadt an ihr. Jetzt kennst du das Spiel.',
  done: 'Beendet',
  progress: '{n} von {of} beendet',
  forget: 'Vergessen, was ich beendet habe',
  clinic: 'Deine erste Klinik',
  'clinic.about':
    'Die letzte Runde eines kleinen Spiels: bauen, einstellen, aufnehmen, behandeln und die Schlusswertung.',
  'clinic.choose':
    'Das ist deine Klinik: Fachzentrum Psychiatrie, Behandlungsraum, Lager, Eingang und ein weißer Arzt. Jede Runde hat drei Aktionen. Wähle „Bauen“.',
  'clinic.room':
    'Ein zweiter Behandlungsraum. Er muss ein Fachzentrum und ein Lager berühren: Wähle ihn unten und tippe dann auf die leuchtende Zelle hinter dem Fachzentrum, neben dem Lager.',
  'clinic.garden':
    'Noch ein Element. Ein Garten neben dem neuen Raum: Wer dort behandelt wird, zahlt etwas mehr. Tippe auf die Ecke ganz hinten.',
  'clinic.built': 'Zum Behandlungsraum dürfte noch ein Lager kommen. Deines ist nah genug: „Fertig“.',
  'clinic.other': 'Auch Ben hat einen Garten gebaut.',
  'clinic.hire': 'Wer soll dort arbeiten? Wähle „Einstellen“.',
  'clinic.doctor': 'Der gelbe Arzt ist der fähigste, den es gibt. Stell ihn ein.',
  'clinic.nurse':
    'Eine Pflegekraft hilft bei Patienten, deren Farbe eine Stufe neben der des Arztes liegt. Stell eine ein.',
  'clinic.admit': 'Jetzt Patienten. Wähle „Aufnehmen“.',
  'clinic.first':
    'Dein Fachzentrum behandelt nur Psychiatrie. Tippe auf den vordersten Patienten dieser Reihe und nimm ihn auf.',
  'clinic.second': 'Die Reihe ist aufgerückt. Nimm auch den orangen auf: Je kränker, desto mehr zahlen sie.',
  'clinic.enough':
    'Zwei Warteschlangenpunkte sind übrig, aber zwei Ärzte behandeln zwei Patienten. „Fertig“.',
  'clinic.move':
    'Alle gehen an ihre Plätze, und jeder Schritt kostet Zeit. Dieser Vorschlag behandelt beide: der gelbe Arzt mit der Pflegekraft den orangen, der weiße den weißen Patienten. Nimm ihn an.',
  'clinic.paid':
    'Beide wurden behandelt und zahlten, für den Garten etwas mehr. Auch Gehälter und Unterhalt sind bezahlt.',
  'clinic.buy':
    'Geld zählt am Ende nichts: Mach alles zu Beliebtheit, 3 je Punkt. Schieb den Regler ganz nach rechts.',
  'clinic.end':
    'Auch Personal und Gebäude zählen, Stunden kosten. Ein ganzes Spiel hat sechs Runden: Bau in die Höhe und denk an die Pflegekräfte.'
} satisfies Messages<'learn'>;
