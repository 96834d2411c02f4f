import type { ComponentChildren } from 'preact';
import { useId, useRef } from 'preact/hooks';

type ExplainProps = {
  /** Name and one line of explanation. */
  entry: { readonly name: string; readonly explain: string };
  /** The picture that opens the explanation. */
  children: ComponentChildren;
};

const GAP = 10;
const EDGE = 12;

/** Above its anchor where there is room, otherwise below, and always inside the window. */
export const placeBubble = (bubble: HTMLElement, anchor: HTMLElement): void => {
  const target = anchor.getBoundingClientRect();
  const { offsetWidth: width, offsetHeight: height } = bubble;
  const left = target.left + target.width / 2 - width / 2;
  const above = target.top - height - GAP;
  bubble.style.left = `${Math.max(EDGE, Math.min(innerWidth - width - EDGE, left))}px`;
  bubble.style.top = `${above >= EDGE ? above : Math.min(innerHeight - height - EDGE, target.bottom + GAP)}px`;
};

/** Explains a card, power or icon on a tap: a native popover, closed by Escape or a tap elsewhere. */
export const Explain = ({ entry, children }: ExplainProps) => {
  const id = useId();
  const anchor = useRef<HTMLButtonElement>(null);
  return (
    <>
      <button ref={anchor} type="button" class="explain" popovertarget={id}>
        {children}
        <span class="unseen">{entry.name}</span>
      </button>
      <div
        id={id}
        popover="auto"
        class="bubble"
        onToggle={({ currentTarget, newState }) => {
          if (newState === 'open' && anchor.current) placeBubble(currentTarget, anchor.current);
        }}
      >
        <strong>{entry.name}</strong>
        <p>{entry.explain}</p>
      </div>
    </>
  );
};
