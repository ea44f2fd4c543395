import type { Messages } from '../messages.ts';

export default {
  title: 'Schlusswertung',
  step: '{n} von {of}',
  skip: 'Überspringen',
  next: 'Weiter',
  wins: '{name} gewinnt mit {n, plural, one {# Punkt} other {# Punkten}}',
  ties: '{names} gewinnen gemeinsam mit {n, plural, one {# Punkt} other {# Punkten}}',
  solo: '{n, plural, one {# Punkt} other {# Punkte}}',
  during: 'Im Spiel',
  end: 'Am Ende',
  total: 'Summe',
  picture: 'Bild teilen',
  sources: 'Woher die Punkte kamen',
  course: 'Punkte im Lauf des Spiels',
  turning: 'Wann die Führung wechselte',
  leads: '{name} ging in Führung. {what}',
  road: 'Straßen',
  city: 'Städte',
  monastery: 'Klöster',
  garden: 'Gärten',
  field: 'Wiesen',
  sets: 'Andere Punkte'
} satisfies Messages<'count'>;
