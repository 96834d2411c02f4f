import type { Share } from '@holdup/engine';
import { GodfatherToken, Loot } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { shareExplain, shareName } from '../../wording/names.ts';

export const SharePicture = ({ share }: { share: Share }) =>
  share === 'godfather' ? <GodfatherToken /> : <Loot kind={share} />;

/** Cards with name and explanation; equal ones are listed once, with their number. */
export const LootRows = ({ cards }: { cards: readonly Share[] }) => (
  <ul class="loot-rows">
    {[...new Set(cards)].map((share) => {
      const count = cards.filter((each) => each === share).length;
      return (
        <li key={share}>
          <SharePicture share={share} />
          <p>
            <strong>
              {count === 1 ? shareName(share) : words().game.times(count, shareName(share))}
            </strong>
            <span>{shareExplain(share)}</span>
          </p>
        </li>
      );
    })}
  </ul>
);
