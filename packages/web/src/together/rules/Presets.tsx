import { LIMITS, rulesOf, type Settings, type SettingsChange } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../../i18n/index.ts';
import { keepPreset, presetHash, presets, removePreset } from '../../presets/presets.ts';
import { addressOf } from '../../routing/base.ts';
import { Button, CloseIcon, TextField } from '../../ui/index.ts';
import { copyText } from '../invite/invite.ts';

type PresetsProps = { settings: Settings; onChange: (change: SettingsChange) => void };

const linkTo = (name: string, settings: SettingsChange): string =>
  new URL(addressOf('/create') + presetHash({ name, settings }), location.href).href;

/** Rules with a name, kept on this device: to use, to save, to share and to remove. */
export const Presets = ({ settings, onChange }: PresetsProps) => {
  const { presets: text } = words().rules;
  const name = useSignal('');
  const kept = presets();
  return (
    <details class="more-rules saved-rules">
      <summary>{text.title}</summary>
      <div class="presets">
        <ul class="preset-list">
          {kept.map((preset) => (
            <li key={preset.name}>
              <Button
                look="quiet"
                onClick={() => onChange({ ...preset.settings, rulesName: preset.name })}
              >
                {preset.name}
              </Button>
              <Button
                look="quiet"
                label={text.link(preset.name)}
                onClick={() => void copyText(linkTo(preset.name, preset.settings))}
              >
                {text.share}
              </Button>
              <button
                type="button"
                class="button button-quiet icon-button"
                aria-label={text.remove(preset.name)}
                onClick={() => removePreset(preset.name)}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
        <TextField
          label={text.name}
          hint={text.hint}
          value={name.value}
          maxLength={LIMITS.nameLength}
          onInput={(value) => {
            name.value = value;
          }}
        />
        <Button
          look="paper"
          disabled={name.value.trim() === ''}
          onClick={() => {
            const rulesName = name.value.trim();
            keepPreset({ name: rulesName, settings: rulesOf(settings) });
            onChange({ rulesName });
            name.value = '';
          }}
        >
          {text.save}
        </Button>
      </div>
    </details>
  );
};
