import { useMemo } from 'preact/hooks';
import { Character, type CharacterId, type Expression } from '../../art/index.ts';

type FaceProps = {
  id: CharacterId;
  expression: Expression;
  wounded: boolean;
  aim: number | undefined;
};

/** A face is some sixty shapes: it is drawn again only when it changes, not with everything around it. */
export const Face = ({ id, expression, wounded, aim }: FaceProps) =>
  useMemo(
    () => <Character id={id} expression={expression} wounded={wounded} aim={aim} />,
    [id, expression, wounded, aim],
  );
