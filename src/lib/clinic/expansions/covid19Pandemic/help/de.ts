import type { Translation } from '../../../../kernel/manifest.ts';
import type en from './en.ts';

export default {
  guide: {
    together: 'Alle gemeinsam',
    'together.1':
      'Eine bis vier Kliniken gewinnen oder verlieren gemeinsam. Ansteckung und Selbstisolation bestimmen, wie schwer es wird und wie viele Infektionen jede Runde bringt.',
    'together.2': 'Alle müssen in jeder Runde eine bestimmte Aktion nehmen (meist Aufnehmen).',
    newInfections: 'Neue Infektionen',
    'newInfections.1':
      'Nach der dritten Aktion verteilt ihr die Plättchen der Runde nach Absprache, mindestens eins je Klinik, jedes auf eine andere Person.',
    'newInfections.2': 'Ein Arzt oder Patient mit Plättchen ist infiziert.',
    quarantine: 'Quarantäne',
    'quarantine.1':
      'Eine Pflege- oder Hilfskraft mit Plättchen fehlt diese Runde: bezahlt, aber ohne Arbeit. Vor der nächsten Runde kommt sie durch eine Tür zurück.',
    care: 'Infizierte behandeln',
    'care.1':
      'Wer infiziert ist, gilt als eine Stufe kränker. Eine Behandlung heilt beide Krankheiten; das Geld richtet sich nach der Farbe.',
    'care.2':
      'Infizierte Ärzte behandeln nicht. Sie brauchen ein Bett, in welchem Fach auch immer; ohne eines warten sie in einem Fachzentrum.',
    'care.3': 'In der Ambulanz darf jeder gesunde Arzt Infizierte behandeln, übernimmt aber die Infektion.',
    'care.4':
      'Ein geheilter infizierter Patient gilt als Überlebender. Ein geheilter Arzt bleibt und arbeitet wieder. Wie Patienten werden infizierte Ärzte kränker und können sterben.',
    contagion: 'Ansteckung',
    'contagion.1':
      'Am Ende einer Runde liegen neue Plättchen in der Voraufnahme, eins oder zwei je Klinik: Ein Patient, der dort ist oder als Nächster kommt, ist infiziert.',
    end: 'Das Ende',
    'end.1':
      'Ihr gewinnt, wenn es mehr Überlebende als Tote gibt; Plättchen, die niemanden fanden, zählen zu den Toten. Allein müssen außerdem mindestens zwanzig Patienten gezählt sein.',
    'ruling.pandemicContagion': 'Wie viele Plättchen am Ende jeder Runde in der Voraufnahme warten.',
    'ruling.pandemicIsolation':
      'Wie gut die Leute Abstand halten: Davon hängen die Plättchen jeder Runde ab.',
    'ruling.pandemicPropagation':
      'Die Zahlen von fünf der sechs Spalten sind nicht bekannt. Gib die deiner eigenen Schachtel ein: Sie gelten an diesem Tisch.',
    'ruling.k1':
      'Die Pflichtaktion: Die Überschrift nennt die eine, ihr Beispiel die andere. Nur mit Aufnehmen stimmt das Beispiel.',
    'ruling.k2': 'Die Plättchen auf der Rundenleiste und die „vom Ausbreitungsplan“ sind dieselben.',
    'ruling.k3':
      'Eine Überschrift über Löhne steht in der falschen Phase; Ermüden und Verschlechtern gehören zur Verwaltung.',
    'ruling.k4':
      'Zu den Toten zählen alle Gestorbenen, infiziert oder nicht, und Plättchen, die niemanden fanden.',
    'ruling.k5':
      'Ob ein in der Ambulanz geheilter infizierter Patient ein Überlebender ist, obwohl das Plättchen zum Arzt wandert.',
    'ruling.k6':
      'Ob ein beim Behandeln infizierter Arzt noch in derselben Runde kränker wird. Ein roter würde sterben.',
    'ruling.k7': 'Verschlechterung ändert die Farbe auf Dauer: Ein geheilter Arzt, der orange war, ist rot.',
    'ruling.k8':
      'Ein in dieser Runde behandelter Arzt ist gesund, hat nicht gearbeitet, ermüdet nicht und wird nicht kränker.',
    'ruling.k9': 'Die Quarantäne dauert bis zum Ende der Runde.',
    'ruling.k10': 'Die neuen Infektionen werden als Phase bezeichnet, geschehen aber innerhalb der ersten.',
    'ruling.k11':
      'Ob auch niedrige Ansteckung ein Fachzentrum verlangt. Sonst ließen sich Plättchen ablegen, wo nie ein Patient hinkommt.',
    'ruling.k12': 'Für die Spritze und ihr Plättchen gibt es keine Regel, also sind sie nicht im Spiel.',
    'ruling.k13':
      'Ein in der Ambulanz geheilter Arzt bleibt, gesund; das Plättchen geht an den, der behandelt hat.',
    'ruling.k14':
      'Die Erweiterung lässt sich auch mit der ersten Ausgabe von Clinic spielen. Hier wird sie mit der Deluxe-Ausgabe gespielt.',
    'ruling.pandemicPreadmissions': 'Ob Patienten in der Voraufnahme neue Infektionen bekommen können.',
    'ruling.pandemicLeftovers':
      'Eine Klinik ohne jemanden zum Infizieren nimmt kein Plättchen. Was niemand nehmen kann, zählt zu den Toten.',
    'ruling.pandemicTalks':
      'Nach vier Gesprächsrunden ohne Einigung werden die Plättchen gleichmäßig verteilt.',
    'ruling.pandemicExtension':
      'Leute aus The Extension folgen dem Wortlaut der Erweiterung; geht eine Schwangere, kostet das 2 Ansehen.'
  },
  learn: {
    share:
      'Du und Ben spielt gemeinsam. Diese Runde kommen vier Infektionen: zwei für jeden ist gerecht. Stimm zu.',
    patient:
      'Jetzt entscheidest du, wer erkrankt. Nimm den gelben Patienten: Dann passt dein orangefarbener Arzt genau.',
    nurse:
      'Das zweite Plättchen muss jemand anderes bekommen. Eine Pflegekraft braucht kein Bett: Sie geht für diese Runde in Quarantäne.',
    move: 'COVID-19 macht Patienten eine Stufe kränker, gelb zählt also wie orange: Es braucht keine Pflegekraft. Nimm den Vorschlag an.',
    cured:
      'Geheilt, und ein Überlebender für euch beide: Ihr gewinnt mit mehr Überlebenden als Verstorbenen.',
    keep: 'Ansehen zählt jetzt wenig. Behalte das Geld für Pflegekräfte.',
    contagion:
      'Ansteckung: Ein Plättchen wartet in deiner Voraufnahme, und der nächste Patient dort ist infiziert. Leg es.',
    end: 'Die Pflegekraft ist zurück, und dein anderer Patient ist eine Stufe kränker. Sprecht euch ab: Wer wen heilen kann, entscheidet das Spiel.'
  }
} satisfies Translation<typeof en>;
