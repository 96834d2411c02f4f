import { render } from 'preact';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/ui.css';
import '../styles/fields.css';
import './gallery.css';
import { ArtDefs } from '../art/index.ts';
import { LOCALES, type Locale, speak } from '../i18n/index.ts';
import { startSettings } from '../settings/settings.ts';
import { startSound } from '../sound/player.ts';
import { Announcer } from '../ui/index.ts';
import { CharacterSheet, ThingSheet } from './ArtSheet.tsx';
import { STILLS, StillSheet } from './StillSheet.tsx';
import { TableSheet } from './TableSheet.tsx';
import { UiSheet } from './UiSheet.tsx';

const SHEETS = [
  ['#screens', StillSheet],
  ['#characters', CharacterSheet],
  ['#things', ThingSheet],
  ['#tables', TableSheet],
  ['#components', UiSheet],
] as const;

/** #still/NAME or #still/NAME/LANGUAGE: one screen or state alone. */
const stillAt = (hash: string): { name: string; locale: Locale } | null => {
  const [kind, name = '', wished] = hash.slice(1).split('/');
  if (kind !== 'still' || !Object.hasOwn(STILLS, name)) return null;
  return { name, locale: LOCALES.find((each) => each === wished) ?? 'en' };
};

const Sheets = () => (
  <main class="gallery">
    <h1>Gallery</h1>
    {SHEETS.filter(([name]) => location.hash === '' || location.hash === name).map(
      ([name, Sheet]) => (
        <Sheet key={name} />
      ),
    )}
  </main>
);

/** Shows the still named by the URL. Changing only the language does not remount it, as on screens. */
const show = async (root: HTMLElement): Promise<void> => {
  const { hash } = location;
  const still = stillAt(hash);
  const locale = still?.locale ?? 'en';
  const before = stillAt(root.dataset.shown ?? '');
  const stays = still !== null && still.name === before?.name && locale !== before.locale;
  if (!stays) render(null, root);
  await speak(locale);
  document.documentElement.lang = locale;
  if (!stays)
    render(
      <>
        <ArtDefs />
        {still ? STILLS[still.name]?.() : <Sheets />}
        <Announcer />
      </>,
      root,
    );
  root.dataset.shown = hash;
};

const root = document.getElementById('app');
if (root) {
  root.replaceChildren();
  startSettings();
  startSound();
  addEventListener('hashchange', () => void show(root));
  await show(root);
}
