import { createServer, type Server } from 'node:http';
import type { JobState } from '../jobs.ts';
import type { Metrics } from '../metrics.ts';

/**
 * A server of its own for whoever watches the program: `/metrics` for Prometheus and `/jobs` as JSON. Nobody has to say
 * who they are, so its port belongs to the inner network.
 */
export function createMetricsServer(metrics: Metrics, listJobs: () => readonly JobState[]): Server {
  const pages: Record<string, () => Promise<{ type: string; text: string }>> = {
    '/metrics': async () => ({ type: metrics.contentType, text: await metrics.render() }),
    '/jobs': async () => ({ type: 'application/json; charset=utf-8', text: JSON.stringify(listJobs()) }),
  };
  return createServer((request, response) => {
    const find = pages[(request.url ?? '').split('?')[0]!];
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!find || !isRead) return void response.writeHead(find ? 405 : 404).end();
    find().then(
      ({ type, text }) =>
        response.writeHead(200, { 'content-type': type, 'cache-control': 'no-store' }).end(text),
      () => response.writeHead(500).end(),
    );
  });
}
