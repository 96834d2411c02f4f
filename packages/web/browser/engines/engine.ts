/** A browser that is not Chromium, driven by its own remote protocol. */
export interface Engine {
  readonly name: string;
  readonly version: string;
  /** A tab with storage of its own. */
  readonly newTab: (size: Size) => Promise<Tab>;
  readonly quit: () => Promise<void>;
}

export type Size = { readonly width: number; readonly height: number };

export interface Tab {
  readonly open: (url: string) => Promise<void>;
  /** Runs a function in the page, which must not refer to anything outside it; arguments and result travel as JSON. */
  readonly run: <A extends readonly unknown[], R>(
    code: (...args: A) => R | Promise<R>,
    ...args: A
  ) => Promise<R>;
  /** Presses and releases the mouse at a point of the viewport. */
  readonly clickAt: (x: number, y: number) => Promise<void>;
  readonly type: (text: string) => Promise<void>;
  /** A PNG of the viewport. */
  readonly picture: () => Promise<Buffer>;
}

/** The expression that a driver evaluates for `run`: a promise of the result's JSON. */
export const expressionOf = (code: unknown, args: readonly unknown[]): string =>
  `(async () => JSON.stringify((await (${String(code)})(...${JSON.stringify(args)})) ?? null))()`;

type Action = Readonly<Record<string, unknown>>;

/** WebDriver's input actions, which are the same in both protocols. */
export const clickActions = (x: number, y: number): readonly Action[] => [
  {
    type: 'pointer',
    id: 'mouse',
    parameters: { pointerType: 'mouse' },
    actions: [
      { type: 'pointerMove', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ],
  },
];

export const typeActions = (text: string): readonly Action[] => [
  {
    type: 'key',
    id: 'keyboard',
    actions: [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]),
  },
];
