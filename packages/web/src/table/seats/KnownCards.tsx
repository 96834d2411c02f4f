import { BULLETS, rememberedLoot, type Seat } from '@holdup/engine';
import { Bullet, Loot } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { useTableState } from '../context/context.ts';

type KnownCardsProps = { seat: Seat; size: number };

/** The bullets of a player, where the reader may know them. */
export const KnownBullets = ({ seat, size }: KnownCardsProps) => {
  const { stage } = useTableState();
  const { bullets, times } = words().game;
  const hand = stage.secrets.value?.[seat]?.hand;
  if (!hand) return null;
  return (
    <div class="loot-list">
      {BULLETS.map((bullet) => {
        const count = hand[bullet] ?? 0;
        return (
          count > 0 && (
            <span key={bullet} class="known-bullet">
              <Bullet kind={bullet} size={size} label={times(count, bullets[bullet].name)} />
              <span aria-hidden="true">×{count}</span>
            </span>
          )
        );
      })}
    </div>
  );
};

/** The cards of a player that the reader may know. */
export const KnownLoot = ({ seat, size }: KnownCardsProps) => {
  const { stage } = useTableState();
  const shown = stage.view.value.public;
  const loot =
    stage.secrets.value?.[seat]?.loot ??
    (shown.options.openLoot ? rememberedLoot(shown, seat).seen : []);
  if (loot.length === 0) return null;
  return (
    <div class="loot-list">
      {loot.map((card, index) => (
        <Loot key={index} kind={card} size={size} label={words().loot.cards[card].name} />
      ))}
    </div>
  );
};
