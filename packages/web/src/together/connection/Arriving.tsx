import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { ConnectionState } from '../../game/game.ts';
import { words } from '../../i18n/index.ts';
import { Notice } from '../../layout/Notice.tsx';
import { ButtonLink } from '../../ui/index.ts';

/** Most connections open faster than anybody can read. */
const QUIET_MS = 600;

export const Arriving = ({ state }: { state: ConnectionState }) => {
  const { common, tables, errors } = words();
  const slow = useSignal(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      slow.value = true;
    }, QUIET_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!slow.value) return <h1 class="unseen">{tables.gone.arriving}</h1>;
  return (
    <Notice
      who="fox"
      expression="neutral"
      title={tables.gone.arriving}
      {...(state === 'offline' ? { text: errors.network } : {})}
    >
      <ButtonLink to="/" look="quiet">
        {common.home}
      </ButtonLink>
    </Notice>
  );
};
