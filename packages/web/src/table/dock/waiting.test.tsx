import type { Seat } from '@holdup/engine';
import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { findPositionSeenBy } from '../../gallery/stills/position.ts';
import { STILL_SITTERS, stillGame } from '../../gallery/stills/stillGame.ts';
import { speak, words } from '../../i18n/index.ts';
import { createStage } from '../../motion/stage.ts';
import { TableContext } from '../context/context.ts';
import { createTableState } from '../context/tableState.ts';
import { Waiting } from './Waiting.tsx';

const SEATS = 4;

/** What an audience reads in the count of aims, once these players have chosen. */
const readWith = (chosen: Seat[]): string => {
  const position = findPositionSeenBy(
    { edition: 'second', seats: SEATS },
    null,
    ({ public: shown }) => shown.decision === 'aim',
  );
  const game = stillGame(position, { people: true, clock: { count: 'aim', chosen } });
  return render(
    <TableContext.Provider value={createTableState(game, createStage(game))}>
      <Waiting scene={true} />
    </TableContext.Provider>,
  );
};

test('in a count the table waits only for those who have not chosen, although all are asked until zero', async () => {
  await speak('en');
  const { waiting } = words().table;
  expect(readWith([])).toContain(waiting.many(SEATS));
  expect(readWith([0, 2])).toContain(waiting.many(2));
  const name = STILL_SITTERS[3]?.name ?? '';
  expect(readWith([0, 1, 2])).toContain(waiting.one({ you: false, name }));
  expect(readWith([0, 1, 2, 3])).toContain('<p class="waiting-for"></p>');
});
