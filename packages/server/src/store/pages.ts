const PAGE = 200;

/** Everything that `read` gives, a page at a time, each page after the key of the one before. */
export async function* pages<T>(
  keyOf: (item: T) => string,
  read: (after: string, most: number) => Promise<T[]>,
): AsyncGenerator<T> {
  for (let last = ''; ; ) {
    const page = await read(last, PAGE);
    yield* page;
    const end = page.at(-1);
    if (page.length < PAGE || end === undefined) return;
    last = keyOf(end);
  }
}
