/** The first seconds belong to the page: what it needs later is fetched for the device when it has come to rest. */
const REST_MS = 3000;

/** The built page works offline from its second breath on; the development server is left alone. */
export const keepOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const register = (): void => {
    navigator.serviceWorker.register('/sw.js').catch(() => undefined);
  };
  const registerSoon = () => setTimeout(register, REST_MS);
  // WebKit may fire the load event before it runs a module that awaits at its top level.
  if (document.readyState === 'complete') registerSoon();
  else addEventListener('load', registerSoon);
};
