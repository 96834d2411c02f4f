import type { NamedOption, NamedOptions } from '@holdup/engine';
import { DEFAULT_SETTINGS, isOn, powerDealOf, type Settings } from '@holdup/protocol';
import type { NamedOptionTexts } from '../../i18n/en/options.ts';
import { type Messages, words } from '../../i18n/index.ts';
import { namedOptions } from '../../options/namedOptions.ts';
import './options.css';

type Rule = { readonly name: string; readonly explain: string };

const named = ({ options }: Messages, name: string, value: Rule): Rule => ({
  name: options.rule(name, value.name),
  explain: value.explain,
});

const namedRule = <Option extends NamedOption>(
  messages: Messages,
  settings: NamedOptions,
  option: Option,
): Rule => {
  const { options: texts }: { options: NamedOptionTexts } = messages;
  return named(messages, texts[option].name, texts[option][settings[option]]);
};

/** The rules with named choices that differ from the book. */
const namedRules = (
  messages: Messages,
  settings: Settings,
  aboutPowers: boolean,
): readonly Rule[] =>
  namedOptions(settings.edition, aboutPowers)
    .filter((option) => settings[option] !== DEFAULT_SETTINGS[option])
    .map((option) => namedRule(messages, settings, option));

/** The table's settings for powers. */
const powerRules = (messages: Messages, settings: Settings): readonly Rule[] => {
  const { options, rules, powers, game } = messages;
  const deal = powerDealOf(settings);
  if (deal === null) return [];
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
    ...namedRules(messages, settings, true),
  ];
};

/** In words: what differs from the default edition as the book plays it, powers included. */
export const differences = (messages: Messages, settings: Settings): readonly Rule[] => {
  const { editions, options } = messages;
  const { edition, openLoot, deadSeeHands } = settings;
  return [
    ...(edition === DEFAULT_SETTINGS.edition ? [] : [editions[edition]]),
    ...powerRules(messages, settings),
    ...(settings.hideReady ? [options.hideReady] : []),
    ...(openLoot ? [options.openLoot] : []),
    ...(deadSeeHands ? [options.deadSeeHands] : []),
    ...namedRules(messages, settings, false),
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
