import { hapticPattern } from '../motion/haptics.ts';
import { addressOf } from '../routing/base.ts';
import { settings } from '../settings/settings.ts';

/** All notifications of this page have one tag: a new one replaces the one before. */
const TAG = 'holdup-turn';
const ICON = addressOf('/icons/icon-192.png');

export const canNotify = (): boolean => 'Notification' in globalThis;

/** Asks the browser for permission; only ever after a tap. */
export const askToNotify = async (): Promise<boolean> =>
  canNotify() && (await Notification.requestPermission()) === 'granted';

const worker = async (): Promise<ServiceWorkerRegistration | undefined> =>
  'serviceWorker' in navigator
    ? navigator.serviceWorker.getRegistration(addressOf('/'))
    : undefined;

/** Shows a notification where the reader wants them and the browser lets us. Phones take them from a service worker only. */
export const notify = async (title: string, body: string): Promise<void> => {
  if (!settings.peek().notify || !canNotify() || Notification.permission !== 'granted') return;
  const options = { body, tag: TAG, icon: ICON, renotify: true, vibrate: hapticPattern('turn') };
  const registered = await worker();
  if (registered) await registered.showNotification(title, options);
  else new Notification(title, options).addEventListener('click', () => focus());
};

/** Takes the notification away again. */
export const dismissNotification = async (): Promise<void> => {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const shown = await (await worker())?.getNotifications({ tag: TAG });
  for (const notification of shown ?? []) notification.close();
};
