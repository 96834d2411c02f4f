import { type ReadonlySignal, signal } from '@preact/signals';

const size = signal(16);

/** The size of letters that the reader has chosen in their browser, in pixels. */
export const rootFont: ReadonlySignal<number> = size;

/** Measured on an element of 1 rem: asking for the size while the table is drawn would cost a slow phone a pass over all styles. */
export const watchRootFont = (): (() => void) => {
  const probe = document.createElement('div');
  Object.assign(probe.style, { position: 'absolute', visibility: 'hidden', width: '1rem' });
  document.body.append(probe);
  const observer = new ResizeObserver(([entry]) => {
    if (entry) size.value = entry.contentRect.width;
  });
  observer.observe(probe);
  return () => {
    observer.disconnect();
    probe.remove();
  };
};
