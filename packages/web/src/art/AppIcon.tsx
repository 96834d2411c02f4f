import { Bust } from './Character.tsx';
import { burst } from './drawing/burst.ts';
import { ArtFrame, type ArtProps } from './drawing/Frame.tsx';
import { BLOOD, FOAM } from './drawing/palette.ts';

const ICON_BURST = burst(14, 62, 45);

type AppIconProps = ArtProps & {
  /** Fills the corners, for platforms that cut their own shape. */
  bleed?: boolean;
  /** Marks that it is the reader's turn. */
  turn?: boolean;
};

/** Square icon. */
export const AppIcon = ({ bleed = false, turn = false, ...frame }: AppIconProps) => (
  <ArtFrame {...frame} box={[-64, -64, 128, 128]}>
    <rect
      x="-64"
      y="-64"
      width="128"
      height="128"
      rx={bleed ? 0 : 28}
      fill="#2A2136"
      stroke="none"
    />
    <path d={ICON_BURST} transform="translate(0 2)" fill={FOAM} stroke-width="5" />
    <g transform={bleed ? 'translate(0 5) scale(.82)' : 'translate(0 8) scale(1.02)'}>
      <Bust id="fox" expression="smug" aim={-12} />
    </g>
    {turn && <circle cx="38" cy="-38" r="24" fill={BLOOD} stroke-width="7" />}
  </ArtFrame>
);
