/** Of which trace a request is a part, as W3C Trace Context writes it. */
export interface Trace {
  readonly traceId: string;
  /** Of what in it; undefined where it begins here. */
  readonly parentId: string | undefined;
  readonly flags: string;
}

const format = /^([0-9a-f]{2})-([0-9a-f]{32})-([0-9a-f]{16})-([0-9a-f]{2})(-.*)?$/;

/** What a `traceparent` header says; undefined for none and for one that is no good, which counts as none. */
export function parseTraceparent(header: unknown): Trace | undefined {
  const [, version, traceId = '', parentId = '', flags = '', rest] =
    (typeof header === 'string' && header.length <= 200 && format.exec(header)) || [];
  // Later versions may add to the end, and 'ff' is none.
  if (!version || version === 'ff' || (version === '00' && rest !== undefined)) return undefined;
  return /^0+$/.test(traceId) || /^0+$/.test(parentId) ? undefined : { traceId, parentId, flags };
}

/** What a request is called in a trace: the end of its own id. */
export const toSpanId = (requisicao: string): string => requisicao.replaceAll('-', '').slice(-16);

/** The same trace with this request as the parent of what comes next. */
export const toTraceparent = ({ traceId, flags }: Trace, requisicao: string): string =>
  `00-${traceId}-${toSpanId(requisicao)}-${flags}`;
