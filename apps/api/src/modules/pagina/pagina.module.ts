import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastifyStatic from '@fastify/static';
import { compartilharPath } from '@trevo/contract/compartilhado';
import { leitorPdfPath } from '@trevo/contract/paths';
import { conferirPath } from '@trevo/contract/sorteio/conferir-path';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Clock } from '../../kernel/clock.ts';
import type { CampanhaModule } from '../campanha/public.ts';
import { refuse } from '../../kernel/domain-error.ts';
import type { TurnWorker } from '../../kernel/turn-worker.ts';
import { sendCompressed } from '../../kernel/http/send-compressed.ts';
import { requireFile, takeFileBodies } from '../../kernel/http/file-body.ts';
import { defaultHttpLimits } from '../../kernel/http/limits/http-limits.ts';
import { registerConsole } from './console-pagina.ts';
import { createPaginaService, type PaginaService, type RootFile } from './pagina.service.ts';
import { pushWorker } from './page-policy.ts';

export type PaginaModule = ReturnType<typeof createPaginaModule>;

/** Wires the web app as served per host. */
export function createPaginaModule(parts: {
  campanha: CampanhaModule;
  clock: Clock;
  workers: { readonly marcas: TurnWorker };
  webDist: string;
  /** Build of the operators' console. */
  consoleDist: string;
  /** Scheme, host and port of the console; undefined without a console. */
  consoleOrigin: string | undefined;
  /** Scheme, host and port below which previews are served; undefined without previews. */
  previaOrigin: string | undefined;
  isProduction: boolean;
}) {
  const ambiente = parts.isProduction ? 'producao' : 'teste';
  const paginas = createPaginaService({ ...parts, ...parts.campanha, ambiente });
  const { consoleDist, consoleOrigin, previaOrigin } = parts;
  const painel = { dist: consoleDist, host: consoleOrigin && new URL(consoleOrigin).hostname, previaOrigin };
  return {
    paginas,
    async serve(http: FastifyInstance): Promise<void> {
      const sendConsole = await registerConsole(http, painel);
      // One static file at every host: it knows no campaign.
      http.get(conferirPath, async (request, reply) =>
        sendRootFile(request, reply.type('text/html; charset=utf-8'), paginas.conferir),
      );
      await http.register(async (pages) => {
        pages.addHook('onRequest', async (request, reply) => {
          if (hostOf(request) === painel.host) return sendConsole(request, reply);
        });
        await registerPagina(pages, paginas, parts);
      });
    },
  };
}

/** A replaced picture is visible within an hour. */
const pictureCache = 'public, max-age=3600, stale-while-revalidate=86400';

/** Maximum shared content in bytes: one or two phone photos. */
const largestShared = 20_000_000;
/** App-link files are requested at app installation, and occasionally by Google's and Apple's servers. */
const linksCache = 'public, max-age=3600';

