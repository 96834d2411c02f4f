/** The keys of a table, with their type. */
export const keysOf = <K extends string>(table: Readonly<Record<K, unknown>>): readonly K[] =>
  Object.keys(table).filter((key): key is K => key in table);
