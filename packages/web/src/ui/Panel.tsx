import type { ComponentChildren } from 'preact';

/** A sheet of paper on the dark background. */
export const Panel = ({ title, children }: { title?: string; children: ComponentChildren }) => (
  <section class="panel">
    {title !== undefined && <h2 class="panel-title">{title}</h2>}
    {children}
  </section>
);

/** A small pill, such as “Vito → you”. */
export const Chip = ({
  icon,
  children,
}: {
  icon?: ComponentChildren;
  children: ComponentChildren;
}) => (
  <span class="chip">
    {icon}
    <span>{children}</span>
  </span>
);

/** A progress bar with its label. */
export const Progress = ({ label, value, max }: { label: string; value: number; max: number }) => (
  <label class="progress">
    <span>{label}</span>
    <progress value={value} max={max} />
  </label>
);
