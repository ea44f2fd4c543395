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
  river1: 'Der Fluss',
  'river1.about': 'Wie das Spiel an einem Fluss beginnt.',
  'river1.lay':
    'Das Spiel beginnt an einer Quelle. Zuerst kommen die Flussplättchen, und das Wasser muss weitergehen: Leg dieses.',
  'river1.field': 'Auf dem Wasser steht niemand, aber die Wiesen daneben sind frei. Nimm die obere.',
  'river1.bent': 'Ben ließ den Fluss nach Süden biegen.',
  'river1.bend':
    'Er darf nicht zweimal nacheinander gleich biegen, also bleibt nur diese Lage. Leg das Plättchen.',
  'river1.wraps':
    'Beide Ufer sind eine Wiese, denn sie reicht um die Quelle herum: Dein Meeple hält sie ganz.',
  'river1.end': 'So geht es weiter bis zum See. Danach werden die gewöhnlichen Plättchen gezogen.',
  abbot: 'Der Abt',
  'abbot.about': 'Eine Figur für Gärten und Klöster, die früher heimkehren darf.',
  'abbot.lay': 'Dieses Plättchen hat einen Garten. Leg es unter den Start.',
  'abbot.set': 'Im Garten darf nur der Abt stehen. Setze deinen dorthin.',
  'abbot.more': 'Noch ein Plättchen neben dem Garten macht ihn mehr wert. Leg es.',
  'abbot.back': 'Statt einen Meeple zu setzen, darfst du den Abt zurücknehmen. Tu es jetzt.',
  'abbot.home': 'Der Garten hatte sich und drei Nachbarn: 4 Punkte, und der Abt ist wieder frei.',
  'abbot.end': 'Warten hätte bis zu 9 gebracht. Wann du ihn zurücknimmst, entscheidest du.',
  anniversary20: '20. Jubiläum',
  'anniversary20.about': 'Pfeile: zwei Punkte, ein zweiter Meeple, noch ein Zug.',
  'anniversary20.points': 'Dieses Plättchen hat einen Pfeil. Leg es so, dass er auf ein leeres Feld blickt.',
  'anniversary20.two': 'Ein Pfeil ins Leere: sofort 2 Punkte.',
  'anniversary20.arrow':
    'Dieses lässt dich einen Meeple neben einen eigenen setzen. Leg es so, dass der Pfeil auf ein Plättchen blickt.',
  'anniversary20.partner': 'Du hast einen Ritter in der Stadt. Setze einen zweiten daneben.',
  'anniversary20.extra':
    'Der runde Pfeil ist noch ein Zug. Lass ihn auf das Plättchen mit der Stadt blicken.',
  'anniversary20.go': 'Beende diesen Zug ohne Meeple. Der nächste gehört auch dir.',
  'anniversary20.again': 'Noch einmal du: Der Pfeil gab dir ein weiteres Plättchen.',
  'anniversary20.close': 'Schließ damit die Stadt.',
  'anniversary20.end':
    'Beide Ritter sind daheim, mit 4 Punkten. In einem Extrazug ist kein dritter zu gewinnen.',
  covid19: 'COVID-19',
  'covid19.about': 'Angesteckte Gebiete, wie sie sich ausbreiten, und Tests.',
  'covid19.infect': 'Das COVID-19-Plättchen. Leg es neben den Start.',
  'covid19.tokens': 'Seine Stadt und seine Wiese sind jetzt angesteckt: jede ganz, über alle Plättchen.',
  'covid19.grow':
    'Dieses Plättchen vergrößert die angesteckte Wiese, also breitet sich die Krankheit aus. Leg es.',
  'covid19.spread': 'Wähle, wohin: jedes leuchtende Gebiet neben einem angesteckten. Nimm die Straße.',
  'covid19.enter': 'Jetzt wag es: Setze einen Meeple auf die angesteckte Straße. Er wird sofort getestet.',
  'covid19.negative': 'Negativ: Dein Meeple bleibt. So sind zwei von drei Karten.',
  'covid19.positive':
    'Ben schloss die angesteckte Stadt mit einem Ritter, aber sein Test war positiv. Der Ritter ging heim, und niemand bekam Punkte.',
  'covid19.end': 'Tests kommen vor der Wertung. Meide angesteckte Gebiete, oder hoffe.',
  naturalDisasters: 'Naturkatastrophen',
  'naturalDisasters.about': 'Ein Meteor, ein Tornado und eine Flut.',
  'naturalDisasters.aim': 'Ein Meteor! Ziele auf das Plättchen ganz rechts.',
  'naturalDisasters.shifted': 'Jeder darf das Ziel um ein Plättchen verschieben: Ben rückte es nach links.',
  'naturalDisasters.strike': 'Das letzte Wort hast du. Lass das Ziel, wo es ist.',
  'naturalDisasters.crater': 'Das Plättchen ist weg. Straßen, Städte und Wiesen enden am Krater.',
  'naturalDisasters.tornado': 'Ein Tornado. Leg sein Plättchen unter den Start.',
  'naturalDisasters.storm':
    'Jeder zieht ihn zwei Felder. Tippe auf das Startplättchen, dann auf das rechts davon, wo Ben steht.',
  'naturalDisasters.caught': 'Er hat Bens Meeple erfasst und trägt ihn mit.',
  'naturalDisasters.dropped':
    'Ben zog weiter, bis der Tornado feststeckte, und setzte seinen Meeple auf dem letzten Plättchen ab.',
  'naturalDisasters.flood': 'Eine Flut passt neben alles. Leg sie links vom Start.',
  'naturalDisasters.spread':
    'Dein Zug beginnt, und die Flut bedeckt die acht Felder ringsum. Was dort liegt, wird nie fertig.',
  'naturalDisasters.end':
    'Bleibt das Erdbeben: Es erschüttert Städte ganz am Ende. Die Regeln sagen, wie weit.',
  blackDragon: 'Schwarzer Drache',
  'blackDragon.about': 'Er kommt alle fünfzig Punkte und frisst, was er trifft.',
  'blackDragon.fifty': 'Du hast 47 Punkte. Schließ deine Straße mit diesem Plättchen: Sie ist 3 wert.',
  'blackDragon.landed': 'Fünfzig! Der Drache landet auf dem eben gelegten Plättchen.',
  'blackDragon.ben':
    'Ben steht auf der Straße daneben. Für jedes Gebiet, das du fertig machst, musst du den Drachen ein Plättchen weiterziehen.',
  'blackDragon.town': 'Dieses Plättchen macht die Stadt fertig.',
  'blackDragon.knight': 'Setze erst einen Ritter hinein.',
  'blackDragon.fly': 'Ein Gebiet ist fertig, also ein Schritt: Flieg auf das Plättchen, auf dem Ben steht.',
  'blackDragon.eaten':
    'Bens Meeple wird gefressen und geht ohne Punkte heim. Dein Ritter überlebte und brachte 4.',
  'blackDragon.end': 'Er fliegt, bevor gewertet wird: Achte auch auf deine eigenen Meeples.',
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
    'Auch Personal und Gebäude zählen, Stunden kosten. Ein ganzes Spiel hat sechs Runden: Bau in die Höhe und denk an die Pflegekräfte.',
  covid19Pandemic: 'COVID-19-Pandemie',
  'covid19Pandemic.about': 'Infektionen aufteilen, heilen und gemeinsam gewinnen.',
  'covid19Pandemic.share':
    'Du und Ben spielt gemeinsam. Diese Runde kommen vier Infektionen: zwei für jeden ist gerecht. Stimm zu.',
  'covid19Pandemic.patient':
    'Jetzt entscheidest du, wer erkrankt. Nimm den gelben Patienten: Dann passt dein oranger Arzt genau.',
  'covid19Pandemic.nurse':
    'Das zweite Plättchen muss jemand anderes bekommen. Eine Pflegekraft legt sich nicht hin: Sie geht für diese Runde in Quarantäne.',
  'covid19Pandemic.move':
    'COVID-19 macht Patienten eine Stufe kränker, gelb zählt also wie orange: Es braucht keine Pflegekraft. Beweg wie vorgeschlagen.',
  'covid19Pandemic.cured':
    'Geheilt, und ein Überlebender für euch beide: Ihr gewinnt mit mehr Überlebenden als Verstorbenen.',
  'covid19Pandemic.keep': 'Beliebtheit zählt jetzt wenig. Behalte das Geld für Pflegekräfte.',
  'covid19Pandemic.contagion':
    'Ansteckung: Ein Plättchen wartet in deiner Voraufnahme, und der nächste Patient dort ist infiziert. Leg es.',
  'covid19Pandemic.end':
    'Die Pflegekraft ist zurück, und dein anderer Patient ist eine Stufe kränker. Sprecht euch ab: Wer wen heilen kann, entscheidet das Spiel.'
} satisfies Messages<'learn'>;
