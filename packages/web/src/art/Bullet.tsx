import type { JSX } from 'preact';
import { burst } from './drawing/burst.ts';
import { ArtFrame, type ArtProps } from './drawing/Frame.tsx';
import { BLOOD, FOAM, GOLD, INK, PAPER, WHITE } from './drawing/palette.ts';

type BulletId = import('@holdup/engine').Bullet;

/** Cards share one format: 64 × 88, drawn around (0, 0). */
export const CARD_BOX = [-34, -46, 68, 92] as const;

export const CardBlank = ({ fill, edge }: { fill: string; edge: string }) => (
  <>
    <rect x="-31" y="-43" width="62" height="86" rx="8" fill={fill} />
    <rect
      x="-26"
      y="-38"
      width="52"
      height="76"
      rx="4"
      fill="none"
      stroke={edge}
      stroke-width="2"
    />
  </>
);

const BURST = burst(10, 29, 19);
const FLASH = burst(8, 21, 12);

/** A foam dart, nose up. */
const Dart = () => (
  <>
    <path d="M-6 20V-9H6V20Z" fill={FOAM} stroke-width="3" />
    <path d="M-6 11H6M-6 16H6" stroke-width="2.4" />
    <path d="M-6-9Q-7-20 0-22 7-20 6-9Z" fill={BLOOD} stroke-width="3" />
    <path d="M-2-6V8" stroke="#FFD9A8" stroke-width="2.4" />
  </>
);

const Bang = () => (
  <>
    <path d={BURST} fill="#FFE14A" stroke-width="3.4" />
    <path d={FLASH} fill={FOAM} stroke="none" />
    <Dart />
  </>
);

const Click = () => (
  <>
    <path
      d="M-22 16A24 24 0 1 1 22 16"
      fill="none"
      stroke="#A8B7C4"
      stroke-width="3"
      stroke-dasharray="2 7"
    />
    <path
      d="M-12 18V-8Q-12-20 0-22 12-20 12-8V18Z"
      fill="none"
      stroke-width="3.4"
      stroke-dasharray="5 6"
    />
    <path d="M-20-20L20 22M-20 22L20-20" stroke={INK} stroke-width="7" />
    <path d="M-20-20L20 22M-20 22L20-20" stroke={WHITE} stroke-width="2.6" />
  </>
);

const Bang3 = () => (
  <>
    <path d={BURST} fill="#FFE14A" stroke-width="3.4" transform="scale(1.02 1.15)" />
    <g transform="translate(-13 4) rotate(-16) scale(.8)">
      <Dart />
    </g>
    <g transform="translate(13 4) rotate(16) scale(.8)">
      <Dart />
    </g>
    <g transform="translate(0 -3) scale(.95)">
      <Dart />
    </g>
  </>
);

const Pips = ({ xs, r, fill }: { xs: readonly number[]; r: number; fill: string }) => (
  <g fill={fill} stroke-width="2.2">
    {xs.map((x) => (
      <circle key={x} cx={x} cy="-30" r={r} />
    ))}
  </g>
);

const CARDS: Record<BulletId, () => JSX.Element> = {
  click: () => (
    <>
      <CardBlank fill="#DCE6EC" edge="#8FA3B2" />
      <Click />
      <Pips xs={[-20]} r={3.4} fill={WHITE} />
    </>
  ),
  bang: () => (
    <>
      <CardBlank fill="#E8472F" edge="#8F1F14" />
      <Bang />
      <Pips xs={[-20]} r={3.4} fill={GOLD} />
    </>
  ),
  bang3: () => (
    <>
      <CardBlank fill="#7A1238" edge="#FF9F1A" />
      <Bang3 />
      <Pips xs={[-21, -14, -7]} r={2.8} fill={GOLD} />
    </>
  ),
};

export const BulletShape = ({ kind }: { kind: BulletId }) => {
  const Card = CARDS[kind];
  return <Card />;
};

const BulletBackShape = () => (
  <>
    <CardBlank fill="#3A2F4E" edge={GOLD} />
    <rect x="-26" y="-38" width="52" height="76" rx="4" fill="url(#halftone)" stroke="none" />
    <circle r="19" fill={PAPER} stroke-width="3.4" />
    <circle r="13" fill="none" stroke-width="2.6" />
    <circle r="4" fill={BLOOD} stroke-width="2.6" />
    <path d="M0-23V-10M0 23V10M-23 0H-10M23 0H10" stroke-width="3.4" />
  </>
);

type BulletProps = ArtProps & { kind: BulletId | 'back' };

export const Bullet = ({ kind, ...frame }: BulletProps) => (
  <ArtFrame {...frame} box={CARD_BOX}>
    {kind === 'back' ? <BulletBackShape /> : <BulletShape kind={kind} />}
  </ArtFrame>
);
