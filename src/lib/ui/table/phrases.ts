import { t } from '../../i18n/index.ts';

/**
 * Sentences to tap instead of typing. `/name` is sent, so that each player reads it in their own language.
 */
export const PHRASES = [
  'take',
  'less',
  'bed',
  'nurse',
  'money',
  'hub',
  'yours',
  'wait',
  'good',
  'thanks'
] as const;
export type Phrase = (typeof PHRASES)[number];

export const codeOfPhrase = (phrase: Phrase): string => `/${phrase}`;

export const phraseWords = (phrase: Phrase): string => t(`table.phrase.${phrase}`);

/** The text of a chat line: a phrase in words, anything else as it was typed. */
export function spokenLine(text: string): string {
  const phrase = PHRASES.find((one) => codeOfPhrase(one) === text);
  return phrase ? phraseWords(phrase) : text;
}
