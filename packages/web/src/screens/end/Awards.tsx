import type { Watcher } from '@holdup/protocol';
import { Character } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import type { Analysis } from '../../game/worker/messages.ts';
import { words } from '../../i18n/index.ts';
import { Panel } from '../../ui/index.ts';
import type { Names } from '../../wording/names.ts';
import './awards.css';

/** An award and who gets it. Spectators can get some; one without a name is null. */
export type GivenAward = Analysis['awards'][number] & {
  readonly watchers?: readonly (Watcher | null)[];
};

/** How many fit on a big screen, each with its description. */
const PARTY_PAGE = 3;

type AwardsProps = {
  awards: readonly GivenAward[];
  sitters: readonly Sitter[];
  names: Names;
  party: boolean;
};

const FACE = { expression: 'smug', size: 48 } as const;

/** The reader comes first. Spectators have no seat, so they are said to watch. */
const holders = (names: Names, { seats, watchers = [] }: GivenAward): string => {
  const { audience, game } = words();
  const watching = watchers.map((watcher) =>
    watcher === null ? audience.nameless : audience.watcher(watcher.name),
  );
  if (seats.length === 0) return game.list(watching);
  const seated = seats.toSorted((a, b) => Number(names.you(b)) - Number(names.you(a)));
  return [game.list(seated.map(names.label)), ...watching].join(', ');
};

/** Only money is in the thousands. */
const Count = ({ count }: { count: number }) =>
  count < 1000 ? (
    <b class="award-count">{count}</b>
  ) : (
    <b class="award-count" data-money>
      {words().game.money(count)}
    </b>
  );

/** On a big screen, one page after the other; the awards are spread evenly over them. */
export const Awards = ({ awards, ...shown }: AwardsProps) => {
  const count = shown.party ? Math.ceil(awards.length / PARTY_PAGE) : Math.min(1, awards.length);
  const startOf = (page: number): number => Math.round((page * awards.length) / count);
  const pages = Array.from({ length: count }, (_, page) =>
    awards.slice(startOf(page), startOf(page + 1)),
  );
  return pages.map((page, place) => <AwardPage key={place} awards={page} {...shown} />);
};

const AwardPage = ({ awards, sitters, names }: AwardsProps) => {
  const { awards: text, awardsTitle } = words();
  return (
    <Panel title={awardsTitle}>
      <ul class="awards">
        {awards.map((given) => {
          const { award, seats, watchers = [], count } = given;
          return (
            <li key={award} class="award">
              <span class="award-faces">
                {seats.map((seat) => {
                  const sitter = sitters[seat];
                  return sitter && <Character key={seat} id={sitter.character} {...FACE} />;
                })}
                {watchers.map(
                  (watcher, index) =>
                    watcher && <Character key={`w${index}`} id={watcher.character} {...FACE} />,
                )}
              </span>
              <span class="award-words">
                <strong>{text[award].name}</strong>
                <span>{holders(names, given)}</span>
                <span class="award-why">{text[award].explain}</span>
              </span>
              {count !== null && <Count count={count} />}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
};
