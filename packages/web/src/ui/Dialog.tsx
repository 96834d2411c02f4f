import type { ComponentChildren } from 'preact';
import { useEffect, useId, useLayoutEffect, useRef } from 'preact/hooks';
import { frontWords } from '../i18n/index.ts';
import { CloseIcon } from './icons.tsx';

type DialogProps = { title: string; onClose: () => void; children: ComponentChildren };

/**
 * A native modal dialog: focus stays inside, Escape or a tap outside closes it. Mount it to open it.
 * The close button comes last, so that the first field or choice gets the focus.
 */
export const Dialog = ({ title, onClose, children }: DialogProps) => {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  // Before the content measures itself.
  useLayoutEffect(() => {
    ref.current?.showModal();
  }, []);
  useEffect(() => {
    const dialog = ref.current;
    const closeBeside = (event: MouseEvent) => {
      if (event.target === dialog) dialog?.close();
    };
    dialog?.addEventListener('click', closeBeside);
    return () => dialog?.removeEventListener('click', closeBeside);
  }, []);
  return (
    <dialog ref={ref} class="dialog" aria-labelledby={titleId} onClose={onClose}>
      <div class="dialog-body">
        <h2 id={titleId}>{title}</h2>
        {children}
      </div>
      <button
        type="button"
        class="button button-quiet icon-button dialog-close"
        aria-label={frontWords().common.close}
        onClick={() => ref.current?.close()}
      >
        <CloseIcon />
      </button>
    </dialog>
  );
};
