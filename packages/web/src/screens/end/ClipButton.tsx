import type { Replay } from '@holdup/engine';
import { useSignal } from '@preact/signals';
import type { Game } from '../../game/game.ts';
import { words } from '../../i18n/index.ts';
import { Button, Progress, toast } from '../../ui/index.ts';
import { shareFile } from './shareFile.ts';

type Making = { readonly done: number; readonly total: number };

/** Makes a clip of the best reveal on this device, and shares or saves it. What makes it is loaded now. */
export const ClipButton = ({ game, replay }: { game: Game; replay: Replay }) => {
  const { end } = words();
  const making = useSignal<Making | null>(null);
  const make = async (): Promise<void> => {
    making.value = { done: 0, total: 1 };
    try {
      const { makeClip } = await import('../../clip/makeClip.tsx');
      const { result } = game.latest.peek().view.public;
      const file = await makeClip(replay, game.sitters.peek(), result, (done, total) => {
        making.value = { done, total };
      });
      if (file === null) toast(end.clipNone);
      else await shareFile(file, end.clipText);
    } catch {
      toast(end.clipFailed);
    }
    making.value = null;
  };
  if (making.value !== null)
    return <Progress label={end.clipMaking} value={making.value.done} max={making.value.total} />;
  return (
    <Button look="paper" onClick={() => void make()}>
      {end.clip}
    </Button>
  );
};
