import { effect, signal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { ArtDefs } from './art/drawing/Frame.tsx';
import { locale, speakWhole } from './i18n/index.ts';
import { addressOf } from './routing/base.ts';
import { navigate, path } from './routing/routing.tsx';
import { HomeScreen } from './screens/home/HomeScreen.tsx';
import { Announcer } from './ui/index.ts';

/** All screens but the front page are loaded on demand, and with them most of the pictures. */
const LAZY: Record<string, () => Promise<ComponentType>> = {
  '/how-to-play': () =>
    import('./screens/how-to-play/HowToPlayScreen.tsx').then((screen) => screen.HowToPlayScreen),
  '/lessons': () =>
    import('./screens/lessons/LessonsScreen.tsx').then((screen) => screen.LessonsScreen),
  '/settings': () =>
    import('./screens/settings/SettingsScreen.tsx').then((screen) => screen.SettingsScreen),
  '/create': () =>
    import('./screens/create/CreateScreen.tsx').then((screen) => screen.CreateScreen),
  '/tv': () => import('./screens/party/NewPartyScreen.tsx').then((screen) => screen.NewPartyScreen),
  '/play': () => import('./screens/solo/SoloScreen.tsx').then((screen) => screen.SoloScreen),
  '/play/table': () =>
    import('./screens/solo/SoloTableScreen.tsx').then((screen) => screen.SoloTableScreen),
  '/replay': () =>
    import('./screens/replays/ReplayScreen.tsx').then((screen) => screen.ReplayScreen),
  '/history': () =>
    import('./screens/history/HistoryScreen.tsx').then((screen) => screen.HistoryScreen),
  '/privacy': () =>
    import('./screens/about/PrivacyScreen.tsx').then((screen) => screen.PrivacyScreen),
  '/about': () => import('./screens/about/AboutScreen.tsx').then((screen) => screen.AboutScreen),
};

/** Screens whose path contains the code of a table or a match, or the name of a lesson. */
const NAMED: readonly { path: RegExp; load: () => Promise<ComponentType> }[] = [
  {
    path: /^\/t\/[^/]+\/?$/,
    load: () =>
      import('./screens/remote-table/RemoteTableScreen.tsx').then(
        (screen) => screen.RemoteTableScreen,
      ),
  },
  {
    path: /^\/t\/[^/]+\/tv\/?$/,
    load: () => import('./screens/party/PartyScreen.tsx').then((screen) => screen.PartyScreen),
  },
  {
    path: /^\/m\/[^/]+\/embed\/?$/,
    load: () => import('./screens/record/EmbedScreen.tsx').then((screen) => screen.EmbedScreen),
  },
  {
    path: /^\/m\/[^/]+\/?$/,
    load: () => import('./screens/record/RecordScreen.tsx').then((screen) => screen.RecordScreen),
  },
  {
    path: /^\/lessons\/[^/]+\/[^/]+\/?$/,
    load: () => import('./screens/lessons/LessonScreen.tsx').then((screen) => screen.LessonScreen),
  },
];

const loaderOf = (wanted: string): (() => Promise<ComponentType>) =>
  (Object.hasOwn(LAZY, wanted)
    ? LAZY[wanted]
    : NAMED.find(({ path: pattern }) => pattern.test(wanted))?.load) ??
  (() => import('./screens/not-found/NotFoundScreen.tsx').then((screen) => screen.NotFoundScreen));

type Shown = { path: string; Screen: ComponentType };

const shown = signal<Shown | undefined>(undefined);

const show = async (wanted: string): Promise<void> => {
  if (wanted === '/') {
    shown.value = { path: wanted, Screen: HomeScreen };
    return;
  }
  try {
    const [Screen] = await Promise.all([loaderOf(wanted)(), speakWhole()]);
    if (path.peek() === wanted) shown.value = { path: wanted, Screen };
  } catch {
    // The network is gone, or a newer version has replaced this one's files: reloading the page
    // fixes it.
    if (shown.peek() === undefined) navigate('/');
    else if (path.peek() === wanted) location.assign(addressOf(wanted));
  }
};

/** Follows the path from now on; resolves when the first screen is loaded. */
export const startScreens = (): Promise<void> => {
  let first: Promise<void> | undefined;
  effect(() => {
    const showing = show(path.value);
    first ??= showing;
  });
  return first ?? Promise.resolve();
};

export const App = () => {
  const at = shown.value?.path;
  const arrived = useRef(false);
  const language = locale();
  useEffect(() => {
    const name = document.querySelector('h1')?.textContent;
    document.title = at === '/' || !name ? 'Hold-Up' : `${name} · Hold-Up`;
    document.documentElement.lang = language;
  }, [at, language]);
  useEffect(() => {
    if (at === undefined) return;
    if (arrived.current) document.querySelector('h1')?.focus();
    arrived.current = true;
  }, [at]);
  const Screen = shown.value?.Screen;
  return (
    <>
      <ArtDefs />
      {Screen && <Screen key={at} />}
      <Announcer />
    </>
  );
};
