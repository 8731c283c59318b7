import { fillPath } from '@trevo/contract/fill-path';
import { type CallId, paths } from '@trevo/contract/paths';
import { toHeaders } from './console-client.ts';

/** Sends an act while the page closes; the browser finishes the request, and nothing reads the answer. */
export function sendOnLeave(
  id: CallId,
  params: Readonly<Record<string, string | number>>,
  body: object,
): void {
  const { method, path } = paths[id];
  // -- swallowed: the page is closed
  fetch(fillPath(path, params), {
    method,
    keepalive: true,
    headers: { 'content-type': 'application/json', ...toHeaders() },
    body: JSON.stringify(body),
  }).catch(() => undefined);
}
