import { effect } from '@preact/signals';
import { render } from 'preact';
import './styles/fonts.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/ui.css';
import './styles/fields.css';
import { App, startScreens } from './app.tsx';
import { speakFront } from './i18n/index.ts';
import { lettersOf } from './i18n/letters.ts';
import { watchInstall } from './offline/install.ts';
import { keepOffline } from './offline/register.ts';
import { startRouting } from './routing/routing.tsx';
import { settings, startSettings } from './settings/settings.ts';
import { startSound } from './sound/player.ts';

startSettings();
startRouting();
const language = speakFront(settings.peek().language);
const letters = lettersOf(settings.peek().language);
const screen = startScreens();
startSound();
keepOffline();
watchInstall();

const root = document.getElementById('app');
if (root)
  // Not at the top level: screens import from the file that this ends up in, and it would wait for them.
  void Promise.all([language, letters, screen]).then(() => {
    effect(() => void speakFront(settings.value.language));
    render(<App />, root);
  });
