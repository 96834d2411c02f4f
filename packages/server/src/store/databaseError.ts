/**
 * PostgreSQL's classes of transient errors: connection, rollback, resources, operator intervention,
 * system. 25006: it is read-only.
 */
const PASSING_STATES = /^(?:08|40|53|57|58)|^25006$/;
/** The system's names for a connection that broke or could not be made. */
const NETWORK = /^E(?:CONN|PIPE|TIMEDOUT|HOSTUNREACH|NETUNREACH|AI_AGAIN)/;
const PASSING_TEXTS = /timeout|terminated|disk is full|locked|readonly|disk I\/O|database: closed/i;

/** Whether an error means that the database is unreachable or refuses to write: transient, not a bug. */
export function isDatabaseUnreachable(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (/^[0-9A-Z]{5}$/.test(code) && !code.startsWith('E')) return PASSING_STATES.test(code);
  return NETWORK.test(code) || PASSING_TEXTS.test(error.message);
}
