import type { Seat } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import type { ComponentChildren } from 'preact';
import { useLayoutEffect } from 'preact/hooks';
import type { Game } from '../../game/game.ts';
import { createLocalGame } from '../../game/local/localGame.ts';
import { rematchOf } from '../../game/local/setup.ts';
import { readRecording } from '../../game/replay/readFile.ts';
import type { Recording } from '../../game/replay/replayGame.ts';
import type { LocalMatch } from '../../game/worker/messages.ts';
import { words } from '../../i18n/index.ts';
import { navigate } from '../../routing/routing.tsx';
import { GameTable } from '../../table/GameTable.tsx';
import { Button, Loading, toast } from '../../ui/index.ts';
import { type Again, EndScreen, type EndScreenProps, type Watch } from '../end/EndScreen.tsx';
import { RulesButton } from '../how-to-play/RulesButton.tsx';
import { ReplayPlayer } from '../replay/ReplayPlayer.tsx';
import { useLayer } from './useLayer.ts';

const back = (): void => history.back();

type RetriableProps = { level?: number; children: (again: Again) => ComponentChildren };

/** A screen with a coach, and over it the game that is played on from one of the coach's decisions. */
export const Retriable = ({ level = 0, children }: RetriableProps) => {
  const { opened, open } = useLayer<LocalMatch>('again', level);
  return (
    <>
      <div hidden={opened !== null}>{children(open)}</div>
      {opened && <RetriedGame key={opened.id} match={opened.shown} level={level + 1} />}
    </>
  );
};

const RetriedGame = ({ match, level }: { match: LocalMatch; level: number }) => {
  const { guide } = words();
  const game = useSignal<Game | null>(null);
  const failed = useSignal(false);
  const over = useSignal(false);
  useLayoutEffect(() => {
    let left = false;
    const rematch = (played: LocalMatch): void => navigate('/play/table', rematchOf(played));
    createLocalGame(match, rematch).then(
      (created) => {
        if (left) created.leave();
        else game.value = created;
      },
      () => {
        failed.value = true;
      },
    );
    return () => {
      left = true;
      game.peek()?.leave();
    };
  }, []);
  if (game.value === null) return <Loading failed={failed.value} />;
  const toReview = (
    <Button look="paper" onClick={back}>
      {guide.coach.back}
    </Button>
  );
  if (over.value)
    return (
      <FinishedGame game={game.value} level={level}>
        {toReview}
      </FinishedGame>
    );
  return (
    <GameTable
      game={game.value}
      onOver={() => {
        over.value = true;
      }}
      menu={
        <div class="table-menu">
          <RulesButton />
          {toReview}
        </div>
      }
    />
  );
};

type Watched = { readonly recording: Recording; readonly from: number; readonly seat: Seat | null };

type FinishedGameProps = Omit<EndScreenProps, 'onWatch' | 'onAgain'> & { level?: number };

/**
 * The end of a game; over it its replay, or the game played on from a decision. Closing these, or Back, leads to the end as
 * it was left.
 */
export const FinishedGame = ({ level = 0, ...props }: FinishedGameProps) => {
  const { opened, open } = useLayer<Watched>('replay', level);
  const watch: Watch = (replay, from, seat) => {
    const characters = props.game.sitters.peek().map(({ character }) => character);
    readRecording(replay, characters).then(
      (recording) => open({ recording, from, seat }),
      () => toast(words().errors.replayUnreadable),
    );
  };
  return (
    <>
      <div hidden={opened !== null}>
        <Retriable level={level}>
          {(again) => <EndScreen {...props} onWatch={watch} onAgain={again} />}
        </Retriable>
      </div>
      {opened && (
        <Retriable key={opened.id} level={level + 1}>
          {(again) => <ReplayPlayer {...opened.shown} onClose={back} onAgain={again} />}
        </Retriable>
      )}
    </>
  );
};
