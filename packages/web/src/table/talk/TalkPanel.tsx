import { LINES } from '@holdup/bots';
import type { Seat } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Character, REACTIONS, Reaction } from '../../art/index.ts';
import type { Said } from '../../game/game.ts';
import { ChatForm } from '../../ui/ChatForm.tsx';
import { CloseIcon } from '../../ui/index.ts';
import type { Names } from '../../wording/names.ts';
import type { TableContext } from '../context/context.ts';
import './talk.css';

type TalkProps = { names: Names; context: TableContext; to: Seat | null; onClose: () => void };

/** So much of what was said is kept at hand. */
const RECENT = 30;

export const saidInWords = (said: Said, { words }: TableContext): string => {
  switch (said.kind) {
    case 'line':
      return words.talk[said.line];
    case 'chat':
      return said.text;
    case 'reaction':
      return words.table.reactions[said.reaction];
  }
};

const ChatBox = ({ names, context }: Pick<TalkProps, 'names' | 'context'>) => {
  const { words, game } = context;
  const { chat } = words.tables;
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
          game.say({ kind: 'chat', text });
          return true;
        }}
      />
      <ul ref={list} class="talk-said" aria-label={chat.name}>
        {said.length === 0 && <li class="field-hint">{chat.empty}</li>}
        {said.map((each) => (
          <li key={each.id}>
            <strong>
              {names.you(each.seat) ? words.table.yourSeat : names.name(each.seat)}
              {each.to !== null && ` → ${names.whom(each.to)}`}
            </strong>{' '}
            {saidInWords(each, context)}
          </li>
        ))}
      </ul>
    </div>
  );
};

/** Whom a line is meant for. */
const Addressees = ({
  names,
  context: { words, game },
  target,
  onTarget,
}: Pick<TalkProps, 'names' | 'context'> & {
  target: Seat | null;
  onTarget: (seat: Seat | null) => void;
}) => {
  const { players } = game.latest.value.view.public;
  return (
    <fieldset class="talk-to" aria-label={words.talkTitle}>
      <button type="button" aria-pressed={target === null} onClick={() => onTarget(null)}>
        {words.table.sayToAll}
      </button>
      {game.sitters.value.map(({ character }, index) => {
        const seat = index as Seat;
        if (names.you(seat) || players[index]?.alive === false) return null;
        return (
          <button
            key={character}
            type="button"
            aria-pressed={target === seat}
            aria-label={words.table.sayTo(names.name(seat))}
            onClick={() => onTarget(seat)}
          >
            <Character id={character} size={36} />
          </button>
        );
      })}
    </fieldset>
  );
};

/**
 * One tap to threaten, promise or lie; reactions for everything else; plain chat where people play. It lies over the scene,
 * never over the decision: talking and deciding go together.
 */
export const TalkPanel = ({ names, context, to, onClose }: TalkProps) => {
  const { words, game } = context;
  const target = useSignal<Seat | null>(to);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
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
          {words.talkTitle}
        </h2>
        <button
          type="button"
          class="button button-quiet icon-button"
          aria-label={words.common.close}
          onClick={onClose}
        >
          <CloseIcon />
        </button>
      </header>
      <div class="talk-body">
        {game.abilities.chat && <ChatBox names={names} context={context} />}
        <Addressees
          names={names}
          context={context}
          target={target.value}
          onTarget={(seat) => {
            target.value = seat;
          }}
        />
        <div class="talk-reactions">
          {REACTIONS.map((reaction) => (
            <button
              key={reaction}
              type="button"
              class="explain"
              aria-label={words.table.reactions[reaction]}
              onClick={() => {
                game.say({ kind: 'reaction', reaction, to: target.value });
                onClose();
              }}
            >
              <Reaction id={reaction} size={40} />
            </button>
          ))}
        </div>
        <div class="talk-lines">
          {LINES.map((line) => (
            <button
              key={line}
              type="button"
              class="talk-line"
              onClick={() => {
                game.say({ kind: 'line', line, to: target.value });
                onClose();
              }}
            >
              {words.talk[line]}
            </button>
          ))}
        </div>
      </div>
    </section>
  );
};
