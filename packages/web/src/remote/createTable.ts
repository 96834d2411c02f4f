import { RefusedError, type Session, type Settings } from '@holdup/protocol';
import { keepSeat } from './memory.ts';
import { openServerLink } from './serverLink.ts';
import type { Person } from './table.ts';
import { type Trouble, troubleOf } from './trouble.ts';

/** How long to wait for a server. */
const PATIENCE_MS = 6000;

export type CreatedTable = { readonly code: string; readonly token: string };

/** Opens a new table with us as its host. `/t/CODE` then takes the seat with the token. */
export const createTable = (person: Person, settings: Settings): Promise<CreatedTable | Trouble> =>
  new Promise((resolve) => {
    const finish = (outcome: CreatedTable | Trouble): void => {
      clearTimeout(patience);
      link.close();
      resolve(outcome);
    };
    const create = async (session: Session): Promise<void> => {
      try {
        const { code, token } = await session.request({ type: 'create', ...person, settings });
        if (code === undefined || token === undefined) return finish('unexpected');
        keepSeat(code, token);
        finish({ code, token });
      } catch (error) {
        if (!(error instanceof RefusedError) || error.error !== 'lost') finish(troubleOf(error));
      }
    };
    const ignore = (): void => {};
    const link = openServerLink({
      connected: (session) => void create(session),
      table: ignore,
      gone: ignore,
      status: ignore,
    });
    const patience = setTimeout(() => finish('network'), PATIENCE_MS);
  });
