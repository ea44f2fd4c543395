import type { Messages } from '../messages.ts';

export default {
  title: 'Hilfe',
  description:
    'Wie man einen Tisch eröffnet, von Handy zu Handy spielt, und was hilft, wenn etwas nicht klappt.',
  contents: 'Auf dieser Seite',
  start: 'Hinsetzen',
  'start.1':
    'Eröffne einen Tisch, wähle das Spiel und wer spielt: du, andere an deinem Gerät, Freunde per Link, Bots.',
  'start.2':
    'Schick den Link oder lass Freunde den Code scannen. Wer ihn öffnet, kann einen freien Platz nehmen.',
  'start.3': 'Sind alle Plätze besetzt, geht es los.',
  'start.4': 'Wer später über denselben Link kommt, schaut zu.',
  landscape: 'Landschaft in zwei Minuten',
  'landscape.1':
    'Bist du dran, bekommst du ein Plättchen. Leg es so, dass jede Seite passt: Straße an Straße, Stadt an Stadt, Wiese an Wiese.',
  'landscape.2':
    'Danach darfst du eine Figur auf dieses Plättchen stellen: auf Straße, Stadt, Kloster oder Wiese, wenn auf derselben Straße, Stadt oder Wiese noch niemand steht.',
  'landscape.3':
    'Eine fertige Straße zählt 1 je Plättchen, eine fertige Stadt 2 je Plättchen und 2 je Wappen, ein Kloster mit acht Nachbarn 9. Die Figur kommt heim.',
  'landscape.4': 'Es punktet, wer dort die meisten Figuren hat; bei Gleichstand alle, die am meisten haben.',
  'landscape.5':
    'Figuren auf Wiesen bleiben bis zum Schluss: 3 Punkte je fertige Stadt an ihrer Wiese. Unfertiges zählt weniger.',
  clinic: 'Klinik in zwei Minuten',
  'clinic.1':
    'Sechs Runden. In jeder wählen alle geheim drei Aktionen aus Bauen, Einstellen und Aufnehmen; sie werden der Reihe nach ausgeführt.',
  'clinic.2':
    'Baue die Räume so, dass alle schnell ans Ziel kommen: Jeder Schritt kostet Zeit, und Zeit kostet am Ende Punkte.',
  'clinic.3':
    'Ein Arzt behandelt je Runde einen Patienten. Je weiter ihre Stufen auseinanderliegen, desto mehr Pflegekräfte braucht es.',
  'clinic.4':
    'Behandelte zahlen; Unbehandelte werden kränker. Ärzte ermüden. Löhne und Unterhalt fallen jede Runde an.',
  'clinic.5': 'Die beliebteste Klinik gewinnt. Mit der Pandemie gewinnt oder verliert ihr gemeinsam.',
  hand: 'Bedienung',
  'hand.1':
    'Tippe auf ein leuchtendes Feld, um das Plättchen dort zu sehen; tippe wieder, um es zu drehen. Gezeigt werden nur Lagen, die passen.',
  'hand.2':
    'Tippe auf eine Stelle des Plättchens, um eine Figur hinzustellen. Der große Knopf macht es endgültig.',
  'hand.3': 'Ein Finger schiebt den Tisch, zwei zoomen. Mit Tastatur: Pfeile, Plus und Minus, Eingabe.',
  'hand.4':
    'Rückgängig nimmt zurück, was nicht endgültig ist. Wurde etwas aufgedeckt, müssen die anderen zustimmen.',
  fair: 'Warum niemand schummeln kann',
  'fair.1':
    'Jedes Gerät hat einen eigenen Schlüssel und unterschreibt jeden Zug in einer Kette. Was geändert ist oder fehlt, fällt sofort auf.',
  'fair.2':
    'Eine Ziehung mischt geheime Zahlen, auf die sich mehrere Geräte vor dem Spiel festgelegt haben. Niemand kennt das Plättchen, bevor alle Teile aufgedeckt sind.',
  'fair.3':
    'Alle Geräte rechnen dasselbe Spiel und vergleichen. Ein gespeichertes Spiel kann jeder jederzeit prüfen.',
  'fair.4': 'Allein oder wenn alle an einem Gerät sitzen, kann kein zweites Gerät die Ziehungen prüfen.',
  away: 'Wenn jemand weg ist',
  'away.1':
    'Ein Spiel wartet: Es liegt auf jedem Gerät und geht weiter, wenn die Person wieder da ist, auch Tage später.',
  'away.2': 'Lade neu oder öffne den Link noch einmal; dein Gerät kennt deinen Platz.',
  connect: 'Wenn Handys sich nicht finden',
  'connect.1':
    'Versucht zuerst dasselbe WLAN, und lasst die Seite vorn: Handys schicken verdeckte Seiten schlafen.',
  'connect.2':
    'Manche Gäste-, Firmen- und Mobilnetze halten Geräte getrennt. Dann hilft ein Relais; seine Adresse kommt in die Einstellungen.',
  'connect.3': 'Keine Spieldaten laufen über einen Server von uns. Es gibt keinen.',
  keep: 'Spiele aufheben',
  'keep.1':
    'Spiele liegen in diesem Browser auf diesem Gerät. Speichere eine Datei, um eines anderswo aufzuheben.',
  'keep.2':
    'Private Fenster vergessen alles beim Schließen. Leg die App auf iPhones auf den Startbildschirm, sonst können ungenutzte Spiele nach einer Woche gelöscht werden.',
  about: 'Über Bastide',
  'about.description': 'Wer gemacht hat, was hier gespielt wird, und zu welchen Bedingungen.',
  'about.what':
    'Bastide ist freie Software, um mit Freunden Brettspiele zu spielen, von Handy zu Handy. Es kommt ohne Server aus, sammelt nichts und kostet nichts.',
  unofficial: 'Nicht offiziell',
  'unofficial.1':
    'Dies ist ein inoffizielles Projekt von Spielern. Es steht in keiner Verbindung zu Verlagen oder Autoren und wird von ihnen nicht unterstützt. Namen von Spielen und Erweiterungen sind Marken ihrer Inhaber und sagen hier nur, welche Regeln gemeint sind.',
  'unofficial.2':
    'Alle Bilder, Texte und aller Code hier sind von uns. Gefällt dir ein Spiel, kauf es: Die echten Plättchen sind wunderschön.',
  authors: 'Autoren der Spiele',
  'authors.landscape':
    'Das Legespiel folgt den Regeln von Carcassonne von Klaus-Jürgen Wrede, erschienen bei Hans im Glück, und seiner Erweiterungen.',
  'authors.clinic':
    'Clinic: Deluxe Edition und die Erweiterung COVID-19 Pandemic sind von Alban Viard. Mit dem Pandemie-Set wurden das Institut Pasteur und das Salk Institute unterstützt.',
  fans: 'Fan-Erweiterungen',
  'fans.more':
    'Von Spielern für Spieler. Sie dürfen in keiner Form verkauft oder gewerblich genutzt werden, diese Umsetzung auch nicht.',
  reconstructed: 'Rekonstruierte Teile',
  'reconstructed.1':
    'Wo keine veröffentlichte Quelle ein Plättchen oder eine Zahl zeigt, haben wir sie rekonstruiert und sagen es daneben. Wer das Original besitzt: bitte korrigiert uns.',
  licence: 'Lizenzen',
  'licence.1':
    'Der Code steht unter der MIT-Lizenz. Er stützt sich auf Svelte, Yjs, noble, idb, uqr und Workbox, jeweils unter eigener freier Lizenz.',
  ios: 'Auf iPhone und iPad',
  'ios.1':
    'Leg die App auf den Startbildschirm (Teilen, dann „Zum Home-Bildschirm“): Sonst können ihre Spiele nach einer Woche ohne Besuch verloren gehen.',
  'ios.2':
    'Die App auf dem Startbildschirm und Safari behalten Spiele getrennt. Nimm einen Tisch mit seinem Link und deine Schlüssel mit einer Datei mit.',
  'ios.3':
    'Gespeicherte Spiele öffnest du auf der Seite: „Gespeichertes Spiel öffnen“, dann in „Dateien“ wählen. Das Teilen-Menü kann keines öffnen.',
  'ios.4':
    'Es gibt keine Vibration. In einem Tab im Hintergrund schläft ein Spiel: Die anderen sehen dich als abwesend, bis du wiederkommst.'
} satisfies Messages<'rules'>;
