import { type MatchRecord, verifyFairness } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Character } from '../../art/index.ts';
import { locale, words } from '../../i18n/index.ts';
import { charactersOf, readMatch } from '../../remote/match.ts';
import { navigate, path } from '../../routing.tsx';
import { Button, ButtonLink, DecisionButton, Panel } from '../../ui/index.ts';
import { Notice } from '../join/Notice.tsx';
import { copyText } from '../lobby/invite.ts';
import { Page } from '../Page.tsx';
import { openReplay } from '../replay/opened.ts';
import './match.css';

/** A finished match: who played, the way to its replay, and whether the shuffle was fair. */
export const Match = ({ record }: { record: MatchRecord }) => {
  const { tables, options, replay: text } = words();
  const { match } = tables;
  const verdict = useMemo(() => verifyFairness(record), [record]);
  const { replay, finishedAt } = record;
  const characters = charactersOf(record);
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'long', timeStyle: 'short' });
  return (
    <Page title={match.title} wide="match-page">
      <Panel title={match.players}>
        <ul class="match-players">
          {(replay.names ?? []).map((name, seat) => {
            const character = characters?.[seat];
            return (
              <li key={seat}>
                {character && <Character id={character} expression="smug" />}
                <span>{name}</span>
              </li>
            );
          })}
        </ul>
        <p class="field-hint">
          {options.editions[replay.edition].name} · {text.players(replay.seats)} ·{' '}
          {day.format(finishedAt)}
        </p>
      </Panel>
      <div class="match-ways">
        <DecisionButton
          onClick={() => {
            openReplay(replay, characters);
            navigate('/replay');
          }}
        >
          {match.watch}
        </DecisionButton>
        <Button look="quiet" onClick={() => void copyText(location.href)}>
          {match.link}
        </Button>
      </div>
      <Panel title={match.fairTitle}>
        <p>{verdict.fair ? match.fair(verdict.randoms) : match.unfair}</p>
      </Panel>
    </Page>
  );
};

export const NoMatch = () => {
  const { match, gone } = words().tables;
  return (
    <Notice who="owl" expression="neutral" title={match.notFoundTitle} text={match.notFound}>
      <ButtonLink to="/" look="gold">
        {gone.home}
      </ButtonLink>
    </Notice>
  );
};

/** A finished match by its link: who played, the replay, and whether the shuffle was fair. */
export const MatchScreen = () => {
  const { common } = words();
  const record = useSignal<MatchRecord | null | undefined>(undefined);
  useEffect(() => {
    const match = path.peek().split('/')[2] ?? '';
    void readMatch(match).then((found) => {
      record.value = found;
    });
  }, []);
  if (record.value === undefined) return <h1 class="notice">{common.loading}</h1>;
  if (record.value === null) return <NoMatch />;
  return <Match record={record.value} />;
};
