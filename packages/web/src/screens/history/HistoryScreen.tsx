import { EDITIONS } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Character } from '../../art/index.ts';
import type { PlayedGame } from '../../game/history/playedGame.ts';
import { playedGames } from '../../game/history/playedGames.ts';
import { rememberSolo } from '../../game/history/rememberSolo.ts';
import {
  ALL_OPPONENTS,
  type Filter,
  filtered,
  type Opponents,
  opponentsOf,
  statisticsOf,
} from '../../game/history/statistics.ts';
import { words } from '../../i18n/index.ts';
import { Page } from '../../layout/Page.tsx';
import { settleAll } from '../../remote/unsettled.ts';
import { ButtonLink, Panel, Select } from '../../ui/index.ts';
import { MoneyByGame, Places } from './Charts.tsx';
import { Data } from './Data.tsx';
import { GameList } from './GameList.tsx';
import { Numbers } from './Numbers.tsx';
import './history.css';

const ALL = 'all';

const opponentsName = (opponents: Opponents): string => {
  const { history, options } = words();
  return opponents === 'people' || opponents === 'mixed'
    ? history[opponents]
    : options.botLevels[opponents].name;
};

type ChoiceProps = {
  games: readonly PlayedGame[];
  filter: Filter;
  onFilter: (change: Partial<Filter>) => void;
};

/** Which games are counted: only choices that this device has games of. */
const Choice = ({ games, filter, onFilter }: ChoiceProps) => {
  const { history, options, editions } = words();
  const played = EDITIONS.filter((edition) => games.some((game) => game.edition === edition));
  const met = ALL_OPPONENTS.filter((each) => games.some((game) => opponentsOf(game) === each));
  if (played.length < 2 && met.length < 2) return null;
  const all = { value: ALL, label: history.all } as const;
  return (
    <div class="history-choice">
      {played.length > 1 && (
        <Select
          label={options.edition}
          options={[all, ...played.map((value) => ({ value, label: editions[value].name }))]}
          value={filter.edition ?? ALL}
          onChange={(value) => onFilter({ edition: value === ALL ? null : value })}
        />
      )}
      {met.length > 1 && (
        <Select
          label={history.opponents}
          options={[all, ...met.map((value) => ({ value, label: opponentsName(value) }))]}
          value={filter.opponents ?? ALL}
          onChange={(value) => onFilter({ opponents: value === ALL ? null : value })}
        />
      )}
    </div>
  );
};

const NoGames = () => {
  const { history, home } = words();
  return (
    <Panel>
      <div class="history-none">
        <Character id="owl" />
        <p class="field-hint">{history.none}</p>
        <ButtonLink to="/play" look="gold">
          {home.playNow}
        </ButtonLink>
      </div>
    </Panel>
  );
};

/** Numbers, charts, and each game. `all` is newest first. */
export const History = ({ all }: { all: readonly PlayedGame[] }) => {
  const { home } = words();
  const filter = useSignal<Filter>({ edition: null, opponents: null });
  const games = filtered(all, filter.value);
  const statistics = statisticsOf(games);
  return (
    <Page title={home.history} wide="page-columns history-page">
      {all.length === 0 ? (
        <NoGames />
      ) : (
        <>
          <Choice
            games={all}
            filter={filter.value}
            onFilter={(change) => {
              filter.value = { ...filter.value, ...change };
            }}
          />
          <Numbers statistics={statistics} />
          <Places statistics={statistics} />
          <MoneyByGame games={games} />
          <GameList games={games} />
        </>
      )}
      <Data empty={all.length === 0} />
    </Page>
  );
};

/** The games of this device. */
export const HistoryScreen = () => {
  useEffect(() => {
    void rememberSolo();
    void settleAll();
  }, []);
  return <History all={playedGames()} />;
};
