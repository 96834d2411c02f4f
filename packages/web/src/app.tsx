import { useSignal, useSignalEffect } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect } from 'preact/hooks';
import { ArtDefs } from './art/index.ts';
import { path } from './routing.tsx';
import { HomeScreen } from './screens/home/HomeScreen.tsx';
import { NotFoundScreen } from './screens/not-found/NotFoundScreen.tsx';
import { Announcer } from './ui/index.ts';

/** Screens behind the front door arrive when they are asked for. */
const LAZY: Record<string, () => Promise<ComponentType>> = {
  '/how-to-play': () =>
    import('./screens/how-to-play/HowToPlayScreen.tsx').then((screen) => screen.HowToPlayScreen),
  '/settings': () =>
    import('./screens/settings/SettingsScreen.tsx').then((screen) => screen.SettingsScreen),
  '/about': () => import('./screens/about/AboutScreen.tsx').then((screen) => screen.AboutScreen),
};

type Shown = { path: string; Screen: ComponentType };

const immediate = (wanted: string): ComponentType | undefined => {
  if (wanted === '/') return HomeScreen;
  return wanted in LAZY ? undefined : NotFoundScreen;
};

export const App = () => {
  const shown = useSignal<Shown | undefined>(undefined);
  useSignalEffect(() => {
    const wanted = path.value;
    const Screen = immediate(wanted);
    if (Screen) {
      shown.value = { path: wanted, Screen };
      return;
    }
    void LAZY[wanted]?.().then((Loaded) => {
      if (path.peek() === wanted) shown.value = { path: wanted, Screen: Loaded };
    });
  });
  const at = shown.value?.path;
  useEffect(() => {
    if (at === undefined) return;
    const heading = document.querySelector('h1');
    const name = heading?.textContent;
    document.title = at === '/' || !name ? 'Hold-Up' : `${name} · Hold-Up`;
    if (document.activeElement !== document.body || history.state === null) heading?.focus();
  }, [at]);
  const Screen = shown.value?.Screen;
  return (
    <>
      <ArtDefs />
      {Screen && <Screen />}
      <Announcer />
    </>
  );
};
