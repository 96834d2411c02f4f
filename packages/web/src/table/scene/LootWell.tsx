import { EDITION_TRAITS, type Share } from '@holdup/engine';
import { computed, useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useMemo } from 'preact/hooks';
import { CARD_GAP, type TableLayout } from '../../geometry/index.ts';
import { words } from '../../i18n/index.ts';
import { computedShallow } from '../../signals/computedShallow.ts';
import { Dialog, Explain } from '../../ui/index.ts';
import { cardList, shareExplain, shareName } from '../../wording/names.ts';
import { sumOfBills } from '../../wording/narrate.ts';
import { LootRows, SharePicture } from '../cards/LootRows.tsx';
import { useTableState } from '../context/context.ts';
import { choiceOfShare } from '../prompt/prompt.ts';
import { useLoot } from './useLoot.ts';

type Pile = { readonly share: Share; readonly count: number; readonly key: string };

const singlesOf = (cards: readonly Share[]): readonly Pile[] =>
  cards.map((share, index) => ({
    share,
    count: 1,
    key: `${share}${cards.slice(0, index).filter((each) => each === share).length}`,
  }));

const kindsOf = (cards: readonly Share[]): readonly Pile[] =>
  [...new Set(cards)].map((share) => ({
    share,
    count: cards.filter((each) => each === share).length,
    key: share,
  }));

const Face = ({ pile: { share, count } }: { pile: Pile }) => (
  <>
    <SharePicture share={share} />
    {count > 1 && (
      <span class="pile-count" aria-hidden="true">
        {count}
      </span>
    )}
  </>
);

const Card = ({ pile }: { pile: Pile }) => {
  const { prompt, answer } = useTableState();
  const { share } = pile;
  const choice = choiceOfShare(prompt.value, share);
  const face = <Face pile={pile} />;
  return choice ? (
    <button type="button" class="explain loot-open" tabIndex={-1} onClick={() => answer(choice)}>
      {face}
      <span class="unseen">{shareName(share)}</span>
    </button>
  ) : (
    <Explain entry={{ name: shareName(share), explain: shareExplain(share) }}>{face}</Explain>
  );
};

type CardsProps = { piles: readonly Pile[]; columns: number; round: number };

const Cards = ({
  piles,
  columns,
  round,
  children,
}: CardsProps & { children: (pile: Pile) => ComponentChildren }) => (
  <span
    class="well-cards"
    style={{ gap: `${CARD_GAP}px`, width: `calc(${columns} * (var(--card) + ${CARD_GAP}px))` }}
  >
    {piles.map((pile, index) => (
      <span
        key={`${round}-${pile.key}`}
        class="well-card"
        data-share={pile.share}
        data-pile={pile.count > 1}
        style={{ '--deal': index }}
      >
        {children(pile)}
      </span>
    ))}
  </span>
);

/** Where cards would be too small for a finger, all of them are one button that opens a list. */
const Heap = ({
  cards,
  note,
  ...shown
}: CardsProps & { cards: readonly Share[]; note: string }) => {
  const open = useSignal(false);
  const { table } = words();
  return (
    <>
      <button
        type="button"
        class="well-heap"
        onClick={() => {
          open.value = true;
        }}
      >
        <span class="unseen">{table.onTableList(cardList(cards))}</span>
        <Cards {...shown}>{(pile) => <Face pile={pile} />}</Cards>
      </button>
      {open.value && (
        <Dialog
          title={table.onTable}
          onClose={() => {
            open.value = false;
          }}
        >
          <LootRows cards={cards} />
          <p class="field-hint">{note}</p>
        </Dialog>
      )}
    </>
  );
};

/** What is written beneath the cards. */
const useLootNote = () => {
  const { stage } = useTableState();
  const shown = useMemo(
    () => ({
      loot: computedShallow(() => stage.scene.value.table),
      round: computed(() => stage.scene.value.round),
      // Of the round that is shown: the view of a new round arrives only after its beginning has been shown.
      pilesToCome: computed(() => stage.view.value.public.rounds - stage.scene.value.round),
    }),
    [stage],
  );
  return {
    loot: shown.loot.value,
    round: shown.round.value,
    pilesToCome: shown.pilesToCome.value,
  };
};

/** The loot in the middle. Where it can be taken, each card is a button, too. */
export const LootWell = ({ layout }: { layout: TableLayout }) => {
  const { dividesLoot } = EDITION_TRAITS[useTableState().edition.value];
  const { cards, plan } = useLoot(layout);
  const { loot, round, pilesToCome } = useLootNote();
  const { table, game } = words();
  const { well } = layout;
  const piles = plan.piled ? kindsOf(cards) : singlesOf(cards);
  const note = pilesToCome === 0 ? table.lastRound : table.pilesLeft(pilesToCome);
  const isSummed = dividesLoot && loot.length > 0;
  const shown = { piles, columns: plan.columns, round };
  return (
    <section
      class="well"
      aria-label={table.onTable}
      style={{
        left: `${well.x}px`,
        top: `${well.y}px`,
        width: `${well.width}px`,
        height: `${well.height}px`,
        '--card': `${plan.card}px`,
        '--note': `${plan.line}px`,
      }}
    >
      {cards.length > 0 &&
        (plan.heap ? (
          <Heap {...shown} cards={cards} note={note} />
        ) : (
          <Cards {...shown}>{(pile) => <Card pile={pile} />}</Cards>
        ))}
      <p class="well-note">
        {isSummed && <span>{table.sum(game.money(sumOfBills(loot)))}</span>}
        {/* The round's number, in the corner, says it, too. */}
        {(!isSummed || plan.lines > 1) && <span>{note}</span>}
      </p>
    </section>
  );
};
