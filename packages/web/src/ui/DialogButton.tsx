import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

type DialogButtonProps = { label: string; title?: string; children: ComponentChildren };

/** Opens a dialog of its own, so that what is in it takes no room where the button is. */
export const DialogButton = ({ label, title = label, children }: DialogButtonProps) => {
  const open = useSignal(false);
  return (
    <>
      <Button
        look="quiet"
        onClick={() => {
          open.value = true;
        }}
      >
        {label}
      </Button>
      {open.value && (
        <Dialog
          title={title}
          onClose={() => {
            open.value = false;
          }}
        >
          {children}
        </Dialog>
      )}
    </>
  );
};
