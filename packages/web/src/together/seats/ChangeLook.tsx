import type { TableMessage } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../../i18n/index.ts';
import { rememberMe } from '../../remote/memory.ts';
import type { Person, RemoteTable } from '../../remote/table.ts';
import type { Trouble } from '../../remote/trouble.ts';
import { Button } from '../../ui/index.ts';
import { charactersTaken } from '../identity/me.ts';
import { PersonFields } from '../identity/PersonFields.tsx';

type ChangeLookProps = { table: RemoteTable; now: TableMessage; me: Person; onDone: () => void };

/** Changes one's name and character, while the match has not started. */
export const ChangeLook = ({ table, now, me, onDone }: ChangeLookProps) => {
  const { tables, errors } = words();
  const name = useSignal(me.name);
  const character = useSignal(me.character);
  const trouble = useSignal<Trouble | null>(null);
  const save = async (): Promise<void> => {
    const person = { name: name.value.trim(), character: character.value };
    trouble.value =
      person.name === '' ? 'nameInvalid' : await table.ask({ type: 'dress', ...person });
    if (trouble.value !== null) return;
    rememberMe(person);
    onDone();
  };
  return (
    <form
      class="change-look"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <PersonFields
        name={name.value}
        character={character.value}
        taken={charactersTaken(now.table.seats, now.you.person)}
        error={trouble.value === null ? undefined : errors[trouble.value]}
        onName={(value) => {
          name.value = value;
        }}
        onCharacter={(id) => {
          character.value = id;
        }}
      />
      <Button look="gold" type="submit">
        {tables.lobby.dress}
      </Button>
    </form>
  );
};
