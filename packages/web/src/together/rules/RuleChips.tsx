import type { Settings } from '@holdup/protocol';
import { words } from '../../i18n/index.ts';
import { Chip } from '../../ui/index.ts';
import { differences } from './RulesSummary.tsx';

type RuleChipsProps = {
  settings: Settings;
  /** How many there is room for; the others are counted. */
  most?: number;
};

/** How a table differs from the book, in one glance. */
export const RuleChips = ({ settings, most = Number.POSITIVE_INFINITY }: RuleChipsProps) => {
  const messages = words();
  const { rules } = messages;
  const { rulesName } = settings;
  const differing = differences(messages, settings).map(({ name }) => name);
  const names = rulesName === '' ? differing : [rules.presets.called(rulesName), ...differing];
  const shown = names.length === 0 ? [rules.byTheBook] : names.slice(0, most);
  const more = names.length - shown.length;
  return (
    <ul class="rule-chips" aria-label={rules.differs}>
      {[...shown, ...(more > 0 ? [rules.more(more)] : [])].map((name) => (
        <li key={name}>
          <Chip>{name}</Chip>
        </li>
      ))}
    </ul>
  );
};
