import type { GameEvent } from '@holdup/engine';
import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { locale, sentences, words } from '../../i18n/index.ts';
import type { LogEntry } from '../../motion/stage.ts';
import { narrate } from '../../wording/narrate.ts';
import { saidInWords } from '../../wording/saidInWords.ts';
import { useTableState } from '../context/context.ts';

/** A share that is announced and then taken without objection is reported once. */
const isRepeated = (event: GameEvent, next: GameEvent | undefined): boolean =>
  event.type === 'announced' && next?.type === 'took';

type LogLine = { readonly key: string; readonly text: string; readonly round: boolean };

/** The lines of log entries. Each entry is worded once, however often the log is drawn. */
const useLines = (): ((entries: readonly LogEntry[]) => readonly LogLine[]) => {
  const { names, edition } = useTableState();
  const [called, played, language] = [names.value, edition.value, locale()];
  return useMemo(() => {
    const known = new Map<number, readonly string[]>();
    const textsOf = ({ id, event }: LogEntry): readonly string[] => {
      const texts = known.get(id) ?? narrate(event, called, played);
      known.set(id, texts);
      return texts;
    };
    return (entries) =>
      entries.flatMap((entry, at) =>
        isRepeated(entry.event, entries[at + 1]?.event)
          ? []
          : textsOf(entry).map((text, index) => ({
              key: `${entry.id}-${index}`,
              text,
              round: entry.event.type === 'roundBegan',
            })),
      );
  }, [called, played, language]);
};

/** Everything that happened, newest at the bottom. */
export const LogList = () => {
  const { stage } = useTableState();
  const end = useRef<HTMLLIElement>(null);
  const lines = useLines()(stage.log.value);
  useEffect(() => {
    end.current?.parentElement?.scrollTo({ top: 1e6 });
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <ol class="log" tabIndex={0}>
      {lines.length === 0 && <li>{words().table.logEmpty}</li>}
      {lines.map(({ key, text, round }) => (
        <li key={key} class={round ? 'log-round' : undefined}>
          {text}
        </li>
      ))}
      <li ref={end} class="log-end" aria-hidden="true" />
    </ol>
  );
};

/** How many events back the live region reaches: enough that none is lost in a burst. */
const RECENT = 24;

/** Reads out to screen readers what happens, what is said and what is asked. */
export const LiveLog = () => {
  const { stage, game, names, prompt, guidance } = useTableState();
  const { table } = words();
  const said = useComputed(() => game.talk.value.slice(-4));
  const lines = useLines()(stage.log.value.slice(-RECENT));
  return (
    <>
      <div class="unseen" role="log" aria-live="polite" aria-label={table.log}>
        {lines.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
        {said.value.map((each) => (
          <p key={`said-${each.id}`}>
            {each.kind === 'reaction'
              ? table.reactions[each.reaction].told(names.value.person(each.seat))
              : table.says(names.value.name(each.seat), saidInWords(each))}
          </p>
        ))}
      </div>
      <div class="unseen" role="status">
        {prompt.value ? sentences([prompt.value.title, guidance.value ?? prompt.value.hint]) : ''}
      </div>
    </>
  );
};
