import { OPTION_CHOICES, type Options } from '@holdup/engine';
import { words } from '../i18n/index.ts';
import { RuleChoice } from './RuleChoice.tsx';

type Rules = Pick<Options, 'junkDealer' | 'stealthy' | 'dictator'>;

type PowerRulesProps = {
  rules: Rules;
  onChange: (change: Partial<Rules>) => void;
};

/** The rules about single powers that players can choose. */
export const PowerRules = ({ rules, onChange }: PowerRulesProps) => {
  const { options } = words();
  return (
    <>
      <RuleChoice
        label={options.junkDealer.name}
        choices={OPTION_CHOICES.junkDealer}
        texts={options.junkDealer}
        value={rules.junkDealer}
        onChange={(junkDealer) => onChange({ junkDealer })}
      />
      <RuleChoice
        label={options.stealthy.name}
        choices={OPTION_CHOICES.stealthy}
        texts={options.stealthy}
        value={rules.stealthy}
        onChange={(stealthy) => onChange({ stealthy })}
      />
      <RuleChoice
        label={options.dictator.name}
        choices={OPTION_CHOICES.dictator}
        texts={options.dictator}
        value={rules.dictator}
        onChange={(dictator) => onChange({ dictator })}
      />
    </>
  );
};
