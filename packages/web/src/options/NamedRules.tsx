import {
  type EditionName,
  type NamedOption,
  type NamedOptions,
  OPTION_CHOICES,
} from '@holdup/engine';
import type { VNode } from 'preact';
import type { NamedOptionTexts } from '../i18n/en/options.ts';
import { words } from '../i18n/index.ts';
import { namedOptions } from './namedOptions.ts';
import { RuleChoice } from './RuleChoice.tsx';

type Choices = {
  /** What is chosen; a rule that is left out is not offered. */
  rules: Partial<NamedOptions>;
  onChange: (change: Partial<NamedOptions>) => void;
};

/** With a type that gives every option its own choices. */
const CHOICES: { readonly [Option in NamedOption]: readonly NamedOptions[Option][] } =
  OPTION_CHOICES;

const choice = <Option extends NamedOption>(
  name: Option,
  value: NamedOptions[Option] | undefined,
  onChange: (value: NamedOptions[Option]) => void,
): VNode | null => {
  const { options: texts }: { options: NamedOptionTexts } = words();
  return value === undefined ? null : (
    <RuleChoice
      label={texts[name].name}
      choices={CHOICES[name]}
      texts={texts[name]}
      value={value}
      onChange={onChange}
    />
  );
};

const RULES: Readonly<Record<NamedOption, (choices: Choices) => VNode | null>> = {
  lateAim: ({ rules, onChange }) =>
    choice('lateAim', rules.lateAim, (lateAim) => onChange({ lateAim })),
  leftovers: ({ rules, onChange }) =>
    choice('leftovers', rules.leftovers, (leftovers) => onChange({ leftovers })),
  junkDealer: ({ rules, onChange }) =>
    choice('junkDealer', rules.junkDealer, (junkDealer) => onChange({ junkDealer })),
  stealthy: ({ rules, onChange }) =>
    choice('stealthy', rules.stealthy, (stealthy) => onChange({ stealthy })),
  dictator: ({ rules, onChange }) =>
    choice('dictator', rules.dictator, (dictator) => onChange({ dictator })),
};

type NamedRulesProps = Choices & {
  edition: EditionName;
  /** Whether there are powers at the table. */
  powers: boolean;
};

/** The rules with named choices that players can choose in an edition. */
export const NamedRules = ({ edition, powers, ...choices }: NamedRulesProps) => (
  <>
    {[...namedOptions(edition, false), ...(powers ? namedOptions(edition, true) : [])].map(
      (name) => {
        const Rule = RULES[name];
        return <Rule key={name} {...choices} />;
      },
    )}
  </>
);
