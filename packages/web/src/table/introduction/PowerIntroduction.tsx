import { useComputed, useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks';
import { Character, PowerEmblem } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import { words } from '../../i18n/index.ts';
import { INTRODUCTION_MS } from '../../motion/timings.ts';
import { play } from '../../sound/player.ts';
import { Button } from '../../ui/index.ts';
import type { Names } from '../../wording/names.ts';
import { useCounting } from '../clock/useCounting.ts';
import { useTableState } from '../context/context.ts';
import {
  AIMING_MS,
  beganHere,
  type Introduced,
  introducedPowers,
  isOpening,
  turnMs,
} from './introduction.ts';

type CardProps = {
  all: readonly Introduced[];
  at: number;
  sitters: readonly Sitter[];
  names: Names;
  onDone: () => void;
};

/** One power: its picture, its name, whose it is and what it does. */
export const IntroductionCard = ({ all, at, sitters, names, onDone }: CardProps) => {
  const { powers, table } = words();
  const { introduction } = table;
  const now = all[at];
  const sitter = now && sitters[now.seat];
  if (!now || !sitter) return null;
  const { seat, power } = now;
  const yours = names.you(seat);
  return (
    <section class="introduction" aria-label={introduction.title}>
      <div class="introduction-card" data-yours={yours}>
        <div aria-live="polite">
          <div key={seat} class="introduction-turn">
            <PowerEmblem power={power} class="introduction-emblem" />
            <div class="introduction-words">
              <span class="introduction-whose">
                <Character id={sitter.character} expression="smug" size={28} />
                {yours ? introduction.yours : sitter.name}
              </span>
              <strong>{powers[power].name}</strong>
              <p>{powers[power].explain}</p>
            </div>
          </div>
        </div>
        <div class="introduction-foot">
          <span class="introduction-dots" aria-hidden="true">
            {all.map((each, index) => (
              <i key={each.seat} data-on={index <= at} />
            ))}
          </span>
          <Button look="quiet" onClick={onDone}>
            {introduction.done}
          </Button>
        </div>
      </div>
    </section>
  );
};

/**
 * At the start of a game with powers, introduces them one after the other. The game does
 * not wait for it: it is shown on the table next to the decision and disappears with the reader's
 * first answer, a tap, Escape, or the first guns.
 */
export const PowerIntroduction = () => {
  const { game, stage, names, chosen, hasAnswered } = useTableState();
  const fresh = useMemo(() => beganHere(game), [game]);
  const ready = useSignal(false);
  const counting = useCounting(game);
  const at = useSignal(0);
  const all = useMemo(() => introducedPowers(stage.view.peek()), [stage]);
  const showing = useComputed(
    () =>
      fresh &&
      at.value < all.length &&
      !hasAnswered.value &&
      chosen.value === null &&
      isOpening(stage.view.value),
  ).value;
  const idle = stage.idle.value;
  const done = (): void => {
    at.value = all.length;
  };
  useEffect(() => {
    if (idle) ready.value = true;
  }, [idle]);
  const on = showing && ready.value && !counting.value;
  const card = on ? at.value : null;
  useEffect(() => {
    if (card !== null) play('take');
  }, [card]);
  // Before the card is painted: a key pressed as soon as it shows counts.
  useLayoutEffect(() => {
    if (!on) return;
    const { deadline } = game.clock.peek();
    const more = stage.view.peek().seat === null ? AIMING_MS : 0;
    const clockMs = deadline === null ? null : deadline - Date.now() + more;
    const timer = setInterval(
      () => {
        at.value += 1;
      },
      turnMs(all.length, INTRODUCTION_MS, clockMs),
    );
    const onKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') done();
    };
    document.addEventListener('keydown', onKey);
    return () => {
      clearInterval(timer);
      document.removeEventListener('keydown', onKey);
      // Once gone it stays gone, whatever is asked next.
      done();
    };
  }, [on]);
  return (
    on && (
      <IntroductionCard
        sitters={game.sitters.value}
        names={names.value}
        at={at.value}
        all={all}
        onDone={done}
      />
    )
  );
};
