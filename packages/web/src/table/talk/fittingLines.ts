import type { Line } from '@holdup/bots';
import type { Seat, View } from '@holdup/engine';
import type { ReactionId } from '../../art/index.ts';
import { threatsTo } from '../prompt/questions.ts';

type Remark = { readonly line: Line; readonly to: Seat | null };

/** What one says to the player one aims at, to one who aims at oneself, and to everybody; the best first. */
const TO_TARGET = ['bang', 'youDuck', 'click', 'notYou', 'manyBangs', 'chicken'] as const;
const TO_THREAT = ['bluff', 'lucky', 'revenge', 'elsewhere', 'truce', 'broke'] as const;
const TO_ALL = ['iDuck', 'chicken', 'manyBangs', 'noBangs', 'broke', 'elsewhere'] as const;

export const REMARKS = 6;

/** The reactions that are offered while everybody decides. */
export const QUICK_REACTIONS = ['laugh', 'angry', 'scared', 'cool'] as const satisfies ReactionId[];

/** The lines that fit the reader's situation before courage, each to whom it is meant for. */
export const fittingLines = (view: View): readonly Remark[] => {
  const target = view.public.players[view.seat ?? 0]?.target ?? null;
  const [threat = null] = threatsTo(view);
  const half = REMARKS / 2;
  const said = (lines: readonly Line[], to: Seat | null): readonly Remark[] =>
    lines.map((line) => ({ line, to }));
  if (target === null) return said(threat === null ? TO_ALL : TO_THREAT, threat);
  if (threat === null) return said(TO_TARGET, target);
  return [...said(TO_TARGET.slice(0, half), target), ...said(TO_THREAT.slice(0, half), threat)];
};
