import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Character, Reaction } from '../../art/index.ts';
import type { Saying } from '../../game/game.ts';
import { words } from '../../i18n/index.ts';
import { useTableState } from '../context/context.ts';
import { fittingLines, QUICK_REACTIONS } from './fittingLines.ts';
import './quick-talk.css';

/** How long a button shows that its line was said. */
const SAID_MS = 1500;

/** Reactions, one tap each. */
export const QuickReactions = ({ say }: { say: (saying: Saying) => void }) => {
  const { reactions } = words().table;
  return (
    <div class="quick-reactions">
      {QUICK_REACTIONS.map((reaction) => (
        <button
          key={reaction}
          type="button"
          class="quick-reaction"
          aria-label={reactions[reaction].name}
          onClick={() => say({ kind: 'reaction', reaction, to: null })}
        >
          <Reaction id={reaction} size={34} />
        </button>
      ))}
    </div>
  );
};

/** While everybody decides about courage: six fitting lines with their addressees, and four reactions. */
export const QuickTalk = () => {
  const { game, stage, names } = useTableState();
  const { table, talk, talkTitle } = words();
  const said = useSignal<string | null>(null);
  useEffect(() => {
    if (said.value === null) return;
    const timer = setTimeout(() => {
      said.value = null;
    }, SAID_MS);
    return () => clearTimeout(timer);
  }, [said.value]);
  const sitters = game.sitters.value;
  return (
    <section class="quick-talk" aria-label={talkTitle}>
      <div class="quick-lines">
        {fittingLines(stage.view.value).map(({ line, to }) => {
          const face = to === null ? undefined : sitters[to]?.character;
          return (
            <button
              key={line}
              type="button"
              class="quick-line"
              data-said={said.value === line}
              onClick={() => {
                said.value = line;
                game.say({ kind: 'line', line, to });
              }}
            >
              {face && to !== null && (
                <>
                  <Character id={face} size={22} />
                  <span class="unseen">{table.sayTo(names.value.name(to))}</span>
                </>
              )}
              <span>{talk[line]}</span>
            </button>
          );
        })}
      </div>
      <QuickReactions say={game.say} />
    </section>
  );
};
