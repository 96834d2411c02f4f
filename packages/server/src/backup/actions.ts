interface Description {
  /** What it needs to know, as the help names it. */
  readonly argument: 'CODE' | 'MATCH' | 'ID' | '[ID]' | '[CODE|MATCH]' | null;
  readonly about: string;
}

/** Everything an operator can do with the data of a server, also while it runs. */
export const ADMIN_ACTIONS = {
  tables: {
    argument: null,
    about: 'lists all tables: code, stage, and when they were last used',
  },
  export: {
    argument: '[CODE|MATCH]',
    about: 'writes a backup of everything, one table or one finished match to standard output',
  },
  import: {
    argument: null,
    about: 'reads a backup from standard input; what is there already stays as it is',
  },
  'forget-names': {
    argument: 'MATCH',
    about: "takes the players' names out of a finished match, which can be verified as before",
  },
  close: {
    argument: 'CODE',
    about: 'deletes a table with its chat and the match under way, and sends everybody away',
  },
  erase: { argument: 'MATCH', about: 'deletes a finished match for good' },
  faults: { argument: null, about: 'lists tables that were set aside after a fault' },
  reports: {
    argument: '[ID]',
    about: 'lists what players reported, or prints one report with what was said before it',
  },
  'erase-report': { argument: 'ID', about: 'deletes a report' },
  readmit: { argument: 'CODE', about: 'lets people into a table again that was set aside' },
} as const satisfies Readonly<Record<string, Description>>;

export type AdminActionName = keyof typeof ADMIN_ACTIONS;

/** `export [CODE|MATCH]`, and so on. */
export const ADMIN_USAGES: readonly string[] = Object.entries<Description>(ADMIN_ACTIONS).map(
  ([name, { argument }]) => (argument === null ? name : `${name} ${argument}`),
);
