import { useSignalEffect } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { toast } from '../../ui/index.ts';
import type { TableState } from '../context/tableState.ts';
import { lateText } from './lateText.ts';

/** Tells a player whose time ran out which default was played. */
export const useLateNotice = ({ game, names }: TableState): void => {
  const before = useRef(game.latest.peek());
  useSignalEffect(() => {
    const beat = game.latest.value;
    const { id, view } = before.current;
    before.current = beat;
    if (beat.id === id) return;
    const text = lateText(view, beat, names.peek());
    if (text !== null) toast(text);
  });
};
