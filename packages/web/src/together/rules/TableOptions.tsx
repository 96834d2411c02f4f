import { EDITIONS, hasOption, MAX_SEATS, MIN_SEATS } from '@holdup/engine';
import {
  isOn,
  PACES,
  powerDealOf,
  type Settings,
  type SettingsChange,
  type Switch,
} from '@holdup/protocol';
import { words } from '../../i18n/index.ts';
import { NamedRules } from '../../options/NamedRules.tsx';
import { PowerDealing } from '../../options/PowerDealing.tsx';
import { Segmented, Toggle } from '../../ui/index.ts';
import { Presets } from './Presets.tsx';
import './options.css';

type PartProps = { settings: Settings; onChange: (change: SettingsChange) => void };

type TableOptionsProps = PartProps & {
  /** Seats that are taken can't be taken away. */
  taken: number;
};

const SEAT_COUNTS = Array.from({ length: MAX_SEATS - MIN_SEATS + 1 }, (_, i) => MIN_SEATS + i);

const SeatCount = ({ settings, taken, onChange }: TableOptionsProps) => (
  <div class="seat-count">
    <Segmented
      label={words().tables.seats}
      options={SEAT_COUNTS.filter((count) => count >= taken).map((count) => ({
        value: String(count),
        label: String(count),
      }))}
      value={String(settings.seats)}
      onChange={(value) => onChange({ seats: Number(value) })}
    />
  </div>
);

const switched = (on: boolean): Switch => (on ? 'on' : 'off');

/** Rules about talking and remembering; where nothing is chosen they depend on the pace. */
const TalkRules = ({ settings, onChange }: PartProps) => {
  const { options } = words();
  const { pace } = settings;
  return (
    <>
      {pace !== 'untimed' && (
        <Toggle
          label={options.godfatherCounts.name}
          hint={options.godfatherCounts.explain}
          checked={isOn(settings.godfatherCounts, pace)}
          onChange={(on) => onChange({ godfatherCounts: switched(on) })}
        />
      )}
      <Toggle
        label={options.shortLog.name}
        hint={options.shortLog.explain}
        checked={isOn(settings.shortLog, pace)}
        onChange={(on) => onChange({ shortLog: switched(on) })}
      />
      <Toggle
        label={options.hideReady.name}
        hint={options.hideReady.explain}
        checked={settings.hideReady}
        onChange={(hideReady) => onChange({ hideReady })}
      />
    </>
  );
};

const MoreRules = ({ settings, onChange }: PartProps) => {
  const { options, tables } = words();
  return (
    <details class="more-rules">
      <summary>{tables.create.more}</summary>
      <div class="more-rules-body">
        <Toggle
          label={options.openLoot.name}
          hint={options.openLoot.explain}
          checked={settings.openLoot}
          onChange={(openLoot) => onChange({ openLoot })}
        />
        <NamedRules
          edition={settings.edition}
          powers={powerDealOf(settings) !== null}
          rules={settings}
          onChange={onChange}
        />
        <TalkRules settings={settings} onChange={onChange} />
        <Toggle
          label={options.deadSeeHands.name}
          hint={options.deadSeeHands.explain}
          checked={settings.deadSeeHands}
          onChange={(deadSeeHands) => onChange({ deadSeeHands })}
        />
        <Toggle
          label={tables.chat.name}
          hint={tables.chat.explain}
          checked={settings.chat}
          onChange={(chat) => onChange({ chat })}
        />
      </div>
    </details>
  );
};

/** Everything a host can choose, each with one line of explanation. */
export const TableOptions = ({ settings, taken, onChange }: TableOptionsProps) => {
  const { editions, options, tables } = words();
  const deal = powerDealOf(settings);
  return (
    <>
      <SeatCount settings={settings} taken={taken} onChange={onChange} />
      <Segmented
        label={options.edition}
        hint={editions[settings.edition].explain}
        options={EDITIONS.map((value) => ({ value, label: editions[value].name }))}
        value={settings.edition}
        onChange={(edition) => onChange({ edition })}
      />
      {hasOption(settings.edition, 'powers') && (
        <Toggle
          label={options.powers.name}
          hint={options.powers.explain}
          checked={settings.powers !== 'none'}
          onChange={(on) => onChange({ powers: on ? 'random' : 'none' })}
        />
      )}
      {deal !== null && (
        <PowerDealing
          deal={deal}
          onChange={({ way, banned }) => onChange({ powers: way, banned: [...banned] })}
        />
      )}
      <Segmented
        label={tables.pace.name}
        hint={tables.pace[settings.pace].explain}
        options={PACES.map((value) => ({ value, label: tables.pace[value].name }))}
        value={settings.pace}
        onChange={(pace) => onChange({ pace })}
      />
      <MoreRules settings={settings} onChange={onChange} />
      <Presets settings={settings} onChange={onChange} />
    </>
  );
};
