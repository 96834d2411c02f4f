import type { Loot } from '@holdup/engine';
import type { ComponentChildren, JSX } from 'preact';
import {
  ArtFrame,
  BulletShape,
  Bust,
  type BustProps,
  DeskShape,
  Figure,
  GodfatherTokenShape,
  LootShape,
  PAPER,
  WoundShape,
} from '../../art/index.ts';
import type { Messages } from '../../i18n/index.ts';

export type PanelName = keyof Messages['howto']['panels'];

const WIDTH = 320;
const HEIGHT = 200;

const At = ({
  x,
  y,
  scale = 1,
  turn = 0,
  children,
}: {
  x: number;
  y: number;
  scale?: number;
  turn?: number;
  children: ComponentChildren;
}) => <g transform={`translate(${x} ${y}) rotate(${turn}) scale(${scale})`}>{children}</g>;

const Ground = ({ fill }: { fill: string }) => (
  <>
    <rect width={WIDTH} height={HEIGHT} fill={fill} stroke="none" />
    <path d="M190 0H320V200H120Q260 110 190 0Z" fill="url(#halftone)" stroke="none" />
  </>
);

const TableEdge = () => (
  <>
    <path d="M-10 152Q160 136 330 152V210H-10Z" fill="#2E4A40" />
    <path d="M-10 152Q160 136 330 152" fill="none" stroke="#8B5230" stroke-width="9" />
    <path d="M-10 147Q160 131 330 147M-10 158Q160 142 330 158" fill="none" />
  </>
);

const Cards = ({ kinds, y }: { kinds: readonly Loot[]; y: number }) => (
  <>
    {kinds.map((kind, index) => (
      <At
        key={kind}
        x={58 + (index % 4) * 68}
        y={y + Math.floor(index / 4) * 88}
        scale={0.88}
        turn={[-5, 3, -2, 6][index % 4] ?? 0}
      >
        <LootShape kind={kind} />
      </At>
    ))}
  </>
);

const Arrow = ({ d, head }: { d: string; head: string }) => (
  <>
    <path d={d} fill="none" stroke-width="11" />
    <path d={head} fill={PAPER} />
    <path d={d} fill="none" stroke={PAPER} stroke-width="4.5" />
  </>
);

const Portrait = ({
  x,
  y,
  scale = 0.95,
  ...bust
}: BustProps & { x: number; y: number; scale?: number }) => (
  <At x={x} y={y} scale={scale}>
    <Bust {...bust} />
  </At>
);

const Sweep = ({ d }: { d: string }) => (
  <path d={d} fill="none" stroke-width="3" stroke-dasharray="1 8" />
);

const FAN_KEYS = 'abcdefgh';

