import { useEffect } from 'preact/hooks';
import { Character, type CharacterId, WavingPaw } from '../../art/index.ts';
import { playVoice } from '../../sound/voices.ts';
import './lobby-face.css';

type LobbyFaceProps = {
  id: CharacterId;
  here?: boolean;
  /** When this player began to wave; undefined: they don't. */
  waved: number | undefined;
};

/** A gangster before the game, who may be waving. */
export const LobbyFace = ({ id, here = true, waved }: LobbyFaceProps) => {
  useEffect(() => {
    if (waved !== undefined) playVoice(id);
  }, [waved]);
  return (
    <span class="lobby-face">
      <Character id={id} expression={here ? 'smug' : 'neutral'} />
      {waved !== undefined && <WavingPaw key={waved} id={id} class="lobby-face-paw" />}
    </span>
  );
};
