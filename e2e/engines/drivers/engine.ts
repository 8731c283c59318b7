/** A page in any browser, with the operations that the walk needs. The camera shows an image drawn by the browser. */
export interface Tab {
  /** Loads a page and waits for its load event. */
  load(url: string): Promise<void>;
  /**
   * Runs a function in the page. It is serialized: it can use only its argument, and argument and result travel
   * as JSON.
   */
  run<Result>(what: () => Result | Promise<Result>): Promise<Result>;
  run<Result, Given>(what: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
  /** Presses at the first point, moves through the others and releases at the last; one point is a click. */
  drag(points: readonly Point[]): Promise<void>;
  /** Types with keys. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** Takes a PNG screenshot of the viewport. */
  takePicture(): Promise<Buffer>;
  /** Returns the console errors since the last call. */
  listErrors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  /** `Firefox 140.12.0` */
  readonly description: string;
  /** Opens a phone-sized window with an empty profile. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export type Key = 'Enter' | 'Escape';

/** Viewport of all engines. */
export const phone = { width: 390, height: 844 } as const;
export const timezone = 'America/Manaus';

/** Returns the source of a script that resolves to JSON. */
export function toExpression(what: (given: never) => unknown, given: unknown): string {
  const argument = given === undefined ? '' : JSON.stringify(given);
  return `(async () => JSON.stringify((await (${String(what)})(${argument})) ?? null))()`;
}
