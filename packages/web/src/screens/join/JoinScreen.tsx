import type { TableMessage } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import { Character } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { Page } from '../../layout/Page.tsx';
import { rememberMe } from '../../remote/memory.ts';
import type { RemoteTable } from '../../remote/table.ts';
import type { Trouble } from '../../remote/trouble.ts';
import { ConnectionBadge } from '../../together/connection/ConnectionBadge.tsx';
import { charactersTaken, pickCharacter, useMe } from '../../together/identity/me.ts';
import { PersonFields } from '../../together/identity/PersonFields.tsx';
import { RulesSummary } from '../../together/rules/RulesSummary.tsx';
import { Button, DecisionButton, Panel } from '../../ui/index.ts';
import './join.css';

type JoinScreenProps = { table: RemoteTable; now: TableMessage; onWatch: () => void };

const NAME_TROUBLES: readonly (Trouble | null)[] = ['nameInvalid', 'nameTaken', 'characterTaken'];

/** A name and one tap; who comes late takes over a bot's seat. */
export const JoinScreen = ({ table, now, onWatch }: JoinScreenProps) => {
  const { tables, errors } = words();
  const { seats, stage, host, code, settings } = now.table;
  const { name, wished } = useMe();
  const wishedSeat = useSignal<number | null>(null);
  const sitting = useSignal(false);
  const trouble = useSignal<Trouble | null>(null);
  const taken = charactersTaken(seats);
  const character = pickCharacter(wished, taken);
  const late = stage === 'playing' || stage === 'starting';
  const botSeats = seats.flatMap((seat, place) => (seat.kind === 'bot' ? [{ seat, place }] : []));
  const full = late ? botSeats.length === 0 : seats.every(({ kind }) => kind === 'person');
  const seat = late ? (botSeats.find((b) => b.place === wishedSeat.value) ?? botSeats[0]) : null;
  const hostSeat = seats.find((each) => each.kind === 'person' && each.person === host);
  const people = seats.flatMap((each) => (each.kind === 'person' ? [each] : []));
  const aboutName = NAME_TROUBLES.includes(trouble.value);

  const sit = async (): Promise<void> => {
    const person = { name: name.value.trim(), character };
    if (person.name === '') {
      trouble.value = 'nameInvalid';
      return;
    }
    sitting.value = true;
    rememberMe(person);
    trouble.value = await table.join(person, seat?.place);
    sitting.value = false;
  };

  return (
    <Page title={tables.join.title(code)} wide="join-page">
      <div class="join-head">
        <div class="join-people">
          {people.map(({ person, character: id, name: who }) => (
            <Character key={person} id={id} expression="smug" label={who} />
          ))}
        </div>
        {hostSeat?.kind === 'person' && <p>{tables.join.hostedBy(hostSeat.name)}</p>}
        <ConnectionBadge state={table.connection.value} />
      </div>
      {full ? (
        <Panel>
          <p>{tables.join.noSeat}</p>
        </Panel>
      ) : (
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
              error={aboutName && trouble.value !== null ? errors[trouble.value] : undefined}
              onName={(value) => {
                name.value = value;
              }}
              onCharacter={(id) => {
                wished.value = id;
              }}
            />
            {late && (
              <fieldset class="field">
                <legend class="field-label">{tables.join.lateTitle}</legend>
                <p class="field-hint">{tables.join.late}</p>
                <div class="join-bots">
                  {botSeats.map((bot) => (
                    <label key={bot.place} class="join-bot pick">
                      <input
                        type="radio"
                        name="bot-seat"
                        checked={bot.place === seat?.place}
                        aria-label={tables.join.seatOf(bot.seat.name)}
                        onChange={() => {
                          wishedSeat.value = bot.place;
                        }}
                      />
                      <Character id={bot.seat.character} size={56} />
                      <span>{bot.seat.name}</span>
                    </label>
                  ))}
                </div>
              </fieldset>
            )}
            {trouble.value !== null && !aboutName && (
              <p class="field-error" role="alert">
                {errors[trouble.value]}
              </p>
            )}
            <DecisionButton disabled={sitting.value} onClick={() => void sit()}>
              {sitting.value ? tables.join.sitting : tables.join.sit}
            </DecisionButton>
          </Panel>
        </form>
      )}
      <Button look="quiet" onClick={onWatch}>
        {tables.join.watch}
      </Button>
      <Panel title={tables.options.title}>
        <RulesSummary settings={settings} />
      </Panel>
    </Page>
  );
};
