import { Segmented } from '../ui/index.ts';

type RuleChoiceProps<Value extends string> = {
  label: string;
  choices: readonly Value[];
  texts: Readonly<Record<Value, { readonly name: string; readonly explain: string }>>;
  value: Value;
  onChange: (value: Value) => void;
};

/** A rule with named choices, and one line about the choice made. */
export const RuleChoice = <Value extends string>({
  label,
  choices,
  texts,
  value,
  onChange,
}: RuleChoiceProps<Value>) => (
  <Segmented
    label={label}
    hint={texts[value].explain}
    options={choices.map((choice) => ({ value: choice, label: texts[choice].name }))}
    value={value}
    onChange={onChange}
  />
);
