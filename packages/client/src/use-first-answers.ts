import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** After this time the screen renders the available data: one slow response must not hide the others. */
const patienceMilliseconds = 4_000;

const isFirst = { predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined };

/**
 * Returns whether each query of the screen has settled once. Parts that may turn out empty are then rendered
 * together, which avoids layout shifts.
 *
 * @param isAsking whether the component with the queries is mounted
 */
export function useFirstAnswers(isAsking = true): boolean {
  const client = useQueryClient();
  const running = useIsFetching(isFirst);
  const [isDone, setDone] = useState(false);
  // Child effects run first, so the queries have started by now.
  useEffect(() => {
    if (isAsking && client.isFetching(isFirst) === 0) setDone(true);
  }, [client, running, isAsking]);
  useEffect(() => {
    const timer = setTimeout(() => setDone(true), patienceMilliseconds);
    return () => clearTimeout(timer);
  }, []);
  return isDone;
}
