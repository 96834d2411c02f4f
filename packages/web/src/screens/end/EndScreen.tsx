import type { SeatResult } from '@holdup/engine';
import { useEffect } from 'preact/hooks';
import { Character } from '../../art/index.ts';
import type { Game, Sitter } from '../../game/game.ts';
import { openReplay } from '../../game/replay/route.ts';
import { words } from '../../i18n/index.ts';
import { play } from '../../sound/player.ts';
import { Button, ButtonLink, DecisionButton, Panel } from '../../ui/index.ts';
import { type Names, namesFor } from '../../wording/names.ts';
import { Awards } from './Awards.tsx';
import { Coach } from './Coach.tsx';
import { Money } from './Money.tsx';
import { saveReplay } from './saveReplay.ts';
import { type EndRecord, useAnalysis } from './useAnalysis.ts';
import { WealthChart } from './WealthChart.tsx';
import './end.css';

const headline = (game: Game, names: Names): string => {
  const { end } = words();
  const { view } = game.latest.value;
  const winners = view.public.result?.winners ?? [];
  const [winner] = winners;
  if (winner === undefined) return end.nobody;
  if (winners.length > 1) return end.shared(names.list(winners));
  return names.you(winner) ? end.won : end.wonBy(names.name(winner));
};

const ranked = (seats: readonly SeatResult[], winners: readonly number[]): readonly SeatResult[] =>
  seats.toSorted(
    (a, b) =>
      Number(winners.includes(b.seat)) - Number(winners.includes(a.seat)) ||
      Number(b.alive) - Number(a.alive) ||
      b.total - a.total,
  );

type PartProps = {
  game: Game;
  record: EndRecord;
  sitters: readonly Sitter[];
  names: Names;
};

const Actions = ({ game, record: { replay }, sitters }: Omit<PartProps, 'names'>) => {
  const { end, common } = words();
  const characters = sitters.map(({ character }) => character);
  const { seat } = game.latest.value.view;
  return (
    <div class="end-actions">
      {replay && (
        <>
          <Button look="sky" onClick={() => openReplay({ replay, characters, seat })}>
            {end.watch}
          </Button>
          <Button look="paper" onClick={() => void saveReplay(replay)}>
            {end.save}
          </Button>
        </>
      )}
      <ButtonLink to="/" look="quiet">
        {common.home}
      </ButtonLink>
    </div>
  );
};

/** Chart, awards and coach. The result stands without them. */
const Analysed = ({ game, record: { replay, analysis }, sitters, names }: PartProps) => {
  const { end, common, errors, advice } = words();
  if (analysis === 'loading') return <p class="field-hint">{common.loading}</p>;
  if (analysis === 'failed')
    return <p class="field-hint">{replay ? advice.coach.failed : errors.unexpected}</p>;
  return (
    <>
      <Panel title={end.chart}>
        <WealthChart wealth={analysis.wealth} sitters={sitters} names={names} />
      </Panel>
      <Awards awards={analysis.awards} sitters={sitters} names={names} />
      {replay && (
        <Coach replay={replay} seat={game.latest.value.view.seat} sitters={sitters} names={names} />
      )}
    </>
  );
};

type EndScreenProps = {
  game: Game;
  /** What a rematch means here, where it is more than a new deal. */
  rematchHint?: string;
};

/** The money counted up, who earned what, and what to do next. */
export const EndScreen = ({ game, rematchHint }: EndScreenProps) => {
  const { end } = words();
  const record = useAnalysis(game);
  useEffect(() => {
    play('win');
    document.querySelector('h1')?.focus();
  }, [game]);
  const { view } = game.latest.value;
  const { result } = view.public;
  if (result === null) return null;
  const sitters = game.sitters.value;
  const names = namesFor(sitters, view.seat);
  const [winner] = result.winners;
  const hero = winner === undefined ? undefined : sitters[winner];
  return (
    <main class="end">
      <header class="end-head">
        {hero && <Character id={hero.character} expression="smug" class="end-hero" />}
        <h1 tabIndex={-1}>{headline(game, names)}</h1>
        {result.reason === 'lastAlive' && <p>{end.lastAlive}</p>}
      </header>
      <Money
        rows={ranked(result.seats, result.winners)}
        winners={result.winners}
        sitters={sitters}
        names={names}
      />
      {game.abilities.rematch && (
        <div class="end-rematch">
          <DecisionButton look="gold" hint={rematchHint ?? end.rematchHint} onClick={game.rematch}>
            {end.rematch}
          </DecisionButton>
        </div>
      )}
      <Actions game={game} record={record} sitters={sitters} />
      <Analysed {...{ game, record, sitters, names }} />
    </main>
  );
};
