import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TrevoApp } from './app.ts';
import { type Environment, EnvironmentError } from './kernel/environment.ts';
import { createMetricsServer } from './kernel/http/metrics-server.ts';

/** Accept backlog, bounded by the system's limit: an overflow costs clients seconds. */
const backlog = 4_096;

/** Starts listening and returns the port. Throws EnvironmentError when the address is unavailable. */
export async function listen(
  http: { listen(options: { port: number; host: string; backlog: number }): Promise<string> },
  { PORT, HOST }: Environment,
): Promise<number> {
  try {
    return Number(new URL(await http.listen({ port: PORT, host: HOST, backlog })).port);
  } catch (error) {
    throw toListenError(error, 'PORT', PORT, HOST);
  }
}

/** Opens the monitoring port, when configured. */
export async function listenForMetrics(
  { metrics, listJobs, saude }: TrevoApp,
  { METRICS_PORT, HOST }: Environment,
): Promise<number | undefined> {
  if (!metrics || METRICS_PORT === undefined) return undefined;
  const server = createMetricsServer(metrics, listJobs, saude).listen(METRICS_PORT, HOST);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw toListenError(error, 'METRICS_PORT', METRICS_PORT, HOST);
  }
  return (server.address() as AddressInfo).port;
}

function toListenError(error: unknown, variable: string, port: number, host: string): EnvironmentError {
  const { code } = error as NodeJS.ErrnoException;
  const reasons: Record<string, string> = {
    EADDRINUSE: `Port ${port} is taken; stop what uses it, or set ${variable} to another number.`,
    EACCES: `Port ${port} needs more rights; set ${variable} to a number above 1023.`,
  };
  return new EnvironmentError(
    reasons[code ?? ''] ?? `Cannot listen on ${host}:${port} (${code ?? 'unknown'}).`,
  );
}
