import type { Share, View } from '@holdup/engine';
import { kindOfCard } from '@holdup/engine/codes';
import type { Choice, Prompt } from './prompt.ts';

const isFirstAid = (share: Share): boolean =>
  share !== 'godfather' && kindOfCard(share) === 'firstAid';

/** First aid heals nobody and can be kept from nobody while all are unhurt. A power may have a use for any card. */
const isPointless = ({ move }: Choice, { seat, public: { players } }: View): boolean =>
  move.move === 'take' &&
  move.shares.every(isFirstAid) &&
  (players[seat ?? 0]?.power ?? null) === null &&
  players.every(({ alive, wounds }) => !alive || wounds === 0);

/** A question without its pointless choices, unless no other is left. */
export const withoutPointless = (prompt: Prompt, view: View): Prompt => {
  const choices = prompt.choices.filter((choice) => !isPointless(choice, view));
  return prompt.pairs.length > 0 || choices.length === 0 ? prompt : { ...prompt, choices };
};
