import { type DecisionName, POWER_NAMES, type View } from '@holdup/engine';
import { seatsWhere } from '../../game/seats.ts';
import { type MatchMessages, matchWords } from '../../i18n/spoken.ts';
import { type Names, shareInText } from '../../wording/names.ts';

/** What a decision asks, and one line about it. */
type Question = { readonly title: string; readonly hint: string };

/** The decisions that the words of one power ask. */
type DecisionsOf<Power> = Power extends { readonly decisions: infer Decisions } ? Decisions : never;
type PowerDecisions = DecisionsOf<MatchMessages['powers'][keyof MatchMessages['powers']]>;
type PlainKeys<Decisions> = Decisions extends unknown
  ? { [Name in keyof Decisions]: Decisions[Name] extends Question ? Name : never }[keyof Decisions]
  : never;

/** Decisions whose question needs nothing but the words of their power. */
type PowerQuestion = Extract<PlainKeys<PowerDecisions>, DecisionName>;

type Asked = { readonly view: View; readonly names: Names };

/** The seats that aim at the reader. */
export const threatsTo = ({ seat, public: shown }: View) =>
  seat === null ? [] : seatsWhere(shown.players, ({ target }) => target === seat);

const askCourage = ({ view, names }: Asked): Question => {
  const { editions, table } = matchWords();
  const { title, hint: safe } = table.decisions.courage;
  const { one, many } = editions[view.public.edition].aimedBy;
  const threats = threatsTo(view);
  if (threats.length === 0) return { title, hint: safe };
  return { title, hint: (threats.length === 1 ? one : many)(names.list(threats)) };
};

const askTake = ({ view: { moves, public: shown } }: Asked): Question => {
  const { game, loot, powers, table } = matchWords();
  const two = moves.some((move) => move.move === 'take' && move.shares.length === 2);
  const text = two ? powers.greedy.takeTwo : table.decisions.take;
  const { forbidden } = shown.sharing;
  return forbidden === null
    ? text
    : { ...text, hint: table.prompts.takeForbidden(game.within(loot.kinds[forbidden])) };
};

const askForbid = ({ view, names }: Asked): Question => {
  const { game, powers } = matchWords();
  const { title, hint } = powers.dictator.decisions.forbid;
  const { turn, announced } = view.public.sharing;
  const taker = turn === null ? '' : names.name(turn);
  return { title: title(taker, game.list(announced.map(shareInText))), hint };
};

const askTrade = ({ view }: Asked): Question => {
  const { title, hint } = matchWords().powers.junkDealer.decisions.trade;
  const { incoming } = view.public.sharing;
  return { title: title(incoming === null ? '' : shareInText(incoming)), hint };
};

/** The questions that are not plain words of a power. A decision that has neither is a compile error here. */
const QUESTIONS: Readonly<
  Record<Exclude<DecisionName, PowerQuestion>, (asked: Asked) => Question>
> = {
  load: () => matchWords().table.decisions.load,
  aim: () => matchWords().table.decisions.aim,
  privilege: () => matchWords().table.decisions.privilege,
  reaim: () => matchWords().table.decisions.reaim,
  courage: askCourage,
  take: askTake,
  forbid: askForbid,
  trade: askTrade,
  clip: () => matchWords().loot.clip,
};

const needsMore = (decision: DecisionName): decision is keyof typeof QUESTIONS =>
  Object.hasOwn(QUESTIONS, decision);

type PowerWords = { readonly name: string; readonly decisions?: Readonly<Record<string, object>> };

/** The words of the power that asks this decision. */
const powerQuestion = (decision: PowerQuestion): Question => {
  const { powers } = matchWords();
  for (const name of POWER_NAMES) {
    const { decisions = {} }: PowerWords = powers[name];
    const text = decisions[decision];
    if (text && isQuestion(text)) return text;
  }
  throw new Error(`No power asks “${decision}”.`);
};

const isQuestion = (text: object): text is Question =>
  'title' in text && typeof text.title === 'string' && 'hint' in text;

export const questionOf = (decision: DecisionName, asked: Asked): Question =>
  needsMore(decision) ? QUESTIONS[decision](asked) : powerQuestion(decision);
