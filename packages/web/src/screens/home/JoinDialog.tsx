import { useSignal } from '@preact/signals';
import { frontWords } from '../../i18n/index.ts';
import { navigate } from '../../routing/routing.tsx';
import { Button, Dialog, TextField } from '../../ui/index.ts';
import { CODE_MAX, readCode } from './code.ts';

export const JoinDialog = ({ onClose }: { onClose: () => void }) => {
  const { join } = frontWords();
  const typed = useSignal('');
  const refused = useSignal(false);
  return (
    <Dialog title={join.title} onClose={onClose}>
      <form
        class="join-form"
        onSubmit={(event) => {
          event.preventDefault();
          const code = readCode(typed.value);
          if (code === undefined) refused.value = true;
          else navigate(`/t/${code}`);
        }}
      >
        <TextField
          label={join.label}
          hint={join.hint}
          error={refused.value ? join.invalid : undefined}
          value={typed.value}
          maxLength={CODE_MAX + 2}
          onInput={(value) => {
            typed.value = value;
            refused.value = false;
          }}
        />
        <Button type="submit" look="gold">
          {join.submit}
        </Button>
      </form>
    </Dialog>
  );
};
