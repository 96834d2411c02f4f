import { burst } from './drawing/burst.ts';
import { ArtFrame, type ArtProps } from './drawing/Frame.tsx';
import {
  type CharacterId,
  characterInfo,
  type Expression,
  INK,
  mix,
  PAPER,
  WHITE,
  WOOD,
  WOOD_DARK,
} from './drawing/palette.ts';
import { GunShape, gunTransform } from './Gun.tsx';
import { CatPearls } from './heads/cat.tsx';
import { Mood } from './heads/face.tsx';
import { HEADS } from './heads/index.ts';
import { SymbolShape } from './Sign.tsx';

const PAWS: Record<CharacterId, string> = {
  bull: '#8A5A44',
  fox: '#EE8F3C',
  duck: '#FFFFFF',
  toad: '#8BBE5C',
  rabbit: '#D9CFEA',
  cat: '#6A6474',
  owl: '#A9825B',
  bear: '#2B2730',
};

const Suit = ({ id, color }: { id: CharacterId; color: string }) => {
  const shade = mix(color, INK, 0.2);
  return (
    <>
      <path d="M-50 110V64C-50 34-34 23-15 20H15C34 23 50 34 50 64V110Z" fill={color} />
      <path d="M-13 19L0 44 13 19Z" fill={WHITE} stroke-width="3" />
      {id === 'cat' ? null : (
        <path
          d="M-4 25H4L3 31 6 50H-6L-3 31Z"
          fill={id === 'toad' || id === 'bull' ? '#F2C230' : INK}
          stroke-width="2.6"
        />
      )}
      <path
        d="M-15 19L-24 27-18 31-20 36-4 56 1 44ZM15 19L24 27 18 31 20 36 4 56-1 44Z"
        fill={shade}
        stroke-width="3"
      />
      <g transform="translate(-31 40) scale(.5)">
        <SymbolShape symbol={characterInfo(id).symbol} />
      </g>
      {id === 'cat' && <CatPearls />}
    </>
  );
};

/** The left paw, fingers up, and the lines between its fingers. */
const PAW = 'M-34 26V16a4 4 0 0 1 7-2 4 4 0 0 1 7 0 4 4 0 0 1 7 2V26Q-23 31-34 26Z';
const FINGERS = 'M-27 16v6M-20 16v6';

/** The table edge that a ducked gangster hides behind. */
const Cover = ({ paw }: { paw: string }) => (
  <>
    <path d="M-60 20H60V60H-60Z" fill={WOOD} />
    <path d="M-60 20H60V27H-60Z" fill={WOOD_DARK} stroke-width="3" />
    <path d="M-30 36H4M14 40H34M-22 44H-8" fill="none" stroke={WOOD_DARK} stroke-width="2.4" />
    <g fill={paw} stroke-width="3.4">
      {['scale(1 1)', 'scale(-1 1)'].map((side) => (
        <g key={side} transform={side}>
          <path d={PAW} />
          <path d={FINGERS} fill="none" stroke-width="2.4" />
        </g>
      ))}
    </g>
  </>
);

/** Next to the face if the gun points up, so that it never hides the expression. */
const handAt = (angle: number): number => {
  const turn = (angle * Math.PI) / 180;
  const across = Math.cos(turn);
  return Math.round(Math.sin(turn) < -0.55 ? (across < 0 ? -27 : 27) : across * 14);
};

/** A hand that holds the gun out of the portrait. */
const Hand = ({ paw, angle }: { paw: string; angle: number }) => (
  <g transform={`translate(${handAt(angle)} 32) scale(.74)`}>
    <g transform={gunTransform(angle)}>
      <GunShape />
      <path d="M-16 8a8 8 0 0 1 6-8Q2-3 6 2t2 8-2 7-6 5-12 0-4-14Z" fill={paw} />
      <path d="M-2 6H7M-3 12H6" fill="none" stroke-width="2.6" />
    </g>
  </g>
);

