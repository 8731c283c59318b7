/**
 * What the log may say of a message that was not sent. Never the error's own words: mail servers repeat the address
 * in them.
 */
export function describeFailure(error: unknown): { failure: string } {
  const { name, code, responseCode } = error as Error & { code?: string; responseCode?: number };
  const isOurs = name === 'SendError';
  return {
    failure: isOurs ? (error as Error).message : [name, code, responseCode].filter(Boolean).join(' '),
  };
}
