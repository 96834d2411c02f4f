import { rememberedLoot, type Seat, type View } from '@holdup/engine';
import { Character, Loot, PowerEmblem } from '../../art/index.ts';
import type { Scene } from '../../motion/scene.ts';
import { Button, Dialog } from '../../ui/index.ts';
import type { Names } from '../../wording/names.ts';
import type { TableContext } from '../context/context.ts';

type SeatDialogProps = {
  seat: Seat;
  scene: Scene;
  view: View;
  names: Names;
  context: TableContext;
  onTalk: () => void;
  onClose: () => void;
};

/** Everything known about a player, at a tap. */
export const SeatDialog = ({
  seat,
  scene,
  view,
  names,
  context,
  onTalk,
  onClose,
}: SeatDialogProps) => {
  const { words, game } = context;
  const { game: terms, states, table } = words;
  const player = scene.players[seat];
  const sitter = game.sitters.value[seat];
  if (!player || !sitter) return null;
  const muted = game.muted.value.includes(seat);
  const facts = [
    ...(scene.godfather === seat ? [states.godfather] : []),
    player.state === 'out' ? states.late : states[player.state],
    terms.counts.wounds(player.wounds),
    ...(view.public.edition === 'first' ? [terms.counts.shames(player.shame)] : []),
    terms.counts.bullets(player.bullets),
    terms.counts.lootCards(player.lootCards),
    ...(player.target === null ? [] : [states.aimsAt(names.name(seat), names.whom(player.target))]),
  ];
  const loot =
    context.secrets?.[seat]?.loot ??
    (view.public.options.openLoot ? rememberedLoot(view.public, seat).seen : []);
  return (
    <Dialog title={names.you(seat) ? table.yourSeat : names.name(seat)} onClose={onClose}>
      <div class="seat-card">
        <Character id={sitter.character} size={96} label={words.characters[sitter.character]} />
        <ul class="seat-facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
      </div>
      {player.power && (
        <div class="seat-power-card">
          <PowerEmblem power={player.power} size={52} />
          <p>
            <strong>{terms.powers[player.power].name}</strong>
            <br />
            {terms.powers[player.power].explain}
          </p>
        </div>
      )}
      {loot.length > 0 && (
        <div class="loot-list">
          {loot.map((card, index) => (
            <Loot key={index} kind={card} size={40} label={terms.loot[card].name} />
          ))}
        </div>
      )}
      {game.abilities.talk && !names.you(seat) && (
        <div class="seat-actions">
          {player.alive && (
            <Button look="quiet" onClick={onTalk}>
              {words.talkTitle}
            </Button>
          )}
          <Button look="quiet" onClick={() => game.mute(seat, !muted)}>
            {muted ? words.tables.lobby.unmute : words.tables.lobby.mute}
          </Button>
        </div>
      )}
    </Dialog>
  );
};
