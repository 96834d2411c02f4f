import { useEffect } from 'preact/hooks';
import { words } from '../../i18n/index.ts';
import { announce } from '../../ui/index.ts';
import { useTableState } from '../context/context.ts';
import { type SecondsLeft, useSecondsLeft } from './useSecondsLeft.ts';
import './clock.css';

/** From here on the ring is red and ticks. */
export const HURRY_SECONDS = 5;

/** Seconds in a ring that runs down. */
export const Ring = ({ seconds: { left, whole } }: { seconds: SecondsLeft }) => {
  const hurry = left <= HURRY_SECONDS;
  return (
    <span
      class="clock"
      data-hurry={hurry}
      data-long={left > 99}
      role="timer"
      aria-label={words().table.secondsLeft(left)}
    >
      <svg viewBox="0 0 40 40" aria-hidden="true">
        <circle class="clock-track" cx="20" cy="20" r="17" pathLength="1" />
        <circle
          class="clock-left"
          cx="20"
          cy="20"
          r="17"
          pathLength="1"
          style={{ strokeDashoffset: 1 - left / whole }}
        />
      </svg>
      <span key={hurry ? left : 0} class="clock-seconds" aria-hidden="true">
        {left}
      </span>
    </span>
  );
};

/** The time left for the open decision. Nothing without a clock. */
export const ClockRing = ({ asked }: { asked: boolean }) => {
  const { game } = useTableState();
  const seconds = useSecondsLeft(game.clock.value);
  const hurry = seconds !== null && seconds.left <= HURRY_SECONDS;
  useEffect(() => {
    if (asked && hurry) announce(words().table.secondsLeft(HURRY_SECONDS));
  }, [asked, hurry]);
  return seconds && <Ring seconds={seconds} />;
};
