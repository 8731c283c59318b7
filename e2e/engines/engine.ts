/** What a person does to a page and sees of it, in whichever browser. Its camera shows a picture that the browser draws. */
export interface Tab {
  /** Loads a page and waits for what it carries. */
  load(url: string): Promise<void>;
  /** Runs in the page. The function knows nothing but its argument; both ways travel as JSON. */
  run<Result>(what: () => Result | Promise<Result>): Promise<Result>;
  run<Result, Given>(what: (given: Given) => Result | Promise<Result>, given: Given): Promise<Result>;
  /** Goes down at the first point, through the others, and up at the last; one point is a click. */
  drag(points: readonly Point[]): Promise<void>;
  /** Types with keys. */
  type(text: string): Promise<void>;
  press(key: Key): Promise<void>;
  /** A PNG of what the window shows. */
  takePicture(): Promise<Buffer>;
  /** The errors that the console has shown since the last time it was asked. */
  listErrors(): Promise<string[]>;
  close(): Promise<void>;
}

export interface Engine {
  /** `Firefox 140.12.0` */
  readonly description: string;
  /** A window as large as a phone, with nothing kept of the one before. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Keys without a letter, as WebDriver numbers them. */
export const keys = { Enter: '\uE007', Escape: '\uE00C', Tab: '\uE004' } as const;
export type Key = keyof typeof keys;

/** The phone of all engines. */
export const phone = { width: 390, height: 844 } as const;
/** Where the phones are, for what tells the time. */
export const timezone = 'America/Manaus';

/** The text of a program that answers with a promise of JSON. */
export function toExpression(what: (given: never) => unknown, given: unknown): string {
  const argument = given === undefined ? '' : JSON.stringify(given);
  return `(async () => JSON.stringify((await (${String(what)})(${argument})) ?? null))()`;
}
