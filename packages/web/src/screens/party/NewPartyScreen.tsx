import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { words } from '../../i18n/index.ts';
import { Notice } from '../../layout/Notice.tsx';
import { screenPath } from '../../remote/address.ts';
import { openScreenTable } from '../../remote/createTable.ts';
import type { Trouble } from '../../remote/trouble.ts';
import { redirect } from '../../routing/routing.tsx';
import { Arriving } from '../../together/connection/Arriving.tsx';
import { Button, ButtonLink } from '../../ui/index.ts';

/** Why no table was opened, and another try. */
export const NotOpened = ({ why, again }: { why: Trouble; again: () => void }) => {
  const { common, tables, errors } = words();
  return (
    <Notice who="toad" expression="ducked" title={tables.screen.notOpened} text={errors[why]}>
      <Button look="gold" onClick={again}>
        {tables.create.open}
      </Button>
      <ButtonLink to="/" look="quiet">
        {common.home}
      </ButtonLink>
    </Notice>
  );
};

/** Opens a table with this device as its big screen, and goes there. */
export const NewPartyScreen = () => {
  const attempt = useSignal(1);
  const trouble = useSignal<Trouble | null>(null);
  useEffect(() => {
    let left = false;
    void openScreenTable().then((outcome) => {
      if (left) return;
      if (typeof outcome === 'string') trouble.value = outcome;
      else redirect(screenPath(outcome.code));
    });
    return () => {
      left = true;
    };
  }, [attempt.value]);
  return (
    <div class="big-screen">
      {trouble.value === null ? (
        <Arriving state="online" />
      ) : (
        <NotOpened
          why={trouble.value}
          again={() => {
            trouble.value = null;
            attempt.value += 1;
          }}
        />
      )}
    </div>
  );
};
