import type { Seat } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import type { Recording } from '../../game/replay/replayGame.ts';
import { REPLAY_PATH } from '../../game/replay/route.ts';
import { seatOrNull } from '../../game/seats.ts';
import { words } from '../../i18n/index.ts';
import { navigate } from '../../routing/routing.tsx';
import { GameTable } from '../../table/GameTable.tsx';
import { Button, Toggle } from '../../ui/index.ts';
import { EndScreen } from '../end/EndScreen.tsx';
import { PauseIcon, PlayIcon, StepBackIcon, StepIcon } from './icons.tsx';
import { type Playback, usePlayback } from './usePlayback.ts';

const ReplayControls = ({ playback, onResult }: { playback: Playback; onResult: () => void }) => {
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
      </div>
      {at >= last && (
        <Button look="gold" onClick={onResult}>
          {replay.result}
        </Button>
      )}
    </section>
  );
};

type MenuProps = { playback: Playback; names: readonly string[] };

const ReplayMenu = ({ playback: { eyes, look }, names }: MenuProps) => {
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
      <Button look="paper" onClick={() => navigate(REPLAY_PATH)}>
        {replay.close}
      </Button>
    </div>
  );
};

type ReplayPlayerProps = { recording: Recording; seat: Seat | null; from: number };

/** A recording on the table, with the controls of a player beneath it. */
export const ReplayPlayer = ({ recording, seat, from }: ReplayPlayerProps) => {
  const playback = usePlayback(recording, { seat, secrets: false }, from);
  const result = useSignal(false);
  if (result.value) return <EndScreen game={playback.game} />;
  const names = recording.replay.names ?? [];
  return (
    <GameTable
      key={playback.key}
      game={playback.game}
      controls={
        <ReplayControls
          playback={playback}
          onResult={() => {
            result.value = true;
          }}
        />
      }
      menu={<ReplayMenu playback={playback} names={names} />}
    />
  );
};
