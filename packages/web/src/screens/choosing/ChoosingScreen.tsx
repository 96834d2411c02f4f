import type { PowerName, Seat } from '@holdup/engine';
import type { PowerChoice, TableMessage } from '@holdup/protocol';
import { useTurn } from '../../attention/useAttention.ts';
import { choiceStatus, PowerPicker, pickableNow, pickedFor } from '../../choosing/PowerPicker.tsx';
import { NO_CLOCK } from '../../game/game.ts';
import { words } from '../../i18n/index.ts';
import { Page } from '../../layout/Page.tsx';
import { hostName, isHost } from '../../remote/host.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { useSecondsLeft } from '../../table/clock/useSecondsLeft.ts';
import { askOrSay } from '../../together/connection/ask.ts';
import { Button } from '../../ui/index.ts';

export const seatNames = ({ table }: TableMessage): readonly string[] =>
  table.seats.map((seat) => (seat.kind === 'open' ? '' : seat.name));

type ChoosingScreenProps = { table: RemoteTable; now: TableMessage; choice: PowerChoice };

/** Before a match at a table: everybody chooses a power, or the host gives them out. */
export const ChoosingScreen = ({ table, now, choice }: ChoosingScreenProps) => {
  const { rules } = words();
  const names = seatNames(now);
  const characters = now.table.seats.map((seat) => (seat.kind === 'open' ? null : seat.character));
  const gives = choice.way === 'host' && isHost(now);
  const seconds = useSecondsLeft({ ...NO_CLOCK, deadline: choice.deadline - table.offset.value });
  useTurn(pickedFor({ choice, gives, you: now.you.seat }) !== null);
  const pick = (seat: Seat, power: PowerName): void =>
    void askOrSay(table, { type: 'pick', power, ...(gives ? { seat } : {}) });
  const dealRest = async (): Promise<void> => {
    for (let { choosing } = now.table; choosing?.awaited.length; ) {
      const [seat = 0] = choosing.awaited;
      const [power] = pickableNow(choosing, seat);
      if (power === undefined) return;
      await askOrSay(table, { type: 'pick', power, seat });
      const next = table.table.peek()?.table.choosing ?? null;
      if (next === choosing) return;
      choosing = next;
    }
  };
  return (
    <Page title={gives ? rules.choose.give : rules.choose.title} wide="choosing-page">
      <p class="choosing-status" role="status">
        {choiceStatus(choice, names, hostName(now))}
        {seconds !== null && ` ${rules.choose.left(seconds.left)}`}
      </p>
      {gives && (
        <Button look="quiet" onClick={() => void dealRest()}>
          {rules.choose.dealRest}
        </Button>
      )}
      <PowerPicker {...{ choice, names, characters, gives }} you={now.you.seat} onPick={pick} />
    </Page>
  );
};
