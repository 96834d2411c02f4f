import { BULLETS, type OwnView, type Seat } from '@holdup/engine';
import { type Signal, useComputed, useSignal } from '@preact/signals';
import { Bullet, Loot, PowerEmblem, Shame } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { settings } from '../../settings/settings.ts';
import { Dialog, Explain } from '../../ui/index.ts';
import { LootRows } from '../cards/LootRows.tsx';
import { useTableState } from '../context/context.ts';
import { worthOf } from './appraisal.ts';
import { Heart } from './Heart.tsx';

const LoadedBullet = ({ own }: { own: OwnView }) => {
  const { table, game } = words();
  const { stage, reader } = useTableState();
  const fired = useComputed(
    () => reader.value !== null && stage.scene.value.players[reader.value]?.revealed != null,
  ).value;
  const bullet = fired ? null : own.bullet;
  return (
    <div class="hand-loaded" data-empty={bullet === null}>
      {bullet === null ? (
        <span class="hand-slot">
          <span class="unseen">{table.nothingLoaded}</span>
        </span>
      ) : (
        <Explain
          entry={{
            name: table.loadedBullet(game.bullets[bullet].name),
            explain: game.bullets[bullet].explain,
          }}
        >
          <Bullet kind={bullet} size={38} />
        </Explain>
      )}
      <span class="hand-label" aria-hidden="true">
        {table.loaded}
      </span>
    </div>
  );
};

const Bullets = ({ own }: { own: OwnView }) => {
  const { table, game } = words();
  const held = BULLETS.filter((bullet) => (own.hand[bullet] ?? 0) > 0);
  return (
    <div class="hand-bullets">
      <LoadedBullet own={own} />
      {held.length === 0 && <span class="hand-none">{table.handEmpty}</span>}
      {held.map((bullet) => (
        <div key={bullet} class="hand-held">
          <Explain
            entry={{
              name: game.times(own.hand[bullet] ?? 0, game.bullets[bullet].name),
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

/** The reader's loot: its worth and number, and at a tap the cards. */
const OwnLoot = ({ own, worth }: { own: OwnView; worth: number | null }) => {
  const { editions, table, game } = words();
  const { cards, none, yours } = editions[useTableState().edition.value];
  const open = useSignal(false);
  return (
    <>
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
          <span class="unseen">{cards(own.loot.length)}</span>
          <span class="hand-cards" aria-hidden="true">
            {cards(own.loot.length)}
          </span>
          <span class="hand-cards-short" aria-hidden="true">
            <Loot kind="back" size={13} />×{own.loot.length}
          </span>
        </span>
      </button>
      {open.value && (
        <Dialog
          title={yours}
          onClose={() => {
            open.value = false;
          }}
        >
          <p>{own.loot.length === 0 ? none : table.lootWorth(game.money(worth ?? 0))}</p>
          <LootRows cards={own.loot} />
        </Dialog>
      )}
    </>
  );
};

/** Shows a covered hand for as long as it is held down. */
const PeekButton = ({ peeking }: { peeking: Signal<boolean> }) => {
  const peek = (on: boolean) => () => {
    peeking.value = on;
  };
  return (
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
      {words().table.peek}
    </button>
  );
};

/** The reader's lives: full hearts are left, empty ones are wounds. They change with the shot. */
const Hearts = ({ seat }: { seat: Seat }) => {
  const { stage } = useTableState();
  const { counts } = words().game;
  const player = useComputed(() => stage.scene.value.players[seat]).value;
  if (!player) return null;
  const { wounds, fatalWounds, shame, alive } = player;
  const left = alive ? fatalWounds - wounds : 0;
  return (
    <div class="hand-lives">
      <span class="unseen">{counts.wounds(wounds)}</span>
      {Array.from({ length: fatalWounds }, (_, heart) => (
        <Heart key={heart} left={heart < left} />
      ))}
      {shame > 0 && (
        <span class="hand-shame">
          <Shame size={17} />
          <span class="unseen">{counts.shames(shame)}</span>
          <span aria-hidden="true">{shame}</span>
        </span>
      )}
    </div>
  );
};

/** What a living reader holds, always in view; covered for privacy if enabled. */
export const Hand = () => {
  const peeking = useSignal(false);
  const { stage, appraisal } = useTableState();
  const { own, seat, public: shown } = stage.view.value;
  if (own === null || seat === null || shown.players[seat]?.alive === false) return null;
  const hasNothing = own.loot.length === 0 && shown.players[seat]?.wounds === 0;
  const worth = worthOf(appraisal.value) ?? (hasNothing ? 0 : null);
  const { powers, table } = words();
  const power = shown.players[seat]?.power;
  const { hideHand } = settings.value;
  return (
    <section class="hand" aria-label={table.yourHand}>
      <Hearts seat={seat} />
      {hideHand && <PeekButton peeking={peeking} />}
      {hideHand && !peeking.value ? (
        <p class="hand-covered">{table.covered}</p>
      ) : (
        <>
          <Bullets own={own} />
          <OwnLoot own={own} worth={worth} />
        </>
      )}
      {power && (
        <Explain entry={powers[power]}>
          <PowerEmblem power={power} size={42} />
        </Explain>
      )}
    </section>
  );
};