const PANELS: Record<PanelName, () => JSX.Element> = {
  loot: () => (
    <>
      <Ground fill="#3F6656" />
      <Cards
        kinds={[
          'bill20',
          'diamond5',
          'painting',
          'bill5',
          'firstAid',
          'bill10',
          'clip',
          'diamond10',
        ]}
        y={55}
      />
    </>
  ),
  load: () => (
    <>
      <Ground fill="#C7B6E8" />
      {(['click', 'click', 'click', 'click', 'click', 'bang', 'bang', 'bang'] as const).map(
        (kind, index) => (
          <At
            key={FAN_KEYS[index]}
            x={48 + index * 32}
            y={index === 6 ? 84 : 122 + Math.abs(index - 3.5) ** 2 * 2.2}
            turn={(index - 3.5) * 7}
            scale={0.98}
          >
            <BulletShape kind={kind} />
          </At>
        ),
      )}
    </>
  ),
  aim: () => (
    <>
      <Ground fill="#F2B8A0" />
      <Portrait x={76} y={58} scale={0.74} id="bull" expression="aiming" aim={8} />
      <Portrait x={66} y={154} scale={0.74} id="cat" expression="aiming" aim={-24} />
      <Portrait x={262} y={154} scale={0.74} id="bear" expression="smug" aim={184} />
      <Portrait x={246} y={60} scale={0.74} id="rabbit" expression="scared" aim={136} />
      <Arrow d="M124 56Q158 52 186 56" head="M186 46L204 57 186 67Z" />
      <Arrow d="M112 142Q160 132 192 102" head="M184 95L206 88 200 111Z" />
    </>
  ),
  privilege: () => (
    <>
      <Ground fill="#E7CF8A" />
      <At x={92} y={92} scale={1.28}>
        <Figure id="bull" expression="smug" />
      </At>
      <At x={92} y={150} scale={1.4}>
        <DeskShape />
      </At>
      <path
        d="M182 18H300Q310 18 310 28V60Q310 70 300 70H206L180 84 188 68Q174 66 174 58V28Q174 18 182 18Z"
        fill={PAPER}
      />
      <At x={212} y={44} scale={0.46}>
        <Bust id="fox" />
      </At>
      <path d="M240 44H262M254 36L264 44 254 52" fill="none" stroke-width="5" />
      <At x={286} y={44} scale={0.46}>
        <Bust id="duck" expression="scared" />
      </At>
      <Portrait x={246} y={146} scale={0.9} id="cat" expression="neutral" aim={-40} />
      <Sweep d="M300 158Q318 130 300 104" />
    </>
  ),
  courage: () => (
    <>
      <Ground fill="#A9D9C4" />
      <At x={228} y={84} scale={1.34}>
        <Figure id="fox" expression="smug" aim={-8} />
      </At>
      <At x={92} y={130} scale={1.2}>
        <Figure id="toad" expression="ducked" />
      </At>
      <TableEdge />
      <g fill="#8BBE5C">
        <path d="M52 156V142a5 5 0 0 1 9-2 5 5 0 0 1 9 0 5 5 0 0 1 9 2V156Q66 162 52 156Z" />
        <path d="M106 155V141a5 5 0 0 1 9-2 5 5 0 0 1 9 0 5 5 0 0 1 9 2V155Q120 161 106 155Z" />
      </g>
    </>
  ),
  reveal: () => (
    <>
      <Ground fill="#D97A5C" />
      <At x={66} y={104} scale={1.22} turn={-9}>
        <BulletShape kind="bang" />
      </At>
      <Portrait x={166} y={104} scale={1.2} id="duck" expression="hit" />
      <At x={264} y={112} scale={1.1} turn={9}>
        <BulletShape kind="click" />
      </At>
      <At x={206} y={162} scale={1.25}>
        <WoundShape />
      </At>
    </>
  ),
  share: () => (
    <>
      <Ground fill="#9DB8F0" />
      <At x={76} y={78} scale={1.16}>
        <Figure id="bear" expression="smug" />
      </At>
      <At x={246} y={78} scale={1.16}>
        <Figure id="cat" expression="smug" />
      </At>
      <TableEdge />
      <At x={104} y={160} scale={0.66} turn={-10}>
        <LootShape kind="bill20" />
      </At>
      <At x={222} y={162} scale={0.66} turn={8}>
        <LootShape kind="painting" />
      </At>
      <At x={162} y={132} scale={1.08}>
        <GodfatherTokenShape />
      </At>
    </>
  ),
  end: () => (
    <>
      <Ground fill="#B08AC0" />
      {(
        [
          ['bill20', 56, 70, -20],
          ['painting', 264, 70, 18],
          ['diamond10', 40, 148, -12],
          ['diamond5', 88, 156, 4],
          ['painting', 232, 156, -4],
          ['bill10', 280, 148, 12],
        ] as const
      ).map(([kind, x, y, turn]) => (
        <At key={`${kind}${x}`} x={x} y={y} turn={turn} scale={0.86}>
          <LootShape kind={kind} />
        </At>
      ))}
      <Portrait x={160} y={104} scale={1.28} id="owl" expression="smug" />
    </>
  ),
};

export const Panel = ({ name, label }: { name: PanelName; label: string }) => {
  const Draw = PANELS[name];
  return (
    <ArtFrame label={label} class="comic-picture" box={[0, 0, WIDTH, HEIGHT]}>
      <Draw />
    </ArtFrame>
  );
};
