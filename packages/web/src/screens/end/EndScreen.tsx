import type { Replay, SeatResult } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Character } from '../../art/index.ts';
import type { Game } from '../../game/game.ts';
import { openReplay } from '../../game/replay/route.ts';
import { ask } from '../../game/worker/ask.ts';
import type { Analysis } from '../../game/worker/messages.ts';
import { words } from '../../i18n/index.ts';
import { play } from '../../sound/player.ts';
import { Button, ButtonLink, DecisionButton, Panel } from '../../ui/index.ts';
import { type Names, namesFor } from '../../wording/names.ts';
import { Awards } from './Awards.tsx';
import { Coach } from './Coach.tsx';
import { Money } from './Money.tsx';
import { saveReplay } from './saveReplay.ts';
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

/** The money counted up, who earned what, and what to do next. */
export const EndScreen = ({
  game,
  rematchHint,
}: {
  game: Game;
  /** What a rematch means here, where it is more than a new deal. */
  rematchHint?: string;
}) => {
  const { end, common } = words();
  const record = useSignal<Replay | null>(null);
  const analysis = useSignal<Analysis | null>(null);
  const { view } = game.latest.value;
  const { result } = view.public;
  useEffect(() => {
    play('win');
    document.querySelector('h1')?.focus();
    void game.record().then(async (replay) => {
      record.value = replay;
      analysis.value = replay && (await ask('analyse', replay));
    });
  }, [game, record, analysis]);
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
      <div class="end-actions">
        {record.value && (
          <Button
            look="sky"
            onClick={() =>
              openReplay({
                replay: record.value,
                characters: sitters.map(({ character }) => character),
                seat: view.seat,
              })
            }
          >
            {end.watch}
          </Button>
        )}
        {record.value && (
          <Button look="paper" onClick={() => record.value && void saveReplay(record.value)}>
            {end.save}
          </Button>
        )}
        <ButtonLink to="/" look="quiet">
          {common.home}
        </ButtonLink>
      </div>
      {analysis.value ? (
        <>
          <Panel title={end.chart}>
            <WealthChart wealth={analysis.value.wealth} sitters={sitters} names={names} />
          </Panel>
          <Awards awards={analysis.value.awards} sitters={sitters} names={names} />
          {record.value && (
            <Coach replay={record.value} seat={view.seat} sitters={sitters} names={names} />
          )}
        </>
      ) : (
        <p class="field-hint">{common.loading}</p>
      )}
    </main>
  );
};
