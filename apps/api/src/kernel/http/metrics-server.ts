import { createServer, type Server } from 'node:http';
import { errors } from '@trevo/contract/errors';
import { toErrorEnvelope } from '../domain-error.ts';
import { createId } from '../ids.ts';
import type { JobState } from '../fila/jobs.ts';
import type { Metrics } from '../tracing/metrics.ts';
import type { Saude } from './saude.ts';

interface Page {
  readonly status?: number;
  readonly type?: string;
  readonly text: string;
}

/**
 * Creates the monitoring server: `/metrics` for Prometheus, `/jobs` as JSON, and the probes `/saude/viva` and
 * `/saude/pronta`, unaffected by client connections. Without authentication, so its port must be internal.
 */
export function createMetricsServer(
  metrics: Metrics,
  listJobs: () => readonly JobState[],
  saude: Saude,
): Server {
  const pages: Record<string, () => Page | Promise<Page>> = {
    '/metrics': async () => ({ type: metrics.contentType, text: await metrics.render() }),
    '/jobs': () => ({ text: JSON.stringify(listJobs()) }),
    '/saude/viva': () => ({ text: JSON.stringify({ situacao: 'ok' }) }),
    '/saude/pronta': async () => {
      const refusal = await saude.findRefusal();
      return refusal
        ? { status: errors[refusal.code].status, text: JSON.stringify(toErrorEnvelope(refusal, createId())) }
        : { text: JSON.stringify({ situacao: 'ok', avisos: saude.avisos }) };
    },
  };
  return createServer((request, response) => {
    const find = pages[(request.url ?? '').split('?')[0]!];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!find || !isRead) return void response.writeHead(find ? 405 : 404).end();
    Promise.resolve()
      .then(find)
      .then(
        ({ status = 200, type = 'application/json; charset=utf-8', text }) =>
          response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
        () => response.writeHead(500).end(),
      );
  });
}
