import { BULLETS, type OwnView, type SeatResult, type View } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Bullet, Loot, PowerEmblem } from '../../art/index.ts';
import { ask } from '../../game/worker/ask.ts';
import { settings } from '../../settings/settings.ts';
import { Dialog, Explain } from '../../ui/index.ts';
import { LootRows } from '../cards/LootRows.tsx';
import type { TableContext } from '../context/context.ts';

/** What the reader's loot is worth, asked of the rules whenever it changes. */
const useWorth = (view: View): number | null => {
  const worth = useSignal<number | null>(null);
  const key = `${view.public.round}/${view.own?.loot.join()}/${view.seat}`;
  useEffect(() => {
    let stale = false;
    const sum = (result: SeatResult | null): number | null =>
      result && result.bills + result.diamonds + result.paintingsValue - result.woundsCost;
    ask('appraise', view).then(
      (result) => {
        if (!stale) worth.value = sum(result);
      },
      () => {
        worth.value = null;
      },
    );
    return () => {
      stale = true;
    };
  }, [key]);
  return worth.value;
};

const LootDialog = ({
  own,
  worth,
  context,
  onClose,
}: {
  own: OwnView;
  worth: string;
  context: TableContext;
  onClose: () => void;
}) => (
  <Dialog title={context.words.table.yourLoot} onClose={onClose}>
    <p>{own.loot.length === 0 ? context.words.table.noLoot : worth}</p>
    <LootRows cards={own.loot} />
  </Dialog>
);

const Bullets = ({ own, context }: { own: OwnView; context: TableContext }) => {
  const { table, game } = context.words;
  const held = BULLETS.filter((bullet) => (own.hand[bullet] ?? 0) > 0);
  return (
    <div class="hand-bullets">
      <div class="hand-loaded" data-empty={own.bullet === null}>
        {own.bullet === null ? (
          <span class="hand-slot">
            <span class="unseen">{table.nothingLoaded}</span>
          </span>
        ) : (
          <Explain
            entry={{
              name: `${table.loaded}: ${game.bullets[own.bullet].name}`,
              explain: game.bullets[own.bullet].explain,
            }}
          >
            <Bullet kind={own.bullet} size={38} />
          </Explain>
        )}
        <span class="hand-label" aria-hidden="true">
          {table.loaded}
        </span>
      </div>
      {held.length === 0 && <span class="hand-none">{table.handEmpty}</span>}
      {held.map((bullet) => (
        <div key={bullet} class="hand-held">
          <Explain
            entry={{
              name: `${own.hand[bullet]} × ${game.bullets[bullet].name}`,
              explain: game.bullets[bullet].explain,
            }}
          >
            <Bullet kind={bullet} size={34} />
          </Explain>
          <span class="hand-count" aria-hidden="true">
            ×{own.hand[bullet]}
          </span>
        </div>
      ))}
    </div>
  );
};

/** What the reader owns, always in sight; covered where neighbours are curious. */
export const Hand = ({ view, context }: { view: View; context: TableContext }) => {
  const open = useSignal(false);
  const peeking = useSignal(false);
  const worth = useWorth(view);
  const { own, seat } = view;
  if (own === null || seat === null) return null;
  const { table, game } = context.words;
  const player = view.public.players[seat];
  const covered = settings.value.hideHand && !peeking.value;
  const worthText = table.lootWorth(game.money(worth ?? 0));
  const peek = (on: boolean) => () => {
    peeking.value = on;
  };
  return (
    <section class="hand" aria-label={table.yourHand}>
      {settings.value.hideHand && (
        <button
          type="button"
          class="button button-quiet hand-peek"
          aria-pressed={peeking.value}
          onPointerDown={peek(true)}
          onPointerUp={peek(false)}
          onPointerLeave={peek(false)}
          onPointerCancel={peek(false)}
          onKeyDown={({ key, repeat }) => {
            if (!repeat && (key === ' ' || key === 'Enter')) peeking.value = true;
          }}
          onKeyUp={peek(false)}
          onBlur={peek(false)}
          onContextMenu={(event) => event.preventDefault()}
        >
          {table.peek}
        </button>
      )}
      {covered ? (
        <p class="hand-covered">{table.covered}</p>
      ) : (
        <>
          <Bullets own={own} context={context} />
          <button
            type="button"
            class="button button-quiet hand-loot"
            onClick={() => {
              open.value = true;
            }}
          >
            <Loot kind="back" size={24} />
            <span class="hand-loot-words">
              <span class="hand-worth">{worth === null ? '…' : game.money(worth)}</span>
              <span class="hand-cards">{game.counts.lootCards(own.loot.length)}</span>
            </span>
          </button>
        </>
      )}
      {player?.power && (
        <Explain entry={game.powers[player.power]}>
          <PowerEmblem power={player.power} size={42} />
        </Explain>
      )}
      {open.value && (
        <LootDialog
          own={own}
          worth={worthText}
          context={context}
          onClose={() => {
            open.value = false;
          }}
        />
      )}
    </section>
  );
};
