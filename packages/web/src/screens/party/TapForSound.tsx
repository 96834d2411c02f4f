import { words } from '../../i18n/index.ts';
import { settings } from '../../settings/settings.ts';
import { soundLocked } from '../../sound/player.ts';
import { SpeakerIcon } from '../../ui/index.ts';
import './tap-for-sound.css';

export const SoundButton = () => {
  const { tapForSound } = words().tables.screen;
  return (
    <button type="button" class="tap-for-sound" aria-label={tapForSound}>
      <SpeakerIcon />
      <span>{tapForSound}</span>
    </button>
  );
};

/** Browsers keep a page silent until somebody touches it: says so. The touch itself is heard by the whole page. */
export const TapForSound = () => soundLocked.value && settings.value.volume > 0 && <SoundButton />;
