import { addressOf } from '../routing/base.ts';

/** What a server says about itself. */
export type ServerInfo = {
  readonly protocol: number;
  /** The address for other devices in the same network, where the server knows one. */
  readonly lan: string | null;
  /** Retention periods; null: forever. */
  readonly keeps: {
    readonly tableHours: number;
    readonly matchDays: number | null;
    readonly reportDays: number | null;
  };
};

const ASKING_MS = 3000;

/** Null: there is no server, or no network. */
export const serverInfo = async (): Promise<ServerInfo | null> => {
  try {
    const answer = await fetch(addressOf('/api/info'), { signal: AbortSignal.timeout(ASKING_MS) });
    const info: Partial<ServerInfo> = await answer.json();
    if (!answer.ok || typeof info.protocol !== 'number') return null;
    const {
      protocol,
      lan = null,
      keeps = { tableHours: 0, matchDays: null, reportDays: null },
    } = info;
    return { protocol, lan, keeps };
  } catch {
    return null;
  }
};

const onlyHere = (host: string): boolean =>
  host === 'localhost' || host === '[::1]' || /^127\./.test(host);

/** The link for friends. Localhost would lead them to their own phone. */
export const inviteAddress = (code: string, at: Location | URL, lan: string | null): string =>
  `${lan !== null && onlyHere(at.hostname) ? new URL(lan).origin : at.origin}${addressOf(tablePath(code))}`;

export const tablePath = (code: string): string => `/t/${code}`;
export const screenPath = (code: string): string => `/t/${code}/tv`;
/** The page of a finished match. */
export const matchPath = (match: string): string => `/m/${match}`;
/** Where the record of a finished match is fetched from. */
export const matchFile = (match: string): string => addressOf(`/api/matches/${match}`);
