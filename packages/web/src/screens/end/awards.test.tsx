import { render } from 'preact-render-to-string';
import { expect, test } from 'vitest';
import { CHARACTERS } from '../../art/index.ts';
import type { Sitter } from '../../game/game.ts';
import { speak, words } from '../../i18n/index.ts';
import { keysOf } from '../../records/keysOf.ts';
import { namesFor } from '../../wording/names.ts';
import { Awards, type GivenAward } from './Awards.tsx';

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

test('a big screen shows awards page by page, three at most and as evenly as possible', async () => {
  await speak('en');
  const given = keysOf(words().awards).map(
    (award): GivenAward => ({ award, seats: [0], count: 1 }),
  );
  for (const [awards, pages] of [
    [3, [3]],
    [4, [2, 2]],
    [7, [2, 3, 2]],
    [8, [3, 2, 3]],
    [0, []],
  ] as const) {
    const shown = render(
      <Awards
        awards={given.slice(0, awards)}
        names={namesFor(sitters, null)}
        party
        {...{ sitters }}
      />,
    );
    const counts = shown.split('class="awards"').slice(1);
    expect(counts.map((page) => page.split('class="award"').length - 1)).toEqual(pages);
  }
});
