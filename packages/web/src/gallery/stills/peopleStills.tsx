import { signal } from '@preact/signals';
import { EndScreen } from '../../screens/end/EndScreen.tsx';
import { LobbyScreen } from '../../screens/lobby/LobbyScreen.tsx';
import { PlayScreen } from '../../screens/match/PlayScreen.tsx';
import { finished } from './position.ts';
import { stillGame } from './stillGame.ts';
import type { Stills } from './stills.ts';
import { stillMessage, stillTable } from './stillTable.ts';
import { audience } from './tableStills.tsx';

const laugh = { reaction: 'laugh', place: 0.3 } as const;
const wanda = { name: 'Wanda', character: 'owl' } as const;

/** Stills around the game: at the door, in the audience, and after it. */
export const PEOPLE_STILLS: Stills = {
  'lobby-door': () => {
    const now = stillMessage({ seats: 6, people: 3 });
    const settings = { ...now.table.settings, approval: true, rulesName: 'Grandma’s house rules' };
    const knocks = [
      { knock: 0, name: 'Bartholomew', character: 'bear', suspect: true },
      { knock: 1, name: 'Zoë', character: 'cat', suspect: false },
    ] as const;
    const there = { ...now, table: { ...now.table, settings, knocks, keptOut: 1 } };
    return <LobbyScreen table={stillTable(there)} now={there} />;
  },
  'audience-guess': () => {
    const now = stillMessage({ seats: 8, people: 6, bots: 2, you: null, stage: 'playing' });
    const still = stillGame(audience(8, 'courage'), {
      people: true,
      clock: { deadline: Date.now() + 8500, count: 'courage' },
    });
    const game = {
      ...still,
      guess: signal(2 as const),
      abilities: { ...still.abilities, guess: true },
    };
    const cheers = signal([
      { ...laugh, id: 0, face: null },
      { ...laugh, id: 1, face: { name: 'Ben', character: 'fox' } } as const,
    ]);
    return <PlayScreen table={{ ...stillTable(now, game), cheers }} game={game} now={now} />;
  },
  'end-honour': () => {
    const still = stillGame(finished({ edition: 'second', seats: 6 }, 0), { people: true });
    const promise = { line: 'truce', round: 3, kept: true } as const;
    const game = {
      ...still,
      promises: signal({
        aloud: [
          { ...promise, seat: 1, to: 0 },
          { ...promise, seat: 2, to: null, round: 5, kept: false },
        ] as const,
        whispered: [{ ...promise, seat: 0, to: 4, round: 7 }] as const,
      }),
      guesses: signal([
        { seat: 3, right: 2, of: 3 },
        { seat: null, right: 2, of: 5, watcher: wanda },
      ] as const),
    };
    return <EndScreen game={game} />;
  },
};
