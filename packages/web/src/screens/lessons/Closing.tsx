import type { MatchResult } from '@holdup/engine';
import { useEffect, useRef } from 'preact/hooks';
import type { LessonGame } from '../../game/lesson/lessonGame.ts';
import { sentences, words } from '../../i18n/index.ts';
import { LAST_OF_BASE, type LessonEntry, lessonAfter, wordsOf } from '../../lessons/catalogue.ts';
import { navigate } from '../../routing/routing.tsx';
import { announce, DecisionButton } from '../../ui/index.ts';
import { namesFor } from '../../wording/names.ts';

/** Who has how much at the end of the match. */
const Totals = ({ game, result }: { game: LessonGame; result: MatchResult }) => {
  const { end, game: terms } = words();
  const names = namesFor(game.sitters.value, game.latest.value.view.seat);
  const rows = result.seats.toSorted((a, b) => a.place - b.place);
  return (
    <ol class="lesson-totals" aria-label={end.title}>
      {rows.map(({ seat, place, alive, total }) => (
        <li key={seat} data-winner={result.winners.includes(seat)}>
          <span>
            {end.rank(place)} {names.label(seat)}
          </span>
          <b>{alive ? terms.money(total) : end.dead}</b>
        </li>
      ))}
    </ol>
  );
};

/** After the right move: continue to the next lesson. A player who knows the base game may also start a game. */
const Onward = ({ lesson }: { lesson: LessonEntry }) => {
  const { lessons } = words();
  const next = lessonAfter(lesson);
  const open = (path: string) => () => navigate(path);
  return (
    <>
      {(next === null || lesson.name === LAST_OF_BASE) && (
        <DecisionButton look={next === null ? 'gold' : 'sky'} onClick={open('/play')}>
          {lessons.play}
        </DecisionButton>
      )}
      {next === null ? (
        <DecisionButton look="sky" onClick={open('/lessons')}>
          {lessons.all}
        </DecisionButton>
      ) : (
        <DecisionButton look="gold" hint={wordsOf(next).name} onClick={open(next.path)}>
          {lesson.course === 'tutorial' ? lessons.next : lessons.nextPuzzle}
        </DecisionButton>
      )}
    </>
  );
};

type ClosingProps = {
  lesson: LessonEntry;
  game: LessonGame;
  onAgain: () => void;
};

/** The end of a lesson, in the place of the decision: what the move led to and why, and how it goes on. */
export const Closing = ({ lesson, game, onAgain }: ClosingProps) => {
  const { lessons } = words();
  const { step, outcome } = game.progress.value;
  const { result } = game.latest.value.view.public;
  const { steps, done } = wordsOf(lesson);
  const right = outcome === 'right';
  const title = right ? lessons.right : lessons.wrong;
  const text = right ? done : (steps[step]?.wrong ?? '');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    announce(sentences([title, text]));
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <section class="prompt lesson-closing" aria-labelledby="lesson-closing">
      <div class="prompt-text">
        <h2 id="lesson-closing" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        <p data-first="true">{text}</p>
      </div>
      {result && <Totals game={game} result={result} />}
      <div class="choices choices-big">
        {right ? (
          <Onward lesson={lesson} />
        ) : (
          <DecisionButton look="gold" onClick={onAgain}>
            {lessons.again}
          </DecisionButton>
        )}
      </div>
    </section>
  );
};
