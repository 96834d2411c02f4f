import { Character } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import type { Analysis } from '../../game/worker/messages.ts';
import { words } from '../../i18n/index.ts';
import { Panel } from '../../ui/index.ts';
import type { Names } from '../../wording/names.ts';

type AwardsProps = {
  awards: Analysis['awards'];
  sitters: readonly Sitter[];
  names: Names;
};

export const Awards = ({ awards, sitters, names }: AwardsProps) => {
  const { awards: text, awardsTitle } = words();
  if (awards.length === 0) return null;
  return (
    <Panel title={awardsTitle}>
      <ul class="awards">
        {awards.map(({ award, seats, count }) => (
          <li key={award} class="award">
            <span class="award-faces">
              {seats.map((seat) => {
                const sitter = sitters[seat];
                return (
                  sitter && (
                    <Character key={seat} id={sitter.character} expression="smug" size={48} />
                  )
                );
              })}
            </span>
            <span class="award-words">
              <strong>{text[award].name}</strong>
              <span>{names.list(seats)}</span>
              <span class="award-why">{text[award].explain}</span>
            </span>
            {count !== null && <b class="award-count">{count}</b>}
          </li>
        ))}
      </ul>
    </Panel>
  );
};
