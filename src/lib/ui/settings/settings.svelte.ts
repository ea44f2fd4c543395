import type { BotThinking } from '../../session/bots/effort.ts';
import type { Strangers } from '../../session/lobby/reach.ts';
import { locales, matchLocale, type Locale } from '../../i18n/index.ts';

export type Theme = 'system' | 'light' | 'dark' | 'contrast';

/** When a move has to be confirmed before it is signed. */
export type ConfirmPolicy = 'always' | 'phones' | 'never';

/** A TURN server a person brings; the credential stays on this device. */
export interface TurnServer {
  readonly urls: string;
  readonly username: string;
  readonly credential: string;
}

/** Choices of one person on one device; nothing here is ever sent to another player. */
export interface Settings {
  theme: Theme;
  /** Null follows the browser. */
  language: Locale | null;
  /** The name that others see at the seat. */
  name: string;
  sounds: boolean;
  /** Short vibrations, on devices that support them. */
  haptics: boolean;
  confirm: ConfirmPolicy;
  /** How much bots may compute on this device. */
  thinking: BotThinking;
  /** `stun:host:port`, one each. */
  stun: string[];
  turn: TurnServer[];
  /** `wss://…` addresses of signalling servers, tried side by side. */
  signalling: string[];
  /** Public meeting points beside the site's, as `nostr:…` and `tracker:…`. */
  points: string[];
  /** Meeting points of the site that are never asked, by id. */
  forbidden: string[];
  /** Whether third-party servers may be used. */
  strangers: Strangers;
  /** Ids of the expansions this person owns. */
  owned: string[];
}

const key = 'bastide.settings';

const defaults: Settings = {
  theme: 'system',
  language: null,
  name: '',
  sounds: false,
  haptics: true,
  confirm: 'phones',
  thinking: 'full',
  stun: [],
  turn: [],
  signalling: [],
  points: [],
  forbidden: [],
  strangers: 'ask',
  owned: []
};

/** Parses stored settings field by field: an outdated or damaged field falls back to its default alone. */
export function parseSettings(text: string | null): Settings {
  let found: Partial<Record<keyof Settings, unknown>> = {};
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    if (typeof value === 'object' && value !== null) found = value;
  } catch {
    // Foreign or truncated text: use the defaults.
  }
  const among = <T extends string>(value: unknown, allowed: readonly T[], otherwise: T): T =>
    allowed.includes(value as T) ? (value as T) : otherwise;
  const strings = (value: unknown): string[] =>
    Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];
  const isTurn = (value: unknown): value is TurnServer =>
    typeof value === 'object' &&
    value !== null &&
    (['urls', 'username', 'credential'] as const).every(
      (field) => typeof (value as TurnServer)[field] === 'string'
    );
  return {
    theme: among(found.theme, ['system', 'light', 'dark', 'contrast'], defaults.theme),
    language: Object.keys(locales).includes(String(found.language)) ? (found.language as Locale) : null,
    name: typeof found.name === 'string' ? found.name.slice(0, 24) : '',
    sounds: found.sounds === true,
    haptics: found.haptics !== false,
    confirm: among(found.confirm, ['always', 'phones', 'never'], defaults.confirm),
    thinking: among(found.thinking, ['full', 'gentle'], defaults.thinking),
    stun: strings(found.stun),
    turn: Array.isArray(found.turn) ? found.turn.filter(isTurn) : [],
    signalling: strings(found.signalling),
    points: strings(found.points),
    forbidden: strings(found.forbidden),
    strangers: among(found.strangers, ['ask', 'always', 'never'], defaults.strangers),
    owned: strings(found.owned)
  };
}

function stored(): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/** The settings of this device. Reactive; change a field by {@link change}. */
export const settings: Readonly<Settings> = $state(parseSettings(stored()));

/** Changes some settings and keeps them. False when the browser would not store them: then they last until reload. */
export function change(part: Partial<Settings>): boolean {
  Object.assign(settings, part);
  try {
    localStorage.setItem(key, JSON.stringify(settings));
    return true;
  } catch {
    return false;
  }
}

/** The language to show: the chosen one, else the browser's. */
export function preferredLocale(): Locale {
  return settings.language ?? matchLocale(navigator.languages);
}

/** Puts the chosen theme on the page. */
export function showTheme(theme: Theme): void {
  if (theme === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = theme;
}
