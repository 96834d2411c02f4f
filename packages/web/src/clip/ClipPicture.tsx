import type { MatchResult, Seat } from '@holdup/engine';
import {
  AimArrow,
  ArtPatterns,
  BulletShape,
  Bust,
  characterInfo,
  Inked,
  TableTop,
} from '../art/index.ts';
import type { Sitter } from '../game/game.ts';
import { mapSeats } from '../game/seats.ts';
import { aimArrows, arrowWeight, tableLayout } from '../geometry/index.ts';
import { words } from '../i18n/index.ts';
import { fitName } from '../wording/fitName.ts';
import type { Picture } from './storyboard.ts';

/** Width and height of a clip, in pixels. */
export const CLIP_SIZE = 480;
const HEAD = 44;
const FOOT = 26;

/** The colours of a big screen, which are dark in either theme. */
const GROUND = '#211A2B';
const LIGHT = '#FFF4DC';
const GOLD = '#F2C230';

type ClipPictureProps = {
  picture: Picture;
  sitters: readonly Sitter[];
  /** Such as “Round 3 of 8”. */
  title: string;
  result: MatchResult | null;
};

type TextProps = { x: number; y: number; size: number; color?: string; children: string };

/** Pictures in images can't use the page's fonts. */
const Text = ({ x, y, size, color = LIGHT, children }: TextProps) => (
  <text
    x={x}
    y={y}
    text-anchor="middle"
    font-family="system-ui, sans-serif"
    font-weight="800"
    font-size={size}
    fill={color}
    stroke={GROUND}
    stroke-width={size / 6}
    paint-order="stroke"
  >
    {children}
  </text>
);

const layoutFor = (seats: number) =>
  tableLayout({ width: CLIP_SIZE, height: CLIP_SIZE - HEAD - FOOT }, seats);

const TablePicture = ({ picture, sitters }: Pick<ClipPictureProps, 'picture' | 'sitters'>) => {
  const layout = layoutFor(sitters.length);
  const aims = mapSeats(picture.arrows, (target, shooter) => ({
    shooter,
    target: target ?? undefined,
  }));
  return (
    <g transform={`translate(${picture.shake} ${HEAD})`}>
      <TableTop {...layout} />
      {sitters.map(({ character, name }, seat) => {
        const place = layout.seats[seat];
        if (!place) return null;
        return (
          <g key={seat} transform={`translate(${place.x} ${place.y})`}>
            <g transform={`scale(${place.r / 50})`}>
              <Inked>
                <Bust id={character} expression={picture.faces[seat] ?? 'neutral'} />
              </Inked>
            </g>
            <Text x={0} y={place.r + 13} size={14}>
              {fitName(name, 7, 1).text}
            </Text>
          </g>
        );
      })}
      {aimArrows(layout, aims).map((arrow) => {
        const sitter = sitters[arrow.shooter];
        const place = layout.seats[arrow.shooter];
        if (!sitter || !place) return null;
        const { color, symbol } = characterInfo(sitter.character);
        return (
          <AimArrow
            key={arrow.shooter}
            {...arrow}
            color={color}
            symbol={symbol}
            weight={arrowWeight(place)}
          />
        );
      })}
      {mapSeats(picture.bullets, (bullet, seat) => {
        const place = layout.seats[seat];
        if (bullet === null || !place) return null;
        const { centre } = layout;
        const x = place.x + (centre.x - place.x) * 0.5;
        const y = place.y + (centre.y - place.y) * 0.5;
        return (
          <g key={seat} transform={`translate(${x} ${y}) scale(.62)`}>
            <Inked>
              <BulletShape kind={bullet} />
            </Inked>
          </g>
        );
      })}
    </g>
  );
};

const EndPicture = ({ sitters, result }: Pick<ClipPictureProps, 'sitters' | 'result'>) => {
  const { end, game } = words();
  const winners: readonly Seat[] = result?.winners ?? [];
  const shown = winners.slice(0, 3);
  const names = game.list(winners.map((seat) => sitters[seat]?.name ?? ''));
  const money = result?.seats[winners[0] ?? 0]?.total ?? 0;
  const middle = CLIP_SIZE / 2;
  return (
    <>
      {shown.map((seat, index) => {
        const sitter = sitters[seat];
        const x = middle + (index - (shown.length - 1) / 2) * 150;
        return (
          sitter && (
            <g key={seat} transform={`translate(${x} 220) scale(${shown.length > 1 ? 1.5 : 2.6})`}>
              <Inked>
                <Bust id={sitter.character} expression="smug" />
              </Inked>
            </g>
          )
        );
      })}
      <Text x={middle} y={400} size={names.length > 16 ? 24 : 36} color={GOLD}>
        {winners.length === 0
          ? end.nobody
          : winners.length > 1
            ? end.shared(names)
            : end.wonBy(names)}
      </Text>
      {winners.length > 0 && (
        <Text x={middle} y={442} size={26}>
          {game.money(money)}
        </Text>
      )}
    </>
  );
};

/** One picture of a clip, complete in itself: it is drawn as an image of its own. */
export const ClipPicture = ({ picture, sitters, title, result }: ClipPictureProps) => (
  <svg
    xmlns="http://www.w3.org/2000/svg"
    width={CLIP_SIZE}
    height={CLIP_SIZE}
    aria-hidden="true"
    viewBox={`0 0 ${CLIP_SIZE} ${CLIP_SIZE}`}
  >
    <ArtPatterns />
    <rect width={CLIP_SIZE} height={CLIP_SIZE} fill={GROUND} />
    {picture.end ? (
      <EndPicture sitters={sitters} result={result} />
    ) : (
      <TablePicture picture={picture} sitters={sitters} />
    )}
    <Text x={CLIP_SIZE / 2} y={30} size={20} color={GOLD}>
      {picture.end ? 'HOLD-UP' : `HOLD-UP · ${title}`}
    </Text>
  </svg>
);
