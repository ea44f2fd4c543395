import { toast } from '../../kit/toasts.svelte.ts';
import { errorTold } from './errorTold.ts';

/** Runs `work`; shows a sentence with the reason when it fails. Never rejects. */
export async function orTell(work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    toast(await errorTold(error), { tone: 'warn' });
  }
}
