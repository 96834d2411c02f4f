import { Character, Reaction } from '../art/index.ts';
import { words } from '../i18n/index.ts';
import type { RimReaction } from './rim.ts';
import './rim.css';

/** Recent reactions of the audience, small, at the edge of the screen. */
export const Rim = ({ shown }: { shown: readonly RimReaction[] }) => {
  if (shown.length === 0) return null;
  return (
    <aside class="rim" aria-label={words().audience.name}>
      <ul>
        {shown.map(({ id, reaction, place, face }) => (
          <li key={id} style={{ '--place': place }} data-side={id % 2 === 0 ? 'left' : 'right'}>
            <Reaction id={reaction} size={28} />
            {face && <Character id={face.character} size={20} label={face.name} />}
          </li>
        ))}
      </ul>
    </aside>
  );
};
