import { words } from '../../i18n/index.ts';
import { Page } from '../../layout/Page.tsx';
import { type Course, lessonAt, lessonsOf, wordsOf } from '../../lessons/catalogue.ts';
import { isTaken, lessonUnderWay } from '../../lessons/progress.ts';
import { Link } from '../../routing/routing.tsx';
import { CheckIcon, DecisionLink } from '../../ui/index.ts';
import './lessons.css';

const List = ({ course }: { course: Course }) => (
  <ol class="lesson-list">
    {lessonsOf(course).map((lesson) => (
      <li key={lesson.path}>
        <Link to={lesson.path} class="lesson-entry">
          <span class="lesson-number" aria-hidden="true">
            {isTaken(lesson.path) ? <CheckIcon /> : lesson.at}
          </span>
          {wordsOf(lesson).name}
          {isTaken(lesson.path) && <span class="unseen">, {words().lessons.taken}</span>}
        </Link>
      </li>
    ))}
  </ol>
);

/** All lessons and puzzles; the big button leads to the lesson that was left, or to the first one not taken. */
export const LessonsScreen = () => {
  const { lessons } = words();
  const all = lessonsOf('tutorial');
  const left = lessonAt(lessonUnderWay() ?? '');
  const next = left ?? all.find(({ path }) => !isTaken(path)) ?? all[0];
  return (
    <Page title={lessons.title}>
      <p class="comic-lead">{lessons.lead}</p>
      {next && (
        <DecisionLink to={next.path} look="gold" hint={wordsOf(next).name}>
          {left === null && next === all[0] ? lessons.start : lessons.resume}
        </DecisionLink>
      )}
      <List course="tutorial" />
      <h2>{lessons.puzzlesTitle}</h2>
      <p class="comic-lead">{lessons.puzzlesLead}</p>
      <List course="puzzles" />
    </Page>
  );
};
