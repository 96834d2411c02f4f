import type { Promises } from '../../game/game.ts';
import { words } from '../../i18n/index.ts';
import { Panel } from '../../ui/index.ts';
import type { Names } from '../../wording/names.ts';
import './honour.css';

/** How many a big screen has room for. */
const PARTY_MOST = 3;

type HonourProps = { promises: Promises; names: Names; party: boolean };

/** Who promised what to whom, and whether they kept it. On a big screen those that were broken come first. */
export const Honour = ({ promises, names, party }: HonourProps) => {
  const { honour, talk, whisper } = words();
  const given = [
    ...promises.aloud.map((promise) => ({ ...promise, mark: '' })),
    ...promises.whispered.map((promise) => ({ ...promise, mark: whisper.mark })),
  ];
  const told = party
    ? given.toSorted((a, b) => Number(a.kept) - Number(b.kept)).slice(0, PARTY_MOST)
    : given;
  if (told.length === 0) return null;
  return (
    <Panel title={honour.title}>
      <ul class="honour">
        {told.map(({ seat, to, line, round, kept, mark }, index) => (
          <li key={index} data-kept={kept}>
            <span>
              <strong>
                {to === null ? names.label(seat) : `${names.label(seat)} → ${names.label(to)}`}
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
