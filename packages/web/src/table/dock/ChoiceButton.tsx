import type { Share } from '@holdup/engine';
import { useMemo, useRef } from 'preact/hooks';
import { Bullet, Character, type CharacterId } from '../../art/index.ts';
import { useLongPress } from '../../ui/longPress.ts';
import { SharePicture } from '../cards/LootRows.tsx';
import { useTableState } from '../context/context.ts';
import type { Choice, Picture } from '../prompt/prompt.ts';
import { useMore } from './More.tsx';
import { SoftWords } from './SoftWords.tsx';

const drawPicture = (picture: Picture | null, character: CharacterId | undefined) => {
  switch (picture?.kind) {
    case 'bullet':
      return <Bullet kind={picture.bullet} />;
    case 'share':
      return <SharePicture share={picture.share} />;
    case 'person':
      return character ? <Character id={character} /> : null;
    case undefined:
      return null;
  }
};

const subjectOf = (picture: Picture | null): string | number | null => {
  switch (picture?.kind) {
    case 'bullet':
      return picture.bullet;
    case 'share':
      return picture.share;
    case 'person':
      return picture.seat;
    case undefined:
      return null;
  }
};

/** Drawn once per decision, not with every tap: eight faces are some five hundred shapes. */
const ChoicePicture = ({ picture }: { picture: Picture | null }) => {
  const sitters = useTableState().game.sitters.value;
  const character = picture?.kind === 'person' ? sitters[picture.seat]?.character : undefined;
  return useMemo(
    () => drawPicture(picture, character),
    [picture?.kind, subjectOf(picture), character],
  );
};

type ChoiceButtonProps = {
  choice: Choice;
  /** Where several are picked before answering: the place of this one among them, 0 for none. */
  order?: number;
  onPick?: () => void;
};

export const ChoiceButton = ({ choice, order, onPick }: ChoiceButtonProps) => {
  const { answer, isChosen, isHinted, opened } = useTableState();
  const { picture, badge } = choice;
  const button = useRef<HTMLButtonElement>(null);
  const more = useMore(choice, button);
  const explain = (): void => {
    if (picture?.kind === 'person') opened.value = { kind: 'seat', seat: picture.seat };
    else more.explain();
  };
  const press = useLongPress(explain, onPick ?? (() => answer(choice)));
  return (
    <>
      <button
        ref={button}
        type="button"
        class={`choice choice-${picture?.kind ?? 'plain'}`}
        data-move={choice.move.move}
        aria-pressed={order === undefined ? isChosen(choice) : order > 0}
        {...(choice.more === '' ? {} : { 'aria-description': `${badge} ${choice.more}`.trim() })}
        data-hinted={isHinted(choice)}
        {...press}
      >
        <span class="choice-picture" data-badge={badge}>
          <ChoicePicture picture={picture} />
        </span>
        <span class="choice-words">
          <span class="choice-name">
            <SoftWords text={choice.label} />
          </span>
          {choice.hint !== '' && (
            <span class="choice-hint">
              <SoftWords text={choice.hint} />
            </span>
          )}
        </span>
        {order !== undefined && order > 0 && <span class="choice-order">{order}</span>}
      </button>
      {more.bubble}
    </>
  );
};

/** One row for a few, two even rows for many. */
export const columnsFor = (count: number): number => (count <= 4 ? count : Math.ceil(count / 2));

export const shareOf = ({ picture }: Choice): Share | null =>
  picture?.kind === 'share' ? picture.share : null;
