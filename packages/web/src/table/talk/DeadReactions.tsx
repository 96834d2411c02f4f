import { useSignalEffect } from '@preact/signals';
import { useMemo, useRef } from 'preact/hooks';
import { Rim } from '../../rim/Rim.tsx';
import { createRim } from '../../rim/rim.ts';
import { useTableState } from '../context/context.ts';
import { isFromBeyond } from './fromBeyond.ts';

/** What the dead just did, on the rim with their faces. */
export const DeadReactions = () => {
  const { game, stage } = useTableState();
  const heard = useRef(game.talk.peek().length);
  const rim = useMemo(createRim, []);
  useSignalEffect(() => {
    const fresh = game.talk.value.slice(heard.current);
    heard.current = game.talk.value.length;
    const { players } = stage.scene.peek();
    for (const said of fresh)
      if (isFromBeyond(said, players)) rim.add(said.reaction, game.sitters.peek()[said.seat]);
  });
  return <Rim shown={rim.shown.value} />;
};
