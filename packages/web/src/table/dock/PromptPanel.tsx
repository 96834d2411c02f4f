import { useComputed } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Character } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { afterPaint } from '../../motion/afterPaint.ts';
import { DecisionButton } from '../../ui/index.ts';
import { useLongPress } from '../../ui/longPress.ts';
import { ClockRing } from '../clock/ClockRing.tsx';
import { useTableState } from '../context/context.ts';
import type { Choice, Prompt } from '../prompt/prompt.ts';
import { threatsTo } from '../prompt/questions.ts';
import { useFirstTime } from '../prompt/useFirstTime.ts';
import { QuickTalk } from '../talk/QuickTalk.tsx';
import { ChoiceButton, columnsFor } from './ChoiceButton.tsx';
import { useMore } from './More.tsx';
import { SoftWords } from './SoftWords.tsx';
import { TwoShares } from './TwoShares.tsx';

const LOOKS = ['sky', 'gold'] as const;

const BigChoice = ({ choice, look }: { choice: Choice; look: (typeof LOOKS)[number] }) => {
  const { answer, isChosen, isHinted } = useTableState();
  const anchor = useRef<HTMLButtonElement>(null);
  const { explain, bubble } = useMore(choice, anchor);
  const choose = (): void => answer(choice);
  const press = useLongPress(explain, choose);
  return (
    <>
      <DecisionButton
        look={look}
        hint={<SoftWords text={choice.hint} />}
        chosen={isChosen(choice)}
        hinted={isHinted(choice)}
        anchor={anchor}
        press={press}
        onClick={choose}
      >
        {choice.label}
      </DecisionButton>
      {bubble}
    </>
  );
};

const BigChoices = ({ prompt }: { prompt: Prompt }) => (
  <div class="choices choices-big">
    {prompt.choices.map((choice, index) => (
      <BigChoice key={choice.label} choice={choice} look={LOOKS[index % 2] ?? 'gold'} />
    ))}
  </div>
);

const Choices = ({ prompt }: { prompt: Prompt }) => {
  if (prompt.pairs.length > 0) return <TwoShares prompt={prompt} />;
  if (prompt.layout === 'big') return <BigChoices prompt={prompt} />;
  return (
    <div
      class={`choices choices-${prompt.layout}${prompt.choices.length > 2 ? ' choices-narrow' : ''}`}
      style={{ '--columns': columnsFor(prompt.choices.length) }}
    >
      {prompt.choices.map((choice) => (
        <ChoiceButton key={choice.label} choice={choice} />
      ))}
    </div>
  );
};

/** Who aims at the reader, in one line. */
const Threats = () => {
  const { game, stage } = useTableState();
  const threats = threatsTo(stage.view.value);
  return (
    <span class="prompt-brief" aria-hidden="true">
      {threats.map((seat) => {
        const character = game.sitters.value[seat]?.character;
        return character && <Character key={seat} id={character} size={24} />;
      })}
      {threats.length === 0
        ? words().guide.reasons.noGuns
        : words().game.counts.aimedAtYou(threats.length)}
    </span>
  );
};

type HintProps = {
  prompt: Prompt;
  first: string | null;
  /** Lines of talk may take the room of whole sentences. */
  talking: boolean;
};

/** What a decision is about: in more words the first time. */
const Hint = ({ prompt, first, talking }: HintProps) => {
  const { changeable, chosen } = useTableState();
  if (changeable.value && chosen.value !== null) return words().table.changeable;
  if (first !== null || !talking) return first ?? prompt.hint;
  return (
    <>
      <span class="prompt-whole">{prompt.hint}</span>
      <Threats />
    </>
  );
};

/** The open decision. Its heading takes the focus where nothing else has it, so that a keyboard finds it. */
export const PromptPanel = ({ prompt }: { prompt: Prompt }) => {
  const { stage, game, opened, guidance } = useTableState();
  const heading = useRef<HTMLHeadingElement>(null);
  const asked = useComputed(() => {
    const { round, decision } = stage.view.value.public;
    return `${round}-${decision}`;
  }).value;
  const { decision } = stage.view.value.public;
  const firstTime = useFirstTime(decision, asked);
  const first = guidance.value ?? firstTime;
  /** A lesson names the guns that matter itself. */
  const explaining = guidance.value === null && firstTime !== null;
  /** The talk panel has the same lines and more. */
  const talking = game.abilities.talk && decision === 'courage' && opened.value?.kind !== 'talk';
  useEffect(() => {
    // Focusing needs the page laid out, which it is after the next frame.
    afterPaint(() => {
      const focused = document.activeElement;
      if (focused === null || focused === document.body || focused.matches('h1'))
        heading.current?.focus({ preventScroll: true });
    });
  }, [asked]);
  return (
    <section class="prompt" aria-labelledby="prompt-title">
      <div class="prompt-text">
        <div class="prompt-head">
          <ClockRing asked={true} />
          <h2 id="prompt-title" ref={heading} tabIndex={-1}>
            {prompt.title}
          </h2>
        </div>
        {decision === 'courage' && explaining && (
          <p class="prompt-guns">
            <span class="unseen">{prompt.hint}</span>
            <Threats />
          </p>
        )}
        <p data-first={first !== null}>
          <Hint {...{ prompt, first, talking }} />
        </p>
      </div>
      {talking && <QuickTalk />}
      <Choices key={asked} prompt={prompt} />
    </section>
  );
};
