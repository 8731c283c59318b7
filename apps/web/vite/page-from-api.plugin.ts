import { readFileSync } from 'node:fs';
import { request, type IncomingMessage, type ServerResponse } from 'node:http';
import { resolve } from 'node:path';
import type { Plugin, ViteDevServer } from 'vite';
import { isApiDocument } from './api-paths.ts';

/**
 * Serves the same page in development as in production: Vite transforms index.html, and the API fills its
 * placeholders for the requested host. Without an API address the page is served with empty placeholders.
 */
export function pageFromApi(api: string | undefined): Plugin {
  return {
    name: 'trevo:page-from-api',
    apply: 'serve',
    configureServer(server) {
      if (!api) return;
      server.middlewares.use((incoming, outgoing, next) => {
        if (!isNavigation(incoming)) return next();
        answerPage(server, api, incoming, outgoing).catch(next);
      });
    },
  };
}

/** Returns whether the request is a navigation: pages and API calls share paths such as /quiz. */
function isNavigation(incoming: IncomingMessage): boolean {
  if (incoming.method !== 'GET') return false;
  const path = (incoming.url ?? '/').split('?')[0] ?? '/';
  if (/\.[a-z0-9]+$/i.test(path) || path.startsWith('/@') || isApiDocument(path)) return false;
  const destination = incoming.headers['sec-fetch-dest'];
  if (destination) return destination === 'document' || destination === 'iframe';
  return incoming.headers.accept?.includes('text/html') ?? false;
}

async function answerPage(
  server: ViteDevServer,
  api: string,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const url = incoming.url ?? '/';
  const template = readFileSync(resolve(server.config.root, 'index.html'), 'utf8');
  const html = await server.transformIndexHtml(url, template);
  const reply = await fillPage(api, html, url, incoming);
  outgoing.writeHead(reply.status, reply.headers);
  outgoing.end(reply.body);
}

interface FilledPage {
  status: number;
  headers: Record<string, string | string[]>;
  body: Buffer;
}

function fillPage(api: string, html: string, url: string, incoming: IncomingMessage): Promise<FilledPage> {
  return new Promise((fulfil, reject) => {
    const headers: Record<string, string> = {
      'content-type': 'text/html; charset=utf-8',
      'x-trevo-url': url,
    };
    // fetch would set Host to the API's address, and the API would render another campaign's page.
    if (incoming.headers.host) headers.host = incoming.headers.host;
    if (incoming.headers.cookie) headers.cookie = incoming.headers.cookie;
    const call = request(new URL('/_dev/pagina', api), { method: 'POST', headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const kept = ['content-type', 'set-cookie', 'cache-control', 'location'].flatMap((name) => {
          const value = response.headers[name];
          return value === undefined ? [] : [[name, value] as const];
        });
        fulfil({
          status: response.statusCode ?? 502,
          headers: Object.fromEntries(kept),
          body: Buffer.concat(chunks),
        });
      });
    });
    call.on('error', reject);
    call.end(html);
  });
}
