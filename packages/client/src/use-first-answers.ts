import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** What is known after this long is shown: one slow answer must not hide the others. */
const patienceMilliseconds = 4_000;

const isFirst = { predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined };

/**
 * Whether what the screen asks has been answered once, well or badly. Parts that may turn out to be empty are drawn
 * together then, so that none of them pushes the others away.
 *
 * @param isAsking what asks is mounted below, if hidden
 */
export function useFirstAnswers(isAsking = true): boolean {
  const client = useQueryClient();
  const running = useIsFetching(isFirst);
  const [isDone, setDone] = useState(false);
  // The parts below have begun to ask by now: their effects run before this one.
  useEffect(() => {
    if (isAsking && client.isFetching(isFirst) === 0) setDone(true);
  }, [client, running, isAsking]);
  useEffect(() => {
    const timer = setTimeout(() => setDone(true), patienceMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return isDone;
}
