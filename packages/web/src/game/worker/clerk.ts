import {
  createRandom,
  EDITION_RULES,
  ownView,
  readReplay,
  resample,
  runReplay,
  spectatorView,
  standings,
} from '@holdup/engine';
import { analyse } from './analyse.ts';
import type { ClerkCalls, Frame } from './messages.ts';

/** What a seat's own loot is worth: the rules count it in a match that agrees with all the seat knows. */
const appraise: ClerkCalls['appraise'] = (view) => {
  if (view.seat === null || view.own === null) return null;
  const imagined = resample(view, createRandom('appraisal', 0));
  return standings(imagined).seats[view.seat] ?? null;
};

const frames: ClerkCalls['frames'] = (file) => {
  const replay = readReplay(file);
  const list: Frame[] = [];
  runReplay(replay, (match, events) => {
    list.push({
      events,
      shown: spectatorView(match).public,
      own: match.own.map(ownView),
    });
  });
  return { replay, frames: list };
};

const officialSeats: ClerkCalls['officialSeats'] = (edition) =>
  EDITION_RULES[edition].officialSeats;

export const CLERK: ClerkCalls = { officialSeats, appraise, frames, analyse };
