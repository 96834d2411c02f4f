import { useSignal } from '@preact/signals';
import type { ComponentType } from 'preact';
import { words } from '../../i18n/index.ts';
import { BookIcon, Button, Dialog } from '../../ui/index.ts';

/** Opens the comic over a running game; nobody has to leave the table for it. */
export const RulesButton = () => {
  const { howto, common } = words();
  const open = useSignal(false);
  const loaded = useSignal<{ readonly Comic: ComponentType } | null>(null);
  const show = (): void => {
    open.value = true;
    void import('./Comic.tsx').then((module) => {
      loaded.value = module;
    });
  };
  const Comic = loaded.value?.Comic;
  return (
    <>
      <Button look="quiet" onClick={show}>
        <BookIcon />
        {howto.title}
      </Button>
      {open.value && (
        <Dialog
          title={howto.title}
          onClose={() => {
            open.value = false;
          }}
        >
          {Comic ? <Comic /> : <p class="field-hint">{common.loading}</p>}
        </Dialog>
      )}
    </>
  );
};
