import { Character, Sign } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { useTableState } from '../context/context.ts';
import { SHOOTER_FACES, shotOf } from './seatLook.ts';

/** What a fired bullet means for its target. A player whom an earlier shot has killed is not relieved. */
export const verdictOf = (
  shot: 'click' | 'bang',
  shooter: string,
  heartsLeft: number,
): string | null => {
  const { hit, spared } = words().table.shotAtYou;
  if (shot === 'bang') return hit(shooter);
  return heartsLeft > 0 ? spared : null;
};

/** On a phone next to a big screen: the bullet aimed at its owner fills the screen. The log says the same. */
export const ShotAtYou = () => {
  const { stage, reader, names, game } = useTableState();
  const cue = stage.cue.value;
  const me = reader.value;
  if (cue?.event.type !== 'revealed' || me === null || cue.event.target !== me) return null;
  const { seat, bullet } = cue.event;
  const { game: terms } = words();
  const player = stage.scene.value.players[me];
  const left = player ? Math.max(0, player.fatalWounds - player.wounds) : 0;
  const shooter = names.value.person(seat);
  const shot = shotOf(cue, bullet);
  const character = game.sitters.value[seat]?.character;
  return (
    <div key={cue.id} class="shot-at-you" data-shot={shot} aria-hidden="true">
      {character && (
        <Character id={character} expression={SHOOTER_FACES[shot]} class="shot-at-you-face" />
      )}
      {shot === 'open' ? (
        <p class="shot-at-you-who">{shooter.name} …</p>
      ) : (
        <>
          <strong>{terms.bullets[bullet].name}</strong>
          <p class="shot-at-you-who">{verdictOf(shot, shooter.name, left)}</p>
          <p class="shot-at-you-hearts">
            {Array.from({ length: left }, (_, heart) => (
              <Sign key={heart} symbol="heart" color="#ff8d7e" size={56} />
            ))}
          </p>
        </>
      )}
    </div>
  );
};
