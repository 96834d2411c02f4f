import type { Move, Share } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useEffect, useMemo, useRef } from 'preact/hooks';
import { Bullet, Character } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import { Button, DecisionButton } from '../../ui/index.ts';
import { shareName } from '../../wording/names.ts';
import { SharePicture } from '../cards/LootRows.tsx';
import type { TableContext } from '../context/context.ts';
import type { Choice, Picture, Prompt } from '../prompt/prompt.ts';

const drawPicture = (picture: Picture | null, sitter: Sitter | undefined) => {
  switch (picture?.kind) {
    case 'bullet':
      return <Bullet kind={picture.bullet} />;
    case 'share':
      return <SharePicture share={picture.share} />;
    case 'person':
      return sitter ? <Character id={sitter.character} /> : null;
    case undefined:
      return null;
  }
};

/** Drawn when it is asked, not with every tap: eight faces are some five hundred shapes. */
const ChoicePicture = ({
  picture,
  context,
}: {
  picture: Picture | null;
  context: TableContext;
}) => {
  const sitter = picture?.kind === 'person' ? context.game.sitters.value[picture.seat] : undefined;
  return useMemo(() => drawPicture(picture, sitter), [JSON.stringify(picture), sitter?.character]);
};

type ChoiceProps = { choice: Choice; context: TableContext; order?: number; onPick?: () => void };

const ChoiceButton = ({ choice, context, order, onPick }: ChoiceProps) => (
  <button
    type="button"
    class={`choice choice-${choice.picture?.kind ?? 'plain'}`}
    aria-pressed={order === undefined ? context.isChosen(choice) : order > 0}
    data-hinted={context.isHinted(choice)}
    onClick={onPick ?? (() => context.answer(choice))}
  >
    <span class="choice-picture">
      <ChoicePicture picture={choice.picture} context={context} />
    </span>
    <span class="choice-words">
      <span class="choice-name">{choice.label}</span>
      {choice.hint !== '' && <span class="choice-hint">{choice.hint}</span>}
    </span>
    {order !== undefined && order > 0 && <span class="choice-order">{order}</span>}
  </button>
);

const sameShares = (move: Move, shares: readonly Share[]): boolean =>
  move.move === 'take' &&
  move.shares.length === shares.length &&
  move.shares.every((share, at) => share === shares[at]);

/** One share or two, in the order they were tapped; then one button to take them. */
const GreedyChoices = ({ prompt, context }: { prompt: Prompt; context: TableContext }) => {
  const picked = useSignal<readonly Share[]>([]);
  const { prompts } = context.words.table;
  const shareOf = ({ picture }: Choice): Share | null =>
    picture?.kind === 'share' ? picture.share : null;
  const toggle = (share: Share): void => {
    const twice = prompt.pairs.some((move) => sameShares(move, [share, share]));
    const now = picked.value;
    if (now.includes(share) && !(twice && now.length === 1))
      picked.value = now.filter((each) => each !== share);
    else picked.value = [...now, share].slice(-2);
  };
  const moves = [...prompt.choices.map(({ move }) => move), ...prompt.pairs];
  const move = moves.find((each) => sameShares(each, picked.value));
  const [first, second] = picked.value.map(shareName);
  const label = second === undefined ? (first ?? '') : prompts.takeThen(first ?? '', second);
  return (
    <>
      <div
        class="choices choices-shares"
        style={{ '--columns': columnsFor(prompt.choices.length) }}
      >
        {prompt.choices.map((choice) => {
          const share = shareOf(choice);
          return (
            <ChoiceButton
              key={choice.label}
              choice={choice}
              context={context}
              order={share === null ? 0 : picked.value.indexOf(share) + 1}
              onPick={() => share !== null && toggle(share)}
            />
          );
        })}
      </div>
      <Button
        look="gold"
        disabled={move === undefined}
        onClick={() => move && context.answer({ move, label, hint: '', picture: null })}
      >
        {label === '' ? prompt.title : prompts.takeThese(label)}
      </Button>
    </>
  );
};

/** One row for a few, two even rows for many. */
const columnsFor = (count: number): number => (count <= 4 ? count : Math.ceil(count / 2));

const LOOKS = ['sky', 'gold'] as const;

const Choices = ({ prompt, context }: { prompt: Prompt; context: TableContext }) => {
  if (prompt.pairs.length > 0) return <GreedyChoices prompt={prompt} context={context} />;
  if (prompt.layout === 'big')
    return (
      <div class="choices choices-big">
        {prompt.choices.map((choice, index) => (
          <DecisionButton
            key={choice.label}
            look={LOOKS[index % 2] ?? 'gold'}
            hint={choice.hint}
            chosen={context.isChosen(choice)}
            hinted={context.isHinted(choice)}
            onClick={() => context.answer(choice)}
          >
            {choice.label}
          </DecisionButton>
        ))}
      </div>
    );
  return (
    <div
      class={`choices choices-${prompt.layout}${prompt.choices.length > 2 ? ' choices-narrow' : ''}`}
      style={{ '--columns': columnsFor(prompt.choices.length) }}
    >
      {prompt.choices.map((choice) => (
        <ChoiceButton key={choice.label} choice={choice} context={context} />
      ))}
    </div>
  );
};

type PanelProps = { prompt: Prompt; context: TableContext; decision: string };

/** The open decision. Its heading takes the focus where nothing else has it, so that a keyboard finds it. */
export const PromptPanel = ({ prompt, context, decision }: PanelProps) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focused = document.activeElement;
    if (focused === null || focused === document.body || focused.matches('h1'))
      heading.current?.focus({ preventScroll: true });
  }, [decision]);
  const chosen = context.changeable && context.game.choice.value !== null;
  return (
    <section class="prompt" aria-labelledby="prompt-title">
      <div class="prompt-text">
        <h2 id="prompt-title" ref={heading} tabIndex={-1}>
          {prompt.title}
        </h2>
        <p>{chosen ? context.words.table.changeable : prompt.hint}</p>
      </div>
      <Choices key={decision} prompt={prompt} context={context} />
    </section>
  );
};
