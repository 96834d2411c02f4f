import type { ComponentChildren } from 'preact';
import { INK } from './palette.ts';

export type ArtProps = {
  /** What a screen reader says. Without it the picture is decoration and stays silent. */
  label?: string | undefined;
  /** Width in CSS pixels; without it the picture fills its box. */
  size?: number | undefined;
  class?: string | undefined;
};

type FrameProps = ArtProps & {
  box: readonly [number, number, number, number];
  children: ComponentChildren;
};

/** The frame every picture is drawn in: one heavy ink outline that all shapes inherit. */
export const ArtFrame = ({ label, size, class: className, box, children }: FrameProps) => {
  const frame = {
    viewBox: box.join(' '),
    class: className === undefined ? 'art' : `art ${className}`,
    ...(size === undefined ? {} : { width: size, height: (size * box[3]) / box[2] }),
  };
  const picture = <Inked>{children}</Inked>;
  return label === undefined ? (
    <svg {...frame} aria-hidden="true">
      {picture}
    </svg>
  ) : (
    <svg {...frame} role="img" aria-label={label}>
      {picture}
    </svg>
  );
};

export const Inked = ({ children, width = 4 }: { children: ComponentChildren; width?: number }) => (
  <g stroke={INK} stroke-width={width} stroke-linejoin="round" stroke-linecap="round">
    {children}
  </g>
);

/** Shared patterns, also for pictures in files of their own. */
export const ArtPatterns = () => (
  <defs>
    <pattern
      id="halftone"
      width="5"
      height="5"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(30)"
    >
      <circle cx="2.5" cy="2.5" r="1.3" fill={INK} opacity="0.34" />
    </pattern>
    <pattern
      id="halftone-light"
      width="7"
      height="7"
      patternUnits="userSpaceOnUse"
      patternTransform="rotate(30)"
    >
      <circle cx="3.5" cy="3.5" r="1.2" fill="#FFFFFF" opacity="0.07" />
    </pattern>
    <clipPath id="bust">
      <path d="M-90-120H90V0H46A46 46 0 0 1-46 0H-90Z" />
    </clipPath>
    <filter id="faded">
      <feColorMatrix type="saturate" values="0.18" />
    </filter>
  </defs>
);

/** The patterns, mounted once per page: ids are global to the document, so every picture can use them. */
export const ArtDefs = () => (
  <svg class="art-defs" width="0" height="0" aria-hidden="true">
    <ArtPatterns />
  </svg>
);
