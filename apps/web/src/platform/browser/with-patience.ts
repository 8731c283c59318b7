/** Thrown when code did not load in time. */
class ScreenLoadTimeout extends Error {
  override readonly name = 'ScreenLoadTimeout';
}

const screenMilliseconds = 120_000;

/** Rejects with ScreenLoadTimeout after `milliseconds`: a dead connection may report no error. */
export function withPatience<T>(code: Promise<T>, milliseconds = screenMilliseconds): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new ScreenLoadTimeout()), milliseconds);
    code.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
