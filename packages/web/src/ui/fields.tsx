import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

type ToggleProps = {
  label: string;
  hint?: string;
  checked: boolean;
  onChange: (on: boolean) => void;
};

export const Toggle = ({ label, hint, checked, onChange }: ToggleProps) => {
  const hintId = useId();
  return (
    <div class="field">
      <label class="toggle">
        <span class="field-label">{label}</span>
        <input
          type="checkbox"
          role="switch"
          checked={checked}
          aria-checked={checked}
          {...(hint === undefined ? {} : { 'aria-describedby': hintId })}
          onChange={({ currentTarget }) => onChange(currentTarget.checked)}
        />
      </label>
      {hint !== undefined && (
        <p id={hintId} class="field-hint">
          {hint}
        </p>
      )}
    </div>
  );
};

type SliderProps = {
  label: string;
  hint?: string;
  value: number;
  max: number;
  step: number;
  valueText: string;
  onChange: (value: number) => void;
  children?: ComponentChildren;
};

export const Slider = ({
  label,
  hint,
  value,
  max,
  step,
  valueText,
  onChange,
  children,
}: SliderProps) => {
  const id = useId();
  return (
    <div class="field">
      <div class="field-row">
        <label class="field-label" for={id}>
          {label}
        </label>
        <output for={id}>{valueText}</output>
      </div>
      <div class="field-row">
        <input
          id={id}
          type="range"
          min={0}
          max={max}
          step={step}
          value={value}
          aria-valuetext={valueText}
          onInput={({ currentTarget }) => onChange(currentTarget.valueAsNumber)}
        />
        {children}
      </div>
      {hint !== undefined && <p class="field-hint">{hint}</p>}
    </div>
  );
};

type SegmentedProps<T extends string> = {
  label: string;
  hint?: string;
  options: readonly { readonly value: T; readonly label: string; readonly lang?: string }[];
  value: T;
  onChange: (value: T) => void;
};

/** A choice among a few options, all visible: radio buttons that look like one control. */
export const Segmented = <T extends string>({
  label,
  hint,
  options,
  value,
  onChange,
}: SegmentedProps<T>) => {
  const name = useId();
  return (
    <fieldset class="field segmented">
      <legend class="field-label">{label}</legend>
      <div class="segments">
        {options.map((option) => (
          <label key={option.value} class="segment pick" lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {hint !== undefined && <p class="field-hint">{hint}</p>}
    </fieldset>
  );
};

type SelectProps<T extends string> = Pick<
  SegmentedProps<T>,
  'label' | 'options' | 'value' | 'onChange'
>;

/** A choice among more options than fit side by side. */
export const Select = <T extends string>({ label, options, value, onChange }: SelectProps<T>) => (
  <label class="field select-field">
    <span class="field-label">{label}</span>
    <select
      class="select"
      value={value}
      onChange={({ currentTarget }) => {
        const chosen = options.find((option) => option.value === currentTarget.value);
        if (chosen) onChange(chosen.value);
      }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value} lang={option.lang}>
          {option.label}
        </option>
      ))}
    </select>
  </label>
);

type TextFieldProps = {
  label: string;
  hint: string;
  error?: string | undefined;
  value: string;
  maxLength: number;
  onInput: (value: string) => void;
};

export const TextField = ({ label, hint, error, value, maxLength, onInput }: TextFieldProps) => {
  const id = useId();
  const noteId = useId();
  return (
    <div class="field">
      <label class="field-label" for={id}>
        {label}
      </label>
      <input
        id={id}
        class="text-field"
        type="text"
        value={value}
        maxLength={maxLength}
        autocomplete="off"
        autocapitalize="characters"
        spellcheck={false}
        aria-invalid={error !== undefined}
        aria-describedby={noteId}
        onInput={({ currentTarget }) => onInput(currentTarget.value)}
      />
      <p id={noteId} class={error === undefined ? 'field-hint' : 'field-error'} role="status">
        {error ?? hint}
      </p>
    </div>
  );
};
