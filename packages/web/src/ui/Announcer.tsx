import { signal } from '@preact/signals';

const spoken = signal('');
const toasts = signal<readonly { id: number; text: string }[]>([]);
const TOAST_MS = 4000;
let nextId = 0;

/** Says something to screen readers without showing it. */
export const announce = (text: string): void => {
  spoken.value = text;
};

/** Shows a short message and reads it out. It takes no focus and disappears by itself. */
export const toast = (text: string): void => {
  const id = nextId++;
  toasts.value = [...toasts.value, { id, text }];
  setTimeout(() => {
    toasts.value = toasts.value.filter((entry) => entry.id !== id);
  }, TOAST_MS);
};

/** Mounted once for the whole page: screen readers only announce changes in live regions that already exist. */
export const Announcer = () => (
  <>
    <div class="unseen" role="log" aria-live="polite">
      {spoken.value}
    </div>
    <div class="toasts" role="status">
      {toasts.value.map(({ id, text }) => (
        <p key={id} class="toast">
          {text}
        </p>
      ))}
    </div>
  </>
);