const Plaster = () => (
  <g transform="translate(-17 -17) rotate(-28)">
    <rect x="-9" y="-4" width="18" height="8" rx="4" fill="#F4C9A0" stroke-width="2.4" />
    <path d="M-2-1.5v3M2-1.5v3" stroke-width="1.6" />
  </g>
);

const BURST = burst(13, 57, 42);

export type BustProps = {
  id: CharacterId;
  expression?: Expression | undefined;
  /** Where the gun points, in degrees on screen; without it no gun is drawn. */
  aim?: number | undefined;
  /** Has been wounded earlier in the game. */
  wounded?: boolean | undefined;
};

/** The portrait itself, drawn around (0, 0) with a disc of radius 46; ears and hats rise above it. */
export const Bust = ({ id, expression = 'neutral', aim, wounded = false }: BustProps) => {
  const HeadShape = HEADS[id];
  const { color } = characterInfo(id);
  const dead = expression === 'dead';
  const suit = dead ? mix(color, '#77716C', 0.72) : color;
  const backdrop = dead ? '#9B958D' : mix(color, PAPER, 0.58);
  const ducked = expression === 'ducked';
  const pose = ducked
    ? 'translate(0 16)'
    : dead
      ? 'translate(0 2) rotate(13)'
      : expression === 'hit'
        ? 'translate(-3 -4) rotate(-9)'
        : 'translate(0 -7)';
  return (
    <>
      <circle r="46" fill={backdrop} stroke-width="5" />
      <path d="M8-44.5A46 46 0 0 1 8 44.5Q34 2 8-44.5Z" fill="url(#halftone)" stroke="none" />
      {expression === 'hit' && <path d={BURST} fill="#FFE14A" stroke-width="3.4" />}
      <g clip-path="url(#bust)">
        <g transform={ducked ? 'translate(0 18)' : undefined}>
          <Suit id={id} color={suit} />
        </g>
        <g transform={pose} filter={dead ? 'url(#faded)' : undefined}>
          <HeadShape expression={expression} />
          {wounded && !dead && <Plaster />}
        </g>
        {ducked && <Cover paw={PAWS[id]} />}
      </g>
      <path d="M-46 0A46 46 0 0 0 46 0" fill="none" stroke-width="5" />
      <Mood expression={expression} />
      {aim !== undefined && !ducked && !dead && <Hand paw={PAWS[id]} angle={aim} />}
    </>
  );
};

/** The same gangster without a disc, to stand behind a table in a scene. */
export const Figure = ({ id, expression = 'neutral', aim }: BustProps) => {
  const HeadShape = HEADS[id];
  return (
    <>
      <Suit id={id} color={characterInfo(id).color} />
      <g transform="translate(0 -7)">
        <HeadShape expression={expression} />
      </g>
      {aim !== undefined && <Hand paw={PAWS[id]} angle={aim} />}
    </>
  );
};

/** Only the hand with the gun, for a seat whose desk would hide it; as large as the portrait. */
export const ArmedHand = ({ id, aim, ...frame }: ArtProps & { id: CharacterId; aim: number }) => (
  <ArtFrame {...frame} box={[-50, -50, 100, 100]}>
    <Hand paw={PAWS[id]} angle={aim} />
  </ArtFrame>
);

/** A raised paw, to lay over the portrait of somebody who waves; as large as the portrait. */
export const WavingPaw = ({ id, ...frame }: ArtProps & { id: CharacterId }) => (
  <ArtFrame {...frame} box={[-50, -50, 100, 100]}>
    <g transform="translate(73 -6) scale(1.5)" stroke-width="3">
      <path d="M-31 25L-33 37H-14L-16 25Z" fill={characterInfo(id).color} />
      <path d={PAW} fill={PAWS[id]} />
      <path d={FINGERS} fill="none" stroke-width="2" />
    </g>
  </ArtFrame>
);

export const Character = ({ id, expression, aim, wounded, ...frame }: ArtProps & BustProps) => (
  <ArtFrame {...frame} box={[-50, -50, 100, 100]}>
    <Bust id={id} expression={expression} aim={aim} wounded={wounded} />
  </ArtFrame>
);
