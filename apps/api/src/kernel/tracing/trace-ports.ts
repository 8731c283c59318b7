import type { Spans } from './spans.ts';

type Method = (...given: unknown[]) => unknown;

/** Wraps adapters with a span for each asynchronous call. */
export const tracePorts = <T extends object>(ports: T, spans: Spans): T => traceObject(ports, '', spans) as T;

function traceObject(port: object, path: string, spans: Spans): object {
  return Object.fromEntries(
    Object.entries(port).map(([name, value]) => [name, traceValue(port, value, `${path}${name}`, spans)]),
  );
}

function traceValue(owner: object, value: unknown, name: string, spans: Spans): unknown {
  if (typeof value === 'function')
    return (...given: unknown[]) => {
      const result = (value as Method).apply(owner, given);
      // Synchronous results need no span.
      return result instanceof Promise ? spans.measure(name, 'client', {}, () => result) : result;
    };
  return isPlain(value) ? traceObject(value, `${name}.`, spans) : value;
}

const isPlain = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
