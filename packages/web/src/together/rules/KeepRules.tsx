import { rulesOf, type Settings } from '@holdup/protocol';
import { words } from '../../i18n/index.ts';
import { keepPreset, presets } from '../../presets/presets.ts';
import { Button, toast } from '../../ui/index.ts';

/** For a guest: keeps the table's named rules on this device, to play by them elsewhere. */
export const KeepRules = ({ settings }: { settings: Settings }) => {
  const { presets: text } = words().rules;
  const { rulesName: name } = settings;
  const rules = rulesOf(settings);
  const kept = presets().some(
    (each) => each.name === name && JSON.stringify(each.settings) === JSON.stringify(rules),
  );
  if (name === '' || kept) return null;
  return (
    <Button
      look="quiet"
      onClick={() => {
        keepPreset({ name, settings: rules });
        toast(text.kept(name));
      }}
    >
      {text.save}
    </Button>
  );
};
