import { hasOption } from '@holdup/engine';
import { DEFAULT_SETTINGS, isOn, powerDealOf, type Settings } from '@holdup/protocol';
import { type Messages, words } from '../../i18n/index.ts';
import './options.css';

type Rule = { readonly name: string; readonly explain: string };

const named = ({ options }: Messages, name: string, value: Rule): Rule => ({
  name: options.rule(name, value.name),
  explain: value.explain,
});

/** The table's settings for powers. */
const powerRules = (messages: Messages, settings: Settings): readonly Rule[] => {
  const { options, rules, powers, game } = messages;
  const deal = powerDealOf(settings);
  if (deal === null) return [];
  const { junkDealer, stealthy, dictator } = settings;
  return [
    deal.way === 'random'
      ? options.powers
      : named(messages, options.powers.name, rules.ways[deal.way]),
    ...(deal.banned.length > 0
      ? [
          {
            name: rules.banned(deal.banned.length),
            explain: game.list(deal.banned.map((power) => powers[power].name)),
          },
        ]
      : []),
    ...(junkDealer !== DEFAULT_SETTINGS.junkDealer
      ? [named(messages, options.junkDealer.name, options.junkDealer[junkDealer])]
      : []),
    ...(stealthy !== DEFAULT_SETTINGS.stealthy
      ? [named(messages, options.stealthy.name, options.stealthy[stealthy])]
      : []),
    ...(dictator !== DEFAULT_SETTINGS.dictator
      ? [named(messages, options.dictator.name, options.dictator[dictator])]
      : []),
  ];
};

/** In words: what differs from the second edition as the book plays it, powers included. */
export const differences = (messages: Messages, settings: Settings): readonly Rule[] => {
  const { editions, options } = messages;
  const { edition, openLoot, lateAim, leftovers, deadSeeHands } = settings;
  return [
    ...(edition === DEFAULT_SETTINGS.edition ? [] : [editions[edition]]),
    ...powerRules(messages, settings),
    ...(settings.hideReady ? [options.hideReady] : []),
    ...(openLoot ? [options.openLoot] : []),
    ...(deadSeeHands ? [options.deadSeeHands] : []),
    ...(hasOption(edition, 'lateAim') && lateAim !== DEFAULT_SETTINGS.lateAim
      ? [named(messages, options.lateAim.name, options.lateAim[lateAim])]
      : []),
    ...(hasOption(edition, 'leftovers') && leftovers !== DEFAULT_SETTINGS.leftovers
      ? [named(messages, options.leftovers.name, options.leftovers[leftovers])]
      : []),
  ];
};

/** The chosen rules in words: always edition and pace, otherwise only what differs from the box. */
const rulesOf = (messages: Messages, settings: Settings): readonly Rule[] => {
  const { editions, tables, options } = messages;
  const { edition, pace } = settings;
  return [
    editions[edition],
    named(messages, tables.pace.name, tables.pace[pace]),
    ...(pace !== 'untimed' && isOn(settings.godfatherCounts, pace)
      ? [options.godfatherCounts]
      : []),
    ...(isOn(settings.shortLog, pace) ? [options.shortLog] : []),
    ...differences(messages, settings).filter((rule) => rule !== editions[edition]),
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
