/** Names under which the page registers work of the service worker. */
export const LOOK = 'mail-look';
export const SEND = 'mail-send';
/** Setting that holds the notification's text in the player's language; absent where no reminders are wanted. */
export const REMINDER_TEXT = 'reminder';

/** `body` has `{name}` where the player's name goes. */
export interface ReminderText {
  readonly title: string;
  readonly body: string;
}

export function isReminderText(value: unknown): value is ReminderText {
  if (typeof value !== 'object' || value === null) return false;
  const { title, body } = value as Partial<ReminderText>;
  return typeof title === 'string' && typeof body === 'string';
}

export function textFor({ body }: ReminderText, name: string): string {
  return body.replace('{name}', () => name);
}
