import { LIMITS } from '@holdup/protocol';
import { useId } from 'preact/hooks';
import { CHARACTERS, Character, type CharacterId, Sign } from '../../art/index.ts';
import { words } from '../../i18n/index.ts';
import './person.css';

type PersonFieldsProps = {
  name: string;
  character: CharacterId;
  /** The characters that are taken, and by whom. */
  taken: ReadonlyMap<CharacterId, string>;
  error?: string | undefined;
  onName: (name: string) => void;
  onCharacter: (character: CharacterId) => void;
};

/** The fields for a person at a table: name and character. */
export const PersonFields = ({
  name,
  character,
  taken,
  error,
  onName,
  onCharacter,
}: PersonFieldsProps) => {
  const { tables, characters } = words();
  const nameId = useId();
  const noteId = useId();
  const group = useId();
  return (
    <>
      <div class="field">
        <label class="field-label" for={nameId}>
          {tables.you.name}
        </label>
        <input
          id={nameId}
          class="name-field"
          type="text"
          name="nickname"
          value={name}
          maxLength={LIMITS.nameLength}
          autocomplete="nickname"
          autocapitalize="words"
          enterkeyhint="go"
          required
          aria-invalid={error !== undefined}
          aria-describedby={noteId}
          onInput={({ currentTarget }) => onName(currentTarget.value)}
        />
        <p id={noteId} class={error === undefined ? 'field-hint' : 'field-error'} role="status">
          {error ?? tables.you.nameHint}
        </p>
      </div>
      <fieldset class="field">
        <legend class="field-label">{tables.you.character}</legend>
        <div class="gangsters">
          {CHARACTERS.map(({ id, symbol, color }) => {
            const owner = taken.get(id);
            return (
              <label key={id} class="gangster pick">
                <input
                  type="radio"
                  name={group}
                  checked={id === character}
                  disabled={owner !== undefined}
                  aria-label={
                    owner === undefined ? characters[id] : tables.you.taken(characters[id], owner)
                  }
                  onChange={() => onCharacter(id)}
                />
                <Character id={id} expression={id === character ? 'smug' : 'neutral'} />
                <Sign symbol={symbol} color={color} />
              </label>
            );
          })}
        </div>
      </fieldset>
    </>
  );
};
