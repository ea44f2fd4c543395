import type { Messages } from '../messages.ts';

export default {
  theme: 'Vzhled',
  themeSystem: 'Podle zařízení',
  themeLight: 'Světlý',
  themeDark: 'Tmavý',
  themeContrast: 'Vysoký kontrast',
  language: 'Jazyk',
  languageSystem: 'Podle prohlížeče',
  languageFailed: 'Jazyk se nepodařilo načíst. Zkus to znovu s připojením.',
  yourNameHint: 'Uvidí ho na tvém místě ti, s kým hraješ.',
  sounds: 'Zvuky',
  soundsMore: 'Ťuknutí, když kartička dosedne, dva tóny za body, zvonek, když jsi na řadě.',
  confirm: 'Potvrzovat tahy',
  confirmAlways: 'Vždy',
  confirmPhones: 'Na mobilech',
  confirmNever: 'Nikdy',
  thinking: 'Přemýšlení botů',
  thinkingFull: 'Plné',
  thinkingGentle: 'Šetřit baterii',
  thinkingMore:
    'Plné: nejsilnější boti používají více jader. Šetřit baterii: jedno jádro a poloviční čas; zapne se samo při 20 % baterie a méně, pokud se zařízení nenabíjí.',
  connection: 'Spojení',
  connectionMore:
    'Jen pokud máš vlastní servery. Když je pole prázdné, stůl používá servery ze svého odkazu.',
  signalling: 'Signalizační servery',
  signallingHint: 'Jedna adresa na řádek: wss://…',
  stun: 'Servery STUN',
  stunHint: 'Jedna adresa na řádek: stun:host:port. Pomáhají zařízením za routerem spojit se přímo.',
  turn: 'Servery TURN',
  turnHint: 'Jeden na řádek: turn:host:port jméno heslo. Předávají data, když přímé spojení nejde.',
  addressWrong: '„{line}“ není platná adresa.',
  apply: 'Použít',
  applied: 'Uloženo na tomto zařízení.',
  notKept: 'Prohlížeč si tu nic neuloží (anonymní okno nebo plné úložiště): platí to do zavření stránky.',
  storage: 'Úložiště',
  storageSafe: 'Prohlížeč slíbil, že tvé hry uchová.',
  storageLoose: 'Když dojde místo, může prohlížeč hry smazat.',
  storageUnknown: 'Tento prohlížeč neříká, jak dlouho hry uchová.',
  storageAsk: 'Požádat ho o uchování',
  storageDenied:
    'Prohlížeč odmítl. Spíš souhlasí, když je aplikace na ploše. Do té doby ukládej hry do souborů.',
  storageUsed: 'Využito {used} MB',
  keys: 'Klíče tvých míst',
  keysMore:
    'Kdo má klíč, může hrát na tom místě. Tímto souborem přeneseš svá místa na jiné zařízení. Nikomu ho nedávej.',
  keysGo: 'Exportovat klíče',
  appearance: 'Vzhled a jazyk',
  haptics: 'Vibrace',
  hapticsMore:
    'Krátké zavibrování, když je tah přijat nebo odmítnut a když jsi na řadě, na zařízeních, která to umí. iPhony to neumějí.'
} satisfies Messages<'settings'>;
