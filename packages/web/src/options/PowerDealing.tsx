import {
  MOST_BANNED,
  POWER_NAMES,
  POWER_WAYS,
  type PowerDeal,
  type PowerName,
} from '@holdup/engine';
import { words } from '../i18n/index.ts';
import { Select } from '../ui/index.ts';
import './power-dealing.css';

type PowerDealingProps = { deal: PowerDeal; onChange: (deal: PowerDeal) => void };

const Banned = ({ deal, onChange }: PowerDealingProps) => {
  const { rules, powers } = words();
  const { banned } = deal;
  const toggle = (power: PowerName): void =>
    onChange({
      ...deal,
      banned: banned.includes(power)
        ? banned.filter((each) => each !== power)
        : POWER_NAMES.filter((each) => each === power || banned.includes(each)),
    });
  return (
    <details class="more-rules">
      <summary>{banned.length === 0 ? rules.ban : rules.banned(banned.length)}</summary>
      <fieldset class="bans">
        <legend class="field-hint">{rules.banHint(MOST_BANNED)}</legend>
        {POWER_NAMES.map((power) => {
          const out = banned.includes(power);
          return (
            <button
              key={power}
              type="button"
              class="button button-quiet ban"
              aria-pressed={out}
              disabled={!out && banned.length >= MOST_BANNED}
              onClick={() => toggle(power)}
            >
              {powers[power].name}
            </button>
          );
        })}
      </fieldset>
    </details>
  );
};

/** How players get their powers, and which nobody gets. */
export const PowerDealing = ({ deal, onChange }: PowerDealingProps) => {
  const { rules } = words();
  return (
    <div class="power-dealing">
      <Select
        label={rules.dealing}
        options={POWER_WAYS.map((value) => ({ value, label: rules.ways[value].name }))}
        value={deal.way}
        onChange={(way) => onChange({ ...deal, way })}
      />
      <p class="field-hint">{rules.ways[deal.way].explain}</p>
      <Banned deal={deal} onChange={onChange} />
    </div>
  );
};
