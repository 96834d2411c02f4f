import { render } from 'preact';
import '../styles/fonts.css';
import '../styles/tokens.css';
import '../styles/base.css';
import '../styles/ui.css';
import '../styles/fields.css';
import './gallery.css';
import { ArtDefs } from '../art/index.ts';
import { speak } from '../i18n/index.ts';
import { startSettings } from '../settings/settings.ts';
import { startSound } from '../sound/player.ts';
import { Announcer } from '../ui/index.ts';
import { CharacterSheet, ThingSheet } from './ArtSheet.tsx';
import { TableSheet } from './TableSheet.tsx';
import { UiSheet } from './UiSheet.tsx';

const SHEETS = [
  ['#characters', CharacterSheet],
  ['#things', ThingSheet],
  ['#tables', TableSheet],
  ['#components', UiSheet],
] as const;

const root = document.getElementById('app');
if (root) {
  startSettings();
  startSound();
  await speak('en');
  const chosen = SHEETS.filter(([name]) => location.hash === '' || location.hash === name);
  render(
    <>
      <ArtDefs />
      <main>
        <h1>Gallery</h1>
        {chosen.map(([name, Sheet]) => (
          <Sheet key={name} />
        ))}
      </main>
      <Announcer />
    </>,
    root,
  );
}
