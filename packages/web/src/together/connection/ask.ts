import type { Request } from '@holdup/protocol';
import { words } from '../../i18n/index.ts';
import type { RemoteTable } from '../../remote/table.ts';
import { toast } from '../../ui/index.ts';

/** Sends a request to the table; shows a message where it is refused. */
export const askOrSay = async (table: RemoteTable, request: Request): Promise<boolean> => {
  const trouble = await table.ask(request);
  if (trouble !== null) toast(words().errors[trouble]);
  return trouble === null;
};
