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

/** The page's service worker, once it runs. */
const worker = async (): Promise<ServiceWorkerRegistration | undefined> => {
  if (!('serviceWorker' in navigator)) return undefined;
  const registered = await navigator.serviceWorker.getRegistration(addressOf('/'));
  return registered?.active ? registered : undefined;
};

const show = async (title: string, options: NotificationOptions): Promise<void> => {
  const registered = await worker();
  if (registered) await registered.showNotification(title, options);
  else new Notification(title, options).addEventListener('click', () => focus());
};

/** Shows a notification where the reader wants them and the browser lets us. Phones take them from a service worker only. */
export const notify = async (title: string, body: string): Promise<void> => {
  if (!settings.peek().notify || !canNotify() || Notification.permission !== 'granted') return;
  const options = { body, tag: TAG, icon: ICON, renotify: true, vibrate: hapticPattern('turn') };
  // A phone without a running service worker refuses. Title and icon must suffice then.
  await show(title, options).catch(() => undefined);
};

/** Takes the notification away again. */
export const dismissNotification = async (): Promise<void> => {
  if (!canNotify() || Notification.permission !== 'granted') return;
  const shown = await (await worker())?.getNotifications({ tag: TAG });
  for (const notification of shown ?? []) notification.close();
};
