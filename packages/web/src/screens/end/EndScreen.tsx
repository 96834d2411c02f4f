import type { MatchResult, Seat } from '@holdup/engine';
import { useEffect } from 'preact/hooks';
import type { Game, Sitter } from '../../game/game.ts';
import { openReplay } from '../../game/replay/route.ts';
import { words } from '../../i18n/index.ts';
import { Button, ButtonLink, DecisionButton, Panel } from '../../ui/index.ts';
import { type Names, namesFor } from '../../wording/names.ts';
import { Awards } from './Awards.tsx';
import { Coach } from './Coach.tsx';
import { linesOf } from './lines.ts';
import { OwnResult, Result } from './Result.tsx';
import { saveReplay } from './saveReplay.ts';
import { type EndRecord, useAnalysis } from './useAnalysis.ts';
import { useCeremony } from './useCeremony.ts';
import { WealthChart } from './WealthChart.tsx';
import './end.css';
import './ceremony.css';

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
      <Awards awards={analysis.awards} sitters={sitters} names={names} />
      <Panel title={end.chart}>
        <WealthChart wealth={analysis.wealth} sitters={sitters} names={names} />
      </Panel>
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

/** An audience celebrates whoever wins. */
const endingFor = ({ winners }: MatchResult, seat: Seat | null): 'win' | 'lose' =>
  seat === null || winners.includes(seat) ? 'win' : 'lose';

type CountedProps = EndScreenProps & { result: MatchResult };

const Counted = ({ game, result, rematchHint }: CountedProps) => {
  const { end, table } = words();
  const { view } = game.latest.value;
  const record = useAnalysis(game);
  const ceremony = useCeremony(linesOf(result.seats).length, endingFor(result, view.seat));
  const { counted, done, finish } = ceremony;
  useEffect(() => document.querySelector('h1')?.focus(), [game]);
  const sitters = game.sitters.value;
  const names = namesFor(sitters, view.seat);
  const sitter = view.seat === null ? undefined : sitters[view.seat];
  return (
    <main class="end" data-done={done} onPointerDown={finish}>
      <Result {...{ result, sitters, names, counted, done }} />
      <div class="end-bar">
        {view.seat !== null && sitter && (
          <OwnResult seat={view.seat} {...{ result, sitter, counted, done }} />
        )}
        {!done && (
          <Button look="quiet" onClick={finish}>
            {table.skip}
          </Button>
        )}
        {done && game.abilities.rematch && (
          <div class="end-rematch">
            <DecisionButton
              look="gold"
              hint={rematchHint ?? end.rematchHint}
              onClick={game.rematch}
            >
              {end.rematch}
            </DecisionButton>
          </div>
        )}
      </div>
      {done && (
        <>
          <Actions game={game} record={record} sitters={sitters} />
          <Analysed {...{ game, record, sitters, names }} />
        </>
      )}
    </main>
  );
};

/** The money is counted line by line, then the winner is named; then awards, chart and coach, and the next game. */
export const EndScreen = (props: EndScreenProps) => {
  const { result } = props.game.latest.value.view.public;
  return result && <Counted {...props} result={result} />;
};
