import { LINES } from '@holdup/bots';
import type { Seat } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { Character, REACTIONS, Reaction } from '../../art/index.ts';
import { mapSeats } from '../../game/seats.ts';
import { words } from '../../i18n/index.ts';
import { ChatForm } from '../../ui/ChatForm.tsx';
import { CloseIcon, Toggle } from '../../ui/index.ts';
import { saidInWords } from '../../wording/saidInWords.ts';
import { useTableState } from '../context/context.ts';
import './talk.css';

/** How much of what was said is shown. */
const RECENT = 30;

/** What the reader says, aloud or to one person only. */
type Voice = { readonly to: Seat | null; readonly whispers: boolean };

const ChatBox = ({ to, whispers }: Voice) => {
  const { game, names } = useTableState();
  const { table, tables, whisper } = words();
  const { label, person } = names.value;
  const list = useRef<HTMLUListElement>(null);
  const said = game.talk.value.filter(({ kind }) => kind !== 'reaction').slice(-RECENT);
  const newest = said.at(-1)?.id;
  useEffect(() => {
    list.current?.scrollTo({ top: list.current.scrollHeight });
  }, [newest]);
  return (
    <div class="talk-chat">
      <ChatForm
        send={(text) => {
          game.say(
            whispers && to !== null ? { kind: 'whisper', to, text } : { kind: 'chat', text },
          );
          return true;
        }}
      />
      <ul ref={list} class="talk-said" aria-label={tables.chat.name}>
        {said.length === 0 && <li class="field-hint">{tables.chat.empty}</li>}
        {said.map((each) => (
          <li key={each.id}>
            <strong>
              {each.to === null
                ? label(each.seat)
                : table.saysTo(person(each.seat), person(each.to))}
            </strong>{' '}
            {'whispered' in each && <em>{whisper.mark} </em>}
            {saidInWords(each)}
          </li>
        ))}
      </ul>
    </div>
  );
};

type AddresseesProps = { target: Seat | null; onTarget: (seat: Seat | null) => void };

/** Whom a line is meant for. */
const Addressees = ({ target, onTarget }: AddresseesProps) => {
  const { game, names } = useTableState();
  const { table, talkTitle } = words();
  const { players } = game.latest.value.view.public;
  return (
    <fieldset class="talk-to" aria-label={talkTitle}>
      <button type="button" aria-pressed={target === null} onClick={() => onTarget(null)}>
        {table.sayToAll}
      </button>
      {mapSeats(game.sitters.value, ({ character }, seat) =>
        names.value.you(seat) || players[seat]?.alive === false ? null : (
          <button
            key={seat}
            type="button"
            aria-pressed={target === seat}
            aria-label={table.sayTo(names.value.name(seat))}
            onClick={() => onTarget(seat)}
          >
            <Character id={character} size={36} />
          </button>
        ),
      )}
    </fieldset>
  );
};

/** Lines and reactions, one tap each. */
const Lines = ({ to, whispers, onSaid }: Voice & { onSaid: () => void }) => {
  const { game } = useTableState();
  const { table, talk } = words();
  return (
    <>
      <div class="talk-lines">
        {LINES.map((line) => (
          <button
            key={line}
            type="button"
            class="talk-line"
            onClick={() => {
              game.say(
                whispers && to !== null
                  ? { kind: 'whisper', to, line }
                  : { kind: 'line', line, to },
              );
              onSaid();
            }}
          >
            {talk[line]}
          </button>
        ))}
      </div>
      <div class="talk-reactions" hidden={whispers}>
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            class="explain"
            aria-label={table.reactions[reaction].name}
            onClick={() => {
              game.say({ kind: 'reaction', reaction, to });
              onSaid();
            }}
          >
            <Reaction id={reaction} size={40} />
          </button>
        ))}
      </div>
    </>
  );
};

/**
 * One tap to threaten, promise or lie; reactions for everything else; plain chat where people play. It lies over the
 * scene, never over the decision: talking and deciding go together.
 */
export const TalkPanel = ({ to, onClose }: { to: Seat | null; onClose: () => void }) => {
  const { game } = useTableState();
  const { talkTitle, common, whisper } = words();
  const target = useSignal<Seat | null>(to);
  const whispering = useSignal(false);
  const listener = target.value === null ? undefined : game.sitters.value[target.value];
  const hears = game.abilities.whisper && listener?.kind === 'person';
  const voice: Voice = { to: target.value, whispers: hears && whispering.value };
  const heading = useRef<HTMLHeadingElement>(null);
  // Before the panel is painted: an Escape pressed as soon as it shows closes it.
  useLayoutEffect(() => {
    const before = document.activeElement;
    heading.current?.focus({ preventScroll: true });
    return () => {
      if (before instanceof HTMLElement) before.focus({ preventScroll: true });
    };
  }, []);
  return (
    <section
      class="talk-panel"
      aria-labelledby="talk-title"
      onKeyDown={({ key }) => {
        if (key === 'Escape') onClose();
      }}
    >
      <header class="talk-head">
        <h2 id="talk-title" ref={heading} tabIndex={-1}>
          {talkTitle}
        </h2>
        <button
          type="button"
          class="button button-quiet icon-button"
          aria-label={common.close}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </header>
      <div class="talk-body">
        <Addressees
          target={target.value}
          onTarget={(seat) => {
            target.value = seat;
          }}
        />
        {hears && (
          <Toggle
            label={whisper.name}
            hint={whisper.explain}
            checked={whispering.value}
            onChange={(on) => {
              whispering.value = on;
            }}
          />
        )}
        <Lines {...voice} onSaid={onClose} />
        {game.abilities.chat && <ChatBox {...voice} />}
      </div>
    </section>
  );
};
