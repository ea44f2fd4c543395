import type { Messages } from '../messages.ts';

export default {
  title: 'Závěrečné bodování',
  step: '{n} z {of}',
  skip: 'Přeskočit',
  next: 'Další',
  wins: '{name} vyhrává: {n, plural, one {# bod} few {# body} other {# bodů}}',
  ties: '{names} vyhrávají společně: {n, plural, one {# bod} few {# body} other {# bodů}}',
  solo: '{n, plural, one {# bod} few {# body} other {# bodů}}',
  during: 'Během hry',
  end: 'Na konci',
  total: 'Celkem',
  picture: 'Sdílet obrázek',
  sources: 'Odkud jsou body',
  course: 'Body v průběhu hry',
  turning: 'Kdy se změnilo vedení',
  leads: '{name} jde do vedení. {what}',
  road: 'Cesty',
  city: 'Města',
  monastery: 'Kláštery',
  garden: 'Zahrady',
  field: 'Louky',
  sets: 'Ostatní body'
} satisfies Messages<'count'>;
