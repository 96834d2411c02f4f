import {
  type OkMessage,
  RefusedError,
  type Request,
  type Session,
  type Settings,
} from '@holdup/protocol';
import { deviceNumber, keepSeat } from './memory.ts';
import { openServerLink } from './serverLink.ts';
import type { Person } from './table.ts';
import { type Trouble, troubleOf } from './trouble.ts';

/** How long to wait for a server. */
const PATIENCE_MS = 6000;

/** Sends one request over a connection of its own. */
const requestOnce = (request: Request): Promise<OkMessage | Trouble> =>
  new Promise((resolve) => {
    const finish = (outcome: OkMessage | Trouble): void => {
      clearTimeout(patience);
      link.close();
      resolve(outcome);
    };
    const send = async (session: Session): Promise<void> => {
      try {
        finish(await session.request(request));
      } catch (error) {
        if (!(error instanceof RefusedError) || error.error !== 'lost') finish(troubleOf(error));
      }
    };
    const ignore = (): void => {};
    const link = openServerLink({
      connected: (session) => void send(session),
      table: ignore,
      gone: ignore,
      status: ignore,
    });
    const patience = setTimeout(() => finish('network'), PATIENCE_MS);
  });

type CreatedTable = { readonly code: string; readonly token: string };

/** Opens a new table with us as its host. `/t/CODE` then takes the seat with the token. */
export const createTable = async (
  person: Person,
  settings: Settings,
): Promise<CreatedTable | Trouble> => {
  const outcome = await requestOnce({
    type: 'create',
    ...person,
    settings,
    device: deviceNumber(),
  });
  if (typeof outcome === 'string') return outcome;
  const { code, token } = outcome;
  if (code === undefined || token === undefined) return 'unexpected';
  keepSeat(code, token);
  return { code, token };
};

/** Opens a new table for a big screen; nobody sits there yet. `/t/CODE/tv` then watches it. */
export const openScreenTable = async (): Promise<{ readonly code: string } | Trouble> => {
  const outcome = await requestOnce({ type: 'open' });
  if (typeof outcome === 'string') return outcome;
  const { code } = outcome;
  return code === undefined ? 'unexpected' : { code };
};
