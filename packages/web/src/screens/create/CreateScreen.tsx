import { changedSettings, DEFAULT_SETTINGS, type SettingsChange } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../../i18n/index.ts';
import { Page } from '../../layout/Page.tsx';
import { readPresetHash } from '../../presets/presets.ts';
import { tablePath } from '../../remote/address.ts';
import { createTable } from '../../remote/createTable.ts';
import { rememberMe } from '../../remote/memory.ts';
import type { Trouble } from '../../remote/trouble.ts';
import { navigate } from '../../routing/routing.tsx';
import { pickCharacter, useMe } from '../../together/identity/me.ts';
import { PersonFields } from '../../together/identity/PersonFields.tsx';
import { TableOptions } from '../../together/rules/TableOptions.tsx';
import { DecisionButton, Panel, toast } from '../../ui/index.ts';
import './create.css';

const NOBODY = new Map<never, string>();

/** Rules that came with the link are set once, and said. */
const useLinkedRules = (set: (change: SettingsChange) => void): void =>
  useEffect(() => {
    const preset = readPresetHash(location.hash);
    if (preset === undefined) return;
    const { presets } = words().rules;
    if (preset) set({ ...preset.settings, rulesName: preset.name });
    toast(preset ? presets.loaded(preset.name) : presets.unreadable);
  }, []);

export const CreateScreen = () => {
  const { tables, errors } = words();
  const { name, wished } = useMe();
  const settings = useSignal(DEFAULT_SETTINGS);
  useLinkedRules((change) => {
    settings.value = changedSettings(settings.value, change);
  });
  const opening = useSignal(false);
  const trouble = useSignal<Trouble | null>(null);
  const character = pickCharacter(wished, NOBODY);
  const aboutName = trouble.value === 'nameInvalid';

  const open = async (): Promise<void> => {
    const person = { name: name.value.trim(), character };
    if (person.name === '') {
      trouble.value = 'nameInvalid';
      return;
    }
    opening.value = true;
    trouble.value = null;
    rememberMe(person);
    const outcome = await createTable(person, settings.value);
    opening.value = false;
    if (typeof outcome === 'string') trouble.value = outcome;
    else navigate(tablePath(outcome.code), { token: outcome.token });
  };

  return (
    <Page title={tables.create.title} wide="create-page">
      <form
        class="create-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void open();
        }}
      >
        <Panel title={tables.create.you}>
          <PersonFields
            name={name.value}
            character={character}
            taken={NOBODY}
            error={aboutName ? errors.nameInvalid : undefined}
            onName={(value) => {
              name.value = value;
            }}
            onCharacter={(id) => {
              wished.value = id;
            }}
          />
        </Panel>
        <Panel title={tables.create.table}>
          <TableOptions
            settings={settings.value}
            taken={0}
            onChange={(change) => {
              settings.value = changedSettings(settings.value, change);
            }}
          />
        </Panel>
        <div class="create-go">
          {trouble.value !== null && !aboutName && (
            <p class="field-error" role="alert">
              {errors[trouble.value]}
            </p>
          )}
          <DecisionButton disabled={opening.value} onClick={() => void open()}>
            {opening.value ? tables.create.opening : tables.create.open}
          </DecisionButton>
        </div>
      </form>
    </Page>
  );
};
