import type { TableMessage } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import { words } from '../../i18n/index.ts';
import { rememberMe } from '../../remote/memory.ts';
import type { Person, RemoteTable } from '../../remote/table.ts';
import type { Trouble } from '../../remote/trouble.ts';
import { Button } from '../../ui/index.ts';
import { charactersTaken } from '../join/me.ts';
import { PersonFields } from '../join/PersonFields.tsx';

type DressProps = { table: RemoteTable; now: TableMessage; me: Person; onDone: () => void };

/** Another name, another gangster: as long as nobody has been shot at. */
export const Dress = ({ table, now, me, onDone }: DressProps) => {
  const { tables, errors } = words();
  const name = useSignal(me.name);
  const character = useSignal(me.character);
  const trouble = useSignal<Trouble | null>(null);
  const dress = async (): Promise<void> => {
    const person = { name: name.value.trim(), character: character.value };
    trouble.value =
      person.name === '' ? 'nameInvalid' : await table.ask({ type: 'dress', ...person });
    if (trouble.value !== null) return;
    rememberMe(person);
    onDone();
  };
  return (
    <form
      class="dress"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void dress();
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
