import type { Seat } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Character } from '../../art/index.ts';
import { finishedMatches } from '../../game/local/matches.ts';
import { locale, words } from '../../i18n/index.ts';
import { ButtonLink, Panel } from '../../ui/index.ts';
import { Page } from '../Page.tsx';
import { opened, openFile, openReplay } from './opened.ts';
import { Watching } from './Watching.tsx';
import './replay.css';

const FinishedList = () => {
  const { replay } = words();
  const matches = finishedMatches();
  const day = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
  if (matches.length === 0)
    return (
      <div class="replays-none">
        <Character id="owl" />
        <p class="field-hint">{replay.none}</p>
        <ButtonLink to="/play" look="gold">
          {words().home.playNow}
        </ButtonLink>
      </div>
    );
  return (
    <ul class="replays">
      {matches.map(({ id, ended, replay: file, characters, you, won }) => {
        const mine = characters[you];
        return (
          <li key={id}>
            <button
              type="button"
              class="replay-entry"
              onClick={() => openReplay(file, characters, you as Seat)}
            >
              {mine && <Character id={mine} expression={won ? 'smug' : 'scared'} size={56} />}
              <span class="replay-words">
                <strong>{day.format(ended)}</strong>
                <span>
                  {words().options.editions[file.edition].name} · {replay.players(file.seats)} ·{' '}
                  {won ? replay.won : replay.lost}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
};

const Chooser = () => {
  const { replay } = words();
  const over = useSignal(false);
  const drop = (event: DragEvent): void => {
    event.preventDefault();
    over.value = false;
    const file = event.dataTransfer?.files[0];
    if (file) void openFile(file);
  };
  return (
    <Page title={replay.title} wide="replay-page">
      <p>{replay.lead}</p>
      <Panel>
        <FinishedList />
      </Panel>
      <section
        class="replay-drop"
        aria-label={replay.open}
        data-over={over.value}
        onDragOver={(event) => {
          event.preventDefault();
          over.value = true;
        }}
        onDragLeave={() => {
          over.value = false;
        }}
        onDrop={drop}
      >
        <label class="button button-paper">
          {replay.open}
          <input
            type="file"
            class="unseen"
            accept="application/json,.json"
            onChange={({ currentTarget }) => {
              const file = currentTarget.files?.[0];
              if (file) void openFile(file);
              currentTarget.value = '';
            }}
          />
        </label>
        <p class="field-hint">{replay.drop}</p>
      </section>
    </Page>
  );
};

/** Any finished match once more: a list of what is on this device, or any file. */
export const ReplayScreen = () => {
  useEffect(
    () => () => {
      opened.value = null;
    },
    [],
  );
  return opened.value ? <Watching {...opened.value} /> : <Chooser />;
};
