import { Character, Reaction } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import { saidInWords } from '../../wording/saidInWords.ts';
import { useTableState } from '../context/context.ts';
import { useAddressed } from './useAddressed.ts';
import './addressed.css';

/**
 * What somebody says to the reader. A table shows it in speech bubbles; next to a big screen the
 * phone shows it here.
 */
export const Addressed = ({ shown }: { shown: boolean }) => {
  const table = useTableState();
  const said = useAddressed(table);
  const { game, names } = table;
  const speaker = said && game.sitters.value[said.seat];
  if (!shown || !said || !speaker) return null;
  const { person } = names.value;
  const to = said.to === null ? '' : words().table.saysTo(person(said.seat), person(said.to));
  return (
    <div key={said.id} class="addressed" aria-hidden="true">
      <Character id={speaker.character} size={64} />
      <p>
        <strong>{to}</strong>
        {said.kind === 'reaction' ? (
          <Reaction id={said.reaction} size={44} />
        ) : (
          <span>{saidInWords(said)}</span>
        )}
      </p>
    </div>
  );
};
