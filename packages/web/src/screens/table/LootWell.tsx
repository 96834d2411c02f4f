import type { Loot as LootName, Share, View } from '@holdup/engine';
import { GodfatherToken, Loot } from '../../art/index.ts';
import type { TableLayout } from '../../geometry/index.ts';
import type { Scene } from '../../motion/scene.ts';
import { Explain } from '../../ui/index.ts';
import type { TableContext } from './context.ts';
import { shareExplain, shareName } from './names.ts';
import { sumOfBills } from './narrate.ts';
import type { Choice } from './prompt.ts';

type Pile = { readonly share: Share; readonly count: number; readonly key: string };

const CARD_RATIO = 92 / 68;
/** The well is a safe box; its middle reaches a little further to both sides. */
const ROOMY = 1.14;
/** More cards than this lie in piles of a kind. */
const MOST_SINGLE = 10;

const pilesOf = (table: readonly LootName[], token: boolean): readonly Pile[] => {
  const singles = table.length <= MOST_SINGLE;
  const kinds = [...new Set(table)];
  const cards: readonly Pile[] = singles
    ? table.map((share, index) => ({
        share,
        count: 1,
        key: `${share}${table.slice(0, index).filter((each) => each === share).length}`,
      }))
    : kinds.map((share) => ({
        share,
        count: table.filter((each) => each === share).length,
        key: share,
      }));
  return token ? [...cards, { share: 'godfather', count: 1, key: 'godfather' }] : cards;
};

/** As many columns as give the biggest cards. */
const gridFor = (count: number, width: number, height: number) => {
  let best = { columns: 1, card: 0 };
  for (let columns = 1; columns <= Math.max(1, count); columns++) {
    const rows = Math.ceil(count / columns);
    const card = Math.min(width / columns - 5, (height / rows - 5) / CARD_RATIO);
    if (card > best.card) best = { columns, card };
  }
  return { ...best, card: Math.max(22, Math.min(92, best.card)) };
};

export const SharePicture = ({ share }: { share: Share }) =>
  share === 'godfather' ? <GodfatherToken /> : <Loot kind={share} />;

type CardProps = { pile: Pile; choice: Choice | undefined; context: TableContext };

const Card = ({ pile: { share, count }, choice, context }: CardProps) => {
  const face = (
    <>
      <SharePicture share={share} />
      {count > 1 && <span class="pile-count">{count}</span>}
    </>
  );
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

type WellProps = { layout: TableLayout; scene: Scene; view: View; context: TableContext };

/** The loot in the middle: explains itself, and is taken by a tap when it is the reader's turn. */
export const LootWell = ({ layout, scene, view, context }: WellProps) => {
  const { well } = layout;
  const piles = pilesOf(scene.table, scene.token);
  const { columns, card } = gridFor(piles.length, well.width * ROOMY, well.height - 22);
  const { table, game } = context.words;
  const pairs = (context.prompt?.pairs.length ?? 0) > 0;
  const choiceFor = (share: Share): Choice | undefined =>
    pairs
      ? undefined
      : context.prompt?.choices.find(
          ({ move }) =>
            move.move === 'take' && move.shares[0] === share && move.shares.length === 1,
        );
  const { piles: toCome, edition } = view.public;
  return (
    <section
      class="well"
      aria-label={table.onTable}
      style={{
        left: `${well.x - (well.width * (ROOMY - 1)) / 2}px`,
        top: `${well.y}px`,
        width: `${well.width * ROOMY}px`,
        height: `${well.height}px`,
        '--card': `${card}px`,
      }}
    >
      <div
        class="well-cards"
        style={{ 'grid-template-columns': `repeat(${columns}, var(--card))` }}
      >
        {piles.map((pile, index) => (
          <div
            key={`${scene.round}-${pile.key}`}
            class="well-card"
            data-share={pile.share}
            style={{ '--deal': index }}
          >
            <Card pile={pile} choice={choiceFor(pile.share)} context={context} />
          </div>
        ))}
      </div>
      <p class="well-note">
        {edition === 'first' && scene.table.length > 0 && (
          <span>{table.sum(game.money(sumOfBills(scene.table)))}</span>
        )}
        <span>{toCome.length === 0 ? table.lastRound : table.pilesLeft(toCome.length)}</span>
      </p>
    </section>
  );
};
