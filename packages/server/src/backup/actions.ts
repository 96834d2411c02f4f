interface Description {
  /** Its argument, as named in the help. */
  readonly argument: 'CODE' | 'MATCH' | 'ID' | '[ID]' | '[CODE|MATCH]' | null;
  readonly about: string;
}

/** Everything an operator can do with the data of a server, even while it is running. */
export const ADMIN_ACTIONS = {
  tables: {
    argument: null,
    about: 'lists all tables: code, stage and last use',
  },
  export: {
    argument: '[CODE|MATCH]',
    about: 'writes a backup of everything, one table or one finished match to standard output',
  },
  import: {
    argument: null,
    about: 'reads a backup from standard input; existing data is left unchanged',
  },
  'forget-names': {
    argument: 'MATCH',
    about: "removes the players' names from a finished match, which can still be verified",
  },
  close: {
    argument: 'CODE',
    about: 'deletes a table with its chat and running match, and disconnects everybody',
  },
  erase: { argument: 'MATCH', about: 'deletes a finished match permanently' },
  faults: { argument: null, about: 'lists tables that were set aside after a fault' },
  reports: {
    argument: '[ID]',
    about: "lists players' reports, or prints one with the chat before it",
  },
  'erase-report': { argument: 'ID', about: 'deletes a report' },
  readmit: { argument: 'CODE', about: 'lets players back into a table that was set aside' },
} as const satisfies Readonly<Record<string, Description>>;

export type AdminActionName = keyof typeof ADMIN_ACTIONS;

/** `export [CODE|MATCH]`, and so on. */
export const ADMIN_USAGES: readonly string[] = Object.entries<Description>(ADMIN_ACTIONS).map(
  ([name, { argument }]) => (argument === null ? name : `${name} ${argument}`),
);
