import { CHARACTERS, type CharacterId } from '../../art/index.ts';
import { ask } from '../worker/ask.ts';
import type { Recording } from './replayGame.ts';

/** Characters for the seats of a file: by name where a name is a character's, the others in order. */
const charactersFor = (names: readonly string[]): readonly CharacterId[] => {
  const byName = names.map((name) => CHARACTERS.find((each) => each.name === name)?.id);
  const free = CHARACTERS.map(({ id }) => id).filter((id) => !byName.includes(id));
  return byName.map((id) => id ?? free.shift() ?? 'bull');
};

/** Replays a file; rejects if it is not a replay of a legal match. */
export const readRecording = async (
  file: unknown,
  characters?: readonly CharacterId[],
): Promise<Recording> => {
  const { replay, frames } = await ask('frames', file);
  const names = replay.names ?? CHARACTERS.slice(0, replay.seats).map(({ name }) => name);
  return {
    replay: { ...replay, names },
    frames,
    characters: characters ?? charactersFor(names),
  };
};
