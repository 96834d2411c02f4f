import type { Share, View } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { CARD_GAP, cardGrid, type TableLayout } from '../../geometry/index.ts';
import type { Scene } from '../../motion/scene.ts';
import { Dialog, Explain } from '../../ui/index.ts';
import { cardList, shareExplain, shareName } from '../../wording/names.ts';
import { sumOfBills } from '../../wording/narrate.ts';
import { LootRows, SharePicture } from '../cards/LootRows.tsx';
import type { TableContext } from '../context/context.ts';
import type { Choice } from '../prompt/prompt.ts';

type Pile = { readonly share: Share; readonly count: number; readonly key: string };

const SMALLEST = 22;
/** No larger than a face: what lies on the table is smaller than who sits around it. */
const largest = ({ seats }: TableLayout): number => Math.min(132, (seats[0]?.r ?? 28) * 1.8);
/** What can be tapped is at least so wide. */
const TARGET = 44;
/** A line beneath the cards; it grows with the portraits. */
const lineHeight = ({ seats }: TableLayout): number => Math.max(20, (seats[0]?.r ?? 0) * 0.4);
/** More cards than this lie in piles of a kind. */
const MOST_SINGLE = 10;

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

type CardProps = { pile: Pile; choice: Choice | undefined; context: TableContext };

const Card = ({ pile, choice, context }: CardProps) => {
  const { share } = pile;
  const face = <Face pile={pile} />;
  return choice ? (
    <button
      type="button"
      class="explain loot-open"
      tabIndex={-1}
      onClick={() => context.answer(choice)}
    >
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

/** Where cards would be too small for a finger all of them are one button, which tells what each is. */
const Heap = ({
  cards,
  note,
  context,
  ...shown
}: CardsProps & { cards: readonly Share[]; note: string; context: TableContext }) => {
  const open = useSignal(false);
  const { table } = context.words;
  return (
    <>
      <button
        type="button"
        class="well-heap"
        onClick={() => {
          open.value = true;
        }}
      >
        <span class="unseen">{`${table.onTable}: ${cardList(cards)}`}</span>
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

type WellProps = { layout: TableLayout; scene: Scene; view: View; context: TableContext };

/** The loot in the middle. Where it can be taken, each card is a button, too. */
export const LootWell = ({ layout, scene, view, context }: WellProps) => {
  const { well } = layout;
  const line = lineHeight(layout);
  const { piles: toCome, edition } = view.public;
  const cards: readonly Share[] = scene.token ? [...scene.table, 'godfather'] : scene.table;
  // In the first edition the sum in play is a second line.
  const room = { width: well.width, height: well.height - line * (edition === 'first' ? 2 : 1) };
  const asHeap = cardGrid(MOST_SINGLE + 1, room).card < TARGET;
  const piles = asHeap || cards.length > MOST_SINGLE + 1 ? kindsOf(cards) : singlesOf(cards);
  const grid = cardGrid(piles.length, room);
  const card = Math.max(SMALLEST, Math.min(largest(layout), grid.card));
  const { table, game } = context.words;
  const pairs = (context.prompt?.pairs.length ?? 0) > 0;
  const choiceFor = (share: Share): Choice | undefined =>
    pairs
      ? undefined
      : context.prompt?.choices.find(
          ({ move }) =>
            move.move === 'take' && move.shares[0] === share && move.shares.length === 1,
        );
  const note = toCome.length === 0 ? table.lastRound : table.pilesLeft(toCome.length);
  const shown = { piles, columns: grid.columns, round: scene.round };
  return (
    <section
      class="well"
      aria-label={table.onTable}
      style={{
        left: `${well.x}px`,
        top: `${well.y}px`,
        width: `${well.width}px`,
        height: `${well.height}px`,
        '--card': `${card}px`,
        '--note': `${line}px`,
      }}
    >
      {cards.length > 0 &&
        (asHeap ? (
          <Heap {...shown} cards={cards} note={note} context={context} />
        ) : (
          <Cards {...shown}>
            {(pile) => <Card pile={pile} choice={choiceFor(pile.share)} context={context} />}
          </Cards>
        ))}
      <p class="well-note">
        {edition === 'first' && scene.table.length > 0 && (
          <span>{table.sum(game.money(sumOfBills(scene.table)))}</span>
        )}
        <span>{note}</span>
      </p>
    </section>
  );
};
