import type { Seat } from '@holdup/engine';
import type { SeatInfo } from '@holdup/protocol';
import { Character } from '../../art/index.ts';
import { mapSeats } from '../../game/seats.ts';
import { words } from '../../i18n/index.ts';

export type BotSeat = { readonly seat: Seat; readonly bot: Extract<SeatInfo, { kind: 'bot' }> };

export const botSeatsOf = (seats: readonly SeatInfo[]): readonly BotSeat[] =>
  mapSeats(seats, (bot, seat) => (bot.kind === 'bot' ? [{ seat, bot }] : [])).flat();

type BotSeatsProps = {
  seats: readonly BotSeat[];
  chosen: Seat | undefined;
  onChoose: (seat: Seat) => void;
};

/** During a game a newcomer takes over the seat of a bot. */
export const BotSeats = ({ seats, chosen, onChoose }: BotSeatsProps) => {
  const { join } = words().tables;
  return (
    <fieldset class="field">
      <legend class="field-label">{join.lateTitle}</legend>
      <p class="field-hint">{join.late}</p>
      <div class="join-bots">
        {seats.map(({ seat, bot }) => (
          <label key={seat} class="join-bot pick">
            <input
              type="radio"
              name="bot-seat"
              checked={seat === chosen}
              aria-label={join.seatOf(bot.name)}
              onChange={() => onChoose(seat)}
            />
            <Character id={bot.character} size={56} />
            <span>{bot.name}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
};
