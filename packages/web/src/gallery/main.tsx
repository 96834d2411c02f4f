import { render } from 'preact';
import '../styles/fonts.css';
import '../styles/tokens.css';
import './gallery.css';
import { ArtDefs } from '../art/index.ts';
import { CharacterSheet, ThingSheet } from './ArtSheet.tsx';

const root = document.getElementById('app');
if (root) {
  render(
    <>
      <ArtDefs />
      <CharacterSheet />
      <ThingSheet />
    </>,
    root,
  );
}
