import { t } from '../../i18n/index.ts';
import { LOOK, REMINDER_TEXT, type ReminderText } from '../../session/mailbox/background/tags.ts';
import { deviceStore } from '../../session/storage/device.ts';

/** Browsers run it at least this many ms apart, installed Chromium about twice a day. */
const EVERY = 12 * 3_600_000;

interface PeriodicSync {
  register(tag: string, options: { readonly minInterval: number }): Promise<void>;
  unregister(tag: string): Promise<void>;
  getTags(): Promise<string[]>;
}

/** `off` and `on` by choice; `refused` by the browser or the player; null where no browser could do it. */
export type ReminderState = 'off' | 'on' | 'refused';

/** Whether this browser can look for turns while the app is closed, and does; null where it cannot. */
export async function reminderState(): Promise<ReminderState | null> {
  const sync = await periodicSync();
  if (!sync || !(await isGranted())) return null;
  const isOn = (await sync.getTags()).includes(LOOK) && Notification.permission === 'granted';
  return isOn && (await (await deviceStore()).setting(REMINDER_TEXT)) !== undefined ? 'on' : 'off';
}

/** Asks for notifications and registers the look. Call on a tap. */
export async function turnOnReminders(): Promise<ReminderState> {
  const sync = await periodicSync();
  if (!sync || (await Notification.requestPermission()) !== 'granted') return 'refused';
  try {
    await sync.register(LOOK, { minInterval: EVERY });
  } catch {
    // The browser gives no reason; usually the app is not installed.
    return 'refused';
  }
  const text: ReminderText = { title: t('app.yourTurn'), body: t('meet.remindBody', { name: '{name}' }) };
  await (await deviceStore()).putSetting(REMINDER_TEXT, text);
  return 'on';
}

export async function turnOffReminders(): Promise<ReminderState> {
  await (await periodicSync())?.unregister(LOOK);
  await (await deviceStore()).putSetting(REMINDER_TEXT, undefined);
  return 'off';
}

async function periodicSync(): Promise<PeriodicSync | null> {
  if (!('serviceWorker' in navigator) || !('Notification' in globalThis)) return null;
  const registration = await navigator.serviceWorker.getRegistration();
  const found = registration as { readonly periodicSync?: PeriodicSync } | undefined;
  return found?.periodicSync ?? null;
}

async function isGranted(): Promise<boolean> {
  try {
    const name = 'periodic-background-sync' as PermissionName;
    return (await navigator.permissions.query({ name })).state === 'granted';
  } catch {
    return false;
  }
}
