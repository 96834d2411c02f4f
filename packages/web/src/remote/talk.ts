import type { Request, TableMessage, Talk } from '@holdup/protocol';
import type { Said, Saying } from '../game/game.ts';
import { seatsWhere } from '../game/seats.ts';

/** People may have changed seats since they spoke: a person's words follow them to their seat. */
const saidOf = ({ table }: TableMessage, talk: Talk, id: number): Said => {
  const [now] = seatsWhere(
    table.seats,
    (seat) => seat.kind === 'person' && seat.person === talk.person,
  );
  const seat = now ?? talk.seat;
  switch (talk.kind) {
    case 'line':
      return { id, seat, to: talk.to ?? null, kind: 'line', line: talk.line };
    case 'reaction':
      return { id, seat, to: talk.to ?? null, kind: 'reaction', reaction: talk.reaction };
    case 'chat':
      return { id, seat, to: null, kind: 'chat', text: talk.text };
    case 'whispering':
      return { id, seat, to: talk.to, kind: 'whispering' };
    case 'whisper': {
      const said = { id, seat, to: talk.to, whispered: true } as const;
      return 'line' in talk
        ? { ...said, kind: 'line', line: talk.line }
        : { ...said, kind: 'chat', text: talk.text };
    }
  }
};

/** Numbers what was said. The same words keep their number when the server sends the whole table again. */
export const createTalkNumbers = (): ((table: TableMessage) => readonly Said[]) => {
  const ids = new Map<string, number>();
  return (table) =>
    table.talk.map((talk) => {
      const key = `${talk.at} ${talk.person ?? `bot ${talk.seat}`} ${talk.kind}`;
      const id = ids.get(key) ?? ids.size;
      ids.set(key, id);
      return saidOf(table, talk, id);
    });
};

export const talkRequest = (saying: Saying): Request => {
  if (saying.kind === 'whisper') {
    const { kind: type, ...what } = saying;
    return { type, ...what };
  }
  const to = saying.kind === 'chat' || saying.to === null ? {} : { to: saying.to };
  switch (saying.kind) {
    case 'line':
      return { type: 'say', line: saying.line, ...to };
    case 'reaction':
      return { type: 'react', reaction: saying.reaction, ...to };
    case 'chat':
      return { type: 'chat', text: saying.text };
  }
};
