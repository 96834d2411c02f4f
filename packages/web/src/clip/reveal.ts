import type { Bullet, GameEvent, PublicView, Seat } from '@holdup/engine';

/** A step of a replay as an audience sees it. A clip knows nothing else, so it can't show a secret. */
type PublicFrame = { readonly events: readonly GameEvent[]; readonly shown: PublicView };

type ClipShot = {
  readonly seat: Seat;
  readonly target: Seat | null;
  readonly bullet: Bullet;
  /** Whether it wounds its target. */
  readonly hits: boolean;
};

/** The reveal of one round. */
export type Reveal = {
  readonly round: number;
  readonly rounds: number;
  /** By seat, before anybody ducked. */
  readonly alive: readonly boolean[];
  readonly targets: readonly (Seat | null)[];
  readonly ducked: readonly Seat[];
  readonly shots: readonly ClipShot[];
  readonly died: readonly Seat[];
};

const SCORE = { hit: 3, death: 8, click: 1, duck: 0.5 } as const;

/** How much there is to see. */
export const dramaOf = ({ shots, died, ducked }: Reveal): number =>
  shots.reduce((sum, { hits }) => sum + (hits ? SCORE.hit : SCORE.click), 0) +
  died.length * SCORE.death +
  ducked.length * SCORE.duck;

const isPublic = (event: GameEvent): boolean => event.to === 'everyone';

const beginReveal = (
  { round, rounds, players }: PublicView,
  ducked: readonly Seat[],
): Omit<Reveal, 'shots' | 'died'> => ({
  round,
  rounds,
  alive: players.map(({ alive }) => alive),
  targets: players.map(({ target }) => target),
  ducked,
});

const shotsOf = (events: readonly GameEvent[]): readonly ClipShot[] =>
  events.flatMap((event) =>
    event.type === 'revealed'
      ? [
          {
            seat: event.seat,
            target: event.target,
            bullet: event.bullet,
            hits: events.some(
              (other) =>
                other.type === 'wounded' &&
                other.seat === event.target &&
                other.by.includes(event.seat),
            ),
          },
        ]
      : [],
  );

/** The reveal of every round. */
export const revealsOf = (frames: readonly PublicFrame[]): readonly Reveal[] => {
  const reveals: Reveal[] = [];
  for (const [index, { events }] of frames.entries()) {
    const courage = events.find((event) => event.type === 'courage');
    const before = frames[index - 1];
    if (courage?.type !== 'courage' || before === undefined) continue;
    const { round } = before.shown;
    const of = frames
      .slice(index)
      .filter(({ shown }, later) => later === 0 || shown.round === round)
      .flatMap((frame) => frame.events.filter(isPublic));
    reveals.push({
      ...beginReveal(before.shown, courage.ducked),
      shots: shotsOf(of),
      died: of.flatMap((event) => (event.type === 'died' ? [event.seat] : [])),
    });
  }
  return reveals;
};

/** The round worth showing: the most dramatic, of equals the last; null where nobody ever fired. */
export const bestReveal = (frames: readonly PublicFrame[]): Reveal | null =>
  revealsOf(frames)
    .filter(({ shots }) => shots.length > 0)
    .reduce<Reveal | null>(
      (best, reveal) => (best === null || dramaOf(reveal) >= dramaOf(best) ? reveal : best),
      null,
    );
