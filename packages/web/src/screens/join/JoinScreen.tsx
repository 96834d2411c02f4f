import type { TableMessage } from '@holdup/protocol';
import { Character } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { Page } from '../../layout/Page.tsx';
import { hostName } from '../../remote/host.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { ConnectionBadge } from '../../together/connection/ConnectionBadge.tsx';
import { charactersTaken } from '../../together/identity/me.ts';
import { KeepRules } from '../../together/rules/KeepRules.tsx';
import { RuleChips } from '../../together/rules/RuleChips.tsx';
import { RulesSummary } from '../../together/rules/RulesSummary.tsx';
import { Button, Panel } from '../../ui/index.ts';
import { botSeatsOf } from './BotSeats.tsx';
import { JoinForm } from './JoinForm.tsx';
import './join.css';

type JoinScreenProps = { table: RemoteTable; now: TableMessage; onWatch: () => void };

/** The entrance to a table: who is there, a form to sit down, and an option to watch. */
export const JoinScreen = ({ table, now, onWatch }: JoinScreenProps) => {
  const { tables, safety, audience } = words();
  const { seats, stage, code, settings } = now.table;
  const running = stage === 'playing' || stage === 'starting' || stage === 'choosing';
  const botSeats = running ? botSeatsOf(seats) : null;
  const full = botSeats ? botSeats.length === 0 : seats.every(({ kind }) => kind === 'person');
  const host = hostName(now);
  const people = seats.flatMap((each) => (each.kind === 'person' ? [each] : []));
  return (
    <Page title={settings.hideCode ? tables.lobby.title : tables.join.title(code)} wide="join-page">
      <div class="join-head">
        <div class="join-people">
          {people.map(({ person, character, name }) => (
            <Character key={person} id={character} expression="smug" label={name} />
          ))}
        </div>
        <RuleChips settings={settings} />
        <p>{host === null ? tables.join.beHost : tables.join.hostedBy(host)}</p>
        <ConnectionBadge state={table.connection.value} />
      </div>
      {full ? (
        <Panel>
          <p>{tables.join.noSeat}</p>
        </Panel>
      ) : (
        <>
          {settings.approval && <p class="field-hint">{safety.door.approval}</p>}
          <JoinForm table={table} taken={charactersTaken(seats)} botSeats={botSeats} />
        </>
      )}
      {running && <p class="field-hint">{audience.next}</p>}
      {settings.spectators > 0 && (
        <Button look="quiet" onClick={onWatch}>
          {tables.join.watch}
        </Button>
      )}
      <Panel title={tables.options.title}>
        <RulesSummary settings={settings} />
        <KeepRules settings={settings} />
      </Panel>
    </Page>
  );
};
