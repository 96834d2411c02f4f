import type { EditionName } from '@holdup/engine';
import { words } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { moveName } from '../../wording/moveName.ts';
import type { Names } from '../../wording/names.ts';
import { reasonsFor } from '../../wording/reasons.ts';
import { nameOfStep } from '../../wording/stepName.ts';
import { costOf, type Lessons } from './lessons.ts';

type LessonCardProps = {
  lesson: Lessons;
  edition: EditionName;
  names: Names;
  onWatch: () => void;
  onAgain: () => void;
};

const whenOf = ({ rounds, round, step }: Lessons, edition: EditionName): string => {
  const { advice, game, guide } = words();
  const name = nameOfStep(step, edition);
  return rounds.length > 1
    ? guide.coach.rounds(game.list(rounds.map(String)), name)
    : advice.coach.when(round, name);
};

/** A decision that could have been better: what was chosen, what would have been better, and what speaks for it. */
export const LessonCard = ({ lesson, edition, names, onWatch, onAgain }: LessonCardProps) => {
  const { advice, guide } = words();
  const { coach, hint, percent } = advice;
  const { made, better, madeWin, betterWin, danger, view } = lesson;
  const cost = costOf(lesson);
  const why = reasonsFor(view, better, names, danger);
  return (
    <li class="lesson">
      <p class="lesson-head">
        <span>{whenOf(lesson, edition)}</span>
        <b aria-hidden="true">{coach.cost(cost)}</b>
        <span class="unseen">{coach.costs(cost)}</span>
      </p>
      <dl>
        <div>
          <dt>{coach.made}</dt>
          <dd>
            {moveName(made, names, edition)} <small>{percent(madeWin)}</small>
          </dd>
        </div>
        <div class="lesson-better">
          <dt>{coach.better}</dt>
          <dd>
            {moveName(better, names, edition)} <small>{percent(betterWin)}</small>
          </dd>
        </div>
      </dl>
      {why.length > 0 && <p>{why.join(' ')}</p>}
      {danger && danger.guns.length > 0 && (
        <p class="field-hint">{hint.hit(percent(danger.hit))}</p>
      )}
      <div class="lesson-ways">
        <Button look="quiet" onClick={onWatch}>
          {coach.watch}
        </Button>
        <Button look="quiet" onClick={onAgain}>
          {guide.coach.again}
        </Button>
      </div>
    </li>
  );
};