/** Serves the web app: assets, the page per host, service worker, icon and manifest. */
async function registerPagina(
  app: FastifyInstance,
  paginas: PaginaService,
  parts: { campanha: CampanhaModule; webDist: string },
): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(parts.webDist, 'assets'),
    prefix: '/assets/',
    // A route per file: the library's single route reads the whole folder at each request.
    wildcard: false,
    globIgnore: ['**/*.{br,gz}'],
    preCompressed: true,
    immutable: true,
    maxAge: '1y',
    decorateReply: false,
    // Same-origin assets: without these headers, requests with and without Origin share one cache entry, and the
    // page's assets are reused by the service worker.
    setHeaders: (reply) => void reply.removeHeader('vary').removeHeader('access-control-allow-origin'),
  });
  const { hospedagens, imagens } = parts.campanha;
  app.get<{ Params: { nome: string }; Querystring: { largura?: string } }>(
    '/marcas/:nome',
    async (request, reply) => {
      const promotoraId = await hospedagens.getPromotoraId(hostOf(request));
      const { nome } = request.params;
      const largura = Number(request.query.largura ?? Number.NaN);
      // The whole picture answers a request for another width.
      const imagem =
        (await imagens.findLargura(promotoraId, nome, largura)) ?? (await imagens.find(promotoraId, nome));
      if (!imagem) throw refuse('requisicao.naoEncontrada');
      reply.header('etag', imagem.etag).header('cache-control', pictureCache);
      // An SVG opened directly must not run scripts.
      reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
      if (request.headers['if-none-match'] === imagem.etag) return reply.status(304).send();
      return reply.type(imagem.contentType).send(imagem.bytes);
    },
  );
  app.get('/previa.jpg', async (request, reply) => {
    const jpeg = await paginas.toPrevia(hostOf(request));
    if (!jpeg) throw refuse('requisicao.naoEncontrada');
    return reply.header('cache-control', pictureCache).type('image/jpeg').send(jpeg);
  });
  app.get('/manifest.webmanifest', async (request, reply) =>
    reply.type('application/manifest+json').send(await paginas.toManifest(hostOf(request))),
  );
  app.get('/icone.svg', async (request, reply) =>
    reply.type('image/svg+xml').send(await paginas.toIcon(hostOf(request))),
  );
  app.get<{ Params: { nome: string } }>('/icone/:nome.png', async (request, reply) => {
    const png = await paginas.toIconPng(hostOf(request), request.params.nome);
    if (!png) throw refuse('requisicao.naoEncontrada');
    return reply.header('cache-control', pictureCache).type('image/png').send(png);
  });
  await app.register(registerCompartilhar);
  app.get('/.well-known/assetlinks.json', async (request, reply) =>
    reply.header('cache-control', linksCache).send((await paginas.toAppLinks(hostOf(request))).android),
  );
  app.get('/.well-known/apple-app-site-association', async (request, reply) =>
    reply
      .header('cache-control', linksCache)
      .type('application/json')
      .send((await paginas.toAppLinks(hostOf(request))).apple),
  );
  app.get('/sw.js', async (request, reply) => {
    // Served from the root, because a worker's scope is limited to its own path.
    return sendRootFile(request, reply.type('text/javascript; charset=utf-8'), paginas.worker);
  });
  app.get('/leitor-pdf.js', async (request, reply) =>
    sendRootFile(request, reply.type('text/javascript; charset=utf-8'), paginas.leitor?.script),
  );
  app.get('/licencas.txt', async (request, reply) =>
    sendRootFile(request, reply.type('text/plain; charset=utf-8'), paginas.licencas),
  );
  app.get(leitorPdfPath.replace('{nomeArquivo}', ':nomeArquivo'), async (request, reply) => {
    // Browsers reject COOP on a sandboxed page.
    reply.type('text/html; charset=utf-8').removeHeader('cross-origin-opener-policy');
    return sendRootFile(request, reply, paginas.leitor?.page);
  });
  app.get('/avisos/OneSignalSDKWorker.js', async (request, reply) => {
    if (!(await paginas.hasPushWorker(hostOf(request)))) throw refuse('requisicao.naoEncontrada');
    return reply
      .type('text/javascript; charset=utf-8')
      .header('content-security-policy', pushWorker.policy)
      .header('cache-control', 'no-cache')
      .send(pushWorker.text);
  });
  app.get('/*', async (request, reply) => {
    if (!isForPage(request)) throw refuse('requisicao.naoEncontrada');
    const page = await paginas.render(hostOf(request));
    if (!page) throw refuse('requisicao.naoEncontrada');
    reply.type('text/html; charset=utf-8').header('content-security-policy', page.policy);
    if (page.embeddedPolicy && isEmbedded(request))
      // X-Frame-Options cannot list several sites; browsers that support frame-ancestors ignore it.
      reply.header('content-security-policy', page.embeddedPolicy).removeHeader('x-frame-options');
    return sendCompressed(request, reply, page.body);
  });
}

/**
 * Fallback of the share target, which the service worker normally handles on the device. Without a worker the
 * content arrives here, is discarded, and the user is redirected to the scan page.
 */
async function registerCompartilhar(app: FastifyInstance): Promise<void> {
  const fileTypes = ['multipart/form-data'];
  takeFileBodies(app, fileTypes, defaultHttpLimits);
  app.post(compartilharPath, { bodyLimit: largestShared, config: { fileTypes } }, async (request, reply) => {
    await finished(Readable.from(requireFile(request.body)).resume());
    return reply.redirect('/escanear', 303);
  });
}

/**
 * Navigations get the page; missed script and API requests get a JSON error. Clients that accept anything and
 * are not scripts (link previews, monitors) also get the page, on paths that no API call can have.
 */
function isForPage({ headers, url }: FastifyRequest): boolean {
  const accept = headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.startsWith('*/*') && !('sec-fetch-mode' in headers) && /^\/[^/?]*(\?|$)/.test(url);
}

/** Paths designed for embedding in a partner's page. */
const isEmbedded = ({ url }: FastifyRequest) =>
  /^\/raspar(PremiacaoInstantanea)?Alternativo\/?(\?|$)/.test(url);

const hostOf = (request: FastifyRequest) => request.hostname.toLowerCase();

function sendRootFile(request: FastifyRequest, reply: FastifyReply, file: RootFile | undefined) {
  if (!file) throw refuse('requisicao.naoEncontrada');
  return sendCompressed(request, reply.header('content-security-policy', file.policy), file.body);
}
