import { DEFAULT_SETTINGS, isOn, type Settings } from '@holdup/protocol';
import { type Messages, words } from '../../i18n/index.ts';
import './options.css';

type Rule = { readonly name: string; readonly explain: string };

/** The chosen rules in words: always edition and pace, otherwise only what differs from the box. */
const rulesOf = ({ editions, options, tables }: Messages, settings: Settings): readonly Rule[] => {
  const { edition, powers, pace, openLoot, lateAim, leftovers } = settings;
  const { junkDealer, stealthy, dictator } = settings;
  const second = edition === 'second';
  const named = (name: string, value: Rule): Rule => ({
    name: options.rule(name, value.name),
    explain: value.explain,
  });
  return [
    editions[edition],
    ...(second && powers === 'random' ? [options.powers] : []),
    named(tables.pace.name, tables.pace[pace]),
    ...(pace !== 'untimed' && isOn(settings.godfatherCounts, pace)
      ? [options.godfatherCounts]
      : []),
    ...(isOn(settings.shortLog, pace) ? [options.shortLog] : []),
    ...(settings.hideReady ? [options.hideReady] : []),
    ...(openLoot ? [options.openLoot] : []),
    ...(settings.deadSeeHands ? [options.deadSeeHands] : []),
    ...(second && lateAim !== DEFAULT_SETTINGS.lateAim
      ? [named(options.lateAim.name, options.lateAim[lateAim])]
      : []),
    ...(second && leftovers !== DEFAULT_SETTINGS.leftovers
      ? [named(options.leftovers.name, options.leftovers[leftovers])]
      : []),
    ...(second && powers === 'random' && junkDealer !== DEFAULT_SETTINGS.junkDealer
      ? [named(options.junkDealer.name, options.junkDealer[junkDealer])]
      : []),
    ...(second && powers === 'random' && stealthy !== DEFAULT_SETTINGS.stealthy
      ? [named(options.stealthy.name, options.stealthy[stealthy])]
      : []),
    ...(second && powers === 'random' && dictator !== DEFAULT_SETTINGS.dictator
      ? [named(options.dictator.name, options.dictator[dictator])]
      : []),
  ];
};

export const RulesSummary = ({ settings }: { settings: Settings }) => (
  <dl class="rules-summary">
    {rulesOf(words(), settings).map(({ name, explain }) => (
      <div key={name}>
        <dt>{name}</dt>
        <dd>{explain}</dd>
      </div>
    ))}
  </dl>
);
