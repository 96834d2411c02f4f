import { coach as coachSeat, hint as hintFor, type Net } from '@holdup/bots';
import {
  createRandom,
  EDITION_RULES,
  ownView,
  readReplay,
  resample,
  runReplay,
  spectatorView,
  standings,
  type View,
  viewOf,
} from '@holdup/engine';
import { analyse } from './analyse.ts';
import type { Frame, RulesQueries } from './messages.ts';
import { loadNet } from './net.ts';
import { ownGame } from './ownGame.ts';

/** The value of a seat's own loot: the rules score it in a sampled match consistent with the seat's view. */
const appraise: RulesQueries['appraise'] = (view) => {
  if (view.seat === null || view.own === null) return null;
  const imagined = resample(view, createRandom('appraisal', 0));
  return standings(imagined).seats[view.seat] ?? null;
};

const frames: RulesQueries['frames'] = (file) => {
  const replay = readReplay(file);
  const list: Frame[] = [];
  runReplay(replay, (match, events) => {
    list.push({
      events,
      shown: spectatorView(match).public,
      own: match.seatStates.map(ownView),
    });
  });
  return { replay, frames: list };
};

const officialSeats: RulesQueries['officialSeats'] = (edition) =>
  EDITION_RULES[edition].officialSeats;

/** Enough to find the same lessons every time; takes a second or two on a phone. */
const COACH_WORLDS = 12;

const neededNet = async (): Promise<Net> => {
  const net = await loadNet();
  if (net === null) throw new Error('The net that hints and the coach go by could not be loaded.');
  return net;
};

const hint: RulesQueries['hint'] = async ({ view, company }) =>
  hintFor(view, await neededNet(), createRandom('hint', view.public.round), company);

const coach: RulesQueries['coach'] = async ({ replay, seat }, onMove) => {
  const net = await neededNet();
  const lessons = coachSeat(replay, seat, {
    net,
    worlds: COACH_WORLDS,
    seed: replay.seed,
    onMove,
  });
  const views = new Map<number, View>();
  runReplay(replay, (match, _, index) => {
    if (lessons.some((lesson) => lesson.index === index + 1))
      views.set(index + 1, viewOf(match, seat));
  });
  return lessons.flatMap((lesson) => {
    const view = views.get(lesson.index);
    return view === undefined ? [] : [{ ...lesson, view }];
  });
};

export const RULES_QUERIES: RulesQueries = {
  officialSeats,
  appraise,
  frames,
  analyse,
  ownGame: ({ replay, seat }) => ownGame(replay, seat),
  hint,
  coach,
};
