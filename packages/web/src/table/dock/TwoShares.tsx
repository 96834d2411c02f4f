import type { Move, Share } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { words } from '../../i18n/index.ts';
import { Button } from '../../ui/index.ts';
import { shareInText } from '../../wording/names.ts';
import { useTableState } from '../context/context.ts';
import type { Prompt } from '../prompt/prompt.ts';
import { ChoiceButton, columnsFor, shareOf } from './ChoiceButton.tsx';

const takes = (move: Move, shares: readonly Share[]): boolean =>
  move.move === 'take' &&
  move.shares.length === shares.length &&
  move.shares.every((share, at) => share === shares[at]);

/** One share or two, in the order they were tapped; then one button to take them, which is the last of the choices so that it needs no row. */
export const TwoShares = ({ prompt }: { prompt: Prompt }) => {
  const { answer } = useTableState();
  const picked = useSignal<readonly Share[]>([]);
  const { greedy } = words().powers;
  const toggle = (share: Share): void => {
    const twice = prompt.pairs.some((move) => takes(move, [share, share]));
    const now = picked.value;
    if (now.includes(share) && !(twice && now.length === 1))
      picked.value = now.filter((each) => each !== share);
    else picked.value = [...now, share].slice(-2);
  };
  const moves = [...prompt.choices.map(({ move }) => move), ...prompt.pairs];
  const move = moves.find((each) => takes(each, picked.value));
  const [first, second] = picked.value.map(shareInText);
  const label = second === undefined ? (first ?? '') : greedy.pair(first ?? '', second);
  return (
    <div
      class="choices choices-shares"
      style={{ '--columns': columnsFor(prompt.choices.length + 1) }}
    >
      {prompt.choices.map((choice) => {
        const share = shareOf(choice);
        return (
          <ChoiceButton
            key={choice.label}
            choice={choice}
            order={share === null ? 0 : picked.value.indexOf(share) + 1}
            onPick={() => share !== null && toggle(share)}
          />
        );
      })}
      <Button
        look="gold"
        disabled={move === undefined}
        onClick={() =>
          move && answer({ move, label, hint: '', more: '', badge: '', picture: null })
        }
      >
        {label === '' ? prompt.title : greedy.take(label)}
      </Button>
    </div>
  );
};
