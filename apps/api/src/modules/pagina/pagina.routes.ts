import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { join } from 'node:path';
import { refuse } from '../../kernel/domain-error.ts';
import type { PaginaService, RenderedPage } from './pagina.service.ts';

/** Serves the web app: its files, its page for the host that asks, and the page's icon and manifest. */
export async function registerPagina(
  app: FastifyInstance,
  paginas: PaginaService,
  folders: { webDist: string; marcas: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folders.webDist, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
  });
  await app.register(fastifyStatic, {
    root: folders.marcas,
    prefix: '/marcas/',
    maxAge: '1d',
    decorateReply: false,
  });
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply.type('application/manifest+json').send(await paginas.toManifest(hostOf(request))),
  );
  app.get('/icone.svg', async (request, reply) =>
    reply.type('image/svg+xml').send(await paginas.toIcon(hostOf(request))),
  );
  app.get('/*', async (request, reply) => {
    // Scripts and calls that miss get an error they can read; only people's navigations get the page.
    if (!(request.headers.accept ?? '').includes('text/html')) throw refuse('requisicao.naoEncontrada');
    const page = await paginas.render(hostOf(request));
    if (!page) throw refuse('requisicao.naoEncontrada');
    return sendPage(request, reply, page);
  });
}

const hostOf = (request: FastifyRequest) => request.hostname.toLowerCase();

function sendPage(request: FastifyRequest, reply: FastifyReply, page: RenderedPage) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  reply
    .type('text/html; charset=utf-8')
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-encoding');
  reply.header('content-security-policy', page.policy);
  if (/\bbr\b/.test(accepted)) return reply.header('content-encoding', 'br').send(page.brotli);
  if (/\bgzip\b/.test(accepted)) return reply.header('content-encoding', 'gzip').send(page.gzip);
  return reply.send(page.html);
}
