import { words } from '../../i18n/index.ts';
import { type LessonEntry, lessonAfter, lessonAt, wordsOf } from '../../lessons/catalogue.ts';
import { navigate, path } from '../../routing/routing.tsx';
import { GameTable } from '../../table/GameTable.tsx';
import { Button, Loading } from '../../ui/index.ts';
import { RulesButton } from '../how-to-play/RulesButton.tsx';
import { NotFoundScreen } from '../not-found/NotFoundScreen.tsx';
import { Closing } from './Closing.tsx';
import { useLessonGame } from './useLessonGame.ts';
import './lessons.css';

const LessonTable = ({ lesson }: { lesson: LessonEntry }) => {
  const { lessons, end } = words();
  const { game: current, failed, attempt, again } = useLessonGame(lesson);
  const game = current.value;
  const skip = (): void => navigate(lessonAfter(lesson)?.path ?? '/lessons');
  if (game === null) return <Loading failed={failed.value} />;
  const ended = game.progress.value.outcome !== null;
  return (
    <GameTable
      key={attempt}
      game={game}
      heading={{
        title: `${end.rank(lesson.at)} ${wordsOf(lesson).name}`,
        tools: (
          <Button look="quiet" onClick={skip}>
            {lessons.skip}
          </Button>
        ),
      }}
      {...(ended ? { closing: <Closing {...{ lesson, game }} onAgain={again} /> } : {})}
      menu={
        <div class="table-menu">
          <RulesButton />
          <Button look="paper" onClick={() => navigate('/lessons')}>
            {lessons.all}
          </Button>
        </div>
      }
    />
  );
};

/** A lesson or a puzzle, played at a real table. */
export const LessonScreen = () => {
  const lesson = lessonAt(path.value);
  return lesson === null ? <NotFoundScreen /> : <LessonTable key={lesson.path} lesson={lesson} />;
};
