import { SendError } from './post-json.ts';

/**
 * Stands where production has no provider. Keeping the message instead, as development does, would tell people that
 * it is on its way, and leave codes and links readable in the database.
 */
export function createClosedSender(variable: string): () => Promise<never> {
  return () => Promise.reject(new SendError(`${variable} is not set`));
}
