import type { Seat } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { createReplayGame, type Eyes, type Recording } from '../../game/replay/replayGame.ts';
import { words } from '../../i18n/index.ts';
import { eventMs } from '../../motion/timings.ts';
import { settings } from '../../settings/settings.ts';
import { Button, Toggle } from '../../ui/index.ts';
import { EndScreen } from '../end/EndScreen.tsx';
import { GameTable } from '../table/GameTable.tsx';
import { PauseIcon, PlayIcon, StepBackIcon, StepIcon } from '../table/icons.tsx';
import { type Opened, opened } from './opened.ts';

/** A step shows something: answers that wait for others are passed over. */
const isStep = (recording: Recording, index: number): boolean =>
  recording.frames[index]?.events.some(({ type }) => type !== 'locked') ?? false;

const stepFrom = (recording: Recording, from: number, by: 1 | -1): number => {
  let index = from + by;
  while (index > 0 && index < recording.frames.length - 1 && !isStep(recording, index)) index += by;
  return Math.max(0, Math.min(recording.frames.length - 1, index));
};

/** A recording on the table, with the controls of a player beneath it. */
export const Watching = ({ recording, seat, from }: Opened) => {
  const { replay } = words();
  const eyes = useSignal<Eyes>({ seat, secrets: false });
  const start = useSignal(from);
  const playing = useSignal(from === 0);
  const result = useSignal(false);
  const game = useMemo(
    () => createReplayGame(recording, eyes.value, start.value),
    [recording, eyes.value, start.value],
  );
  const told = useSignal(-1);
  const watched = useMemo(
    () => ({
      ...game,
      told: (id: number) => {
        told.value = id;
      },
    }),
    [game, told],
  );
  const last = recording.frames.length - 1;
  const at = game.at.value;
  const goesOn = playing.value && told.value >= at && at < last;
  const advance = (): void => {
    const to = stepFrom(recording, game.at.peek(), 1);
    while (game.at.peek() < to) game.next();
  };
  useEffect(() => {
    if (!goesOn) return;
    const timer = setTimeout(advance, eventMs('took', settings.peek().speed));
    return () => clearTimeout(timer);
  });
  const jump = (to: number): void => {
    playing.value = false;
    told.value = -1;
    start.value = to;
  };
  const look = (change: Partial<Eyes>): void => {
    told.value = -1;
    start.value = game.at.peek();
    eyes.value = { ...eyes.value, ...change };
  };
  if (result.value) return <EndScreen game={game} />;
  return (
    <GameTable
      key={`${start.value}/${eyes.value.seat}/${eyes.value.secrets}`}
      game={watched}
      controls={
        <section class="player" aria-label={replay.title}>
          <div class="player-buttons">
            <button
              type="button"
              class="button button-quiet icon-button"
              aria-label={replay.previous}
              disabled={at === 0}
              onClick={() => jump(stepFrom(recording, at, -1))}
            >
              <StepBackIcon />
            </button>
            <button
              type="button"
              class="button button-gold icon-button"
              aria-label={playing.value ? replay.pause : replay.play}
              onClick={() => {
                playing.value = !playing.value;
              }}
            >
              {playing.value ? <PauseIcon /> : <PlayIcon />}
            </button>
            <button
              type="button"
              class="button button-quiet icon-button"
              aria-label={replay.next}
              disabled={at >= last}
              onClick={() => {
                playing.value = false;
                advance();
              }}
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
            <Button
              look="gold"
              onClick={() => {
                result.value = true;
              }}
            >
              {replay.result}
            </Button>
          )}
        </section>
      }
      menu={
        <div class="table-menu">
          <label class="field">
            <span class="field-label">{replay.eyes}</span>
            <select
              class="select"
              value={eyes.value.seat ?? ''}
              onChange={({ currentTarget }) =>
                look({
                  seat: currentTarget.value === '' ? null : (Number(currentTarget.value) as Seat),
                })
              }
            >
              <option value="">{replay.audience}</option>
              {(recording.replay.names ?? []).map((name, index) => (
                <option key={name} value={index}>
                  {name}
                </option>
              ))}
            </select>
          </label>
          <Toggle
            label={replay.secrets}
            hint={replay.secretsHint}
            checked={eyes.value.secrets}
            onChange={(on) => look({ secrets: on })}
          />
          <Button
            look="paper"
            onClick={() => {
              opened.value = null;
            }}
          >
            {replay.close}
          </Button>
        </div>
      }
    />
  );
};
