import type { GameEvent } from '@holdup/engine';
import { useComputed } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import type { LogEntry, Stage } from '../../motion/stage.ts';
import type { Names } from '../../wording/names.ts';
import { narrate } from '../../wording/narrate.ts';
import type { TableContext } from '../context/context.ts';
import { saidInWords } from '../talk/TalkPanel.tsx';

type LogProps = { stage: Stage; names: Names; context: TableContext; cash: boolean };

/** What is announced and then taken without anybody minding is told once. */
const saidAnyway = (event: GameEvent, next: GameEvent | undefined): boolean =>
  event.type === 'announced' && next?.type === 'took';

type Line = { readonly key: string; readonly text: string; readonly round: boolean };

/** Words an event once, however often the log is drawn. */
const useWording = ({ names, cash, context }: LogProps) =>
  useMemo(() => {
    const known = new Map<number, readonly string[]>();
    return ({ id, event }: LogEntry): readonly string[] => {
      const texts = known.get(id) ?? narrate(event, names, cash);
      known.set(id, texts);
      return texts;
    };
  }, [names, cash, context.words]);

const linesOf = (
  entries: readonly LogEntry[],
  wording: (entry: LogEntry) => readonly string[],
): readonly Line[] =>
  entries.flatMap((each, at) =>
    saidAnyway(each.event, entries[at + 1]?.event)
      ? []
      : wording(each).map((text, index) => ({
          key: `${each.id}-${index}`,
          text,
          round: each.event.type === 'roundBegan',
        })),
  );

/** Everything that happened, newest at the bottom. */
export const LogList = (props: LogProps) => {
  const end = useRef<HTMLLIElement>(null);
  const lines = linesOf(props.stage.log.value, useWording(props));
  useEffect(() => {
    end.current?.parentElement?.scrollTo({ top: 1e6 });
  }, [lines.length]);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by the keyboard
    <ol class="log" tabIndex={0}>
      {lines.length === 0 && <li>{props.context.words.table.logEmpty}</li>}
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

/** Says what happens, line after line, to those who don't see it; also what is asked and what is said. */
export const LiveLog = (props: LogProps) => {
  const { context, names, stage } = props;
  const { words, game, prompt } = context;
  const said = useComputed(() => game.talk.value.slice(-4));
  const lines = linesOf(stage.log.value.slice(-RECENT), useWording(props));
  return (
    <>
      <div class="unseen" role="log" aria-live="polite" aria-label={words.table.log}>
        {lines.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
        {said.value.map((each) => (
          <p key={`said-${each.id}`}>
            {words.table.says(names.name(each.seat), saidInWords(each, context))}
          </p>
        ))}
      </div>
      <div class="unseen" role="status">
        {prompt ? `${prompt.title} ${prompt.hint}` : ''}
      </div>
    </>
  );
};
