/** Time and memory limits of requests, for all clients. */
export interface HttpLimits {
  /** Request header, from the opening of the connection. */
  readonly headersMilliseconds: number;
  /** Whole request, regardless of size, and a request with a file body. */
  readonly requestMilliseconds: number;
  readonly fileMilliseconds: number;
  /** Inactive connection, and keep-alive. */
  readonly silenceMilliseconds: number;
  readonly idleMilliseconds: number;
  /** Interval in which the above limits are enforced. */
  readonly checkMilliseconds: number;
  /** Requests queued on one connection (HTTP pipelining). */
  readonly pipelined: number;
  /** Open connections: a further one takes the place of a silent or idle one, or is closed. */
  readonly connections: number;
  /** Open connections of an IPv4 address or an IPv6 /64 network, where clients connect without a proxy. */
  readonly connectionsEach: number;
  /** Concurrent requests: guaranteed minimum, initial limit (also while idle), and maximum. */
  readonly inProgressLeast: number;
  readonly inProgressStart: number;
  readonly inProgressMost: number;
  /** Base time for a body, plus the time for its bytes at the minimum rate. */
  readonly bodyMilliseconds: number;
  readonly bodyBytesPerSecond: number;
  /** Bytes of an unwanted body that are read and discarded. */
  readonly unreadBytes: number;
  /** Announced sizes of large bodies in transfer: in total, and per consumer. */
  readonly receivedBytes: number;
  readonly receivedBytesEach: number;
  /** Memory of all copies of large bodies, from parsing to the end of their calls. */
  readonly parsedBytes: number;
  /** Maximum wait of a large body for its turn. */
  readonly turnMilliseconds: number;
  /** Uncompressed OpenAPI documents a minute for all networks: each has ten times the bytes of a compressed one. */
  readonly plainDocuments: number;
}

/**
 * A 5 MB picture takes 134 s at 400 kbit/s, three times the minimum rate. A body waiting for its turn is not
 * read, so it uses the phone's memory instead of the server's.
 */
export const defaultHttpLimits: HttpLimits = {
  headersMilliseconds: 10_000,
  requestMilliseconds: 300_000,
  // One gigabyte at 2.5 Mbit/s.
  fileMilliseconds: 3_600_000,
  silenceMilliseconds: 90_000,
  // Longer than the keep-alive of common proxies, so that none writes into a connection that is being closed.
  idleMilliseconds: 72_000,
  checkMilliseconds: 5_000,
  pipelined: 16,
  connections: 4_096,
  connectionsEach: 512,
  inProgressLeast: 32,
  // Covers a pause of 400 ms at half of the capacity measured by `bench sobrecarga`.
  inProgressStart: 128,
  inProgressMost: 1_024,
  bodyMilliseconds: 15_000,
  bodyBytesPerSecond: 16_384,
  unreadBytes: 1024 * 1024,
  receivedBytes: 160 * 1024 * 1024,
  // Largest body of any call. It counts as announced, so exhausting the total takes more than thirteen accounts.
  receivedBytesEach: 12 * 1024 * 1024,
  parsedBytes: 96 * 1024 * 1024,
  turnMilliseconds: 20_000,
  plainDocuments: 60,
};
