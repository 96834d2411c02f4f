import { useRef } from 'preact/hooks';

/** How long a finger rests until it asks for an explanation instead of tapping. */
const LONG_MS = 450;

/**
 * Handlers for a button that explains itself on a long press, a right click or the menu key. The click that ends a long
 * press is left out.
 */
export const useLongPress = (onLong: () => void, onClick: () => void) => {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const long = useRef(false);
  const open = (): void => {
    clearTimeout(timer.current);
    long.current = true;
    onLong();
  };
  const release = (): void => clearTimeout(timer.current);
  return {
    onPointerDown: ({ pointerType }: PointerEvent): void => {
      long.current = false;
      clearTimeout(timer.current);
      if (pointerType === 'touch') timer.current = setTimeout(open, LONG_MS);
    },
    onPointerUp: release,
    onPointerLeave: release,
    onPointerCancel: release,
    onContextMenu: (event: Event): void => {
      event.preventDefault();
      if (!long.current) open();
    },
    onClick: ({ detail }: MouseEvent): void => {
      const skip = long.current && detail > 0;
      long.current = false;
      if (!skip) onClick();
    },
  };
};
