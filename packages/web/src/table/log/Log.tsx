import type { GameEvent } from '@holdup/engine';
import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { locale, sentences, words } from '../../i18n/index.ts';
import type { LogEntry } from '../../motion/stage.ts';
import type { Names } from '../../wording/names.ts';
import { narrate } from '../../wording/narrate.ts';
import { saidInWords } from '../../wording/saidInWords.ts';
import { useTableState } from '../context/context.ts';
import { type ShortEntry, shortened, type Takings } from './shortLog.ts';

/** A share that is announced and then taken without objection is reported once. */
const isRepeated = (event: GameEvent, next: GameEvent): boolean =>
  event.type === 'announced' && next.type === 'took';

/** The takings of a round that is over. */
const countedIn = ({ counts }: Takings, { name }: Names): string =>
  words().memory.taken([...counts].map(([seat, count]) => `${name(seat)} ${count}`).join(', '));

type LogLine = { readonly key: string; readonly text: string; readonly round: boolean };

/** The lines of log entries. Each entry is worded once, however often the log is drawn. */
const useLines = (): ((entries: readonly ShortEntry[]) => readonly LogLine[]) => {
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
      entries.flatMap((entry, at): readonly LogLine[] => {
        if ('counts' in entry)
          return [{ key: `${entry.id}-counts`, text: countedIn(entry, called), round: false }];
        const next = entries[at + 1];
        if (next !== undefined && 'event' in next && isRepeated(entry.event, next.event)) return [];
        return textsOf(entry).map((text, index) => ({
          key: `${entry.id}-${index}`,
          text,
          round: entry.event.type === 'roundBegan',
        }));
      });
  }, [called, played, language]);
};

/** Everything that happened, newest at the bottom. */
export const LogList = () => {
  const { stage, game } = useTableState();
  const end = useRef<HTMLLIElement>(null);
  const lines = useLines()(
    game.screenRules.value.shortLog ? shortened(stage.log.value) : stage.log.value,
  );
  useEffect(() => {
    const list = end.current?.parentElement;
    if (!list) return;
    // Observing reports the present size at once; later, what is asked above the log takes some of its height.
    const observer = new ResizeObserver(() => list.scrollTo({ top: list.scrollHeight }));
    observer.observe(list);
    return () => observer.disconnect();
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
      <li ref={end} aria-hidden="true" />
    </ol>
  );
};

/** How many events back the live region reaches: enough that none is lost in a burst. */
const RECENT = 24;

/** Reads out to screen readers what happens, what is said and what is asked. */
export const LiveLog = () => {
  const { stage, game, names, prompt, guidance } = useTableState();
  const { table, whisper } = words();
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
            {each.kind === 'whispering'
              ? whisper.narrated(names.value.name(each.seat))
              : each.kind === 'reaction'
                ? table.reactions[each.reaction].narrated(names.value.person(each.seat))
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
