interface Answer<T> {
  readonly askedAt: number;
  readonly value: Promise<T>;
  /** Expiry of the cached answer; undefined while it is computed. */
  keptUntil: number | undefined;
}

/** Returns the cached answer of a key, or computes it. */
export type SlowQueryCache<T> = (key: string, ask: () => Promise<T>) => Promise<T>;

// Only slow answers (over millions of rows) are cached; fast ones stay current.
const slowMilliseconds = 1_000;
// TTL factor: bounds one query's load to a tenth, regardless of the number of viewers.
const keptTimes = 10;

/**
 * Caches slow answers for ten times their duration, and shares a running computation among concurrent callers.
 * Answers under a second are not cached.
 *
 * @param now milliseconds
 */
export function createSlowQueryCache<T>(now: () => number = () => performance.now()): SlowQueryCache<T> {
  const answers = new Map<string, Answer<T>>();
  return (key, ask) => {
    const known = answers.get(key);
    if (known && (known.keptUntil ?? Infinity) > now() && now() - known.askedAt > slowMilliseconds)
      return known.value;
    const askedAt = now();
    const answer: Answer<T> = { askedAt, value: ask(), keptUntil: undefined };
    answers.set(key, answer);
    const forget = () => {
      if (answers.get(key) === answer) answers.delete(key);
    };
    answer.value.then(() => {
      const took = now() - askedAt;
      if (took > slowMilliseconds) answer.keptUntil = now() + took * keptTimes;
      else forget();
    }, forget);
    return answer.value;
  };
}
