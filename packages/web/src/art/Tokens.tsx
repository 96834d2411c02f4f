import { ArtFrame, type ArtProps } from './drawing/Frame.tsx';
import { BLOOD, GOLD, PAPER, WHITE, WOOD, WOOD_DARK } from './drawing/palette.ts';

/** The Godfather's desk, seen from the front; stands before a portrait. */
export const DeskShape = () => (
  <>
    <path d="M-44-6H44V4H-44Z" fill={WOOD_DARK} />
    <path d="M-39 4H39L36 30H-36Z" fill={WOOD} />
    <path d="M-30 10H-12V24H-29ZM30 10H12V24H29Z" fill="#A66A3F" stroke-width="3" />
    <path d="M-23 17H-18M23 17H18" stroke={GOLD} stroke-width="3.4" />
    <path d="M-6 10H6V26H-6Z" fill={WOOD_DARK} stroke-width="3" />
    <path d="M-34-6V-9Q-34-12-31-12H-22Q-19-12-19-9V-6Z" fill={BLOOD} stroke-width="3" />
    <path d="M-38-15Q-26-21-15-15L-17-11H-36Z" fill={BLOOD} stroke-width="3" />
    <path d="M20-6L17-19H33L30-6Z" fill={GOLD} stroke-width="3" />
    <path d="M19-19Q25-27 31-19" fill="#B7E08C" stroke-width="3" />
  </>
);

export const Desk = (frame: ArtProps) => (
  <ArtFrame {...frame} box={[-48, -30, 96, 64]}>
    <DeskShape />
  </ArtFrame>
);

/** The New Godfather token: a gold signet with a crown-dented hat. */
export const GodfatherTokenShape = () => (
  <>
    <circle r="30" fill={GOLD} />
    <circle r="24" fill={PAPER} stroke-width="2.6" />
    <path d="M-13 2C-14-15-8-18 0-13 8-18 14-15 13 2Z" fill="#3B3340" stroke-width="3.4" />
    <path d="M-13.5 2H13.5L13-5H-13Z" fill={BLOOD} stroke-width="2.6" />
    <path d="M-21 5Q0-4 21 5 10 12 0 12T-21 5Z" fill="#3B3340" stroke-width="3.4" />
    <path d="M-8 17Q0 21 8 17" fill="none" stroke-width="3" />
  </>
);

export const GodfatherToken = (frame: ArtProps) => (
  <ArtFrame {...frame} box={[-33, -33, 66, 66]}>
    <GodfatherTokenShape />
  </ArtFrame>
);

/** A wound: two crossed plasters on a red drop-edged disc. */
export const WoundShape = () => (
  <>
    <circle r="13" fill={BLOOD} stroke-width="3.4" />
    <g transform="rotate(45)">
      <rect x="-10" y="-4" width="20" height="8" rx="4" fill="#F4C9A0" stroke-width="2.4" />
    </g>
    <g transform="rotate(-45)">
      <rect x="-10" y="-4" width="20" height="8" rx="4" fill="#FFDDBB" stroke-width="2.4" />
      <path d="M-2-.8v1.6M2-.8v1.6" stroke-width="1.8" />
    </g>
  </>
);

export const Wound = (frame: ArtProps) => (
  <ArtFrame {...frame} box={[-15, -15, 30, 30]}>
    <WoundShape />
  </ArtFrame>
);

/** A shame token of the first edition: a white feather. */
const ShameShape = () => (
  <>
    <circle r="13" fill="#5B5470" stroke-width="3.4" />
    <path d="M-7 8Q-8-4 6-9 9 3-3 6L-7 9" fill={WHITE} stroke-width="2.4" />
    <path d="M-5 6Q0 0 4-6M-1 1H3M1-2.5H5" fill="none" stroke-width="1.6" />
  </>
);

export const Shame = (frame: ArtProps) => (
  <ArtFrame {...frame} box={[-15, -15, 30, 30]}>
    <ShameShape />
  </ArtFrame>
);
