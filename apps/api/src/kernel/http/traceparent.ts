/** Trace of a request, from W3C Trace Context. */
export interface Trace {
  readonly traceId: string;
  /** Parent span; undefined when the trace starts here. */
  readonly parentId: string | undefined;
  readonly flags: string;
}

const format = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** Parses a `traceparent` header; undefined for a missing or invalid one. */
export function parseTraceparent(header: unknown): Trace | undefined {
  const [, version, traceId = '', parentId = '', flags = '', rest] =
    (typeof header === 'string' && header.length <= 200 && format.exec(header)) || [];
  // Later versions may append fields, and 'ff' is invalid.
  if (!version || version === 'ff' || (version === '00' && rest !== undefined)) return undefined;
  return /^0+$/.test(traceId) || /^0+$/.test(parentId) ? undefined : { traceId, parentId, flags };
}

/** Span id of a request: the end of the request id. */
export const toSpanId = (requisicao: string): string => requisicao.replaceAll('-', '').slice(-16);

/** Formats a trace with this request as the parent. */
export const toTraceparent = ({ traceId, flags }: Trace, requisicao: string): string =>
  `00-${traceId}-${toSpanId(requisicao)}-${flags}`;
