import type { Promises } from '../../game/game.ts';
import { words } from '../../i18n/index.ts';
import { Panel } from '../../ui/index.ts';
import type { Names } from '../../wording/names.ts';
import './honour.css';

/** Who promised what to whom, and whether they kept it. */
export const Honour = ({ promises, names }: { promises: Promises; names: Names }) => {
  const { honour, talk, whisper } = words();
  const given = [
    ...promises.aloud.map((promise) => ({ ...promise, mark: '' })),
    ...promises.whispered.map((promise) => ({ ...promise, mark: whisper.mark })),
  ];
  if (given.length === 0) return null;
  return (
    <Panel title={honour.title}>
      <ul class="honour">
        {given.map(({ seat, to, line, round, kept, mark }, index) => (
          <li key={index} data-kept={kept}>
            <span>
              <strong>
                {to === null ? names.name(seat) : `${names.name(seat)} → ${names.name(to)}`}
              </strong>{' '}
              <small>{honour.round(round)}</small>
              <br />
              {mark} {talk[line]}
            </span>
            <b>{kept ? honour.kept : honour.broken}</b>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
