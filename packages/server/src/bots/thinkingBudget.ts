/** The thinking budget of each network: a token bucket in ms per second. */
export interface ThinkingBudget {
  /** Whether this network has anything left. */
  has(payer: string, now: number): boolean;
  /** Charges a network for this many ms. */
  spend(payer: string, ms: number, now: number): void;
}

/** Unused budget accumulates for this many seconds: a table of eight asks all its bots at once. */
const SAVED_SECONDS = 40;
const MOST_PAYERS = 10_000;

interface Account {
  ms: number;
  at: number;
}

export function createThinkingBudget(msPerSecond: number): ThinkingBudget {
  const most = msPerSecond * SAVED_SECONDS;
  const accounts = new Map<string, Account>();

  function accountOf(payer: string, now: number): Account {
    const account = accounts.get(payer) ?? { ms: most, at: now };
    account.ms = Math.min(most, account.ms + (Math.max(0, now - account.at) / 1000) * msPerSecond);
    account.at = now;
    // Maps keep insertion order: the most recent comes last.
    accounts.delete(payer);
    accounts.set(payer, account);
    const [oldest] = accounts.keys();
    if (accounts.size > MOST_PAYERS && oldest !== undefined) accounts.delete(oldest);
    return account;
  }

  return {
    has: (payer, now) => accountOf(payer, now).ms > 0,
    spend(payer, ms, now) {
      accountOf(payer, now).ms -= ms;
    },
  };
}
