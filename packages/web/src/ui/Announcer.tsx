import { signal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { freePlace } from './freePlace.ts';

const spoken = signal('');
const toasts = signal<readonly { id: number; text: string }[]>([]);
const TOAST_MS = 4000;
let nextId = 0;

/** Says something to screen readers without showing it. */
export const announce = (text: string): void => {
  spoken.value = text;
};

/** Shows a short message and reads it out. It takes no focus, covers nothing that can be tapped, and disappears by itself. */
export const toast = (text: string): void => {
  const id = nextId++;
  toasts.value = [...toasts.value, { id, text }];
  setTimeout(() => {
    toasts.value = toasts.value.filter((entry) => entry.id !== id);
  }, TOAST_MS);
};

const Toasts = () => {
  const box = useRef<HTMLDivElement>(null);
  const shown = toasts.value;
  useLayoutEffect(() => {
    const element = box.current;
    if (element === null || shown.length === 0) return;
    const place = (): void => {
      const { left, top } = freePlace(element.offsetWidth, element.offsetHeight);
      element.style.left = `${left}px`;
      element.style.top = `${top}px`;
    };
    place();
    // What can be tapped changes while the message is there.
    const again = setInterval(place, 250);
    return () => clearInterval(again);
  }, [shown]);
  return (
    <div ref={box} class="toasts" role="status">
      {shown.map(({ id, text }) => (
        <p key={id} class="toast">
          {text}
        </p>
      ))}
    </div>
  );
};

/** Mounted once for the whole page: screen readers only announce changes in live regions that already exist. */
export const Announcer = () => (
  <>
    <div class="unseen" role="log" aria-live="polite">
      {spoken.value}
    </div>
    <Toasts />
  </>
);
