import type { Messages } from '../messages.ts';

export default {
  title: 'Nachspielen',
  about: 'Geh durch jedes Spiel auf diesem Gerät und probiere, was sonst möglich gewesen wäre.',
  pick: 'Spiel wählen',
  none: 'Es gibt noch kein Spiel anzusehen',
  noneMore:
    'Spiele, die du beginnst oder denen du beitrittst, bleiben auf diesem Gerät. Du kannst auch ein gespeichertes öffnen.',
  opening: 'Das Spiel wird nachgebaut …',
  missing: 'Hier gibt es nichts nachzuspielen',
  missingMore: 'Dieser Tisch liegt nicht auf diesem Gerät, oder sein Spiel hat noch nicht begonnen.',
  noScreen: 'Dieses Spiel lässt sich noch nicht nachspielen',
  failed: 'Das Spiel ließ sich nicht nachbauen: {reason}',
  leave: 'Nachspielen beenden',
  toTable: 'Zum Tisch',
  again: 'Von Anfang an',
  controls: 'Weg durch das Spiel',
  position: 'Schritt',
  of: '{n} von {of}',
  begins: 'Das Spiel beginnt.',
  quiet: 'Das Spiel geht weiter.',
  play: 'Abspielen',
  pause: 'Anhalten',
  back: 'Einen Schritt zurück',
  forward: 'Einen Schritt weiter',
  speed: 'Tempo: {n}×. Ändern',
  moves: 'Züge',
  movesMore: 'Geh zu einem beliebigen.',
  whatIf: 'Was wäre, wenn …',
  whatIfTitle: 'Was wäre, wenn?',
  whatIfMore: 'Ab Schritt {n} gehört es dir: Du spielst alle, und gezogen wird neu.',
  toGame: 'Zurück zum Spiel'
} satisfies Messages<'replay'>;
