import type { PowerChoice, TableMessage } from '@holdup/protocol';
import { Character, PowerEmblem } from '../../art/index.ts';
import { choiceStatus, pickableNow } from '../../choosing/PowerPicker.tsx';
import { NO_CLOCK } from '../../game/game.ts';
import { mapSeats } from '../../game/seats.ts';
import { words } from '../../i18n/index.ts';
import { hostName } from '../../remote/host.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { useBed } from '../../sound/useBed.ts';
import { useSoundOfMore } from '../../sound/useSoundOfMore.ts';
import { Ring } from '../../table/clock/ClockRing.tsx';
import { useSecondsLeft } from '../../table/clock/useSecondsLeft.ts';
import { Name } from '../../ui/index.ts';
import { fitName } from '../../wording/fitName.ts';
import { seatNames } from '../choosing/ChoosingScreen.tsx';
import './party-choosing.css';

/** How wide a name can be on the narrowest card, in em. */
const NAME_EM = 9.3;

/** What is left for the next to pick; only in a draft is that the same for all. */
const Pool = ({ choice }: { choice: PowerChoice }) => {
  const [next] = choice.awaited;
  if (choice.way !== 'draft' || next === undefined) return null;
  return (
    <ul class="party-pool">
      {pickableNow(choice, next).map((power) => (
        <li key={power}>
          <PowerEmblem power={power} />
          <span class="unseen">{words().powers[power].name}</span>
        </li>
      ))}
    </ul>
  );
};

type PartyChoosingProps = { table: RemoteTable; now: TableMessage; choice: PowerChoice };

/** The big screen while powers are chosen: whom the table waits for, and who has which power. */
export const PartyChoosing = ({ table, now, choice }: PartyChoosingProps) => {
  const { powers, rules } = words();
  const names = seatNames(now);
  const seconds = useSecondsLeft({ ...NO_CLOCK, deadline: choice.deadline - table.offset.value });
  useBed('lobby');
  useSoundOfMore(choice.picks.filter((power) => power !== null).length, 'take');
  return (
    <main class="party-choosing">
      <header>
        <h1 tabIndex={-1}>{rules.choose.title}</h1>
        <p role="status">{choiceStatus(choice, names, hostName(now))}</p>
        {seconds && <Ring seconds={seconds} />}
      </header>
      <ul class="party-picks">
        {mapSeats(choice.picks, (power, seat) => {
          const sitter = now.table.seats[seat];
          const awaited = choice.awaited.includes(seat);
          return (
            <li key={seat} data-awaited={awaited} data-picked={power !== null}>
              <span class="party-pick-face">
                {sitter && sitter.kind !== 'open' && (
                  <Character
                    id={sitter.character}
                    expression={power === null ? 'neutral' : 'smug'}
                  />
                )}
                {power !== null && <PowerEmblem power={power} class="party-pick-emblem" />}
              </span>
              <strong>
                <Name {...fitName(names[seat] ?? '', NAME_EM)} />
              </strong>
              <span class="party-pick-power">
                {power !== null ? powers[power].name : awaited ? rules.choose.notYet : ''}
              </span>
            </li>
          );
        })}
      </ul>
      <Pool choice={choice} />
    </main>
  );
};
