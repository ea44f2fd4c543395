import { loadTexts } from '../../../i18n/index.ts';

/**
 * A sentence for an error, whose texts are loaded on demand; the error's own message if that fails. Never
 * rejects.
 */
export async function errorTold(error: unknown): Promise<string> {
  try {
    const [{ errorWords }] = await Promise.all([import('./errorWords.ts'), loadTexts('net')]);
    return errorWords(error);
  } catch {
    return error instanceof Error ? error.message : String(error);
  }
}
