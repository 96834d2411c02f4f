import { LINES } from '@holdup/bots';
import type { Seat } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { Character, REACTIONS, Reaction } from '../../art/index.ts';
import { Dialog } from '../../ui/index.ts';
import type { TableContext } from './context.ts';
import type { Names } from './names.ts';

type TalkProps = { names: Names; context: TableContext; to: Seat | null; onClose: () => void };

/** One tap to threaten, promise or lie; reactions for everything else. */
export const TalkDialog = ({ names, context, to, onClose }: TalkProps) => {
  const { words, game } = context;
  const { table, talk, talkTitle } = words;
  const target = useSignal<Seat | null>(to);
  const { players } = game.latest.value.view.public;
  return (
    <Dialog title={talkTitle} onClose={onClose}>
      <fieldset class="talk-to" aria-label={talkTitle}>
        <button
          type="button"
          aria-pressed={target.value === null}
          onClick={() => {
            target.value = null;
          }}
        >
          {table.sayToAll}
        </button>
        {game.sitters.value.map(({ character }, index) => {
          const seat = index as Seat;
          if (names.you(seat) || players[index]?.alive === false) return null;
          return (
            <button
              key={character}
              type="button"
              aria-pressed={target.value === seat}
              aria-label={table.sayTo(names.name(seat))}
              onClick={() => {
                target.value = seat;
              }}
            >
              <Character id={character} size={36} />
            </button>
          );
        })}
      </fieldset>
      <div class="talk-reactions">
        {REACTIONS.map((reaction) => (
          <button
            key={reaction}
            type="button"
            class="explain"
            aria-label={table.reactions[reaction]}
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
            {talk[line]}
          </button>
        ))}
      </div>
    </Dialog>
  );
};
