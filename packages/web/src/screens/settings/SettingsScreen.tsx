import { NotifyToggle } from '../../attention/NotifyToggle.tsx';
import { LANGUAGE_NAMES, LOCALES, words } from '../../i18n/index.ts';
import { Page } from '../../layout/Page.tsx';
import { canBuzz } from '../../motion/haptics.ts';
import { changeSettings, MOTIONS, SPEEDS, settings, THEMES } from '../../settings/settings.ts';
import { play } from '../../sound/player.ts';
import { Button, Panel, Segmented, Slider, SpeakerIcon, Toggle } from '../../ui/index.ts';

export const SettingsScreen = () => {
  const { settings: text } = words();
  const { language, speed, volume, music, motion, theme, hideHand, haptics } = settings.value;
  return (
    <Page title={text.title} wide="page-columns">
      <Panel>
        <Segmented
          label={text.language}
          options={LOCALES.map((value) => ({ value, label: LANGUAGE_NAMES[value], lang: value }))}
          value={language}
          onChange={(value) => changeSettings({ language: value })}
        />
        <Segmented
          label={text.theme}
          hint={text.themeHint}
          options={THEMES.map((value) => ({ value, label: text[value] }))}
          value={theme}
          onChange={(value) => changeSettings({ theme: value })}
        />
      </Panel>
      <Panel>
        <Segmented
          label={text.speed}
          hint={text.speedHint}
          options={SPEEDS.map((value) => ({ value, label: text[value] }))}
          value={speed}
          onChange={(value) => changeSettings({ speed: value })}
        />
        <Segmented
          label={text.motion}
          hint={text.motionHint}
          options={MOTIONS.map((value) => ({
            value,
            label: value === 'system' ? text.motionSystem : text.motionLess,
          }))}
          value={motion}
          onChange={(value) => changeSettings({ motion: value })}
        />
      </Panel>
      <Panel>
        <Slider
          label={text.volume}
          hint={text.volumeHint}
          value={volume}
          max={100}
          step={5}
          valueText={text.volumeValue(volume)}
          onChange={(value) => changeSettings({ volume: value })}
        >
          <Button look="quiet" onClick={() => play('bang')}>
            <SpeakerIcon />
            {text.tryIt}
          </Button>
        </Slider>
        <Toggle
          label={text.music}
          hint={text.musicHint}
          checked={music}
          onChange={(on) => changeSettings({ music: on })}
        />
        {canBuzz() && (
          <Toggle
            label={text.haptics}
            hint={text.hapticsHint}
            checked={haptics}
            onChange={(on) => changeSettings({ haptics: on })}
          />
        )}
        <NotifyToggle />
        <Toggle
          label={text.hideHand}
          hint={text.hideHandHint}
          checked={hideHand}
          onChange={(on) => changeSettings({ hideHand: on })}
        />
      </Panel>
      <p class="field-hint">{text.stored}</p>
    </Page>
  );
};
