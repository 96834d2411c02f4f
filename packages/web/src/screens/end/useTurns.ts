import type { RefObject } from 'preact';
import { useEffect } from 'preact/hooks';

/** Long enough to read three awards from across a room. */
const TURN_MS = 10_000;

/** What takes turns on a big screen: the money, and every panel after it. */
const TURNS = ':scope > :is(.money, .panel)';

/** Nobody scrolls a television: marks one part of the end after the other as the one that is shown. */
export const useTurns = (end: RefObject<HTMLElement | null>, on: boolean): void => {
  useEffect(() => {
    if (!on) return;
    let turn = 0;
    const show = (): void => {
      const parts = [...(end.current?.querySelectorAll<HTMLElement>(TURNS) ?? [])];
      for (const [place, { dataset }] of parts.entries())
        dataset.turn = String(place === turn % parts.length);
    };
    show();
    const timer = setInterval(() => {
      turn += 1;
      show();
    }, TURN_MS);
    return () => clearInterval(timer);
  }, [on]);
};
