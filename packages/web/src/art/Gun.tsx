import { ArtFrame, type ArtProps } from './drawing/Frame.tsx';
import { FOAM, INK, PAPER } from './drawing/palette.ts';

/** The foam gun, grip at the origin, muzzle towards +x, so that it can turn around the hand. */
export const GunShape = () => (
  <>
    <path
      d="M-14-17H34Q39-17 39-12V-8H46V-3H39Q39 1 34 1H16L14 6Q13 9 9 9H6L3 22Q2 25-1 25H-12Q-16 25-15 21L-10 0H-14Q-18 0-18-4V-13Q-18-17-14-17Z"
      fill={FOAM}
    />
    <path d="M39-12V1" fill="none" stroke-width="3" />
    <path d="M39-8H46V-3H39Z" fill={PAPER} stroke-width="3" />
    <path d="M-11-11.5H31" fill="none" stroke="#FFD9A8" stroke-width="3" />
    <path d="M6 2Q9 6 12 2" fill="none" stroke-width="3" />
    <path d="M-7 7L-10 19M-2 8L-5 20" fill="none" stroke="#C85F08" stroke-width="2.4" />
    <circle cx="20" cy="-6" r="2.2" fill={INK} stroke="none" />
  </>
);

/** Upright whichever way it points: pointing left, the gun is mirrored, never upside down. */
export const gunTransform = (degrees: number): string => {
  const turned = ((degrees % 360) + 360) % 360;
  const left = turned > 90 && turned < 270;
  return `rotate(${Math.round(turned * 10) / 10})${left ? ' scale(1 -1)' : ''}`;
};

/** 0° points right, 90° down, as angles on screen go. */
export const Gun = ({ angle = 0, ...frame }: ArtProps & { angle?: number }) => (
  <ArtFrame {...frame} box={[-52, -52, 104, 104]}>
    <g transform={gunTransform(angle)}>
      <GunShape />
    </g>
  </ArtFrame>
);
