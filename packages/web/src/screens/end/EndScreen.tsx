import type { MatchResult, Replay, Seat } from '@holdup/engine';
import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import type { Game, Sitter } from '../../game/game.ts';
import { openReplay } from '../../game/replay/route.ts';
import type { LocalMatch } from '../../game/worker/messages.ts';
import { words } from '../../i18n/index.ts';
import { navigate } from '../../routing/routing.tsx';
import { Button, ButtonLink, DecisionButton, Panel } from '../../ui/index.ts';
import { linesOf } from '../../wording/moneyLines.ts';
import { type Names, namesFor } from '../../wording/names.ts';
import { Awards } from './Awards.tsx';
import { ClipButton } from './ClipButton.tsx';
import { Coach } from './Coach.tsx';
import { guessers } from './guessers.ts';
import { Honour } from './Honour.tsx';
import { honest } from './honest.ts';
import { oracle } from './oracle.ts';
import { OwnResult, Result } from './Result.tsx';
import { saveReplay } from './saveReplay.ts';
import { type EndRecord, useAnalysis } from './useAnalysis.ts';
import { useCeremony } from './useCeremony.ts';
import { useTurns } from './useTurns.ts';
import { WealthChart } from './WealthChart.tsx';
import './end.css';
import './money.css';
import './ceremony.css';
import './ranking.css';

/** Plays on from the middle of the match. */
export type Again = (match: LocalMatch) => void;

/** Shows a replay from this frame on, from this seat. */
export type Watch = (replay: Replay, from: number, seat: Seat | null) => void;

type PartProps = {
  game: Game;
  record: EndRecord;
  sitters: readonly Sitter[];
  names: Names;
  onWatch: Watch;
};

type ActionsProps = Pick<PartProps, 'game' | 'record' | 'onWatch'>;

const Actions = ({ game, record: { replay }, onWatch }: ActionsProps) => {
  const { end, common, home } = words();
  const { seat } = game.latest.value.view;
  return (
    <div class="end-actions">
      {replay && (
        <>
          <Button look="sky" onClick={() => onWatch(replay, 0, seat)}>
            {end.watch}
          </Button>
          <Button look="paper" onClick={() => void saveReplay(replay)}>
            {end.save}
          </Button>
          <ClipButton game={game} replay={replay} />
        </>
      )}
      <ButtonLink to="/history" look="quiet">
        {home.history}
      </ButtonLink>
      <ButtonLink to="/" look="quiet">
        {common.home}
      </ButtonLink>
    </div>
  );
};

type AnalysedProps = PartProps & { party: boolean; onAgain: Again };

/** Chart, awards and coach. The result stands without them. */
const Analysed = ({ game, record, sitters, names, party, onWatch, onAgain }: AnalysedProps) => {
  const { replay, analysis } = record;
  const { end, common, errors, advice, audience } = words();
  const { seat, public: shown } = game.latest.value.view;
  const winners = shown.result?.winners ?? [];
  const own = game.ownScore.value;
  if (analysis === 'loading') return <p class="field-hint">{common.loading}</p>;
  if (analysis === 'failed')
    return <p class="field-hint">{replay ? advice.coach.failed : errors.unexpected}</p>;
  return (
    <>
      <Awards
        awards={[
          ...analysis.awards,
          ...guessers(game.bets.value, winners),
          ...honest(game.promises.value.aloud),
          ...oracle(game.guesses.value),
        ]}
        {...{ sitters, names, party }}
      />
      {own && <p class="field-hint">{audience.score(own.right, own.of)}</p>}
      <Honour promises={game.promises.value} {...{ names, party }} />
      <Panel title={end.chart}>
        <WealthChart
          wealth={analysis.wealth}
          {...{ sitters, names, party }}
          onRound={(round) => replay && onWatch(replay, analysis.rounds[round - 1] ?? 0, seat)}
        />
      </Panel>
      {replay && !party && (
        <Coach
          {...{ replay, seat, sitters, names }}
          onWatch={(from, whose) => onWatch(replay, from, whose)}
          onAgain={onAgain}
        />
      )}
    </>
  );
};

export type EndScreenProps = {
  game: Game;
  /** Shows the replay; a screen that can keep the end in the background has its own way. */
  onWatch?: Watch;
  /** Likewise for a game that is played on from a decision. */
  onAgain?: Again;
  /** What a rematch means here, where it is more than a new deal. */
  rematchHint?: string;
  /** A big screen: nobody touches it, so its parts take turns, to music. */
  party?: boolean;
  /** A panel of the table, beneath the result. */
  children?: ComponentChildren;
};

/** Spectators celebrate the winner. */
const endingFor = ({ winners }: MatchResult, seat: Seat | null): 'win' | 'lose' =>
  seat === null || winners.includes(seat) ? 'win' : 'lose';

const betOfReader = ({ bets, latest }: Game): Seat | null =>
  bets.value.find(({ seat }) => seat === latest.value.view.seat)?.on ?? null;

type CountedProps = EndScreenProps & { result: MatchResult };

const playApart: Again = (match) => navigate('/play/table', match);

const Counted = ({
  game,
  result,
  rematchHint,
  onWatch,
  onAgain = playApart,
  party = false,
  children,
}: CountedProps) => {
  const { end, table } = words();
  const { view } = game.latest.value;
  const record = useAnalysis(game);
  const ceremony = useCeremony(
    linesOf(result.seats).length,
    endingFor(result, view.seat),
    party ? 'lobby' : null,
  );
  const { counted, settled, done, finish } = ceremony;
  const main = useRef<HTMLElement>(null);
  useEffect(() => main.current?.querySelector('h1')?.focus(), [game]);
  useTurns(main, party && done);
  const sitters = game.sitters.value;
  const names = namesFor(sitters, view.seat);
  const watch: Watch =
    onWatch ??
    ((replay, from, seat) =>
      openReplay({ replay, characters: sitters.map(({ character }) => character), seat, from }));
  const sitter = view.seat === null ? undefined : sitters[view.seat];
  return (
    <main ref={main} class="end" data-done={done} onPointerDown={finish}>
      <Result {...{ result, sitters, names, counted, settled, done }} bet={betOfReader(game)} />
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
          <Actions {...{ game, record }} onWatch={watch} />
          {children}
          <Analysed {...{ game, record, sitters, names, party, onAgain }} onWatch={watch} />
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
