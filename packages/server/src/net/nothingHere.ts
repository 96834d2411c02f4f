export const NOTHING_HERE = { error: 'notFound', message: 'There is nothing here.' } as const;
