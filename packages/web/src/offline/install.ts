import { signal } from '@preact/signals';

/** What browsers hand out where a page can be installed; not in TypeScript's library, since not all have it. */
type InstallEvent = Event & { readonly prompt: () => Promise<unknown> };

const isInstallEvent = (event: Event): event is InstallEvent =>
  'prompt' in event && typeof event.prompt === 'function';

const offer = signal<InstallEvent | null>(null);

/** True while the browser would install the game as an app. */
export const canInstall = (): boolean => offer.value !== null;

/** Keeps the browser's offer until somebody wants it, instead of its own banner. */
export const watchInstall = (): void => {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    if (isInstallEvent(event)) offer.value = event;
  });
  addEventListener('appinstalled', () => {
    offer.value = null;
  });
};

/** An offer can be taken up once. */
export const install = async (): Promise<void> => {
  const taken = offer.peek();
  offer.value = null;
  await taken?.prompt();
};
