import { type MatchRecord, verifyFairness } from '@holdup/protocol';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { Character } from '../../art/index.ts';
import { openReplay } from '../../game/replay/route.ts';
import { locale, words } from '../../i18n/index.ts';
import { Notice } from '../../layout/Notice.tsx';
import { Page } from '../../layout/Page.tsx';
import { charactersOf, readMatch } from '../../remote/match.ts';
import { keptShares } from '../../remote/memory.ts';
import { path } from '../../routing/routing.tsx';
import { copyText } from '../../together/invite/invite.ts';
import { Button, ButtonLink, DecisionButton, Panel } from '../../ui/index.ts';
import './record.css';

/** A finished match: who played, the way to its replay, and whether the shuffle was fair. */
export const Match = ({ record }: { record: MatchRecord }) => {
  const { editions, tables, replay: text } = words();
  const { match } = tables;
  const verdict = useMemo(() => verifyFairness(record, keptShares.ofMatch(record.id)), [record]);
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
          {editions[replay.edition].name} · {text.players(replay.seats)} · {day.format(finishedAt)}
        </p>
      </Panel>
      <div class="match-ways">
        <DecisionButton onClick={() => openReplay({ replay, characters })}>
          {match.watch}
        </DecisionButton>
        <Button look="quiet" onClick={() => void copyText(location.href)}>
          {match.link}
        </Button>
      </div>
      <Panel title={match.fairTitle}>
        <p>
          {verdict.fair
            ? match.fair(verdict.randoms)
            : verdict.fair === null
              ? match.otherRules
              : match.unfair}
        </p>
      </Panel>
    </Page>
  );
};

export const NoMatch = () => {
  const { common, tables } = words();
  const { match } = tables;
  return (
    <Notice who="owl" expression="neutral" title={match.notFoundTitle} text={match.notFound}>
      <ButtonLink to="/" look="gold">
        {common.home}
      </ButtonLink>
    </Notice>
  );
};

/** A finished match by its link: who played, the replay, and whether the shuffle was fair. */
export const RecordScreen = () => {
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
