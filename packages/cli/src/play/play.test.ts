import { randomBot } from '@holdup/bots';
import { createMatch, resolveSetup, type Setup, viewOf } from '@holdup/engine';
import { LOCALES, type Locale, speakInTerminal } from '@holdup/web/words';
import { describe, expect, test } from 'vitest';
import { printEnding } from './ending.ts';
import { type Conversation, OWN_SEAT, playMatch } from './game.ts';
import { terminalLanguage } from './language.ts';
import { situationLines } from './situation.ts';

const SITTERS = ['Ace', 'Bull', 'Fox', 'Duck'].map((name) => ({ name }));
const QUESTION = /^Your choice, 1 to (\d+) \(\? shows the table, q leaves the game\): $/;

interface Plan {
  readonly answers: readonly (string | null)[];
  readonly setup?: Partial<Setup>;
  readonly language?: Locale;
}

/** Plays with these answers, and with the last one from then on. */
async function playWith({ answers, setup = {}, language = 'en' }: Plan) {
  const speech = await speakInTerminal(language);
  const names = speech.namesFor(SITTERS, OWN_SEAT);
  const lines: string[] = [];
  const questions: string[] = [];
  const resolved = resolveSetup({ edition: 'second', seats: 4, seed: 'terminal', ...setup });
  const bots = Array.from({ length: resolved.seats }, () => randomBot);
  const talk: Conversation = {
    say: (line) => lines.push(line),
    title: (line) => lines.push(`# ${line}`),
    async ask(question) {
      questions.push(question);
      return answers[questions.length - 1] ?? answers.at(-1) ?? null;
    },
  };
  const result = await playMatch(resolved, bots, names, speech, talk);
  if (result !== null) printEnding(result, names, speech, talk);
  return { result, lines, questions };
}

/** The phrases of two words or more in these lines. */
const phrasesOf = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(
    lines
      .flatMap((line) => line.split(/[.,:!?…()#–×]+/))
      .map((phrase) => phrase.trim())
      .filter((phrase) => /\p{L}{2,}\P{L}+\p{L}{2,}/u.test(phrase)),
  );

/** The first and the second choice in turn, for more questions than a match has. */
const IN_TURN = Array.from({ length: 300 }, (_, turn) => `${1 + (turn % 2)}`);

const SETUPS: readonly Partial<Setup>[] = [
  {},
  { options: { powers: 'random' } },
  { options: { powers: ['dictator', 'cunning', 'hustler', 'junkDealer'] } },
  { edition: 'first' },
];

describe('holdup play', () => {
  test.each(SETUPS)('plays a whole game to its end: %j', async (setup) => {
    const { result, lines, questions } = await playWith({ answers: ['1'], setup });
    expect(result?.seats).toHaveLength(4);
    for (const question of questions) expect(question).toMatch(QUESTION);
    expect(lines.filter((line) => line.startsWith('# Round 1.'))).toHaveLength(1);
    expect(lines.filter((line) => /^\d\. \w+: (?:\$|dead)/.test(line))).toHaveLength(4);
  });

  test.each(SETUPS)('says the same in every language, each in its own words: %j', async (setup) => {
    const answers = ['?', ...IN_TURN];
    const told = new Map<Locale, readonly string[]>();
    for (const language of LOCALES) {
      const { result, lines, questions } = await playWith({ answers, setup, language });
      expect(result, language).not.toBeNull();
      told.set(language, [...lines, ...questions]);
    }
    const english = told.get('en') ?? [];
    for (const [language, lines] of told) {
      expect(lines.join('\n')).not.toMatch(/undefined|null|NaN|\[object|\(\)|: *\./);
      if (language === 'en') continue;
      expect(lines).toHaveLength(english.length);
      const phrases = phrasesOf(lines);
      expect(
        [...phrasesOf(english)].filter((phrase) => phrases.has(phrase)),
        language,
      ).toEqual([]);
    }
  });

  test('asks again after an answer that is no choice, and shows the table for a question mark', async () => {
    const { lines } = await playWith({ answers: ['99', 'bang', '?', '1', 'q'] });
    expect(
      lines.filter((line) => /^Please answer with a number from 1 to \d+\.$/.test(line)),
    ).toHaveLength(2);
    expect(lines.filter((line) => line.startsWith('Your hand: '))).toHaveLength(2);
  });

  test('gives a hint once, and again when it says something else', async () => {
    const { lines } = await playWith({ answers: ['1'] });
    expect(lines.filter((line) => line.startsWith('Secret until the reveal.'))).toHaveLength(1);
    expect(lines.filter((line) => line === 'Load a bullet').length).toBeGreaterThan(1);
    expect(lines.join('\n')).not.toContain('Tap');
  });

  test('says what somebody wants once: in the question to the Dictator, or before a bot’s answer', async () => {
    const asked = await playWith({
      answers: IN_TURN,
      setup: { options: { powers: ['dictator', 'kid', 'doctor', 'cute'] } },
    });
    const wishes = asked.lines.filter((line) => line.includes(' wants: '));
    expect(wishes.length).toBeGreaterThan(0);
    expect(wishes.filter((line) => line.endsWith('.'))).toEqual([]);
    const watched = await playWith({
      answers: IN_TURN,
      setup: { options: { powers: ['kid', 'dictator', 'doctor', 'cute'] } },
    });
    for (const [index, line] of watched.lines.entries())
      if (line.includes(' wants: '))
        expect(watched.lines[index + 1]).toMatch(/^Bull (?:allows|bans) /);
    expect(watched.lines.join('\n')).toMatch(/ wants: .*\.\nBull /);
  });

  test.each([['q'], [null]])(
    'ends when the player leaves or the input ends: %j',
    async (answer) => {
      const { result, questions } = await playWith({ answers: [answer] });
      expect(result).toBeNull();
      expect(questions).toHaveLength(1);
    },
  );

  test('the table is described by what the player may see', async () => {
    const speech = await speakInTerminal('en');
    const match = createMatch({ edition: 'second', seats: 4, seed: 'terminal' });
    const names = speech.namesFor(SITTERS, OWN_SEAT);
    const lines = situationLines(viewOf(match, OWN_SEAT), names, speech);
    expect(lines[0]).toMatch(/^You \(Ace\): .*standing, 0 wounds, 8 bullets, 0 loot cards\.$/);
    expect(lines).toContain('Your hand: 5\u00a0×\u00a0Click and 3\u00a0×\u00a0Bang!');
    expect(lines).toContain('No loot yet');
  });
});

describe('the language of the terminal', () => {
  test.each<[NodeJS.ProcessEnv, Locale]>([
    [{ LANG: 'de_DE.UTF-8' }, 'de'],
    [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'pl_PL' }, 'pl'],
    [{ LANG: 'de_DE.UTF-8', LC_MESSAGES: 'pl_PL', LC_ALL: 'fr_CA@euro' }, 'fr'],
    [{ LANG: 'de', LC_ALL: '' }, 'de'],
    [{ LANG: 'de_DE.UTF-8', LC_ALL: 'C.UTF-8' }, 'en'],
    [{ LANG: 'ja_JP.UTF-8' }, 'en'],
  ])('%j: %s', (env, language) => {
    expect(terminalLanguage(env)).toBe(language);
  });
});
