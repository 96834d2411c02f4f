import type { ComponentChildren } from 'preact';
import { Bust, CHARACTERS, type CharacterId, Inked, TableTop } from '../../art/index.ts';
import { tableLayout } from '../../geometry/index.ts';

const BOX = { width: 480, height: 340 };

type SoloTableProps = { opponents: number; character: CharacterId };

/** A preview of the table: the reader and dimmed opponents. Decoration. */
export const SoloTable = ({ opponents, character }: SoloTableProps): ComponentChildren => {
  const layout = tableLayout(BOX, opponents + 1);
  const strangers = CHARACTERS.map(({ id }) => id).filter((id) => id !== character);
  return (
    <svg class="solo-table" viewBox={`0 0 ${BOX.width} ${BOX.height}`} aria-hidden="true">
      <TableTop {...layout} />
      {layout.seats.map(({ x, y, r }, place) => (
        <g
          key={place}
          class={place === 0 ? undefined : 'solo-stranger'}
          transform={`translate(${x} ${y}) scale(${r / 46})`}
        >
          <Inked>
            <Bust
              id={place === 0 ? character : (strangers[place - 1] ?? character)}
              expression={place === 0 ? 'smug' : 'neutral'}
            />
          </Inked>
        </g>
      ))}
    </svg>
  );
};
