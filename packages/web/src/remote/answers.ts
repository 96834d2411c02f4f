import { type Move, sameMove } from '@holdup/engine';
import { RefusedError, type TableMessage } from '@holdup/protocol';
import { signal } from '@preact/signals';
import type { GameHost } from './remoteGame.ts';
import { type Trouble, troubleOf } from './trouble.ts';

const TROUBLE_MS = 4000;

type Pending = { readonly question: number; readonly move: Move };

/** Our answers on their way to the server: shown at once, sent again where the connection broke. */
export const createAnswers = (host: GameHost, onRefused: () => void) => {
  const trouble = signal<Trouble | null>(null);
  /** Answered here and not yet confirmed by the server. */
  const pending = signal<Pending | null>(null);
  let troubleTimer: ReturnType<typeof setTimeout> | undefined;

  const refuse = (error: unknown): void => {
    trouble.value = troubleOf(error);
    clearTimeout(troubleTimer);
    troubleTimer = setTimeout(() => {
      trouble.value = null;
    }, TROUBLE_MS);
  };

  const settle = (move: Move): void => {
    if (pending.peek()?.move === move) pending.value = null;
  };

  const submit = ({ question, move }: Pending): void => {
    host.send({ type: 'play', question, move }).then(
      () => settle(move),
      (error: unknown) => {
        if (error instanceof RefusedError && error.error === 'lost') return;
        settle(move);
        refuse(error);
        onRefused();
      },
    );
  };

  return {
    trouble,
    pending,
    refuse,
    answer: (move: Move): void => {
      const question = host.table.peek().clock?.question;
      if (question === undefined) return;
      trouble.value = null;
      pending.value = { question, move };
      submit(pending.value);
    },
    /** Drops an answer to a question that is no longer open. */
    dropStale: ({ clock }: TableMessage): void => {
      if (pending.peek() !== null && clock?.question !== pending.peek()?.question)
        pending.value = null;
    },
    /** After a break: sends an answer once more that may not have arrived, if its question is still open. */
    repeat: ({ clock, view, you }: TableMessage): void => {
      const waiting = pending.peek();
      if (waiting === null) return;
      const asked = clock?.question === waiting.question && view?.moves.length !== 0;
      const known = you.choice ?? view?.own?.locked ?? null;
      if (!asked || sameMove(known, waiting.move)) pending.value = null;
      else submit(waiting);
    },
    stop: (): void => clearTimeout(troubleTimer),
  };
};
