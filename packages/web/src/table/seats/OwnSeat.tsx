import type { Seat, View } from '@holdup/engine';
import { Character, characterInfo, Desk, Shame, Sign, Wound } from '../../art/index.ts';
import { aimOf } from '../../motion/scene.ts';
import type { Stage } from '../../motion/stage.ts';
import type { Names } from '../../wording/names.ts';
import type { TableContext } from '../context/context.ts';
import { effectOn, expressionOf, Face } from './Portrait.tsx';
import './own-seat.css';

type OwnSeatProps = { stage: Stage; view: View; names: Names; context: TableContext };

/** The reader's own gangster, where a big screen shows the table: how they are, whom they threaten and who threatens them. */
export const OwnSeat = ({ stage, view, names, context }: OwnSeatProps) => {
  const { seat } = view;
  const scene = stage.scene.value;
  const sitters = context.game.sitters.value;
  const player = seat === null ? undefined : scene.players[seat];
  const sitter = seat === null ? undefined : sitters[seat];
  if (seat === null || !player || !sitter) return null;
  const { table, states, game } = context.words;
  const effect = effectOn(stage.cue.value, seat);
  const threats = scene.players.flatMap((_, at) =>
    aimOf(scene, at as Seat) === seat ? [at as Seat] : [],
  );
  const target = aimOf(scene, seat);
  const { color, symbol } = characterInfo(sitter.character);
  const faces = (seats: readonly Seat[]) =>
    seats.map((each) => {
      const character = sitters[each]?.character;
      return character && <Character key={each} id={character} size={30} />;
    });
  return (
    <section class="own-seat" aria-label={table.yourSeat}>
      <div class={`own-face${effect}`} aria-hidden="true">
        <Face
          id={sitter.character}
          expression={expressionOf(player, threats.length, scene, effect === ' struck')}
          wounded={player.wounds > 0}
          aim={undefined}
        />
        {scene.godfather === seat && <Desk class="seat-desk" />}
        <Sign symbol={symbol} color={color} class="seat-sign" />
      </div>
      <div class="own-words">
        <p class="own-name">{names.name(seat)}</p>
        <ul class="own-facts">
          {scene.godfather === seat && <li>{states.godfather}</li>}
          {player.wounds > 0 && (
            <li>
              <Wound size={18} />
              {game.counts.wounds(player.wounds)}
            </li>
          )}
          {player.shame > 0 && (
            <li>
              <Shame size={18} />
              {game.counts.shames(player.shame)}
            </li>
          )}
          {target !== null && (
            <li>
              {states.aimsAt(table.yourSeat, names.whom(target))}
              {faces([target])}
            </li>
          )}
          {threats.length > 0 && (
            <li class="own-threats">
              {faces(threats)}
              <span class="unseen">{names.list(threats)}</span>
              {states.aimsAt('', table.youAsObject)}
            </li>
          )}
        </ul>
      </div>
    </section>
  );
};
