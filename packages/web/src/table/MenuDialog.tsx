import type { ComponentChildren } from 'preact';
import { NotifyToggle } from '../attention/NotifyToggle.tsx';
import { LANGUAGE_NAMES, LOCALES, words } from '../i18n/index.ts';
import { changeSettings, SPEEDS, settings } from '../settings/settings.ts';
import { Dialog, Select, Slider, Toggle } from '../ui/index.ts';
import './menu.css';

/** Settings that can be changed while playing, and those added by the surrounding screen. */
export const MenuDialog = ({
  onClose,
  children,
}: {
  onClose: () => void;
  children?: ComponentChildren;
}) => {
  const { settings: text, table } = words();
  const { language, speed, volume, hideHand } = settings.value;
  return (
    <Dialog title={table.menu} onClose={onClose}>
      <div class="game-menu">
        <div class="game-menu-settings">
          <Select
            label={text.speed}
            options={SPEEDS.map((value) => ({ value, label: text[value] }))}
            value={speed}
            onChange={(value) => changeSettings({ speed: value })}
          />
          <Select
            label={text.language}
            options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
            value={language}
            onChange={(value) => changeSettings({ language: value })}
          />
          <Slider
            label={text.volume}
            value={volume}
            max={100}
            step={5}
            valueText={text.volumeValue(volume)}
            onChange={(value) => changeSettings({ volume: value })}
          />
          <Toggle
            label={text.hideHand}
            hint={text.hideHandHint}
            checked={hideHand}
            onChange={(on) => changeSettings({ hideHand: on })}
          />
          <NotifyToggle />
        </div>
        {children}
      </div>
    </Dialog>
  );
};
