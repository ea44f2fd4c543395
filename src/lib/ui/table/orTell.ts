import { toast } from '../kit/toasts.svelte.ts';
import { errorTold } from './errorTold.ts';

/** Does something, and says in a sentence why it could not be done. Never rejects. */
export async function orTell(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toast(await errorTold(error), { tone: 'warn' });
  }
}
