import { FILTERS, LIMITS, type SettingsChange, type TableMessage } from '@holdup/protocol';
import { words } from '../../i18n/index.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { Button, DialogButton, Segmented, Toggle } from '../../ui/index.ts';
import { askOrSay } from '../connection/ask.ts';

type HostControlsProps = { table: RemoteTable; now: TableMessage };

/** How many may watch, as the sheet offers it. */
const SPECTATORS = { all: LIMITS.spectators, few: 5, none: 0 } as const;
type SpectatorChoice = keyof typeof SPECTATORS;
const CHOICES: readonly SpectatorChoice[] = ['all', 'few', 'none'];

const choiceOf = (most: number): SpectatorChoice =>
  CHOICES.find((choice) => SPECTATORS[choice] === most) ?? 'few';

const Sheet = ({ table, now }: HostControlsProps) => {
  const { safety, tables } = words();
  const { settings, keptOut } = now.table;
  const change = (settings: SettingsChange): void =>
    void askOrSay(table, { type: 'configure', settings });
  const watchers = now.presence.spectators - now.presence.screens;
  return (
    <>
      <Toggle
        label={safety.locked.name}
        hint={safety.locked.explain}
        checked={settings.locked}
        onChange={(locked) => change({ locked })}
      />
      <Toggle
        label={safety.approval.name}
        hint={safety.approval.explain}
        checked={settings.approval}
        onChange={(approval) => change({ approval })}
      />
      <Toggle
        label={safety.hideCode.name}
        hint={safety.hideCode.explain}
        checked={settings.hideCode}
        onChange={(hideCode) => change({ hideCode })}
      />
      <Segmented
        label={safety.spectators.name}
        hint={tables.lobby.spectators(watchers)}
        options={CHOICES.map((value) => ({ value, label: safety.spectators[value] }))}
        value={choiceOf(settings.spectators)}
        onChange={(choice) => change({ spectators: SPECTATORS[choice] })}
      />
      {watchers > 0 && (
        <Button look="quiet" onClick={() => void askOrSay(table, { type: 'clearSpectators' })}>
          {safety.spectators.clear}
        </Button>
      )}
      <Toggle
        label={tables.chat.name}
        hint={tables.chat.explain}
        checked={settings.chat}
        onChange={(chat) => change({ chat })}
      />
      <Segmented
        label={safety.filter.name}
        hint={safety.filter[settings.filter].explain}
        options={FILTERS.map((value) => ({ value, label: safety.filter[value].name }))}
        value={settings.filter}
        onChange={(filter) => change({ filter })}
      />
      {keptOut > 0 && (
        <Button look="quiet" onClick={() => void askOrSay(table, { type: 'pardon' })}>
          {safety.pardon(keptOut)}
        </Button>
      )}
    </>
  );
};

/** The host's button to everything about who may come in and what may be said. */
export const HostControls = (props: HostControlsProps) => (
  <DialogButton label={words().safety.title}>
    <Sheet {...props} />
  </DialogButton>
);
