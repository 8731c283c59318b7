/** Returns a promise with its resolver; browsers of before 2024 have no Promise.withResolvers. */
export function withResolvers<T>(): { promise: Promise<T>; resolve: (result: T) => void } {
  let resolve!: (result: T) => void;
  const promise = new Promise<T>((done) => (resolve = done));
  return { promise, resolve };
}
