import { addressOf } from '../routing/base.ts';

/** The page loads first; the files for offline use are fetched after this delay. */
const REST_MS = 3000;

/** Registers the service worker of the built page; the development server has none, and a frame of another site needs none. */
export const keepOffline = (): void => {
  if (!import.meta.env.PROD || self !== top || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register(addressOf('/sw.js')).catch(() => undefined);
  };
  const registerSoon = () => setTimeout(register, REST_MS);
  // WebKit may fire the load event before it runs a module that awaits at its top level.
  if (document.readyState === 'complete') registerSoon();
  else addEventListener('load', registerSoon);
};
