import type { DecisionName } from '@holdup/engine';
import { useEffect, useRef } from 'preact/hooks';
import { placeBubble } from '../../ui/Explain.tsx';
import type { Choice } from '../prompt/prompt.ts';
import { explanationOf } from '../prompt/useFirstTime.ts';

/** What a long press on a choice explains: the choice, or else the decision. */
export const moreOf = ({ more }: Choice, decision: DecisionName | null): string =>
  more === '' ? (explanationOf(decision) ?? '') : more;

type MoreProps = {
  title: string;
  text: string;
  anchor: { readonly current: HTMLElement | null };
  onClose: () => void;
};

/** The long explanation of a choice, until the next tap anywhere. */
export const More = ({ title, text, anchor, onClose }: MoreProps) => {
  const bubble = useRef<HTMLDivElement>(null);
  useEffect(() => {
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
