import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** Wraps the framework's request listener; `answer` calls it. */
export function wrapListener(
  server: Server,
  listener: (request: IncomingMessage, response: ServerResponse, answer: () => void) => void,
): void {
  const [inner, ...others] = server.listeners('request') as RequestListener[];
  if (!inner || others.length > 0) throw new Error('the server must have exactly one listener for requests');
  server.off('request', inner);
  server.on('request', (request, response) =>
    listener(request, response, () =>
      inner.call(server, request, response as Parameters<RequestListener>[1]),
    ),
  );
}
