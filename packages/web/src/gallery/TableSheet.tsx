import { LOOT } from '@holdup/engine';
import {
  AimArrow,
  Bust,
  CHARACTERS,
  CountBadge,
  GodfatherTokenShape,
  Inked,
  LootShape,
  SignShape,
  TableTop,
} from '../art/index.ts';
import {
  type Aim,
  aimArrows,
  aimCounts,
  angleTo,
  arrowWeight,
  type Box,
  badgePlace,
  degrees,
  type TableLayout,
  tableLayout,
} from '../geometry/index.ts';

type AimArrowShape = ReturnType<typeof aimArrows>[number];

const SHARES = [...LOOT.slice(0, 8)];

type TableProps = { layout: TableLayout; aims: readonly Aim[] };

const LootOnTable = ({ layout: { well } }: { layout: TableLayout }) => {
  const card = Math.min(well.width / 5.2 / 68, well.height / 2.4 / 92);
  return (
    <>
      {SHARES.map((kind, index) => (
        <g
          key={kind}
          transform={`translate(${well.x + well.width * (0.12 + 0.19 * (index % 5))} ${well.y + well.height * (index < 5 ? 0.27 : 0.73)}) scale(${card})`}
        >
          <Inked>
            <LootShape kind={kind} />
          </Inked>
        </g>
      ))}
      <g
        transform={`translate(${well.x + well.width * 0.75} ${well.y + well.height * 0.73}) scale(${card * 1.1})`}
      >
        <Inked>
          <GodfatherTokenShape />
        </Inked>
      </g>
    </>
  );
};

const Arrows = ({ layout, aims }: TableProps) => {
  const [any] = layout.seats;
  const weight = any ? arrowWeight(any) : 1;
  const concernsYou = ({ shooter, target }: AimArrowShape) => shooter === 0 || target === 0;
  return (
    <>
      {aimArrows(layout, aims)
        .sort((a, b) => Number(concernsYou(a)) - Number(concernsYou(b)))
        .map((arrow) => {
          const shooter = CHARACTERS[arrow.shooter];
          return (
            shooter && (
              <AimArrow
                key={arrow.shooter}
                {...arrow}
                color={shooter.color}
                symbol={shooter.symbol}
                weight={weight}
                faint={!concernsYou(arrow)}
              />
            )
          );
        })}
    </>
  );
};

const Gangster = ({ layout, aims, index }: TableProps & { index: number }) => {
  const [seat, info] = [layout.seats[index], CHARACTERS[index]];
  if (!seat || !info) return null;
  const target = aims.find(({ shooter }) => shooter === index)?.target;
  const aimed = target === undefined ? undefined : layout.seats[target];
  const count = aimCounts(layout.seats.length, aims)[index] ?? 0;
  const sign = badgePlace(seat, 'left');
  return (
    <>
      <g transform={`translate(${seat.x} ${seat.y}) scale(${seat.r / 46})`}>
        <Inked>
          <Bust
            id={info.id}
            expression={count > 1 ? 'scared' : 'aiming'}
            aim={aimed && degrees(angleTo(seat, aimed))}
          />
        </Inked>
      </g>
      <g transform={`translate(${sign.x} ${sign.y}) scale(${seat.r / 42})`}>
        <Inked>
          <SignShape symbol={info.symbol} color={info.color} />
        </Inked>
      </g>
      {count > 0 && <CountBadge {...badgePlace(seat, 'right')} r={seat.r * 0.3} count={count} />}
      <text
        x={seat.x}
        y={seat.y + seat.r + 18}
        text-anchor="middle"
        class="seat-name"
        font-size={Math.max(14, seat.r * 0.34)}
      >
        {info.name}
      </text>
    </>
  );
};

type StageProps = { box: Box; count: number; aims: readonly Aim[]; title: string };

const Stage = ({ box, count, aims, title }: StageProps) => {
  const layout = tableLayout(box, count);
  return (
    <figure>
      <figcaption>{title}</figcaption>
      <svg
        width={box.width}
        height={box.height}
        viewBox={`0 0 ${box.width} ${box.height}`}
        class="stage"
        role="img"
        aria-label={title}
      >
        <TableTop {...layout} />
        <LootOnTable layout={layout} />
        <Arrows layout={layout} aims={aims} />
        {layout.seats.map((_, index) => (
          <Gangster key={index} layout={layout} aims={aims} index={index} />
        ))}
      </svg>
    </figure>
  );
};

const around = (count: number, step: (seat: number) => number): Aim[] =>
  Array.from({ length: count }, (_, shooter) => ({
    shooter,
    target: (shooter + step(shooter)) % count,
  }));

const mixed = (count: number): Aim[] =>
  around(count, (seat) => [2, count - 1, 1, 2, count - 2, 1, 2, 1][seat] ?? 1);

const allOnYou = (count: number): Aim[] =>
  Array.from({ length: count }, (_, shooter) => ({
    shooter,
    target: shooter === 0 ? Math.floor(count / 2) : 0,
  }));

const PHONE = { width: 360, height: 470 };

export const TableSheet = () => (
  <section>
    <h2>Tables</h2>
    <div class="row">
      {[3, 4, 5, 6, 7, 8].map((count) => (
        <Stage
          key={count}
          title={`phone, ${count}`}
          box={PHONE}
          count={count}
          aims={mixed(count)}
        />
      ))}
      <Stage title="phone, seven on one" box={PHONE} count={8} aims={allOnYou(8)} />
    </div>
    <div class="row">
      <Stage title="tablet" box={{ width: 768, height: 700 }} count={8} aims={mixed(8)} />
      <Stage title="desktop" box={{ width: 1200, height: 560 }} count={8} aims={mixed(8)} />
      <Stage title="TV" box={{ width: 1900, height: 860 }} count={8} aims={allOnYou(8)} />
    </div>
  </section>
);
