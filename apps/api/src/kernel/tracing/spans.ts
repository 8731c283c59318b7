import { AsyncLocalStorage } from 'node:async_hooks';
import { randomBytes } from 'node:crypto';
import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { sqlState } from '../database-error.ts';
import type { Logger } from '../log.ts';

/** Position of a span: trace, own id, parent. */
export interface SpanPlace {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentId: string | undefined;
}

type SpanKind = 'internal' | 'server' | 'client';
type Attributes = Readonly<Record<string, string | number>>;

interface Span extends SpanPlace {
  readonly name: string;
  readonly kind: SpanKind;
  /** Wall-clock time in ms, with fractions. */
  readonly startedAt: number;
  readonly endedAt: number;
  readonly attributes: Attributes;
  readonly isFailed: boolean;
}

export type Spans = ReturnType<typeof createSpans>;

const kinds: Record<SpanKind, number> = { internal: 1, server: 2, client: 3 };
const flushMilliseconds = 5_000;
const batchSize = 512;
// Drop further spans while the collector is unavailable, to bound memory.
const maximumSpans = 4_096;
const patienceMilliseconds = 10_000;

// Diagnostics channel of Node's fetch, called before a request is sent.
const fetchChannel = 'undici:request:create';

const wallNow = (): number => performance.timeOrigin + performance.now();

/**
 * Spans of requests, job runs and their dependencies, exported as OTLP over HTTP in JSON. Names are route
 * patterns, job names, database functions and adapter methods; no personal data. Outgoing `fetch` requests carry
 * `traceparent`.
 */
export function createSpans(options: {
  /** Base address before `/v1/traces`, as in OTEL_EXPORTER_OTLP_ENDPOINT. */
  endpoint: string;
  headers: Readonly<Record<string, string>>;
  /** Sampling ratio of traces that start here, 0 to 1; others follow their parent's decision. */
  ratio: number;
  service: { readonly name: string; readonly version: string; readonly instance: string };
  log: Logger;
}) {
  const context = new AsyncLocalStorage<SpanPlace | undefined>();
  const resource = {
    attributes: toAttributes({
      'service.name': options.service.name,
      'service.version': options.service.version,
      'service.instance.id': options.service.instance,
    }),
  };
  let waiting: Span[] = [];
  let sending: Promise<void> | undefined;
  const timer = setInterval(() => void flush(), flushMilliseconds).unref();

  function addTraceHeader(message: unknown): void {
    const place = context.getStore();
    const { request } = message as { request: { addHeader(name: string, value: string): void } };
    // Set only for sampled traces.
    if (place) request.addHeader('traceparent', `00-${place.traceId}-${place.spanId}-01`);
  }
  subscribe(fetchChannel, addTraceHeader);

  function add(span: Span): void {
    if (waiting.length >= maximumSpans) return;
    waiting.push(span);
    if (waiting.length >= batchSize) void flush();
  }

  function flush(): Promise<void> {
    if (sending || waiting.length === 0) return sending ?? Promise.resolve();
    const spans = waiting.slice(0, batchSize);
    waiting = waiting.slice(batchSize);
    // Exclude requests to the collector from traces.
    sending = context.run(undefined, () => send(spans)).finally(() => (sending = undefined));
    return sending;
  }

  async function send(spans: readonly Span[]): Promise<void> {
    const body = JSON.stringify({
      resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'trevo' }, spans: spans.map(toOtlp) }] }],
    });
    try {
      const response = await fetch(`${options.endpoint.replace(/\/$/, '')}/v1/traces`, {
        method: 'POST',
        headers: { ...options.headers, 'content-type': 'application/json' },
        body,
        signal: AbortSignal.timeout(patienceMilliseconds),
      });
      await response.arrayBuffer();
      if (!response.ok) throw new Error(`the collector answered ${response.status}`);
    } catch (err) {
      options.log.warn(
        { event: 'spans_not_exported', err, spans: spans.length },
        'Trace spans were not exported and are dropped',
      );
    }
  }

  /** Measures work as the given span. */
  async function measureIn<T>(
    place: SpanPlace,
    { name, kind, attributes }: Pick<Span, 'name' | 'kind' | 'attributes'>,
    work: () => Promise<T>,
  ): Promise<T> {
    const startedAt = wallNow();
    const end = (more: Attributes, isFailed: boolean) =>
      add({
        ...place,
        name,
        kind,
        startedAt,
        endedAt: wallNow(),
        isFailed,
        attributes: { ...attributes, ...more },
      });
    try {
      const result = await context.run(place, work);
      end({}, false);
      return result;
    } catch (error) {
      end({ 'error.type': sqlState(error) ?? (error as Error).name }, true);
      throw error;
    }
  }

  const isKept = (traceId: string, flags: string | undefined): boolean =>
    flags === undefined
      ? Number.parseInt(traceId.slice(-8), 16) < options.ratio * 2 ** 32
      : (Number.parseInt(flags, 16) & 1) === 1;

  return {
    /** Returns whether a trace is sampled: by its `flags`, or by its id when it starts here. */
    isKept,
    /** Runs work within a span that the caller reports with `add`. */
    runIn: <T>(place: SpanPlace | undefined, work: () => T): T => context.run(place, work),
    add,
    /** Measures work as a child of the current span; without one it only runs the work. */
    async measure<T>(
      name: string,
      kind: SpanKind,
      attributes: Attributes,
      work: () => Promise<T>,
    ): Promise<T> {
      const parent = context.getStore();
      if (!parent) return work();
      const place = { traceId: parent.traceId, spanId: createSpanId(), parentId: parent.spanId };
      return measureIn(place, { name, kind, attributes }, work);
    },
    /** Measures background work as a new trace. */
    async begin<T>(name: string, work: () => Promise<T>): Promise<T> {
      const traceId = randomBytes(16).toString('hex');
      if (!isKept(traceId, undefined)) return work();
      const place = { traceId, spanId: createSpanId(), parentId: undefined };
      return measureIn(place, { name, kind: 'internal', attributes: {} }, work);
    },
    wallNow,
    /** Exports pending spans. */
    async close(): Promise<void> {
      clearInterval(timer);
      unsubscribe(fetchChannel, addTraceHeader);
      await sending;
      while (waiting.length > 0) await flush();
    },
  };
}

const createSpanId = (): string => randomBytes(8).toString('hex');

const toNanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1_000)}000`;

const toAttributes = (attributes: Attributes) =>
  Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));

const toOtlp = ({ traceId, spanId, parentId, name, kind, attributes, ...span }: Span) => ({
  traceId,
  spanId,
  ...(parentId ? { parentSpanId: parentId } : {}),
  name,
  kind: kinds[kind],
  startTimeUnixNano: toNanoseconds(span.startedAt),
  endTimeUnixNano: toNanoseconds(span.endedAt),
  attributes: toAttributes(attributes),
  status: span.isFailed ? { code: 2 } : {},
});
