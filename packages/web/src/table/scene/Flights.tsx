import type { Seat, Share } from '@holdup/engine';
import { useSignal, useSignalEffect } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { Bullet, Loot } from '../../art/index.ts';
import type { Point } from '../../geometry/index.ts';
import type { Cue } from '../../motion/stage.ts';
import { lessMotion } from '../../settings/settings.ts';
import { SharePicture } from '../cards/LootRows.tsx';
import { useTableState } from '../context/context.ts';
import type { Placing } from './placing.ts';

type Flight = {
  readonly key: string;
  readonly from: Point;
  readonly to: Point;
  readonly picture: Share | 'loot' | 'bullet' | 'bang';
  readonly delay: number;
};

/** What flies where while an event is shown. */
const flightsOf = ({ event, id }: Cue, { layout, placeOf }: Placing): readonly Flight[] => {
  const { x, y, width, height } = layout.well;
  const loot: Point = { x: x + width / 2, y: y + height / 2 };
  const at = (seat: Seat): Point => placeOf(seat) ?? loot;
  const one = (from: Point, to: Point, picture: Flight['picture'], delay = 0): Flight => ({
    key: `${id}-${delay}`,
    from,
    to,
    picture,
    delay,
  });
  switch (event.type) {
    case 'took':
      return [one(loot, at(event.seat), event.share)];
    case 'paid':
      return event.bills.map((bill, index) => one(loot, at(event.seat), bill, index));
    case 'stole':
      return [one(at(event.victim), at(event.seat), event.card ?? 'loot')];
    case 'traded':
      return event.with === null
        ? [one(at(event.seat), loot, event.gave), one(loot, at(event.seat), event.got ?? 'loot', 1)]
        : [
            one(at(event.seat), at(event.with), event.gave),
            one(at(event.with), at(event.seat), event.got ?? 'loot', 1),
          ];
    case 'hustled':
      return [one(at(event.target), at(event.seat), 'bullet')];
    case 'gaveBack':
      return [one(at(event.seat), at(event.target), 'bullet')];
    case 'regained':
      return [one(loot, at(event.seat), 'bang')];
    default:
      return [];
  }
};

const Picture = ({ picture }: { picture: Flight['picture'] }) => {
  switch (picture) {
    case 'loot':
      return <Loot kind="back" />;
    case 'bullet':
      return <Bullet kind="back" />;
    case 'bang':
      return <Bullet kind="bang" />;
    default:
      return <SharePicture share={picture} />;
  }
};

const STAGGER = 0.12;
/** A flight is this many times as long as its event is shown: the next one starts while it is on its way. */
const LINGER = 2;

type FlyerProps = { flight: Flight; ms: number; size: number; onLanded: () => void };

const Flyer = ({ flight, ms, size, onLanded }: FlyerProps) => {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const { from, to, delay } = flight;
    const placed = (point: Point, scale: number) =>
      `translate(${point.x}px, ${point.y}px) translate(-50%, -50%) scale(${scale})`;
    const frames = lessMotion.peek()
      ? [
          { transform: placed(to, 1), opacity: 0 },
          { transform: placed(to, 1), opacity: 1 },
        ]
      : [
          { transform: placed(from, 1.25), opacity: 1 },
          { transform: placed(to, 0.7), opacity: 1, offset: 0.85 },
          { transform: placed(to, 0.4), opacity: 0 },
        ];
    const animation = ref.current?.animate(frames, {
      duration: ms,
      delay: delay * ms * STAGGER,
      easing: 'cubic-bezier(.3, .1, .3, 1)',
      fill: 'both',
    });
    animation?.addEventListener('finish', onLanded);
    return () => animation?.cancel();
  }, [flight]);
  return (
    <div ref={ref} class="flyer" style={{ width: `${size}px` }}>
      <Picture picture={flight.picture} />
    </div>
  );
};

type Airborne = { readonly flight: Flight; readonly ms: number };

/** Cards on their way. Several can fly at once. Decoration: the log says the same. */
export const Flights = (placing: Placing) => {
  const { stage } = useTableState();
  const airborne = useSignal<readonly Airborne[]>([]);
  useSignalEffect(() => {
    const cue = stage.cue.value;
    if (cue === null) return;
    const started = flightsOf(cue, placing).map((flight) => ({ flight, ms: cue.ms * LINGER }));
    if (started.length > 0) airborne.value = [...airborne.peek(), ...started];
  });
  const { seats, surroundings } = placing.layout;
  const size = (seats[0]?.r ?? 28) * (surroundings ? 1.5 : 1.2);
  return (
    <div class="flights" aria-hidden="true">
      {airborne.value.map((each) => (
        <Flyer
          key={each.flight.key}
          {...each}
          size={size}
          onLanded={() => {
            airborne.value = airborne.peek().filter((other) => other !== each);
          }}
        />
      ))}
    </div>
  );
};
