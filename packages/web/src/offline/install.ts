import { signal } from '@preact/signals';

/** The event that offers to install the page; not all browsers have it, so TypeScript's library doesn't. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

const isInstallEvent = (event: Event): event is InstallEvent =>
  'prompt' in event && typeof event.prompt === 'function';

const offer = signal<InstallEvent | null>(null);

/** True while the browser would install the game as an app. */
export const canInstall = (): boolean => offer.value !== null;

/** Keeps the browser's offer until the reader asks for it, instead of its own banner. */
export const watchInstall = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallEvent(event)) offer.value = event;
  });
  addEventListener('appinstalled', () => {
    offer.value = null;
  });
};

/** An offer can be used once. */
export const install = async (): Promise<void> => {
  const taken = offer.peek();
  offer.value = null;
  await taken?.prompt();
};
