import type { Wishes } from '../../game/local/setup.ts';
import { words } from '../../i18n/index.ts';
import { presets } from '../../presets/presets.ts';
import { Button } from '../../ui/index.ts';
import { wishesOf } from './wishesOf.ts';

/** Rules that were saved under a name, to play by them alone. */
export const SavedRules = ({ wish }: { wish: (change: Partial<Wishes>) => void }) => {
  const { presets: text } = words().rules;
  const kept = presets();
  if (kept.length === 0) return null;
  return (
    <fieldset class="field">
      <legend class="field-label">{text.title}</legend>
      <div class="solo-saved">
        {kept.map(({ name, settings }) => (
          <Button key={name} look="quiet" onClick={() => wish(wishesOf(settings))}>
            {name}
          </Button>
        ))}
      </div>
    </fieldset>
  );
};
