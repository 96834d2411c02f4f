import { type PowerName, pickable, type Seat } from '@holdup/engine';
import type { PowerChoice } from '@holdup/protocol';
import { Character, type CharacterId, PowerEmblem } from '../art/index.ts';
import { mapSeats } from '../game/seats.ts';
import { words } from '../i18n/index.ts';
import { Panel } from '../ui/index.ts';
import './choosing.css';

type Choosing = Pick<PowerChoice, 'way' | 'offers' | 'picks' | 'awaited'>;

type PickerProps = {
  choice: Choosing;
  /** By seat. */
  names: readonly string[];
  characters: readonly (CharacterId | null)[];
  /** The reader's seat; null for an audience. */
  you: Seat | null;
  /** The reader gives out everybody's power. */
  gives: boolean;
  onPick: (seat: Seat, power: PowerName) => void;
};

/** What the reader can pick for a seat now. */
export const pickableNow = ({ way, offers, picks, awaited }: Choosing, seat: Seat) =>
  awaited.includes(seat)
    ? pickable({ offers, order: way === 'draft' ? awaited : null }, picks, seat)
    : [];

/** The seats that the reader picks for: their own, or the next without a power. */
export const pickedFor = ({
  choice,
  you,
  gives,
}: Pick<PickerProps, 'choice' | 'you' | 'gives'>): Seat | null => {
  if (gives) return choice.awaited[0] ?? null;
  return you !== null && choice.awaited.includes(you) ? you : null;
};

const Offers = (props: PickerProps & { seat: Seat }) => {
  const { powers, rules } = words();
  const { choice, seat, names, gives, onPick } = props;
  return (
    <Panel title={gives ? rules.choose.forSeat(names[seat] ?? '') : rules.choose.yours}>
      <div class="power-offers">
        {pickableNow(choice, seat).map((power) => (
          <button
            key={power}
            type="button"
            class="power-offer button-paper"
            onClick={() => onPick(seat, power)}
          >
            <PowerEmblem power={power} size={52} />
            <span>
              <strong>{powers[power].name}</strong>
              <span>{powers[power].explain}</span>
            </span>
          </button>
        ))}
      </div>
    </Panel>
  );
};

/** Who has which power already. */
const Picks = ({
  choice,
  names,
  characters,
}: Pick<PickerProps, 'choice' | 'names' | 'characters'>) => {
  const { powers, rules } = words();
  /** In a draft most are not asked yet. */
  const waiting = (seat: Seat): string =>
    choice.awaited.includes(seat) ? rules.choose.notYet : '–';
  return (
    <ul class="power-picks">
      {mapSeats(choice.picks, (power, seat) => {
        const character = characters[seat];
        return (
          <li key={seat} data-awaited={choice.awaited.includes(seat)}>
            {character && (
              <Character
                id={character}
                expression={power === null ? 'neutral' : 'smug'}
                size={48}
              />
            )}
            <span class="power-pick-words">
              <strong>{names[seat]}</strong>
              <span>{power === null ? waiting(seat) : powers[power].name}</span>
            </span>
            {power !== null && <PowerEmblem power={power} size={40} />}
          </li>
        );
      })}
    </ul>
  );
};

/** What the choice waits for, in a sentence. */
export const choiceStatus = (
  { way, awaited }: Choosing,
  names: readonly string[],
  host: string | null,
): string => {
  const { choose } = words().rules;
  const [next] = awaited;
  if (way === 'host') return choose.hostGives(host ?? '');
  return way === 'draft' && next !== undefined ? choose.turn(names[next] ?? '') : choose.wait;
};

/** The choice of powers before a match: the reader's offers, and what everybody has picked. */
export const PowerPicker = (props: PickerProps) => {
  const seat = pickedFor(props);
  return (
    <>
      {seat !== null && <Offers {...props} seat={seat} />}
      <Panel>
        <Picks {...props} />
      </Panel>
    </>
  );
};
