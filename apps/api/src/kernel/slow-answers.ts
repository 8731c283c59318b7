interface Answer<T> {
  readonly askedAt: number;
  readonly value: Promise<T>;
  /** Until when it is given again; undefined while it is worked out. */
  keptUntil: number | undefined;
}

/** Asks, or gives again what was answered to the same question. */
export type SlowAnswers<T> = (key: string, ask: () => Promise<T>) => Promise<T>;

// A figure over millions of rows; whoever asks for fewer gets what is true now.
const slowMilliseconds = 1_000;
// So that one question takes a tenth of a processor at most, however many look at it.
const keptTimes = 10;

/**
 * Keeps figures that took long to work out for ten times as long as that took, and lets those who ask meanwhile share
 * one question. What is answered within a second is asked each time.
 *
 * @param now milliseconds
 */
export function createSlowAnswers<T>(now: () => number = () => performance.now()): SlowAnswers<T> {
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
