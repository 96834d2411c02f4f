import { computed, effect, type ReadonlySignal, signal, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import type { Game } from '../game/game.ts';
import { words } from '../i18n/index.ts';
import { buzz } from '../motion/haptics.ts';
import { addressOf } from '../routing/base.ts';
import { dismissNotification, notify } from './notify.ts';

const TURN_ICON = addressOf('/icons/turn.svg');

type Asking = Pick<Game, 'latest' | 'choice'>;

/** Whether the game waits for the reader: there is something to choose, and nothing has been chosen. */
const isAsked = ({ latest, choice }: Asking): boolean => {
  const { moves, own } = latest.value.view;
  return moves.length > 1 && choice.value === null && (own?.locked ?? null) === null;
};

/** Marks the tab; returns the way to unmark it. */
const markTab = (): (() => void) => {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const [title, picture] = [document.title, icon?.getAttribute('href') ?? null];
  document.title = `● ${words().table.attention.turn} · Hold-Up`;
  icon?.setAttribute('href', TURN_ICON);
  return () => {
    document.title = title;
    if (picture !== null) icon?.setAttribute('href', picture);
  };
};

/**
 * While the page is hidden and it is the reader's turn, its title and icon say so, and a new turn
 * sends a notification.
 */
const watchFor = (asked: ReadonlySignal<boolean>): (() => void) => {
  const hidden = signal(document.hidden);
  const see = (): void => {
    hidden.value = document.hidden;
  };
  document.addEventListener('visibilitychange', see);
  const stopMarking = effect(() => (hidden.value && asked.value ? markTab() : undefined));
  const stopNotifying = effect(() => {
    if (!asked.value || !hidden.peek()) return;
    const { turn, come } = words().table.attention;
    void notify(turn, come);
    return () => void dismissNotification();
  });
  const stopDismissing = effect(() => {
    if (!hidden.value) void dismissNotification();
  });
  return () => {
    document.removeEventListener('visibilitychange', see);
    for (const stop of [stopMarking, stopNotifying, stopDismissing]) stop();
  };
};

/** Uses the state of the game, since a hidden page's animations are almost stopped. */
export const watchForTurn = (game: Asking): (() => void) => watchFor(computed(() => isAsked(game)));

/** For a screen that asks something outside of a game. */
export const useTurn = (asked: boolean): void => {
  const now = useSignal(asked);
  useEffect(() => {
    now.value = asked;
    if (asked) buzz('ask');
  }, [asked]);
  useEffect(() => watchFor(now), []);
};

export const useAttention = (game: Game, on: boolean): void => {
  useEffect(() => (on ? watchForTurn(game) : undefined), [game, on]);
};
