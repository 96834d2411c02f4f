import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { CHARACTERS } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import { speak } from '../../i18n/index.ts';
import { namesFor } from '../../wording/names.ts';
import { Awards } from './Awards.tsx';

const sitters: readonly Sitter[] = CHARACTERS.slice(0, 3).map(({ id, name }) => ({
  name,
  character: id,
  kind: 'bot',
  away: false,
}));

test('the reader comes first among those who share an award', async () => {
  await speak('en');
  const page = render(
    <Awards
      awards={[{ award: 'wanted', seats: [0, 2], count: 5 }]}
      names={namesFor(sitters, 2)}
      party={false}
      {...{ sitters }}
    />,
  );
  expect(page).toContain(`You and ${sitters[0]?.name}`);
});
