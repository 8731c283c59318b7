import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import type { TrevoApp } from './app.ts';
import { type Environment, EnvironmentError } from './kernel/environment.ts';
import { createMetricsServer } from './kernel/http/metrics-server.ts';

/** Connections that wait to be accepted, as many as the system allows up to this: a full queue costs clients seconds. */
const backlog = 4_096;

/** Accepts requests; returns the port. Throws EnvironmentError where the address cannot be listened on. */
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

/** Opens the port for monitoring, where the environment names one. */
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
