import type { ComponentChildren, Ref } from 'preact';
import { Link } from '../routing/routing.tsx';
import type { useLongPress } from './longPress.ts';

type Look = 'gold' | 'sky' | 'paper' | 'quiet';

type ButtonProps = {
  children: ComponentChildren;
  look?: Look;
  /** The accessible name of an icon button. */
  label?: string;
  disabled?: boolean;
  type?: 'button' | 'submit';
  onClick?: () => void;
};

export const Button = ({
  children,
  look = 'paper',
  label,
  disabled,
  type = 'button',
  onClick,
}: ButtonProps) => (
  <button
    type={type}
    class={`button button-${look}`}
    {...(label === undefined ? {} : { 'aria-label': label })}
    disabled={disabled === true}
    onClick={onClick}
  >
    {children}
  </button>
);

export const ButtonLink = ({
  to,
  look = 'paper',
  children,
}: {
  to: string;
  look?: Look;
  children: ComponentChildren;
}) => (
  <Link to={to} class={`button button-${look}`}>
    {children}
  </Link>
);

type DecisionProps = {
  children: ComponentChildren;
  /** What this choice does right now. */
  hint?: ComponentChildren;
  look?: 'gold' | 'sky' | 'paper';
  chosen?: boolean;
  /** Marked as the choice that the hint recommends. */
  hinted?: boolean;
  disabled?: boolean;
  /** What taps and long presses do, where a plain click is not enough. */
  press?: ReturnType<typeof useLongPress>;
  anchor?: Ref<HTMLButtonElement>;
  onClick: () => void;
};

/** The big button for decisions. On a count the choice can be changed until zero. */
export const DecisionButton = ({
  children,
  hint,
  look = 'gold',
  chosen,
  hinted = false,
  disabled,
  press,
  anchor,
  onClick,
}: DecisionProps) => (
  <button
    ref={anchor ?? null}
    type="button"
    class={`decision button-${look}`}
    data-hinted={hinted}
    {...(chosen === undefined ? {} : { 'aria-pressed': chosen })}
    disabled={disabled === true}
    {...(press ?? { onClick })}
  >
    <span class="decision-name">{children}</span>
    {hint !== undefined && <span class="decision-hint">{hint}</span>}
  </button>
);

/** A link of the same size, for the ways into a game. */
export const DecisionLink = ({
  to,
  look = 'gold',
  hint,
  children,
}: {
  to: string;
  look?: 'gold' | 'sky' | 'paper';
  hint?: string;
  children: ComponentChildren;
}) => (
  <Link to={to} class={`decision button-${look}`}>
    <span class="decision-name">{children}</span>
    {hint !== undefined && <span class="decision-hint">{hint}</span>}
  </Link>
);

/** Lets the reader choose a file of data. */
export const FileButton = ({ label, onFile }: { label: string; onFile: (file: File) => void }) => (
  <label class="button button-paper">
    {label}
    <input
      type="file"
      class="unseen"
      accept="application/json,.json"
      onChange={({ currentTarget }) => {
        const file = currentTarget.files?.[0];
        if (file) onFile(file);
        currentTarget.value = '';
      }}
    />
  </label>
);
