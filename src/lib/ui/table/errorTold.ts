import { loadTexts } from '../../i18n/index.ts';

/**
 * A sentence for something that went wrong, with the words for it loaded only now; the error's own where they cannot be.
 * Never rejects.
 */
export async function errorTold(error: unknown): Promise<string> {
  try {
    const [{ errorWords }] = await Promise.all([import('./errorWords.ts'), loadTexts('net')]);
    return errorWords(error);
  } catch {
    return error instanceof Error ? error.message : String(error);
  }
}
