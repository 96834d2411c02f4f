import type { Seat } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { words } from '../../i18n/index.ts';
import { rememberMe } from '../../remote/memory.ts';
import type { RemoteTable } from '../../remote/table.ts';
import type { Trouble } from '../../remote/trouble.ts';
import { type charactersTaken, pickCharacter, useMe } from '../../together/identity/me.ts';
import { PersonFields } from '../../together/identity/PersonFields.tsx';
import { DecisionButton, Panel } from '../../ui/index.ts';
import { type BotSeat, BotSeats } from './BotSeats.tsx';

const NAME_TROUBLES: readonly (Trouble | null)[] = [
  'nameInvalid',
  'nameRude',
  'nameTaken',
  'characterTaken',
];

type JoinFormProps = {
  table: RemoteTable;
  taken: ReturnType<typeof charactersTaken>;
  /** The seats to choose from where a game runs; null: the server gives out the next free one. */
  botSeats: readonly BotSeat[] | null;
};

/** A name and one tap to sit down. */
export const JoinForm = ({ table, taken, botSeats }: JoinFormProps) => {
  const { tables, errors } = words();
  const { name, wished } = useMe();
  const wishedSeat = useSignal<Seat | null>(null);
  const sitting = useSignal(false);
  const trouble = useSignal<Trouble | null>(null);
  const character = pickCharacter(wished, taken);
  const chosen = botSeats?.find(({ seat }) => seat === wishedSeat.value) ?? botSeats?.[0];
  const aboutName = NAME_TROUBLES.includes(trouble.value);
  const problem = trouble.value === null ? undefined : errors[trouble.value];

  const sit = async (): Promise<void> => {
    const person = { name: name.value.trim(), character };
    if (person.name === '') {
      trouble.value = 'nameInvalid';
      return;
    }
    sitting.value = true;
    rememberMe(person);
    trouble.value = await table.join(person, chosen?.seat);
    sitting.value = false;
  };

  return (
    <form
      class="join-seat"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void sit();
      }}
    >
      <Panel>
        <PersonFields
          name={name.value}
          character={character}
          taken={taken}
          error={aboutName ? problem : undefined}
          onName={(value) => {
            name.value = value;
          }}
          onCharacter={(id) => {
            wished.value = id;
          }}
        />
        {botSeats && (
          <BotSeats
            seats={botSeats}
            chosen={chosen?.seat}
            onChoose={(seat) => {
              wishedSeat.value = seat;
            }}
          />
        )}
        {problem !== undefined && !aboutName && (
          <p class="field-error" role="alert">
            {problem}
          </p>
        )}
        <DecisionButton disabled={sitting.value} onClick={() => void sit()}>
          {sitting.value ? tables.join.sitting : tables.join.sit}
        </DecisionButton>
      </Panel>
    </form>
  );
};
