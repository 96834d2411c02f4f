/** What a worker of a pool sends. */
export type FromWorker<Result> =
  | { readonly kind: 'ready' }
  | { readonly kind: 'done'; readonly result: Result }
  | { readonly kind: 'userError'; readonly message: string };
