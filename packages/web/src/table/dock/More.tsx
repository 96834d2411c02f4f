import type { DecisionName } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import { useLayoutEffect, useRef } from 'preact/hooks';
import { placeBubble } from '../../ui/Explain.tsx';
import { useTableState } from '../context/context.ts';
import type { Choice } from '../prompt/prompt.ts';
import { explanationOf } from '../prompt/useFirstTime.ts';

/** What a long press on a choice explains: the choice, or else the decision. */
const moreOf = ({ more }: Choice, decision: DecisionName | null): string =>
  more === '' ? (explanationOf(decision) ?? '') : more;

type MoreProps = {
  title: string;
  text: string;
  anchor: { readonly current: HTMLElement | null };
  onClose: () => void;
};

/** The long explanation of a choice, until the next tap anywhere. */
const More = ({ title, text, anchor, onClose }: MoreProps) => {
  const bubble = useRef<HTMLDivElement>(null);
  // Before the bubble is painted: a tap or a key pressed as soon as it shows closes it.
  useLayoutEffect(() => {
    const shown = bubble.current;
    if (shown === null || anchor.current === null) return;
    shown.showPopover();
    placeBubble(shown, anchor.current);
    const closeByKey = ({ key }: KeyboardEvent): void => {
      if (key === 'Escape') onClose();
    };
    addEventListener('pointerdown', onClose);
    addEventListener('keydown', closeByKey);
    return () => {
      removeEventListener('pointerdown', onClose);
      removeEventListener('keydown', closeByKey);
    };
  }, []);
  return (
    <div ref={bubble} popover="manual" class="bubble choice-more" role="status">
      <strong>{title}</strong>
      <p>{text}</p>
    </div>
  );
};

/** The long explanation of a choice: the way to show it, and its bubble while it is shown. */
export const useMore = (choice: Choice, anchor: MoreProps['anchor']) => {
  const { stage } = useTableState();
  const text = moreOf(choice, stage.view.value.public.decision);
  const shown = useSignal(false);
  const explain = (): void => {
    shown.value = text !== '';
  };
  const close = (): void => {
    shown.value = false;
  };
  const bubble = shown.value && <More title={choice.label} {...{ text, anchor }} onClose={close} />;
  return { explain, bubble };
};
