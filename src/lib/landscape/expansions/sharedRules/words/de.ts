import type { Translation } from '../../../../kernel/manifest.ts';
import type * as en from './en.ts';

export const cropWords = (name: string) =>
  ({
    set: {
      name,
      about: 'Ein Kreis lässt alle eine Figur neben eine eigene setzen oder alle eine heimholen.',
      lesson: 'Ein Kornkreis für Straßen.',
      'option.cropAdd': 'Beim Kornkreis eine Figur dazusetzen',
      'option.cropAdd.may': 'ist freiwillig',
      'option.cropAdd.must': 'ist Pflicht'
    },
    board: {
      'rule.cropCircle': 'Kornkreise',
      'awaits.cropCircle': '{name}: für alle wählen',
      'do.cropCircle': 'Wählen',
      'action.cropCircle':
        '{choice, select, deploy {Alle dürfen eine dazusetzen} other {Alle holen eine heim}}',
      'event.cropCircle':
        '{name} wählt: {choice, select, deploy {Alle dürfen eine Figur dazusetzen} other {Alle holen eine Figur heim}}.',
      'ask.cropAdd': '{name}: Figur dazusetzen oder keine',
      'ask.cropTake': '{name}: eine Figur heimholen',
      'decline.cropAdd': 'Keine dazusetzen',
      'because.crop':
        'Es betrifft Figuren {kind, select, road {auf Straßen} city {in Städten} other {auf Wiesen}}',
      'preview.crop':
        'Dann wählst du für alle: eine Figur {kind, select, road {auf Straßen} city {in Städten} other {auf Wiesen}} dazu oder heim'
    }
  }) satisfies Translation<ReturnType<typeof en.cropWords>>;

export const besiegingWords = (name: string) =>
  ({
    set: {
      name,
      about:
        'Eine belagerte Stadt bringt Rittern weniger und Wiesen das Doppelte, und Ritter können entkommen.',
      lesson: 'Eine belagerte Stadt.',
      'option.siegeEscape': 'Zur Flucht berührt ein Kloster',
      'option.siegeEscape.any': 'irgendein Plättchen der Stadt',
      'option.siegeEscape.siege': 'ein belagertes Plättchen',
      'option.siegeEscapeEach': 'Ein Ritter darf fliehen',
      'option.siegeEscapeEach.part': 'in jedem Teil eines Doppelzugs',
      'option.siegeEscapeEach.turn': 'einmal im Zug',
      'part.siege': 'Belagerungen',
      'part.escape': 'Flucht',
      'meet.innsCathedrals':
        'Mit Kathedrale bringt eine fertige belagerte Stadt 2 Punkte je Plättchen und Wappen.',
      'meet.tradersBuilders': 'Auch für das eigene Schwein zählt eine belagerte Stadt als zwei: 8 Punkte.',
      'meet.abbeyMayor': 'Ritter fliehen auch durch eine Abtei; auch Bürgermeister und Wagen dürfen fliehen.'
    },
    board: {
      'score.besieged': 'belagert',
      'rule.escape': 'Die Flucht',
      'ask.escape': '{name}: Ein Ritter flieht, oder niemand',
      'decline.escape': 'Niemand flieht',
      'because.escape': 'Ein Ritter darf aus einer belagerten Stadt fliehen, die ein Kloster berührt',
      'preview.besieged': 'Belagert: Ritter halb, Wiesen doppelt'
    }
  }) satisfies Translation<ReturnType<typeof en.besiegingWords>>;
