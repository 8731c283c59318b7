/** How long and how much of a request is waited for and kept, whoever sends it. */
export interface HttpLimits {
  /** For the head of a request, from the first moment of the connection on. */
  readonly headersMilliseconds: number;
  /** For a whole request, however large, and for one that brings a file. */
  readonly requestMilliseconds: number;
  readonly fileMilliseconds: number;
  /** For a connection on which nothing moves, and one that waits for its next request. */
  readonly silenceMilliseconds: number;
  readonly idleMilliseconds: number;
  /** How often the times above are looked at. */
  readonly checkMilliseconds: number;
  /** Requests that may wait on one connection for the answers before them. */
  readonly pipelined: number;
  /** Open connections; the next ones are not taken. */
  readonly connections: number;
  /** Requests in progress that are always admitted, those at the start and while few are used, and the most that ever are. */
  readonly inProgressLeast: number;
  readonly inProgressStart: number;
  readonly inProgressMost: number;
  /** A body may take this long, and longer for as much as it arrives faster than so many bytes a second. */
  readonly bodyMilliseconds: number;
  readonly bodyBytesPerSecond: number;
  /** How much of a body that nobody wants is let in and dropped. */
  readonly unreadBytes: number;
  /** What all large bodies together may announce while they arrive, and those of one person. */
  readonly receivedBytes: number;
  readonly receivedBytesEach: number;
  /** What all large bodies together may hold in all their copies, from their parsing to the end of their calls. */
  readonly parsedBytes: number;
  /** How long a large body waits for its turn. */
  readonly turnMilliseconds: number;
}

/**
 * A picture of 5 MB takes 134 s at 400 kbit/s, three times as fast as a body has to be. What waits for its turn is not
 * read, so it takes the phone's memory and not ours.
 */
export const defaultHttpLimits: HttpLimits = {
  headersMilliseconds: 10_000,
  requestMilliseconds: 300_000,
  // A gigabyte at 2.5 Mbit/s.
  fileMilliseconds: 3_600_000,
  silenceMilliseconds: 90_000,
  // Longer than the usual proxies keep theirs, so that none of them writes into one that is being closed.
  idleMilliseconds: 72_000,
  checkMilliseconds: 5_000,
  pipelined: 16,
  connections: 4_096,
  inProgressLeast: 32,
  // Enough for a pause of 400 ms at half of the capacity that `bench sobrecarga` measured.
  inProgressStart: 128,
  inProgressMost: 1_024,
  bodyMilliseconds: 15_000,
  bodyBytesPerSecond: 16_384,
  unreadBytes: 1024 * 1024,
  receivedBytes: 160 * 1024 * 1024,
  // The largest body that a call takes. It counts as announced, so holding all of the above takes more than twenty accounts.
  receivedBytesEach: 12 * 1024 * 1024,
  parsedBytes: 96 * 1024 * 1024,
  turnMilliseconds: 20_000,
};
