import { afterAll, beforeEach } from 'vitest';

/** Tests only. Rejections and exceptions that nothing has caught in the current test; call it at the top of a file. */
export function escapes(): readonly unknown[] {
  const found: unknown[] = [];
  const note = (error: unknown) => void found.push(error);
  process.on('unhandledRejection', note);
  process.on('uncaughtException', note);
  beforeEach(() => void (found.length = 0));
  afterAll(() => {
    process.off('unhandledRejection', note);
    process.off('uncaughtException', note);
  });
  return found;
}
