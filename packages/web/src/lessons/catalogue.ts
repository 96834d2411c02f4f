import type { LessonWords } from '../i18n/en/lessons.ts';
import { type Messages, words } from '../i18n/index.ts';

/** The folders with the files of lessons; each file has words of the same name. */
export const COURSES = ['tutorial', 'puzzles'] as const;
export type Course = (typeof COURSES)[number];

const FILES = import.meta.glob<unknown>(['./tutorial/*.json', './puzzles/*.json'], {
  eager: true,
  import: 'default',
});

/** The lessons of the tutorial that teach the base game: it has been learnt after the last of them. */
export const LAST_OF_BASE = 'end' satisfies keyof Messages['tutorial'];

export type LessonEntry = {
  readonly course: Course;
  readonly name: string;
  /** Its place in the course, from 1. */
  readonly at: number;
  readonly file: unknown;
  readonly path: string;
};

/** The lessons of a course, in the order of their words. */
export const lessonsOf = (course: Course): readonly LessonEntry[] =>
  Object.keys(words()[course]).map((name, index) => ({
    course,
    name,
    at: index + 1,
    file: FILES[`./${course}/${name}.json`] ?? null,
    path: `/lessons/${course}/${name}`,
  }));

export const lessonAt = (path: string): LessonEntry | null =>
  COURSES.flatMap(lessonsOf).find((lesson) => lesson.path === path.replace(/\/$/, '')) ?? null;

export const lessonAfter = ({ course, at }: LessonEntry): LessonEntry | null =>
  lessonsOf(course)[at] ?? null;

type Lookup = Readonly<Record<string, LessonWords>>;

const lookUp = (course: Course, name: string): LessonWords | undefined => {
  const { tutorial, puzzles }: Readonly<Record<Course, Lookup>> = words();
  return course === 'tutorial' ? tutorial[name] : puzzles[name];
};

/** The words of a lesson: its name, its steps, and what is said when it is done. */
export const wordsOf = ({ course, name }: LessonEntry): LessonWords => {
  const found = lookUp(course, name);
  if (found === undefined) throw new Error(`The lesson ${name} has no words.`);
  return found;
};
