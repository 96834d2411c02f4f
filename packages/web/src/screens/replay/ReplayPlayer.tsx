import type { Seat } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import type { Game } from '../../game/game.ts';
import type { Recording } from '../../game/replay/replayGame.ts';
import { REPLAY_PATH } from '../../game/replay/route.ts';
import { seatOrNull } from '../../game/seats.ts';
import { words } from '../../i18n/index.ts';
import { navigate } from '../../routing/routing.tsx';
import { GameTable } from '../../table/GameTable.tsx';
import { Button, CloseIcon, Toggle } from '../../ui/index.ts';
import { type Again, EndScreen } from '../end/EndScreen.tsx';
import { PauseIcon, PlayIcon, StepBackIcon, StepIcon } from './icons.tsx';
import { type Playback, usePlayback } from './usePlayback.ts';

/** Null: there is nothing to go back to, as in a frame of another site. */
type Close = (() => void) | null;

type ControlsProps = { playback: Playback; onResult: () => void; onClose: Close };

const ReplayControls = ({ playback, onResult, onClose }: ControlsProps) => {
  const { replay } = words();
  const { at, last, playing, jump } = playback;
  return (
    <section class="player" aria-label={replay.title}>
      <div class="player-buttons">
        <button
          type="button"
          class="button button-quiet icon-button"
          aria-label={replay.previous}
          disabled={at === 0}
          onClick={playback.previous}
        >
          <StepBackIcon />
        </button>
        <button
          type="button"
          class="button button-gold icon-button"
          aria-label={playing.value ? replay.pause : replay.play}
          onClick={playback.togglePlaying}
        >
          {playing.value ? <PauseIcon /> : <PlayIcon />}
        </button>
        <button
          type="button"
          class="button button-quiet icon-button"
          aria-label={replay.next}
          disabled={at >= last}
          onClick={playback.next}
        >
          <StepIcon />
        </button>
        <input
          type="range"
          min={0}
          max={last}
          value={at}
          aria-label={replay.position}
          aria-valuetext={replay.step(at + 1, last + 1)}
          onChange={({ currentTarget }) => jump(currentTarget.valueAsNumber)}
        />
        {onClose && (
          <button
            type="button"
            class="button button-quiet icon-button"
            aria-label={replay.close}
            onClick={onClose}
          >
            <CloseIcon />
          </button>
        )}
      </div>
      {at >= last && (
        <Button look="gold" onClick={onResult}>
          {replay.result}
        </Button>
      )}
    </section>
  );
};

type MenuProps = { playback: Playback; names: readonly string[]; onClose: Close };

const ReplayMenu = ({ playback: { eyes, look }, names, onClose }: MenuProps) => {
  const { replay } = words();
  return (
    <div class="table-menu">
      <label class="field">
        <span class="field-label">{replay.eyes}</span>
        <select
          class="select"
          value={eyes.seat ?? ''}
          onChange={({ currentTarget }) =>
            look({
              seat: currentTarget.value === '' ? null : seatOrNull(Number(currentTarget.value)),
            })
          }
        >
          <option value="">{replay.audience}</option>
          {names.map((name, seat) => (
            <option key={seat} value={seat}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <Toggle
        label={replay.secrets}
        hint={replay.secretsHint}
        checked={eyes.secrets}
        onChange={(secrets) => look({ secrets })}
      />
      {onClose && (
        <Button look="paper" onClick={onClose}>
          {replay.close}
        </Button>
      )}
    </div>
  );
};

type ReplayPlayerProps = {
  recording: Recording;
  seat: Seat | null;
  from: number;
  /** Where closing leads; by default to the list of replays. */
  onClose?: Close;
  onAgain: Again;
};

const toReplays = (): void => navigate(REPLAY_PATH);

/** A recording on the table, with the controls of a player beneath it. The result, once shown, stays as it was left. */
export const ReplayPlayer = ({
  recording,
  seat,
  from,
  onClose = toReplays,
  onAgain,
}: ReplayPlayerProps) => {
  const playback = usePlayback(recording, { seat, secrets: false }, from);
  const result = useSignal(false);
  const ended = useSignal<Game | null>(null);
  const names = recording.replay.names ?? [];
  const showResult = (): void => {
    ended.value ??= playback.game;
    result.value = true;
  };
  const watchFrom = (_: unknown, frame: number): void => {
    result.value = false;
    playback.jump(frame);
  };
  return (
    <>
      {ended.value && (
        <div hidden={!result.value}>
          <EndScreen game={ended.value} onWatch={watchFrom} onAgain={onAgain} />
        </div>
      )}
      {!result.value && (
        <GameTable
          key={playback.key}
          game={playback.game}
          controls={<ReplayControls playback={playback} onResult={showResult} onClose={onClose} />}
          menu={<ReplayMenu playback={playback} names={names} onClose={onClose} />}
        />
      )}
    </>
  );
};
